//! Handles without a scheme or a link, which only a resolver or a label before them shows, and DOI names with a damaged
//! prefix after a label.

use alloc::string::String;
use core::ops::{Range, RangeInclusive};

use handle_grammar::rfc5234::WSP;

use super::gap::line_end;
use super::name::{has_suffix, prefix};
use super::narrow::narrow;
use super::searched::Searched;
use super::unit::escaped_slash;
use super::word::{ends_every_word, first_word, is_in_word, is_space_or_line_end};
use crate::accident::{REPOSITORIES, has_broken_ten, is_nearly_prefix, latin};
use crate::text::ascii;
use crate::text::{run, run_before};

/// The resolver of handles, without which, or without a label, nothing shows that a number and a slash begin a handle.
const RESOLVER: &str = "hdl.handle.net/";

/// The word with which the resolver begins. It is also the name of a parameter in the templates of Wikipedia:
/// `{{hdl|2027/abc}}`, `|hdl=2027/abc`.
pub(super) const FIRST_WORD: &str = RESOLVER.split_at("hdl".len()).0;

/// Where the path of the resolver begins, if the resolver is at `start`. A line may be broken beside one of its marks.
pub(super) fn path(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start;
    for mark in RESOLVER.bytes() {
        if mark == b'/' {
            at += line_end_len(&text[at..]);
        }
        text.get(at).filter(|own| **own == mark)?;
        at += 1;
        if mark.is_ascii_punctuation() {
            at += line_end_len(&text[at..]);
        }
    }
    Some(at)
}

/// The resolver of the Library of Congress.
const LIBRARY: &str = "hdl.loc.gov/";

/// The prefix of a handle of the Library of Congress after its resolver, which is at `start`: `hdl.loc.gov/loc.mss/ab.1`.
pub(super) fn of_library(text: &[u8], start: usize) -> Option<Range<usize>> {
    let path =
        text.get(start..)?.starts_with(LIBRARY.as_bytes()).then_some(start + LIBRARY.len())?;
    before_slash(text, path, |prefix| {
        prefix.starts_with(b"loc.") && prefix.iter().all(is_of_prefix)
    })
}

/// How many octets the line end at the beginning of `text` has, if there is one.
fn line_end_len(text: &[u8]) -> usize {
    line_end(text).unwrap_or_default()
}

/// Whether a link to a resolver at `start`, whose path begins at `path`, is broken at the end of a line.
pub(super) fn is_broken_over_lines(text: &[u8], start: usize, path: usize) -> bool {
    let scheme = text[..start].strip_suffix(b"//").unwrap_or_default();
    let blanks = run_before(scheme, scheme.len(), |octet| is_space_or_line_end(*octet));
    let is_after_break = blanks < scheme.len() && scheme[..blanks].ends_with(b":");
    is_after_break || path - start > RESOLVER.len()
}

/// Whether `head` ends with the host of the resolver.
pub(super) fn ends_with_resolver(head: &[u8]) -> bool {
    RESOLVER.strip_suffix('/').is_some_and(|host| head.ends_with(host.as_bytes()))
}

/// The prefix of a handle that follows [`FIRST_WORD`] at `start`, as the value of a parameter of this name, or after a
/// blank.
pub(super) fn parameter(text: &[u8], start: usize) -> Option<Range<usize>> {
    let end = start + FIRST_WORD.len();
    let mark = blanks_end(text, end);
    match text.get(mark)? {
        b'|' | b'=' => handle(text, blanks_end(text, mark + 1)),
        b'0'..=b'9' if mark > end => handle(text, mark),
        _ => None,
    }
}

/// The prefix of a handle in the query of a link, where slashes are escaped, with its own escaped slash:
/// `hdl.handle.net%2F2027%2Fabc`, `info%3Ahdl%2F2027%2Fabc`. The resolver or the namespace is at `start`.
pub(super) fn escaped(text: &[u8], start: usize) -> Option<Range<usize>> {
    let (host, is_in_info) =
        (RESOLVER.strip_suffix('/')?, ascii::ends_with(&text[..start], "info%3A"));
    let head = match &text[start..] {
        rest if rest.starts_with(host.as_bytes()) => start + host.len(),
        _ if is_in_info => start + FIRST_WORD.len(),
        _ => return None,
    };
    let prefix = head + escaped_slash(&text[head..])?;
    let slash = run(text, prefix, is_of_prefix);
    let body = slash + escaped_slash(&text[slash..])?;
    (has_number(&text[prefix..slash]) && has_suffix(&text[body..])).then_some(prefix..body)
}

/// Where the blanks at `start` end.
fn blanks_end(text: &[u8], start: usize) -> usize {
    run(text, start, |octet| WSP.contains(*octet))
}

/// A length that no prefix reaches, in octets.
const LONGEST: usize = 64;

