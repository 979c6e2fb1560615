"""A game is read from whatever form people keep it in, and nothing is passed over in silence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Lexicon, Row, parse_game
from core.wordle.paste import MARK_SIGNS
from tests.strategies import any_rows
from webui.words import Sources, load


def read(text: str) -> list[tuple[str, str | None]]:
    parsed = parse_game(text)
    assert parsed.problems == ()
    return [
        (row.word, "".join(str(int(m)) for m in row.marks) if row.marks else None)
        for row in parsed.rows
    ]


@pytest.mark.parametrize(
    "text",
    [
        "CRANE 01200\nSLATE 00202",
        "crane bygbb\nslate bbgbg",
        "Crane: 01200\nSlate, 00202",
        "1. crane 0 1 2 0 0\n2. slate 0 0 2 0 2",
        "crane ⬛🟨🟩⬛⬛\nslate ⬜⬜🟩⬜🟩",
        "crane ⬛️🟦🟧⬛️⬛️\nslate ⬛️⬛️🟧⬛️🟧",
        "crane\nslate\n\nWordle 1,234 4/6*\n\n⬛🟨🟩⬛⬛\n⬛⬛🟩⬛🟩",
        "Wordle 1.234 X/6\n⬛🟨🟩⬛⬛\n⬛⬛🟩⬛🟩\ncrane\nslate",
        "  crane  \r\n01200\r\n\r\nslate\r\n00202\r\n",
        "- crane -yg--\n- slate xxgxg",
        "> CRANE (01200)\n> SLATE (00202)",
        "1 CRANE⬛🟨🟩⬛⬛\n2 SLATE⬛⬛🟩⬛🟩",
        "\u200ecrane\u200e\nsl\u00adate\n⬛\u00a0🟨\u00a0🟩\t⬛ ⬛\n\u2066⬛⬛🟩⬛🟩\u2069",
        "crane\nslate\nWordle 1,234 4/6* (hard)\n⬛🟨🟩⬛⬛\n⬛⬛🟩⬛🟩",
    ],
)
def test_the_same_game_in_many_forms(text: str) -> None:
    assert read(text) == [("crane", "01200"), ("slate", "00202")]


def test_words_alone_have_no_marks() -> None:
    assert read("crane\nSLATE") == [("crane", None), ("slate", None)]
    assert read("crane\nslate\n⬛🟨🟩⬛⬛") == [("crane", "01200"), ("slate", None)]
    assert read("crane slate, TRASH") == [("crane", None), ("slate", None), ("trash", None)]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("crane 01200\nslat 00202", 2, "4 letters"),
        ("cranes", 1, "6 letters"),
        ("cran3 01200", 1, "letters from A to Z"),
        ("éclat", 1, "letters from A to Z"),
        ("crane 0120", 1, "are not marks"),
        ("crane 01209", 1, "are not marks"),
        ("crane 4/6", 1, "'4/6' are not marks"),
        ("crane x y z", 1, "'x y z' are not marks"),
        ("I got it 5/7", 1, "'I' has 1 letter"),
        ("crane\n-----", 2, "a rule or five grey marks"),
        ("cran\u212a", 1, "letters from A to Z"),
        ("()", 1, "letters from A to Z"),
        ("⬛🟨🟩⬛⬛", 1, "no word"),
        ("crane\n⬛🟨🟩⬛⬛\n⬛🟨🟩⬛⬛", 3, "no word"),
        ("⬛🟨🟩⬛\ncrane", 1, "letters from A to Z"),
        ("\n\n<script>alert(1)</script>", 3, "letters from A to Z"),
    ],
)
def test_a_line_that_is_not_understood_is_named(text: str, line: int, why: str) -> None:
    (problem,) = parse_game(text).problems
    assert problem.line == line
    assert why in problem.why


def test_a_word_that_is_not_understood_keeps_its_marks_from_the_next_one() -> None:
    parsed = parse_game("cran\nslate\npound\n⬛🟨🟩⬛⬛\n🟩🟩⬛⬛⬛\n🟩🟩🟩🟩🟩")
    assert [(row.word, row.marks) for row in parsed.rows] == [
        ("slate", (2, 2, 0, 0, 0)),
        ("pound", (2, 2, 2, 2, 2)),
    ]
    assert [problem.line for problem in parsed.problems] == [1]


@given(st.text(max_size=200))
def test_no_text_is_too_strange(text: str) -> None:
    parse_game(text)


@given(st.lists(any_rows, max_size=8))
def test_rows_written_out_are_read_back(rows: list[Row]) -> None:
    text = "\n".join(f"{row.word} {row.digits}" for row in rows)
    assert read(text) == [(row.word, row.digits) for row in rows]


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load(Sources())


def test_no_listed_word_could_be_taken_for_marks(lexicon: Lexicon) -> None:
    for word in (*lexicon.likely, *lexicon.unlikely):
        assert not set(word) <= set(MARK_SIGNS)
