"""The keys of the SET page."""

from webui.keys import Key

KEYS = (
    Key("← → ↑ ↓", "move over cards"),
    Key("Space, Enter", "pick a card, lay it, show a solution"),
    Key("0 … 9, A … Z", "type cards into the box"),
    Key("Ctrl V", "paste a list of cards"),
    Key("Ctrl Z, Ctrl Shift Z", "undo, redo"),
    Key("Esc", "put the picked cards back"),
)
