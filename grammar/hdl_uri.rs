//! "URI scheme for Handle", the first-cut ABNF of February 2008: handles, `hdl://` URIs, and the two forms of `hdl:`
//! URIs that the page shows without a rule.
//!
#![doc = include_str!("diagrams/hdl_uri.md")]

use nom::branch::alt;
use nom::combinator::{opt, recognize};
use nom::sequence::{pair, preceded, separated_pair};

use crate::class::Class;
use crate::combinator::{Production, apart, one, repeat, rule, run, text};
use crate::document::{Document, document};
use crate::rfc3986::Uri;
use crate::rfc3986::{PATH, SUB_DELIMS, authority, fragment, query};
use crate::rfc5234::{ALPHA, DIGIT, OCTET};
use crate::source::Source;

/// `%x00-2D / %x30-3F / %x41-FF`, the repeated part of `na-segment`
pub const NA_SEGMENT: Class = Class::range(0x00, 0x2D)
    .or(Class::range(0x30, 0x3F))
    .or(Class::range(0x41, 0xFF))
    .named("na-segment");

/// `u-unreserved = ALPHA / DIGIT / "-" / "_" / "~"`
pub const U_UNRESERVED: Class = ALPHA.or(DIGIT).or(Class::of(b"-_~")).named("u-unreserved");

/// `u-unreserved / pct-encoded / sub-delims`, the repeated part of `u-na-segment`
pub const U_NA_SEGMENT: Class = U_UNRESERVED.or_pct_encoded().or(SUB_DELIMS).named("u-na-segment");

/// ```abnf
/// handle = naming-authority "/" local-name
/// ```
pub fn handle<I: Source>() -> impl Production<I, (I, I)> {
    rule("hdl_uri::handle", separated_pair(naming_authority(), text("/"), local_name()))
}

/// ```abnf
/// naming-authority = na-segment *( "." na-segment )
/// ```
pub fn naming_authority<I: Source>() -> impl Production<I> {
    rule(
        "hdl_uri::naming-authority",
        recognize(pair(na_segment(), repeat(0.., preceded(text("."), na_segment())))),
    )
}

/// ```abnf
/// na-segment = 1*( %x00-2D / %x30-3F / %x41-FF )
/// ```
pub fn na_segment<I: Source>() -> impl Production<I> {
    rule("hdl_uri::na-segment", run(&NA_SEGMENT, 1..))
}

/// ```abnf
/// local-name = *( %x00-FF )
/// ```
pub fn local_name<I: Source>() -> impl Production<I> {
    rule("hdl_uri::local-name", run(&OCTET, 0..))
}

/// ```abnf
/// hdl-uri = "hdl" ":" "//" u-handle [ "?" query ] [ "#" fragment ]
/// ```
pub fn hdl_uri<I: Source>() -> impl Production<I, Uri<I, (I, I)>> {
    rule(
        "hdl_uri::hdl-uri",
        (
            preceded((text("hdl"), text(":"), text("//")), u_handle()),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// u-handle = u-naming-authority "/" u-local-name
/// ```
pub fn u_handle<I: Source>() -> impl Production<I, (I, I)> {
    rule("hdl_uri::u-handle", separated_pair(u_naming_authority(), text("/"), u_local_name()))
}

/// ```abnf
/// u-naming-authority = u-na-segment *( "." u-na-segment )
/// ```
pub fn u_naming_authority<I: Source>() -> impl Production<I> {
    rule(
        "hdl_uri::u-naming-authority",
        recognize(pair(u_na_segment(), repeat(0.., preceded(text("."), u_na_segment())))),
    )
}

/// ```abnf
/// u-na-segment = *( u-unreserved / pct-encoded / sub-delims )
/// ```
pub fn u_na_segment<I: Source>() -> impl Production<I> {
    rule("hdl_uri::u-na-segment", run(&U_NA_SEGMENT, 0..))
}

/// ```abnf
/// u-local-name = *( pchar / "/" )
/// ```
pub fn u_local_name<I: Source>() -> impl Production<I> {
    rule("hdl_uri::u-local-name", run(&PATH, 0..))
}

/// ```abnf
/// u-unreserved = ALPHA / DIGIT / "-" / "_" / "~"
/// ```
pub fn u_unreserved<I: Source>() -> impl Production<I> {
    rule("hdl_uri::u-unreserved", one(&U_UNRESERVED))
}

/// ```abnf
/// hdl-resolver = server-form / name-form
/// ```
pub fn hdl_resolver<I: Source>() -> impl Production<I> {
    rule("hdl_uri::hdl-resolver", alt((recognize(server_form()), recognize(name_form()))))
}

/// ```abnf
/// server-form = "hdl" ":" "//" authority "/" u-handle [ "?" query ] [ "#" fragment ]
/// ```
pub fn server_form<I: Source>() -> impl Production<I, Uri<I, (I, (I, I))>> {
    rule(
        "hdl_uri::server-form",
        (
            preceded(
                (text("hdl"), text(":"), text("//")),
                separated_pair(apart(authority), text("/"), u_handle()),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// name-form = "hdl" ":" 1*( u-unreserved / pct-encoded / sub-delims / "." ) "/" u-local-name [ "?" query ] [ "#" fragment ]
/// ```
pub fn name_form<I: Source>() -> impl Production<I, Uri<I, (I, I)>> {
    rule(
        "hdl_uri::name-form",
        (
            preceded(
                (text("hdl"), text(":")),
                separated_pair(
                    run(const { &U_NA_SEGMENT.or(Class::of(b".")) }, 1..),
                    text("/"),
                    u_local_name(),
                ),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    hdl_uri:
    handle,
    naming_authority,
    na_segment,
    local_name,
    hdl_uri,
    u_handle,
    u_naming_authority,
    u_na_segment,
    u_local_name,
    u_unreserved,
    hdl_resolver,
    server_form,
    name_form,
);
