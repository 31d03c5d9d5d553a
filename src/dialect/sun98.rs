//! Dialects of "Internationalization of the Handle System" (1998).

use handle_grammar::class::Class;
use handle_grammar::rfc3986::PATH;
use handle_grammar::sun98 as grammar;

use crate::code::{Code, Severity};
use crate::dialect::encoding::{Authority, Encoding, RESOLVER};
use crate::dialect::hdl_uri;
use crate::dialect::loss::Loss;
use crate::dialect::reader::{handle, parts, slot, span};
use crate::dialect::row::{Accidents, BASE, ESCAPED, Override, PartRules, Row, row};
use crate::read::{Slot, Tree};
use crate::rule::{self, plain};

use Severity::{Error, Warning};

#[inline(always)]
fn sun98(text: &[u8]) -> Option<Tree> {
    parts(grammar::handle(), text).map(|parts| handle(text, parts))
}

#[inline(always)]
fn sun98_uri(text: &[u8]) -> Option<Tree> {
    let (modifier, parts) = parts(grammar::handle_uri_syntax(), text)?;
    Some(Tree { modifier: slot(text, modifier), ..handle(text, parts) })
}

#[inline(always)]
fn sun98_proxy(text: &[u8]) -> Option<Tree> {
    let (server, (modifier, parts)) = parts(grammar::handleproxysyntax(), text)?;
    let authority = Slot::from(span(text, server));
    Some(Tree { authority, modifier: slot(text, modifier), ..handle(text, parts) })
}

row!(HANDLE_SUN98: sun98 reads grammar::handle, Row {
    name: "handle-sun98",
    about: "a handle by the paper of 1998",
    example: "cnri.dlib/july95-arms",
    start: "sun98::Handle",
    glance: plain::handle,
    accidents: Accidents::NONE,
    ignores_case: true,
    parts: PARTS,
    must: &[(Error, rule::not_utf8)],
    should: &[
        (Warning, rule::empty_segment),
        (Warning, rule::control_character),
        (Warning, rule::stray_whitespace),
    ],
    clauses: CLAUSES,
    ..BASE
});

row!(SUN98_URI: sun98_uri reads grammar::handle_uri_syntax, Row {
    name: "sun98-uri",
    about: "`hdl:` and a reference by the paper of 1998: `[charset@]handle`",
    example: "hdl:cnri.dlib/july95-arms",
    schemes: &["hdl"],
    start: "sun98::Handle-URI-Syntax",
    glance: plain::hdl,
    must: &[
        (Error, rule::bad_percent_escape),
        (Error, rule::raw_quote),
        (Error, rule::unknown_charset),
        (Error, rule::charset_decode),
    ],
    should: &[
        (Warning, rule::empty_segment),
        (Warning, rule::raw_hash),
        (Warning, rule::unknown_remark),
    ],
    rivals: Some("hdl"),
    encoding: ENCODING,
    suggested_scheme: "hdl:",
    ..REFERENCE
});

row!(SUN98_PROXY: sun98_proxy reads grammar::handleproxysyntax, Row {
    name: "sun98-proxy",
    about: "a reference after the name of a proxy server, by the paper of 1998",
    example: "http://hdl.handle.net/cnri.dlib/july95-arms",
    schemes: &["http"],
    start: "sun98::HandleProxySyntax",
    glance: plain::http,
    must: &[
        (Error, rule::bad_percent_escape),
        (Error, rule::character_not_allowed),
        (Error, rule::unknown_charset),
        (Error, rule::charset_decode),
    ],
    should: &[(Warning, rule::empty_segment), (Warning, rule::unknown_remark)],
    encoding: Encoding {
        authority: Some(Authority {
            kind: Loss::Host,
            scheme: "http://",
            production: "sun98::ProxyServer",
            default: RESOLVER,
            of_dois: None,
        }),
        minimal: PATH,
        ..ENCODING
    },
    ..REFERENCE
});

/// The columns that both kinds of references share.
const REFERENCE: Row = Row {
    accidents: Accidents::NONE,
    ignores_case: true,
    parts: PARTS,
    clauses: CLAUSES,
    charsets: true,
    places: &[Loss::Modifier],
    ..ESCAPED
};

const PARTS: PartRules =
    PartRules { naming_authority: "sun98::Naming-Authority", local_name: "sun98::HandleString" };

/// A naming authority of 1998 has no escapes: it is written verbatim, or the conversion is refused.
const ENCODING: Encoding = Encoding { local_name: PATH, minimal: MINIMAL, ..hdl_uri::ENCODING };

/// The octets that are not escaped: all except `%`, `"` and `#` (SUN-9, SUN-10), and NUL, LF and CR (D-W9).
const MINIMAL: Class = Class::range(0x01, 0x09)
    .or(Class::range(0x0B, 0x0C))
    .or(Class::range(0x0E, 0x21))
    .or(Class::of(b"$"))
    .or(Class::range(0x26, 0xFF));

const CLAUSES: &[Override] = &[
    ("sun98::HandleProxySyntax", Code::CharacterNotAllowed, "D-S9"),
    ("sun98::HandleProxySyntax", Code::RawNonAscii, "D-S10"),
    ("sun98::HandleProxySyntax", Code::WrongScheme, "D-S11"),
    ("sun98::", Code::MissingScheme, "SUN-9"),
    ("sun98::", Code::WrongScheme, "SUN-9"),
    ("sun98::", Code::MissingSlash, "SUN-1"),
    ("sun98::", Code::EmptyNamingAuthority, "SUN-4"),
    ("sun98::", Code::EmptyLocalName, "SUN-4"),
    ("sun98::", Code::EmptySegment, "D-S7"),
    ("sun98::", Code::BadPercentEscape, "D-S6"),
];
