"""Whatever can be said to the page, sense and nonsense."""

from hypothesis import strategies as st

from webui.board_messages import (
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    PastedText,
    RecalledDraft,
    RecalledHabits,
)
from webui.countdown import findings, searches
from webui.countdown import model as page
from webui.countdown.rounds import Round
from webui.countdown.ruling import PRESETS, Ruling, switches
from webui.job import Broke, Found

ROUND_TEXTS = st.sampled_from(
    [
        "",
        "25 50 75 100 3 6",
        "3 3 8 8",
        "25 5x",
        "0",
        "-3 4",
        "7",
        "1 " * 20,
        "🙂",
        "cat fish",
        "150 3 5 7",
        "١٢ 3 4",
    ]
)
TARGET_TEXTS = st.sampled_from(["", "952", "24", "catfish", "1234567890", "0", "-1", "x", "9 5 2"])
ANSWERS = st.sampled_from(["", "(75 + 6) × 9 - 7", "cat + fish", "1/0", "((((", "9^9^9", "25"])
texts = st.one_of(ROUND_TEXTS, TARGET_TEXTS, ANSWERS, st.text(max_size=30))
places = st.integers(-2, 30)
names = st.sampled_from(
    [*(preset.name for preset in PRESETS), *(s.name for s in switches("numbers")), "∩", "nonsense"]
)

actions = st.one_of(
    st.builds(page.SettledTiles, ROUND_TEXTS),
    st.builds(page.SettledTarget, TARGET_TEXTS),
    st.builds(PastedText, texts),
    st.builds(page.ClickedSlot, places),
    st.builds(page.ClickedTile, places),
    st.builds(page.ClickedDeal, places),
    st.builds(page.ClickedGame, names),
    st.builds(page.ClickedSwitch, names, st.booleans()),
    st.just(ClickedClear()),
)
"""What changes the board."""

rounds = st.builds(Round, st.just((3, 3, 8, 8)), st.just(24), st.builds(Ruling, st.just("numbers")))
reports = st.one_of(
    st.just(Broke()),
    st.builds(
        Found,
        st.one_of(
            st.builds(findings.Progress, st.integers(0, 10**9), st.integers(1, 10**9)),
            st.just(findings.Answer(("3 × 8",), ((2, 1),), ("24",), "0")),
            st.just(findings.Answer((), (), (), None, stopped_after=3_000_000)),
            st.just(findings.Nearby(1, "0123456789+")),
        ),
        st.booleans(),
    ),
)

messages = st.one_of(
    actions,
    st.builds(page.TypedTiles, texts),
    st.builds(page.TypedTarget, texts),
    st.builds(page.TypedAnswer, texts),
    st.builds(page.SubmittedAnswer, texts),
    st.builds(RecalledDraft, st.one_of(texts, st.just("1 2 x\n-5\n1+"))),
    st.builds(RecalledHabits, texts),
    st.builds(page.HeardOfSearch, st.builds(searches.SolveRound, rounds), reports),
    st.builds(page.HeardOfNearby, st.builds(searches.LookAround, rounds), reports),
    st.builds(page.DrewLots, places, st.integers(0, 2**64)),
    st.sampled_from(
        [
            ClickedUndo(),
            ClickedRedo(),
            page.ToggledRules(),
            page.ToggledTryFirst(),
            page.ToggledClock(),
            page.ClickedReveal(),
            page.ClickedCancel(),
            page.ClickedSearchAgain(),
            page.WantedMoreWays(),
        ]
    ),
)
