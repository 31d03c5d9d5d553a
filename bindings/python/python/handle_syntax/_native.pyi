"""The functions, which are compiled."""

from collections.abc import Iterable
from typing import Any, AnyStr

from ._comparison import Comparison
from ._conversion import Converted
from ._reading import Reading
from ._report import Report
from ._tree import Tree

__version__: str

DIALECTS: tuple[str, ...]
RULES: tuple[str, ...]
PROBLEMS: tuple[str, ...]
POLICIES: tuple[str, ...]
RELATIONS: tuple[str, ...]
LOSSES: tuple[str, ...]
MODES: tuple[str, ...]

def is_valid(
    text: str | bytes,
    dialect: str | None = None,
    *,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> bool: ...
def check(
    text: AnyStr,
    dialect: str | None = None,
    *,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> Report[AnyStr]: ...
def parse(
    text: AnyStr,
    dialect: str | None = None,
    *,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> Tree[AnyStr]: ...
def read(
    text: AnyStr,
    dialect: str | None = None,
    *,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> AnyStr: ...
def key(
    text: AnyStr,
    dialect: str | None = None,
    *,
    policy: str = "handle",
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> AnyStr: ...
def normalize(
    text: AnyStr,
    dialect: str | None = None,
    *,
    mode: str = "section5",
    registry: bool = False,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> AnyStr: ...
def convert(
    text: AnyStr,
    dialect: str | None = None,
    *,
    to: str,
    allow_loss: str | Iterable[str] = (),
    protect_dots: bool = False,
    minimal: bool = False,
    resolver: str | None = None,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> AnyStr: ...
def conversion(
    text: AnyStr,
    dialect: str | None = None,
    *,
    to: str,
    allow_loss: str | Iterable[str] = (),
    protect_dots: bool = False,
    minimal: bool = False,
    resolver: str | None = None,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> Converted[AnyStr]: ...
def compare(
    one: str | bytes,
    other: str | bytes,
    dialect: str | None = None,
    *,
    relation: str | None = None,
    policy: str = "handle",
    registry: bool = False,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> Comparison: ...
def detect(
    text: AnyStr,
    *,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> tuple[Reading[AnyStr], ...]: ...
def fix(
    text: AnyStr,
    dialect: str | None = None,
    *,
    characters: bool = False,
    charset: str | None = None,
    resolver_segment: str | None = None,
) -> AnyStr | None: ...
def explain(name: str) -> str: ...
def draw(
    asked: tuple[str, str | None, dict[str, Any]],
    text: str | bytes,
    color: bool,
    width: int,
) -> str: ...
def _panic(message: str) -> None: ...
