"""The exception for a text that was refused."""

from typing import Any, Literal

from ._problem import Problem
from ._report import Report
from ._span import Span
from ._value import quoted


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
    """The problems of the text; printing the report draws cards."""
    subject: Literal["first", "second"] | None
    """Which text it is, if the function takes two."""

    def __init__(self, report: Report[Any], subject: Literal["first", "second"] | None = None) -> None:
        # Without a type checker, a program may call it with a sentence, as it calls other exceptions.
        if not isinstance(report, Report):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"a ParseError is made from a Report, not from {type(report).__name__}")
        super().__init__(*((report,) if subject is None else (report, subject)))
        self.report = report
        self.subject = subject

    @property
    def problem(self) -> Problem:
        """The first error."""
        errors = (problem for problem in self.report.problems if problem.severity == "error")
        return next(errors, None) or self.report.problems[0]

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
        """What is wrong, the name of the problem, where it is, and the text, of which a long one is shortened."""
        head = f"the {self.subject} text cannot be compared: " if self.subject else ""
        place = f"({self.code}, {self.report.dialect}, at {self.span.start})"
        return f"{head}{self.message} {place}: {quoted(self.report.text)}"

    def __repr__(self) -> str:
        """The class, the name of the problem, and the text, of which a long one is shortened."""
        return f"<ParseError {self.code} in {quoted(self.report.text)}>"


ParseError.__module__ = "handle_syntax"
