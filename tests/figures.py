"""Figures next to their targets. Nothing fails here for being slow: the table says it."""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass

import pytest


@dataclass(frozen=True)
class Figure:
    name: str
    target: float
    measured: float
    unit: str


FIGURES = pytest.StashKey[list[Figure]]()

Measured = Callable[[str, float, float, str], None]


def pytest_configure(config: pytest.Config) -> None:
    config.stash[FIGURES] = []


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Measured:
    """`measured(name, target, value, unit)`: at most `target` is wanted."""

    def add(name: str, target: float, value: float, unit: str) -> None:
        request.config.stash[FIGURES].append(Figure(name, target, value, unit))

    return add


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    figures = terminalreporter.config.stash[FIGURES]
    if not figures:
        return
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    terminalreporter.section(f"figures ({machine})")
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        verdict = "" if figure.measured <= figure.target else "   missed"
        terminalreporter.line(
            f"{figure.name:<{width}}  at most {figure.target:>7g} {figure.unit:<3}"
            f"  measured {figure.measured:>8.2f} {figure.unit}{verdict}"
        )
