"""Whether two texts are equal."""

from dataclasses import dataclass
from typing import Literal

from ._names import Policy, Relation
from ._value import value


@value
@dataclass(frozen=True, slots=True)
class Comparison:
    """Whether two texts are equal, in which sense, and why.

    >>> import handle_syntax
    >>> comparison = handle_syntax.compare("hdl:20.1000/a%2Fb", "info:hdl/20.1000/A/b")
    >>> comparison.equal
    'if-folded'
    >>> print(comparison)
    if-folded: `20.1000/a/b` and `20.1000/A/b` are the same handle only if its service ignores case
    """

    equal: Literal["yes", "no", "if-folded"]
    """`if-folded`: they are equal if the service of these handles ignores case."""
    relation: Relation
    """In which sense: `octets`, `uri`, `identifier` or `handle`."""
    policy: Policy | None
    """Which letters are the same in upper and lower case, if handles were compared."""
    reason: str
    """The reason, in one sentence."""

    def __bool__(self) -> bool:
        """Whether they are certainly equal."""
        return self.equal == "yes"

    def __str__(self) -> str:
        """The answer and its reason."""
        return f"{self.equal}: {self.reason}"
