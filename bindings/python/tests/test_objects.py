"""What programs do with instances: compare, match, copy and pickle them."""

import copy
import dataclasses
import pickle
import traceback
import typing

import handle_syntax
import pytest

VALUES = [
    handle_syntax.check("hdl:10.1000/a b"),
    handle_syntax.check(b"10.1000/182"),
    handle_syntax.check("hdl:10.1000/a b").problems[0],
    handle_syntax.parse("hdl:10.1000/a%2Fb?x"),
    handle_syntax.parse("hdl:10.1000/a%2Fb?x").roots[0],
    handle_syntax.compare("10.1/x", "10.1/y"),
    handle_syntax.detect("10.1/x")[0],
    handle_syntax.conversion("https://doi.org/10.1/x", to="doi", allow_loss="all"),
    handle_syntax.Span(1, 2),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_can_be_compared_copied_and_pickled(value) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert hash(again) == hash(value)
    assert copy.copy(value) == value
    assert str(again) == str(value)
    assert repr(value).startswith(f"{type(value).__name__}(")
    assert type(value).__match_args__
    for name in (type(value).__match_args__[0], "other"):
        with pytest.raises(AttributeError):
            setattr(value, name, None)


def test_a_problem_can_be_matched() -> None:
    match handle_syntax.check("10.1000").problems:
        case [handle_syntax.Problem("missing-slash", "error", handle_syntax.Span(start, _))]:
            assert start == 7
        case other:
            pytest.fail(f"{other}")


def test_different_values_differ() -> None:
    assert handle_syntax.check("10.1/x") != handle_syntax.check("10.1/y")
    assert handle_syntax.check("10.1/x") != handle_syntax.check(b"10.1/x")
    assert handle_syntax.check("10.1/x") != handle_syntax.check("10.1/x", "doi")


def test_a_report_is_true_if_the_text_is_valid() -> None:
    assert handle_syntax.check("10.1/x")
    assert handle_syntax.check("10.1/x ")
    assert not handle_syntax.check("10.1")


def test_a_tree_and_a_node_go_through_their_nodes() -> None:
    tree = handle_syntax.parse("hdl:10.1000/a%2Fb?x")
    [root] = tree.roots
    assert list(tree) == list(tree.walk()) == list(root)
    assert [node.name for node in tree] == ["hdl-resolver", "name-form", "u-local-name", "query"]
    assert all(node in tree for node in tree)
    assert handle_syntax.parse("hdl:10.1000/c").roots[0] not in tree


def test_classes_have_the_module_that_users_know() -> None:
    for name in handle_syntax.__all__:
        if isinstance(cls := getattr(handle_syntax, name), type):
            assert repr(cls) == f"<class 'handle_syntax.{name}'>"
            assert typing.get_type_hints(cls)
    with pytest.raises(handle_syntax.ParseError) as refused:
        handle_syntax.read("x")
    last = traceback.format_exception_only(refused.value)[-1]
    assert last == "handle_syntax.ParseError: the handle has no `/` (missing-slash, handle, at 1): 'x'\n"


def test_a_report_has_no_private_fields() -> None:
    report = handle_syntax.check("10.1/x")
    fields = ("text", "dialect", "valid", "problems", "more")
    assert handle_syntax.Report.__match_args__ == fields == tuple(dataclasses.asdict(report))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("INFO:hdl/10.1000/<1:2>", ("info:hdl/10.1000/%3C1:2%3E", True)),
        (b"INFO:hdl/10.1000/1", (b"info:hdl/10.1000/1", True)),
        ("https://doi.org/10.1000/182>", ("https://doi.org/10.1000/182", False)),
        ("10.1000/182", (None, False)),
        ("10.1000", (None, False)),
    ],
)
def test_a_report_has_the_repaired_text(text, expected) -> None:
    report = handle_syntax.check(text)
    assert (report.repaired, report.safe) == expected
    again = pickle.loads(pickle.dumps(report))
    assert (again.repaired, again.safe) == expected


def test_a_problem_has_the_other_places_of_the_accident() -> None:
    [problem] = handle_syntax.check("10.1000/é\u200b18\u200b2").problems
    [place] = problem.labels
    assert (problem.span, problem.column, place.span, place.byte) == ((9, 10), 10, (12, 13), (15, 18))
    assert place.text == "U+200B ZERO WIDTH SPACE"


def test_a_refusal_has_the_text_that_the_function_would_take() -> None:
    with pytest.raises(handle_syntax.ParseError) as refused:
        handle_syntax.read("doi:10.1000/182", "proxy")
    assert refused.value.report.repaired == "https://doi.org/10.1000/182"


def test_a_report_that_a_program_makes_can_be_drawn() -> None:
    report = handle_syntax.check("10.1000")
    again = dataclasses.replace(report, dialect="doi")
    assert again.draw(color=False).startswith("missing-slash\n")


def test_the_exception_is_made_from_a_report() -> None:
    with pytest.raises(TypeError, match="a ParseError is made from a Report, not from str"):
        handle_syntax.ParseError("x")
    error = handle_syntax.ParseError(handle_syntax.check("x" * 1_000_000))
    assert len(str(error)) < 300
    assert len(repr(error)) < 300


@pytest.mark.parametrize(("texts", "subject"), [(("x", "10.1/a"), "first"), (("10.1/a", "x"), "second")])
def test_a_comparison_says_which_text_is_wrong(texts, subject) -> None:
    with pytest.raises(handle_syntax.ParseError) as refused:
        handle_syntax.compare(*texts)
    assert refused.value.subject == subject
    assert str(refused.value).startswith(f"the {subject} text cannot be compared: the handle has no `/`")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_results_of_octets_are_shown_as_text() -> None:
    assert str(next(handle_syntax.find("é 10.1000/é".encode()))) == "10.1000/é"
    assert str(handle_syntax.conversion(b"10.1/\xff", "handle-octet", to="handle-octet")) == "10.1/\\xff"


def test_octets_of_any_kind_are_taken() -> None:
    for octets in (bytearray(b"https://doi.org/10.1000/182"), memoryview(b"https://doi.org/10.1000/182")):
        assert handle_syntax.read(octets) == b"10.1000/182"
        report = handle_syntax.check(octets)
        assert report.text == bytes(octets)
        assert hash(report) == hash(handle_syntax.check(bytes(octets)))
        assert handle_syntax.compare(octets, "10.1000/182")
        assert [found.text for found in handle_syntax.find(octets)] == [bytes(octets)]


def test_what_find_returns_says_that_it_is_an_iterator() -> None:
    assert repr(handle_syntax.find("see 10.1000/182")) == "<iterator of the identifiers in 'see 10.1000/182'>"
    assert repr(handle_syntax.find(bytearray(b"\xff"))) == "<iterator of the identifiers in b'\\xff'>"
    assert len(repr(handle_syntax.find("10.1000/182 " * 1000))) < 120
    assert repr(handle_syntax.find("\ud800")) == "<iterator of the identifiers in '\\ud800'>"


def test_a_module_lists_its_functions_only() -> None:
    for module in (handle_syntax.stream, handle_syntax):
        assert dir(module) == sorted(module.__all__)
