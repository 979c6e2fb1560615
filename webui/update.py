"""What follows when something happened; each page is handed its own."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, assert_never

import webui.countdown.model as countdown
import webui.home.model as home
import webui.setgame.model as setgame
import webui.wordle.model as wordle
from webui.board_messages import ClosedDialog, RecalledDraft, RecalledHabits
from webui.commands import Recall, Remember
from webui.countdown.habits import HABITS
from webui.countdown.update import update as update_countdown
from webui.elm import command
from webui.elm.command import NONE, Command, batch
from webui.home.update import update as update_home
from webui.model import (
    ClickedContrast,
    ClickedKeys,
    ClickedShare,
    ClickedTheme,
    Contrast,
    LostBoard,
    Message,
    MetCompany,
    Missing,
    Model,
    OnCountdown,
    OnHome,
    OnSet,
    OnWordle,
    Page,
    Recalled,
    Settings,
    Sharing,
    Theme,
)
from webui.setgame.update import update as update_set
from webui.wordle import habits
from webui.wordle.update import update as update_wordle

SETTINGS = "settings"

NEXT_THEME: dict[Theme, Theme] = {"system": "light", "light": "dark", "dark": "system"}


def init(
    page: Page,
    sharing: Sharing,
    page_command: Command = NONE,
    wrap: Callable[[Any], Message] = OnHome,
) -> tuple[Model, Command]:
    """The program with a page just opened; the page's own command is answered through `wrap`."""
    recall = Recall((SETTINGS, *kept_for(page)))
    return Model(page, sharing), batch(recall, command.map(wrap, page_command))


def kept_for(page: Page) -> tuple[str, ...]:
    """The names under which the browser keeps things for a page."""
    match page:
        case wordle.Model(board_id):
            return (wordle.draft_name(board_id), habits.NAME)
        case countdown.Model(board_id):
            return (countdown.draft_name(board_id), HABITS)
        case _:
            return ()


def update(message: Message, model: Model) -> tuple[Model, Command]:
    """The program after `message`, and what is to be done outside it."""
    match message:
        case OnHome() | OnWordle() | OnCountdown() | OnSet():
            return _on_page(message, model)
        case Recalled(kept):
            return _recalled(dict(kept), model)
        case ClickedTheme():
            theme = NEXT_THEME[model.settings.theme]
            return _set(model, replace(model.settings, theme=theme))
        case ClickedContrast():
            contrast: Contrast = "normal" if model.settings.contrast == "high" else "high"
            return _set(model, replace(model.settings, contrast=contrast))
        case ClickedShare():
            return replace(model, over="share"), NONE
        case ClickedKeys():
            return replace(model, over="keys"), NONE
        case ClosedDialog():
            return replace(model, over="nothing"), NONE
        case MetCompany(company):
            return (model if company == model.company else replace(model, company=company)), NONE
        case LostBoard():
            return Model(Missing(), model.sharing, settings=model.settings), NONE
        case _:
            assert_never(message)


def _on_page(
    message: OnHome | OnWordle | OnCountdown | OnSet, model: Model
) -> tuple[Model, Command]:
    """A page's own message, handed to it while it is the open one."""
    match message, model.page:
        case OnHome(inner), home.Model() as page:
            return _with(model, OnHome, *update_home(inner, page))
        case OnWordle(inner), wordle.Model() as page:
            return _with(model, OnWordle, *update_wordle(inner, page))
        case OnCountdown(inner), countdown.Model() as page:
            return _with(model, OnCountdown, *update_countdown(inner, page))
        case OnSet(inner), setgame.Model() as page:
            return _with(model, OnSet, *update_set(inner, page))
        case _:
            return model, NONE


def _with(
    model: Model, wrap: Callable[[Any], Message], page: Page, page_command: Command
) -> tuple[Model, Command]:
    return replace(model, page=page), command.map(wrap, page_command)


def _recalled(kept: dict[str, str], model: Model) -> tuple[Model, Command]:
    # What was chosen in the meantime is newer than what the browser kept.
    if SETTINGS in kept and model.settings == Settings():
        model = replace(model, settings=Settings.from_text(kept[SETTINGS]))
    commands = []
    for message in _of_the_page(model.page, kept):
        model, its_command = update(message, model)
        commands.append(its_command)
    return model, batch(*commands)


def _of_the_page(page: Page, kept: dict[str, str]) -> tuple[Message, ...]:
    """What the browser keeps for a page, as messages of that page: habits first."""
    match page:
        case wordle.Model(board_id):
            return (
                OnWordle(RecalledHabits(kept.get(habits.NAME, ""))),
                OnWordle(RecalledDraft(kept.get(wordle.draft_name(board_id), ""))),
            )
        case countdown.Model(board_id):
            return (
                OnCountdown(RecalledHabits(kept.get(HABITS, ""))),
                OnCountdown(RecalledDraft(kept.get(countdown.draft_name(board_id), ""))),
            )
        case _:
            return ()


def _set(model: Model, settings: Settings) -> tuple[Model, Command]:
    return replace(model, settings=settings), Remember(SETTINGS, settings.as_text())
