"""The keys of the page of the numbers game."""

from webui.keys import Key

KEYS = (
    Key("Enter", "after the tiles: go to the target; in an answer of yours: check it"),
    Key("Space, Enter", "take a tile, put it back, open a way"),
    Key("← → ↑ ↓", "move over the rack; on the picture, to the next target"),
    Key("Ctrl V", "paste a round"),
    Key("Ctrl Z, Ctrl Shift Z", "undo, redo"),
)
