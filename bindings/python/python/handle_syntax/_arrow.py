"""Arrow's PyCapsule interface, by which all libraries for columns exchange them."""

from __future__ import annotations

from typing import Protocol


class ArrowArray(Protocol):
    """A column in one piece: an array of pyarrow, a column of a batch."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    """A column in chunks, a table, a stream of batches: of pyarrow, polars, pandas, duckdb and others."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
