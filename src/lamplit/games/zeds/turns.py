"""How one step follows another, what begins with a phase and what ends with a turn."""

from collections.abc import Awaitable, Coroutine
from typing import Any

from ...engine import ALL, DONE, Step
from . import horde
from .infection import finish, waits
from .occasions import renew
from .research import distribute_antidote
from .state import DAZED, Table
from .stores import infect

THIS_TURN = frozenset(("keep_cool", "trucks", DAZED))
"""Markers that lie on a piece until Housekeeping."""

Next = Step | Coroutine[Any, Any, Step]
"""The step that comes next, or how it is found out: steps that need not ask anybody anything are plain functions."""


def then(t: Table, following: Step) -> Next:
    """The step that follows, when all is settled that had to wait."""
    return _after(t, DONE, following) if waits(t) else following


def after(t: Table, deed: Awaitable[Any], following: Step) -> Next:
    """The same, when something has been done before."""
    return then(t, following) if deed is DONE else _after(t, deed, following)


async def _after(t: Table, deed: Awaitable[Any], following: Step) -> Step:
    await deed
    await finish(t)
    return following


def enter_phase(t: Table, phase: str) -> None:
    """A phase begins."""
    t.phase = phase
    t.tell(ALL, "phase", phase=phase)


def tidy_up(t: Table) -> None:
    """The event is discarded, and all that was for this turn only is put away."""
    horde.tidy_up(t)
    t.event_discard.append(t.event)
    t.event = ""
    t.event_actions = 0
    t.own_actions, t.free, t.done, t.used, t.healed = [], [], [], [], []
    t.no_entry, t.calm, t.flooded, t.pressed, t.passed = [], [], [], [], []
    for piece in (*t.units.values(), *t.zeds.values()):
        if piece.marks and not THIS_TURN.isdisjoint(piece.marks):
            piece.unmark(*THIS_TURN)
    renew(t)


def pass_lead(t: Table) -> None:
    """The turn is over: infection falls where it does, and the lead passes on."""
    distribute_antidote(t)
    if t.elwood:
        infect(t, -1)
    t.lead = (t.lead + 1) % t.house.players
