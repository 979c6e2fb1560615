"""Cards picked on the table: a guess that they are a solution."""

from functools import partial

from core.setgame.explaining import Explanation
from webui.commands import TellTime
from webui.elm.command import NONE, Command
from webui.setgame.answers import explain
from webui.setgame.board import FoundSolution
from webui.setgame.codes import Codes
from webui.setgame.model import LookedAtClock, Model
from webui.setgame.writing import append


def pick(model: Model, code: str) -> tuple[Model, Command]:
    """Pick a card or put it back; after a whole guess a new one begins. In a game a right one is
    taken."""
    picked = model.screen.picked
    if code not in model.board.lying:
        return model, NONE
    if code in picked:
        return model.with_screen(picked=tuple(other for other in picked if other != code)), NONE
    is_whole = len(picked) >= model.rule.law.size
    model = model.with_screen(picked=(code,) if is_whole else (*picked, code), pinned=())
    found = verdict(model)
    if model.board.practice and found and found.holds:
        return model, TellTime(partial(LookedAtClock, model.screen.picked))
    return model, NONE


def take(model: Model, found: Codes, at: float) -> tuple[Model, Command]:
    """A right guess leaves the table."""
    if model.board.practice is None:
        return model, NONE
    took = max(0.0, at - _last(model))
    model = model.noted(f"Right: {model.rule.law.name}, in {duration(took)}.")
    return append(model.with_screen(picked=(), pinned=()), FoundSolution(found, at))


def _last(model: Model) -> float:
    practice = model.board.practice
    assert practice
    return practice.finds[-1].at if practice.finds else practice.began


def verdict(model: Model) -> Explanation | None:
    """What is to be said of the picked cards, once there are enough of them."""
    board, picked = model.board, model.screen.picked
    if len(picked) != model.rule.law.size:
        return None
    return explain(picked, board.variant, board.previous)


def duration(seconds: float) -> str:
    """A time in words.

    >>> duration(7.4), duration(75)
    ('7 s', '1 min 15 s')
    """
    whole = round(seconds)
    return f"{whole} s" if whole < 60 else f"{whole // 60:,} min {whole % 60} s"
