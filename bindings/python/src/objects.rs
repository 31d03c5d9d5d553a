//! Makes instances of the package's Python classes from the results of the engine.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::arguments::Options;
use crate::engine::{Change, Checked, Compared, Node, Problem, Syntax};
use crate::functions::Reporting;
use crate::text::Given;

macro_rules! classes {
    ($($function:ident = $module:literal $name:literal)+) => {
        $(fn $function(py: Python<'_>) -> PyResult<&Bound<'_, PyAny>> {
            static CLASS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
            CLASS.import(py, $module, $name)
        })+
    };
}

classes! {
    span = "handle_syntax" "Span"
    edit = "handle_syntax" "Edit"
    problem = "handle_syntax" "Problem"
    remembered = "handle_syntax._report" "remembered"
    parse_error = "handle_syntax" "ParseError"
    node_class = "handle_syntax" "Node"
    tree_class = "handle_syntax" "Tree"
    comparison_class = "handle_syntax" "Comparison"
    reading_class = "handle_syntax" "Reading"
    found_class = "handle_syntax" "Found"
    dropped_class = "handle_syntax" "Dropped"
    converted_class = "handle_syntax" "Converted"
}

/// The call that made a report, which must be repeated to draw its cards.
pub(crate) struct Asked<'a, 'py> {
    function: Reporting,
    dialect: Option<&'a Bound<'py, PyAny>>,
    options: Options<'a, 'py>,
}

/// The options of the remembered calls that may be a generator.
const SEVERAL: [&str; 2] = ["allow_loss", "proxies"];

/// Replaces a generator of names by a tuple, because the call is repeated and a generator can be read only once.
fn keep_names(options: &Bound<'_, PyDict>) -> PyResult<()> {
    for option in SEVERAL {
        if let Some(given) = options.get_item(option)?
            && !given.is_instance_of::<PyString>()
            && let Ok(names) = given.try_iter()
        {
            let names = PyTuple::new(options.py(), names.collect::<PyResult<Vec<_>>>()?)?;
            options.set_item(option, names)?;
        }
    }
    Ok(())
}

impl<'a, 'py> Asked<'a, 'py> {
    /// A call whose options were not read yet: they are read again to draw the cards, and names that a generator gives
    /// could be read only once, so they are kept.
    pub(crate) fn new(
        function: Reporting,
        dialect: Option<&'a Bound<'py, PyAny>>,
        options: Options<'a, 'py>,
    ) -> PyResult<Self> {
        options.map_or(Ok(()), keep_names)?;
        Ok(Self { function, dialect, options })
    }

    fn object(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let options = match self.options {
            Some(options) => options.copy()?,
            None => PyDict::new(py),
        };
        (self.function.name(), self.dialect, options).into_pyobject(py)
    }
}

/// A place: as indices of the text that was given, and in octets.
fn places<'py>(
    py: Python<'py>,
    given: &Given<'_>,
    octets: [usize; 2],
) -> PyResult<[Bound<'py, PyAny>; 2]> {
    spans(py, given.indices(octets), octets)
}

fn spans(
    py: Python<'_>,
    indices: [usize; 2],
    octets: [usize; 2],
) -> PyResult<[Bound<'_, PyAny>; 2]> {
    Ok([span(py)?.call1((indices[0], indices[1]))?, span(py)?.call1((octets[0], octets[1]))?])
}

fn edit_object<'py>(
    py: Python<'py>,
    given: &Given<'_>,
    Change { span, text }: Change,
) -> PyResult<Bound<'py, PyAny>> {
    let [indices, octets] = places(py, given, span)?;
    edit(py)?.call1((indices, octets, text))
}

fn problem_object<'py>(
    py: Python<'py>,
    given: &Given<'_>,
    found: Problem,
) -> PyResult<Bound<'py, PyAny>> {
    let [indices, octets] = places(py, given, found.span)?;
    let edit_object = |change| edit_object(py, given, change);
    let labels = found.labels.into_iter().map(edit_object).collect::<PyResult<Vec<_>>>()?;
    let fields = PyDict::new(py);
    fields.set_item("code", found.code)?;
    fields.set_item("severity", found.severity)?;
    fields.set_item("span", indices)?;
    fields.set_item("byte", octets)?;
    fields.set_item("column", found.column)?;
    fields.set_item("message", found.message)?;
    fields.set_item("label", found.label)?;
    fields.set_item("labels", PyTuple::new(py, labels)?)?;
    fields.set_item("help", found.help)?;
    fields.set_item("production", found.production)?;
    fields.set_item("rule", found.rule)?;
    fields.set_item("document", found.document)?;
    fields.set_item("clause", found.clause)?;
    fields.set_item("expected", PyTuple::new(py, found.expected)?)?;
    fields.set_item("fix", found.fix.map(edit_object).transpose()?)?;
    fields.set_item("suggestion", found.suggestion.map(edit_object).transpose()?)?;
    problem(py)?.call((), Some(&fields))
}

