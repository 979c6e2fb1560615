"""The table: the cards on it, those of the solution before, and what is said of the picked ones."""

from core.setgame.explaining import Explanation, Finding
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    key,
    label,
    lazy,
    li,
    on_click,
    p,
    role,
    section,
    span,
    strong,
    ul,
)
from webui.setgame.card_view import view_card
from webui.setgame.codes import Codes, name, names
from webui.setgame.model import (
    ClickedEndChain,
    ClickedTableCard,
    ClickedTake,
    ClickedTakeOff,
    ClickedUnpick,
    Model,
)
from webui.setgame.picking import verdict
from webui.setgame.solving import hint_cards


def view_table(model: Model) -> Html:
    """The cards, with empty places for those that a game starts with."""
    cards = model.board.cards
    blank = [lazy(view_place)] * (model.rule.start - len(cards))
    return div(
        [
            class_("set-table many" if len(cards) > 24 else "set-table"),
            role("group"),
            label("Cards on the table"),
            attribute("data-grid", True),
        ],
        _cards(model, cards) + blank,
    )


def view_previous(model: Model) -> list[Html]:
    """In a chain, the solution before, whose cards can be picked too."""
    board = model.board
    if not board.previous:
        return []
    needed = model.rule.from_previous
    which = "exactly one card" if needed == 1 else f"exactly {needed} cards"
    return [
        section(
            [class_("set-previous"), label("The one before")],
            [
                div(
                    [class_("set-row")],
                    [
                        p([], [f"The one before: {which} of it must be in the next."]),
                        *(
                            []
                            if board.practice
                            else [
                                button(
                                    [class_("set-link"), on_click(ClickedEndChain())],
                                    ["Begin anew"],
                                )
                            ]
                        ),
                    ],
                ),
                div(
                    [class_("set-table"), role("group"), attribute("data-grid", True)],
                    _cards(model, board.previous),
                ),
            ],
        )
    ]


def _cards(model: Model, cards: Codes) -> list[Html]:
    screen, hints = model.screen, hint_cards(model)
    return [
        lazy(view_table_card, code, place == 0, code in screen.picked, code in hints)
        for place, code in enumerate(cards)
    ]


def view_table_card(code: str, is_first: bool, is_picked: bool, is_hint: bool) -> Html:
    """The tab key leads to the first card, the arrow keys to the others."""
    return button(
        [
            key(code),
            class_("set-card hinted" if is_hint else "set-card"),
            attribute("data-code", code),
            attribute("tabindex", 0 if is_first else -1),
            attribute("aria-pressed", "true" if is_picked else "false"),
            label(f"{name(code)}, hint" if is_hint else name(code)),
            on_click(ClickedTableCard(code)),
        ],
        [view_card(code)],
    )


def view_place() -> Html:
    return div([class_("set-place")])


# PICKED CARDS


def view_picked(model: Model) -> list[Html]:
    """How many cards are picked, or whether they are a solution and why."""
    picked, rule = model.screen.picked, model.rule
    if not picked:
        return []
    told = verdict(model)
    return [
        section(
            [class_("set-verdict"), label("Picked cards")],
            [
                *(
                    view_verdict(told)
                    if told
                    else [p([], [f"{len(picked)} of {rule.law.size} picked: {names(picked)}."])]
                ),
                div([class_("set-buttons")], _actions(model, told)),
            ],
        )
    ]


def _actions(model: Model, told: Explanation | None) -> list[Html]:
    board = model.board
    chains = told and told.holds and model.rule.from_previous and not board.practice
    return [
        *([_action("Take it: the next one follows", ClickedTake())] if chains else []),
        *([] if board.practice else [_action("Take off", ClickedTakeOff())]),
        _action("Put back", ClickedUnpick()),
    ]


def _action(face: str, message: object) -> Html:
    return button([class_("plain-button"), key(face), on_click(message)], [face])


def view_verdict(told: Explanation) -> list[Html]:
    verdict_class = "set-right" if told.holds else "set-wrong"
    named = told.law.name[:1].upper() + told.law.name[1:]
    return [
        p(
            [class_(verdict_class)],
            [strong([], [f"{named}." if told.holds else f"Not {told.law.name}."])],
        ),
        ul(
            [class_("set-findings")],
            [
                *(_finding(finding) for finding in told.findings),
                *([_remark(f"Completed by {name(str(told.joint))}.")] if told.joint else []),
                *([_remark(f"Chain: {told.chain}.", "broken")] if told.chain else []),
            ],
        ),
    ]


def _finding(finding: Finding) -> Html:
    is_broken = bool(finding.breaking)
    blamed = f" (look at {names(str(card) for card in finding.breaking)})" if is_broken else ""
    return _remark(f"{finding.says}{blamed}", "broken" if is_broken else "fine")


def _remark(text: str, look: str = "fine") -> Html:
    return li(
        [class_(look)],
        [
            span(
                [class_("sign"), attribute("aria-hidden", "true")],
                ["✗" if look == "broken" else "✓"],
            ),
            span([], [text]),
        ],
    )
