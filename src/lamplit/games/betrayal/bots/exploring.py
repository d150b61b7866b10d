"""On which floor a bot looks for what it seeks. The house shows which rooms are left for each floor."""

from collections.abc import Collection

from ..data.rooms import FLOORS, ROOMS, STACK
from ..view.types import View

BETWEEN_FLOORS = ("stairs_from_basement", "coal_chute", "collapsed_room", "mystic_elevator")
AT_ALL, HARDLY = 0.6, 0.1
"""What a door is worth that has nothing sought behind it, and its share of that if another floor may have it."""


def worth_exploring(view: View, floors: Collection[str], cut_off: bool) -> dict[str, float]:
    """Return how good it is to open a door on each floor; `floors` are those with doors that can be reached.

    The more of the rooms left for a floor have what is sought, a symbol or a room, the better. A bot that is cut off
    looks for a way as well.
    """
    sought = {aim["target"] for aim in view.get("aims", []) if aim["what"] == "explore"}
    left = {floor: _left(view, floor) for floor in FLOORS}
    if not sought and not cut_off:
        return {floor: float(bool(left[floor])) for floor in FLOORS}
    chances = _chances(left, sought | {*BETWEEN_FLOORS} if cut_off else sought)
    if not any(chances[floor] for floor in floors):
        chances = _chances(left, sought | {*BETWEEN_FLOORS})
    best = max((chances[floor] for floor in floors), default=0.0)
    return {
        floor: (AT_ALL + chance) * (HARDLY + (1 - HARDLY) * chance / best if best else 1.0) * bool(left[floor])
        for floor, chance in chances.items()
    }


def _left(view: View, floor: str) -> list[str]:
    return [room for room in STACK if room not in view["rooms"] and floor in ROOMS[room].floors]


def _chances(left: dict[str, list[str]], sought: Collection[str]) -> dict[str, float]:
    """Return the share of the rooms left for each floor that are sought."""
    return {
        floor: sum(room in sought or ROOMS[room].symbol in sought for room in rooms) / max(len(rooms), 1)
        for floor, rooms in left.items()
    }
