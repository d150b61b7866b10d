"""After the game: records to watch, to download and to go on with, statistics, and once more."""

import random
from pathlib import Path

import pytest

import lamplit
from lamplit.server import archive, thinkers
from lamplit.server.store import RecordRow, StoreUnavailable

from .company import CAST, KILLER, TEAM, mansion, play_some
from .house import House, Table, opened, wait_for

RECORDS = Path(__file__).parent.parent / "records"
CROWD = (KILLER, *TEAM)


# -- to the end and after --------------------------------------------------------------------------------------------


def played(server: House, **wishes: str | bool) -> Table:
    """A table at which bots have played a game to its end."""
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


def test_a_finished_game_can_be_watched_downloaded_and_counted(server: House) -> None:
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
    assert server.get("/api/statistics?game=escape").json == []


def test_a_record_is_written_however_much_people_ask_for(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "MOST_CHORES_WAITING", 0)
    table = played(server)
    assert server.get(f"/api/records/{table.id}/frames", table.invite).error == "error-chore-busy"


def test_a_record_that_cannot_be_written_is_tried_again_until_it_is_there(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "FIRST_PAUSE", 0.05)
    tries: list[str] = []
    put = server.hall.store.put_record

    async def puts_the_third_time(row: RecordRow) -> None:
        tries.append(row.id)
        if len(tries) < 3:
            raise StoreUnavailable("error-store-full")
        await put(row)

    monkeypatch.setattr(server.hall.store, "put_record", puts_the_third_time)
    table = played(server)
    assert tries == [table.id] * 3
    assert sum('"what": "record"' in line and "error-store-full" in line for line in server.log) == 2


def test_games_that_ended_before_the_server_did_get_their_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "FIRST_PAUSE", 0.05)
    with opened(tmp_path) as house:
        with monkeypatch.context() as broken:
            broken.setattr(archive.Archive, "_write", _never)
            table = house.table(
                "terrorscape", **dict.fromkeys(CROWD, "bot:random"), spectators="live", bot_pace="instant"
            )
            table.watch().waits_until(lambda guest: guest.result)
            house.close()
            house.open()
            wait_for(lambda: any('"what": "record"' in line for line in house.log), "one more try")
        wait_for(lambda: house.get(f"/api/records/{table.id}", table.invite).status == 200, "the record of the game")


async def _never(*_given: object) -> None:
    raise StoreUnavailable("error-store-full")


def test_frames_show_the_game_as_one_seat_saw_it(server: House) -> None:
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


def test_a_game_that_runs_gives_no_record_away(server: House) -> None:
    table, people = mansion(server, public=True, spectators="live")
    for secret in ("", table.invite, table.host, table.secrets[KILLER]):
        for address in ("", "/frames", "/about"):
            reply = server.get(f"/api/records/{table.id}{address}", secret)
            assert (reply.status, reply.error) == (404, "error-record-unknown")
    assert people[KILLER].is_refused("rematch") == "error-rematch-running"


def test_once_more_with_the_same_people_and_the_same_secrets(server: House) -> None:
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


def test_a_record_from_elsewhere_is_watched(server: House) -> None:
    text = (RECORDS / "terrorscape" / "butcher-v2.jsonl").read_bytes()
    brought = server.request("POST", "/api/records", text).json
    assert brought["unfinished"] is False
    assert server.get(f"/api/records/{brought['record']}").error == "error-invite"
    shown = server.get(f"/api/records/{brought['record']}/frames?count=1", brought["invite"]).json
    assert shown["total"] > 10
    opened_again = server.post("/api/tables", {"game": "", "record": brought["record"]}, brought["invite"])
    assert opened_again.error == "error-record-over"


def test_what_is_no_record_is_not_taken_in(server: House) -> None:
    good = (RECORDS / "terrorscape" / "butcher-v2.jsonl").read_bytes()
    for text in (b"", b"{}", b"\xff\xfe", good[: len(good) // 2] + b'"}', good.replace(b"B5", b"R4")):
        reply = server.request("POST", "/api/records", text)
        assert reply.status == 400, text[:40]
        assert reply.error.startswith("error-record"), text[:40]


def test_an_unfinished_game_from_elsewhere_goes_on(server: House) -> None:
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
        assert guest.events == match.events(seat)[-200:]
    assert people[KILLER].table["imported"] is True
    play_some(people, luck, 3)
