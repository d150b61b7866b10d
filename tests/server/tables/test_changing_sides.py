"""A player changes sides during a game: who is told what, and who hears the talk."""

from typing import Any

import pytest

from lamplit.engine import SPECTATOR, Game
from lamplit.engine.testing import conformance
from lamplit.games import GAMES
from lamplit.server.bot_workers.background_jobs import frames
from lamplit.server.patch import apply

from ...engine.games import masks, mutiny
from ..support.guest import Guest
from ..support.servers import Table, ThreadServer


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register two games."""
    monkeypatch.setitem(GAMES, "mutiny", mutiny.GAME)
    monkeypatch.setitem(GAMES, "masks", masks.GAME)


def three(server: ThreadServer, game: str) -> tuple[Table, dict[str, Guest]]:
    """Open a table with three people."""
    table = server.table(game, ann="me", ben="me", cat="me")
    return table, {seat: table.sit(seat) for seat in mutiny.SEATS}


def newest(guest: Guest) -> str:
    """Return everything a guest was told since the last call."""
    told = " ".join(guest.catches_up().heard)
    guest.heard.clear()
    return told


def test_who_turns_gets_a_view_of_their_own_and_all_learn_who_shares_a_viewpoint(server: ThreadServer) -> None:
    _table, people = three(server, "mutiny")
    assert '"mates":["ann","ben","cat"]' in newest(people["ben"])
    people["ann"].answers("desert")
    assert '"mates":["ben","cat"]' in newest(people["ben"])
    told = newest(people["ann"])
    assert '"mates":["ann"]' in told
    assert '"patch":[[[],{' in told
    assert people["ann"].view["cards"]["hand:ben"] == 2
    assert people["ben"].view["cards"]["hand:cat"] == people["cat"].catches_up().view["cards"]["hand:cat"]


def test_team_talk_stays_with_those_who_were_of_the_team_even_after_the_table_is_read_anew(
    server: ThreadServer,
) -> None:
    table, people = three(server, "mutiny")
    people["ann"].says("all-of-us", team=True)
    people["ann"].answers("desert")
    people["ben"].says("without-her", team=True)
    server.send_home()
    server.forgets(table)
    assert [line["words"] for line in table.sit("ann").talk] == ["all-of-us"]
    assert [line["words"] for line in table.sit("cat").talk] == ["all-of-us", "without-her"]


def test_nobody_is_told_that_there_is_a_spy_and_the_spy_hears_what_friends_say(server: ThreadServer) -> None:
    _table, people = three(server, "masks")
    people["ann"].answers("masks")
    for guest in people.values():
        assert f'"mates":["{guest.view["you"]}"]' in newest(guest.catches_up())
    people["ben"].says("between-friends", team=True)
    told = {seat: len(newest(guest)) for seat, guest in people.items() if seat != "ben"}
    assert len(set(told.values())) == 1
    assert all(guest.talk[-1]["words"] == "between-friends" for guest in people.values())


@pytest.mark.parametrize("game", [mutiny.GAME, masks.GAME], ids=lambda game: game.name)
def test_a_replay_shows_each_what_they_saw_then_whatever_side_they_came_to(game: Game[Any]) -> None:
    match = conformance.play(game, seed="3")
    for seat in (*match.seats, SPECTATOR):
        found = frames(match.record(), seat)
        assert [event for frame in found for event in frame.get("events", [])] == match.events(seat)
        view = found[0]["view"]
        for frame in found[1:]:
            view = apply(view, frame.get("patch", []))
        assert view == match.view(seat)


def test_who_watches_a_minute_later_sees_the_sides_of_a_minute_ago(server: ThreadServer) -> None:
    table = server.table("mutiny", ann="me", ben="me", cat="me", spectators="delayed")
    people = {seat: table.sit(seat) for seat in mutiny.SEATS}
    watcher = table.watch()
    people["ann"].answers("desert")
    told = " ".join(watcher.catches_up().heard)
    assert "desert" not in told
    assert '"mutineers":["ann"]' not in told


def test_who_may_only_watch_later_learns_no_sides_by_asking_over_http(server: ThreadServer) -> None:
    table = server.table("mutiny", ann="me", ben="me", cat="me", spectators="delayed", public=True)
    people = {seat: table.sit(seat) for seat in mutiny.SEATS}
    before = table.look()["sides"]
    people["ann"].answers("desert")
    assert server.get(f"/api/tables/{table.id}").json["sides"] == before
    assert table.look()["sides"] == before
    own = server.get(f"/api/tables/{table.id}", table.secrets["ben"]).json
    assert own["sides"] != before
