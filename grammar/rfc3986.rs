//! The rules of RFC 3986 that the documents use.
//!
#![doc = include_str!("diagrams/rfc3986.md")]

use nom::branch::alt;
use nom::combinator::{opt, recognize};
use nom::sequence::{delimited, pair, preceded, terminated};

use crate::class::{Class, in_blocks};
use crate::combinator::{Production, apart, one, repeat, rule, run, text};
use crate::document::{Document, document};
use crate::rfc5234::{ALPHA, DIGIT, HEXDIG, hexdig};
use crate::source::Source;

/// `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"`
pub const UNRESERVED: Class = ALPHA.or(DIGIT).or(Class::of(b"-._~")).named("unreserved");

/// `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="`
pub const SUB_DELIMS: Class = Class::of(b"!$&'()*+,;=").named("sub-delims");

/// `unreserved / pct-encoded / sub-delims`, the repeated part of `reg-name`
pub const REG_NAME: Class = UNRESERVED.or_pct_encoded().or(SUB_DELIMS).named("reg-name");

/// `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"`
pub const PCHAR: Class =
    in_blocks!(UNRESERVED.or_pct_encoded().or(SUB_DELIMS).or(Class::of(b":@")).named("pchar"));

/// `pchar / "/"`, the octets of a path
pub const PATH: Class = in_blocks!(PCHAR.or(Class::of(b"/")));

/// `pchar / "/" / "?"`, the repeated part of `query` and `fragment`
pub const QUERY: Class = in_blocks!(PCHAR.or(Class::of(b"/?")));

/// `ALPHA / DIGIT / "+" / "-" / "."`, the repeated part of `scheme`
pub(crate) const SCHEME: Class = ALPHA.or(DIGIT).or(Class::of(b"+-."));

/// The output of a rule that ends in `[ "?" query ] [ "#" fragment ]`: the part before these, the query, the fragment.
pub type Uri<I, T> = (T, Option<I>, Option<I>);

/// ```abnf
/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
/// ```
pub fn scheme<I: Source>() -> impl Production<I> {
    rule("rfc3986::scheme", recognize(pair(one(&ALPHA), run(&SCHEME, 0..))))
}

/// ```abnf
/// authority = [ userinfo "@" ] host [ ":" port ]
/// ```
pub fn authority<I: Source>() -> impl Production<I> {
    rule(
        "rfc3986::authority",
        recognize((
            opt(terminated(userinfo(), text("@"))),
            host(),
            opt(preceded(text(":"), port())),
        )),
    )
}

/// ```abnf
/// userinfo = *( unreserved / pct-encoded / sub-delims / ":" )
/// ```
pub fn userinfo<I: Source>() -> impl Production<I> {
    rule("rfc3986::userinfo", run(const { &REG_NAME.or(Class::of(b":")).named("userinfo") }, 0..))
}

/// ```abnf
/// host = IP-literal / IPv4address / reg-name
/// ```
///
/// Read as `IP-literal / reg-name`: every IPv4address is a reg-name too.
pub fn host<I: Source>() -> impl Production<I> {
    rule("rfc3986::host", alt((ip_literal(), reg_name())))
}

/// ```abnf
/// port = *DIGIT
/// ```
pub fn port<I: Source>() -> impl Production<I> {
    rule("rfc3986::port", run(&DIGIT, 0..))
}

/// ```abnf
/// IP-literal = "[" ( IPv6address / IPvFuture ) "]"
/// ```
pub fn ip_literal<I: Source>() -> impl Production<I> {
    rule(
        "rfc3986::IP-literal",
        delimited(text("["), alt((apart(ipv6address), apart(ipvfuture))), text("]")),
    )
}

/// ```abnf
/// IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
/// ```
pub fn ipvfuture<I: Source>() -> impl Production<I> {
    rule(
        "rfc3986::IPvFuture",
        recognize((
            text("v"),
            run(&HEXDIG, 1..),
            text("."),
            run(const { &UNRESERVED.or(SUB_DELIMS).or(Class::of(b":")) }, 1..),
        )),
    )
}

/// ```abnf
/// IPv6address = 6( h16 ":" ) ls32
///             / "::" 5( h16 ":" ) ls32
///             / [ h16 ] "::" 4( h16 ":" ) ls32
///             / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
///             / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
///             / [ *3( h16 ":" ) h16 ] "::" h16 ":" ls32
///             / [ *4( h16 ":" ) h16 ] "::" ls32
///             / [ *5( h16 ":" ) h16 ] "::" h16
///             / [ *6( h16 ":" ) h16 ] "::"
/// ```
///
/// Read as: `h16 *6( ":" h16 )` for `*6( h16 ":" ) h16`; otherwise nom would read the first ":" of the "::" with the
/// group.
pub fn ipv6address<I: Source>() -> impl Production<I> {
    rule(
        "rfc3986::IPv6address",
        alt((
            recognize((repeat(6..=6, h16_colon()), ls32())),
            recognize((text("::"), repeat(5..=5, h16_colon()), ls32())),
            recognize((opt(h16()), text("::"), repeat(4..=4, h16_colon()), ls32())),
            recognize((opt(h16_list(1)), text("::"), repeat(3..=3, h16_colon()), ls32())),
            recognize((opt(h16_list(2)), text("::"), repeat(2..=2, h16_colon()), ls32())),
            recognize((opt(h16_list(3)), text("::"), h16_colon(), ls32())),
            recognize((opt(h16_list(4)), text("::"), ls32())),
            recognize((opt(h16_list(5)), text("::"), h16())),
            recognize((opt(h16_list(6)), text("::"))),
        )),
    )
}

