//! The functions whose answer is a text.

use std::borrow::Cow;

use pyo3::prelude::*;

use super::{Any, Dict, about};
use crate::arguments::{Options, Reading, Remaining};
use crate::engine;
use crate::functions::{Reporting, functions};
use crate::objects::{self, Asked};
use crate::question::Question;

/// The answer to a question whose answer is a text.
fn answer<'py>(
    function: Reporting,
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Options<'_, 'py>,
) -> PyResult<Any<'py>> {
    about(text, |text, given| {
        let asked = Asked::new(function, dialect, options)?;
        let question = Question::new(function, dialect, options)?;
        let syntax = &question.reading.syntax;
        let answer = question
            .answer(given.octets())
            .map_err(|checked| objects::refused(text, given, syntax, &checked, &asked, None))?;
        match answer {
            // The text itself is the answer.
            Cow::Borrowed(octets) if octets.len() == given.octets().len() => Ok(text.clone()),
            answer => given.answer(text.py(), &answer),
        }
    })
}

functions! { text:
    /// The handle that the text means, decoded.
    ///
    /// The arguments are those of `is_valid`. Raises `ParseError` if the text is wrong, or means no handle. An
    /// `info:doi/` URI is valid, but what it means is a DOI name and not a handle; `convert(text, to="doi")` has that
    /// name.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.read("https://doi.org/10.1000%2F182")
    /// '10.1000/182'
    read "(text, dialect=None, *, characters=False, charset=None, resolver_segment=None, proxies=())" => Reporting::Read;
    /// A key that all texts with the same handle share, and no others: to look up, to join, to count by.
    ///
    /// `policy` says which ASCII letters mean the same in upper and lower case. `"octets"` means none; `"handle"` means
    /// those of the naming authority, and all letters of a handle that begins with `0.`. The others mean all letters:
    /// `"doi"`, as in DOI names; `"sun98"`, as in the paper of 1998; `"service"`, as a service may decide for its
    /// handles. The default is `"doi"` for DOI names, `"sun98"` for other handles in the dialects of 1998, and
    /// `"handle"` for all other handles.
    ///
    /// The other arguments are those of `is_valid`. Raises `ParseError` if the text is wrong, or means no handle, as an
    /// `info:doi/` URI does; `key(convert(text, to="doi", allow_loss="all"))` is a key for all notations of a DOI name.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.key("hdl:cnri.test/a%2Fb")
    /// 'CNRI.TEST/a/b'
    /// >>> handle_syntax.key("https://doi.org/10.1000/abc")
    /// '10.1000/ABC'
    key "(text, dialect=None, *, policy=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Reporting::Key;
    /// The text in its normal form: the same dialect, the same meaning, one spelling.
    ///
    /// `mode` is by default `"section5"`; `"strict-3986"` decodes fewer escapes of info URIs. `registry=True` follows
    /// the rules of their namespaces. The other arguments are those of `is_valid`. Raises `ParseError` if the text is
    /// wrong.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.normalize("HDL:10.1000/a%2db%2fc")
    /// 'hdl:10.1000/a-b%2Fc'
    normalize "(text, dialect=None, *, mode=None, registry=False, characters=False, charset=None, resolver_segment=None, proxies=())" => Reporting::Normalize;
    /// The handle of the text in another notation: `to` names the dialect.
    ///
    /// Nothing is lost silently: `allow_loss` names what may be lost, such as `["host", "query"]`, or is `"all"`.
    /// `resolver="doi.org"` is the host of the resolver, proxy or server to write; `protect_dots=True` keeps
    /// dot-segments from software that removes them; `minimal=True` escapes only characters that the rules forbid. The
    /// other arguments are those of `is_valid`. Raises `ParseError` if the text is wrong, or cannot be converted.
    ///
    /// >>> import handle_syntax
    /// >>> handle_syntax.convert("hdl:10.1000/a%2Fb", to="proxy", resolver="doi.org")
    /// 'https://doi.org/10.1000/a/b'
    convert "(text, dialect=None, *, to, allow_loss=(), protect_dots=False, minimal=False, resolver=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Reporting::Convert;
}

/// The same as `convert`, with what was lost.
///
/// >>> import handle_syntax
/// >>> handle_syntax.conversion("https://doi.org/10.1000/182", to="doi", allow_loss="host").lossless
/// False
#[pyfunction]
#[pyo3(
    signature = (text, dialect=None, **options),
    text_signature = "(text, dialect=None, *, to, allow_loss=(), protect_dots=False, minimal=False, resolver=None, characters=False, charset=None, resolver_segment=None, proxies=())"
)]
pub(super) fn conversion<'py>(
    text: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    about(text, |text, given| {
        let asked = Asked::new(Reporting::Convert, dialect, options)?;
        let mut remaining = Remaining::new(options)?;
        let Reading { syntax, settings } = &Question::reading(dialect, &mut remaining)?;
        let target = &remaining.target(settings)?;
        remaining.end()?;
        let converted = engine::convert(syntax, given.octets(), settings, target);
        let converted = converted
            .map_err(|checked| objects::refused(text, given, syntax, &checked, &asked, None))?;
        let answer = given.answer(text.py(), &converted.text)?;
        objects::converted(given, answer, &converted.dropped)
    })
}
