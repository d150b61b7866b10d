"""Loads a table: from its newest checkpoint and the entries since.

If the checkpoint cannot be used, or earlier data is needed, all entries are read. A game that began under other rules
continues from its newest checkpoint, converted to today's rules, and the answers since; so does a game with a module
that has changed. Without a checkpoint, as in the first minutes of tables from the oldest servers, it continues from the
last answer that today's rules accept.
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
"""Entries above which a table is loaded in a thread, so that other tables go on."""

TIME, TIME_FOR_EACH = 2.0, 0.01
"""Seconds that rules may take while a table loads, and additional seconds per entry."""

_PLAY = (e.Answered, e.TimePassed, e.TookBack, e.Pencilled)

T = TypeVar("T")
StoredEntry = tuple[int, int, bytes]


async def load(store: Store, row: TableRow, whole: bool = False) -> TableState:
    """Load the state of a table; `whole` includes its complete history."""
    checkpoint = await store.checkpoint(row.id)
    if checkpoint is not None and not whole:
        since = await store.entries(row.id, checkpoint[0])
        state = await played(row, since, lambda: _resumed(row, checkpoint, since))
        if state is not None:
            return state
    stored = await store.entries(row.id)  # read after the checkpoint, so that its own entry is included
    return await played(row, stored, lambda: build(row, stored, checkpoint))


async def played(row: TableRow, stored: Sequence[StoredEntry], play: Callable[[], T]) -> T:
    """Run `play` on these entries within a time budget.

    Long logs, and records written elsewhere, are played in a thread so that nothing waits for them.
    """
    seconds = TIME + TIME_FOR_EACH * len(stored)
    if len(stored) < MANY_ENTRIES and row.start is None:
        return within(seconds, play)
    return await asyncio.to_thread(within, seconds, play)


def _resumed(row: TableRow, checkpoint: StoredCheckpoint, since: Sequence[StoredEntry]) -> TableState | None:
    state = resumed(row, checkpoint)
    return state if state is not None and _went_on(state, since) else None


def _went_on(state: TableState, stored: Sequence[StoredEntry]) -> bool:
    """Apply the entries since a checkpoint; return whether its data was sufficient."""
    try:
        for number, time, payload in stored:
            if number != state.number + 1:
                return False
            take(state, e.unpack(payload), time)
    except LamplitError:
        return False
    return True


def build(row: TableRow, stored: Sequence[StoredEntry], checkpoint: StoredCheckpoint | None) -> TableState:
    """Build the state of a table from stored entries."""
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
    """Return the state of a table without entries."""
    return TableState(Terms.unpack(row.settings), row.seed, row.start)


class _Elsewhere(Exception):
    """Replaying the entries gave another position: a module has changed since."""


def began_under_other_rules(game: Game[Any], stored: Sequence[StoredEntry]) -> bool:
    """Whether a game began under another version of the rules."""
    entries = (e.unpack(payload) for _number, _time, payload in stored)
    return next((entry.rules != game.rules for entry in entries if isinstance(entry, e.Started)), False)


def _played_again(state: TableState, stored: Sequence[StoredEntry], checkpoint: StoredCheckpoint | None) -> TableState:
    """Return the state after all entries."""
    for number, time, payload in stored:
        take(state, e.unpack(payload), time)
        if checkpoint is not None and number == checkpoint[0] and state.game.modules:
            if not leads_to(state, checkpoint[2]):
                raise _Elsewhere
    return state


def _as_far_as_it_goes(state: TableState, stored: Sequence[StoredEntry]) -> TableState:
    """Return the state after the last answer that is still possible, with all later entries other than play."""
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
    """Return the state from the newest checkpoint, converted to today's rules, with the entries since."""
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
    """Apply an entry of older rules as far as possible; answers before the checkpoint are part of it."""
    if before and isinstance(entry, _PLAY):
        state.number += 1
        return
    number = state.number
    with contextlib.suppress(LamplitError):
        take(state, entry, time)
    state.number = number + 1
