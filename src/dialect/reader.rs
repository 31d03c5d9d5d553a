//! The first reading: from octets to a [`Tree`], by the start production of a dialect.

use handle_grammar::combinator::{self, whole};
use handle_grammar::{cordra, hdl_uri, info_uri, overview, practice, rfc3986::Uri, sun98};
use nom::{Offset, Parser};

use crate::read::{Slot, Tree, proxy};
use crate::text::{Decoded, Span};

/// Reads a whole text, or refuses it.
pub(crate) type Read = fn(&[u8]) -> Option<Tree>;

/// The parts that a production gives for the whole of `text`.
#[inline(always)]
fn parts<'a, O>(production: impl combinator::Production<&'a [u8], O>, text: &'a [u8]) -> Option<O> {
    whole(production).parse_complete(text).ok().map(|(_, parts)| parts)
}

/// Where `part` stands in `text`.
#[inline]
fn span(text: &[u8], part: &[u8]) -> Span {
    let start = text.offset(part);
    Span::of(start, start + part.len())
}

#[inline]
fn slot(text: &[u8], part: Option<&[u8]>) -> Slot {
    part.map(|part| span(text, part)).into()
}

/// A handle of two parts.
#[inline]
fn handle(text: &[u8], (naming_authority, local_name): (&[u8], &[u8])) -> Tree {
    Tree {
        naming_authority: span(text, naming_authority),
        local_name: Slot::some(span(text, local_name)),
        ..Tree::default()
    }
}

/// A handle with a query and a fragment behind it.
#[inline]
fn uri<'a>(text: &'a [u8], (parts, query, fragment): Uri<&'a [u8], (&'a [u8], &'a [u8])>) -> Tree {
    Tree { query: slot(text, query), fragment: slot(text, fragment), ..handle(text, parts) }
}

#[inline(always)]
pub(crate) fn native(text: &[u8]) -> Option<Tree> {
    parts(hdl_uri::handle(), text).map(|parts| handle(text, parts))
}

#[inline(always)]
pub(crate) fn overview(text: &[u8]) -> Option<Tree> {
    parts(overview::handle(), text).map(|parts| handle(text, parts))
}

#[inline(always)]
pub(crate) fn sun98(text: &[u8]) -> Option<Tree> {
    parts(sun98::handle(), text).map(|parts| handle(text, parts))
}

#[inline(always)]
pub(crate) fn cordra_id(text: &[u8]) -> Option<Tree> {
    parts(cordra::cordra_id(), text).map(|parts| handle(text, parts))
}

#[inline(always)]
pub(crate) fn doi(text: &[u8]) -> Option<Tree> {
    let name = &text[crate::text::ascii::lead(text, "doi:")..];
    parts(practice::doi(), name).map(|parts| handle(text, parts))
}

#[inline(always)]
pub(crate) fn hdl_uri(text: &[u8]) -> Option<Tree> {
    parts(hdl_uri::hdl_uri(), text).map(|parts| uri(text, parts))
}

#[inline(always)]
pub(crate) fn hdl_resolver(text: &[u8]) -> Option<Tree> {
    if let Some(parts) = parts(hdl_uri::name_form(), text) {
        return Some(uri(text, parts));
    }
    let ((server, parts), query, fragment) = parts(hdl_uri::server_form(), text)?;
    let authority = Slot::some(span(text, server));
    Some(Tree { authority, ..uri(text, (parts, query, fragment)) })
}

#[inline(always)]
pub(crate) fn cordra_host(text: &[u8]) -> Option<Tree> {
    parts(cordra::cordra_host(), text).map(|parts| uri(text, parts))
}

#[inline(always)]
pub(crate) fn cordra_path(text: &[u8]) -> Option<Tree> {
    parts(cordra::cordra_path(), text).map(|parts| uri(text, parts))
}

