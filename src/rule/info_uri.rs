//! Rules of info URIs.

use crate::code::Code;
use crate::registry::Namespace;
use crate::rule::handle;
use crate::rule::subject::Subject;
use crate::text::escape::MARK;
use crate::text::{Decoded, Span};

/// D-I16: an info URI of a handle has the namespace `hdl`.
pub(crate) fn not_a_handle(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(namespace) = subject.tree.namespace.get()
        && !subject.text[namespace.range()].eq_ignore_ascii_case(b"hdl")
    {
        found(Code::NotAHandle, namespace);
    }
}

/// D-I5: an identifier may be empty, but then it identifies nothing.
pub(crate) fn empty_identifier(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(identifier) = subject.tree.path.get().filter(|span| span.is_empty()) {
        found(Code::EmptyIdentifier, identifier);
    }
}

/// INFO-9: scheme and namespace should be written in lower case.
pub(crate) fn not_normalized(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let head = Span::new(0, subject.tree.namespace.get().unwrap_or_default().end);
    if subject.text[head.range()].iter().any(u8::is_ascii_uppercase) {
        found(Code::NotNormalized, head);
    }
}

/// D-I13: the registry accepts no new namespaces, but unregistered ones are in use.
pub(crate) fn unregistered_namespace(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let Some(namespace) = subject.tree.namespace.get() else { return };
    let name = &subject.text[namespace.range()];
    if Namespace::named(name).is_none() {
        found(Code::UnregisteredNamespace, namespace);
    }
}

/// INFO-26 (RFC 4452, section 5): the record of a namespace describes its identifiers. The syntax of the scheme does
/// not depend on it, but an identifier that differs from it is probably wrong.
pub(crate) fn namespace_syntax(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let (Some(namespace), Some(identifier)) =
        (subject.tree.namespace.get(), subject.tree.path.get())
        && let Some(namespace) = Namespace::named(&subject.text[namespace.range()])
        && !identifier.is_empty()
        // In a mended text, a filler says nothing about the form, so the text as it was given is compared.
        && let Some(written) = subject.written.get(identifier.range())
    {
        if let Some((place, _)) = namespace.misspelt(written) {
            let start = identifier.range().start;
            found(Code::NamespaceSyntax, Span::of(start + place.start, start + place.end));
        } else if !namespace.has_form(Decoded::part(written, identifier.start, subject.escaped)) {
            found(Code::NamespaceSyntax, identifier);
        }
    }
}

/// INFO-19, D-U15: an identifier should be UTF-8.
pub(crate) fn identifier_not_utf8(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(identifier) = subject.tree.path.get() {
        handle::ill_formed(subject.decoded(identifier), found);
    }
}

/// D-I1: normalization decodes the escapes of five characters that are not unreserved, as the document's example N3
/// does.
pub(crate) fn mark_decoded(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let Some(identifier) = subject.tree.path.get() else { return };
    for (octet, span) in subject.decoded(identifier).octets() {
        if span.len() == 3 && MARK.contains(octet) {
            found(Code::MarkDecoded, span);
        }
    }
}
