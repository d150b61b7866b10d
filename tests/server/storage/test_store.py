"""The store: what it acknowledges is written, once and in order."""

import asyncio
import json
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any, LiteralString, cast

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from lamplit.server.storage import database
from lamplit.server.storage.schema import SCHEMA
from lamplit.server.storage.store import RecordRow, Store, UnknownTable, new_table

from ..support.stored_tables import a_table, log_of, refusal, with_stores


def a_record(id: str, **facts: Any) -> RecordRow:
    known: dict[str, Any] = {
        "id": id,
        "game": "terrorscape",
        "rules": 3,
        "options": {"edition": "v2"},
        "seats": {"killer": "Ada"},
        "result": {"side": "killer"},
        "public": True,
        "invite": "",
        "imported": False,
        "answers": 212,
        "seconds": 3600,
        "created": 1000,
        "text": b"compressed",
    }
    return RecordRow(**known | facts)


# -- tables ----------------------------------------------------------------------------------------------------------


def test_a_table_is_found_again_after_everybody_has_left(database_url: str):
    table = a_table(start='{"lamplit": 1}\n', seed=None, settings={"name": "Ünä 🕯"})

    async def opened(store: Store) -> None:
        await store.add_table(table, [b'{"sat": 1}', b'{"sat": 2}'])

    async def come_back(store: Store) -> None:
        assert await store.table("mansion") == table
        assert await store.table("temple") is None
        assert await store.entries("mansion") == [(1, 1000, b'{"sat": 1}'), (2, 1000, b'{"sat": 2}')]
        assert await store.entries("mansion", after=1) == [(2, 1000, b'{"sat": 2}')]

    with_stores(database_url, opened)
    with_stores(database_url, come_back)


def test_a_table_that_is_there_already_is_neither_changed_nor_in_the_way_of_others(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table(), [b"1"])
        strange = store.add_table(a_table(host="somebody else"), [b"2"])
        other = store.add_table(a_table("temple"), [b"3"])
        append = store.append("mansion", 2, b"4", 2000)
        told = await asyncio.gather(strange, other, append, return_exceptions=True)
        assert isinstance(told[0], IntegrityError)
        assert told[1:] == [None, True]
        assert await log_of(store, "mansion") == [b"1", b"4"]
        assert await log_of(store, "temple") == [b"3"]

    with_stores(database_url, scene)


def test_tables_are_listed_as_one_looks_for_them(database_url: str):
    async def scene(store: Store) -> None:
        for id, public, stage, changed in (
            ("quiet", True, "gathering", 10),
            ("ours", False, "running", 20),
            ("loud", True, "running", 30),
            ("done", True, "over", 40),
        ):
            await store.add_table(a_table(id, public=public, stage=stage, changed=changed))

        async def listed(**wish: Any) -> list[str]:
            return [table.id for table in await store.tables(**wish)]

        assert await listed() == ["loud", "ours", "quiet"]
        assert await listed(public=True) == ["loud", "quiet"]
        assert await listed(public=False) == ["ours"]
        assert await listed(stages=("over", "running"), limit=2) == ["done", "loud"]
        assert await listed(before=30) == ["ours", "quiet"]

    with_stores(database_url, scene)


# -- appending -------------------------------------------------------------------------------------------------------


def test_an_entry_moves_the_table_on(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table(), [b"1"])
        assert await store.append("mansion", 2, b"2", 2000, stage="running")
        assert await store.append("mansion", 3, b"3", 3000)
        table = await store.table("mansion")
        assert table is not None
        assert (table.stage, table.created, table.changed) == ("running", 1000, 3000)
        assert await store.entries("mansion", after=1) == [(2, 2000, b"2"), (3, 3000, b"3")]

    with_stores(database_url, scene)


def test_a_number_is_written_once_and_none_is_left_out(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table(), [b"1"])
        assert await store.append("mansion", 2, b"2", 2000, stage="running")
        for number in (1, 2, 4):
            late = await store.append("mansion", number, b"late", 9000, stage="over", checkpoint=(1, b"late"))
            assert late is False
        assert await log_of(store, "mansion") == [b"1", b"2"]
        table = await store.table("mansion")
        assert table is not None
        assert (table.stage, table.changed) == ("running", 2000)
        assert await store.checkpoint("mansion") is None

    with_stores(database_url, scene)


