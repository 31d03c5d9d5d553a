//! Links with blanks in them, as the text of some PDFs has them: after every five letters or digits
//! (`https ://doi.org/10.1038/s4158 6-020-2649-2`), after every mark
//! (`https:// doi. org/ 10. 1038/ s41586- 020- 2649-2`), or after one mark of the host
//! (`https://doi. org/10.1038/nature14539`).

use alloc::vec::Vec;
use core::ops::Range;

use super::handle::handle;
use super::link::link;
use super::name::{after_prefix, has_suffix, is_known_whole};
use super::scheme::{LINKS, begins};
use super::searched::Searched;
use super::word::{divides, is_in_word};
use crate::accident::{
    GROUPED_START, ends_with_group, goes_on_after_group, has_blanks_after_marks, is_grouped,
};
use crate::read::proxy::HOSTS;
use crate::text::ascii::DOI_START;
use crate::text::{self, ascii, character, confusable, entity, position, run, run_before};

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

/// Where the link whose scheme ends at `colon` goes on, although gaps may stand in its head: after the
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
    let name = loosely(text, end + usize::from(text.get(end) == Some(&b' ')), "/")?;
    (end - number > 3 && has_suffix(&text[name..]) && !begins(&text[name..])).then_some(name)
}

/// Whether the path of a link begins with a DOI name that has a blank after its first mark.
pub(super) fn begins_spaced(path: &[u8]) -> bool {
    path.strip_prefix(b" ").unwrap_or(path).starts_with(b"10. ")
}

/// Where `part` ends, which may be in any case, if it stands at `at`, perhaps with gaps in it.
fn loosely(text: &[u8], mut at: usize, part: &str) -> Option<usize> {
    for octet in part.bytes() {
        text.get(at).filter(|own| own.eq_ignore_ascii_case(&octet))?;
        at += 1;
        at += gap(&text[at..]);
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

/// How many octets the blank has with which `rest` begins, if it stands beside a mark of a name that has blanks on both
/// sides of its marks, as some styles of LaTeX write them: `10 . 1145 / 76359 . 76371`.
pub(super) fn blank_at_mark(before: &[u8], rest: &[u8]) -> Option<usize> {
    const MARKS: &[u8] = b"./_:";
    let after = rest.strip_prefix(b" ")?;
    let is_spaced = || [" . ", " / "].iter().any(|mark| position(before, mark).is_some());
    let is_spaced = || is_spaced() && has_ten(before);
    // After a full stop, a capital letter begins the next sentence, and a small one the next word after a whole name.
    let is_next =
        |next: &u8| next.is_ascii_digit() || next.is_ascii_lowercase() && !is_whole(before);
    let goes_on = match (before, after) {
        ([.., b' ', b'.'], [next, ..]) | (_, [b'.', b' ', next, ..]) => is_next(next),
        ([.., b' ', mark], [next, ..]) if MARKS.contains(mark) => next.is_ascii_alphanumeric(),
        (_, [mark, b' ', next, ..]) => MARKS.contains(mark) && next.is_ascii_alphanumeric(),
        _ => false,
    };
    (goes_on && before.len() < LONGEST && is_spaced()).then_some(1)
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

/// Whether the link or the name up to its full stop has a form of its registrant.
fn is_whole(link: &[u8]) -> bool {
    let unspaced: Vec<_> = link.iter().copied().filter(|octet| *octet != b' ').collect();
    is_known_whole(unspaced.strip_suffix(b".").unwrap_or(&unspaced))
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
    ends_in_scheme(near)
        || ends_beside_mark(near)
        || ends_in_host(near)
        || ends_with_group(near) && is_link()
        || ends_host
}

/// Whether `head` may end inside a name that has blanks on both sides of its marks.
fn ends_beside_mark(head: &[u8]) -> bool {
    [" .", " /"].iter().any(|mark| position(head, mark).is_some()) && has_ten(head)
}

/// Whether a text has the beginning of a DOI name, perhaps with a blank before its dot.
fn has_ten(text: &[u8]) -> bool {
    [DOI_START, "10 ."].iter().any(|ten| position(text, ten).is_some())
}

/// Whether `head` ends with the beginning of a scheme.
fn ends_in_scheme(head: &[u8]) -> bool {
    let letters = &head[run_before(head, head.len(), u8::is_ascii_alphabetic)..];
    !letters.is_empty() && ascii::is_beginning(letters, SCHEME)
}

/// Whether `head` ends with the beginning of the host of a link, perhaps with blanks in it.
fn ends_in_host(head: &[u8]) -> bool {
    let Some(marks) = head.windows(2).rposition(|octets| octets == b"//") else { return false };
    let host = &head[marks + 2..];
    let host: Vec<_> = host.iter().copied().filter(|octet| *octet != b' ').collect();
    HOSTS.iter().any(|known| ascii::is_beginning(&host, known))
}

/// The head of a link whose scheme has a blank in it, before the colon here: `ht tps://doi.org/`.
pub(super) fn torn_link(searched: Searched<'_>, colon: usize) -> Option<Range<usize>> {
    let text = searched.text;
    let blank = run_before(text, colon, u8::is_ascii_alphabetic).checked_sub(1)?;
    let (head, rest) = (&text[..blank], text[blank..colon].strip_prefix(b" ")?);
    let start_of = |scheme: &str| {
        let begun =
            scheme.len().checked_sub(rest.len()).filter(|len| (1..scheme.len()).contains(len))?;
        let is_scheme =
            ascii::ends_with(head, &scheme[..begun]) && ascii::ends_with(rest, &scheme[begun..]);
        is_scheme.then(|| blank - begun)
    };
    let start = LINKS.into_iter().find_map(start_of)?;
    link(text, start, colon).filter(|_| !is_in_word(searched.before(start)))
}
