"""The types of the compiled functions."""

from collections.abc import Iterator
from typing import Any, overload

from typing_extensions import Unpack

from ._arrow import ArrowArray, ArrowStream
from ._comparison import Comparison
from ._conversion import Converted
from ._found import Found
from ._names import Dialect, Loss, Mode, Policy, Relation, Severity
from ._options import (
    Checking,
    ColumnConverting,
    ColumnFixing,
    ColumnKeying,
    ColumnNormalizing,
    ColumnReading,
    Comparing,
    Converting,
    Fixing,
    Keying,
    Normalizing,
    Octets,
    Reading,
    Threads,
)
from ._reading import Reading as Reading_
from ._report import Report, Text
from ._tree import Tree

__version__: str

DIALECTS: tuple[Dialect, ...]
RULES: tuple[str, ...]
PROBLEMS: tuple[str, ...]
GROUPS: tuple[str, ...]
CLAUSES: tuple[str, ...]
POLICIES: tuple[Policy, ...]
RELATIONS: tuple[Relation, ...]
LOSSES: tuple[Loss, ...]
MODES: tuple[Mode, ...]
SEVERITIES: tuple[Severity, ...]

def is_valid(text: str | Octets, dialect: Dialect | str | None = None, **options: Unpack[Reading]) -> bool:
    """Whether the text is valid: it has no error, but may have warnings.

    `text` is a `str` or `bytes`. `dialect` is a name of `handle_syntax.names.DIALECTS`, or a rule of a document
    such as `rfc3986::authority`; without it, the scheme of the text says how it is read. `characters=True` reads
    texts of the 1998 dialects that are already decoded, `charset="shift_jis"` names the charset of the document
    that holds references of 1998, and `resolver_segment="hdl"` is the first path segment that the resolver of a
    `cordra-http` text specifies, `""` if it specifies none. `proxies=["resolver.example.edu"]` names hosts that are
    resolvers too: links to them are read like those to `hdl.handle.net`. All functions that take a `dialect` take
    these arguments too.

    Nearly every text with a `/` is a valid handle. `not check(text).problems` tells whether there is nothing at all
    to say about it: no warning, and no advice.

    Raises `TypeError` or `ValueError` for a wrong argument.
    """
@overload
def check(text: str, dialect: Dialect | str | None = None, **options: Unpack[Checking]) -> Report[str]:
    """The report about the text: its errors, warnings and advice.

    `most` is the number of problems that the report has at most, by default 8; `more` of the report counts the others.
    The other arguments are those of `is_valid`. The places in the report count code points of a `str` and octets of
    `bytes` (`span`), and always octets of UTF-8 (`byte`).
    """
@overload
def check(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Checking]) -> Report[bytes]: ...
@overload
def parse(text: str, dialect: Dialect | str | None = None, **options: Unpack[Reading]) -> Tree[str]:
    """How the text is read: each rule, the part that it matches, and the handle.

    The arguments are those of `is_valid`. Raises `ParseError` if the text is wrong.
    """
@overload
def parse(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Reading]) -> Tree[bytes]: ...
@overload
def read(text: str, dialect: Dialect | str | None = None, **options: Unpack[Reading]) -> str:
    """The handle that the text means, decoded.

    The arguments are those of `is_valid`. Raises `ParseError` if the text is wrong, or means no handle. An
    `info:doi/` URI is valid, but what it means is a DOI name and not a handle; `convert(text, to="doi")` has that
    name.
    """
@overload
def read(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Reading]) -> bytes: ...
@overload
def key(text: str, dialect: Dialect | str | None = None, **options: Unpack[Keying]) -> str:
    """A key that all texts with the same handle share, and no others: to look up, to join, to count by.

    `policy` says which ASCII letters mean the same in upper and lower case. `"octets"` means none; `"handle"` means
    those of the naming authority, and all letters of a handle that begins with `0.`. The others mean all letters:
    `"doi"`, as in DOI names; `"sun98"`, as in the paper of 1998; `"service"`, as a service may decide for its
    handles. The default is `"doi"` for DOI names, `"sun98"` for other handles in the dialects of 1998, and
    `"handle"` for all other handles.

    The other arguments are those of `is_valid`. Raises `ParseError` if the text is wrong, or means no handle, as an
    `info:doi/` URI does; `key(convert(text, to="doi", allow_loss="all"))` is a key for all notations of a DOI name.
    """
