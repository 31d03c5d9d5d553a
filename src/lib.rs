//! The syntax of handles, DOI names, links to them, `hdl` and `info` URIs, as five documents define it.
//!
//! ```
//! use handle_syntax::{Dialect, read};
//!
//! let (dialect, handle) = read("https://doi.org/10.1000%2F182")?;
//! assert_eq!((dialect, &*handle), (Dialect::Proxy, "10.1000/182"));
//!
//! let report = read("hdl:10.1000/1<2").unwrap_err();
//! assert_eq!(report.to_string(), "`<` may not appear unescaped in the local name of an hdl URI");
//! # Ok::<(), handle_syntax::Report>(())
//! ```
//!
//! A [`Dialect`] is a named way to read texts: a production of one of the documents, and the rules of its prose.
//! Nothing is copied, changed or repaired unasked, and percent-escapes are decoded on demand.
//!
//! | for | there is |
//! |---|---|
//! | what a text means, whatever its notation | [`read`], [`check`], and [`detect`] for every reading |
//! | texts of one notation | [`Dialect::is_valid`], [`Dialect::check`], [`Dialect::fix`] |
//! | fields, keys and parts | a type for each dialect: [`Doi`], [`Handle`], [`Proxy`], [`HdlUri`], …; [`Text`] is what they have in common, and [`typed`] has what generic code needs |
//! | what is wrong, and where | [`Report`], [`Problem`], [`Code`], and [`ParseError`] in sixteen octets |
//! | other spellings and notations | [`Dialect::normalize`], [`Conversion`], [`compare`], [`Policy`] and [`Key`]; [`meaning`] has the rest |
//! | identifiers in prose | [`find`](fn@find) |
//! | lists of millions of lines | [`is_plain`] for a line, [`Sieve`] for many |
//! | a rule or a clause of a document | [`Production`], [`grammar`], [`clause`] |
//!
//! Functions that judge a text take `&str` and octets alike; those of [`find`](mod@find), which search the blocks of a
//! file, take octets. [`Options`] hold what the caller knows besides a text, such as its charset; the functions that
//! take them have names that end in `_with`, except the methods of [`Syntax`], which always take them. A typed text
//! takes no options, because its type says everything that its meaning depends on.
//!
//! # Parts, and where they are
//!
//! ```
//! use handle_syntax::{Doi, Proxy};
//!
//! let link = Proxy::parse("https://doi.org/10.1000/a%2Fb?noredirect")?;
//! assert_eq!((link.local_name().text(), link.local_name().span().range()), ("a%2Fb", 24..29));
//! assert_eq!(link.query().unwrap().text(), "noredirect");
//! assert_eq!(link.handle(), "10.1000/a/b");
//!
//! let doi: Doi<String> = "10.1000/182".parse()?;
//! assert_eq!((doi.prefix().text(), doi.suffix().text()), ("10.1000", "182"));
//! # Ok::<(), handle_syntax::ParseError>(())
//! ```
//!
//! # What is wrong, what was expected, which clause says so, and what fixes it
//!
//! ```
//! use handle_syntax::{Code, Dialect, Severity, clause};
//!
//! let report = Dialect::HdlResolver.check("hdl:10.1000/日");
//! let problem = report.headline().unwrap();
//! assert_eq!((problem.code(), problem.severity()), (Code::RawNonAscii, Severity::Error));
//! assert_eq!((problem.span().range(), problem.column()), (12..15, 13));
//! assert!(problem.expected().iter().any(|expected| expected.name() == "pchar"));
//! assert_eq!(problem.clause(), Some("D-U14"));
//! assert!(clause("D-U14").is_some_and(|clause| !clause.meaning().is_empty()));
//!
//! assert_eq!(problem.fix().unwrap().text, "%E6%97%A5");
//! assert_eq!(report.repaired().unwrap().text(), "hdl:10.1000/%E6%97%A5");
//! assert_eq!(Dialect::HdlResolver.fix("hdl:10.1000/日")?, &b"hdl:10.1000/%E6%97%A5"[..]);
//! # Ok::<(), handle_syntax::NotFixed>(())
//! ```
//!
//! # In a `main` that returns a `miette::Result`
//!
//! With the feature `report`, which is on by default, a [`Report`] is a diagnostic of `miette`, and so is the error of
//! every function; the method `card` of a [`Problem`] makes one of a single problem. A report borrows the text, so a
//! function that owns the text returns [`Report::into_owned`]:
//!
//! ```
//! # #[cfg(feature = "report")]
//! fn main() -> miette::Result<()> {
//!     let line = String::from("10.1000/182");
//!     let doi = handle_syntax::Doi::read(&line).map_err(handle_syntax::Report::into_owned)?;
//!     println!("{doi}");
//!     Ok(())
//! }
//! # #[cfg(not(feature = "report"))]
//! # fn main() {}
//! ```
//!
//! # Other spellings, other notations, and whether they mean the same
//!
//! ```
//! use handle_syntax::{Dialect, HdlResolver, InfoHdl, Policy, Proxy, compare};
//! use handle_syntax::meaning::Equality;
//!
//! let normal = Dialect::HdlUri.normalize("HDL://10.1000/%61%2fb").unwrap();
//! assert_eq!(normal, &b"hdl://10.1000/a%2Fb"[..]);
//!
//! let info: InfoHdl<String> = InfoHdl::parse("info:hdl/10.1000/a")?.to_owned();
//! let uri: HdlResolver<String> = info.to().unwrap();
//! assert_eq!(uri, "hdl:10.1000/a");
//!
//! let texts = [(Dialect::InfoHdl, info.as_str()), (Dialect::Proxy, "https://doi.org/10.1000/A")];
//! assert_eq!(compare(texts).unwrap().equal, Equality::Yes, "a DOI name ignores case");
//! assert_eq!(info.key(Policy::Doi), Proxy::parse(texts[1].1)?.key(Policy::Doi));
//! # Ok::<(), handle_syntax::ParseError>(())
//! ```
//!
//! # In a grammar of your own
//!
//! [`grammar`] has every production as a `nom` combinator, and `nom` itself. The dialect then checks what only the
//! prose of its document demands.
//!
//! ```
//! use handle_syntax::HdlResolver;
//! use handle_syntax::grammar::{combinator::embed_str, hdl_uri};
//! use handle_syntax::grammar::nom::{Parser, bytes::complete::tag, error::Error, sequence::delimited};
//!
//! let uri = embed_str(hdl_uri::hdl_resolver());
//! let (rest, uri) = delimited(tag::<_, _, Error<_>>("<"), uri, tag(">")).parse("<hdl:10.1000/182>, p. 7").unwrap();
//! assert_eq!((HdlResolver::parse(uri)?.handle(), rest), ("10.1000/182".into(), ", p. 7"));
//! # Ok::<(), handle_syntax::ParseError>(())
//! ```
//!
//! # With serde, and without `std`
//!
//! * `report`, on by default: a [`Report`] and every error are diagnostics of `miette`, which draws them and needs
//!   `std`.
//! * `serde`: texts, keys, spans and every type whose values have names, such as [`Code`], can be serialised and
//!   deserialised; reports, problems and edits can only be serialised. A field of the type `Doi<String>` refuses any
//!   text that does not mean a DOI name. The text may have a label such as `doi:`; [`Text::handle`], [`Text::key`] and
//!   [`Text::normalized`] return the same for every spelling that means the same.
//!
//! Without any feature, the library needs `alloc` only. No feature changes an answer.
//!
//! The public API exposes types of `nom` 8, `nom_locate` 5, `miette` 7, `serde` 1 and `borrow-or-share` 0.2. So a new
//! major version of one of them requires a new major version of this library.
//!
//! # Words
//!
//! An *octet* is what ABNF counts; a *character* is one of Unicode. A handle is a *naming authority*, `/` and a *local
//! name*, which the overview calls *prefix* and *suffix*. A *problem* is one thing that is wrong with a text or worth
//! knowing about it; a *report* has all problems of a text. An *accident* is what happened to an identifier when
//! somebody copied, pasted or typed it: no document forbids it, so in a valid text it is only a warning. A *fix* is a
//! safe edit; a *try* is a plausible one, which a person should confirm.
//!
//! # What it does not claim
//!
//! DO-IRP 3.0, ISO 26324 and the registrations of `hdl` and `doi` as schemes were not available to the authors. The
//! dialect `proxy` follows one published version of the proxy software, not a standard.
//!
//! # How the source is organized
//!
//! Five laws keep it simple:
//!
//! 1. A folder of `src/` is a layer. It may use the layers before it in this list, and none after it: `text`, `code`,
//!    `registry`, `read`, `accident`, `rule`, `dialect`, `diagnosis`, `fix`, `report`, `meaning`, `typed`, `check`,
//!    `syntax`, `find`.
//! 2. No file of the library imports from this one. A file imports from a layer (`crate::text::Span`), or, within its
//!    own layer, from the file that defines the name.
//! 3. An `impl` block stands in the layer whose types it needs: `Dialect::check` in `report`, `Dialect::normalize` in
//!    `meaning`.
//! 4. A dialect is one row in the file of its document; nothing outside `dialect` matches on [`Dialect`].
//! 5. The words of problems are data: each code has its words in `code`, and each accident in the tables of `accident`.
//!    Only `report` makes sentences of them. It has words of its own only for what depends on the rest of the text. No
//!    sentence names a flag of the command.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// `report` needs `std`, because miette does.
#[cfg(feature = "report")]
extern crate std;

