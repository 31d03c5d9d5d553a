"""Wrong names and options are errors that say which name was probably meant."""

from __future__ import annotations

import inspect
from typing import get_args

import handle_syntax
import pytest
from fails import fails
from handle_syntax import _names, names

LINK = "https://doi.org/10.1000/182"

# A call, and the message of its error.
WRONG = [
    (lambda: handle_syntax.is_valid("x", "DOI"), ValueError, 'no dialect is called "DOI"; did you mean "doi"?'),
    (lambda: handle_syntax.is_valid("x", "Handle"), ValueError, 'no dialect is called "Handle"; did you mean "handle"?'),
    (lambda: handle_syntax.is_valid("x", charset="Utf_8"), ValueError, 'no charset is called "Utf_8"; did you mean "utf-8"?'),
    (
        lambda: handle_syntax.check("x").draw(columns=10**20),
        ValueError,
        f"the argument `columns` must be at most {2**64 - 1}, not {10**20}",
    ),
    (lambda: handle_syntax.is_valid("x", "hdl_uri"), ValueError, 'no dialect is called "hdl_uri"; did you mean "hdl-uri"?'),
    (lambda: handle_syntax.is_valid("x", "URL"), ValueError, 'no dialect is called "URL"; did you mean "proxy"?'),
    (
        lambda: handle_syntax.is_valid("x", "authority"),
        ValueError,
        'no dialect is called "authority"; did you mean "rfc3986::authority"?',
    ),
    (
        lambda: handle_syntax.convert("x", to="hdl"),
        ValueError,
        'no dialect is called "hdl"; did you mean "hdl-uri" or "hdl-resolver"?',
    ),
    (lambda: handle_syntax.is_valid("x", dialects="doi"), TypeError, 'there is no option "dialects"; did you mean "dialect"?'),
    (lambda: handle_syntax.detect("x", dialect="doi"), TypeError, "`detect` takes no dialect; it tries them all"),
    (
        lambda: handle_syntax.explain("D-W88"),
        ValueError,
        'no problem, dialect, rule or clause is called "D-W88"; did you mean "D-W8"?',
    ),
    (lambda: handle_syntax.explain(3), TypeError, "the argument `name` must be a str, not int"),
    (
        lambda: handle_syntax.convert("10.1000/1", to="proxy", resolver="https://doi.org/"),
        ValueError,
        'the resolver must be a host alone: write `doi.org`, not `https://doi.org/`',
    ),
    (
        lambda: handle_syntax.convert(LINK, to="doi", allow_loss=["host", 1]),
        TypeError,
        "the argument `allow_loss` must name losses by str, not by int",
    ),
    (
        lambda: handle_syntax.convert(LINK, to="doi", allow_loss=b"host"),
        TypeError,
        "the argument `allow_loss` must name losses by str, not by int",
    ),
    (
        lambda: handle_syntax.fix("x", apply="trailing-punctation"),
        ValueError,
        'no problem or group of problems is called "trailing-punctation"; did you mean "trailing-punctuation"?',
    ),
    (
        lambda: handle_syntax.fix("x", apply=["not-utf8", "lints"]),
        ValueError,
        'no problem or group of problems is called "lints"; did you mean "lint"?',
    ),
    (
        lambda: handle_syntax.fix("x", apply=["lint", 3]),
        TypeError,
        "the argument `apply` must name problems by str, not by int",
    ),
    (
        lambda: handle_syntax.fix("x", apply=3),
        TypeError,
        "the argument `apply` must be a str or several of them, not int",
    ),
    (
        lambda: handle_syntax.check("x", apply="all"),
        TypeError,
        'there is no option "apply"; the options are dialect, characters, resolver_segment, charset, proxies, most',
    ),
    (
        lambda: handle_syntax.is_valid("x", "any-doi"),
        ValueError,
        'no dialect is called "any-doi"; convert(text, to="doi", allow_loss="all") reads DOI names in any notation',
    ),
    (lambda: handle_syntax.find("x", "doi"), TypeError, "`find` takes no dialect; it finds identifiers in every notation"),
    (lambda: handle_syntax.detect("x", "doi"), TypeError, "`detect` takes no dialect; it tries them all"),
    (
        lambda: handle_syntax.convert(LINK, to="doi", allow_loss="hos"),
        ValueError,
        'no loss is called "hos"; did you mean "host"?',
    ),
    (lambda: handle_syntax.check("x", "hdl-url"), ValueError, 'no dialect is called "hdl-url"; did you mean "hdl-uri"?'),
    (
        lambda: handle_syntax.check("hdl-uri", "hdl:10.1/x"),
        ValueError,
        'no dialect is called "hdl:10.1/x"; the text comes before the dialect',
    ),
    (
        lambda: handle_syntax.check("x", "hdl_uri::u-handel"),
        ValueError,
        'no rule is called "hdl_uri::u-handel"; did you mean "hdl_uri::u-handle"?',
    ),
    (
        lambda: handle_syntax.check("x", charset="klingon"),
        ValueError,
        'no charset is called "klingon"; the usual ones are utf-8, ascii, latin1, iso-8859-1, iso-8859-2, iso-8859-5, '
        "iso-8859-15, windows-1250, windows-1251, windows-1252, koi8-r, jis, sjis, shift_jis, iso-2022-jp, euc-jp, euc-kr, "
        "big5, gbk, gb2312, gb18030",
    ),
    (
        lambda: handle_syntax.convert("x", to="dio"),
        ValueError,
        'no dialect is called "dio"; did you mean "doi"?',
    ),
    (
        lambda: handle_syntax.convert("x", to="doi", allow_loss=["qury"]),
        ValueError,
        'no loss is called "qury"; did you mean "query"?',
    ),
    (
        lambda: handle_syntax.key("x", policy="no"),
        ValueError,
        'no policy is called "no"; the names are octets, handle, service, doi, sun98',
    ),
    (
        lambda: handle_syntax.normalize("x", mode="strict"),
        ValueError,
        'no mode is called "strict"; did you mean "strict-3986"?',
    ),
    (
        lambda: handle_syntax.compare("x", "y", relation="url"),
        ValueError,
        'no relation is called "url"; did you mean "uri"?',
    ),
    (
        lambda: handle_syntax.explain("missing-slas"),
        ValueError,
        'no problem, dialect, rule or clause is called "missing-slas"; did you mean "missing-slash"?',
    ),
]


