"""Entries written to PostgreSQL as the server's own thread writes them, with nothing else around: its limit."""

import itertools
import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import psycopg

from lamplit.server.storage.append_statements import CHANNEL, Statements, append
from lamplit.server.storage.database import migrate
from lamplit.server.storage.jobs import Append, NewEntry, NewTable

from .ladder import Cores, postgres
from .processes import on_cores

SHAPES = ((1, 1), (1, 10), (3, 10), (8, 10), (8, 50))
"""How many processes write, and how many entries at a time."""
SECONDS = 3.0
TABLES = 200
PAYLOAD = bytes(120)
"""About as much as an answer takes."""


class Untold(Statements):
    """The same, without telling other workers of it."""

    def insert(self, driver: Any, won: Sequence[NewEntry]) -> None:
        """Writes the entries and nothing else."""
        rows = ", ".join(["(%s, %s, %s, %s)"] * len(won))
        values = [value for entry in won for value in (entry.table, entry.number, entry.time, entry.payload)]
        driver.execute(f"INSERT INTO entries (table_id, number, time, payload) VALUES {rows}", values)


def limits(cores: Cores) -> list[dict[str, Any]]:
    """What PostgreSQL takes, with every writer also hearing what all others write, and without telling anybody."""
    found: list[dict[str, Any]] = []
    with on_cores(cores.database), postgres() as (url, _process):
        migrate(url)
        names = itertools.count(1)
        for writers, batch in SHAPES:
            for told in (True, False):
                wishes = [
                    {"url": url, "who": f"w{next(names)}", "batch": batch, "told": told, "seconds": SECONDS}
                    for _ in range(writers)
                ]
                listeners = [{"url": url, "hears": True, "seconds": SECONDS} for _ in range(writers)] if told else []
                with on_cores(cores.server):
                    reports = all_at_once([*wishes, *listeners])
                found.append({"writers": writers, "batch": batch, "told": told, **together(reports)})
    return found


def all_at_once(wishes: Sequence[dict[str, Any]]) -> list[dict[str, float]]:
    """Have processes write and hear at the same time."""
    with ProcessPoolExecutor(len(wishes), multiprocessing.get_context("fork")) as processes:
        return list(processes.map(work, wishes))


def work(wishes: dict[str, Any]) -> dict[str, float]:
    """What one process does."""
    return hear(wishes) if "hears" in wishes else write(wishes)


def together(reports: Sequence[dict[str, float]]) -> dict[str, float]:
    """What all processes came to."""
    heard = sum(report.get("heard", 0) for report in reports)
    spent = sum(report["cpu"] for report in reports if "heard" in report)
    found: dict[str, float] = {
        "entries": sum(report["entries"] / report["seconds"] for report in reports if "entries" in report),
        "commits": sum(report["commits"] / report["seconds"] for report in reports if "commits" in report),
    }
    return {**found, "us_to_hear_an_entry": 1e6 * spent / heard} if heard else found


def write(wishes: dict[str, Any]) -> dict[str, float]:
    """Write as fast as can be."""
    statements = Statements("postgresql") if wishes["told"] else Untold("postgresql")
    who, luck = wishes["who"], Random(wishes["who"])
    # Names as long as those of tables.
    names = [f"{who:_<6}{number:_>16}" for number in range(TABLES)]
    lengths = dict.fromkeys(names, 0)
    with psycopg.connect(wishes["url"]) as connection:
        for name in names:
            statements.open_table(connection, new_table(name))
        connection.commit()
        time.sleep(0.5)  # until the others are there, too
        commits, began = 0, time.perf_counter()
        while time.perf_counter() - began < wishes["seconds"]:
            now = time.time_ns() // 1_000_000
            chosen = luck.sample(names, wishes["batch"])
            jobs = [Append(print, NewEntry(name, lengths[name] + 1, PAYLOAD, now, None, None)) for name in chosen]
            append(connection, statements, jobs)
            connection.commit()
            assert all(job.outcome for job in jobs)
            commits += 1
            for name in chosen:
                lengths[name] += 1
        passed = time.perf_counter() - began
    return {"entries": sum(lengths.values()), "commits": commits, "seconds": passed}


def new_table(name: str) -> NewTable:
    """A table at which nothing has happened yet."""
    facts = {"id": name, "game": "none", "settings": "{}", "host": "", "invite": "", "public": False, "created": 0}
    return NewTable(facts, {"table_id": name, "length": 0, "changed": 0, "stage": "running"}, [])


def hear(wishes: dict[str, Any]) -> dict[str, float]:
    """Hear of whatever is written."""
    heard = 0
    with psycopg.connect(wishes["url"], autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        spent = time.process_time()
        for notice in connection.notifies(timeout=wishes["seconds"]):
            words = notice.payload.split()
            for _table, number in zip(words[::2], words[1::2], strict=True):
                heard += int(number) > 0
    return {"heard": heard, "cpu": time.process_time() - spent}
