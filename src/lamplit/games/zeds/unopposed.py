"""Zeds that move on and meet nobody: most of what happens in a Zeds Phase, and nobody has to be asked about it.

What comes of it is what `zeds_phase.move_next_group` does with such a group.
"""

from ...engine import ALL
from .building import tear_down
from .data.board import INWARD, SPACES, TOWN_CENTER
from .occasions import ACTIVATED, ANOTHER_STEP, ENTERED, ENTERING, LEAVING, MOVED, STEPPED, ZEDS_CARD, listeners
from .state import Table, place_of
from .tunnel import goes_alone
from .zeds_phase import nearest_group

ON_THE_WAY = frozenset((ZEDS_CARD, ACTIVATED, LEAVING, ENTERING, ENTERED, STEPPED, MOVED, ANOTHER_STEP))
"""Occasions on which somebody may have a word in how Zeds move."""


def move_next_group(t: Table) -> bool:
    """The next group moves if nothing can happen to it. False, and nothing is done, if something might."""
    if t.calm or not ON_THE_WAY.isdisjoint(listeners(t.in_force)):
        return False
    group = nearest_group(t)
    if not group:
        t.to_move = []
        return True
    place = group[0].place
    goal = INWARD[place]
    if goal == TOWN_CENTER or goes_alone(place) or not is_deserted(t, goal) or t.room_for_zeds(goal) < len(group):
        return False
    names = [zed.name for zed in group]
    for zed in group:
        t.to_move.remove(zed.name)
        zed.place = goal
    if t.barricades:
        tear_down(t, place)
    t.tell(ALL, "zeds-moved", zeds=names, place=goal)
    return True


def is_deserted(t: Table, place: str) -> bool:
    """Whether Zeds that come into a space find nobody and nothing there, and change nothing by holding it."""
    if place in t.no_entry or place == t.minefield:
        return False
    if place in map(place_of, t.units.values()):
        return False
    if not t.house.chaos:
        return True
    falls = SPACES[place].named and place not in t.chaos
    return not falls and all(piece.place != place for piece in (*t.raiders.values(), *t.folk.values()))
