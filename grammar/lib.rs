//! The ABNF of five documents about handles, one nom combinator for each production.
//!
//! **Each document is a module.** Next to its file `x.rs` lies `x.abnf`, with every rule in the document's own order
//! and spelling. A repaired rule has its printed form and the reason next to it. A production is named `document::rule`
//! everywhere, because four of the documents define a `handle`, and each in its own way. Two more modules have the
//! rules of RFC 5234 and RFC 3986 that these documents use, and [`practice`] has rules that no document prints.
//!
//! **Each production is a function** with the rule's name in lower case, `_` for `-`, and the rule as its
//! documentation. Its body is the right-hand side, operator for operator: `/` is [`alt`](nom::branch::alt), `[ ]` is
//! [`opt`](nom::combinator::opt), a repetition of octets is [`run`](combinator::run), a repetition of anything else is
//! [`repeat`](combinator::repeat); [`apart`](combinator::apart) changes only the machine code. nom tries alternatives
//! in order and never goes back on a choice, but ABNF has no such order. If that would change the language, the
//! function reads an equivalent rule, which its documentation gives after `Read as`. A production outputs the octets
//! that its parts read, and makes no messages.
//!
//! **A production reads any [`Source`](source::Source).** A `&[u8]` is only accepted or refused, at no further cost.
//! [`Watched`](watched::Watched) octets, or a [`LocatedSpan`](nom_locate::LocatedSpan) whose `extra` is a watcher, also
//! tell the watcher every terminal that does not match. The same code reads them all. [`whole`](combinator::whole)
//! demands the end of the text after a production; [`embed`](combinator::embed) fits a production into another grammar,
//! and [`embed_str`](combinator::embed_str) into one of characters.
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
//! The tests of this package compare each production octet by octet with an automaton made from the `.abnf` file, and
//! so prove that both accept the same language.

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
pub mod watched;

use document::Document;

/// The crate `nom`, in the version whose combinators the productions are made of.
pub use nom;
/// The crate `nom_locate`, in the version whose spans the productions read.
pub use nom_locate;

/// Every document; the core rules come first.
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

/// The document whose module has this name, such as `hdl_uri`.
///
/// ```
/// assert_eq!(handle_grammar::document("hdl_uri").unwrap().name, "hdl_uri");
/// ```
#[must_use]
pub fn document(name: &str) -> Option<&'static Document> {
    DOCUMENTS.iter().find(|document| document.name == name)
}
