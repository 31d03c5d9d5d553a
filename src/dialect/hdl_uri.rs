//! Dialects of "URI scheme for Handle" (2008), whose ABNF of a handle is that of RFC 3651.

use handle_grammar::class::Class;
use handle_grammar::hdl_uri as grammar;
use handle_grammar::rfc3986::PATH;

use crate::code::{Code, Severity};
use crate::dialect::encoding::{AUTHORITY, Authority, Encoding, NATIVE};
use crate::dialect::loss::Loss;
use crate::dialect::reader::{handle, parts, span, uri};
use crate::dialect::row::{BASE, ESCAPED, Override, PartRules, Row, row};
use crate::read::{Slot, Tree};
use crate::rule::{self, Rule, plain};

use Severity::{Error, Warning};

#[inline(always)]
fn native(text: &[u8]) -> Option<Tree> {
    parts(grammar::handle(), text).map(|parts| handle(text, parts))
}

#[inline(always)]
fn hdl_uri(text: &[u8]) -> Option<Tree> {
    parts(grammar::hdl_uri(), text).map(|parts| uri(text, parts))
}

#[inline(always)]
fn hdl_resolver(text: &[u8]) -> Option<Tree> {
    if let Some(parts) = parts(grammar::name_form(), text) {
        return Some(uri(text, parts));
    }
    let ((server, parts), query, fragment) = parts(grammar::server_form(), text)?;
    let authority = Slot::from(span(text, server));
    Some(Tree { authority, ..uri(text, (parts, query, fragment)) })
}

row!(HANDLE: native reads grammar::handle, Row {
    name: "handle",
    about: "a handle by RFC 3651 and the first-cut ABNF of 2008",
    example: "10.1000/182",
    must: &[(Error, rule::not_utf8)],
    should: SUSPICIOUS,
    ..OCTETS
});

row!(HANDLE_OCTET: native reads grammar::handle, Row {
    name: "handle-octet",
    about: "a handle by the octets of the ABNF of 2008, in whatever encoding",
    example: "10.1000/182",
    should: &[(Warning, rule::not_utf8), (Warning, rule::empty_local_name)],
    ..OCTETS
});

row!(HDL_URI: hdl_uri reads grammar::hdl_uri, Row {
    name: "hdl-uri",
    about: "an `hdl://` URI by the first-cut ABNF of 2008",
    example: "hdl://10.1000/182",
    heads: &["hdl://"],
    start: "hdl_uri::hdl-uri",
    glance: plain::hdl_slashes,
    is_alone: |text, tree, _| {
        // Another dialect can read the naming authority as a server only if a handle with a `/` follows it.
        let local_name = tree.local_name.get().unwrap_or_default();
        has_no_ending(tree) && !text[local_name.range()].contains(&b'/')
    },
    named_by_host: true,
    encoding: Encoding { scheme: "hdl://", ..ENCODING },
    places: &[Loss::Query, Loss::Fragment],
    suggested_scheme: "hdl://",
    ..URI
});

row!(HDL_RESOLVER: hdl_resolver reads grammar::hdl_resolver, Row {
    name: "hdl-resolver",
    about: "an `hdl:` URI in two forms: the handle as name, or at a server",
    example: "hdl:10.1000/182",
    heads: &["hdl:"],
    start: "hdl_uri::hdl-resolver",
    glance: plain::hdl,
    is_alone: |_, tree, _| has_no_ending(tree),
    encoding: Encoding {
        authority: Some(Authority {
            kind: Loss::Server,
            scheme: "hdl://",
            production: AUTHORITY,
            default: None,
            of_dois: None,
        }),
        ..ENCODING
    },
    places: &[Loss::Query, Loss::Fragment, Loss::Server],
    suggested_scheme: "hdl:",
    ..URI
});

/// The columns that the dialects of the production `handle` share.
const OCTETS: Row =
    Row { start: "hdl_uri::handle", glance: plain::handle, clauses: CLAUSES, ..BASE };

/// The columns that both dialects of `hdl` URIs share.
const URI: Row = Row {
    schemes: &["hdl"],
    parts: PartRules {
        naming_authority: "hdl_uri::u-na-segment",
        local_name: "hdl_uri::u-local-name",
    },
    must: HANDLE_IN_URI,
    should: &[
        (Warning, rule::empty_local_name),
        (Warning, rule::escape_recommended),
        (Warning, rule::needless_escape),
        (Warning, rule::dot_segment),
        (Warning, rule::control_character),
        (Warning, rule::beyond_bmp),
    ],
    clauses: CLAUSES,
    rivals: Some("hdl"),
    ..ESCAPED
};

/// Whether the text has no query and no fragment. The paper of 1998, and no other document, reads these as part of the
/// handle, so without them it reads no other handle.
fn has_no_ending(tree: &Tree) -> bool {
    tree.query.get().is_none() && tree.fragment.get().is_none()
}

/// The rules for the handle in every `hdl:` URI, in which the naming authority ends at the first raw `/`.
pub(super) const HANDLE_IN_URI: &[(Severity, Rule)] = &[
    (Error, rule::empty_authority),
    (Error, rule::not_utf8),
    (Error, rule::empty_segment),
    (Error, rule::at_sign_in_prefix),
    (Error, rule::escaped_slash_in_prefix),
];

/// The rules about things that are legal in a native handle, but suspicious.
pub(super) const SUSPICIOUS: &[(Severity, Rule)] = &[
    (Warning, rule::empty_local_name),
    (Warning, rule::control_character),
    (Warning, rule::beyond_bmp),
    (Warning, rule::url_as_handle),
    (Warning, rule::index_prefix),
    (Warning, rule::escape_in_handle),
    (Warning, rule::stray_whitespace),
];

/// The octets of `u-naming-authority`: those of its segments, and the dots between them.
const U_NAMING_AUTHORITY: Class = grammar::U_NA_SEGMENT.or(Class::of(b"."));

/// The octets that the comment next to `u-local-name` allows: `:` and `@` are not among them (D-U3).
const U_LOCAL_NAME: Class = U_NAMING_AUTHORITY.or(Class::of(b"/"));

/// How this document writes a handle in a URI; other documents differ only in some of the classes.
pub(super) const ENCODING: Encoding = Encoding {
    scheme: "hdl:",
    naming_authority: U_NAMING_AUTHORITY,
    local_name: U_LOCAL_NAME,
    minimal: PATH,
    ..NATIVE
};

const CLAUSES: &[Override] = &[
    ("hdl_uri::", Code::MissingScheme, "WIKI-12"),
    ("hdl_uri::name-form", Code::CharacterNotAllowed, "D-P1"),
    ("hdl_uri::u-local-name", Code::CharacterNotAllowed, "WIKI-18"),
    ("hdl_uri::u-", Code::CharacterNotAllowed, "WIKI-16"),
    ("hdl_uri::h", Code::CharacterNotAllowed, "WIKI-18"),
    ("hdl_uri::hdl-", Code::MissingSlash, "WIKI-14"),
    ("hdl_uri::name-form", Code::EmptyNamingAuthority, "D-U2"),
    ("hdl_uri::u-", Code::EmptyNamingAuthority, "D-U2"),
    ("hdl_uri::u-", Code::EmptySegment, "D-U2"),
];
