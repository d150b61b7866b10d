"""Loading a table: its entries are read and take effect once more.

A table whose game began under other rules goes on from its newest checkpoint, brought to the shape of today, and the
answers given since.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec

from ..engine import LamplitError, Match
from . import entries as e
from .sitting import Sitting
from .store import Store, TableRow
from .terms import Terms

MANY_ENTRIES = 300
"""More are read back in a thread of their own, so that the other tables go on meanwhile."""

Stored = tuple[int, int, bytes]


async def load(store: Store, row: TableRow) -> Sitting:
    """The sitting of a table as it stands."""
    checkpoint = await store.checkpoint(row.id)
    stored = await store.entries(row.id)  # read later, so that the checkpoint's own entry is among them
    if len(stored) < MANY_ENTRIES:
        return build(row, stored, checkpoint)
    return await asyncio.to_thread(build, row, stored, checkpoint)


def build(row: TableRow, stored: Sequence[Stored], checkpoint: tuple[int, int, bytes] | None) -> Sitting:
    """The sitting that stored entries tell of."""
    sitting = Sitting(Terms.unpack(row.settings), row.seed, row.start)
    renewed = False
    for number, time, payload in stored:
        entry = e.unpack(payload)
        if isinstance(entry, e.Start) and entry.rules != sitting.game.rules and checkpoint is not None:
            renewed = True
        if renewed and checkpoint is not None:
            _take_leniently(sitting, entry, time, number <= checkpoint[0])
            if number == checkpoint[0]:
                sitting.match = _taken_up(sitting, checkpoint)
        else:
            sitting.take(entry, time)
    return sitting


def checkpoint_of(match: Match) -> bytes:
    """A match's newest checkpoint and the answers given since, to go on from under other rules."""
    unfinished = match.unfinished
    since = [] if unfinished is None else [list(answer) for answer in unfinished.answers]
    return msgspec.json.encode({"table": match.checkpoint.pack(), "since": since})


def _taken_up(sitting: Sitting, checkpoint: tuple[int, int, bytes]) -> Match:
    _number, rules, packed = checkpoint
    saved: dict[str, Any] = msgspec.json.decode(packed)
    game = sitting.game
    table = game.table.unpack(game.upgrade(saved["table"], rules) if rules != game.rules else saved["table"])
    match = Match(game, sitting.terms.options, None, table)
    for seat, name, at in saved["since"]:
        with contextlib.suppress(LamplitError):
            match.answer(seat, name, at)
    return match


def _take_leniently(sitting: Sitting, entry: e.Entry, time: int, before: bool) -> None:
    """Lets an entry of older rules have what effect it can: answers before the checkpoint are part of it."""
    if before and isinstance(entry, (e.Answer, e.Tick, e.Undo, e.Pencil)):
        sitting.number += 1
        return
    number = sitting.number
    with contextlib.suppress(LamplitError):
        sitting.take(entry, time)
    sitting.number = number + 1
