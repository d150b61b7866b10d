"""A scenario is mended while people play it: their table goes on, and tables of other scenarios notice nothing."""

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
    """The house has one game more, and may get it in a newer version."""
    monkeypatch.setitem(GAMES, "attic", attic.GAME)
    return lambda game: monkeypatch.setitem(GAMES, "attic", game)


def deeper(packed: dict[str, Any], _rules: int) -> dict[str, Any]:
    """What the newer rules make of an older table."""
    return {**packed, "scenario": {**packed["scenario"], "water": 4}}


def flooded(server: ThreadServer) -> tuple[Table, dict[str, Guest]]:
    """A table at which the flood has come."""
    while True:
        table = server.table("attic", ann="me", ben="me", cat="me", options={"omens": 1})
        people = {seat: table.sit(seat) for seat in ("ann", "ben", "cat")}
        while not people["ann"].view["modules"]:
            asked(people).answers("draw")
            people["ann"].catches_up()
        if "flood" in people["ann"].view["modules"]:
            return table, people


def asked(people: dict[str, Guest]) -> Guest:
    """Whoever has to answer."""
    return next(guest for guest in people.values() if guest.catches_up().question)


def read_anew(server: ThreadServer, table: Table) -> Guest:
    """The table is read from the database, and Ann sits down at it."""
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
    # The log alone does not lead there: it began under the older rules.
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
    """All events that frames tell of."""
    return [event for frame in found for event in frame.get("events", [])]
