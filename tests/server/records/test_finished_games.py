"""After a game: records to watch, download and continue, statistics, and rematches."""

import asyncio
import random
import threading
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit.games import GAMES
from lamplit.server.bot_workers import job_queue
from lamplit.server.records import archive
from lamplit.server.storage.store import RecordRow, StoreUnavailable, TableRow
from lamplit.server.tables import playing

from ..support.random_play import CAST, KILLER, TEAM, mansion, play_some
from ..support.servers import Table, ThreadServer, opened, wait_for

RECORDS = Path(__file__).parents[2] / "records"
CROWD = (KILLER, *TEAM)


# -- to the end and after --------------------------------------------------------------------------------------------


def played(server: ThreadServer, **wishes: str | bool) -> Table:
    """Return a table where bots have finished a game."""
    table = server.table(
        "terrorscape",
        **dict.fromkeys(CROWD, "bot:random"),
        **wishes,
        options=CAST,
        spectators="live",
        bot_pace="instant",
    )
    table.watch().waits_until(lambda guest: guest.result)
    wait_for(lambda: server.get(f"/api/records/{table.id}", table.invite).status == 200, "the record of the game")
    return table


def test_a_finished_game_can_be_watched_downloaded_and_counted(server: ThreadServer) -> None:
    of_escape = server.get("/api/statistics?game=escape").json
    table = played(server, public=True)
    text = server.get(f"/api/records/{table.id}").body.decode()
    match = lamplit.load(text)
    assert match.over
    assert match.result == table.watch().result
    assert table.id in [row["id"] for row in server.get("/api/records?game=terrorscape").json]
    assert server.get(f"/api/records/{table.id}/about").json["result"] == match.result
    counted = server.get("/api/statistics?game=terrorscape").json[0]
    assert counted["games"] >= 1
    assert sum(side["count"] for side in counted["wins"].values()) == counted["games"]
    assert server.get("/api/statistics?game=escape").json == of_escape


def test_a_record_is_written_however_much_people_ask_for(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_queue, "MOST_WAITING", 0)
    table = played(server)
    assert server.get(f"/api/records/{table.id}/frames", table.invite).error == "error-chore-busy"


def test_a_record_that_cannot_be_written_is_tried_again_until_it_is_there(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "FIRST_PAUSE", 0.05)
    tries: list[str] = []
    put = server.registry.store.put_record

    async def puts_the_third_time(row: RecordRow) -> None:
        tries.append(row.id)
        if len(tries) < 3:
            raise StoreUnavailable("error-store-full")
        await put(row)

    monkeypatch.setattr(server.registry.store, "put_record", puts_the_third_time)
    table = played(server)
    assert tries == [table.id] * 3
    assert sum('"what": "record"' in line and "error-store-full" in line for line in server.log) == 2


def test_games_that_ended_before_the_server_did_get_their_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "FIRST_PAUSE", 0.05)
    with opened(tmp_path) as server:
        with monkeypatch.context() as broken:
            broken.setattr(archive.Archive, "_write", _never)
            table = server.table(
                "terrorscape", **dict.fromkeys(CROWD, "bot:random"), spectators="live", bot_pace="instant"
            )
            table.watch().waits_until(lambda guest: guest.result)
            server.close()
            server.open()
            wait_for(lambda: any('"what": "record"' in line for line in server.log), "one more try")
        wait_for(lambda: server.get(f"/api/records/{table.id}", table.invite).status == 200, "the record of the game")


def test_a_server_that_is_to_stop_finishes_the_records_it_has_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, write = threading.Event(), archive.Archive._write

    async def slowly(self: archive.Archive, row: TableRow, *what: Any) -> None:
        begun.set()
        await asyncio.sleep(0.5)
        await write(self, row, *what)

    monkeypatch.setattr(archive.Archive, "_write", slowly)
    with opened(tmp_path) as server:
        table = server.table("terrorscape", **dict.fromkeys(CROWD, "bot:random"), spectators="live", bot_pace="instant")
        table.watch().waits_until(lambda guest: guest.result)
        assert begun.wait(10)
        server.close()
        with monkeypatch.context() as broken:
            broken.setattr(archive.Archive, "_write", _never)
            server.open()
            assert server.get(f"/api/records/{table.id}", table.invite).status == 200


async def _never(*_given: object) -> None:
    raise StoreUnavailable("error-store-full")


def test_frames_show_the_game_as_one_seat_saw_it(server: ThreadServer) -> None:
    from lamplit.server.patch import apply

    table = played(server)
    address = f"/api/records/{table.id}/frames?seat=killer"
    assert server.get(address).error == "error-invite"
    shown = server.get(address, table.invite).json
    match = lamplit.load(server.get(f"/api/records/{table.id}", table.invite).body.decode())
    view = shown["frames"][0]["view"]
    for frame in shown["frames"][1:]:
        view = apply(view, frame.get("patch", []))
    assert shown["total"] == len(shown["frames"])
    assert view == match.view(KILLER)
    part = server.get(address + "&start=3&count=2", table.invite).json
    assert part["frames"] == shown["frames"][3:5]
    assert server.get(address.replace("=killer", "=dog"), table.invite).error == "error-seat"


