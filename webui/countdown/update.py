"""The page of the Countdown numbers game: what follows when something happened."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from webui.board_messages import (
    ChangedBoard,
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    PastedText,
    RecalledDraft,
    RecalledHabits,
)
from webui.commands import DrawLots, Remember
from webui.countdown import entering, judging, searching, undoing
from webui.countdown.board import Board, ChoseGame, Cleared, DealtRound, SetSwitch
from webui.countdown.drafting import draft, recall
from webui.countdown.habits import HABITS, Habits
from webui.countdown.model import (
    MORE_WAYS,
    ClickedCancel,
    ClickedDeal,
    ClickedGame,
    ClickedReveal,
    ClickedSearchAgain,
    ClickedSlot,
    ClickedSwitch,
    ClickedTile,
    DrewLots,
    HeardOfNearby,
    HeardOfSearch,
    Message,
    Model,
    SettledTarget,
    SettledTiles,
    SubmittedAnswer,
    ToggledClock,
    ToggledRules,
    ToggledTryFirst,
    TypedAnswer,
    TypedTarget,
    TypedTiles,
    WantedMoreWays,
    WroteBoard,
    draft_name,
    opened,
)
from webui.countdown.rack import deal, rack_of
from webui.elm.command import NONE, Command, batch
from webui.rooms.history import History

IN_THE_BACKGROUND = (
    ChangedBoard,
    WroteBoard,
    RecalledDraft,
    RecalledHabits,
    SettledTiles,
    SettledTarget,
    HeardOfSearch,
    HeardOfNearby,
    DrewLots,
)
"""Messages that this person didn't send just now: a note stays through them."""


def init(board_id: str, history: History[Board]) -> tuple[Model, Command]:
    """The page of one board, about to solve the round that stands on it."""
    return searching.follow(opened(board_id, history))


def update(message: Message, model: Model) -> tuple[Model, Command]:
    """The page after `message`, and what is to be done outside it."""
    before = model if isinstance(message, IN_THE_BACKGROUND) else model.noted("")
    after, command = _update(message, before)
    after, asked = searching.follow(after)
    if draft(after) != draft(model):
        command = batch(command, Remember(draft_name(model.board_id), draft(after)))
    return after, batch(command, asked)


def _update(message: Message, model: Model) -> tuple[Model, Command]:
    screen = model.screen
    match message:
        case ChangedBoard(history) | WroteBoard(history, _):
            return entering.changed(model, history), NONE
        case RecalledDraft(text):
            return recall(model, text), NONE
        case RecalledHabits(text):
            usual = screen.habits == Habits()
            return model.with_screen(habits=Habits.from_text(text)) if usual else model, NONE

        case TypedTiles(text):
            return model.with_screen(tiles=screen.tiles.typed(text)), NONE
        case SettledTiles(text):
            return entering.settle(model.with_screen(tiles=screen.tiles.typed(text)))
        case TypedTarget(text):
            return model.with_screen(target=screen.target.typed(text)), NONE
        case SettledTarget(text):
            return entering.settle(model.with_screen(target=screen.target.typed(text)))
        case PastedText(text):
            return entering.paste(model, text)
        case ClickedSlot(index):
            return entering.tap_slot(model, index)
        case ClickedTile(index):
            return entering.tap_tile(model, index)

        case ClickedDeal(large):
            return model, DrawLots(partial(DrewLots, large))
        case DrewLots(large, seed):
            return _deal(model, large, seed)
        case ClickedGame(name):
            return entering.write(model, ChoseGame(name))
        case ClickedSwitch(name, on):
            return entering.write(model, SetSwitch(name, on))
        case ToggledRules():
            return model.with_screen(rules_open=not screen.rules_open), NONE
        case ClickedUndo():
            return undoing.undo(model)
        case ClickedRedo():
            return undoing.redo(model)
        case ClickedClear():
            emptied = model.with_screen(
                tiles=screen.tiles.given(""), target=screen.target.given(""), judged=None
            )
            return entering.write(emptied, Cleared())

        case ToggledTryFirst():
            habits = replace(screen.habits, tries_first=not screen.habits.tries_first)
            return _with_habits(model.with_screen(revealed=None), habits)
        case ToggledClock():
            habits = replace(screen.habits, has_clock=not screen.habits.has_clock)
            return _with_habits(model, habits)
        case ClickedReveal():
            return model.with_screen(revealed=model.round), NONE

        case TypedAnswer(text):
            box = screen.own_answer.typed(text)
            return model.with_screen(own_answer=box, judged=None), NONE
        case SubmittedAnswer(text):
            box = screen.own_answer.typed(text)
            return judging.judge(model.with_screen(own_answer=box), text), NONE

        case HeardOfSearch(job, report):
            return searching.heard(model, job, report)
        case HeardOfNearby(job, report):
            return searching.heard_of_nearby(model, job, report), NONE
        case ClickedCancel():
            return searching.cancel(model)
        case ClickedSearchAgain():
            return searching.again(model)
        case WantedMoreWays():
            return model.with_screen(shown=screen.shown + MORE_WAYS), NONE
        case _:
            assert_never(message)


def _deal(model: Model, large: int, seed: int) -> tuple[Model, Command]:
    """A new round, for everyone, its answer covered until each of them wants to see it."""
    dealt = deal(rack_of(model.board.ruling), large, seed)
    if dealt is None:
        return model, NONE
    tiles, target = dealt
    screen = model.screen
    model = model.with_screen(
        tiles=screen.tiles.given(" ".join(map(str, tiles))),
        target=screen.target.given(str(target)),
        own_answer=screen.own_answer.given(""),
        judged=None,
        revealed=None,
    )
    return entering.write(model, DealtRound(tiles, target))


def _with_habits(model: Model, habits: Habits) -> tuple[Model, Command]:
    return model.with_screen(habits=habits), Remember(HABITS, habits.as_text())
