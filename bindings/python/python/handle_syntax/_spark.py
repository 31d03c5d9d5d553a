"""The columns and types of Spark, for its functions."""

# pyarrow has no types.
# pyright: basic

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.pandas.types import from_arrow_type
from pyspark.sql.types import BinaryType, CharType, DataType, NullType, StringType, VarcharType

from . import column as columns

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

#: The names of the functions.
FUNCTIONS = [name for name in columns.__all__ if name.islower()]

#: The options that may be a generator of names.
SEVERAL = ("allow_loss", "apply", "proxies")

#: The most names that an error lists.
LISTED = 20


def number_of(rows: DataFrame, argument: str, name: object) -> int | None:
    """The number of the column that Spark finds by a name; `None` if there is none. Spark usually ignores case."""
    if not isinstance(name, str):
        raise TypeError(f"the argument `{argument}` must be the name of a column, a str, not {type(name).__name__}")
    names = rows.schema.names
    if name in names:
        return names.index(name)
    if str(rows.sparkSession.conf.get("spark.sql.caseSensitive", "false")).lower() == "true":
        return None
    same = (number for number, known in enumerate(names) if known.lower() == name.lower())
    return next(same, None)


def unknown(column: str, names: list[str]) -> str:
    """The sentence about a column that the rows do not have."""
    if column.partition(".")[0] in names:
        return f'"{column}" is inside a column; rows.withColumn("text", rows["{column}"]) makes it one of its own'
    return f'no column is called "{column}"; {hint("column", column, names)}'


def hint(kind: str, name: str, known: list[str]) -> str:
    """The suggestion for a wrong name: the most similar one, or else all names, of which it lists only the first."""
    folded = [each.lower() for each in known]
    near = get_close_matches(name.lower(), folded, 1)
    if near:
        return f'did you mean "{known[folded.index(near[0])]}"?'
    first = ", ".join(known[:LISTED])
    if len(known) > LISTED:
        return f"there are {len(known)} {kind}s, of which the first are {first}"
    return f"the {kind}s are {first}"


def question(
    function: str, dialect: str | None, options: dict[str, Any]
) -> Callable[[pa.Array], pa.Array]:
    """The function that answers an array of texts, with types that Spark has."""
    if function not in FUNCTIONS:
        raise ValueError(f'no function is called "{function}"; {hint("function", function, FUNCTIONS)}')
    by_name = {"threads": 1, **options}
    for option in SEVERAL:
        names = by_name.get(option)
        # Every batch asks for the names again, and a generator could yield them only once.
        if isinstance(names, Iterable) and not isinstance(names, str):
            by_name[option] = list(names)
    dialects = () if dialect is None else (dialect,)

    def ask(texts: pa.Array) -> pa.Array:
        answers = pa.array(getattr(columns, function)(texts, *dialects, **by_name))
        return answers.cast(plain(answers.type))

    return ask


def texts_type(data_type: DataType) -> pa.DataType:
    """The Arrow type in which Spark hands over texts of a type."""
    if isinstance(data_type, BinaryType):
        return pa.binary()
    if isinstance(data_type, (StringType, CharType, VarcharType)):
        return pa.string()
    if isinstance(data_type, NullType):
        return pa.null()
    raise TypeError(f"the column must hold strings or binary, not {data_type.simpleString()}")


def answers_type(ask: Callable[[pa.Array], pa.Array], texts: pa.DataType) -> DataType:
    """The type of the answers; a wrong option is an error here, before there are any texts."""
    return from_arrow_type(ask(pa.array([], texts)).type)


def plain(data_type: pa.DataType) -> pa.DataType:
    """A type without dictionaries, which Spark does not have."""
    if pa.types.is_dictionary(data_type):
        return data_type.value_type
    if pa.types.is_struct(data_type):
        return pa.struct([field.with_type(plain(field.type)) for field in data_type])
    if pa.types.is_list(data_type):
        return pa.list_(data_type.value_field.with_type(plain(data_type.value_type)))
    return data_type
