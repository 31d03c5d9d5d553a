"""The names that the functions take and return."""

from ._native import CLAUSES, DIALECTS, GROUPS, LOSSES, MODES, POLICIES, PROBLEMS, RELATIONS, RULES

__all__ = ["CLAUSES", "DIALECTS", "GROUPS", "LOSSES", "MODES", "POLICIES", "PROBLEMS", "RELATIONS", "RULES"]
