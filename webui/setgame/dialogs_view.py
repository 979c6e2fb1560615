"""What can lie over the page: the variants with their rules."""

from core.setgame import VARIANTS
from core.setgame.variants import Variant
from webui.board_messages import ClosedDialog
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    li,
    on_click,
    span,
    strong,
    ul,
)
from webui.elm.modal import modal
from webui.setgame.card_view import view_card
from webui.setgame.codes import Codes, codes, names
from webui.setgame.model import ClickedVariant, Dialog


def view_dialog(shown: Dialog, variant: str) -> list[Html]:
    match shown:
        case "none":
            return []
        case "variants":
            return [modal("Which game?", ClosedDialog(), [_variants(variant)])]


def _variants(chosen: str) -> Html:
    return ul(
        [class_("set-variants")],
        [li([], [_variant(name, rule, name == chosen)]) for name, rule in VARIANTS.items()],
    )


def _variant(name: str, rule: Variant, is_chosen: bool) -> Html:
    return button(
        [
            class_("set-variant"),
            attribute("aria-pressed", "true" if is_chosen else "false"),
            on_click(ClickedVariant(name)),
        ],
        [
            strong([], [rule.title]),
            span([], [rule.rule]),
            *(_example("After", codes(rule.example_previous)) if rule.example_previous else []),
            *_example("Then" if rule.example_previous else "Such as", codes(rule.example)),
        ],
    )


def _example(word: str, cards: Codes) -> list[Html]:
    return [
        span(
            [class_("set-example")],
            [
                span([class_("quiet")], [word]),
                span(
                    [
                        class_("set-found"),
                        attribute("role", "img"),
                        attribute("aria-label", names(cards)),
                    ],
                    [view_card(code) for code in cards],
                ),
            ],
        )
    ]
