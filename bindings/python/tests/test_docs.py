"""The examples of the functions' help; pytest finds those of the pages and of the Python files by itself."""

import doctest

import handle_syntax
import pytest

FUNCTIONS = [name for name in handle_syntax.__all__ if name.islower() and callable(getattr(handle_syntax, name))]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_help_of_a_function_has_an_example_that_works(name: str) -> None:
    function = getattr(handle_syntax, name)
    [test] = doctest.DocTestFinder().find(function, name, module=False)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0
