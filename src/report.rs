//! Findings in words: [`Report`], the problems of one text, and the cards that `miette` draws.

#[cfg(feature = "report")]
mod card;
pub(crate) mod check;
mod contents;
#[cfg(feature = "report")]
mod diagnostic;
mod display;
mod edits;
mod error;
mod make;
mod offers;
mod origin;
mod owned;
mod problem;
mod problems;
mod repaired;
#[cfg(feature = "serde")]
mod serde;
mod words;

#[cfg(feature = "report")]
pub use card::Card;
pub use error::ParseError;
pub(crate) use origin::Origin;
pub use problem::Problem;
pub use problems::Problems;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::code::{Code, Severity};
use crate::diagnosis::{Finding, LeftOut};
use crate::dialect::Dialect;
use crate::fix::Repaired;

use contents::Contents;

/// The problems of one text, in text order, and how many more were left out.
///
/// A report is data and borrows the text; a [`Problem`] makes its words on demand. [`into_owned`](Self::into_owned)
/// returns a report that owns its text.
///
/// If the production of the dialect refuses a text in more than 64 places that need a new reading, the rest of the text
/// is not checked.
///
/// ```
/// use handle_syntax::{Dialect, Severity};
///
/// let report = Dialect::HdlUri.check("hdl://10.1000/%41<");
/// assert!(!report.is_empty() && !report.is_valid());
/// assert_eq!((report.count(Severity::Error), report.problems().len(), report.left_out()), (1, 2, 0));
/// for problem in report.problems() {
///     println!("{} at octet {}: {}", problem.code(), problem.span().start, problem.message());
/// }
/// let owned: handle_syntax::Report<'static> = report.into_owned();
/// assert_eq!(owned.headline().unwrap().span().range(), 17..18);
/// ```
///
/// Two reports are equal if they say the same of the same text, so a copy that owns its text equals the original.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Report<'t> {
    /// `None` if the text has no problem, which is true of most texts.
    contents: Option<Box<Contents<'t>>>,
}

