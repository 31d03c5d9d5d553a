"""Cards for a terminal, a file or a notebook."""

from __future__ import annotations

import html as markup
import os
import re
import shutil
import sys

#: The width of a card in a notebook, and wherever the width of the output is not known.
WIDTH = 100

#: The codes of terminal sequences, and the CSS that means the same.
STYLES = {
    "1": "font-weight:bold",
    "2": "opacity:.6",
    "4": "text-decoration:underline",
    "31": "color:#c0392b",
    "32": "color:#1e8449",
    "33": "color:#b9770e",
    "34": "color:#2471a3",
    "35": "color:#8e44ad",
    "36": "color:#148f77",
}


def is_colored() -> bool:
    """Whether text that is printed to the standard output should have colors."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return bool(getattr(sys.stdout, "isatty", lambda: False)())


def can_show_unicode() -> bool:
    """Whether the standard output can write the lines of a card."""
    try:
        "╭─│▲×".encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def width() -> int:
    """How many columns a card may take."""
    return shutil.get_terminal_size((WIDTH, 24)).columns


def html(card: str) -> str:
    """The HTML of a card that was drawn for a terminal."""
    pieces: list[str] = []
    opened = 0
    for piece in re.split(r"(\x1b\[[0-9;]*m)", card):
        if not piece.startswith("\x1b"):
            pieces.append(markup.escape(piece))
            continue
        styles = [STYLES[code] for code in piece[2:-1].split(";") if code in STYLES]
        if styles:
            pieces.append(f'<span style="{";".join(styles)}">')
            opened += 1
        else:
            pieces.append("</span>" * opened)
            opened = 0
    return f"<pre>{''.join(pieces)}{'</span>' * opened}</pre>"
