"""Nothing is lost when the server, its workers, its database, its bot workers or the disk fail.

The long version of the first two tests is `bench/survival.py`.
"""

import asyncio
import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, LiteralString, cast

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from lamplit import game
from lamplit.server import keys
from lamplit.server.configuration import Configuration
from lamplit.server.storage import database
from lamplit.server.storage.store import Store
from lamplit.server.tables import entries as e
from lamplit.server.tables.registry import TableRegistry
from lamplit.server.tables.table_clock import LATE_CLOCK
from lamplit.server.tables.terms import BOT_PAUSES, Terms

from ..support.guest import Guest
from ..support.ports import free_port
from ..support.postgres import Postgres, serving
from ..support.random_play import CAST, KILLER, TEAM, asked, lone_explorer, mansion, play_some
from ..support.servers import ProcessServer, ThreadServer, apart, opened, wait_for
from ..support.stored_tables import a_table, with_stores
from .survival.audit import audit
from .survival.full_party import FullParty
from .survival.host import Host
from .survival.ordeal import Ordeal, Report, blows
from .survival.person import Deed, Person
from .survival.replies import Replies, broken

pytestmark = pytest.mark.slow

PACE = 0.4
ORDERS = (signal.SIGTERM, signal.SIGINT)
"""Signals to stop."""


def spend(ordeal: Ordeal, plan: Callable[[Ordeal], Awaitable[None]]) -> Report:
    """Let people play while the plan causes failures; return the findings."""

    async def spent() -> Report:
        try:
            await ordeal.begin(PACE)
            await plan(ordeal)
            await ordeal.all_go_on()
            return await ordeal.end()
        finally:
            await ordeal.break_off()

    return asyncio.run(spent())


def expect_nothing_lost(report: Report) -> None:
    assert report.findings.troubles == []
    assert report.exit_code == 0
    assert report.findings.acknowledged > report.people, "people did play"
    assert report.seats_compared == report.people


# -- the audit itself --------------------------------------------------------------------------------------------------


def found_for(url: str, **remembered: Any) -> list[str]:
    """Return the findings if the killer remembers this and the database says that they said “one” and “two”."""

    async def furnish(store: Store) -> None:
        terms = Terms("terrorscape", CAST)
        sits = [e.SatDown(seat, "Ada", "key") for seat in (KILLER, *TEAM)]
        says = [e.Said(KILLER, word, id=word) for word in ("one", "two")]
        entries = [*sits, e.Started(game("terrorscape").rules, zero=1000), *says]
        await store.add_table(a_table(settings=terms.pack(), stage="running"), [e.pack(entry) for entry in entries])

    with_stores(url, furnish)
    killer = Person(0, "mansion", KILLER, "", Random(1))
    for name, value in remembered.items():
        setattr(killer, name, value)
    return asyncio.run(audit(url, [killer])).troubles


def said(*words: str) -> list[Deed]:
    return [Deed("say", word, word) for word in words]


@pytest.mark.parametrize(
    ("remembered", "noticed"),
    [
        ({"acknowledged": said("one", "two")}, ""),
        ({"acknowledged": said("one", "three")}, "acknowledged but missing: ['three']"),
        ({"acknowledged": said("two", "one")}, "in another order"),
        ({"acknowledged": [Deed("say", "one", "eins")]}, "acknowledged but missing: ['one']"),
        ({"acknowledged": said("one"), "refused": said("two")}, "was refused, and is there"),
        ({"view": {"killer": "somewhere else"}}, "saw what is not stored"),
        ({"table": "attic"}, "table attic is lost"),
    ],
)
def test_the_audit_notices(sqlite_url: str, remembered: dict[str, Any], noticed: str):
    troubles = found_for(sqlite_url, **remembered)
    assert len(troubles) == bool(noticed)
    assert noticed in "".join(troubles)


def broken_for(url: str, replies: Replies) -> list[str]:
    """Return the audit's findings about replies, where Ada has the killer's seat and a rematch was opened."""

    async def furnish(store: Store) -> list[str]:
        settings = Terms("terrorscape", CAST).pack()
        rows = [a_table(id, settings=settings, host="Ada's") for id in ("mansion", "forgotten")]
        for row in rows:
            await store.add_table(row, [e.pack(e.SatDown(KILLER, "Ada", keys.hashed("Ada's secret")))])
        return await broken(store, {row.id: row for row in rows}, [replies])

    return with_stores(url, furnish)


