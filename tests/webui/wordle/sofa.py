"""One person at a board, without a browser or a server: what they do and what comes of it."""

from dataclasses import dataclass, field
from typing import Any

from core.wordle import Lexicon, Row
from webui.commands import Append, Remember
from webui.elm.command import Batch, Command
from webui.rooms.history import History, fold
from webui.wordle.board import Board, update_board
from webui.wordle.draft import Tile
from webui.wordle.model import GotWords, Message, Model, PressedKey, init
from webui.wordle.update import update

LEXICON = Lexicon.of(
    ["crane", "slate", "elite", "polyp", "trash", "board"], ["crane", "ragas", "zzzzz"], len
)


@dataclass
class Sofa:
    """The page's loop, with the board's log beside it."""

    model: Model = field(default_factory=lambda: init("board", History(Board()))[0])
    kept: dict[str, str] = field(default_factory=dict)
    asked: list[Command] = field(default_factory=list)

    def do(self, *messages: Message) -> "Sofa":
        for message in messages:
            self.model, command = update(message, self.model)
            self._perform(command)
        return self

    def type(self, *keys: str, tile: Tile | None = None) -> "Sofa":
        """Press keys; a key of several letters that is no key's name is typed letter by letter."""
        for key in keys:
            letters = [key] if key[:1].isupper() or len(key) == 1 else list(key)
            self.do(*(PressedKey(letter, tile) for letter in letters))
        return self

    def with_words(self) -> "Sofa":
        return self.do(GotWords(LEXICON))

    @property
    def rows(self) -> list[Row]:
        return list(self.model.board.rows)

    @property
    def typed(self) -> str:
        return self.model.draft.text

    @property
    def seen(self) -> tuple[Any, ...]:
        """What undo has to bring back."""
        return self.model.board, self.model.draft

    def _perform(self, command: Command) -> None:
        match command:
            case Batch(commands):
                for each in commands:
                    self._perform(each)
            case Append(message, written):
                place = self.model.history.place + 1
                self.do(written(fold(self.model.history, place, message, update_board), place))
            case Remember(name, value):
                self.kept[name] = value
            case _:
                self.asked.append(command)
