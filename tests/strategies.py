"""What Hypothesis makes up: words, marks, rows, boards, and messages of the pages."""

from datetime import UTC, datetime, timedelta

from hypothesis import strategies as st

from core.wordle import LENGTH, Mark, Row, score
from webui.board_messages import (
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    ClosedDialog,
    PastedText,
    RecalledDraft,
    RecalledHabits,
)
from webui.home import model as home
from webui.rooms.listed import Listed
from webui.wordle import model as page

# Few letters, so that they repeat within words and between them.
few_letters = st.text("abcde", min_size=LENGTH, max_size=LENGTH)
any_letters = st.text("abcdefghijklmnopqrstuvwxyz", min_size=LENGTH, max_size=LENGTH)
words = few_letters | any_letters

marks = st.lists(st.sampled_from(Mark), min_size=LENGTH, max_size=LENGTH).map(tuple)

any_rows = st.builds(Row, words, marks)
"""Rows with any marks, possible or not."""


@st.composite
def games(draw: st.DrawFn) -> tuple[str, list[Row]]:
    """An answer, and rows that the game gave for it."""
    answer = draw(few_letters)
    guesses = draw(st.lists(few_letters, max_size=6))
    return answer, [Row(guess, score(guess, answer)) for guess in guesses]


# MESSAGES OF THE PAGE

row_ids = st.none() | st.builds("{}.{}".format, st.integers(1, 30), st.integers(0, 3))
places = st.integers(0, LENGTH - 1)
tiles = st.builds(page.Tile, row_ids, st.integers(-1, LENGTH))
KEYS = (
    "a b c d e A B C D E Enter Enter Enter Backspace Escape Undo Redo ArrowLeft ArrowRight"
    " ArrowUp ArrowDown 1 é ß F5 ab 🟩"
)
keys = st.just(" ") | st.sampled_from(tuple(KEYS.split()))
texts = st.text(max_size=60) | st.lists(
    st.builds("{} {}".format, words, st.text("012", min_size=4, max_size=5)) | words, max_size=25
).map("\n".join)

actions = st.one_of(
    st.builds(page.PressedKey, keys, st.none() | tiles),
    st.builds(page.PressedKey, st.sampled_from("abcde"), st.none()),
    st.builds(page.ClickedTile, tiles, st.booleans()),
    st.builds(page.ClickedWord, words | st.text(max_size=7)),
    st.builds(ClickedClear),
    st.builds(page.ClickedEdit, row_ids.filter(bool)),
    st.builds(page.ClickedRemove, row_ids.filter(bool)),
    st.builds(page.ClickedMend, row_ids.filter(bool), places, st.sampled_from(Mark)),
    st.builds(PastedText, texts),
    st.builds(page.SubmittedPaste, texts, st.booleans()),
)
"""What a person does to the board or the draft, other than undo and redo."""

messages = st.one_of(
    actions,
    st.sampled_from(
        [
            ClickedUndo(),
            ClickedRedo(),
            page.ClickedPaste(),
            page.ClickedCopy(),
            ClosedDialog(),
            page.OpenedPanel(page.Panel.WORDS),
            page.OpenedPanel(None),
            page.ClickedFold(page.Panel.ADVICE),
            page.ClickedFold(page.Panel.WORDS),
            page.ClickedMode(page.Mode.HARD),
            page.ClickedMode(page.Mode.STRICT),
            page.ClickedPicture(page.Picture.LETTERS),
            page.ClickedRetry(),
            page.TriedToCopy(True),
            page.TriedToCopy(False),
            page.WantedMoreWords(True),
            page.WantedMoreWords(False),
            page.FailedToLoadWords("The list is gone."),
        ]
    ),
    st.builds(RecalledDraft, st.text(max_size=7) | words),
    st.builds(RecalledHabits, st.text(max_size=20)),
    st.builds(page.SubmittedAnswer, st.text(max_size=40) | words),
)
"""Anything that can happen on the page."""

# MESSAGES OF THE START PAGE

NOON = datetime(2024, 3, 12, 12, 0, tzinfo=UTC)

board_ids = st.sampled_from(["one", "two", "three", "gone"])
moments = st.timedeltas(timedelta(days=-800), timedelta(days=800)).map(lambda past: NOON + past)
listed = st.builds(
    Listed,
    id=board_ids,
    game=st.sampled_from(["wordle", "chess"]),
    name=st.text(max_size=60),
    made=moments,
    changed=moments,
    is_own=st.booleans(),
    is_begun=st.booleans(),
)
board_lists = st.lists(listed, max_size=4, unique_by=lambda board: board.id).map(tuple)

home_messages = st.one_of(
    st.builds(home.GotBoards, board_lists, moments),
    st.builds(home.FailedToListBoards, st.text()),
    st.builds(home.ClickedRename, board_ids),
    st.builds(home.TypedName, st.text()),
    st.builds(home.SubmittedName, st.text()),
    st.builds(home.FailedToRename, st.text()),
    st.builds(home.ClickedRemove, board_ids),
    st.builds(home.RemovedBoard, st.text()),
    st.builds(home.FailedToRemove, st.text()),
    st.sampled_from(
        [
            home.Waited(),
            home.LeftName(),
            home.RenamedBoard(),
            home.ConfirmedRemoval(),
            home.ClickedKeep(),
            home.ClickedMore(),
        ]
    ),
)
"""Anything that can happen on the start page."""
