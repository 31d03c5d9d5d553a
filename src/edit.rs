//! What mends a problem: an edit that is sure, or one that is plausible.

use alloc::format;
use alloc::string::String;

use crate::check::Finding;
use crate::dialect::Row;
use crate::problem::Edit;
use crate::{Code, Decoded, Span, quote};

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
        Code::NeedlessEscape => {
            decoded(text, span).map_or(Mend::Nothing, |text| Mend::Fix(replace(text)))
        }
        Code::EscapeInHandle => {
            decoded(text, span).map_or(Mend::Nothing, |text| Mend::Try(replace(text)))
        }
        Code::EmptySegment => {
            Mend::Try(Edit { span: dot(text, span.start as usize), text: String::new() })
        }
        Code::MissingScheme => scheme(row).map_or(Mend::Nothing, |text| Mend::Try(replace(text))),
        Code::MissingDoubleSlash => Mend::Try(replace("//".into())),
        _ if !finding.escapes => Mend::Nothing,
        Code::EscapeRecommended | Code::RawHash | Code::RawQuote => {
            Mend::Fix(replace(quote::encode(octets)))
        }
        Code::RawNonAscii | Code::CharacterNotAllowed if belongs(octets) => {
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
fn belongs(octets: &[u8]) -> bool {
    let doubtful = |c: char| c.is_whitespace() || c.is_control() || c > '\u{FFFF}';
    core::str::from_utf8(octets).is_ok_and(|text| !text.contains(doubtful))
}

/// The printable text that escapes stand for.
fn decoded(text: &[u8], span: Span) -> Option<String> {
    let octets = Decoded::new(text, span, true).to_cow();
    let decoded = core::str::from_utf8(&octets).ok()?;
    let shown = |character: char| character.is_alphanumeric() || character.is_ascii_graphic();
    decoded.chars().all(shown).then(|| decoded.into())
}

/// The dot that makes a segment empty: the one before it, or else the one behind.
fn dot(text: &[u8], at: usize) -> Span {
    match text[..at].last() {
        Some(b'.') => Span::of(at - 1, at),
        _ if text.get(at) == Some(&b'.') => Span::of(at, at + 1),
        _ => Span::of(at, at),
    }
}

/// What the texts of a dialect begin with.
fn scheme(row: Option<&Row>) -> Option<String> {
    let row = row?;
    let scheme = row.schemes.first().filter(|scheme| matches!(**scheme, "hdl" | "info"))?;
    let slashes = if matches!(row.name, "hdl-uri" | "cordra-host") { "//" } else { "" };
    Some(format!("{scheme}:{slashes}"))
}
