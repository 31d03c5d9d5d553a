"""How reports look on a terminal, in a file and in a notebook."""

import handle_syntax
import pytest
from handle_syntax import _card

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
    assert _card.html("\x1b[1;31ma\x1b[0mb\x1b[2mc") == (
        '<pre><span style="font-weight:bold;color:#c0392b">a</span>b<span style="opacity:.6">c</span></pre>'
    )


def test_a_report_without_problems_says_that_the_text_is_valid() -> None:
    assert str(handle_syntax.check("10.1000/182")) == "'10.1000/182' is valid by handle\n"


def test_nothing_that_controls_a_terminal_is_drawn() -> None:
    report = handle_syntax.check("10.1000/\x1b]0;x\x07\u202e")
    assert not {"\x1b", "\x07", "\u202e"} & set(report.draw(color=False))
    assert not {"\x1b", "\x07", "\u202e"} & set("".join(problem.message for problem in report.problems))
