"""Handles, DOI names, hdl and info URIs: checked, read, normalized, converted and compared."""

from . import column, names, stream
from ._native import (
    __version__,
    check,
    compare,
    conversion,
    convert,
    detect,
    explain,
    find,
    fix,
    is_valid,
    key,
    normalize,
    parse,
    read,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._classes import (
        Comparison,
        Converted,
        Dropped,
        Edit,
        Found,
        Node,
        ParseError,
        Problem,
        Reading,
        Report,
        Span,
        Tree,
    )

__all__ = [
    "Comparison",
    "Converted",
    "Dropped",
    "Edit",
    "Found",
    "Node",
    "ParseError",
    "Problem",
    "Reading",
    "Report",
    "Span",
    "Tree",
    "__version__",
    "check",
    "column",
    "compare",
    "conversion",
    "convert",
    "detect",
    "explain",
    "find",
    "fix",
    "is_valid",
    "key",
    "names",
    "normalize",
    "parse",
    "read",
    "stream",
]


def __getattr__(name: str) -> object:
    """Makes the classes when they are first asked for, so that the command starts without them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import _classes, _report

    # The annotations of a class name others, and `typing.get_type_hints` looks them up here.
    globals().update({each: getattr(_classes, each) for each in _classes.__all__}, Text=_report.Text)
    return globals()[name]


def __dir__() -> list[str]:
    return __all__
