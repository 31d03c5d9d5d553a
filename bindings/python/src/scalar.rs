//! The functions that take one text.

use std::borrow::Cow;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyTuple};

use crate::arguments::{Options, Reading, unknown};
use crate::engine::{self, names};
use crate::guard::guarded;
use crate::objects::{self, Asked};
use crate::question::Question;
use crate::text::Given;

type Any<'py> = Bound<'py, PyAny>;
type Dict<'py> = Bound<'py, PyDict>;

/// Whether the text is valid: it has no error, but may have warnings.
///
/// `dialect` is a name of `handle_syntax.names.DIALECTS`, or a rule of a document such as `rfc3986::authority`;
/// without it, the scheme of the text says how it is read. Every function takes `dialect` and these options:
/// `characters=True` reads texts of the 1998 dialects that are already decoded, `charset="shift_jis"` names the
/// charset of the document that holds references of 1998, and `resolver_segment="hdl"` is the first path segment that
/// the resolver of a `cordra-http` text specifies, `""` if it specifies none.
///
/// >>> import handle_syntax
/// >>> handle_syntax.is_valid("hdl:10.1000/182")
/// True
/// >>> handle_syntax.is_valid("10.1000", "doi")
/// False
#[pyfunction]
#[pyo3(signature = (text, dialect=None, **options))]
fn is_valid(
    text: &Any<'_>,
    dialect: Option<&Any<'_>>,
    options: Option<&Dict<'_>>,
) -> PyResult<bool> {
    guarded(|| {
        let given = Given::new(text)?;
        let Reading { syntax, settings } = Reading::new(dialect, options)?;
        Ok(engine::is_valid(&syntax, given.octets(), &settings))
    })
}

/// The report about the text: its errors, warnings and advice.
///
/// >>> import handle_syntax
/// >>> report = handle_syntax.check("hdl:10.1000/a^b%4")
/// >>> for problem in report.problems:
/// ...     print(problem.code, problem.span.start)
/// character-not-allowed 13
/// bad-percent-escape 15
#[pyfunction]
#[pyo3(signature = (text, dialect=None, **options))]
fn check<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    guarded(|| {
        let given = Given::new(text)?;
        let Reading { syntax, settings } = Reading::new(dialect, options)?;
        let checked = engine::check(&syntax, given.octets(), &settings);
        let asked = Asked { function: "check", dialect, options };
        objects::report(text, &given, &syntax, &checked, &asked)
    })
}

/// How the text is read: each rule, the part that it matches, and the handle. Raises `ParseError`.
///
/// >>> import handle_syntax
/// >>> tree = handle_syntax.parse("https://doi.org/10.1000/182?x")
/// >>> tree["host"].text, tree["query"].text, tree.handle
/// ('doi.org', 'x', '10.1000/182')
#[pyfunction]
#[pyo3(signature = (text, dialect=None, **options))]
fn parse<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    guarded(|| {
        let given = Given::new(text)?;
        let Reading { syntax, settings } = Reading::new(dialect, options)?;
        let asked = Asked { function: "check", dialect, options };
        let nodes = engine::parse(&syntax, given.octets(), &settings)
            .map_err(|checked| objects::refused(text, &given, &syntax, &checked, &asked))?;
        let handle = engine::handle(&syntax, given.octets(), &settings).ok();
        let handle = handle.map(|handle| given.answer(text.py(), &handle)).transpose()?;
        objects::tree(text, &given, syntax.name(given.octets()), handle, &nodes)
    })
}

/// The answer to a question whose answer is a text.
fn answer<'py>(
    function: &'static str,
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Options<'_, 'py>,
) -> PyResult<Any<'py>> {
    guarded(|| {
        let given = Given::new(text)?;
        let question = Question::new(function, dialect, options)?;
        let (syntax, asked) = (&question.reading.syntax, Asked { function, dialect, options });
        let answer = question.answer(given.octets());
        let answer =
            answer.map_err(|checked| objects::refused(text, &given, syntax, &checked, &asked))?;
        match answer {
            // The text itself is the answer.
            Cow::Borrowed(octets) if octets.len() == given.octets().len() => Ok(text.clone()),
            answer => given.answer(text.py(), &answer),
        }
    })
}

