"""Laws of explanations: right exactly when the rule is, and each reason is a real one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.setgame import TRAITS, VARIANTS, Card, explain, parse_cards, solutions, third
from tests.core.setgame.brute import CHAINS, RULES, is_solution
from tests.core.setgame.strategies import boards, chosen
from tests.examples import examples

EVERY_VARIANT = pytest.mark.parametrize("variant", RULES)
WITHOUT_PAIRS = pytest.mark.parametrize("variant", ["normal", "megaset", "ghostset", "4setjr"])


@EVERY_VARIANT
@given(data=st.data())
@examples(24)
def test_an_explanation_holds_exactly_for_solutions(variant: str, data: st.DataObject) -> None:
    cards = data.draw(chosen(variant))
    explanation = explain(cards, variant)
    assert explanation.holds == is_solution(variant, cards)
    assert explanation.holds == bool(solutions(variant, cards))
    assert str(explanation).startswith("not ") != explanation.holds
    assert tuple(finding.trait for finding in explanation.findings) == TRAITS[len(cards[0])]


@pytest.mark.parametrize("variant", CHAINS)
@given(data=st.data())
@examples(40)
def test_in_a_chain_it_also_counts_the_shared_cards(variant: str, data: st.DataObject) -> None:
    cards = data.draw(chosen(variant))
    size = len(cards)
    apart = data.draw(boards(variant, least=size, most=size))
    shared = data.draw(st.integers(0, size))
    others = [card for card in apart if card not in cards]
    previous = (*cards[:shared], *others)[:size]
    if len(previous) < size:
        return
    explanation = explain(cards, variant, previous)
    assert explanation.holds == is_solution(variant, cards, previous)
    assert bool(explanation.chain) == (shared != CHAINS[variant])


@WITHOUT_PAIRS
@given(data=st.data())
@examples(40)
def test_changing_one_breaking_card_mends_its_trait(variant: str, data: st.DataObject) -> None:
    cards = data.draw(chosen(variant))
    _, rule = RULES[variant]
    values_there_are = range(4 if "4set" in variant else 3)
    for place, finding in enumerate(explain(cards, variant).findings):
        values = [card[place] for card in cards]
        assert (finding.how == "broken") == bool(finding.breaking)
        assert (finding.how == "broken") != rule([(value,) for value in values])
        for breaking in finding.breaking:
            rest = [(card[place],) for card in cards if card != breaking]
            assert any(rule([*rest, (value,)]) for value in values_there_are)


@WITHOUT_PAIRS
@given(data=st.data())
@examples(24)
def test_same_and_different_are_what_they_say(variant: str, data: st.DataObject) -> None:
    cards = data.draw(chosen(variant))
    for place, finding in enumerate(explain(cards, variant).findings):
        kinds = len({card[place] for card in cards})
        assert (finding.how == "same") == (kinds == 1)
        assert (finding.how == "different") == (kinds == len(cards))


@given(chosen("ultraset"))
@examples(80)
def test_the_joint_of_an_ultraset_completes_two_pairs(cards: tuple[Card, ...]) -> None:
    explanation = explain(cards, "ultraset")
    assert (explanation.joint is not None) == explanation.holds
    if explanation.joint is not None:
        partners = {third(card, explanation.joint) for card in cards}
        assert partners == set(cards)


@given(chosen("ultraset"))
@examples(40)
def test_a_broken_ultraset_trait_names_a_pair(cards: tuple[Card, ...]) -> None:
    pairs = {finding.breaking for finding in explain(cards, "ultraset").findings} - {()}
    assert all(len(pair) == 2 and set(pair) < set(cards) for pair in pairs)
    assert len(pairs) <= 1


@pytest.mark.parametrize(
    ("cards", "variant"),
    [
        ("1120 2011 0202", "normal"),
        ("112 201 020", "junior"),
        ("11201 20112 02020", "megaset"),
        ("0001 0002 1000 2000", "ultraset"),
        ("0000 1110 2021 3131", "4set"),
        ("000 111 222 111", None),
        ("000 111 202 212", "4setjr"),
        ("0000 0001 1000 1001 2000 2001", "ghostset"),
    ],
)
def test_the_law_is_told_by_the_cards(cards: str, variant: str | None) -> None:
    codes = cards.split()
    if variant is None:
        with pytest.raises(ValueError, match="card 111 is there twice"):
            explain(parse_cards(cards))
    else:
        assert explain(map(Card.from_code, codes)) == explain(map(Card.from_code, codes), variant)


def test_four_cards_without_a_3_are_an_ultraset_unless_the_variant_is_named() -> None:
    cards = parse_cards("0000 0001 0010 0011")
    assert explain(cards).law is VARIANTS["ultraset"].law
    assert explain(cards, "4set").holds


def test_a_previous_solution_tells_the_chain() -> None:
    cards, previous = parse_cards("0000 0001 0002"), parse_cards("1120 2011 0202")
    assert explain(cards, previous=previous) == explain(cards, "setchain", previous)


@pytest.mark.parametrize(
    ("cards", "trait", "breaking"),
    [
        ("0000 0001 1002", "colour", "1002"),
        ("0000 0111 0220", "number", "0111"),
        ("000 010 020 033", "number", "033"),
        ("000 011 022 030", "number", "011 022"),
        ("000 010 020 031", "number", "031"),
        ("0000 0001 0002 0010 0011 1000", "colour", "1000"),
        ("0000 0001 0002 0010 1011 1000", "colour", "1011 1000"),
        ("0000 1001 1002 2010 2011 2012", "colour", "0000"),
    ],
)
def test_the_cards_with_the_rarest_value_break_a_trait(
    cards: str, trait: str, breaking: str
) -> None:
    findings = {finding.trait: finding for finding in explain(parse_cards(cards)).findings}
    assert findings[trait].breaking == parse_cards(breaking)


def test_the_pair_that_another_card_completes_breaks_a_trait_of_an_ultraset() -> None:
    findings = explain(parse_cards("0000 0001 1000 2000")).findings
    assert [(finding.how, finding.breaking) for finding in findings] == [
        ("mixed", ()),
        ("same", ()),
        ("same", ()),
        ("broken", parse_cards("1000 2000")),
    ]


def test_the_sentence_of_a_set_names_every_trait() -> None:
    assert str(explain(parse_cards("1120 2011 0202"))) == (
        "a set: colour: different (green, red, purple); shape: different (oval, squiggle, diamond)"
        "; shade: different (striped, outline, solid); number: different (1, 2, 3)"
    )


def test_the_sentence_of_no_set_names_the_broken_traits_only() -> None:
    assert str(explain(parse_cards("1010 0001 1022"))) == (
        "not a set: colour: green, purple, green, not all the same or all different"
    )


def test_the_sentence_of_an_ultraset_names_the_joint() -> None:
    assert str(explain(parse_cards("0001 0002 1000 2000"))).endswith(
        "completed by 1 purple solid squiggle"
    )


def test_the_sentence_of_a_broken_chain_says_how_many_cards_it_shares() -> None:
    cards, previous = parse_cards("0000 0001 0002"), parse_cards("1120 2011 0202")
    explanation = explain(cards, "setchain", previous)
    assert str(explanation) == "not a set: 0 from the one before, not 1"
    assert not any(finding.breaking for finding in explanation.findings)


@pytest.mark.parametrize(
    ("cards", "variant", "previous", "sentence"),
    [
        ("0000 0001", None, "", "2 cards .* no solution of any variant; choose 3, 4, 6 cards"),
        ("", None, "", "0 cards"),
        ("0003 0000 0001", None, "", "no solution of any variant"),
        ("0000 000 0001", None, "", "choose 3, 4, 6 cards of one deck"),
        ("0000 0001 0002 0010", "normal", "", "4 cards chosen; a set has 3"),
        ("0000 0001 0003", "normal", "", "card 0003 is not in play here"),
        ("0000 0001 0002", "trio", "", "variant 'trio' is unknown"),
        ("0000 0001 0002", "setchain", "1000", "the previous solution has 1 cards; a set has 3"),
        ("0000 0001 0002", "normal", "1000 1001 1002", "variant 'normal' is no chain"),
        ("0000 0001 0002", None, "1000 1001", "no solution of any variant"),
    ],
)
def test_what_cannot_be_explained_is_refused(
    cards: str, variant: str | None, previous: str, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        explain(parse_cards(cards), variant, parse_cards(previous))
