"""What lies over any page: the links to share and the list of keys, one at a time."""

import pytest

import webui.model as model
from webui.board_messages import ClosedDialog
from webui.elm.command import NONE
from webui.model import ClickedKeys, ClickedShare, LostBoard, Model
from webui.update import update


@pytest.mark.parametrize(("click", "over"), [(ClickedShare(), "share"), (ClickedKeys(), "keys")])
def test_a_second_click_closes_nothing_and_closing_does(click: model.Message, over: str) -> None:
    page = Model(model.Missing())
    for _ in range(2):
        page, command = update(click, page)
        assert (page.over, command) == (over, NONE)
    for _ in range(2):
        page, command = update(ClosedDialog(), page)
        assert (page.over, command) == ("nothing", NONE)


def test_a_board_that_was_deleted_leaves_nothing_over_the_page() -> None:
    page = Model(model.Refused("Full."), over="share", settings=model.Settings("dark"))
    lost, command = update(LostBoard(), page)
    assert (lost, command) == (Model(model.Missing(), settings=page.settings), NONE)
