//! The edits that a report suggests for a problem: a safe fix, or a plausible try.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use unicode_normalization::{UnicodeNormalization, is_nfc};

use crate::accident::Offer;
use crate::code::Code;
use crate::diagnosis::{Cause, Finding};
use crate::dialect::Row;
use crate::fix::edit::Edit;
use crate::read::Charset;
use crate::read::proxy::HOSTS;
use crate::registry::Namespace;
use crate::rule::lint::link::completes_link;
use crate::rule::lint::punctuation::may_cling;
use crate::text::{Decoded, Span, ascii, character, confusable, entity, quote};

/// The edits that are suggested for a finding, and how sure they are. They are in text order, and belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Suggestion {
    Fix(Vec<Edit>),
    Try(Vec<Edit>),
    Nothing,
}

impl Suggestion {
    /// The edits, however sure they are.
    pub(crate) fn edits(&self) -> &[Edit] {
        match self {
            Self::Fix(edits) | Self::Try(edits) => edits,
            Self::Nothing => &[],
        }
    }

    /// The edits, if they are safe.
    pub(crate) fn fix(&self) -> &[Edit] {
        if let Self::Fix(edits) = self { edits } else { &[] }
    }

    /// The edits, if they are only plausible.
    pub(crate) fn attempt(&self) -> &[Edit] {
        if let Self::Try(edits) = self { edits } else { &[] }
    }
}

/// A single edit that fixes a finding, and how sure it is.
enum Mend {
    Fix(Edit),
    Try(Edit),
    Nothing,
}

/// The edits that are suggested for a finding in a text with `causes`.
pub(crate) fn suggestion(
    finding: &Finding,
    text: &[u8],
    row: Option<&Row>,
    causes: &[Cause],
) -> Suggestion {
    if let Some(cause) = cause(finding, causes) {
        let piece = |(span, text): &(Span, String)| Edit { span: *span, text: text.clone() };
        let edits = cause.pieces.iter().map(piece).collect();
        return match cause.offer {
            Offer::Fix => Suggestion::Fix(edits),
            Offer::Try => Suggestion::Try(edits),
            Offer::Nothing => Suggestion::Nothing,
        };
    }
    match mend(finding, text, row) {
        Mend::Fix(edit) => Suggestion::Fix(vec![edit]),
        Mend::Try(edit) => Suggestion::Try(vec![edit]),
        Mend::Nothing => Suggestion::Nothing,
    }
}

/// The accident that caused a finding, if one of `causes` did.
pub(crate) fn cause<'c>(finding: &Finding, causes: &'c [Cause]) -> Option<&'c Cause> {
    causes.iter().find(|cause| cause.is_told_by(finding))
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
        // After a stray `%`, the decoded character might complete an escape.
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
        Code::EmptySegment => match dot(text, span.range().start, finding.escapes) {
            Some(span) => Mend::Try(Edit { span, text: String::new() }),
            None => Mend::Nothing,
        },
        Code::MissingScheme => match row.map_or("", |row| row.suggested_scheme) {
            "" if begins_with_proxy(text) => Mend::Try(replace("https://".into())),
            "" => Mend::Nothing,
            scheme => Mend::Try(replace(scheme.into())),
        },
        Code::MissingDoubleSlash => Mend::Try(replace("//".into())),
        Code::InvisibleCharacter | Code::TrailingPunctuation => Mend::Try(replace(String::new())),
        Code::EnclosingMarks => {
            inside(octets).map_or(Mend::Nothing, |text| Mend::Try(replace(text.into())))
        }
        Code::DashLookalike => Mend::Try(replace("-".into())),
        // The text after an unknown host is not known to be a handle.
        Code::DoubledScheme if leads(text, span) && text.get(span.range().end) != Some(&b'/') => {
            Mend::Try(replace(String::new()))
        }
        Code::EscapedSlash => Mend::Try(replace("/".into())),
        Code::DoubleEscape => {
            Mend::Try(replace(String::from_utf8_lossy(octets).replace("%25", "%")))
        }
        Code::HtmlEntity => entity::first(Decoded::new(text, span, finding.escapes))
            .and_then(|(character, _)| written(character, finding.escapes))
            .map_or(Mend::Nothing, |text| Mend::Try(replace(text))),
        Code::NotUtf8 | Code::EscapeNotUtf8 => {
            by_windows(text, span, finding.code == Code::EscapeNotUtf8)
                .map_or(Mend::Nothing, |text| Mend::Try(replace(text)))
        }
        Code::NotNfc => Mend::Try(replace(composed(text, span, finding.escapes))),
        Code::UnregisteredNamespace => Namespace::nearest(octets)
            .map_or(Mend::Nothing, |known| Mend::Try(replace(known.into()))),
        Code::UnknownCharset => {
            Charset::nearest(octets).map_or(Mend::Nothing, |known| Mend::Try(replace(known.into())))
        }
        _ if finding.escapes => escape(finding, text),
        _ => Mend::Nothing,
    }
}

