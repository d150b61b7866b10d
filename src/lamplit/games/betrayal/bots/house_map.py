"""The house as a bot sees it: which rooms of a view are joined, by which ways, and how far apart they are."""

from heapq import heappop, heappush

from ..data.rooms import LANDINGS, ROOMS
from ..house.movement import BELOW, CHUTE, ELEVATOR, JOINED, LANDING, SWITCH, VAULT
from ..house.plan import AHEAD, BACK, printed
from ..state import FAR as FAR_PART
from ..state import NEAR as NEAR_PART
from ..view.types import ExplorerSheet, MonsterSheet, View

FAR = 99
CROSSING, TURNING, RIDING, FALLING = 3, 3, 4, 2
"""The steps for which a barrier, a switch in the wall, the Elevator and a fall count."""
FALLS = {"collapsed_room": LANDING, "gallery": "ballroom"}


def room_of(place: str) -> str:
    """Return the room to which a place belongs."""
    return place.partition("/")[0]


class HouseMap:
    """The rooms of a view and the ways between them. A `free` figure is stopped by no barrier."""

    def __init__(self, view: View, free: bool = False) -> None:
        self._rooms = view["rooms"]
        self._free = free
        self.ways: dict[str, dict[str, int]] = {}
        self._leaps: dict[tuple[str, str], str] = {}
        self._distances: dict[str, dict[str, int]] = {}
        self._join_doors()
        for link in view["links"]:
            if link["kind"] in ("stairs", *JOINED):
                self._join(link["a"], link["b"], 1)
            elif link["kind"] == SWITCH:
                self._join(link["a"], link["b"], TURNING)
                self._leaps |= {(link["a"], SWITCH): link["b"], (link["b"], SWITCH): link["a"]}
        self._join_leaps()

    def _join(self, a: str, b: str, cost: int, both: bool = True) -> None:
        self.ways.setdefault(a, {})[b] = cost
        if both:
            self.ways.setdefault(b, {})[a] = cost

    def _join_doors(self) -> None:
        cells = {(room["floor"], room["x"], room["y"]): name for name, room in self._rooms.items()}
        for name, room in self._rooms.items():
            for side, door in room["doors"].items():
                if door == "passage" and "abyss" not in room["tokens"]:
                    east, south = AHEAD[side]
                    other = cells[room["floor"], room["x"] + east, room["y"] + south]
                    for part in self._parts(name) if self._free else (self._part(name, side),):
                        self._join(part, self._part(other, BACK[side]), self._cost(other), both=False)
            if self._parted(name):
                near, far = self._parts(name)
                self._join(near, far, 1 if self._free else CROSSING)

    def _cost(self, room: str) -> int:
        """Rooms that are left by a roll, or that hurt, are worth a detour."""
        return 1 if self._free or not (ROOMS[room].leaving or ROOMS[room].harm) else 2

    def _parted(self, room: str) -> bool:
        return ROOMS[room].barrier is not None and room != VAULT

    def _parts(self, room: str) -> tuple[str, ...]:
        return (f"{room}/{NEAR_PART}", f"{room}/{FAR_PART}") if self._parted(room) else (room,)

    def _part(self, room: str, side: str) -> str:
        """Return the place behind a door: each part of a room with a barrier is a place of its own."""
        barrier = ROOMS[room].barrier
        if barrier is None or not self._parted(room):
            return room
        near = printed(side, self._rooms[room]["turn"]) in barrier.parts[0]
        return f"{room}/{NEAR_PART if near else FAR_PART}"

    def _join_leaps(self) -> None:
        """Add the ways that lead down, and those of the Elevator."""
        below = next((name for name, room in self._rooms.items() if BELOW in room["tokens"]), LANDING)
        for start, end in ((CHUTE, LANDING), *{**FALLS, "collapsed_room": below}.items()):
            if start in self._rooms and end in self._rooms:
                self._join(start, end, 1 if start == CHUTE else FALLING, both=False)
                self._leaps[start, start] = end
        if CHUTE in self._rooms and LANDING in self._rooms:
            self.ways[CHUTE] = {LANDING: 1}
        if ELEVATOR in self._rooms:
            for landing in (*LANDINGS, "foyer"):
                self._join(ELEVATOR, landing, RIDING, both=False)

    def place_of(self, figure: ExplorerSheet | MonsterSheet) -> str:
        """Return the place of a figure."""
        room = figure["place"]
        return f"{room}/{figure['part'] or NEAR_PART}" if room and self._parted(room) else room

    def after(self, here: str, room: str) -> str:
        """Return the place to which a step into a room leads: no figure stays in the Coal Chute."""
        room = LANDING if room == CHUTE and LANDING in self._rooms else room
        return next((place for place in self.ways.get(here, ()) if room_of(place) == room), room)

    def leap(self, room: str, owner: str) -> str:
        """Return where a switch in the wall or a drop leads from a room; nothing if it leads nowhere."""
        return self._leaps.get((room, owner), "")

    def distances(self, start: str) -> dict[str, int]:
        """Return the length of the way to every room that can be reached, and to each part of it."""
        if start not in self._distances:
            self._distances[start] = self._walk(start)
        return self._distances[start]

    def _walk(self, start: str) -> dict[str, int]:
        found: dict[str, int] = {}
        done: set[str] = set()
        edge = [(0, start)]
        while edge:
            far, place = heappop(edge)
            if place in done:
                continue
            done.add(place)
            found.setdefault(room_of(place), far)
            found.setdefault(place, far)
            for other, cost in self.ways.get(place, {}).items():
                if other not in done:
                    heappush(edge, (far + cost, other))
        return found

    def unopened(self) -> list[tuple[str, str]]:
        """Return the rooms with an open door, each with its floor."""
        return [
            (name, room["floor"])
            for name, room in self._rooms.items()
            if any(door == "open" for door in room["doors"].values())
        ]
