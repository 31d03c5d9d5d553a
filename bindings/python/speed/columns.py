"""Times a column of identifiers beside what others use, in one run, and prints the tables of `docs/speed.md`.

    python speed/columns.py LIST [IDENTIFIERS [HDL]]

LIST has one identifier a line; `cargo run --release --bin identifiers -- 1000000` makes one. IDENTIFIERS is that program
itself, which times the loop in Rust, and HDL the command `hdl`. Each row is the quickest of several rounds.
"""

from __future__ import annotations

import re
import subprocess
import sys
import timeit
from collections.abc import Callable
from pathlib import Path

import handle_syntax
import idutils
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc
from handle_syntax import column
from idutils.utils import handle_regexp

ROUNDS = 7

#: The expression of idutils for handles, from the start of a text, as each engine writes it.
PATTERN = f"(?i)^(?:{handle_regexp.pattern})"


def quickest(work: Callable[[], object], number: int = 1) -> float:
    """The seconds of the quickest round."""
    return min(timeit.repeat(work, number=number, repeat=ROUNDS)) / number


def nanoseconds(work: Callable[[], object], rows: int) -> float:
    return quickest(work) * 1e9 / rows


def print_rows(head: str, rows: list[tuple[str, float]]) -> None:
    """A table, and how many times as long as its first row each takes."""
    print(f"\n| {head} | ns | times |\n|---|--:|--:|")
    for name, time in rows:
        print(f"| {name} | {time:,.0f} | {time / rows[0][1]:.2f} |")


def columns(texts: list[str], loop: float | None) -> None:
    """Whether each text of a column is valid, or matches."""
    array, series, frame = pa.array(texts), pl.Series(texts), pd.Series(texts)
    rows: list[tuple[str, Callable[[], object]]] = [
        ("`column.is_valid`, one thread", lambda: column.is_valid(array, threads=1)),
        ("`column.is_valid`", lambda: column.is_valid(array)),
        ("`column.handle`", lambda: column.handle(array)),
        ("`column.key`", lambda: column.key(array)),
        ("`column.check`", lambda: column.check(array)),
        ("`polars.Series.str.contains`", lambda: series.str.contains(PATTERN)),
        ("`pyarrow.compute.match_substring_regex`", lambda: pc.match_substring_regex(array, PATTERN)),
        ("`pandas.Series.str.match`", lambda: frame.str.match(PATTERN)),
        ("`idutils.is_handle`, a loop", lambda: [idutils.is_handle(text) for text in texts]),
    ]
    timed = [(name, nanoseconds(work, len(texts))) for name, work in rows]
    if loop is not None:
        timed.insert(1, ("the library's loop in Rust, one thread", loop))
    print_rows(f"a column of {len(texts):,} texts, a text", timed)


def scalars(text: str) -> None:
    """One text, beside a call of a function that does nothing."""

    def empty(text: str) -> None:
        pass

    number = 100_000
    rows: list[tuple[str, Callable[[], object]]] = [
        ("an empty function", lambda: empty(text)),
        ("`is_valid`", lambda: handle_syntax.is_valid(text)),
        ("`read`", lambda: handle_syntax.read(text)),
        ("`idutils.is_handle`", lambda: idutils.is_handle(text)),
    ]
    slow: list[tuple[str, Callable[[], object]]] = [
        ("`detect`", lambda: handle_syntax.detect(text)),
        ("`idutils.detect_identifier_schemes`", lambda: idutils.detect_identifier_schemes(text)),
    ]
    timed = [(name, quickest(work, number) * 1e9) for name, work in rows]
    timed += [(name, quickest(work, number // 100) * 1e9) for name, work in slow]
    print_rows(f"one text, `{text}`", timed)


def lists(file: Path, hdl: str) -> None:
    """A whole list, from its file to its reports."""

    def read() -> object:
        lines = pa.array(file.read_bytes().splitlines())
        return column.check(lines)

    command = [hdl, "check", str(file)]
    rows = len(file.read_bytes().splitlines())
    array = pa.array(file.read_bytes().splitlines())
    print_rows(
        "a list of the same texts, a text",
        [
            ("`hdl check`", nanoseconds(lambda: subprocess.run(command, stdout=subprocess.DEVNULL), rows)),
            ("`column.check` of the column", nanoseconds(lambda: column.check(array), rows)),
            ("the same, read from the file", nanoseconds(read, rows)),
        ],
    )


def main(file: str, identifiers: str | None = None, hdl: str | None = None) -> None:
    loop = None
    if identifiers:
        done = subprocess.run([identifiers, "--valid", file], capture_output=True, text=True, check=True)
        found = re.search(r"([\d.]+) ns", done.stdout)
        loop = float(found[1]) if found else None
    columns(Path(file).read_text().splitlines(), loop)
    scalars("10.1000/182")
    if hdl:
        lists(Path(file), hdl)


if __name__ == "__main__":
    main(*sys.argv[1:])
