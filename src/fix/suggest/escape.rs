//! The edits that write a character with percent-escapes where it may not appear by itself.

use alloc::format;
use alloc::string::String;

use unicode_normalization::is_nfc;

use crate::accident::registrant::{is_whole, lacks_form};
use crate::accident::{LONGEST_SEARCHED, latin};
use crate::code::Code;
use crate::diagnosis::Finding;
use crate::fix::suggest::meant::{by_controls, composed};
use crate::fix::suggest::place::{doi_name, is_in_ascii_part};
use crate::fix::suggest::sici::are_of_sici;
use crate::fix::suggestion::Suggestion;
use crate::read::proxy::is_parameter;
use crate::rule::lint::punctuation::is_only_punctuation;
use crate::text::{self, Decoded, Span, ascii, character, confusable, quote};

/// The edit for a character that may not appear unescaped in a text with percent-escapes.
pub(super) fn escape(finding: &Finding, text: &[u8]) -> Option<Suggestion> {
    let span = finding.span;
    let octets = &text[span.range()];
    Some(match finding.code {
        // Another problem reports a mark at the end, because it may not belong to the identifier.
        Code::EscapeRecommended if is_only_punctuation(text, span.range().start) => return None,
        // A label of another identifier, or a range of pages, hardly belongs to the handle.
        Code::EscapeRecommended if octets == b":" && is_of_note(text, span) => return None,
        // The colon of a link inside the identifier is no part of a name.
        Code::EscapeRecommended if octets == b":" && is_of_link(text, span) => return None,
        Code::EscapeRecommended | Code::RawHash => Suggestion::fix(span, quote::encode(octets)),
        // Nobody writes a host or the prefix of a DOI name with percent-escapes.
        Code::RawNonAscii if is_in_ascii_part(text, span) => return None,
        // A control character may be the end of a line, or a mark that was read in the wrong charset.
        Code::RawNonAscii if has_control(octets) => return None,
        Code::RawNonAscii | Code::CharacterNotAllowed if belongs(text, span) => {
            Suggestion::fix(span, quote::encode(octets))
        }
        Code::RawNonAscii => Suggestion::attempt(span, composed(text, span, true)),
        Code::CharacterNotAllowed if finding.is_of_server(text) => return None,
        Code::CharacterNotAllowed if octets.iter().all(u8::is_ascii_whitespace) => {
            blank(text, span)?
        }
        Code::CharacterNotAllowed if octets.iter().any(u8::is_ascii_control) => {
            Suggestion::attempt(span, by_controls(text, span)?)
        }
        Code::InfoQuery if is_query_of_link(text, span) => {
            Suggestion::attempt(Span::of(span.range().start, text.len()), "")
        }
        Code::CharacterNotAllowed | Code::InfoQuery | Code::ExtraSegment | Code::RawQuote => {
            Suggestion::attempt(span, quote::encode(octets))
        }
        Code::BadPercentEscape if octets.len() < 3 && is_after_whole_name(text, span) => {
            Suggestion::attempt(span, "")
        }
        Code::BadPercentEscape => {
            let rest = octets.get(1..).unwrap_or_default();
            Suggestion::attempt(span, format!("%25{}", String::from_utf8_lossy(rest)))
        }
        _ => return None,
    })
}

/// A length that no range of pages reaches, in octets. A hostile text may have very many places after which a range is
/// sought.
const LONGEST_RANGE: usize = 64;

/// Whether octets have a control character beyond ASCII.
fn has_control(octets: &[u8]) -> bool {
    String::from_utf8_lossy(octets).contains(char::is_control)
}

/// Whether the colon at `span` stands after the label of another identifier, or before a range of pages at the end.
fn is_of_note(text: &[u8], span: Span) -> bool {
    const LABELS: [&str; 4] = ["pmid", "pmcid", "issn", "isbn"];
    let (before, after) = (&text[..span.range().start], &text[span.range().end..]);
    let is_number = |part: &[u8]| !part.is_empty() && part.iter().all(u8::is_ascii_digit);
    let is_range = || {
        let mut parts = after.split(|&octet| octet == b'-');
        after.len() <= LONGEST_RANGE
            && parts.by_ref().take(2).all(is_number)
            && after.contains(&b'-')
            && parts.next().is_none()
    };
    LABELS.iter().any(|label| ascii::ends_with(before, label)) || is_range()
}

/// Whether two slashes follow the place.
fn is_of_link(text: &[u8], span: Span) -> bool {
    text[span.range().end..].starts_with(b"//")
}

