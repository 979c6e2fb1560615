"""What is typed and not on the board, kept in the browser for a reload."""

from webui.countdown.model import Model
from webui.countdown.values import LONGEST_TEXT, ReadTarget, ReadTiles


def draft(model: Model) -> str:
    """The texts of all boxes, a line each; empty for a box that says what the board says."""
    screen, board = model.screen, model.board
    texts = (
        "" if model.tiles == ReadTiles(board.tiles) else screen.tiles.text,
        "" if model.target == ReadTarget(board.target) else screen.target.text,
        screen.own_answer.text,
    )
    return "\n".join(texts) if any(texts) else ""


def recall(model: Model, text: str) -> Model:
    """Take up a draft, in boxes where nothing was typed yet."""
    match text.split("\n"):
        case [tiles, target, answer]:
            screen, board = model.screen, model.board
            if tiles and model.tiles == ReadTiles(board.tiles):
                model = model.with_screen(tiles=screen.tiles.given(tiles[:LONGEST_TEXT]))
            if target and model.target == ReadTarget(board.target):
                model = model.with_screen(target=screen.target.given(target[:LONGEST_TEXT]))
            if answer and not screen.own_answer.text:
                answer = answer[:LONGEST_TEXT]
                model = model.with_screen(own_answer=screen.own_answer.given(answer))
            return model
        case _:
            return model
