"""The arguments by name, for type checkers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from typing_extensions import Required

    from ._names import Dialect, Loss, Mode, Policy, Relation


#: What the functions take as octets; the answers are `bytes`.
Octets = bytes | bytearray | memoryview


class Reading(TypedDict, total=False):
    """What the caller says about how to read texts, beyond what the texts themselves show."""

    characters: bool
    """Whether texts of the 1998 dialects are already decoded."""
    charset: str | None
    """The charset of the document that holds references of 1998."""
    resolver_segment: str | None
    """The first path segment that the resolver of a `cordra-http` text specifies; "" if it specifies none."""
    proxies: str | Iterable[str] | None
    """Hosts that are resolvers too: links to them are read like those to `hdl.handle.net`. The port does not matter."""


class Checking(Reading, total=False):
    most: int | None
    """How many problems the report has at most, by default 8."""


class Fixing(Reading, total=False):
    apply: str | Iterable[str] | None
    """The problems whose suggestions are applied as well as the safe fixes: a name of `names.PROBLEMS`, a group of
    `names.GROUPS`, several of them, or "all"."""


class Keying(Reading, total=False):
    policy: Policy | None
    """Which letters mean the same in upper and lower case: a name of `names.POLICIES`, which `key` describes; by
    default, the dialect and the handle decide."""


class Normalizing(Reading, total=False):
    mode: Mode | None
    """Which escapes of info URIs are decoded: a name of `names.MODES`; by default `"section5"`."""
    registry: bool
    """Whether to apply the rules of the info registry too."""


class Converting(Reading, total=False):
    to: Required[Dialect | str]
    """The dialect to write."""
    allow_loss: Loss | Literal["all"] | Iterable[str] | None
    """What may be lost: one name of `names.LOSSES`, several, or "all"."""
    protect_dots: bool
    """Whether to protect dot-segments from software that removes them."""
    minimal: bool
    """Whether to percent-escape only characters that the rules forbid."""
    resolver: str | None
    """The host of the resolver, proxy or server to write: `doi.org`, not a link."""


class Comparing(Keying, total=False):
    relation: Relation | None
    """What to compare: a name of `names.RELATIONS`."""
    registry: bool
    """Whether to normalize identifiers by the info registry first."""


class Threads(TypedDict, total=False):
    """The options for the work on a column."""

    threads: int | None
    """How many threads work; by default as many as there are processors."""


class ColumnReading(Reading, Threads, total=False):
    pass


class ColumnFixing(Fixing, Threads, total=False):
    pass


class ColumnKeying(Keying, Threads, total=False):
    pass


class ColumnNormalizing(Normalizing, Threads, total=False):
    pass


class ColumnConverting(Converting, Threads, total=False):
    pass


class Naming(TypedDict, total=False):
    """The name of the added column."""

    name: str
    """The name of the column of answers; by default that of the function."""


class StreamReading(ColumnReading, Naming, total=False):
    pass


class StreamFixing(ColumnFixing, Naming, total=False):
    pass


class StreamKeying(ColumnKeying, Naming, total=False):
    pass


class StreamNormalizing(ColumnNormalizing, Naming, total=False):
    pass


class StreamConverting(ColumnConverting, Naming, total=False):
    pass


class StreamFinding(Threads, Naming, total=False):
    pass
