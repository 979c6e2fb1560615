"""The stored table is what the command computes, and belongs to the lists it was made of."""

import pytest

from core.wordle import Lexicon, rank
from webui.opening_file import FILE, stored_openings
from webui.wordle.opening_table import (
    OpenerTotal,
    best_openings,
    digest,
    opening_table,
    read,
    write,
)
from webui.words import Sources, load


@pytest.fixture(scope="module")
def standard() -> Lexicon:
    return load(Sources())


def small(*more: str) -> Lexicon:
    return Lexicon.of(["crane", "slate", "trace", *more], ["crate", "vozhd"], lambda _: 0.0)


def test_the_stored_table_is_what_the_lists_give_now(standard: Lexicon) -> None:
    table = stored_openings()
    assert table
    assert table.is_of(standard)
    count = sum(own.is_candidate for own in table.ranked)
    now = opening_table(standard, best_openings(standard, count), table.totals)
    assert write(now) == FILE.read_text(encoding="utf-8")


def test_the_first_of_each_part_come_in_the_order_of_rank(standard: Lexicon) -> None:
    allowed = (*standard.likely, *standard.unlikely)
    everything = [own.word for own in rank(standard.likely, allowed)]
    table = stored_openings()
    assert table
    places = [everything.index(own.word) for own in table.ranked]
    assert places == sorted(places)
    assert everything[:10] == [own.word for own in table.ranked[:10]]


def test_totals_that_are_published() -> None:
    table = stored_openings()
    assert table
    totals = {own.word: (own.total, own.hard_total) for own in table.totals}
    assert totals["tarse"] == (11219, 11627)
    assert totals["salet"] == (11235, None)  # six guesses are not always enough
    assert totals["crane"][0] == 11309


def test_other_lists_are_told_apart_whatever_their_order() -> None:
    table = opening_table(small(), best_openings(small(), 5), ())
    assert table.is_of(small())
    assert table.is_of(Lexicon.of(["trace", "slate", "crane"], ["vozhd", "crate"], len))
    assert not table.is_of(small("crate"))
    assert not table.is_of(small("vozhd"))
    assert digest(small("crate")) != digest(small("vozhd"))


def test_what_is_written_can_be_read() -> None:
    totals = [OpenerTotal("slate", None, None, 5), OpenerTotal("crane", 6, 6, None)]
    table = opening_table(small(), best_openings(small(), 2), totals)
    assert [own.word for own in table.totals] == ["crane", "slate"]
    assert [own.is_candidate for own in table.ranked].count(True) == 2
    assert read(write(table)) == table


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"lists": 1, "ranked": [{"a": 1}]}'])
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a table of openings"):
        read(text)


def test_without_a_readable_file_there_is_no_table() -> None:
    assert stored_openings(FILE.with_name("nothing.json")) is None
    assert stored_openings(FILE.with_name("opening_table.py")) is None
