"""The command `hdl`, for `python -m handle_syntax` too."""

from __future__ import annotations

import signal
import sys

from ._native import hdl


def main() -> int:
    """Does what the arguments of the process say, and gives the exit status."""
    # The command runs without Python, which could not interrupt it: Ctrl-C ends it as it ends any program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return hdl(["hdl", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
