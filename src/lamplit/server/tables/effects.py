"""Applies entries to the state of a table, both live and when read back from the store.

`take` raises and changes nothing where an entry is not possible.
"""

from collections.abc import Mapping
from typing import Any

from ...engine import Illegal
from ..errors import SetAside
from . import entries as e
from . import playing, seating, talking, voting
from .table_state import TableState

IDS_KEPT, IDS_KEPT_FOR = 1_024, 10 * 60 * 1000
"""The number of recent commands a table remembers, and the ms for which it remembers all."""


def _set_aside(state: TableState, entry: e.SetAside, _time: int) -> None:
    state.aside = entry.version


def _expire(_state: TableState, _entry: e.Expired, _time: int) -> None:
    """Apply an expired entry, which has no effect."""


_EFFECTS: Mapping[type[e.Entry], Any] = {
    e.SatDown: seating.sit_down,
    e.SeatSet: seating.set_seat,
    e.Started: playing.begin,
    e.Answered: playing.answer,
    e.TimePassed: playing.let_time_pass,
    e.ClockResumed: playing.resume_clock,
    e.TookBack: playing.take_back,
    e.VoteCalled: voting.call_vote,
    e.Voted: voting.vote,
    e.Said: talking.say,
    e.Pinged: talking.ping,
    e.Pencilled: talking.pencil,
    e.Renamed: seating.rename,
    e.PaceChanged: playing.change_pace,
    e.LatecomersSet: seating.set_latecomers,
    e.HandedToBot: seating.hand_to_bot,
    e.CameBack: seating.come_back,
    e.Left: seating.leave,
    e.RematchOpened: playing.open_rematch,
    e.TableClosed: playing.close,
    e.SetAside: _set_aside,
    e.Expired: _expire,
}


def take(state: TableState, entry: e.Entry, time: int) -> None:
    """Apply an entry; if that is impossible, raise an error and change nothing."""
    if state.closed:
        raise Illegal("error-table-closed")
    if state.is_aside:
        raise SetAside("error-table-aside")
    state.pings.clear()
    _EFFECTS[type(entry)](state, entry, time)
    state.number += 1
    id = getattr(entry, "id", "")
    if id:
        seat: str = getattr(entry, "by", "") or getattr(entry, "seat", "")
        state.ids[seat, id] = time
        _forget_ids(state, time - IDS_KEPT_FOR)


def _forget_ids(state: TableState, before: int) -> None:
    while len(state.ids) > IDS_KEPT:
        oldest = next(iter(state.ids))
        if state.ids[oldest] >= before:
            return
        del state.ids[oldest]
