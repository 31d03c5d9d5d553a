"""The answers of the functions, one case per line; the library has its own tests for everything else."""

import handle_syntax
import pyarrow as pa
import pytest
from handle_syntax import column

ANSWERS = [
    (handle_syntax.is_valid, ("10.1000/182",), {}, True),
    (handle_syntax.is_valid, ("10.1000",), {}, False),
    (handle_syntax.is_valid, ("10.1000/182", "hdl-uri"), {}, False),
    (handle_syntax.is_valid, ("user@host:80", "rfc3986::authority"), {}, True),
    (handle_syntax.is_valid, ("10.1000/\ud800",), {}, False),
    (handle_syntax.is_valid, ("hdl:jis@cnri.test/\u65e5", "sun98-uri"), {"characters": True}, True),
    (handle_syntax.is_valid, (b"hdl:cnri.test/\x93\xfa", "sun98-uri"), {"charset": "shift_jis"}, True),
    (handle_syntax.is_valid, ("http://a.test/x/1.2/3", "cordra-http"), {"resolver_segment": "y"}, False),
    (handle_syntax.is_valid, ("http://a.test/x/1.2/3", "cordra-http"), {"resolver_segment": "x"}, True),
    (handle_syntax.is_valid, ("http://a.test/x/1.2/3", "cordra-http"), {"resolver_segment": ""}, False),
    (handle_syntax.read, ("https://doi.org/10.1000%2F182",), {}, "10.1000/182"),
    (handle_syntax.read, (b"info:hdl/10.1000/%E6%97%A5",), {}, b"10.1000/\xe6\x97\xa5"),
    (handle_syntax.read, ("hdl:10.1000/%E6%97%A5",), {}, "10.1000/\u65e5"),
    (handle_syntax.read, (b"10.1000/\xff", "handle-octet"), {}, b"10.1000/\xff"),
    (handle_syntax.read, ("10.1000/\ud800", "handle-octet"), {}, "10.1000/\ud800"),
    (handle_syntax.key, ("hdl:cnri.test/a",), {}, "CNRI.TEST/a"),
    (handle_syntax.key, ("hdl:cnri.test/a",), {"policy": "octets"}, "cnri.test/a"),
    (handle_syntax.key, ("hdl:cnri.test/a",), {"policy": "service"}, "CNRI.TEST/A"),
    (handle_syntax.normalize, ("HDL://CNRI.test/a%2fb%2Dc",), {}, "hdl://cnri.test/a%2Fb-c"),
    (handle_syntax.normalize, ("info:lccn/n78-890351",), {"registry": True}, "info:lccn/n78890351"),
    (handle_syntax.normalize, ("info:pii/a%28b",), {}, "info:pii/a(b"),
    (handle_syntax.normalize, ("info:pii/a%28b",), {"mode": "strict-3986"}, "info:pii/a%28b"),
    (handle_syntax.convert, ("10.1000/a b",), {"to": "hdl-resolver"}, "hdl:10.1000/a%20b"),
    (handle_syntax.convert, ("10.1/a",), {"to": "proxy", "resolver": "doi.org"}, "https://doi.org/10.1/a"),
    (handle_syntax.convert, ("https://doi.org/10.1/a",), {"to": "doi", "allow_loss": "host"}, "10.1/a"),
    (handle_syntax.convert, ("https://doi.org/10.1/a?b",), {"to": "doi", "allow_loss": ("host", "query")}, "10.1/a"),
    (handle_syntax.convert, (b"10.1/../a",), {"to": "hdl-resolver"}, b"hdl:10.1/../a"),
    (handle_syntax.fix, ("INFO:hdl/10.1000/<1:2>",), {}, "info:hdl/10.1000/%3C1:2%3E"),
    (handle_syntax.fix, (b"INFO:hdl/10.1000/<1:2>",), {}, b"info:hdl/10.1000/%3C1:2%3E"),
    (handle_syntax.fix, ("10.1000/182",), {}, None),
    (handle_syntax.fix, ("INFO:hdl/10.1000",), {}, None),
]


