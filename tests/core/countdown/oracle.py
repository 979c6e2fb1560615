"""The numbers game by brute force, sharing no code with the solver.

A form is a nested tuple: ("tile", value), ("+" or "×", value, sorted operands, sorted operands
taken back), or (symbol, value, operands). It is what an expression is when only the structure
counts, with sums and products flattened.
"""

from collections import defaultdict
from fractions import Fraction
from itertools import product

from core.countdown import Calculation

FAMILY = {"+": "+", "-": "+", "×": "×", "÷": "×"}
IDENTITY = {"+": 0, "×": 1}


def result(symbol, a, b):
    """The value of a calculation, or None."""
    whole = isinstance(a, str) or Fraction(a).denominator == Fraction(b).denominator == 1
    if symbol == "×":
        return a * b
    if symbol == "÷":
        return Fraction(a) / b if b != 0 else None
    if symbol == "mod":
        return a - b * (a // b) if whole and a >= 0 and b > 0 else None
    if symbol == "^":
        allowed = b in range(2, 11) and abs(a) <= 10**6 and abs(Fraction(a) ** int(b)) <= 10**6
        return Fraction(a) ** int(b) if allowed else None
    if symbol == "‖":
        return int(str(a) + str(b)) if whole and a > 0 and b >= 0 else None
    if symbol == "+":
        return a + b
    if symbol == "∩":
        shared = [n for n in range(1, min(len(a), len(b)) + 1) if a[len(a) - n :] == b[:n]]
        return a[: len(a) - max(shared)] + b if shared else None
    if isinstance(a, str):
        return a.replace(b, "", 1) if b and b in a else None
    return a - b


def allowed(value, rules):
    if isinstance(value, str):
        return bool(value) or rules.zero
    return (value > 0 or rules.negatives or (value == 0 and rules.zero)) and (
        rules.fractions or Fraction(value).denominator == 1
    )


def operands(form):
    return () if form[0] == "tile" else tuple(part for group in form[2:] for part in group)


def flat(symbol, value, left, right):
    """The form of a calculation."""
    family = None if isinstance(value, str) else FAMILY.get(symbol)
    if family is None:
        chained = symbol in ("‖", "+")
        left = left[2] if chained and left[0] == symbol else (left,)
        right = right[2] if chained and right[0] == symbol else (right,)
        return (symbol, value, left + right)
    (ahead, back), (more, less) = (
        form[2:] if form[0] == family else ((form,), ()) for form in (left, right)
    )
    if symbol != family:
        more, less = less, more
    return (family, value, tuple(sorted(ahead + more)), tuple(sorted(back + less)))


def all_forms(tiles, rules):
    """All legal forms by the tiles they use: every binary tree, every order of operands."""
    symbols = [operator.symbol for operator in rules.operators]
    forms = defaultdict(set)
    full = tuple(sorted(tiles))
    for size in range(1, len(full) + 1):
        for used in selections(full, size):
            if size == 1:
                forms[used].add(("tile", used[0]))
            for one, other in splits(used):
                for left, right, symbol in product(forms[one], forms[other], symbols):
                    if symbol == "‖" and not (chain_of_tiles(left) and chain_of_tiles(right)):
                        continue
                    value = result(symbol, value_of(left), value_of(right))
                    if value is not None and allowed(value, rules):
                        forms[used].add(flat(symbol, value, left, right))
    return forms


def value_of(form):
    return form[1]


def chain_of_tiles(form):
    return form[0] in ("tile", "‖")


def selections(tiles, size):
    if size == 0:
        return {()}
    return {
        tuple(sorted((tiles[i], *rest)))
        for i in range(len(tiles))
        for rest in selections(tiles[i + 1 :], size - 1)
    }


def splits(tiles):
    """Every way to share tiles out to a left and a right operand."""
    found = set()
    for sides in product((0, 1), repeat=len(tiles)):
        parts = tuple(
            tuple(tile for tile, where in zip(tiles, sides, strict=True) if where == side)
            for side in (0, 1)
        )
        if all(parts):
            found.add(parts)
    return found


def is_wasteful(form):
    """Whether 1 is a factor or divisor, 0 added or taken away, or nothing joined, anywhere."""
    idle = "" if (form[0], isinstance(form[1], str)) == ("+", True) else IDENTITY.get(form[0])
    here = [value_of(part) for group in form[2:] for part in group] if idle is not None else []
    if len(form) > 3 and len(form[2]) == 1:
        here = here[1:]  # In 1 ÷ 2 the 1 can't be left out.
    return idle in here or any(map(is_wasteful, operands(form)))


def forms_by_value(tiles, rules):
    """For each value that can be made, its distinct forms (before the rules for spare tiles)."""
    by_value = defaultdict(set)
    for used, forms in all_forms(tiles, rules).items():
        if len(used) == len(tiles) or not rules.use_all:
            for form in forms:
                if rules.use_all or not is_wasteful(form):
                    by_value[value_of(form)].add(form)
    return by_value


def form_of(expression):
    """The form of an expression of the solver."""
    if not isinstance(expression, Calculation):
        return ("tile", expression.value)
    family, parts = expression.rest[0][0].family.symbol, [form_of(expression.first)]
    if isinstance(expression.value, str) or family not in IDENTITY:
        parts += [form_of(operand) for _, operand in expression.rest]
        return (family, expression.value, tuple(parts))
    back = [form_of(each) for operator, each in expression.rest if operator.symbol != family]
    parts += [form_of(each) for operator, each in expression.rest if operator.symbol == family]
    return (family, expression.value, tuple(sorted(parts)), tuple(sorted(back)))


def spare_classes(forms):
    """The forms, grouped by what is the same where all tiles must be used.

    Two forms are the same if taking one spare thing out of each leaves the same: an operand
    that changes nothing, or one that is both worked in and taken back.
    """
    leader = {form: form for form in forms}

    def find(form):
        while leader[form] != form:
            form = leader[form]
        return form

    by_signature = {}
    for form in forms:
        for signature in spares(form):
            other = by_signature.setdefault(signature, form)
            leader[find(form)] = find(other)
    classes = defaultdict(set)
    for form in forms:
        classes[find(form)].add(form)
    return list(classes.values())


def spares(form):
    """Each spare thing in a form, with what the form is without it."""
    if form[0] not in IDENTITY:
        return
    family, value, ahead, back = form
    for i, part in enumerate(ahead):
        others = ahead[:i] + ahead[i + 1 :]
        for rest, spare in spares(part):
            yield rebuilt(family, value, (*others, rest), back), spare
        if others and value_of(part) == IDENTITY[family]:
            yield rebuilt(family, value, others, back), ("idle", family, part)
        if others and part in back:
            k = back.index(part)
            yield rebuilt(family, value, others, back[:k] + back[k + 1 :]), ("spent", part)
    for i, part in enumerate(back):
        others = back[:i] + back[i + 1 :]
        for rest, spare in spares(part):
            yield rebuilt(family, value, ahead, (*others, rest)), spare
        if value_of(part) == IDENTITY[family]:
            yield rebuilt(family, value, ahead, others), ("idle", family, part)


def rebuilt(family, value, ahead, back):
    plus, minus = [], []
    for group, same, opposite in ((ahead, plus, minus), (back, minus, plus)):
        for part in group:
            if part[0] == family:
                same.extend(part[2])
                opposite.extend(part[3])
            else:
                same.append(part)
    if len(plus) == 1 and not minus:
        return plus[0]
    return (family, value, tuple(sorted(plus)), tuple(sorted(minus)))


def count_expressions(tiles, valid):
    """How many expressions there are of each value, counting every order of everything.

    `valid(symbol, a, b)` says which calculations count, as in Hutton's "The Countdown Problem".
    """
    counts = {(tile,): {tile: 1} for tile in tiles}
    full = tuple(sorted(tiles))
    total = defaultdict(int)
    for size in range(1, len(full) + 1):
        for used in selections(full, size):
            here = defaultdict(int, counts.get(used, {}))
            for one, other in splits(used):
                for (a, many), (b, more) in product(counts[one].items(), counts[other].items()):
                    for symbol in "+-×÷":
                        if valid(symbol, a, b):
                            here[int(result(symbol, a, b))] += many * more
            counts[used] = dict(here)
            for value, count in here.items():
                total[value] += count
    return total
