"""Hypothesis strategies for cards, boards and chains of any variant."""

from hypothesis import strategies as st

from core.setgame import VARIANTS, Card, third

Board = tuple[Card, ...]


def boards(variant: str, least: int = 0, most: int | None = None) -> st.SearchStrategy[Board]:
    """Different cards of the variant's deck, to three more than it starts with, or 16."""
    rule = VARIANTS[variant]
    limit = min(rule.start + 3, 16) if most is None else most
    return st.integers(least, limit).flatmap(
        lambda size: st.lists(
            st.sampled_from(rule.deck), min_size=size, max_size=size, unique=True
        ).map(tuple)
    )


def pairs(variant: str) -> st.SearchStrategy[Board]:
    """Two different cards of the variant's deck."""
    return boards(variant, least=2, most=2)


@st.composite
def chosen(draw: st.DrawFn, variant: str) -> Board:
    """As many cards as a solution has: often one, often one card away, sometimes neither."""
    rule = VARIANTS[variant]
    size = rule.law.size
    cards = draw(boards(variant, least=size, most=size))
    if len(rule.deck) in (64, 256):
        mended = Card(a ^ b ^ c for a, b, c in zip(*cards[:3], strict=True))
    elif size == 3:
        mended = third(*cards[:2])
    elif size == 4:
        mended = third(third(*cards[:2]), cards[2]) if cards[2] != third(*cards[:2]) else cards[3]
    else:
        mended = Card(-sum(values) % 3 for values in zip(*cards[:5], strict=True))
    solved = (*cards[:-1], mended)
    wanted = draw(st.booleans()) and len(set(solved)) == size
    return tuple(draw(st.permutations(solved if wanted else cards)))
