"""The whole program as one person sees it: settings, and the page that is open."""

from dataclasses import dataclass
from typing import Literal, get_args

import webui.wordle.model as wordle

# MODEL

Theme = Literal["system", "light", "dark"]
Contrast = Literal["normal", "high"]


@dataclass(frozen=True, slots=True)
class Settings:
    """How this browser likes pages to look."""

    theme: Theme = "system"
    contrast: Contrast = "normal"

    def as_text(self) -> str:
        return f"{self.theme} {self.contrast}"

    @classmethod
    def from_text(cls, text: str) -> "Settings":
        """What `as_text` wrote; the usual settings for anything else."""
        for theme in get_args(Theme):
            for contrast in get_args(Contrast):
                if text == cls(theme, contrast).as_text():
                    return cls(theme, contrast)
        return cls()


@dataclass(frozen=True, slots=True)
class Missing:
    """The address is no page."""


Page = wordle.Model | Missing


@dataclass(frozen=True, slots=True)
class Model:
    page: Page
    settings: Settings = Settings()


# MESSAGES


@dataclass(frozen=True, slots=True)
class OnWordle:
    """Something happened on the Wordle page."""

    message: wordle.Message


@dataclass(frozen=True, slots=True)
class Recalled:
    """What the browser keeps, by name."""

    kept: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ClickedTheme:
    pass


@dataclass(frozen=True, slots=True)
class ClickedContrast:
    pass


Message = OnWordle | Recalled | ClickedTheme | ClickedContrast
