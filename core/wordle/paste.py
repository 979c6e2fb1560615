"""A whole game read from pasted text."""

import re
from collections import deque
from dataclasses import dataclass
from itertools import chain

from core.wordle.marks import LENGTH, Mark, is_word

MARK_SIGNS = {
    **dict.fromkeys("0bwx-._⬛⬜◼◻▪▫⚫⚪", Mark.ABSENT),
    **dict.fromkeys("1y🟨🟦🟡🔵", Mark.PRESENT),
    **dict.fromkeys("2g🟩🟧🟢🟠", Mark.CORRECT),
}
"""Signs people write marks with; orange and blue are the game's high-contrast colours."""

IGNORED = dict.fromkeys(map(ord, "\ufe0e\ufe0f\u200b\u200c\u200d\u2060\ufeff"))
"""Variation selectors and zero-width characters, which change the look of a sign only."""

HEADER = re.compile(r"^\S.*\b[1-9xX]\s*/\s*\d+\*?$")
NUMBERING = re.compile(r"^(?:\d{1,2}[.)]|[-*•])\s+")
SEPARATORS = re.compile(r"[\s,;:|=]+")


@dataclass(frozen=True, slots=True)
class PastedRow:
    """A word, and its marks where the text gives them."""

    word: str
    marks: tuple[Mark, ...] | None


@dataclass(frozen=True, slots=True)
class Problem:
    """A line (counted from 1) that is not understood, and why."""

    line: int
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Pasted:
    """What a text holds: rows in order, and the lines that are not understood."""

    rows: tuple[PastedRow, ...]
    problems: tuple[Problem, ...]


def parse_game(text: str) -> Pasted:
    """Read words, words with marks, or words and a share grid of coloured squares.

    Marks are digits (0 absent, 1 present, 2 correct), letters (b, y, g) or squares. Lines of marks
    belong, in order, to the words that have none of their own. Empty lines and headers such as
    "Wordle 1,234 4/6*" are passed over; anything else becomes a `Problem`.

    >>> [row.word for row in parse_game("CRANE 01200\\nslate byggb").rows]
    ['crane', 'slate']
    """
    lines = [_read(n, line.strip()) for n, line in enumerate(text.splitlines(), start=1)]
    words = [item for item in lines if isinstance(item, PastedRow)]
    grid = deque(item for item in lines if isinstance(item, _GridLine))
    rows = tuple(
        PastedRow(row.word, grid.popleft().marks) if row.marks is None and grid else row
        for row in words
    )
    left_over = (Problem(g.line, g.text, "there is no word for these marks") for g in grid)
    unread = (item for item in lines if isinstance(item, Problem))
    return Pasted(rows, tuple(sorted(chain(unread, left_over), key=lambda p: p.line)))


@dataclass(frozen=True, slots=True)
class _GridLine:
    line: int
    text: str
    marks: tuple[Mark, ...]


def _read(number: int, line: str) -> PastedRow | _GridLine | Problem | None:
    plain = line.translate(IGNORED).strip()
    if not plain or HEADER.match(plain):
        return None
    grid = _marks(plain.replace(" ", ""))
    if grid is not None:
        return _GridLine(number, line, grid)

    first, *rest = SEPARATORS.split(NUMBERING.sub("", plain))
    marks = _marks("".join(rest)) if rest else None
    why = _why_no_word(first) or (
        f"{''.join(rest)!r} are not marks: expected {LENGTH} of 0, 1, 2 or b, y, g or squares"
        if rest and marks is None
        else None
    )
    return Problem(number, line, why) if why else PastedRow(first.lower(), marks)


def _marks(text: str) -> tuple[Mark, ...] | None:
    signs = [MARK_SIGNS.get(sign) for sign in text.lower()]
    known = tuple(mark for mark in signs if mark is not None)
    return known if len(signs) == len(known) == LENGTH else None


def _why_no_word(text: str) -> str | None:
    if is_word(text.lower()):
        return None
    if not (text.isascii() and text.isalpha()):
        return f"{text!r} is not a word: expected letters from A to Z"
    letters = "letter" if len(text) == 1 else "letters"
    return f"{text!r} has {len(text)} {letters}: a guess has {LENGTH}"
