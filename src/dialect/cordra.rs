//! Dialects of "Encoding CORDRA Identifiers in URI Syntax" (2005).

use handle_grammar::cordra as grammar;
use handle_grammar::rfc3986::{PCHAR, REG_NAME};

use crate::code::{Code, Severity};
use crate::dialect::encoding::{AUTHORITY, Authority, Encoding, RESOLVER};
use crate::dialect::hdl_uri::{self, HANDLE_IN_URI};
use crate::dialect::loss::Loss;
use crate::dialect::reader::{handle, parts, span, uri};
use crate::dialect::row::{Accidents, BASE, ESCAPED, Override, PartRules, Row, row};
use crate::read::{Slot, Tree};
use crate::rule::{self, plain};

use Severity::{Advice, Error, Warning};

#[inline(always)]
fn cordra_id(text: &[u8]) -> Option<Tree> {
    parts(grammar::cordra_id(), text).map(|parts| handle(text, parts))
}

#[inline(always)]
fn cordra_host(text: &[u8]) -> Option<Tree> {
    parts(grammar::cordra_host(), text).map(|parts| uri(text, parts))
}

#[inline(always)]
fn cordra_path(text: &[u8]) -> Option<Tree> {
    parts(grammar::cordra_path(), text).map(|parts| uri(text, parts))
}

#[inline(always)]
fn cordra_http(text: &[u8]) -> Option<Tree> {
    let ((authority, ((first, second), third)), query, fragment) =
        parts(grammar::cordra_http(), text)?;
    let (segment, parts) = match third {
        None => (Slot::NONE, (first, second)),
        Some(third) => (Slot::from(span(text, first)), (second, third)),
    };
    let authority = Slot::from(span(text, authority));
    Some(Tree { authority, segment, ..uri(text, (parts, query, fragment)) })
}

row!(CORDRA_ID: cordra_id reads grammar::cordra_id, Row {
    name: "cordra-id",
    about: "a CORDRA identifier: hexadecimal digits and dots",
    example: "100.102/F58FB49E",
    start: "cordra::cordra-id",
    glance: plain::cordra_id,
    accidents: Accidents::NONE,
    parts: PartRules { naming_authority: "cordra::na", local_name: "cordra::cordra-id" },
    // No lint looks for punctuation, because dots may stand anywhere and brackets nowhere.
    lints: &[
        (Warning, rule::invisible_character),
        (Warning, rule::dash_lookalike),
        (Warning, rule::doubled_scheme),
        (Warning, rule::html_entity),
        (Advice, rule::not_nfc),
    ],
    clauses: CLAUSES,
    ..BASE
});

row!(CORDRA_HOST: cordra_host reads grammar::cordra_host, Row {
    name: "cordra-host",
    about: "CORDRA's host encoding: `hdl://` naming authority `/` local name",
    example: "hdl://100.102/F58FB49E",
    start: "cordra::cordra-host",
    glance: plain::cordra_host,
    parts: PartRules { naming_authority: "cordra::reg-name-nz", local_name: "rfc3986::segment-nz" },
    should: &[
        (Warning, rule::prefix_like_ipv4),
        (Warning, rule::needless_escape),
        (Warning, rule::dot_segment),
        (Warning, rule::control_character),
        (Warning, rule::beyond_bmp),
    ],
    named_by_host: true,
    encoding: Encoding { scheme: "hdl://", naming_authority: REG_NAME, ..ENCODING },
    suggested_scheme: "hdl://",
    ..URI
});

row!(CORDRA_PATH: cordra_path reads grammar::cordra_path, Row {
    name: "cordra-path",
    about: "CORDRA's path encoding: `hdl:` naming authority `/` local name",
    example: "hdl:100.102/F58FB49E",
    start: "cordra::cordra-path",
    glance: plain::hdl_segments,
    should: &[
        (Warning, rule::needless_escape),
        (Warning, rule::dot_segment),
        (Warning, rule::control_character),
        (Warning, rule::beyond_bmp),
    ],
    suggested_scheme: "hdl:",
    ..URI
});

row!(CORDRA_HTTP: cordra_http reads grammar::cordra_http, Row {
    name: "cordra-http",
    about: "CORDRA's HTTP encoding: resolver, two or three segments",
    example: "http://hdl.handle.net/100.102/F58FB49E",
    schemes: &["http"],
    start: "cordra::cordra-http",
    glance: plain::http_segments,
    // The rules of `HANDLE_IN_URI`, and one for the first segment, which must be the one that the resolver specifies.
    must: &[
        (Error, rule::empty_authority),
        (Error, rule::resolver_segment),
        (Error, rule::not_utf8),
        (Error, rule::empty_segment),
        (Error, rule::at_sign_in_prefix),
        (Error, rule::escaped_slash_in_prefix),
    ],
    should: &[
        (Warning, rule::resolver_segment_unverified),
        (Warning, rule::needless_escape),
        (Warning, rule::dot_segment),
        (Warning, rule::control_character),
        (Warning, rule::beyond_bmp),
    ],
    rivals: Some("http"),
    encoding: Encoding {
        authority: Some(Authority {
            kind: Loss::Resolver,
            scheme: "http://",
            production: AUTHORITY,
            default: RESOLVER,
            of_dois: None,
        }),
        ..ENCODING
    },
    places: &[Loss::Query, Loss::Fragment, Loss::Resolver, Loss::Segment],
    ..URI
});

/// The columns that the three dialects of URIs share.
const URI: Row = Row {
    schemes: &["hdl"],
    accidents: Accidents::WITHOUT_HOSTS,
    parts: PartRules { naming_authority: "rfc3986::segment-nz", local_name: "rfc3986::segment-nz" },
    must: HANDLE_IN_URI,
    clauses: CLAUSES,
    rivals: Some("hdl"),
    encoding: ENCODING,
    places: &[Loss::Query, Loss::Fragment],
    ..ESCAPED
};

/// Naming authority and local name are segments of the path, in which no `pchar` needs an escape.
const ENCODING: Encoding =
    Encoding { naming_authority: PCHAR, local_name: PCHAR, minimal: PCHAR, ..hdl_uri::ENCODING };

const CLAUSES: &[Override] = &[
    ("cordra::", Code::WrongScheme, "CORDRA-7"),
    ("cordra::", Code::EmptyAuthority, "CORDRA-32"),
    ("cordra::cordra-host", Code::EmptyNamingAuthority, "CORDRA-11"),
    ("cordra::cordra-host", Code::EmptyLocalName, "CORDRA-14"),
    ("cordra::cordra-path", Code::EmptyNamingAuthority, "CORDRA-21"),
    ("cordra::cordra-path", Code::EmptyLocalName, "CORDRA-21"),
    ("cordra::cordra-http", Code::EmptyNamingAuthority, "CORDRA-36"),
    ("cordra::cordra-http", Code::EmptyLocalName, "CORDRA-36"),
    ("cordra::", Code::MissingSlash, "CORDRA-4"),
    ("cordra::", Code::RawNonAscii, "CORDRA-27"),
];
