"""The board: the part of the page that everyone at its address shares, and its messages.

Cards are named by their codes. Messages carry absolute values, so that two people who lay the same
card at once have laid it once. A message that makes no sense by the time it counts changes nothing.
"""

from dataclasses import dataclass, replace
from typing import assert_never

from core.setgame import VARIANTS, infer_variant
from webui.setgame import practising
from webui.setgame.codes import Codes, card, cards, codes, fitting, names
from webui.setgame.practising import SEED_LENGTH, Practice

LATEST = 1e11
"""Seconds since 1970: times are before the year 5138."""

# MODEL


@dataclass(frozen=True, slots=True)
class Board:
    """The cards on the table and those of the solution before, in a chain.

    `chosen` is the variant that someone chose; `variant` is the one in play, which may be another
    when the cards can't be of the chosen one.
    """

    variant: str = "normal"
    chosen: str = "normal"
    cards: Codes = ()
    previous: Codes = ()
    practice: Practice | None = None

    @property
    def lying(self) -> Codes:
        """All cards in sight."""
        if not self.previous:
            return self.cards
        return self.cards + tuple(code for code in self.previous if code not in self.cards)


# MESSAGES


@dataclass(frozen=True, slots=True)
class LaidCards:
    """Cards were added at the end."""

    cards: Codes

    def __post_init__(self) -> None:
        _check_cards(self.cards)


@dataclass(frozen=True, slots=True)
class TookOff:
    """Cards were taken off the board."""

    cards: Codes

    def __post_init__(self) -> None:
        _check_cards(self.cards)


@dataclass(frozen=True, slots=True)
class SetPrevious:
    """Cards left the board as the solution before, in a chain; none ends the chain."""

    cards: Codes

    def __post_init__(self) -> None:
        _check_cards(self.cards)


@dataclass(frozen=True, slots=True)
class ChoseVariant:
    """Another variant was chosen; cards that its deck lacks leave the board."""

    variant: str

    def __post_init__(self) -> None:
        if self.variant not in VARIANTS:
            raise ValueError(f"variant {self.variant!r} is unknown; right are {list(VARIANTS)}")


@dataclass(frozen=True, slots=True)
class LaidFromSite:
    """A game page shows exactly these cards."""

    cards: Codes
    previous: Codes

    def __post_init__(self) -> None:
        _check_cards(self.cards)
        _check_cards(self.previous)


@dataclass(frozen=True, slots=True)
class DealtBoard:
    """A first board was dealt from the deck that the seed shuffles."""

    seed: str

    def __post_init__(self) -> None:
        _check_seed(self.seed)


@dataclass(frozen=True, slots=True)
class BeganPractice:
    """A game began from the deck that the seed shuffles; `at` is in seconds since 1970."""

    seed: str
    at: float

    def __post_init__(self) -> None:
        _check_seed(self.seed)
        _check_time(self.at)


@dataclass(frozen=True, slots=True)
class FoundSolution:
    """In a game, cards were found to be a solution."""

    cards: Codes
    at: float

    def __post_init__(self) -> None:
        _check_cards(self.cards)
        _check_time(self.at)


@dataclass(frozen=True, slots=True)
class EndedPractice:
    """The game is over; its cards stay."""


@dataclass(frozen=True, slots=True)
class Cleared:
    """All cards were removed."""


BoardMessage = (
    LaidCards
    | TookOff
    | SetPrevious
    | ChoseVariant
    | LaidFromSite
    | DealtBoard
    | BeganPractice
    | FoundSolution
    | EndedPractice
    | Cleared
)

BOARD_MESSAGES = (
    LaidCards,
    TookOff,
    SetPrevious,
    ChoseVariant,
    LaidFromSite,
    DealtBoard,
    BeganPractice,
    FoundSolution,
    EndedPractice,
    Cleared,
)


def _check_cards(named: Codes) -> None:
    for code in named:
        card(code)
    if len(set(named)) < len(named):
        raise ValueError(f"{named!r} has a card twice: expected each once")


def _check_seed(seed: str) -> None:
    if not 0 < len(seed) <= SEED_LENGTH or not seed.isprintable():
        raise ValueError(f"{seed[:60]!r} is no seed: expected 1 to {SEED_LENGTH} characters")


