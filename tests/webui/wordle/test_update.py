"""What a person does on the page does what they expect, and nothing can upset it."""

from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Mark, Row
from tests.examples import examples
from tests.strategies import actions, messages
from tests.webui.wordle.sofa import Sofa
from webui.board_messages import (
    ChangedBoard,
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    ClosedDialog,
    PastedText,
    RecalledDraft,
)
from webui.commands import CopyText, LoadWords
from webui.elm.remote import Failed, Loading
from webui.wordle import model as page
from webui.wordle.board import ROWS_KEPT
from webui.wordle.dialogs import CopyDialog, NoDialog, PasteDialog
from webui.wordle.draft import Draft, Tile
from webui.wordle.model import Message
from webui.wordle.update import update
from webui.wordle.view import status, view


def is_undo(message: Message) -> bool:
    return isinstance(message, page.PressedKey) and message.key in {"Undo", "Redo"}


def row(word: str, marks: str) -> Row:
    return Row.parse(word, marks)


# LAWS


@given(st.lists(messages, max_size=40))
def test_no_messages_upset_the_page_and_every_page_can_be_shown(sent: list[Message]) -> None:
    sofa = Sofa().with_words()
    for message in sent:
        sofa.do(message)
        assert all(letter in "abcdefghijklmnopqrstuvwxyz" for letter in sofa.typed)
        assert len(sofa.rows) <= ROWS_KEPT
    view(sofa.model)


@given(st.lists(messages, max_size=15), actions)
@examples(120)
def test_undo_leads_back_from_every_action_and_redo_forth_again(
    before: list[Message], action: Message
) -> None:
    sofa = Sofa().with_words().do(*before)
    earlier = sofa.seen
    sofa.do(action)
    later = sofa.seen
    if later == earlier or is_undo(action):
        return
    sofa.do(ClickedUndo())
    assert sofa.seen == earlier
    sofa.do(ClickedRedo())
    assert sofa.seen == later


@given(st.lists(actions, max_size=15))
@examples(80)
def test_undoing_all_leads_to_the_beginning_and_redoing_all_to_the_end(
    done: list[Message],
) -> None:
    sofa = Sofa()
    states = [sofa.seen]
    for action in done:
        if not is_undo(action):
            sofa.do(action)
            if sofa.seen != states[-1]:
                states.append(sofa.seen)
    for expected in reversed(states[:-1]):
        sofa.do(ClickedUndo())
        assert sofa.seen == expected
    for expected in states[1:]:
        sofa.do(ClickedRedo())
        assert sofa.seen == expected


@given(st.lists(messages, max_size=10), messages)
def test_update_gives_the_same_for_the_same_and_leaves_its_model_alone(
    before: list[Message], message: Message
) -> None:
    model = Sofa().do(*before).model
    copy = deepcopy(model)
    first, second = update(message, model), update(message, model)
    assert first[0] == second[0]
    assert model == copy


# TYPING


def test_letters_make_a_draft_that_says_nothing_until_enter() -> None:
    sofa = Sofa().type("crane")
    assert (sofa.typed, sofa.rows) == ("crane", [])
    sofa.type("Enter")
    assert (sofa.typed, sofa.rows) == ("", [row("crane", "00000")])


def test_digits_and_the_like_never_enter() -> None:
    sofa = Sofa().type("1", "c", "!", "é", "ß", "İ", "R", "٣", " ", "a")
    assert sofa.typed == "cra"


def test_a_sixth_letter_is_not_taken_and_enter_needs_five() -> None:
    assert Sofa().type("cranes").typed == "crane"
    sofa = Sofa().type("cra", "Enter")
    assert (sofa.typed, sofa.rows) == ("cra", [])
    assert sofa.model.screen.note == "CRA has 3 letters: a guess has 5."
    assert sofa.type("n").model.screen.note == ""


def test_backspace_deletes_and_then_takes_the_last_guess_back() -> None:
    sofa = Sofa().type("crane", "Enter", "sl", "Backspace", "Backspace")
    assert (sofa.typed, len(sofa.rows)) == ("", 1)
    sofa.type("Backspace")
    assert (sofa.typed, sofa.rows) == ("crane", [])
    sofa.type("Backspace")
    assert sofa.typed == "cran"


def test_a_draft_starts_with_the_colours_that_are_known() -> None:
    sofa = Sofa().do(PastedText("crane 01200")).type("trace", "Enter")
    assert sofa.rows[-1] == row("trace", "01200")


def test_a_word_off_the_lists_counts_with_a_note() -> None:
    sofa = Sofa().with_words().type("qqqqq", "Enter")
    assert sofa.rows == [row("qqqqq", "00000")]
    assert "QQQQQ is not on the list" in sofa.model.screen.note


