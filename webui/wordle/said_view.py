"""What a screen reader says by itself: how many words fit, and the best guess once settled."""

from core.wordle import Lexicon
from webui.elm.html import Html, class_, p, role
from webui.elm.remote import Loaded, Remote
from webui.wordle.advice import Advice, Question
from webui.wordle.advice_text import verdict
from webui.wordle.board import Board
from webui.wordle.possible import possible
from webui.wordle.words_view import headline


def view_said(
    words: Remote[Lexicon], board: Board, advice: Advice, question: Question | None
) -> Html:
    return p([class_("said"), role("status")], [said(words, board, advice, question)])


def said(words: Remote[Lexicon], board: Board, advice: Advice, question: Question | None) -> str:
    if not isinstance(words, Loaded):
        return ""
    count = f"{headline(possible(board.rows, words.value))}."
    return f"{count} {_best(advice, question)}".rstrip()


def _best(advice: Advice, question: Question | None) -> str:
    """Nothing while it may still change: what is said can't be taken back."""
    if question is None or advice.question != question or not advice.best_word:
        return ""
    tone, text = verdict(advice, question)
    return "" if tone == "busy" else f"Best guess: {advice.best_word.upper()}. {text}"
