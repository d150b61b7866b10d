"""Default options of tables in the terminal."""

from datetime import date

import lamplit
from lamplit.terminal.settings import for_people


def test_today_is_filled_in_where_no_other_day_is_typed():
    before = date.today()
    found = for_people("betrayal", {"players": 3})
    assert (found.pop("month"), found.pop("day")) in {(day.month, day.day) for day in (before, date.today())}
    assert found == {**lamplit.game("betrayal").for_people, "players": 3}
    assert for_people("betrayal", {"month": 0, "day": 1}) == {
        **lamplit.game("betrayal").for_people,
        "month": 0,
        "day": 1,
    }


def test_games_that_ask_for_no_date_get_none():
    assert "month" not in for_people("terrorscape", {})
