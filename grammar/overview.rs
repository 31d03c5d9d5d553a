//! Handle System overview, section 1.1 "Syntax".
//!
#![doc = include_str!("diagrams/overview.md")]

use nom::sequence::separated_pair;

use crate::class::Class;
use crate::combinator::{Production, rule, run, text};
use crate::document::{Document, document};
use crate::rfc5234::OCTET;
use crate::source::Source;

/// `%x00-2E / %x30-FF`, the repeated part of `Prefix`
pub const PREFIX: Class = Class::range(0x00, 0x2E).or(Class::range(0x30, 0xFF)).named("Prefix");

/// ```abnf
/// Handle = Prefix "/" Handle-Local-Name
/// ```
pub fn handle<I: Source>() -> impl Production<I, (I, I)> {
    rule("overview::Handle", separated_pair(prefix(), text("/"), handle_local_name()))
}

/// ```abnf
/// Prefix = 1*( %x00-2E / %x30-FF )
/// ```
pub fn prefix<I: Source>() -> impl Production<I> {
    rule("overview::Prefix", run(&PREFIX, 1..))
}

/// ```abnf
/// Handle-Local-Name = *OCTET
/// ```
pub fn handle_local_name<I: Source>() -> impl Production<I> {
    rule("overview::Handle-Local-Name", run(&OCTET, 0..))
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    overview:
    handle,
    prefix,
    handle_local_name,
);
