//! The functions for columns, with their help.

use pyo3::prelude::*;

use super::{Any, Dict, answer};
use crate::functions::{Function, functions};

functions! { column:
    /// Whether each text is valid: it has no error, but may have warnings; null for a null.
    ///
    /// `column` is any Arrow array of strings or binary: one of pyarrow, a series of polars or pandas, a column of
    /// DuckDB and others. `threads` is the number of threads that work, by default as many as there are processors. The
    /// other arguments are those of `handle_syntax.is_valid`. All functions for columns take these arguments.
    ///
    /// Nearly every text with a `/` is a valid handle. To leave out what has warnings too, ask `check`.
    ///
    /// Raises `TypeError` or `ValueError` for a wrong argument, before any text is read.
    ///
    /// >>> import pyarrow
    /// >>> from handle_syntax import column
    /// >>> list(column.is_valid(pyarrow.array(["10.1000/182", "10.1000", None])))
    /// [True, False, None]
    is_valid "(column, dialect=None, *, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::IsValid;
    /// The report about each text, in one row of a table: a struct of `valid`, `dialect`, `handle`, `code`, `severity`,
    /// `start`, `end`, `message`, `fixed`, `start_char` and `end_char`.
    ///
    /// `code` is that of the first error, else of the first warning, else of the first advice; it is null if there is
    /// nothing to say about the text, so `valid and code is null` chooses the texts without problems. `start` and `end`
    /// are the place of this problem in octets of UTF-8, `start_char` and `end_char` the same place in characters, as
    /// `str` and most functions for strings count. In a column of binary that is not UTF-8, these are the characters of
    /// `octets.decode(errors="replace")`. `fixed` is what `fix` says, if a problem has a safe fix. A null has no
    /// report: its row is null, and `pyarrow.Table.from_struct_array` makes a table also of such rows, which
    /// `pyarrow.table` and `pandas.DataFrame.from_arrow` refuse. The arguments are those of `is_valid`.
    ///
    /// >>> import pyarrow
    /// >>> from handle_syntax import column
    /// >>> [row] = column.check(pyarrow.array(["10.1000/é<b>"]))
    /// >>> row["code"], "10.1000/é<b>".encode()[row["start"] : row["end"]], "10.1000/é<b>"[row["start_char"] : row["end_char"]]
    /// ('markup', b'<b>', '<b>')
    check "(column, dialect=None, *, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::Check;
    /// The handle that each text means, decoded; null if the text is wrong, or means none.
    ///
    /// `check` says what is wrong with a text. An info URI without a handle is valid, so `check` has nothing to say
    /// about it: `info:doi/10.1000/182` means a DOI name and not a handle, and
    /// `convert(column, to="doi", allow_loss="all")` has the DOI names of all notations. The arguments are those of
    /// `is_valid`.
    ///
    /// >>> import pyarrow
    /// >>> from handle_syntax import column
    /// >>> list(column.read(pyarrow.array(["https://doi.org/10.1000%2F182", "10.1000"])))
    /// ['10.1000/182', None]
    read "(column, dialect=None, *, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::Read;
    /// A key that all texts with the same handle share, and no others; null where `read` is null.
    ///
    /// `check` says what is wrong with a text. An `info:doi/` URI is valid, but means a DOI name and not a handle, so
    /// it has no key; `convert(column, to="doi", allow_loss="all")` has the DOI names of all notations. `policy` is
    /// that of `handle_syntax.key`; with `"doi"`, handles that are no DOI names lose their case too, so that different
    /// ones may share a key. The other arguments are those of `is_valid`.
    ///
    /// >>> import pyarrow
    /// >>> from handle_syntax import column
    /// >>> list(column.key(pyarrow.array(["https://doi.org/10.1000/abc", "doi:10.1000/ABC", "10.1000"])))
    /// ['10.1000/ABC', '10.1000/ABC', None]
    key "(column, dialect=None, *, policy=None, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::Key;
    /// Each text in its normal form; null if the text is wrong. `check` says why.
    ///
    /// `mode` and `registry` are those of `handle_syntax.normalize`; the other arguments are those of `is_valid`.
    ///
    /// >>> import pyarrow
    /// >>> from handle_syntax import column
    /// >>> list(column.normalize(pyarrow.array(["HDL:10.1000/a%2db", "hdl:10.1000"])))
    /// ['hdl:10.1000/a-b', None]
    normalize "(column, dialect=None, *, mode=None, registry=False, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::Normalize;
    /// The handle of each text in another notation; null if the text is wrong, or if something would be lost that
    /// `allow_loss` does not name, such as the host of a link. `conversion` says why.
    ///
    /// `to`, `allow_loss`, `protect_dots`, `minimal` and `resolver` are those of `handle_syntax.convert`; the other
    /// arguments are those of `is_valid`.
    ///
    /// >>> import pyarrow
    /// >>> from handle_syntax import column
    /// >>> links = pyarrow.array(["https://doi.org/10.1000/182"])
    /// >>> list(column.convert(links, to="doi")), list(column.convert(links, to="doi", allow_loss="all"))
    /// ([None], ['10.1000/182'])
    convert "(column, dialect=None, *, to, allow_loss=(), protect_dots=False, minimal=False, resolver=None, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::Convert;
    /// The same as `convert`, with what was lost, or why a text cannot be converted, in one row of a table: a struct of
    /// `text`, `dropped`, `code`, `severity`, `start`, `end`, `message`, `start_char` and `end_char`.
    ///
    /// `text` is the answer of `convert`, and `dropped` lists what was lost because it was allowed. If `text` is null,
    /// the other fields say why, as those of `check` do: `start` and `end` count octets of UTF-8, `start_char` and
    /// `end_char` characters.
    ///
    /// >>> import pyarrow
    /// >>> from handle_syntax import column
    /// >>> links = pyarrow.array(["https://doi.org/10.1000/182", "doi:10.1000/182"])
    /// >>> [(row["text"], row["code"]) for row in column.conversion(links, to="doi")]
    /// [(None, 'lossy-host'), ('10.1000/182', None)]
    conversion "(column, dialect=None, *, to, allow_loss=(), protect_dots=False, minimal=False, resolver=None, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::Conversion;
    /// Each text after every safe fix; null if there is nothing to fix, or if the text would still be wrong.
    ///
    /// `apply` names the problems whose suggestions are applied as well as the safe fixes, and is that of
    /// `handle_syntax.fix`, which also says what is done about white space. Where the answer is null, the text itself
    /// is as right as it can be made: `coalesce` of pyarrow, polars and SQL, or `fillna` of pandas, puts both together.
    /// The other arguments are those of `is_valid`.
    ///
    /// >>> import pyarrow, pyarrow.compute
    /// >>> from handle_syntax import column
    /// >>> links = pyarrow.array(["10.1000/1", "DOI:10.1000/2"])
    /// >>> list(column.fix(links))
    /// [None, '10.1000/2']
    /// >>> pyarrow.compute.coalesce(pyarrow.array(column.fix(links)), links).to_pylist()
    /// ['10.1000/1', '10.1000/2']
    /// >>> list(column.fix(pyarrow.array(["10.1000/1.", "doi.org/10.1000/2"]), apply="all"))
    /// ['10.1000/1', '10.1000/2']
    fix "(column, dialect=None, *, apply=(), threads=None, characters=False, charset=None, resolver_segment=None, proxies=())" => Function::Fix;
}

