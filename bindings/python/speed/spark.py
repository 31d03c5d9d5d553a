"""Times jobs of Spark with one, two and four partitions, and prints the table of `docs/spark.md`.

    python speed/spark.py LIST

LIST has one identifier per line; `cargo run --release --bin identifiers -- 1000000` makes one. Each row is the
quickest of several rounds.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from handle_syntax import spark
from pyspark.sql import DataFrame, SparkSession

ROUNDS = 6


def quickest(work: Callable[[], DataFrame]) -> float:
    """The seconds of the quickest round; every row is computed, and none is kept."""
    times: list[float] = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work().write.format("noop").mode("overwrite").save()
        times.append(time.perf_counter() - begun)
    return min(times)


def main(source: str) -> None:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local-cluster[2,1,2048]")
        .config("spark.executor.memory", "2048m")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.host", "127.0.0.1")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("ERROR")
    texts = session.read.text(source)
    print("| partitions | rows | passed through Python, s | `key`, s | `check`, s | one row for each key, s |")
    print("|--:|--:|--:|--:|--:|--:|")
    for partitions in (1, 2, 4):
        rows = texts.repartition(partitions).cache()
        count = rows.count()
        times = [
            quickest(lambda: rows.mapInArrow(lambda batches: batches, rows.schema)),
            quickest(lambda: spark.key(rows, "value")),
            quickest(lambda: spark.check(rows, "value")),
            quickest(lambda: spark.key(rows, "value").select("key").dropna().groupBy("key").count()),
        ]
        print(f"| {partitions} | {count:,} | " + " | ".join(f"{each:.1f}" for each in times) + " |", flush=True)
        rows.unpersist()


if __name__ == "__main__":
    main(*sys.argv[1:])
