"""The names that the functions take and return, and their types, such as `Dialect` and `Severity`.

>>> from handle_syntax import names
>>> names.SEVERITIES
('advice', 'warning', 'error')
"""

from ._names import Dialect, Loss, Mode, Policy, Relation, Severity
from ._native import CLAUSES, DIALECTS, GROUPS, LOSSES, MODES, POLICIES, PROBLEMS, RELATIONS, RULES, SEVERITIES

__all__ = [
    "CLAUSES",
    "DIALECTS",
    "GROUPS",
    "LOSSES",
    "MODES",
    "POLICIES",
    "PROBLEMS",
    "RELATIONS",
    "RULES",
    "SEVERITIES",
    "Dialect",
    "Loss",
    "Mode",
    "Policy",
    "Relation",
    "Severity",
]
