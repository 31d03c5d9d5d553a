//! The entry point: checks a text by the dialect of its scheme.

#[cfg(test)]
mod tests;

pub use crate::diagnosis::plain::{is_plain, read_plain};
pub use crate::rule::plain::Sieve;

use alloc::borrow::Cow;
use alloc::string::String;

use crate::diagnosis::{Reader, plain};
use crate::dialect::Dialect;
use crate::meaning::{Reading, readings};
use crate::read::Options;
use crate::report::Report;
use crate::report::check::report_by;
use crate::text::Span;

/// The first reading of `text` that has another handle than that of `dialect`, by a dialect that reads the same scheme.
fn other<'a>(dialect: Dialect, text: &'a [u8], options: Options<'a>) -> Option<Reading<'a>> {
    let scheme = dialect.row().rivals?;
    let own = readings([dialect], text, options).next()?.handle;
    let all = Dialect::ALL.iter().copied();
    let rivals = all.filter(|rival| rival.row().rivals == Some(scheme));
    readings(rivals, text, options).find(|reading| reading.handle != own)
}

/// Checks a text by the dialect of its scheme; returns that dialect and the report.
///
/// If another dialect reads another handle in the text, the report says so as advice (D-U8).
///
/// ```
/// use handle_syntax::{Code, Dialect, check};
///
/// let (dialect, report) = check("hdl://190.12.34.56/1234/567");
/// assert_eq!(dialect, Dialect::HdlUri);
/// assert_eq!(report.headline().unwrap().code(), Code::Ambiguous);
/// ```
#[must_use]
pub fn check(text: &(impl AsRef<[u8]> + ?Sized)) -> (Dialect, Report<'_>) {
    checked(text.as_ref(), Options::default())
}

/// Like [`check`], with options.
///
/// ```
/// use handle_syntax::{Options, check_with};
///
/// let (_, report) = check_with("hdl:10.1000/<a><b>", Options::new().most(1));
/// assert_eq!((report.problems().len(), report.left_out()), (1, 2));
/// ```
#[must_use]
pub fn check_with<'t>(
    text: &'t (impl AsRef<[u8]> + ?Sized),
    options: Options<'t>,
) -> (Dialect, Report<'t>) {
    checked(text.as_ref(), options)
}

fn checked<'t>(text: &'t [u8], options: Options<'t>) -> (Dialect, Report<'t>) {
    match plain::dialect(text).filter(|_| !options.has_resolvers()) {
        Some(dialect) => {
            let silent = || check_all(text, options) == (dialect, Report::default());
            debug_assert!(silent(), "{} is not plain", text.escape_ascii());
            (dialect, Report::default())
        }
        None => check_all(text, options),
    }
}

/// The handle that a text means, and the dialect of its scheme. The text is a handle, an `hdl` or `info` URI, or a
/// link.
///
/// Only errors are refused: a text with warnings has a handle too, even if nobody meant one. [`check`] returns the
/// warnings, and [`read_plain`] reads only texts about which there is nothing to report.
///
/// ```
/// use handle_syntax::{Code, Dialect, read};
///
/// let (dialect, handle) = read("https://doi.org/10.1000%2F182").unwrap();
/// assert_eq!((dialect, &*handle), (Dialect::Proxy, "10.1000/182"));
/// // Functions that take octets and characters alike take the handle as `&*handle`.
/// assert!(Dialect::Doi.is_valid(&*handle));
///
/// let report = read("info:lccn/2002022641").unwrap_err();
/// assert_eq!(report.headline().unwrap().code(), Code::NotAHandle);
/// ```
///
/// A link may have any host, so the address of a page is read as well; `check` warns that the host is not known:
///
/// ```
/// use handle_syntax::{Code, check, read, read_plain};
///
/// let page = "https://en.wikipedia.org/wiki/Handle";
/// assert_eq!(&*read(page)?.1, "wiki/Handle");
/// assert_eq!(check(page).1.headline().unwrap().code(), Code::UnknownProxy);
/// assert_eq!(read_plain(page), None);
/// # Ok::<(), handle_syntax::Report>(())
/// ```
///
/// # Errors
/// The report, if the text has an error or means no handle.
pub fn read(text: &(impl AsRef<[u8]> + ?Sized)) -> Result<(Dialect, Cow<'_, str>), Report<'_>> {
    meant(text.as_ref(), Options::default())
}

/// Like [`read`], with options. A text that has only warnings is read, too.
///
/// ```
/// use handle_syntax::{Charset, Options, read_with};
///
/// let options = Options::new().charset("shift_jis".parse::<Charset>()?);
/// assert!(read_with("hdl:10.1000/182", options).is_ok());
/// # Ok::<(), handle_syntax::UnknownName>(())
/// ```
///
/// # Errors
/// The report, if the text has an error or means no handle.
pub fn read_with<'t>(
    text: &'t (impl AsRef<[u8]> + ?Sized),
    options: Options<'t>,
) -> Result<(Dialect, Cow<'t, str>), Report<'t>> {
    meant(text.as_ref(), options)
}

fn meant<'t>(text: &'t [u8], options: Options<'t>) -> Result<(Dialect, Cow<'t, str>), Report<'t>> {
    let (dialect, report) = checked(text, options);
    if !report.is_valid() {
        return Err(report);
    }
    match dialect.handle_with(text, options) {
        Some(Cow::Borrowed(handle)) => core::str::from_utf8(handle).map(Cow::Borrowed).ok(),
        Some(Cow::Owned(handle)) => String::from_utf8(handle).map(Cow::Owned).ok(),
        None => None,
    }
    .map(|handle| (dialect, handle))
    .ok_or_else(|| dialect.means_no_handle(text, options))
}

/// [`check`] without the shortcut for plain texts.
pub(crate) fn check_all<'t>(text: &'t [u8], options: Options<'t>) -> (Dialect, Report<'t>) {
    let dialect = Dialect::by_scheme(text);
    let tree = dialect.tree(text);
    let mut report = report_by(Reader::Scheme(dialect), text, tree, options);
    if tree.is_none_or(|tree| (dialect.row().is_alone)(text, &tree, &options)) {
        return (dialect, report);
    }
    if let Some(Reading { dialect: other, handle: Some(handle) }) = other(dialect, text, options) {
        let scheme = text.iter().position(|&octet| octet == b':').unwrap_or(0);
        report.advise(Span::of(0, scheme), text, (dialect, options), (other, handle));
    }
    (dialect, report)
}
