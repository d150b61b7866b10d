"""Housekeeping: what ends with a turn."""

from ....engine import ALL
from ..occasions import renew
from ..state import DAZED, Table
from . import horde

THIS_TURN = frozenset(("keep_cool", "trucks", DAZED))
"""Markers that lie on a piece until Housekeeping."""


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
    """The lead passes on to the next player."""
    t.lead = (t.lead + 1) % t.settings.players
