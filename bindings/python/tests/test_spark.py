"""Spark gives the same answers as a column, on any machine and even if a task is killed."""

from __future__ import annotations

import os
import runpy
import signal
import sys
import warnings
from collections import Counter
from pathlib import Path

import handle_syntax
import pyarrow as pa
import pytest
from fails import fails
from handle_syntax import _spark, column, spark
from pyspark import TaskContext, cloudpickle
from pyspark.errors import PythonException
from pyspark.sql import functions as sf
from texts import HOSTILE, real

# The executors do not have this file, so its functions are sent to them as code.
cloudpickle.register_pickle_by_value(sys.modules[__name__])

TEXTS = [*real(), None, *HOSTILE]
DEDUPLICATE = runpy.run_path(str(Path(__file__).parent.parent / "examples" / "deduplicate.py"))

#: The functions, and the options for the test of each.
FUNCTIONS = {
    "is_valid": {},
    "read": {},
    "check": {},
    "key": {"policy": "doi"},
    "normalize": {"registry": True},
    "convert": {"to": "proxy", "resolver": "doi.org", "allow_loss": "all"},
    "conversion": {"to": "doi", "allow_loss": "query"},
    "fix": {},
    "detect": {},
    "find": {},
}
each_function = pytest.mark.parametrize(("function", "options"), FUNCTIONS.items(), ids=list(FUNCTIONS))


@pytest.fixture(scope="module")
def table() -> pa.Table:
    """The texts ten times over, each with a number."""
    texts = TEXTS * 10
    return pa.table({"id": pa.array(range(len(texts)), pa.int64()), "text": pa.array(texts, pa.string())})


@pytest.fixture(scope="module")
def rows(spark_session, table):
    return spark_session.createDataFrame(table).repartition(4, "id").cache()


@pytest.fixture(scope="module")
def spark_session(request):
    return request.getfixturevalue("spark")


def octets(table: pa.Table, schema: pa.Schema) -> bytes:
    """The octets of a table in a file, in the order of its numbers."""
    table = pa.Table.from_pylist(table.sort_by("id").to_pylist(), schema)
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, schema) as writer:
        writer.write_table(table)
    return sink.getvalue().to_pybytes()


def alone(table: pa.Table, function: str, options: dict[str, object]) -> pa.Table:
    """The answers of this process."""
    answers = pa.chunked_array(getattr(column, function)(table["text"], **options))
    return table.append_column(function, answers.cast(_spark.plain(answers.type)))


def assert_same(answered, expected: pa.Table) -> None:
    assert answered.columns == expected.column_names
    assert octets(answered.toArrow(), expected.schema) == octets(expected, expected.schema)


@each_function
def test_the_answers_are_those_of_one_machine(rows, table, function, options) -> None:
    answered = getattr(spark, function)(rows, "text", **options)
    assert_same(answered, alone(table, function, options))


def test_suggestions_are_applied(spark_session, rows, table) -> None:
    apply = ["trailing-punctuation", "missing-scheme"]
    assert_same(spark.fix(rows, "text", apply=iter(apply)), alone(table, "fix", {"apply": apply}))
    few = spark_session.createDataFrame([("10.1000/182.",)], "text string")
    assert few.select(spark.udf("fix", apply="all")("text").alias("fixed")).first().fixed == "10.1000/182"


def test_a_column_of_octets_is_answered(spark_session, table) -> None:
    table = table.set_column(1, "text", pa.array([b"10.1/\xff", *(t and t.encode() for t in table["text"].to_pylist()[1:])]))
    rows = spark_session.createDataFrame(table)
    assert_same(spark.read(rows, "text", "handle-octet"), alone(table, "read", {"dialect": "handle-octet"}))


def test_large_columns_are_answered(spark_session, rows, table) -> None:
    spark_session.conf.set("spark.sql.execution.arrow.useLargeVarTypes", "true")
    try:
        assert_same(spark.check(rows, "text"), alone(table, "check", {}))
    finally:
        spark_session.conf.unset("spark.sql.execution.arrow.useLargeVarTypes")


