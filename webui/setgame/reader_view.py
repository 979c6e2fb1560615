"""The bookmarklet that reads a game page, and how to use it."""

from webui.elm.html import (
    Html,
    a,
    attribute,
    bookmarklet,
    class_,
    h2,
    href,
    label,
    li,
    node,
    p,
    section,
)

BOOKMARKLET = "/set/reader.js"
"""Where the code of the bookmarklet is."""

USERSCRIPT = "/set/reader.user.js"
"""The same for a userscript manager, which knows such files by the end of their name."""


def view_reader_offer() -> Html:
    return section(
        [class_("set-reader"), label("Reading a game page")],
        [
            h2([], ["Playing online?"]),
            p([], ["Hunch can read the board of setwithfriends.com and setwithforks.com."]),
            bookmarklet(
                BOOKMARKLET,
                [class_("plain-button set-bookmarklet"), attribute("draggable", "true")],
                ["Read with Hunch"],
            ),
            node(
                "ol",
                [],
                [
                    li([], ["Drag this button to your browser's bookmarks bar."]),
                    li([], ["Open a game on one of the two sites, and press the bookmark."]),
                    li([], ["Hunch opens beside it, follows the board and marks cards there."]),
                ],
            ),
            p(
                [],
                [
                    "With a userscript manager you can have a button on the game page instead: ",
                    a([href(USERSCRIPT)], ["install the userscript"]),
                ],
            ),
        ],
    )
