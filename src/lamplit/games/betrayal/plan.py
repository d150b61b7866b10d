"""The plan of the house: which rooms lie where, which doors meet, and what can be seen from where.

A house is a tuple of laid rooms, each written `room:floor:x:y:turn`: `turn` counts quarter turns clockwise from how the
tile is printed; x grows to the east, y to the south, and each floor has a grid of its own. A plan is worked out once
for each house.
"""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import NamedTuple

from .data.rooms import LANDINGS, LINKS, ROOMS, SIDES, START_TILE

PASSAGE, OPEN, FALSE, LOCKED = "passage", "open", "false", "locked"
"""What a door is: it meets another, leads into the unknown, meets a wall, or is the front door."""
OUTSIDE, MEETS = "outside", "meets"
"""What a window is: it looks out, or onto another window; else it is false."""

AHEAD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}

MOST_KEPT = 4096
"""How many plans are remembered before all are forgotten."""

Cell = tuple[str, int, int]
FIXED = (*(room.name for room in START_TILE), *LANDINGS)
"""Rooms that always stay where they are."""


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


@cache
def turned(sides: str, turn: int) -> str:
    """Printed sides as they lie after quarter turns.

    >>> turned("NE", 1)
    'ES'
    """
    return "".join(SIDES[(SIDES.index(side) + turn) % 4] for side in sides)


def printed(side: str, turn: int) -> str:
    """The printed side that lies on a side of the house."""
    return SIDES[(SIDES.index(side) - turn) % 4]


def beyond(cell: Cell, side: str) -> Cell:
    """The cell on the other side of a wall."""
    floor, x, y = cell
    east, south = AHEAD[side]
    return (floor, x + east, y + south)


START_LAYOUT = (
    *(str(Spot(room.name, "ground", x, 0)) for x, room in enumerate(START_TILE, -1)),
    *(str(Spot(landing, ROOMS[landing].floors[0], 0, 0)) for landing in LANDINGS),
)


class Plan:
    """What follows from how the rooms lie. Never changed once made."""

    def __init__(self, layout: tuple[str, ...]) -> None:
        self.spots = {spot.room: spot for spot in map(read, layout)}
        self.cells = {spot.cell: spot.room for spot in self.spots.values()}
        if len(self.cells) < len(layout) or len(self.spots) < len(layout):
            raise ValueError("two rooms in one place, or one room in two")
        self.doors = {room: turned(ROOMS[room].doors, spot.turn) for room, spot in self.spots.items()}
        self.passages = {room: self._passages(spot) for room, spot in self.spots.items()}
        self.open_doors = {room: self._open(spot) for room, spot in self.spots.items()}

    def __contains__(self, room: str) -> bool:
        return room in self.spots

    def _opening(self, room: str, side: str) -> bool:
        """Whether a room has a door or an open side there."""
        return side in self.doors[room] or side in ROOMS[room].open_sides

    def _passages(self, spot: Spot) -> dict[str, str]:
        """The rooms that can be entered from a room, by the side."""
        found: dict[str, str] = {}
        for side in SIDES:
            other = self.cells.get(beyond(spot.cell, side))
            if other is not None and self._opening(spot.room, side) and self._opening(other, BACK[side]):
                found[side] = other
        return found

    def _open(self, spot: Spot) -> str:
        """The sides with a door behind which nothing lies."""
        return "".join(side for side in self.doors[spot.room] if beyond(spot.cell, side) not in self.cells)

    def floor_of(self, room: str) -> str:
        """The floor on which a room lies."""
        return self.spots[room].floor

    def on_floor(self, floor: str) -> list[str]:
        """The rooms of a floor."""
        return [spot.room for spot in self.spots.values() if spot.floor == floor]

    def doors_of_floor(self, floor: str) -> list[tuple[str, str]]:
        """The open doors of a floor: room and side."""
        return [(room, side) for room in self.on_floor(floor) for side in self.open_doors[room]]

    def adjacent(self, room: str) -> dict[str, str]:
        """The rooms that share a wall with a room, by the side."""
        cell = self.spots[room].cell
        beside = {side: self.cells.get(beyond(cell, side)) for side in SIDES}
        return {side: other for side, other in beside.items() if other is not None}

    def door(self, room: str, side: str) -> str:
        """What a door is."""
        if side in self.passages[room]:
            return PASSAGE
        return OPEN if side in self.open_doors[room] else FALSE

    @cached_property
    def windows(self) -> dict[str, dict[str, str]]:
        """All windows, by room and side: outside, meeting another, or false."""
        return {room: self._windows(spot) for room, spot in self.spots.items() if ROOMS[room].windows}

    def _windows(self, spot: Spot) -> dict[str, str]:
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
        both = [(a, b) for a, b in LINKS if a in self.spots and b in self.spots]
        return {**dict(both), **{b: a for a, b in both}}

    def in_sight(self, room: str) -> dict[str, tuple[str, ...]]:
        """The rooms in a straight line through doors, each with the rooms on the way to it, itself included."""
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
        """How a room may lie in a cell if it is entered on one side of it, so that the floor keeps an open door.

        Of the ways that do not seal the floor those with the most doors meeting doors are allowed, and of these those
        with the fewest false doors. None, if each of them would seal it.
        """
        ranked: dict[tuple[int, int], list[int]] = {}
        for turn in range(4):
            doors = turned(ROOMS[room].doors, turn)
            if entrance and entrance not in doors:
                continue
            if self.seals(room, cell, turn):
                continue
            met, false = self._fit(cell, doors)
            ranked.setdefault((-met, false), []).append(turn)
        return ranked[min(ranked)] if ranked else []

    def _fit(self, cell: Cell, doors: str) -> tuple[int, int]:
        """How many doors would meet doors, and how many doors, of the room or beside it, would be false."""
        met = false = 0
        for side in SIDES:
            other = self.cells.get(beyond(cell, side))
            if other is None:
                continue
            there = self._opening(other, BACK[side])
            if there and side in doors:
                met += 1
            elif there or side in doors:
                false += 1
        return met, false

    def seals(self, room: str, cell: Cell, turn: int) -> bool:
        """Whether a room laid like this would leave its floor without an open door. The Elevator's does not count."""
        floor = cell[0]
        left = [(name, side) for name, side in self.doors_of_floor(floor) if name != room]
        if any(beyond(self.spots[name].cell, side) != cell for name, side in left):
            return False
        if room == "mystic_elevator":
            return True
        return not any(beyond(cell, side) not in self.cells for side in turned(ROOMS[room].doors, turn))

    def places(self, room: str, floor: str) -> dict[tuple[str, str], list[int]]:
        """The open doors of a floor at which a room may be laid, with the ways it may lie there."""
        found: dict[tuple[str, str], list[int]] = {}
        for name, side in self.doors_of_floor(floor):
            if name == room:
                continue
            turns = self.turns(room, beyond(self.spots[name].cell, side), BACK[side])
            if turns:
                found[name, side] = turns
        return found

    def distances(self, start: str, ways: "Iterable[tuple[str, str]]" = ()) -> dict[str, int]:
        """How many spaces every room that can be reached is away, by doors, stairs and the ways given."""
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


_plans: dict[tuple[str, ...], Plan] = {}


def plan_of(layout: tuple[str, ...]) -> Plan:
    """The plan of a house."""
    found = _plans.get(layout)
    if found is None:
        if len(_plans) >= MOST_KEPT:
            _plans.clear()
        found = _plans[layout] = Plan(layout)
    return found
