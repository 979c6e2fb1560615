"""Something that has to be fetched first: on its way, failed, or here."""

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Loading:
    """It has been asked for."""


@dataclass(frozen=True, slots=True)
class Failed:
    """It could not be had; `why` is a sentence for the person."""

    why: str


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """It is here."""

    value: T


Remote = Loading | Failed | Loaded[T]
