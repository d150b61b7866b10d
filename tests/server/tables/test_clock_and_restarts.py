"""Games with a clock, and servers that stop, are killed, and return."""

import contextlib
import gzip
import random
from pathlib import Path

import psycopg
import pytest

import lamplit

from ..support.random_play import CAST, KILLER, TEAM, asked, lone_explorer, mansion, play_on, play_some
from ..support.servers import Table, ThreadServer, apart, opened, wait_for

CROWD = (KILLER, *TEAM)


# -- time ------------------------------------------------------------------------------------------------------------


def test_in_the_temple_the_servers_time_rules(server: ThreadServer) -> None:
    _table, red = lone_explorer(server, intro=1)
    assert red.zero is not None
    red.waits_until(lambda guest: guest.question)
    heard_at = red.does("time")["time"]
    assert heard_at - red.zero >= 1000, "the temple opened before its time"
    assert heard_at - red.zero < 30_000
    red.answers("roll")
    rolled = red.view["now"]
    assert 1.0 <= rolled <= (red.does("time")["time"] - red.zero) / 1000
    assert any(event["kind"] == "rolled" for event in red.events)


def test_time_stands_still_while_nobody_is_there(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, red = lone_explorer(server)
    red.answers("roll")
    zero, view = red.zero, red.view
    red.goes()
    wait_for(lambda: not any(feed.listeners for feed in server.live(table).feeds.values()), "the temple to be empty")
    server.forgets(table)
    hours = 3_600_000
    monkeypatch.setattr(server.registry, "time", lambda now=server.registry.time: now() + hours)
    back = table.sit("red")
    back.waits_until(lambda guest: guest.zero != zero)
    assert back.zero is not None
    assert zero is not None
    assert back.zero - zero >= hours - 5_000
    assert back.view["next_cue"] == view["next_cue"], "a gong was missed"
    assert back.answers("roll")["type"] == "done"


def test_a_clock_on_the_wall_that_jumps_ends_no_game(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a machine has slept: the timer rings hours late."""
    _table, red = lone_explorer(server, intro=1)
    zero = red.zero
    monkeypatch.setattr(server.registry, "time", lambda now=server.registry.time: now() + 3_600_000)
    red.waits_until(lambda guest: guest.zero != zero)
    red.waits_until(lambda guest: guest.question)
    assert red.result is None
    assert red.answers("roll")["type"] == "done"


# -- restarts ----------------------------------------------------------------------------------------------------------


def test_the_server_is_stopped_in_mid_game_and_all_go_on(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        table, people = mansion(server)
        play_some(people, random.Random(2), 20)
        people["survivor1"].says("the lamp flickers")
        last = people["survivor1"].does("say", words="once", id="unsure")
        known = {seat: (guest.catches_up().view, guest.question, guest.events) for seat, guest in people.items()}
        server.stop()
        assert {guest.parting[0] for guest in people.values()} == {1012}
        server.open()
        people = {seat: table.sit(seat, after=people[seat]) for seat in CROWD}
        assert {seat: (guest.view, guest.question, guest.events) for seat, guest in people.items()} == known
        assert last == people["survivor1"].does("say", words="once", id="unsure")
        assert [line["words"] for line in people["survivor1"].catches_up().talk] == ["the lamp flickers", "once"]
        play_some(people, random.Random(3), 10)


def test_the_server_is_killed_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with apart(tmp_path) as server:
        table, people = mansion(server)
        play_some(people, random.Random(2), 20)
        known = {seat: (guest.catches_up().view, guest.question, guest.events) for seat, guest in people.items()}
        server.kill()
        server.open()
        for seat, facts in known.items():
            fresh = table.sit(seat)
            assert (fresh.view, fresh.question, fresh.events) == facts


def test_a_server_that_stops_leaves_its_bots_to_others_at_once(postgres_url: str, tmp_path: Path) -> None:
    with opened(tmp_path, database_url=postgres_url) as server:
        table = server.table("terrorscape", killer="me", **dict.fromkeys(TEAM, "bot:thumb"), options=CAST)
        wait_for(lambda: server.live(table).drives, "the server to keep its table")
        assert _keepers(postgres_url) == [table.id]
        server.close()
        assert _keepers(postgres_url) == []
        server.open()


def _keepers(url: str) -> list[str]:
    with contextlib.closing(psycopg.connect(url.replace("postgresql+psycopg", "postgresql"))) as line:
        return [table for (table,) in line.execute("SELECT table_id FROM keepers")]


def test_the_server_works_under_a_sub_path(tmp_path: Path) -> None:
    with opened(tmp_path, root_path="/games") as server:
        assert [game["name"] for game in server.get("/games/api/games").json] == list(lamplit.games())
        assert server.get("/games/healthz").json["status"] == "ok"
        reply = server.post("/games/api/tables", {"game": "escape", "seats": {"red": "me"}, "name": "Ada"})
        table = Table(server, reply.json)
        assert table.sit("red").table["stage"] == "gathering"
        assert server.get("/games/").headers["content-type"].startswith("text/html")
        assert server.get("/games/openapi.json").status == 404


def test_the_http_half_describes_itself(server: ThreadServer) -> None:
    described = server.get("/api/openapi.json").json
    assert {"/api/tables", "/api/records", "/api/statistics", "/api/games"} <= set(described["paths"])
    page = server.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for path in described["paths"]:
        assert path.replace("{", "{") in page.body.decode()
    assert "<script" not in page.body.decode()


def test_games_seats_and_rules_are_shown(server: ThreadServer) -> None:
    shown = {game["name"]: game for game in server.get("/api/games").json}
    assert shown["terrorscape"]["seats"] == list(CROWD)
    assert shown["escape"]["levels"] == ["random", "thumb"]
    seats = server.post("/api/games/escape/seats", {"options": {"players": 2}}).json
    assert len(seats["seats"]) == 2
    assert server.post("/api/games/escape/seats", {"options": {"players": 9}}).status == 400
    rules = server.get("/api/games/terrorscape/rules").json
    assert all(rule["en"] and rule["de"] for chapter in rules for rule in chapter["rules"])
    assert {rule.get("edition", "") for chapter in rules for rule in chapter["rules"]} == {"", "v1.05", "v2"}
    assert server.get("/readyz").json["status"] == "ready"


def test_nothing_broke_inside(server: ThreadServer) -> None:
    _table, people = mansion(server)
    luck = random.Random(11)
    play_on(people, luck, lambda: people[KILLER].result is not None or len(people[KILLER].events) > 30)
    assert asked(people) or people[KILLER].result
    assert [line for line in server.log if '"error"' in line or '"warning"' in line] == []


def test_the_client_comes_compressed_to_those_who_take_it(server: ThreadServer) -> None:
    plain = server.get("/")
    pressed = server.request("GET", "/", headers={"accept-encoding": "gzip, deflate"})
    assert "content-encoding" not in plain.headers
    assert pressed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(pressed.body) == plain.body