def test_the_draft_is_kept_in_the_browser_and_taken_up_again() -> None:
    sofa = Sofa().type("cra")
    assert sofa.kept == {"draft:board": "cra"}
    assert Sofa().do(RecalledDraft("cra")).typed == "cra"
    assert Sofa().type("x").do(RecalledDraft("cra")).typed == "x"
    assert Sofa().do(RecalledDraft("<b>")).typed == ""
    sofa.type("ne", "Enter")
    assert sofa.kept == {"draft:board": ""}


def test_a_board_is_full_at_twenty_guesses() -> None:
    sofa = Sofa()
    for _ in range(ROWS_KEPT):
        sofa.type("crane", "Enter")
    assert len(sofa.rows) == ROWS_KEPT
    sofa.type("s")
    assert sofa.typed == ""
    assert "20 guesses" in sofa.model.screen.note


# COLOURING


def played(sofa: Sofa, index: int = 0) -> str:
    return sofa.model.board.played[index].id


def test_a_tile_cycles_grey_yellow_green_and_back() -> None:
    sofa = Sofa().type("crane", "Enter")
    tile = Tile(played(sofa), 1)
    marks = [sofa.do(page.ClickedTile(tile)).rows[0].marks[1] for _ in range(4)]
    assert marks == [Mark.PRESENT, Mark.CORRECT, Mark.ABSENT, Mark.PRESENT]
    back = [sofa.do(page.ClickedTile(tile, back=True)).rows[0].marks[1] for _ in range(3)]
    assert back == [Mark.ABSENT, Mark.CORRECT, Mark.PRESENT]


def test_the_first_tap_on_a_draft_plays_it_and_counts() -> None:
    sofa = Sofa().type("crane").do(page.ClickedTile(Tile(None, 2)))
    assert (sofa.typed, sofa.rows) == ("", [row("crane", "00100")])


def test_a_tap_on_an_unfinished_draft_says_what_is_missing() -> None:
    sofa = Sofa().type("cra").do(page.ClickedTile(Tile(None, 2)))
    assert (sofa.typed, sofa.rows) == ("cra", [])
    assert "3 letters" in sofa.model.screen.note


def test_space_cycles_the_focused_tile_and_enter_only_plays() -> None:
    sofa = Sofa().type("crane", "Enter")
    tile = Tile(played(sofa), 0)
    assert sofa.type(" ", tile=tile).rows == [row("crane", "10000")]
    assert sofa.type("Enter", tile=tile).rows == [row("crane", "10000")]
    sofa.type("slate")
    sofa.type("Enter", tile=tile)
    assert sofa.rows == [row("crane", "10000"), row("slate", "00000")]


def test_the_only_word_left_starts_all_green() -> None:
    sofa = Sofa().with_words().do(PastedText("crane 00000\nslate 01000"))
    sofa.type("polyp", "Enter")
    assert sofa.rows[-1] == row("polyp", "22222")


# CHANGING


def test_an_earlier_guess_gets_another_word_and_keeps_colours_of_letters_that_stay() -> None:
    sofa = Sofa().do(PastedText("crane 01200\nslate 00202"))
    sofa.do(page.ClickedEdit(played(sofa)))
    assert sofa.typed == "crane"
    sofa.type("Backspace", "Backspace", "ck", "Enter")
    assert sofa.rows == [row("crack", "01200"), row("slate", "00202")]
    assert sofa.typed == ""


def test_escape_leaves_a_guess_as_it_was() -> None:
    sofa = Sofa().do(PastedText("crane 01200"))
    sofa.do(page.ClickedEdit(played(sofa))).type("Backspace", "Escape", "s")
    assert (sofa.typed, sofa.rows) == ("s", [row("crane", "01200")])


def test_a_guess_can_be_removed_in_place_and_all_cleared() -> None:
    sofa = Sofa().do(PastedText("crane 01200\nslate 00202"))
    assert sofa.do(page.ClickedRemove(played(sofa))).rows == [row("slate", "00202")]
    assert sofa.do(ClickedUndo()).rows == [row("crane", "01200"), row("slate", "00202")]
    sofa.type("x").do(ClickedClear())
    assert (sofa.rows, sofa.typed) == ([], "")
    sofa.do(ClickedUndo())
    assert (len(sofa.rows), sofa.typed) == (2, "x")


def test_a_guess_that_someone_else_removed_while_it_is_changed_becomes_a_new_one() -> None:
    sofa = Sofa().do(PastedText("crane 01200"))
    sofa.do(page.ClickedEdit(played(sofa)), page.ClickedRemove(played(sofa)))
    assert sofa.model.draft == Draft("crane")


