"""The whole deck to lay cards from: one pad for shape and shading, one for colour and number."""

from collections.abc import Mapping
from functools import lru_cache

from core.setgame import TRAITS, VALUE_NAMES
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    div,
    form,
    key,
    label,
    lazy,
    node,
    on,
    on_click,
    role,
    section,
    span,
)
from webui.setgame import events
from webui.setgame.card_view import view_card, view_kind
from webui.setgame.codes import Codes, card, deck_codes, name
from webui.setgame.laying import TEXT_READ
from webui.setgame.model import ClickedDeckCard, ClickedKind, Kind, Model, ToggledPalette

Values = Mapping[str, tuple[int, ...]]
"""The values of each trait in a deck."""


def view_palette(model: Model) -> list[Html]:
    """Nothing in a game: its cards come from the deck."""
    if model.board.practice:
        return []
    is_open = model.screen.palette_open
    return [
        section(
            [class_("set-palette"), label("Lay cards")],
            [
                button(
                    [
                        class_("set-fold"),
                        attribute("aria-expanded", "true" if is_open else "false"),
                        on_click(ToggledPalette()),
                    ],
                    [span([], ["Lay cards"]), span([class_("icon icon-up")])],
                ),
                *([_pads(model), lazy(view_box, model.screen.taken)] if is_open else []),
            ],
        )
    ]


def _pads(model: Model) -> Html:
    lying = model.board.lying
    deck = deck_codes(model.board.variant, lying)
    kind = clamped(model.screen.kind, deck)
    return div(
        [class_("set-pads")],
        [lazy(view_kinds, deck, kind, lying), lazy(view_deck_cards, deck, kind, lying)],
    )


@lru_cache(maxsize=32)
def values_of(deck: Codes) -> Values:
    """Which values the traits have in a deck; a trait that it lacks has the value 0."""
    cards = [card(code) for code in deck]
    found = {
        trait: tuple(sorted({each[place] for each in cards}))
        for place, trait in enumerate(TRAITS[len(cards[0])])
    }
    return {trait: found.get(trait, (0,)) for trait in VALUE_NAMES}


@lru_cache(maxsize=128)
def clamped(kind: Kind, deck: Codes) -> Kind:
    """The kind, or the nearest that the deck has."""
    values = values_of(deck)
    return Kind(
        min(kind.shape, values["shape"][-1]),
        min(kind.shade, values["shade"][-1]),
        min(kind.border, values["border"][-1]),
    )


def code_of(deck: Codes, kind: Kind, colour: int, number: int) -> str:
    """The card of a deck with these values."""
    said = {
        "colour": colour,
        "shape": kind.shape,
        "shade": kind.shade,
        "border": kind.border,
        "number": number,
    }
    return "".join(str(said[trait]) for trait in TRAITS[len(deck[0])])


def view_kinds(deck: Codes, chosen: Kind, lying: Codes) -> Html:
    values = values_of(deck)
    kinds = [
        Kind(shape, shade, chosen.border) for shade in values["shade"] for shape in values["shape"]
    ]
    borders = [Kind(chosen.shape, chosen.shade, border) for border in values["border"]]
    return div(
        [class_("set-pad"), role("group"), label("Shape and shading")],
        [
            div(
                [class_(f"set-keys of-{len(values['shape'])}"), attribute("data-grid", True)],
                [_kind(deck, kind, chosen, lying, values) for kind in kinds],
            ),
            *(
                [
                    div(
                        [class_("set-keys of-3"), attribute("data-grid", True)],
                        [_border(deck, kind, chosen) for kind in borders],
                    )
                ]
                if len(borders) > 1
                else []
            ),
        ],
    )


def _kind(deck: Codes, kind: Kind, chosen: Kind, lying: Codes, values: Values) -> Html:
    on_table = sum(
        code_of(deck, kind, colour, number) in lying
        for colour in values["colour"]
        for number in values["number"]
    )
    shape, shade = VALUE_NAMES["shape"][kind.shape], VALUE_NAMES["shade"][kind.shade]
    called = f"{shade} {shape}" if len(values["shade"]) > 1 else shape
    return button(
        [
            class_("set-key"),
            attribute("aria-pressed", "true" if kind == chosen else "false"),
            label(f"{called}, {on_table} on the table" if on_table else called),
            on_click(ClickedKind(kind)),
        ],
        [
            view_kind(code_of(deck, kind, 0, 0)),
            span([class_("set-count")], [str(on_table) if on_table else ""]),
        ],
    )


def _border(deck: Codes, kind: Kind, chosen: Kind) -> Html:
    face = VALUE_NAMES["border"][kind.border].removesuffix(" border")
    return button(
        [
            class_("set-key set-border"),
            attribute("aria-pressed", "true" if kind == chosen else "false"),
            label(f"{face} border"),
            on_click(ClickedKind(kind)),
        ],
        [face],
    )


def view_deck_cards(deck: Codes, kind: Kind, lying: Codes) -> Html:
    values = values_of(deck)
    return div(
        [class_("set-pad"), role("group"), label("Colour and number")],
        [
            div(
                [class_(f"set-keys of-{len(values['number'])}"), attribute("data-grid", True)],
                [
                    _deck_card(code, code in lying)
                    for colour in values["colour"]
                    for number in values["number"]
                    for code in (code_of(deck, kind, colour, number),)
                ],
            )
        ],
    )


def _deck_card(code: str, is_taken: bool) -> Html:
    return button(
        [
            class_("set-key"),
            key(code),
            attribute("aria-pressed", "true" if is_taken else "false"),
            label(name(code)),
            on_click(ClickedDeckCard(code)),
        ],
        [view_card(code)],
    )


def view_box(taken: int) -> Html:
    """A box for cards as text; it empties itself when its text has become cards."""
    return node(
        "hunch-cards-box",
        [attribute("taken", taken)],
        [
            form(
                [class_("one-line-form"), on("submit", events.submitted_cards, Payload.FORM)],
                [
                    node(
                        "input",
                        [
                            attribute("name", "text"),
                            attribute("autocomplete", "off"),
                            attribute("autocapitalize", "off"),
                            attribute("spellcheck", "false"),
                            attribute("maxlength", TEXT_READ),
                            attribute("placeholder", "0120, 2RHW, 1 red striped oval"),
                            label("Cards as text"),
                        ],
                    ),
                    button([class_("plain-button"), attribute("type", "submit")], ["Lay"]),
                ],
            )
        ],
    )
