"""The SET page: what follows when something happened."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from webui.board_messages import (
    ChangedBoard,
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    ClosedDialog,
    PastedText,
)
from webui.commands import DrawSeed, TellTime
from webui.elm.command import NONE, Command
from webui.setgame import laying, picking, solving, writing
from webui.setgame.board import BeganPractice, DealtBoard, EndedPractice
from webui.setgame.model import (
    SOLUTIONS_SHOWN,
    ClickedDeal,
    ClickedDeckCard,
    ClickedEndChain,
    ClickedEndPractice,
    ClickedKind,
    ClickedLevel,
    ClickedMore,
    ClickedPractise,
    ClickedSolution,
    ClickedTableCard,
    ClickedTake,
    ClickedTakeOff,
    ClickedUnpick,
    ClickedVariant,
    DrewSeed,
    HeardAnswers,
    LookedAtClock,
    Message,
    Model,
    OpenedDialog,
    PressedKey,
    SubmittedCards,
    SubmittedSeed,
    ToggledPalette,
)
from webui.setgame.practising import SEED_LENGTH
from webui.setgame.site import ClickedLeaveSite, ClickedPlay, CouldNotReadSite, ReadSite

IN_THE_BACKGROUND = (ChangedBoard, HeardAnswers, ReadSite, CouldNotReadSite, LookedAtClock)
"""Messages that this person didn't send just now: a note stays through them."""


def update(message: Message, model: Model) -> tuple[Model, Command]:
    """The page after `message`, and what is to be done outside it."""
    before = model if isinstance(message, IN_THE_BACKGROUND) else model.noted("")
    match message:
        case ChangedBoard(history):
            return writing.changed(before, history)
        case HeardAnswers():
            return solving.hear(before, message), NONE
        case PressedKey(key):
            return _press(before, key)
        case ClickedUndo():
            return writing.undo(before)
        case ClickedRedo():
            return writing.redo(before)

        case ClickedDeckCard(code):
            return laying.tap(before, code)
        case SubmittedCards(text) | PastedText(text):
            return laying.read(before, text)
        case ClickedTakeOff():
            return laying.take_off(before)
        case ClickedTake():
            return laying.take_as_previous(before)
        case ClickedEndChain():
            return laying.end_chain(before)
        case ClickedClear():
            return laying.clear(before)
        case ClickedVariant(variant):
            return laying.choose_variant(before, variant)
        case ClickedTableCard(code):
            return picking.pick(before, code)
        case ClickedUnpick():
            return before.with_screen(picked=()), NONE

        case ClickedDeal():
            return before, DrawSeed(partial(DrewSeed, False))
        case ClickedPractise():
            return before, DrawSeed(partial(DrewSeed, True))
        case SubmittedSeed(seed):
            return _practise_with(before, seed)
        case DrewSeed(practise, seed, at):
            return _deal(before, practise, seed, at)
        case LookedAtClock(found, at):
            return picking.take(before, found, at)
        case ClickedEndPractice():
            return writing.append(before, EndedPractice())

        case ReadSite():
            return laying.read_site(before, message)
        case CouldNotReadSite():
            return laying.could_not_read_site(before, message), NONE
        case ClickedPlay():
            return _toggle_play(before), NONE
        case ClickedLeaveSite():
            return before.with_screen(site=None), NONE

        case ClickedKind(kind):
            return before.with_screen(kind=kind), NONE
        case ToggledPalette():
            return before.with_screen(palette_open=not before.screen.palette_open), NONE
        case OpenedDialog(dialog):
            return before.with_screen(dialog=dialog), NONE
        case ClosedDialog():
            return before.with_screen(dialog="none"), NONE
        case ClickedLevel(level):
            return before.with_screen(level=level, pinned=()), NONE
        case ClickedSolution(cards):
            pinned = () if cards == before.screen.pinned else cards
            return before.with_screen(pinned=pinned, picked=()), NONE
        case ClickedMore():
            return before.with_screen(shown=before.screen.shown + SOLUTIONS_SHOWN), NONE
        case _:
            assert_never(message)


def _press(model: Model, key: str) -> tuple[Model, Command]:
    match key:
        case "Undo":
            return writing.undo(model)
        case "Redo":
            return writing.redo(model)
        case "Escape":
            return model.with_screen(picked=(), pinned=()), NONE
        case _:
            return model, NONE


def _practise_with(model: Model, seed: str) -> tuple[Model, Command]:
    """The same seed is the same game, however it was typed."""
    seed = seed.strip().lower()
    if not 0 < len(seed) <= SEED_LENGTH or not seed.isprintable():
        return model.noted(f"A seed has 1 to {SEED_LENGTH} letters or digits."), NONE
    return model, TellTime(partial(DrewSeed, True, seed))


def _deal(model: Model, practise: bool, seed: str, at: float) -> tuple[Model, Command]:
    model = model.with_screen(picked=(), pinned=(), shown=SOLUTIONS_SHOWN)
    if not practise:
        return writing.append(model, DealtBoard(seed))
    return writing.append(model.with_screen(level="count"), BeganPractice(seed, at))


def _toggle_play(model: Model) -> Model:
    site = model.screen.site
    if site is None or site.problem:
        return model
    return model.with_screen(site=replace(site, plays=not site.plays))
