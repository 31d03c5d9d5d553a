//! [`detect`]: every dialect that accepts a text, and where they part.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::dialect::{Dialect, Options};
use crate::handle;

/// A dialect that accepts a text, and the handle that it reads there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<'a> {
    /// The dialect.
    pub dialect: Dialect,
    /// The handle, decoded; none for an info URI of any namespace.
    pub handle: Option<Cow<'a, [u8]>>,
}

/// Every dialect that accepts `text`, in the order of the table of dialects.
///
/// They are never chosen between: where the handles differ, the text is ambiguous (D-U8), and only
/// who wrote it knows which is meant.
///
/// ```
/// use handle_syntax::{Dialect, detect};
///
/// let readings = detect(b"hdl://190.12.34.56/1234/567");
/// let handle = |dialect| {
///     let reading = readings.iter().find(|reading| reading.dialect == dialect)?;
///     reading.handle.as_deref()
/// };
/// assert_eq!(handle(Dialect::HdlUri), Some(&b"190.12.34.56/1234/567"[..]));
/// assert_eq!(handle(Dialect::HdlResolver), Some(&b"1234/567"[..]));
/// assert_eq!(handle(Dialect::CordraHost), None);
/// ```
#[must_use]
pub fn detect(text: &[u8]) -> Vec<Reading<'_>> {
    detect_with(text, Options::default())
}

/// Like [`detect`], with options.
#[must_use]
pub fn detect_with<'a>(text: &'a [u8], options: Options<'a>) -> Vec<Reading<'a>> {
    let readings = Dialect::ALL.iter().filter_map(|&dialect| {
        let subject = dialect.read(text, options)?;
        let handle = handle::octets(dialect, text, &subject.tree, options);
        Some(Reading { dialect, handle })
    });
    readings.collect()
}

/// The readings other than `dialect`'s that begin with the same scheme and read another handle.
///
/// Those of the `http:` schemes are named only where a resolver's first segment is specified: without it
/// every proxy link of three segments would be.
#[must_use]
pub fn others<'a>(dialect: Dialect, text: &'a [u8], options: Options<'a>) -> Vec<Reading<'a>> {
    let scheme = |dialect: Dialect| dialect.row().schemes.first().copied();
    let named = match scheme(dialect) {
        Some("hdl") => true,
        Some("http") => options.resolver_segment != crate::ResolverSegment::Unspecified,
        _ => false,
    };
    if !named {
        return Vec::new();
    }
    let readings = detect_with(text, options);
    let own =
        readings.iter().find(|reading| reading.dialect == dialect).map(|own| own.handle.clone());
    let Some(own) = own else { return Vec::new() };
    let differs =
        |reading: &Reading<'_>| scheme(reading.dialect) == scheme(dialect) && reading.handle != own;
    readings.into_iter().filter(differs).collect()
}
