"""Published totals, and those of an exhaustive solver, are found and proved."""

import json
from importlib.resources import files

import pytest

from core.wordle import Row, WordList, legal_guesses, optimal, partition, shortlist
from tests.shared_data import shared
from webui.words import Sources, load

SLOW = pytest.mark.slow

DROPPED = {"agora", "fibre", "lynch", "pupal", "slave", "wench"}


@pytest.fixture(scope="module")
def now() -> tuple[WordList, WordList]:
    """The 3,158 answers and 14,855 guesses of today's lists."""
    lexicon = load(Sources())
    likely = sorted(lexicon.likely)
    return WordList.of(likely), WordList.of(sorted([*likely, *lexicon.unlikely]))


def answers_of_2021() -> WordList:
    words = WordList.of(files("wordle").joinpath("answers.txt").read_text().split())
    assert len(words) == 2315
    return words


def guesses_of_2021() -> WordList:
    words = shared("wordle/allowed_12972.txt").read_text().split()
    return WordList.of(words)


def rows(position: str) -> list[Row]:
    parts = position.split(".")
    digits = str.maketrans("byg", "012")
    return [
        Row.parse(word, marks.translate(digits))
        for word, marks in zip(parts[::2], parts[1::2], strict=True)
    ]


def total_of(
    opener: str, answers: WordList, guesses: WordList, hard: bool, beam: int | None = None
) -> int:
    """What a game costs that begins with `opener`, over all answers."""
    total = len(answers)
    for marks, group in partition(opener, answers).items():
        if group == (opener,):
            continue
        rows = [Row(opener, marks)] if hard else None
        best = optimal(group, guesses, guesses_left=5, hard=rows, beam=beam)
        assert best.total is not None
        assert best.proven or beam
        assert best.worst is not None
        assert best.worst <= 5
        total += best.total
    return total


@SLOW
@pytest.mark.parametrize(("opener", "total"), [("tarse", 11219), ("crane", 11309)])
def test_a_beam_finds_the_same(now: tuple[WordList, WordList], opener: str, total: int) -> None:
    assert total_of(opener, *now, hard=False, beam=100) == total


def test_a_beam_finds_the_same_among_the_words_of_2021() -> None:
    assert total_of("salet", answers_of_2021(), guesses_of_2021(), hard=False, beam=30) == 7920


@pytest.mark.parametrize(
    ("opener", "hard", "total"),
    [
        ("salet", False, 7920),
        pytest.param("salet", True, 8122, marks=SLOW),
        pytest.param("raise", False, 8014, marks=SLOW),
        pytest.param("crane", False, 7930, marks=SLOW),
        ("crane", True, 8155),
        pytest.param("roate", False, 8000, marks=SLOW),
        pytest.param("roate", True, 8214, marks=SLOW),
    ],
)
def test_openers_of_2021(opener: str, hard: bool, total: int) -> None:
    assert total_of(opener, answers_of_2021(), guesses_of_2021(), hard) == total


@SLOW
@pytest.mark.parametrize(
    ("opener", "hard", "total"),
    [
        ("tarse", False, 11219),
        ("tarse", True, 11627),
        ("salet", False, 11235),
        ("crane", False, 11309),
    ],
)
def test_openers_of_today(
    now: tuple[WordList, WordList], opener: str, hard: bool, total: int
) -> None:
    assert total_of(opener, *now, hard) == total


@pytest.mark.parametrize(
    ("opener", "hard", "total"),
    [pytest.param("tarse", False, 7883, marks=SLOW), ("salet", True, 8097)],
)
def test_openers_without_the_words_dropped_in_2022(
    now: tuple[WordList, WordList], opener: str, hard: bool, total: int
) -> None:
    answers = WordList.of(word for word in answers_of_2021() if word not in DROPPED)
    assert len(answers) == 2309
    assert total_of(opener, answers, now[1], hard) == total


@pytest.mark.parametrize(
    ("opener", "marks", "left", "total"),
    [
        ("salet", "00000", 221, 609),
        ("crane", "00000", 263, 735),
        ("crane", "01100", 65, 169),
        ("raise", "00000", 168, 465),
    ],
)
def test_second_guesses_of_2021(opener: str, marks: str, left: int, total: int) -> None:
    candidates = shortlist([Row.parse(opener, marks)], answers_of_2021())
    assert len(candidates) == left
    best = optimal(candidates, guesses_of_2021(), guesses_left=5)
    assert (best.total, best.proven, best.lower, best.upper) == (total, True, total, total)


@pytest.mark.parametrize("hard", [False, True])
def test_positions_of_real_games(now: tuple[WordList, WordList], hard: bool) -> None:
    answers, guesses = now
    for case in json.loads(shared("wordle/positions.json").read_text())["positions"]:
        played = rows(case["position"])
        candidates = shortlist(played, answers)
        assert len(candidates) == case["candidates"]
        if hard and "hard_total" not in case:
            continue
        best = optimal(
            candidates, guesses, guesses_left=6 - len(played), hard=played if hard else None
        )
        assert best.total == case["hard_total" if hard else "total"], case
        assert best.proven
        assert best.worst is not None
        assert best.worst <= 6 - len(played)
        if hard:
            assert best.word in legal_guesses(played, guesses)