mod accident;
mod check;
mod code;
mod diagnosis;
mod dialect;
pub mod find;
mod fix;
pub mod meaning;
mod read;
mod registry;
mod report;
mod rule;
mod syntax;
pub mod text;
pub mod typed;

pub use check::{Sieve, check, check_with, is_plain, read, read_plain, read_with};
pub use code::group::CodeGroup;
pub use code::{Code, Severity};
pub use diagnosis::Expected;
pub use dialect::{Dialect, Loss};
#[doc(inline)]
pub use find::find;
pub use fix::{NotFixed, Repaired};
pub use handle_grammar as grammar;
#[doc(inline)]
pub use handle_grammar::clause::{Clause, clause};
#[doc(inline)]
pub use meaning::{Conversion, Key, Policy, compare, compare_with, detect, detect_with};
pub use read::{
    Charset, Node, Options, Parameter, Production, Resolver, ResolverSegment, is_proxy_host,
};
pub use registry::Namespace;
#[cfg(feature = "report")]
pub use report::Card;
pub use report::{ParseError, Problem, Problems, Report};
#[doc(inline)]
pub use syntax::Syntax;
pub use text::edit::Edit;
pub use text::{Span, UnknownName};
#[doc(inline)]
pub use typed::Text;
#[doc(inline)]
pub use typed::texts::*;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
