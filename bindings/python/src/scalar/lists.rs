//! The functions that give several answers about a text.

use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::found::Finds;
use super::{Any, Dict, about};
use crate::arguments::Remaining;
use crate::engine::{self, names};
use crate::functions::Function;
use crate::objects;

/// Every dialect that accepts the text, and the handle that it reads there.
///
/// The arguments are those of `is_valid`, without the dialect.
///
/// >>> import handle_syntax
/// >>> [reading.dialect for reading in handle_syntax.detect("info:hdl/10.1000/182")]
/// ['handle', 'handle-octet', 'handle-prose', 'handle-overview', 'info-uri', 'info-hdl']
#[pyfunction]
#[pyo3(
    signature = (text, dialect=None, **options),
    text_signature = "(text, *, characters=False, charset=None, resolver_segment=None, proxies=())"
)]
pub(super) fn detect<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    about(text, |text, given| {
        Function::Detect.without_dialect(dialect)?;
        let mut remaining = Remaining::new(options)?;
        let settings = remaining.settings()?;
        remaining.end()?;
        let (readings, names) = (engine::detect(given.octets(), &settings), names::dialects());
        let readings = readings.into_iter().map(|(dialect, handle)| {
            let handle = handle.map(|handle| given.answer(text.py(), &handle)).transpose()?;
            objects::reading(text.py(), names[usize::try_from(dialect)?], handle)
        });
        PyTuple::new(text.py(), readings.collect::<PyResult<Vec<_>>>()?)
    })
}

/// The identifiers in prose, HTML, Markdown, BibTeX or any other text, one after the other.
///
/// They are found when they are asked for: `next(find(text))` does not wait for the end of a long text.
///
/// `text` of each is the identifier, decoded: without the entities of HTML, the backslashes of JSON and LaTeX, and line
/// breaks. Its place is that of the identifier as it is written, which may be longer, so a program that replaces an
/// identifier must replace `given[found.span.slice]`, and not search for `found.text`. Places count code points of a
/// `str` and octets of `bytes` (`span`), and always octets of UTF-8 (`byte`).
///
/// >>> import handle_syntax
/// >>> for found in handle_syntax.find("See doi:10.1000/182 (also <https://hdl.handle.net/4263537/4000>)."):
/// ...     print(found.text, found.span.start)
/// doi:10.1000/182 4
/// https://hdl.handle.net/4263537/4000 27
#[pyfunction]
#[pyo3(signature = (text, dialect=None), text_signature = "(text)")]
pub(super) fn find(text: &Any<'_>, dialect: Option<&Any<'_>>) -> PyResult<Finds> {
    about(text, |text, given| {
        Function::Find.without_dialect(dialect)?;
        Ok(Finds::new(text, given))
    })
}
