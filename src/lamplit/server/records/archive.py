"""The archive: records of finished and imported games, and statistics about them."""

import asyncio
import contextlib
import logging
import time
import zlib
from collections import OrderedDict
from typing import Any

from ... import game as find_game
from ...engine import SPECTATOR, LamplitError, Match
from .. import keys
from ..bot_workers.pool import WorkerPool
from ..configuration import Configuration
from ..errors import Refused
from ..limits import Limit
from ..storage.store import RecordRow, Store, TableRow
from ..tables.loading import load
from ..tables.table_parts import Chair
from ..tables.table_state import TableState
from .statistics import has_people, tallies

FRAMES_KEPT = 8
TIME_TO_WRITE = 10.0
TIME_TO_COUNT = 3.0
LONGEST_RECORD = 2_000_000
"""The most letters in an imported record."""
ID_LETTERS = 22
MEGABYTE = 1_000_000
A_DAY = 86_400
FIGURES_KEPT = 30.0
"""Seconds for which statistics are cached if other workers write records too."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds until writing a record is tried again."""

LAST_RECORDS = 5.0
"""Seconds a stopping server waits for records."""

Frames = list[dict[str, Any]]

log = logging.getLogger("lamplit.archive")


class Archive:
    """The records of a server."""

    def __init__(self, configuration: Configuration, store: Store, bot_workers: WorkerPool) -> None:
        daily = configuration.imports_address * MEGABYTE
        self._imports = Limit(daily / A_DAY, daily)
        self._most_imported = configuration.imports_total * MEGABYTE
        self._store = store
        self._bot_workers = bot_workers
        self._frames: OrderedDict[tuple[str, str], Frames] = OrderedDict()
        self._books: OrderedDict[str, list[str]] = OrderedDict()
        self._written: dict[str, asyncio.Event] = {}
        self._owed: set[str] = set()
        self._counting = asyncio.Lock()
        self._figures: dict[str, tuple[float, list[dict[str, Any]]]] = {}

    async def keep(self, row: TableRow, state: TableState) -> None:
        """Write the record of a finished game, once, and retry until it is stored."""
        if state.match is None or row.id in self._owed:
            return
        self._owed.add(row.id)
        pause = FIRST_PAUSE
        try:
            while not await self._try(row, state, state.match):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._owed.discard(row.id)

    async def _try(self, row: TableRow, state: TableState, match: Match) -> bool:
        written = self._written[row.id] = asyncio.Event()
        try:
            if match.past is not None:
                state = await load(self._store, row, whole=True)
            await self._write(row, state, state.match or match)
        except LamplitError as error:
            log.error("record", extra={"facts": {"table": row.id, "error": error.message}})
            return False
        finally:
            self._written.pop(row.id, None)
            written.set()
        return True

    async def _write(self, row: TableRow, state: TableState, match: Match) -> None:
        story = await self._bot_workers.write("whole_record", *_told(match))
        await self._store.put_record(
            RecordRow(
                id=row.id,
                game=row.game,
                rules=state.game.rules,
                options=match.options,
                seats={
                    seat: _sat(chair) | _sided(match, seat) | _played(match, seat) | _guided(match)
                    for seat, chair in state.chairs.items()
                },
                result=match.result,
                public=row.public,
                invite=row.invite,
                imported=state.terms.imported,
                verified=not state.terms.imported,
                answers=state.answers,
                seconds=max(0, state.ended - state.started) // 1000,
                created=state.ended,
                text=story,
            )
        )
        self._figures.clear()

    async def finish(self) -> None:
        """Wait for records being written before the server stops; failed ones are written after its next start."""
        await asyncio.sleep(0)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_RECORDS):
                for written in list(self._written.values()):
                    await written.wait()

    async def catch_up(self) -> None:
        """Write the missing records of games that ended just before the server did."""
        unreadable: set[str] = set()
        pause = FIRST_PAUSE
        while missing := [id for id in await self._store.unrecorded() if id not in unreadable | self._owed]:
            failed = False
            for id in missing:
                row = await self._store.table(id)
                try:
                    state = None if row is None else await load(self._store, row)
                except LamplitError as error:
                    log.error("record", extra={"facts": {"table": id, "error": error.message}})
                    state = None
                if row is None or state is None or state.match is None:
                    unreadable.add(id)
                elif not await self._try(row, state, state.match):
                    failed = True
            if failed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def bring(self, text: str, public: bool, address: str) -> tuple[str, str]:
        """Import a record after replaying it; return its id and the secret that opens it.

        Both are derived from the text, so that a record is stored once however often it is imported.
        """
        if len(text) > LONGEST_RECORD:
            raise Refused("error-record-long", longest=LONGEST_RECORD // 1_000_000)
        id, invite = keys.from_text("record", text)[:ID_LETTERS], keys.from_text("invite", text)
        known = await self._store.record(id)
        if known is None:
            known = await self._checked(text, id, invite, address)
        elif known.public or not public:
            return id, invite
        known.public = public and known.result is not None
        await self._store.put_record(known)
        return id, invite

    async def _checked(self, text: str, id: str, invite: str, address: str) -> RecordRow:
        packed = await asyncio.to_thread(zlib.compress, text.encode())
        if not self._imports.allows(address, len(packed)):
            raise Refused("error-import-quota")
        if 0 < self._most_imported < len(packed) + await self._store.imported():
            log.warning("imports-full", extra={"facts": {"most": self._most_imported}})
            raise Refused("error-import-full")
        found = await self._bot_workers.job("check_record", text, budget=30.0, who=address)
        return RecordRow(
            id=id,
            game=found["game"],
            rules=found["rules"],
            options=found["options"],
            seats={seat: {"who": "person", "name": ""} for seat in found["seats"]},
            result=found["result"],
            public=False,
            invite=keys.hashed(invite),
            imported=True,
            verified=found["verified"],
            answers=found["answers"],
            seconds=round(found["seconds"]),
            created=time.time_ns() // 1_000_000,
            text=packed,
        )

    async def going_on(self, row: RecordRow, address: str) -> str:
        """Return the start of a table that continues an unfinished game: its position, with fresh luck."""
        return await self._bot_workers.job("gone_on", await self.text(row), keys.new_seed(), budget=30.0, who=address)

    async def find(self, id: str, secret: str) -> RecordRow:
        """Return a record that is public or opened by this secret."""
        if id in self._written:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._written[id].wait(), TIME_TO_WRITE)
        row = await self._store.record(id)
        if row is None:
            raise Refused("error-record-unknown")
        if not row.public and not keys.fits(secret, row.invite) and not await self._sat_there(id, secret):
            raise Refused("error-invite")
        return row

    async def _sat_there(self, id: str, secret: str) -> bool:
        return bool(secret) and await self._store.holds_key(id, keys.hashed(secret))

    async def text(self, row: RecordRow) -> str:
        """Return the text of a record."""
        return (await asyncio.to_thread(zlib.decompress, row.text)).decode()

    async def frames(self, row: RecordRow, seat: str, address: str) -> Frames:
        """Return a game as one seat saw it."""
        found = self._frames.get((row.id, seat))
        if found is None:
            found = await self._bot_workers.job("frames", await self.text(row), seat, budget=60.0, who=address)
            self._frames[row.id, seat] = found
            if len(self._frames) > FRAMES_KEPT:
                self._frames.popitem(last=False)
        return found

    async def books(self, row: RecordRow, address: str) -> list[str]:
        """Return the secret books of a finished game: all that any seat could read at the end."""
        if find_game(row.game).books is None:
            return []
        found = self._books.get(row.id)
        if found is None:
            found = await self._bot_workers.job("books", await self.text(row), budget=60.0, who=address)
            self._books[row.id] = found
            if len(self._books) > FRAMES_KEPT:
                self._books.popitem(last=False)
        return found

    async def statistics(self, game: str | None, company: str = "all") -> list[dict[str, Any]]:
        """Return the statistics of the games finished here, by game."""
        # A person who has just finished a game expects to find it counted.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(each.wait() for each in self._written.values())), TIME_TO_COUNT)
        async with self._counting:
            found = self._figures.get(company)
            if found is None or time.monotonic() - found[0] > FIGURES_KEPT:
                found = time.monotonic(), await asyncio.to_thread(_counted, await self._store.outcomes(), company)
                self._figures[company] = found
        return [figures for figures in found[1] if game in (None, figures["game"])]


