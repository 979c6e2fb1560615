"""A history as a file: the program's version, the first model, and a line for each message."""

import json
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import version
from typing import Any

from core.wordle import Lexicon
from webui.debug.codec import Reader, UnreadableError, Writer
from webui.debug.timeline import Timeline, Update
from webui.model import Model, Sharing

FORMAT = 1

MARK = "hunch history"


def write_history(timeline: Timeline) -> str:
    """The file of a history. The key that lets others in is left out of it."""
    writer = Writer()
    first = replace(timeline.first, sharing=Sharing())
    head = {
        MARK: FORMAT,
        "version": version("hunch"),
        "dropped": timeline.dropped,
        "first": writer.write(first),
    }
    lines = [head, *(writer.write(moment.message) for moment in timeline.moments)]
    return "".join(json.dumps(line) + "\n" for line in lines)


def read_history(
    text: str, update: Update, find_words: Callable[[str], Lexicon | None]
) -> Timeline:
    """The history in a file, replayed by `update`. Raises UnreadableError, a sentence."""
    lines = text.removesuffix("\n").split("\n")
    head = _json(lines[0], 1) if text else None
    if not isinstance(head, dict) or MARK not in head:
        raise UnreadableError("This is no history: its first line has to say so.")
    if head[MARK] != FORMAT or head.get("version") != version("hunch"):
        raise UnreadableError(
            f"This history is of version {head.get('version')} of Hunch, and this is version "
            f"{version('hunch')}: replay it with the version that recorded it."
        )
    reader = Reader(find_words)
    first = _value(reader, head.get("first"), 1)
    if not isinstance(first, Model):
        raise UnreadableError("Line 1 of the history holds no page.")
    messages = [
        _value(reader, _json(line, number), number) for number, line in enumerate(lines[1:], 2)
    ]
    try:
        timeline = Timeline.replayed(first, messages, update)
    except Exception as error:
        raise UnreadableError(f"This history can't be replayed: {error!r}.") from error
    return replace(timeline, dropped=_count(head.get("dropped")))


def _json(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise UnreadableError(f"Line {number} of the history is damaged.") from None


def _value(reader: Reader, written: Any, number: int) -> Any:
    try:
        return reader.read(written)
    except UnreadableError as error:
        raise UnreadableError(f"Line {number} of the history: {error}.") from None
    except RecursionError:
        raise UnreadableError(f"Line {number} of the history is damaged.") from None


def _count(value: Any) -> int:
    return value if isinstance(value, int) and value >= 0 else 0
