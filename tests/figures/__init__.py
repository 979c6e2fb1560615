"""Figures next to their targets, and next to other programs on the same input."""

from tests.figures.figure import HIGHEST, P95, P99, Beside, Figure, percentile
from tests.figures.recording import (
    Measured,
    measured,
    pytest_addoption,
    pytest_configure,
    pytest_terminal_summary,
)

__all__ = [
    "HIGHEST",
    "P95",
    "P99",
    "Beside",
    "Figure",
    "Measured",
    "measured",
    "percentile",
    "pytest_addoption",
    "pytest_configure",
    "pytest_terminal_summary",
]
