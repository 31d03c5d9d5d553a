"""The report about one text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ._native import draw
from ._card import html, is_colored, width
from ._problem import Problem

Text = TypeVar("Text", str, bytes)


@dataclass(frozen=True, slots=True)
class Report(Generic[Text]):
    """The problems of a text, in the order of the text; without problems, the text is right.

    >>> import handle_syntax
    >>> report = handle_syntax.check("10.1000/182")
    >>> report.valid, report.dialect, report.problems
    (True, 'handle', ())
    >>> match handle_syntax.check("10.1000").problems:
    ...     case [Problem("missing-slash", "error", span), *_]:
    ...         print(span)
    Span(start=7, end=7)
    """

    text: Text
    """The text that was given."""
    dialect: str
    """The dialect or the rule that read it."""
    valid: bool
    """Whether no problem is an error."""
    problems: tuple[Problem, ...]
    """At most eight problems, in the order of their places."""
    more: int = 0
    """How many more problems there are."""
    _asked: tuple[str, str | None, dict[str, Any]] = field(
        default=("check", None, {}), repr=False, compare=False
    )

    def __bool__(self) -> bool:
        """The same as `valid`."""
        return self.valid

    def draw(self, *, color: bool | None = None, columns: int | None = None) -> str:
        """A card for each problem: the text, the place, what to do, the rule and its document.

        If the standard output is a terminal, its width and colors are used; elsewhere there are no colors. `NO_COLOR`
        and `FORCE_COLOR` are obeyed.
        """
        if not self.problems:
            return f"{self.text!r} is valid by {self.dialect}\n"
        colored = is_colored() if color is None else color
        return draw(self._asked, self.text, colored, columns or width())

    def __str__(self) -> str:
        """The cards, as `draw` draws them."""
        return self.draw()

    def _repr_html_(self) -> str:
        """The cards in colors, for a notebook."""
        return html(self.draw(color=True, columns=100))
