//! What mends a problem: an edit that is sure, or one that is plausible.

use alloc::format;
use alloc::string::String;

use unicode_normalization::{UnicodeNormalization, is_nfc};

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::dialect::Row;
use crate::fix::edit::Edit;
use crate::read::proxy::HOSTS;
use crate::registry::Namespace;
use crate::rule::lint::link::completes_link;
use crate::rule::lint::punctuation::may_cling;
use crate::text::{Decoded, Span, character, confusable, entity, quote};

/// How sure an edit is.
enum Mend {
    Fix(Edit),
    Try(Edit),
    Nothing,
}

/// The fix and the try of a finding; at most one of them.
pub(crate) fn edits(
    finding: &Finding,
    text: &[u8],
    row: Option<&Row>,
) -> (Option<Edit>, Option<Edit>) {
    match mend(finding, text, row) {
        Mend::Fix(edit) => (Some(edit), None),
        Mend::Try(edit) => (None, Some(edit)),
        Mend::Nothing => (None, None),
    }
}

fn mend(finding: &Finding, text: &[u8], row: Option<&Row>) -> Mend {
    let span = finding.span;
    let octets = &text[span.range()];
    let replace = |text| Edit { span, text };
    match finding.code {
        Code::NotNormalized if octets.iter().all(u8::is_ascii_graphic) => {
            Mend::Fix(replace(String::from_utf8_lossy(octets).to_ascii_lowercase()))
        }
        Code::DoiPrefix => Mend::Fix(replace(String::new())),
        Code::StrayWhitespace => Mend::Try(replace(String::new())),
        // With a stray `%` before it, the character might be an escape again.
        Code::NeedlessEscape if follows_percent(text, span) => Mend::Nothing,
        Code::NeedlessEscape => match decoded(text, span) {
            Some(character) if completes_link(text, span, &character) => {
                Mend::Try(replace(character))
            }
            Some(character) => Mend::Fix(replace(character)),
            None => Mend::Nothing,
        },
        Code::EscapeInHandle => {
            decoded(text, span).map_or(Mend::Nothing, |text| Mend::Try(replace(text)))
        }
        Code::EmptySegment => {
            Mend::Try(Edit { span: dot(text, span.start as usize), text: String::new() })
        }
        Code::MissingScheme => match row.map_or("", |row| row.suggested_scheme) {
            "" => Mend::Nothing,
            scheme => Mend::Try(replace(scheme.into())),
        },
        Code::MissingDoubleSlash => Mend::Try(replace("//".into())),
        Code::InvisibleCharacter | Code::TrailingPunctuation => Mend::Try(replace(String::new())),
        Code::EnclosingMarks => {
            inside(octets).map_or(Mend::Nothing, |text| Mend::Try(replace(text.into())))
        }
        Code::DashLookalike => Mend::Try(replace("-".into())),
        Code::DoubledScheme if leads(text, span) => Mend::Try(replace(String::new())),
        Code::EscapedSlash => Mend::Try(replace("/".into())),
        Code::DoubleEscape => {
            Mend::Try(replace(String::from_utf8_lossy(octets).replace("%25", "%")))
        }
        Code::HtmlEntity => entity::first(Decoded::new(text, span, finding.escapes))
            .and_then(|(character, _)| written(character, finding.escapes))
            .map_or(Mend::Nothing, |text| Mend::Try(replace(text))),
        Code::NotNfc => Mend::Try(replace(composed(text, span, finding.escapes))),
        Code::UnregisteredNamespace => Namespace::nearest(octets)
            .map_or(Mend::Nothing, |known| Mend::Try(replace(known.into()))),
        _ if !finding.escapes => Mend::Nothing,
        // What clings to an identifier may be no part of it, and is told as that.
        Code::EscapeRecommended if may_cling(text, span.range().start) => Mend::Nothing,
        Code::EscapeRecommended | Code::RawHash | Code::RawQuote => {
            Mend::Fix(replace(quote::encode(octets)))
        }
        Code::RawNonAscii | Code::CharacterNotAllowed if belongs(text, span) => {
            Mend::Fix(replace(quote::encode(octets)))
        }
        Code::RawNonAscii | Code::CharacterNotAllowed | Code::InfoQuery | Code::ExtraSegment => {
            Mend::Try(replace(quote::encode(octets)))
        }
        Code::BadPercentEscape => Mend::Try(replace(format!(
            "%25{}",
            String::from_utf8_lossy(octets.get(1..).unwrap_or_default())
        ))),
        _ => Mend::Nothing,
    }
}

