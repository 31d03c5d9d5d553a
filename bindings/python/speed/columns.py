"""Times columns of identifiers and the code that others use, in one run, and prints the tables of `docs/speed.md`.

    python speed/columns.py LIST [IDENTIFIERS [HDL]]

LIST has one identifier per line; `cargo run --release --bin identifiers -- 50000` makes one. IDENTIFIERS is that
program itself, which times the loop in Rust, and HDL the command `hdl`. Each row is the quickest of several rounds, in
processor time, which does not count what other programs take on a busy machine.
"""

from __future__ import annotations

import re
import resource
import subprocess
import sys
import timeit
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import process_time

import handle_syntax
import idutils
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc
from handle_syntax import column
from idutils.utils import handle_regexp

#: There are many short rounds, so that some of them fall into quiet moments of the machine.
ROUNDS = 40

#: The expression of idutils for handles, from the start of a text, as each engine writes it.
PATTERN = f"(?i)^(?:{handle_regexp.pattern})"


def quickest(work: Callable[[], object], number: int = 1) -> float:
    """The seconds of the quickest round."""
    return min(timeit.repeat(work, timer=process_time, number=number, repeat=ROUNDS)) / number


def nanoseconds(work: Callable[[], object], rows: int) -> float:
    """The nanoseconds per row of the quickest round."""
    return quickest(work) * 1e9 / rows


def print_rows(head: str, rows: list[tuple[str, float]]) -> None:
    """Prints a table, in which each row also has its time relative to the first row."""
    print(f"\n| {head} | ns | times |\n|---|--:|--:|")
    for name, time in rows:
        print(f"| {name} | {time:,.0f} | {time / rows[0][1]:.2f} |")


def columns(texts: list[str], loop: float | None) -> None:
    """Times the functions for a column, and the code of others that says whether each text of it is a handle."""
    array, series, frame = pa.array(texts), pl.Series(texts), pd.Series(texts)
    head = f"a column of {len(texts):,} texts, a text"
    valid = ("`column.is_valid`", nanoseconds(lambda: column.is_valid(array, threads=1), len(texts)))
    others: list[tuple[str, Callable[[], object]]] = [
        ("`polars.Series.str.contains`", lambda: series.str.contains(PATTERN)),
        ("`pyarrow.compute.match_substring_regex`", lambda: pc.match_substring_regex(array, PATTERN)),
        ("`pandas.Series.str.match`", lambda: frame.str.match(PATTERN)),
        ("`idutils.is_handle`, a loop", lambda: [idutils.is_handle(text) for text in texts]),
    ]
    in_rust = [] if loop is None else [("the library's loop in Rust", loop)]
    print_rows(head, [valid, *in_rust, *((name, nanoseconds(work, len(texts))) for name, work in others)])
    own: list[tuple[str, Callable[[], object]]] = [
        ("`column.read`", lambda: column.read(array, threads=1)),
        ("`column.key`", lambda: column.key(array, threads=1)),
        ("`column.check`", lambda: column.check(array, threads=1)),
    ]
    print_rows(head, [valid, *((name, nanoseconds(work, len(texts))) for name, work in own)])


def problems() -> None:
    """Times the texts of the table of damaged identifiers in the library's tests, and for comparison the texts of the
    same table that have no problem.
    """
    table = Path(__file__).parents[3] / "tests" / "library" / "accidents" / "cases.tsv"
    lines = [line for line in table.read_text().splitlines() if line and not line.startswith("##")]
    texts = [line.split("\t")[0] for line in lines]
    damaged = [text for text in texts if handle_syntax.check(text).problems]
    correct = [text for text in texts if not handle_syntax.check(text).problems] * 10
    array, others = pa.array(damaged), pa.array(correct)
    rows: list[tuple[str, Callable[[], object], int]] = [
        ("`column.check`, the texts without a problem", lambda: column.check(others, threads=1), len(others)),
        ("`column.is_valid`", lambda: column.is_valid(array, threads=1), len(array)),
        ("`column.key`", lambda: column.key(array, threads=1), len(array)),
        ("`column.check`", lambda: column.check(array, threads=1), len(array)),
        ("`column.fix`", lambda: column.fix(array, threads=1), len(array)),
        ('`column.fix` with `apply="all"`', lambda: column.fix(array, apply="all", threads=1), len(array)),
    ]
    timed = [(name, nanoseconds(work, count)) for name, work, count in rows]
    print_rows(f"{len(damaged):,} texts with a problem, a text", timed)


def scalars(text: str) -> None:
    """Times one text, and a call of a function that does nothing."""

    def empty(text: str) -> None:
        pass

    number = 1000
    rows: list[tuple[str, Callable[[], object]]] = [
        ("`is_valid`", lambda: handle_syntax.is_valid(text)),
        ("`read`", lambda: handle_syntax.read(text)),
        ("`idutils.is_handle`", lambda: idutils.is_handle(text)),
    ]
    slow: list[tuple[str, Callable[[], object]]] = [
        ("`detect`", lambda: handle_syntax.detect(text)),
        ("`idutils.detect_identifier_schemes`", lambda: idutils.detect_identifier_schemes(text)),
    ]
    print(f"\na call of a function that does nothing: {quickest(lambda: empty(text), number) * 1e9:,.0f} ns")
    print(f"\n| one text, `{text}` | ns |\n|---|--:|")
    timed = [(name, quickest(work, number)) for name, work in rows]
    timed += [(name, quickest(work, number // 20)) for name, work in slow]
    for name, time in timed:
        print(f"| {name} | {time * 1e9:,.0f} |")


def lists(texts: list[str], hdl: str) -> None:
    """Times the reports about the same texts twenty times over; the command reads them from a file."""
    texts = texts * 20
    array = pa.array(texts)
    with NamedTemporaryFile("w") as file:
        file.write("\n".join(texts))
        file.flush()

        def taken() -> float:
            """The seconds of the processor that commands took until now, as `process_time` counts its own."""
            usage = resource.getrusage(resource.RUSAGE_CHILDREN)
            return usage.ru_utime + usage.ru_stime

        def command() -> float:
            before = taken()
            subprocess.run([hdl, "check", file.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            return taken() - before

        def check() -> float:
            before = process_time()
            column.check(array, threads=1)
            return process_time() - before

        # The two take turns, so that both meet the same moments of the machine.
        times = [(command(), check()) for _ in range(7)]
    print(f"\na list of {len(texts):,} texts, a text:")
    for name, each in zip(("`hdl check`", "`column.check`"), zip(*times)):
        print(f"{name} takes {min(each) * 1e9 / len(texts):,.0f} ns")


def main(file: str, identifiers: str | None = None, hdl: str | None = None) -> None:
    loop = None
    if identifiers:
        done = subprocess.run([identifiers, "--valid", file], capture_output=True, text=True, check=True)
        found = re.search(r"([\d.]+) ns", done.stdout)
        loop = float(found[1]) if found else None
    texts = Path(file).read_text().splitlines()
    columns(texts, loop)
    problems()
    scalars("10.1000/182")
    if hdl:
        lists(texts, hdl)


if __name__ == "__main__":
    main(*sys.argv[1:])
