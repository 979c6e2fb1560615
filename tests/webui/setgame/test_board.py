"""The shared board: what its messages do, whoever sends them and in whatever order."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.setgame import VARIANTS, shuffled, solutions
from tests.examples import examples
from tests.webui.setgame.strategies import board_messages, classic_hands
from webui.pages import SET
from webui.rooms.codec import UnreadableError
from webui.rooms.history import History, fold
from webui.rooms.log import Entry
from webui.rooms.snapshot import read_snapshot, write_snapshot
from webui.setgame.board import (
    BeganPractice,
    Board,
    BoardMessage,
    ChoseVariant,
    Cleared,
    DealtBoard,
    EndedPractice,
    FoundSolution,
    LaidCards,
    LaidFromSite,
    SetPrevious,
    TookOff,
    describe,
    update_board,
)
from webui.setgame.codes import cards, codes, deck_codes


def after(*messages: BoardMessage, board: Board | None = None) -> Board:
    for place, message in enumerate(messages, start=1):
        board = update_board(message, board or Board(), place)
    return board or Board()


# LAWS


@given(st.lists(board_messages, max_size=20))
@examples(120)
def test_a_board_holds_different_cards_of_one_deck_of_its_variant(
    sent: list[BoardMessage],
) -> None:
    board = Board()
    for place, message in enumerate(sent, start=1):
        assert describe(message, board)
        board = update_board(message, board, place)
        assert len(set(board.cards)) == len(board.cards)
        rule = VARIANTS[board.variant]
        assert set(board.lying) <= set(deck_codes(board.variant, board.lying))
        assert not board.previous or (rule.from_previous and len(board.previous) == rule.law.size)
        solutions(board.variant, cards(board.cards[:12]), cards(board.previous))


@given(st.lists(board_messages, max_size=12))
def test_boards_and_messages_survive_being_written_down(sent: list[BoardMessage]) -> None:
    codec = SET.game.codec
    history = History(Board())
    for place, message in enumerate(sent, start=1):
        assert codec.decode(codec.encode(message)) == message
        history = fold(history, place, message, update_board)
    kept = write_snapshot(history, codec)
    assert read_snapshot(Entry(kept.place, kept.message), codec, update_board) == history


@given(classic_hands, classic_hands)
def test_two_people_who_lay_the_same_card_have_laid_it_once(
    one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    assert after(LaidCards(one), LaidCards(two)).cards == tuple(dict.fromkeys(one + two))


@pytest.mark.parametrize("variant", VARIANTS)
@given(seed=st.text("abcdef0123456789", min_size=1, max_size=6))
@examples(3)
def test_a_game_is_played_to_its_end_by_taking_the_first_solution(variant: str, seed: str) -> None:
    board = after(ChoseVariant(variant), BeganPractice(seed, 10.0))
    rule = VARIANTS[variant]
    assert board.cards == codes(shuffled(rule.deck, seed)[: len(board.cards)])
    turns = 0
    while found := solutions(variant, cards(board.cards), cards(board.previous)):
        turns += 1
        before = board
        board = update_board(FoundSolution(codes(found[0]), 10.0 + turns), board, turns)
        assert board != before
        assert board.practice
        assert board.practice.drawn >= before.practice.drawn if before.practice else False
    assert board.practice
    assert board.practice.drawn == len(rule.deck)
    assert board.practice.seconds == (1.0,) * turns


# WHAT EACH MESSAGE DOES


def test_cards_are_laid_and_taken_off() -> None:
    board = after(LaidCards(("0120", "2021")), LaidCards(("1111",)), TookOff(("2021", "2222")))
    assert board.cards == ("0120", "1111")
    assert after(Cleared(), board=board) == Board()


def test_cards_of_another_deck_change_the_variant_only_when_all_fit() -> None:
    assert after(LaidCards(("012",))).variant == "junior"
    assert after(LaidCards(("00100",))).variant == "megaset"
    assert after(LaidCards(("0000",)), LaidCards(("3000",))).variant == "4set"
    mixed = after(LaidCards(("0000",)), LaidCards(("012",)))
    assert mixed.cards == ("0000",)


def test_a_chosen_variant_keeps_the_cards_that_its_deck_has() -> None:
    board = after(LaidCards(("0000", "0100", "1120")), ChoseVariant("junior"))
    assert board.cards == ("0000", "0100")
    assert after(ChoseVariant("ultraset"), board=board).cards == ("0000", "0100")


def test_a_chain_needs_a_whole_solution_before() -> None:
    chain = (ChoseVariant("setchain"), LaidCards(("0200", "1101", "2002", "0201")))
    assert after(*chain, SetPrevious(("0200", "1101"))).previous == ()
    board = after(*chain, SetPrevious(("0200", "1101", "2002")))
    assert (board.cards, board.previous) == (("0201",), ("0200", "1101", "2002"))
    assert after(SetPrevious(()), board=board).previous == ()
    assert after(ChoseVariant("normal"), board=board).previous == ()


def test_a_site_shows_exactly_its_cards_in_the_variant_chosen_where_it_can() -> None:
    board = after(LaidCards(("1111",)), ChoseVariant("ultraset"), LaidFromSite(("0000",), ()))
    assert (board.cards, board.variant) == (("0000",), "ultraset")
    board = after(LaidFromSite(("3000", "0001"), ()), board=board)
    assert (board.variant, board.chosen) == ("4set", "ultraset")
    assert after(LaidFromSite(("0000",), ()), board=board).variant == "ultraset"
    board = after(LaidFromSite(("0000",), ("0200", "1101", "2002")))
    assert (board.variant, board.previous) == ("setchain", ("0200", "1101", "2002"))


def test_a_game_takes_no_cards_but_its_own_and_leaves_them_behind() -> None:
    board = after(BeganPractice("abc", 0.0))
    for message in (LaidCards(("0000",)), TookOff(board.cards), FoundSolution(board.cards[:2], 1)):
        assert after(message, board=board) == board
    ended = after(EndedPractice(), board=board)
    assert (ended.cards, ended.practice) == (board.cards, None)
    assert after(DealtBoard("abc")).cards == board.cards


@pytest.mark.parametrize(
    "message",
    [
        '[1,"LaidCards",{"cards":["0129"]}]',
        '[1,"LaidCards",{"cards":["0120","0120"]}]',
        '[1,"LaidCards",{"cards":[120]}]',
        '[1,"ChoseVariant",{"variant":"chess"}]',
        '[1,"BeganPractice",{"seed":"","at":1.0}]',
        '[1,"BeganPractice",{"seed":"x","at":-1.0}]',
        '[1,"BeganPractice",{"seed":"x","at":1e300}]',
        '[1,"BeganPractice",{"seed":"x","at":NaN}]',
        '[1,"DealtBoard",{"seed":"a\\u0000"}]',
        '[1,"LaidFromSite",{"cards":["0000"]}]',
    ],
)
def test_messages_that_nobody_could_have_sent_are_not_read(message: str) -> None:
    with pytest.raises(UnreadableError):
        SET.game.codec.decode(message)


def test_no_time_is_nan() -> None:
    with pytest.raises(ValueError, match="is no time"):
        BeganPractice("x", math.nan)
