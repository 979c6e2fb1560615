"""The bookmarklet that reads a game page, and how to use it."""

from webui.elm.html import Html, class_, h2, label, p, section


def view_reader_offer() -> Html:
    return section(
        [class_("set-reader"), label("Reading a game page")],
        [
            h2([], ["Playing online?"]),
            p([], ["Hunch can read the board of setwithfriends.com and setwithforks.com."]),
        ],
    )
