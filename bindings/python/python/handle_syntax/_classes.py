"""The classes of the results of the functions."""

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
]
