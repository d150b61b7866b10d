"""Play at many tables while the server is killed repeatedly, and the outcome."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from lamplit.server.storage.store import Store

from .audit import Findings, audit
from .host import Host
from .party import SHORT, Party
from .person import PATIENCE, Person

AT_ONCE = 8
LONGEST_ANSWER = 0.1
"""Seconds; most answers are faster, even on a busy machine."""

Blow = Callable[[], Awaitable[None]]
"""A failure of the server, and its recovery."""


class Outage(msgspec.Struct):
    """One failure: its kind, the commands acknowledged since the last one, and how long people waited."""

    kind: str
    acknowledged_before: int
    under_way: Counter[str]
    """Commands that were sent and not acknowledged at that moment."""
    until_first: float = 0.0
    until_all: float | None = None
    """Seconds until everybody was back; `None` if the next failure came first."""


class Report(msgspec.Struct):
    """The outcome."""

    seconds: float
    people: int
    sent_again: int
    done: Counter[str]
    """The number of acknowledged commands of each kind."""
    outages: list[Outage]
    seats_compared: int
    exit_code: int
    findings: Findings


class Ordeal:
    """Many tables on one server."""

    def __init__(
        self,
        host: Host,
        tables: int,
        luck: Random,
        party: type[Party] = Party,
        games: Sequence[dict[str, Any]] = SHORT,
    ) -> None:
        self.host, self._luck = host, luck
        self.parties = [party(host, number, luck, games) for number in range(tables)]
        self.outages: list[Outage] = []
        self.troubles: list[str] = []
        self._playing: list[asyncio.Task[None]] = []
        self._begun = time.monotonic()
        self._counted = 0

    async def begin(self, pace: float) -> None:
        """Start the server, open all tables, and let people play. `pace` is seconds between a person's commands."""
        await self.host.start()
        await self._a_few_at_a_time(party.open() for party in self.parties)
        await self._until(lambda: all(party.here for party in self.parties), "everybody is at a table")
        self._begun = time.monotonic()
        self._playing = [asyncio.create_task(party.play(pace)) for party in self.parties]

    async def suffer(self, kind: str, blow: Blow, wait_for_all: bool, during: str = "") -> None:
        """Cause a failure, and wait until play goes on, for everybody or for the first.

        With `during`, it happens while a command of that kind is pending: the server may not have received it, may be
        working on it, or may have stored it.
        """
        longest = LONGEST_ANSWER
        while during:
            await self._until(lambda: self.under_way[during] > 0, f"somebody waits for the answer: {during}", pause=0)
            await asyncio.sleep(self._luck.uniform(0.0, longest))
            if self.under_way[during]:
                break
            longest /= 2  # the answer came first
        before, at = self.acknowledged, time.monotonic()
        outage = Outage(kind, before - self._counted, self.under_way)
        self._counted = before
        self.outages.append(outage)
        await blow()
        dead = self.acknowledged
        await self._until(lambda: self.acknowledged > dead, f"play goes on after: {kind}")
        outage.until_first = time.monotonic() - at
        if wait_for_all:
            await self._until(lambda: all(party.here for party in self.parties), f"all are back after: {kind}")
            outage.until_all = time.monotonic() - at

    async def pass_time(self, seconds: float) -> None:
        """Let people play for a while; those who could not go on are named at the end."""
        await asyncio.sleep(seconds)
        for task in self._playing:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise AssertionError("somebody stopped playing") from task.exception()

    async def all_go_on(self) -> None:
        """Wait until something was acknowledged at every table."""
        counts = [party.acknowledged for party in self.parties]

        def stuck() -> list[Party]:
            return [party for party, count in zip(self.parties, counts, strict=True) if party.acknowledged <= count]

        await self._until(lambda: not stuck(), "something more happens at every table", stuck)

    async def end(self) -> Report:
        """Compare views, stop the server, and check the database."""
        seconds = time.monotonic() - self._begun
        await self._until(lambda: all(party.here for party in self.parties), "everybody is at a table")
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        people = [person for party in self.parties for person in party.people]
        await asyncio.gather(*(person.rests() for person in people))
        await self._a_few_at_a_time(self._compare(person) for person in people)
        await self._all_recorded()
        code = await asyncio.to_thread(self.host.stop)
        await asyncio.gather(*(person.goes() for person in people))
        everybody = [person for party in self.parties for person in (*party.before, *party.people)]
        replies = [promise for party in self.parties for promise in party.told]
        findings = await audit(self.host.database, everybody, replies)
        findings.troubles += self.troubles
        sent_again = sum(each.sent_again for each in (*everybody, *self.parties))
        done = Counter(deed.kind for person in everybody for deed in person.acknowledged)
        for promise in replies:
            done["join"] += len(promise.joined)
            done["turned away"] += len(promise.turned_away)
            done["import"] += len(promise.brought)
            done["rematch"] += len(promise.rematches)
        return Report(seconds, len(people), sent_again, done, self.outages, len(people), code, findings)

    async def _all_recorded(self) -> None:
        """Wait until finished games have records; a starting server writes missing ones."""
        store = Store(self.host.database)
        try:
            async with asyncio.timeout(PATIENCE):
                while await store.unrecorded():
                    await asyncio.sleep(0.2)
        except TimeoutError:
            self.troubles.append("games are over, and their records are not written")
        finally:
            await store.close()

    @property
    def acknowledged(self) -> int:
        """Return how many commands were acknowledged."""
        return sum(party.acknowledged for party in self.parties)

    @property
    def under_way(self) -> Counter[str]:
        """Return the commands that were sent and not acknowledged."""
        return sum((party.under_way for party in self.parties), Counter[str]())

    async def _compare(self, person: Person) -> None:
        """Check that another device at the same seat is shown what this one has assembled from patches.

        Clocks and bots keep acting, so both get time to receive the same.
        """
        other = person.twin()
        other.comes()
        try:
            async with asyncio.timeout(PATIENCE):
                while not (
                    other.here
                    and person.here
                    and (other.knows, other.sees_around) == (person.knows, person.sees_around)
                ):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            self.troubles.append(f"{person} sees something else than who comes anew")
        await other.goes()

    async def _a_few_at_a_time(self, work: Iterable[Coroutine[Any, Any, None]]) -> None:
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def pass_through(one: Coroutine[Any, Any, None]) -> None:
            async with turnstile:
                await one

        await asyncio.gather(*map(pass_through, work))

    async def _until(
        self,
        condition: Callable[[], bool],
        what: str,
        whom: Callable[[], Iterable[Party]] | None = None,
        pause: float = 0.02,
    ) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                parties = self.parties if whom is None else whom()
                raise AssertionError(f"in vain waited until {what}: {self._standing(parties)}")
            await asyncio.sleep(pause)

    def _standing(self, parties: Iterable[Party]) -> list[str]:
        """Return what people are waiting for; of many, the first few."""
        people = [person for party in parties for person in party.people]
        away = [person for person in people if not person.here]
        return [person.standing for person in (away or people)[:6]]

    async def break_off(self) -> None:
        """Stop everything in any case."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for party in self.parties:
            for person in party.people:
                await person.goes()
        with contextlib.suppress(AssertionError):
            self.host.clear_away()


def blows(host: Host, luck: Random, restart_database: Callable[[], None] | None = None) -> Mapping[str, Blow]:
    """Return the failures: the whole server dies, one worker dies, or the database restarts."""

    async def server() -> None:
        host.kill()
        await host.start()

    async def worker() -> None:
        host.kill_a_worker(luck)

    async def database() -> None:
        assert restart_database is not None
        await asyncio.to_thread(restart_database)

    known: dict[str, Blow] = {"server killed": server}
    if host.workers > 1:
        known["worker killed"] = worker
    if restart_database is not None:
        known["database restarted"] = database
    return known
