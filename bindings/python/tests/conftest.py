"""Settings of Hypothesis: every run of the tests tries the same texts, and a slow machine fails none of them."""

from hypothesis import settings

settings.register_profile("same", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("same")
