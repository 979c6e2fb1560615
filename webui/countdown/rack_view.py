"""The rack of tiles to pick from, new rounds, and the clock."""

from webui.countdown.model import ClickedDeal, ClickedSlot, Model
from webui.countdown.rack import LARGE, Slot, rack_of
from webui.countdown.ruling import Ruling
from webui.countdown.values import Value, as_text
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    key,
    label,
    node,
    on_click,
    role,
    span,
)


def view_rack(ruling: Ruling, tiles: tuple[Value, ...]) -> Html:
    rack = rack_of(ruling)
    look = "rack tv" if rack.by_large else "rack cards" if rack.slots else "rack none"
    return div(
        [
            class_(look),
            key("rack"),
            role("group"),
            label("Tiles to pick from"),
        ],
        [_slot(index, slot, tiles) for index, slot in enumerate(rack.slots)],
    )


def _slot(index: int, slot: Slot, tiles: tuple[Value, ...]) -> Html:
    """The tab key leads to the first, the arrow keys to the others."""
    used = slot.is_used_up(tiles)
    return button(
        [
            class_("slot used" if used else "slot"),
            attribute("aria-pressed", "true" if used else "false"),
            attribute("tabindex", 0 if index == 0 else -1),
            label(str(slot.value)),
            attribute("title", f"Put {slot.value} back" if used else f"Take {slot.value}"),
            on_click(ClickedSlot(index)),
        ],
        [str(slot.value)],
    )


def view_deal(ruling: Ruling) -> Html:
    rack = rack_of(ruling)
    if not rack.cards:
        return div([class_("deal none"), key("deal")])
    if not rack.by_large:
        return div(
            [class_("deal"), key("deal")], [_deal(0, "Deal a new round", "Deal a new round")]
        )
    return div(
        [class_("deal"), key("deal"), role("group"), label("New round")],
        [
            span([class_("deal-name")], ["New round, large tiles:"]),
            *(
                _deal(large, str(large), f"New round with {large} large tiles")
                for large in range(len(LARGE) + 1)
            ),
        ],
    )


def _deal(large: int, face: str, name: str) -> Html:
    return button(
        [
            class_("plain-button"),
            label(name),
            attribute("title", name),
            on_click(ClickedDeal(large)),
        ],
        [face],
    )


def view_clock(model: Model) -> Html:
    """It runs in the browser; a round that is dealt starts it."""
    board = model.board
    deal = f"{as_text(board.tiles)} {board.target}" if board.dealt else ""
    return node("hunch-clock", [attribute("deal", deal)])
