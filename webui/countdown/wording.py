"""What is found, in sentences."""

from webui.countdown.findings import Answer, Nearby
from webui.countdown.rounds import MILLION
from webui.countdown.values import Value


def count(number: int, one: str, many: str) -> str:
    """A number and what is counted.

    >>> count(1, "way", "ways"), count(1234, "way", "ways")
    ('1 way', '1,234 ways')
    """
    return f"{number:,} {one if number == 1 else many}"


def ways(number: int) -> str:
    return count(number, "way", "ways")


def headline(answer: Answer, target: Value) -> str:
    """The answer in a line.

    >>> headline(Answer((), ((6, 2),), ("830", "832"), "1"), 831)
    'No exact answer. The closest are 830 and 832, 1 away.'
    """
    at_least = "" if answer.complete else "at least "
    if answer.is_exact:
        return f"{at_least}{ways(answer.total)} to make {target}".capitalize()
    none = "No exact answer" if answer.complete else "No exact answer found yet"
    if answer.distance is None:
        return f"{none}, and nothing else by these rules."
    verb = "is" if len(answer.values) == 1 else "are"
    away = _away(answer.distance, target)
    return f"{none}. The closest {verb} {listed(answer.values)}, {away} away."


def _away(distance: str, target: Value) -> str:
    """Words differ by letters."""
    if isinstance(target, int):
        return distance
    return "1 letter" if distance == "1" else f"{distance} letters"


VALUES_NAMED = 4


def listed(values: tuple[str, ...]) -> str:
    """Some values in a row of words.

    >>> listed(("a", "b", "c"))
    'a, b and c'
    """
    if len(values) > VALUES_NAMED:
        return f"{', '.join(values[:VALUES_NAMED])} and {len(values) - VALUES_NAMED:,} more"
    return " and ".join(part for part in (", ".join(values[:-1]), values[-1]) if part)


def outcome(answer: Answer, target: Value) -> str:
    """The answer with its simplest way, for a narrow place.

    >>> outcome(Answer(("75 × 2",), ((2, 1),), ("150",), "0"), 150)
    '75 × 2 = 150. The only way.'
    """
    if not answer.ways:
        return headline(answer, target)
    simplest = f"{answer.ways[0]} = {answer.values[0]}"
    if answer.is_exact:
        others = answer.total - 1
        rest = f"and {count(others, 'other way', 'other ways')}" if others else "The only way"
        return f"{simplest}{', ' if others else '. '}{rest}."
    return f"{headline(answer, target)} {simplest}"


def work(calculations: int) -> str:
    """How much work a search is at most.

    >>> work(3_000_000)
    '3 million calculations'
    """
    return f"{calculations // MILLION} million calculations"


def so_far(calculations: int) -> str:
    """How much work was done.

    >>> so_far(12_400_000)
    '12.4 million calculations so far'
    """
    return f"{calculations / MILLION:.1f} million calculations so far"


def around(nearby: Nearby) -> str:
    """What the picture shows, in a sentence.

    >>> around(Nearby(101, "0010"))
    '3 of the 4 targets from 101 to 104 can be made.'
    """
    targets = nearby.targets
    known = "" if nearby.complete else "At least "
    return (
        f"{known}{nearby.made:,} of the {len(targets):,} targets from {targets[0]:,} "
        f"to {targets[-1]:,} can be made."
    )
