//! Whether two texts are equal.

use pyo3::prelude::*;

use super::{Any, Dict};
use crate::arguments::{Reading, Remaining};
use crate::engine;
use crate::functions::Reporting;
use crate::guard::guarded;
use crate::objects::{self, Asked};
use crate::question::Question;
use crate::text::{Given, unchanging};

/// Whether two texts are equal, in which sense, and why.
///
/// `relation` is `"octets"`, `"uri"`, `"identifier"` or `"handle"`; without it, they are compared as handles or DOI
/// names, or as identifiers if one means neither. `policy` is the same as for `key`; `registry=True` normalizes
/// identifiers by the info registry first. The other arguments are those of `is_valid`. Raises `ParseError` if one of
/// the texts cannot be read; its message and its `subject` say which.
///
/// >>> import handle_syntax
/// >>> handle_syntax.compare("10.1000/AbC", "https://doi.org/10.1000/abc").equal
/// 'yes'
#[pyfunction]
#[pyo3(
    signature = (one, other, dialect=None, **options),
    text_signature = "(one, other, dialect=None, *, relation=None, policy=None, registry=False, characters=False, charset=None, resolver_segment=None, proxies=())"
)]
pub(super) fn compare<'py>(
    one: &Any<'py>,
    other: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    guarded(|| {
        let texts = [&*unchanging(one)?, &*unchanging(other)?];
        let givens = [Given::new(texts[0])?, Given::new(texts[1])?];
        let asked = Asked::new(Reporting::Compare, dialect, options)?;
        let mut remaining = Remaining::new(options)?;
        let Reading { syntax, settings } = &Question::reading(dialect, &mut remaining)?;
        let comparing = remaining.comparing()?;
        remaining.end()?;
        let octets = [givens[0].octets(), givens[1].octets()];
        let compared = engine::compare(syntax, octets, settings, comparing);
        let compared = compared.map_err(|(number, checked)| {
            let subject = Some(["first", "second"][number]);
            objects::refused(texts[number], &givens[number], syntax, &checked, &asked, subject)
        })?;
        objects::comparison(one.py(), compared)
    })
}
