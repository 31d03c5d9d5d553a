//! The ABNF of five documents about handles, one nom combinator for each production.
//!
//! **A module is a document.** Beside `x.rs` lies `x.abnf`: every rule of the document in its own
//! order and spelling, what was repaired with its printed form and the reason. A production is named
//! `document::rule` everywhere, for `handle` is defined in four of the documents, and not alike.
//!
//! **A production is a function** with the rule's name in lower case, `_` for `-`, and the rule as its
//! documentation. Its body is the right-hand side, operator for operator: `/` is [`alt`](nom::branch::alt),
//! `[ ]` is [`opt`](nom::combinator::opt), a repetition of octets is [`run`](combinator::run), of anything else
//! [`repeat`](combinator::repeat); [`apart`](combinator::apart) changes nothing but the machine code. nom chooses in order and never gives back, ABNF does neither; where that
//! would change the language, the documentation says how the rule is `Read as`. It gives the octets that its parts
//! read, and holds no word of a message.
//!
//! **It reads any [`Source`](source::Source)**: `&[u8]`, where a text is accepted or refused and nothing else is paid for;
//! or a [`LocatedSpan`](nom_locate::LocatedSpan) whose `extra` hears of every miss. Both run the same code.
//! [`whole`](combinator::whole) asks for the end of the text after it, [`embed`](combinator::embed) fits it into another grammar.
//!
//! ```
//! use handle_grammar::{combinator::accepts, cordra, hdl_uri};
//!
//! assert!(accepts(hdl_uri::hdl_uri(), b"hdl://10.1000/a/b"));
//! assert!(!accepts(cordra::cordra_host(), b"hdl://10.1000/a/b"));
//! ```
//!
//! [`clause`] holds what the documents say under the ids that rules, comments and problems name, such as `D-U6`.
//!
//! That each combinator has the language of its rule is proved by the tests of this package,
//! octet by octet, against an automaton made from the `.abnf` file.

#![no_std]

mod block;
pub mod class;
pub mod clause;
pub mod combinator;
pub mod cordra;
pub mod document;
pub mod hdl_uri;
pub mod info_uri;
pub mod overview;
pub mod practice;
pub mod rfc3986;
pub mod rfc5234;
pub mod source;
pub mod sun98;

use document::Document;

/// Every document, in the order in which this page was written: the core rules first.
pub const DOCUMENTS: &[Document] = &[
    rfc5234::DOCUMENT,
    rfc3986::DOCUMENT,
    hdl_uri::DOCUMENT,
    overview::DOCUMENT,
    info_uri::DOCUMENT,
    cordra::DOCUMENT,
    sun98::DOCUMENT,
    practice::DOCUMENT,
];

/// The document of a module's name.
#[must_use]
pub fn document(name: &str) -> Option<&'static Document> {
    DOCUMENTS.iter().find(|document| document.name == name)
}
