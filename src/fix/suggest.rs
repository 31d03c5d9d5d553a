//! The edits that a report suggests for a problem: a safe fix, or a plausible try.

mod escape;
mod meant;
mod place;
mod sici;

use alloc::string::String;

use crate::accident;
use crate::code::Code;
use crate::diagnosis::{Cause, Finding};
use crate::dialect::Row;
use crate::fix::suggestion::Suggestion;
use crate::read::Charset;
use crate::registry::Namespace;
use crate::rule::lint::link::completes_link;
use crate::text::{Decoded, Edit, Span, entity};
use escape::escape;
use meant::{by_controls, by_windows, composed, decoded, inside, written};
use place::{begins_with_proxy, dot, first_slash, follows_percent, leads, third_slash};

/// The edits that are suggested for a finding in a text with `causes`, if there are any.
pub(crate) fn suggestion(
    finding: &Finding,
    text: &[u8],
    row: Option<&Row>,
    causes: &[Cause],
) -> Option<Suggestion> {
    match cause(finding, causes) {
        Some(cause) => Suggestion::of(cause),
        None => own(finding, text, row)
            .map(|it| Suggestion { is_fix: it.is_fix && !finding.is_after_guess, ..it }),
    }
}

/// The accident that caused a finding, if one of `causes` did.
pub(crate) fn cause<'c>(finding: &Finding, causes: &'c [Cause]) -> Option<&'c Cause> {
    causes.iter().find(|cause| cause.is_reported_by(finding))
}

/// The edit that is suggested for a finding that no accident caused.
fn own(finding: &Finding, text: &[u8], row: Option<&Row>) -> Option<Suggestion> {
    let span = finding.span;
    let octets = &text[span.range()];
    let lossy = || String::from_utf8_lossy(octets);
    Some(match finding.code {
        Code::NotNormalized if octets.iter().all(u8::is_ascii_graphic) => {
            let normal = lossy().to_ascii_lowercase();
            // After a registered namespace and a hyphen, a capital shows that the hyphen stands for the `/`.
            let is_fix = !begins_with_namespace(&normal);
            Suggestion { is_fix, ..Suggestion::attempt(span, normal) }
        }
        Code::DoiPrefix => Suggestion::fix(span, ""),
        Code::StrayWhitespace | Code::InvisibleCharacter | Code::TrailingPunctuation => {
            Suggestion::attempt(span, "")
        }
        Code::ControlCharacter => Suggestion::attempt(span, by_controls(text, span)?),
        // After a stray `%`, the decoded character might complete an escape.
        Code::NeedlessEscape if follows_percent(text, span) => return None,
        Code::NeedlessEscape => {
            let character = decoded(text, span)?;
            let is_fix = !completes_link(text, span, &character);
            Suggestion { is_fix, ..Suggestion::attempt(span, character) }
        }
        Code::EscapeInHandle => Suggestion::attempt(span, decoded(text, span)?),
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
        Code::EnclosingMarks => Suggestion::attempt(span, inside(octets)?),
        Code::DashLookalike => Suggestion::attempt(span, "-"),
        // The text after an unknown host is not known to be a handle.
        Code::DoubledScheme if leads(text, span) && text.get(span.range().end) != Some(&b'/') => {
            Suggestion::attempt(span, "")
        }
        Code::EscapedSlash => slashes(text, span),
        Code::DoubleEscape => Suggestion::attempt(span, lossy().replace("%25", "%")),
        Code::HtmlEntity => {
            let (character, _) = entity::first(Decoded::new(text, span, finding.escapes))?;
            Suggestion::attempt(span, written(character, finding.escapes)?)
        }
        Code::NotUtf8 => Suggestion::attempt(span, by_windows(text, span, false)?),
        Code::EscapeNotUtf8 => Suggestion::attempt(span, by_windows(text, span, true)?),
        Code::NotNfc => Suggestion::attempt(span, composed(text, span, finding.escapes)),
        Code::UnregisteredNamespace => Suggestion::attempt(span, Namespace::nearest(octets)?),
        Code::UnknownCharset => Suggestion::attempt(span, Charset::nearest(octets)?),
        Code::NamespaceSyntax => namespace_syntax(text, span)?,
        Code::IndexPrefix => Suggestion::attempt(indexes(text, span)?, ""),
        _ if finding.escapes => return escape(finding, text),
        _ => return None,
    })
}

/// Whether `head`, up to the `/` of an info URI, begins with a registered namespace and a hyphen.
fn begins_with_namespace(head: &str) -> bool {
    let namespace = head.strip_prefix("info:").unwrap_or_default();
    let is_begun =
        |known: &str| namespace.strip_prefix(known).is_some_and(|rest| rest.starts_with('-'));
    Namespace::named(namespace.as_bytes()).is_none()
        && Namespace::all().any(|known| is_begun(known.name()))
}

/// The edits that write the escaped slash at `span`, and all those after it, raw, because a program that escapes one
/// slash escapes all. A query or a fragment keeps its escaped slashes.
fn slashes(text: &[u8], span: Span) -> Suggestion {
    let start = span.range().start;
    let path = text[start..].iter().take_while(|octet| !b"?#".contains(octet)).count();
    let octets = Decoded::new(text, Span::of(start, start + path), true).octets();
    let escaped = octets.filter(|(octet, place)| *octet == b'/' && place.len() == 3);
    Suggestion::attempt_all(escaped.map(|(_, span)| Edit { span, text: "/".into() }).collect())
}

/// Whether the number of the registrant is missing at `span`, as in `10./name`.
fn is_without_registrant(text: &[u8], span: Span) -> bool {
    let (before, after) = text.split_at(span.range().start);
    before.ends_with(b"10.") && after.starts_with(b"/")
}

/// The number and the colon at `span`, if a prefix and its slash follow.
fn indexes(text: &[u8], span: Span) -> Option<Span> {
    let rest = &text[span.range().end..];
    let prefix =
        rest.iter().take_while(|octet| octet.is_ascii_alphanumeric() || b".-_".contains(octet));
    let slash = prefix.count();
    (rest.first().is_some_and(u8::is_ascii_digit) && rest.get(slash) == Some(&b'/')).then_some(span)
}

/// The edits for an identifier that does not have the form of its namespace: they write the word that was meant or the
/// segment before it, delete a label, undo a slip, or write the namespace of DOI names.
fn namespace_syntax(text: &[u8], span: Span) -> Option<Suggestion> {
    let place = span.range();
    let (namespace, identifier) = Namespace::of_identifier(text)?;
    let (start, octets) = (identifier.start, &text[identifier]);
    if let Some((word, meant)) = namespace.misspelt(octets) {
        return (start + word.start == place.start).then(|| Suggestion::attempt(span, meant));
    }
    if let Some(head) = namespace.head_of(octets) {
        return Some(Suggestion::attempt(Span::of(start, start), head));
    }
    if let Some(rest) = namespace.unlabelled(&text[place.clone()]) {
        return Some(Suggestion::attempt(Span::of(place.start, place.end - rest.len()), ""));
    }
    if accident::is_doi(octets) {
        let end = start - 1;
        return Some(Suggestion::attempt(Span::of(end - namespace.name().len(), end), "doi"));
    }
    let edits = accident::corrected(namespace, octets)?.into_iter();
    Some(Suggestion::attempt_all(edits.map(|edit| edit.moved(start)).collect()))
}
