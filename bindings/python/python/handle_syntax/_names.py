"""The names that type checkers know; `tests/test_names.py` compares them with those of the library."""

from typing import Literal

Dialect = Literal[
    "handle",
    "handle-octet",
    "handle-prose",
    "handle-overview",
    "handle-sun98",
    "cordra-id",
    "doi",
    "hdl-uri",
    "hdl-resolver",
    "cordra-host",
    "cordra-path",
    "cordra-http",
    "sun98-uri",
    "sun98-proxy",
    "info-uri",
    "info-hdl",
    "proxy",
]

Policy = Literal["octets", "handle", "service", "doi", "sun98"]
Relation = Literal["octets", "uri", "identifier", "handle"]
Mode = Literal["section5", "strict-3986"]
Loss = Literal["query", "fragment", "modifier", "resolver", "host", "segment", "server", "alias-prefix"]
Severity = Literal["advice", "warning", "error"]
