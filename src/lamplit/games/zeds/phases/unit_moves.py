"""All that a seat may do, in parts: what a unit may do is known where it stands, and no option is made unless used.

A question of the Action Phase has some forty options, of which one is taken. So the Move actions of a unit in a space
are worked out once (`Post`), and which of them are open is a number with a bit for each.
"""

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice
from operator import itemgetter
from typing import Any

from ....engine import Indexed
from ..combat.gunfire import seen_from
from ..data.board import SPACES
from ..data.places import Places, places
from ..data.units import UNITS
from ..state import DEFIANT, Piece, Table
from ..town.movement import PARTICULAR, Ground, bounds, ground, points_of, unhindered
from .actions import do_forage, do_move

Deed = Callable[..., Coroutine[Any, Any, None]]
Command = tuple[Deed, tuple[Any, ...]]
"""What is done if an option is chosen: `do(table, seat, *args)`."""
Commands = Mapping[str, Command]

Roads = int
"""Some Move actions of a unit, with a bit for each."""
MOST_KEPT = 256


class Post:
    """A unit in a space: all that it could do there if nobody stood in its way, and where it matters who does.

    `passing` and `ending` are its roads through a space, and to it.
    """

    __slots__ = (
        "_kept",
        "_named",
        "around",
        "ending",
        "forage",
        "names",
        "passing",
        "roads",
        "seen",
        "sight",
        "ways",
        "whole",
    )

    def __init__(self, unit: str, place: str, points: int, free_town: bool, closed: Places) -> None:
        far = unhindered(place, points, free_town, False)
        found = {goal: way for goal, way in far.items() if not closed & (way.passed | way.end)}
        self.ways = [(goal, way.path) for goal, way in found.items()]
        self.names = [f"move:{unit}:{goal}" for goal in found]
        self.roads: Mapping[str, tuple[Roads, Command]] = {
            f"move:{unit}:{goal}": (1 << number, (do_move, (unit, way.path)))
            for number, (goal, way) in enumerate(found.items())
        }
        self.whole = (1 << len(found)) - 1
        self.around = places(found)
        self.ending = {way.end: 1 << number for number, way in enumerate(found.values())}
        self.passing = {
            end: sum([1 << number for number, way in enumerate(found.values()) if way.passed & end])
            for end in self.ending
        }
        self.sight, self.seen = seen_from(unit, place)
        self.forage: Commands = {f"forage:{unit}": (do_forage, (unit,))} if SPACES[place].forage else {}
        self._kept: dict[Places, Roads] = {}
        self._named: dict[Roads, Sequence[str]] = {}

    def open_roads(self, stops: Places, full: Places) -> Roads:
        """The roads that are open where a move ends in some spaces around, and cannot end in others."""
        found = self._kept.get(stops)
        if found is None:
            found = self._kept[stops] = self.whole & ~_all(self.passing, stops)
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
        return found & ~_all(self.ending, full) if full else found

    def into(self, spaces: Places, roads: Roads) -> tuple[Roads, Places]:
        """Those of some roads that lead into some spaces, and the spaces where they end."""
        found = ends = 0
        spaces &= self.around
        while spaces:
            space = spaces & -spaces
            there = self.ending[space] & roads
            if there:
                found |= there
                ends |= space
            spaces ^= space
        return found, ends

    def ways_by(self, roads: Roads) -> list[tuple[str, tuple[str, ...]]]:
        """Where some roads lead, with the spaces on the way."""
        return [way for number, way in enumerate(self.ways) if roads >> number & 1]

    def named(self, roads: Roads) -> Sequence[str]:
        """The names of the Move actions by some roads."""
        found = self._named.get(roads)
        if found is None:
            if len(self._named) == MOST_KEPT:
                self._named.clear()
            found = tuple([name for number, name in enumerate(self.names) if roads >> number & 1])
            self._named[roads] = found
        return found


def _all(roads: Mapping[Places, Roads], there: Places) -> Roads:
    found = 0
    while there:
        space = there & -there
        found |= roads[space]
        there ^= space
    return found


post = lru_cache(maxsize=8192)(Post)


Survey = tuple[Ground, dict[str, tuple[Post, Roads] | None]]
"""The ground, and the roads of those units that have been asked about."""


def survey(t: Table) -> Survey:
    """Where units may go now. As long as a question is open nothing moves, and it is found out once for all who ask."""
    kept: list[Survey | None] = t.surveyed
    found = kept[0] if kept else None
    if found is None:
        roads: dict[str, tuple[Post, Roads] | None] = {}
        found = (ground(t), roads)
        if kept:
            kept[0] = found
    return found


def roads_on(t: Table, unit: Piece, surveyed: Survey) -> tuple[Post, Roads] | None:
    """A unit where it stands, and its roads that are open; nothing for one that knows the shortcuts."""
    lie, known = surveyed
    if unit.name not in known:
        known[unit.name] = roads_of(t, unit, lie)
    return known[unit.name]


def roads_of(t: Table, unit: Piece, on: Ground) -> tuple[Post, Roads] | None:
    """The same, found out now."""
    _, stops, full, closed, free_town, even = on
    name, marks = unit.name, unit.marks
    if even and not marks and name not in PARTICULAR:
        at = post(name, unit.place, UNITS[name].move, free_town, closed)
    else:
        shortcuts, stops, closed = bounds(t, unit, on)
        if shortcuts:
            return None
        at = post(name, unit.place, points_of(t, unit), free_town, closed)
        if DEFIANT in marks:
            return at, 0
    return at, at.open_roads(stops & at.around, full & at.around)


Part = tuple[int, Roads, "Post | Commands"]
"""Some of what may be done: how much that is, and a unit with its roads that are open, or commands by their names."""


_count = itemgetter(0)


class Deeds(Indexed[Command]):
    """All that may be done, one part after the other."""

    __slots__ = ("_parts",)

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return sum(map(_count, self._parts))

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(
            [part.named(roads) if isinstance(part, Post) else part for _, roads, part in self._parts]
        )

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._find(name) is not None

    def __getitem__(self, name: str) -> Command:
        found = self._find(name)
        if found is None:
            raise KeyError(name)
        return found

    def _find(self, name: str) -> Command | None:
        for _, roads, part in self._parts:
            if isinstance(part, Post):
                if name in part.roads:
                    road, command = part.roads[name]
                    return command if road & roads else None
            elif name in part:
                return part[name]
        return None

    def name_at(self, index: int) -> str:
        """The name of the option with this number, from 0 on."""
        for count, roads, part in self._parts:
            if index >= count:
                index -= count
                continue
            if not isinstance(part, Post):
                return next(islice(part, index, None))
            for _ in range(index):
                roads &= roads - 1
            return part.names[(roads & -roads).bit_length() - 1]
        raise IndexError(index)
