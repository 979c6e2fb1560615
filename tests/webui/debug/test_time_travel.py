"""Going back shows what was, changes nothing, and the present goes on meanwhile."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import webui.model as model
import webui.wordle.model as wordle
from tests.webui.debug.visit import Visit
from webui.debug.model import (
    ActedInPast,
    ClickedNow,
    ClickedPanel,
    Debugged,
    MovedTo,
    ToggledPart,
    replay,
)
from webui.debug.timeline import MOMENTS_KEPT, Timeline
from webui.debug.view import beside, moved, said
from webui.model import OnWordle
from webui.view import view


def typed(text: str) -> Visit:
    return Visit.of("wordle").do(*(OnWordle(wordle.PressedKey(key, None)) for key in text))


def draft(visit: Visit) -> str:
    return str(visit.model.shown.page.draft.text)


def test_each_moment_shows_what_was() -> None:
    visit = typed("cra")
    for place, text in ((0, ""), (1, "c"), (2, "cr"), (3, "cra"), (-5, ""), (99, "cra")):
        visit.do(MovedTo(place))
        assert draft(visit) == text
    assert not visit.model.is_past


def test_the_present_goes_on_behind_the_past() -> None:
    visit = typed("cra").do(MovedTo(1))
    visit.do(OnWordle(wordle.PressedKey("n", None)))
    assert draft(visit) == "c"
    assert visit.model.is_past
    visit.do(ClickedNow())
    assert draft(visit) == "cran"
    assert not visit.model.is_past


def test_what_is_done_on_a_page_of_the_past_does_nothing() -> None:
    visit = typed("cra").do(MovedTo(1))
    before = visit.model
    visit.do(ActedInPast(OnWordle(wordle.PressedKey("z", None))))
    assert visit.model == before


def test_the_debugger_remembers_nothing_of_itself() -> None:
    visit = typed("cra").do(ClickedPanel(), ToggledPart("page"), MovedTo(2), ClickedNow())
    assert len(visit.timeline) == 3


def test_older_moments_make_way_and_the_one_looked_at_stays() -> None:
    visit = Visit(Debugged(Timeline(model.Model(model.Missing())), ""))
    for _ in range(MOMENTS_KEPT):
        visit.do(model.ClickedTheme())
    visit.do(MovedTo(500))
    seen = visit.model.shown
    visit.do(*[model.ClickedContrast()] * 7)
    assert visit.model.shown is seen
    assert (len(visit.timeline), visit.timeline.dropped) == (MOMENTS_KEPT, 7)
    visit.do(*[model.ClickedContrast()] * 600)
    assert visit.model.place == 0
    assert "607 are forgotten" in said(visit.model)


def test_a_replay_has_no_present() -> None:
    replayed = Visit(replay(typed("cra").timeline))
    assert replayed.model.is_past
    replayed.do(MovedTo(1), MovedTo(3))
    assert replayed.model.is_past
    assert "Nothing can be changed" in said(replayed.model)


@given(st.lists(st.integers(-3, 9), max_size=6), st.sets(st.sampled_from(["page", "page.screen"])))
def test_every_moment_can_be_shown(places: list[int], opened: set[str]) -> None:
    visit = typed("crane").do(ClickedPanel())
    for part in opened:
        visit.do(ToggledPart(part))
    for place in places:
        visit.do(MovedTo(place))
        assert beside(view)(visit.model)


def test_the_slider_may_say_anything() -> None:
    nonsense: list[Any] = [None, "3", 2.5, True, [], {}]
    assert [moved(place) for place in nonsense] == [None] * len(nonsense)
    assert moved(3) == MovedTo(3)
