//! Checks of texts, by a dialect or by a production alone, that return a report.

use crate::code::Code;
use crate::diagnosis::{self, Reader, explain, plain};
use crate::dialect::Dialect;
use crate::read::{Options, Production, Tree};
use crate::report::Report;
use crate::report::origin::Origin;
use crate::text::{LONGEST_TEXT, Span};

impl Dialect {
    /// Checks `text`, and reports its errors, warnings and advice in text order.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect};
    ///
    /// let report = Dialect::HdlUri.check(b"hdl://10.1000/a<b%4");
    /// let places = report.problems().map(|problem| (problem.code(), problem.span().range()));
    /// assert!(places.eq([(Code::CharacterNotAllowed, 15..16), (Code::BadPercentEscape, 17..19)]));
    /// ```
    #[must_use]
    pub fn check(self, text: &(impl AsRef<[u8]> + ?Sized)) -> Report<'_> {
        self.check_with(text, Options::default())
    }

    /// Like [`check`](Self::check), with options.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Options};
    ///
    /// let report = Dialect::HdlUri.check_with("hdl://10.1000/<a><b>", Options::new().most(1));
    /// assert_eq!((report.problems().len(), report.left_out()), (1, 2));
    /// ```
    #[must_use]
    pub fn check_with<'t>(
        self,
        text: &'t (impl AsRef<[u8]> + ?Sized),
        options: Options<'t>,
    ) -> Report<'t> {
        let text = text.as_ref();
        let report = || self.report(text, self.tree(text), options);
        if plain::is_plain_in(self.row(), text, options) {
            debug_assert!(
                report() == Report::default(),
                "the glance calls {} plain, but there is {:?}",
                text.escape_ascii(),
                report()
            );
            return Report::default();
        }
        report()
    }

    /// The report on `text`, whose parts were already read.
    #[inline]
    pub(crate) fn report<'t>(
        self,
        text: &'t [u8],
        tree: Option<Tree>,
        options: Options<'t>,
    ) -> Report<'t> {
        report_by(Reader::Dialect(self), text, tree, options)
    }
}

/// The report on `text`, whose parts the reader's own dialect has read. When an accident is undone, `reader` reads the
/// resulting text.
#[inline]
pub(crate) fn report_by<'t>(
    reader: Reader,
    text: &'t [u8],
    tree: Option<Tree>,
    options: Options<'t>,
) -> Report<'t> {
    let found = explain(reader, text, tree, options, diagnosis::most(options));
    Report::of(found, text, Origin::Dialect(reader.own(), options), options.most)
}

impl Production {
    /// Checks `text` by this rule alone. The report has one problem at most, at the furthest octet that any alternative
    /// of the rule reached.
    #[must_use]
    pub fn check<'t>(&self, text: &'t (impl AsRef<[u8]> + ?Sized)) -> Report<'t> {
        let text = text.as_ref();
        if text.len() > LONGEST_TEXT {
            return Report::single(text, Code::TooLong, Span::default(), self.name());
        }
        self.finding(text).map_or_else(Report::default, |finding| {
            Report::one(finding, text, Origin::Production(self.name()))
        })
    }
}
