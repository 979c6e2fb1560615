"""How many examples a property is tried with: a few at every run, many in `make slow`."""

from hypothesis import settings

ORDINARY = 40

THOROUGH = 10 * ORDINARY


def register_profiles() -> None:
    """Have ordinary runs draw few examples; `--hypothesis-profile=thorough` draws many.

    How long an example takes says nothing on a busy machine; speed has benchmarks of its own.
    """
    settings.register_profile("ordinary", deadline=None, max_examples=ORDINARY)
    settings.register_profile("thorough", deadline=None, max_examples=THOROUGH)
    settings.load_profile("ordinary")


def examples(count: int) -> settings:
    """`count` examples in an ordinary run, and as many times that as the profile has it."""
    return settings(max_examples=count * settings().max_examples // ORDINARY)
