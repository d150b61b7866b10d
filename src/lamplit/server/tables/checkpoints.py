"""Stored checkpoints let a table load without reading its log from the beginning.

A checkpoint holds the state of the table after one entry, an earlier position of the match with the answers given
since, so that answers can be taken back, and the latest events for people who arrive. Everything earlier stays in the
log and is read on demand. A checkpoint holds secrets, like the log, and stays in the database.

Nothing in it is trusted. The answers are replayed and must lead to the newest position, which is stored beside them.
Otherwise, or if the rules have changed, the log is read instead. The stored events are only shown; nothing follows from
them.
"""

import logging
from typing import Any

import msgspec

from ...engine import SPECTATOR, LamplitError, Match
from ...engine.modules import of_today, versions
from ...engine.records.events import heard_by
from ...engine.records.segment import Answer
from ...engine.state.json_data import canonical
from ...engine.state.table import Event
from ..storage.store import TableRow
from .feed import EVENTS_AT_ONCE
from .table_parts import Chair, Poll, TalkLine
from .table_state import TableState
from .terms import Terms

CHECKPOINT_EVERY = 64
"""Entries between two checkpoints. A checkpoint may come a little later, at a position the match has kept anyway."""
LONGEST_WAIT = 4 * CHECKPOINT_EVERY
"""Entries after which a checkpoint is stored even without a kept position."""
LEAST_REMEMBERED = 32
"""The fewest answers a loaded match remembers; going back further takes a little longer."""

StoredCheckpoint = tuple[int, int, bytes]
"""The number of the entry, the version of the rules, and the packed data."""

log = logging.getLogger("lamplit.checkpoint")


class _Play(msgspec.Struct):
    """The newest part of a match: an earlier position and all answers since.

    `heard` is the number of events each seat had been told before that, and `told` the newest of them; older
    checkpoints store more answers instead.
    """

    seed: str | None
    whole: bool
    table: dict[str, Any]
    answers: list[Answer]
    heard: dict[str, int]
    marks: list[dict[str, Any]]
    told: list[Event] = []


class _People(msgspec.Struct):
    """The state of a table without its match."""

    terms: Terms
    chairs: dict[str, Chair]
    host: str
    zero: int
    timed: bool
    talk: list[TalkLine]
    said: int
    polls: dict[str, Poll]
    polled: int
    rematch: str
    rewinds: int
    answers: int
    answered: str
    started: int
    ended: int
    aside: str = ""


class _Checkpoint(msgspec.Struct):
    """`table` is the newest position between two steps, `since` the answers after it, for continuing under other rules.

    `times` are the times at which the commands of `ids` took effect; older checkpoints lack them. `modules` are the
    versions of all modules in use.
    """

    table: dict[str, Any]
    since: list[Answer]
    people: _People | None = None
    ids: list[tuple[str, str]] = []
    times: list[int] = []
    play: _Play | None = None
    modules: dict[str, int] = {}


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Checkpoint)


def checkpoint_if_due(state: TableState) -> bytes | None:
    """Return the packed state of a table if a checkpoint is due."""
    since = state.number - state.checkpoint
    if state.match is None or since < CHECKPOINT_EVERY:
        return None
    if not state.match.kept and since < LONGEST_WAIT:
        state.match.keep_next()
        return None
    return checkpoint_of(state)


def checkpoint_of(state: TableState) -> bytes:
    """Return the packed state of a table with a running or finished game."""
    match = state.match
    assert match is not None, "a game that has not begun has no checkpoint"
    people = _People(**{name: getattr(state, name) for name in _People.__struct_fields__})
    since = [] if match.unfinished is None else [*match.unfinished.answers]
    ids, times = list(state.ids), list(state.ids.values())
    newest, modules = _newest_part(match), versions(match.game, match.table)
    return _encoder.encode(_Checkpoint(match.checkpoint.pack(), since, people, ids, times, newest, modules))


def read(packed: bytes) -> tuple[dict[str, Any], list[Answer], dict[str, int]]:
    """Return the newest position of a checkpoint, the answers after it, and the modules in use."""
    stored = _decoder.decode(packed)
    return stored.table, stored.since, stored.modules


