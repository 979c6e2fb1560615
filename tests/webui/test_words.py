"""Lists that can't be used are reported in a sentence that says what was wrong."""

from pathlib import Path

import pytest

from webui import words
from webui.words import Sources, WordsError, load


def test_lists_of_ones_own(tmp_path: Path) -> None:
    answers, guesses = tmp_path / "answers.txt", tmp_path / "guesses.txt"
    answers.write_text("CRANE\nslate\n\n")
    guesses.write_text("crane\r\nvozhd\r\n")
    lexicon = load(Sources(answers, guesses))
    assert set(lexicon.likely) == {"crane", "slate"}
    assert lexicon.unlikely.words == ("vozhd",)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"crane\ncran3\n", "line 2 is 'cran3', expected one word of five letters"),
        (b"crane slate\n", "line 1 is 'crane slate'"),
        ("crane\nÉCLAT\n".encode(), "line 2 is 'ÉCLAT'"),
        (b"\n\n", "is empty"),
        (b"", "is empty"),
        (b"\xff\xfe\x00", "can't be read"),
    ],
)
def test_a_damaged_list(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "answers.txt"
    file.write_bytes(content)
    with pytest.raises(WordsError) as error:
        load(Sources(answers=file))
    assert said in str(error.value)
    assert str(file) in str(error.value)


def test_a_missing_list_or_a_folder(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="No such file"):
        load(Sources(guesses=tmp_path / "nothing.txt"))
    with pytest.raises(WordsError, match="can't be read"):
        load(Sources(guesses=tmp_path))


def test_a_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "ANSWERS", ("no_such_package", "words.txt"))
    with pytest.raises(WordsError, match=r"no_such_package/words\.txt, can't be read"):
        load(Sources())
    monkeypatch.setattr(words, "ANSWERS", ("word32", "no-such-file.txt"))
    with pytest.raises(WordsError, match="No such file"):
        load(Sources())
