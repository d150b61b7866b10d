"""A draw by agreement: where nobody gets any further, all who still play may agree to a draw."""

from ....engine import ALL, Audience, ask
from ..occasions import seat_of
from ..state import Figure, Table
from ..victory import agreed, end, is_quiet

PROPOSE, ANSWER = "propose-draw", "agree-to-draw"
"""The option that proposes it, and the prompt that asks the others."""


def may_propose(t: Table) -> bool:
    """Whether nothing has changed for so long that a draw may be proposed."""
    return t.quiet and is_quiet(t)


def still_play(t: Table) -> Audience:
    """Return the seats that are still asked anything: those with a living explorer, and those that lead monsters."""
    leads = {monster.lead for monster in t.monsters.values() if monster.alive}
    return tuple(one.seat for one in t.explorers.values() if one.alive or one.seat in leads)


async def propose(t: Table, one: Figure) -> None:
    """Ask the other seats in turn. A refusal ends it until nothing has changed for as long again."""
    by = seat_of(t, one)
    t.quiet, t.last_public_progress = False, ()
    t.tell(ALL, "draw-proposed", who=t.explorer_of(by).name)
    for seat in t.left_of(by)[:-1]:
        if seat not in still_play(t):
            continue
        who = t.explorer_of(seat).name
        if not await ask(seat, ANSWER, {"agree": True, "refuse": False}, who=who, whom=t.explorer_of(by).name):
            t.tell(ALL, "draw-refused", who=who)
            return
    end(t, agreed())
