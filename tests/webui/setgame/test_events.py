"""What a browser sends becomes a message only when it makes sense."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.setgame import VARIANTS
from tests.webui.setgame.strategies import hands
from tests.webui.setgame.table import Person
from webui.setgame import events
from webui.setgame.codes import codes
from webui.setgame.site import ORIGINS, CouldNotReadSite, ReadSite

FRIENDS, FORKS = ORIGINS

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
half_right = st.fixed_dictionaries(
    {},
    optional={
        "origin": st.sampled_from([*ORIGINS, "https://example.org", 3]),
        "cards": hands.map(list) | anything,
        "previous": hands.map(list) | anything,
        "play": st.booleans() | anything,
        "problem": st.text() | anything,
    },
)

DECODERS = (
    events.site_reported,
    events.pressed,
    events.pasted,
    events.submitted_cards,
    events.submitted_seed,
)


def report(
    *seen: object, previous: tuple[object, ...] = (), origin: object = FRIENDS
) -> dict[str, object]:
    return {"origin": origin, "cards": list(seen), "previous": list(previous), "play": False}


@given(anything | half_right)
def test_no_payload_upsets_a_decoder_or_the_page(payload: object) -> None:
    for decode in DECODERS:
        message = decode(payload)
        if message is not None:
            Person().do(message)


def test_cards_of_both_sites_are_read() -> None:
    assert events.site_reported(report("0120", "2021")) == ReadSite(FRIENDS, ("0120", "2021"), ())
    chain = report("0201", previous=("0200", "1101", "2002"), origin=FORKS)
    assert events.site_reported(chain) == ReadSite(FORKS, ("0201",), ("0200", "1101", "2002"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_deck_of_every_variant_is_read(variant: str) -> None:
    deck = codes(VARIANTS[variant].deck)
    assert events.site_reported(report(*deck)) == ReadSite(FRIENDS, deck, ())


@pytest.mark.parametrize(
    "origin",
    [
        "http://setwithfriends.com",
        "https://setwithfriends.com.example.org",
        "https://setwithfriends.com/",
        "null",
        "",
        "*",
        None,
        7,
    ],
)
def test_nobody_else_is_listened_to(origin: object) -> None:
    assert events.site_reported(report("0120", origin=origin)) is None
    assert events.site_reported({"origin": origin, "problem": "x"}) is None


@pytest.mark.parametrize(
    ("seen", "why"),
    [
        ((), "no card"),
        (("0129",), "has the digit 9"),
        (("0120", "0120"), "card 0120 is there twice"),
        (("0120", "012"), "a board of no variant"),
        (("٠١٢٠",), "is no code"),
        (("<b>",), "'<b>' is no code"),
        (("",), "is no code"),
    ],
)
def test_cards_that_make_no_board_are_a_problem_that_names_what_was_seen(
    seen: tuple[str, ...], why: str
) -> None:
    message = events.site_reported(report(*seen))
    assert isinstance(message, CouldNotReadSite)
    assert why in message.seen
    assert len(message.seen) <= 500


def test_a_previous_solution_of_a_wrong_size_is_a_problem() -> None:
    message = events.site_reported(report("0120", previous=("0000", "0001")))
    assert isinstance(message, CouldNotReadSite)


@pytest.mark.parametrize(
    "payload",
    [
        report(1),
        report(None),
        report(["0120"]),
        report(*["0120"] * 257),
        {"origin": FRIENDS},
        {"origin": FRIENDS, "cards": "0120", "previous": []},
        {"origin": FRIENDS, "cards": {}, "previous": []},
        {"origin": FRIENDS, "cards": []},
        {"origin": FRIENDS, "problem": 3},
    ],
)
def test_shapes_that_are_not_known_are_nothing(payload: object) -> None:
    assert events.site_reported(payload) is None


def test_a_problem_is_told_in_short() -> None:
    told = events.site_reported({"origin": FORKS, "problem": "svg " * 1000})
    assert isinstance(told, CouldNotReadSite)
    assert len(told.seen) <= 500
    blank = events.site_reported({"origin": FORKS, "problem": "  "})
    assert blank == CouldNotReadSite(FORKS, "nothing at all")
