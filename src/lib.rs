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
//! assert_eq!(uri.handle(), "10.1000/a/b");
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
//! * `serde`: reads and writes texts, and writes codes, severities and spans.
//!
//! # What it does not claim
//!
//! DO-IRP 3.0, ISO 26324 and the registrations of `hdl` and `doi` as schemes were not at hand; the dialect `proxy` is read
//! from one published version of the proxy software, not from a standard.

//! # The house
//!
//! Five laws keep it simple:
//!
//! 1. A folder of `src/` is a layer. It may use the layers before it in this list, and none after it: `text`, `code`,
//!    `registry`, `read`, `rule`, `dialect`, `diagnosis`, `fix`, `report`, `meaning`, `typed`, `check`, `find`.
//! 2. Nothing inside the library imports from this file; one imports from the layer (`crate::text::Span`), and within a
//!    layer from the file.
//! 3. A methods block stands in the layer of what it needs: `Dialect::check` in `report`, `Dialect::normalize` in `meaning`.
//! 4. A dialect is one row in the file of its document; nothing outside `dialect` matches on [`Dialect`].
//! 5. Data below, words above: nothing before `report` builds a sentence, and no sentence names a flag of the command.

#![no_std]

extern crate alloc;
// miette needs it too.
#[cfg(feature = "report")]
extern crate std;

mod check;
mod code;
mod diagnosis;
mod dialect;
pub mod find;
mod fix;
mod meaning;
mod read;
mod registry;
mod report;
mod rule;
mod text;
mod typed;

pub use check::{check, is_plain, read};
pub use code::{Code, Severity, UnknownCode};
pub use diagnosis::{Expected, ParseError};
pub use dialect::{Dialect, Loss, UnknownDialect};
pub use find::find;
pub use fix::{Edit, Repaired};
pub use handle_grammar as grammar;
pub use handle_grammar::clause::{Clause, clause};
pub use meaning::{
    Comparison, Conversion, Converted, Dropped, Equality, Incomparable, Key, Mode, Normalization,
    Policy, Reading, Relation, Terms, compare, detect, detect_with,
};
pub use read::{
    Charset, Node, Options, Parameter, Production, Resolver, ResolverSegment, UnknownCharset,
    UnknownProduction, is_proxy_host,
};
pub use registry::{Namespace, UnknownNamespace};
#[cfg(feature = "report")]
pub use report::Card;
pub use report::{Problem, Report};
pub use text::{Characters, Decoded, Octets, Span, column, is_hidden};
pub use typed::{
    BorrowOrShare, Bos, BuildError, CordraHost, CordraHttp, CordraId, CordraPath, Doi, Handle,
    HandleNotation, HandleOctet, HandleOverview, HandleProse, HandleSun98, HdlResolver, HdlUri,
    InfoHdl, InfoUri, Input, Notation, Owned, Part, Proxy, Slice, Sun98Proxy, Sun98ProxyText,
    Sun98Uri, Sun98UriText, Text, Visitor, dialects,
};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
