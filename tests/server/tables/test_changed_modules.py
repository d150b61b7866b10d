"""A scenario's rules change during a game: its tables go on, and tables of other scenarios are unaffected."""

from collections.abc import Callable
from typing import Any

import pytest

from lamplit.games import GAMES
from lamplit.server.bot_workers.background_jobs import frames
from lamplit.server.tables import loading

from ...engine.games import attic
from ...engine.test_modules import evening, mended
from ..support.guest import Guest
from ..support.servers import Table, ThreadServer


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Register a game that may get newer rules."""
    monkeypatch.setitem(GAMES, "attic", attic.GAME)
    return lambda game: monkeypatch.setitem(GAMES, "attic", game)


def deeper(packed: dict[str, Any], _rules: int) -> dict[str, Any]:
    """Convert an older table to the newer rules."""
    return {**packed, "scenario": {**packed["scenario"], "water": 4}}


def flooded(server: ThreadServer) -> tuple[Table, dict[str, Guest]]:
    """Open a table where the flood has begun."""
    while True:
        table = server.table("attic", ann="me", ben="me", cat="me", options={"omens": 1})
        people = {seat: table.sit(seat) for seat in ("ann", "ben", "cat")}
        while not people["ann"].view["modules"]:
            asked(people).answers("draw")
            people["ann"].catches_up()
        if "flood" in people["ann"].view["modules"]:
            return table, people


def asked(people: dict[str, Guest]) -> Guest:
    """Return the guest with a question."""
    return next(guest for guest in people.values() if guest.catches_up().question)


def read_anew(server: ThreadServer, table: Table) -> Guest:
    """Load the table from the database, and seat Ann."""
    server.send_home()
    server.forgets(table)
    return table.sit("ann")


def test_a_table_goes_on_as_it_was_if_another_scenario_was_mended(
    server: ThreadServer, games: Callable[[Any], None]
) -> None:
    table, people = flooded(server)
    before = people["ann"].catches_up().view
    games(mended("ghost"))
    assert read_anew(server, table).view == before


def test_a_table_on_which_the_mended_scenario_is_played_goes_on_under_the_new_rules(
    server: ThreadServer, games: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _people = flooded(server)
    games(mended("flood", upgrade=deeper))
    ann = read_anew(server, table)
    assert ann.view["modules"] == {"flood": {"water": 4}}
    people = {seat: table.sit(seat) for seat in ("ann", "ben", "cat")}
    asked(people).answers("bail")
    seen = people["ann"].catches_up().view
    assert read_anew(server, table).view == seen
    # The log alone would not lead there, since it began under older rules.
    monkeypatch.setattr(loading, "resumed", lambda _row, _checkpoint: None)
    assert read_anew(server, table).view == seen


def test_a_replay_of_a_mended_scenario_is_told_by_what_was_heard(games: Callable[[Any], None]) -> None:
    text = evening("flood").record()
    in_full = frames(text, "ann")
    games(mended("ghost"))
    assert frames(text, "ann") == in_full
    games(mended("flood", upgrade=deeper))
    by_hearsay = frames(text, "ann")
    assert len(by_hearsay) != len(in_full)
    assert told(by_hearsay) == told(in_full)


def told(found: list[dict[str, Any]]) -> list[Any]:
    """Return all events in frames."""
    return [event for frame in found for event in frame.get("events", [])]