impl Report<'_> {
    /// Gives each problem the severity that `grade` returns, and drops the problem if it returns `None`. Problems that
    /// the report left out keep their severities and are still counted, so set
    /// [`Options::most`](crate::Options::most) high enough that none is left out, such as [`usize::MAX`], before you
    /// grade the problems of a report.
    ///
    /// Grade them before [`into_owned`](Self::into_owned): an owned report keeps the [`repaired`](Self::repaired) text
    /// in place of what made it, and loses that text when a problem with an edit is dropped.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect, Severity};
    ///
    /// let mut report = Dialect::Handle.check(b"10.1000/");
    /// report.regrade(|problem| (problem.code() == Code::EmptyLocalName).then_some(Severity::Error));
    /// assert!(!report.is_valid());
    /// ```
    pub fn regrade(&mut self, grade: impl FnMut(Problem<'_>) -> Option<Severity>) {
        let Some(contents) = &mut self.contents else { return };
        let grades: Vec<_> = Problems::of(Some(contents)).map(grade).collect();
        contents.regrade(&grades);
        if contents.findings.is_empty() && contents.more == LeftOut::NONE {
            self.contents = None;
        }
    }

    /// The same report with a copy of the text, so that it can outlive the text, be sent to another thread, and become
    /// the error of a function that owns the text.
    ///
    /// ```
    /// use handle_syntax::{Report, read};
    ///
    /// struct Refused(Report<'static>);
    ///
    /// impl From<Report<'_>> for Refused {
    ///     fn from(report: Report<'_>) -> Self {
    ///         Self(report.into_owned())
    ///     }
    /// }
    ///
    /// fn handle(line: &str) -> Result<String, Refused> {
    ///     let (_, handle) = read(line.trim())?;
    ///     Ok(handle.into_owned())
    /// }
    ///
    /// assert_eq!(handle("10.1000/182 \n").ok().as_deref(), Some("10.1000/182"));
    /// assert!(handle("10.1000").is_err_and(|refused| !refused.0.is_valid()));
    /// ```
    #[must_use]
    pub fn into_owned(self) -> Report<'static> {
        Report { contents: self.contents.map(|contents| Box::new(contents.into_owned())) }
    }

    /// The text; `None` if it has no problem, because a report without problems holds nothing.
    ///
    /// ```
    /// use handle_syntax::{Dialect, check};
    ///
    /// let report = check("hdl:10.1000/1<2").1;
    /// assert_eq!(report.text(), Some(&b"hdl:10.1000/1<2"[..]));
    /// assert_eq!(report.dialect(), Some(Dialect::HdlResolver));
    /// assert_eq!(check("hdl:10.1000/12").1.text(), None);
    /// ```
    #[must_use]
    pub fn text(&self) -> Option<&[u8]> {
        Some(&self.contents.as_ref()?.text)
    }

    /// The dialect that read the text or, if a conversion was refused, the one to which the text was to be converted.
    /// `None` if a [`Production`](crate::read::Production) alone read the text, or if the text has no problem.
    #[must_use]
    pub fn dialect(&self) -> Option<Dialect> {
        self.contents.as_ref()?.origin.dialect()
    }

    /// The problems in text order, as many as [`Options::most`](crate::Options::most) allows;
    /// [`left_out`](Self::left_out) says how many were left out. A `for` loop over a reference to the report goes
    /// through them, too.
    #[must_use]
    pub fn problems(&self) -> Problems<'_> {
        Problems::of(self.contents.as_deref())
    }

    /// Whether the text has a problem of this code; one that the report left out does not count.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect};
    ///
    /// let report = Dialect::Doi.check(b"10.1000");
    /// assert!(report.has(Code::MissingSlash) && !report.has(Code::NotADoi));
    /// ```
    #[must_use]
    pub fn has(&self, code: Code) -> bool {
        self.findings().iter().any(|finding| finding.code == code)
    }

    /// The problem to show if only one is shown: the first error; if there is no error, the first warning; and if there
    /// is no warning, the first advice. `None` if the text has no problem, or if all were left out.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect};
    ///
    /// let report = Dialect::HdlUri.check(b"hdl://10.1000/%41<");
    /// assert_eq!(report.problems().next().unwrap().code(), Code::NeedlessEscape);
    /// assert_eq!(report.headline().unwrap().code(), Code::CharacterNotAllowed);
    /// ```
    #[must_use]
    pub fn headline(&self) -> Option<Problem<'_>> {
        self.problems().nth(self.head())
    }

    /// The index of the headline.
    fn head(&self) -> usize {
        let findings = self.findings().iter().enumerate();
        let worst = findings.min_by_key(|(_, finding)| Reverse(finding.severity));
        worst.map_or(0, |(at, _)| at)
    }

    /// The whole text with all its problems fixed: after every [`fix`](Problem::fix) and every
    /// [`suggestion`](Problem::suggestion), and after those for the result, as some problems show only then. If the
    /// text is in another notation than that of the dialect, this is what it means, in the notation of the dialect.
    ///
    /// `None`
    ///
    /// - if an error has no edit, and the text is not in another notation;
    /// - if the text would still not be valid;
    /// - if the end of the identifier is missing;
    /// - if the report left out problems;
    /// - if the text would have more than 400 octets: [`Dialect::fix`] fixes texts of any length.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let report = Dialect::Doi.check(b"doi:10.1000/182");
    /// let repaired = report.repaired().unwrap();
    /// assert_eq!((repaired.text(), repaired.is_sure()), ("10.1000/182", true));
    /// assert_eq!(Dialect::Doi.check(b"11.1000/182").repaired(), None);
    ///
    /// let link = Dialect::Proxy.check(b"doi:10.1000/182");
    /// assert_eq!(link.repaired().unwrap().text(), "https://doi.org/10.1000/182");
    /// ```
    #[must_use]
    pub fn repaired(&self) -> Option<Repaired> {
        self.contents.as_ref()?.repaired()
    }

    /// Whether the text has no problem.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.contents.is_none()
    }

    /// How many problems the report left out; it leaves out errors last.
    #[must_use]
    pub fn left_out(&self) -> usize {
        self.those_left_out().total()
    }

    /// How many problems of this severity the text has, including those that the report left out.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        let kept = self.findings().iter().filter(|finding| finding.severity == severity).count();
        kept + self.those_left_out().of(severity)
    }

    /// Whether no problem is an error.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.count(Severity::Error) == 0
    }

    fn findings(&self) -> &[Finding] {
        self.contents.as_ref().map_or(&[], |contents| &contents.findings)
    }

    /// The problems that the report left out.
    fn those_left_out(&self) -> LeftOut {
        self.contents.as_ref().map_or(LeftOut::NONE, |contents| contents.more)
    }
}
