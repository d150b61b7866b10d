"""The 4R Phase: Raiders, Rangers, Refugees and the National Guard move, in this order. From level II on."""

from ....engine import ALL, ask_team
from ..choices import staked
from ..combat.arrivals import enter_play
from ..combat.folk import go_to, refugees_out, step_forbidden
from ..data.board import BEDS, INWARD, LINKS, START, SURFACE
from ..data.events import EVENTS
from ..odds.moves import going_odds
from ..state import Table
from ..town.hospital import is_comatose
from ..town.movement import ABOVE_GROUND, IN_THE_TUNNEL, move_context
from .actions import walk
from .fate import draw_fate, settle_fate

RANGERS = "rangers"
GUARD = "national_guard"


async def free_step(t: Table, name: str) -> None:
    """The Rangers and the National Guard may go one space without cost, and fight there. In Chaos they stay."""
    unit = t.units.get(name)
    if unit is None or is_comatose(unit) or unit.place in t.chaos:
        return
    context = move_context(t)
    barred = {*context.closed, *context.full, *BEDS}
    if name in ABOVE_GROUND:
        barred |= IN_THE_TUNNEL
    goals = [goal for goal in LINKS.get(unit.place, ()) if goal not in barred]
    choices: dict[str, str] = {"stay": "", **{f"step:{goal}": goal for goal in goals}}
    asking = ask_team(t.seats, "free-step", choices, unit=name)
    goal = await staked(t, t.seats, asking, lambda: {f"step:{goal}": going_odds(t, unit, (goal,)) for goal in goals})
    if goal:
        await walk(t, unit, (goal,), 1)


async def move_refugees(t: Table) -> None:
    """As many different Refugees as the tab says go a space toward Town Center, if no Zeds are there."""
    moved: list[str] = []
    for left in range(EVENTS[t.event].r4, 0, -1):
        free = [piece for piece in refugees_out(t) if piece.name not in moved and not step_forbidden(t, piece.place)]
        if not free:
            return
        choices = {f"folk:{piece.name}": piece for piece in free}
        piece = free[0] if len(free) <= left else await ask_team(t.seats, "which-refugees", choices, left=left)
        moved.append(piece.name)
        await go_to(t, piece, INWARD[piece.place])


async def guard_arrives(t: Table) -> None:
    """The National Guard comes to the Start of the Fated track, or of another one above ground."""
    track = await draw_fate(t)
    where = track
    if track not in SURFACE:
        where = await ask_team(t.seats, "guard-track", {f"track:{surface}": surface for surface in SURFACE})
    if GUARD in t.pool:
        await enter_play(t, GUARD, START[where])
    else:
        t.tell(ALL, "nobody-came", unit=GUARD)
    await settle_fate(t, track)
