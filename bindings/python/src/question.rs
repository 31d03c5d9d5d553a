//! [`Question`]: what can be asked of a text, for one text as for a column of them.

use std::borrow::Cow;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arguments::{Left, Options, Reading};
use crate::engine::{self, Case, Checked, Comparing, Normal, Target};

/// A question, with its options.
pub(crate) struct Question {
    kind: Kind,
    pub(crate) reading: Reading,
}

/// Which question.
enum Kind {
    Check,
    Handle,
    Key(Case),
    Normalize(Normal),
    Convert(Target),
    Compare(Comparing),
}

impl Question {
    /// The question that the function of this name asks; every option must belong to it.
    pub(crate) fn new(
        function: &str,
        dialect: Option<&Bound<'_, PyAny>>,
        options: Options<'_, '_>,
    ) -> PyResult<Self> {
        let mut left = Left::new(options)?;
        let question = Self::take(function, dialect, &mut left)?;
        left.end()?;
        Ok(question)
    }

    /// The same, for a function with more options.
    pub(crate) fn take<'py>(
        function: &str,
        dialect: Option<&Bound<'py, PyAny>>,
        left: &mut Left<'py>,
    ) -> PyResult<Self> {
        let reading = left.reading(dialect)?;
        let kind = match function {
            "read" | "handle" => Kind::Handle,
            "key" => Kind::Key(left.case()?),
            "normalize" => Kind::Normalize(left.normal()?),
            "convert" => Kind::Convert(left.target(&reading.settings)?),
            "compare" => Kind::Compare(left.comparing()?),
            _ => Kind::Check,
        };
        if reading.reader.rule().is_some() && !matches!(kind, Kind::Check) {
            let sentence = "a rule alone reads no handle; name a dialect";
            return Err(PyValueError::new_err(sentence));
        }
        Ok(Self { kind, reading })
    }

    /// The answer, for a question whose answer is a text; or why there is none.
    pub(crate) fn answer<'a>(&'a self, text: &'a [u8]) -> Result<Cow<'a, [u8]>, Checked<'a>> {
        let Reading { reader, settings } = &self.reading;
        match &self.kind {
            Kind::Handle => engine::handle(reader, text, settings),
            Kind::Key(case) => {
                let handle = engine::handle(reader, text, settings)?;
                Ok(Cow::Owned(case.key(reader.dialect(text), &handle)))
            }
            Kind::Normalize(normal) => engine::normalize(reader, text, settings, normal),
            Kind::Convert(target) => {
                let converted = engine::convert(reader, text, settings, target)?;
                Ok(Cow::Owned(converted.text))
            }
            Kind::Check | Kind::Compare(_) => Err(self.report(text)),
        }
    }

    /// The same without the reasons, which take more time than the answer.
    pub(crate) fn brief_answer<'a>(&'a self, text: &'a [u8]) -> Option<Cow<'a, [u8]>> {
        let Reading { reader, settings } = &self.reading;
        if matches!(self.kind, Kind::Normalize(_) | Kind::Convert(_))
            && !engine::is_valid(reader, text, settings)
        {
            return None;
        }
        match &self.kind {
            Kind::Handle => engine::brief_handle(reader, text, settings),
            Kind::Key(case) => {
                let handle = engine::brief_handle(reader, text, settings)?;
                Some(Cow::Owned(case.key(reader.dialect(text), &handle)))
            }
            _ => self.answer(text).ok(),
        }
    }

    /// What there is to say about a text, be it refused or not.
    pub(crate) fn report<'a>(&'a self, text: &'a [u8]) -> Checked<'a> {
        let Reading { reader, settings } = &self.reading;
        match &self.kind {
            Kind::Check => engine::check(reader, text, settings),
            // What is wrong with a text does not depend on the other.
            Kind::Compare(comparing) => {
                let compared = engine::compare(reader, [text, text], settings, *comparing);
                compared.err().map_or_else(Checked::default, |(_, checked)| checked)
            }
            _ => self.answer(text).err().unwrap_or_default(),
        }
    }

    /// What is written in another notation, for a question that is a conversion.
    pub(crate) fn target(&self) -> Option<&Target> {
        match &self.kind {
            Kind::Convert(target) => Some(target),
            _ => None,
        }
    }

    /// How two texts are compared, for a question that is a comparison.
    pub(crate) fn comparing(&self) -> Option<Comparing> {
        match self.kind {
            Kind::Compare(comparing) => Some(comparing),
            _ => None,
        }
    }
}