def test_nothing_is_appended_to_a_table_that_is_not_there(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        told = await asyncio.gather(
            store.append("attic", 1, b"1", 1), store.append("mansion", 1, b"1", 1), return_exceptions=True
        )
        assert isinstance(told[0], UnknownTable)
        assert told[1] is True
        assert await store.entries("attic") == []

    with_stores(database_url, scene)


def test_a_table_is_opened_with_the_entry_that_opens_it_or_not_at_all(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table(), [b"one"])
        late, next_one = (new_table(a_table(id), [b"begins"]) for id in ("too late", "once more"))
        assert not await store.append("mansion", 1, b"again", 2000, opens=late)
        assert await store.table("too late") is None
        assert await store.append("mansion", 2, b"again", 2000, opens=next_one)
        assert await store.table("once more") == a_table("once more")
        assert await log_of(store, "once more") == [b"begins"]
        assert await log_of(store, "mansion") == [b"one", b"again"]

    with_stores(database_url, scene)


def test_the_newest_two_checkpoints_are_kept(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        await store.add_table(a_table("temple"))
        assert await store.checkpoint("mansion") is None
        for number in range(1, 8):
            checkpoint = (3, b"packed %d" % number) if number % 2 else None
            assert await store.append("mansion", number, b"{}", number, checkpoint=checkpoint)
        await store.append("temple", 1, b"{}", 1, checkpoint=(1, b"temple"))
        assert await store.checkpoint("mansion") == (7, 3, b"packed 7")
        assert await store.checkpoint("temple") == (1, 1, b"temple")

    with_stores(database_url, scene)
    engine = database.engine(database_url)
    with engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT table_id, number FROM checkpoints ORDER BY table_id, number").all()
    engine.dispose()
    assert [tuple(row) for row in kept] == [("mansion", 5), ("mansion", 7), ("temple", 1)]


def test_two_workers_race_and_each_number_has_one_winner(database_url: str):
    tables, rounds = ("mansion", "temple", "attic"), 40

    async def scene(first: Store, second: Store) -> None:
        for table in tables:
            await first.add_table(a_table(table))

        async def play(store: Store, name: str, table: str) -> int:
            won = 0
            for number in range(1, rounds + 1):
                won += await store.append(table, number, json.dumps([name, number]).encode(), number)
            return won

        players = [(store, name, table) for table in tables for store, name in ((first, "ada"), (second, "bo"))]
        won = await asyncio.gather(*(play(*player) for player in players))
        for table in tables:
            log = [json.loads(payload) for payload in await log_of(first, table)]
            assert len(log) == rounds
            for (_store, name, where), count in zip(players, won, strict=True):
                if where == table:
                    assert count == sum(winner == name for winner, _number in log)

    with_stores(database_url, scene, count=2)


def test_what_was_built_on_a_lost_entry_is_lost_with_it(database_url: str):
    async def scene(ours: Store, theirs: Store) -> None:
        await ours.add_table(a_table())
        assert await theirs.append("mansion", 1, b"theirs", 1)
        told = await asyncio.gather(*(ours.append("mansion", number, b"ours", 1) for number in (1, 2, 3)))
        assert told == [False, False, False]
        assert await log_of(ours, "mansion") == [b"theirs"]
        assert await asyncio.gather(*(ours.append("mansion", number, b"ours", 1) for number in (2, 3))) == [True, True]

    with_stores(database_url, scene, count=2)


def test_those_who_wait_share_a_commit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    write, commits = database.write_at_once, [0]

    def count(driver: Any, sql: str, values: list[Any]) -> int:
        commits.append(len(values) // 4)
        return write(driver, sql, values)

    async def scene(store: Store) -> None:
        for number in range(25):
            await store.add_table(a_table(f"table {number}"))
        told = await asyncio.gather(*(store.append(f"table {number}", 1, b"{}", 1) for number in range(25)))
        assert all(told)

    monkeypatch.setattr(database, "write_at_once", count)
    with_stores(sqlite_url, scene)
    assert sum(commits) == 25
    assert max(commits) > 8


def test_among_others_too_a_number_is_written_once_and_none_is_left_out(database_url: str):
    async def scene(store: Store) -> None:
        for name in ("mansion", "temple", "cellar", "attic"):
            await store.add_table(a_table(name), [b"1"])
        told = await asyncio.gather(
            store.append("mansion", 2, b"next", 2000),
            store.append("temple", 1, b"late", 2000),
            store.append("cellar", 3, b"early", 2000),
            store.append("nowhere", 1, b"lost", 2000),
            store.append("attic", 2, b"next", 3000),
            return_exceptions=True,
        )
        assert [outcome for outcome in told if isinstance(outcome, bool)] == [True, False, False, True]
        assert isinstance(told[3], UnknownTable)
        assert await log_of(store, "mansion") == await log_of(store, "attic") == [b"1", b"next"]
        assert await log_of(store, "temple") == await log_of(store, "cellar") == [b"1"]
        tables = [await store.table(name) for name in ("mansion", "temple", "cellar", "attic")]
        assert [table and table.changed for table in tables] == [2000, 1000, 1000, 3000]
        assert await store.append("cellar", 2, b"in turn", 4000)

    with_stores(database_url, scene)


def test_who_stops_waiting_does_not_disturb_the_others(sqlite_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        waiting = [asyncio.create_task(store.append("mansion", number, b"{}", 1)) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert (told[0], told[2]) == (True, True)
        assert len(await log_of(store, "mansion")) == 3

    with_stores(sqlite_url, scene)


def test_closing_writes_what_is_waiting(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        waiting = [asyncio.create_task(store.append("mansion", number, b"{}", 1)) for number in range(1, 301)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*waiting))

    async def leave() -> None:
        await scene(await Store.open(database_url))

    async def come_back(store: Store) -> None:
        assert len(await log_of(store, "mansion")) == 300

    asyncio.run(leave())
    with_stores(database_url, come_back)


# -- keepers ---------------------------------------------------------------------------------------------------------


def test_a_table_has_one_keeper_at_a_time(database_url: str):
    async def scene(first: Store, second: Store) -> None:
        await first.add_table(a_table())
        assert await first.keep("mansion", "ada", now=0, until=100)
        assert not await second.keep("mansion", "bo", now=99, until=199)
        assert await first.keep("mansion", "ada", now=99, until=150), "who keeps it may go on"
        assert not await second.keep("mansion", "bo", now=149, until=249)
        assert await second.keep("mansion", "bo", now=150, until=250), "who is silent too long loses it"
        await first.let_go("mansion", "ada")
        assert not await first.keep("mansion", "ada", now=160, until=260), "nobody lets go for another"
        await second.let_go("mansion", "bo")
        assert await first.keep("mansion", "ada", now=161, until=261)

    with_stores(database_url, scene, count=2)


def test_a_lease_from_before_the_clock_was_put_back_holds_nobody_up(database_url: str):
    async def scene(store: Store) -> None:
        await store.add_table(a_table())
        assert await store.keep("mansion", "ada", now=3_600_000, until=3_606_000)
        assert await store.keep("mansion", "bo", now=0, until=6_000), "as if an hour ago"
        assert not await store.keep("mansion", "cy", now=-50_000, until=-44_000), "clocks may differ by a little"

    with_stores(database_url, scene)


def test_workers_that_want_the_same_in_another_order_do_not_wait_for_each_other(postgres_url: str):
    tables = [f"table {number:02}" for number in range(20)]

    async def scene(first: Store, second: Store) -> None:
        for table in tables:
            await first.add_table(a_table(table))
        for number in range(1, 31):
            wishes = [
                wish
                for one, other in zip(tables, reversed(tables), strict=True)
                for wish in (
                    first.keep(one, "ada", number, number + 1),
                    second.keep(other, "bo", number, number + 1),
                    first.append(one, number, b"ada", number),
                    second.append(other, number, b"bo", number),
                )
            ]
            assert sum(await asyncio.gather(*wishes)) == 2 * len(tables), "one keeper and one winner each"

    def deadlocks() -> Any:
        with psycopg.connect(database.conninfo(postgres_url)) as host:
            return host.execute("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()").fetchone()

    before = deadlocks()
    with_stores(postgres_url, scene, count=2)
    assert deadlocks() == before


# -- records ---------------------------------------------------------------------------------------------------------


def test_records_are_kept_and_listed_without_their_text(database_url: str):
    async def scene(store: Store) -> None:
        won = a_record("won", created=3)
        open_end = a_record("open", result=None, imported=True, public=False, created=2)
        temple = a_record("temple", game="escape", created=1)
        for record in (won, open_end, temple):
            await store.put_record(record)
        assert await store.record("won") == won
        assert await store.record("nowhere") is None
        assert [record.id for record in await store.records()] == ["won", "open", "temple"]
        assert [record.text for record in await store.records()] == [b"", b"", b""]
        assert [record.id for record in await store.records(game="terrorscape", public=True)] == ["won"]
        assert [record.id for record in await store.records(before=3, limit=1)] == ["open"]
        assert [record.id for record in await store.outcomes()] == ["temple", "won"]
        assert [record.id for record in await store.outcomes("escape")] == ["temple"]
        await store.put_record(a_record("won", public=False))
        assert await store.record("won") == a_record("won", public=False)

    with_stores(database_url, scene)


# -- opening ---------------------------------------------------------------------------------------------------------


def test_the_steps_lead_to_the_schema(database_url: str):
    with_stores(database_url, lambda store: store.ready())
    engine = database.engine(database_url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
    engine.dispose()


def test_several_workers_may_start_at_once_on_a_database_that_is_not_there_yet(database_url: str):
    start = textwrap.dedent(
        """
        import asyncio, sys
        from lamplit.server.storage.store import Store
        async def main():
            store = await Store.open(sys.argv[1])
            await store.ready()
            await store.close()
        sys.stdin.readline()
        asyncio.run(main())
        """
    )
    words = [sys.executable, "-W", "error", "-c", start, database_url]
    workers = [subprocess.Popen(words, stdin=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(4)]
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write(b"\n")
        worker.stdin.flush()
    for worker in workers:
        assert worker.communicate()[1] == b""
        assert worker.returncode == 0


def test_a_database_of_a_newer_lamplit_is_left_alone(database_url: str):
    with_stores(database_url, lambda store: store.add_table(a_table()))
    engine = database.engine(database_url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert asyncio.run(refusal(Store.open(database_url))) == "error-store-newer"
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9999"
    engine.dispose()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://host/lamplit", "lamplit.db", ""])
def test_an_address_of_no_use_is_refused(url: str):
    assert asyncio.run(refusal(Store.open(url))) == "error-store-address"


def test_a_commit_waits_for_the_disk_whatever_else_is_configured(sqlite_url: str, postgres_url: str):
    with psycopg.connect(database.conninfo(postgres_url), autocommit=True) as host:
        name = postgres_url.rsplit("/", 1)[1]
        host.execute(cast(LiteralString, f"ALTER DATABASE {name} SET synchronous_commit = off"))
    asked = {sqlite_url: "PRAGMA synchronous", postgres_url: "SHOW synchronous_commit"}
    for url, answer in ((sqlite_url, 2), (postgres_url, "on")):
        engine = database.engine(url)
        with engine.connect() as connection:
            assert connection.exec_driver_sql(asked[url]).scalar() == answer
        engine.dispose()


def test_a_new_file_is_its_owners_alone(sqlite_url: str, tmp_path: Path):
    with_stores(sqlite_url, lambda store: store.ready())
    assert (tmp_path / "lamplit.db").stat().st_mode & 0o777 == 0o600


def test_something_that_is_no_database_is_refused(sqlite_url: str, tmp_path: Path):
    (tmp_path / "lamplit.db").write_bytes(b"dear diary, " * 1000)
    assert asyncio.run(refusal(Store.open(sqlite_url))) == "error-store-damaged"
    assert (tmp_path / "lamplit.db").read_bytes() == b"dear diary, " * 1000