/// The labels of handles.
pub(super) const LABELS: [&str; 3] = ["hdl", "handle", "pid"];

/// The label of DOI names.
pub(super) const DOI_LABEL: &str = "doi";

/// The tag of DOI names in RIS, with the blanks and the hyphen after it.
pub(super) const RIS_TAG: &str = "DO  - ";

/// The prefix of a handle after a label, a colon and a space, as in `Handle: 2027/abc`, or in JSON, as in
/// `"handle":"2027/abc"`; or the damaged prefix of a DOI name, as in `DOI: l0.1000/182`. After `handle:`, which is not
/// a scheme, the space may be missing.
pub(super) fn labelled(searched: Searched<'_>, colon: usize) -> Option<Range<usize>> {
    let text = searched.text;
    let key = text[..colon].strip_suffix(b"\"");
    // In French, a blank stands before the colon.
    let head = key.or_else(|| text[..colon].strip_suffix(b" ")).unwrap_or(&text[..colon]);
    let is_after = |label: &str| ends_with_label(searched, head.len(), label);
    if key.is_some() {
        let value = blanks_end(text, colon + 1);
        return match text.get(value)? {
            b'"' if LABELS.into_iter().any(is_after) => handle(text, value + 1),
            b'"' if is_after(DOI_LABEL) => {
                short(text, value + 1).or_else(|| damaged(text, value + 1))
            }
            _ => None,
        };
    }
    match text.get(colon + 1)? {
        b' ' if LABELS.into_iter().any(is_after) => handle(text, colon + ": ".len()),
        b' ' if is_after(DOI_LABEL) => {
            let start = colon + ": ".len();
            // A value of YAML may stand in quotation marks.
            let is_quoted = text.get(start).is_some_and(|octet| b"\"'".contains(octet));
            let start = start + usize::from(is_quoted);
            short(text, start).or_else(|| damaged(text, start))
        }
        b'0'..=b'9' if is_after("handle") => handle(text, colon + ":".len()),
        _ => None,
    }
}

/// The same after a label and a wide colon or a wide bracket at `sign`, which no blank follows: `Handle：2027/abc`.
pub(super) fn labelled_wide(searched: Searched<'_>, sign: usize) -> Option<Range<usize>> {
    let text = searched.text;
    let begins = |wide: &&str| text[sign..].starts_with(wide.as_bytes());
    let start = sign + ["：", "（"].into_iter().find(begins)?.len();
    let is_after = |label: &str| ends_with_label(searched, sign, label);
    if LABELS.into_iter().any(is_after) {
        return handle(text, start);
    }
    if is_after(DOI_LABEL) { damaged(text, start) } else { None }
}

/// Whether the text before `end` ends with this label, which is not the end of a longer word.
fn ends_with_label(searched: Searched<'_>, end: usize, label: &str) -> bool {
    ascii::ends_with(&searched.text[..end], label)
        && !is_in_word(searched.before(end - label.len()))
}

/// The prefix of a DOI name at `start`, with its slash, if it is damaged, or if its `10.` is missing or wrong: the name is
/// found as it is, so that a report on it can say so.
pub(super) fn damaged(text: &[u8], start: usize) -> Option<Range<usize>> {
    // A text may be cut at a mark after the blank of the label, or at a blank after another mark.
    let is_whole = |prefix: &[u8]| {
        let mut last = b' ';
        prefix.iter().all(|octet| !ends_every_word(core::mem::replace(&mut last, *octet), *octet))
    };
    // A bar is the delimiter of a table.
    let is_cell = |prefix: &[u8]| !prefix.contains(&b'|');
    let lacks_ten = || text.get(start..).is_some_and(|rest| has_broken_ten(first_word(rest)));
    before_slash(text, start, |prefix| {
        is_nearly_prefix(prefix) && is_whole(prefix) && is_cell(prefix)
            || is_split(prefix)
            || looks_like_prefix(prefix)
            || lacks_ten()
    })
}

/// The prefix of a shortDOI, or of a DOI name with a slash in place of its dot, with its slash, right after the resolver
/// of DOI names at `start`: `doi.org/10/ggv8cx`.
pub(super) fn after_resolver(searched: Searched<'_>, start: usize) -> Option<Range<usize>> {
    const RESOLVER: &str = "doi.org/";
    let text = searched.text;
    let is_apart = !is_in_word(searched.before(start)) || text[..start].ends_with(b"dx.");
    let is_resolver = text.get(start..)?.starts_with(RESOLVER.as_bytes()) && is_apart;
    let path = start + RESOLVER.len();
    if is_resolver { short(text, path).or_else(|| slashed(text, path)) } else { None }
}

/// The lengths of what a shortDOI has after its slash, in octets.
const SHORT: RangeInclusive<usize> = 3..=8;