def _check_time(at: float) -> None:
    if not 0 <= at <= LATEST:
        raise ValueError(f"{at!r} is no time: expected seconds from 0 to {LATEST:.0f}")


# UPDATE


def update_board(message: BoardMessage, board: Board, place: int) -> Board:
    """The board after `message`. While a game is played only the game changes its cards."""
    match message:
        case LaidCards() | TookOff() | SetPrevious() if board.practice:
            return board
        case LaidCards(new):
            return _laid(board, board.variant, tuple(dict.fromkeys(board.cards + new)))
        case TookOff(gone):
            return replace(board, cards=_without(board.cards, gone))
        case SetPrevious(taken):
            return _with_previous(board, taken)
        case ChoseVariant(variant):
            return _of_variant(board, variant)
        case LaidFromSite(seen, previous):
            return _laid(replace(board, practice=None), board.chosen, seen, previous)
        case DealtBoard(seed):
            dealt, _ = practising.dealt(board.variant, seed)
            return replace(board, cards=dealt, previous=(), practice=None)
        case BeganPractice(seed, at):
            dealt, drawn = practising.dealt(board.variant, seed)
            return replace(board, cards=dealt, previous=(), practice=Practice(seed, at, drawn))
        case FoundSolution(found, at):
            return _found(board, found, at)
        case EndedPractice():
            return replace(board, practice=None)
        case Cleared():
            return Board(board.chosen, board.chosen)
        case _:
            assert_never(message)


def _laid(board: Board, wanted: str, lying: Codes, previous: Codes | None = None) -> Board:
    """The board with these cards, of the variant that is wanted or else of one that fits."""
    before = board.previous if previous is None else previous
    try:
        variant = infer_variant(cards(lying), wanted, cards(before))
    except ValueError:
        return board
    return replace(board, variant=variant, cards=lying, previous=before)


def _with_previous(board: Board, taken: Codes) -> Board:
    rule = VARIANTS[board.variant]
    if not taken:
        return replace(board, previous=())
    if not rule.from_previous or len(taken) != rule.law.size:
        return board
    return _laid(board, board.variant, _without(board.cards, taken), taken)


def _of_variant(board: Board, variant: str) -> Board:
    """A new variant ends a game: its cards may be of another deck."""
    rule = VARIANTS[variant]
    chained = rule.from_previous and len(board.previous) == rule.law.size
    lying = fitting(variant, board.lying if chained else board.cards)
    stays = chained and set(board.previous) <= set(lying)
    kept = tuple(code for code in board.cards if code in lying)
    return Board(variant, variant, kept, board.previous if stays else ())


def _found(board: Board, found: Codes, at: float) -> Board:
    if board.practice is None:
        return board
    try:
        table, practice = practising.taken(
            practising.table(board.variant, board.cards, board.previous, board.practice),
            board.practice,
            found,
            at,
        )
    except ValueError:
        return board
    return replace(
        board, cards=codes(table.board), previous=codes(table.previous), practice=practice
    )


def _without(lying: Codes, gone: Codes) -> Codes:
    return tuple(code for code in lying if code not in gone)


def describe(message: BoardMessage, before: Board) -> str:
    """What a message did to the board `before`, for the undo button."""
    match message:
        case LaidCards(new):
            return f"laying {_some(new)}"
        case TookOff(gone):
            return f"taking off {_some(gone)}"
        case SetPrevious(taken):
            return "taking a solution" if taken else "ending the chain"
        case ChoseVariant(variant):
            return f"choosing {VARIANTS[variant].title}"
        case LaidFromSite():
            return "reading the game page"
        case DealtBoard():
            return "dealing"
        case BeganPractice():
            return "beginning to practise"
        case FoundSolution():
            return f"finding {VARIANTS[before.variant].law.name}"
        case EndedPractice():
            return "ending the practice"
        case Cleared():
            return "clearing the board"
        case _:
            assert_never(message)


def _some(named: Codes) -> str:
    return names(named) if len(named) <= 2 else f"{len(named)} cards"
