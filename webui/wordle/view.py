"""The Wordle page as a whole."""

from core.wordle import LENGTH, impossible
from webui.board_messages import ClickedClear, ClickedRedo, ClickedUndo
from webui.elm.html import (
    Html,
    Payload,
    class_,
    div,
    id_,
    label,
    lazy,
    main,
    on,
    p,
    role,
)
from webui.elm.remote import Loaded
from webui.tools_view import idle, step_name, tool
from webui.wordle import events
from webui.wordle.advice_view import view_advice, view_best_strip
from webui.wordle.advising import answer_of, question_of
from webui.wordle.board import ROWS_KEPT, describe
from webui.wordle.board_view import view_board
from webui.wordle.dialogs_view import view_dialog
from webui.wordle.drafting import FULL
from webui.wordle.keyboard_view import view_keyboard
from webui.wordle.model import ClickedCopy, ClickedPaste, Model, Panel
from webui.wordle.panel_view import view_close
from webui.wordle.said_view import view_said
from webui.wordle.words_view import view_strip, view_words


def view(model: Model) -> Html:
    return main(
        [
            id_("page"),
            class_("wordle"),
            on("press", events.pressed, Payload.DETAIL),
            on("pasted", events.pasted, Payload.DETAIL),
            on("copied", events.copied, Payload.DETAIL),
        ],
        [
            div(
                [class_("play")],
                [
                    view_tools(model),
                    lazy(view_status, *status(model)),
                    view_board(model),
                    view_strips(model),
                    lazy(view_keyboard, model.board.rows),
                ],
            ),
            view_side(model),
            lazy(view_said, model.words, model.board, model.advice, question_of(model)),
            *view_dialog(model.screen.dialog),
        ],
    )


def view_side(model: Model) -> Html:
    """The panels beside the board; on a narrow screen one of them lies over it."""
    panel = model.screen.panel
    return div(
        [class_(f"side over-{panel.value}" if panel else "side")],
        [view_close(), view_words(model), view_advice(model)],
    )


def view_strips(model: Model) -> Html:
    """The panels in short, on a narrow screen."""
    panel = model.screen.panel
    has_advice = (
        not isinstance(model.words, Loaded) or question_of(model) is not None or answer_of(model)
    )
    return div(
        [class_("strips")],
        [
            lazy(view_strip, model.words, model.board, panel is Panel.WORDS),
            *(
                [lazy(view_best_strip, model.advice, panel is Panel.ADVICE)]
                if has_advice and not model.screen.habits.advice_folded
                else []
            ),
        ],
    )


# TOOLS


def view_tools(model: Model) -> Html:
    history, typing = model.history, model.screen.typing
    undo = "Undo typing" if typing.past else step_name("Undo", history.to_undo, describe)
    redo = "Redo typing" if typing.future else step_name("Redo", history.to_redo, describe)
    empty = not model.board.played and not model.draft.text
    return div(
        [class_("tools"), role("toolbar"), label("Board")],
        [
            tool("undo", "Undo", undo, ClickedUndo(), idle(not (typing.past or history.to_undo))),
            tool(
                "redo",
                "Redo",
                redo,
                ClickedRedo(),
                idle(not (typing.future or history.to_redo)),
            ),
            tool("paste", "Paste", "Paste a whole game", ClickedPaste()),
            tool(
                "copy",
                "Copy",
                "Copy the game as text",
                ClickedCopy(),
                idle(not model.board.played),
            ),
            tool(
                "clear",
                "Clear",
                "Remove all guesses (can be undone)",
                ClickedClear(),
                idle(empty),
            ),
        ],
    )


# STATUS


def status(model: Model) -> tuple[str, str]:
    """What to say now, and in what tone: "hint", "note", "warning" or "solved"."""
    draft, rows = model.draft, model.board.rows
    if model.screen.note:
        return "note", model.screen.note
    if draft.row_id is not None:
        old = model.board.find(draft.row_id)
        name = old.row.word.upper() if old else "it"
        return "hint", f"Type another word for {name}. Enter takes it, the cross leaves {name}."
    for row in rows:
        if why := impossible(row):
            return "warning", f"{row.word.upper()} can't have these colours: {why}."
    if model.history.unread:
        return "warning", (
            "Another version of Hunch wrote to this board: some changes can't be shown here."
        )
    if rows and rows[-1].is_all_green and not draft.text:
        tries = "1 guess" if len(rows) == 1 else f"{len(rows)} guesses"
        return "solved", f"{rows[-1].word.upper()}, found in {tries}."
    if len(rows) >= ROWS_KEPT:
        return "hint", FULL
    if draft.is_complete:
        return "hint", "Enter plays it, or tap a letter to give it the game's colour."
    if draft.text:
        more = LENGTH - len(draft.text)
        return "hint", f"{more} more {'letter' if more == 1 else 'letters'}."
    if rows:
        return "hint", "Tap letters until their colours match the game, or type the next guess."
    return "hint", "Type a guess you have made; then tap its letters to colour them."


def view_status(tone: str, text: str) -> Html:
    return p([class_(f"status {tone}"), role("status")], [text])
