"""The links that let others in, as text to copy and as codes to point a phone at."""

from urllib.parse import urlencode

from webui.board_messages import ClosedDialog
from webui.elm.html import (
    Html,
    attribute,
    class_,
    code,
    div,
    h3,
    img,
    label,
    p,
    section,
)
from webui.elm.modal import modal
from webui.model import Page, Sharing, board_path, game_of

CLOSED = "Only this computer can open Hunch now. To let others on your network in, start it so:"


def view_share(sharing: Sharing, page: Page) -> Html:
    return modal("Share", ClosedDialog(), _links(sharing, page) if sharing.addresses else _closed())


def _closed() -> list[Html]:
    return [
        p([], [CLOSED]),
        p([], [code([class_("link")], ["hunch --lan"])]),
        p([], ["The links are then shown here and where you started it."]),
    ]


def _links(sharing: Sharing, page: Page) -> list[Html]:
    own = _way(
        "A board of your own",
        "With this link others start boards of their own on this computer.",
        game.path if (game := game_of(page)) else "/",
        sharing,
    )
    if not (together := board_path(page)):
        return [own]
    shared = _way(
        "This board together",
        "Everyone with this link sees and changes this board.",
        together,
        sharing,
    )
    return [shared, own]


def _way(title: str, what: str, path: str, sharing: Sharing) -> Html:
    return section(
        [class_("way")],
        [
            h3([], [title]),
            p([], [what]),
            *(
                div(
                    [class_("link-and-code")],
                    [
                        img(
                            [
                                class_("qr"),
                                attribute("src", f"/qr.svg?{urlencode({'at': index, 'to': path})}"),
                                attribute("alt", f"Code for: {title}"),
                                attribute("width", 132),
                                attribute("height", 132),
                            ]
                        ),
                        code(
                            [class_("link"), attribute("tabindex", 0), label(f"Link: {title}")],
                            [sharing.link(address, path)],
                        ),
                    ],
                )
                for index, address in enumerate(sharing.addresses)
            ),
        ],
    )
