"""The names of functions by which the package calls its native part."""

import pyarrow
import pytest
from handle_syntax import _native


@pytest.mark.parametrize("name", ["", "chek", "Check"])
def test_a_function_that_does_not_exist_is_not_taken_for_another(name) -> None:
    with pytest.raises(ValueError, match=f'no function is called "{name}"'):
        _native.draw((name, None, {}), "10.1000", False, 100, False)
    with pytest.raises(ValueError, match=f'no function is called "{name}"'):
        _native.stream(name, pyarrow.table({"text": ["10.1000"]}), "text")
