"""Why a guess is refused in hard mode or in strict mode."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from core.wordle.impossible import ORDINALS
from core.wordle.marks import LENGTH, Mark, as_word
from core.wordle.row import Row

NUMBERS = ("no", "one", "two", "three", "four", "five")

NAMED_WITH_A_VOWEL = frozenset("aefhilmnorsx")


class Rule(Enum):
    """What a guess can break. Hard mode asks for the first two, strict mode for all four."""

    GREEN_STAYS = "a green letter stays where it is"
    SHOWN_IS_USED = "a letter shown n times in one row is used at least n times"
    NO_MORE_THAN_SHOWN = "a letter with a grey copy is used no more often than it was shown"
    NOT_THERE_AGAIN = "a letter that is yellow or grey somewhere is not put there again"

    @property
    def is_hard(self) -> bool:
        """Whether hard mode asks for it."""
        return self in {Rule.GREEN_STAYS, Rule.SHOWN_IS_USED}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A broken rule, and the letter of the row it was broken against.

    `row` and `place` count from 0; `place` is None where copies are counted. `reason` is a
    clause without a full stop.
    """

    rule: Rule
    row: int
    place: int | None
    letter: str
    reason: str

    @property
    def says(self) -> str:
        """The reason as a sentence, with the mildest mode that refuses the guess."""
        return f"{'Hard' if self.rule.is_hard else 'Strict'} mode: {self.reason}."


def refusal(rows: Sequence[Row], word: str, *, strict: bool = False) -> Refusal | None:
    """Why `word` can't be played after `rows`, or None when it can.

    In hard mode a green letter stays where it is, and a letter that one row shows n times, green
    or yellow, is used at least n times; grey letters may come back, and yellow ones may stay.
    In strict mode the guess has to be able to be the answer: it agrees with every row, as in
    `shortlist`. Raises ValueError when `word` is no word.

    >>> refusal([Row.parse("cecum", "20100")], "candy").says
    'Hard mode: the guess needs two Cs, both shown in CECUM.'
    >>> refusal([Row.parse("tarse", "02001")], "pagle")
    >>> refusal([Row.parse("tarse", "02001")], "pagle", strict=True).says
    'Strict mode: the fifth letter is not E, yellow there in TARSE.'
    """
    broken = _broken_rules(rows, as_word(word))
    return next((refused for refused in broken if strict or refused.rule.is_hard), None)


def contradictions(rows: Sequence[Row], word: str) -> tuple[Refusal, ...]:
    """All that keeps `word` from being the answer; what hard mode refuses comes first.

    Raises ValueError when `word` is no word.

    >>> for refused in contradictions([Row.parse("tarse", "02001")], "tepee"):
    ...     print(refused.reason)
    the second letter must stay A, green in TARSE
    the guess needs an A, shown in TARSE
    there is no T, grey in TARSE
    the fifth letter is not E, yellow there in TARSE
    """
    return tuple(_broken_rules(rows, as_word(word)))


def _broken_rules(rows: Sequence[Row], word: str) -> Iterator[Refusal]:
    yield from _moved_greens(rows, word)
    yield from _too_few(rows, word)
    yield from _too_many(rows, word)
    yield from _put_back(rows, word)


def _moved_greens(rows: Sequence[Row], word: str) -> Iterator[Refusal]:
    for index, row in enumerate(rows):
        for place, (letter, mark) in enumerate(zip(row.word, row.marks, strict=True)):
            if mark == Mark.CORRECT and word[place] != letter:
                reason = (
                    f"the {ORDINALS[place]} letter must stay {letter.upper()}, "
                    f"green in {row.word.upper()}"
                )
                yield Refusal(Rule.GREEN_STAYS, index, place, letter, reason)


def _put_back(rows: Sequence[Row], word: str) -> Iterator[Refusal]:
    """Letters that are absent altogether are left to `_too_many`."""
    for index, row in enumerate(rows):
        copies = row.copies()
        for place, (letter, mark) in enumerate(zip(row.word, row.marks, strict=True)):
            if mark != Mark.CORRECT and word[place] == letter and copies[letter].at_least:
                reason = (
                    f"the {ORDINALS[place]} letter is not {letter.upper()}, "
                    f"{'grey' if mark == Mark.ABSENT else 'yellow'} there in {row.word.upper()}"
                )
                yield Refusal(Rule.NOT_THERE_AGAIN, index, place, letter, reason)


def _too_few(rows: Sequence[Row], word: str) -> Iterator[Refusal]:
    """For each letter the first of the rows that show most of it."""
    needed: dict[str, tuple[int, int]] = {}
    for index, row in enumerate(rows):
        for letter, copies in row.copies().items():
            if copies.at_least > needed.get(letter, (0, 0))[0]:
                needed[letter] = (copies.at_least, index)

    for letter, (least, index) in needed.items():
        if word.count(letter) < least:
            together = {1: "", 2: "both "}.get(least, "all ")
            reason = (
                f"the guess needs {_copies(least, letter)}, "
                f"{together}shown in {rows[index].word.upper()}"
            )
            yield Refusal(Rule.SHOWN_IS_USED, index, None, letter, reason)


def _too_many(rows: Sequence[Row], word: str) -> Iterator[Refusal]:
    """For each letter the first of the rows that allow fewest of it."""
    allowed: dict[str, tuple[int, int]] = {}
    for index, row in enumerate(rows):
        for letter, copies in row.copies().items():
            if copies.exact and copies.at_least < allowed.get(letter, (LENGTH, 0))[0]:
                allowed[letter] = (copies.at_least, index)

    for letter, (most, index) in allowed.items():
        if word.count(letter) > most:
            seen = f"grey in {rows[index].word.upper()}"
            reason = (
                f"there is no {letter.upper()}, {seen}"
                if most == 0
                else f"{_no_more(most, letter)}, another was {seen}"
            )
            yield Refusal(Rule.NO_MORE_THAN_SHOWN, index, None, letter, reason)


def _copies(number: int, letter: str) -> str:
    if number == 1:
        return f"{'an' if letter in NAMED_WITH_A_VOWEL else 'a'} {letter.upper()}"
    return f"{NUMBERS[number]} {letter.upper()}s"


def _no_more(number: int, letter: str) -> str:
    copies = f"one {letter.upper()}" if number == 1 else _copies(number, letter)
    return f"there {'is' if number == 1 else 'are'} only {copies}"