@overload
def key(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Keying]) -> bytes: ...
@overload
def normalize(text: str, dialect: Dialect | str | None = None, **options: Unpack[Normalizing]) -> str:
    """The text in its normal form: the same dialect, the same meaning, one spelling.

    `mode` is by default `"section5"`; `"strict-3986"` decodes fewer escapes of info URIs. `registry=True` follows
    the rules of their namespaces. The other arguments are those of `is_valid`. Raises `ParseError` if the text is
    wrong.
    """
@overload
def normalize(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Normalizing]) -> bytes: ...
@overload
def convert(text: str, dialect: Dialect | str | None = None, **options: Unpack[Converting]) -> str:
    """The handle of the text in another notation: `to` names the dialect.

    Nothing is lost silently: `allow_loss` names what may be lost, such as `["host", "query"]`, or is `"all"`.
    `resolver="doi.org"` is the host of the resolver, proxy or server to write; `protect_dots=True` keeps
    dot-segments from software that removes them; `minimal=True` escapes only characters that the rules forbid. The
    other arguments are those of `is_valid`. Raises `ParseError` if the text is wrong, or cannot be converted.
    """
@overload
def convert(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Converting]) -> bytes: ...
@overload
def conversion(text: str, dialect: Dialect | str | None = None, **options: Unpack[Converting]) -> Converted[str]:
    """The same as `convert`, with what was lost."""
@overload
def conversion(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Converting]) -> Converted[bytes]: ...
def compare(
    one: str | Octets, other: str | Octets, dialect: Dialect | str | None = None, **options: Unpack[Comparing]
) -> Comparison:
    """Whether two texts are equal, in which sense, and why.

    `relation` is `"octets"`, `"uri"`, `"identifier"` or `"handle"`; without it, they are compared as handles or DOI
    names, or as identifiers if one means neither. `policy` is the same as for `key`; `registry=True` normalizes
    identifiers by the info registry first. The other arguments are those of `is_valid`. Raises `ParseError` if one of
    the texts cannot be read; its message and its `subject` say which.
    """
@overload
def detect(text: str, **options: Unpack[Reading]) -> tuple[Reading_[str], ...]:
    """Every dialect that accepts the text, and the handle that it reads there.

    The arguments are those of `is_valid`, without the dialect.
    """
@overload
def detect(text: Octets, **options: Unpack[Reading]) -> tuple[Reading_[bytes], ...]: ...
@overload
def find(text: str) -> Iterator[Found[str]]:
    """The identifiers in prose, HTML, Markdown, BibTeX or any other text, one after the other.

    They are found when they are asked for: `next(find(text))` does not wait for the end of a long text.

    `text` of each is the identifier, decoded: without the entities of HTML, the backslashes of JSON and LaTeX, and line
    breaks. Its place is that of the identifier as it is written, which may be longer, so a program that replaces an
    identifier must replace `given[found.span.slice]`, and not search for `found.text`. Places count code points of a
    `str` and octets of `bytes` (`span`), and always octets of UTF-8 (`byte`).
    """
@overload
def find(text: Octets) -> Iterator[Found[bytes]]: ...
@overload
def fix(text: str, dialect: Dialect | str | None = None, **options: Unpack[Fixing]) -> str | None:
    """The text after every safe fix; `None` if there is nothing to fix, or if the text would still be wrong.

    `fix(text) or text` is the text as right as it can be made safely. Many problems have only a suggestion, which is
    plausible but not safe, such as to delete the full stop of `10.1000/182.`. `apply` names the problems whose
    suggestions are applied too: a name of `names.PROBLEMS`, a group of `names.GROUPS`, several of them, or `"all"`. If
    the text has an error that nothing is suggested for, no suggestion is applied. The answer is that of the command
    `hdl check --fix --apply`. The other arguments are those of `is_valid`.

    White space at the end of a URI or a link is removed safely, because it cannot belong to it. Before any text, and
    after a handle or a DOI name alone, deleting it is only a suggestion, for `stray-whitespace`: a handle may begin or
    end with white space. Inside a text, white space is never removed safely.
    """
