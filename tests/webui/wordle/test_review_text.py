"""A review reads well, whatever the game."""

from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Row, review, score
from tests.strategies import few_letters
from webui.wordle.review_text import game_text, guess_text

word_lists = st.lists(few_letters, max_size=10)

HATCH = ["batch", "hatch", "latch", "match", "patch", "watch"]


def texts(answer: str, guesses: str, likely: list[str], unlikely: list[str]) -> list[str]:
    rows = [Row(guess, score(guess, answer)) for guess in guesses.split()]
    reviewed = review(rows, answer, likely, unlikely)
    return [*map(guess_text, reviewed.guesses), game_text(reviewed)]


@given(word_lists, word_lists, few_letters, st.lists(few_letters, min_size=1, max_size=5))
def test_every_guess_is_named_and_every_line_is_made_of_sentences(
    likely: list[str], unlikely: list[str], answer: str, guesses: list[str]
) -> None:
    *lines, whole = texts(answer, " ".join(guesses), likely, unlikely)
    assert all(guess.upper() in line for guess, line in zip(guesses, lines, strict=True))
    for line in (*lines, whole):
        assert line.endswith(".")
        assert "  " not in line
        assert not any(f" 1 {many}" in line for many in ("words", "guesses", "unlikely ones"))


def test_a_game_with_a_good_and_a_bad_guess() -> None:
    assert texts("watch", "batch blimp watch", HATCH, ["blimp"]) == [
        "BATCH left 5 of 6 words; BLIMP would have left 1.3 on average, BATCH 4.3.",
        "BLIMP left 2 of 5 words; no guess leaves fewer on average. Unlucky.",
        "WATCH was the answer, one of 2 words; no guess leaves fewer on average. A little lucky.",
        "Found in 3 guesses. Skill 75 of 99, luck 45 of 99.",
    ]


def test_a_clue_that_was_ignored_is_named() -> None:
    _, second, whole = texts("watch", "batch bilge", HATCH, ["blimp", "bilge"])
    assert second.endswith(
        "It could not be the answer: the second letter must stay A, green in BATCH."
    )
    assert whole.startswith("Not found in 2 guesses: it was WATCH.")


def test_one_word_left() -> None:
    first, told, found, _ = texts("watch", "blimp hatch watch", ["watch", "blimp"], ["hatch"])
    assert first.startswith("BLIMP left 1 of 2 words")
    assert told == "Only WATCH was left: HATCH could tell nothing new."
    assert found == "WATCH was the only word left."


def test_an_answer_off_the_lists() -> None:
    first, last, whole = texts("cruve", "crate cruve", ["crane", "crate"], ["cruve", "slate"])
    assert first == (
        "CRATE left none of 2 words, but 1 unlikely one; no guess leaves fewer on average. "
        "Very unlucky."
    )
    assert last == "CRUVE was the only word left."
    assert whole.endswith("CRUVE is not on the list of likely answers.")

    first, last, whole = texts("zzzzz", "crate zzzzz", ["crate"], ["slate"])
    assert last == (
        "ZZZZZ was the answer when no listed word was left, so there is nothing to judge it by."
    )
    assert whole.endswith("ZZZZZ is on neither list.")


def test_no_guesses() -> None:
    assert texts("crane", "", ["crane"], []) == ["There are no guesses to review."]
