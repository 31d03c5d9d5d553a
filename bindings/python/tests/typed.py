"""Calls that type checkers must accept; mypy and pyright read this file, and nothing runs it."""

from collections.abc import Iterator

import handle_syntax
from handle_syntax import column
from handle_syntax.names import Dialect, Loss, Mode, Policy, Relation


def either(text: str | bytes) -> str | bytes:
    """A text that may be of either kind has answers of either kind."""
    handle_syntax.check(text).draw(columns=60, ascii=True)
    for found in handle_syntax.find(text):
        print(found.span, handle_syntax.fix(found.text))
    return handle_syntax.read(text)


def octets(text: bytearray | memoryview) -> bytes:
    """The answers about octets of any kind are `bytes`."""
    return handle_syntax.key(text, policy=None)


def losses(link: str, names: Iterator[str]) -> list[str]:
    """What may be lost comes in any collection."""
    return [
        handle_syntax.convert(link, to="doi", allow_loss={"query", "host"}),
        handle_syntax.convert(link, to="doi", allow_loss=names),
        handle_syntax.normalize(link, mode=None),
    ]


def suggestions(text: str, names: Iterator[str]) -> list[str | None]:
    """The problems whose suggestions are applied come in any collection."""
    return [
        handle_syntax.fix(text, apply="all"),
        handle_syntax.fix(text, apply=names),
        handle_syntax.fix(text, apply={"lint", "not-utf8"}),
        handle_syntax.fix(text, apply=None),
    ]


def converted(link: str, links: column.Array, notation: str) -> list[str]:
    """A notation that is known only when the program runs is a plain `str`."""
    return [handle_syntax.convert(link, to=notation), *column.convert(links, to=notation)]


def wrapped(text: str, dialect: Dialect, loss: Loss, mode: Mode, policy: Policy, relation: Relation) -> list[str]:
    """The names have types, with which the functions of a program are annotated."""
    handle_syntax.compare(text, text, policy=policy, relation=relation)
    return [
        handle_syntax.convert(text, to=dialect, allow_loss=loss),
        handle_syntax.normalize(text, dialect, mode=mode),
        handle_syntax.key(text, policy=policy),
    ]


def nodes(tree: handle_syntax.Tree[str]) -> list[str]:
    """A tree goes through its nodes."""
    return [node.text for node in tree if node in tree]


def values(answers: column.Array) -> tuple[list[object], column.Array]:
    """A column of answers is a sequence."""
    return list(answers), answers[1:]
