"""What browser events mean on this page. Anything may arrive; what makes no sense is no message."""

from typing import Any

from core.setgame import infer_variant
from webui.board_messages import PastedText
from webui.setgame.codes import Codes, cards
from webui.setgame.model import PressedKey, SubmittedCards, SubmittedSeed
from webui.setgame.site import ORIGINS, PROBLEM_LENGTH, CouldNotReadSite, ReadSite

CARDS_READ = 256
"""Cards that a page can show: the largest deck."""


def site_reported(detail: Any) -> ReadSite | CouldNotReadSite | None:
    """What the script on a game page saw there: its cards, or why there are none.

    `{"origin": …, "cards": [code, …], "previous": [code, …], "play": bool}`, or
    `{"origin": …, "problem": text}`. Whether the cards are clicked is decided here alone, so what
    "play" says is of no account.
    """
    match detail:
        case {"origin": str(origin)} if origin not in ORIGINS:
            return None
        case {"origin": str(origin), "problem": str(problem)}:
            return CouldNotReadSite(origin, problem.strip()[:PROBLEM_LENGTH] or "nothing at all")
        case {"origin": str(origin), "cards": list(seen), "previous": list(previous)}:
            return _read(origin, seen, previous)
        case _:
            return None


def _read(origin: str, seen: list[Any], previous: list[Any]) -> ReadSite | CouldNotReadSite | None:
    if len(seen) + len(previous) > CARDS_READ or not all(
        isinstance(code, str) for code in seen + previous
    ):
        return None
    lying, before = tuple(seen), tuple(previous)
    if problem := _problem(lying, before):
        return CouldNotReadSite(origin, problem[:PROBLEM_LENGTH])
    return ReadSite(origin, lying, before)


def _problem(lying: Codes, before: Codes) -> str:
    """Why these can't be the cards of a game."""
    if not lying and not before:
        return "no card"
    try:
        infer_variant(cards(lying), "normal", cards(before))
    except ValueError as why:
        return str(why)
    return ""


def pressed(detail: Any) -> PressedKey | None:
    """A key that means something wherever the focus is: `{"key": name}`."""
    match detail:
        case {"key": str(key)}:
            return PressedKey(key)
        case _:
            return None


def pasted(text: Any) -> PastedText | None:
    return PastedText(text) if isinstance(text, str) else None


def submitted_cards(fields: Any) -> SubmittedCards | None:
    match fields:
        case {"text": str(text)}:
            return SubmittedCards(text)
        case _:
            return None


def submitted_seed(fields: Any) -> SubmittedSeed | None:
    match fields:
        case {"seed": str(seed)}:
            return SubmittedSeed(seed)
        case _:
            return None
