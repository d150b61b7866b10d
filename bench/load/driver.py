"""A process full of people at tables: python -m load.driver WISHES, told what to do line by line.

It reads commands from its input and answers each with one line of JSON, as peers/boardgameio.js does:

    {"do": "open", "tables": 25}
    {"do": "prepare"}
    {"do": "slice", "seconds": 3, "pause": 0}
    {"do": "check"}
    {"do": "quit"}
"""

import asyncio
import gc
import json
import resource
import sys
import time
from collections.abc import Coroutine, Iterable
from random import Random
from typing import Any

import msgspec
import uvloop

from .table import Table, Wishes
from .tally import Tally

OPENED_AT_ONCE = 8
CHECKED = 100
"""So many tables, or all if there are fewer, are looked at again in the end."""
PATIENCE = 20.0
"""Seconds until an answer that nobody has acknowledged is called lost."""


class Driver:
    """Keeps all tables of one kind."""

    def __init__(self, wishes: Wishes, luck: Random) -> None:
        self.wishes, self.luck = wishes, luck
        self.tables: list[Table] = []
        self.spare: list[Table] = []

    async def obey(self, command: dict[str, Any]) -> dict[str, Any]:
        """Do what one line says."""
        match command["do"]:
            case "open":
                return await self.open(command["tables"])
            case "prepare":
                return await self.prepare()
            case "slice":
                return await self.slice(command["seconds"], command["pause"])
            case "check":
                return await self.check()
            case unknown:
                raise ValueError(f"a driver cannot do {unknown!r}")

    async def open(self, count: int) -> dict[str, Any]:
        """Open so many more tables."""
        started = time.perf_counter()
        tally = Tally()
        self.tables += await self.opened(count, tally)
        return tally.report(time.perf_counter() - started)

    async def opened(self, count: int, tally: Tally) -> list[Table]:
        """So many new tables."""
        new = [Table(self.wishes, tally, Random(self.luck.getrandbits(64)), self.spare) for _ in range(count)]
        await in_small_groups(table.open() for table in new)
        return new

    async def prepare(self) -> dict[str, Any]:
        """Open tables for the games to come."""
        tally = Tally()
        self.spare += await self.opened(self.wishes.spare - len(self.spare), tally)
        return tally.report(0.0)

    async def slice(self, seconds: float, pause: float) -> dict[str, Any]:
        """Let all tables play for a while, and tell what came of it."""
        gc.collect()
        gc.freeze()
        tally = self.new_tally()
        started, spent = time.perf_counter(), time.process_time()
        for table in self.tables:
            table.play(pause)
        await asyncio.sleep(seconds)
        found = tally.answers, time.perf_counter() - started, time.process_time() - spent
        for table in self.tables:
            table.rest()
        await self.until_at_rest(tally)
        for table in self.tables:
            table.settle()
        return {**tally.report(found[1]), "answers": found[0], "driver_cpu": found[2]}

    async def until_at_rest(self, tally: Tally) -> None:
        """Wait until nothing is under way any more."""
        end = time.monotonic() + PATIENCE
        while busy := [table for table in self.tables if not table.at_rest]:
            if time.monotonic() > end:
                tally.troubles.append(f"{len(busy)} answers were never acknowledged")
                return
            await asyncio.sleep(0.01)

    async def check(self) -> dict[str, Any]:
        """Compare what seats have put together with a fresh welcome."""
        tally = self.new_tally()
        whole = [table for table in self.tables if not table.broken]
        checked = self.luck.sample(whole, min(len(whole), CHECKED))
        await in_small_groups(table.check() for table in checked)
        return {**tally.report(0.0), "seats": sum(len(table.seats) for table in checked)}

    def new_tally(self) -> Tally:
        """A new count for all tables."""
        tally = Tally()
        for table in self.tables:
            table.tally = tally
        return tally


async def in_small_groups(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do much of the same, a little at a time."""
    turnstile = asyncio.Semaphore(OPENED_AT_ONCE)

    async def pass_through(one: Coroutine[Any, Any, None]) -> None:
        async with turnstile:
            await one

    await asyncio.gather(*map(pass_through, work))


async def run(wishes: Wishes) -> None:
    """Obey line after line."""
    # Nothing here makes cycles fast, and a look at all views of 2,000 tables would be counted as the server's delay.
    gc.disable()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    driver = Driver(wishes, Random(1))
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        command = json.loads(line)
        if command["do"] == "quit":
            break
        print(json.dumps(await driver.obey(command)), flush=True)
    for table in driver.tables + driver.spare:
        table.close()


if __name__ == "__main__":
    uvloop.run(run(msgspec.convert(json.loads(sys.argv[1]), Wishes)))