def test_a_skewed_partition_is_answered(rows, table) -> None:
    few = sf.when(rows.id % 20 == 0, rows.id).otherwise(1)
    skewed = rows.repartition(4, few)
    sizes = [row["count"] for row in skewed.groupBy(sf.spark_partition_id()).count().collect()]
    assert max(sizes) > 0.9 * len(table)
    assert len(sizes) > 1
    assert_same(spark.check(skewed, "text"), alone(table, "check", {}))


def executor() -> int:
    """The executor that this Python process works for: the parent of the process that starts workers."""
    return int(Path(f"/proc/{os.getppid()}/stat").read_text().rpartition(")")[2].split()[1])


def test_both_executors_work(rows) -> None:
    def processes(batches):
        for batch in batches:
            yield pa.record_batch({"executor": pa.array([executor()] * len(batch), pa.int64())})

    counted = spark.key(rows, "text").mapInArrow(processes, "executor long").distinct().collect()
    assert len(counted) == 2
    assert os.getpid() not in {row.executor for row in counted}


@pytest.mark.parametrize("victim", ["worker", "executor"])
def test_a_killed_task_is_repeated(rows, table, victim, tmp_path) -> None:
    killed = tmp_path / "killed"

    def kill(batches):
        for number, batch in enumerate(batches):
            # After some answers, exactly one task is killed.
            if number == 2 and TaskContext.get().partitionId() == 1 and not killed.exists():
                killed.touch()
                os.kill(os.getpid() if victim == "worker" else executor(), signal.SIGKILL)
            yield batch

    answered = spark.check(rows, "text")
    assert_same(answered.mapInArrow(kill, answered.schema), alone(table, "check", {}))
    assert killed.exists()


def test_nothing_runs_before_it_must(spark_session, table) -> None:
    context = spark_session.sparkContext
    tracker = context.statusTracker()
    rows = spark_session.createDataFrame(table)
    context.setJobGroup("lazy", "a test")
    answered = spark.check(spark.key(rows, "text"), "text")
    assert answered.schema["check"].dataType["message"].dataType.simpleString() == "string"
    assert tracker.getJobIdsForGroup("lazy") == []
    assert answered.count() == len(table)
    assert tracker.getJobIdsForGroup("lazy")


def test_sql_has_the_functions(spark_session, rows, table) -> None:
    names = spark.register(spark_session)
    assert "handle_key" in names
    rows.createOrReplaceTempView("texts")
    for name, function in spark.SQL.items():
        expected = alone(table, function, {})
        assert_same(spark_session.sql(f"select id, text, {name}(text) as {function} from texts"), expected)


def test_a_column_is_found_as_spark_finds_it(spark_session, rows, table) -> None:
    assert_same(spark.read(rows, "TEXT"), alone(table, "read", {}))
    spark_session.conf.set("spark.sql.caseSensitive", "true")
    try:
        with pytest.raises(ValueError, match='no column is called "TEXT"'):
            spark.read(rows, "TEXT")
    finally:
        spark_session.conf.unset("spark.sql.caseSensitive")


def test_losses_come_in_any_collection(rows, table) -> None:
    options = {"to": "doi", "allow_loss": ["host", "query"]}
    given = options | {"allow_loss": (name for name in options["allow_loss"])}
    assert_same(spark.convert(rows, "text", **given), alone(table, "convert", options))


def test_a_column_of_nulls_only_is_answered(rows) -> None:
    nothing = rows.limit(2).select(sf.lit(None).alias("text"))
    assert [row.key for row in spark.key(nothing, "text").collect()] == [None, None]


def test_the_functions_are_registered_without_warnings_about_them(spark_session) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        spark.register(spark_session)
    assert not [warning for warning in caught if "type hints" in str(warning.message)]


def test_a_function_of_columns_takes_options(spark_session, rows, table) -> None:
    options = FUNCTIONS["convert"]
    link = spark.udf("convert", **options)
    assert_same(rows.withColumn("convert", link("text")), alone(table, "convert", options))


def test_a_function_of_columns_takes_strings(spark_session) -> None:
    octets = spark_session.createDataFrame([(b"10.1/x",)], "text binary")
    with pytest.raises(PythonException, match=r"must hold strings, not binary; cast\(column as string\) makes strings of it"):
        octets.select(spark.udf("key")("text")).collect()


#: The names that an error lists of 25 columns.
FIRST = ", ".join(f"c{number}" for number in range(20))

