"""The keys of the Wordle page."""

from webui.keys import Key

KEYS = (
    Key("A … Z", "type a guess"),
    Key("Enter", "play it"),
    Key("Backspace", "delete a letter; on an empty row, take the last guess back"),
    Key("← → ↑ ↓", "move over the letters"),
    Key("Space", "next colour of the letter"),
    Key("Shift + click, right click", "colour before"),
    Key("Ctrl Z, Ctrl Shift Z", "undo, redo"),
    Key("Ctrl V", "paste a whole game"),
    Key("Esc", "leave a guess as it was"),
)
