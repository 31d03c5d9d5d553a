"""The functions for a column of a table of any length, batch by batch, in constant memory.

Each function takes a table or a stream of batches, and the name of a column with texts. It returns a stream of the
same batches with an added column of answers, which has the name of the function or `name`. Nothing is read before the
stream is read.
"""

from __future__ import annotations

from ._native import Stream
from ._native import stream as answered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._arrow import ArrowStream
    from ._options import StreamConverting, StreamFinding, StreamKeying, StreamNormalizing, StreamReading

__all__ = ["Stream", "check", "convert", "detect", "find", "fix", "handle", "is_valid", "key", "normalize"]


def is_valid(
    source: ArrowStream, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> Stream:
    """Whether each text is valid."""
    return answered("is_valid", source, column, dialect, **options)


def check(
    source: ArrowStream, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> Stream:
    """The report about each text."""
    return answered("check", source, column, dialect, **options)


def handle(
    source: ArrowStream, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> Stream:
    """The handle that each text means."""
    return answered("handle", source, column, dialect, **options)


def key(
    source: ArrowStream, column: str, dialect: str | None = None, **options: Unpack[StreamKeying]
) -> Stream:
    """A key that all texts with the same handle share."""
    return answered("key", source, column, dialect, **options)


def normalize(
    source: ArrowStream, column: str, dialect: str | None = None, **options: Unpack[StreamNormalizing]
) -> Stream:
    """Each text in its normal form."""
    return answered("normalize", source, column, dialect, **options)


def convert(
    source: ArrowStream, column: str, dialect: str | None = None, **options: Unpack[StreamConverting]
) -> Stream:
    """The handle of each text in another notation."""
    return answered("convert", source, column, dialect, **options)


def fix(
    source: ArrowStream, column: str, dialect: str | None = None, **options: Unpack[StreamReading]
) -> Stream:
    """Each text after every safe fix."""
    return answered("fix", source, column, dialect, **options)


def detect(
    source: ArrowStream, column: str, **options: Unpack[StreamReading]
) -> Stream:
    """The dialects that accept each text, and the handles that they read there."""
    return answered("detect", source, column, **options)


def find(
    source: ArrowStream, column: str, **options: Unpack[StreamFinding]
) -> Stream:
    """The identifiers in each text."""
    return answered("find", source, column, **options)
