"""Where tiles and target are typed, and the tiles as they were understood."""

from webui.countdown import events
from webui.countdown.field import field
from webui.countdown.model import ClickedTile, Model
from webui.countdown.rack import rack_of
from webui.countdown.ruling import Ruling
from webui.countdown.values import Value
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    id_,
    key,
    label,
    on_click,
    p,
    role,
    span,
)

MANY = 6
"""More tiles than this don't fit in a row on a phone."""

EXAMPLES = {"numbers": ("25 50 75 100 3 6", "952"), "words": ("cat fish art", "catfish")}


def view_fields(model: Model) -> Html:
    kind = model.board.ruling.kind
    tiles, target = EXAMPLES[kind]
    numeric = kind == "numbers"
    return div(
        [class_("fields")],
        [
            span([class_("field-name"), attribute("aria-hidden", "true")], ["Tiles"]),
            span([class_("field-name"), attribute("aria-hidden", "true")], ["Target"]),
            field(
                "tiles",
                "Tiles, with spaces between them",
                model.screen.tiles,
                events.typed_tiles,
                events.settled_tiles,
                model.tiles.problem,
                [
                    attribute("placeholder", tiles),
                    attribute("inputmode", "decimal" if numeric else "text"),
                    attribute("enterkeyhint", "next"),
                ],
                [attribute("next", "target-field"), attribute("first", True)],
            ),
            field(
                "target",
                "Target",
                model.screen.target,
                events.typed_target,
                events.settled_target,
                model.target.problem,
                [
                    attribute("placeholder", target),
                    attribute("inputmode", "numeric" if numeric else "text"),
                    attribute("enterkeyhint", "done"),
                ],
            ),
            div(
                [class_("field-problems")],
                [
                    _problem("tiles", model.tiles.problem),
                    _problem("target", model.target.problem),
                ],
            ),
        ],
    )


def _problem(name: str, problem: str) -> Html:
    """Always there, so that it is read out when it fills."""
    return p([class_("field-problem"), id_(f"{name}-problem"), role("alert")], [problem])


def view_chosen(tiles: tuple[Value, ...], ruling: Ruling) -> Html:
    """The tiles as they were understood, and places for those to come; a tap puts one back."""
    usual = rack_of(ruling).cards
    blanks = [span([class_("number-tile blank")], [" "])] * (usual - len(tiles))
    look = "of-words" if ruling.kind == "words" else "many" if len(tiles) > MANY else "few"
    return div(
        [class_(f"chosen {look}"), role("group"), label("Tiles of this round")],
        [*(_tile(index, value) for index, value in enumerate(tiles)), *blanks],
    )


def _tile(index: int, value: Value) -> Html:
    return button(
        [
            key(f"tile-{index}"),
            class_("number-tile"),
            attribute("tabindex", 0 if index == 0 else -1),
            label(f"{value}: put it back"),
            attribute("title", "Put it back"),
            on_click(ClickedTile(index)),
        ],
        [str(value)],
    )
