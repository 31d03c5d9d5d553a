"""Wrong arguments of the functions for columns are exceptions with a message."""

from __future__ import annotations

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from fails import fails
from handle_syntax import column

# A call, and the message of its error.
WRONG = [
    (
        lambda: column.check(["10.1/x"]),
        TypeError,
        "the column must be an Arrow array, such as one of pyarrow or a series of polars, not list; pyarrow.array(texts) makes one",
    ),
    *(
        (
            lambda texts=texts: column.check(texts),
            TypeError,
            f"the column must be an Arrow array, such as one of pyarrow or a series of polars, not {type(texts).__name__}; pyarrow.array(texts) makes one",
        )
        for texts in (("10.1/x",), {"10.1/x"}, np.array(["10.1/x"]), pd.Index(["10.1/x"]), iter(["10.1/x"]), (it for it in "x"))
    ),
    (
        lambda: column.check(3),
        TypeError,
        "the column must be an Arrow array, such as one of pyarrow or a series of polars, not int",
    ),
    (
        lambda: column.check(b"10.1/x"),
        TypeError,
        "the column comes before the dialect, and is an Arrow array; for one text use handle_syntax itself",
    ),
    (
        lambda: column.check(pl.col("x")),
        TypeError,
        "the column must be an Arrow array, such as one of pyarrow or a series of polars, not Expr; .map_batches(function) gives the series of an expression to a function",
    ),
    (lambda: column.find(pa.array(["x"]), "doi"), TypeError, "`find` takes no dialect; it finds identifiers in every notation"),
    (lambda: column.detect(pa.array(["x"]), "doi"), TypeError, "`detect` takes no dialect; it tries them all"),
    (
        lambda: column.fix(pa.array(["x"]), apply="trailing-punctation"),
        ValueError,
        'no problem or group of problems is called "trailing-punctation"; did you mean "trailing-punctuation"?',
    ),
    (
        lambda: column.check(pl.LazyFrame({"x": ["10.1/x"]})),
        TypeError,
        "the column must be an Arrow array, such as one of pyarrow or a series of polars, not LazyFrame; .collect() makes a table, of which it is a column",
    ),
    (lambda: column.check(pa.array([1])), TypeError, "the column must hold strings or binary, not Int64"),
    (
        lambda: column.check(pa.table({"n": [1], "x": ["10.1/x"]}), "x"),
        TypeError,
        "the column must hold strings or binary; this is a table or a column of structs, of which one column must be given, as in table[\"x\"]",
    ),
    (
        lambda: column.check(pd.Series(["10.1/x", None, 5, "x"], dtype=object)),
        TypeError,
        "row 2 of the column is not a text, but of the type int; .astype(\"str\") makes a text of each value",
    ),
    (
        lambda: column.check(pd.Series(["10.1/x", "\ud800"], dtype=object)),
        TypeError,
        "row 1 of the column has a lone surrogate, which Arrow cannot keep; .str.encode(\"utf-8\", \"surrogatepass\") makes a column of octets, in which it is reported",
    ),
    (
        lambda: column.check(pa.array(["x"]), threads=10**30),
        ValueError,
        f"the argument `threads` must be at most {2**64 - 1}, not {10**30}",
    ),
    (lambda: column.check(pa.array(["x"]), charset="utf8x"), ValueError, 'no charset is called "utf8x"; did you mean "utf-8"?'),
    (
        lambda: column.check("doi", pa.array(["10.1/x"])),
        TypeError,
        "the column comes before the dialect, and is an Arrow array; for one text use handle_syntax itself",
    ),
    (lambda: column.check(pa.array(["x"]), "dio"), ValueError, 'no dialect is called "dio"; did you mean "doi"?'),
    (lambda: column.check(pa.array(["x"]), threads=0), ValueError, "the argument `threads` must be above 0, not 0"),
    (lambda: column.check(pa.array(["x"]), threads=-1), ValueError, "the argument `threads` must be above 0, not -1"),
    (lambda: column.check(pa.array(["x"]), threads="2"), TypeError, "the argument `threads` must be an int, not str"),
    (lambda: column.check(pa.array(["x"]), threads=2.0), TypeError, "the argument `threads` must be an int, not float"),
    (lambda: column.check(pa.array(["x"]), threads=True), TypeError, "the argument `threads` must be an int, not bool"),
    (lambda: column.check(pa.array(["x"]), thread=2), TypeError, 'there is no option "thread"; did you mean "threads"?'),
    (lambda: column.convert(pa.array(["x"])), TypeError, "the argument `to` is missing: it names the dialect to write, as in to=\"proxy\""),
]


@pytest.mark.parametrize(("call", "kind", "sentence"), WRONG)
def test_a_wrong_argument_is_an_error_with_a_sentence(call, kind, sentence) -> None:
    fails(call, kind, sentence)


def test_a_surrogate_of_pandas_is_reported_in_a_column_of_octets() -> None:
    octets = pd.Series(["10.1/x", "10.1/\ud800"], dtype=object).str.encode("utf-8", "surrogatepass")
    assert [row["code"] for row in column.check(octets)] == [None, "not-utf8"]