macro_rules! answers {
    ($($(#[$doc:meta])+ $function:ident)+) => {
        $($(#[$doc])+
        #[pyfunction]
        #[pyo3(signature = (text, dialect=None, **options))]
        fn $function<'py>(
            text: &Any<'py>,
            dialect: Option<&Any<'py>>,
            options: Option<&Dict<'py>>,
        ) -> PyResult<Any<'py>> {
            answer(stringify!($function), text, dialect, options)
        })+
    };
}

answers! {
    /// The handle that the text means, decoded. Raises `ParseError` if the text is wrong, or means none.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.read("https://doi.org/10.1000%2F182")
    /// '10.1000/182'
    read
    /// A key that all texts with the same handle share, and no others: to look up, to join, to count by.
    ///
    /// `policy` says which ASCII letters mean the same in upper and lower case: `"doi"` means all letters, the
    /// default for DOI names; `"handle"` those of the naming authority, the default for all other handles; `"octets"`
    /// none. Raises `ParseError`.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.key("hdl:cnri.test/a%2Fb")
    /// 'CNRI.TEST/a/b'
    /// >>> handle_syntax.key("https://doi.org/10.1000/abc")
    /// '10.1000/ABC'
    key
    /// The text in its normal form: the same dialect, the same meaning, one spelling. Raises `ParseError`.
    ///
    /// `mode="strict-3986"` decodes fewer escapes of info URIs, `registry=True` follows the rules of their namespaces.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.normalize("HDL:10.1000/a%2db%2fc")
    /// 'hdl:10.1000/a-b%2Fc'
    normalize
    /// The handle of the text in another notation: `to` names the dialect. Raises `ParseError`.
    ///
    /// Nothing is lost silently: `allow_loss` names what may be lost, such as `["host", "query"]`, or is `"all"`.
    /// `resolver="doi.org"` is the resolver, proxy or server to write; `protect_dots=True` keeps dot-segments from
    /// software that removes them; `minimal=True` escapes only characters that the rules forbid.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.convert("hdl:10.1000/a%2Fb", to="proxy", resolver="doi.org")
    /// 'https://doi.org/10.1000/a/b'
    convert
}

/// The same as `convert`, with what was lost.
///
/// >>> import handle_syntax
/// >>> handle_syntax.conversion("https://doi.org/10.1000/182", to="doi", allow_loss="host").lossless
/// False
#[pyfunction]
#[pyo3(signature = (text, dialect=None, **options))]
fn conversion<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    guarded(|| {
        let given = Given::new(text)?;
        let question = Question::new("convert", dialect, options)?;
        let Reading { syntax, settings } = &question.reading;
        let Some(target) = question.target() else { return Ok(text.clone()) };
        let converted = engine::convert(syntax, given.octets(), settings, target);
        let asked = Asked { function: "convert", dialect, options };
        let converted = converted
            .map_err(|checked| objects::refused(text, &given, syntax, &checked, &asked))?;
        let answer = given.answer(text.py(), &converted.text)?;
        objects::converted(&given, answer, &converted.dropped)
    })
}

/// Whether two texts are equal, in which sense, and why. Raises `ParseError` if one of them cannot be read.
///
/// `relation` is `"octets"`, `"uri"`, `"identifier"` or `"handle"`; without it, they are compared as handles, or as
/// identifiers if one means no handle. `policy` is the same as for `key`; `registry=True` normalizes identifiers by
/// the info registry first.
///
/// >>> import handle_syntax
/// >>> handle_syntax.compare("10.1000/AbC", "https://doi.org/10.1000/abc").equal
/// 'yes'
#[pyfunction]
#[pyo3(signature = (one, other, dialect=None, **options))]
fn compare<'py>(
    one: &Any<'py>,
    other: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    guarded(|| {
        let givens = [Given::new(one)?, Given::new(other)?];
        let question = Question::new("compare", dialect, options)?;
        let Reading { syntax, settings } = &question.reading;
        let comparing = question.comparing().unwrap_or_default();
        let octets = [givens[0].octets(), givens[1].octets()];
        let compared = engine::compare(syntax, octets, settings, comparing);
        let asked = Asked { function: "compare", dialect, options };
        let compared = compared.map_err(|(number, checked)| {
            objects::refused([one, other][number], &givens[number], syntax, &checked, &asked)
        })?;
        objects::comparison(one.py(), compared)
    })
}

