"""Readiness reported in time, clear errors at the start, and no loading of tables for strangers."""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lamplit.server import serve as serving
from lamplit.server.configuration import Configuration
from lamplit.server.storage import database
from lamplit.server.storage.store import RecordRow, StoreUnavailable

from ..support.guest import Guest
from ..support.ports import free_port
from ..support.random_play import CAST
from ..support.servers import ProcessServer, ThreadServer
from ..support.stored_tables import with_stores

KILLER = "killer"
BOTS = {f"survivor{number}": "bot:random" for number in (1, 2, 3)}


# -- ready ---------------------------------------------------------------------------------------------------------


def test_a_server_whose_database_is_away_says_so_within_two_seconds(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forever() -> None:
        await asyncio.sleep(60)

    assert server.get("/readyz").status == 200
    monkeypatch.setattr(server.registry.store, "ready", forever)
    waits: list[float] = []
    for _ in range(4):
        began = time.monotonic()
        reply = server.get("/readyz")
        waits.append(time.monotonic() - began)
        assert (reply.status, reply.error) == (503, "error-store-away")
    assert min(waits) < 2.0, "unless the machine is busy with much else"


# -- strangers -----------------------------------------------------------------------------------------------------


def test_a_wrong_secret_loads_no_table(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", options=CAST, **BOTS)
    server.forgets(table)
    wrong = "x" * 43
    assert server.get(f"/api/tables/{table.id}", wrong).error == "error-invite"
    assert server.get(f"/api/tables/{table.id}/books?seat=killer", wrong).error == "error-secret"
    assert server.get(f"/api/tables/{table.id}/books", wrong).error == "error-invite"
    assert (
        server.request("DELETE", f"/api/tables/{table.id}", headers={"authorization": f"Bearer {wrong}"}).status == 403
    )
    wish = {"seat": "survivor1", "name": "Eve", "invite": wrong}
    assert server.post(f"/api/tables/{table.id}/join", wish).error == "error-invite"
    ways: list[dict[str, Any]] = [{"seat": KILLER, "secret": wrong}, {"invite": wrong}]
    for entering in ways:
        stranger = server.guest().enters(table=table.id, **entering)
        assert stranger.bye is not None
    assert table.id not in server.registry.tables, "nobody has had it loaded"
    assert table.sit(KILLER).view, "whoever sits there has"
    assert table.id in server.registry.tables


def test_a_seat_at_a_public_table_is_no_reason_to_load_it_for_a_stranger(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", public=True, options=CAST, **BOTS)
    server.forgets(table)
    assert server.guest().enters(table=table.id, seat=KILLER, secret="x" * 43).bye is not None
    assert table.id not in server.registry.tables
    assert table.look()["stage"] == "running", "everybody may look at it"


def test_only_the_host_starts_a_full_table(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", options=CAST, survivor1="bot:random", survivor2="bot:random")
    ada, bea = table.sit(KILLER), table.join("survivor3", "Bea")
    assert bea.is_refused("start") == "error-host-only"
    assert ada.does("start")["type"] == "done"


# -- records -------------------------------------------------------------------------------------------------------


def a_record(id: str, created: int, imported: bool) -> RecordRow:
    return RecordRow(id, "escape", 1, {}, {}, {"won": True}, True, "", imported, 1, 1, created, b"", not imported)


def test_imported_games_do_not_fill_the_list_of_what_was_played_here(server: ThreadServer) -> None:
    async def furnish() -> None:
        for number in range(150):
            await server.registry.store.put_record(a_record(f"imported{number}", 10**13 + number, True))
        await server.registry.store.put_record(a_record("ours", 10**13 - 1, False))

    async def clear() -> None:
        for number in range(150):
            await server.registry.store.put_record(_hidden(a_record(f"imported{number}", 1, True)))
        await server.registry.store.put_record(_hidden(a_record("ours", 1, False)))

    def _hidden(row: RecordRow) -> RecordRow:
        row.public = False
        return row

    server.inside(furnish)
    try:
        listed = server.get("/api/records?game=escape").json
        assert "ours" in [record["id"] for record in listed]
        assert sum(record["imported"] for record in listed) == 10
    finally:
        server.inside(clear)


def test_an_old_table_whose_rules_are_no_more_says_so_and_names_its_record(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.table("terrorscape", killer="me", options=CAST, **BOTS)

    async def over() -> None:
        store = server.registry.store
        row = await store.table(table.id)
        assert row is not None
        record = a_record(table.id, 5, False)
        record.public, record.invite = False, row.invite
        await store.put_record(record)
        live = await server.registry.table(table.id)
        await store.append(table.id, live.state.number + 1, b'{"type": "no such entry"}', 5, stage="over")

    server.inside(over)
    server.forgets(table)
    reply = server.get(f"/api/tables/{table.id}", table.invite, **{"accept-language": "en"})
    assert (reply.status, reply.error) == (410, "error-table-old")
    assert reply.json["error"]["arguments"] == {"record": table.id}
    guest = table.sit(KILLER)
    assert guest.bye is not None
    assert guest.bye["message"] == "error-table-old"
    for secret in (table.invite, table.secrets[KILLER]):
        assert server.get(f"/api/records/{table.id}/about", secret).status == 200, "its record can be had"


# -- the start -----------------------------------------------------------------------------------------------------


def test_a_database_that_was_emptied_is_named_and_not_taken_for_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "lamplit.db"
    file.touch()
    long_ago = time.time() - 3600
    os.utime(file, (long_ago, long_ago))
    with pytest.raises(StoreUnavailable) as refused:
        database.migrate(f"sqlite:///{file}")
    assert refused.value.message == "error-store-empty"
    assert str(file) in refused.value.text("en")
    assert str(file) in refused.value.text("de")
    assert file.stat().st_size == 0, "nothing was done to it"
    file.unlink()
    with_stores(f"sqlite:///{file}", lambda store: store.ready())
    assert file.stat().st_size > 0


def test_who_trusts_everybody_to_say_where_they_come_from_is_warned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "run_alone", lambda _config: None)
    monkeypatch.setattr(serving.database, "migrate", lambda _url: None)
    monkeypatch.setattr(serving.signal, "signal", lambda *_: None)
    for proxy, warned in (("*", True), ("127.0.0.1", False)):
        told: list[str] = []
        serving.serve(Configuration(port=free_port(), proxy=proxy), warn=told.append)
        assert ["LAMPLIT_PROXY" in words for words in told] == [True] * warned


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of two megabytes, if the system allows it."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True)
    if mounted.returncode:
        pytest.skip("only root may make a tiny disk")
    yield disk
    subprocess.run(["umount", disk], check=True)


def fill(disk: Path) -> Path:
    ballast = disk / "holiday pictures"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as pictures:
        while pictures.write(bytes(4096)):
            pass
    return ballast


def talk_until_refused(guest: Guest) -> str:
    for _ in range(5_000):
        if refused := guest.is_refused("say", words="And now? " * 40):
            return refused
    raise AssertionError("there is room for everything")


class Elsewhere(ProcessServer):
    """A server whose log is not on the disk of its database."""

    @property
    def log_file(self) -> Path:
        return self.folder.parent / "server.log"


def test_after_a_crash_on_a_full_disk_people_watch_until_there_is_room(tiny_disk: Path) -> None:
    server = Elsewhere(tiny_disk).open()
    try:
        table = server.table("terrorscape", killer="me", options=CAST, **BOTS)
        ada = table.sit(KILLER)
        for _ in range(20):
            ada.says("Is anybody there?")
        ballast = fill(tiny_disk)
        assert talk_until_refused(ada) == "error-store-full"
        server.kill()
        server.open()
        again = table.sit(KILLER)
        assert again.view is not None
        assert talk_until_refused(again) == "error-store-full"
        ballast.unlink()
        assert again.is_refused("say", words="There is room again.") == ""
    finally:
        server.close()


def test_a_full_disk_on_which_nothing_can_begin_is_named_in_one_line(tiny_disk: Path) -> None:
    fill(tiny_disk)
    words = ["serve", "--port", str(free_port()), "--database", f"sqlite:///{tiny_disk}/lamplit.db", "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-m", "lamplit", *words], env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode
    assert f"{tiny_disk}/lamplit.db is full" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert not (tiny_disk / "lamplit.db").exists(), "nothing is left that would be taken for a database"
