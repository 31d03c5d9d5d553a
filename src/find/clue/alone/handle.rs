//! Handles without a scheme or a link, which only a resolver or a label before them shows.

use core::ops::Range;
use handle_grammar::rfc5234::WSP;

use crate::accident::{LIBRARY_PREFIX, REPOSITORIES};
use crate::find::context::gap::line_end;
use crate::find::context::searched::Searched;
use crate::find::context::unit::escaped_slash;
use crate::find::context::word::{is_in_word, is_space_or_line_end};
use crate::text::{are_digits, ascii, heads, run, run_before};

use super::name::has_suffix;

/// The host of the handle resolver and its slash. Without it or a label, a number and a slash need not be a handle.
const RESOLVER: &str = "hdl.handle.net/";

/// The word with which the resolver begins. It is also the name of a parameter in the templates of Wikipedia:
/// `{{hdl|2027/abc}}`, `|hdl=2027/abc`.
pub(in crate::find) const HDL: &str = "hdl";

/// Where the path of the resolver begins, if the resolver is at `start`. A line may be broken beside one of its marks.
pub(in crate::find) fn path(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start;
    for mark in RESOLVER.bytes() {
        if mark == b'/' {
            at += line_end_len(&text[at..]);
        }
        text.get(at).filter(|own| own.eq_ignore_ascii_case(&mark))?;
        at += 1;
        if mark.is_ascii_punctuation() {
            at += line_end_len(&text[at..]);
        }
    }
    Some(at)
}

/// The resolver of the Library of Congress.
const LIBRARY: &str = "hdl.loc.gov/";

/// The prefix of a handle of the Library of Congress after its resolver, which is at `start`:
/// `hdl.loc.gov/loc.mss/ab.1`.
pub(in crate::find) fn of_library(text: &[u8], start: usize) -> Option<Range<usize>> {
    let path =
        text.get(start..)?.starts_with(LIBRARY.as_bytes()).then_some(start + LIBRARY.len())?;
    before_slash(text, path, |prefix| {
        prefix.starts_with(LIBRARY_PREFIX.as_bytes()) && prefix.iter().all(is_of_prefix)
    })
}

/// How many octets the line end at the beginning of `text` has, if there is one.
fn line_end_len(text: &[u8]) -> usize {
    line_end(text).unwrap_or_default()
}

/// Whether a link to a resolver at `start`, whose path begins at `path`, is broken at the end of a line.
pub(in crate::find) fn is_broken_over_lines(text: &[u8], start: usize, path: usize) -> bool {
    let scheme = text[..start].strip_suffix(b"//").unwrap_or_default();
    let blanks_start = run_before(scheme, scheme.len(), |octet| is_space_or_line_end(*octet));
    let is_after_break = blanks_start < scheme.len() && scheme[..blanks_start].ends_with(b":");
    is_after_break || path - start > RESOLVER.len()
}

/// Whether `head` ends with the host of the resolver.
pub(in crate::find) fn ends_with_resolver(head: &[u8]) -> bool {
    RESOLVER.strip_suffix('/').is_some_and(|host| ascii::ends_with(head, host))
}

/// The prefix of a handle that follows [`HDL`] at `start`, as the value of a parameter of this name, or after a
/// blank.
pub(in crate::find) fn parameter(text: &[u8], start: usize) -> Option<Range<usize>> {
    let end = start + HDL.len();
    let mark = blanks_end(text, end);
    match text.get(mark)? {
        b'|' | b'=' => handle(text, blanks_end(text, mark + 1)),
        b'0'..=b'9' if mark > end => handle(text, mark),
        _ => None,
    }
}

