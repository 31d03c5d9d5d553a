"""A column has the same answers as its single texts, for every type, with nulls, chunks and slices."""

from __future__ import annotations

import struct
from functools import partial

import handle_syntax
import pyarrow as pa
import pytest
from handle_syntax import column
from hypothesis import given
from texts import HOSTILE, OCTETS, TEXTS, real

Text = str | bytes
#: What has a place: a problem, or an identifier that was found.
Place = handle_syntax.Problem | handle_syntax.Found


def or_none(function, text, **options):
    """The answer to one text; `None` if the text is refused."""
    try:
        return function(text, **options)
    except handle_syntax.ParseError:
        return None


def characters(text: Text, place: Place) -> dict[str, int]:
    """The place in characters, as it is in a column: of a `str`, or of octets as Python decodes them."""
    indices = place.span if isinstance(text, str) else [len(text[:at].decode(errors="replace")) for at in place.byte]
    return dict(zip(("start_char", "end_char"), indices))


def row(text: Text, **how) -> dict[str, object]:
    """The row of a column about a text, made from the report about the single text."""
    report = handle_syntax.check(text, **how)
    problem = min(report.problems, key=lambda problem: ["error", "warning", "advice"].index(problem.severity), default=None)
    return {
        "valid": report.valid,
        "dialect": report.dialect,
        "handle": or_none(handle_syntax.read, text, **how),
        "code": problem and problem.code,
        "severity": problem and problem.severity,
        "start": problem and problem.byte.start,
        "end": problem and problem.byte.end,
        "message": problem and problem.message,
        "fixed": handle_syntax.fix(text, **how),
        **(characters(text, problem) if problem else {"start_char": None, "end_char": None}),
    }


def conversion(text: Text, **how) -> dict[str, object]:
    """The row of a column about the conversion of a text, made from that of the single text."""
    fields = ["text", "dropped", "code", "severity", "start", "end", "message", "start_char", "end_char"]
    try:
        converted = handle_syntax.conversion(text, **how)
    except handle_syntax.ParseError as error:
        problem = error.problem
        names = {"code": problem.code, "severity": problem.severity, "message": problem.message}
        octets = {"start": problem.byte.start, "end": problem.byte.end}
        return dict.fromkeys(fields) | names | octets | characters(text, problem)
    lost = [dropped.what for dropped in converted.dropped]
    return dict.fromkeys(fields) | {"text": converted.text, "dropped": lost}


def readings(text: Text) -> list[dict[str, object]]:
    return [{"dialect": reading.dialect, "handle": reading.handle} for reading in handle_syntax.detect(text)]


def identifiers(text: Text) -> list[dict[str, object]]:
    found = handle_syntax.find(text)
    return [
        {"text": found.text, "start": found.byte.start, "end": found.byte.end, **characters(text, found)}
        for found in found
    ]


#: How a column may be read other than by the schemes of its texts.
READINGS = [
    {"dialect": "handle"},
    {"dialect": "hdl-resolver"},
    {"dialect": "cordra-http", "resolver_segment": "10.1000"},
    {"resolver_segment": "10.1000"},
]

# A function for columns, its options, and its answer for one text.
FUNCTIONS = [
    (column.is_valid, {}, handle_syntax.is_valid),
    (column.check, {}, row),
    (column.read, {}, lambda text: or_none(handle_syntax.read, text)),
    (column.key, {"policy": "doi"}, lambda text: or_none(handle_syntax.key, text, policy="doi")),
    (column.normalize, {"registry": True}, lambda text: or_none(handle_syntax.normalize, text, registry=True)),
    (
        column.convert,
        {"to": "hdl-resolver", "allow_loss": "all"},
        lambda text: or_none(handle_syntax.convert, text, to="hdl-resolver", allow_loss="all"),
    ),
    (column.conversion, {"to": "doi", "allow_loss": "query"}, partial(conversion, to="doi", allow_loss="query")),
    (column.fix, {}, handle_syntax.fix),
    (column.detect, {}, readings),
    (column.find, {}, identifiers),
    *((column.check, how, partial(row, **how)) for how in READINGS),
    *((column.read, how, partial(or_none, handle_syntax.read, **how)) for how in READINGS),
]
each_function = pytest.mark.parametrize(
    ("function", "options", "one"), FUNCTIONS, ids=[function.__name__ for function, _, _ in FUNCTIONS]
)


@each_function
def test_a_column_has_the_answers_of_its_texts(function, options, one) -> None:
    texts = [*real(), None, *HOSTILE]
    expected = [None if text is None else one(text) for text in texts]
    assert pa.array(function(pa.array(texts), **options)).to_pylist() == expected


@each_function
@given(text=TEXTS)
def test_any_text_is_answered_alike(function, options, one, text) -> None:
    try:
        array = pa.array([text])
    except UnicodeEncodeError:
        return
    assert pa.array(function(array, **options)).to_pylist() == [one(text)]


@each_function
@given(octets=OCTETS)
def test_any_octets_are_answered_alike(function, options, one, octets) -> None:
    assert pa.array(function(pa.array([octets]), **options)).to_pylist() == [one(octets)]


STRINGS = [
    (pa.string(), pa.string()),
    (pa.large_string(), pa.large_string()),
    (pa.string_view(), pa.large_string()),
    (pa.dictionary(pa.int8(), pa.string()), pa.string()),
    (pa.dictionary(pa.uint32(), pa.large_string()), pa.large_string()),
]
BINARIES = [
    (pa.binary(), pa.binary()),
    (pa.large_binary(), pa.large_binary()),
    (pa.binary_view(), pa.large_binary()),
    (pa.dictionary(pa.int16(), pa.binary()), pa.binary()),
]
LIST = ["hdl:10.1000/a b", None, "https://doi.org/10.1000/182", "10.1000/日本", "", "hdl:10.1000/a b", "info:hdl/10.1/x"]


