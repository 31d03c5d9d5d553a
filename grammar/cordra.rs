//! "Encoding CORDRA Identifiers in URI Syntax", version 1.00 of January 2005.
//!
#![doc = include_str!("diagrams/cordra.md")]

use nom::branch::alt;
use nom::combinator::{opt, recognize};
use nom::sequence::{pair, preceded, separated_pair};

use crate::class::Class;
use crate::combinator::{Production, apart, repeat, rule, run, text};
use crate::document::{Document, document};
use crate::hdl_uri::{local_name, naming_authority};
use crate::rfc3986::Uri;
use crate::rfc3986::{REG_NAME, authority, fragment, host, query, scheme, segment, segment_nz};
use crate::rfc5234::HEXDIG;
use crate::source::Source;

/// The first two segments of a path, and the third if there is one.
pub type Segments<I> = ((I, I), Option<I>);

/// ```abnf
/// handle = naming-authority "/" local-name
/// ```
pub fn handle<I: Source>() -> impl Production<I, (I, I)> {
    rule("cordra::handle", separated_pair(naming_authority(), text("/"), local_name()))
}

/// ```abnf
/// URI = scheme ":" hierarchy [ "?" query ] [ "#" fragment ]
/// ```
pub fn uri<I: Source>() -> impl Production<I> {
    rule(
        "cordra::URI",
        recognize((
            scheme(),
            text(":"),
            hierarchy(),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        )),
    )
}

/// ```abnf
/// hierarchy = "//" host "/" path / path
/// ```
pub fn hierarchy<I: Source>() -> impl Production<I> {
    rule("cordra::hierarchy", alt((recognize((text("//"), host(), text("/"), path())), path())))
}

/// ```abnf
/// path = segment *( "/" segment )
/// ```
pub fn path<I: Source>() -> impl Production<I> {
    rule("cordra::path", recognize(pair(segment(), repeat(0.., preceded(text("/"), segment())))))
}

/// ```abnf
/// host-version = scheme "://" host "/" path
/// ```
pub fn host_version<I: Source>() -> impl Production<I> {
    rule("cordra::host-version", recognize((scheme(), text("://"), host(), text("/"), path())))
}

/// ```abnf
/// path-version = scheme ":" path
/// ```
pub fn path_version<I: Source>() -> impl Production<I> {
    rule("cordra::path-version", recognize((scheme(), text(":"), path())))
}

/// ```abnf
/// host-form = "hdl" ":" "//" host "/" path [ "?" query ] [ "#" fragment ]
/// ```
pub fn host_form<I: Source>() -> impl Production<I, Uri<I, (I, I)>> {
    rule(
        "cordra::host-form",
        (
            preceded(
                (text("hdl"), text(":"), text("//")),
                separated_pair(host(), text("/"), path()),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// cordra-host = "hdl" ":" "//" reg-name-nz "/" segment-nz [ "?" query ] [ "#" fragment ]
/// ```
pub fn cordra_host<I: Source>() -> impl Production<I, Uri<I, (I, I)>> {
    rule(
        "cordra::cordra-host",
        (
            preceded(
                (text("hdl"), text(":"), text("//")),
                separated_pair(reg_name_nz(), text("/"), segment_nz()),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// reg-name-nz = 1*( unreserved / pct-encoded / sub-delims )
/// ```
pub fn reg_name_nz<I: Source>() -> impl Production<I> {
    rule("cordra::reg-name-nz", run(&REG_NAME, 1..))
}

/// ```abnf
/// path-form = "hdl" ":" path [ "?" query ] [ "#" fragment ]
/// ```
pub fn path_form<I: Source>() -> impl Production<I, Uri<I, I>> {
    rule(
        "cordra::path-form",
        (
            preceded((text("hdl"), text(":")), path()),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// cordra-path = "hdl" ":" segment-nz "/" segment-nz [ "?" query ] [ "#" fragment ]
/// ```
pub fn cordra_path<I: Source>() -> impl Production<I, Uri<I, (I, I)>> {
    rule(
        "cordra::cordra-path",
        (
            preceded(
                (text("hdl"), text(":")),
                separated_pair(segment_nz(), text("/"), segment_nz()),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// cordra-id = na "/" 1*( HEXDIG / "." )
/// ```
pub fn cordra_id<I: Source>() -> impl Production<I, (I, I)> {
    rule(
        "cordra::cordra-id",
        separated_pair(na(), text("/"), run(const { &HEXDIG.or(Class::of(b".")) }, 1..)),
    )
}

/// ```abnf
/// na = 1*HEXDIG *( "." 1*HEXDIG )
/// ```
pub fn na<I: Source>() -> impl Production<I> {
    rule(
        "cordra::na",
        recognize(pair(run(&HEXDIG, 1..), repeat(0.., preceded(text("."), run(&HEXDIG, 1..))))),
    )
}

/// ```abnf
/// http-form = "http" ":" "//" authority "/" path [ "?" query ] [ "#" fragment ]
/// ```
pub fn http_form<I: Source>() -> impl Production<I, Uri<I, (I, I)>> {
    rule(
        "cordra::http-form",
        (
            preceded(
                (text("http"), text(":"), text("//")),
                separated_pair(apart(authority), text("/"), path()),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// ```abnf
/// cordra-http = "http" ":" "//" authority "/" [ segment-nz "/" ] segment-nz "/" segment-nz [ "?" query ] [ "#" fragment ]
/// ```
///
/// Read as `segment-nz "/" segment-nz [ "/" segment-nz ]`: if there are three segments, the first is the optional one.
pub fn cordra_http<I: Source>() -> impl Production<I, Uri<I, (I, Segments<I>)>> {
    rule(
        "cordra::cordra-http",
        (
            preceded(
                (text("http"), text(":"), text("//")),
                separated_pair(
                    apart(authority),
                    text("/"),
                    pair(
                        separated_pair(segment_nz(), text("/"), segment_nz()),
                        opt(preceded(text("/"), segment_nz())),
                    ),
                ),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    cordra:
    handle,
    uri,
    hierarchy,
    path,
    host_version,
    path_version,
    host_form,
    cordra_host,
    reg_name_nz,
    path_form,
    cordra_path,
    cordra_id,
    na,
    http_form,
    cordra_http,
);
