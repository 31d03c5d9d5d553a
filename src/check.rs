//! The front door: a text is checked by the dialect of its scheme.

use alloc::format;

mod fast;

pub use fast::is_plain;

use crate::code::Code;
use crate::dialect::Dialect;
use crate::meaning::{Reading, readings};
use crate::read::{Options, ResolverSegment, Tree};
use crate::report::Report;
use crate::text::{Span, quote};

/// The dialects whose texts begin alike, so that one text may have several readings.
const ALIKE: [&[Dialect]; 2] = [
    &[
        Dialect::HdlUri,
        Dialect::HdlResolver,
        Dialect::CordraHost,
        Dialect::CordraPath,
        Dialect::Sun98Uri,
    ],
    &[Dialect::Proxy, Dialect::CordraHttp],
];

/// A reading of `text` in a dialect that begins like `dialect`, with another handle.
///
/// Those of `http:` are looked for only where the resolver's first segment is specified: without it
/// every proxy link with a slash in its local name would have one.
fn other<'a>(dialect: Dialect, text: &'a [u8], options: Options<'a>) -> Option<Reading<'a>> {
    let http = dialect == Dialect::Proxy;
    if http && options.resolver_segment == ResolverSegment::Unspecified {
        return None;
    }
    let alike = ALIKE.iter().find(|alike| alike.contains(&dialect))?;
    let own = readings(&[dialect], text, options).next()?.handle;
    readings(alike, text, options).find(|reading| reading.handle != own)
}

/// Whether the parts of a text show at once that nobody who begins like `dialect` reads another handle in it.
///
/// Only the paper of 1998 takes a query or a fragment for a part of the handle, and only a
/// naming authority before two more segments may be a server.
fn is_read_alike(dialect: Dialect, text: &[u8], tree: &Tree) -> bool {
    let plain = tree.query.get().is_none() && tree.fragment.get().is_none();
    match dialect {
        Dialect::HdlResolver => plain,
        Dialect::HdlUri => {
            let local_name = tree.local_name.get().unwrap_or_default();
            plain && !text[local_name.range()].contains(&b'/')
        }
        _ => false,
    }
}

/// Checks a text by the dialect of its scheme: which that is, and all that there is to say.
///
/// Where another dialect reads another handle in the text, an advice says so (D-U8).
///
/// ```
/// use handle_syntax::{Code, Dialect, Options, check};
///
/// let (dialect, report) = check(b"hdl://190.12.34.56/1234/567", Options::default());
/// assert_eq!(dialect, Dialect::HdlUri);
/// assert_eq!(report.problems[0].code, Code::Ambiguous);
/// ```
#[must_use]
pub fn check(text: &[u8], options: Options<'_>) -> (Dialect, Report) {
    let nobody_says =
        options.resolver_segment == ResolverSegment::Unspecified && options.resolvers.is_empty();
    match fast::dialect(text).filter(|_| nobody_says) {
        Some(dialect) => {
            let silent = || check_all(text, options) == (dialect, Report::default());
            debug_assert!(silent(), "{} is not so plain", text.escape_ascii());
            (dialect, Report::default())
        }
        None => check_all(text, options),
    }
}

/// The same, however plain the text.
pub(crate) fn check_all(text: &[u8], options: Options<'_>) -> (Dialect, Report) {
    let dialect = Dialect::by_scheme(text);
    let tree = dialect.tree(text);
    let mut report = dialect.report(text, tree, options);
    if tree.is_none_or(|tree| is_read_alike(dialect, text, &tree)) {
        return (dialect, report);
    }
    if let Some(Reading { dialect: other, handle: Some(handle) }) = other(dialect, text, options) {
        let scheme = text.iter().position(|&octet| octet == b':').unwrap_or(0);
        let message =
            format!("{other} reads another handle in this text: {}", quote::text(&handle));
        report.advise(Code::Ambiguous, Span::of(0, scheme), text, dialect, message);
    }
    (dialect, report)
}
