"""Wrong arguments and refused texts are exceptions with a message, never a crash."""

import pickle
import subprocess
import sys

import handle_syntax
import pytest
from fails import fails
from handle_syntax import _native

# A call, and the message of its error.
WRONG = [
    (lambda: handle_syntax.check(3), TypeError, "the text must be str or bytes, not int"),
    (lambda: handle_syntax.check(None), TypeError, "the text must be str or bytes, not NoneType"),
    (lambda: handle_syntax.check("x", 3), TypeError, "the argument `dialect` must be a str, not int"),
    (lambda: handle_syntax.check("x", characters=1), TypeError, "the argument `characters` must be True or False, not int"),
    (lambda: handle_syntax.check("x", most=-1), ValueError, "the argument `most` must be 0 or more, not -1"),
    (lambda: handle_syntax.check("x", most=2**64), ValueError, f"the argument `most` must be at most {2**64 - 1}, not {2**64}"),
    (lambda: handle_syntax.check("x", most="1"), TypeError, "the argument `most` must be an int, not str"),
    (
        lambda: handle_syntax.parse("x", most=1),
        TypeError,
        'there is no option "most"; the options are dialect, characters, resolver_segment, charset, proxies',
    ),
    (
        lambda: handle_syntax.check("x", proxies="https://a.test/"),
        ValueError,
        "the argument `proxies`: the resolver must be a host alone: write `a.test`, not `https://a.test/`",
    ),
    (lambda: handle_syntax.check("x", proxies=[1]), TypeError, "the argument `proxies` must name hosts by str, not by int"),
    (lambda: handle_syntax.check("x", chraset="jis"), TypeError, 'there is no option "chraset"; did you mean "charset"?'),
    (
        lambda: handle_syntax.check("x", to="doi"),
        TypeError,
        'there is no option "to"; the options are dialect, characters, resolver_segment, charset, proxies, most',
    ),
    (lambda: handle_syntax.convert("x"), TypeError, "the argument `to` is missing: it names the dialect to write, as in to=\"proxy\""),
    (
        lambda: handle_syntax.convert("x", to="doi", allow_loss=3),
        TypeError,
        "the argument `allow_loss` must be a str or several of them, not int",
    ),
    (lambda: handle_syntax.convert("x", to="doi", resolver="a"), ValueError, "doi has no place for a resolver"),
    (
        lambda: handle_syntax.read("x", "hdl_uri::u-handle"),
        ValueError,
        "`hdl_uri::u-handle` is a rule, which only `is_valid`, `check`, `parse` and `fix` take; here, name a dialect",
    ),
]


@pytest.mark.parametrize(("call", "kind", "sentence"), WRONG)
def test_a_wrong_argument_is_an_error_with_a_sentence(call, kind, sentence) -> None:
    fails(call, kind, sentence)


def test_a_refused_text_is_an_error_with_a_place() -> None:
    with pytest.raises(handle_syntax.ParseError) as refused:
        handle_syntax.read("hdl:10.1000/é<2")
    error = refused.value
    assert isinstance(error, ValueError)
    assert (error.code, error.span, error.byte) == ("raw-non-ascii", (12, 13), (12, 14))
    assert str(error) == f"{error.message} (raw-non-ascii, hdl-resolver, at 12): 'hdl:10.1000/é<2'"
    again = pickle.loads(pickle.dumps(error))
    assert again.report == error.report


# A call with a text that is refused, and the name of the problem.
REFUSED = [
    (lambda: handle_syntax.read("info:lccn/2002022641"), "not-a-handle"),
    (lambda: handle_syntax.key("10.1000"), "missing-slash"),
    (lambda: handle_syntax.parse(b"\xff"), "not-utf8"),
    (lambda: handle_syntax.convert("https://doi.org/10.1/x", to="doi"), "lossy-host"),
    (lambda: handle_syntax.normalize("info:lccn/n78-x", registry=True), "namespace-syntax"),
    (lambda: handle_syntax.compare("10.1/x", "hdl:x"), "missing-slash"),
    (lambda: handle_syntax.compare("info:lccn/1", "10.1/x", relation="handle"), "not-a-handle"),
]


@pytest.mark.parametrize(("call", "code"), REFUSED)
def test_a_refusal_can_be_drawn(call, code) -> None:
    with pytest.raises(handle_syntax.ParseError) as refused:
        call()
    assert refused.value.code == code
    assert refused.value.report.draw(color=False, columns=100).startswith(f"{code}\n")


def test_a_fault_is_an_exception_that_programs_can_catch(capfd) -> None:
    with pytest.raises(RuntimeError, match=r"please report it with the text: oh\\u\{1b\}no at bindings/python/src/"):
        _native._panic("oh\x1bno")
    assert capfd.readouterr() == ("", "")


def test_a_sub_interpreter_works_or_is_refused_with_a_sentence() -> None:
    program = """
import handle_syntax
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
try:
    program = "import handle_syntax; print(handle_syntax.check('10.1000').problems[0].code)"
    print(interpreters.run_string(interpreters.create(), program) or "")
except Exception as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    works = sys.version_info < (3, 12)
    assert ("missing-slash" if works else "does not support loading in subinterpreters") in done.stdout
