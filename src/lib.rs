//! The syntax of handles, `hdl` and `info` URIs, as five documents define it.
//!
//! A [`Dialect`] is a named reading of text: a production of one of the documents, and the rules of its prose.
//! It says whether a text [is valid](Dialect::is_valid), or [everything that is wrong with it](Dialect::check): which
//! octets are wrong, which rule of which document they break, what could have stood there, and how to correct them.
//! [`check`] chooses the dialect by the scheme; [`detect`] tries every dialect and returns every reading.
//!
//! Each dialect is also a type, such as [`HdlUri`], that holds a text, borrowed or owned, and knows where its parts
//! are. Nothing is copied, changed or repaired; percent-escapes are decoded on demand.
//!
//! A [`Production`] reads text by any single rule of any document; the combinators themselves are in [`grammar`].
//! [`clause`] returns what a document says under an id such as `WIKI-6`, and what this library decided about it.
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
//! Without any feature, the library needs `alloc` only.
//!
//! * `report`, on by default: a [`Report`] is a diagnostic of `miette`, which draws it.
//! * `serde`: serialises and deserialises texts, keys, spans and every type whose values have names, such as [`Code`];
//!   serialises reports, problems and edits.
//!
//! The public types of other crates are those of `nom` 8, `nom_locate` 5 and `miette` 7.
//!
//! # Words
//!
//! An *octet* is what ABNF counts; a *character* is one of Unicode. A handle is a *naming authority*, `/` and a *local
//! name*, which the overview calls *prefix* and *suffix*. A *problem* is one thing that is wrong with a text or worth
//! knowing about it; a *report* has all problems of a text. A *fix* is a safe edit; a *try* is a plausible one, which a
//! person should confirm.
//!
//! # What it does not claim
//!
//! DO-IRP 3.0, ISO 26324 and the registrations of `hdl` and `doi` as schemes were not available to the authors. The
//! dialect `proxy` follows one published version of the proxy software, not a standard.

//! # How the source is organised
//!
//! Five laws keep it simple:
//!
//! 1. A folder of `src/` is a layer. It may use the layers before it in this list, and none after it: `text`, `code`,
//!    `registry`, `read`, `rule`, `dialect`, `diagnosis`, `fix`, `report`, `meaning`, `typed`, `check`, `find`.
//! 2. No file of the library imports from this one. A file imports from a layer (`crate::text::Span`), or, within its
//!    own layer, from the file that defines the name.
//! 3. An `impl` block stands in the layer whose types it needs: `Dialect::check` in `report`, `Dialect::normalize` in
//!    `meaning`.
//! 4. A dialect is one row in the file of its document; nothing outside `dialect` matches on [`Dialect`].
//! 5. No layer before `report` builds a sentence, and no sentence names a flag of the command.

#![no_std]

extern crate alloc;
// `report` needs `std`, because miette does.
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
pub use code::{Code, Severity};
pub use diagnosis::{Expected, ParseError};
pub use dialect::{Dialect, Loss};
pub use find::find;
pub use fix::{Edit, Repaired};
pub use handle_grammar as grammar;
pub use handle_grammar::clause::{Clause, clause};
pub use meaning::{
    Comparison, Conversion, Converted, Dropped, Equality, Incomparable, Key, Mode, Normalization,
    Policy, Reading, Relation, Terms, compare, detect, detect_with,
};
pub use read::{
    Charset, Node, Options, Parameter, Production, Resolver, ResolverSegment, is_proxy_host,
};
pub use registry::Namespace;
#[cfg(feature = "report")]
pub use report::Card;
pub use report::{Problem, Report};
pub use text::{Characters, Decoded, Octets, Span, UnknownName, column, is_hidden};
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
