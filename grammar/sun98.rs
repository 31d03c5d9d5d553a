//! "Internationalization of the Handle System" (1998): handles, references with a modifier, URI and proxy syntax.
//!
#![doc = include_str!("diagrams/sun98.md")]

use nom::combinator::{opt, recognize};
use nom::sequence::{pair, preceded, separated_pair, terminated};

use crate::class::Class;
use crate::combinator::{Production, one, repeat, rule, run, text};
use crate::document::{Document, document};
use crate::rfc5234::{ALPHA, OCTET};
use crate::source::Source;

/// `AlphaNumeric = %x61-7A / %x41-5A / %x30-39`
pub const ALPHA_NUMERIC: Class = Class::range(0x61, 0x7A)
    .or(Class::range(0x41, 0x5A))
    .or(Class::range(0x30, 0x39))
    .named("AlphaNumeric");

/// `AlphaNumeric / "." / "-" / "_"`, the repeated part of `Naming-Authority`
pub const NAMING_AUTHORITY: Class = ALPHA_NUMERIC.or(Class::of(b".-_"));

/// `%x00-2E / %x30-3F / %x41-FF`, the repeated part of `Modifier`
pub const MODIFIER: Class = Class::range(0x00, 0x2E)
    .or(Class::range(0x30, 0x3F))
    .or(Class::range(0x41, 0xFF))
    .named("Modifier");

/// `"-"`
const HYPHEN: Class = Class::of(b"-");

/// ```abnf
/// Handle = Naming-Authority "/" HandleString
/// ```
pub fn handle<I: Source>() -> impl Production<I, (I, I)> {
    rule("sun98::Handle", separated_pair(naming_authority(), text("/"), handlestring()))
}

/// ```abnf
/// Naming-Authority = 1*( AlphaNumeric / "." / "-" / "_" )
/// ```
pub fn naming_authority<I: Source>() -> impl Production<I> {
    rule("sun98::Naming-Authority", run(&NAMING_AUTHORITY, 1..))
}

/// ```abnf
/// HandleString = 1*octet-from-UTF-8-encoding
/// ```
pub fn handlestring<I: Source>() -> impl Production<I> {
    rule("sun98::HandleString", run(&OCTET, 1..))
}

/// ```abnf
/// octet-from-UTF-8-encoding = OCTET
/// ```
pub fn octet_from_utf_8_encoding<I: Source>() -> impl Production<I> {
    rule("sun98::octet-from-UTF-8-encoding", one(&OCTET))
}

/// ```abnf
/// AlphaNumeric = %x61-7A / %x41-5A / %x30-39
/// ```
pub fn alphanumeric<I: Source>() -> impl Production<I> {
    rule("sun98::AlphaNumeric", one(&ALPHA_NUMERIC))
}

/// ```abnf
/// HandleRef = [ Modifier "@" ] Handle-Name
/// ```
pub fn handleref<I: Source>() -> impl Production<I, (Option<I>, (I, I))> {
    rule("sun98::HandleRef", pair(opt(terminated(modifier(), text("@"))), handle_name()))
}

/// ```abnf
/// Modifier = 1*( %x00-2E / %x30-3F / %x41-FF )
/// ```
pub fn modifier<I: Source>() -> impl Production<I> {
    rule("sun98::Modifier", run(&MODIFIER, 1..))
}

/// ```abnf
/// Handle-Name = Handle
/// ```
pub fn handle_name<I: Source>() -> impl Production<I, (I, I)> {
    rule("sun98::Handle-Name", handle())
}

/// ```abnf
/// Handle-URI-Syntax = "hdl:" HandleRef
/// ```
pub fn handle_uri_syntax<I: Source>() -> impl Production<I, (Option<I>, (I, I))> {
    rule("sun98::Handle-URI-Syntax", preceded(text("hdl:"), handleref()))
}

/// ```abnf
/// HandleProxySyntax = "http://" ProxyServer "/" HandleRef
/// ```
pub fn handleproxysyntax<I: Source>() -> impl Production<I, (I, (Option<I>, (I, I)))> {
    rule(
        "sun98::HandleProxySyntax",
        preceded(text("http://"), separated_pair(proxyserver(), text("/"), handleref())),
    )
}

/// ```abnf
/// ProxyServer = *( domainlabel "." ) toplabel
/// ```
pub fn proxyserver<I: Source>() -> impl Production<I> {
    rule(
        "sun98::ProxyServer",
        recognize(pair(repeat(0.., terminated(domainlabel(), text("."))), toplabel())),
    )
}

/// ```abnf
/// domainlabel = AlphaNumeric *( *"-" AlphaNumeric )
/// ```
///
/// Read as `1*AlphaNumeric *( 1*"-" 1*AlphaNumeric )`, so that whole runs are read at once.
pub fn domainlabel<I: Source>() -> impl Production<I> {
    rule("sun98::domainlabel", recognize(pair(run(&ALPHA_NUMERIC, 1..), hyphened())))
}

/// ```abnf
/// toplabel = ALPHA *( *"-" AlphaNumeric )
/// ```
///
/// Read as `ALPHA *AlphaNumeric *( 1*"-" 1*AlphaNumeric )`, so that whole runs are read at once.
pub fn toplabel<I: Source>() -> impl Production<I> {
    rule("sun98::toplabel", recognize((one(&ALPHA), run(&ALPHA_NUMERIC, 0..), hyphened())))
}

/// `*( 1*"-" 1*AlphaNumeric )`
fn hyphened<I: Source>() -> impl Production<I> {
    repeat(0.., pair(run(&HYPHEN, 1..), run(&ALPHA_NUMERIC, 1..)))
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    sun98:
    handle,
    naming_authority,
    handlestring,
    octet_from_utf_8_encoding,
    alphanumeric,
    handleref,
    modifier,
    handle_name,
    handle_uri_syntax,
    handleproxysyntax,
    proxyserver,
    domainlabel,
    toplabel,
);