/// Whether the text after a `?` is left from a link: nothing, a parameter of advertisers, or after a handle a parameter
/// that a proxy knows or that has a value.
fn is_query_of_link(text: &[u8], mark: Span) -> bool {
    let query = &text[mark.range().end..];
    let is_sign = |octet: &&u8| octet.is_ascii_alphanumeric() || b"_.-".contains(octet);
    let name = query.iter().take_while(is_sign).count();
    let has_value = name > 0 && query.get(name) == Some(&b'=');
    let is_handle = ascii::HANDLE_HEADS.iter().any(|head| ascii::starts_with(text, head));
    query.is_empty()
        || ascii::starts_with(query, "utm_")
        || is_handle && (has_value || is_parameter(query))
}

/// Whether `span` is the end of the text, right after a DOI name that its form shows to be whole.
fn is_after_whole_name(text: &[u8], span: Span) -> bool {
    let before = &text[..span.range().start];
    span.range().end == text.len() && doi_name(before).is_some_and(is_whole)
}

/// Info URIs whose identifiers are numbers of the Library of Congress. A space in such a number only fills its prefix
/// of three letters, and is left out when the number is normalized.
const LCCN: &[&str] = &["info:lccn/", "info:lc/authorities/names/"];

/// The edit for a blank: its escape, or its deletion in a number of the Library of Congress. `None` before another URI,
/// in a host, or in the prefix of a DOI name.
fn blank(text: &[u8], span: Span) -> Option<Suggestion> {
    let precedes_another = ascii::starts_with(&text[span.range().end..], "info:");
    if precedes_another || is_in_ascii_part(text, span) {
        return None;
    }
    let is_lccn = LCCN.iter().any(|head| ascii::starts_with(text, head));
    let escaped = || quote::encode(&text[span.range()]);
    Some(Suggestion::attempt(span, if is_lccn { String::new() } else { escaped() }))
}

/// Whether it is certain that the characters belong to the identifier, as letters of any script do, and the angle
/// brackets of a SICI.
fn belongs(text: &[u8], span: Span) -> bool {
    let (before, octets) = (&text[..span.range().start], &text[span.range()]);
    // Some letters of Latin-1 are more likely the first half of a character that was read in the wrong charset, or the
    // mark of a number or a note.
    let is_letter = |c: char| c.is_alphabetic() && c <= '\u{FFFF}' && !c.is_ascii();
    let letters = |text: &str| text.chars().all(|c| is_letter(c) && !"ÂÃºª".contains(c));
    let angles = || octets.iter().all(|octet| b"<>".contains(octet)) && are_of_sici(text, span);
    // After a `#`, these two are part of the fragment, not of the handle. A hostile text may have very many of them.
    let has_fragment = || text::last(before, LONGEST_SEARCHED).contains(&b'#');
    let caret = octets.iter().all(|octet| b"^`".contains(octet)) && has_fragment();
    (caret || angles() || core::str::from_utf8(octets).is_ok_and(letters))
        // An invisible character or an unusual spelling stays suspicious when it is escaped.
        && !is_suspicious(octets)
        // A letter and the mark after it may be one character.
        && !is_marked(text, span)
        && !is_disguised(text, span)
        && !is_of_the_next_words(text, span)
        // No registrant of known forms gives names with letters beyond ASCII.
        && (octets.is_ascii() || !doi_name(text).is_some_and(lacks_form))
}

/// Whether letters of a script other than Latin stand at `span`, right after a Latin letter, a digit or a mark of a
/// sentence, so that they may be the words after the identifier: many languages write no space there.
fn is_of_the_next_words(text: &[u8], span: Span) -> bool {
    let place = span.range();
    let begins = |before: &u8| before.is_ascii_alphanumeric() || b".,;:!)?-".contains(before);
    text[..place.start].last().is_some_and(begins)
        && character::first(&text[place]).is_some_and(|first| first >= '\u{370}')
}

/// Whether the characters at `span` stand beside ASCII letters or digits, and one of them looks like an ASCII letter
/// or digit, which may have been meant.
fn is_disguised(text: &[u8], span: Span) -> bool {
    let place = span.range();
    let beside = [text[..place.start].last(), text.get(place.end)];
    beside.into_iter().flatten().any(u8::is_ascii_alphanumeric)
        && String::from_utf8_lossy(&text[place]).chars().any(|letter| latin(letter).is_some())
}

/// Whether a lint would warn about `octets`.
fn is_suspicious(octets: &[u8]) -> bool {
    let text = String::from_utf8_lossy(octets);
    let suspect = |c: char| confusable::looks(c).is_some() || character::is_mark(c);
    text.contains(suspect) || !is_nfc(&text)
}

/// Whether a character follows that may be one with the letter before it, such as an accent, escaped or not.
fn is_marked(text: &[u8], span: Span) -> bool {
    let rest = Decoded::new(text, Span::of(span.range().end, text.len()), true);
    let next = rest.characters().next().and_then(|(character, _)| character);
    next.is_some_and(character::joins)
}
