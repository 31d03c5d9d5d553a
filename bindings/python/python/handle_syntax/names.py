"""The names that the functions take and return, and their types: `Dialect`, `Loss`, `Mode`, `Policy` and `Relation`."""

from ._names import Dialect, Loss, Mode, Policy, Relation
from ._native import CLAUSES, DIALECTS, GROUPS, LOSSES, MODES, POLICIES, PROBLEMS, RELATIONS, RULES

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
    "Dialect",
    "Loss",
    "Mode",
    "Policy",
    "Relation",
]
