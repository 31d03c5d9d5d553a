//! The edits before the local name: of schemes and hosts, of the slashes after them, and of the prefix.

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::dialect::Row;
use crate::fix::suggest::place::{
    begins_identifier, begins_with_proxy, dot, first_slash, third_slash,
};
use crate::fix::suggestion::Suggestion;
use crate::text::Span;

/// The edit for a problem with what stands before the local name.
pub(super) fn head(finding: &Finding, text: &[u8], row: Option<&Row>) -> Option<Suggestion> {
    let span = finding.span;
    Some(match finding.code {
        Code::DoiPrefix => Suggestion::fix(span, ""),
        // A number is missing in `10./name`, not a dot too many.
        Code::EmptySegment if is_without_registrant(text, span) => return None,
        Code::EmptySegment => {
            Suggestion::attempt(dot(text, span.range().start, finding.escapes)?, "")
        }
        Code::EmptyNamingAuthority => {
            let slash = third_slash(text, span).or_else(|| first_slash(text, span))?;
            Suggestion::attempt(slash, "")
        }
        // Without a server, the two slashes before it are surplus, too.
        Code::EmptyAuthority => {
            let Span { start, end } = third_slash(text, span)?;
            Suggestion::attempt(Span { start: start - 2, end }, "")
        }
        Code::MissingScheme => match row.map_or("", |row| row.suggested_scheme) {
            "" if begins_with_proxy(text) => Suggestion::attempt(span, "https://"),
            "" => return None,
            scheme => Suggestion::attempt(span, scheme),
        },
        Code::MissingDoubleSlash => {
            let has_one = text.get(span.range().end) == Some(&b'/');
            Suggestion::attempt(span, if has_one { "/" } else { "//" })
        }
        // The text after an unknown host is not known to be a handle.
        Code::DoubledScheme
            if begins_identifier(text, span) && text.get(span.range().end) != Some(&b'/') =>
        {
            Suggestion::attempt(span, "")
        }
        Code::IndexPrefix if precedes_handle(text, span) => Suggestion::attempt(span, ""),
        _ => return None,
    })
}

/// Whether the number of the registrant is missing at `span`, as in `10./name`.
fn is_without_registrant(text: &[u8], span: Span) -> bool {
    let (before, after) = text.split_at(span.range().start);
    before.ends_with(b"10.") && after.starts_with(b"/")
}

/// Whether a prefix and its slash follow the place.
fn precedes_handle(text: &[u8], span: Span) -> bool {
    let rest = &text[span.range().end..];
    let prefix =
        rest.iter().take_while(|octet| octet.is_ascii_alphanumeric() || b".-_".contains(octet));
    let slash = prefix.count();
    rest.first().is_some_and(u8::is_ascii_digit) && rest.get(slash) == Some(&b'/')
}
