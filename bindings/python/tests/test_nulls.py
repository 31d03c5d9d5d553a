"""Columns without any value are answered, or the error says what to do."""

from __future__ import annotations

import io

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from handle_syntax import column, stream


@pytest.mark.parametrize("values", [[None, None], []], ids=["nulls", "empty"])
def test_polars_may_pass_a_column_without_a_type(values) -> None:
    series = pl.Series("link", values)
    assert series.dtype == pl.Null
    assert pl.Series(column.key(series)).to_list() == values
    assert pa.chunked_array(column.check(series)).to_pylist() == values


def test_a_stream_of_polars_needs_a_type_for_each_column() -> None:
    frame = pl.DataFrame({"link": ["10.1000/182"], "note": [None]})
    with pytest.raises(Exception, match=r'the column "note" has nulls only, and no type; give it one, in polars by'):
        pl.DataFrame(stream.key(frame, "link"))
    cast = frame.with_columns(pl.col("note").cast(pl.String))
    assert pl.DataFrame(stream.key(cast, "link"))["key"].to_list() == ["10.1000/182"]


def test_an_empty_column_of_a_file_says_how_it_becomes_one_of_strings() -> None:
    frame = pd.read_csv(io.StringIO("id,link\n1,\n2,\n"))
    with pytest.raises(TypeError, match=r'not Float64; .* without any value.* by \.astype\("str"\)$'):
        column.key(frame["link"])
    assert list(column.key(frame["link"].astype("str"))) == [None, None]
