"""A history as text, so that opening a board needs only the messages since."""

import json
from typing import TypeVar

from webui.rooms.codec import VERSION, Codec, UnreadableError
from webui.rooms.history import History, Step, UpdateBoard
from webui.rooms.log import Entry

B = TypeVar("B")


def write_snapshot(history: History[B], codec: Codec) -> Entry:
    """The history as an entry at its place: the board before its first step, and its steps."""
    start = history.steps[0].before if history.steps else history.board
    fields = {
        "version": VERSION,
        "start": codec.board_as_json(start),
        "steps": [[s.place, codec.encode(s.message), s.undone] for s in history.steps],
        "undone": history.undone,
        "unread": history.unread,
    }
    return Entry(history.place, json.dumps(fields, separators=(",", ":")))


def read_snapshot(snapshot: Entry, codec: Codec, update: UpdateBoard[B]) -> History[B]:
    """The history that was written. Raises UnreadableError for anything else."""
    try:
        fields = json.loads(snapshot.message)
        if fields["version"] != VERSION:
            raise UnreadableError(f"version {fields['version']!r}")
        board: B = codec.board_from_json(fields["start"])
        steps: list[Step[B]] = []
        for place, text, undone in fields["steps"]:
            step = Step(int(place), codec.decode(text), board, bool(undone))
            steps.append(step)
            if not step.undone:
                board = update(step.message, board, step.place)
        return History(
            board,
            snapshot.place,
            tuple(steps),
            tuple(int(place) for place in fields["undone"]),
            int(fields["unread"]),
        )
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise UnreadableError(f"not a snapshot: {error}") from None
