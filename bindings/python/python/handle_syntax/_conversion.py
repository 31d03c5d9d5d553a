"""A text in another notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from ._report import Text
from ._span import Span


@dataclass(frozen=True, slots=True)
class Dropped:
    """Something that the other notation has no place for."""

    what: str
    """`query`, `fragment`, `modifier`, `resolver`, `host`, `segment`, `server` or `alias-prefix`."""
    span: Span
    """Where it was, as indices of the text that was given."""
    byte: Span
    """The same place in octets of UTF-8."""


@dataclass(frozen=True, slots=True)
class Converted(Generic[Text]):
    """A text in another notation, and what was lost.

    >>> import handle_syntax
    >>> link = "https://doi.org/10.1000/182?noredirect"
    >>> converted = handle_syntax.conversion(link, to="doi", allow_loss=["host", "query"])
    >>> print(converted, [dropped.what for dropped in converted.dropped])
    10.1000/182 ['host', 'query']
    """

    text: Text
    """The text in the other notation."""
    dropped: tuple[Dropped, ...] = ()
    """What was lost, because it was allowed; in the order of the text."""

    @property
    def lossless(self) -> bool:
        """Whether nothing was lost: the way back gives the same text, apart from percent-escapes."""
        return not self.dropped

    def __str__(self) -> str:
        """The text in the other notation."""
        return self.text if isinstance(self.text, str) else str(self.text)
