"""Starts a table's game, applies answers, and takes them back."""

import msgspec

from ... import load
from ...engine import CLOCK, Illegal, start
from . import entries as e
from .table_parts import BOT, OPEN
from .table_state import OVER, TableState

MOST_TICKS = 10_000


def begin(state: TableState, entry: e.Started, time: int) -> None:
    if state.match is not None:
        raise Illegal("error-started")
    empty = [chair for chair in state.chairs.values() if chair.who == OPEN]
    if empty and not entry.fill:
        raise Illegal("error-seats-open", count=len(empty))
    if state.record is not None:
        state.match = load(state.record)
    else:
        assert state.seed is not None, "a table begins with a seed or a record"
        state.match = start(state.game, state.seed, state.terms.options)
    for chair in empty:
        chair.who, chair.level = BOT, entry.fill
    state.zero = entry.zero - round(state.match.now * 1000)
    state.timed = state.match.question(CLOCK) is not None
    state.started = time


def answer(state: TableState, entry: e.Answered, time: int) -> None:
    match = state.playing()
    match.answer(entry.seat, entry.option, entry.at)
    state.answers += 1
    state.answered = entry.seat
    _played(state, time)


def let_time_pass(state: TableState, entry: e.TimePassed, time: int) -> None:
    state.playing()
    _pass(state, entry.at)
    _played(state, time)


def _pass(state: TableState, at: float) -> None:
    """Let the clock act up to this moment."""
    match = state.playing()
    for _ in range(MOST_TICKS):
        until = state.until()
        if until is None or until > at:
            return
        match.answer(CLOCK, match.question(CLOCK).options[0].name)  # pyright: ignore[reportOptionalMemberAccess]
        state.answers += 1
        state.answered = CLOCK


def _played(state: TableState, time: int) -> None:
    if state.match is not None and state.match.over and not state.ended:
        state.ended = time
        state.polls = {id: poll for id, poll in state.polls.items() if poll.what != "undo"}


def resume_clock(state: TableState, entry: e.ClockResumed, _time: int) -> None:
    state.playing()
    state.zero = entry.zero


def take_back(state: TableState, entry: e.TookBack, time: int) -> None:
    match = state.playing()
    for done in range(entry.count):
        try:
            state.answers -= match.undo(entry.seat, state.bots if entry.beside_bots else ())
        except Illegal:
            if not done:
                raise
            break
    state.answered = entry.seat
    state.rewinds += 1
    _played(state, time)


def go_back_to(state: TableState, answers: int) -> None:
    """Take back all answers after a number, including those given during the vote."""
    if state.match is not None and state.answers > answers:
        state.match.take_back(state.answers - answers)
        state.answers = answers
        state.rewinds += 1


def change_pace(state: TableState, entry: e.PaceChanged, _time: int) -> None:
    state.terms = msgspec.structs.replace(state.terms, bot_pace=entry.bot_pace)


def open_rematch(state: TableState, entry: e.RematchOpened, _time: int) -> None:
    state.person(entry.seat)
    if state.stage != OVER:
        raise Illegal("error-rematch-running")
    if state.rematch:
        raise Illegal("error-rematch-made")
    state.rematch = entry.table


def close(state: TableState, _entry: e.TableClosed, _time: int) -> None:
    if state.match is not None:
        raise Illegal("error-started")
    state.closed = True
