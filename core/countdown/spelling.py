"""The operators on words: the same game with words for tiles and a word for the target."""

from core.countdown.kinds import WORD
from core.countdown.operators import Algebra, Operator


def _join(a: str, b: str) -> str:
    return a + b


def _joined_to_make(a: str, whole: str) -> str | None:
    return whole[len(a) :] if whole.startswith(a) else None


def _remove(a: str, b: str) -> str | None:
    before, found, after = a.partition(b) if b else (a, "", "")
    return before + after if found else None


def _overlap(a: str, b: str) -> str | None:
    shared = next((n for n in range(min(len(a), len(b)), 0, -1) if a.endswith(b[:n])), 0)
    return a + b[shared:] if shared else None


JOIN = Operator(
    symbol="+",
    meaning="join two words, as cat + fish = catfish",
    apply=_join,
    binding=1,
    closing=_joined_to_make,
    associative=True,
    identity="",
)
REMOVE = Operator(
    symbol="-",
    meaning="cut a word out of another where it first stands, as starting - art = sting",
    apply=_remove,
    binding=1,
    spellings=("−", "–"),
)
OVERLAP = Operator(
    symbol="∩",
    meaning="join two words, writing the letters they share once, as cart ∩ artist = cartist",
    apply=_overlap,
    binding=1,
    spellings=("&",),
)

STRINGS = Algebra(kind=WORD, operators=(JOIN, REMOVE, OVERLAP))
