"""The exception for a text that was refused."""

from __future__ import annotations

from typing import Any

from ._problem import Problem
from ._report import Report
from ._span import Span


class ParseError(ValueError):
    """The text is invalid, or does not have what the function asked for, such as a handle.

    >>> import handle_syntax
    >>> try:
    ...     handle_syntax.read("hdl:10.1000/1<2")
    ... except handle_syntax.ParseError as error:
    ...     print(error.code, error.span)
    character-not-allowed Span(start=13, end=14)
    """

    report: Report[Any]
    """All problems of the text; printing the report draws cards."""

    def __init__(self, report: Report[Any]) -> None:
        super().__init__(report)
        self.report = report

    @property
    def problem(self) -> Problem:
        """The first error."""
        errors = (problem for problem in self.report.problems if problem.severity == "error")
        return next(errors, self.report.problems[0])

    @property
    def code(self) -> str:
        """The name of the first error."""
        return self.problem.code

    @property
    def message(self) -> str:
        """What is wrong, in one sentence."""
        return self.problem.message

    @property
    def span(self) -> Span:
        """Where the first error is, as indices of the text that was given."""
        return self.problem.span

    @property
    def byte(self) -> Span:
        """Where the first error is, in octets of UTF-8."""
        return self.problem.byte

    def __str__(self) -> str:
        """What is wrong, the name of the problem, and where it is."""
        return f"{self.message} ({self.code}, {self.report.dialect}, at {self.span.start})"
