"""How reports look on a terminal, in a file and in a notebook."""

import io
import re

import handle_syntax
import pytest
from fails import fails
from handle_syntax import _card
from hypothesis import given
from hypothesis import strategies as st
from texts import OCTETS, TEXTS

TEXT = "hdl:10.1000/<b>"


@pytest.fixture
def report(monkeypatch):
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return handle_syntax.check(TEXT)


def test_a_file_gets_no_colors(report) -> None:
    assert "\x1b" not in str(report)
    assert TEXT in str(report)


def test_a_terminal_gets_colors(report, monkeypatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert "\x1b[" in str(report)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in str(report)


def test_colors_can_be_asked_for(report, monkeypatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in str(report)
    assert "\x1b" not in report.draw(color=False)


def test_a_notebook_gets_html(report) -> None:
    html = report._repr_html_()
    assert "hdl:10.1000/&lt;b&gt;" in html
    assert "<b>" not in html
    assert "\x1b" not in html
    assert html.count("<span") == html.count("</span>") > 0
    # The mark of an error is red, and the place magenta.
    assert '<span style="color:#c0392b">×</span>' in html
    assert '<span style="color:#8e44ad;font-weight:bold">' in html
    assert _card.html("\x1b[1;31ma\x1b[0mb\x1b[2mc") == (
        '<pre><span style="font-weight:bold;color:#c0392b">a</span>b<span style="opacity:.6">c</span></pre>'
    )


def test_a_report_without_problems_says_that_the_text_is_valid() -> None:
    assert str(handle_syntax.check("10.1000/182")) == "'10.1000/182' is valid by handle"


def test_nothing_that_controls_a_terminal_is_drawn() -> None:
    report = handle_syntax.check("10.1000/\x1b]0;x\x07\u202e")
    assert not {"\x1b", "\x07", "\u202e"} & set(report.draw(color=False))
    assert not {"\x1b", "\x07", "\u202e"} & set("".join(problem.message for problem in report.problems))


WIDE = "hdl:10.1000/" + "<" * 120 + "b and more words"


@pytest.mark.parametrize("columns", [40, 60, 100])
@pytest.mark.parametrize("ascii", [False, True])
def test_lines_fit_into_the_columns_as_far_as_they_have_spaces(columns, ascii) -> None:
    for text in (WIDE, "10.1000", "hdl:10.1000/" + "é" * 300, "see doi:10.1000/182, see also 10.1000/183"):
        for line in handle_syntax.check(text).draw(color=False, columns=columns, ascii=ascii).splitlines():
            is_copied = re.match(r" +(help: )?(fix|try): ", line)
            # Words below a place at the right edge need some room too.
            is_label = re.match(r"   [·:]", line) and len(line) < columns + 12
            assert len(line) <= columns or is_copied or is_label or " " not in line.strip(), line


@given(text=TEXTS | OCTETS, columns=st.integers(1, 50), ascii=st.booleans())
def test_every_text_can_be_drawn_in_any_columns(text, columns, ascii) -> None:
    drawn = handle_syntax.check(text).draw(color=False, columns=columns, ascii=ascii)
    assert drawn
    assert drawn.isascii() or not ascii


def test_the_place_is_marked_where_a_long_text_is_cut() -> None:
    text = "hdl:10.1000/" + "a" * 500 + "<" + "b" * 500
    lines = handle_syntax.check(text).draw(color=False, columns=60).splitlines()
    [line, marks] = lines[lines.index("   ╭────") + 1 :][:2]
    assert line[marks.index("┬")] == "<"
    assert line.count("…") == 2
    assert len(line) <= 60


def test_columns_are_those_of_the_environment(report, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert str(report) == report.draw(columns=40).rstrip("\n") != report.draw(columns=100).rstrip("\n")


def test_a_long_text_has_a_short_card() -> None:
    for text in ("hdl:10.1000/" + "<" * 1_000_000 + "b", "10.1000/" + "b" * 1_000_000):
        report = handle_syntax.check(text)
        assert len(str(report)) < 10_000
        assert len(report._repr_html_()) < 20_000


def test_cards_in_ascii_mark_the_same_place(report) -> None:
    text = "10.1000/éü<b>"
    drawn = handle_syntax.check(text).draw(color=False, ascii=True)
    assert drawn.isascii()
    line = next(line for line in drawn.splitlines() if "10.1000" in line)
    marks = drawn.splitlines()[drawn.splitlines().index(line) + 1]
    assert "<U+00E9><U+00FC><b>" in line
    assert line[marks.index("^") :].startswith("<b>")


def test_a_report_can_be_printed_where_the_output_is_not_utf8(monkeypatch) -> None:
    octets = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(octets, encoding="ascii", write_through=True))
    for text in ("hdl:10.1000/é<b>", "hdl:10.1000/é", "10.1000/日本"):
        print(handle_syntax.check(text))
    assert b"hdl:10.1000/<U+00E9><b>" in octets.getvalue()


def test_a_printed_report_has_no_empty_lines_at_its_end(report) -> None:
    assert str(report) == str(report).rstrip() != ""


# Arguments of `draw`, and the message of the error.
WRONG = [
    ({"columns": -5}, ValueError, "the argument `columns` must be above 0, not -5"),
    ({"columns": 0}, ValueError, "the argument `columns` must be above 0, not 0"),
    ({"columns": "60"}, TypeError, "the argument `columns` must be an int, not str"),
    ({"color": "yes"}, TypeError, "the argument `color` must be True or False, not str"),
    ({"ascii": 1}, TypeError, "the argument `ascii` must be True or False, not int"),
]


@pytest.mark.parametrize(("arguments", "kind", "sentence"), WRONG)
def test_a_wrong_argument_is_an_error_with_a_sentence(report, arguments, kind, sentence) -> None:
    fails(lambda: report.draw(**arguments), kind, sentence)
