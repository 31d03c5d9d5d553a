//! [`detect`]: every dialect that accepts a text, and the handle that it reads there.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;

use crate::dialect::Dialect;
use crate::meaning::handle;
use crate::read::Options;
use crate::text::quote::Shown;

/// A dialect that accepts a text, and the handle that it reads there.
///
/// ```
/// use handle_syntax::{Dialect, detect};
///
/// let readings = detect("info:hdl/10.1000/182");
/// let info = readings.iter().find(|reading| reading.dialect == Dialect::InfoHdl).unwrap();
/// assert_eq!(info.handle.as_deref(), Some(&b"10.1000/182"[..]));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Reading<'a> {
    /// The dialect that accepts the text.
    pub dialect: Dialect,
    /// The decoded handle; `None` for the dialect `info-uri`, whose texts may be of any namespace:
    /// the dialect `info-hdl` reads those that mean a handle.
    pub handle: Option<Cow<'a, [u8]>>,
}

impl fmt::Debug for Reading<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let handle = self.handle.as_deref().map(Shown);
        f.debug_struct("Reading").field("dialect", &self.dialect).field("handle", &handle).finish()
    }
}

/// Every dialect that accepts `text`, in the order of the table of dialects.
///
/// The function never chooses one: if the handles differ, the text is ambiguous (D-U8), and only its author knows which
/// is meant.
///
/// ```
/// use handle_syntax::{Dialect, detect};
///
/// let readings = detect("hdl://190.12.34.56/1234/567");
/// let handle = |dialect| {
///     let reading = readings.iter().find(|reading| reading.dialect == dialect)?;
///     reading.handle.as_deref()
/// };
/// assert_eq!(handle(Dialect::HdlUri), Some(&b"190.12.34.56/1234/567"[..]));
/// assert_eq!(handle(Dialect::HdlResolver), Some(&b"1234/567"[..]));
/// assert_eq!(handle(Dialect::CordraHost), None);
/// ```
#[must_use]
pub fn detect(text: &(impl AsRef<[u8]> + ?Sized)) -> Vec<Reading<'_>> {
    detect_with(text, Options::default())
}

/// Like [`detect`], with options.
///
/// ```
/// use handle_syntax::{Dialect, Options, ResolverSegment, detect_with};
///
/// let options = Options::new().resolver_segment(ResolverSegment::Is("x"));
/// let readings = detect_with("http://id.test/hdl/100.102/F5", options);
/// assert!(readings.iter().all(|reading| reading.dialect != Dialect::CordraHttp));
/// ```
#[must_use]
pub fn detect_with<'a>(
    text: &'a (impl AsRef<[u8]> + ?Sized),
    options: Options<'a>,
) -> Vec<Reading<'a>> {
    readings(Dialect::ALL.iter().copied(), text.as_ref(), options).collect()
}

/// The readings of `text` by those of `dialects` that accept it.
pub(crate) fn readings<'a>(
    dialects: impl IntoIterator<Item = Dialect>,
    text: &'a [u8],
    options: Options<'a>,
) -> impl Iterator<Item = Reading<'a>> {
    dialects.into_iter().filter_map(move |dialect| {
        let tree = dialect.parts(text, options)?;
        let handle = handle::octets(dialect, text, &tree, options);
        Some(Reading { dialect, handle })
    })
}