@pytest.mark.parametrize(("function", "texts", "options", "expected"), ANSWERS)
def test_a_function_answers(function, texts, options, expected) -> None:
    assert function(*texts, **options) == expected


def test_a_text_that_is_already_right_is_not_copied() -> None:
    text = "hdl:10.1000/" + "x" * 100
    assert handle_syntax.normalize(text) is text


def test_a_comparison_says_in_which_sense() -> None:
    link, handle = "https://hdl.handle.net/20.1000/AbC", b"20.1000/abc"
    assert handle_syntax.compare(link, handle).equal == "if-folded"
    assert not handle_syntax.compare(link, handle)
    assert handle_syntax.compare(link, handle, policy="doi")
    assert handle_syntax.compare(link, handle, relation="octets").relation == "octets"
    by_registry = handle_syntax.compare("info:lccn/n78-890351", "info:lccn/n78890351", registry=True)
    assert (by_registry.equal, by_registry.relation, by_registry.policy) == ("yes", "identifier", None)
    as_names = handle_syntax.compare("info:doi/10.1000/182", "https://doi.org/10.1000/182")
    assert (as_names.equal, as_names.relation, as_names.policy) == ("yes", "handle", "doi")


def test_the_dialect_of_all_info_uris_reads_the_handle_of_one_that_has_a_handle() -> None:
    assert handle_syntax.read("info:hdl/10.1000/182", "info-uri") == "10.1000/182"
    with pytest.raises(handle_syntax.ParseError) as refused:
        handle_syntax.read("info:lccn/n78089035", "info-uri")
    assert refused.value.code == "not-a-handle"
    assert "not-a-handle" in str(refused.value)


def test_every_reading_is_given() -> None:
    handles = {reading.dialect: reading.handle for reading in handle_syntax.detect(b"hdl://190.12.34.56/1234/567")}
    assert handles["hdl-uri"] == b"190.12.34.56/1234/567"
    assert handles["hdl-resolver"] == b"1234/567"
    assert handle_syntax.detect("") == ()


def test_a_conversion_says_what_is_lost() -> None:
    converted = handle_syntax.conversion("https://doi.org/10.1/%C3%A9?x", to="doi", allow_loss="all")
    assert str(converted) == "10.1/é"
    assert not converted.lossless
    assert [(dropped.what, dropped.span, dropped.byte) for dropped in converted.dropped] == [
        ("host", (8, 15), (8, 15)),
        ("query", (28, 29), (28, 29)),
    ]


def test_a_report_has_as_many_problems_as_the_caller_wants() -> None:
    text = "hdl:10.1000/" + "<a" * 20
    counted = {most: handle_syntax.check(text, most=most) for most in (0, 1, None, 2**64 - 1)}
    assert [(len(report.problems), report.more) for report in counted.values()] == [(0, 20), (1, 19), (8, 12), (20, 0)]
    assert not any(counted.values())
    assert counted[0].draw(color=False) == "  and 20 more\n"
    assert counted[1].draw(color=False).endswith("and 19 more\n")


def test_a_caller_names_hosts_that_are_resolvers_too() -> None:
    link = "https://resolver.example.edu/10.1000/a b"
    assert [problem.code for problem in handle_syntax.check(link).problems] == ["unknown-proxy", "character-not-allowed"]
    for proxies in ("resolver.example.edu", ["doi.org", "RESOLVER.example.edu:8080"], iter(["resolver.example.edu"])):
        report = handle_syntax.check(link, proxies=proxies)
        assert [problem.code for problem in report.problems] == ["character-not-allowed"]
        assert "unknown-proxy" not in report.draw(color=False)
    texts = pa.array([link.replace(" ", "")])
    assert [row["code"] for row in column.check(texts)] == ["unknown-proxy"]
    assert [row["code"] for row in column.check(texts, proxies=["resolver.example.edu"])] == [None]


def test_every_name_has_a_page() -> None:
    for name in handle_syntax.names.PROBLEMS + handle_syntax.names.DIALECTS + handle_syntax.names.RULES + handle_syntax.names.CLAUSES:
        assert handle_syntax.explain(name).startswith(f"# {name}\n")
