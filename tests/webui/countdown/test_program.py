"""The page inside the whole program: its address, what it recalls, and its chance."""

from typing import Any

import webui.model as model
from tests.running import run
from webui.commands import DrawLots
from webui.countdown.board import Board
from webui.countdown.habits import HABITS
from webui.countdown.model import DrewLots, Model, draft_name
from webui.countdown.update import init as init_countdown
from webui.effects import Effects
from webui.games import COUNTDOWN
from webui.rooms.history import History
from webui.update import init, kept_for, update
from webui.view import view


class Nobody:
    """Stands where a browser or the words would, and is not asked."""


def opened() -> model.Model:
    page, command = init_countdown("b", History(Board()))
    return init(page, model.Sharing(), command, model.OnCountdown)[0]


def countdown(whole: model.Model) -> Model:
    assert isinstance(whole.page, Model)
    return whole.page


def test_the_page_has_an_address_and_a_name() -> None:
    assert model.game_of(opened().page) is COUNTDOWN
    assert model.board_path(opened().page) == "/countdown/b"
    assert view(opened())


def test_drafts_and_habits_are_recalled_for_it() -> None:
    assert kept_for(opened().page) == (draft_name("b"), HABITS)
    kept = ((draft_name("b"), "25 5x\n\n1+"), (HABITS, "try clock"))
    page = countdown(update(model.Recalled(kept), opened())[0])
    assert page.screen.tiles.text == "25 5x"
    assert page.screen.own_answer.text == "1+"
    assert page.screen.habits.tries_first
    assert page.screen.habits.has_clock


def test_nonsense_that_a_browser_kept_is_left_alone() -> None:
    kept = ((draft_name("b"), "x" * 5000), (HABITS, "\0" * 500))
    page = countdown(update(model.Recalled(kept), opened())[0])
    assert page.screen == countdown(opened()).screen


def test_lots_are_drawn_anew_each_time() -> None:
    nobody: Any = Nobody()
    effects = Effects(nobody, nobody, nobody, "ann", None, nobody)

    def draw() -> DrewLots:
        (answer,) = run(effects.perform(DrawLots(lambda seed: DrewLots(2, seed)), nobody))
        assert isinstance(answer, DrewLots)
        return answer

    assert len({draw().seed for _ in range(20)}) == 20
