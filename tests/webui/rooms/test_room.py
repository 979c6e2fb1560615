"""A room shows everyone in it the same history, and opens and closes with its people."""

from typing import Any

from core.wordle import Row
from tests.running import run
from webui.rooms.codec import Codec
from webui.rooms.history import History, Undid
from webui.rooms.log import MemoryLog
from webui.rooms.room import Game, Rooms
from webui.wordle.board import BOARD_MESSAGES, Board, Cleared, PlayedRows, update_board

GAME = Game("wordle", Board(), update_board, Codec((*BOARD_MESSAGES, Undid)))

CRANE = PlayedRows((Row.parse("crane", "01200"),))


def words(history: History[Any]) -> list[str]:
    return [row.word for row in history.board.rows]


def test_what_one_writes_everyone_sees_and_the_next_visitor_too() -> None:
    async def scenario() -> None:
        rooms = Rooms(MemoryLog())
        ann: list[History[Any]] = []
        bob: list[History[Any]] = []
        room = await rooms.enter("b", GAME, ann.append)
        assert await rooms.enter("b", GAME, bob.append) is room

        history, place = await room.append(CRANE)
        assert (words(history), place) == (["crane"], 1)
        assert ann[-1] is bob[-1] is history

        await rooms.leave(room, ann.append)
        await rooms.leave(room, bob.append)
        again = await rooms.enter("b", GAME, ann.append)
        assert again is not room
        assert words(again.history) == ["crane"]
        await rooms.leave(again, ann.append)

    run(scenario())


def test_boards_are_apart() -> None:
    async def scenario() -> None:
        rooms = Rooms(MemoryLog())
        heard: list[History[Any]] = []
        room = await rooms.enter("b", GAME, heard.append)
        other = await rooms.enter("c", GAME, heard.append)
        await room.append(CRANE)
        assert other.history.board == Board()
        assert len(heard) == 1
        await rooms.leave(room, heard.append)
        await rooms.leave(other, heard.append)

    run(scenario())


def test_a_message_of_another_version_is_kept_skipped_and_reported() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        await log.append("b", GAME.codec.encode(CRANE))
        await log.append("b", '[99,"Exploded",{}]')
        heard: list[History[Any]] = []
        room = await Rooms(log).enter("b", GAME, heard.append)
        assert (words(room.history), room.history.unread) == (["crane"], 1)
        await log.append("b", "nonsense")
        history, _ = await room.append(Undid(1))
        assert (words(history), history.unread) == ([], 2)
        await room.append(Cleared())
        assert [entry.message for entry in await log.read("b")][1] == '[99,"Exploded",{}]'
        await room.close()

    run(scenario())
