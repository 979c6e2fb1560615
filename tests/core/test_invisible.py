"""What nobody sees in a copied text makes no difference to what is read, in any game."""

import pytest

from core.countdown.parsing import parse
from core.invisible import INVISIBLE, visible
from core.setgame import parse_cards
from core.wordle.paste import parse_game
from webui.countdown.values import read_target, read_tiles

SIGNS = [chr(sign) for sign in INVISIBLE]


@pytest.mark.parametrize("sign", SIGNS, ids=ascii)
def test_what_nobody_sees_makes_no_difference(sign: str) -> None:
    def strewn(text: str) -> str:
        return sign + sign.join(text) + sign

    assert visible(strewn("crane")) == "crane"
    assert parse_game(strewn("crane 01200")) == parse_game("crane 01200")
    assert parse_cards(strewn("0120, 2RHW")) == parse_cards("0120, 2RHW")
    assert parse(strewn("75 + 6")) == parse("75 + 6")
    assert read_tiles(strewn("25 50"), "numbers") == read_tiles("25 50", "numbers")
    assert read_target(strewn("952"), "numbers") == read_target("952", "numbers")
