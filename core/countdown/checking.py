"""Is a typed answer right, and if not, exactly why?"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from core.countdown.expression import Calculation, Expression, working
from core.countdown.kinds import Value
from core.countdown.parsing import parse
from core.countdown.rules import TV, Rules


class Fault(Enum):
    """The kinds of thing that can be wrong with an answer, in the order they are looked for."""

    UNREADABLE = auto()
    FOREIGN_TILE = auto()
    TILE_USED_TOO_OFTEN = auto()
    FOREIGN_OPERATOR = auto()
    TILES_ONLY = auto()
    ILLEGAL_RESULT = auto()
    TILE_LEFT_OVER = auto()
    WRONG_VALUE = auto()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said about an answer.

    `fault` is None when it is right; `reason` is one sentence for a person either way.
    `expression` is what was read, None if it can't be read. True in a condition when right.
    """

    fault: Fault | None
    reason: str
    expression: Expression | None

    def __bool__(self) -> bool:
        return self.fault is None


def check(text: str, tiles: Sequence[Value], target: Value, rules: Rules = TV) -> Verdict:
    """Whether the typed answer makes the target from the tiles, and if not, the first reason.

    As in `solve`, it is enough that some order of working keeps to the rules: 3-8+10 is fine.

    >>> check("(75+6)*9-7", (75, 6, 9, 7), 722).reason
    '(75 + 6) × 9 - 7 = 722 is right.'
    >>> check("75+75", (75, 6), 150).reason
    'The tile 75 is used twice, but there is only one.'
    """
    try:
        expression = parse(text, rules.algebra)
    except ValueError as problem:
        return Verdict(Fault.UNREADABLE, _sentence(str(problem)), None)
    for fault, reason in _faults(expression, tiles, target, rules):
        return Verdict(fault, _sentence(reason), expression)
    made = f"{expression} = {rules.algebra.kind.show(target)}"
    return Verdict(None, f"{made} is right.", expression)


def _faults(
    expression: Expression, tiles: Sequence[Value], target: Value, rules: Rules
) -> Iterable[tuple[Fault, str]]:
    show = rules.algebra.kind.show
    there, used = Counter(tiles), Counter(expression.tiles)
    for tile in used - there:
        if not there[tile]:
            yield Fault.FOREIGN_TILE, f"there is no tile {show(tile)}"
    for tile in used - there:
        count = f"{_times(used[tile])}, but there {_are(there[tile])}"
        yield Fault.TILE_USED_TOO_OFTEN, f"the tile {show(tile)} is used {count}"
    for calculation in _calculations(expression):
        yield from _operator_faults(calculation, rules)
    for line, result in working(expression):
        if objection := rules.objection(result):
            yield Fault.ILLEGAL_RESULT, f"{line} = {show(result)} {objection}"
    if rules.use_all and (left_over := there - used):
        names = ", ".join(show(tile) for tile in left_over.elements())
        yield Fault.TILE_LEFT_OVER, f"every tile has to be used; left over: {names}"
    if expression.value != target:
        yield Fault.WRONG_VALUE, f"{expression} is {show(expression.value)}, not {show(target)}"


def _operator_faults(calculation: Calculation, rules: Rules) -> Iterable[tuple[Fault, str]]:
    for operator, _ in calculation.rest:
        if operator not in rules.operators:
            yield (
                Fault.FOREIGN_OPERATOR,
                f"the operator {operator.symbol} is not allowed in this game",
            )
        if operator.tiles_only:
            for operand in calculation.operands:
                if isinstance(operand, Calculation):
                    reason = f"{operator.symbol} is for tiles only, and {operand} is no tile"
                    yield Fault.TILES_ONLY, reason


def _calculations(expression: Expression) -> Iterable[Calculation]:
    if isinstance(expression, Calculation):
        yield expression
        for operand in expression.operands:
            yield from _calculations(operand)


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _are(count: int) -> str:
    return "is only one" if count == 1 else f"are only {count}"


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
