"""What the classes of all results have."""

from __future__ import annotations

import reprlib
from dataclasses import FrozenInstanceError
from typing import TypeVar

Class = TypeVar("Class", bound=type)


def value(cls: Class) -> Class:
    """The class, shown as one of the package itself, whose instances never change.

    Users do not find a class in the private module in which it is written, so tracebacks and `repr` should not name
    that module. If an attribute is set that is no field, a frozen dataclass with slots fails with a sentence about
    `super`, so the class gets methods that say what is wrong.

    >>> import handle_syntax
    >>> handle_syntax.Edit
    <class 'handle_syntax.Edit'>
    """
    cls.__module__ = "handle_syntax"
    setattr(cls, "__setattr__", _refuse)
    setattr(cls, "__delattr__", _refuse)
    return cls


def shown(text: str | bytes) -> str:
    """A text of either kind as a `str`; octets that are not UTF-8 are escapes.

    >>> shown(b"10.1000/\\xff")
    '10.1000/\\\\xff'
    """
    return text if isinstance(text, str) else text.decode("utf-8", "backslashreplace")


def quoted(text: str | bytes, longest: int = 60) -> str:
    """A text of either kind as Python writes it, a longer one without its middle.

    >>> quoted("10.1000/182"), quoted("10.1000/" + "x" * 1000, longest=12)
    ("'10.1000/182'", "'10....xxxx'")
    """
    writer = reprlib.Repr()
    writer.maxstring = writer.maxother = longest
    return writer.repr(text)


def _refuse(instance: object, name: str, *values: object) -> None:
    raise FrozenInstanceError(f"a {type(instance).__name__} never changes, so {name!r} cannot be set or deleted")
