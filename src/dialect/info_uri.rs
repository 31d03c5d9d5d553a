//! Dialects of draft-vandesompel-info-uri-04, which is RFC 4452.

use handle_grammar::info_uri as grammar;
use handle_grammar::rfc3986::PATH;

use crate::code::{Code, Severity};
use crate::dialect::encoding::{Encoding, NATIVE};
use crate::dialect::loss::Loss;
use crate::dialect::reader::{parts, slot, span, split};
use crate::dialect::row::{ESCAPED, Override, PartRules, Row, row};
use crate::read::{Slot, Tree};
use crate::rule::{self, plain};

use Severity::{Advice, Error, Warning};

#[inline(always)]
fn info_uri(text: &[u8]) -> Option<Tree> {
    let ((namespace, identifier), fragment) = parts(grammar::info_uri(), text)?;
    Some(Tree {
        namespace: Slot::from(span(text, namespace)),
        path: Slot::from(span(text, identifier)),
        fragment: slot(text, fragment),
        ..Tree::default()
    })
}

/// Reads an info URI of the namespace `hdl`: its identifier is a handle, escaped as one string, so that the `/` may be
/// escaped too (D-U6).
#[inline(always)]
fn info_hdl(text: &[u8]) -> Option<Tree> {
    let tree = info_uri(text)?;
    let namespace = tree.namespace.get().unwrap_or_default();
    if !text[namespace.range()].eq_ignore_ascii_case(b"hdl") {
        return Some(tree);
    }
    let identifier = tree.path.get().unwrap_or_default();
    let (naming_authority, local_name) = split(text, identifier, |octet| octet == b'/');
    Some(Tree { naming_authority, local_name: local_name.into(), ..tree })
}

row!(INFO_URI: info_uri reads grammar::info_uri, Row {
    name: "info-uri",
    about: "an info URI by draft-04, which is RFC 4452",
    example: "info:lccn/2002022641",
    heads: &["info:"],
    glance: plain::info,
    parts: PartRules {
        naming_authority: "info_uri::identifier",
        local_name: "info_uri::identifier",
    },
    should: &[
        (Warning, rule::identifier_not_utf8),
        (Warning, rule::empty_identifier),
        (Warning, rule::not_normalized),
        (Warning, rule::unregistered_namespace),
        (Warning, rule::namespace_syntax),
        (Warning, rule::needless_escape),
        (Warning, rule::dot_segment),
        (Advice, rule::mark_decoded),
    ],
    encoding: Encoding { scheme: "info:", namespaced: true, ..ENCODING },
    ..URI
});

row!(INFO_HDL: info_hdl reads grammar::info_uri, Row {
    name: "info-hdl",
    about: "an info URI of the namespace `hdl`, whose identifier is a handle",
    example: "info:hdl/10.1000/182",
    heads: &["info:hdl/"],
    glance: plain::info_hdl,
    parts: PartRules {
        naming_authority: "hdl_uri::na-segment",
        local_name: "info_uri::identifier",
    },
    must: &[
        (Error, rule::not_a_handle),
        (Error, rule::missing_slash),
        (Error, rule::not_utf8),
        (Error, rule::empty_segment),
        (Error, rule::at_sign_in_prefix),
    ],
    should: &[
        (Warning, rule::not_normalized),
        (Warning, rule::empty_local_name),
        (Warning, rule::needless_escape),
        (Warning, rule::dot_segment),
        (Warning, rule::control_character),
        (Warning, rule::beyond_bmp),
        (Advice, rule::mark_decoded),
    ],
    encoding: Encoding { scheme: "info:hdl/", ..ENCODING },
    ..URI
});

/// The columns that `info-uri` and `info-hdl` share.
const URI: Row = Row {
    schemes: &["info"],
    start: "info_uri::info-URI",
    clauses: CLAUSES,
    places: &[Loss::Fragment],
    suggested_scheme: "info:",
    ..ESCAPED
};

const ENCODING: Encoding = Encoding { local_name: PATH, minimal: PATH, one_string: true, ..NATIVE };

const CLAUSES: &[Override] = &[
    ("info_uri::", Code::MissingScheme, "INFO-32"),
    ("info_uri::", Code::WrongScheme, "INFO-4"),
    ("info_uri::", Code::CharacterNotAllowed, "INFO-13"),
    ("info_uri::", Code::RawNonAscii, "INFO-20"),
    ("info_uri::", Code::MissingSlash, "D-I16"),
    ("info_uri::", Code::DotSegment, "D-I7"),
];
