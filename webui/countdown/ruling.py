"""Which rules a round is played by, as a person chooses them: a game, and switches on top.

The switches for operators come from the operators that an algebra has: one more in its table is
one more switch here.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from core.countdown import NUMBERS, STRINGS, TV, WORDS, Operator, Rules

KindName = Literal["numbers", "words"]

BASES: dict[KindName, Rules] = {"numbers": TV, "words": WORDS}

MOST_SWITCHES = 20
LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Switch:
    """One rule that can be on or off, and what it changes, in a sentence."""

    name: str
    face: str
    about: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is on the tiles, and the names of the switches that are on, sorted.

    Names that mean nothing here, of another version perhaps, change nothing.
    Raises ValueError for more or longer names than there could be.
    """

    kind: KindName = "numbers"
    on: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.on) > MOST_SWITCHES or any(len(name) > LONGEST_NAME for name in self.on):
            raise ValueError(f"at most {MOST_SWITCHES} switches of {LONGEST_NAME} characters each")

    @property
    def rules(self) -> Rules:
        """The rules that the search goes by."""
        return _rules(self)

    @property
    def extra_operators(self) -> tuple[Operator, ...]:
        """The operators that are switched on beside the usual ones."""
        return tuple(operator for operator in extras(self.kind) if operator.symbol in self.on)

    def switched(self, name: str, on: bool) -> "Ruling":
        """With one switch on or off; as it was where there is no such switch.

        >>> Ruling().switched("mod", True).on
        ('mod',)
        """
        if name not in {switch.name for switch in switches(self.kind)}:
            return self
        others = {other for other in self.on if other != name}
        return Ruling(self.kind, tuple(sorted(others | {name} if on else others)))


@dataclass(frozen=True, slots=True)
class Preset:
    """A game that people know."""

    name: str
    face: str
    about: str
    ruling: Ruling
    target: int | None = None
    """The target it is always played for."""


LIMITS = {
    "numbers": (
        Switch("negatives", "Negatives", "Results on the way may be below zero."),
        Switch("zero", "Zero", "Results on the way may be zero."),
        Switch("fractions", "Fractions", "Results on the way may be fractions, as 8 ÷ 3."),
        Switch("all", "All tiles", "Every tile has to be used."),
    ),
    "words": (Switch("all", "All tiles", "Every word has to be used."),),
}

OPERATOR_FACES = {"mod": "Remainder", "^": "Power", "‖": "Side by side", "∩": "Overlap"}
"""A name for people; an operator without one goes by its symbol."""

PRESETS = (
    Preset(
        "tv",
        "TV",
        "Whole numbers above zero all the way; tiles may be left over.",
        Ruling(),
    ),
    Preset(
        "24",
        "24",
        "Make 24 from all four cards; fractions are fine on the way.",
        Ruling("numbers", ("all", "fractions", "zero")),
        target=24,
    ),
    Preset(
        "krypto",
        "Krypto",
        "Make the target from all five cards; whole numbers and zero on the way.",
        Ruling("numbers", ("all", "zero")),
    ),
    Preset(
        "words",
        "Words",
        "Make a word from words: + joins two, - cuts one out of another.",
        Ruling("words"),
    ),
)

OWN_RULES = "Rules of your own, by the switches below."


def preset_named(name: str) -> Preset | None:
    """The preset of this name."""
    return next((preset for preset in PRESETS if preset.name == name), None)


def preset_of(ruling: Ruling) -> Preset | None:
    """The preset that a ruling is, unless it has been changed."""
    return next((preset for preset in PRESETS if preset.ruling == ruling), None)


def extras(kind: KindName) -> tuple[Operator, ...]:
    """The operators that can be switched on."""
    algebra = NUMBERS if kind == "numbers" else STRINGS
    return tuple(op for op in algebra.operators if op not in BASES[kind].operators)


def switches(kind: KindName) -> tuple[Switch, ...]:
    """All that can be switched: operators first, then what is allowed on the way."""
    return (*(_operator_switch(operator) for operator in extras(kind)), *LIMITS[kind])


def _operator_switch(operator: Operator) -> Switch:
    about = f"{operator.meaning[0].upper()}{operator.meaning[1:]}."
    return Switch(operator.symbol, OPERATOR_FACES.get(operator.symbol, operator.symbol), about)


@lru_cache(maxsize=256)
def _rules(ruling: Ruling) -> Rules:
    base = BASES[ruling.kind]
    chosen = ruling.extra_operators
    known = {*base.operators, *chosen}
    has = {limit.name: limit.name in ruling.on for limit in LIMITS[ruling.kind]}
    return Rules(
        (*base.operators, *(op for op in chosen if op.family in known)),
        negatives=has.get("negatives", False),
        zero=has.get("zero", False),
        fractions=has.get("fractions", False),
        use_all=has["all"],
        algebra=base.algebra,
    )
