"""The next deadline: the moment to which the clock moves on when nobody acts."""

from .clock import cue_moment
from .data.figures import NEVER
from .offers import can_act
from .state import Table


def next_deadline(t: Table) -> float | None:
    """When something falls due, or a lock ends that keeps an adventurer from something; `None` if nothing ever will.

    Nobody waits for the end of a lock that opens nothing: all dice are blocked, or show nothing to act with.
    """
    if t.paused:
        return t.pause_until
    now, soonest = t.now, cue_moment(t)
    for moment in (t.begin, t.slam_due, t.fate_until, t.surrender_until):
        if now < moment < soonest:
            soonest = moment
    for a in t.adventurers:
        if a.choosing and now < a.choose_by < soonest:
            soonest = a.choose_by
        if a.out or a.turned:
            continue
        if a.absent:
            grace_ends = a.absent_from + t.settings.absence_grace
            if now < grace_ends < soonest:
                soonest = grace_ends
            continue
        if now < a.roll_at < soonest and a.can_roll:
            soonest = a.roll_at
        if now < a.act_at < soonest and can_act(t, a):
            soonest = a.act_at
    return None if soonest == NEVER else soonest
