"""The next moment that matters: to it the clock moves on when nobody does anything."""

from .actions import can_act
from .clock import cue_moment
from .data.figures import BLACK, NEVER
from .state import Table


def next_for_all(t: Table) -> float:
    """When something next falls due that concerns everybody; `NEVER` if nothing will."""
    now = t.now
    soonest = cue_moment(t)
    if now < t.slam_due < soonest:
        soonest = t.slam_due
    if now < t.fate_until < soonest:
        soonest = t.fate_until
    if now < t.surrender_until < soonest:
        soonest = t.surrender_until
    if not t.started and now < t.begin < soonest:
        soonest = t.begin
    return soonest


def next_moment(t: Table, soonest: float) -> float | None:
    """When something falls due, or a lock ends that keeps somebody from something; `None` if nothing ever will.

    What concerns everybody falls due at the `soonest`. Nobody need wait for the end of a lock that opens nothing: all
    dice are blocked, or show nothing to act with. A command that changes this is answered by a new look at all moments.
    """
    if t.paused:
        return t.pause_until
    now = t.now
    for a in t.adventurers:
        if a.choosing and now < a.choose_by < soonest:
            soonest = a.choose_by
        if a.absent:
            if not a.out and not a.turned:
                soonest = _end_of_grace(t, a.absent_from, soonest)
            continue
        if (a.roll_at > now or a.act_at > now) and not a.out and not a.turned:
            if now < a.roll_at < soonest and a.dice.count(BLACK) < len(a.dice):
                soonest = a.roll_at
            if now < a.act_at < soonest and can_act(t, a):
                soonest = a.act_at
    return None if soonest == NEVER else soonest


def _end_of_grace(t: Table, absent_from: float, soonest: float) -> float:
    """When the others may go on without somebody who is away."""
    ends = absent_from + t.pace.absence_grace
    return ends if t.now < ends < soonest else soonest
