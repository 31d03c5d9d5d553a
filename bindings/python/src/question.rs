//! [`Question`]: a question about a text, for a single text and for columns.

use std::borrow::Cow;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arguments::{Options, Reading, Remaining};
use crate::engine::{self, Case, Checked, Comparing, Normal, Target};
use crate::functions::Reporting;

/// A question, with its options.
pub(crate) struct Question {
    kind: Kind,
    pub(crate) reading: Reading,
}

/// The kind of a question, with its own options.
enum Kind {
    Check,
    Read,
    Key(Case),
    Normalize(Normal),
    Convert(Target),
    Compare(Comparing),
}

impl Question {
    /// The question that a function asks; every option must belong to it.
    pub(crate) fn new(
        function: Reporting,
        dialect: Option<&Bound<'_, PyAny>>,
        options: Options<'_, '_>,
    ) -> PyResult<Self> {
        let mut remaining = Remaining::new(options)?;
        let question = Self::take(function, dialect, &mut remaining)?;
        remaining.end()?;
        Ok(question)
    }

    /// The question that a function asks. The caller takes further options from `remaining`, and ends taking.
    pub(crate) fn take<'py>(
        function: Reporting,
        dialect: Option<&Bound<'py, PyAny>>,
        remaining: &mut Remaining<'py>,
    ) -> PyResult<Self> {
        let mut reading = remaining.reading(dialect)?;
        if function == Reporting::Check {
            reading.settings.most = remaining.most()?;
        } else {
            refuse_rule(&reading)?;
        }
        let kind = match function {
            Reporting::Check => Kind::Check,
            Reporting::Read => Kind::Read,
            Reporting::Key => Kind::Key(remaining.case()?),
            Reporting::Normalize => Kind::Normalize(remaining.normal()?),
            Reporting::Convert => Kind::Convert(remaining.target(&reading.settings)?),
            Reporting::Compare => Kind::Compare(remaining.comparing()?),
        };
        Ok(Self { kind, reading })
    }

    /// How a function reads texts that does not take a single rule.
    pub(crate) fn reading<'py>(
        dialect: Option<&Bound<'py, PyAny>>,
        remaining: &mut Remaining<'py>,
    ) -> PyResult<Reading> {
        let reading = remaining.reading(dialect)?;
        refuse_rule(&reading)?;
        Ok(reading)
    }

    /// The answer, for a question whose answer is a text; or why there is none.
    pub(crate) fn answer<'a>(&'a self, text: &'a [u8]) -> Result<Cow<'a, [u8]>, Checked<'a>> {
        let Reading { syntax, settings } = &self.reading;
        match &self.kind {
            Kind::Read => engine::handle(syntax, text, settings),
            Kind::Key(case) => {
                let handle = engine::handle(syntax, text, settings)?;
                Ok(Cow::Owned(case.key(syntax.dialect(text), &handle)))
            }
            Kind::Normalize(normal) => engine::normalize(syntax, text, settings, normal),
            Kind::Convert(target) => {
                let converted = engine::convert(syntax, text, settings, target)?;
                Ok(Cow::Owned(converted.text))
            }
            Kind::Check | Kind::Compare(_) => Err(self.report(text)),
        }
    }

    /// The answer without the report, which takes more time than the answer.
    pub(crate) fn brief_answer<'a>(&'a self, text: &'a [u8]) -> Option<Cow<'a, [u8]>> {
        let Reading { syntax, settings } = &self.reading;
        if matches!(self.kind, Kind::Normalize(_) | Kind::Convert(_))
            && !engine::is_valid(syntax, text, settings)
        {
            return None;
        }
        match &self.kind {
            Kind::Read => engine::brief_handle(syntax, text, settings),
            Kind::Key(case) => {
                let handle = engine::brief_handle(syntax, text, settings)?;
                Some(Cow::Owned(case.key(syntax.dialect(text), &handle)))
            }
            _ => self.answer(text).ok(),
        }
    }

    /// The report about a text, whether it is refused or not.
    pub(crate) fn report<'a>(&'a self, text: &'a [u8]) -> Checked<'a> {
        let Reading { syntax, settings } = &self.reading;
        match &self.kind {
            Kind::Check => engine::check(syntax, text, settings),
            // The problems of a text do not depend on the other text.
            Kind::Compare(comparing) => {
                let compared = engine::compare(syntax, [text, text], settings, *comparing);
                compared.err().map_or_else(Checked::default, |(_, checked)| checked)
            }
            _ => self.answer(text).err().unwrap_or_default(),
        }
    }
}

/// Refuses a single rule, whose texts mean nothing that could be normalized, converted or compared.
fn refuse_rule(reading: &Reading) -> PyResult<()> {
    let Some(rule) = engine::rule(&reading.syntax) else { return Ok(()) };
    Err(PyValueError::new_err(format!(
        "`{rule}` is a rule, which only `is_valid`, `check`, `parse` and `fix` take; here, name a dialect"
    )))
}
