//! Where handles and DOI names begin and end, and what their parts are.

use handle_grammar::class::Class;
use handle_grammar::rfc5234::CTL;

use crate::accident::form::octets::{blank, ends, has_digit, run, starts, word_end};
use crate::accident::form::words::Words;

/// The index of the slash of a DOI name that begins at `at`: `10.`, a registrant, `/`, and an octet that local names
/// begin with.
pub(crate) fn doi_slash(text: &[u8], at: usize) -> Option<usize> {
    if !text.get(at..)?.starts_with(b"10.") {
        return None;
    }
    let mut end = at + 2;
    while text.get(end) == Some(&b'.') {
        let digits = run(text, end + 1, u8::is_ascii_digit);
        if digits == end + 1 || digits > end + 10 {
            return None;
        }
        end = digits;
    }
    (text.get(end) == Some(&b'/') && may_begin_local_name(text, end + 1)).then_some(end)
}

/// Like [`doi_slash`], if the number of the registrant has four digits or more, as the numbers of all registrants have,
/// or the prefix is that of an ISBN-A.
pub(crate) fn registered_doi_slash(text: &[u8], at: usize) -> Option<usize> {
    let number = at + "10.".len();
    let is_number = |end| end > number + 3 || matches!(&text[number..end], b"978" | b"979");
    doi_slash(text, at).filter(|_| is_number(run(text, number, u8::is_ascii_digit)))
}

/// The local name of a shortDOI that begins at `at`, which may also have letters only: `10/` and up to eight letters
/// and digits, not all of them digits, with a blank or nothing after them.
pub(crate) fn short_doi_name(text: &[u8], at: usize) -> Option<&[u8]> {
    let end = run(text, at + 3, u8::is_ascii_alphanumeric);
    let name = text.get(at + 3..end).unwrap_or_default();
    let ends = end == text.len() || blank(text, end) > 0;
    let has_letter = name.iter().any(u8::is_ascii_alphabetic);
    (starts(text, at, "10/") && has_letter && ends && name.len() < 9).then_some(name)
}

/// The index of the slash of a handle that begins at `at` with a digit, as in `20.500.12345/x`, or with one of
/// [`WORDED`].
pub(crate) fn handle_slash(text: &[u8], at: usize) -> Option<usize> {
    if starts(text, at, "10.") {
        return doi_slash(text, at);
    }
    let digits = run(text, at, u8::is_ascii_digit);
    if digits == at {
        let slash =
            if WORDED.stand(text, at) { worded_handle_slash(text, at)? } else { return None };
        return Some(slash).filter(|_| !is_site(&text[at..slash]));
    }
    if digits > at + 9 {
        return None;
    }
    let part = |octet: &u8| octet.is_ascii_alphanumeric() || matches!(octet, b'-' | b'_');
    let mut end = digits;
    while text.get(end) == Some(&b'.') && text.get(end + 1).is_some_and(part) {
        end = run(text, end + 1, part);
    }
    (text.get(end) == Some(&b'/') && may_begin_local_name(text, end + 1)).then_some(end)
}

/// How the prefixes of the Library of Congress begin.
pub(crate) const LIBRARY_PREFIX: &str = "loc.";

/// How the prefixes of the Library of Congress and of CNRI begin, which have had handles the longest.
static WORDED: Words = Words::new(&[LIBRARY_PREFIX, "cnri."]);

/// Whether this is the host of a site rather than a prefix.
fn is_site(host: &[u8]) -> bool {
    [".gov", ".org", ".us"].iter().any(|top| ends(host, host.len(), top))
}

/// The index of the slash of a handle that begins at `at` with a word and a dot, as in `loc.pnp/x`.
pub(crate) fn worded_handle_slash(text: &[u8], at: usize) -> Option<usize> {
    let word = run(text, at, u8::is_ascii_alphabetic);
    let end = word_end(text, word, b".-_");
    let is_prefix = word > at && text.get(word) == Some(&b'.') && text[end - 1] != b'.';
    (is_prefix && text.get(end) == Some(&b'/') && may_begin_local_name(text, end + 1))
        .then_some(end)
}

/// The index of the slash of a handle of the Library of Congress in the form that nearly all of these have: the name
/// of a collection, and a local name that begins with a letter, as in `loc.pnp/cph.3b28212`.
pub(crate) fn slash_of_library(handle: &[u8]) -> Option<usize> {
    let is_library = handle.starts_with(LIBRARY_PREFIX.as_bytes());
    let slash = if is_library { handle_slash(handle, 0)? } else { return None };
    let (collection, local_name) = (&handle[LIBRARY_PREFIX.len()..slash], &handle[slash + 1..]);
    let is_usual = collection.iter().all(u8::is_ascii_lowercase)
        && local_name.first().is_some_and(u8::is_ascii_alphabetic);
    is_usual.then_some(slash)
}

/// What follows the first slash of a name; empty if there is no slash.
pub(crate) fn local_name(name: &[u8]) -> &[u8] {
    let slash = name.iter().position(|&octet| octet == b'/');
    slash.map_or(&[], |slash| &name[slash + 1..])
}

/// Whether a name may end after these octets: the last one is a letter or a digit, and there is a digit among them.
pub(crate) fn may_end(name: &[u8]) -> bool {
    name.last().is_some_and(u8::is_ascii_alphanumeric) && has_digit(name)
}

/// The octets that local names do not begin with.
const NOT_FIRST: Class = Class::of(b" \"'<>,;").or(CTL);

/// Whether the octet at `at` is one that local names begin with.
pub(super) fn may_begin_local_name(text: &[u8], at: usize) -> bool {
    text.get(at).is_some_and(|&octet| !NOT_FIRST.contains(octet))
}
