"""Loading a table: it goes on from its newest checkpoint, and the entries since take effect once more.

Where the checkpoint cannot be used, or somebody needs what lies before it, all entries are read. A table whose game
began under other rules goes on from its newest checkpoint, brought to the shape of today, and the answers given since.
"""

import asyncio
import contextlib
from collections.abc import Sequence

from ...engine import LamplitError, Match
from ..storage.store import Store, TableRow
from . import entries as e
from .checkpoints import read, resumed
from .effects import take
from .table_state import TableState
from .terms import Terms

MANY_ENTRIES = 300
"""More are read back in a thread of their own, so that the other tables go on meanwhile."""

LONG_START = 100_000
"""Letters of a record with which a table goes on. Longer ones are played again in a thread, too."""

StoredEntry = tuple[int, int, bytes]


async def load(store: Store, row: TableRow, whole: bool = False) -> TableState:
    """The state of a table as it stands: with all that ever happened there if it is to be `whole`."""
    checkpoint = await store.checkpoint(row.id)
    state = None if whole or checkpoint is None else resumed(row, checkpoint)
    if state is not None and _went_on(state, await store.entries(row.id, state.number)):
        return state
    stored = await store.entries(row.id)  # read later, so that the checkpoint's own entry is among them
    if len(stored) < MANY_ENTRIES and len(row.start or "") < LONG_START:
        return build(row, stored, checkpoint)
    return await asyncio.to_thread(build, row, stored, checkpoint)


def _went_on(state: TableState, stored: Sequence[StoredEntry]) -> bool:
    """Lets the entries since a checkpoint take effect. Whether that could be done from what the checkpoint holds."""
    try:
        for number, time, payload in stored:
            if number != state.number + 1:
                return False
            take(state, e.unpack(payload), time)
    except LamplitError:
        return False
    return True


def build(row: TableRow, stored: Sequence[StoredEntry], checkpoint: tuple[int, int, bytes] | None) -> TableState:
    """The state of a table that stored entries tell of."""
    state = TableState(Terms.unpack(row.settings), row.seed, row.start)
    renewed = False
    for number, time, payload in stored:
        entry = e.unpack(payload)
        if isinstance(entry, e.Started) and entry.rules != state.game.rules and checkpoint is not None:
            renewed = True
        if renewed and checkpoint is not None:
            _take_leniently(state, entry, time, number <= checkpoint[0])
            if number == checkpoint[0]:
                state.match = _taken_up(state, checkpoint)
        else:
            take(state, entry, time)
    return state


def _taken_up(state: TableState, checkpoint: tuple[int, int, bytes]) -> Match:
    _number, rules, packed = checkpoint
    saved, since = read(packed)
    game = state.game
    table = game.table.unpack(game.upgrade(saved, rules) if rules != game.rules else saved)
    match = Match(game, state.terms.options, None, table)
    for seat, name, at in since:
        with contextlib.suppress(LamplitError):
            match.answer(seat, name, at)
    return match


def _take_leniently(state: TableState, entry: e.Entry, time: int, before: bool) -> None:
    """Lets an entry of older rules have what effect it can: answers before the checkpoint are part of it."""
    if before and isinstance(entry, (e.Answered, e.TimePassed, e.TookBack, e.Pencilled)):
        state.number += 1
        return
    number = state.number
    with contextlib.suppress(LamplitError):
        take(state, entry, time)
    state.number = number + 1
