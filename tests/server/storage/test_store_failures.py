"""The store with full disks, broken connections and dying processes: all or nothing."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, LiteralString, cast

import psycopg
import pytest
import sqlalchemy as sa
import uvicorn
from sqlalchemy import event

from lamplit.server import supervision
from lamplit.server.configuration import Configuration
from lamplit.server.http.app import Application
from lamplit.server.serve import serve
from lamplit.server.storage import database
from lamplit.server.storage.store import Store, StoreUnavailable

from ..support.ports import free_port
from ..support.postgres import Postgres, serving
from ..support.stored_tables import a_table, log_of, refusal, with_stores

# -- when the database cannot ----------------------------------------------------------------------------------------


@pytest.fixture
def room() -> Iterator[dict[str, int]]:
    """Limit SQLite's number of pages, like a small disk."""
    pages = {"pages": 1_000_000}

    def prepare(connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages['pages']}").close()

    event.listen(sa.Engine, "connect", prepare)
    yield pages
    event.remove(sa.Engine, "connect", prepare)


def test_a_full_disk_refuses_and_writes_nothing_by_halves(sqlite_url: str, room: dict[str, int]):
    long = b"x" * 20_000

    async def before(store: Store) -> None:
        await store.add_table(a_table(), [b"1"])
        await store.add_table(a_table("temple"))
        await store.add_table(a_table("cellar"))
        await store.close()

    async def full(store: Store) -> None:
        long_one, with_it, short_one = await asyncio.gather(
            store.append("mansion", 2, long, 2000, stage="running", checkpoint=(1, long)),
            store.append("cellar", 1, b"short", 2000, stage="running"),
            store.append("temple", 1, b"short", 2000),
            return_exceptions=True,
        )
        for error in (long_one, with_it):
            assert isinstance(error, StoreUnavailable), "they shared a transaction"
            assert error.message == "error-store-full"
        assert short_one is True, "for that there is room"
        assert await log_of(store, "mansion") == [b"1"]
        assert await log_of(store, "cellar") == []
        assert await log_of(store, "temple") == [b"short"]
        table = await store.table("mansion")
        assert table is not None
        assert (table.stage, table.changed) == ("gathering", 1000)
        assert await refusal(store.add_table(a_table("attic"), [long])) == "error-store-full"
        assert await store.table("attic") is None
        room["pages"] = 1_000_000
        assert await store.append("mansion", 2, long, 2000), "there is room again"
        assert await log_of(store, "mansion") == [b"1", long]
        await store.close()

    async def scenario() -> None:
        await before(await Store.open(sqlite_url))
        room["pages"] = 1
        await full(Store(sqlite_url))

    asyncio.run(scenario())


