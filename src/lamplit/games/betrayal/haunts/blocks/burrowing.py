"""`explore_mod`: monsters that discover rooms by themselves. No cards are drawn for them."""

from collections.abc import Callable

from .....engine import ALL
from ...data.rooms import SIDES
from ...house.discovery import discovery_forbidden, draw_room, lay, tiles_left
from ...house.movement import affordable, arrive, leave, leave_cost, part_of_door
from ...house.plan import BACK, Cell, beyond
from ...occasions import MONSTERS_DISCOVER
from ...state import Monster, Table
from ..form import Haunt


def register(haunt: Haunt, kind: str, rule: str, *shunned: str) -> None:
    """Monsters of this kind open doors and enter new rooms, as `rule` says. Rooms they shun are put aside. The task is
    `<haunt>-burrow`."""

    @haunt.on(MONSTERS_DISCOVER)
    def may_discover(_t: Table) -> bool:
        return True

    def fitting(t: Table, cell: Cell, side: str) -> Callable[[str], bool]:
        return lambda room: room not in shunned and bool(t.plan.turns(room, cell, BACK[side]))

    def doors(t: Table, monster: Monster) -> dict[str, str]:
        if monster.kind != kind or affordable(t, monster):
            return {}
        found: dict[str, str] = {}
        for side in [side for side in SIDES if not discovery_forbidden(t, monster, side)]:
            cell = beyond(t.plan.spots[monster.place].cell, side)
            if any(fitting(t, cell, side)(room) for room in tiles_left(t, cell[0])):
                found[side] = side
        return found

    @haunt.task("burrow", lambda t, monster: "" if doors(t, monster) else rule, doors, for_monsters=True)
    async def burrow(t: Table, monster: Monster, side: str) -> None:
        """A room is drawn, laid and entered, but its card is not drawn."""
        cell, cost = beyond(t.plan.spots[monster.place].cell, side), leave_cost(t, monster)
        room = await draw_room(t, monster.lead, cell[0], fitting(t, cell, side))
        await leave(t, monster)
        t.used += cost
        await lay(t, monster.lead, room, cell, BACK[side])
        t.tell(ALL, "discovered", who=monster.name, room=room)
        await arrive(t, monster, room, part_of_door(t, room, BACK[side]))
