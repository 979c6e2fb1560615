"""Moments in plain words, on the clock of this computer."""

from datetime import datetime, timedelta

MINUTE = timedelta(minutes=1)

HOUR = timedelta(hours=1)


def ago(then: datetime, now: datetime) -> str:
    """How long ago `then` is, or when it was.

    >>> ago(datetime(2024, 3, 12, 18, 5), datetime(2024, 3, 12, 18, 8))
    '3 minutes ago'
    >>> ago(datetime(2024, 3, 12, 18, 5), datetime(2024, 3, 13, 9, 0))
    'yesterday, 18:05'
    """
    age = now - then
    if age < -MINUTE:  # the clock was set back
        return day(then, now)
    if age < MINUTE:
        return "just now"
    if age < HOUR:
        minutes = age // MINUTE
        return "1 minute ago" if minutes == 1 else f"{minutes} minutes ago"
    days = (now.date() - then.date()).days
    if days == 0:
        return f"today, {then:%H:%M}"
    if days == 1:
        return f"yesterday, {then:%H:%M}"
    if days < 7:
        return f"{then:%A}, {then:%H:%M}"
    return day(then, now)


def day(then: datetime, now: datetime) -> str:
    """The day and the time of day; the year when it is another one.

    >>> day(datetime(2024, 3, 2, 18, 5), datetime(2024, 12, 31))
    '2 March, 18:05'
    >>> day(datetime(2024, 3, 2, 18, 5), datetime(2025, 1, 1))
    '2 March 2024, 18:05'
    """
    year = "" if then.year == now.year else f" {then.year}"
    return f"{then.day} {then:%B}{year}, {then:%H:%M}"


def title(name: str, made: datetime, now: datetime) -> str:
    """What a board is called: by its name, or else by when it was made."""
    return name or f"Board of {day(made, now)}"
