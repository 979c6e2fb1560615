"""Benchmarks use the browser tests' browser and servers, and show their figures in a table."""

from tests.browser.conftest import browser, open_page, playwright, server
from tests.figures import measured, pytest_configure, pytest_terminal_summary

__all__ = [
    "browser",
    "measured",
    "open_page",
    "playwright",
    "pytest_configure",
    "pytest_terminal_summary",
    "server",
]
