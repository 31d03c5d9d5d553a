"""Counts the handles that a list of links, names and URIs means.

    spark-submit deduplicate.py LIST HANDLES REFUSED

LIST is a file, or a folder of files, with one identifier per line. HANDLES and REFUSED are the Parquet folders to
write: one row for each handle, and one for each line that names none, with the reason.
"""

import sys

from handle_syntax import spark
from pyspark.sql import DataFrame, SparkSession, functions


def keyed(texts: DataFrame, column: str) -> DataFrame:
    """Each text, and the key of its handle. An `info:doi/` URI means a DOI name and not a handle, so each text that can
    be a DOI name becomes one first.
    """
    texts = texts.select(functions.col(column).alias("text"))
    names = spark.convert(texts, "text", to="doi", allow_loss="all", name="doi")
    return spark.key(names.selectExpr("text", "coalesce(doi, text) as named"), "named").select("text", "key")


def deduplicated(texts: DataFrame, column: str) -> DataFrame:
    """One row for each handle: its key, and the number of texts that mean it.

    Each partition counts its own keys first, so that it sends each key to the others only once.
    """
    return keyed(texts, column).select("key").dropna().groupBy("key").count()


def refused(texts: DataFrame, column: str) -> DataFrame:
    """The texts that mean no handle, and what is wrong with each, or that it is an info URI of another namespace."""
    without = keyed(texts, column).where("text is not null and key is null").select("text")
    code, message = "coalesce(check.code, 'not-a-handle')", "coalesce(check.message, 'it names no handle')"
    return spark.check(without, "text").selectExpr(f"text as `{column}`", f"{code} as code", f"{message} as message")


def main(source: str, handles: str, others: str) -> None:
    session = SparkSession.builder.getOrCreate()
    texts = session.read.text(source)
    deduplicated(texts, "value").write.parquet(handles)
    refused(texts, "value").write.parquet(others)


if __name__ == "__main__":
    main(*sys.argv[1:])