/// A report about `text`, which `given` has as octets.
pub(crate) fn report<'py>(
    text: &Bound<'py, PyAny>,
    given: &Given<'_>,
    syntax: &Syntax,
    checked: &Checked<'_>,
    asked: &Asked<'_, 'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, dialect) = (text.py(), syntax.name(given.octets()));
    let valid = checked.is_valid();
    let (problems, more) = checked.problems();
    let problems = problems.into_iter().map(|found| problem_object(py, given, found));
    let problems = PyTuple::new(py, problems.collect::<PyResult<Vec<_>>>()?)?;
    remembered(py)?.call1((text, dialect, valid, problems, more, asked.object(py)?))
}

/// The exception for a text that was refused, with the report about it; `subject` says which of two texts it is.
pub(crate) fn refused<'py>(
    text: &Bound<'py, PyAny>,
    given: &Given<'_>,
    syntax: &Syntax,
    checked: &Checked<'_>,
    asked: &Asked<'_, 'py>,
    subject: Option<&str>,
) -> PyErr {
    let report = report(text, given, syntax, checked, asked);
    let raised = report.and_then(|report| parse_error(report.py())?.call1((report, subject)));
    raised.map_or_else(|error| error, PyErr::from_value)
}

/// A tree, made from nodes of which each comes before its parts.
pub(crate) fn tree<'py>(
    text: &Bound<'py, PyAny>,
    given: &Given<'_>,
    dialect: &str,
    handle: Option<Bound<'py, PyAny>>,
    nodes: &[Node],
) -> PyResult<Bound<'py, PyAny>> {
    let py = text.py();
    let beginnings = given.beginnings();
    let mut below: Vec<Vec<Bound<'py, PyAny>>> = Vec::new();
    // The loop goes from the last node to the first. When it comes to a node, the parts of that node are already made,
    // and are in `below` one level deeper.
    for node in nodes.iter().rev() {
        if below.len() < node.depth + 2 {
            below.resize_with(node.depth + 2, Vec::new);
        }
        let children = std::mem::take(&mut below[node.depth + 1]);
        let children = PyTuple::new(py, children.into_iter().rev())?;
        let read = given.answer(py, &given.octets()[node.span[0]..node.span[1]])?;
        let [indices, octets] = spans(py, beginnings.indices(node.span), node.span)?;
        let object = node_class(py)?.call1((node.production, read, indices, octets, children))?;
        below[node.depth].push(object);
    }
    let roots = below.into_iter().next().unwrap_or_default();
    let roots = PyTuple::new(py, roots.into_iter().rev())?;
    tree_class(py)?.call1((text, dialect, handle, roots))
}

/// A comparison.
pub(crate) fn comparison(py: Python<'_>, compared: Compared) -> PyResult<Bound<'_, PyAny>> {
    let Compared { equal, relation, policy, reason } = compared;
    comparison_class(py)?.call1((equal, relation, policy, reason))
}

/// A reading.
pub(crate) fn reading<'py>(
    py: Python<'py>,
    dialect: &str,
    handle: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    reading_class(py)?.call1((dialect, handle))
}

/// An identifier in a text. Its place is given as indices of the text, and in octets.
pub(crate) fn found<'py>(
    text: Bound<'py, PyAny>,
    indices: [usize; 2],
    octets: [usize; 2],
) -> PyResult<Bound<'py, PyAny>> {
    let py = text.py();
    let [indices, octets] = spans(py, indices, octets)?;
    found_class(py)?.call1((text, indices, octets))
}

/// A text in another notation, and what was lost.
pub(crate) fn converted<'py>(
    given: &Given<'_>,
    text: Bound<'py, PyAny>,
    dropped: &[(&str, [usize; 2])],
) -> PyResult<Bound<'py, PyAny>> {
    let py = text.py();
    let object = |(what, octets): &(&str, [usize; 2])| {
        let [indices, octets] = places(py, given, *octets)?;
        dropped_class(py)?.call1((*what, indices, octets))
    };
    let dropped = dropped.iter().map(object).collect::<PyResult<Vec<_>>>()?;
    converted_class(py)?.call1((text, PyTuple::new(py, dropped)?))
}
