"""Cards laid and taken off: by the palette, as text, from the deck, from a game page."""

from core.setgame import VARIANTS, infer_variant, parse_cards
from webui.elm.command import NONE, Command
from webui.setgame.board import (
    ChoseVariant,
    Cleared,
    LaidCards,
    LaidFromSite,
    SetPrevious,
    TookOff,
)
from webui.setgame.codes import Codes, cards, codes, deck_codes, fitting, name, names
from webui.setgame.model import Model
from webui.setgame.site import CouldNotReadSite, ReadSite, Site
from webui.setgame.writing import append

TEXT_READ = 5_000
"""Characters of a text that are looked at: a whole deck in words."""

IN_PRACTICE = "End the practice first: its cards come from the deck."


def tap(model: Model, code: str) -> tuple[Model, Command]:
    """Lay a card of the palette; tapped again it is taken off."""
    board = model.board
    if board.practice:
        return model.noted(IN_PRACTICE), NONE
    if code in board.cards:
        return append(model, TookOff((code,)))
    if code in board.previous:
        return model.noted(f"{name(code)} is in the solution before."), NONE
    if code not in deck_codes(board.variant, board.lying):
        return model, NONE
    return append(model, LaidCards((code,)))


def read(model: Model, text: str) -> tuple[Model, Command]:
    """Lay the cards that a text names: all of them, or none and a sentence why."""
    if model.board.practice:
        return model.noted(IN_PRACTICE), NONE
    if len(text) > TEXT_READ:
        return model.noted(f"That is too much text: at most {TEXT_READ:,} characters."), NONE
    try:
        new = codes(parse_cards(text))
    except ValueError as why:
        return model.noted(_sentence(str(why))), NONE
    if not new:
        return model.noted("Type cards first, such as 0120, 2RHW or 1 red striped oval."), NONE
    lying = [code for code in new if code in model.board.lying]
    if lying:
        return model.noted(f"{names(lying)}: already on the table. Each card is there once."), NONE
    return _lay(model, new)


def _sentence(why: str) -> str:
    return f"{why[:1].upper()}{why[1:]}."


def _lay(model: Model, new: Codes) -> tuple[Model, Command]:
    board = model.board
    try:
        variant = infer_variant(cards(board.cards + new), board.variant, cards(board.previous))
    except ValueError:
        one = "This card is" if len(new) == 1 else "These cards are"
        lie = "the cards on the table" if board.lying else "one another"
        return model.noted(f"{one} of another deck than {lie}: {names(new[:3])}."), NONE
    if variant != board.variant:
        model = model.noted(f"Such cards are of {VARIANTS[variant].title}: that is chosen now.")
    return append(model.with_screen(taken=model.screen.taken + 1), LaidCards(new))


def take_off(model: Model) -> tuple[Model, Command]:
    """The picked cards leave the board."""
    if model.board.practice:
        return model.noted(IN_PRACTICE), NONE
    gone = tuple(code for code in model.screen.picked if code in model.board.cards)
    return append(model, TookOff(gone)) if gone else (model.noted("Pick cards first."), NONE)


def take_as_previous(model: Model) -> tuple[Model, Command]:
    """The picked cards become the solution that the next one follows."""
    picked = model.screen.picked
    if model.board.practice or not model.rule.from_previous:
        return model, NONE
    if len(picked) != model.rule.law.size:
        return model.noted(f"Pick {model.rule.law.size} cards first."), NONE
    return append(model.with_screen(picked=(), pinned=()), SetPrevious(picked))


def end_chain(model: Model) -> tuple[Model, Command]:
    return append(model, SetPrevious(())) if model.board.previous else (model, NONE)


def clear(model: Model) -> tuple[Model, Command]:
    return append(model.with_screen(picked=(), pinned=()), Cleared())


def choose_variant(model: Model, variant: str) -> tuple[Model, Command]:
    """Another variant; cards that its deck lacks leave, which is said."""
    if variant not in VARIANTS:
        return model, NONE
    model = model.with_screen(dialog="none", picked=(), pinned=())
    leaving = len(model.board.cards) - len(fitting(variant, model.board.cards))
    if leaving:
        title = VARIANTS[variant].title
        gone = "1 card is" if leaving == 1 else f"{leaving} cards are"
        model = model.noted(f"{gone} not in the deck of {title}. Undo brings back what has left.")
    return append(model, ChoseVariant(variant))


# FROM A GAME PAGE


def read_site(model: Model, seen: ReadSite) -> tuple[Model, Command]:
    """Show exactly what the game page shows."""
    site, board = model.screen.site, model.board
    plays = site.plays if site else False
    model = model.with_screen(
        site=Site(seen.origin, plays=plays),
        palette_open=model.screen.palette_open if site else False,
    )
    shown = board.cards == seen.cards and board.previous == seen.previous
    if shown and not board.practice:
        return model, NONE
    return append(model, LaidFromSite(seen.cards, seen.previous))


def could_not_read_site(model: Model, problem: CouldNotReadSite) -> Model:
    """Cards that lay there stay, and it is said that they are not the page's. Nothing is clicked
    on a page that is not understood."""
    return model.with_screen(site=Site(problem.origin, problem.seen))
