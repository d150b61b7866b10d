"""Opening tables, without a server."""

from datetime import datetime
from typing import Any

import msgspec
import pytest

from lamplit import game
from lamplit.server.errors import Refused
from lamplit.server.tables.effects import take
from lamplit.server.tables.opening import TableRequest, rematch, table_as_requested
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

LATER = int(datetime(2026, 11, 19, 12).timestamp() * 1000)


def again(**options: Any) -> dict[str, Any]:
    """Return the options of a rematch on 19 November after a game with these options."""
    seats = {"explorer1": "me", **{f"explorer{number}": "bot:thumb" for number in (2, 3)}}
    wish = TableRequest(Terms("betrayal", {"players": 3, **options}), seats, "Ada")
    row, first = table_as_requested(wish, "table", 0)
    state = TableState(Terms.unpack(row.settings), row.seed, row.start)
    for entry in first:
        take(state, entry, 0)
    return msgspec.json.decode(rematch(row, state, "again", LATER).facts["settings"])["options"]


def test_a_rematch_is_played_on_its_own_day():
    renewed = again(month=2, day=28)
    assert (renewed["month"], renewed["day"]) == (11, 19)


def test_where_the_lot_decided_it_decides_again():
    assert again()["month"] == 0


def guided(**changes: Any) -> TableRequest:
    """Return a request for a guided game for one person, with changes."""
    seats = {"explorer1": "me", **{f"explorer{number}": "bot:thumb" for number in (2, 3)}}
    terms = Terms("betrayal", {"players": 3}, public=changes.get("public", False))
    return TableRequest(terms, changes.get("seats", seats), "Ada", guided=True)


def test_cards_and_dice_of_a_guided_game_are_known_beforehand():
    row, _ = table_as_requested(guided(), "table", 0)
    again, _ = table_as_requested(guided(), "another", 0)
    assert row.seed == again.seed == game("betrayal").first_game
    assert not Terms.unpack(row.settings).latecomers


@pytest.mark.parametrize(
    "changes", [{"public": True}, {"seats": {"explorer1": "me", "explorer2": "bot:thumb", "explorer3": "open"}}]
)
def test_nobody_else_plays_where_cards_and_dice_are_known_beforehand(changes: dict[str, Any]):
    with pytest.raises(Refused, match="guided first game"):
        table_as_requested(guided(**changes), "table", 0)


def test_a_game_without_a_guide_is_not_opened_as_a_guided_one():
    seats = dict.fromkeys(game("escape").seats({"players": 1}), "me")
    with pytest.raises(Refused, match="guided first game"):
        table_as_requested(TableRequest(Terms("escape", {"players": 1}), seats, "Ada", guided=True), "table", 0)
