"""The command `hdl`, also as `python -m handle_syntax`."""

from __future__ import annotations

import signal
import sys

from ._native import hdl


def main() -> int:
    """Runs the command with the arguments of the process, and returns the exit status."""
    # Python could not interrupt the command while it runs, so Ctrl-C ends the process as it ends any program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return hdl(["hdl", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
