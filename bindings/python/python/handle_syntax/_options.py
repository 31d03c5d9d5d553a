"""The arguments by name, for type checkers."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from typing_extensions import Required


class Reading(TypedDict, total=False):
    """What a reader knows beside the text."""

    characters: bool
    """Texts of the 1998 dialects are decoded already."""
    charset: str | None
    """The charset of the document that references of 1998 stand in."""
    resolver_segment: str | None
    """The first segment that the resolver of a `cordra-http` text specifies; "" where it has none."""


class Keying(Reading, total=False):
    policy: str
    """Which letters mean the same in either case: a name of `names.POLICIES`."""


class Normalizing(Reading, total=False):
    mode: str
    """Which escapes of info URIs are decoded: a name of `names.MODES`."""
    registry: bool
    """Whether the rules of the info registry follow."""


class Converting(Reading, total=False):
    to: Required[str]
    """The dialect that is written."""
    allow_loss: str | Iterable[str]
    """What may be lost: names of `names.LOSSES`, or "all"."""
    protect_dots: bool
    """Whether dot-segments are kept from software that removes them."""
    minimal: bool
    """Whether only what must be is percent-escaped."""
    resolver: str | None
    """The resolver, proxy or server to write."""


class Comparing(Keying, total=False):
    relation: str | None
    """In which sense: a name of `names.RELATIONS`."""
    registry: bool
    """Whether identifiers are brought into the form of their namespace first."""


class Threads(TypedDict, total=False):
    """How a column is worked on."""

    threads: int | None
    """How many threads work; without it as many as there are processors."""


class ColumnReading(Reading, Threads, total=False):
    """The options of a function of columns."""


class ColumnKeying(Keying, Threads, total=False):
    """The same for a function of columns."""


class ColumnNormalizing(Normalizing, Threads, total=False):
    """The same for a function of columns."""


class ColumnConverting(Converting, Threads, total=False):
    """The same for a function of columns."""


class Naming(TypedDict, total=False):
    """How the answers are called."""

    name: str
    """The name of the column of answers; without it that of the function."""


class StreamReading(ColumnReading, Naming, total=False):
    """The same for a function of streams."""


class StreamKeying(ColumnKeying, Naming, total=False):
    """The same for a function of streams."""


class StreamNormalizing(ColumnNormalizing, Naming, total=False):
    """The same for a function of streams."""


class StreamConverting(ColumnConverting, Naming, total=False):
    """The same for a function of streams."""


class StreamFinding(Threads, Naming, total=False):
    """The same for a function of streams."""
