"""A Spark cluster for the tests, and for the examples of its page."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

#: Two executors, each in a process of its own with one core and 1024 MiB. A job waits for both, at most two minutes.
SETTINGS = {
    "spark.master": "local-cluster[2,1,1024]",
    "spark.executor.memory": "1024m",
    "spark.scheduler.minRegisteredResourcesRatio": "1.0",
    "spark.scheduler.maxRegisteredResourcesWaitingTime": "120s",
    "spark.sql.shuffle.partitions": "4",
    # The batches are so small that every partition has several.
    "spark.sql.execution.arrow.maxRecordsPerBatch": "50",
    "spark.ui.enabled": "false",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.driver.host": "127.0.0.1",
}


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    """A session of the cluster, for all tests of a run."""
    if not shutil.which("java"):
        pytest.fail("Spark needs Java 17 or 21; Debian's package is openjdk-17-jre-headless")
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    builder = SparkSession.builder.appName("handle_syntax")
    for name, value in SETTINGS.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    yield session
    session.stop()


@pytest.fixture(autouse=True)
def session_of_the_page(request: pytest.FixtureRequest, doctest_namespace: dict[str, object]) -> None:
    """The page about Spark calls its session `spark`, as the shell of Spark does."""
    if request.node.name == "spark.md":
        doctest_namespace["spark"] = request.getfixturevalue("spark")