@overload
def fix(text: Octets, dialect: Dialect | str | None = None, **options: Unpack[Fixing]) -> bytes | None: ...
def explain(name: str) -> str:
    """The page about a problem, a dialect, a rule or a clause, in Markdown.

    `name` is one of `handle_syntax.names.PROBLEMS`, `DIALECTS`, `RULES` or `CLAUSES`, such as `Problem.code` and
    `Problem.clause` have. Raises `ValueError` if nothing has this name.
    """
def repaired(asked: tuple[str, str | None, dict[str, Any]], text: Text) -> tuple[Text, bool] | None:
    """The repaired text of a report, and whether every edit is safe, by repeating the call of the report."""
def draw(
    asked: tuple[str, str | None, dict[str, Any]], text: str | bytes, color: bool, columns: int, ascii: bool
) -> str:
    """Draws the cards of a report by repeating its call."""
def hdl(arguments: list[str]) -> int:
    """Runs the command, and returns the exit status."""
def _panic(message: str) -> None:
    """Panics, so that the tests can check that programs can catch a panic as an exception."""
def _answers(column: ArrowArray | ArrowStream) -> Array | ChunkedArray:
    """The column of answers that pickle kept as an array of pyarrow."""

class Array:
    """A column of answers in one piece; `pyarrow.array`, `polars.Series` and others take it without a copy."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __arrow_c_schema__(self) -> object: ...
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> Array: ...

class ChunkedArray:
    """A column of answers in the same chunks as the given column; `pyarrow.chunked_array` takes it."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_array__(self, type: Any = None) -> Any: ...
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> ChunkedArray: ...

