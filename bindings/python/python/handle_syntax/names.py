"""The names that the functions take and return."""

from ._native import DIALECTS, LOSSES, MODES, POLICIES, PROBLEMS, RELATIONS, RULES

__all__ = ["DIALECTS", "LOSSES", "MODES", "POLICIES", "PROBLEMS", "RELATIONS", "RULES"]
