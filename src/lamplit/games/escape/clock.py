"""The clock: gongs, slams, and what the slamming door costs."""

from ...engine import ALL
from .actions.choices import choose_by_default
from .data.figures import NEVER, Cue
from .state import Adventurer, Table
from .temple import ORIGIN
from .victory import lose


def cue_moment(t: Table) -> float:
    """When the next cue falls. After the last, and in practice, there is none."""
    cues = t.settings.cues
    return t.begin + cues[t.cue].at * t.settings.stretch if t.cue < len(cues) else NEVER


def is_collapsing(t: Table) -> bool:
    """Whether the end has come and only a moment's grace is left for an escape that was under way."""
    return t.slam_due > 0 and t.cue >= len(t.settings.cues)


def begin(t: Table) -> None:
    """The call: from now on everybody rolls."""
    t.started = True
    t.tell(ALL, "call")


def cue(t: Table) -> None:
    """The next cue falls: a gong, or the end of a countdown."""
    falling = t.settings.cues[t.cue]
    t.cue += 1
    if falling.kind == "gong":
        t.tell(ALL, "gong", number=falling.number)
    else:
        slam(t, falling)


def slam(t: Table, falling: Cue) -> None:
    """The door falls shut. Those outside are judged a moment later, for commands that were on their way.

    A command that arrives by then counts as sent in time. Leaving the start chamber now costs nothing any more.
    """
    t.slam_due = t.now + t.settings.late_grace
    t.shut_out = [a.seat for a in outside_the_start(t)]
    t.tell(ALL, "slam", number=falling.number)


def judge(t: Table) -> None:
    """Those shut out lose a die for good; after the last countdown the temple falls."""
    if is_collapsing(t):
        lose(t, "collapse")
    t.slam_due = 0.0
    shut_out, t.shut_out = t.shut_out, []
    for a in outside_the_start(t):
        if a.seat not in shut_out:
            continue
        if a.choosing == "curse":
            choose_by_default(t, a)
        if len(a.dice) > 1:
            t.tell(ALL, "shut-out", who=a.seat)
            _lose_for_good(t, a)


def outside_the_start(t: Table) -> list[Adventurer]:
    """Those still in the temple who are not in the start chamber."""
    return [a for a in t.inside if a.place != ORIGIN]


def _lose_for_good(t: Table, a: Adventurer) -> None:
    """One die goes into the box, at once."""
    die = a.least_useful_die
    del a.dice[die]
    t.die_box += 1
    t.tell(ALL, "lost-die", who=a.seat, die=die + 1, dice=len(a.dice))
