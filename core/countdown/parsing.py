"""Reading a typed expression."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from core.countdown.arithmetic import NUMBERS
from core.countdown.expression import Expression, Tile, combine
from core.countdown.operators import Algebra, Operator
from core.invisible import visible

LONGEST_TEXT = 300


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    place: int

    def __str__(self) -> str:
        return f"{self.text!r} at character {self.place}"


_Tokens: TypeAlias = tuple[_Token, ...]


def parse(text: str, algebra: Algebra = NUMBERS) -> Expression:
    """The expression a text stands for; `str` of any expression reads back as that expression.

    Takes the operators of the algebra in any of their spellings and round brackets. Operators
    that hold equally tightly may stand side by side only within one family (+ with -, × with ÷).

    Raises ValueError, saying where, if the text can't be read, and what, if a calculation in it
    can't be done (a division by zero).

    >>> str(parse("((6+75))*9 - 7"))
    '(75 + 6) × 9 - 7'
    """
    text = visible(text)
    if len(text) > LONGEST_TEXT:
        raise ValueError(
            f"an expression of {len(text)} characters is too long; at most {LONGEST_TEXT} will do"
        )
    expression, rest = _operation(_tokens(text, algebra), algebra, loosest=0)
    if rest:
        raise ValueError(f"{rest[0]}: expected an operator")
    return expression


def _tokens(text: str, algebra: Algebra) -> tuple[_Token, ...]:
    symbols = sorted(_spellings(algebra), key=len, reverse=True)
    known = "|".join([*map(re.escape, [*symbols, "(", ")"]), algebra.kind.pattern])
    tokens = tuple(
        _Token(found.group(), found.start() + 1) for found in re.finditer(rf"{known}|\S", text)
    )
    for token in tokens:
        if not re.fullmatch(known, token.text):
            offered = " ".join(operator.symbol for operator in algebra.operators)
            raise ValueError(f"{token}: not a {algebra.kind.name}, a bracket or one of {offered}")
    return tokens


def _operation(tokens: _Tokens, algebra: Algebra, loosest: int) -> tuple[Expression, _Tokens]:
    left, rest = _operand(tokens, algebra)
    last: Operator | None = None
    while rest and (operator := _spellings(algebra).get(rest[0].text)):
        if operator.binding < loosest:
            break
        if last and last.binding == operator.binding and not _may_follow(last, operator):
            raise ValueError(
                f"{rest[0]}: {last.symbol} and then {operator.symbol} can be read in two ways; "
                "put brackets around the calculation that comes first"
            )
        right, rest = _operation(rest[1:], algebra, operator.binding + 1)
        left, last = combine(operator, left, right), operator
    return left, rest


def _operand(tokens: _Tokens, algebra: Algebra) -> tuple[Expression, _Tokens]:
    wanted = f"expected a {algebra.kind.name} or an opening bracket"
    if not tokens:
        raise ValueError(f"{wanted}, but there is nothing more")
    token, rest = tokens[0], tokens[1:]
    if token.text == "(":
        inner, rest = _operation(rest, algebra, loosest=0)
        if not rest or rest[0].text != ")":
            raise ValueError(f"{token}: this bracket is never closed")
        return inner, rest[1:]
    if not re.fullmatch(algebra.kind.pattern, token.text):
        raise ValueError(f"{token}: {wanted}")
    return Tile(algebra.kind.parse(token.text), algebra.kind), rest


def _spellings(algebra: Algebra) -> dict[str, Operator]:
    return {
        spelling: operator
        for operator in algebra.operators
        for spelling in (operator.symbol, *operator.spellings)
    }


def _may_follow(last: Operator, operator: Operator) -> bool:
    return last.family == operator.family and operator.family.associative
