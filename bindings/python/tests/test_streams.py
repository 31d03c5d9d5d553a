"""Streams answer tables of any length, batch by batch."""

from __future__ import annotations

import pandas as pd
import pyarrow as pa
import pytest
from fails import fails
from handle_syntax import column, stream

SCHEMA = pa.schema([("number", pa.int64()), ("doi", pa.string())])


def batches(count: int, read: list[int]):
    """Batches that note when they are read."""
    for number in range(count):
        read.append(number)
        yield pa.record_batch([[number] * 2, [f"10.1000/{number}", None]], SCHEMA)


def test_every_batch_is_answered_when_it_is_read() -> None:
    read: list[int] = []
    source = pa.RecordBatchReader.from_batches(SCHEMA, batches(3, read))
    reader = pa.RecordBatchReader.from_stream(stream.read(source, "doi"))
    assert read == []
    assert reader.schema == SCHEMA.append(pa.field("read", pa.string()))
    first = reader.read_next_batch()
    assert first.to_pydict() == {"number": [0, 0], "doi": ["10.1000/0", None], "read": ["10.1000/0", None]}
    assert read == [0]
    assert reader.read_all().num_rows == 4


@pytest.mark.parametrize(
    ("name", "options"),
    [(name, {"to": "proxy"} if name.startswith("conver") else {}) for name in stream.__all__ if name != "Stream"],
)
def test_a_stream_is_answered_as_a_column_is(name, options) -> None:
    table = pa.table({"x": ["https://doi.org/10.1000/182", None, "hdl:10.1000/a b"]})
    answered = pa.table(getattr(stream, name)(table, "x", name="answers", **options))
    assert answered["x"] == table["x"]
    assert answered["answers"] == pa.chunked_array(getattr(column, name)(table["x"], **options))


def test_a_stream_keeps_the_metadata_of_the_table() -> None:
    frame = pd.DataFrame({"a": ["10.1/x", "x"]}, index=pd.Index([7, 8], name="id"))
    answered = pa.table(stream.key(pa.Table.from_pandas(frame), "a"))
    assert answered.to_pandas().index.name == "id"
    assert answered.to_pandas()["key"].to_list()[0] == "10.1/X"
    field = pa.field("a", pa.string(), nullable=False, metadata={"f": "1"})
    table = pa.table([["10.1/x"]], pa.schema([field], metadata={"k": "v"}))
    schema = pa.table(stream.key(table, "a")).schema
    assert schema.metadata == {b"k": b"v"}
    assert schema.field("a").equals(field, check_metadata=True)


def test_a_stream_can_be_read_once() -> None:
    answered = stream.is_valid(pa.table({"x": ["10.1/x"]}), "x")
    assert repr(answered).startswith("<Stream of ")
    assert pa.schema(answered).names == ["x", "is_valid"]
    assert pa.table(answered).num_rows == 1
    with pytest.raises(ValueError, match="the stream has been read; it can be read once"):
        pa.table(answered)


def test_an_error_of_the_source_is_passed_on() -> None:
    def failing():
        yield pa.record_batch([[1], ["10.1/x"]], SCHEMA)
        raise LookupError("the disk is gone")

    source = pa.RecordBatchReader.from_batches(SCHEMA, failing())
    with pytest.raises(Exception, match="the disk is gone"):
        pa.table(stream.check(source, "doi"))


TABLE = pa.table({"number": [1], "doi": ["10.1/x"]})

# A call, and the message of its error.
WRONG = [
    (lambda: stream.check([], "x"), TypeError, "the source must be an Arrow table or stream of batches, not list"),
    (lambda: stream.check(TABLE, "dio"), ValueError, 'no column is called "dio"; did you mean "doi"?'),
    (lambda: stream.check(TABLE, "link"), ValueError, 'no column is called "link"; the columns are number, doi'),
    (
        lambda: stream.check(pa.table({f"c{number}": ["10.1/x"] for number in range(25)}), "doi"),
        ValueError,
        f'no column is called "doi"; there are 25 columns, of which the first are {", ".join(f"c{n}" for n in range(20))}',
    ),
    (lambda: stream.check(TABLE, "number"), TypeError, "the column must hold strings or binary, not Int64"),
    (
        lambda: stream.check(pa.table({"s": [{"doi": "10.1/x"}]}), "s.doi"),
        ValueError,
        '"s.doi" is inside the column "s"; make it a column of its own first',
    ),
    (lambda: stream.check(TABLE, 1), TypeError, "the argument `column` must be a str, not int"),
    (
        lambda: stream.check(TABLE, "doi", name="number"),
        ValueError,
        'there is already a column "number"; choose another name for the answers with the argument `name`',
    ),
    (
        lambda: stream.key(pa.table({"key": ["10.1/x"]}), "key"),
        ValueError,
        'there is already a column "key"; choose another name for the answers with the argument `name`',
    ),
    (lambda: stream.check(TABLE, "doi", nmae="x"), TypeError, 'there is no option "nmae"; did you mean "name"?'),
]


@pytest.mark.parametrize(("call", "kind", "sentence"), WRONG)
def test_a_wrong_argument_is_an_error_with_a_sentence(call, kind, sentence) -> None:
    fails(call, kind, sentence)
