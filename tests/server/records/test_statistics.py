"""Statistics: shares with intervals by characters, players, and settings."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lamplit.server.records import archive
from lamplit.server.records.statistics import counted, tallies
from lamplit.server.storage.store import RecordRow

from ..support.random_play import CAST, KILLER, TEAM, mansion
from ..support.servers import PATIENCE, ThreadServer, opened
from .test_finished_games import played

DAY = 86_400_000


def game(number: int, side: str, killer: str = "butcher", minutes: int = 25, **more: Any) -> RecordRow:
    """Return a finished game of Terrorscape."""
    team = more.pop("team", ("anna", "marco", "william"))
    people = more.pop("people", ())
    seats = {
        seat: {"who": "person" if seat in people else "bot", "name": "Ada" if seat in people else "", "plays": [who]}
        for seat, who in zip((KILLER, *TEAM), (killer, *team), strict=True)
    }
    result = {"side": side, "how": "rescue" if side == "survivors" else "elimination", "winners": []}
    created = more.pop("day", 0) * DAY
    options = {"killer": "choose", "players": 4, "plans": False} | more
    return RecordRow(
        f"g{number}", "terrorscape", 1, options, seats, result, False, "", False, 90, minutes * 60, created
    )


def group(figures: dict[str, Any], by: str, name: str = "") -> dict[str, dict[str, Any]]:
    """Return the values of one group, by name."""
    for found in figures["groups"]:
        if found["by"] == by and name in (found.get("side", ""), found.get("option", ""), ""):
            return {
                value["value"] if isinstance(value["value"], str) else json.dumps(value["value"]): value
                for value in found["values"]
            }
    return {}


def test_the_killer_who_wins_more_is_told_with_how_sure_that_is():
    rows = [game(n, "killer", "butcher") for n in range(8)]
    rows += [game(n, "survivors", "spectre") for n in range(10, 14)]
    figures = counted("terrorscape", rows)
    by_killer = group(figures, "cast", "killer")
    assert by_killer["butcher"]["games"] == 8
    assert by_killer["butcher"]["wins"]["killer"]["share"] == 1.0
    assert by_killer["spectre"]["wins"]["killer"]["count"] == 0
    sure = by_killer["spectre"]["wins"]["killer"]
    assert sure["low"] == 0.0
    assert 0.4 < sure["high"] < 0.6, "four games say little"
    assert figures["wins"]["killer"]["share"] == pytest.approx(8 / 12)


def test_members_and_teams_are_counted_where_teams_differ():
    rows = [game(1, "killer"), game(2, "survivors", team=("anna", "johnson", "sophia"))]
    figures = counted("terrorscape", rows)
    members = group(figures, "member", "survivors")
    assert members["anna"]["games"] == 2
    assert members["sophia"]["wins"]["survivors"]["count"] == 1
    teams = [json.loads(name) for name in group(figures, "team", "survivors")]
    assert teams == [["anna", "johnson", "sophia"], ["anna", "marco", "william"]]
    assert group(counted("terrorscape", rows[:1]), "member", "survivors") == {}


def test_only_what_games_differ_in_is_told_apart():
    rows = [game(1, "killer", plans=True), game(2, "survivors", plans=False), game(3, "killer", players=2)]
    figures = counted("terrorscape", rows)
    options = [found.get("option") for found in figures["groups"] if found["by"] == "option"]
    assert options == ["players", "plans"]
    assert group(figures, "option", "players")["2"]["games"] == 1
    levels = [game(n, "killer", traits=level) for n, level in enumerate(("nightmare", "easy", "none", "hard"))]
    assert list(group(counted("terrorscape", levels), "option", "traits")) == ["none", "easy", "hard", "nightmare"]


def test_what_came_of_a_setting_in_play_is_counted_and_not_that_it_was_left_open():
    seats = {f"explorer{n}": {"who": "bot", "name": ""} for n in (1, 2, 3)}

    def night(number: int, haunt: int, settled: int = 0, side: str = "heroes") -> RecordRow:
        result = {"side": side, "how": "over", "haunt": haunt, "winners": []}
        options = {"players": 3, "haunt": settled}
        return RecordRow(f"b{number}", "betrayal", 1, options, seats, result, False, "", False, 90, 600, 0)

    rows = [night(1, 12), night(2, 12, settled=12), night(3, 1, side="traitor")]
    haunts = group(counted("betrayal", rows), "option", "haunt")
    assert {haunt: found["games"] for haunt, found in haunts.items()} == {"1": 1, "12": 2}
    assert haunts["1"]["wins"]["heroes"]["count"] == 0


def test_people_are_told_from_bots_on_each_side_and_never_by_name():
    rows = [game(1, "killer", people=(KILLER,)), game(2, "survivors", people=TEAM), game(3, "killer", people=TEAM[:1])]
    figures = counted("terrorscape", rows)
    company = [value["value"] for found in figures["groups"] if found["by"] == "company" for value in found["values"]]
    assert {"killer": "people", "survivors": "bots"} in company
    assert {"killer": "bots", "survivors": "people"} in company
    assert {"killer": "bots", "survivors": "mixed"} in company
    assert figures["with_people"] == 3
    assert "Ada" not in json.dumps(figures)


def test_lengths_and_months_tell_when_and_how_long_people_played():
    rows = [game(1, "killer", minutes=3), game(2, "killer", minutes=25), game(3, "survivors", minutes=200, day=40)]
    figures = counted("terrorscape", rows)
    assert [(span["from"], span["to"]) for span in figures["lengths"] if span["games"]] == [
        (0, 5),
        (20, 30),
        (120, None),
    ]
    assert [(month["month"], month["games"]) for month in figures["months"]] == [("1970-01", 2), ("1970-02", 1)]
    assert figures["seconds"]["median"] == 25 * 60
    assert figures["endings"][0] == {"how": "elimination", "side": "killer", "games": 2, "words": {}}


def temple(number: int, side: str, **options: Any) -> RecordRow:
    """Return a finished game of Escape."""
    result = {"side": side, "how": "escape" if side == "adventurers" else "collapse", "winners": []}
    seats = {seat: {"who": "person", "name": "Ada"} for seat in ("red", "blue", "yellow", "green", "purple")}
    return RecordRow(f"t{number}", "escape", 3, options, seats, result, False, "", False, 90, 600, 0)


def test_practice_is_not_counted_and_games_with_more_time_are_told_apart():
    rows = [
        temple(1, "temple", practice=False, stretch=100),
        temple(2, "adventurers", practice=False, stretch=200),
        temple(3, "adventurers", practice=False, stretch=150),
        temple(4, "adventurers", practice=True, stretch=100),
        temple(5, "temple"),
        game(6, "killer"),
    ]
    found = [(each["game"], each["tally"], each["games"], set(each["wins"])) for each in tallies(rows)]
    assert found == [
        ("escape", "usual", 2, {"temple"}),
        ("escape", "slow", 2, {"adventurers"}),
        ("terrorscape", "usual", 1, {"killer"}),
    ]
    assert tallies(rows[3:4]) == []


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    """Run a server for one test."""
    with opened(tmp_path) as found:
        yield found


def test_a_game_with_settings_of_old_does_not_stop_the_others_from_being_counted():
    seats = {"red": {"who": "person", "name": "Ada", "plays": []}}
    result = {"side": "temple", "how": "collapse", "winners": []}
    row = RecordRow("g1", "escape", 1, {"players": 1, "lanterns": "blue"}, seats, result, False, "", False, 90, 600, 0)
    figures = counted("escape", [row])
    assert figures["games"] == 1
    assert figures["wins"]["temple"]["count"] == 1


def test_a_finished_game_is_counted_with_whom_it_was_played(server: ThreadServer) -> None:
    table = played(server, public=True)
    about = server.get(f"/api/records/{table.id}/about").json
    assert about["seats"][KILLER]["plays"] == [CAST["killer"]]
    assert sorted(about["seats"][seat]["plays"][0] for seat in TEAM) == ["anna", "marco", "william"]

    def count(company: str) -> int:
        return sum(row["games"] for row in server.get(f"/api/statistics?game=terrorscape&company={company}").json)

    assert count("all") == count("bots") >= 1
    assert count("people") == 0
    assert server.get("/api/statistics?company=cats").status == 400


def test_a_game_that_runs_is_not_counted(server: ThreadServer) -> None:
    def games() -> int:
        return sum(row["games"] for row in server.get("/api/statistics").json)

    played(server)
    before = games()
    mansion(server)
    played(server)
    assert games() == before + 1


def test_who_has_just_played_finds_that_game_counted(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "TIME_TO_COUNT", PATIENCE)
    seats = dict.fromkeys((KILLER, *TEAM), "bot:random")
    before = sum(row["games"] for row in server.get("/api/statistics").json)
    table = server.table("terrorscape", **seats, options=CAST, spectators="live", bot_pace="instant")
    table.watch().waits_until(lambda guest: guest.result)
    assert sum(row["games"] for row in server.get("/api/statistics").json) == before + 1


def test_a_guided_first_game_is_not_counted(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "TIME_TO_COUNT", PATIENCE)

    def games() -> int:
        return sum(row["games"] for row in server.get("/api/statistics?game=zeds").json)

    before = games()
    for guided, counted_then in ((True, before), (False, before + 1)):
        table = server.table("zeds", red="bot:random", spectators="live", bot_pace="instant", guided=guided)
        table.watch().waits_until(lambda guest: guest.result)
        assert games() == counted_then


def test_how_a_haunt_ended_is_told_in_words_that_no_client_has():
    row = RecordRow("b1", "betrayal", 1, {}, {}, {"side": "heroes", "how": "abyss-closed"}, False, "", False, 1, 60, 0)
    [ending] = counted("betrayal", [row])["endings"]
    assert ending["words"] == {"en": "The abyss: closed", "de": "Der Abgrund: geschlossen"}
