"""The Wordle page: what follows when something happened."""

from dataclasses import replace
from typing import assert_never

from webui.board_messages import (
    ChangedBoard,
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    ClosedDialog,
    PastedText,
    RecalledDraft,
    RecalledHabits,
)
from webui.commands import CopyText, LoadWords, Remember
from webui.elm.command import NONE, Command, batch
from webui.elm.remote import Failed, Loaded, Loading
from webui.wordle import advising, drafting, pasting, undoing
from webui.wordle.board import Cleared, RemovedRow, SetMark
from webui.wordle.dialogs import CopyDialog, NoDialog, PasteDialog
from webui.wordle.draft import Draft
from webui.wordle.model import (
    WORDS_SHOWN,
    ClickedCopy,
    ClickedEdit,
    ClickedFold,
    ClickedMend,
    ClickedMode,
    ClickedPaste,
    ClickedPicture,
    ClickedRemove,
    ClickedRetry,
    ClickedTile,
    ClickedWord,
    FailedToLoadWords,
    GotWords,
    HeardOfJob,
    Message,
    Model,
    OpenedPanel,
    PressedKey,
    SubmittedAnswer,
    SubmittedPaste,
    TriedToCopy,
    WantedMoreWords,
    WroteBoard,
    draft_name,
)

IN_THE_BACKGROUND = (
    GotWords,
    FailedToLoadWords,
    ChangedBoard,
    WroteBoard,
    RecalledDraft,
    RecalledHabits,
    TriedToCopy,
    WantedMoreWords,
    HeardOfJob,
)
"""Messages that this person didn't send just now: a note stays through them."""


def update(message: Message, model: Model) -> tuple[Model, Command]:
    """The page after `message`, and what is to be done outside it."""
    before = model if isinstance(message, IN_THE_BACKGROUND) else model.noted("")
    after, command = _update(message, before)
    if after.draft != model.draft:
        command = batch(command, Remember(draft_name(model.board_id), _kept(after.draft)))
    after, asked = advising.follow(after)
    return after, batch(command, asked)


def _kept(draft: Draft) -> str:
    """A new word is kept for a reload; another word for a played row is not."""
    return draft.text if draft.row_id is None else ""


def _update(message: Message, model: Model) -> tuple[Model, Command]:
    match message:
        case GotWords(lexicon, openings):
            advice = replace(model.advice, openings=openings)
            return replace(model, words=Loaded(lexicon), advice=advice), NONE
        case FailedToLoadWords(why):
            return replace(model, words=Failed(why)), NONE
        case ClickedRetry():
            return replace(model, words=Loading()), LoadWords(GotWords, FailedToLoadWords)

        case ChangedBoard(history):
            return undoing.changed(model, history), NONE
        case WroteBoard(history, place, typed_before):
            return undoing.wrote(model, history, place, typed_before), NONE
        case ClickedUndo():
            return undoing.undo(model)
        case ClickedRedo():
            return undoing.redo(model)

        case RecalledDraft(text):
            return drafting.recall(model, text), NONE
        case PressedKey(key, tile):
            return drafting.press(model, key, tile)
        case ClickedTile(tile, back):
            return drafting.cycle(model, tile, back)
        case ClickedWord(word):
            return drafting.choose(model, word), NONE
        case ClickedEdit(row_id):
            return drafting.edit(model, row_id), NONE
        case ClickedRemove(row_id):
            return drafting.append(model, RemovedRow(row_id))
        case ClickedMend(row_id, place, mark):
            return drafting.append(model.with_screen(panel=None), SetMark(row_id, place, mark))
        case ClickedClear():
            return drafting.append(model.with_draft(Draft()), Cleared(), model)

        case ClickedPaste():
            return model.with_screen(dialog=PasteDialog()), NONE
        case PastedText(text):
            return pasting.paste(model, text, readable_only=False)
        case SubmittedPaste(text, readable_only):
            return pasting.paste(model, text, readable_only)
        case ClickedCopy():
            return _copy(model)
        case TriedToCopy(done):
            if done:
                return model.noted("Copied. It can be pasted here again, too."), NONE
            return model.with_screen(dialog=CopyDialog(pasting.as_text(model.board))), NONE

        case ClosedDialog():
            return model.with_screen(dialog=NoDialog()), NONE
        case OpenedPanel(panel):
            return model.with_screen(panel=panel), NONE
        case WantedMoreWords(likely):
            return _show_more(model, likely), NONE

        case RecalledHabits(text):
            return advising.recall(model, text), NONE
        case ClickedFold(panel):
            return advising.fold(model, panel)
        case ClickedMode(mode):
            return advising.change(model, mode=mode)
        case ClickedPicture(picture):
            return advising.change(model, picture=picture)
        case SubmittedAnswer(text):
            return advising.give_answer(model, text), NONE
        case HeardOfJob(job, report):
            return advising.heard(model, job, report), NONE
        case _:
            assert_never(message)


def _copy(model: Model) -> tuple[Model, Command]:
    if not model.board.played:
        return model.noted("Nothing to copy yet: no guess is played."), NONE
    return model, CopyText(pasting.as_text(model.board))


def _show_more(model: Model, likely: bool) -> Model:
    if likely:
        return model.with_screen(likely_shown=model.screen.likely_shown + WORDS_SHOWN)
    return model.with_screen(unlikely_shown=model.screen.unlikely_shown + WORDS_SHOWN)
