"""The bus: workers hear of each other's appends and presence, also after PostgreSQL was away."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import pytest

from lamplit.server.cluster import bus as bus_module
from lamplit.server.cluster.bus import Bus
from lamplit.server.storage import database
from lamplit.server.storage.store import Store, StoreUnavailable

from ..support.postgres import Postgres, serving
from ..support.stored_tables import a_table, with_stores


class BusOwner:
    """A worker's bus and everything it received."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.appends: list[tuple[str, int]] = []
        self.missed = 0
        self.presence: list[str] = []
        bus.on_append = lambda table, number: self.appends.append((table, number))
        bus.on_missed = self.miss
        bus.on_presence = self.presence.append

    def miss(self) -> None:
        self.missed += 1


async def until(condition: Callable[[], object], within: float = 20.0) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.01)


def with_buses(url: str, scene: Callable[..., Awaitable[Any]], count: int = 2) -> None:
    """Run a coroutine with `count` workers on one bus, named a, b, c …"""

    async def play() -> None:
        ears = [BusOwner(await Bus.open(url, name)) for name in "abcdefgh"[:count]]
        try:
            await scene(*ears)
        finally:
            for owner in ears:
                await owner.bus.close()

    asyncio.run(play())


# -- alone -----------------------------------------------------------------------------------------------------------


def test_a_worker_alone_knows_who_is_here(sqlite_url: str):
    async def scene(owner: BusOwner) -> None:
        owner.bus.announce_presence("mansion", "killer", 2)
        owner.bus.announce_presence("mansion", "survivor1", 1)
        assert owner.bus.here("mansion") == {"killer": 2, "survivor1": 1}
        owner.bus.announce_presence("mansion", "killer", 2)
        owner.bus.announce_presence("mansion", "killer", 0)
        assert owner.bus.here("mansion") == {"survivor1": 1}
        assert owner.bus.here("temple") == {}
        assert owner.presence == ["mansion", "mansion", "mansion"], "told when something is different, and only then"

    with_buses(sqlite_url, scene, count=1)


# -- appends ---------------------------------------------------------------------------------------------------------


def test_every_worker_hears_of_every_append(postgres_url: str):
    async def scene(ada: BusOwner, bo: BusOwner) -> None:
        store = await Store.open(postgres_url)
        tables = [f"a table with quite a long name {number:04}".replace(" ", "_") for number in range(400)]
        for table in tables:
            await store.add_table(a_table(table))
        assert all(await asyncio.gather(*(store.append(table, 1, b"{}", 1) for table in tables)))
        assert not await store.append(tables[0], 1, b"{}", 1), "who loses has nothing to tell"
        assert await store.append(tables[0], 2, b"{}", 1)
        expected = {(table, 1) for table in tables} | {(tables[0], 2)}
        for owner in (ada, bo):
            await until(lambda owner=owner: len(owner.appends) >= len(expected))
            assert set(owner.appends) == expected
            assert len(owner.appends) == len(expected)
        await store.close()

    with_buses(postgres_url, scene)


def test_what_another_program_says_on_the_line_is_passed_over(postgres_url: str):
    async def scene(ada: BusOwner) -> None:
        with psycopg.connect(database.conninfo(postgres_url), autocommit=True) as other:
            for channel, messages in (
                ("lamplit", "odd"),
                ("lamplit", "mansion x"),
                ("lamplit_here", "{}"),
                ("lamplit", "mansion 7"),
            ):
                other.execute("SELECT pg_notify(%s, %s)", (channel, messages))
        await until(lambda: ada.appends)
        assert ada.appends == [("mansion", 7)]

    with_buses(postgres_url, scene, count=1)


def test_an_owner_that_stumbles_does_not_stop_the_bus(postgres_url: str, caplog: pytest.LogCaptureFixture):
    async def scene(ada: BusOwner, bo: BusOwner) -> None:
        def stumble(_table: str) -> None:
            raise RuntimeError("stumbled")

        ada.bus.on_presence = stumble
        bo.bus.announce_presence("mansion", "killer", 1)
        await until(lambda: "stumbled" in caplog.text)
        ada.bus.on_presence = ada.presence.append
        bo.bus.announce_presence("mansion", "killer", 2)
        await until(lambda: ada.presence)
        assert ada.bus.here("mansion") == {"killer": 2}

    with_buses(postgres_url, scene)


# -- presence --------------------------------------------------------------------------------------------------------


def test_people_are_counted_over_all_workers(postgres_url: str):
    async def scene(ada: BusOwner, bo: BusOwner) -> None:
        ada.bus.announce_presence("mansion", "killer", 1)
        bo.bus.announce_presence("mansion", "killer", 2)
        bo.bus.announce_presence("mansion", "survivor1", 1)
        for owner in (ada, bo):
            await until(lambda owner=owner: owner.bus.here("mansion") == {"killer": 3, "survivor1": 1})
            assert "mansion" in owner.presence
        bo.bus.announce_presence("mansion", "killer", 0)
        await until(lambda: ada.bus.here("mansion") == {"killer": 1, "survivor1": 1})

    with_buses(postgres_url, scene)


