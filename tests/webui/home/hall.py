"""A browser's boards and the start page that shows them, without a browser or a server."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from webui.commands import ListBoards, RemoveBoard, RenameBoard
from webui.elm.command import NONE, Command
from webui.home.model import Message, Model, init
from webui.home.update import update
from webui.rooms.listed import Listed

NOON = datetime(2024, 3, 12, 12, 0, tzinfo=UTC)

GONE = "It is gone."


def board(name: str, minutes: int = 0, **changes: Any) -> Listed:
    """A board called `name`, changed so many minutes before noon."""
    then = NOON - timedelta(minutes=minutes)
    return replace(Listed(name, "wordle", name, then, then, True, True), **changes)


@dataclass
class Hall:
    """The page's loop, with the catalog beside it."""

    boards: list[Listed]
    now: datetime = NOON
    model: Model = field(init=False)
    asked: list[Command] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.model = init(tuple(self.boards), self.now)

    def do(self, *messages: Message) -> "Hall":
        for message in messages:
            self.model, command = update(message, self.model)
            if command != NONE:
                self.asked.append(command)
                self.do(self._answer(command))
        return self

    @property
    def names(self) -> list[str]:
        """What the page calls its boards."""
        return [listed.name for listed in self.model.boards]

    def _answer(self, command: Command) -> Any:
        found = [b for b in self.boards if b.id == getattr(command, "board", None)]
        match command:
            case ListBoards(listed, _):
                return listed(tuple(self.boards), self.now)
            case RenameBoard(_, _, _, failed) | RemoveBoard(_, _, failed) if not found:
                return failed(GONE)
            case RenameBoard(_, name, renamed, _):
                self.boards = [replace(b, name=name) if b in found else b for b in self.boards]
                return renamed()
            case RemoveBoard(_, removed, _):
                self.boards = [b for b in self.boards if b not in found]
                return removed()
