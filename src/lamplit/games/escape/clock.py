"""The clock: gongs, slams, and the time that is left."""

from ...engine import ALL
from .data.figures import NEVER, SAND_TIMES, SOUNDTRACK_TIMES, Cue
from .state import Adventurer, Table
from .temple import ORIGIN


def cue_moment(t: Table) -> float:
    """When the next cue falls; never after the last, and never in practice. Asked at every command."""
    pace = t.pace
    if pace.practice:
        return NEVER
    return t.begin + (SAND_TIMES if pace.sand else SOUNDTRACK_TIMES)[t.cue] * pace.stretch


def is_collapsing(t: Table) -> bool:
    """Whether the end has come and only a moment's grace is left for an escape that was under way."""
    return t.slam_due > 0 and t.cue >= len(t.pace.cues)


def begin(t: Table) -> None:
    """The call: from now on everybody rolls."""
    t.started = True
    t.tell(ALL, "call")


def gong(t: Table, cue: Cue) -> None:
    """A countdown has begun."""
    t.tell(ALL, "gong", number=cue.number)


def slam(t: Table, cue: Cue) -> None:
    """The door falls shut. Who is outside is judged a moment later, for commands that were on their way.

    A command that arrives by then counts as sent in time. Leaving the start chamber now costs nothing any more.
    """
    t.slam_due = t.now + t.pace.late_grace
    t.shut_out = [a.seat for a in outside_the_start(t)]
    t.tell(ALL, "slam", number=cue.number)


def outside_the_start(t: Table) -> list[Adventurer]:
    """Those still in the temple who are not in the start chamber."""
    return [a for a in t.inside if a.place != ORIGIN]
