//! Where the first of several links ends that stand side by side: `https://a.org/1,https://a.org/2`.

use super::name;
use super::octets::{is_blank, run_before};

/// What may stand between two links.
const SEPARATORS: &[u8] = b",;|";

/// Where the address ends in which the octet at `from` stands: before the next link or DOI name that stands beside it,
/// and the separators between them, or at the end of the text. A link after a `/` or an `=` is a part of the address.
pub(super) fn end_of_address(text: &[u8], from: usize) -> usize {
    let next = (from + 1..text.len()).find(|&at| begins_beside(text, at));
    next.map_or(text.len(), |at| run_before(text, at, is_separator))
}

/// Whether another link begins at `at`, after a separator or right after a letter or a digit, or another identifier
/// after a separator.
fn begins_beside(text: &[u8], at: usize) -> bool {
    let last = &text[at - 1];
    let begins_identifier = || {
        name::link_end(text, at).is_some()
            || name::registered_doi_slash(text, at).is_some()
            || name::is_of_other_scheme(text, at)
    };
    let begins_link = || name::web_end(text, at).is_some();
    is_separator(last) && (begins_link() || begins_identifier())
        || last.is_ascii_alphanumeric() && begins_link()
}

fn is_separator(octet: &u8) -> bool {
    SEPARATORS.contains(octet) || is_blank(octet)
}
