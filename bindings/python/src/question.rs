//! [`Question`]: a question about a text, for a single text and for columns.

use std::borrow::Cow;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arguments::{Options, Reading, Remaining};
use crate::engine::{self, Case, Checked, Comparing, Normal, Target};
use crate::functions::Function;

/// A question, with its options.
pub(crate) struct Question {
    kind: Kind,
    pub(crate) reading: Reading,
}

/// The kind of a question, with its own options.
enum Kind {
    Check,
    Handle,
    Key(Case),
    Normalize(Normal),
    Convert(Target),
    Compare(Comparing),
}

impl Question {
    /// The question that a function asks; every option must belong to it.
    pub(crate) fn new(
        function: Function,
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
        function: Function,
        dialect: Option<&Bound<'py, PyAny>>,
        remaining: &mut Remaining<'py>,
    ) -> PyResult<Self> {
        let reading = Self::reading(function, dialect, remaining)?;
        let kind = match function {
            Function::Handle => Kind::Handle,
            Function::Key => Kind::Key(remaining.case()?),
            Function::Normalize => Kind::Normalize(remaining.normal()?),
            Function::Convert | Function::Conversion => {
                Kind::Convert(remaining.target(&reading.settings)?)
            }
            Function::Compare => Kind::Compare(remaining.comparing()?),
            // The problems of a text that these functions refuse are those that `check` reports.
            Function::Check
            | Function::IsValid
            | Function::Fix
            | Function::Detect
            | Function::Find => Kind::Check,
        };
        Ok(Self { kind, reading })
    }

    /// How a function reads texts. Of the functions that ask a question, only `check` takes a number of problems, and
    /// only `check` accepts a single rule, because the others need a handle.
    pub(crate) fn reading<'py>(
        function: Function,
        dialect: Option<&Bound<'py, PyAny>>,
        remaining: &mut Remaining<'py>,
    ) -> PyResult<Reading> {
        let mut reading = remaining.reading(dialect)?;
        if function == Function::Check {
            reading.settings.most = remaining.most()?;
        }
        if engine::rule(&reading.syntax).is_some() && function != Function::Check {
            let sentence = "a single rule has no handle; name a dialect";
            return Err(PyValueError::new_err(sentence));
        }
        Ok(reading)
    }

    /// The answer, for a question whose answer is a text; or why there is none.
    pub(crate) fn answer<'a>(&'a self, text: &'a [u8]) -> Result<Cow<'a, [u8]>, Checked<'a>> {
        let Reading { syntax, settings } = &self.reading;
        match &self.kind {
            Kind::Handle => engine::handle(syntax, text, settings),
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
            Kind::Handle => engine::brief_handle(syntax, text, settings),
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
