"""A text in another notation."""

from dataclasses import dataclass
from typing import Generic

from ._names import Loss
from ._report import Text
from ._span import Span
from ._value import shown, value


@value
@dataclass(frozen=True, slots=True)
class Dropped:
    """Something that the other notation has no place for.

    >>> import handle_syntax
    >>> link = "https://doi.org/10.1000/182"
    >>> [dropped] = handle_syntax.conversion(link, to="doi", allow_loss="host").dropped
    >>> dropped.what, link[dropped.span.slice]
    ('host', 'doi.org')
    """

    what: Loss
    """`query`, `fragment`, `modifier`, `resolver`, `host`, `segment`, `server` or `alias-prefix`."""
    span: Span
    """Where it was, as indices of the text that was given."""
    byte: Span
    """The same place in octets of UTF-8."""


@value
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
        """Whether no part was lost.

        If so, converting the text back gives the same handle and the same other parts; escapes, the case of the scheme,
        a label such as `doi:` and the charset may differ.
        """
        return not self.dropped

    def __str__(self) -> str:
        """The text in the other notation."""
        return shown(self.text)
