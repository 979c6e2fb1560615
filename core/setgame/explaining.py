"""Why some cards are, or are not, a solution: trait by trait."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from core.setgame.cards import TRAITS, VALUE_NAMES, Card, describe
from core.setgame.decks import deck_holding, distinct
from core.setgame.inferring import fitting_variants
from core.setgame.laws import Law
from core.setgame.solving import checked_previous, third
from core.setgame.variants import VARIANTS, variant_named


@dataclass(frozen=True, slots=True)
class Finding:
    """What the cards do in one trait.

    `how` is "same", "different", "mixed" (fitting the law in another way, such as two and
    two) or "broken". The cards in `breaking` break it: those with the rarest value, where
    changing one of them would mend the trait; in an ultraset the pair completed by another
    value than the first pair.
    """

    trait: str
    how: str
    breaking: tuple[Card, ...]
    says: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """The findings trait by trait, and what else there is to say.

    `joint` is the card that completes both pairs of an ultraset. `chain` is empty unless too
    few or too many cards come from the previous solution, which it then says.
    """

    law: Law
    cards: tuple[Card, ...]
    findings: tuple[Finding, ...]
    joint: Card | None
    chain: str

    @property
    def holds(self) -> bool:
        """Whether the cards are a solution."""
        return not self.chain and not any(finding.breaking for finding in self.findings)

    def __str__(self) -> str:
        reasons = [
            finding.says for finding in self.findings if self.holds or finding.how == "broken"
        ]
        joint = [f"completed by {describe(self.joint)}"] if self.joint else []
        chain = [self.chain] if self.chain else []
        verdict = self.law.name if self.holds else f"not {self.law.name}"
        return f"{verdict}: {'; '.join(reasons + joint + chain)}"


def explain(
    cards: Iterable[Card], variant: str | None = None, previous: Iterable[Card] = ()
) -> Explanation:
    """Why the cards are a solution of the variant, or what breaks it.

    `previous` is the solution before, in a chain. Without `variant` it is the likeliest of
    `fitting_variants` whose solutions have as many cards: four cards of four digits are taken
    for an ultraset unless there is a 3 among the digits.

    Raises `ValueError` for another number of cards than a solution has, and what `solutions`
    raises.

    >>> explanation = explain(map(Card.from_code, "1010 0001 1022".split()))
    >>> print(explanation)
    not a set: colour: green, purple, green, not all the same or all different
    >>> [(finding.trait, finding.how) for finding in explanation.findings]
    [('colour', 'broken'), ('shape', 'same'), ('shade', 'different'), ('number', 'different')]
    >>> explanation.findings[0].breaking
    (Card((0, 0, 0, 1)),)
    """
    chosen = distinct(cards)
    last = distinct(previous)
    name = _likely_variant(chosen, last) if variant is None else variant
    game, before = variant_named(name), checked_previous(name, last)
    if len(chosen) != game.law.size:
        raise ValueError(f"{len(chosen)} cards chosen; {game.law.name} has {game.law.size}")
    deck_holding(game.decks, chosen + before)
    arranged = _best_pairing(game.law, chosen)
    findings = tuple(
        _finding(game.law, trait, arranged, values)
        for trait, values in zip(TRAITS[len(arranged[0])], zip(*arranged, strict=True), strict=True)
    )
    paired = game.law.pairings and not any(finding.breaking for finding in findings)
    joint = third(*arranged[:2]) if paired else None
    shared = len(frozenset(before).intersection(chosen))
    chained = not before or shared == game.from_previous
    chain = "" if chained else f"{shared} from the one before, not {game.from_previous}"
    return Explanation(game.law, chosen, findings, joint, chain)


def _likely_variant(cards: tuple[Card, ...], previous: tuple[Card, ...]) -> str:
    fitting = fitting_variants(cards, previous)
    likely = next((name for name in fitting if VARIANTS[name].law.size == len(cards)), None)
    if likely is None:
        sizes = sorted({variant.law.size for variant in VARIANTS.values()})
        raise ValueError(
            f"{len(cards)} cards ({', '.join(map(str, cards))}) are no solution of any variant; "
            f"choose {', '.join(map(str, sizes))} cards of one deck"
        )
    return likely


def _best_pairing(law: Law, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards in the pairs that satisfy the most traits, or as they are without pairs."""
    orders = law.pairings or (tuple(range(law.size)),)
    arrangements = [tuple(cards[place] for place in order) for order in orders]
    return max(arrangements, key=lambda arranged: sum(map(law.fits, zip(*arranged, strict=True))))


def _finding(law: Law, trait: str, cards: tuple[Card, ...], values: tuple[int, ...]) -> Finding:
    listed = ", ".join(VALUE_NAMES[trait][value] for value in values)
    if not law.fits(values):
        breaking = cards[2:] if law.pairings else _rarest(cards, values)
        return Finding(trait, "broken", breaking, f"{trait}: {listed}, not {law.needs}")
    kinds = len(frozenset(values))
    how = "same" if kinds == 1 else "different" if kinds == len(values) else "mixed"
    return Finding(trait, how, (), f"{trait}: {how} ({listed})")


def _rarest(cards: tuple[Card, ...], values: tuple[int, ...]) -> tuple[Card, ...]:
    times = Counter(values)
    fewest = min(times.values())
    return tuple(card for card, value in zip(cards, values, strict=True) if times[value] == fewest)
