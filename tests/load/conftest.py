"""Loads and faults on this machine alone, bounded, with their figures in a table."""

from tests.browser.conftest import browser, open_page, playwright, server
from tests.figures import (
    measured,
    pytest_addoption,
    pytest_configure,
    pytest_terminal_summary,
)

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