/// The edit for a character that may not stand unescaped in a text with percent-escapes.
fn escape(finding: &Finding, text: &[u8]) -> Mend {
    let span = finding.span;
    let octets = &text[span.range()];
    let replace = |text| Edit { span, text };
    match finding.code {
        // A mark at the end may be no part of the identifier; another problem says so.
        Code::EscapeRecommended if may_cling(text, span.range().start) => Mend::Nothing,
        Code::EscapeRecommended | Code::RawHash => Mend::Fix(replace(quote::encode(octets))),
        // Nobody writes a host or the prefix of a DOI name with percent-escapes.
        Code::RawNonAscii if is_in_ascii_part(text, span) => Mend::Nothing,
        Code::RawNonAscii | Code::CharacterNotAllowed if belongs(text, span) => {
            Mend::Fix(replace(quote::encode(octets)))
        }
        Code::RawNonAscii => Mend::Try(replace(composed(text, span, true))),
        Code::CharacterNotAllowed if finding.is_of_server(text) => Mend::Nothing,
        Code::CharacterNotAllowed | Code::InfoQuery | Code::ExtraSegment | Code::RawQuote => {
            Mend::Try(replace(quote::encode(octets)))
        }
        Code::BadPercentEscape => Mend::Try(replace(format!(
            "%25{}",
            String::from_utf8_lossy(octets.get(1..).unwrap_or_default())
        ))),
        _ => Mend::Nothing,
    }
}

/// Whether a text begins with the host of a known proxy.
fn begins_with_proxy(text: &[u8]) -> bool {
    let begins =
        |host: &&str| ascii::starts_with(text, host) && text.get(host.len()) == Some(&b'/');
    HOSTS.iter().any(begins)
}

/// Whether the place is in the host of a link, or in the prefix of a DOI name: these have letters and digits of ASCII.
fn is_in_ascii_part(text: &[u8], span: Span) -> bool {
    let before = &text[..span.range().start];
    let start = before.iter().rposition(|octet| b"/:".contains(octet)).map_or(0, |at| at + 1);
    let is_host = before[..start].ends_with(b"//") && ascii::starts_with(text, "http");
    is_host || before[start..].starts_with(b"10.") && leads(text, Span::of(start, start))
}

/// Whether it is certain that the characters belong to the identifier, as letters of any script do, and the angle
/// brackets of a SICI.
fn belongs(text: &[u8], span: Span) -> bool {
    let (before, octets) = (&text[..span.range().start], &text[span.range()]);
    let letters =
        |text: &str| text.chars().all(|c| c.is_alphanumeric() && c <= '\u{FFFF}' && !c.is_ascii());
    let angles = || octets.iter().all(|octet| b"<>".contains(octet)) && is_sici(text, span);
    // After a `#`, these two are part of the fragment, not of the handle.
    let caret = octets.iter().all(|octet| b"^`".contains(octet)) && before.contains(&b'#');
    (caret || angles() || core::str::from_utf8(octets).is_ok_and(letters))
        // An invisible character or an unusual spelling stays suspicious when it is escaped.
        && !is_suspicious(octets)
        // A letter may be one character together with the combining mark after it.
        && !is_marked(text, span)
}

/// How far apart the angle brackets of a SICI are at most, in octets.
const SICI: usize = 200;