def array_of(data_type: pa.DataType, values: list[str | None]) -> pa.Array:
    octets = [value and value.encode() for value in values]
    if pa.types.is_dictionary(data_type):
        inner = array_of(data_type.value_type, values)
        return inner.dictionary_encode().cast(data_type)
    return pa.array(values if (data_type, data_type) in STRINGS or data_type == pa.string_view() else octets, data_type)


@each_function
@pytest.mark.parametrize(("data_type", "answers"), STRINGS + BINARIES, ids=str)
def test_every_type_of_texts_is_taken(function, options, one, data_type, answers) -> None:
    array = array_of(data_type, LIST)
    is_binary = (data_type, answers) in BINARIES
    given = [text if text is None or not is_binary else text.encode() for text in LIST]
    expected = [None if text is None else one(text) for text in given]
    answered = pa.array(function(array, **options))
    assert answered.to_pylist() == expected
    if function in (column.read, column.key, column.normalize, column.convert, column.fix):
        assert answered.type == answers
    # A slice begins inside the array, and inside one of the octets whose bits mark the nulls.
    for start, length in [(1, 3), (2, 0), (3, 10)]:
        part = pa.array(function(array.slice(start, length), **options))
        assert part.to_pylist() == expected[start : start + length]


@each_function
def test_chunks_stay_chunks(function, options, one) -> None:
    chunked = pa.chunked_array([LIST[:3], [], LIST[3:]], pa.string())
    answered = pa.chunked_array(function(chunked, **options))
    assert [len(chunk) for chunk in answered.chunks] == [3, 0, 4]
    assert answered.to_pylist() == [None if text is None else one(text) for text in LIST]
    nothing = pa.chunked_array(function(pa.chunked_array([], pa.string()), **options))
    assert (len(nothing), nothing.type) == (0, answered.type)


@each_function
def test_every_number_of_threads_gives_the_same(function, options, one) -> None:
    texts = pa.array((real() + [None]) * 700)
    assert len(texts) > 3 * 16384
    alone = pa.array(function(texts, threads=1, **options))
    assert alone == pa.array(function(texts, threads=3, **options))
    pa.array(alone).validate(full=True)


def test_an_empty_column_has_no_answers() -> None:
    assert pa.array(column.is_valid(pa.nulls(3))).to_pylist() == [None] * 3
    assert pa.array(column.read(pa.array([], pa.string()))).to_pylist() == []
    assert len(column.check(pa.array([], pa.string_view()))) == 0


def test_rows_of_a_dictionary_have_the_answers_of_its_values() -> None:
    dictionary = pa.DictionaryArray.from_arrays(pa.array([1, None, 1]), pa.array(["10.1/a", "10.1/b"]))
    assert pa.array(column.read(dictionary)).to_pylist() == ["10.1/b", None, "10.1/b"]


def test_a_value_of_a_dictionary_that_no_row_has_gets_no_answer() -> None:
    # The readings of the second value would be more than Arrow can address, which is an error.
    huge = b"10.1000/" + b"x" * (400 << 20)
    offsets = pa.py_buffer(struct.pack("3i", 0, 6, 6 + len(huge)))
    values = pa.StringArray.from_buffers(2, offsets, pa.py_buffer(b"10.1/a" + huge))
    dictionary = pa.DictionaryArray.from_arrays(pa.array([0], pa.int8()), values)
    assert pa.array(column.detect(dictionary)).to_pylist() == pa.array(column.detect(pa.array(["10.1/a"]))).to_pylist()


def test_octets_that_are_not_utf8_have_answers_in_columns_of_octets() -> None:
    octets = pa.array([b"10.1/\xff"])
    assert pa.array(column.read(octets, "handle-octet")).to_pylist() == [b"10.1/\xff"]


def test_a_rule_has_columns_too() -> None:
    checked = pa.array(column.check(pa.array(["user@host:80", "a b"]), "rfc3986::authority")).to_pylist()
    assert [row["valid"] for row in checked] == [True, False]
    assert checked[0]["dialect"] == "rfc3986::authority"
    assert checked[0]["handle"] is None


def test_the_type_of_a_column_of_reports_never_changes() -> None:
    name = pa.dictionary(pa.int8(), pa.string())
    assert pa.array(column.check(pa.array([], pa.string()))).type == pa.struct(
        [
            ("valid", pa.bool_()),
            ("dialect", name),
            ("handle", pa.string()),
            ("code", pa.dictionary(pa.int16(), pa.string())),
            ("severity", name),
            ("start", pa.int32()),
            ("end", pa.int32()),
            ("message", pa.string()),
            ("fixed", pa.string()),
            ("start_char", pa.int32()),
            ("end_char", pa.int32()),
        ]
    )


def test_the_code_is_that_of_the_first_error_else_warning_else_advice() -> None:
    texts = ["https://doi.org/10.1000%2F182", "https://doi.org/10.1000%2F182.", "https://doi.org/10.1000%2F182.<"]
    assert [row["severity"] for row in column.check(pa.array(texts))] == ["advice", "warning", "error"]
    assert handle_syntax.check(texts[1]).problems[0].severity == "advice"


def test_answers_that_arrow_cannot_address_are_an_error_with_a_sentence() -> None:
    one = "10.1000/" + "x" * ((1 << 20) - 8)
    dictionary = pa.DictionaryArray.from_arrays(pa.array([0] * 2100, pa.int32()), pa.array([one]))
    with pytest.raises(OverflowError, match="more than 2 GiB; use a column of large strings, or smaller chunks"):
        column.read(dictionary)