def test_who_comes_later_is_told_at_once_and_who_leaves_is_gone_at_once(postgres_url: str):
    """Far sooner than the next heartbeat, even for more people than fit into one notification."""
    seats = {f"survivor{number}": number for number in range(1, 1000)}

    async def scene(ada: BusOwner) -> None:
        for seat, count in seats.items():
            ada.bus.announce_presence("mansion", seat, count)
        late = BusOwner(await Bus.open(postgres_url, "late"))
        await until(lambda: late.bus.here("mansion") == seats, within=bus_module.HEARTBEAT - 1)
        late.bus.announce_presence("temple", "blue", 1)
        await until(lambda: ada.bus.here("temple") == {"blue": 1})
        await late.bus.close()
        await until(lambda: ada.bus.here("temple") == {}, within=bus_module.HEARTBEAT - 1)
        assert ada.presence[-1] == "temple"

    with_buses(postgres_url, scene, count=1)


def test_a_worker_that_dies_is_forgotten(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bus_module, "HEARTBEAT", 0.2)
    monkeypatch.setattr(bus_module, "LOST_AFTER", 1.5)
    worker = textwrap.dedent(
        """
        import asyncio, sys
        from lamplit.server.cluster import bus
        bus.HEARTBEAT = 0.2
        async def main():
            line = await bus.Bus.open(sys.argv[1], "doomed")
            line.announce_presence("mansion", "killer", 1)
            await asyncio.sleep(600)
        asyncio.run(main())
        """
    )

    async def scene(ada: BusOwner) -> None:
        doomed = subprocess.Popen([sys.executable, "-c", worker, postgres_url])
        await until(lambda: ada.bus.here("mansion") == {"killer": 1})
        os.kill(doomed.pid, signal.SIGKILL)
        doomed.wait()
        await until(lambda: ada.bus.here("mansion") == {})
        assert ada.presence == ["mansion", "mansion"]

    with_buses(postgres_url, scene, count=1)


def test_who_is_here_stays_known_over_many_beats(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bus_module, "HEARTBEAT", 0.05)
    monkeypatch.setattr(bus_module, "LOST_AFTER", 0.5)

    async def scene(ada: BusOwner, bo: BusOwner) -> None:
        bo.bus.announce_presence("mansion", "killer", 1)
        await until(lambda: ada.bus.here("mansion") == {"killer": 1})
        loop = asyncio.get_running_loop()
        end = loop.time() + 1.5
        await until(lambda: loop.time() > end or not ada.bus.here("mansion"))
        assert ada.bus.here("mansion") == {"killer": 1}
        assert ada.presence == ["mansion"]
        assert (ada.missed, bo.missed) == (0, 0)

    with_buses(postgres_url, scene)


# -- when PostgreSQL goes --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_after_postgresql_was_away_everybody_hears_again_and_knows_that_something_was_missed():
    with serving() as postgres:
        url = postgres.new_database()
        with_stores(url, lambda store: store.add_table(a_table()))

        async def scene(ada: BusOwner, bo: BusOwner) -> None:
            bo.bus.announce_presence("mansion", "killer", 1)
            await until(lambda: ada.bus.here("mansion") == {"killer": 1})
            await asyncio.to_thread(postgres.stop)
            bo.bus.announce_presence("mansion", "killer", 2)
            await asyncio.to_thread(postgres.start)
            await until(lambda: ada.missed and bo.missed)
            await until(lambda: ada.bus.here("mansion") == {"killer": 2})
            store = await Store.open(url)
            assert await store.append("mansion", 1, b"{}", 1)
            await until(lambda: ada.appends == [("mansion", 1)] == bo.appends)
            await store.close()

        with_buses(url, scene)


def test_a_line_that_is_cut_is_taken_up_again(postgres_url: str, postgres: Postgres):
    async def scene(ada: BusOwner) -> None:
        ada.bus.announce_presence("mansion", "killer", 1)
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as other:
            name = postgres_url.rsplit("/", 1)[1]
            cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = %s"
            await until(lambda: other.execute(cut, (name,)).fetchone() != (0,))
        await until(lambda: ada.missed)
        late = BusOwner(await Bus.open(postgres_url, "late"))
        await until(lambda: late.bus.here("mansion") == {"killer": 1})
        await late.bus.close()

    with_buses(postgres_url, scene, count=1)


def test_without_postgresql_there_is_no_bus(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(database, "PATIENCE", 0.3)
    with pytest.raises(StoreUnavailable) as caught:
        asyncio.run(Bus.open("postgresql://lamplit@127.0.0.1:1/nowhere"))
    assert caught.value.message == "error-store-away"
