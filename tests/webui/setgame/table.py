"""One person at a table, without a browser or a server: what they do and what comes of it."""

from dataclasses import dataclass, field

from webui.commands import Append, Compute, DrawSeed, TellTime
from webui.elm.command import Batch, Command
from webui.job import Found
from webui.rooms.history import History, fold
from webui.setgame.board import Board, update_board
from webui.setgame.codes import Codes
from webui.setgame.model import Message, Model, init
from webui.setgame.update import update
from webui.setgame.view import status


class Unwatched:
    """Nobody waits, and nobody is told."""

    def is_unwanted(self) -> bool:
        return False

    def tell(self, found: object) -> None:
        pass


@dataclass
class Person:
    """The page's loop, with the board's log beside it; the clock ticks once a look."""

    model: Model = field(default_factory=lambda: init("board", History(Board()))[0])
    seed: str = "abc123"
    now: float = 1_000.0

    def do(self, *messages: Message) -> "Person":
        for message in messages:
            self.model, command = update(message, self.model)
            self._perform(command)
        return self

    @property
    def board(self) -> Board:
        return self.model.board

    @property
    def cards(self) -> Codes:
        return self.model.board.cards

    @property
    def note(self) -> str:
        return self.model.screen.note

    @property
    def told(self) -> str:
        return status(self.model)[1]

    def _perform(self, command: Command) -> None:
        match command:
            case Batch(commands):
                for each in commands:
                    self._perform(each)
            case Append(message, written):
                place = self.model.history.place + 1
                self.do(written(fold(self.model.history, place, message, update_board), place))
            case DrawSeed(drawn):
                self.do(drawn(self.seed, self._clock()))
            case TellTime(told):
                self.do(told(self._clock()))
            case Compute(_, job, heard):
                self.do(heard(job, Found(job.run(Unwatched()), is_final=True)))
            case _:
                raise AssertionError(f"nobody performs {command!r}")

    def _clock(self) -> float:
        self.now += 1
        return self.now