/// The prefix of a handle in the query of a link, where slashes are escaped, with its own escaped slash:
/// `hdl.handle.net%2F2027%2Fabc`, `info%3Ahdl%2F2027%2Fabc`. The resolver or the namespace is at `start`.
pub(in crate::find) fn escaped(text: &[u8], start: usize) -> Option<Range<usize>> {
    let (host, is_in_info) =
        (RESOLVER.strip_suffix('/')?, ascii::ends_with(&text[..start], "info%3A"));
    let head = match &text[start..] {
        rest if rest.starts_with(host.as_bytes()) => start + host.len(),
        _ if is_in_info => start + HDL.len(),
        _ => return None,
    };
    let prefix = head + escaped_slash(&text[head..])?;
    let slash = run(text, prefix, is_of_prefix);
    let body = slash + escaped_slash(&text[slash..])?;
    (has_number(&text[prefix..slash]) && has_suffix(&text[body..])).then_some(prefix..body)
}

/// Where the blanks at `start` end.
pub(in crate::find) fn blanks_end(text: &[u8], start: usize) -> usize {
    run(text, start, |octet| WSP.contains(*octet))
}

/// Every prefix is shorter than this, in octets.
pub(in crate::find) const LONGEST_PREFIX: usize = 64;

/// The prefix of a handle at `start`, with its slash: a number of four digits or more, or one of two or three with more
/// parts after a dot.
pub(in crate::find) fn handle(text: &[u8], start: usize) -> Option<Range<usize>> {
    before_slash(text, start, |prefix| has_number(prefix) && prefix.iter().all(is_of_prefix))
}

/// The beginnings of two families of prefixes with which no number of another kind begins: those that the registry of
/// Handle.Net gives, as in `20.500.12345`, and those of types of ePIC, as in `21.T11148`.
pub(in crate::find) const FAMILIES: [&str; 2] = [REPOSITORIES, "21.T"];

/// The prefix of a handle at `start`, with its slash, if it is of one of these families: nothing else has to show that
/// it is one. With only three digits, it may be an amount: `20.500.000`.
pub(in crate::find) fn of_family(searched: Searched<'_>, start: usize) -> Option<Range<usize>> {
    // After a percent sign, its first digits belong to an escape.
    if is_in_word(searched.before(start)) || searched.before(start) == b'%' {
        return None;
    }
    before_slash(searched.text, start, |prefix| {
        let number = FAMILIES.iter().find_map(|family| prefix.strip_prefix(family.as_bytes()));
        number.is_some_and(is_number_of_family)
    })
}

/// Whether the rest of a prefix of these families is the number of a registrant, perhaps with the numbers of parts of
/// it after dots: `12156.1`.
fn is_number_of_family(rest: &[u8]) -> bool {
    let mut numbers = rest.split(|octet| *octet == b'.');
    let is_long = |number: &[u8]| (4..=6).contains(&number.len()) && are_digits(number);
    // The digits of an amount stand in groups of three, and may be zeros.
    let is_part = |number: &[u8]| matches!(number, [b'1'..=b'9'] | [b'1'..=b'9', _]);
    numbers.next().is_some_and(is_long) && numbers.all(is_part)
}

/// Whether an octet may stand in a prefix that is found without a scheme.
fn is_of_prefix(octet: &u8) -> bool {
    octet.is_ascii_alphanumeric() || b".-_".contains(octet)
}

/// Whether a prefix begins with a number that is long enough, and is not that of a DOI name.
fn has_number(prefix: &[u8]) -> bool {
    let digits = run(prefix, 0, u8::is_ascii_digit);
    let is_doi = prefix.starts_with(heads::DOI_START.as_bytes());
    digits >= 4 || digits >= 2 && prefix.get(digits) == Some(&b'.') && !is_doi
}

/// The text from `start` to the next slash, with the slash, if it is a prefix, and an octet that may begin a local name
/// follows.
pub(in crate::find) fn before_slash(
    text: &[u8],
    start: usize,
    is_prefix: impl Fn(&[u8]) -> bool,
) -> Option<Range<usize>> {
    let rest = text.get(start..)?;
    let slash = rest.iter().take(LONGEST_PREFIX).position(|octet| *octet == b'/')?;
    let body = start + slash + 1;
    (is_prefix(&rest[..slash]) && has_suffix(&text[body..])).then_some(start..body)
}
