"""A place in a text."""

from typing import NamedTuple


class Span(NamedTuple):
    """A half-open range. A missing part has an empty span at the place where it was expected.

    >>> import handle_syntax
    >>> span = handle_syntax.Span(4, 7)
    >>> "hdl:123/4"[span.slice]
    '123'
    """

    start: int
    end: int

    @property
    def slice(self) -> slice:
        """The range as an index of the text."""
        return slice(self.start, self.end)


Span.__module__ = "handle_syntax"
