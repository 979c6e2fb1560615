"""Benchmarks use the browser tests' browser and servers, and show their figures in a table."""

import pytest

from core.wordle import WordList
from tests.browser.conftest import browser, open_page, playwright, server
from tests.figures import (
    measured,
    pytest_addoption,
    pytest_configure,
    pytest_terminal_summary,
)
from webui.words import Sources, load

__all__ = [
    "browser",
    "measured",
    "open_page",
    "playwright",
    "pytest_addoption",
    "pytest_configure",
    "pytest_terminal_summary",
    "server",
]

collect_ignore = ["peers"]
"""They run in environments of their own."""

Lists = tuple[WordList, WordList]


@pytest.fixture(scope="session")
def lists() -> Lists:
    """The likely answers and all allowed guesses."""
    lexicon = load(Sources())
    likely = sorted(lexicon.likely)
    return WordList.of(likely), WordList.of(sorted([*likely, *lexicon.unlikely]))
