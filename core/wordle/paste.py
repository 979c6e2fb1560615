"""A whole game read from pasted text."""

import re
from collections import deque
from dataclasses import dataclass
from itertools import chain

from core.invisible import visible
from core.wordle.marks import LENGTH, Mark, is_word

MARK_SIGNS = {
    **dict.fromkeys("0bwx-._⬛⬜◼◻▪▫⚫⚪", Mark.ABSENT),
    **dict.fromkeys("1y🟨🟦🟡🔵", Mark.PRESENT),
    **dict.fromkeys("2g🟩🟧🟢🟠", Mark.CORRECT),
}
"""Signs people write marks with; orange and blue are the game's high-contrast colours."""

HEADER = re.compile(r"^[^\d\s].*?\s#?\d[\d.,]*\s+[1-9xX]\s*/\s*\d+\*?(\s.*)?$")
"""The first line of a share text: a game, the number of the puzzle and the score."""

NUMBERING = re.compile(r"^(?:>|[-*•]|\d{1,2}[.):]?)\s+")
SEPARATORS = re.compile(r"[\s,;:|=()]+")
BEFORE_SQUARES = re.compile(r"(?<=[A-Za-z])(?=[^\x00-\x7f\w])")
RULE = re.compile(r"([-_.])\1*")


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

    A line holds a word with its marks, or words without. Marks are digits (0 absent, 1 present,
    2 correct), letters (b, y, g) or squares. Lines of marks belong, in order, to the words that
    have none of their own. Empty lines and headers such as "Wordle 1,234 4/6*" are passed over;
    anything else becomes a `Problem`.

    >>> [row.word for row in parse_game("CRANE 01200\\nslate byggb").rows]
    ['crane', 'slate']
    """
    read = (_read(n, line.strip()) for n, line in enumerate(text.splitlines(), start=1))
    items = list(chain.from_iterable(read))
    grid = deque(item for item in items if isinstance(item, _GridLine))
    rows = [_coloured(i, grid) for i in items if isinstance(i, PastedRow | _BadWord)]
    problems = [_problem(item) for item in items if isinstance(item, Problem | _BadWord)]
    left_over = [Problem(g.line, g.text, "there is no word for these marks") for g in grid]
    return Pasted(
        tuple(row for row in rows if row),
        tuple(sorted([*problems, *left_over], key=lambda problem: problem.line)),
    )


@dataclass(frozen=True, slots=True)
class _BadWord:
    """A line without marks that is no word. Its marks, if a grid has them, go with it."""

    problem: Problem


def _problem(item: Problem | _BadWord) -> Problem:
    return item.problem if isinstance(item, _BadWord) else item


def _coloured(item: PastedRow | _BadWord, grid: "deque[_GridLine]") -> PastedRow | None:
    """A row with its own marks or else the next ones of the grid."""
    if isinstance(item, PastedRow) and item.marks is not None:
        return item
    marks = grid.popleft().marks if grid else None
    return PastedRow(item.word, marks) if isinstance(item, PastedRow) else None


@dataclass(frozen=True, slots=True)
class _GridLine:
    line: int
    text: str
    marks: tuple[Mark, ...]


def _read(number: int, line: str) -> list[PastedRow | _GridLine | Problem | _BadWord]:
    plain = " ".join(visible(line).split())
    if not plain or HEADER.match(plain):
        return []
    if len(plain) == LENGTH and RULE.fullmatch(plain):
        why = "it could be a rule or five grey marks: write 00000 for marks"
        return [Problem(number, line, why)]
    grid = _marks(plain.replace(" ", ""))
    if grid is not None:
        return [_GridLine(number, line, grid)]

    spaced = BEFORE_SQUARES.sub(" ", NUMBERING.sub("", plain))
    first, *rest = parts = [part for part in SEPARATORS.split(spaced) if part] or [plain]
    if all(_is_word(part) and _marks(part) is None for part in parts):
        return [PastedRow(part.lower(), None) for part in parts]
    marks = _marks("".join(rest))
    if _is_word(first) and marks is not None:
        return [PastedRow(first.lower(), marks)]
    if not rest or marks is not None:
        problem = Problem(number, line, _why_no_word(first))
        return [_BadWord(problem)] if not rest else [problem]
    why = (
        f"{' '.join(rest)!r} are not marks: expected {LENGTH} of 0, 1, 2 or b, y, g or squares"
        if _is_word(first)
        else _why_no_word(first)
    )
    return [Problem(number, line, why)]


def _is_word(text: str) -> bool:
    return text.isascii() and is_word(text.lower())


def _marks(text: str) -> tuple[Mark, ...] | None:
    signs = [MARK_SIGNS.get(sign) for sign in text.lower()]
    known = tuple(mark for mark in signs if mark is not None)
    return known if len(signs) == len(known) == LENGTH else None


def _why_no_word(text: str) -> str:
    if not (text.isascii() and text.isalpha()):
        return f"{text!r} is not a word: expected letters from A to Z"
    letters = "letter" if len(text) == 1 else "letters"
    return f"{text!r} has {len(text)} {letters}: a guess has {LENGTH}"
