"""How long ago something was, as people say it."""

from datetime import datetime, timedelta, timezone

import pytest

from webui.home.moments import ago, title

NOW = datetime(2024, 3, 12, 18, 5, 30)


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("2024-03-12 18:05:30", "just now"),
        ("2024-03-12 18:04:31", "just now"),
        ("2024-03-12 18:04:30", "1 minute ago"),
        ("2024-03-12 17:05:31", "59 minutes ago"),
        ("2024-03-12 17:05:30", "today, 17:05"),
        ("2024-03-12 00:00:00", "today, 00:00"),
        ("2024-03-11 23:59:59", "yesterday, 23:59"),
        ("2024-03-10 23:59:59", "Sunday, 23:59"),
        ("2024-03-06 09:01:00", "Wednesday, 09:01"),
        ("2024-03-05 09:01:00", "5 March, 09:01"),
        ("2023-12-31 09:01:00", "31 December 2023, 09:01"),
        ("2024-03-12 18:06:00", "just now"),
        ("2024-03-12 19:00:00", "12 March, 19:00"),
    ],
)
def test_ago(then: str, said: str) -> None:
    assert ago(datetime.fromisoformat(then), NOW) == said


def test_shortly_after_midnight_minutes_come_first() -> None:
    midnight = datetime(2024, 3, 12, 0, 2)
    assert ago(midnight - timedelta(minutes=5), midnight) == "5 minutes ago"


def test_an_hour_is_an_hour_when_the_clocks_change() -> None:
    winter, summer = timezone(timedelta(hours=1)), timezone(timedelta(hours=2))
    then = datetime(2024, 3, 31, 1, 50, tzinfo=winter)
    assert ago(then, datetime(2024, 3, 31, 3, 10, tzinfo=summer)) == "20 minutes ago"


def test_a_board_is_called_by_its_name_or_its_day() -> None:
    assert title("Sunday", NOW, NOW) == "Sunday"
    assert title("", NOW, NOW) == "Board of 12 March, 18:05"
