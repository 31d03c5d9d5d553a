"""Every run of the tests tries the same texts, also on slow machines."""

from hypothesis import settings

settings.register_profile("same", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("same")
