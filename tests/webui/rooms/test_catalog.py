"""A browser finds its latest board again, and nobody else's."""

from pathlib import Path

from tests.running import run
from webui.rooms.catalog import Catalog
from webui.rooms.database import Database


def test_boards_and_visits(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        catalog = Catalog(database)
        first, second = await catalog.make("wordle", "ann"), await catalog.make("wordle", "ann")
        other_game = await catalog.make("set", "ann")
        assert len({first, second, other_game}) == 3
        assert await catalog.game_of(first) == "wordle"
        assert await catalog.game_of("no such board") is None

        assert await catalog.latest("ann", "wordle") is None
        for board in (first, second, other_game):
            await catalog.visited("ann", board)
        assert await catalog.latest("ann", "wordle") == second
        await catalog.visited("ann", first)
        assert await catalog.latest("ann", "wordle") == first
        assert await catalog.latest("ann", "set") == other_game
        assert await catalog.latest("bob", "wordle") is None
        database.close()

    run(scenario())
