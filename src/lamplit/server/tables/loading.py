"""Loading a table: it goes on from its newest checkpoint, and the entries since take effect once more.

Where the checkpoint cannot be used, or somebody needs what lies before it, all entries are read. A table whose game
began under other rules goes on from its newest checkpoint, brought to the shape of today, and the answers given since.
So does one on which a module is in use that has been mended. Where there is no checkpoint, as in the first minutes of a
table of the oldest servers, it goes on from the last answer that the rules of today can follow.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ...engine import Game, LamplitError, Match
from ...engine.errors import Excess
from ...engine.modules import upgraded
from ..errors import Overrun
from ..storage.store import Store, TableRow
from ..time_budget import within
from . import entries as e
from .checkpoints import StoredCheckpoint, leads_to, read, resumed
from .effects import take
from .table_state import OVER, TableState
from .terms import Terms

MANY_ENTRIES = 300
"""More are read back in a thread of their own, so that the other tables go on meanwhile."""

TIME, TIME_FOR_EACH = 2.0, 0.01
"""Seconds that rules may take while a table is read back, and how many more for each of its entries."""

_PLAY = (e.Answered, e.TimePassed, e.TookBack, e.Pencilled)

T = TypeVar("T")
StoredEntry = tuple[int, int, bytes]


async def load(store: Store, row: TableRow, whole: bool = False) -> TableState:
    """The state of a table as it stands: with all that ever happened there if it is to be `whole`."""
    checkpoint = await store.checkpoint(row.id)
    if checkpoint is not None and not whole:
        since = await store.entries(row.id, checkpoint[0])
        state = await played(row, since, lambda: _resumed(row, checkpoint, since))
        if state is not None:
            return state
    stored = await store.entries(row.id)  # read later, so that the checkpoint's own entry is among them
    return await played(row, stored, lambda: build(row, stored, checkpoint))


async def played(row: TableRow, stored: Sequence[StoredEntry], play: Callable[[], T]) -> T:
    """What comes of playing these entries, within their budget of time.

    Nobody waits for a long log, nor for what began with a record that somebody else has written.
    """
    seconds = TIME + TIME_FOR_EACH * len(stored)
    if len(stored) < MANY_ENTRIES and row.start is None:
        return within(seconds, play)
    return await asyncio.to_thread(within, seconds, play)


def _resumed(row: TableRow, checkpoint: StoredCheckpoint, since: Sequence[StoredEntry]) -> TableState | None:
    state = resumed(row, checkpoint)
    return state if state is not None and _went_on(state, since) else None


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


def build(row: TableRow, stored: Sequence[StoredEntry], checkpoint: StoredCheckpoint | None) -> TableState:
    """The state of a table that stored entries tell of."""
    state = _empty(row)
    older = began_under_other_rules(state.game, stored)
    if checkpoint is None or not older:
        try:
            return _played_again(state, stored, checkpoint)
        except (Excess, Overrun):
            raise
        except (LamplitError, _Elsewhere):
            if checkpoint is None and older and row.stage != OVER:
                return _as_far_as_it_goes(_empty(row), stored)
            if checkpoint is None or not state.game.modules:
                raise
    return _renewed(_empty(row), stored, checkpoint)


def _empty(row: TableRow) -> TableState:
    """The state of a table before anything happens there."""
    return TableState(Terms.unpack(row.settings), row.seed, row.start)


class _Elsewhere(Exception):
    """The entries do not lead to where the table stood: a module has been mended since."""


def began_under_other_rules(game: Game[Any], stored: Sequence[StoredEntry]) -> bool:
    """Whether a game was begun by another version of its rules than today's."""
    entries = (e.unpack(payload) for _number, _time, payload in stored)
    return next((entry.rules != game.rules for entry in entries if isinstance(entry, e.Started)), False)


def _played_again(state: TableState, stored: Sequence[StoredEntry], checkpoint: StoredCheckpoint | None) -> TableState:
    """The state after all entries have taken effect."""
    for number, time, payload in stored:
        take(state, e.unpack(payload), time)
        if checkpoint is not None and number == checkpoint[0] and state.game.modules:
            if not leads_to(state, checkpoint[2]):
                raise _Elsewhere
    return state


def _as_far_as_it_goes(state: TableState, stored: Sequence[StoredEntry]) -> TableState:
    """The state after the last answer that can still be given, with all that happened since but the play."""
    for number, time, payload in stored:
        entry = e.unpack(payload)
        if not (state.fell_back and isinstance(entry, _PLAY)):
            try:
                take(state, entry, time)
            except (Excess, Overrun):
                raise
            except LamplitError:
                state.fell_back = state.fell_back or isinstance(entry, _PLAY)
        state.number = number
    return state


def _renewed(state: TableState, stored: Sequence[StoredEntry], checkpoint: StoredCheckpoint) -> TableState:
    """The state as the newest checkpoint tells it, brought to the shape of today, and the entries since."""
    started = False
    for number, time, payload in stored:
        entry = e.unpack(payload)
        started = started or isinstance(entry, e.Started)
        if not started:
            take(state, entry, time)
            continue
        _take_leniently(state, entry, time, number <= checkpoint[0])
        if number == checkpoint[0]:
            state.match = _taken_up(state, checkpoint)
    return state


def _taken_up(state: TableState, checkpoint: StoredCheckpoint) -> Match:
    _number, rules, packed = checkpoint
    saved, since, modules = read(packed)
    table = state.game.table.unpack(upgraded(state.game, saved, rules, modules))
    match = Match(state.game, state.terms.options, None, table)
    for seat, name, at in since:
        with contextlib.suppress(LamplitError):
            match.answer(seat, name, at)
    return match


def _take_leniently(state: TableState, entry: e.Entry, time: int, before: bool) -> None:
    """Lets an entry of older rules have what effect it can: answers before the checkpoint are part of it."""
    if before and isinstance(entry, _PLAY):
        state.number += 1
        return
    number = state.number
    with contextlib.suppress(LamplitError):
        take(state, entry, time)
    state.number = number + 1
