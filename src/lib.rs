//! The syntax of handles: what the five documents say about how they are written, as parsers that say why.

#![no_std]

extern crate alloc;

mod build;
mod charset;
mod check;
mod clause;
mod code;
mod decode;
mod detect;
mod dialect;
mod edit;
mod error;
mod expectation;
mod frontier;
mod handle;
mod notation;
mod part;
mod problem;
mod production;
mod proxy;
mod quote;
mod read;
mod refusal;
mod registry;
mod rule;
mod severity;
mod span;
mod text;
mod trace;
mod tree;

pub use build::BuildError;
pub use code::{Code, UnknownCode};
pub use decode::{Characters, Decoded, Octets};
pub use detect::{Reading, check, detect, detect_with};
pub use dialect::{Dialect, Options, ResolverSegment, UnknownDialect};
pub use error::ParseError;
pub use handle_grammar as grammar;
pub use notation::{
    CordraHost, CordraHttp, CordraId, CordraPath, Doi, Handle, HandleOctet, HandleOverview,
    HandleProse, HandleSun98, HdlResolver, HdlUri, InfoHdl, InfoUri, Proxy, Sun98Proxy, Sun98Uri,
    dialects,
};
pub use part::{Part, Slice};
pub use problem::{Edit, Label, Problem, Report};
pub use production::{Production, UnknownProduction};
pub use proxy::Parameter;
pub use severity::Severity;
pub use span::Span;
pub use text::{Input, Notation, Text};
pub use trace::Node;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
