"""The functions for a whole column of texts, which may be any Arrow array."""

from ._native import (
    Array,
    ChunkedArray,
)
from ._native import column_check as check
from ._native import column_conversion as conversion
from ._native import column_convert as convert
from ._native import column_detect as detect
from ._native import column_find as find
from ._native import column_fix as fix
from ._native import column_is_valid as is_valid
from ._native import column_key as key
from ._native import column_normalize as normalize
from ._native import column_read as read

__all__ = [
    "Array",
    "ChunkedArray",
    "check",
    "conversion",
    "convert",
    "detect",
    "find",
    "fix",
    "is_valid",
    "key",
    "normalize",
    "read",
]