/// Whether each angle bracket at the place is half of a pair that is not a tag. The other half may be escaped already.
fn is_sici(text: &[u8], span: Span) -> bool {
    let pair = |at: usize| {
        let (before, after) = (&text[at.saturating_sub(SICI)..at], &text[at + 1..]);
        let after = after.get(..SICI).unwrap_or(after);
        if text[at] == b'<' {
            begins_sici(after) && closes(after)
        } else {
            let open = (0..before.len()).rfind(|&start| angle(&before[start..]).is_some());
            open.is_some_and(|start| match angle(&before[start..]) {
                Some((b'<', width)) => {
                    let inner = at - before.len() + start + width;
                    begins_sici(&text[inner..]) && is_inside(&text[inner..at])
                }
                _ => false,
            })
        }
    };
    span.range().all(pair)
}

/// Whether the octets after a `<` do not begin a tag, as a tag begins with a letter, `/`, `!` or `?`.
fn begins_sici(after: &[u8]) -> bool {
    after.first().is_some_and(|octet| !octet.is_ascii_alphabetic() && !b"/!?".contains(octet))
}

/// Whether the next angle bracket closes the pair.
fn closes(after: &[u8]) -> bool {
    let next = (0..after.len()).find_map(|at| angle(&after[at..]).map(|(angle, _)| (at, angle)));
    next.is_some_and(|(at, angle)| angle == b'>' && is_inside(&after[..at]))
}

/// Whether a SICI may have these octets between its angle brackets: they have no `/`, `?` or `#`.
fn is_inside(octets: &[u8]) -> bool {
    !octets.iter().any(|octet| b"/?#".contains(octet))
}

/// The angle bracket that `octets` begin with, escaped or not, and how many octets it is written with.
fn angle(octets: &[u8]) -> Option<(u8, usize)> {
    match octets {
        [angle @ (b'<' | b'>'), ..] => Some((*angle, 1)),
        [b'%', b'3', b'C' | b'c', ..] => Some((b'<', 3)),
        [b'%', b'3', b'E' | b'e', ..] => Some((b'>', 3)),
        _ => None,
    }
}

/// The text that octets that are not UTF-8 stand for in Windows-1252, escaped if the octets are; a dash becomes the
/// hyphen that was meant.
fn by_windows(text: &[u8], span: Span, escaped: bool) -> Option<String> {
    let octets = Decoded::new(text, span, escaped).to_cow();
    let letters = octets.iter().map(|&octet| confusable::by_windows(octet));
    let meant: String = letters
        .map(|letter| if confusable::looks(letter).is_some() { '-' } else { letter })
        .collect();
    let plain = meant.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    plain.then(|| if escaped { quote::encode(meant.as_bytes()).replace("%2D", "-") } else { meant })
}

/// Whether an incomplete escape stands right before the place.
fn follows_percent(text: &[u8], span: Span) -> bool {
    match &text[..span.range().start] {
        [.., b'%'] => true,
        [.., b'%', digit] => digit.is_ascii_hexdigit(),
        _ => false,
    }
}

/// The text without its first and last character, if it can be shown verbatim.
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

/// Whether a lint would warn about `octets`.
fn is_suspicious(octets: &[u8]) -> bool {
    let text = String::from_utf8_lossy(octets);
    let suspect = |c: char| confusable::looks(c).is_some() || confusable::is_mark(c);
    text.contains(suspect) || !is_nfc(&text)
}

/// Whether a combining mark follows, such as an accent, escaped or not.
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

/// How a dialect with or without escapes writes a character; `None` if the character is not visible.
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

/// The dot next to an empty segment, escaped or not: the dot before it, or else the one after it.
fn dot(text: &[u8], at: usize, escapes: bool) -> Option<Span> {
    let escaped = |octets: &[u8]| escapes && octets.eq_ignore_ascii_case(b"%2e");
    let before = [1, 3].into_iter().filter_map(|len| Some(at.checked_sub(len)?..at));
    let after = [1, 3].into_iter().map(|len| at..at + len);
    let mut places = before.chain(after).filter(|place| {
        text.get(place.clone()).is_some_and(|octets| octets == b"." || escaped(octets))
    });
    places.next().map(|place| Span::of(place.start, place.end))
}