@pytest.mark.parametrize(("call", "kind", "sentence"), WRONG)
def test_a_wrong_name_is_an_error_with_a_suggestion(call, kind, sentence) -> None:
    fails(call, kind, sentence)


def test_a_group_of_problems_is_a_name_of_its_problems() -> None:
    assert names.GROUPS == ("lint", "lossy", "syntax")
    for name in [*names.GROUPS, *names.PROBLEMS, "all", [], (), None]:
        assert handle_syntax.fix("10.1000/182", apply=name) is None


@pytest.mark.parametrize("collection", [list, tuple, set, frozenset, iter, dict.fromkeys, lambda names: (it for it in names)])
def test_losses_come_in_any_collection(collection) -> None:
    for function in (handle_syntax.convert, handle_syntax.conversion):
        assert str(function(f"{LINK}?x", to="doi", allow_loss=collection(["query", "host"]))) == "10.1000/182"


def test_a_refusal_is_drawn_with_the_losses_of_a_generator() -> None:
    with pytest.raises(handle_syntax.ParseError) as refused:
        handle_syntax.convert(f"{LINK}?x", to="doi", allow_loss=(name for name in ["host"]))
    assert refused.value.code == "lossy-query"
    assert refused.value.report.draw(color=False).startswith("lossy-query\n")


def test_a_clause_has_the_words_that_a_problem_cites() -> None:
    [problem] = handle_syntax.check("see 10.1000/182").problems
    assert problem.clause in handle_syntax.names.CLAUSES
    page = handle_syntax.explain(problem.clause)
    assert page.startswith(f"# {problem.clause}\n")
    assert "\nFrom: " in page


def test_a_dialect_has_an_example_that_is_valid() -> None:
    for dialect in handle_syntax.names.DIALECTS:
        example = handle_syntax.explain(dialect).rpartition("Example: `")[2].strip("`\n")
        assert handle_syntax.is_valid(example, dialect), (dialect, example)


def test_a_signature_has_every_argument() -> None:
    convert = inspect.signature(handle_syntax.convert).parameters
    assert convert["to"].default is inspect.Parameter.empty
    assert {"dialect", "allow_loss", "resolver", "protect_dots", "minimal", "charset"} < set(convert)
    assert set(convert) - {"text"} < set(inspect.signature(handle_syntax.column.convert).parameters)
    assert "dialect" not in inspect.signature(handle_syntax.detect).parameters


@pytest.mark.parametrize("kind", ["Dialect", "Policy", "Relation", "Loss", "Mode", "Severity"])
def test_type_checkers_know_the_names_of_the_library(kind) -> None:
    plural = {"Policy": "POLICIES", "Loss": "LOSSES", "Severity": "SEVERITIES"}.get(kind, f"{kind.upper()}S")
    assert get_args(getattr(_names, kind)) == getattr(names, plural)