class Stream:
    """A stream of batches with an added column of answers; `pyarrow.RecordBatchReader.from_stream` takes it."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __arrow_c_schema__(self) -> object: ...

@overload
def column_is_valid(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnReading]) -> Array:
    """Whether each text is valid: it has no error, but may have warnings; null for a null.

    `column` is any Arrow array of strings or binary: one of pyarrow, a series of polars or pandas, a column of
    DuckDB and others. `threads` is the number of threads that work, by default as many as there are processors. The
    other arguments are those of `handle_syntax.is_valid`. All functions for columns take these arguments.

    Nearly every text with a `/` is a valid handle. To leave out what has warnings too, ask `check`.

    Raises `TypeError` or `ValueError` for a wrong argument, before any text is read.
    """
@overload
def column_is_valid(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnReading]) -> ChunkedArray: ...
@overload
def column_check(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnReading]) -> Array:
    """The report about each text, in one row of a table: a struct of `valid`, `dialect`, `handle`, `code`, `severity`,
    `start`, `end`, `message`, `fixed`, `start_char` and `end_char`.

    `code` is that of the first error, else of the first warning, else of the first advice; it is null if there is
    nothing to say about the text, so `valid and code is null` chooses the texts without problems. `start` and `end`
    are the place of this problem in octets of UTF-8, `start_char` and `end_char` the same place in characters, as
    `str` and most functions for strings count. In a column of binary that is not UTF-8, these are the characters of
    `octets.decode(errors="replace")`. `fixed` is what `fix` says, if a problem has a safe fix. A null has no
    report: its row is null, and `pyarrow.Table.from_struct_array` makes a table also of such rows, which
    `pyarrow.table` and `pandas.DataFrame.from_arrow` refuse. The arguments are those of `is_valid`.
    """
@overload
def column_check(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnReading]) -> ChunkedArray: ...
@overload
def column_read(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnReading]) -> Array:
    """The handle that each text means, decoded; null if the text is wrong, or means none.

    `check` says what is wrong with a text. An info URI without a handle is valid, so `check` has nothing to say
    about it: `info:doi/10.1000/182` means a DOI name and not a handle, and
    `convert(column, to="doi", allow_loss="all")` has the DOI names of all notations. The arguments are those of
    `is_valid`.
    """
@overload
def column_read(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnReading]) -> ChunkedArray: ...
@overload
def column_key(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnKeying]) -> Array:
    """A key that all texts with the same handle share, and no others; null where `read` is null.

    `check` says what is wrong with a text. An `info:doi/` URI is valid, but means a DOI name and not a handle, so
    it has no key; `convert(column, to="doi", allow_loss="all")` has the DOI names of all notations. `policy` is
    that of `handle_syntax.key`; with `"doi"`, handles that are no DOI names lose their case too, so that different
    ones may share a key. The other arguments are those of `is_valid`.
    """
@overload
def column_key(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnKeying]) -> ChunkedArray: ...
@overload
def column_normalize(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnNormalizing]) -> Array:
    """Each text in its normal form; null if the text is wrong. `check` says why.

    `mode` and `registry` are those of `handle_syntax.normalize`; the other arguments are those of `is_valid`.
    """
@overload
def column_normalize(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnNormalizing]) -> ChunkedArray: ...
@overload
def column_convert(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnConverting]) -> Array:
    """The handle of each text in another notation; null if the text is wrong, or if something would be lost that
    `allow_loss` does not name, such as the host of a link. `conversion` says why.

    `to`, `allow_loss`, `protect_dots`, `minimal` and `resolver` are those of `handle_syntax.convert`; the other
    arguments are those of `is_valid`.
    """
@overload
def column_convert(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnConverting]) -> ChunkedArray: ...
@overload
def column_conversion(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnConverting]) -> Array:
    """The same as `convert`, with what was lost, or why a text cannot be converted, in one row of a table: a struct of
    `text`, `dropped`, `code`, `severity`, `start`, `end`, `message`, `start_char` and `end_char`.

    `text` is the answer of `convert`, and `dropped` lists what was lost because it was allowed. If `text` is null,
    the other fields say why, as those of `check` do: `start` and `end` count octets of UTF-8, `start_char` and
    `end_char` characters.
    """
@overload
def column_conversion(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnConverting]) -> ChunkedArray: ...
@overload
def column_fix(column: ArrowArray, dialect: Dialect | str | None = None, **options: Unpack[ColumnFixing]) -> Array:
    """Each text after every safe fix; null if there is nothing to fix, or if the text would still be wrong.

    `apply` names the problems whose suggestions are applied as well as the safe fixes, and is that of
    `handle_syntax.fix`, which also says what is done about white space. Where the answer is null, the text itself
    is as right as it can be made: `coalesce` of pyarrow, polars and SQL, or `fillna` of pandas, puts both together.
    The other arguments are those of `is_valid`.
    """
@overload
def column_fix(column: ArrowStream, dialect: Dialect | str | None = None, **options: Unpack[ColumnFixing]) -> ChunkedArray: ...
@overload
def column_detect(column: ArrowArray, **options: Unpack[ColumnReading]) -> Array:
    """The dialects that accept each text, and the handles that they read there: a list of structs of `dialect` and
    `handle`.

    The arguments are those of `is_valid`, without the dialect.
    """
@overload
def column_detect(column: ArrowStream, **options: Unpack[ColumnReading]) -> ChunkedArray: ...
@overload
def column_find(column: ArrowArray, **options: Unpack[Threads]) -> Array:
    """The identifiers in each text: a list of structs of `text`, `start`, `end`, `start_char` and `end_char`.

    `text` is the identifier, decoded: without the entities of HTML, the backslashes of JSON and LaTeX, and line breaks.
    The place is that of the identifier as it is written, so a program that replaces an identifier must replace what is
    there. `start` and `end` count octets of UTF-8, `start_char` and `end_char` characters, as `str` and most functions
    for strings count. `threads` is the number of threads that work.
    """
@overload
def column_find(column: ArrowStream, **options: Unpack[Threads]) -> ChunkedArray: ...
def stream(
    function: str, source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: object
) -> Stream:
    """The batches of `source`, and in each the answers to the question of `function` about one column."""
