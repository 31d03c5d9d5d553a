"""Places are indices of the text that was given, and also octets."""

import time

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
    text = "INFO:hdl/10.1000/日<1:2>"
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


def test_the_nodes_of_a_long_text_are_counted_from_its_beginning_only_once() -> None:
    # If the characters were counted from the beginning for each node, this would take minutes.
    text = "é." * 100_000 + "é/日"
    begin = time.perf_counter()
    nodes = list(handle_syntax.parse(text, "handle").walk())
    assert time.perf_counter() - begin < 30
    assert len(nodes) > 100_000
    assert all(text[node.span.slice] == node.text for node in nodes[2:])


def prose(count: int) -> str:
    """A long text with identifiers of all kinds, characters of several octets, and links that go over a line's end."""
    kinds = ["see 10.1000/{0}, and ", "(hdl:10.1000/é{0}) ", "<a href=\"https://doi.org/10.1000/a&amp;{0}\">日</a>\n", "https://doi.org/10.1000/\n{0} "]
    return "".join(kinds[number % 4].format(number) for number in range(count))


def test_a_long_text_is_searched_as_a_short_one_is() -> None:
    text = prose(20_000)
    found = list(handle_syntax.find(text))
    assert len(found) == 20_000
    for number, one in enumerate(found):
        assert one.text.endswith(str(number))
        assert text[one.span.slice].replace("&amp;", "&").replace("\n", "") == one.text
    octets = text.encode()
    for one, other in zip(found, handle_syntax.find(octets), strict=True):
        assert one.byte == other.byte == other.span
        assert other.text == one.text.encode()
    # A text with a lone surrogate is not UTF-8, and its places are right too.
    broken = f"\ud800 {text}"
    assert [one.span.start for one in handle_syntax.find(broken)] == [one.span.start + 2 for one in found]


def test_an_identifier_may_be_longer_than_what_is_searched_at_once() -> None:
    long = "10.1000/" + "a" * 300_000
    assert [found.text for found in handle_syntax.find(f"see {long} and 10.1000/1")] == [long, "10.1000/1"]
    assert list(handle_syntax.find("a" * 300_000)) == []


def test_the_first_identifier_of_a_long_text_comes_soon() -> None:
    text = prose(400_000)
    begin = time.perf_counter()
    assert next(handle_syntax.find(text)).text == "10.1000/0"
    assert time.perf_counter() - begin < 0.5
