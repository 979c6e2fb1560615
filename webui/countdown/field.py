"""A box whose text is the browser's own, with what is wrong with it beside it."""

from collections.abc import Iterable, Sequence

from webui.countdown.boxes import Box
from webui.elm.html import (
    Decoder,
    Html,
    Part,
    Payload,
    attribute,
    id_,
    key,
    label,
    node,
    on,
)


def field(
    name: str,
    face: str,
    box: Box,
    typed: Decoder,
    settled: Decoder,
    problem: str,
    more: Iterable[Part] = (),
    around: Sequence[Part] = (),
) -> Html:
    """The box called `name`. `static/field.js` tells what is typed in it."""
    return node(
        "hunch-field",
        [
            id_(f"{name}-field"),
            key(name),
            attribute("text", box.text),
            attribute("turn", box.turn),
            on("typed", typed, Payload.DETAIL),
            on("settled", settled, Payload.DETAIL),
            *around,
        ],
        [
            node(
                "input",
                [
                    attribute("name", name),
                    attribute("type", "text"),
                    attribute("autocomplete", "off"),
                    attribute("autocapitalize", "off"),
                    attribute("spellcheck", "false"),
                    attribute("aria-invalid", "true" if problem else "false"),
                    attribute("aria-describedby", f"{name}-problem"),
                    label(face),
                    *more,
                ],
            )
        ],
    )
