"""The real lists are complete, and the words of the old helper's holes are found."""

import pytest

from core.wordle import Lexicon, Row, score, shortlist
from webui.words import Sources, load


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load(Sources())


def test_both_lists_are_whole_and_apart(lexicon: Lexicon) -> None:
    assert len(lexicon.likely) == 3_158
    assert len(lexicon.likely) + len(lexicon.unlikely) == 14_855
    assert not set(lexicon.likely) & set(lexicon.unlikely)


def test_common_words_come_first_and_ties_go_by_the_alphabet() -> None:
    frequency = {"about": 9.0, "crane": 3.0}
    lexicon = Lexicon.of(
        ["crane", "zebra", "about", "abbey"], ["crane", "vozhd"], lambda w: frequency.get(w, 0.0)
    )
    assert lexicon.likely.words == ("about", "crane", "abbey", "zebra")
    assert lexicon.unlikely.words == ("vozhd",)
    assert lexicon.allows("vozhd")
    assert lexicon.allows("zebra")
    assert not lexicon.allows("qqqqq")


@pytest.mark.parametrize("word", ["polyp", "emoji", "guano", "metre"])
def test_words_that_were_missing_elsewhere_are_found(lexicon: Lexicon, word: str) -> None:
    clues = [Row(guess, score(guess, word)) for guess in ("salet", "crony", "pudgy", "imbue")]
    assert word in shortlist(clues, lexicon.likely) + shortlist(clues, lexicon.unlikely)


def test_an_answer_outside_the_likely_list_stays_possible(lexicon: Lexicon) -> None:
    clues = [
        Row.parse("clear", "00021"), Row.parse("organ", "01220"), Row.parse("sugar", "10221"),
    ]  # fmt: skip
    assert "ragas" in shortlist(clues, lexicon.unlikely)
