"""What the team decides together: the turn of fate, a pause, going on without an absent player, giving up."""

from ..state import Table
from . import absence, fate, pauses, surrender


def count(t: Table) -> None:
    """Carry out whatever all agree on now.

    Adventurers who have left, or have lost the line, do not stand against it any longer.
    """
    fate.count(t)
    pauses.count(t)
    absence.count(t)
    surrender.count(t)


def is_awaited(t: Table, seat: str) -> bool:
    """Whether a pause, or the end, waits for a seat's word: who asks for it needs it now."""
    return pauses.is_awaited(t, seat) or surrender.is_awaited(t, seat)


def only_watches(t: Table, seat: str) -> bool:
    """Whether an adventurer is out of the temple and has nothing left to decide: neither who gets a die nor a vote."""
    a = t.by_seat(seat)
    return a.out != "" and not a.choosing and not is_awaited(t, seat)
