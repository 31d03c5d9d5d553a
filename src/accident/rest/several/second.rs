//! What an identifier is that stands second in a field.

use crate::accident::form::date::is_date;
use crate::accident::form::octets::{
    are_digits, are_digits_or, digit_count, has_digit, is_blank, is_word, is_year, run, starts,
};
use crate::accident::name;
use crate::accident::registrant;

use super::separator::Separator;

/// The identifier with which a field begins.
#[derive(Clone, Copy)]
pub(crate) struct First {
    /// Where its name begins.
    pub(crate) start: usize,
    /// Whether it may be a handle. Only that of an info URI of another namespace is none.
    pub(crate) may_be_handle: bool,
}

impl First {
    /// Whether a handle ends at `end` that has a form of its registrant, or more digits than a prefix.
    fn is_whole_handle(self, text: &[u8], end: usize) -> bool {
        let Some(name) = text.get(self.start..end) else { return false };
        self.may_be_handle
            && name::handle_slash(name, 0).is_some()
            && (digit_count(name) > 6 || registrant::is_whole(name))
    }
}

/// Whether a second identifier begins at `at`, right after the first one: a link, a URI after a mark, another info URI,
/// or a DOI name.
pub(super) fn begins_inside(text: &[u8], first: First, at: usize) -> bool {
    let before = text[at - 1];
    let is_after_whole = || first.is_whole_handle(text, mark_start(text, at));
    if name::info_slash(text, at).is_some() {
        if is_of_openurl(text, at) {
            return false;
        }
        return before.is_ascii_alphanumeric() || is_after_whole();
    }
    // The identifiers of other namespaces may have links and names in them.
    if !first.may_be_handle {
        return false;
    }
    let is_uri = starts(text, at, "doi:10.")
        && name::registered_doi_slash(text, at + "doi:".len()).is_some()
        || is_hdl_uri(text, at);
    if is_uri && (before != b'/' || is_after_whole()) {
        return true;
    }
    let apart = !before.is_ascii_alphabetic() && before != b'/';
    let is_link = name::web_end(text, at).is_some() || apart;
    is_link && name::link_end(text, at).is_some()
        || is_second_doi(text, first.start, at)
            && (BETWEEN.contains(&before) || first.is_whole_handle(text, at))
}

/// Whether the URI at `at` is the value with which an OpenURL names its sender or a format: `rfr_id=info:sid/…`.
fn is_of_openurl(text: &[u8], at: usize) -> bool {
    text[..at].ends_with(b"=")
        && ["info:sid/", "info:ofi/"].iter().any(|head| starts(text, at, head))
}

/// Whether an `hdl` URI with a prefix of the usual form and length begins at `at`: no name has one in it, even after a
/// letter.
fn is_hdl_uri(text: &[u8], at: usize) -> bool {
    let start = at + "hdl:".len();
    let is_usual = |slash: usize| {
        slash - start >= "2027".len() && name::is_usual(&text[start..], slash - start)
    };
    starts(text, at, "hdl:") && name::handle_slash(text, start).is_some_and(is_usual)
}

/// Whether a DOI name begins at `at`, with one number after `10.`, right after a letter of any script, a digit or a
/// dot; or after another mark, if the handle that begins at `first` is whole before it, or has the same prefix.
pub(super) fn is_second_doi(text: &[u8], first: usize, at: usize) -> bool {
    let Some(slash) = name::registered_doi_slash(text, at) else { return false };
    let begins = match text[at - 1] {
        b'0'..=b'9' => is_after_digit(text, at, slash),
        mark if mark.is_ascii_alphabetic() || mark == b'.' || !mark.is_ascii() => true,
        mark => {
            let name = &text[first..mark_start(text, at)];
            BETWEEN.contains(&mark)
                && (registrant::is_whole(name) || is_long(name, &text[at..=slash]))
        }
    };
    begins && slash == run(text, at + "10.".len(), u8::is_ascii_digit)
}

/// Whether a handle is so long that nothing more belongs to it before another `prefix`: its local name has four digits
/// or more, or is longer than a few letters after the same prefix.
fn is_long(handle: &[u8], prefix: &[u8]) -> bool {
    let local_name = name::local_name(handle);
    is_word(handle, b"._-/()")
        && (digit_count(local_name) > 3 || local_name.len() > 6 && handle.starts_with(prefix))
}

/// The marks that may stand alone between two names.
const BETWEEN: &[u8] = b":/-_#@*";

/// Where the mark before a second name at `at` begins, or `at` if no mark stands there. Two hyphens are one mark.
pub(super) fn mark_start(text: &[u8], at: usize) -> usize {
    let marks = match text[..at] {
        [.., b'-', b'-'] => 2,
        [.., mark] if BETWEEN.contains(&mark) => 1,
        _ => 0,
    };
    at - marks
}

/// Whether the `10.` after a digit at `at` begins a DOI name, with its slash at `slash`, rather than ends a year or
/// another number: in `10.3389/fnins.2010.00123/full`, the page of an article follows the slash.
fn is_after_digit(text: &[u8], at: usize, slash: usize) -> bool {
    let ends_year = text[..at].ends_with(b"20") && !text[at - "120".len()].is_ascii_digit();
    let begins_registrant = text[at + "10.".len()] != b'0';
    !ends_year && begins_registrant && has_digit(&text[slash..])
}

/// Whether a second identifier begins at `at`, after a separator. Numbers with a slash between them may also be a part
/// of the first.
pub(crate) fn is_second(text: &[u8], first: First, at: usize, separator: &Separator) -> bool {
    if is_of_openurl(text, at) {
        return false;
    }
    let is_value = separator.is_of_values(text);
    let is_link =
        || name::link_end(text, at).or_else(|| name::web_end(text, at).filter(|_| is_value));
    if is_link().is_some() || name::is_of_other_scheme(text, at) {
        return true;
    }
    let Some(slash) = name::handle_slash(text, at).filter(|_| !separator.divides_issn(text, at))
    else {
        return false;
    };
    let word = &text[at..run(text, at, |octet| !is_blank(octet) && !b",;|".contains(octet))];
    if is_date(word) {
        return false;
    }
    let authority = &text[at..slash];
    let same = text[first.start..].starts_with(authority);
    let doi = authority.starts_with(b"10.") && authority.len() > 6;
    if doi || b"([&+".contains(&separator.mark) {
        return doi;
    }
    if authority == b"10" {
        let is_after_short = text[first.start..].starts_with(b"10/");
        // Other words with `10/` are dates, such as `10/May`.
        return name::short_doi_name(text, at)
            .is_some_and(|name| is_after_short || has_digit(name));
    }
    // After a `,` or `;`, a number with a short name may be a date or a volume.
    let is_number = || are_digits(authority) && word.len() > authority.len() + 4;
    authority.len() > 3
        && (same
            || b",;".contains(&separator.mark) && is_number()
            || separator.is_apart(text) && is_clear(word, authority.len())
            || is_value && are_digits_or(authority, b".")
            || separator.is_spaced && starts(text, at, "20.500"))
}

/// Whether a name with its slash at `slash` is surely a handle: its prefix has the usual form and five digits or more,
/// or another number after a dot. Two numbers with a slash may also be a date or a volume.
fn is_clear(name: &[u8], slash: usize) -> bool {
    let prefix = &name[..slash];
    let is_date = || prefix.split(|octet| *octet == b'.').any(is_year);
    let is_long = prefix.len() > 5 || prefix.len() > 4 && are_digits(prefix) && name.len() > 9;
    is_long && name::is_usual(name, slash) && !is_date()
}
