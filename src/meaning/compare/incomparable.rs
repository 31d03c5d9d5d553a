//! [`Incomparable`]: the error of comparing two texts.

#[cfg(feature = "report")]
use alloc::boxed::Box;
use core::fmt;

use crate::code::Code;
use crate::report::Report;

/// The error of comparing two texts of which one is not valid in its dialect, or has no handle or identifier to
/// compare.
///
/// ```
/// use handle_syntax::{Dialect, compare};
///
/// let refused = compare([(Dialect::Doi, "10.1000/a"), (Dialect::Doi, "11.1000/a")]).unwrap_err();
/// assert_eq!((refused.index, refused.report.is_valid()), (1, false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Incomparable<'t> {
    /// The index of the text that cannot be compared, 0 or 1.
    pub index: usize,
    /// The report on that text.
    pub report: Report<'t>,
}

impl fmt::Display for Incomparable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.report.fmt(f)
    }
}

impl core::error::Error for Incomparable<'_> {}

impl Incomparable<'_> {
    /// Whether the text is valid, but means no handle.
    pub(super) fn means_no_handle(&self) -> bool {
        self.report.has(Code::NotAHandle)
    }

    /// The same error with a copy of the text, so that a function which owns the text can return it with `?`.
    ///
    /// ```
    /// use handle_syntax::meaning::{Equality, Incomparable};
    /// use handle_syntax::{Dialect, compare};
    ///
    /// fn same(texts: [String; 2]) -> Result<bool, Incomparable<'static>> {
    ///     let [one, other] = &texts;
    ///     let found = compare([(Dialect::Doi, one), (Dialect::Doi, other)]);
    ///     Ok(found.map_err(Incomparable::into_owned)?.equal == Equality::Yes)
    /// }
    /// assert!(same([String::from("10.1000/a"), String::from("10.1000/A")])?);
    /// # Ok::<(), Incomparable<'_>>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> Incomparable<'static> {
        Incomparable { index: self.index, report: self.report.into_owned() }
    }
}

/// The diagnostic is the report on the text that cannot be compared.
#[cfg(feature = "report")]
impl miette::Diagnostic for Incomparable<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.report.code()
    }

    fn severity(&self) -> Option<miette::Severity> {
        self.report.severity()
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.report.help()
    }

    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        self.report.source_code()
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = miette::LabeledSpan> + '_>> {
        self.report.labels()
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn miette::Diagnostic> + 'a>> {
        self.report.related()
    }
}
