"""The plan of the house: which rooms lie where, which doors meet, and what can be seen from where.

A house is a tuple of laid rooms, each written `room:floor:x:y:turn`: `turn` counts quarter turns clockwise from how the
tile is printed; x grows to the east, y to the south, and each floor has a grid of its own. A plan is worked out once
for each house.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from ..data.rooms import FLOORS, LANDINGS, LINKS, ROOMS, SIDES, STACK, START_TILE

PASSAGE, OPEN, FALSE, LOCKED = "passage", "open", "false", "locked"
"""What a door is: it meets another, leads into the unknown, meets a wall, or is the front door."""
OUTSIDE, MEETS = "outside", "meets"
"""What a window is: it looks out, or onto another window; else it is false."""

AHEAD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}

MOST_KEPT = 1024
"""How many plans are kept before all are forgotten."""

MOST_LAID = 8
"""A plan is made from one that is known if the house has at most this many rooms more."""

Cell = tuple[str, int, int]
MetBy = tuple[tuple[str, bool], ...]
"""The sides of a cell on which other rooms lie, and whether those have an opening there."""
FIXED = (*(room.name for room in START_TILE), *LANDINGS)
"""Rooms that always stay where they are."""
STACKS = {"": STACK, **{floor: tuple(room for room in STACK if floor in ROOMS[room].floors) for floor in FLOORS}}
"""The rooms to be found, by the floors to which they belong; all rooms under no floor."""
LINKED = {**dict(LINKS), **{b: a for a, b in LINKS}}
"""Rooms that are joined by stairs as soon as both are laid, both ways."""


CHUTE, LANDING = "coal_chute", "basement_landing"


class Spot(NamedTuple):
    """Where and how a room lies."""

    room: str
    floor: str
    x: int
    y: int
    turn: int = 0

    @property
    def cell(self) -> Cell:
        """Its place in the grid."""
        return (self.floor, self.x, self.y)

    def __str__(self) -> str:
        return f"{self.room}:{self.floor}:{self.x}:{self.y}:{self.turn}"


def read(laid: str) -> Spot:
    """A laid room from how it is written. Raises `ValueError` for what cannot be.

    >>> read("kitchen:ground:0:-1:2")
    Spot(room='kitchen', floor='ground', x=0, y=-1, turn=2)
    """
    room, floor, x, y, turn = laid.split(":")
    spot = Spot(room, floor, int(x), int(y), int(turn))
    if room not in ROOMS or floor not in ROOMS[room].floors or not 0 <= spot.turn <= 3 or str(spot) != laid:
        raise ValueError(f"no such room in the house: {laid[:60]!r}")
    return spot


def turned(sides: str, turn: int) -> str:
    """Printed sides as they lie after quarter turns.

    >>> turned("NE", 1)
    'ES'
    """
    return "".join(SIDES[(SIDES.index(side) + turn) % 4] for side in sides)


def as_it_lies(room: str, turn: int) -> tuple[frozenset[str], ...]:
    """All in which a room can differ by how it is turned: doors, windows, and which doors share a side of its barrier.

    >>> as_it_lies("statuary_corridor", 0) == as_it_lies("statuary_corridor", 2)
    True
    """
    row = ROOMS[room]
    halves = sorted(turned(sides, turn) for sides in row.barrier.parts) if row.barrier else ()
    return frozenset(turned(row.doors, turn)), frozenset(turned(row.windows, turn)), frozenset(halves)


def printed(side: str, turn: int) -> str:
    """Return the printed side that lies on a side of the house."""
    return SIDES[(SIDES.index(side) - turn) % 4]


def beyond(cell: Cell, side: str) -> Cell:
    """Return the cell on the other side of a wall."""
    floor, x, y = cell
    east, south = AHEAD[side]
    return (floor, x + east, y + south)


START_LAYOUT = (
    *(str(Spot(room.name, "ground", x, 0)) for x, room in enumerate(START_TILE, -1)),
    *(str(Spot(landing, ROOMS[landing].floors[0], 0, 0)) for landing in LANDINGS),
)


class Plan:
    """What follows from how the rooms lie. A plan never changes."""

    def __init__(self, layout: tuple[str, ...], known: "Plan | None" = None) -> None:
        """Lay room after room: all of them, or the last ones onto a plan that is known."""
        self.spots: dict[str, Spot] = {} if known is None else known.spots.copy()
        self.cells: dict[Cell, str] = {} if known is None else known.cells.copy()
        self.doors: dict[str, str] = {} if known is None else known.doors.copy()
        self.passages: dict[str, dict[str, str]] = {} if known is None else known.passages.copy()
        self.open_doors: dict[str, str] = {} if known is None else known.open_doors.copy()
        self._not_laid: dict[str, list[str]] = {}
        self._places: dict[tuple[str, str], dict[tuple[str, str], list[int]]] = {}
        self._met_by: dict[Cell, MetBy] = {}
        self._turns: dict[tuple[str, Cell, str], list[int]] = {}
        self._near: dict[str, dict[str, str]] = {} if known is None else known._near.copy()
        self._seen: dict[str, dict[str, tuple[str, ...]]] = {}
        self._away: dict[tuple[str, tuple[tuple[str, str], ...]], dict[str, int]] = {}
        for laid in layout[len(self.spots) :]:
            self._lay(read(laid))
        self.rooms = list(self.spots)
        """All rooms of the house."""

    def _lay(self, spot: Spot) -> None:
        """Add a room: doors of the rooms beside it may lead somewhere now."""
        room, cell = spot.room, spot.cell
        if room in self.spots or cell in self.cells:
            raise ValueError("two rooms in one place, or one room in two")
        self.spots[room], self.cells[cell] = spot, room
        self.doors[room] = turned(ROOMS[room].doors, spot.turn)
        around = self._around(cell)
        self.passages[room] = {side: other for side, other in around.items() if self._joined(room, side, other)}
        self.open_doors[room] = "".join([side for side in self.doors[room] if side not in around])
        for side, other in around.items():
            back = BACK[side]
            if side in self.passages[room]:
                joined = {**self.passages[other], back: room}
                self.passages[other] = {side: joined[side] for side in AHEAD if side in joined}
                self._near.pop(other, None)
            if back in self.open_doors[other]:
                self.open_doors[other] = self.open_doors[other].replace(back, "")
        if room in LINKED:
            self._near.pop(LINKED[room], None)

    def __contains__(self, room: str) -> bool:
        return room in self.spots

    def _opening(self, room: str, side: str) -> bool:
        """Whether a room has a door or an open side there."""
        return side in self.doors[room] or side in ROOMS[room].open_sides

    def _joined(self, room: str, side: str, other: str) -> bool:
        """Whether the room that lies on that side of this one can be entered from it."""
        return self._opening(room, side) and self._opening(other, BACK[side])

    def floor_of(self, room: str) -> str:
        """Return the floor on which a room lies."""
        return self.spots[room].floor

    def on_floor(self, floor: str) -> list[str]:
        """Return the rooms of a floor."""
        return [spot.room for spot in self.spots.values() if spot.floor == floor]

    def doors_of_floor(self, floor: str) -> list[tuple[str, str]]:
        """Return the open doors of a floor: room and side."""
        return self._doors_by_floor[floor]

    @cached_property
    def _doors_by_floor(self) -> dict[str, list[tuple[str, str]]]:
        found: dict[str, list[tuple[str, str]]] = {floor: [] for floor in FLOORS}
        for room, sides in self.open_doors.items():
            if sides:
                found[self.spots[room].floor] += [(room, side) for side in sides]
        return found

    def not_laid(self, floor: str) -> list[str]:
        """Return the rooms of the stack that are not in the house: those of a floor, or all if none is named.

        Not to be changed.
        """
        found = self._not_laid.get(floor)
        if found is None:
            found = self._not_laid[floor] = [room for room in STACKS[floor] if room not in self.spots]
        return found

    def adjacent(self, room: str) -> dict[str, str]:
        """Return the rooms that share a wall with a room, by side."""
        return self._around(self.spots[room].cell)

    def _around(self, cell: Cell) -> dict[str, str]:
        """Return the rooms around a cell, by side."""
        floor, x, y = cell
        found: dict[str, str] = {}
        for side, (east, south) in AHEAD.items():
            other = self.cells.get((floor, x + east, y + south))
            if other is not None:
                found[side] = other
        return found

    def door(self, room: str, side: str) -> str:
        """Return what a door is."""
        if side in self.passages[room]:
            return PASSAGE
        return OPEN if side in self.open_doors[room] else FALSE

    @cached_property
    def windows(self) -> dict[str, dict[str, str]]:
        """All windows by room and side: outside, meeting another, or false."""
        return {room: self.windows_of(room) for room in self.spots if ROOMS[room].windows}

    def windows_of(self, room: str) -> dict[str, str]:
        """Return the windows of a room, by side."""
        spot = self.spots[room]
        found: dict[str, str] = {}
        for side in turned(ROOMS[spot.room].windows, spot.turn):
            other = self.cells.get(beyond(spot.cell, side))
            if other is None:
                found[side] = OUTSIDE
            else:
                there = turned(ROOMS[other].windows, self.spots[other].turn)
                found[side] = MEETS if BACK[side] in there else FALSE
        return found

    @cached_property
    def stairs(self) -> dict[str, str]:
        """The rooms joined by stairs, both ways."""
        return {room: other for room, other in LINKED.items() if room in self.spots and other in self.spots}

    def near(self, room: str) -> dict[str, str]:
        """Return the rooms joined to a room by doors and stairs, each with the side by which it is entered (none for
        stairs).

        Not to be changed.
        """
        found = self._near.get(room)
        if found is None:
            found = self._near[room] = {}
            for side, other in self.passages[room].items():
                found.setdefault(other, BACK[side])
            if room in self.stairs:
                found.setdefault(self.stairs[room], "")
        return found

    def in_sight(self, room: str) -> dict[str, tuple[str, ...]]:
        """Return the rooms in a straight line through doors, each with the rooms on the way to it, itself included.

        Not to be changed.
        """
        found = self._seen.get(room)
        if found is None:
            found = self._seen[room] = self._looked_from(room)
        return found

    def _looked_from(self, room: str) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for side in SIDES:
            way: tuple[str, ...] = ()
            here = room
            while side in self.passages[here]:
                here = self.passages[here][side]
                way = (*way, here)
                found[here] = way
        return found

    # -- laying a room ------------------------------------------------------------------------------------------------

    def turns(self, room: str, cell: Cell, entrance: str) -> list[int]:
        """Return how a room may lie in a cell that is entered on one side, so that the floor keeps an open door.

        Of the ways that do not seal the floor those with the most doors meeting doors are allowed, and of these those
        with the fewest false doors; of ways that look alike, one. None if each of them would seal it.
        """
        found = self._turns.get((room, cell, entrance))
        if found is None:
            found = self._turns[room, cell, entrance] = self._ways_to_lie(room, cell, entrance)
        return found

    def _ways_to_lie(self, room: str, cell: Cell, entrance: str) -> list[int]:
        met_by = self._met_by.get(cell)
        if met_by is None:
            around = self._around(cell)
            met_by = tuple([(side, self._opening(other, BACK[side])) for side, other in around.items()])
            self._met_by[cell] = met_by
        doors, elsewhere = ROOMS[room].doors, self._open_elsewhere(room, cell)
        ranked = _ranked(doors, ROOMS[room].moves, met_by, entrance, elsewhere)
        return list({as_it_lies(room, turn): turn for turn in reversed(ranked)}.values())[::-1]

    def _open_elsewhere(self, room: str, cell: Cell) -> bool:
        """Whether a floor has an open door that a room laid into a cell would not close. That of the Elevator does not
        count."""
        for name, side in self.doors_of_floor(cell[0]):
            if name != room and beyond(self.spots[name].cell, side) != cell:
                return True
        return False

    def places(self, room: str, floor: str) -> dict[tuple[str, str], list[int]]:
        """Return the open doors of a floor at which a room may be laid, with the ways it may lie there.

        Not to be changed.
        """
        found = self._places.get((room, floor))
        if found is not None:
            return found
        found = self._places[room, floor] = {}
        for name, side in self.doors_of_floor(floor):
            if name == room:
                continue
            turns = self.turns(room, beyond(self.spots[name].cell, side), BACK[side])
            if turns:
                found[name, side] = turns
        return found

    def distances(self, start: str, ways: "Iterable[tuple[str, str]]" = ()) -> dict[str, int]:
        """Return how many spaces away every room is that can be reached by doors, stairs and the ways given.

        Not to be changed.
        """
        key = (start, tuple(ways))
        found = self._away.get(key)
        if found is None:
            found = self._away[key] = self._walked(*key)
        return found

    def _walked(self, start: str, ways: "Iterable[tuple[str, str]]") -> dict[str, int]:
        more: dict[str, list[str]] = {}
        for a, b in ways:
            more.setdefault(a, []).append(b)
        found = {start: 0}
        edge = [start]
        for room in edge:
            beside = [*self.passages[room].values(), *more.get(room, ())]
            if room in self.stairs:
                beside.append(self.stairs[room])
            for other in beside:
                if other not in found:
                    found[other] = found[room] + 1
                    edge.append(other)
        return found


def _ranked(sides: str, leaves: bool, met_by: MetBy, entrance: str, elsewhere: bool) -> list[int]:
    """Return how a room with these doors may lie among others (see `Plan.turns`). A room that leaves again keeps no
    floor open."""
    closed = {side for side, _ in met_by}
    ranked: dict[tuple[int, int], list[int]] = {}
    for turn in range(4):
        doors = turned(sides, turn)
        if entrance and entrance not in doors:
            continue
        if elsewhere or (not leaves and not closed.issuperset(doors)):
            ranked.setdefault(_fit(met_by, doors), []).append(turn)
    return ranked[min(ranked)] if ranked else []


def _fit(met_by: MetBy, doors: str) -> tuple[int, int]:
    """Return how well doors fit: how many meet doors, counted below 0, and how many, there or beside there, are
    false."""
    met = false = 0
    for side, there in met_by:
        if there and side in doors:
            met -= 1
        elif there or side in doors:
            false += 1
    return met, false


class _Plans(dict[tuple[str, ...], Plan]):
    """A plan for each house, worked out once. The plan of a house with a few rooms more is made from the one before."""

    def __missing__(self, layout: tuple[str, ...]) -> Plan:
        known = None
        for rooms in range(len(layout) - 1, max(len(layout) - MOST_LAID, 0), -1):
            known = self.get(layout[:rooms])
            if known is not None:
                break
        if len(self) >= MOST_KEPT:
            self.clear()
        found = self[layout] = Plan(layout, known)
        return found


_plans = _Plans()


def plan_of(layout: tuple[str, ...]) -> Plan:
    """Return the plan of a house."""
    return _plans[layout]
