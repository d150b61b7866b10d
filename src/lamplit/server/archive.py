"""The archive: records of games that are over or were brought along, and what they tell together."""

import asyncio
import contextlib
import logging
import zlib
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from ..engine import LamplitError, Match
from ..lab.report import wilson
from . import keys
from .commands import Refused
from .loading import load
from .sitting import Sitting
from .store import RecordRow, Store, TableRow
from .thinkers import Thinkers

FRAMES_KEPT = 8
TIME_TO_WRITE = 10.0
LONGEST_RECORD = 8_000_000
"""Letters in a record that is brought along."""

Frames = list[dict[str, Any]]


class Archive:
    """Records of games."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._frames: OrderedDict[tuple[str, str], Frames] = OrderedDict()
        self._written: dict[str, asyncio.Event] = {}

    async def keep(self, row: TableRow, sitting: Sitting) -> None:
        """Writes the record of a game that is over, once."""
        match = sitting.match
        if match is None or row.id in self._written:
            return
        written = self._written[row.id] = asyncio.Event()
        try:
            await self._write(row, sitting, match)
        finally:
            del self._written[row.id]
            written.set()

    async def _write(self, row: TableRow, sitting: Sitting, match: Match) -> None:
        story = await self._thinkers.chore("whole_record", *_told(match), budget=60.0)
        await self._store.put_record(
            RecordRow(
                id=row.id,
                game=row.game,
                rules=sitting.game.rules,
                options=match.options,
                seats={seat: chair.pack() for seat, chair in sitting.chairs.items()},
                result=match.result,
                public=row.public,
                invite=row.invite,
                imported=False,
                answers=sitting.answers,
                seconds=max(0, sitting.ended - sitting.started) // 1000,
                created=sitting.ended,
                text=story,
            )
        )

    async def catch_up(self) -> None:
        """Writes the records of games that ended just before the server did."""
        for row in await self._store.tables(stages=("over",), limit=200):
            if await self._store.record(row.id) is None:
                try:
                    await self.keep(row, await load(self._store, row))
                except LamplitError as error:
                    logging.getLogger("lamplit.archive").error("record", extra={"facts": {"error": error.message}})

    async def bring(self, text: str, public: bool) -> tuple[str, str]:
        """Takes in a record from outside after playing it through. Gives its id and the secret that opens it."""
        if len(text) > LONGEST_RECORD:
            raise Refused("error-record-long", longest=LONGEST_RECORD // 1_000_000)
        found = await self._thinkers.chore("check_record", text, budget=30.0)
        id, invite = keys.new_id(), keys.make()
        await self._store.put_record(
            RecordRow(
                id=id,
                game=found["game"],
                rules=found["rules"],
                options=found["options"],
                seats={seat: {"who": "person", "name": ""} for seat in found["seats"]},
                result=found["result"],
                public=public and found["result"] is not None,
                invite=keys.hashed(invite),
                imported=True,
                answers=found["answers"],
                seconds=round(found["seconds"]),
                created=0,
                text=await asyncio.to_thread(zlib.compress, text.encode()),
            )
        )
        return id, invite

    async def find(self, id: str, secret: str) -> RecordRow:
        """A record that everybody, or whoever has this secret, may read."""
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
        table = await self._store.table(id) if secret else None
        if table is None:
            return False
        sitting = await load(self._store, table)
        return any(keys.fits(secret, chair.key) for chair in sitting.chairs.values())

    async def text(self, row: RecordRow) -> str:
        """The record itself."""
        return (await asyncio.to_thread(zlib.decompress, row.text)).decode()

    async def frames(self, row: RecordRow, seat: str) -> Frames:
        """A game as one seat saw it."""
        found = self._frames.get((row.id, seat))
        if found is None:
            found = await self._thinkers.chore("frames", await self.text(row), seat, budget=60.0)
            self._frames[row.id, seat] = found
            if len(self._frames) > FRAMES_KEPT:
                self._frames.popitem(last=False)
        return found

    async def statistics(self, game: str | None) -> list[dict[str, Any]]:
        """What came out of the games that were played to their end here, by game."""
        rows = [row for row in await self._store.outcomes(game) if row.result is not None and not row.imported]
        return [
            _counted(name, [row for row in rows if row.game == name]) for name in sorted({row.game for row in rows})
        ]


def _told(match: Match) -> tuple[Any, ...]:
    """What a match is made of, for another process to play it again and write its record."""
    answers = [list(answer) for chapter in match.story() for answer in chapter.answers]
    start = None if match.seed is not None else match.origin.pack()
    return match.game.name, match.options, match.seed, start, answers, match.asides.pack()


def _counted(game: str, rows: list[RecordRow]) -> dict[str, Any]:
    sides = sorted({side for row in rows for side in _winning(row)})
    people = [row for row in rows if any(seat.get("who") == "person" for seat in row.seats.values())]
    varied = sorted({name for row in rows for name in row.options if row.options[name] != rows[0].options.get(name)})
    return {
        "game": game,
        "games": len(rows),
        "with_people": len(people),
        "answers": sum(row.answers for row in rows) / len(rows),
        "seconds": sum(row.seconds for row in rows) / len(rows),
        "wins": _shares(rows, sides),
        "endings": _endings(rows),
        "by_option": [
            {"option": name, "value": value, "games": len(those), "wins": _shares(those, sides)}
            for name in varied
            for value, those in _by_value(rows, name)
        ],
    }


def _winning(row: RecordRow) -> list[str]:
    result = row.result or {}
    side = result.get("side")
    return [str(side)] if side else []


def _shares(rows: list[RecordRow], sides: Iterable[str]) -> dict[str, dict[str, Any]]:
    shares: dict[str, dict[str, Any]] = {}
    for side in sides:
        count = sum(side in _winning(row) for row in rows)
        low, high = wilson(count, len(rows))
        shares[side] = {"count": count, "share": count / len(rows), "low": low, "high": high}
    return shares


def _endings(rows: list[RecordRow]) -> dict[str, int]:
    endings: dict[str, int] = {}
    for row in rows:
        how = str((row.result or {}).get("how", "over"))
        endings[how] = endings.get(how, 0) + 1
    return endings


def _by_value(rows: list[RecordRow], name: str) -> list[tuple[Any, list[RecordRow]]]:
    values = sorted({str(row.options.get(name)) for row in rows})
    return [(value, [row for row in rows if str(row.options.get(name)) == value]) for value in values]
