"""Wrong arguments of the functions for columns are exceptions with a message."""

from __future__ import annotations

import pyarrow as pa
import pytest
from handle_syntax import column

# A call, and the message of its error.
WRONG = [
    (
        lambda: column.check(["10.1/x"]),
        TypeError,
        "the column must be an Arrow array, such as one of pyarrow or a series of polars, not list",
    ),
    (lambda: column.check(pa.array([1])), TypeError, "the column must hold strings or binary, not Int64"),
    (
        lambda: column.check(pa.table({"x": ["10.1/x"]})),
        TypeError,
        "the column must hold strings or binary; this is a table, name its column",
    ),
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
    with pytest.raises(kind) as error:
        call()
    assert str(error.value) == sentence
