"""A long column does not stop the rest of the program: other threads run, and Ctrl-C ends the work."""

from __future__ import annotations

import subprocess
import sys
import threading
import time

import pyarrow as pa
import pytest
from handle_syntax import column

TEXTS = pa.repeat("10.1000/182", 1_000_000)


def test_other_threads_run_meanwhile() -> None:
    done = threading.Event()
    seen: list[float] = []

    def watch() -> None:
        while not done.is_set():
            seen.append(time.perf_counter())
            time.sleep(0.001)

    watcher = threading.Thread(target=watch)
    watcher.start()
    begun = time.perf_counter()
    column.is_valid(TEXTS, threads=1)
    ended = time.perf_counter()
    done.set()
    watcher.join()
    middle = [moment for moment in seen if begun + 0.25 * (ended - begun) < moment < begun + 0.75 * (ended - begun)]
    assert middle


PROGRAM = """
import pyarrow as pa
from handle_syntax import column
texts = pa.repeat("10.1000/182", 10_000_000)
try:
    print("begun", flush=True)
    column.detect(texts, threads=THREADS)
    print("done")
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_ends_the_work(threads: int) -> None:
    program = PROGRAM.replace("THREADS", str(threads))
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline() == "begun\n"
    time.sleep(0.3)
    process.send_signal(2)
    assert process.communicate(timeout=60)[0] == "interrupted\n"
