//! Links with blanks in them, as the text of some PDFs has them: after every five letters or digits
//! (`https ://doi.org/10.1038/s4158 6-020-2649-2`), after every mark
//! (`https:// doi. org/ 10. 1038/ s41586- 020- 2649-2`), or after one mark of the host
//! (`https://doi. org/10.1038/nature14539`).

use alloc::vec::Vec;
use core::ops::Range;

use super::handle::handle;
use super::link::link;
use super::name::{after_prefix, has_suffix, is_known_whole};
use super::scheme::begins;
use super::word::divides;
use crate::accident::{
    GROUPED_START, ends_with_group, goes_on_after_group, has_blanks_after_marks, is_grouped,
};
use crate::read::proxy::HOSTS;
use crate::text::ascii::DOI_START;
use crate::text::{self, ascii, character, confusable, entity, position, run};

/// The scheme with which a link in groups begins, in any case. It is a group of its own, and no sentence has it before
/// a blank and a colon.
const SCHEME: &str = GROUPED_START.split_at("https".len()).0;

/// What follows this scheme.
const MARKS: &str = GROUPED_START.split_at("https".len()).1;

/// A length that no link with blanks reaches, in octets.
const LONGEST: usize = 128;

/// The head of a link in groups to a DOI name, with the colon after its scheme at `colon`.
pub(super) fn spaced_link(text: &[u8], colon: usize) -> Option<Range<usize>> {
    let head = text[..colon].strip_suffix(b" ")?;
    let start = head.len().checked_sub(SCHEME.len())?;
    let link = ascii::ends_with(head, SCHEME).then(|| link(text, start, colon))??;
    after_prefix(&text[link.end..]).is_some().then_some(link)
}

/// Where the link whose scheme ends at `colon` goes on, although gaps may stand after the marks of its head: after the
/// prefix of a DOI name and its slash, or where a handle begins.
pub(super) fn broken_link(text: &[u8], colon: usize) -> Option<usize> {
    let host = loosely(text, colon, "://")?;
    let end = HOSTS.iter().find_map(|known| loosely(text, host, known))?;
    let slash = end + usize::from(text.get(end) == Some(&b' '));
    let path = loosely(text, slash, "/")?;
    if handle(text, path).is_some() {
        return Some(path);
    }
    let number = loosely(text, path, DOI_START)?;
    let end = run(text, number, u8::is_ascii_digit);
    let name = loosely(text, end, "/")?;
    (end - number > 3 && has_suffix(&text[name..]) && !begins(&text[name..])).then_some(name)
}

/// Whether the path of a link begins with a DOI name that has a blank after its first mark.
pub(super) fn begins_spaced(path: &[u8]) -> bool {
    path.strip_prefix(b" ").unwrap_or(path).starts_with(b"10. ")
}

/// Where `part` ends, which may be in any case, if it stands at `at`, perhaps with a gap after each of its marks.
fn loosely(text: &[u8], mut at: usize, part: &str) -> Option<usize> {
    for octet in part.bytes() {
        text.get(at).filter(|own| own.eq_ignore_ascii_case(&octet))?;
        at += 1;
        if !octet.is_ascii_alphanumeric() {
            at += gap(&text[at..]);
        }
    }
    Some(at)
}

/// How many octets the gap at the beginning of `text` has: a blank, an invisible character, or a tag that allows a line
/// to break.
fn gap(text: &[u8]) -> usize {
    match text {
        [b' ', ..] => 1,
        [b'<', ..] => entity::word_break(text).unwrap_or_default(),
        [0x80..=0xFF, ..] => character::first(text)
            .filter(|first| confusable::is_invisible(*first))
            .map_or(0, char::len_utf8),
        _ => 0,
    }
}

/// Whether a link with blanks, which is `before` so far, goes on after the blank with which `rest` begins.
pub(super) fn goes_on(before: &[u8], rest: &[u8]) -> bool {
    let Some(after) = rest.strip_prefix(b" ").filter(|_| before.len() < LONGEST) else {
        return false;
    };
    is_grouped(before) && goes_on_after_group(before, after)
        || has_blanks_after_marks(before) && goes_on_after_mark(before, after)
}

/// Whether a link with a blank after every mark goes on with `after`. A capital letter after a full stop begins the
/// next sentence, and so does nearly everything after a whole name.
fn goes_on_after_mark(before: &[u8], after: &[u8]) -> bool {
    let first = after.first().copied().unwrap_or_default();
    let is_part = match before.last() {
        Some(b'.') => {
            !first.is_ascii_uppercase()
                && !begins_item(after)
                && !after.starts_with(b"10. ")
                && (begins_numbers(after) || !is_whole(before))
        }
        Some(b'/' | b'-' | b'_' | b':') => true,
        Some(b')') => first.is_ascii_digit(),
        _ => false,
    };
    is_part && first.is_ascii_alphanumeric() && !begins(after) && has_digit_ahead(after)
}

/// Whether the link up to its full stop is to a DOI name of a form of its registrant.
fn is_whole(link: &[u8]) -> bool {
    let unspaced: Vec<_> = link.iter().copied().filter(|octet| *octet != b' ').collect();
    unspaced.strip_suffix(b".").is_some_and(is_known_whole)
}

/// Whether a text begins with a number of five digits, or with two numbers and the mark between them, as hardly any
/// sentence does.
fn begins_numbers(text: &[u8]) -> bool {
    let digits = run(text, 0, u8::is_ascii_digit);
    let has_next =
        matches!(&text[digits..], [b'.' | b'-' | b'/', b' ', next, ..] if next.is_ascii_digit());
    digits > 4 || digits > 0 && has_next
}

/// Whether a text begins with the number of the next item of a list, or with a year: `12. Smith`.
fn begins_item(text: &[u8]) -> bool {
    let digits = run(text, 0, u8::is_ascii_digit);
    let follows = matches!(&text[digits..], [b'.', b' ', next, ..] if next.is_ascii_uppercase());
    (1..5).contains(&digits) && follows
}

/// Whether the first word of a text has a digit, or ends with a mark and leads to such a word.
fn has_digit_ahead(text: &[u8]) -> bool {
    let near = text::first(text, LONGEST);
    let line = &near[..run(near, 0, |octet| *octet == b' ' || !divides(*octet))];
    for word in line.split(|octet| *octet == b' ') {
        if word.iter().any(u8::is_ascii_digit) {
            return true;
        }
        if !word.last().is_some_and(|last| b"./-_:".contains(last)) {
            return false;
        }
    }
    false
}

/// Whether `head` may end inside a link with blanks, which goes on after a blank: with its scheme, a group or its host.
pub(super) fn may_go_on_spaced(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    let is_link = || position(near, MARKS).is_some() || has_blanks_after_marks(near);
    let ends_host = ["org", "net", "gov"].iter().any(|top| ascii::ends_with(head, top));
    ascii::ends_with(head, SCHEME) || ends_with_group(near) && is_link() || ends_host
}
