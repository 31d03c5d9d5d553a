"""What programs do with instances: compare, match, copy and pickle them."""

import copy
import pickle

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
    with pytest.raises(AttributeError):
        setattr(value, type(value).__match_args__[0], None)


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
