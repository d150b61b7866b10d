"""Applies entries about seats: sitting down, leaving, and handing over to bots."""

import msgspec

from ...bots import levels
from ...engine import Illegal
from . import entries as e
from .table_parts import BOT, OPEN, PERSON, Chair, TalkLine
from .table_state import OVER, RUNNING, TableState
from .talking import hear


def sit_down(state: TableState, entry: e.SatDown, time: int) -> None:
    chair = state.chair(entry.seat)
    if state.match is not None:
        _take_over(state, entry, chair, time)
    elif chair.who != OPEN:
        raise Illegal("error-seat-taken", seat=entry.seat, game=state.game.name)
    chair.who, chair.name, chair.level, chair.key = PERSON, entry.name, "", entry.key
    chair.came, chair.address = time, entry.address
    state.host = state.host or entry.seat


def _take_over(state: TableState, entry: e.SatDown, chair: Chair, time: int) -> None:
    """Let a latecomer take over from a bot, and tell everybody."""
    if state.stage == OVER:
        raise Illegal("error-late-over")
    if chair.held:
        raise Illegal("error-seat-held", seat=entry.seat, game=state.game.name)
    if not state.terms.latecomers:
        raise Illegal("error-latecomers")
    chair.since = state.answers
    # Commands of a person who has left for good were not this person's.
    state.ids = {done: when for done, when in state.ids.items() if done[0] != entry.seat}
    hear(state, TalkLine(state.said + 1, entry.seat, "", None, time, entry.name))


def set_seat(state: TableState, entry: e.SeatSet, _time: int) -> None:
    chair = state.chair(entry.seat)
    if state.match is not None:
        raise Illegal("error-started")
    if chair.held:
        raise Illegal("error-seat-taken", seat=entry.seat, game=state.game.name)
    chair.who, chair.level, chair.name = (BOT, entry.level, "") if entry.level else (OPEN, "", "")


def rename(state: TableState, entry: e.Renamed, _time: int) -> None:
    state.person(entry.seat).name = entry.name


def set_latecomers(state: TableState, entry: e.LatecomersSet, _time: int) -> None:
    welcome_latecomers(state, entry.welcome)


def welcome_latecomers(state: TableState, welcome: bool) -> None:
    state.terms = msgspec.structs.replace(state.terms, latecomers=welcome)


def hand_to_bot(state: TableState, entry: e.HandedToBot, _time: int) -> None:
    chair = state.person(entry.seat)
    chair.who, chair.level = BOT, entry.level


def come_back(state: TableState, entry: e.CameBack, _time: int) -> None:
    chair = state.person(entry.seat)
    chair.who, chair.level, chair.missed = PERSON, "", False


def leave(state: TableState, entry: e.Left, _time: int) -> None:
    state.person(entry.seat)
    empty(state, entry.seat, entry.level or levels(state.game.name)[-1])


def stand_in(state: TableState, seat: str, level: str) -> None:
    """Let a bot play for a person who is away; votes no longer wait for them."""
    chair = state.chairs[seat]
    chair.who, chair.level, chair.missed = BOT, level, True
    if state.host == seat:
        state.host = next((each for each in state.people if not state.chairs[each].missed), seat)


def empty(state: TableState, seat: str, level: str) -> None:
    chair = state.chairs[seat]
    chair.key = chair.name = ""
    chair.since = 0
    chair.who, chair.level = (BOT, level) if state.stage == RUNNING else (OPEN, "")
    if state.host == seat:
        state.host = next(iter(state.people), "")
    for poll in list(state.polls.values()):
        if seat in (poll.by, poll.whom, *poll.voters):
            state.polls.pop(poll.id, None)
        elif seat in poll.yes:
            poll.yes.remove(seat)