/// Every dialect that accepts the text, and the handle that it reads there.
///
/// >>> import handle_syntax
/// >>> [reading.dialect for reading in handle_syntax.detect("info:hdl/10.1000/182")]
/// ['handle', 'handle-octet', 'handle-prose', 'handle-overview', 'info-uri', 'info-hdl']
#[pyfunction]
#[pyo3(signature = (text, **options))]
fn detect<'py>(text: &Any<'py>, options: Option<&Dict<'py>>) -> PyResult<Bound<'py, PyTuple>> {
    guarded(|| {
        let given = Given::new(text)?;
        let Reading { settings, .. } = Reading::new(None, options)?;
        let (readings, names) = (engine::detect(given.octets(), &settings), names::dialects());
        let readings = readings.into_iter();
        let readings = readings.map(|(dialect, handle)| {
            let handle = handle.map(|handle| given.answer(text.py(), &handle)).transpose()?;
            objects::reading(text.py(), names[dialect], handle)
        });
        PyTuple::new(text.py(), readings.collect::<PyResult<Vec<_>>>()?)
    })
}

/// The identifiers in prose, HTML, Markdown, BibTeX or any other text, one after the other.
///
/// >>> import handle_syntax
/// >>> for found in handle_syntax.find("See doi:10.1000/182 (also <https://hdl.handle.net/4263537/4000>)."):
/// ...     print(found.text, found.span.start)
/// doi:10.1000/182 4
/// https://hdl.handle.net/4263537/4000 27
#[pyfunction]
fn find<'py>(text: &Any<'py>) -> PyResult<Bound<'py, PyIterator>> {
    guarded(|| {
        let given = Given::new(text)?;
        let found = engine::find(given.octets());
        let found = found.map(|(meant, span)| objects::found(text.py(), &given, &meant, span));
        PyTuple::new(text.py(), found.collect::<PyResult<Vec<_>>>()?)?.try_iter()
    })
}

/// The text after every safe fix; `None` if there is nothing to fix, or if the text would still be wrong.
///
/// >>> import handle_syntax
/// >>> handle_syntax.fix("INFO:hdl/10.1000/<1>")
/// 'info:hdl/10.1000/%3C1%3E'
#[pyfunction]
#[pyo3(signature = (text, dialect=None, **options))]
fn fix<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Option<Any<'py>>> {
    guarded(|| {
        let given = Given::new(text)?;
        let Reading { syntax, settings } = Reading::new(dialect, options)?;
        let fixed = engine::fix(&syntax, given.octets(), &settings);
        fixed.map(|fixed| given.answer(text.py(), &fixed)).transpose()
    })
}

/// The page about a problem, a dialect or a rule, in Markdown.
///
/// >>> import handle_syntax
/// >>> print(handle_syntax.explain("missing-slash").splitlines()[0])
/// # missing-slash
#[pyfunction]
fn explain(name: &str) -> PyResult<String> {
    guarded(|| {
        let known = || [names::codes(), names::dialects(), names::productions()].concat();
        engine::explain(name).ok_or_else(|| unknown("problem, dialect or rule", name, &known()))
    })
}

/// Draws the cards of a report by repeating its call.
#[pyfunction]
fn draw(
    asked: (String, Option<Any<'_>>, Dict<'_>),
    text: &Any<'_>,
    color: bool,
    width: usize,
) -> PyResult<String> {
    guarded(|| {
        let given = Given::new(text)?;
        let (function, dialect, options) = asked;
        let question = Question::new(&function, dialect.as_ref(), Some(&options))?;
        Ok(question.report(given.octets()).cards(color, width))
    })
}

/// Adds the functions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(is_valid, module)?)?;
    module.add_function(wrap_pyfunction!(check, module)?)?;
    module.add_function(wrap_pyfunction!(parse, module)?)?;
    module.add_function(wrap_pyfunction!(read, module)?)?;
    module.add_function(wrap_pyfunction!(key, module)?)?;
    module.add_function(wrap_pyfunction!(normalize, module)?)?;
    module.add_function(wrap_pyfunction!(convert, module)?)?;
    module.add_function(wrap_pyfunction!(conversion, module)?)?;
    module.add_function(wrap_pyfunction!(compare, module)?)?;
    module.add_function(wrap_pyfunction!(detect, module)?)?;
    module.add_function(wrap_pyfunction!(find, module)?)?;
    module.add_function(wrap_pyfunction!(fix, module)?)?;
    module.add_function(wrap_pyfunction!(explain, module)?)?;
    module.add_function(wrap_pyfunction!(draw, module)?)
}
