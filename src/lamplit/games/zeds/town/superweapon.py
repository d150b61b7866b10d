"""The superweapon: its components, and the units that use them. From level III on."""

from ....engine import ALL, ask_team
from ..data.board import TOWN
from ..data.research import COMPONENTS, MOST_COMPONENTS
from ..data.units import UNITS
from ..occasions import renew
from ..state import Piece, Table
from .research import in_lab

LAST_NEEDS = "agee"
"""The scientist who must be in the Lab for the last component."""
GUARD = "national_guard"
ARMED_GUARD = "national_guard:armed"


async def gain_component(t: Table) -> None:
    """The players choose one more component. The last of four takes Professor Agee in the Lab."""
    number = len(t.components)
    if number >= MOST_COMPONENTS:
        return
    scientist = in_lab(t)
    if number == MOST_COMPONENTS - 1 and (scientist is None or scientist.name != LAST_NEEDS):
        return
    choices = {f"component:{name}": name for name in COMPONENTS if name not in t.components}
    component = await ask_team(t.seats, "which-component", choices)
    t.components.append(component)
    t.tell(ALL, "component", component=component)
    renew(t)


def lose_component(t: Table) -> bool:
    """A random component is lost. False if there is none."""
    if not t.components:
        return False
    component = t.chance.pick("component", t.components)
    t.components.remove(component)
    t.tell(ALL, "component-lost", component=component)
    renew(t)
    return True


def equip(t: Table, unit: Piece, *places: str) -> None:
    """The National Guard gets the weapon when it first comes to Town."""
    if unit.name == GUARD and ARMED_GUARD not in t.spent and not TOWN.isdisjoint(places):
        t.spent.append(ARMED_GUARD)


def is_armed(t: Table, unit: Piece) -> bool:
    """Whether a unit uses the components: all player units do, the National Guard once it has been in Town."""
    return unit.name in UNITS and (unit.name != GUARD or ARMED_GUARD in t.spent)
