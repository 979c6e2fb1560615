"""What the rows played so far say about letters."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from core.wordle.marks import Mark
from core.wordle.row import Row


def best_marks(rows: Iterable[Row]) -> Mapping[str, Mark]:
    """For each letter guessed so far, the best mark it was given.

    >>> best_marks([Row.parse("geese", "00012")])["e"].name
    'CORRECT'
    """
    best: dict[str, Mark] = {}
    for row in rows:
        for letter, mark in zip(row.word, row.marks, strict=True):
            best[letter] = max(mark, best.get(letter, Mark.ABSENT))
    return best


def expected_marks(word: str, rows: Sequence[Row]) -> tuple[Mark, ...]:
    """The marks for `word` as far as `rows` tell: a start from which few taps are left.

    Green where the letter is known at that place; yellow, from left to right, while more copies
    are known to be in the answer; otherwise grey.

    >>> [mark.name for mark in expected_marks("trace", [Row.parse("crane", "01200")])]
    ['ABSENT', 'PRESENT', 'CORRECT', 'ABSENT', 'ABSENT']
    """
    green_at = {
        (place, letter)
        for row in rows
        for place, (letter, mark) in enumerate(zip(row.word, row.marks, strict=True))
        if mark == Mark.CORRECT
    }
    known = Counter[str]()
    for row in rows:
        for letter, copies in row.copies().items():
            known[letter] = max(known[letter], copies.at_least)
    known.subtract(letter for place, letter in enumerate(word) if (place, letter) in green_at)

    marks = []
    for place, letter in enumerate(word):
        if (place, letter) in green_at:
            marks.append(Mark.CORRECT)
        elif known[letter] > 0:
            known[letter] -= 1
            marks.append(Mark.PRESENT)
        else:
            marks.append(Mark.ABSENT)
    return tuple(marks)