def leads_to(state: TableState, packed: bytes) -> bool:
    """Whether a table has reached the state stored in a checkpoint."""
    table, since, modules = read(packed)
    again, so_far, in_use = read(checkpoint_of(state))
    return (canonical(table), since, modules) == (canonical(again), so_far, in_use)


def without_people(packed: bytes) -> bytes:
    """Return a checkpoint without talk and people; the log is then read instead."""
    table, since, modules = read(packed)
    return _encoder.encode(_Checkpoint(table, since, modules=modules))


def resumed(row: TableRow, stored: StoredCheckpoint) -> TableState | None:
    """Restore the state from a checkpoint; `None` if it cannot be used."""
    number, rules, packed = stored
    state = TableState(Terms.unpack(row.settings), row.seed, row.start)
    options = state.terms.options
    try:
        checkpoint = _decoder.decode(packed)
        if checkpoint.people is None or checkpoint.play is None:
            return None
        if not of_today(state.game, rules, checkpoint.modules):
            return None
        if checkpoint.people.chairs.keys() != state.chairs.keys():
            raise ValueError("other seats")
        for name in _People.__struct_fields__:
            setattr(state, name, getattr(checkpoint.people, name))
        state.terms = msgspec.structs.replace(state.terms, options=options)
        state.ids = dict.fromkeys(checkpoint.ids, 0) | dict(zip(checkpoint.ids, checkpoint.times, strict=False))
        state.number = state.checkpoint = number
        state.match = _taken_up(state, checkpoint.play, len(checkpoint.since))
        if canonical(state.match.checkpoint.pack()) != canonical(checkpoint.table):
            raise ValueError("the answers lead elsewhere")
        if versions(state.game, state.match.table) != checkpoint.modules:
            raise ValueError("other modules")
    except (msgspec.MsgspecError, LamplitError, TypeError, ValueError, KeyError, AssertionError) as error:
        log.warning("unusable", extra={"facts": {"table": row.id, "error": type(error).__name__}})
        return None
    return state


def _newest_part(match: Match) -> _Play:
    first = _first_remembered(match)
    lately = match.segments[first:] if match.unfinished is None else [*match.segments[first:], match.unfinished]
    return _Play(
        seed=match.seed,
        whole=first == 0 and match.past is None,
        table=match.checkpoint_before(first).pack(),
        answers=[answer for segment in lately for answer in segment.answers],
        heard={seat: match.heard_before(seat, first) for seat in (*match.seats, SPECTATOR)},
        marks=[
            {"marked": match.table_talk.marks(seat), "by": seat} for seat in match.game.pencils if seat in match.seats
        ],
        told=_told_before(match, first, EVENTS_AT_ONCE - sum(len(segment.news) for segment in lately)),
    )


def _first_remembered(match: Match) -> int:
    """Return the newest segment that begins at a kept checkpoint and has enough answers after it."""
    answers = 0
    for number in range(len(match.segments) - 1, 0, -1):
        segment = match.segments[number]
        answers += len(segment.answers)
        if answers >= LEAST_REMEMBERED and segment.save is not None:
            return number
    return 0


def _told_before(match: Match, segment: int, most: int) -> list[Event]:
    """Return the newest events before a segment."""
    told: list[Event] = []
    while len(told) < most and segment > 0:
        segment -= 1
        told[:0] = match.segments[segment].news
    if segment == 0:
        told[:0] = match.told
    return told[-most:] if most > 0 else []


def _taken_up(state: TableState, play: _Play, unfinished: int) -> Match:
    game = state.game
    if any(len(heard_by(seat, play.told, 0)) > count for seat, count in play.heard.items()):
        raise ValueError("more told than heard")
    past = None if play.whole else play.heard
    match = Match(game, state.terms.options, play.seed, game.table.unpack(play.table), past, play.told)
    last = len(play.answers) - unfinished - 1
    for number, (seat, name, at) in enumerate(play.answers):
        if number == last:
            match.keep_next()
        match.answer(seat, name, at)
    match.table_talk.unpack(play.marks)
    return match