def test_the_audit_notices_promises_that_were_not_kept(sqlite_url: str):
    found = broken_for(
        sqlite_url,
        Replies(
            joined={("mansion", KILLER): "Ada's secret", ("mansion", "survivor1"): "Bea's secret"},
            turned_away=["Ada's secret"],
            brought={"a record": "its text"},
            opened=["mansion"],
            openings=1,
            rematches={"mansion": "forgotten"},
        ),
    )
    assert found == [
        "survivor1 at mansion was promised to one person, and 0 sat down",
        "somebody was turned away, and has the seat",
        "the rematch of mansion was to be forgotten, and is []",
        "table forgotten was opened for a rematch that nobody knows of",
        "nobody was told of 1 tables, and 0 openings were not answered",
        "record a record was taken in, and is lost or another",
    ]


# -- dying -----------------------------------------------------------------------------------------------------------


def test_the_server_is_killed_three_times_and_nothing_is_lost(tmp_path: Path, sqlite_url: str):
    luck = Random(7)
    host = Host(tmp_path, free_port(), sqlite_url)
    kill = blows(host, luck)["server killed"]

    async def plan(ordeal: Ordeal) -> None:
        for wait_for_all in (True, False, True):
            await ordeal.pass_time(luck.uniform(0.2, 2.0))
            await ordeal.suffer("server killed", kill, wait_for_all)

    expect_nothing_lost(spend(Ordeal(host, 20, luck), plan))


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL for one test only."""
    with serving() as server:
        yield server


def test_three_workers_one_by_one_all_at_once_and_postgresql_itself(tmp_path: Path, own_postgres: Postgres):
    def restart() -> None:
        own_postgres.stop(signal.SIGQUIT)
        own_postgres.start()

    luck = Random(8)
    host = Host(tmp_path, free_port(), own_postgres.new_database(), workers=3)
    known = blows(host, luck, restart)

    async def plan(ordeal: Ordeal) -> None:
        for kind in ("worker killed", "server killed", "database restarted"):
            await ordeal.pass_time(luck.uniform(0.2, 1.5))
            await ordeal.suffer(kind, known[kind], wait_for_all=True)

    expect_nothing_lost(spend(Ordeal(host, 12, luck), plan))


def test_the_server_is_killed_while_friends_join_bring_records_vote_and_want_a_rematch(tmp_path: Path, sqlite_url: str):
    luck = Random(11)
    host = Host(tmp_path, free_port(), sqlite_url)
    kill = blows(host, luck)["server killed"]

    moments = ("vote", "rematch", "join", "import")

    async def plan(ordeal: Ordeal) -> None:
        for during in moments:
            await ordeal.suffer("server killed", kill, wait_for_all=False, during=during)

    report = spend(Ordeal(host, 3, luck, FullParty), plan)
    expect_nothing_lost(report)
    assert all(outage.under_way[kind] for outage, kind in zip(report.outages, moments, strict=True))
    assert all(report.done[kind] for kind in ("join", "turned away"))


def test_asked_to_stop_the_server_closes_all_lines_and_ends_well(tmp_path: Path):
    with apart(tmp_path) as server:
        table, people = mansion(server)
        play_some(people, Random(3), 10)
        begun = time.monotonic()
        server.process.terminate()
        partings = [guest.parting[0] for guest in people.values()]
        assert server.process.wait(20) == 0
        assert time.monotonic() - begun < 10
        assert set(partings) <= {1001, 1012}, "going away, or starting anew: not a line that breaks"
        views = {seat: guest.view for seat, guest in people.items()}
        server.open()
        assert {seat: table.sit(seat).view for seat in people} == views


def test_an_order_to_stop_that_all_processes_get_is_no_fault(tmp_path: Path):
    """Systemd, containers and terminals signal the bot workers together with the server."""
    with apart(tmp_path) as server:
        wait_for(lambda: [*map(is_deaf, bot_workers_of(server))] == [True], "a bot worker that runs")
        (bot_worker,) = bot_workers_of(server)
        for order in ORDERS:
            os.kill(bot_worker, order)
        time.sleep(0.5)
        server.process.terminate()
        assert server.process.wait(20) == 0
        logged = [json.loads(line) for line in server.log if line.startswith("{")]
        assert [line["what"] for line in logged if line["level"] != "info"] == []


def test_a_bot_worker_that_dies_is_told_of_and_replaced(tmp_path: Path):
    with apart(tmp_path) as server:
        wait_for(lambda: len(bot_workers_of(server)) == 1, "a bot worker")
        (dead,) = bot_workers_of(server)
        os.kill(dead, signal.SIGKILL)
        wait_for(lambda: any("bot-worker-died" in line for line in server.log), "a word of it")
        wait_for(lambda: dead not in bot_workers_of(server) != [], "another one")


def is_deaf(process: int) -> bool:
    """Whether a process ignores all signals to stop."""
    ignored = re.search(r"^SigIgn:\s*(\w+)$", Path(f"/proc/{process}/status").read_text(), re.MULTILINE)
    return ignored is not None and all(int(ignored[1], 16) >> (order - 1) & 1 for order in ORDERS)


def bot_workers_of(server: ProcessServer) -> list[int]:
    """Return the bot workers of a server."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"bot_workers" in Path(f"/proc/{child}/cmdline").read_bytes()]


