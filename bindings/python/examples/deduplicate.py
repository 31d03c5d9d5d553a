"""Counts the handles that a list of links, names and URIs means.

    spark-submit deduplicate.py LIST HANDLES REFUSED

LIST is a file, or a folder of files, with one identifier per line. HANDLES and REFUSED are the Parquet folders to
write: one row for each handle, and one for each line that names none, with the reason.
"""

import sys

from handle_syntax import spark
from pyspark.sql import DataFrame, SparkSession


def deduplicated(texts: DataFrame, column: str) -> DataFrame:
    """One row for each handle: its key, and the number of texts that mean it.

    Each partition counts its own keys first, so that it sends each key to the others only once.
    """
    keys = spark.key(texts.select(column), column).select("key")
    return keys.dropna().groupBy("key").count()


def refused(texts: DataFrame, column: str) -> DataFrame:
    """The texts that mean no handle, and what is wrong with each."""
    checked = spark.check(texts.select(column).dropna(), column)
    return checked.where("check.handle is null").select(column, "check.code", "check.message")


def main(source: str, handles: str, others: str) -> None:
    session = SparkSession.builder.getOrCreate()
    texts = session.read.text(source)
    deduplicated(texts, "value").write.parquet(handles)
    refused(texts, "value").write.parquet(others)


if __name__ == "__main__":
    main(*sys.argv[1:])
