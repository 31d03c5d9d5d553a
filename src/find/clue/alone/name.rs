//! The prefix of a DOI name, which shows by itself that an identifier begins, and the DOI name at the end of a text.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::accident::registrant::is_whole;
use crate::find::context::unit::{Unit, escaped_slash, slash};
use crate::find::context::word::{LONGEST_NAME, PUNCTUATION};
use crate::text::heads::DOI_START;
use crate::text::{self, latex, position, positions, run};

/// Whether `text` begins with the prefix of a DOI name, a `/`, and something that may be a suffix.
pub(in crate::find) fn begins_name(text: &[u8]) -> bool {
    after_prefix(text).is_some_and(has_suffix)
}

/// Whether `text` begins with the prefix of a DOI name and an escaped `/`.
pub(in crate::find) fn begins_escaped(text: &[u8]) -> bool {
    prefix(text).is_some_and(|prefix| escaped_slash(&text[prefix..]).is_some())
}

/// What follows the prefix of a DOI name and its `/` at the beginning of `text`.
pub(in crate::find) fn after_prefix(text: &[u8]) -> Option<&[u8]> {
    let rest = &text[prefix(text)?..];
    slash(rest).map(|slash| &rest[slash..])
}

/// Whether `text` ends with the prefix of a DOI name and its `/`.
pub(in crate::find) fn ends_with_prefix_and_slash(text: &[u8]) -> bool {
    let near = text::last(text.strip_suffix(b"/").unwrap_or_default(), LONGEST_NAME);
    positions(near, DOI_START).any(|start| prefix(&near[start..]) == Some(near.len() - start))
}

/// How many octets the prefix of a DOI name has at the beginning of `text`: `10.`, a number of four to nine digits, and
/// perhaps more numbers, each after a dot. The prefix of an ISBN-A begins with `10.978.` or `10.979.`, and goes on with
/// more than three digits, unlike the number of a company in Brazil: `10.978.123/0001-45`.
pub(in crate::find) fn prefix(text: &[u8]) -> Option<usize> {
    let mut rest = text.strip_prefix(DOI_START.as_bytes())?;
    if let [b'9', b'7', b'8' | b'9', b'.', more @ ..] = rest {
        rest = more;
    }
    let mut least = 4;
    loop {
        let count = run(rest, 0, u8::is_ascii_digit);
        if !(least..=9).contains(&count) {
            return None;
        }
        least = 1;
        rest = &rest[count..];
        match rest.strip_prefix(b".") {
            Some(more) => rest = more,
            None => return Some(text.len() - rest.len()),
        }
    }
}

/// Whether `text` ends with a DOI name that has a form of its registrant.
pub(in crate::find) fn is_known_whole(text: &[u8]) -> bool {
    from_ten(text).is_some_and(is_whole)
}

/// The text from the first `10.` in its last octets on. If a single DOI name ends the text, it is that name, provided
/// that the name is short enough to be compared with the forms of its registrant.
pub(in crate::find) fn from_ten(text: &[u8]) -> Option<&[u8]> {
    let near = text::last(text, LONGEST_NAME);
    position(near, DOI_START).map(|start| &near[start..])
}

/// Whether `rest` begins with an octet that may begin the suffix of a DOI name.
pub(in crate::find) fn has_suffix(rest: &[u8]) -> bool {
    let Unit { octet, width } = Unit::first(&rest[begun_breakpoint(rest)..]);
    width > 0 && (!PUNCTUATION.contains(&octet) || b"([".contains(&octet))
}

/// How many octets a breakpoint of LaTeX has with which `rest` begins, if a name may go on after it.
fn begun_breakpoint(rest: &[u8]) -> usize {
    let is_begun = |width: &usize| rest.get(*width).is_some_and(u8::is_ascii_alphanumeric);
    let may_begin = rest.first() == Some(&b'\\');
    may_begin.then(|| latex::breakpoint(rest, false)).flatten().filter(is_begun).unwrap_or(0)
}

/// A name without the blanks that break it.
pub(in crate::find) fn unspaced(name: &[u8]) -> Cow<'_, [u8]> {
    if name.contains(&b' ') {
        let unspaced: Vec<_> = name.iter().copied().filter(|octet| *octet != b' ').collect();
        return Cow::Owned(unspaced);
    }
    Cow::Borrowed(name)
}
