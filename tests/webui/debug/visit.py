"""One person at a page of the whole program, remembered, without a browser or a server."""

from dataclasses import dataclass, field
from typing import Any

import webui.model as model
from webui.commands import Append
from webui.debug.model import Debugged
from webui.debug.timeline import Timeline
from webui.debug.update import remembering
from webui.elm import command as commands
from webui.elm.command import NONE, Batch, Command, Mapped
from webui.pages import COUNTDOWN, SET, WORDLE, GamePage
from webui.rooms.history import History, fold
from webui.update import update

GAMES = {"wordle": WORDLE, "countdown": COUNTDOWN, "set": SET}

update_debugged = remembering(update)


@dataclass
class Visit:
    """The loop of a page, with the board's log beside it."""

    model: Debugged
    game: GamePage | None = None
    history: History[Any] | None = None
    asked: list[Command] = field(default_factory=list)

    @classmethod
    def of(cls, name: str) -> "Visit":
        """A board of this game, just made."""
        game = GAMES[name]
        history = History(game.game.empty)
        page, command = game.init("board", history)
        visit = cls(Debugged(Timeline(model.Model(page)), ""), game, history)
        visit._perform(commands.map(game.wrap, command), ())
        return visit

    def do(self, *messages: Any) -> "Visit":
        for message in messages:
            self.model, command = update_debugged(message, self.model)
            self._perform(command, ())
        return self

    @property
    def timeline(self) -> Timeline:
        return self.model.timeline

    def _perform(self, command: Command, wraps: tuple[Any, ...]) -> None:
        match command:
            case Batch(several):
                for each in several:
                    self._perform(each, wraps)
            case Mapped(wrap, inner):
                self._perform(inner, (*wraps, wrap))
            case Append(message, written) if self.game and self.history:
                place = self.history.place + 1
                self.history = fold(self.history, place, message, self.game.game.update_board)
                answer = written(self.history, place)
                for wrap in reversed(wraps):
                    answer = wrap(answer)
                self.do(answer)
            case _ if command != NONE:
                self.asked.append(command)