#[inline(always)]
pub(crate) fn cordra_http(text: &[u8]) -> Option<Tree> {
    let ((authority, ((first, second), third)), query, fragment) =
        parts(cordra::cordra_http(), text)?;
    let (segment, parts) = match third {
        None => (Slot::NONE, (first, second)),
        Some(third) => (Slot::some(span(text, first)), (second, third)),
    };
    let authority = Slot::some(span(text, authority));
    Some(Tree { authority, segment, ..uri(text, (parts, query, fragment)) })
}

#[inline(always)]
pub(crate) fn sun98_uri(text: &[u8]) -> Option<Tree> {
    let (modifier, parts) = parts(sun98::handle_uri_syntax(), text)?;
    Some(Tree { modifier: slot(text, modifier), ..handle(text, parts) })
}

#[inline(always)]
pub(crate) fn sun98_proxy(text: &[u8]) -> Option<Tree> {
    let (server, (modifier, parts)) = parts(sun98::handleproxysyntax(), text)?;
    let authority = Slot::some(span(text, server));
    Some(Tree { authority, modifier: slot(text, modifier), ..handle(text, parts) })
}

#[inline(always)]
pub(crate) fn info_uri(text: &[u8]) -> Option<Tree> {
    let ((namespace, identifier), fragment) = parts(info_uri::info_uri(), text)?;
    Some(Tree {
        namespace: Slot::some(span(text, namespace)),
        path: Slot::some(span(text, identifier)),
        fragment: slot(text, fragment),
        ..Tree::default()
    })
}

/// In the namespace `hdl`, the identifier is a handle, escaped as one string: its `/` may be escaped too (D-U6).
#[inline(always)]
pub(crate) fn info_hdl(text: &[u8]) -> Option<Tree> {
    let tree = info_uri(text)?;
    let namespace = tree.namespace.get().unwrap_or_default();
    if !text[namespace.range()].eq_ignore_ascii_case(b"hdl") {
        return Some(tree);
    }
    Some(split(text, tree, tree.path.get().unwrap_or_default(), |octet| octet == b'/'))
}

#[inline(always)]
pub(crate) fn proxy(text: &[u8]) -> Option<Tree> {
    let ((authority, path), query, fragment) = parts(practice::proxy(), text)?;
    let path = span(text, path);
    let (alias, rest) = proxy::unwrap(text, path);
    let tree = Tree {
        authority: Slot::some(span(text, authority)),
        path: Slot::some(path),
        alias: alias.into(),
        query: slot(text, query),
        fragment: slot(text, fragment),
        ..Tree::default()
    };
    match alias {
        // A URN has ":" where the handle has "/".
        Some(alias) if is_urn(Decoded::new(text, alias, true)) => {
            Some(split(text, tree, rest, |octet| octet == b'/' || octet == b':'))
        }
        _ => Some(split(text, tree, rest, |octet| octet == b'/')),
    }
}

/// Whether the prefix that a proxy takes off ends in a URN's, the only ones of two colons.
fn is_urn(alias: Decoded<'_>) -> bool {
    alias.octets().filter(|&(octet, _)| octet == b':').count() == 2
}

/// The tree with the handle that stands at `whole`, split at its first delimiter after decoding.
#[inline]
fn split(text: &[u8], tree: Tree, whole: Span, delimits: fn(u8) -> bool) -> Tree {
    match delimiter(text, whole, delimits) {
        None => Tree { naming_authority: whole, ..tree },
        Some(slash) => Tree {
            naming_authority: Span::new(whole.start, slash.start),
            local_name: Slot::some(Span::new(slash.end, whole.end)),
            ..tree
        },
    }
}

/// The first delimiter in `whole`, as it is or as a percent-escape.
#[inline]
fn delimiter(text: &[u8], whole: Span, delimits: fn(u8) -> bool) -> Option<Span> {
    // Most stand there as they are, and before them nothing has to be decoded.
    let raw = &text[whole.range()];
    let at = raw.iter().position(|&octet| delimits(octet) || octet == b'%')?;
    let rest = Span::new(whole.start + Span::of(0, at).end, whole.end);
    let mut octets = Decoded::new(text, rest, true).octets();
    octets.find(|&(octet, _)| delimits(octet)).map(|(_, span)| span)
}
