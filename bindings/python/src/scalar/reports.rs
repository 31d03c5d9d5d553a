//! The functions that say whether a text is valid, what is wrong with it, what its parts are, and what fixes it.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyBool;

use super::{Any, Dict, about};
use crate::arguments::{Options, Reading, Remaining};
use crate::engine;
use crate::functions::{Reporting, functions};
use crate::objects::{self, Asked};
use crate::question::Question;
use crate::text::Given;

/// Does some work on a text that is read as the options say. A report that it makes remembers a call of `check`, which
/// gives the same problems.
fn answer<'py>(
    work: impl FnOnce(&Any<'py>, &Given<'_>, &Reading, &Asked<'_, 'py>) -> PyResult<Any<'py>>,
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Options<'_, 'py>,
) -> PyResult<Any<'py>> {
    about(text, |text, given| {
        let asked = Asked::new(Reporting::Check, dialect, options)?;
        work(text, given, &Reading::new(dialect, options)?, &asked)
    })
}

functions! { text:
    /// Whether the text is valid: it has no error, but may have warnings.
    ///
    /// `text` is a `str` or `bytes`. `dialect` is a name of `handle_syntax.names.DIALECTS`, or a rule of a document
    /// such as `rfc3986::authority`; without it, the scheme of the text says how it is read. `characters=True` reads
    /// texts of the 1998 dialects that are already decoded, `charset="shift_jis"` names the charset of the document
    /// that holds references of 1998, and `resolver_segment="hdl"` is the first path segment that the resolver of a
    /// `cordra-http` text specifies, `""` if it specifies none. `proxies=["resolver.example.edu"]` names hosts that are
    /// resolvers too: links to them are read like those to `hdl.handle.net`. All functions that take a `dialect` take
    /// these arguments too.
    ///
    /// Nearly every text with a `/` is a valid handle. `not check(text).problems` tells whether there is nothing at all
    /// to say about it: no warning, and no advice.
    ///
    /// Raises `TypeError` or `ValueError` for a wrong argument.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.is_valid("hdl:10.1000/182")
    /// True
    /// >>> handle_syntax.is_valid("10.1000", "doi")
    /// False
    /// >>> handle_syntax.is_valid("see 10.1000/182"), [problem.code for problem in handle_syntax.check("see 10.1000/182").problems]
    /// (True, ['leading-text'])
    is_valid "(text, dialect=None, *, characters=False, charset=None, resolver_segment=None, proxies=())"
    => |text, given, Reading { syntax, settings }, _| {
        let valid = engine::is_valid(syntax, given.octets(), settings);
        Ok(PyBool::new(text.py(), valid).to_owned().into_any())
    };
    /// How the text is read: each rule, the part that it matches, and the handle.
    ///
    /// The arguments are those of `is_valid`. Raises `ParseError` if the text is wrong.
    ///
    /// >>> import handle_syntax
    /// >>> tree = handle_syntax.parse("https://doi.org/10.1000/182?x")
    /// >>> tree["host"].text, tree["query"].text, tree.handle
    /// ('doi.org', 'x', '10.1000/182')
    parse "(text, dialect=None, *, characters=False, charset=None, resolver_segment=None, proxies=())"
    => |text, given, Reading { syntax, settings }, asked| {
        let nodes = engine::parse(syntax, given.octets(), settings)
            .map_err(|checked| objects::refused(text, given, syntax, &checked, asked, None))?;
        let handle = engine::brief_handle(syntax, given.octets(), settings);
        let handle = handle.map(|handle| given.answer(text.py(), &handle)).transpose()?;
        objects::tree(text, given, syntax.name(given.octets()), handle, &nodes)
    };
}

/// The report about the text: its errors, warnings and advice.
///
/// `most` is the number of problems that the report has at most, by default 8; `more` of the report counts the others.
/// The other arguments are those of `is_valid`. The places in the report count code points of a `str` and octets of
/// `bytes` (`span`), and always octets of UTF-8 (`byte`).
///
/// >>> import handle_syntax
/// >>> report = handle_syntax.check("hdl:10.1000/a^b%4")
/// >>> for problem in report.problems:
/// ...     print(problem.code, problem.span.start)
/// character-not-allowed 13
/// bad-percent-escape 15
/// >>> report = handle_syntax.check("hdl:10.1000/a^b%4", most=1)
/// >>> len(report.problems), report.more
/// (1, 1)
#[pyfunction]
#[pyo3(
    signature = (text, dialect=None, **options),
    text_signature = "(text, dialect=None, *, most=8, characters=False, charset=None, resolver_segment=None, proxies=())"
)]
pub(super) fn check<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    about(text, |text, given| {
        let asked = Asked::new(Reporting::Check, dialect, options)?;
        let question = Question::new(Reporting::Check, dialect, options)?;
        let checked = question.report(given.octets());
        objects::report(text, given, &question.reading.syntax, &checked, &asked)
    })
}

/// The text after every safe fix; `None` if there is nothing to fix, or if the text would still be wrong.
///
/// `fix(text) or text` is the text as right as it can be made safely. Many problems have only a suggestion, which is
/// plausible but not safe, such as to delete the full stop of `10.1000/182.`. `apply` names the problems whose
/// suggestions are applied too: a name of `names.PROBLEMS`, a group of `names.GROUPS`, several of them, or `"all"`. If
/// the text has an error that nothing is suggested for, no suggestion is applied. The answer is that of the command
/// `hdl check --fix --apply`. The other arguments are those of `is_valid`.
///
/// White space at the end of a URI or a link is removed safely, because it cannot belong to it. Before any text, and
/// after a handle or a DOI name alone, deleting it is only a suggestion, for `stray-whitespace`: a handle may begin or
/// end with white space. Inside a text, white space is never removed safely.
///
/// >>> import handle_syntax
/// >>> handle_syntax.fix("INFO:hdl/10.1000/<1:2>")
/// 'info:hdl/10.1000/%3C1:2%3E'
/// >>> handle_syntax.fix("10.1000/182") is None
/// True
/// >>> handle_syntax.fix("10.1000/182."), handle_syntax.fix("10.1000/182.", apply="trailing-punctuation")
/// (None, '10.1000/182')
#[pyfunction]
#[pyo3(
    signature = (text, dialect=None, **options),
    text_signature = "(text, dialect=None, *, apply=(), characters=False, charset=None, resolver_segment=None, proxies=())"
)]
pub(super) fn fix<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    about(text, |text, given| {
        let mut remaining = Remaining::new(options)?;
        let Reading { syntax, settings } = &remaining.reading(dialect)?;
        let suggestions = &remaining.suggestions()?;
        remaining.end()?;
        let fixed = engine::fix_and_apply(syntax, given.octets(), settings, suggestions);
        let fixed = fixed.map(|fixed| given.answer(text.py(), &fixed)).transpose()?;
        fixed.into_bound_py_any(text.py())
    })
}
