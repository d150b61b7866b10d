"""More and more tables of all games on one server, until those who play notice: rung after rung."""

import math
import os
import re
import time
import urllib.request
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from .processes import Driver, cpu_seconds, descendants, lamplit_driver, lamplit_server, on_cores, usage
from .shapes import as_slice, middle, tables_of
from .table import Wishes

RATES = (100, 200, 300, 400, 550, 700, 1000, 1400, 2000, 2800, 4000, 5600, 8000)
"""Answers a second that people want to give at all tables together, from rung to rung."""
BROKEN_MS = 500.0
"""99 of 100 answers must have reached everybody within this time, or the ladder ends."""
BOTS_BROKEN_S = 2.0
"""99 of 100 decisions of bots must be there within this time, or the ladder ends. Their usual pause is 1.4 s."""
ENOUGH = 0.85
"""So many answers a table must come full circle, compared with the first rung, or the ladder ends."""
FEW_THOUGHTS = 200
"""So few decisions of bots say nothing about one in a hundred; and they are told in fifties."""
WARM_UP = 2.0
WARM_UP_OF_BOTS = 10.0
"""A bot's first decision takes longer, as its game has to be loaded."""
SHORTEST = 6.0
LOOKS = 10
"""How often the list of tables is asked for at each rung."""
THOUGHTS = re.compile(r'^lamplit_thought_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


class Case(NamedTuple):
    """What stays the same from rung to rung."""

    database: str
    workers: int
    pace: float
    """Seconds between two answers of people at each table."""
    bots: str | None = None
    """The level of the bots who play with one person at each table; none where all are people."""
    watchers: int = 0
    """How many look on at each table."""

    @property
    def name(self) -> str:
        """What it is called among the figures.

        >>> Case("sqlite", 1, 2.0).name, Case("postgresql", 3, 10.0, "thumb").name
        ('sqlite, 1 worker, every 2 s, people', 'postgresql, 3 workers, every 10 s, thumb')
        """
        workers = f"{self.workers} worker{'s' if self.workers > 1 else ''}"
        watched = f", {self.watchers} watchers" if self.watchers else ""
        return f"{self.database}, {workers}, every {self.pace:g} s, {self.bots or 'people'}{watched}"


class Cores(NamedTuple):
    """Which cores are whose; all may share the same."""

    server: Collection[int]
    database: Collection[int]
    people: Collection[int]


class Place(NamedTuple):
    """Where it is measured, and with what."""

    games: Sequence[str]
    cores: Cores
    port: int
    folder: Path
    drivers: int
    """Processes full of people for each game."""


class Found(NamedTuple):
    """All that runs while a case is measured."""

    server: Any
    drivers: list[Driver]
    address: str
    database: "Written"


def climb(
    case: Case,
    place: Place,
    rates: Collection[int],
    done: list[dict[str, Any]],
    until: float,
    note: Callable[[dict[str, Any]], None],
) -> str:
    """Climb on from the last rung that is `done`, and note each; gives why it ended, or nothing if time ran out."""
    with everything(case, place) as found:
        opened = 0
        for rate in rates:
            tables = round(rate * case.pace)
            if done and tables <= done[-1]["tables"]:
                continue
            if time.monotonic() > until:
                return ""
            began = time.perf_counter()
            troubles = open_tables(found.drivers, opened, tables)
            seconds = time.perf_counter() - began
            rung = {"tables": tables, "opened": (tables - opened) / seconds, **look(case, found, tables, troubles)}
            opened = tables
            note(rung)
            if end := what_broke(rung, usual=(done or [rung])[0]):
                return end
        return "the last rung held"


def what_broke(rung: dict[str, Any], usual: dict[str, Any]) -> str:
    """Why a rung is the last one; nothing if it held. People wait for bots, too, as often as is `usual`."""
    if rung["troubles"]:
        return f"trouble: {rung['troubles'][0]}"
    if rung["p99_ms"] > BROKEN_MS:
        return "answers came too late"
    if rung["answers"] / rung["wanted"] < ENOUGH * usual["answers"] / usual["wanted"]:
        return "too few answers came through"
    if rung.get("thought_p99_s", 0.0) > BOTS_BROKEN_S:
        return "bots thought too long"
    return ""


@contextmanager
def everything(case: Case, place: Place) -> Iterator[Found]:
    """A database, a server and people, each on their cores."""
    with ExitStack() as stack:
        with on_cores(place.cores.database):
            database = stack.enter_context(written_on(case.database, place.folder / "scale"))
        with on_cores(place.cores.server):
            settings = {"LAMPLIT_METRICS": "on", "LAMPLIT_LOG_LEVEL": "warning"}
            server = stack.enter_context(
                lamplit_server(place.port, place.folder / "scale", database.url, case.workers, **settings)
            )
        database.server = server.pid
        with on_cores(place.cores.people):
            wanted = [people_of(case, game, place.port) for game in place.games for _ in range(place.drivers)]
            drivers = [
                stack.enter_context(lamplit_driver(replace(wishes, from_address=f"127.0.0.{number}")))
                for number, wishes in enumerate(wanted, 2)
            ]
        yield Found(server, drivers, f"http://127.0.0.1:{place.port}", database)


def people_of(case: Case, game: str, port: int) -> Wishes:
    """What people want at tables of a game: all of them are open, so that the list of tables is as long as it gets."""
    wishes = replace(tables_of(game, port), watchers=case.watchers, open_to_all=True)
    if case.bots is None:
        return wishes
    return replace(wishes, bots=case.bots, people=1, all_hear=False, bot_pace="calm")


def open_tables(drivers: list[Driver], opened: int, wanted: int) -> list[str]:
    """Open tables until there are so many, as nearly the same number in each process as can be."""
    for number, driver in enumerate(drivers):
        driver.tell(do="open", tables=share(wanted, number, len(drivers)) - share(opened, number, len(drivers)))
    return [trouble for driver in drivers for trouble in driver.hear()["troubles"]]


def share(total: int, number: int, parts: int) -> int:
    """How many of all fall to one of several parts.

    >>> [share(10, number, 4) for number in range(4)]
    [3, 3, 2, 2]
    """
    return total // parts + (number < total % parts)


def look(case: Case, found: Found, tables: int, troubles: list[str]) -> dict[str, Any]:
    """Let people play at all tables for a while, and note all that it costs."""
    play(found, (WARM_UP_OF_BOTS if case.bots else WARM_UP) + case.pace / 2, case.pace)
    seconds = max(SHORTEST, 1.2 * case.pace)
    before, written, thought = usage(found.server), found.database.so_far(), thoughts(found)
    of_database, started, busy = found.database.cpu(), time.perf_counter(), busy_seconds()
    reports = play(found, seconds, case.pace)
    after, passed = usage(found.server), time.perf_counter() - started
    used, of_database = busy_seconds() - busy, found.database.cpu() - of_database
    slice = as_slice(reports, before, after, passed)
    people = sum(report["driver_cpu"] for report in reports)
    ours = after.cpu - before.cpu + after.cpu_of_helpers - before.cpu_of_helpers + of_database + people
    answers = max(1.0, slice.answers * seconds)
    told = slice.to_all or [math.inf]
    rung = {
        "wanted": tables / case.pace,
        "answers": slice.answers,
        "p50_ms": middle(told, 0.5),
        "p99_ms": middle(told, 0.99),
        "messages": slice.messages,
        "kilobytes": slice.kilobytes,
        "server_cores": (after.cpu - before.cpu) / passed,
        "bots_cores": (after.cpu_of_helpers - before.cpu_of_helpers) / passed,
        "database_cores": of_database / passed,
        "cores_of_others": max(0.0, used - ours) / passed,
        "busiest_people_cores": max(report["driver_cpu"] / report["seconds"] for report in reports),
        "memory_mb": after.memory / 1e6,
        "memory_of_bots_mb": after.memory_of_helpers / 1e6,
        "written_bytes_an_answer": (found.database.so_far() - written) / answers,
        # Of several workers each would load the tables that it lists, and play them along from then on.
        "list_ms": milliseconds_to_list(found) if case.workers == 1 else 0.0,
        "refused": slice.refused,
        "games_begun": slice.opened,
        "troubles": [*troubles, *(trouble for report in reports for trouble in report["troubles"])][:5],
    }
    if case.bots is not None:
        rung |= spread_of_thoughts(thought, thoughts(found), passed)
    return rung


def busy_seconds() -> float:
    """How long all cores of the machine together have worked, for whomever; time taken away from it counts, too."""
    user, nice, system, _idle, _waiting, *others = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    return sum(map(int, (user, nice, system, *others))) / os.sysconf("SC_CLK_TCK")


def play(found: Found, seconds: float, pause: float) -> list[dict[str, Any]]:
    """Let people play for a while; gives what they tell."""
    for driver in found.drivers:
        driver.tell(do="slice", seconds=seconds, pause=pause)
    return [driver.hear() for driver in found.drivers]


def milliseconds_to_list(found: Found) -> float:
    """How long the list of tables takes at best while nobody plays."""
    times: list[float] = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        fetched(found.address + "/api/tables")
        times.append(1000 * (time.perf_counter() - began))
    return min(times)


def fetched(address: str) -> str:
    """What is to be read there."""
    with urllib.request.urlopen(address, timeout=60) as reply:
        return reply.read().decode()


def thoughts(found: Found) -> dict[float, float]:
    """How many decisions of bots took at most so many seconds, so far."""
    return {float(most): float(count) for most, count in THOUGHTS.findall(fetched(found.address + "/metrics"))}


def spread_of_thoughts(before: dict[float, float], after: dict[float, float], seconds: float) -> dict[str, float]:
    """How many decisions a second, and within which of the steps that are told 99 of 100 of them were there.

    >>> spread_of_thoughts({0.1: 0, 1.0: 0, math.inf: 0}, {0.1: 190, 1.0: 200, math.inf: 200}, 10.0)
    {'thoughts': 20.0, 'thought_p99_s': 1.0}
    """
    counts = {most: after[most] - before.get(most, 0.0) for most in sorted(after)}
    total = counts.get(math.inf, 0.0)
    p99 = next(most for most, count in counts.items() if count >= 0.99 * total)
    return {"thoughts": total / seconds, "thought_p99_s": 0.0 if total < FEW_THOUGHTS else min(p99, 1e6)}


# -- what is written -----------------------------------------------------------------------------------------------


class Written:
    """What goes to the disk for a server on SQLite."""

    url: str | None = None
    server: int = 0

    def so_far(self) -> float:
        """Bytes."""
        told = Path(f"/proc/{self.server}/io").read_text()
        return float(re.findall(r"^write_bytes: (\d+)", told, re.MULTILINE)[0])

    def cpu(self) -> float:
        """Seconds of processes of the database's own: it has none."""
        return 0.0


class WrittenByPostgres(Written):
    """What PostgreSQL writes to its log, which is flushed with each commit."""

    def __init__(self, url: str, process: int) -> None:
        self.url, self._process = url, process

    def so_far(self) -> float:
        assert self.url is not None
        with psycopg.connect(self.url, autocommit=True) as connection:
            row = connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone()
        assert row is not None
        return float(row[0])

    def cpu(self) -> float:
        return sum(map(cpu_seconds, [self._process, *descendants(self._process)]))


@contextmanager
def written_on(database: str, folder: Path) -> Iterator[Written]:
    """An empty database."""
    if database == "sqlite":
        yield Written()
        return
    with postgres() as (url, process):
        yield WrittenByPostgres(url, process)


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own, as it comes but for the number of connections, and its process."""
    from tests.server.support.postgres import serving

    with serving(shared_buffers="128MB", max_connections="400") as server:
        process = int((server.data / "postmaster.pid").read_text().split()[0])
        yield server.new_database(), process


def split(cores: Collection[int]) -> Cores:
    """Who gets which cores: where there are few, everybody shares all.

    >>> split(range(2))
    Cores(server=[], database=[], people=[])
    >>> split(range(8))
    Cores(server=[0, 1, 2], database=[3], people=[4, 5, 6, 7])
    """
    known = sorted(cores)
    if len(known) < 4:
        return Cores([], [], [])
    half, database = len(known) // 2, max(1, len(known) // 8)
    return Cores(known[: half - database], known[half - database : half], known[half:])


def machine() -> str:
    """What it is measured on."""
    found = re.findall(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{found[0] if found else 'unknown processor'}, {os.cpu_count()} cores, {memory:.0f} GB"
