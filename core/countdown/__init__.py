"""The Countdown numbers game: every distinct solution, for any operators and kinds of value.

>>> found = solve((25, 50, 75, 100, 3, 6), 952)
>>> print(*found.expressions, sep="\\n")
((100 + 6) × 75 × 3 - 50) ÷ 25
(100 + 3) × 75 × 6 ÷ 50 + 25
"""

from core.countdown.arithmetic import (
    ADD,
    CONCATENATE,
    DIVIDE,
    MULTIPLY,
    NUMBERS,
    POWER,
    REMAINDER,
    SUBTRACT,
)
from core.countdown.checking import Fault, Verdict, check
from core.countdown.expression import Calculation, Expression, Tile, combine
from core.countdown.kinds import NUMBER, WORD, Kind, Value
from core.countdown.operators import Algebra, ArrayForm, Operator
from core.countdown.parsing import parse
from core.countdown.reach import Reach, reachable
from core.countdown.rules import KRYPTO, TV, TWENTY_FOUR, WORDS, Rules
from core.countdown.solver import Solutions, near, solve
from core.countdown.spelling import JOIN, OVERLAP, REMOVE, STRINGS

__all__ = [
    "ADD",
    "CONCATENATE",
    "DIVIDE",
    "JOIN",
    "KRYPTO",
    "MULTIPLY",
    "NUMBER",
    "NUMBERS",
    "OVERLAP",
    "POWER",
    "REMAINDER",
    "REMOVE",
    "STRINGS",
    "SUBTRACT",
    "TV",
    "TWENTY_FOUR",
    "WORD",
    "WORDS",
    "Algebra",
    "ArrayForm",
    "Calculation",
    "Expression",
    "Fault",
    "Kind",
    "Operator",
    "Reach",
    "Rules",
    "Solutions",
    "Tile",
    "Value",
    "Verdict",
    "check",
    "combine",
    "near",
    "parse",
    "reachable",
    "solve",
]
