//! The pages about names, and the cards of reports.

use pyo3::prelude::*;

use super::{Any, Dict};
use crate::arguments::{flag, number, string};
use crate::engine::{self, Look, names};
use crate::guard::guarded;
use crate::question::Question;
use crate::suggestions::unknown;
use crate::text::Given;

/// The page about a problem, a dialect, a rule or a clause, in Markdown.
///
/// `name` is one of `handle_syntax.names.PROBLEMS`, `DIALECTS`, `RULES` or `CLAUSES`, such as `Problem.code` and
/// `Problem.clause` have. Raises `ValueError` if nothing has this name.
///
/// >>> import handle_syntax
/// >>> print(handle_syntax.explain("missing-slash").splitlines()[0])
/// # missing-slash
/// >>> print(handle_syntax.explain("WIKI-18").splitlines()[0])
/// # WIKI-18
#[pyfunction]
pub(super) fn explain(name: &Any<'_>) -> PyResult<String> {
    guarded(|| {
        let name = string("name", name)?;
        let lists =
            || [names::codes(), names::dialects(), names::productions(), names::clauses()].concat();
        engine::explain(&name)
            .ok_or_else(|| unknown("problem, dialect, rule or clause", &name, &lists()))
    })
}

/// The repaired text of a report, and whether every edit is safe, by repeating the call of the report.
#[pyfunction]
pub(super) fn repaired<'py>(
    asked: (String, Option<Any<'py>>, Dict<'py>),
    text: &Any<'py>,
) -> PyResult<Option<(Any<'py>, bool)>> {
    guarded(|| {
        let given = Given::new(text)?;
        let (function, dialect, options) = asked;
        let question = Question::new(function.parse()?, dialect.as_ref(), Some(&options))?;
        let repaired = question.report(given.octets()).repaired();
        let answer = |octets: &str| given.answer(text.py(), octets.as_bytes());
        repaired.map(|(octets, safe)| Ok((answer(&octets)?, safe))).transpose()
    })
}

/// Draws the cards of a report by repeating its call.
#[pyfunction]
pub(super) fn draw(
    asked: (String, Option<Any<'_>>, Dict<'_>),
    text: &Any<'_>,
    color: &Any<'_>,
    columns: &Any<'_>,
    ascii: &Any<'_>,
) -> PyResult<String> {
    guarded(|| {
        let given = Given::new(text)?;
        let (function, dialect, options) = asked;
        let columns = number("columns", columns, 1)?;
        let look = Look { color: flag("color", color)?, ascii: flag("ascii", ascii)?, columns };
        let question = Question::new(function.parse()?, dialect.as_ref(), Some(&options))?;
        Ok(question.report(given.octets()).cards(look))
    })
}
