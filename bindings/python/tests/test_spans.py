"""Places are indices of the text that was given, and also octets."""

import handle_syntax
import pytest

# A text, its dialect, and for each problem the text at its place, its span and its octets.
PLACES = [
    ("hdl:10.1000/a b", None, [(" ", (13, 14), (13, 14))]),
    ("hdl:10.1000/é b", None, [("é", (12, 13), (12, 14)), (" ", (13, 14), (14, 15))]),
    ("hdl:10.1000/𝒳 b", None, [("𝒳", (12, 13), (12, 16)), (" ", (13, 14), (16, 17))]),
    ("hdl:10.1000/é b".encode(), None, [("é".encode(), (12, 14), (12, 14)), (b" ", (14, 15), (14, 15))]),
    ("10.1000/é\ud800x", None, [("\ud800", (9, 10), (10, 13))]),
    (b"10.1000/\xff\xfe", None, [(b"\xff\xfe", (8, 10), (8, 10))]),
    ("é.1000", None, [("", (6, 6), (7, 7))]),
]


@pytest.mark.parametrize(("text", "dialect", "places"), PLACES)
def test_a_problem_has_its_place(text, dialect, places) -> None:
    problems = handle_syntax.check(text, dialect).problems
    assert [(text[problem.span.slice], problem.span, problem.byte) for problem in problems] == places


def test_an_edit_has_its_place() -> None:
    text = "INFO:hdl/10.1000/日<1>"
    problems = handle_syntax.check(text).problems
    edits = [problem.fix for problem in problems if problem.fix]
    assert [text[edit.span.slice] for edit in edits] == ["INFO:hdl", "日", "<", ">"]
    assert [edit.text for edit in edits] == ["info:hdl", "%E6%97%A5", "%3C", "%3E"]


def test_a_node_has_what_it_read() -> None:
    for text, dialect in (("10.1000/é", "handle"), ("https://doi.org/10.1000%2F182?x#y", "proxy"), (b"info:hdl/10.1/a", "info-hdl")):
        for node in handle_syntax.parse(text, dialect).walk():
            assert text[node.span.slice] == node.text
    tree = handle_syntax.parse("10.1000/日本", "handle")
    assert (tree["local-name"].text, tree["local-name"].span, tree["local-name"].byte) == ("日本", (8, 10), (8, 14))
    assert "local-name" in tree
    assert "query" not in tree
    with pytest.raises(KeyError):
        tree["query"]
