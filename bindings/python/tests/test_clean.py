"""The page about cleaning a column says which handles are doubtful; damaged identifiers show that this is true."""

from __future__ import annotations

import re
from pathlib import Path

import handle_syntax
import pyarrow as pa
from handle_syntax import column
from texts import damaged

PAGE = (Path(__file__).parent.parent / "docs" / "clean.md").read_text()
BAD_LINKS = re.findall(r'"([a-z-]+)"', PAGE.partition("BAD_LINKS = ")[2].partition("])")[0])

#: Problems that a text has, and the handle that is read from it does not.
NOTATION = {
    "control-character",
    "doi-prefix",
    "escape-recommended",
    "escaped-slash",
    "library-proxy",
    "needless-escape",
    "query-text",
    "stray-whitespace",
    "tracking-parameter",
    "wrong-slashes",
}


def test_a_handle_that_is_not_doubtful_had_only_problems_of_its_notation() -> None:
    assert set(BAD_LINKS) < set(handle_syntax.names.PROBLEMS)
    texts = pa.array([text.decode(errors="replace") for text in damaged()])
    handles = pa.array(column.read(texts))
    sure, doubtful = set(), 0
    for about_text, handle, about_handle in zip(column.check(texts), handles.to_pylist(), column.check(handles, "handle")):
        if handle is None:
            continue
        if about_handle["code"] or about_text["code"] in BAD_LINKS:
            doubtful += 1
        else:
            sure.add(about_text["code"])
    assert sure - {None} <= NOTATION
    assert doubtful > 1000


def test_a_handle_in_a_correct_text_is_hardly_ever_doubtful() -> None:
    texts = pa.array([text.decode(errors="replace") for text in damaged()])
    correct = texts.filter(pa.array([row["code"] is None for row in column.check(texts)]))
    handles = pa.array(column.read(correct)).drop_null()
    assert len(handles) > 300
    assert sum(row["code"] is not None for row in column.check(handles, "handle")) < len(handles) / 100
