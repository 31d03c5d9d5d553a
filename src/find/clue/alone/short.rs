//! ShortDOIs, and DOI names with a slash in place of the dot of their prefix.

use core::ops::{Range, RangeInclusive};

use crate::find::context::searched::Searched;
use crate::find::context::word::is_in_word;
use crate::text::heads::USUAL_REGISTRANT_DIGITS;
use crate::text::{ascii, run};

use super::name::has_suffix;

/// The prefix of a shortDOI, or of a DOI name with a slash in place of its dot, with its slash, right after the
/// resolver of DOI names at `start`: `doi.org/10/ggv8cx`.
pub(in crate::find) fn after_resolver(
    searched: Searched<'_>,
    start: usize,
) -> Option<Range<usize>> {
    const DOI_RESOLVER: &str = "doi.org/";
    let text = searched.text;
    let is_apart = !is_in_word(searched.before(start)) || ascii::ends_with(&text[..start], "dx.");
    let is_resolver = ascii::starts_with(text.get(start..)?, DOI_RESOLVER) && is_apart;
    let path = start + DOI_RESOLVER.len();
    if is_resolver { short(text, path).or_else(|| slashed(text, path)) } else { None }
}

/// The lengths of what a shortDOI has after its slash, in octets.
const SHORT: RangeInclusive<usize> = 3..=8;

/// The prefix of the shortDOI at `start`, with its slash: `10/ggv8cx`. Its lower-case letters and digits are no part of
/// a date.
pub(in crate::find) fn short(text: &[u8], start: usize) -> Option<Range<usize>> {
    let body = start + "10/".len();
    let rest = text.get(start..)?.strip_prefix(b"10/")?;
    let (name, after) = rest.split_at(run(rest, 0, u8::is_ascii_alphanumeric));
    let is_short = SHORT.contains(&name.len())
        && !name.iter().any(u8::is_ascii_uppercase)
        && name.iter().any(u8::is_ascii_alphabetic);
    let goes_on = matches!(after, [b'/', ..] | [b'.' | b'-' | b'_', b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z', ..]);
    (is_short && !goes_on).then_some(start..body)
}

/// The prefix of the shortDOI at `start` in a field, with its slash. A quotient (`10/days`) may stand there, too, so a
/// word with a vowel and no digit is none.
pub(in crate::find) fn short_in_field(text: &[u8], start: usize) -> Option<Range<usize>> {
    let prefix = short(text, start)?;
    let name = &text[prefix.end..run(text, prefix.end, u8::is_ascii_alphanumeric)];
    let is_word = name.iter().any(ascii::is_vowel) && !name.iter().any(u8::is_ascii_digit);
    (!is_word).then_some(prefix)
}

/// The prefix of a DOI name at `start`, with its slash, if it has a slash in place of its dot:
/// `10/1016/j.ajhg.2009.03.010`. The name is found as it is, so that a report on it can say so.
fn slashed(text: &[u8], start: usize) -> Option<Range<usize>> {
    let number = start + "10/".len();
    let end = run(text, number, u8::is_ascii_digit);
    let is_prefix =
        text.get(start..)?.starts_with(b"10/") && USUAL_REGISTRANT_DIGITS.contains(&(end - number));
    let is_named = text.get(end) == Some(&b'/') && has_suffix(&text[end + 1..]);
    (is_prefix && is_named).then_some(start..end + 1)
}
