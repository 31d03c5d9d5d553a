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
from ._comparison import Comparison
from ._conversion import Converted, Dropped
from ._error import ParseError
from ._found import Found
from ._problem import Edit, Problem
from ._reading import Reading
from ._report import Report
from ._span import Span
from ._tree import Node, Tree

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