# A call, and the message of its error.
WRONG = [
    (
        lambda rows: spark.check(rows, rows.text),
        TypeError,
        "the argument `column` must be the name of a column, a str, not Column",
    ),
    (
        lambda rows: spark.check(rows.select(sf.struct("text").alias("s")), "s.text"),
        ValueError,
        '"s.text" is inside a column; rows.withColumn("text", rows["s.text"]) makes it one of its own',
    ),
    (
        lambda rows: spark.check(rows, "text", name="ID"),
        ValueError,
        'there is already a column "ID"; choose another name for the answers with the argument `name`',
    ),
    (lambda rows: spark.check(rows, "txt"), ValueError, 'no column is called "txt"; did you mean "text"?'),
    (lambda rows: spark.check(rows, "doi"), ValueError, 'no column is called "doi"; the columns are id, text'),
    (
        lambda rows: spark.check(rows.select(*(sf.lit(1).alias(f"c{number}") for number in range(25))), "doi"),
        ValueError,
        f'no column is called "doi"; there are 25 columns, of which the first are {FIRST}',
    ),
    (lambda rows: spark.check(rows, "id"), TypeError, "the column must hold strings or binary, not bigint"),
    (
        lambda rows: spark.check(rows, "text", name="id"),
        ValueError,
        'there is already a column "id"; choose another name for the answers with the argument `name`',
    ),
    (lambda rows: spark.check(rows, "text", "dio"), ValueError, 'no dialect is called "dio"; did you mean "doi"?'),
    (lambda rows: spark.key(rows, "text", polcy="doi"), TypeError, 'there is no option "polcy"; did you mean "policy"?'),
    (lambda rows: spark.convert(rows, "text"), TypeError, "the argument `to` is missing: it names the dialect to write, as in to=\"proxy\""),
    (
        lambda rows: spark.udf("compare"),
        ValueError,
        'no function is called "compare"; the functions are check, conversion, convert, detect, find, fix, is_valid, key, normalize, read',
    ),
    (lambda rows: spark.udf("keys"), ValueError, 'no function is called "keys"; did you mean "key"?'),
    (lambda rows: spark.udf("reed"), ValueError, 'no function is called "reed"; did you mean "read"?'),
]


@pytest.mark.parametrize(("call", "kind", "sentence"), WRONG)
def test_a_wrong_argument_is_an_error_at_once(rows, call, kind, sentence) -> None:
    fails(lambda: call(rows), kind, sentence)


def key(text: str) -> str:
    """The key of a handle, or of the DOI name of an `info:doi/` URI."""
    try:
        return handle_syntax.key(text)
    except handle_syntax.ParseError:
        return handle_syntax.key(handle_syntax.convert(text, to="doi", allow_loss="all"))


def test_the_example_gives_one_row_for_each_handle(spark_session, tmp_path) -> None:
    texts = [text for text in TEXTS if text is not None and text.isprintable()]
    # The first means a DOI name and not a handle, and the second is valid but means neither.
    texts += ["info:doi/10.1000/182", "info:lccn/2002022641"]
    for part in range(4):
        (tmp_path / "list").mkdir(exist_ok=True)
        (tmp_path / "list" / f"{part}.txt").write_text("".join(f"{text}\n" for text in texts[part::4] * (part + 1)))
    DEDUPLICATE["main"](*(str(tmp_path / name) for name in ("list", "handles", "refused")))

    expected: Counter[str] = Counter()
    without: Counter[str] = Counter()
    for part in range(4):
        for text in texts[part::4] * (part + 1):
            try:
                expected[key(text)] += 1
            except handle_syntax.ParseError:
                without[text] += 1
    handles = spark_session.read.parquet(str(tmp_path / "handles")).collect()
    assert len(handles) == len(expected) < sum(expected.values())
    assert {row.key: row["count"] for row in handles} == expected
    refused = spark_session.read.parquet(str(tmp_path / "refused")).collect()
    assert Counter(row.value for row in refused) == without
    assert all(row.code and row.message for row in refused)
    [reason] = {(row.code, row.message) for row in refused if row.value == "info:lccn/2002022641"}
    assert reason == ("not-a-handle", "it names no handle")
