"""What Hypothesis makes up: cards of all decks, boards' messages, and messages of the page."""

from hypothesis import strategies as st

from core.setgame import VARIANTS
from webui.board_messages import ClickedClear, ClickedRedo, ClickedUndo, ClosedDialog, PastedText
from webui.job import Broke
from webui.setgame import model as page
from webui.setgame.answers import FindAnswers, Question
from webui.setgame.board import (
    BeganPractice,
    ChoseVariant,
    Cleared,
    DealtBoard,
    EndedPractice,
    FoundSolution,
    LaidCards,
    LaidFromSite,
    SetPrevious,
    TookOff,
)
from webui.setgame.site import ORIGINS

# Few cards, so that they meet again; of the classic deck, and some of every other.
few = st.sampled_from(["0000", "0001", "0002", "1000", "2000", "1111", "2222", "0120", "2021"])
others = st.sampled_from(["3000", "000", "110", "220", "313", "00100", "01111", "02122"])
codes = few | few | others
hands = st.lists(codes, max_size=7, unique=True).map(tuple)
classic_hands = st.lists(few, max_size=7, unique=True).map(tuple)
some_cards = hands | classic_hands
variants = st.sampled_from(sorted(VARIANTS))
seeds = st.sampled_from(["abc123", "friends", "x"])
times = st.floats(0, 2e9)

board_messages = st.one_of(
    st.builds(LaidCards, some_cards),
    st.builds(TookOff, some_cards),
    st.builds(SetPrevious, some_cards),
    st.builds(ChoseVariant, variants),
    st.builds(LaidFromSite, some_cards, some_cards),
    st.builds(DealtBoard, seeds),
    st.builds(BeganPractice, seeds, times),
    st.builds(FoundSolution, some_cards, times),
    st.just(EndedPractice()),
    st.just(Cleared()),
)

texts = st.text(max_size=40) | st.lists(
    codes | st.sampled_from(["2RHW", "1 red oval", "", "2RSH"]), max_size=5
).map(", ".join)
kinds = st.builds(page.Kind, st.integers(0, 3), st.integers(0, 3), st.integers(0, 2))

actions = st.one_of(
    st.builds(page.ClickedDeckCard, codes | st.text(max_size=5)),
    st.builds(page.ClickedDeckCard, few),
    st.builds(page.ClickedTableCard, codes),
    st.builds(page.ClickedTableCard, few),
    st.builds(page.SubmittedCards, texts),
    st.builds(PastedText, texts),
    st.builds(page.ClickedVariant, variants | st.text(max_size=3)),
    st.builds(page.SubmittedSeed, seeds | st.text(max_size=45)),
    st.builds(page.ReadSite, st.sampled_from(ORIGINS), some_cards, some_cards),
    st.builds(page.LookedAtClock, some_cards, times),
    st.sampled_from(
        [
            page.ClickedTakeOff(),
            page.ClickedTake(),
            page.ClickedEndChain(),
            ClickedClear(),
            page.ClickedDeal(),
            page.ClickedPractise(),
            page.ClickedEndPractice(),
        ]
    ),
)
"""What a person does to the board, other than undo and redo."""

messages = st.one_of(
    actions,
    st.builds(page.PressedKey, st.sampled_from(["Undo", "Redo", "Escape", "a", ""])),
    st.builds(page.ClickedKind, kinds),
    st.builds(page.ClickedLevel, st.sampled_from(["count", "one", "two", "all"])),
    st.builds(page.ClickedSolution, some_cards),
    st.builds(page.CouldNotReadSite, st.sampled_from(ORIGINS), st.text()),
    st.builds(page.OpenedDialog, st.sampled_from(["variants"])),
    st.just(page.HeardAnswers(FindAnswers(Question("normal", (), ())), Broke())),
    st.sampled_from(
        [
            ClickedUndo(),
            ClickedRedo(),
            page.ClickedUnpick(),
            page.ToggledPalette(),
            ClosedDialog(),
            page.ClickedMore(),
            page.ClickedPlay(),
            page.ClickedLeaveSite(),
        ]
    ),
)
"""Anything that can happen on the page."""
