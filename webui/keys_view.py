"""The list of keys, over the page."""

from typing import assert_never

import webui.countdown.model as countdown
import webui.home.model as home
import webui.setgame.model as setgame
import webui.wordle.model as wordle
from webui.board_messages import ClosedDialog
from webui.countdown.keys import KEYS as COUNTDOWN_KEYS
from webui.elm.html import Html, class_, kbd, table, tbody, td, tr
from webui.elm.modal import modal
from webui.keys import EVERYWHERE, Key
from webui.model import Missing, Page, Refused
from webui.setgame.keys import KEYS as SET_KEYS
from webui.wordle.keys import KEYS as WORDLE_KEYS


def view_keys(page: Page) -> Html:
    rows = [_row(key) for key in (*keys_of(page), *EVERYWHERE)]
    return modal("Keys", ClosedDialog(), [table([class_("key-list")], [tbody([], rows)])])


def keys_of(page: Page) -> tuple[Key, ...]:
    """The keys that a page has beside those of every page."""
    match page:
        case wordle.Model():
            return WORDLE_KEYS
        case countdown.Model():
            return COUNTDOWN_KEYS
        case setgame.Model():
            return SET_KEYS
        case home.Model() | Missing() | Refused():
            return ()
        case _:
            assert_never(page)


def _row(key: Key) -> Html:
    return tr([], [td([], [kbd([], [key.keys])]), td([], [key.does])])
