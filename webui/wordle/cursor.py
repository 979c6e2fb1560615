"""Moving over the tiles with the arrow keys."""

from core.wordle import LENGTH
from webui.commands import Focus
from webui.elm.command import NONE, Command
from webui.wordle.model import Model, Tile

STEPS = {"ArrowLeft": (0, -1), "ArrowRight": (0, 1), "ArrowUp": (-1, 0), "ArrowDown": (1, 0)}


def move(model: Model, key: str, tile: Tile | None) -> tuple[Model, Command]:
    """One tile on from `tile`; from nowhere to the cursor, or to the last row."""
    rows = row_ids(model)
    if not rows:
        return model, NONE
    if tile is None or tile.row_id not in rows or not 0 <= tile.place < LENGTH:
        old = model.screen.cursor
        to = old if old and old.row_id in rows else Tile(rows[-1], 0)
    else:
        down, right = STEPS[key]
        row = min(max(rows.index(tile.row_id) + down, 0), len(rows) - 1)
        to = Tile(rows[row], min(max(tile.place + right, 0), LENGTH - 1))
    return model.with_screen(cursor=to), Focus(f"tile-{to.id}")


def row_ids(model: Model) -> list[str | None]:
    """The rows whose tiles can be coloured; a complete new draft comes last, as None."""
    played: list[str | None] = [played.id for played in model.board.played]
    fresh = model.draft.is_complete and model.draft.row_id is None
    return [*played, None] if fresh else played
