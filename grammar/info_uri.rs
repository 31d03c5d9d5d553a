//! The "info" URI scheme: draft-vandesompel-info-uri-04, which is RFC 4452.
//!
#![doc = include_str!("diagrams/info_uri.md")]

use nom::combinator::{opt, recognize};
use nom::sequence::{pair, preceded, separated_pair};

use crate::combinator::{Production, one, rule, run, text};
use crate::document::{Document, document};
use crate::rfc3986::{PATH, PCHAR, QUERY, SCHEME, SUB_DELIMS, UNRESERVED};
use crate::rfc5234::{ALPHA, hexdig};
use crate::source::Source;

/// ```abnf
/// info-URI = info-scheme ":" info-identifier [ "#" fragment ]
/// ```
pub fn info_uri<I: Source>() -> impl Production<I, ((I, I), Option<I>)> {
    rule(
        "info_uri::info-URI",
        pair(
            preceded((info_scheme(), text(":")), info_identifier()),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// info-scheme = "info"
/// ```
pub fn info_scheme<I: Source>() -> impl Production<I> {
    rule("info_uri::info-scheme", text("info"))
}

/// ```abnf
/// info-identifier = namespace "/" identifier
/// ```
pub fn info_identifier<I: Source>() -> impl Production<I, (I, I)> {
    rule("info_uri::info-identifier", separated_pair(namespace(), text("/"), identifier()))
}

/// ```abnf
/// namespace = scheme
/// ```
pub fn namespace<I: Source>() -> impl Production<I> {
    rule("info_uri::namespace", scheme())
}

/// ```abnf
/// identifier = *( pchar / "/" )
/// ```
pub fn identifier<I: Source>() -> impl Production<I> {
    rule("info_uri::identifier", run(&PATH, 0..))
}

/// ```abnf
/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
/// ```
pub fn scheme<I: Source>() -> impl Production<I> {
    rule("info_uri::scheme", recognize(pair(one(&ALPHA), run(&SCHEME, 0..))))
}

/// ```abnf
/// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
/// ```
pub fn pchar<I: Source>() -> impl Production<I> {
    rule("info_uri::pchar", one(&PCHAR))
}

/// ```abnf
/// fragment = *( pchar / "/" / "?" )
/// ```
pub fn fragment<I: Source>() -> impl Production<I> {
    rule("info_uri::fragment", run(&QUERY, 0..))
}

/// ```abnf
/// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
/// ```
pub fn unreserved<I: Source>() -> impl Production<I> {
    rule("info_uri::unreserved", one(&UNRESERVED))
}

/// ```abnf
/// pct-encoded = "%" HEXDIG HEXDIG
/// ```
pub fn pct_encoded<I: Source>() -> impl Production<I> {
    rule("info_uri::pct-encoded", recognize((text("%"), hexdig(), hexdig())))
}

/// ```abnf
/// sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
///            / "*" / "+" / "," / ";" / "="
/// ```
pub fn sub_delims<I: Source>() -> impl Production<I> {
    rule("info_uri::sub-delims", one(&SUB_DELIMS))
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    info_uri:
    info_uri,
    info_scheme,
    info_identifier,
    namespace,
    identifier,
    scheme,
    pchar,
    fragment,
    unreserved,
    pct_encoded,
    sub_delims,
);
