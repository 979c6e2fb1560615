"""The board and the words that fit, by NiceGUI's own `ui.refreshable`: all anew on each tap.

Run with a port and the rows ("crane 00010"). It shows less than Hunch's page, no advice and no
keyboard, so what it takes is a lower bound.
"""

import sys
from functools import partial

from nicegui import ui

from core.wordle import Mark, Row
from webui.wordle.model import WORDS_SHOWN
from webui.wordle.possible import possible
from webui.words import Sources, load

LEXICON = load(Sources())


@ui.page("/")
def page() -> None:
    rows = [Row.parse(*row.split()) for row in sys.argv[2:]]

    def typed(word: str) -> None:
        ui.notify(word)

    def tapped(number: int, place: int) -> None:
        marks = list(rows[number].marks)
        marks[place] = Mark((marks[place] + 1) % 3)
        rows[number] = Row(rows[number].word, tuple(marks))
        board_and_words.refresh()

    @ui.refreshable
    def board_and_words() -> None:
        for number, row in enumerate(rows):
            with ui.element("div").classes("row"):
                for place, (letter, mark) in enumerate(zip(row.word, row.marks, strict=True)):
                    tile = ui.html(letter.upper(), sanitize=False, tag="button")
                    tile.classes("tile").props(f"data-mark={int(mark)}")
                    tile.on("click", partial(tapped, number, place), args=[])
        left = possible(tuple(rows), LEXICON)
        for words in (left.likely, left.unlikely):
            ui.label(f"{len(words)}")
            with ui.element("div"):
                for word in words[:WORDS_SHOWN]:
                    button = ui.html(word, sanitize=False, tag="button")
                    button.on("click", partial(typed, word), args=[])

    board_and_words()


ui.run(
    host="127.0.0.1",
    port=int(sys.argv[1]),
    reload=False,
    show=False,
    show_welcome_message=False,
    tailwind=False,
)