def test_a_game_that_runs_gives_no_record_away(server: ThreadServer) -> None:
    table, people = mansion(server, public=True, spectators="live")
    for secret in ("", table.invite, table.host, table.secrets[KILLER]):
        for address in ("", "/frames", "/about"):
            reply = server.get(f"/api/records/{table.id}{address}", secret)
            assert (reply.status, reply.error) == (404, "error-record-unknown")
    assert people[KILLER].is_refused("rematch") == "error-rematch-running"


def test_everybody_wants_a_rematch_at_once_and_there_is_one(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", **dict.fromkeys(TEAM, "bot:random"), bot_pace="instant")
    ada = table.sit(KILLER)
    ada.does("bot", level="random")
    ada.waits_until(lambda guest: guest.result)
    devices = [table.sit(KILLER) for _ in range(12)]
    before = tables(server)
    for number, device in enumerate(devices):
        device.tells({"type": "rematch", "id": f"again {number}"})
    again = {device.catches_up().table["rematch"] for device in devices}
    assert tables(server) - before == again
    assert len(again) == 1


def tables(server: ThreadServer) -> set[str]:
    """Return all stored tables."""
    every = ("gathering", "running", "over", "closed")
    rows = server.inside(lambda: server.registry.store.tables(stages=every, limit=10_000))
    return {row.id for row in rows}


def test_once_more_with_the_same_people_and_the_same_secrets(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = lamplit.game("terrorscape")
    other = replace(game, rematch_options=lambda options, result: {**options, "traits": "easy" if result else "none"})
    monkeypatch.setitem(GAMES, "terrorscape", other)
    wishes = dict.fromkeys(TEAM, "bot:random")
    table = server.table("terrorscape", killer="me", **wishes, options=CAST, bot_pace="instant")
    ada = table.sit(KILLER)
    ada.does("bot", level="random")
    ada.waits_until(lambda guest: guest.result)
    assert ada.does("rematch")["type"] == "done"
    again = ada.catches_up().table["rematch"]
    assert again != table.id
    assert ada.does("rematch")["type"] == "done"
    assert ada.catches_up().table["rematch"] == again
    next_game = server.guest().enters(table=again, seat=KILLER, secret=table.secrets[KILLER])
    assert next_game.bye is None
    assert next_game.result is None
    assert next_game.table["seats"][KILLER]["name"] == "Ada"
    assert (table.sit(KILLER).table["options"]["traits"], next_game.table["options"]["traits"]) == ("none", "easy")


def test_a_record_from_elsewhere_is_watched(server: ThreadServer) -> None:
    text = (RECORDS / "terrorscape" / "butcher-v2.jsonl").read_bytes()
    brought = server.request("POST", "/api/records", text).json
    assert brought["unfinished"] is False
    assert server.get(f"/api/records/{brought['record']}").error == "error-invite"
    shown = server.get(f"/api/records/{brought['record']}/frames?count=1", brought["invite"]).json
    assert shown["total"] > 10
    opened_again = server.post("/api/tables", {"game": "", "record": brought["record"]}, brought["invite"])
    assert opened_again.error == "error-record-over"


def test_what_is_no_record_is_not_taken_in(server: ThreadServer) -> None:
    good = (RECORDS / "terrorscape" / "butcher-v2.jsonl").read_bytes()
    for text in (b"", b"{}", b"\xff\xfe", good[: len(good) // 2] + b'"}', good.replace(b"B5", b"R4")):
        reply = server.request("POST", "/api/records", text)
        assert reply.status == 400, text[:40]
        assert reply.error.startswith("error-record"), text[:40]


def test_an_unfinished_game_from_elsewhere_goes_on(server: ThreadServer) -> None:
    luck = random.Random(9)
    match = lamplit.new("terrorscape", 9, CAST)
    for _ in range(25):
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    brought = server.request("POST", "/api/records", match.record().encode()).json
    assert brought["unfinished"] is True
    assert server.get(f"/api/records/{brought['record']}/frames", brought["invite"]).error == "error-record-running"
    wish = {"game": "terrorscape", "seats": dict.fromkeys(CROWD, "me"), "name": "Ada", "record": brought["record"]}
    assert server.post("/api/tables", wish).error == "error-invite"
    table = Table(server, server.post("/api/tables", wish, brought["invite"]).json)
    people = {seat: table.sit(seat) for seat in CROWD}
    for seat, guest in people.items():
        assert guest.view == match.view(seat)
        question = match.question(seat)
        assert guest.question == (question and question.pack())
    assert table.look()["imported"] is True, "whoever thinks of sitting down is told"
    assert people[KILLER].table["imported"] is True
    play_some(people, luck, 3)


def continued_record(server: ThreadServer, **wishes: str) -> tuple[Table, lamplit.Match]:
    """Return a table that continues a game its host began with a known seed, and that game."""
    match = half_way(9)
    brought = server.request("POST", "/api/records", match.record().encode()).json
    wish = {"game": "terrorscape", "name": "Ada", "record": brought["record"], "bot_pace": "instant", "seats": wishes}
    reply = server.post("/api/tables", wish | {"spectators": "live"}, brought["invite"])
    assert reply.status == 201, reply.body
    return Table(server, reply.json), match


def half_way(seed: int) -> lamplit.Match:
    """Return an unfinished game."""
    luck, match = random.Random(seed), lamplit.new("terrorscape", seed, CAST)
    for _ in range(25):
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    return match


def test_who_knows_the_seed_of_an_imported_game_knows_nothing_of_what_comes(server: ThreadServer) -> None:
    table, match = continued_record(server, **dict.fromkeys(CROWD, "me"))
    table.sit(KILLER)
    dealt = server.live(table).state.match
    assert dealt is not None
    assert dealt.table.discover != match.table.discover
    assert sorted(dealt.table.discover) == sorted(match.table.discover)
    assert dealt.table.chance.key != match.table.chance.key
    server.forgets(table)
    again = server.live(table).state.match
    assert again is not None
    assert again.table.discover == dealt.table.discover, "what was dealt once stays"


def test_a_table_from_an_import_is_opened_without_playing_the_record_here(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    monkeypatch.setattr(playing, "load", lambda text: read.append(len(text)) or lamplit.load(text))
    table, match = continued_record(server, **dict.fromkeys(CROWD, "me"))
    table.sit(KILLER)
    assert read
    assert max(read) < len(match.record()) / 2, "only where it stands is read by the server itself"


def test_a_game_that_went_on_from_an_import_is_not_counted_and_not_verified(server: ThreadServer) -> None:
    table, _match = continued_record(server, **dict.fromkeys(CROWD, "bot:random"))
    table.watch().waits_until(lambda guest: guest.result)
    wait_for(lambda: server.get(f"/api/records/{table.id}", table.invite).status == 200, "the record of the game")
    about = server.get(f"/api/records/{table.id}/about", table.invite).json
    assert (about["imported"], about["verified"]) == (True, False)
    before = server.get("/api/statistics").json
    played(server)
    after = server.get("/api/statistics").json
    counted = [sum(game["games"] for game in counts) for counts in (before, after)]
    stored = len(server.inside(server.registry.store.outcomes))
    assert counted[1] == counted[0] + 1
    assert counted[1] < stored
    assert lamplit.load(server.get(f"/api/records/{table.id}", table.invite).body.decode()).over


def test_once_more_after_an_import_is_a_new_game(server: ThreadServer) -> None:
    table, _match = continued_record(server, killer="me", **dict.fromkeys(TEAM, "bot:random"))
    ada = table.sit(KILLER)
    ada.does("bot", level="random")
    ada.waits_until(lambda guest: guest.result)
    ada.does("rematch")
    again = ada.catches_up().table["rematch"]
    next_game = server.guest().enters(table=again, seat=KILLER, secret=table.secrets[KILLER])
    assert next_game.table["imported"] is False


# -- bringing records along ------------------------------------------------------------------------------------------


def test_a_record_is_kept_once_however_often_it_comes(server: ThreadServer) -> None:
    text = half_way(10).record().encode()
    first, second = (server.request("POST", "/api/records", text).json for _ in range(2))
    assert first == second
    finished = (RECORDS / "terrorscape" / "spectre-v2.jsonl").read_bytes()
    hidden = server.request("POST", "/api/records", finished).json
    assert server.get(f"/api/records/{hidden['record']}/about").error == "error-invite"
    shown = server.request("POST", "/api/records?public=true", finished).json
    assert shown == hidden
    assert server.get(f"/api/records/{hidden['record']}/about").json["verified"] is True
    assert server.request("POST", "/api/records", finished).json == hidden
    assert server.get(f"/api/records/{hidden['record']}/about").status == 200, "what all may see stays so"


def test_one_address_brings_only_so_much_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(zlib.compress(half_way(1).record().encode()))
    monkeypatch.setattr(archive, "MEGABYTE", 2.5 * size)
    with opened(tmp_path, imports_address=1, proxy="127.0.0.1") as server:
        hers, his = {"x-forwarded-for": "198.51.100.7"}, {"x-forwarded-for": "198.51.100.8"}
        statuses = [server.request("POST", "/api/records", half_way(n).record().encode(), hers).status for n in (1, 2)]
        refused = server.request("POST", "/api/records", half_way(3).record().encode(), hers)
        assert statuses == [201, 201]
        assert (refused.status, refused.error) == (429, "error-import-quota")
        assert server.request("POST", "/api/records", half_way(1).record().encode(), hers).status == 201
        assert server.request("POST", "/api/records", half_way(3).record().encode(), his).status == 201


def test_all_together_bring_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MEGABYTE", 2.5 * len(zlib.compress(half_way(1).record().encode())))
    with opened(tmp_path, imports_address=0, imports_total=1) as server:
        replies = [server.request("POST", "/api/records", half_way(n).record().encode()) for n in (1, 2, 3)]
        assert [reply.status for reply in replies] == [201, 201, 503]
        assert replies[2].error == "error-import-full"
        assert any("imports-full" in line for line in server.log)
