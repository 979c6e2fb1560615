"""What is typed is read, or named as wrong; what is read fits on a board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webui.countdown.board import SetRound, SetTarget, SetTiles
from webui.countdown.values import (
    LARGEST_TARGET,
    LARGEST_TILE,
    MOST_TILES,
    as_text,
    fits,
    read_target,
    read_tiles,
)

kinds = st.sampled_from(["numbers", "words"])
texts = st.one_of(st.text(), st.text(alphabet="0123456789 ,.;-+abcé٣²"))


@given(texts, kinds)
def test_any_text_is_read_and_what_was_read_fits_on_a_board(text: str, kind: str) -> None:
    tiles = read_tiles(text, kind)  # type: ignore[arg-type]
    assert all(fits(kind, tile) for tile in tiles.tiles)  # type: ignore[arg-type]
    assert SetTiles(tiles.tiles)
    assert SetTarget(read_target(text, kind).target)  # type: ignore[arg-type]
    if not tiles.problem:
        assert read_tiles(as_text(tiles.tiles), kind) == tiles  # type: ignore[arg-type]


@given(st.lists(st.integers(1, LARGEST_TILE), max_size=MOST_TILES))
def test_tiles_are_read_back_as_they_are_written(tiles: list[int]) -> None:
    assert read_tiles(as_text(tuple(tiles)), "numbers").tiles == tuple(tiles)


@pytest.mark.parametrize(
    "text", ["0", "-5", "1234567890", "9" * 400, "x", "5x", "3,5", "²", "🙂", "1 2"]
)
def test_a_target_that_is_none_gets_a_sentence(text: str) -> None:
    read = read_target(text, "numbers")
    assert read.target is None
    assert read.problem.endswith(".")


@pytest.mark.parametrize(
    ("tiles", "target"),
    [
        ((1,) * 9, 5),
        ((0,), 5),
        ((-1,), 5),
        ((LARGEST_TILE + 1,), 5),
        (("a" * 21,), "cat"),
        (("CAT",), "cat"),
        (("",), "cat"),
        (("a b",), "cat"),
        ((1, 2), LARGEST_TARGET + 1),
        ((1, 2), 0),
    ],
)
def test_a_board_refuses_what_no_honest_page_says(
    tiles: tuple[int | str, ...], target: int | str
) -> None:
    with pytest.raises(ValueError, match=r"tiles|value"):
        SetRound(tiles, target)
