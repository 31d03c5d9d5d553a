//! The core rules of ABNF, RFC 5234 appendix B.1.
//!
#![doc = include_str!("diagrams/rfc5234.md")]

use nom::branch::alt;
use nom::combinator::recognize;
use nom::sequence::preceded;

use crate::class::{Class, in_blocks};
use crate::combinator::{Production, one, repeat, rule};
use crate::document::{Document, document};
use crate::source::Source;

/// `ALPHA = %x41-5A / %x61-7A`
pub const ALPHA: Class = Class::range(0x41, 0x5A).or(Class::range(0x61, 0x7A)).named("ALPHA");

/// `CHAR = %x01-7F`
pub const CHAR: Class = Class::range(0x01, 0x7F).named("CHAR");

/// `CR = %x0D`
pub const CR: Class = Class::of(b"\r").named("CR");

/// `CTL = %x00-1F / %x7F`
pub const CTL: Class = Class::range(0x00, 0x1F).or(Class::range(0x7F, 0x7F)).named("CTL");

/// `DIGIT = %x30-39`
pub const DIGIT: Class = Class::range(0x30, 0x39).named("DIGIT");

/// `DQUOTE = %x22`
pub const DQUOTE: Class = Class::of(b"\"").named("DQUOTE");

/// `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, and the lower-case letters, because quoted strings ignore case
pub const HEXDIG: Class = DIGIT.or(Class::of(b"ABCDEFabcdef")).named("HEXDIG");

/// `HTAB = %x09`
pub const HTAB: Class = Class::of(b"\t").named("HTAB");

/// `LF = %x0A`
pub const LF: Class = Class::of(b"\n").named("LF");

/// `OCTET = %x00-FF`
pub const OCTET: Class = in_blocks!(Class::range(0x00, 0xFF).named("OCTET"));

/// `SP = %x20`
pub const SP: Class = Class::of(b" ").named("SP");

/// `VCHAR = %x21-7E`
pub const VCHAR: Class = Class::range(0x21, 0x7E).named("VCHAR");

/// `WSP = SP / HTAB`
pub const WSP: Class = SP.or(HTAB).named("WSP");

/// ```abnf
/// ALPHA = %x41-5A / %x61-7A
/// ```
pub fn alpha<I: Source>() -> impl Production<I> {
    rule("rfc5234::ALPHA", one(&ALPHA))
}

/// ```abnf
/// BIT = "0" / "1"
/// ```
pub fn bit<I: Source>() -> impl Production<I> {
    rule("rfc5234::BIT", one(const { &Class::of(b"01") }))
}

/// ```abnf
/// CHAR = %x01-7F
/// ```
pub fn char<I: Source>() -> impl Production<I> {
    rule("rfc5234::CHAR", one(&CHAR))
}

/// ```abnf
/// CR = %x0D
/// ```
pub fn cr<I: Source>() -> impl Production<I> {
    rule("rfc5234::CR", one(&CR))
}

/// ```abnf
/// CRLF = CR LF
/// ```
pub fn crlf<I: Source>() -> impl Production<I> {
    rule("rfc5234::CRLF", recognize((cr(), lf())))
}

/// ```abnf
/// CTL = %x00-1F / %x7F
/// ```
pub fn ctl<I: Source>() -> impl Production<I> {
    rule("rfc5234::CTL", one(&CTL))
}

/// ```abnf
/// DIGIT = %x30-39
/// ```
pub fn digit<I: Source>() -> impl Production<I> {
    rule("rfc5234::DIGIT", one(&DIGIT))
}

/// ```abnf
/// DQUOTE = %x22
/// ```
pub fn dquote<I: Source>() -> impl Production<I> {
    rule("rfc5234::DQUOTE", one(&DQUOTE))
}

/// ```abnf
/// HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
/// ```
pub fn hexdig<I: Source>() -> impl Production<I> {
    rule("rfc5234::HEXDIG", one(&HEXDIG))
}

/// ```abnf
/// HTAB = %x09
/// ```
pub fn htab<I: Source>() -> impl Production<I> {
    rule("rfc5234::HTAB", one(&HTAB))
}

/// ```abnf
/// LF = %x0A
/// ```
pub fn lf<I: Source>() -> impl Production<I> {
    rule("rfc5234::LF", one(&LF))
}

/// ```abnf
/// LWSP = *( WSP / CRLF WSP )
/// ```
pub fn lwsp<I: Source>() -> impl Production<I> {
    rule("rfc5234::LWSP", repeat(0.., alt((wsp(), preceded(crlf(), wsp())))))
}

/// ```abnf
/// OCTET = %x00-FF
/// ```
pub fn octet<I: Source>() -> impl Production<I> {
    rule("rfc5234::OCTET", one(&OCTET))
}

/// ```abnf
/// SP = %x20
/// ```
pub fn sp<I: Source>() -> impl Production<I> {
    rule("rfc5234::SP", one(&SP))
}

/// ```abnf
/// VCHAR = %x21-7E
/// ```
pub fn vchar<I: Source>() -> impl Production<I> {
    rule("rfc5234::VCHAR", one(&VCHAR))
}

/// ```abnf
/// WSP = SP / HTAB
/// ```
pub fn wsp<I: Source>() -> impl Production<I> {
    rule("rfc5234::WSP", one(&WSP))
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    rfc5234:
    alpha,
    bit,
    char,
    cr,
    crlf,
    ctl,
    digit,
    dquote,
    hexdig,
    htab,
    lf,
    lwsp,
    octet,
    sp,
    vchar,
    wsp,
);
