//! Heads of links with blanks in them: with blanks around the colon (`https ://doi.org/`), beside every mark
//! (`https : // doi . org/`), or anywhere in the scheme or the host (`ht tps://doi.org/`, `https://do i.org/`).

use core::ops::Range;
use memchr::memchr_iter;

use crate::accident::is_torn_scheme;
use crate::find::clue::alone::handle::handle;
use crate::find::clue::alone::link::link;
use crate::find::clue::alone::name::{after_prefix, has_suffix};
use crate::find::clue::alone::scheme::begins;
use crate::find::context::searched::Searched;
use crate::find::context::word::is_in_word;
use crate::read::proxy::HOSTS;
use crate::text::heads::{DOI_START, WEB_SCHEMES};
use crate::text::{ascii, character, confusable, entity, run, run_before};

/// The scheme with which a link in groups begins, in any case. It is a group of its own, and no sentence has it before
/// a blank and a colon.
pub(super) const SCHEME: &str = "https";

/// The head of a link in groups to a DOI name, with the colon after its scheme at `colon`.
pub(in crate::find) fn spaced_link(text: &[u8], colon: usize) -> Option<Range<usize>> {
    let head = text[..colon].strip_suffix(b" ")?;
    let start = head.len().checked_sub(SCHEME.len())?;
    let link = ascii::ends_with(head, SCHEME).then(|| link(text, start, colon))??;
    after_prefix(&text[link.end..]).is_some().then_some(link)
}

/// The head of a link with blanks on both sides of its marks, with the colon after its scheme at `colon`:
/// `https : // doi . org/10.1000/`. The scheme may have a blank in it, too. In French, a link has blanks only around
/// its colon, and nothing is wrong with it.
pub(in crate::find) fn apart_link(text: &[u8], colon: usize) -> Option<Range<usize>> {
    let head = text[..colon].strip_suffix(b" ")?;
    let whole = || WEB_SCHEMES.into_iter().find(|scheme| ascii::ends_with(head, scheme));
    let start = torn_start(head).or_else(|| Some(head.len() - whole()?.len()))?;
    let body = broken_link(text, colon)?;
    text[colon + ": ".len()..body].contains(&b' ').then_some(start..body)
}

/// Where the link whose scheme ends at `colon` goes on, although gaps may stand in its head: after the
/// prefix of a DOI name and its slash, or where a handle begins.
pub(in crate::find) fn broken_link(text: &[u8], colon: usize) -> Option<usize> {
    let host = end_of(text, colon, "://")?;
    let end = HOSTS.iter().find_map(|known| end_of(text, host, known))?;
    let slash = end + usize::from(text.get(end) == Some(&b' '));
    let path = end_of(text, slash, "/")?;
    if handle(text, path).is_some() {
        return Some(path);
    }
    let number = end_of(text, path, DOI_START)?;
    let end = run(text, number, u8::is_ascii_digit);
    let name = end_of(text, end + usize::from(text.get(end) == Some(&b' ')), "/")?;
    (end - number > 3 && has_suffix(&text[name..]) && !begins(&text[name..])).then_some(name)
}

/// Whether the path of a link begins with a DOI name that has a blank after its first mark.
pub(in crate::find) fn begins_spaced(path: &[u8]) -> bool {
    path.strip_prefix(b" ").unwrap_or(path).starts_with(b"10. ")
}

/// How a text goes on that is compared with a part of a link.
enum Loosely {
    /// It has the part, which ends here, with the gap after it.
    Ends(usize),
    /// It ends before the part does.
    IsCut,
    Differs,
}

/// Whether `part` stands at `at`, in any case, and perhaps with gaps in it.
fn loosely(text: &[u8], mut at: usize, part: &str) -> Loosely {
    for octet in part.bytes() {
        match text.get(at) {
            None => return Loosely::IsCut,
            Some(own) if own.eq_ignore_ascii_case(&octet) => at += 1,
            Some(_) => return Loosely::Differs,
        }
        at += loose_gap(&text[at..]);
    }
    Loosely::Ends(at)
}

/// Where `part` ends if it stands at `at`.
fn end_of(text: &[u8], at: usize, part: &str) -> Option<usize> {
    match loosely(text, at, part) {
        Loosely::Ends(end) => Some(end),
        Loosely::IsCut | Loosely::Differs => None,
    }
}

/// How many octets the gap at the beginning of `text` has: a blank, an invisible character, or a tag that allows a line
/// to break.
fn loose_gap(text: &[u8]) -> usize {
    match text {
        [b' ', ..] => 1,
        [b'<', ..] => entity::word_break(text).unwrap_or_default(),
        [0x80..=0xFF, ..] => character::first(text)
            .filter(|first| confusable::is_invisible(*first))
            .map_or(0, char::len_utf8),
        _ => 0,
    }
}

/// How many letters a part of a torn scheme has at least.
const LEAST: usize = 2;

/// Whether `head` ends with the beginning of a scheme, or with a scheme that has a blank in it.
pub(super) fn ends_in_scheme(head: &[u8]) -> bool {
    let letters = &head[run_before(head, head.len(), u8::is_ascii_alphabetic)..];
    letters.len() >= LEAST && ascii::is_beginning(letters, SCHEME) || torn_start(head).is_some()
}

/// Whether `head` ends inside the host of a link with gaps, or inside the beginning of the DOI name after it.
pub(super) fn ends_in_head(head: &[u8]) -> bool {
    memchr_iter(b'/', head)
        .filter_map(|at| end_of(head, at, "//"))
        .any(|host| HOSTS.iter().any(|known| ends_inside(head, host, [known, "/", DOI_START])))
}

/// Whether a text ends inside these parts, which stand one after the other from `at` on, or inside the number after
/// them.
fn ends_inside(text: &[u8], mut at: usize, parts: [&str; 3]) -> bool {
    for part in parts {
        at += usize::from(text.get(at) == Some(&b' '));
        match loosely(text, at, part) {
            Loosely::Ends(end) => at = end,
            Loosely::IsCut => return true,
            Loosely::Differs => return false,
        }
    }
    run(text, at, u8::is_ascii_digit) + 1 >= text.len()
}

/// The head of a link whose scheme has a blank in it, before the colon here: `ht tps://doi.org/`.
pub(in crate::find) fn torn_link(searched: Searched<'_>, colon: usize) -> Option<Range<usize>> {
    let text = searched.text;
    let start = torn_start(&text[..colon])?;
    link(text, start, colon).filter(|_| !is_in_word(searched.before(start)))
}

/// Where the scheme begins with which `head` ends, if it has a blank in it.
fn torn_start(head: &[u8]) -> Option<usize> {
    let blank = run_before(head, head.len(), u8::is_ascii_alphabetic).checked_sub(1)?;
    let rest = head[blank..].strip_prefix(b" ")?;
    let start = run_before(head, blank, u8::is_ascii_alphabetic);
    let begun = &head[start..blank];
    (begun.len() >= LEAST && is_torn_scheme(begun, rest)).then_some(start)
}
