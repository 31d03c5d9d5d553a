//! The edits of names that a registry has: namespaces of info URIs, with the identifiers after them, and charsets.

use alloc::string::String;

use crate::accident;
use crate::code::Code;
use crate::diagnosis::Finding;
use crate::fix::suggestion::Suggestion;
use crate::read::Charset;
use crate::registry::Namespace;
use crate::text::Span;

/// The edit for a problem with a namespace, with an identifier of it, or with a charset.
pub(super) fn registered(finding: &Finding, text: &[u8]) -> Option<Suggestion> {
    let span = finding.span;
    let octets = &text[span.range()];
    Some(match finding.code {
        Code::NotNormalized if octets.iter().all(u8::is_ascii_graphic) => {
            let normal = String::from_utf8_lossy(octets).to_ascii_lowercase();
            // After a registered namespace and a hyphen, a capital shows that the hyphen stands for the `/`.
            let is_fix = !begins_with_namespace(&normal);
            Suggestion { is_fix, ..Suggestion::attempt(span, normal) }
        }
        Code::UnregisteredNamespace => Suggestion::attempt(span, Namespace::nearest(octets)?),
        Code::UnknownCharset => Suggestion::attempt(span, Charset::nearest(octets)?),
        Code::NamespaceSyntax => namespace_syntax(text, span)?,
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
