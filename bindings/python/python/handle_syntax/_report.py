"""The report about one text."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ._card import WIDTH, can_show_unicode, html, is_colored, width
from ._native import draw, repaired
from ._problem import Problem
from ._value import quoted, value

Text = TypeVar("Text", str, bytes)

#: The function that made a report, and its dialect and options.
Asked = tuple[str, str | None, dict[str, Any]]


class _Remembers:
    """A slot for the call that made a report. It is no field, so reports from different calls can be equal."""

    __slots__ = ("_asked",)
    _asked: Asked


@value
@dataclass(frozen=True, slots=True)
class Report(_Remembers, Generic[Text]):
    """The problems of a text, in the order of the text; without problems, the text is right.

    >>> import handle_syntax
    >>> report = handle_syntax.check("10.1000/182")
    >>> report.valid, report.dialect, report.problems
    (True, 'handle', ())
    >>> match handle_syntax.check("10.1000").problems:
    ...     case [handle_syntax.Problem("missing-slash", "error", span), *_]:
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
    """At most eight problems, or as many as `most` says, in the order of their places."""
    more: int = 0
    """How many more problems there are."""

    def __bool__(self) -> bool:
        """The same as `valid`."""
        return self.valid

    @property
    def repaired(self) -> Text | None:
        """The text after the edits of all problems, safe or plausible; warnings and advice without an edit may be left.

        `None` if there is nothing to edit, if an error has no edit, if the report left problems out (`more`), if a single
        rule read the text, if only its author knows what is meant, or if the result has more than 400 octets or a
        hidden character. For longer texts, use `fix(text, apply="all")`.

        The text is made when it is asked for. If `safe` is false, a person should look at it first.

        >>> import handle_syntax
        >>> report = handle_syntax.check("https://doi.org/10.1000/182>")
        >>> report.repaired, report.safe
        ('https://doi.org/10.1000/182', False)
        """
        made = repaired(_asked(self), self.text)
        return made[0] if made else None

    @property
    def safe(self) -> bool:
        """Whether `repaired` is there, and every edit that leads to it is safe."""
        made = repaired(_asked(self), self.text)
        return made is not None and made[1]

    def draw(self, *, color: bool | None = None, columns: int | None = None, ascii: bool | None = None) -> str:
        """A card for each problem: the text, the place, what to do, the rule and its document.

        `color`, `columns` and `ascii` say how; without them, the standard output decides. If it is a terminal, its width
        and colors are used; elsewhere there are no colors, and 100 columns. If its encoding has no lines to draw with,
        the cards are in ASCII. `NO_COLOR`, `FORCE_COLOR` and `COLUMNS` are obeyed. A line is longer than `columns` only
        where it has no spaces, where it is a repaired text, which can be copied, or below a place at the right edge.
        Raises `ValueError` if `columns` is not above 0.

        >>> import handle_syntax
        >>> card = handle_syntax.check("10.1000/é<b>").draw(columns=40, ascii=True)
        >>> card.isascii(), max(len(line) for line in card.splitlines()) <= 40
        (True, True)
        """
        colored = is_colored() if color is None else color
        in_ascii = not can_show_unicode() if ascii is None else ascii
        if not self.problems and not self.more:
            sentence = f"{quoted(self.text, longest=1000)} is valid by {self.dialect}\n"
            return sentence.encode("ascii", "backslashreplace").decode() if in_ascii else sentence
        return draw(_asked(self), self.text, colored, width() if columns is None else columns, in_ascii)

    def __str__(self) -> str:
        """The cards, as `draw` draws them, without the empty lines at the end."""
        return self.draw().rstrip("\n")

    def _repr_html_(self) -> str:
        """The cards in colors, for a notebook."""
        return html(self.draw(color=True, columns=WIDTH, ascii=False))

    def __reduce__(self) -> tuple[Any, ...]:
        """What pickle and copy need."""
        return remembered, (self.text, self.dialect, self.valid, self.problems, self.more, _asked(self))


def _asked(report: Report[Any]) -> Asked:
    """The call that made a report; a report that a program made itself is drawn as one of `check`."""
    asked: Asked = ("check", None, {})
    return getattr(report, "_asked", asked)


def remembered(
    text: Text, dialect: str, valid: bool, problems: tuple[Problem, ...], more: int, asked: Asked
) -> Report[Text]:
    """A report that remembers the call that made it; the call is repeated to draw the cards or to repair the text."""
    report = Report(text, dialect, valid, problems, more)
    object.__setattr__(report, "_asked", asked)
    return report
