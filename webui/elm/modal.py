"""A dialog over the page: the browser keeps the focus in it and closes it on Esc."""

from collections.abc import Sequence
from typing import Any

from webui.elm.html import (
    Always,
    Html,
    attribute,
    button,
    class_,
    dialog,
    div,
    h2,
    id_,
    label,
    node,
    on,
    on_click,
    span,
)


def modal(title: str, closed: Any, content: Sequence[Html]) -> Html:
    """A dialog with a title and a button that closes it; `closed` is the message when it is."""
    return node(
        "hunch-modal",
        [],
        [
            dialog(
                [attribute("aria-labelledby", "dialog-title"), on("close", Always(closed))],
                [
                    div(
                        [class_("dialog-head")],
                        [
                            h2([id_("dialog-title")], [title]),
                            button(
                                [class_("icon-button"), label("Close"), on_click(closed)],
                                [span([class_("icon icon-close")])],
                            ),
                        ],
                    ),
                    *content,
                ],
            )
        ],
    )
