//! Beginnings of identifiers that stand for any name of their kind.

use core::ops::Range;

use crate::accident::RELATED;
use crate::find::clue::alone::scheme::INFO;
use crate::find::context::searched::Searched;
use crate::text::run_before;

/// Whether the identifier at `range` is only `10` and stands for any DOI name, because dots follow it:
/// `https://doi.org/10...`.
pub(super) fn is_any_name(text: &[u8], range: &Range<usize>) -> bool {
    let written = &text[range.clone()];
    let dots_start = run_before(written, written.len(), |octet| *octet == b'.');
    let (number, rest) = (&written[..dots_start], &text[range.start + dots_start..]);
    let is_ten = number
        .strip_suffix(b"10")
        .is_some_and(|head| head.is_empty() || head.ends_with(b":") || head.ends_with(b"/"));
    is_ten && (rest.starts_with(b"...") || rest.starts_with("…".as_bytes()))
}

/// Whether the URI at this range is only the beginning of those of a repository, in a sentence about them: `the types
/// of info:eu-repo/semantics`. As a value, or in a line of its own, it has lost its end.
pub(super) fn is_only_authority(searched: Searched<'_>, range: &Range<usize>) -> bool {
    let uri = &searched.text[range.clone()];
    let identifier = uri.strip_prefix(INFO.as_bytes()).unwrap_or_default();
    let is_authority = RELATED.strip_suffix('/').is_some_and(|it| it.as_bytes() == identifier);
    is_authority && searched.before(range.start) == b' '
}