# -- the database cannot ---------------------------------------------------------------------------------------------


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of statements to run at the start of every SQLite transaction of entries."""
    pragmas: list[str] = []

    def make_trouble(driver: sqlite3.Connection) -> None:
        for pragma in pragmas:
            driver.execute(f"PRAGMA {pragma}")

    before_writing(monkeypatch, make_trouble)
    return pragmas


def before_writing(monkeypatch: pytest.MonkeyPatch, deed: Callable[[sqlite3.Connection], None]) -> None:
    """Run an action before every SQLite transaction of entries."""
    begin, write = database.begin_writing, database.write_at_once

    def begin_after(driver: sqlite3.Connection) -> None:
        deed(driver)
        begin(driver)

    def write_after(driver: sqlite3.Connection, sql: str, values: list[Any]) -> int:
        deed(driver)
        return write(driver, sql, values)

    monkeypatch.setattr(database, "begin_writing", begin_after)
    monkeypatch.setattr(database, "write_at_once", write_after)


@pytest.mark.parametrize(
    ("harm", "cure", "told"),
    [
        ("max_page_count = 1", "max_page_count = 1000000", "error-store-full"),
        ("query_only = ON", "query_only = OFF", "error-store-readonly"),
    ],
    ids=["full", "read-only"],
)
def test_a_disk_that_cannot_be_written_refuses_until_it_can(
    tmp_path: Path, trouble: list[str], harm: str, cure: str, told: str
):
    server = ThreadServer(tmp_path).open()
    try:
        table, people = mansion(server)
        play_some(people, Random(5), 5)
        ada, bea = people[KILLER], people["survivor1"]
        trouble[:] = [harm]
        refused, words, talk = talk_until_refused(ada)
        assert refused == told
        before = stored(server, table.id)
        heard = len(bea.catches_up().talk)
        assert heard == talk, "nobody is told what is not stored"
        assert ada.is_refused("say", id="precious", words=words) == told
        assert stored(server, table.id) == before
        assert table.sit("survivor1").talk == bea.talk
        trouble[:] = [cure]
        assert ada.does("say", id="precious", words=words)["type"] == "done"
        assert ada.does("say", id="precious", words=words)["type"] == "done", "and once is enough"
        assert len(bea.catches_up().talk) == heard + 1
        assert stored(server, table.id)[: len(before)] == before
        assert sum(b'"precious"' in payload for payload in stored(server, table.id)) == 1
        play_some(people, Random(6), 5)
    finally:
        trouble[:] = [cure]
        server.close()


def test_an_answer_that_cannot_be_stored_has_not_happened(tmp_path: Path, trouble: list[str]):
    server = ThreadServer(tmp_path).open()
    try:
        table, people = mansion(server)
        play_some(people, Random(5), 5)
        player = asked(people)[0]
        assert player.question is not None
        question, before = player.question, stored(server, table.id)
        trouble[:] = ["query_only = ON"]
        refusal = player.answers(question["options"][0], id="an answer")
        assert refusal["error"]["message"] == "error-store-readonly"
        assert stored(server, table.id) == before
        assert player.catches_up().question == question, "it is still open"
        trouble[:] = ["query_only = OFF"]
        assert player.answers(question["options"][0], id="an answer")["type"] == "done"
        assert len(stored(server, table.id)) == len(before) + 1
        play_some(people, Random(6), 5)
    finally:
        trouble[:] = ["query_only = OFF"]
        server.close()


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of two megabytes, if the system allows it."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True)
    if mounted.returncode:
        pytest.skip("only root may make a tiny disk; SQLite's own limit is tested beside this")
    yield disk
    subprocess.run(["umount", disk], check=True)


def test_a_real_disk_is_full_until_somebody_makes_room(tiny_disk: Path):
    with apart(tiny_disk) as server:
        table, people = mansion(server)
        play_some(people, Random(5), 5)
        ada, bea = people[KILLER], people["survivor1"]
        ballast = tiny_disk / "holiday pictures"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as pictures:
            while pictures.write(bytes(4096)):
                pass
        refused, words, talk = talk_until_refused(ada)
        assert refused == "error-store-full"
        assert ada.is_refused("say", id="precious", words=words) == "error-store-full"
        assert len(table.sit("survivor1").talk) == len(bea.catches_up().talk) == talk
        ballast.unlink()
        assert ada.does("say", id="precious", words=words)["type"] == "done"
        assert len(bea.catches_up().talk) == talk + 1
        play_some(people, Random(6), 5)
        server.kill()
        server.open()
        assert len(table.sit("survivor1").talk) == talk + 1


def talk_until_refused(guest: Guest) -> tuple[str, str, int]:
    """Talk until refused; return the error, the refused text, and the number of stored lines."""
    words = "Is anybody there? " * 20
    for told in range(500):
        why = guest.is_refused("say", words=words)
        if why:
            return why, words, told
    raise AssertionError("there is room for everything")


def stored(server: ThreadServer, table: str) -> list[bytes]:
    """Return the stored entries of a table."""
    return [payload for _number, _time, payload in server.inside(lambda: server.registry.store.entries(table))]


class ServerOnPostgres(ThreadServer):
    """A server in a thread of this process, on PostgreSQL."""

    url: str

    @property
    def configuration(self) -> Configuration:
        return super().configuration.changed(database_url=self.url)


def test_postgresql_that_may_only_be_read_refuses_until_it_may_be_written(tmp_path: Path, postgres_url: str):
    server = ServerOnPostgres(tmp_path)
    server.url = postgres_url
    server.open()
    try:
        table, people = mansion(server)
        play_some(people, Random(5), 5)
        ada = people[KILLER]
        before = stored(server, table.id)
        make_read_only(postgres_url, True)
        assert ada.is_refused("say", id="precious", words="Hello?") == "error-store-readonly"
        assert stored(server, table.id) == before
        make_read_only(postgres_url, False)
        assert ada.does("say", id="precious", words="Hello?")["type"] == "done"
        assert sum(b'"precious"' in payload for payload in stored(server, table.id)) == 1
        play_some(people, Random(6), 5)
    finally:
        server.close()


def make_read_only(url: str, forbidden: bool) -> None:
    """Make a database read-only or writable for new connections, and close old ones."""
    with psycopg.connect(database.conninfo(url), autocommit=True) as operator:
        name = operator.info.dbname
        operator.execute("SET default_transaction_read_only = off")
        setting = "SET default_transaction_read_only = on" if forbidden else "RESET default_transaction_read_only"
        operator.execute(cast(LiteralString, f"ALTER DATABASE {name} {setting}"))
        operator.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
            (name,),
        )


# -- automatic actions continue
# ------------------------------------------------------------------------------------------------


@pytest.fixture
def waiting_for_the_killer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[ThreadServer, dict[str, Guest]]]:
    """Run a server with three people who wait for a bot that is about to act."""
    monkeypatch.setitem(BOT_PAUSES, "calm", 0.5)
    server = ThreadServer(tmp_path).open()
    try:
        seats = {KILLER: "bot:random", **dict.fromkeys(TEAM, "me")}
        table = server.table("terrorscape", **seats, options=CAST, bot_pace="calm")
        people = {seat: table.sit(seat) for seat in TEAM}
        luck = Random(4)
        while players := asked(people):
            guest = luck.choice(players)
            assert guest.question is not None
            guest.answers(luck.choice(guest.question["options"]))
        yield server, people
    finally:
        server.close()


def expect_play_to_go_on(people: dict[str, Guest]) -> None:
    """Wait until a person is asked, while nobody acts."""
    wait_for(lambda: bool(asked(people)), "the bot never answered, or nobody was told")


def test_a_bot_that_another_worker_forestalls_answers_all_the_same(
    waiting_for_the_killer: tuple[ThreadServer, dict[str, Guest]], monkeypatch: pytest.MonkeyPatch
):
    server, people = waiting_for_the_killer
    append, forestalled = server.registry.store.append, 0

    async def append_second(table: str, number: int, *rest: Any) -> bool:
        nonlocal forestalled
        forestalled += 1
        if forestalled % 2:
            word = e.Said("survivor1", f"Is it gone? {forestalled}", id=str(forestalled))
            assert await append(table, number, e.pack(word), server.registry.time())
        return await append(table, number, *rest)

    monkeypatch.setattr(server.registry.store, "append", append_second)
    expect_play_to_go_on(people)
    assert forestalled >= 2, "the bot had nothing to do"
    assert len(people["survivor2"].talk) == forestalled / 2


def test_a_bot_whose_answer_cannot_be_stored_gives_it_again(
    waiting_for_the_killer: tuple[ThreadServer, dict[str, Guest]], monkeypatch: pytest.MonkeyPatch
):
    server, people = waiting_for_the_killer
    tries = 0

    def write_in_vain(driver: sqlite3.Connection) -> None:
        nonlocal tries
        tries += 1
        driver.execute(f"PRAGMA query_only = {tries % 2}")

    before_writing(monkeypatch, write_in_vain)
    expect_play_to_go_on(people)
    assert tries >= 2, "the bot had nothing to do"
    assert sum("error-store-readonly" in line for line in server.log) >= tries // 2


# -- helpers and companions die --------------------------------------------------------------------------------------


def test_a_bot_worker_dies_and_its_bots_go_on(tmp_path: Path, sqlite_url: str):
    async def scene() -> None:
        luck = Random(9)
        host = Host(tmp_path, free_port(), sqlite_url)
        ordeal = Ordeal(host, 2, luck)
        try:
            await ordeal.begin(PACE)
            dead = []
            for _ in range(2):
                await ordeal.pass_time(0.5)
                dead.append(host.kill_a_bot_worker())
                await ordeal.all_go_on()
            assert len(set(dead)) == 2, "the first one was replaced"
            expect_nothing_lost(await ordeal.end())
        finally:
            await ordeal.break_off()

    asyncio.run(scene())


def test_who_does_not_read_is_dropped_and_nobody_else_waits(tmp_path: Path):
    with apart(tmp_path, rate_seat=0.0) as server:
        table, people = mansion(server)
        play_some(people, Random(2), 40)
        sleeper = server.guest(max_queue=1).enters(table=table.id, seat=KILLER, secret=table.secrets[KILLER])
        much = {"type": "older", "before": len(sleeper.events) + 1, "count": 500}
        ada, bea = people[KILLER], people["survivor1"]
        slowest = 0.0
        for number in range(5_000):
            if server.metrics.get('lamplit_sockets_dropped_total{why="slow"}'):
                break
            with contextlib.suppress(ConnectionClosed):
                for part in range(50):
                    sleeper.tells({**much, "id": f"{number}-{part}"})
            begun = time.monotonic()
            ada.says("Are you asleep?")
            bea.waits_until(lambda guest: len(guest.talk) == len(ada.talk))
            slowest = max(slowest, time.monotonic() - begun)
        else:
            raise AssertionError("what nobody reads is kept for ever")
        assert slowest < 5.0


# -- the clock -------------------------------------------------------------------------------------------------------


def test_time_stands_still_while_the_server_is_dead_and_then_goes_on(tmp_path: Path):
    with apart(tmp_path) as server:
        table, explorer = lone_explorer(server)
        act(explorer)
        before = moment(explorer)
        server.kill()
        killed = time.monotonic()
        time.sleep(2 * LATE_CLOCK)  # the time without a server
        server.open()
        back = table.sit("red")
        down = time.monotonic() - killed
        back.waits_until(lambda guest: moment(guest) < before + down - LATE_CLOCK)
        assert moment(back) >= explorer.view["now"], "and nothing is undone"
        act(back)
        assert explorer.view["now"] <= back.view["now"] < before + down - LATE_CLOCK


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_jumps_takes_no_time_from_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int):
    jump = 0
    monkeypatch.setattr(TableRegistry, "time", lambda _registry: time.time_ns() // 1_000_000 + jump)
    with opened(tmp_path) as server:
        _table, explorer = lone_explorer(server)
        act(explorer)
        before, zero = explorer.view["now"], explorer.zero or 0
        jump = hours * 3_600_000
        for _ in range(3):
            act(explorer)
        explorer.waits_until(lambda guest: abs(guest.zero - zero - jump) < 60_000)
        act(explorer)
        assert before <= explorer.view["now"] < before + 60


def act(guest: Guest) -> None:
    """Give the first possible answer."""
    guest.waits_until(lambda guest: guest.question)
    assert guest.question is not None
    assert guest.answers(guest.question["options"][0])["type"] == "done"
    guest.catches_up()


def moment(guest: Guest) -> float:
    """Return the game's time as a client computes it."""
    assert guest.zero is not None
    return time.time() - guest.zero / 1000
