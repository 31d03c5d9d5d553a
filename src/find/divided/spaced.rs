//! Links and names with blanks in them, as the text of some PDFs has them: after every five letters or digits
//! (`https ://doi.org/10.1038/s4158 6-020-2649-2`), after every mark
//! (`https:// doi. org/ 10. 1038/ s41586- 020- 2649-2`), on both sides of every mark (`10 . 1145 / 76359 . 76371`), or
//! anywhere in the scheme or the host (`ht tps://doi.org/`, `https://doi. org/`, `https://do i.org/`).

use core::ops::Range;
use memchr::memchr_iter;

use crate::accident::{
    GROUPED_START, ends_with_group, goes_on_after_group, has_blanks_after_marks, is_grouped,
    is_torn_scheme,
};
use crate::find::clue::handle::handle;
use crate::find::clue::link::link;
use crate::find::clue::name::{after_prefix, has_suffix, is_known_whole, unspaced};
use crate::find::clue::scheme::begins;
use crate::find::context::searched::Searched;
use crate::find::context::word::{ends_word, is_in_word};
use crate::read::proxy::HOSTS;
use crate::text::heads::{DOI_START, WEB_SCHEMES};
use crate::text::{self, ascii, character, confusable, entity, position, run, run_before};

/// The scheme with which a link in groups begins, in any case. It is a group of its own, and no sentence has it before
/// a blank and a colon.
const SCHEME: &str = "https";

/// What follows the scheme of a link in groups.
const AFTER_SCHEME: &str = GROUPED_START.split_at(SCHEME.len()).1;

/// Links with blanks are shorter than this, in octets.
const LONGEST: usize = 128;

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

/// Whether a link with blanks, which is `before` so far, goes on after the blank with which `rest` begins.
pub(in crate::find) fn goes_on(before: &[u8], rest: &[u8]) -> bool {
    let Some(after) = rest.strip_prefix(b" ").filter(|_| before.len() < LONGEST) else {
        return false;
    };
    is_grouped(before) && goes_on_after_group(before, after)
        || has_blanks_after_marks(before) && goes_on_after_mark(before, after)
}

/// How many octets the blank has with which `rest` begins, if it stands beside a mark of a name that has blanks on both
/// sides of its marks, as some styles of LaTeX write them: `10 . 1145 / 76359 . 76371`.
pub(in crate::find) fn blank_at_mark(before: &[u8], rest: &[u8]) -> Option<usize> {
    let after = rest.strip_prefix(b" ")?;
    let (name, next) = match (before, after) {
        ([name @ .., b' ', b'.' | b'/' | b'_'], next)
        | (name, [b'.' | b'/' | b'_', b' ', next @ ..]) => (name, next),
        _ => return None,
    };
    let first = next.first()?;
    let word = || &next[..run(next, 0, u8::is_ascii_alphanumeric)];
    let goes_on = if is_whole(name) {
        // What follows a whole name is mostly the next word or item of the reference.
        is_whole(&[name, b".", word()].concat())
    } else {
        first.is_ascii_digit() && !begins_item(next)
            || first.is_ascii_lowercase()
            || first.is_ascii_alphabetic() && !before.ends_with(b".") && !after.starts_with(b".")
    };
    (goes_on && before.len() < LONGEST && has_blanks_around_marks(before)).then_some(1)
}

/// Whether a text has the beginning of a DOI name with blanks on both sides of its marks, the last of which may end the
/// text.
fn has_blanks_around_marks(text: &[u8]) -> bool {
    [" .", " /"].iter().any(|mark| position(text, mark).is_some()) && has_ten(text)
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
    let link = unspaced(link);
    is_known_whole(link.strip_suffix(b".").unwrap_or(&link))
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
    let line = &near[..run(near, 0, |octet| *octet == b' ' || !ends_word(*octet))];
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
pub(in crate::find) fn may_go_on_spaced(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    let is_link = || position(near, AFTER_SCHEME).is_some() || has_blanks_after_marks(near);
    let ends_host = ["org", "net", "gov"].iter().any(|top| ascii::ends_with(head, top));
    ends_in_scheme(near)
        || has_blanks_around_marks(near)
        || ends_in_head(near)
        || ends_with_group(near) && is_link()
        || ends_host
}

/// Whether a text has the beginning of a DOI name, perhaps with a blank before its dot.
fn has_ten(text: &[u8]) -> bool {
    [DOI_START, "10 ."].iter().any(|ten| position(text, ten).is_some())
}

/// How many letters a part of a torn scheme has at least.
const LEAST: usize = 2;

/// Whether `head` ends with the beginning of a scheme, or with a scheme that has a blank in it.
fn ends_in_scheme(head: &[u8]) -> bool {
    let letters = &head[run_before(head, head.len(), u8::is_ascii_alphabetic)..];
    letters.len() >= LEAST && ascii::is_beginning(letters, SCHEME) || torn_start(head).is_some()
}

/// Whether `head` ends inside the host of a link with gaps, or inside the beginning of the DOI name after it.
fn ends_in_head(head: &[u8]) -> bool {
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
