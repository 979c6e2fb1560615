"""Figures as one table in Markdown, and where it stands in a file."""

import re
from collections.abc import Sequence

from tests.figures.figure import Beside, Figure

HEADINGS = (
    "What",
    "At most",
    "Measured",
    "",
    "Of",
    "Nine in ten",
    "Beside it, on the same input (times ours)",
)


def number(value: float) -> str:
    """Three digits, or all of a large number.

    >>> number(11219), number(61.57), number(4.0), number(0.01234), number(0)
    ('11,219', '61.6', '4', '0.0123', '0')
    """
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(figures: Sequence[Figure]) -> str:
    """A row for each figure, in columns of equal width, and the notes on other programs below."""
    rows = [HEADINGS, *map(_cells, figures)]
    if not any(figure.beside for figure in figures):
        rows = [row[:-1] for row in rows]
    widths = [max(3, *map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_line(row, widths) for row in rows]
    lines.insert(1, _line(["-" * width for width in widths], widths))
    return "\n".join([*lines, *_notes(figures)])


def with_section(text: str, heading: str, body: str) -> str:
    """The text with what stands under this heading replaced; a new heading comes last."""
    section = f"## {heading}\n\n{body}"
    old = re.compile(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    found = old.search(text)
    before, after = (text[: found.start()], text[found.end() :]) if found else (text, "")
    parts = (part.strip() for part in (before, section, after))
    return "\n\n".join(part for part in parts if part) + "\n"


def _cells(figure: Figure) -> tuple[str, ...]:
    low, high = map(number, figure.spread)
    count = len(figure.samples)
    return (
        figure.name,
        "-" if figure.target is None else _with_unit(number(figure.target), figure.unit),
        _with_unit(number(figure.value), figure.unit),
        "**missed**" if figure.is_missed else "",
        "once" if count == 1 else f"{figure.statistic.name} of {count:,}",
        low if low == high else f"{low} to {high}",
        "; ".join(_beside(figure, other) for other in figure.beside),
    )


def _beside(figure: Figure, other: Beside) -> str:
    if other.why_not:
        return f"{other.name}: {other.why_not}"
    ratio = figure.ratio(other)
    behind = ", **less than ours**" if ratio < 1 else ""
    value = _with_unit(number(other.value), figure.unit)
    return f"{other.name}: {value} (× {number(ratio)}{behind})"


def _notes(figures: Sequence[Figure]) -> list[str]:
    notes = dict.fromkeys(
        f"- {other.name}: {other.note}"
        for figure in figures
        for other in figure.beside
        if other.note and not other.why_not
    )
    return ["", *notes] if notes else []


def _with_unit(text: str, unit: str) -> str:
    return f"{text} {unit}".strip()


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))
    return f"| {' | '.join(padded)} |"
