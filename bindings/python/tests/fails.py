"""Whether a call raises an exception with a given message."""

from __future__ import annotations

from collections.abc import Callable

import pytest


def fails(call: Callable[[], object], kind: type[Exception], sentence: str) -> None:
    """Asserts that a call raises an exception of this kind with this sentence."""
    with pytest.raises(kind) as error:
        call()
    assert str(error.value) == sentence
