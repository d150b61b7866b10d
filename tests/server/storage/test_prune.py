"""What a server deletes in time, and what it never deletes."""

import contextlib
import random
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lamplit import text
from lamplit.cli import main
from lamplit.server.operations.prune import DAY, prune
from lamplit.server.operations.verify import verify
from lamplit.server.records import archive
from lamplit.server.storage import database
from lamplit.server.storage.schema import ENTRIES, PROGRESS, RECORDS
from lamplit.server.tables import registry

from ..support.random_play import CAST, KILLER, TEAM, mansion, play_on
from ..support.servers import Table, ThreadServer, opened, wait_for

GOLDEN = Path(__file__).parents[2] / "records"
IMPORTED = ("spectre-v2", "butcher-v2")
A_RECORD: dict[str, Any] = {
    "game": "terrorscape",
    "rules": 1,
    "options": "{}",
    "seats": "{}",
    "result": None,
    "public": False,
    "invite": "",
    "imported": True,
    "verified": False,
    "answers": 1,
    "seconds": 1,
    "created": 1,
    "text": b"some record",
}


@contextlib.contextmanager
def line(url: str) -> Iterator[sa.Connection]:
    """Return a connection to the database."""
    made = database.engine(url).execution_options(writes=True)
    try:
        with made.begin() as connection:
            yield connection
    finally:
        made.dispose()


def ages(url: str, *tables: Table, days: int = 100) -> None:
    """Make these tables look unused for some days."""
    then = time.time_ns() // 1_000_000 - days * DAY
    ids = [table.id for table in tables]
    with line(url) as connection:
        connection.execute(sa.update(PROGRESS).where(PROGRESS.c.table_id.in_(ids)).values(changed=then))


def payloads(url: str, table: Table) -> list[bytes]:
    """Return the stored entries of a table."""
    with line(url) as connection:
        query = sa.select(ENTRIES.c.payload).where(ENTRIES.c.table_id == table.id).order_by(ENTRIES.c.number)
        return [bytes(payload) for payload in connection.execute(query).scalars()]


def stages(url: str) -> dict[str, str]:
    """Return the stages of all tables."""
    with line(url) as connection:
        found = connection.execute(sa.select(PROGRESS.c.table_id, PROGRESS.c.stage)).all()
        return {row.table_id: row.stage for row in found}


def test_abandoned_tables_go_and_finished_games_stay(database_url: str, tmp_path: Path) -> None:
    with opened(tmp_path, database_url=database_url) as server:
        waiting, begun, recent = (server.table("terrorscape", killer="me") for _ in range(3))
        begun.sit(KILLER).does("start", fill="random")
        over, people = mansion(server)
        people["survivor1"].says("nobody else's business", team=True)
        people["survivor2"].does("ping", kind="look", on="B5")
        for guest in people.values():
            guest.does("bot", level="random")
        people[KILLER].does("pace", bot_pace="instant")
        people[KILLER].waits_until(lambda guest: guest.result)
        wait_for(lambda: server.get(f"/api/records/{over.id}", over.invite).status == 200, "the record")
        server.send_home()
    ages(database_url, waiting, begun, over)
    now = time.time_ns() // 1_000_000
    assert prune(database_url, now - 101 * DAY) == (0, 0, 0)
    assert prune(database_url, now - 90 * DAY, spared=[waiting.id]) == (1, 2, 0)
    assert prune(database_url, now - 90 * DAY) == (1, 0, 0)
    assert stages(database_url) == {recent.id: "gathering", over.id: "over"}
    assert not [payload for payload in payloads(database_url, over) if b"business" in payload or b"B5" in payload[:40]]
    assert verify(database_url) == []
    with opened(tmp_path, database_url=database_url) as server:
        assert server.get(f"/api/records/{over.id}/about", over.secrets[KILLER]).status == 200
        again = server.guest().enters(table=over.id, seat="survivor1", secret=over.secrets["survivor1"])
        assert again.result is not None
        assert again.talk == []
        assert server.get(f"/api/tables/{begun.id}", begun.invite).error == "error-table-unknown"


