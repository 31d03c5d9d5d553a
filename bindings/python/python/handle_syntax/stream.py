"""The functions for a column of a table of any length, batch by batch, in constant memory.

Each function takes a table or a stream of batches, and the name of a column with texts. It returns a stream of the
same batches with an added column of answers, which has the name of the function or `name`, a name that the table does
not have. The other arguments are those of the function of the same name in `handle_syntax.column`. Nothing is read
before the stream is read.

>>> import pyarrow
>>> from handle_syntax import stream
>>> links = pyarrow.table({"link": ["https://doi.org/10.1000/182", "10.1000"]})
>>> pyarrow.table(stream.key(links, "link")).to_pylist()[0]
{'link': 'https://doi.org/10.1000/182', 'key': '10.1000/182'}
"""

from __future__ import annotations

from ._native import Stream
from ._native import stream as answered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._arrow import ArrowStream
    from ._names import Dialect
    from ._options import StreamConverting, StreamFinding, StreamFixing, StreamKeying, StreamNormalizing, StreamReading

__all__ = ["Stream", "check", "conversion", "convert", "detect", "find", "fix", "is_valid", "key", "normalize", "read"]


def is_valid(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamReading]
) -> Stream:
    """Whether each text is valid: it has no error, but may have warnings; null for a null.

    `name` names the added column; the other arguments are those of `handle_syntax.column.is_valid`.
    """
    return answered("is_valid", source, column, dialect, **options)


def check(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamReading]
) -> Stream:
    """The report about each text, a struct of the same fields as those of `handle_syntax.column.check`.

    `start` and `end` count octets of UTF-8; `start_char` and `end_char` count characters, as `str` and most functions
    for strings count. `code` is null if there is nothing to say about the text, not even advice, so `check.valid and
    check.code is null` chooses the texts without problems.

    `name` names the added column; the other arguments are those of `handle_syntax.column.check`.
    """
    return answered("check", source, column, dialect, **options)


def key(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamKeying]
) -> Stream:
    """A key that all texts with the same handle share, and no others; null where `read` is null.

    `name` names the added column; the other arguments are those of `handle_syntax.column.key`.
    """
    return answered("key", source, column, dialect, **options)


def normalize(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamNormalizing]
) -> Stream:
    """Each text in its normal form; null if the text is wrong.

    `name` names the added column; the other arguments are those of `handle_syntax.column.normalize`.
    """
    return answered("normalize", source, column, dialect, **options)


def read(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamReading]
) -> Stream:
    """The handle that each text means, decoded; null if the text is wrong, or means none.

    `name` names the added column; the other arguments are those of `handle_syntax.column.read`.
    """
    return answered("read", source, column, dialect, **options)


def convert(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamConverting]
) -> Stream:
    """The handle of each text in another notation; null if the text is wrong, or if something would be lost that
    `allow_loss` does not name, such as the host of a link. `conversion` says why.

    `name` names the added column; the other arguments are those of `handle_syntax.column.convert`.
    """
    return answered("convert", source, column, dialect, **options)


def conversion(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamConverting]
) -> Stream:
    """The same as `convert`, with what was lost, or why a text cannot be converted: a struct of the same fields as those
    of `handle_syntax.column.conversion`.

    `name` names the added column; the other arguments are those of `handle_syntax.column.conversion`.
    """
    return answered("conversion", source, column, dialect, **options)


def fix(
    source: ArrowStream, column: str, dialect: Dialect | str | None = None, **options: Unpack[StreamFixing]
) -> Stream:
    """Each text after every safe fix; null if there is nothing to fix, or if the text would still be wrong.

    `apply` names the problems whose suggestions are applied as well as the safe fixes, as for `handle_syntax.fix`.
    `coalesce(fix, text)` is each text as right as it can be made.

    `name` names the added column; the other arguments are those of `handle_syntax.column.fix`.
    """
    return answered("fix", source, column, dialect, **options)


def detect(
    source: ArrowStream, column: str, **options: Unpack[StreamReading]
) -> Stream:
    """The dialects that accept each text, and the handles that they read there.

    `name` names the added column; the other arguments are those of `handle_syntax.column.detect`.
    """
    return answered("detect", source, column, **options)


def find(
    source: ArrowStream, column: str, **options: Unpack[StreamFinding]
) -> Stream:
    """The identifiers in each text, and their places.

    `start` and `end` count octets of UTF-8; `start_char` and `end_char` count characters, as `str` and most functions
    for strings count.

    `name` names the added column; the other arguments are those of `handle_syntax.column.find`.
    """
    return answered("find", source, column, **options)


def __dir__() -> list[str]:
    return __all__
