"""How one dialect reads a text."""

from dataclasses import dataclass
from typing import Generic

from ._names import Dialect
from ._report import Text
from ._value import value


@value
@dataclass(frozen=True, slots=True)
class Reading(Generic[Text]):
    """A dialect that accepts a text, and the handle that it reads there.

    >>> import handle_syntax
    >>> readings = handle_syntax.detect("hdl://190.12.34.56/1234/567")
    >>> {reading.dialect: reading.handle for reading in readings}["hdl-resolver"]
    '1234/567'
    """

    dialect: Dialect
    handle: Text | None
    """The handle, decoded; `None` for the dialect `info-uri`, whose texts may be of any namespace."""
