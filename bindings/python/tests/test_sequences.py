"""A column of answers is a sequence, which pandas, numpy and others take as the values that it shows."""

from __future__ import annotations

import pickle

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from fails import fails
from handle_syntax import column

LINKS = ["https://doi.org/10.1000/182", None, "10.1000"]
KEYS = ["10.1000/182", None, None]
ARRAY = column.key(pa.array(LINKS))
CHUNKS = column.key(pa.chunked_array([LINKS[:1], [], LINKS[1:]]))
each_class = pytest.mark.parametrize("answers", [ARRAY, CHUNKS], ids=["array", "chunks"])


@pytest.fixture
def frame() -> pd.DataFrame:
    """Links with an index that does not count from 0."""
    return pd.DataFrame({"link": LINKS}, index=[7, 8, 9])


def test_pandas_puts_each_answer_into_its_row(frame: pd.DataFrame) -> None:
    frame["key"] = column.key(frame["link"])
    assert frame["key"].dropna().to_dict() == {7: "10.1000/182"}
    assert pd.Series(column.key(frame["link"])).dropna().to_dict() == {0: "10.1000/182"}
    assert frame.assign(key=column.key(frame["link"])).equals(frame)


def test_pandas_chooses_rows_by_a_column_of_answers(frame: pd.DataFrame) -> None:
    frame["valid"] = column.is_valid(frame["link"])
    assert frame["valid"].to_list() == [True, None, False]
    assert frame[frame["valid"].fillna(False).astype(bool)].index.to_list() == [7]
    there = frame.dropna(subset="link")
    assert there[np.asarray(column.is_valid(there["link"]))].index.to_list() == [7]
    assert there["link"].where(column.is_valid(there["link"])).dropna().to_dict() == {7: LINKS[0]}
    # pandas takes only its own objects and arrays of numpy as masks, but it does not choose wrong rows.
    with pytest.raises(KeyError):
        there[column.is_valid(there["link"])]


def test_numpy_takes_values() -> None:
    assert np.asarray(ARRAY).tolist() == np.asarray(CHUNKS).tolist() == KEYS
    assert np.asarray(column.is_valid(pa.array(["10.1/x", "x"]))).dtype == bool
    assert np.asarray(column.is_valid(pa.array(["10.1/x", None]))).tolist() == [True, None]
    assert np.asarray(ARRAY, dtype=str).tolist() == ["10.1000/182", "None", "None"]
    # Lists of different lengths stay lists, and lists of the same length do not become a table.
    for texts in (["10.1000/1", "x"], ["10.1000/1", "10.1000/2"]):
        assert np.asarray(column.find(pa.array(texts))).shape == (2,)
    with pytest.raises(ValueError, match="only as a copy"):
        np.asarray(ARRAY, copy=False)


@each_class
def test_rows_are_found_by_their_number(answers) -> None:
    assert list(answers) == KEYS
    assert [answers[number] for number in (0, 2, -3)] == ["10.1000/182", None, "10.1000/182"]
    assert list(answers[1:]) == KEYS[1:]
    assert list(answers[-3:1]) == KEYS[:1]
    assert list(answers[2:1]) == []
    assert type(answers[1:]) is type(answers)
    assert pa.chunked_array(answers[1:]).to_pylist() == KEYS[1:]


# An index, and the message of its error.
INDICES = [
    (3, IndexError, "there is no row 3; the column has 3"),
    (-4, IndexError, "there is no row -4; the column has 3"),
    (
        [True, False, True],
        TypeError,
        "a row is given by its number, not by list; numpy.asarray() makes an array of the answers, which takes masks",
    ),
    (slice(None, None, 2), ValueError, "a slice of answers cannot have a step"),
]


@each_class
@pytest.mark.parametrize(("index", "kind", "sentence"), INDICES)
def test_a_wrong_index_is_an_error_with_a_sentence(answers, index, kind, sentence) -> None:
    fails(lambda: answers[index], kind, sentence)


@pytest.mark.parametrize("function", [column.is_valid, column.check, column.key, column.detect, column.find])
@pytest.mark.parametrize("values", [LINKS, [link and link.encode() for link in LINKS]], ids=["str", "bytes"])
def test_values_are_those_of_pyarrow(function, values) -> None:
    for texts in (pa.array(values), pa.array(values).cast(pa.large_binary())):
        assert list(function(texts)) == pa.array(function(texts)).to_pylist()


@each_class
def test_columns_are_compared_by_their_values(answers) -> None:
    again = column.key(pa.array(LINKS)) if answers is ARRAY else column.key(pa.chunked_array([LINKS[:2], LINKS[2:]]))
    assert answers == again
    assert answers != answers[1:]
    assert answers != column.read(pa.chunked_array([LINKS], pa.large_string()))
    assert pickle.loads(pickle.dumps(answers)) == answers


def test_a_column_shows_its_first_values() -> None:
    assert repr(ARRAY) == "<Array of Utf8 with 3 rows: ['10.1000/182', None, None]>"
    assert repr(CHUNKS) == "<ChunkedArray of Utf8 with 3 rows in 3 chunks: ['10.1000/182', None, None]>"
    assert repr(column.is_valid(pa.nulls(9))) == "<Array of Boolean with 9 rows: [None, None, None, None, None, ...]>"
    assert repr(column.check(pa.nulls(1))) == "<Array of Struct with 1 row: [None]>"


@each_class
def test_arrow_libraries_take_a_column_of_answers(answers) -> None:
    assert pa.array(answers).to_pylist() == KEYS
    assert pa.chunked_array(answers).to_pylist() == KEYS
    assert pa.table({"key": answers})["key"].to_pylist() == KEYS
    assert pa.field(answers).type == pa.string()
    assert pl.Series(answers).to_list() == KEYS
    assert pd.Series.from_arrow(answers).dropna().to_list() == ["10.1000/182"]


def test_functions_are_pickled_by_the_names_that_users_know() -> None:
    assert pickle.loads(pickle.dumps(column.key)) is column.key
    assert f"{column.key.__module__}.{column.key.__name__}" == "handle_syntax.column.key"
    with pytest.raises(TypeError, match=r"^key\(\) takes from 1 to 2 positional arguments"):
        column.key(pa.array(["x"]), "doi", "octets")


def test_rows_of_many_chunks_are_found() -> None:
    """A row is found even if chunks without rows are around its own."""
    chunks = [[], *([f"10.1/{number}", None] if number % 3 else [] for number in range(3000)), []]
    answers = column.read(pa.chunked_array(chunks, pa.string()))
    expected = [text for chunk in chunks for text in chunk]
    assert [answers[row] for row in range(len(answers))] == expected
    assert answers[-1] is None and answers[-2] == expected[-2]
    for start, stop in [(0, 0), (0, 1), (1, 2), (3, 9), (len(expected) - 1, len(expected)), (len(expected), len(expected))]:
        assert list(answers[start:stop]) == expected[start:stop]
    with pytest.raises(IndexError):
        answers[len(expected)]
    assert answers == answers[:]