def _told(match: Match) -> tuple[Any, ...]:
    """Return what another process needs to replay a match and write its record."""
    answers = [list(answer) for segment in match.story() for answer in segment.answers]
    start = None if match.seed is not None else match.origin.pack()
    return match.game.name, match.options, match.seed, start, answers, match.table_talk.pack()


def _sat(chair: Chair) -> dict[str, Any]:
    """Return who held a seat at the end, and after how many answers they took it over from a bot."""
    return chair.pack() | ({"since": chair.since} if chair.since else {})


def _sided(match: Match, seat: str) -> dict[str, Any]:
    """Return the side of a seat at the end, in games where sides change."""
    return {"side": match.sides.side(seat)} if match.game.sides_change else {}


def _played(match: Match, seat: str) -> dict[str, Any]:
    """Return the character a seat played, in games that have several."""
    played = match.game.cast(match.view(SPECTATOR)).get(seat)
    return {"plays": [*played]} if played else {}


def _guided(match: Match) -> dict[str, Any]:
    """That the cards and dice of a game were those of the guided first game: who wins it says nothing about others."""
    return {"guided": True} if match.seed is not None and match.seed == match.game.first_game else {}


def _counted(rows: list[RecordRow], company: str) -> list[dict[str, Any]]:
    here = [row for row in rows if not row.imported and not any(seat.get("guided") for seat in row.seats.values())]
    return tallies([row for row in here if company in ("all", "people" if has_people(row) else "bots")])
