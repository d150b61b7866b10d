"""Applies entries of talk, pings and pencil marks."""

from ...engine import Illegal
from ...engine.matches.table_talk import LONGEST_WORDS, as_said
from . import entries as e
from .table_parts import BOT, TalkLine
from .table_state import TableState

MOST_TALK = 1_000
LONGEST_PING = 80


def say(state: TableState, entry: e.Said, time: int) -> None:
    state.person(entry.seat)
    to = (entry.to or state.sides.team(entry.seat)) if entry.team else None
    if state.match is not None:
        state.match.say(entry.seat, entry.words, to=to)
    elif not 0 < len(as_said(entry.words)) <= LONGEST_WORDS:
        raise Illegal("error-words", longest=LONGEST_WORDS)
    hear(state, TalkLine(state.said + 1, entry.seat, as_said(entry.words), to, time))


def hear(state: TableState, line: TalkLine) -> None:
    state.said = line.n
    state.talk.append(line)
    del state.talk[:-MOST_TALK]


def ping(state: TableState, entry: e.Pinged, _time: int) -> None:
    if state.chair(entry.seat).who != BOT:
        state.person(entry.seat)
    rule = "" if state.match is None else state.game.silenced(state.match.table, entry.seat)
    if rule:
        raise Illegal("error-illegal-rule", rule=rule, seat=entry.seat, game=state.game.name)
    if not entry.on or len(entry.on) > LONGEST_PING or len(entry.what) > LONGEST_PING:
        raise Illegal("error-ping", longest=LONGEST_PING)
    state.pings.append((entry.seat, entry.what, entry.on))


def pencil(state: TableState, entry: e.Pencilled, _time: int) -> None:
    if state.match is None:
        raise Illegal("error-not-started")
    act = state.match.table_talk.rub_out if entry.rub_out else state.match.table_talk.pencil
    act(entry.seat, entry.mark, entry.place)