def test_old_imports_go_and_make_room(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (GOLDEN.joinpath(f"terrorscape/{name}.jsonl").read_bytes() for name in IMPORTED)
    monkeypatch.setattr(archive, "MEGABYTE", 1.5 * max(len(zlib.compress(text)) for text in (first, second)))
    with opened(tmp_path, database_url=database_url, imports_address=0, imports_total=1) as server:
        brought = server.request("POST", "/api/records?public=true", first).json["record"]
        assert server.request("POST", "/api/records", second).error == "error-import-full"
        now = time.time_ns() // 1_000_000
        assert now - server.get(f"/api/records/{brought}/about").json["created"] < DAY
        assert prune(database_url, now - DAY) == (0, 0, 0), "it has just come"
        with line(database_url) as connection:
            connection.execute(sa.update(RECORDS).values(created=now - 100 * DAY))
        assert prune(database_url, now - 90 * DAY) == (0, 0, 1)
        assert server.get(f"/api/records/{brought}/about").error == "error-record-unknown"
        assert server.request("POST", "/api/records", second).status == 201


def test_a_game_finished_here_stays_and_takes_no_room_of_imports(database_url: str, tmp_path: Path) -> None:
    with opened(tmp_path, database_url=database_url) as server:
        over = server.table("terrorscape", **dict.fromkeys((KILLER, *TEAM), "bot:random"), options=CAST)
        with line(database_url) as connection:
            values = {**A_RECORD, "id": over.id}
            connection.execute(sa.insert(RECORDS), [values, {**values, "id": "brought"}])
        assert server.inside(server.registry.store.imported) == len(A_RECORD["text"])
        assert prune(database_url, 2) == (0, 0, 1)
        with line(database_url) as connection:
            assert list(connection.execute(sa.select(RECORDS.c.id)).scalars()) == [over.id]


def test_the_server_forgets_by_itself_if_the_host_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'lamplit.db'}"
    with opened(tmp_path) as server:
        old, attended = (server.table("terrorscape", killer="me") for _ in range(2))
    ages(url, old, attended)
    with opened(tmp_path) as server:
        assert set(stages(url)) == {old.id, attended.id}, "unless told otherwise, all is kept"
    monkeypatch.setattr(registry, "PRUNE_AFTER", 1.0)
    with opened(tmp_path, keep_days=90) as server:
        server.guest().enters(table=attended.id, seat=KILLER, secret=attended.secrets[KILLER])
        wait_for(lambda: set(stages(url)) == {attended.id}, "what is old to be forgotten")


def test_a_host_prunes_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(tmp_path) as server:
        table = server.table("terrorscape", killer="me")
    url = f"sqlite:///{tmp_path / 'lamplit.db'}"
    ages(url, table)
    assert main(["prune", "--database", url, "--lang", "en"]) == 2
    assert "--days 90" in " ".join(capsys.readouterr().err.split())
    assert main(["prune", "--days", "90", "--database", url, "--lang", "en"]) == 0
    assert "One abandoned table was removed" in capsys.readouterr().out
    assert stages(url) == {}
    text.speak(None)


def test_a_command_to_prune_makes_no_database(tmp_path: Path) -> None:
    assert main(["prune", "--days", "1", "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 2
    assert not (tmp_path / "none.db").exists()


# -- the lobby -------------------------------------------------------------------------------------------------------


def listed(server: ThreadServer) -> set[str]:
    """Return the tables in the lobby."""
    return {row["id"] for row in server.get("/api/tables").json}


def test_the_lobby_shows_tables_at_which_somebody_is(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", public=True, spectators="live")
    assert table.id not in listed(server), "nobody has come yet"
    ada = table.sit(KILLER)
    assert table.id in listed(server)
    watcher = table.watch()
    ada.goes()
    wait_for(lambda: table.id not in listed(server), "the table to be empty but for who watches")
    watcher.goes()
    table.sit(KILLER)
    assert table.id in listed(server)


def test_empty_tables_take_nobodys_place_in_the_lobby(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    from lamplit.server.http import api

    monkeypatch.setattr(api, "MOST_LISTED", 2)
    table = server.table("terrorscape", killer="me", public=True)
    table.sit(KILLER)
    for _ in range(3):
        server.table("terrorscape", killer="me", public=True)
    assert listed(server) == {table.id}


def test_a_game_that_runs_is_listed_while_somebody_is_there(server: ThreadServer) -> None:
    table, people = mansion(server, public=True)
    luck = random.Random(5)
    play_on(people, luck, lambda: len(people[KILLER].events) > 3)
    assert table.id in listed(server)
    for guest in people.values():
        guest.goes()
    wait_for(lambda: table.id not in listed(server), "everybody to be gone")
