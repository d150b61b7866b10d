"""How tables are opened, without a server."""

from datetime import datetime
from typing import Any

import msgspec

from lamplit.server.tables.effects import take
from lamplit.server.tables.opening import TableRequest, as_wished, once_more
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

LATER = int(datetime(2026, 11, 19, 12).timestamp() * 1000)


def again(**options: Any) -> dict[str, Any]:
    """The options of a rematch on the nineteenth of November, after a game with these."""
    seats = {"explorer1": "me", **{f"explorer{number}": "bot:thumb" for number in (2, 3)}}
    wish = TableRequest(Terms("betrayal", {"players": 3, **options}), seats, "Ada")
    row, first = as_wished(wish, "table", 0)
    state = TableState(Terms.unpack(row.settings), row.seed, row.start)
    for entry in first:
        take(state, entry, 0)
    return msgspec.json.decode(once_more(row, state, "again", LATER).facts["settings"])["options"]


def test_a_rematch_is_played_on_its_own_day():
    renewed = again(month=2, day=28)
    assert (renewed["month"], renewed["day"]) == (11, 19)


def test_where_the_lot_decided_it_decides_again():
    assert again()["month"] == 0
