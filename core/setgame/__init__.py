"""SET and its variants: cards, all solutions of a board, explanations, hints, deals, odds."""

from core.setgame.cards import (
    TRAITS,
    VALUE_NAMES,
    Card,
    describe,
    four_digits,
    named_values,
    three_digits,
)
from core.setgame.dealing import Table, deal, shuffled, take
from core.setgame.explaining import Explanation, Finding, explain
from core.setgame.inferring import fitting_variants, infer_variant
from core.setgame.odds import chance_of_no_set
from core.setgame.reading import parse_card, parse_cards
from core.setgame.solving import (
    count_solutions,
    find_sets,
    first_solution,
    hint,
    solutions,
    third,
)
from core.setgame.variants import VARIANTS, Variant

__all__ = [
    "TRAITS",
    "VALUE_NAMES",
    "VARIANTS",
    "Card",
    "Explanation",
    "Finding",
    "Table",
    "Variant",
    "chance_of_no_set",
    "count_solutions",
    "deal",
    "describe",
    "explain",
    "find_sets",
    "first_solution",
    "fitting_variants",
    "four_digits",
    "hint",
    "infer_variant",
    "named_values",
    "parse_card",
    "parse_cards",
    "shuffled",
    "solutions",
    "take",
    "third",
    "three_digits",
]
