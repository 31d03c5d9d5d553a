//! The syntax of handles, `hdl` and `info` URIs, as five documents define it.
//!
//! A [`Dialect`] is a named reading of text: a production of one of the documents, and the rules of its prose.
//! It says whether a text [is valid](Dialect::is_valid), or [everything that is wrong with it](Dialect::check): which
//! octets, by which rule of which document, what could have stood there, and how to mend it.
//! [`check`] chooses the dialect by the scheme, [`detect`] chooses none and gives every reading.
//!
//! Each dialect is also a type, such as [`HdlUri`], that holds a text, borrowed or owned, and knows where its parts
//! are. Nothing is copied, changed or repaired; what percent-escapes stand for is decoded on demand.
//!
//! Any rule of any document can be read by its name, as a [`Production`]; the combinators themselves are in [`grammar`].
//! [`clause`] gives what a document says under an id such as `WIKI-6`, and what was decided about it.
//!
//! ```
//! use handle_syntax::{Code, HdlUri};
//!
//! let uri = HdlUri::parse("hdl://10.1000/a%2Fb")?;
//! assert_eq!(uri.u_naming_authority().text(), "10.1000");
//! assert_eq!(uri.handle().as_deref(), Some("10.1000/a/b"));
//!
//! let error = HdlUri::parse("hdl://10..1000/182").unwrap_err();
//! assert_eq!((error.code(), error.at()), (Code::EmptySegment, 9));
//! # Ok::<(), handle_syntax::ParseError>(())
//! ```
//!
//! # Features
//!
//! Without any, the library needs `alloc` only.
//!
//! * `report`, on by default: a [`Report`] is a diagnostic of `miette`, which draws it.
//! * `charsets`: decodes references of 1998 whose modifier names a charset, with `encoding_rs`.
//! * `serde`: reads and writes texts, and writes codes, severities and spans.
//!
//! # What it does not claim
//!
//! DO-IRP 3.0, ISO 26324 and the registrations of `hdl` and `doi` as schemes were not at hand; the dialect `proxy` is read
//! from one published version of the proxy software, not from a standard.

#![no_std]

extern crate alloc;

mod build;
mod charset;
mod check;
mod clause;
mod code;
mod compare;
mod convert;
mod decode;
mod detect;
#[cfg(feature = "report")]
mod diagnostic;
mod dialect;
mod dots;
mod edit;
mod entity;
mod error;
mod escape;
mod excerpt;
mod expectation;
mod fix;
mod form;
mod found;
mod frontier;
mod handle;
mod loss;
mod normalize;
mod notation;
mod options;
mod part;
mod plain;
mod policy;
mod problem;
mod production;
mod proxy;
mod quote;
mod read;
mod refusal;
mod registry;
mod repair;
mod rule;
mod severity;
mod span;
mod suspect;
mod text;
mod trace;
mod tree;
mod with;
mod write;

pub use build::BuildError;
pub use charset::{Charset, UnknownCharset};
pub use code::{Code, UnknownCode};
pub use compare::{Comparison, Equality, Incomparable, Relation, Terms, compare};
pub use convert::{Conversion, Converted, Dropped};
pub use decode::{Characters, Decoded, Octets};
pub use detect::{Reading, check, detect, detect_with};
pub use dialect::{Dialect, UnknownDialect};
pub use error::ParseError;
pub use excerpt::{column, is_hidden};
pub use handle_grammar as grammar;
pub use handle_grammar::clause::{Clause, clause};
pub use loss::Loss;
pub use normalize::{Mode, Normalization};
pub use notation::{
    CordraHost, CordraHttp, CordraId, CordraPath, Doi, Handle, HandleOctet, HandleOverview,
    HandleProse, HandleSun98, HdlResolver, HdlUri, InfoHdl, InfoUri, Proxy, Sun98Proxy, Sun98Uri,
    dialects,
};
pub use options::{Options, Resolver, ResolverSegment};
pub use part::{Part, Slice};
pub use plain::is_plain;
pub use policy::{Key, Policy};
pub use problem::{Edit, Label, Problem, Report};
pub use production::{Production, UnknownProduction};
pub use proxy::{Parameter, is_proxy_host};
pub use registry::{Namespace, UnknownNamespace};
pub use severity::Severity;
pub use span::Span;
pub use text::{Input, Notation, Text};
pub use trace::Node;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
