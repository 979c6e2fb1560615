"""What is said of the solutions of a board is true, however large the board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.setgame import VARIANTS, count_solutions, shuffled, solutions
from tests.examples import examples
from webui.setgame.answers import LISTED, Question, answers, hinted
from webui.setgame.answers_view import odds
from webui.setgame.codes import cards, codes


@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 16), st.text("abc", max_size=3))
@examples(24)
def test_a_small_board_has_all_its_solutions_listed(variant: str, size: int, seed: str) -> None:
    board = shuffled(VARIANTS[variant].deck, seed)[:size]
    told = answers(Question(variant, codes(board), ()))
    expected = tuple(codes(found) for found in solutions(variant, board))
    assert (told.count, told.listed) == (len(expected), expected)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_deck_is_counted_and_its_first_solutions_listed(variant: str) -> None:
    deck = VARIANTS[variant].deck
    told = answers(Question(variant, codes(deck), ()))
    assert told.count == count_solutions(variant, deck)
    assert 0 < len(told.listed) <= LISTED
    assert len(set(told.listed)) == len(told.listed)
    assert all(solutions(variant, cards(found)) == (cards(found),) for found in told.listed)


def test_a_hint_does_not_depend_on_where_cards_lie() -> None:
    board = codes(shuffled(VARIANTS["normal"].deck, "x")[:20])
    there, back = Question("normal", board, ()), Question("normal", board[::-1], ())
    assert hinted(there, 2) == hinted(back, 2)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (3, "98.73% of deals (exactly 78/79)"),
        (12, "3.23% of deals (exactly 325,432,404/10,074,689,485)"),
        (20, "1.5e-11% of deals"),
        (21, "21 or more cards of the deck always hold a set."),
        (81, "21 or more cards of the deck always hold a set."),
    ],
)
def test_the_odds_are_told_as_they_are(count: int, said: str) -> None:
    assert said in odds(count)
