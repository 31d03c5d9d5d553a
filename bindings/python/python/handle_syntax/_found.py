"""An identifier in a text."""

from dataclasses import dataclass
from typing import Generic

from ._report import Text
from ._span import Span
from ._value import shown, value


@value
@dataclass(frozen=True, slots=True)
class Found(Generic[Text]):
    """An identifier in prose, and where it is.

    >>> import handle_syntax
    >>> prose = "as in hdl:10.1000/a&amp;b, and"
    >>> [found] = handle_syntax.find(prose)
    >>> found.text, prose[found.span.slice]
    ('hdl:10.1000/a&b', 'hdl:10.1000/a&amp;b')
    """

    text: Text
    """The identifier itself: entities are decoded, and backslashes are removed. So is a line break, if the next line
    certainly goes on with the identifier: `10.1016/j.jbus-` at the end of a line is taken for the whole.
    """
    span: Span
    """Where it is, as indices of the text that was given."""
    byte: Span
    """The same place in octets of UTF-8."""

    def __str__(self) -> str:
        """The identifier."""
        return shown(self.text)
