"""A problem of a text: an error, a warning or advice."""

from dataclasses import dataclass

from ._names import Severity
from ._span import Span
from ._value import value


@value
@dataclass(frozen=True, slots=True)
class Edit:
    """A part of the text, and the text that replaces it or, in `Problem.labels`, words for what is there.

    >>> import handle_syntax
    >>> text = "INFO:hdl/10.1000/182"
    >>> [problem] = handle_syntax.check(text).problems
    >>> text[: problem.fix.span.start] + problem.fix.text + text[problem.fix.span.end :]
    'info:hdl/10.1000/182'
    """

    span: Span
    """The part of the text, as indices of the text that was given."""
    byte: Span
    """The same place in octets of UTF-8."""
    text: str
    """The text that replaces it, or words for what is there."""


@value
@dataclass(frozen=True, slots=True)
class Problem:
    """One finding: what is wrong, where, by which rule, and what to do about it.

    >>> import handle_syntax
    >>> [problem] = handle_syntax.check("hdl:10.1000/a b").problems
    >>> problem.code, problem.span, problem.column, problem.fix
    ('character-not-allowed', Span(start=13, end=14), 14, None)
    >>> [problem] = handle_syntax.check("10.1000\\u200b/18\\u200b2", "doi").problems
    >>> problem.span, [place.span for place in problem.labels]
    (Span(start=7, end=8), [Span(start=11, end=12)])
    """

    code: str
    """The name of the problem, which never changes: `handle_syntax.explain(code)` describes it."""
    severity: Severity
    """`error`, `warning` or `advice`; `names.SEVERITIES` has them, the most severe last."""
    span: Span
    """Where it is: `text[problem.span.slice]` is the place in the text that was given, whether `str` or `bytes`."""
    byte: Span
    """The same place in octets of UTF-8, as the command and the library count."""
    column: int
    """The column at which it begins, from 1, in characters."""
    message: str
    """What is wrong with this text, in one sentence, without characters that control a terminal."""
    label: str
    """What is at the place, or what was expected there."""
    labels: tuple[Edit, ...]
    """The other places of the same accident, each with words for what is there; they replace nothing."""
    help: str
    """What to do about it."""
    production: str
    """The name of the rule that applies at the place: `hdl_uri::u-local-name`."""
    rule: str
    """The rule itself, as its document prints it."""
    document: str
    """The title of the document."""
    clause: str | None
    """The clause or decision on which the problem rests, if the rule itself does not say it."""
    expected: tuple[str, ...]
    """What was expected at the place, by the names of the rules."""
    fix: Edit | None
    """A safe edit."""
    suggestion: Edit | None
    """A plausible edit, which a person should look at."""

    def __str__(self) -> str:
        """The severity, the name and the message in one line."""
        return f"{self.severity} [{self.code}] {self.message}"
