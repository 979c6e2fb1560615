"""How well a finished game was played, guess by guess."""

from collections.abc import Iterable, Sequence
from math import log2

from core.wordle.marks import Mark, as_word, score
from core.wordle.partitioning import partition
from core.wordle.ranked import Ranked
from core.wordle.ranking import rank
from core.wordle.refusal import contradictions
from core.wordle.reviewed import Left, Listing, Review, ReviewedGuess
from core.wordle.row import Row
from core.wordle.shortlist import shortlist
from core.wordle.wordlist import WordList

HIGHEST = 99

NEUTRAL = 50
"""The luck of a guess with a single possible outcome."""


def review(
    rows: Sequence[Row],
    answer: str,
    likely: WordList | Iterable[str],
    unlikely: WordList | Iterable[str],
    *,
    hard: bool = False,
) -> Review:
    """How each guess of a game compares with the best one, and how it turned out.

    A guess is judged by the words left before it, taken to be equally probable: the likely words
    that agree with the earlier rows while there are any, else the unlikely ones. The answer may
    be any word; where it is not among the words left, they are judged by all the same, since the
    player could not know.

    *Skill* is the part of the possible narrowing that the choice makes on average. A guess that
    leaves e of n words on average, where finding the answer counts as leaving none, narrows by
    log2((n + 1) / (e + 1)) bits. Skill is 99 times the narrowing of the guess over that of the
    best guess, rounded down: 99 for the best choice and its equals alone, 0 for one that tells
    nothing, and never more for a guess that leaves more. With one word left it is 99 for that
    word and 0 for others; with two left 99 for one of the two and 57 for another word that tells
    them apart. It does not depend on the answer.

    *Luck* is the mid-rank percentile of the outcome among those of the same choice: 99 times the
    probability of an outcome that leaves more words, plus half that of one that leaves as many,
    rounded; finding the answer leaves none. Over all answers it averages 49.5 whatever the
    choice. It is 50 when a single outcome is possible. When the answer was not among the words
    left and the outcome is one that none of them could have produced, it is 0; but 99 when it
    found the answer.

    When no listed word was left there is nothing to judge by: skill is 99 and luck 50.

    Raises ValueError when `answer` is no word, and for the first row that disagrees with it.
    """
    answer = as_word(answer)
    for number, row in enumerate(rows, start=1):
        expected = Row(row.word, score(row.word, answer))
        if row != expected:
            raise ValueError(
                f"row {number}, {row.word} {row.digits}, disagrees with the answer {answer}: "
                f"its marks would be {expected.digits}"
            )

    lists = {
        listing: words if isinstance(words, WordList) else WordList.of(words)
        for listing, words in ((Listing.LIKELY, likely), (Listing.UNLIKELY, unlikely))
    }
    allowed = tuple(word for words in lists.values() for word in words)
    left = [_left(rows[:played], lists) for played in range(len(rows) + 1)]
    guesses = tuple(
        _reviewed(rows[:index], rows[index], left[index], left[index + 1], allowed, hard)
        for index in range(len(rows))
    )
    return Review(
        answer,
        next((name for name, words in lists.items() if answer in words.words), Listing.UNLISTED),
        guesses,
        skill=_mean([guess.skill for guess in guesses if guess.own], HIGHEST),
        luck=_mean(
            [guess.luck for guess in guesses if guess.own and guess.own.groups > 1], NEUTRAL
        ),
    )


def _left(rows: Sequence[Row], lists: dict[Listing, WordList]) -> Left:
    for listing, words in lists.items():
        if agreeing := shortlist(rows, words):
            return Left(agreeing, listing)
    return Left((), Listing.UNLISTED)


def _reviewed(
    earlier: Sequence[Row],
    row: Row,
    before: Left,
    after: Left,
    allowed: tuple[str, ...],
    hard: bool,
) -> ReviewedGuess:
    against = contradictions(earlier, row.word)
    if not before.words:
        return ReviewedGuess(row, before, after, None, None, HIGHEST, NEUTRAL, against)

    (own,) = rank(before.words, [row.word])
    best = rank(before.words, allowed, hard=tuple(earlier) if hard else None)[0]
    skill = _skill(own, best, len(before.words))
    luck = _luck(row, before.words)
    return ReviewedGuess(row, before, after, own, best, skill, luck, against)


def _skill(own: Ranked, best: Ranked, words: int) -> int:
    own_sum, best_sum = _unsolved(own, words), _unsolved(best, words)
    if own_sum <= best_sum:  # a word that is not allowed may do better than all that are
        return HIGHEST
    return int(HIGHEST * _narrowing(own_sum, words) / _narrowing(best_sum, words))


def _unsolved(guess: Ranked, words: int) -> int:
    """The sum, over the words, of how many are left once the guess did not find the answer."""
    return round(guess.expected_left * words) - guess.is_candidate


def _narrowing(unsolved: int, words: int) -> float:
    """Bits by which so many words become fewer on average."""
    return log2((words + 1) / (unsolved / words + 1))


def _luck(row: Row, words: Sequence[str]) -> int:
    groups = partition(row.word, words)
    if len(groups) == 1 and row.marks in groups:
        return NEUTRAL
    outcome = _left_by(row.marks, len(groups.get(row.marks, ())) or len(words) + 1)
    left = [(_left_by(marks, len(group)), len(group)) for marks, group in groups.items()]
    more = sum(size for own, size in left if own > outcome)
    as_many = sum(size for own, size in left if own == outcome)
    return round(HIGHEST * (more + as_many / 2) / len(words))


def _left_by(marks: tuple[Mark, ...], group: int) -> int:
    return 0 if set(marks) == {Mark.CORRECT} else group


def _mean(figures: Sequence[int], otherwise: int) -> int:
    return round(sum(figures) / len(figures)) if figures else otherwise
