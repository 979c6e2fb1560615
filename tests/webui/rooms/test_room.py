"""A room shows everyone in it the same history, and opens and closes with its people."""

from typing import Any

import pytest

from core.wordle import Mark, Row
from tests.running import run
from webui.rooms.bounds import ENTRIES_BETWEEN_SNAPSHOTS, PEOPLE_PER_BOARD
from webui.rooms.codec import Codec
from webui.rooms.history import History, Undid
from webui.rooms.lifeboat import Lifeboat
from webui.rooms.log import Entry, MemoryLog
from webui.rooms.room import FullError, Game, Rooms, Sight
from webui.wordle.board import BOARD_MESSAGES, Board, Cleared, PlayedRows, SetMark, update_board

GAME = Game("wordle", Board(), update_board, Codec((*BOARD_MESSAGES, Undid), Board))

CRANE = PlayedRows((Row.parse("crane", "01200"),))


def words(history: History[Any]) -> list[str]:
    return [row.word for row in history.board.rows]


def test_what_one_writes_everyone_sees_and_the_next_visitor_too() -> None:
    async def scenario() -> None:
        rooms = Rooms(Lifeboat(MemoryLog()))
        ann: list[Sight[Any]] = []
        bob: list[Sight[Any]] = []
        room = await rooms.enter("b", GAME, ann.append)
        assert await rooms.enter("b", GAME, bob.append) is room

        history, place = await room.append(CRANE)
        assert (words(history), place) == (["crane"], 1)
        assert ann[-1].history is bob[-1].history is history

        await rooms.leave(room, ann.append)
        await rooms.leave(room, bob.append)
        again = await rooms.enter("b", GAME, ann.append)
        assert again is not room
        assert words(again.history) == ["crane"]
        await rooms.leave(again, ann.append)

    run(scenario())


def test_boards_are_apart() -> None:
    async def scenario() -> None:
        rooms = Rooms(Lifeboat(MemoryLog()))
        heard: list[Sight[Any]] = []
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
        heard: list[Sight[Any]] = []
        room = await Rooms(Lifeboat(log)).enter("b", GAME, heard.append)
        assert (words(room.history), room.history.unread) == (["crane"], 1)
        await log.append("b", "nonsense")
        history, _ = await room.append(Undid(1))
        assert (words(history), history.unread) == ([], 2)
        await room.append(Cleared())
        assert [entry.message for entry in await log.read("b")][1] == '[99,"Exploded",{}]'
        await room.close()

    run(scenario())


def test_people_are_counted_while_they_are_connected() -> None:
    async def scenario() -> None:
        rooms = Rooms(Lifeboat(MemoryLog()))
        heard: list[Sight[Any]] = []
        room = await rooms.enter("b", GAME, heard.append)
        for change in (room.came, room.came, room.went):
            change("ann")
        room.came("bob")
        assert [sight.people for sight in heard] == [1, 1, 0, 1]
        await rooms.leave(room, heard.append)

    run(scenario())


def test_a_room_takes_only_so_many() -> None:
    async def scenario() -> None:
        rooms = Rooms(Lifeboat(MemoryLog()))

        def listener(_: Sight[Any]) -> None: ...

        for _ in range(PEOPLE_PER_BOARD):
            room = await rooms.enter("b", GAME, listener)
        with pytest.raises(FullError):
            await rooms.enter("b", GAME, listener)
        await rooms.leave(room, listener)
        await rooms.enter("b", GAME, listener)
        await room.close()

    run(scenario())


def test_a_long_history_opens_from_its_snapshot_as_from_its_log() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        rooms = Rooms(Lifeboat(log))
        heard: list[Sight[Any]] = []
        room = await rooms.enter("b", GAME, heard.append)
        await room.append(CRANE)
        for n in range(2 * ENTRIES_BETWEEN_SNAPSHOTS + 7):
            await room.append(SetMark("1.0", n % 5, Mark((n // 5) % 3)))
        step = room.history.to_undo
        assert step
        history, _ = await room.append(Undid(step.place))
        await rooms.leave(room, heard.append)

        snapshot = await log.snapshot("b")
        assert snapshot
        assert snapshot.place >= ENTRIES_BETWEEN_SNAPSHOTS
        again = await rooms.enter("b", GAME, heard.append)
        assert again.history == history
        await rooms.leave(again, heard.append)

        await log.keep_snapshot("b", Entry(snapshot.place, '{"version": 99}'))
        from_the_log = await rooms.enter("b", GAME, heard.append)
        assert from_the_log.history == history
        await rooms.leave(from_the_log, heard.append)

    run(scenario())


def test_a_deleted_board_tells_everyone_and_is_written_to_no_more() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        rooms = Rooms(Lifeboat(log))
        heard: list[Sight[Any]] = []
        room = await rooms.enter("b", GAME, heard.append)
        await room.append(CRANE)
        assert not heard[-1].deleted
        rooms.deleted("b")
        rooms.deleted("a board that nobody looks at")
        assert heard[-1].deleted
        history, place = await room.append(Cleared())
        assert (words(history), place) == (["crane"], 1)
        assert len(await log.read("b")) == 1
        await rooms.leave(room, heard.append)

    run(scenario())
