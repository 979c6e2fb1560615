"""The table of variants says what the two sites play."""

import pytest

from core.setgame import VARIANTS, explain
from tests.core.setgame.brute import is_solution


@pytest.mark.parametrize(
    ("variant", "deck", "start", "size"),
    [
        ("normal", 81, 12, 3),
        ("junior", 27, 9, 3),
        ("megaset", 243, 16, 3),
        ("setchain", 81, 12, 3),
        ("ultraset", 81, 12, 4),
        ("ultra9", 81, 9, 4),
        ("ultrachain", 81, 12, 4),
        ("ghostset", 81, 10, 6),
        ("4set", 256, 15, 4),
        ("4setjr", 64, 11, 4),
        ("4setjrchain", 64, 11, 4),
        ("puzzle", 81, 12, 3),
        ("ultra9puzzle", 81, 9, 4),
        ("4setjrpuzzle", 64, 11, 4),
        ("shuffle", 81, 12, 3),
        ("memory", 81, 21, 3),
    ],
)
def test_decks_start_boards_and_sizes(variant: str, deck: int, start: int, size: int) -> None:
    rule = VARIANTS[variant]
    assert (len(rule.deck), len(set(rule.deck)), rule.start) == (deck, deck, start)
    assert rule.law.size == size


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_example_of_a_variant_is_a_solution_of_it(variant: str) -> None:
    rule = VARIANTS[variant]
    assert is_solution(variant, rule.example, rule.example_previous)
    assert explain(rule.example, variant, rule.example_previous).holds
    assert bool(rule.example_previous) == bool(rule.from_previous)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rule_of_a_variant_is_one_sentence_and_its_own(variant: str) -> None:
    rule = VARIANTS[variant]
    assert rule.rule.endswith(".")
    assert rule.rule.count(".") == 1
    assert [other.rule for other in VARIANTS.values()].count(rule.rule) == 1
    assert [other.title for other in VARIANTS.values()].count(rule.title) == 1


def test_only_memory_lies_face_down() -> None:
    assert [name for name, rule in VARIANTS.items() if rule.face_down] == ["memory"]


def test_the_table_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        VARIANTS["normal"] = VARIANTS["junior"]  # type: ignore[index]
