"""A history is the fold of its log: undone entries count as if they had never been written."""

from functools import reduce
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from webui.rooms.history import (
    STEPS_KEPT,
    STEPS_REPLAYED,
    History,
    Redid,
    Step,
    Undid,
    fold,
    fold_unread,
)

Letters = str

STEPS = ("a", "b", "c")


def add(message: str, board: Letters, place: int) -> Letters:
    """A board of letters that depends on order and on place; "-" does nothing."""
    return board if message == "-" else f"{board}{message}{place}"


def folded(log: list[Any]) -> History[Letters]:
    return reduce(
        lambda history, entry: fold(history, entry[0], entry[1], add),
        enumerate(log, start=1),
        History(""),
    )


def expected(log: list[Any]) -> Letters:
    """The rule itself: which entries are undone at the end, then the others in order."""
    undone: set[int] = set()
    redoable: list[int] = []
    for place, message in enumerate(log, start=1):
        match message:
            case Undid(entry) if 1 <= entry < place and log[entry - 1] in STEPS:
                if entry not in undone:
                    undone.add(entry)
                    redoable.append(entry)
            case Undid():
                pass
            case Redid(entry):
                if entry in redoable:
                    undone.discard(entry)
                    redoable.remove(entry)
            case "-":
                pass
            case _:
                redoable.clear()
    return "".join(
        f"{message}{place}"
        for place, message in enumerate(log, start=1)
        if isinstance(message, str) and message != "-" and place not in undone
    )


logs = st.lists(
    st.sampled_from("abc-")
    | st.builds(Undid, st.integers(0, 12))
    | st.builds(Redid, st.integers(0, 12)),
    max_size=14,
)


@given(logs)
def test_the_board_is_the_fold_without_what_was_undone(log: list[Any]) -> None:
    assert folded(log).board == expected(log)


@given(logs, st.integers(1, 14))
def test_entries_that_were_folded_already_change_nothing(log: list[Any], place: int) -> None:
    history = folded(log)
    if place <= len(log):
        assert fold(history, place, "x", add) is history


@given(logs)
def test_undoing_the_latest_step_and_redoing_it_leads_back(log: list[Any]) -> None:
    before = folded(log)
    step = before.to_undo
    if step is None:
        return
    undone = fold(before, before.place + 1, Undid(step.place), add)
    assert undone.to_redo
    assert undone.to_redo.place == step.place
    assert fold(undone, undone.place + 1, Redid(step.place), add).board == before.board


def test_two_people_who_undo_one_entry_take_back_one_step() -> None:
    history = folded(["a", "b", Undid(2), Undid(2)])
    assert history.board == "a1"
    assert history.to_undo == Step(1, "a", "")


def test_a_new_step_ends_redo() -> None:
    history = folded(["a", "b", Undid(2), "c", Redid(2)])
    assert history.board == "a1c4"
    assert history.to_redo is None


def test_an_earlier_entry_can_be_undone_while_later_ones_stay() -> None:
    assert folded(["a", "b", Undid(1)]).board == "b2"


def test_an_entry_far_behind_the_latest_stays() -> None:
    history = folded(["a"] * (STEPS_REPLAYED + 2))
    assert fold(history, history.place + 1, Undid(1), add).board == history.board
    assert fold(history, history.place + 1, Undid(2), add).board != history.board


def test_the_steps_kept_are_bounded() -> None:
    history = folded(["a"] * (STEPS_KEPT + 10))
    assert len(history.steps) == STEPS_KEPT
    assert history.board.count("a") == STEPS_KEPT + 10


def test_an_entry_that_cannot_be_read_is_counted_and_skipped() -> None:
    history = fold_unread(folded(["a"]), 2)
    assert (history.board, history.place, history.unread) == ("a1", 2, 1)
    assert fold(history, 3, "b", add).board == "a1b3"
