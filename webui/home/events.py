"""What browser events mean on this page. Anything may arrive; what makes no sense is no message."""

from typing import Any

from webui.home.model import LeftName, SubmittedName, TypedName


def typed(text: Any) -> TypedName | None:
    return TypedName(text) if isinstance(text, str) else None


def submitted(fields: Any) -> SubmittedName | None:
    match fields:
        case {"name": str(text)}:
            return SubmittedName(text)
        case _:
            return None


def left(_: Any) -> LeftName:
    return LeftName()
