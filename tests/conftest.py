"""Settings for all tests."""

from hypothesis import settings

# How long an example takes says nothing on a busy machine; speed has benchmarks of its own.
settings.register_profile("hunch", deadline=None)
settings.load_profile("hunch")