/// The prefix of the shortDOI at `start`, with its slash: `10/ggv8cx`. Its small letters and digits are no part of a
/// date.
pub(super) fn short(text: &[u8], start: usize) -> Option<Range<usize>> {
    let body = start + "10/".len();
    let rest = text.get(start..)?.strip_prefix(b"10/")?;
    let (name, after) = rest.split_at(run(rest, 0, u8::is_ascii_alphanumeric));
    let is_short = SHORT.contains(&name.len())
        && !name.iter().any(u8::is_ascii_uppercase)
        && name.iter().any(u8::is_ascii_alphabetic);
    let goes_on = matches!(after, [b'/', ..] | [b'.' | b'-' | b'_', b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z', ..]);
    (is_short && !goes_on).then_some(start..body)
}

/// The prefix of a DOI name at `start`, with its slash, if it has a slash in place of its dot: `10/1016/j.ajhg.2009.03.010`.
/// The name is found as it is, so that a report on it can say so.
fn slashed(text: &[u8], start: usize) -> Option<Range<usize>> {
    let number = start + "10/".len();
    let end = run(text, number, u8::is_ascii_digit);
    let is_prefix = text.get(start..)?.starts_with(b"10/") && (4..=5).contains(&(end - number));
    let is_named = text.get(end) == Some(&b'/') && has_suffix(&text[end + 1..]);
    (is_prefix && is_named).then_some(start..end + 1)
}

/// Whether characters beyond ASCII stand in the prefix of a DOI name, all of which look like its digits and its dot:
/// `10．1000`, and `1О.1000` with a Cyrillic letter.
fn looks_like_prefix(text: &[u8]) -> bool {
    let Some(text) = core::str::from_utf8(text).ok().filter(|text| !text.is_ascii()) else {
        return false;
    };
    let plain = |character| latin(character).unwrap_or_else(|| narrow(character));
    let read: String = text.chars().map(plain).collect();
    prefix(read.as_bytes()) == Some(read.len()) || is_nearly_prefix(read.as_bytes())
}

/// Whether a blank stands before the dot of the prefix of a DOI name, or around every mark: `10 .1000`, `10 . 1000 `.
fn is_split(prefix: &[u8]) -> bool {
    let number = prefix.strip_prefix(b"10 .").unwrap_or_default();
    let number = number.strip_prefix(b" ").unwrap_or(number);
    let number = number.strip_suffix(b" ").unwrap_or(number);
    number.len() > 3 && number.iter().all(u8::is_ascii_digit)
}

/// The prefix of a handle at `start`, with its slash: a number of four digits or more, or one of two or three with more
/// parts after a dot.
pub(super) fn handle(text: &[u8], start: usize) -> Option<Range<usize>> {
    before_slash(text, start, |prefix| has_number(prefix) && prefix.iter().all(is_of_prefix))
}

/// The beginnings of two families of prefixes with which no number of another kind begins: those that the registry of
/// Handle.Net gives, as in `20.500.12345`, and those of types of ePIC, as in `21.T11148`.
pub(super) const FAMILIES: [&str; 2] = [REPOSITORIES, "21.T"];

/// The prefix of a handle at `start`, with its slash, if it is of one of these families: nothing else has to show that it
/// is one. With only three digits, it may be an amount: `20.500.000`.
pub(super) fn of_family(searched: Searched<'_>, start: usize) -> Option<Range<usize>> {
    // After a percent sign, its first digits belong to an escape.
    if is_in_word(searched.before(start)) || searched.before(start) == b'%' {
        return None;
    }
    before_slash(searched.text, start, |prefix| {
        let number = FAMILIES.iter().find_map(|family| prefix.strip_prefix(family.as_bytes()));
        number.is_some_and(|number| {
            (4..=6).contains(&number.len()) && number.iter().all(u8::is_ascii_digit)
        })
    })
}

/// Whether an octet may stand in a prefix that is found without a scheme.
fn is_of_prefix(octet: &u8) -> bool {
    octet.is_ascii_alphanumeric() || b".-_".contains(octet)
}

/// Whether a prefix begins with a number that is long enough, and is not that of a DOI name.
fn has_number(prefix: &[u8]) -> bool {
    let digits = run(prefix, 0, u8::is_ascii_digit);
    let is_doi = prefix.starts_with(ascii::DOI_START.as_bytes());
    digits >= 4 || digits >= 2 && prefix.get(digits) == Some(&b'.') && !is_doi
}

/// The text from `start` to the next slash, with the slash, if it is a prefix, and an octet that may begin a local name
/// follows.
fn before_slash(
    text: &[u8],
    start: usize,
    is_prefix: impl Fn(&[u8]) -> bool,
) -> Option<Range<usize>> {
    let rest = text.get(start..)?;
    let slash = rest.iter().take(LONGEST).position(|octet| *octet == b'/')?;
    let body = start + slash + 1;
    (is_prefix(&rest[..slash]) && has_suffix(&text[body..])).then_some(start..body)
}