/// `h16 ":"`
fn h16_colon<I: Source>() -> impl Production<I> {
    terminated(h16(), text(":"))
}

/// `*n( h16 ":" ) h16`, where `n` is `most`
fn h16_list<I: Source>(most: usize) -> impl Production<I> {
    recognize((h16(), repeat(0..=most, preceded(text(":"), h16()))))
}

/// ```abnf
/// h16 = 1*4HEXDIG
/// ```
pub fn h16<I: Source>() -> impl Production<I> {
    rule("rfc3986::h16", run(&HEXDIG, 1..=4))
}

/// ```abnf
/// ls32 = ( h16 ":" h16 ) / IPv4address
/// ```
pub fn ls32<I: Source>() -> impl Production<I> {
    rule("rfc3986::ls32", alt((recognize((h16(), text(":"), h16())), apart(ipv4address))))
}

/// ```abnf
/// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
/// ```
pub fn ipv4address<I: Source>() -> impl Production<I> {
    rule(
        "rfc3986::IPv4address",
        recognize((
            dec_octet(),
            text("."),
            dec_octet(),
            text("."),
            dec_octet(),
            text("."),
            dec_octet(),
        )),
    )
}

/// ```abnf
/// dec-octet = DIGIT
///           / %x31-39 DIGIT
///           / "1" 2DIGIT
///           / "2" %x30-34 DIGIT
///           / "25" %x30-35
/// ```
///
/// Read as: the longest alternative first, because nom takes the first that matches.
pub fn dec_octet<I: Source>() -> impl Production<I> {
    rule(
        "rfc3986::dec-octet",
        alt((
            recognize((text("25"), one(const { &Class::range(b'0', b'5').named("%x30-35") }))),
            recognize((
                text("2"),
                one(const { &Class::range(b'0', b'4').named("%x30-34") }),
                one(&DIGIT),
            )),
            recognize((text("1"), run(&DIGIT, 2..=2))),
            recognize((one(const { &Class::range(b'1', b'9').named("%x31-39") }), one(&DIGIT))),
            one(&DIGIT),
        )),
    )
}

/// ```abnf
/// reg-name = *( unreserved / pct-encoded / sub-delims )
/// ```
pub fn reg_name<I: Source>() -> impl Production<I> {
    rule("rfc3986::reg-name", run(&REG_NAME, 0..))
}

/// ```abnf
/// segment = *pchar
/// ```
pub fn segment<I: Source>() -> impl Production<I> {
    rule("rfc3986::segment", run(&PCHAR, 0..))
}

/// ```abnf
/// segment-nz = 1*pchar
/// ```
pub fn segment_nz<I: Source>() -> impl Production<I> {
    rule("rfc3986::segment-nz", run(&PCHAR, 1..))
}

/// ```abnf
/// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
/// ```
pub fn pchar<I: Source>() -> impl Production<I> {
    rule("rfc3986::pchar", one(&PCHAR))
}

/// ```abnf
/// query = *( pchar / "/" / "?" )
/// ```
pub fn query<I: Source>() -> impl Production<I> {
    rule("rfc3986::query", run(&QUERY, 0..))
}

/// ```abnf
/// fragment = *( pchar / "/" / "?" )
/// ```
pub fn fragment<I: Source>() -> impl Production<I> {
    rule("rfc3986::fragment", run(&QUERY, 0..))
}

/// ```abnf
/// pct-encoded = "%" HEXDIG HEXDIG
/// ```
pub fn pct_encoded<I: Source>() -> impl Production<I> {
    rule("rfc3986::pct-encoded", recognize((text("%"), hexdig(), hexdig())))
}

/// ```abnf
/// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
/// ```
pub fn unreserved<I: Source>() -> impl Production<I> {
    rule("rfc3986::unreserved", one(&UNRESERVED))
}

/// ```abnf
/// sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
///            / "*" / "+" / "," / ";" / "="
/// ```
pub fn sub_delims<I: Source>() -> impl Production<I> {
    rule("rfc3986::sub-delims", one(&SUB_DELIMS))
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    rfc3986:
    scheme,
    authority,
    userinfo,
    host,
    port,
    ip_literal,
    ipvfuture,
    ipv6address,
    h16,
    ls32,
    ipv4address,
    dec_octet,
    reg_name,
    segment,
    segment_nz,
    pchar,
    query,
    fragment,
    pct_encoded,
    unreserved,
    sub_delims,
);
