//! Handles without a scheme or a link, which only a resolver or a label before them shows.

use core::ops::Range;

use super::unit::has_suffix;
use super::word::is_in_word;
use crate::text::ascii;

/// The resolver of handles, without which nothing shows that a number and a slash begin a handle.
pub(super) const RESOLVER: &[u8] = b"hdl.handle.net/";

/// A length that no prefix reaches, in octets.
const LONGEST: usize = 64;

/// Labels after which a handle may follow a space.
const LABELS: [&str; 2] = ["hdl", "handle"];

/// The prefix of a handle after a label, a colon and a space: `Handle: 2027/abc`.
pub(super) fn labelled(
    text: &[u8],
    colon: usize,
    before: &dyn Fn(usize) -> u8,
) -> Option<Range<usize>> {
    let head = &text[..colon];
    let is_apart = |label: &str| !is_in_word(before(head.len() - label.len()));
    let mut labels = LABELS.into_iter().filter(|label| ascii::ends_with(head, label));
    let follows = text[colon + 1..].strip_prefix(b" ").is_some();
    if follows && labels.any(is_apart) { handle(text, colon + ": ".len()) } else { None }
}

/// The prefix of a handle at `start`, with its slash: a number of four digits or more, or one of two or three with more
/// parts after a dot. An octet that may begin a local name follows it.
pub(super) fn handle(text: &[u8], start: usize) -> Option<Range<usize>> {
    let rest = text.get(start..)?;
    let slash = rest.iter().take(LONGEST).position(|octet| *octet == b'/')?;
    let is_part = |octet: &u8| octet.is_ascii_alphanumeric() || b".-_".contains(octet);
    let digits = rest.iter().take_while(|octet| octet.is_ascii_digit()).count();
    let is_doi = rest.starts_with(ascii::DOI_START.as_bytes());
    let is_prefix = rest[..slash].iter().all(is_part)
        && (digits >= 4 || digits >= 2 && rest[digits] == b'.' && !is_doi);
    let body = start + slash + 1;
    (is_prefix && has_suffix(&text[body..])).then_some(start..body)
}
