"""What a log of board messages adds up to, with undo and redo.

Pure. Undo is a message like any other: it names the entry that is taken back, so that two people
who undo at once take back one step, not two.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

B = TypeVar("B")

UpdateBoard = Callable[[Any, B, int], B]
"""`update_board(message, board, place)`: total; gives the same board when nothing changes."""

STEPS_KEPT = 500
"""Steps that can be undone: more than anyone takes back, and few enough to keep in memory."""

STEPS_REPLAYED = 20
"""Later steps that are played again when one is undone or redone. The latest step has none, and a
few come in between when several people write at once; more would only cost time."""


@dataclass(frozen=True, slots=True)
class Undid:
    """The entry at `entry` is taken back; nothing happens when it is already, or too far back."""

    entry: int


@dataclass(frozen=True, slots=True)
class Redid:
    """The entry at `entry`, taken back before, counts again."""

    entry: int


@dataclass(frozen=True, slots=True)
class Step(Generic[B]):
    """A message that changed the board, and the board before it."""

    place: int
    message: Any
    before: B
    undone: bool = False


@dataclass(frozen=True, slots=True)
class History(Generic[B]):
    """The board after the log up to `place`.

    `steps` are the messages that changed it, oldest first. `undone` are the places taken back
    since the last new step, latest last: they can still be redone. `unread` counts entries that
    another version wrote and this one can't read.
    """

    board: B
    place: int = 0
    steps: tuple[Step[B], ...] = ()
    undone: tuple[int, ...] = ()
    unread: int = 0

    @property
    def to_undo(self) -> Step[B] | None:
        """The latest step that counts."""
        return next((step for step in reversed(self.steps) if not step.undone), None)

    @property
    def to_redo(self) -> Step[B] | None:
        """The step that was undone last."""
        if not self.undone:
            return None
        return next((step for step in self.steps if step.place == self.undone[-1]), None)


def fold(history: History[B], place: int, message: Any, update: UpdateBoard[B]) -> History[B]:
    """The history with one more entry of the log; entries already folded change nothing."""
    if place <= history.place:
        return history
    history = replace(history, place=place)
    match message:
        case Undid(entry):
            return _marked(history, entry, True, update)
        case Redid(entry):
            return _marked(history, entry, False, update) if entry in history.undone else history
        case _:
            board = update(message, history.board, place)
            if board == history.board:
                return history
            step = Step(place, message, history.board)
            steps = (*history.steps, step)[-STEPS_KEPT:]
            return replace(history, board=board, steps=steps, undone=())


def fold_unread(history: History[B], place: int) -> History[B]:
    """The history with one more entry that can't be read: it is counted and skipped."""
    return replace(history, place=place, unread=history.unread + 1)


def _marked(history: History[B], entry: int, undone: bool, update: UpdateBoard[B]) -> History[B]:
    """One step undone or redone, and all later ones played again on what is left."""
    index = next((i for i, step in enumerate(history.steps) if step.place == entry), None)
    if index is None or history.steps[index].undone == undone:
        return history
    if sum(not step.undone for step in history.steps[index + 1 :]) > STEPS_REPLAYED:
        return history

    board = history.steps[index].before
    steps = list(history.steps[:index])
    for step in history.steps[index:]:
        now = replace(step, before=board, undone=undone if step.place == entry else step.undone)
        steps.append(now)
        if not now.undone:
            board = update(now.message, board, now.place)
    places = tuple(place for place in history.undone if place != entry)
    return replace(
        history, board=board, steps=tuple(steps), undone=(*places, entry) if undone else places
    )