/// Whether the characters surely belong to the identifier: a blank may as well end it, and one that
/// dialects warn of when it is escaped may be no part of it.
fn belongs(text: &[u8], span: Span) -> bool {
    let (before, octets) = (&text[..span.range().start], &text[span.range()]);
    let doubtful = |c: char| c.is_whitespace() || c.is_control() || c > '\u{FFFF}';
    // The first `#` may begin a fragment behind what is missing, or belong to an entity, `&#38;`.
    let first_hash = octets == b"#" && !before.contains(&b'#');
    core::str::from_utf8(octets).is_ok_and(|text| !text.contains(doubtful))
        && !first_hash
        // The escape of what a reader cannot see, or of an unusual spelling, would be suspicious too.
        && !is_suspicious(octets)
        // With the mark, they may be one character.
        && !is_marked(text, span)
}

/// Whether an escape that is not whole stands right before the place.
fn follows_percent(text: &[u8], span: Span) -> bool {
    match &text[..span.range().start] {
        [.., b'%'] => true,
        [.., b'%', digit] => digit.is_ascii_hexdigit(),
        _ => false,
    }
}

/// The text between the first character and the last, if it can be shown as it is.
fn inside(octets: &[u8]) -> Option<&str> {
    let mut characters = core::str::from_utf8(octets).ok()?.chars();
    let _ = (characters.next()?, characters.next_back()?);
    Some(characters.as_str()).filter(|text| character::is_shown(text))
}

/// The printable text that escapes stand for.
fn decoded(text: &[u8], span: Span) -> Option<String> {
    let octets = Decoded::new(text, span, true).to_cow();
    let decoded = core::str::from_utf8(&octets).ok()?;
    let shown = |character: char| character.is_alphanumeric() || character.is_ascii_graphic();
    decoded.chars().all(shown).then(|| decoded.into())
}

/// Whether lints have something to say about what `octets` are.
fn is_suspicious(octets: &[u8]) -> bool {
    let text = String::from_utf8_lossy(octets);
    let suspect = |c: char| confusable::looks(c).is_some() || confusable::is_mark(c);
    text.contains(suspect) || !is_nfc(&text)
}

/// Whether the escape of a mark follows, of an accent say.
fn is_marked(text: &[u8], span: Span) -> bool {
    let rest = Decoded::new(text, Span::of(span.range().end, text.len()), true);
    let next = rest.characters().next().and_then(|(character, _)| character);
    next.is_some_and(confusable::is_mark)
}

/// Whether nothing but a scheme or a resolver stands before the place.
fn leads(text: &[u8], span: Span) -> bool {
    let before = &text[..span.start as usize];
    let resolves = |host: &str| {
        let rest = before.strip_suffix(b"/").unwrap_or_default();
        rest.len() >= host.len()
            && rest[rest.len() - host.len()..].eq_ignore_ascii_case(host.as_bytes())
    };
    let schemes = [b":".as_slice(), b"info:hdl/", b"info:doi/"];
    before.is_empty()
        || schemes.iter().any(|scheme| before.ends_with(scheme))
        || HOSTS.iter().any(|host| resolves(host))
}

/// How a dialect writes a character that can be seen.
fn written(character: char, escapes: bool) -> Option<String> {
    if character.is_whitespace() || character::is_hidden(character) {
        return None;
    }
    let text = String::from(character);
    let raw = !escapes || character.is_ascii_alphanumeric() || "&'-._~".contains(character);
    Some(if raw { text } else { quote::encode(text.as_bytes()) })
}

/// The text in normalization form C.
fn composed(text: &[u8], span: Span, escapes: bool) -> String {
    let characters = Decoded::new(text, span, escapes).characters();
    let composed: String = characters.filter_map(|(character, _)| character).nfc().collect();
    if escapes { quote::encode(composed.as_bytes()) } else { composed }
}

/// The dot that makes a segment empty: the one before it, or else the one behind.
fn dot(text: &[u8], at: usize) -> Span {
    match text[..at].last() {
        Some(b'.') => Span::of(at - 1, at),
        _ => Span::of(at, at + usize::from(text.get(at) == Some(&b'.'))),
    }
}