/// The dialects that accept each text, and the handles that they read there: a list of structs of `dialect` and
/// `handle`.
///
/// The arguments are those of `is_valid`, without the dialect.
///
/// >>> import pyarrow
/// >>> from handle_syntax import column
/// >>> [readings] = column.detect(pyarrow.array(["doi:10.1000/182"]))
/// >>> readings[0]
/// {'dialect': 'handle', 'handle': 'doi:10.1000/182'}
#[pyfunction]
#[pyo3(
    signature = (column, dialect=None, **options),
    text_signature = "(column, *, threads=None, characters=False, charset=None, resolver_segment=None, proxies=())"
)]
pub(super) fn detect<'py>(
    column: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    answer(Function::Detect, column, dialect, options)
}

/// The identifiers in each text: a list of structs of `text`, `start`, `end`, `start_char` and `end_char`.
///
/// `text` is the identifier, decoded: without the entities of HTML, the backslashes of JSON and LaTeX, and line breaks.
/// The place is that of the identifier as it is written, so a program that replaces an identifier must replace what is
/// there. `start` and `end` count octets of UTF-8, `start_char` and `end_char` characters, as `str` and most functions
/// for strings count. `threads` is the number of threads that work.
///
/// >>> import pyarrow
/// >>> from handle_syntax import column
/// >>> list(column.find(pyarrow.array(["é see 10.1000/182"])))
/// [[{'text': '10.1000/182', 'start': 7, 'end': 18, 'start_char': 6, 'end_char': 17}]]
#[pyfunction]
#[pyo3(
    signature = (column, dialect=None, **options),
    text_signature = "(column, *, threads=None)"
)]
pub(super) fn find<'py>(
    column: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    answer(Function::Find, column, dialect, options)
}