def test_a_store_opens_for_watching_where_the_disk_is_full_and_says_where_to_make_room(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    with_stores(sqlite_url, lambda store: store.add_table(a_table(), [b"1"]))

    async def full(_store: Store) -> None:
        raise StoreUnavailable("error-store-full")

    monkeypatch.setattr(Store, "ready", full)

    async def watched() -> None:
        store = await Store.open(sqlite_url)
        assert await log_of(store, "mansion") == [b"1"]
        await store.close()

    asyncio.run(watched())
    (told,) = [record for record in caplog.records if record.message == "disk-full"]
    assert vars(told)["facts"]["make-room-beside"] == database.file_of(sqlite_url)


@pytest.mark.parametrize(
    ("code", "told"), [("53100", "error-store-full"), ("25006", "error-store-readonly"), ("53200", "error-store-away")]
)
def test_postgresql_refuses_and_writes_nothing_by_halves(postgres_url: str, code: str, told: str):
    refuse = f"""
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT ON checkpoints EXECUTE FUNCTION refuse()
    """

    async def scene(store: Store) -> None:
        await store.add_table(a_table(), [b"1"])
        await store.add_table(a_table("temple"))
        with psycopg.connect(database.conninfo(postgres_url), autocommit=True) as host:
            host.execute(cast(LiteralString, refuse))
            append = store.append("mansion", 2, b"2", 2000, stage="running", checkpoint=(1, b"packed"))
            assert await refusal(append) == told
            assert await log_of(store, "mansion") == [b"1"]
            table = await store.table("mansion")
            assert table is not None
            assert (table.stage, table.changed) == ("gathering", 1000)
            host.execute("DROP TRIGGER refuse ON checkpoints")
        assert await store.append("mansion", 2, b"2", 2000, stage="running", checkpoint=(1, b"packed"))
        assert await store.checkpoint("mansion") == (2, 1, b"packed")

    with_stores(postgres_url, scene)


def test_a_database_that_can_only_be_read_is_refused(sqlite_url: str, tmp_path: Path):
    with_stores(sqlite_url, lambda store: store.add_table(a_table()))
    read_only = f"sqlite:///file:{tmp_path / 'lamplit.db'}?mode=ro&uri=true"
    assert asyncio.run(refusal(Store.open(read_only))) == "error-store-readonly"


def test_a_database_that_becomes_read_only_refuses_until_it_is_not(database_url: str):
    write_no_more = {"sqlite": "PRAGMA query_only = ON", "postgresql": "SET default_transaction_read_only = on"}
    stop: list[str] = []

    def prepare(connection: Any, _record: Any) -> None:
        for sql in stop:
            connection.execute(sql).close()
            connection.commit()

    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        stop.append(write_no_more[database.address(database_url).get_backend_name()])
        await store.close()

    async def refused() -> None:
        store = Store(database_url)
        assert await refusal(store.append("mansion", 1, b"1", 1)) == "error-store-readonly"
        assert await refusal(store.ready()) == "error-store-readonly"
        assert await store.entries("mansion") == [], "it can still be read"
        stop.clear()
        assert await store.append("mansion", 1, b"1", 1)
        await store.close()

    async def scenario() -> None:
        await scene(await Store.open(database_url))
        await refused()

    event.listen(sa.Engine, "connect", prepare)
    try:
        asyncio.run(scenario())
    finally:
        event.remove(sa.Engine, "connect", prepare)


def test_a_file_that_another_program_holds_is_waited_for(sqlite_url: str, tmp_path: Path):
    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        other = sqlite3.connect(tmp_path / "lamplit.db", isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.create_task(store.append("mansion", 1, b"1", 1))
        assert not (await asyncio.wait([append], timeout=0.2))[0], "it waits"
        other.execute("COMMIT")
        assert await append
        other.close()

    with_stores(sqlite_url, scene)


def test_a_file_that_another_program_does_not_let_go_is_refused(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(database, "PATIENCE", 0.3)

    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        other = sqlite3.connect(tmp_path / "lamplit.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await refusal(store.append("mansion", 1, b"1", 1)) == "error-store-busy"
        assert await store.entries("mansion") == []
        other.execute("COMMIT")
        other.close()
        assert await store.append("mansion", 1, b"1", 1)

    with_stores(sqlite_url, scene)


# -- when somebody dies ----------------------------------------------------------------------------------------------

STREAM = textwrap.dedent(
    """
    import asyncio, json, sys
    from lamplit.server.storage.store import Store, StoreUnavailable, TableRow

    async def play(store, table):
        number = 0
        while True:
            number += 1
            assert await store.append(table, number, json.dumps([table, number]).encode(), number)
            print(table, number, flush=True)

    async def main():
        store = await Store.open(sys.argv[1])
        await asyncio.gather(*(play(store, table) for table in sys.argv[2].split(",")))

    asyncio.run(main())
    """
)


@pytest.mark.parametrize("moment", [1, 50, 333])
def test_a_worker_is_killed_and_nothing_it_acknowledged_is_lost(database_url: str, moment: int):
    tables = [f"table{number}" for number in range(8)]

    async def before(store: Store) -> None:
        for table in tables:
            await store.add_table(a_table(table))

    async def after(store: Store) -> None:
        for table in tables:
            log = [json.loads(payload) for payload in await log_of(store, table)]
            assert log == [[table, number] for number in range(1, len(log) + 1)]
            assert len(log) >= acknowledged.get(table, 0)
            row = await store.table(table)
            assert row is not None
            assert row.changed == (len(log) or 1000)
            assert await store.append(table, len(log) + 1, b"{}", 1), "and the table goes on"

    with_stores(database_url, before)
    worker = subprocess.Popen(
        [sys.executable, "-c", STREAM, database_url, ",".join(tables)], stdout=subprocess.PIPE, text=True
    )
    assert worker.stdout is not None
    acknowledged: dict[str, int] = {}
    for count, line in enumerate(worker.stdout, 1):
        if count == moment:
            os.kill(worker.pid, signal.SIGKILL)
        if line.endswith("\n"):
            table, number = line.split()
            acknowledged[table] = int(number)
    worker.stdout.close()
    assert worker.wait() == -signal.SIGKILL
    assert acknowledged
    with_stores(database_url, after)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL for one test only."""
    with serving() as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restarted", "crashed"])
def test_postgresql_goes_and_comes_back_and_play_goes_on(own_postgres: Postgres, how: signal.Signals):
    tables, rounds = [f"table{number}" for number in range(8)], 150
    url = own_postgres.new_database()

    async def scene(store: Store, other: Store) -> None:
        for table in tables:
            await store.add_table(a_table(table))
        begun = threading.Event()

        async def play(table: str) -> None:
            for number in range(1, rounds + 1):
                assert await store.append(table, number, json.dumps([table, number]).encode(), number)
                assert not await other.append(table, number, b"late", number)
                if number == 20:
                    begun.set()

        def restart() -> None:
            assert begun.wait(30)
            own_postgres.stop(how)
            own_postgres.start()

        playing = asyncio.gather(*(play(table) for table in tables))
        await asyncio.to_thread(restart)
        await playing
        for table in tables:
            log = [json.loads(payload) for payload in await log_of(store, table)]
            assert log == [[table, number] for number in range(1, rounds + 1)]

    with_stores(url, scene, count=2)


@pytest.mark.slow
def test_postgresql_stays_away_and_that_is_said(own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(database, "PATIENCE", 1.0)
    url = own_postgres.new_database()

    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        own_postgres.stop()
        begun = time.monotonic()
        asked = (store.append("mansion", 1, b"1", 1), store.ready(), store.table("mansion"))
        assert [await refusal(deed) for deed in asked] == ["error-store-away"] * 3
        assert time.monotonic() - begun < 10
        own_postgres.start()
        assert await store.append("mansion", 1, b"1", 1)
        assert await store.entries("mansion") == [(1, 1, b"1")]

    with_stores(url, scene)


AWAY = "postgresql://lamplit@127.0.0.1:1/lamplit"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the wait for a database that is away."""
    monkeypatch.setattr(database, "PATIENCE", 0.1)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("workers", "end"), [(1, "StoreUnavailable"), (3, "alone, with 1")])
def test_a_worker_that_starts_while_postgresql_is_away_ends_alone_and_not_all_workers_with_it(
    workers: int, end: str, monkeypatch: pytest.MonkeyPatch
):
    class Ended(BaseException):
        pass

    def exit_at_once(code: int) -> None:
        raise Ended(f"alone, with {code}")

    async def begin() -> str:
        worker = Application(Configuration(database_url=AWAY, workers=workers))
        try:
            async with worker._life(worker._api):
                return "it began"
        except Ended as ended:
            return str(ended)
        except StoreUnavailable:
            return "StoreUnavailable"

    monkeypatch.setattr(os, "_exit", exit_at_once)
    assert asyncio.run(begin()) == end


@pytest.mark.usefixtures("hasty")
def test_several_workers_are_not_even_started_if_there_is_no_database(monkeypatch: pytest.MonkeyPatch):
    started: list[Any] = []
    monkeypatch.setattr("lamplit.server.serve.run_workers", started.append)
    with pytest.raises(StoreUnavailable):
        serve(Configuration(port=free_port(), database_url=AWAY, workers=3))
    assert not started


def test_several_workers_are_started_where_there_is_one(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    started: list[uvicorn.Config] = []
    monkeypatch.setattr("lamplit.server.serve.run_workers", started.append)
    monkeypatch.setattr("signal.signal", lambda *words: None)
    monkeypatch.setattr("os.environ", dict(os.environ))
    serve(Configuration(port=free_port(), database_url=postgres_url, workers=3))
    assert started[0].workers == 3


def test_a_worker_has_minutes_to_start_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch):
    now = 1_000.0
    # Only its own clock is stopped: stopping time everywhere would block polls forever.
    monkeypatch.setattr(supervision, "time", SimpleNamespace(monotonic=lambda: now))
    worker = supervision.AnsweringProcess(uvicorn.Config("none"), [])
    assert not worker.hangs(), "it has just been asked"
    now += supervision.LONGEST_SILENCE + 60
    assert not worker.hangs(), "it is starting"
    worker.child_conn.send(True)
    assert not worker.hangs(), "it serves, and is asked again"
    now += supervision.LONGEST_SILENCE + 1
    assert worker.hangs()


@pytest.mark.parametrize("committed", [True, False], ids=["after", "before"])
def test_the_line_breaks_at_the_commit_and_the_store_looks_whether_it_was_done(
    postgres_url: str, committed: bool, monkeypatch: pytest.MonkeyPatch
):
    """The worst moment: the commit was sent, and no reply came."""
    breaks = {"left": 0}
    commit = psycopg.Connection.commit

    def broken(connection: Any) -> None:
        if breaks["left"] and connection.info.transaction_status == psycopg.pq.TransactionStatus.INTRANS:
            breaks["left"] -= 1
            if committed:
                commit(connection)
            connection.close()
            raise psycopg.OperationalError("the line is dead")
        commit(connection)

    monkeypatch.setattr(psycopg.Connection, "commit", broken)

    async def scene(store: Store) -> None:
        breaks["left"] = 1
        await store.add_table(a_table(), [b"1"])
        breaks["left"] = 2
        told = await asyncio.gather(*(store.append("mansion", number, b"%d" % number, 5) for number in (2, 3)))
        assert told == [True, True]
        assert breaks["left"] == 0
        assert await log_of(store, "mansion") == [b"1", b"2", b"3"]

    with_stores(postgres_url, scene)


def test_the_line_breaks_at_the_commit_and_somebody_else_is_faster(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    breaks: list[Any] = []
    commit = psycopg.Connection.commit

    def broken(connection: Any) -> None:
        if breaks and threading.current_thread().name == "lamplit-writer":
            breaks.pop()
            connection.close()
            with psycopg.connect(database.conninfo(postgres_url)) as other:
                other.execute("INSERT INTO entries VALUES ('mansion', 1, 5, 'theirs')")
                other.execute("UPDATE progress SET length = 1 WHERE table_id = 'mansion'")
                commit(other)
            raise psycopg.OperationalError("the line is dead")
        commit(connection)

    monkeypatch.setattr(psycopg.Connection, "commit", broken)

    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        breaks.append(True)
        assert await store.append("mansion", 1, b"ours", 5) is False
        assert await log_of(store, "mansion") == [b"theirs"]

    with_stores(postgres_url, scene)
