"""What is done to a board is done once it is meant, and what was typed stays until it is kept."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import NOON, board_lists, home_messages
from tests.webui.home.hall import GONE, Hall, board
from webui.commands import ListBoards, RemoveBoard, RenameBoard
from webui.elm.html import Element, Html, Lazy, Mapped, force
from webui.home import model as home
from webui.home.model import Message, Note, Removing, Renaming, Resting
from webui.home.update import update
from webui.home.view import view
from webui.rooms.listed import Listed
from webui.rooms.names import why_no_name


def hall() -> Hall:
    return Hall([board("sofa", 1), board("train", 2, is_own=False)])


def words(html: Html) -> str:
    """All text of a page."""
    match html:
        case Element() as element:
            return " ".join([element.text or "", *(words(child) for child in element.children)])
        case Lazy() as lazy:
            return words(force(lazy))
        case Mapped(_, node):
            return words(node)


# LAWS


@given(board_lists, st.lists(home_messages, max_size=25))
def test_no_messages_upset_the_page_and_every_page_can_be_shown(
    boards: tuple[Listed, ...], messages: list[Message]
) -> None:
    model = home.init(boards, NOON)
    for message in messages:
        model, _ = update(message, model)
        match model.doing:
            case Renaming(listed, _, _) | Removing(listed):
                assert model.find(listed)
    view(model)


@given(board_lists, st.lists(home_messages, max_size=25))
def test_nothing_is_removed_but_what_was_asked_about_right_before(
    boards: tuple[Listed, ...], messages: list[Message]
) -> None:
    model = home.init(boards, NOON)
    for message in messages:
        doing = model.doing
        model, command = update(message, model)
        if isinstance(command, RemoveBoard):
            assert message == home.ConfirmedRemoval()
            assert doing == Removing(command.board)


@given(board_lists, st.lists(home_messages, max_size=25))
def test_only_names_that_can_be_kept_are_sent(
    boards: tuple[Listed, ...], messages: list[Message]
) -> None:
    model = home.init(boards, NOON)
    for message in messages:
        model, command = update(message, model)
        if isinstance(command, RenameBoard):
            assert command.name == command.name.strip()
            assert why_no_name(command.name) is None


# THE LIST


def test_after_a_while_the_list_and_the_clock_are_looked_at_again() -> None:
    page = hall()
    page.boards = [board("new"), *page.boards]
    page.do(home.Waited())
    assert page.names == ["new", "sofa", "train"]
    page.now += timedelta(minutes=5)
    page.do(home.Waited())
    assert "5 minutes ago" in words(view(page.model))


def test_a_list_that_reads_the_same_is_the_same_page() -> None:
    page = hall()
    before = page.model
    page.now += timedelta(seconds=3)
    page.do(home.Waited())
    assert page.model is before


def test_a_list_that_can_not_be_had_leaves_the_old_one() -> None:
    page = hall()
    assert page.do(home.FailedToListBoards("The disk is gone.")).names == ["sofa", "train"]


def test_more_boards_are_shown_when_asked_for() -> None:
    page = Hall([board(f"board {n}", n) for n in range(45)])
    assert "board 19" in words(view(page.model))
    assert "board 20" not in words(view(page.model))
    page.do(home.ClickedMore())
    assert "board 39" in words(view(page.model))
    assert "Show more of the other 5" in words(view(page.model))
    page.do(home.ClickedMore())
    assert "Show more" not in words(view(page.model))


def test_an_unnamed_board_is_called_by_its_day_and_an_empty_one_says_so() -> None:
    page = Hall([board("", is_begun=False)])
    assert "Board of 12 March, 12:00" in words(view(page.model))
    assert "Wordle · not begun" in words(view(page.model))


# RENAMING


def test_a_board_is_renamed_in_place() -> None:
    page = hall().do(home.ClickedRename("sofa"), home.SubmittedName("  Sunday \n"))
    assert page.names == ["Sunday", "train"]
    assert page.model.doing == Resting()


def test_a_name_can_be_taken_away() -> None:
    assert hall().do(home.ClickedRename("sofa"), home.SubmittedName(" ")).names == ["", "train"]


def test_leaving_changes_nothing() -> None:
    page = hall().do(home.ClickedRename("sofa"), home.TypedName("Sun"), home.LeftName())
    assert (page.names, page.model.doing) == (["sofa", "train"], Resting())


@pytest.mark.parametrize(
    ("text", "said"),
    [("x" * 61, "61 characters"), ("a\x07b", "control characters"), ("\u200d", "can't be seen")],
)
def test_a_bad_name_gets_a_sentence_and_stays(text: str, said: str) -> None:
    page = hall().do(home.ClickedRename("sofa"), home.SubmittedName(text))
    doing = page.model.doing
    assert isinstance(doing, Renaming)
    assert doing.text == text
    assert said in doing.problem
    assert page.names == ["sofa", "train"]
    assert page.do(home.SubmittedName("Sunday")).names == ["Sunday", "train"]


def test_news_of_other_boards_leaves_the_name_being_typed_alone() -> None:
    page = hall().do(home.ClickedRename("sofa"), home.TypedName("Sun"))
    page.boards = [board("new"), *reversed(page.boards)]
    page.do(home.Waited())
    assert page.model.doing == Renaming("sofa", "Sun")


def test_a_board_that_goes_while_it_is_named_leaves_what_was_typed() -> None:
    page = hall().do(home.ClickedRename("sofa"), home.TypedName("Sunday"))
    page.boards = page.boards[1:]
    page.do(home.Waited())
    assert page.model.doing == Resting()
    assert page.model.note.is_problem
    assert "“Sunday”" in page.model.note.text


def test_a_rename_that_fails_says_so_and_keeps_the_text() -> None:
    page = hall().do(home.ClickedRename("sofa"), home.FailedToRename("The disk is full."))
    assert page.model.doing == Renaming("sofa", "sofa", "The disk is full.")


# REMOVING


def test_a_board_goes_in_two_steps() -> None:
    page = hall().do(home.ClickedRemove("sofa"))
    assert "Delete for everyone?" in words(view(page.model))
    assert page.asked == []
    page.do(home.ConfirmedRemoval())
    assert page.names == ["train"]
    assert page.model.note == Note("sofa is gone.")
    assert [type(command) for command in page.asked] == [RemoveBoard, ListBoards]


def test_a_board_of_someone_else_is_only_taken_off_the_list() -> None:
    page = hall().do(home.ClickedRemove("train"))
    assert "Take off this list?" in words(view(page.model))
    assert "Delete" not in words(view(page.model))


@pytest.mark.parametrize(
    "away", [home.ClickedKeep(), home.ClickedRename("sofa"), home.ClickedRemove("sofa")]
)
def test_anything_else_takes_the_question_back(away: Message) -> None:
    page = hall().do(home.ClickedRemove("train"), away)
    assert page.model.doing != Removing("train")


def test_a_board_that_is_gone_already_is_reported() -> None:
    page = hall().do(home.ClickedRemove("sofa"))
    page.boards = page.boards[1:]
    page.do(home.ConfirmedRemoval())
    assert (page.names, page.model.note) == (["train"], Note(GONE, is_problem=True))


def test_a_note_lasts_until_the_next_thing_that_is_done() -> None:
    page = hall()
    page.model = home.init(tuple(page.boards), page.now, "That file is not a board.")
    page.do(home.Waited())
    assert page.model.note == Note("That file is not a board.", is_problem=True)
    assert page.do(home.ClickedRename("sofa")).model.note == Note()
