"""The SET page as a whole."""

from core.setgame import VARIANTS
from core.setgame.explaining import Explanation
from webui.board_messages import ClickedClear, ClickedRedo, ClickedUndo
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    div,
    id_,
    label,
    lazy,
    main,
    on,
    on_click,
    p,
    role,
    span,
    strong,
)
from webui.setgame import events
from webui.setgame.answers_view import view_answers, view_bar
from webui.setgame.board import describe
from webui.setgame.board_view import view_picked, view_previous, view_table
from webui.setgame.codes import counted
from webui.setgame.dialogs_view import view_dialog
from webui.setgame.model import ClickedDeal, ClickedPractise, Model, OpenedDialog
from webui.setgame.palette_view import view_palette
from webui.setgame.picking import verdict
from webui.setgame.practice_view import left_in_deck, view_practice
from webui.setgame.site_view import view_offer, view_site
from webui.setgame.solving import known_answers
from webui.tools_view import idle, step_name, tool


def view(model: Model) -> Html:
    board, screen = model.board, model.screen
    return main(
        [
            id_("page"),
            class_("setgame"),
            on("press", events.pressed, Payload.DETAIL),
            on("pasted", events.pasted, Payload.DETAIL),
            on("site", events.site_reported, Payload.DETAIL),
        ],
        [
            div(
                [class_("set-play")],
                [
                    view_tools(model),
                    lazy(view_variant, board.variant),
                    lazy(view_status, *status(model)),
                    *view_previous(model),
                    view_table(model),
                    view_bar(model),
                    *view_picked(model),
                    *view_palette(model),
                ],
            ),
            div(
                [class_("set-side surface")],
                [
                    *view_site(model),
                    *([lazy(view_practice, board)] if board.practice else []),
                    view_answers(model),
                    *view_offer(model),
                ],
            ),
            *view_dialog(screen.dialog, board.variant),
        ],
    )


# TOOLS


def view_tools(model: Model) -> Html:
    history, board = model.history, model.board
    undo, redo = (
        step_name("Undo", history.to_undo, describe),
        step_name("Redo", history.to_redo, describe),
    )
    empty = not board.lying and not board.practice
    return div(
        [class_("tools"), role("toolbar"), label("Board")],
        [
            tool("undo", "Undo", undo, ClickedUndo(), idle(not history.to_undo)),
            tool("redo", "Redo", redo, ClickedRedo(), idle(not history.to_redo)),
            tool("deal", "Deal", "Deal a random board", ClickedDeal()),
            tool("play", "Practise", "Find them yourself, with a new deck", ClickedPractise()),
            tool(
                "clear",
                "Clear",
                "Remove all cards (can be undone)",
                ClickedClear(),
                idle(empty),
            ),
        ],
    )


def view_variant(variant: str) -> Html:
    """Which game it is, and its rule."""
    rule = VARIANTS[variant]
    return button(
        [
            class_("set-choose"),
            attribute("aria-haspopup", "dialog"),
            attribute("title", "Choose another game"),
            on_click(OpenedDialog("variants")),
        ],
        [
            span([class_("name")], [strong([], [rule.title]), span([class_("icon icon-up")])]),
            span([class_("rule")], [rule.rule]),
        ],
    )


# STATUS


def status(model: Model) -> tuple[str, str]:
    """What to say now, and in what tone: "hint", "note", "warning" or "solved"."""
    board = model.board
    if model.screen.note:
        return "note", model.screen.note
    if model.history.unread:
        return "warning", (
            "Another version of Hunch wrote to this board: some changes can't be shown here."
        )
    if model.screen.site and model.screen.site.problem:
        return "warning", "The game page could not be read: what lies here is not its board."
    if told := verdict(model):
        return ("solved", f"Yes: {told.law.name}.") if told.holds else ("warning", _wrong(told))
    if board.practice:
        return _in_practice(model)
    if not board.lying:
        return "hint", "Lay the cards of your table: pick a shading and shape, then the card."
    size = model.rule.law.size
    return "hint", f"Tap any {size} cards to see whether they are {model.rule.law.name}."


def _wrong(told: Explanation) -> str:
    """Which traits break it; the cards that do stand below."""
    traits = [finding.trait for finding in told.findings if finding.breaking]
    because = f", because of {' and '.join(traits)}" if traits else ""
    return f"Not {told.law.name}{because}."


def _in_practice(model: Model) -> tuple[str, str]:
    board = model.board
    found = known_answers(model)
    if found and not found.count and not left_in_deck(board) and board.practice:
        finds = counted(len(board.practice.finds), board.variant)
        return "solved", f"The deck is played: {finds} found, and none is left on the table."
    return "hint", f"Find {model.rule.law.name} and tap its {model.rule.law.size} cards."


def view_status(tone: str, text: str) -> Html:
    return p([class_(f"status {tone}"), role("status")], [text])
