"""Absence: players who lose the line or leave the table, and the team that goes on without them."""

from ....engine import ALL
from ..actions.discovering import lay_anywhere
from ..actions.escaping import leave_belongings
from ..commands import Commands
from ..data.figures import REMOVAL_RELIEF
from ..state import Adventurer, Table
from .agreement import all_agree


def ways_to_leave(t: Table, a: Adventurer) -> Commands:
    """Leaving the table, and going on without others who have left it."""
    yield "away", (go_away, ())
    yield from ways_to_remove(t, a)


def go_away(t: Table, a: Adventurer) -> None:
    """The player has lost the line: the figure stays, the dice rest."""
    a.absent = True
    a.absent_from = t.now
    t.tell(ALL, "away", who=a.seat)


def ways_to_return() -> Commands:
    """The only command of a player who is away is to come back."""
    yield "back", (come_back, ())


def come_back(t: Table, a: Adventurer) -> None:
    """The player is back; a vote on going on without the adventurer is over."""
    a.absent = False
    if t.removal_of == a.seat:
        t.removal_of, t.removal_votes = "", []
    t.tell(ALL, "back", who=a.seat)


# -- going on without a player ---------------------------------------------------------------------------------------


def ways_to_remove(t: Table, a: Adventurer) -> Commands:
    """Votes to go on without players who have been away for long."""
    for other in t.inside:
        gone = other.absent and t.now >= other.absent_from + t.settings.absence_grace
        if gone and not (t.removal_of == other.seat and a.seat in t.removal_votes):
            yield f"remove:{other.seat}", (vote_removal, (other.seat,))


def decides_from_outside(t: Table, a: Adventurer) -> bool:
    """Whether it is up to an adventurer who has escaped, as nobody inside is at the table."""
    return t.settings.absence and a.out == "escaped" and not t.voters


def deciders(t: Table) -> list[Adventurer]:
    """Those who decide about absent players: all inside who are at the table, or else those who have escaped."""
    return t.voters or [a for a in t.adventurers if a.out == "escaped"]


def vote_removal(t: Table, a: Adventurer, seat: str) -> None:
    """All deciders must agree. A vote on another absent player starts anew."""
    if t.removal_of != seat:
        t.removal_of, t.removal_votes = seat, []
    t.removal_votes.append(a.seat)
    t.tell(ALL, "removal-vote", who=a.seat, other=seat)


def count(t: Table) -> None:
    """The team goes on without an absent player once all deciders agree."""
    if t.removal_of and deciders(t) and all_agree(t.removal_votes, deciders(t)):
        removed = t.by_seat(t.removal_of)
        t.removal_of, t.removal_votes = "", []
        remove(t, removed)


def remove(t: Table, a: Adventurer) -> None:
    """The adventurer counts as escaped, without leaving a die; the tray holds fewer stones."""
    relief = min(t.tray, REMOVAL_RELIEF[len([o for o in t.adventurers if o.out != "removed"])])
    t.tray -= relief
    t.stone_box += relief
    if a.turned:
        lay_anywhere(t, a)
    leave_belongings(t, a)
    t.die_box += len(a.dice)
    a.dice = []
    a.choosing = ""
    a.out = "removed"
    t.tell(ALL, "removed", who=a.seat, tray=t.tray)
