"""One person at a board, without a browser or a server: what they do and what comes of it."""

from dataclasses import dataclass, field
from typing import Any

from webui.board_messages import ChangedBoard
from webui.commands import Append, Compute, DrawLots, Remember, StopComputing
from webui.countdown.board import Board, update_board
from webui.countdown.findings import Answer
from webui.countdown.model import (
    Message,
    Model,
    SettledTarget,
    SettledTiles,
    TypedTarget,
    TypedTiles,
)
from webui.countdown.search import Answered
from webui.countdown.update import init, update
from webui.elm.command import Batch, Command
from webui.job import Found, Job
from webui.rooms.history import History, fold


class Patient:
    """Waits as long as it takes."""

    def is_unwanted(self) -> bool:
        return False

    def tell(self, found: Any) -> None:
        pass


@dataclass
class Desk:
    """The page's loop, with the board's log beside it. Jobs are done when `work` is called."""

    model: Model = field(default_factory=lambda: init("board", History(Board()))[0])
    kept: dict[str, str] = field(default_factory=dict)
    jobs: dict[str, tuple[Job, Any]] = field(default_factory=dict)
    written: list[Any] = field(default_factory=list)
    seed: int = 7

    def do(self, *messages: Message) -> "Desk":
        for message in messages:
            self.model, command = update(message, self.model)
            self._perform(command)
        return self

    def type(self, tiles: str, target: str) -> "Desk":
        """Type a round as a person does, letter by letter, leaving each box."""
        for end in range(1, len(tiles) + 1):
            self.do(TypedTiles(tiles[:end]))
        self.do(SettledTiles(tiles))
        for end in range(1, len(target) + 1):
            self.do(TypedTarget(target[:end]))
        return self.do(SettledTarget(target))

    def work(self) -> "Desk":
        """Do the jobs that are wanted, and those that they lead to."""
        while self.jobs:
            _, (job, heard) = self.jobs.popitem()
            self.do(heard(job, Found(job.run(Patient()), is_final=True)))
        return self

    @property
    def board(self) -> Board:
        return self.model.board

    @property
    def texts(self) -> tuple[str, str]:
        return self.model.screen.tiles.text, self.model.screen.target.text

    @property
    def answer(self) -> Answer:
        search = self.model.screen.search
        assert isinstance(search, Answered), search
        return search.answer

    def hear(self, message: Any) -> "Desk":
        """Someone else writes to the board."""
        place = self.model.history.place + 1
        return self.do(ChangedBoard(fold(self.model.history, place, message, update_board)))

    def _perform(self, command: Command) -> None:
        match command:
            case Batch(commands):
                for each in commands:
                    self._perform(each)
            case Append(message, written):
                self.written.append(message)
                place = self.model.history.place + 1
                self.do(written(fold(self.model.history, place, message, update_board), place))
            case Remember(name, value):
                self.kept[name] = value
            case Compute(slot, job, heard):
                self.jobs[slot] = job, heard
            case StopComputing(slot):
                self.jobs.pop(slot, None)
            case DrawLots(drew):
                self.do(drew(self.seed))
            case _:
                raise TypeError(command)
