"""The rules that a person chooses are the rules that the solver knows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.countdown import KRYPTO, NUMBERS, STRINGS, TV, TWENTY_FOUR, WORDS, Rules
from webui.countdown.ruling import PRESETS, Ruling, extras, preset_of, switches

names = st.sampled_from([*(s.name for kind in ("numbers", "words") for s in switches(kind)), "?"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "rules"),
    [("tv", TV), ("24", TWENTY_FOUR), ("krypto", KRYPTO), ("words", WORDS)],
)
def test_presets_are_the_games_that_the_solver_knows(name: str, rules: Rules) -> None:
    (preset,) = [preset for preset in PRESETS if preset.name == name]
    assert preset.ruling.rules == rules
    assert preset_of(preset.ruling) == preset


def test_every_operator_of_an_algebra_is_there_or_can_be_switched_on() -> None:
    assert {*extras("numbers"), *TV.operators} == {*NUMBERS.operators}
    assert {*extras("words"), *WORDS.operators} == {*STRINGS.operators}
    for kind in ("numbers", "words"):
        ruling = Ruling(kind)  # type: ignore[arg-type]
        for switch in switches(ruling.kind):
            assert ruling.switched(switch.name, True).rules != ruling.rules
            assert switch.about.endswith(".")


@given(st.sampled_from(["numbers", "words"]), st.lists(names, max_size=10))
def test_any_switches_make_rules_and_switching_back_undoes_it(kind: str, on: list[str]) -> None:
    ruling = Ruling(kind)  # type: ignore[arg-type]
    for name in on:
        ruling = ruling.switched(name, True)
    assert ruling.rules
    for name in on:
        ruling = ruling.switched(name, False)
    assert ruling == Ruling(ruling.kind)


def test_names_of_another_version_change_nothing() -> None:
    assert Ruling("numbers", ("future",)).rules == TV


def test_more_switches_than_there_could_be_are_refused() -> None:
    with pytest.raises(ValueError, match="switches"):
        Ruling("numbers", tuple(str(number) for number in range(100)))