def test_undo_says_what_it_undid() -> None:
    sofa = Sofa().type("crane", "Enter")
    sofa.do(page.ClickedTile(Tile(played(sofa), 4)), ClickedUndo())
    assert sofa.model.screen.note == "Undone: colouring E."
    assert sofa.do(ClickedRedo()).model.screen.note == "Done again: colouring E."
    sofa.do(ClickedUndo(), ClickedUndo())
    assert sofa.model.screen.note == "Undone: playing CRANE."


def test_undo_with_nothing_to_undo_says_so() -> None:
    assert Sofa().do(ClickedUndo()).model.screen.note == "Nothing to undo."
    assert Sofa().do(ClickedRedo()).model.screen.note == "Nothing to redo."


def test_undo_brings_back_no_draft_for_a_row_that_someone_took_away() -> None:
    ann = Sofa().type("crane", "Enter")
    bob = Sofa().do(ChangedBoard(ann.model.history))
    bob.do(page.ClickedEdit(played(bob)), page.PressedKey("Escape"))
    ann.do(ClickedUndo())
    bob.do(ChangedBoard(ann.model.history), ClickedUndo())
    assert bob.model.draft == Draft("crane")


def test_a_full_board_says_so_and_hides_no_draft() -> None:
    sofa = Sofa().type("ab").do(PastedText("\n".join(["crane 01200"] * ROWS_KEPT)))
    assert sofa.typed == "ab"
    assert status(sofa.do(ClosedDialog()).model)[1] == "A board holds 20 guesses: remove one first."


# PASTING AND COPYING


def test_a_whole_game_is_pasted_and_copied_out_again() -> None:
    sofa = Sofa().do(PastedText("Wordle 1,234 3/6*\ncrane\nslate\n⬛🟨🟩⬛⬛\n⬛⬛🟩⬛🟩"))
    assert sofa.rows == [row("crane", "01200"), row("slate", "00202")]
    sofa.do(page.ClickedCopy())
    assert sofa.asked == [CopyText("CRANE ⬛🟨🟩⬛⬛\nSLATE ⬛⬛🟩⬛🟩")]
    copied = sofa.asked[-1]
    assert isinstance(copied, CopyText)
    assert Sofa().do(PastedText(copied.text)).rows == sofa.rows


def test_one_word_becomes_the_draft_and_several_start_with_what_is_known() -> None:
    assert Sofa().do(PastedText(" crane\n")).typed == "crane"
    sofa = Sofa().do(PastedText("crane 02000\ngrape\ntrash"))
    assert sofa.rows == [row("crane", "02000"), row("grape", "02000"), row("trash", "02000")]


def test_what_is_not_understood_is_asked_about_and_nothing_is_lost() -> None:
    text = "crane 01200\nslat 00202"
    sofa = Sofa().do(PastedText(text))
    dialog = sofa.model.screen.dialog
    assert isinstance(dialog, PasteDialog)
    assert (sofa.rows, dialog.text) == ([], text)
    assert dialog.read
    assert [problem.line for problem in dialog.read.problems] == [2]
    sofa.do(page.SubmittedPaste(text, readable_only=True))
    assert sofa.rows == [row("crane", "01200")]
    assert sofa.model.screen.dialog == NoDialog()


def test_more_guesses_than_fit_are_named() -> None:
    sofa = Sofa().do(PastedText("\n".join(["crane 01200"] * 23)))
    dialog = sofa.model.screen.dialog
    assert isinstance(dialog, PasteDialog)
    assert dialog.read
    assert len(dialog.read.problems) == 3


def test_copying_falls_back_to_selected_text() -> None:
    sofa = Sofa().do(PastedText("crane 01200"), page.TriedToCopy(False))
    assert sofa.model.screen.dialog == CopyDialog("CRANE ⬛🟨🟩⬛⬛")
    assert "Nothing to copy" in Sofa().do(page.ClickedCopy()).model.screen.note


# WORDS AND STATUS


def test_words_that_failed_to_load_can_be_asked_for_again() -> None:
    sofa = Sofa().do(page.FailedToLoadWords("The list is gone."))
    assert sofa.model.words == Failed("The list is gone.")
    sofa.do(page.ClickedRetry())
    assert sofa.model.words == Loading()
    assert isinstance(sofa.asked[-1], LoadWords)


def test_an_impossible_row_is_pointed_out_as_soon_as_it_is_played() -> None:
    tone, text = status(Sofa().do(PastedText("title 01112")).model)
    assert tone == "warning"
    assert text == "TITLE can't have these colours: the first T is coloured before the second."


def test_a_solved_game_is_noticed() -> None:
    sofa = Sofa().do(PastedText("salet 00111\ntitle 11012\nelite 22222"))
    assert status(sofa.model) == ("solved", "ELITE, found in 3 guesses.")
