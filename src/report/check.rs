//! Reports of texts, by a dialect or by a production alone.

use alloc::vec::Vec;

use crate::diagnosis;
use crate::diagnosis::{Finding, SyntaxError};
use crate::dialect::Dialect;
use crate::read::{Options, Production, Tree};
use crate::report::problem::Report;

impl Dialect {
    /// All that there is to say about `text`, errors, warnings and advice, in text order.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect};
    ///
    /// let report = Dialect::HdlUri.check(b"hdl://10.1000/a b%4");
    /// let places: Vec<_> = report.problems.iter().map(|problem| (problem.code, problem.span.range())).collect();
    /// assert_eq!(places, [(Code::CharacterNotAllowed, 15..16), (Code::BadPercentEscape, 17..19)]);
    /// ```
    #[must_use]
    pub fn check(self, text: &[u8]) -> Report {
        self.check_with(text, Options::default())
    }

    /// Like [`check`](Self::check), with options.
    #[must_use]
    pub fn check_with(self, text: &[u8], options: Options<'_>) -> Report {
        self.report(text, self.tree(text), options)
    }

    /// What there is to say about `text`, of which the parts have been read already.
    #[inline]
    pub(crate) fn report(self, text: &[u8], tree: Option<Tree>, options: Options<'_>) -> Report {
        let found = diagnosis::findings(self.row(), text, tree, options, diagnosis::MOST);
        let (findings, more) = found.sorted();
        if findings.is_empty() {
            return Report::default();
        }
        let mut report = Report::new(findings, text, self.start(), Some(self.row()));
        report.count_also(more);
        report.repair(text, |repaired| self.is_valid_with(repaired, options));
        report
    }

    /// What [`check`](Self::check) says of a text that is too long to be read, for those who set a limit of their own.
    #[must_use]
    pub fn too_long(self) -> Report {
        Report::too_long(self.start())
    }
}

impl Production {
    /// What is wrong with `text` by this rule alone: nothing, or the furthest octet that any way through the rule reached.
    #[must_use]
    pub fn check(&self, text: &[u8]) -> Report {
        if text.len() > crate::text::LONGEST {
            return self.too_long();
        }
        if self.accepts(text) {
            return Report::default();
        }
        let error = SyntaxError::of(self, text);
        let finding = Finding::refused(&error, text);
        Report::new(Vec::from([finding]), text, error.root(), None)
    }

    /// What [`check`](Self::check) says of a text that is too long to be read, for those who set a limit of their own.
    #[must_use]
    pub fn too_long(&self) -> Report {
        Report::too_long(SyntaxError::of(self, b"").root())
    }
}
