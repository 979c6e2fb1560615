"""The page of the Countdown numbers game as a whole."""

from webui.board_messages import ClickedClear, ClickedRedo, ClickedUndo
from webui.countdown import events
from webui.countdown.answers_view import view_answers
from webui.countdown.board import describe
from webui.countdown.check_view import view_check
from webui.countdown.fields_view import view_chosen, view_fields
from webui.countdown.habits import Habits
from webui.countdown.model import Model, ToggledClock, ToggledTryFirst
from webui.countdown.outcome_view import view_outcome
from webui.countdown.rack_view import view_clock, view_deal, view_rack
from webui.countdown.rules_view import view_games, view_rules
from webui.elm.html import (
    Html,
    Part,
    Payload,
    attribute,
    class_,
    div,
    id_,
    key,
    label,
    lazy,
    main,
    on,
    role,
)
from webui.tools_view import idle, step_name, tool


def view(model: Model) -> Html:
    board, screen = model.board, model.screen
    return main(
        [
            id_("page"),
            class_("countdown"),
            on("press", events.pressed, Payload.DETAIL),
            on("pasted", events.pasted, Payload.DETAIL),
        ],
        [
            div(
                [class_("desk")],
                [
                    view_tools(model),
                    lazy(view_games, board.ruling),
                    view_fields(model),
                    lazy(view_chosen, model.tiles.tiles, board.ruling),
                    view_outcome(model),
                    div(
                        [class_("clock-place"), key("clock")],
                        [view_clock(model)] if screen.habits.has_clock else [],
                    ),
                    lazy(view_rack, board.ruling, model.tiles.tiles),
                    lazy(view_deal, board.ruling),
                ],
            ),
            lazy(view_answers, screen.search, model.is_covered, screen.shown),
            div(
                [class_("beside")],
                [view_check(model), lazy(view_rules, board.ruling, screen.rules_open)],
            ),
        ],
    )


# TOOLS


def view_tools(model: Model) -> Html:
    history, screen = model.history, model.screen
    empty = not (model.board.tiles or screen.tiles.text or screen.target.text)
    undo, redo = (
        step_name("Undo", history.to_undo, describe),
        step_name("Redo", history.to_redo, describe),
    )
    return div(
        [class_("tools"), role("toolbar"), label("Round")],
        [
            tool("undo", "Undo", undo, ClickedUndo(), idle(not history.to_undo)),
            tool("redo", "Redo", redo, ClickedRedo(), idle(not history.to_redo)),
            tool(
                "clear",
                "Clear",
                "Remove tiles and target (can be undone)",
                ClickedClear(),
                idle(empty),
            ),
            *_habits(screen.habits),
        ],
    )


def _habits(habits: Habits) -> list[Html]:
    return [
        tool(
            "cover",
            "Try first",
            "Cover the answer until you want to see it",
            ToggledTryFirst(),
            _pressed(habits.tries_first),
        ),
        tool("clock", "Clock", "A clock of 30 seconds", ToggledClock(), _pressed(habits.has_clock)),
    ]


def _pressed(on_: bool) -> Part:
    return attribute("aria-pressed", "true" if on_ else "false")
