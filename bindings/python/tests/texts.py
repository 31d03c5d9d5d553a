"""Texts of all kinds, for tests that compare two answers to the same question."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import strategies as st

IDENTIFIERS = Path(__file__).parents[3] / "tests" / "identifiers"


def real() -> list[str]:
    """Identifiers that are in use, and misspelt ones."""
    files = sorted(IDENTIFIERS.glob("*.txt"))
    assert files
    return [line for file in files for line in file.read_text().splitlines() if line]


def damaged() -> list[bytes]:
    """What people do to identifiers: the texts of a table of the library's tests, in which `^xE9` is the octet E9."""
    table = (IDENTIFIERS.parent / "library" / "accidents" / "cases.tsv").read_bytes()
    texts = [line.split(b"\t")[0] for line in table.split(b"\n") if line and not line.startswith(b"##")]
    assert len(texts) > 1000
    return [re.sub(rb"\^x(..)", lambda found: bytes.fromhex(found[1].decode()), text) for text in texts]


HOSTILE = [
    "",
    " ",
    "/",
    "%",
    "10.1000/\0",
    "10.1000/\n",
    "10.1000/\x1b[31m",
    "10.1000/\u202e\u200b",
    "10.1000/\U0001d4b3",
    "10.1000/" + "%" * 300,
    "hdl:" + "/" * 300,
    "hdl:10.1/" + "\u0301" * 300,
    "info:hdl/" + "a." * 300 + "/b",
    "http://" + "@" * 300,
    "x" * 70_000,
]

PIECES = st.sampled_from(
    ["hdl:", "hdl://", "info:", "info:hdl/", "https://doi.org/", "doi:", "10.", "10.1000", "/", "182", "%2F", "%", "é", "日"]
    + ["a b", "<", "?", "#", "@", ".", "..", "\\", "&amp;", "\n", "\0", "\x1b", "\u200b", "\ufeff", "\U0001d4b3", "x" * 100]
)

#: Texts that are nearly valid, and random ones.
TEXTS = st.lists(PIECES, max_size=8).map("".join) | st.text()
OCTETS = TEXTS.map(str.encode) | st.binary()
