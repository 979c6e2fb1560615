"""Rows that no answer can produce."""

from itertools import permutations, product

from core.wordle.marks import Mark
from core.wordle.row import Row

ORDINALS = ("first", "second", "third", "fourth", "fifth")


def impossible(row: Row) -> str | None:
    """Why the game can't have given these marks, or None when it can.

    The answer is taken to be any five letters, not only a listed word.

    >>> impossible(Row.parse("title", "01112"))
    'the first T is coloured before the second'
    >>> impossible(Row.parse("crane", "22221"))
    'the E has no other place left to be in'
    >>> impossible(Row.parse("title", "11012"))
    """
    return _coloured_out_of_order(row) or _no_room(row)


def _coloured_out_of_order(row: Row) -> str | None:
    """The game colours copies of a letter from left to right, so grey never precedes yellow."""
    for letter in dict.fromkeys(row.word):
        marks = [mark for own, mark in zip(row.word, row.marks, strict=True) if own == letter]
        for late, early in product(range(len(marks)), range(len(marks))):
            if early < late and marks[early] == Mark.ABSENT and marks[late] == Mark.PRESENT:
                return (
                    f"the {ORDINALS[early]} {letter.upper()} is coloured before "
                    f"the {ORDINALS[late]}"
                )
    return None


def _no_room(row: Row) -> str | None:
    """Each yellow letter needs a place of the answer that is not green and not under itself."""
    pairs = list(zip(row.word, row.marks, strict=True))
    yellow = [letter for letter, mark in pairs if mark == Mark.PRESENT]
    open_places = [letter for letter, mark in pairs if mark != Mark.CORRECT]
    if any(
        all(letter != own for letter, own in zip(yellow, places, strict=True))
        for places in permutations(open_places, len(yellow))
    ):
        return None

    names = ", ".join(dict.fromkeys(letter.upper() for letter in yellow))
    if len(yellow) == 1:
        return f"the {names} has no other place left to be in"
    return f"there are too few other places left for the yellow {names}"
