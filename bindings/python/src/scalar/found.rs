//! [`Finds`]: the identifiers in a text, found one after the other.

use std::collections::VecDeque;

use pyo3::prelude::*;

use super::Any;
use crate::characters::Counted;
use crate::engine::{self, Part, Place};
use crate::guard::guarded;
use crate::objects;
use crate::text::{Given, Kept};

/// Goes through the identifiers in a text. It searches a part of the text at a time, so that the first identifier of a
/// long text comes soon.
#[pyclass(module = "handle_syntax")]
pub(crate) struct Finds {
    text: Kept,
    /// The part to search next; `None` after the last one.
    part: Option<Part>,
    /// What was found in the last part.
    found: VecDeque<Place>,
    /// The place up to which characters have been counted.
    counted: Counted,
}

impl Finds {
    pub(crate) fn new(text: &Any<'_>, given: &Given<'_>) -> Self {
        let (part, counted) = (Some(Part::default()), Counted::default());
        Self { text: Kept::new(text, given), part, found: VecDeque::new(), counted }
    }
}

#[pymethods]
impl Finds {
    /// Says what this goes through, because a program that prints it probably expected a list.
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let quoted =
            py.import("handle_syntax._value")?.call_method1("quoted", (&self.text.bind(py),))?;
        Ok(format!("<iterator of the identifiers in {quoted}>"))
    }

    fn __iter__(this: Bound<'_, Self>) -> Bound<'_, Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Any<'py>>> {
        let Self { text, part, found, counted } = self;
        guarded(|| {
            let given = &text.given(py)?;
            while let (true, Some(now)) = (found.is_empty(), *part) {
                let (all, next) = engine::find_in(given.octets(), now);
                *part = next;
                found.extend(all);
                py.check_signals()?;
            }
            let Some((meant, octets)) = found.pop_front() else { return Ok(None) };
            let mut characters = given.characters_from(*counted);
            let indices = characters.indices(octets);
            *counted = characters.counted();
            objects::found(given.answer(py, &meant)?, indices, octets).map(Some)
        })
    }
}
