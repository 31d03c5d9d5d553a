"""The functions for a column of a Spark DataFrame, on as many machines as Spark has.

Each function takes a DataFrame and the name of a column with texts. It returns the same rows with an added column of
answers, which has the name of the function or `name`. Wrong arguments are errors at once; the texts are read when Spark
needs the answers, each batch by the executor that holds it, so the executors need this package too. A task uses one
thread, unless `threads` says otherwise, because Spark has a task for every core.

`udf` returns the functions in a form for columns, and `register` makes them known to SQL.
"""

# pyarrow has no types.
# pyright: basic

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.pandas.types import from_arrow_type
from pyspark.sql.types import BinaryType, CharType, DataType, StringType, StructField, StructType, VarcharType

from . import column as columns

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from typing_extensions import Unpack

    from ._options import StreamConverting, StreamFinding, StreamKeying, StreamNormalizing, StreamReading

__all__ = [
    "check",
    "convert",
    "detect",
    "find",
    "fix",
    "handle",
    "is_valid",
    "key",
    "normalize",
    "register",
    "udf",
]

#: The names of the functions in SQL, and what they call. `convert` is not among them, because it needs to know the
#: notation.
SQL = {
    "handle_check": "check",
    "handle_detect": "detect",
    "handle_find": "find",
    "handle_fix": "fix",
    "handle_is_valid": "is_valid",
    "handle_key": "key",
    "handle_normalize": "normalize",
    "handle_read": "handle",
}


def is_valid(
    rows: DataFrame, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> DataFrame:
    """Whether each text is valid."""
    return _answered("is_valid", rows, column, dialect, options)


def check(
    rows: DataFrame, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> DataFrame:
    """The report about each text."""
    return _answered("check", rows, column, dialect, options)


def handle(
    rows: DataFrame, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> DataFrame:
    """The handle that each text means."""
    return _answered("handle", rows, column, dialect, options)


def key(
    rows: DataFrame, column: str, dialect: str | None = None, **options: Unpack[StreamKeying]
) -> DataFrame:
    """A key that all texts with the same handle share."""
    return _answered("key", rows, column, dialect, options)


def normalize(
    rows: DataFrame, column: str, dialect: str | None = None, **options: Unpack[StreamNormalizing]
) -> DataFrame:
    """Each text in its normal form."""
    return _answered("normalize", rows, column, dialect, options)


def convert(
    rows: DataFrame, column: str, dialect: str | None = None, **options: Unpack[StreamConverting]
) -> DataFrame:
    """The handle of each text in another notation."""
    return _answered("convert", rows, column, dialect, options)


def fix(
    rows: DataFrame, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> DataFrame:
    """Each text after every safe fix."""
    return _answered("fix", rows, column, dialect, options)


def detect(rows: DataFrame, column: str, **options: Unpack[StreamReading]) -> DataFrame:
    """The dialects that accept each text, and the handles that they read there."""
    return _answered("detect", rows, column, None, options)


def find(rows: DataFrame, column: str, **options: Unpack[StreamFinding]) -> DataFrame:
    """The identifiers in each text."""
    return _answered("find", rows, column, None, options)


def udf(function: str, dialect: str | None = None, **options: Any) -> Any:
    """A function of this module as one of columns of strings: `rows.select(udf("key")("doi"))`.

    It takes the same options. Registered under a name, SQL knows it:
    `session.udf.register("doi_link", udf("convert", to="proxy", resolver="doi.org"))`. Needs PySpark 4.1 or later.
    """
    try:
        from pyspark.sql.functions import ArrowUDFType, arrow_udf  # type: ignore[attr-defined]
    except ImportError:
        raise ImportError("functions of columns need PySpark 4.1 or later") from None
    ask = _question(function, dialect, options)

    def answer(texts: pa.Array) -> pa.Array:
        if not (pa.types.is_string(texts.type) or pa.types.is_large_string(texts.type)):
            raise TypeError(f"the column must hold strings, not {texts.type}")
        return ask(texts)

    answer.__name__ = function
    return arrow_udf(answer, _type(ask, pa.string()), ArrowUDFType.SCALAR)


def register(session: SparkSession) -> list[str]:
    """Registers the functions `handle_is_valid`, `handle_key` and others for SQL; returns their names."""
    for name, function in SQL.items():
        session.udf.register(name, udf(function))
    return list(SQL)


def _answered(
    function: str, rows: DataFrame, column: str, dialect: str | None, options: Any
) -> DataFrame:
    """The rows with their answers."""
    name = options.pop("name", function)
    schema = rows.schema
    if column not in schema.names:
        raise ValueError(f'no column is called "{column}"; the columns are {", ".join(schema.names)}')
    if name in schema.names:
        raise ValueError(f'a column is called "{name}" already; the argument `name` gives the answers another')
    number = schema.names.index(column)
    ask = _question(function, dialect, options)
    answers = StructField(name, _type(ask, _texts(schema.fields[number].dataType)))

    def answer(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            yield batch.append_column(name, ask(batch.column(number)))

    return rows.mapInArrow(answer, StructType([*schema.fields, answers]))


def _question(
    function: str, dialect: str | None, options: dict[str, Any]
) -> Callable[[pa.Array], pa.Array]:
    """The function that answers an array of texts, with types that Spark has."""
    if function not in SQL.values() and function != "convert":
        raise ValueError(f'no function is called "{function}"; the names are {", ".join([*SQL.values(), "convert"])}')
    by_name = {"threads": 1, **options}
    dialects = () if dialect is None else (dialect,)

    def ask(texts: pa.Array) -> pa.Array:
        answers = pa.array(getattr(columns, function)(texts, *dialects, **by_name))
        return answers.cast(_plain(answers.type))

    return ask


def _texts(data_type: DataType) -> pa.DataType:
    """The Arrow type in which Spark hands over texts of a type."""
    if isinstance(data_type, BinaryType):
        return pa.binary()
    if isinstance(data_type, (StringType, CharType, VarcharType)):
        return pa.string()
    raise TypeError(f"the column must hold strings or binary, not {data_type.simpleString()}")


def _type(ask: Callable[[pa.Array], pa.Array], texts: pa.DataType) -> DataType:
    """The type of the answers; a wrong option is an error here, before there are any texts."""
    return from_arrow_type(ask(pa.array([], texts)).type)


def _plain(data_type: pa.DataType) -> pa.DataType:
    """A type without dictionaries, which Spark does not have."""
    if pa.types.is_dictionary(data_type):
        return data_type.value_type
    if pa.types.is_struct(data_type):
        return pa.struct([field.with_type(_plain(field.type)) for field in data_type])
    if pa.types.is_list(data_type):
        return pa.list_(data_type.value_field.with_type(_plain(data_type.value_type)))
    return data_type
