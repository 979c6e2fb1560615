"""Collects figures while tests run, then shows them as a table and, when asked, keeps it in a file.

Nothing fails here for being slow: the table says it.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pytest

from tests.figures.figure import MEDIAN, Beside, Figure, Statistic
from tests.figures.machine import machine
from tests.figures.table import table, with_section

SECTIONS = {
    "benchmarks": "Speed and memory (`make bench`)",
    "load": "Many people, kills and lost networks (`make load`)",
}
"""Where the figures of each folder of tests stand."""

FIGURES = pytest.StashKey[dict[str, list[Figure]]]()


class Measured(Protocol):
    def __call__(
        self,
        name: str,
        target: float | None,
        samples: float | Sequence[float],
        unit: str,
        by: Statistic = MEDIAN,
        beside: Sequence[Beside] = (),
    ) -> None: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    with suppress(ValueError):  # two folders of tests run at once
        parser.addoption("--figures", type=Path, help="a file to keep the table of figures in")


def pytest_configure(config: pytest.Config) -> None:
    config.stash.setdefault(FIGURES, {})


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Measured:
    """`measured(name, target, samples, unit)`: the median should be at most `target`,
    unless that is None.

    `by` another statistic than the median; `beside` are other programs with the same input.
    """
    figures = request.config.stash[FIGURES].setdefault(request.path.parent.name, [])

    def add(
        name: str,
        target: float | None,
        samples: float | Sequence[float],
        unit: str,
        by: Statistic = MEDIAN,
        beside: Sequence[Beside] = (),
    ) -> None:
        several = samples if isinstance(samples, Sequence) else (samples,)
        figures.append(Figure(name, target, tuple(several), unit, by, tuple(beside)))

    return add


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    sections, config.stash[FIGURES] = config.stash[FIGURES], {}
    for folder, figures in sections.items():
        body = "\n\n".join([f"On {machine()}.", table(figures), *_skipped(terminalreporter)])
        heading = SECTIONS[folder]
        terminalreporter.section(heading)
        terminalreporter.write_line(body)
        if file := config.getoption("--figures"):
            if exitstatus:
                terminalreporter.write_line(f"\nSomething failed: {file} stays as it was.")
                continue
            file.write_text(with_section(file.read_text(), heading, body))
            terminalreporter.write_line(f"\nKept in {file}.")


def _skipped(reporter: pytest.TerminalReporter) -> list[str]:
    """What could not be measured here, and why."""
    reasons = {
        f"- Not measured here: {report.nodeid.partition('::')[2]}: {report.longrepr[2]}"
        for report in reporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    }
    return ["\n".join(sorted(reasons))] if reasons else []
