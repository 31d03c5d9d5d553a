//! A shortcut for plain texts, which most identifiers are: a glance shows that they have no problem.

use crate::dialect::{Dialect, Row};
use crate::read::Options;
use crate::rule::plain::{self, Plain};
use crate::text::LONGEST_TEXT;

/// Whether a text is so plain, as a handle or a URI of one, that [`check`](crate::check) is certain to find no problem.
///
/// `check` begins with this question, so only a program that needs no report saves time by asking it alone. A text that
/// is not plain may have no problem either.
///
/// ```
/// use handle_syntax::{Options, check, is_plain};
///
/// assert!(is_plain(b"https://doi.org/10.1000/182"));
/// assert!(!is_plain(b"hdl:10.1000/a%28b"));
/// assert!(check("hdl:10.1000/a%28b").1.is_valid());
/// ```
#[inline]
#[must_use]
pub fn is_plain(text: &(impl AsRef<[u8]> + ?Sized)) -> bool {
    by_scheme(text.as_ref()).is_some()
}

/// The dialect and the handle of a plain text; `None` if the text is not plain, or if its handle does not stand in it:
/// most info URIs mean none, and a shortDOI is written without its `10/`.
///
/// For such a text, this is [`check`](crate::check) and [`read`](crate::read) at once, in a fraction of their time.
///
/// ```
/// use handle_syntax::{Dialect, read_plain};
///
/// let handle = &b"10.1000/182"[..];
/// assert_eq!(read_plain(b"https://doi.org/10.1000/182"), Some((Dialect::Proxy, handle)));
/// assert_eq!(read_plain(b"hdl:10.1000/a%28b"), None);
/// ```
#[inline]
#[must_use]
pub fn read_plain(text: &(impl AsRef<[u8]> + ?Sized)) -> Option<(Dialect, &[u8])> {
    let (dialect, plain) = by_scheme(text.as_ref())?;
    Some((dialect, plain.handle?))
}

impl Dialect {
    /// Whether a text is so plain, as a handle or a URI of this dialect, that [`check`](Self::check) is certain to find
    /// no problem.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// assert!(Dialect::Proxy.is_plain(b"https://doi.org/10.1000/182"));
    /// assert!(!Dialect::Doi.is_plain(b"https://doi.org/10.1000/182"));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_plain(self, text: &(impl AsRef<[u8]> + ?Sized)) -> bool {
        glance(self.row(), text.as_ref()).is_some()
    }

    /// The handle of a plain text of this dialect; `None` if the text is not plain, or if its handle does not stand in
    /// it.
    ///
    /// For such a text, this is [`check`](Self::check) and [`handle`](Self::handle) at once, in a fraction of their
    /// time.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let handle = &b"10.1000/182"[..];
    /// assert_eq!(Dialect::HdlUri.read_plain(b"hdl://10.1000/182"), Some(handle));
    /// assert_eq!(Dialect::HdlUri.read_plain(b"hdl:10.1000/182"), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn read_plain(self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<&[u8]> {
        glance(self.row(), text.as_ref())?.handle
    }
}

/// Whether a text is so plain that the dialect of this row is certain to have nothing to report.
#[inline]
pub(crate) fn is_plain_in(row: &'static Row, text: &[u8], options: Options<'_>) -> bool {
    !options.has_resolvers() && glance(row, text).is_some()
}

/// What the glance of a row shows of a text. A text that is too long is not plain.
#[inline]
fn glance<'t>(row: &Row, text: &'t [u8]) -> Option<Plain<'t>> {
    if text.len() > LONGEST_TEXT { None } else { (row.glance)(text) }
}

/// The dialect of a text by its scheme, if the text is so plain that it is certain to have no problem.
#[inline]
pub(crate) fn dialect(text: &[u8]) -> Option<Dialect> {
    by_scheme(text).map(|(dialect, _)| dialect)
}

/// The dialect of the text's scheme, and what its glance shows. `None` if the text is not plain, or if another dialect
/// of this scheme might read another handle in it.
///
/// This match repeats the schemes of the dialects and their glances, because a search in the table of dialects would
/// take longer than the glance. It must agree with [`Dialect::by_scheme`].
#[inline]
fn by_scheme(text: &[u8]) -> Option<(Dialect, Plain<'_>)> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    let (dialect, plain) = match text {
        [b'h', b't', ..] => (Dialect::Proxy, plain::link(text)),
        [b'h', b'd', b'l', b':', b'/', ..] => (Dialect::HdlUri, plain::hdl_host(text)),
        [b'h', ..] => (Dialect::HdlResolver, plain::hdl(text)),
        [b'i', ..] if text.starts_with(b"info:hdl/") => (Dialect::InfoHdl, plain::info_hdl(text)),
        [b'i', ..] => (Dialect::InfoUri, plain::info(text)),
        _ => (Dialect::Handle, plain::handle(text)),
    };
    Some((dialect, plain?))
}
