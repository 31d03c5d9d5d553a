"""Arrow's PyCapsule interface, by which libraries exchange columns."""

from __future__ import annotations

from typing import Protocol


class ArrowArray(Protocol):
    """A column in one piece: a pyarrow array, or a column of a batch."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    """A column in chunks, a table or a stream of batches of pyarrow, polars, pandas, duckdb and others."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
