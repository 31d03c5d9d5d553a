"""The functions for a column of a Spark DataFrame, on as many machines as Spark has.

Each function takes a DataFrame and the name of a column with texts. It returns the same rows with an added column of
answers, which has the name of the function or `name`. Wrong arguments are errors at once; the texts are read when Spark
needs the answers, each batch by the executor that holds it, so the executors need this package too. A task uses one
thread, unless `threads` says otherwise, because Spark has a task for every core.

`udf` returns the functions in a form for columns, and `register` registers them for SQL.
"""

# pyarrow has no types.
# pyright: basic

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql import functions
from pyspark.sql.types import StructField, StructType

from ._spark import answers_type, number_of, question, texts_type, unknown

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from typing_extensions import Unpack

    from ._names import Dialect
    from ._options import StreamConverting, StreamFinding, StreamFixing, StreamKeying, StreamNormalizing, StreamReading

__all__ = [
    "check",
    "conversion",
    "convert",
    "detect",
    "find",
    "fix",
    "is_valid",
    "key",
    "normalize",
    "read",
    "register",
    "udf",
]

#: The names of the functions in SQL, and what they call. `convert` and `conversion` are not among them, because they
#: need to know the notation: `udf` makes a function that knows it.
SQL = {
    f"handle_{function}": function
    for function in ("check", "detect", "find", "fix", "is_valid", "key", "normalize", "read")
}


def is_valid(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamReading]
) -> DataFrame:
    """Whether each text is valid: it has no error, but may have warnings; null for a null.

    `name` names the added column; the other arguments are those of `handle_syntax.column.is_valid`.
    """
    return _answered("is_valid", rows, column, dialect, options)


def check(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamReading]
) -> DataFrame:
    """The report about each text, a struct of the same fields as those of `handle_syntax.column.check`.

    `start` and `end` count octets of UTF-8; `start_char` and `end_char` count characters, as `substring` does. `code` is
    null if there is nothing to say about the text, not even advice, so `where("check.valid and check.code is null")`
    chooses the texts without problems.

    `name` names the added column; the other arguments are those of `handle_syntax.column.check`.
    """
    return _answered("check", rows, column, dialect, options)


def key(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamKeying]
) -> DataFrame:
    """A key that all texts with the same handle share, and no others; null where `read` is null.

    `name` names the added column; the other arguments are those of `handle_syntax.column.key`.
    """
    return _answered("key", rows, column, dialect, options)


def normalize(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamNormalizing]
) -> DataFrame:
    """Each text in its normal form; null if the text is wrong.

    `name` names the added column; the other arguments are those of `handle_syntax.column.normalize`.
    """
    return _answered("normalize", rows, column, dialect, options)


def read(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamReading]
) -> DataFrame:
    """The handle that each text means, decoded; null if the text is wrong, or means none.

    `name` names the added column; the other arguments are those of `handle_syntax.column.read`.
    """
    return _answered("read", rows, column, dialect, options)


def convert(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamConverting]
) -> DataFrame:
    """The handle of each text in another notation; null if the text is wrong, or if something would be lost that
    `allow_loss` does not name, such as the host of a link. `conversion` says why.

    `name` names the added column; the other arguments are those of `handle_syntax.column.convert`.
    """
    return _answered("convert", rows, column, dialect, options)


def conversion(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamConverting]
) -> DataFrame:
    """The same as `convert`, with what was lost, or why a text cannot be converted: a struct of the same fields as those
    of `handle_syntax.column.conversion`.

    `name` names the added column; the other arguments are those of `handle_syntax.column.conversion`.
    """
    return _answered("conversion", rows, column, dialect, options)


def fix(
    rows: DataFrame, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamFixing]
) -> DataFrame:
    """Each text after every safe fix; null if there is nothing to fix, or if the text would still be wrong.

    `apply` names the problems whose suggestions are applied as well as the safe fixes, as for `handle_syntax.fix`.
    `coalesce(fix, text)` is each text as right as it can be made.

    `name` names the added column; the other arguments are those of `handle_syntax.column.fix`.
    """
    return _answered("fix", rows, column, dialect, options)


def detect(rows: DataFrame, column: str, **options: Unpack[StreamReading]) -> DataFrame:
    """The dialects that accept each text, and the handles that they read there.

    `name` names the added column; the other arguments are those of `handle_syntax.column.detect`.
    """
    return _answered("detect", rows, column, None, options)


def find(rows: DataFrame, column: str, **options: Unpack[StreamFinding]) -> DataFrame:
    """The identifiers in each text, and their places.

    `start` and `end` count octets of UTF-8; `start_char` and `end_char` count characters, as `substring` does.

    `name` names the added column; the other arguments are those of `handle_syntax.column.find`.
    """
    return _answered("find", rows, column, None, options)


def udf(function: str, dialect: Dialect | str | None = None, **options: Any) -> Any:
    """A function of this module in a form that takes columns of strings: `rows.select(udf("key")("doi"))`.

    `function` is its name, and the other arguments are its own. To use it in SQL, register it:
    `session.udf.register("doi_link", udf("convert", to="proxy", resolver="doi.org"))`. A column of binary must become
    one of strings first, because the type of the answers is settled before Spark knows the column. Needs PySpark 4.1 or
    later.
    """
    arrow_udf: Any = getattr(functions, "arrow_udf", None)
    if arrow_udf is None:
        raise ImportError("functions of columns need PySpark 4.1 or later")
    ask = question(function, dialect, options)

    # Spark reads the annotations, and warns if there are none.
    def answer(texts: pa.Array) -> pa.Array:
        if pa.types.is_binary(texts.type) or pa.types.is_large_binary(texts.type):
            raise TypeError(f"the column must hold strings, not {texts.type}; cast(column as string) makes strings of it")
        return ask(texts)

    answer.__name__ = function
    return arrow_udf(answer, answers_type(ask, pa.string()))


def register(session: SparkSession) -> list[str]:
    """Registers the functions `handle_is_valid`, `handle_key` and others for SQL; returns their names.

    They take columns of strings. `convert` needs to know the notation, so `udf` makes a function that knows it.
    """
    for name, function in SQL.items():
        session.udf.register(name, udf(function))
    return list(SQL)


def _answered(
    function: str, rows: DataFrame, column: str, dialect: str | None, options: Any
) -> DataFrame:
    """The rows with their answers."""
    name = options.pop("name", function)
    schema = rows.schema
    number = number_of(rows, "column", column)
    if number is None:
        raise ValueError(unknown(column, schema.names))
    if number_of(rows, "name", name) is not None:
        raise ValueError(
            f'there is already a column "{name}"; choose another name for the answers with the argument `name`'
        )
    ask = question(function, dialect, options)
    answers = StructField(name, answers_type(ask, texts_type(schema.fields[number].dataType)))

    def answer(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            yield batch.append_column(name, ask(batch.column(number)))

    return rows.mapInArrow(answer, StructType([*schema.fields, answers]))


def __dir__() -> list[str]:
    return __all__
