"""How a bot weighs the town: the danger on each track, and the worth of a unit, a shot or supplies.

All is reckoned from a seat's view. One hundred is the town itself.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import fsum
from typing import TypeVar

from ..data.board import ALONG, BARRICADE_SHIFT, SHIFTS, SPACES, STRONGPOINT_SHIFT, TOWN_CENTER
from ..view.types import View
from .duels import mob_profile, unit_profile
from .roads import Groups, Post, Road, cost, joined
from .worth import Foe, Guard, infection_price, unit_worth, zed_strength

FALL, SPARE = 110.0, 0.63
"""What the last space costs that may fall into Chaos, and how much less with each marker that is left."""
AMMO, SUPPLIES = 2.5, 4.0
"""What the last ammo, and the last supplies, are worth."""
PRESENCE, WEAR = 0.3, 1.2
"""What a Zed costs wherever it is: for each point of strength, and for each hit it can take."""
ORDER = 0.8
"""How likely order is restored where a unit stands in Chaos."""
CALLED = 2.0
"""How much more what a teammate points at weighs."""

EDGES = {"schmidt": 2, "hunt": 1, "fire129": 1, "wright": 1, "kingman": 1, "staub": 1, "veterans12": 2}
"""Units that fight better than their strength says, by columns."""
EDGE_MARKS = {"well_armed": 1, "civilian_leader": 1}
HARDLY_DEFENDS = "pickles"

Marching = tuple[Groups, float]
"""The Zeds of a track by the spaces they are in, and what they cost wherever they are."""


class Town:
    """The town as it is, and as it would be."""

    def __init__(self, view: View, called: Sequence[str] = ()) -> None:
        self.view = view
        self.called = called
        self._called_tracks = {SPACES[on].track if on in SPACES else on for on in called}
        self.has_infection = view["level"] != "basic"
        self.has_chaos = bool(view["chaos_left"] or view["chaos"])
        self.turns_left = view["piles"]["event-deck"]
        self.fall = FALL * SPARE ** view["chaos_left"] if self.has_chaos else 0.0
        self.guards = {
            name: Guard(name, unit["place"], unit["strength"], unit["left"], _edge(name, unit["marks"]))
            for name, unit in view["units"].items()
            if "ekg" not in unit["marks"]
        }
        self.foes = {name: Foe(name, zed["place"], zed["left"]) for name, zed in view["zeds"].items()}
        self.order = max(0.0, ORDER * self.fall - self.infection_costs(1))
        self._built: dict[str, int] = {}
        self._roads: dict[str, Road] = {}
        self._posts = _by_track(self.guards.values())
        self._mobs = _by_track(self.foes.values())
        self._marching = {track: self._march(self._mobs.get(track, ())) for track in view["tracks"]}
        self._reserve = _reserve(self.guards.values())
        self._known: dict[tuple[str, int, str], float] = {}
        self._dangers = {track: self._without("", track, self._reserve) for track in view["tracks"]}
        self.danger = fsum(self._dangers.values())

    # -- danger ------------------------------------------------------------------------------------------------------

    def after(
        self, guards: Mapping[str, Guard | None] | None = None, foes: Mapping[str, Foe | None] | None = None
    ) -> float:
        """How great the danger would be if these units and Zeds stood otherwise, or were gone."""
        guards, foes = guards or {}, foes or {}
        places = [piece.place for piece in (*guards.values(), *foes.values()) if piece is not None]
        places += [self.guards[name].place for name in guards] + [self.foes[name].place for name in foes]
        reserve = self._reserve
        if TOWN_CENTER in places:
            others = [guard for guard in self.guards.values() if guard.name not in guards]
            reserve = _reserve([*others, *(guard for guard in guards.values() if guard is not None)])
        touched = {SPACES[place].track for place in places}
        danger = self.danger
        for track in self._dangers:
            if track in touched:
                danger += self._changed(track, guards, foes, reserve) - self._dangers[track]
            elif reserve != self._reserve:
                danger += self._without("", track, reserve) - self._dangers[track]
        return danger

    def _changed(
        self, track: str, guards: Mapping[str, Guard | None], foes: Mapping[str, Foe | None], reserve: int
    ) -> float:
        """The danger on a track if these units and Zeds stood otherwise."""
        come = [guard for guard in guards.values() if guard is not None and SPACES[guard.place].track == track]
        if len(guards) == 1 and not foes and not come:
            return self._without(next(iter(guards)), track, reserve)
        posts = [guard for guard in self._posts.get(track, ()) if guard.name not in guards]
        marching = self._marching[track]
        if foes:
            mobs = [foe for foe in self._mobs.get(track, ()) if foe.name not in foes]
            mobs += [foe for foe in foes.values() if foe is not None and SPACES[foe.place].track == track]
            marching = self._march(mobs)
        return self._danger_of(track, posts + come, marching, reserve)

    def _without(self, gone: str, track: str, reserve: int) -> float:
        """The danger on a track without one of its defenders."""
        key = (track, reserve, gone)
        found = self._known.get(key)
        if found is None:
            posts = [guard for guard in self._posts.get(track, ()) if guard.name != gone]
            found = self._known[key] = self._danger_of(track, posts, self._marching[track], reserve)
        return found

    def after_building(self, place: str, shift: int) -> float:
        """How great the danger would be if a space gave its defenders so many columns."""
        track = SPACES[place].track
        self._built = {place: shift}
        danger = self._danger_of(track, self._posts.get(track, ()), self._marching[track], self._reserve)
        self._built = {}
        return self.danger - self._dangers[track] + danger

    def track_danger(self, track: str) -> float:
        """The danger on one track now."""
        return self._dangers.get(track, 0.0)

    def _danger_of(self, track: str, posts: Sequence[Guard], marching: Marching, reserve: int) -> float:
        held: dict[int, Post] = {}
        for name, place, _, left, edge in posts:
            number = SPACES[place].number
            post = _post(name, left, edge)
            held[number] = joined(held[number], post) if number in held else post
        groups, presence = marching
        danger = cost(self._road(track), tuple(sorted(held.items())), groups, reserve, self.turns_left)
        danger += presence - self.order * len(self.view["chaos"].keys() & {guard.place for guard in posts})
        return danger * (CALLED if track in self._called_tracks else 1.0)

    def _march(self, zeds: Iterable[Foe]) -> Marching:
        groups: dict[int, list[tuple[str, int]]] = {}
        presence = 0.0
        for foe in zeds:
            groups.setdefault(SPACES[foe.place].number, []).append((foe.name, foe.left))
            presence += PRESENCE * zed_strength(foe.name, foe.left) + WEAR * foe.left
        return tuple((number, mob_profile(tuple(groups[number]))) for number in sorted(groups)), presence

    def _road(self, track: str) -> Road:
        road = self._roads.get(track)
        if road is None or self._built:
            places = ALONG[track][:0:-1]
            falls = (self.fall * (SPACES[place].named and place not in self.view["chaos"]) for place in places)
            road = Road(tuple(map(self.shift, places)), tuple(falls), self._breach(places), self.has_infection)
            if not self._built:
                self._roads[track] = road
        return road

    def _breach(self, places: Sequence[str]) -> int | None:
        """The number of the space in which an Outbreak would bring Zeds to a track."""
        if not self.has_infection:
            return None
        sites = (SPACES[place] for place in places)
        return next((site.number for site in sites if site.kind == "village" or site.name in self.view["chaos"]), None)

    def shift(self, place: str) -> int:
        """The columns that a defender gets in a space."""
        best = max(SHIFTS.get(SPACES[place].kind, 0), self._built.get(place, 0))
        if place in self.view["barricades"]:
            best = max(best, BARRICADE_SHIFT)
        return STRONGPOINT_SHIFT if place == self.view["strongpoint"] else best

    # -- single things -----------------------------------------------------------------------------------------------

    def hit(self, names: Sequence[str], hits: float) -> dict[str, Foe | None]:
        """These Zeds after so many hits, the first of them taking what it can."""
        changed: dict[str, Foe | None] = {}
        whole = round(hits)
        for name in names:
            foe = self.foes[name]
            share = min(whole, foe.left)
            whole -= share
            changed[name] = foe.hurt(share)
        return changed

    def after_hits(self, names: Sequence[str], hits: float, guards: Mapping[str, Guard | None] | None = None) -> float:
        """The danger after hits, of which not all need to be whole."""
        low = int(hits)
        part = hits - low
        danger = self.after(guards, self.hit(names, low))
        return danger if part < 0.01 else danger + part * (self.after(guards, self.hit(names, low + 1)) - danger)

    def ammo_price(self) -> float:
        """What an ammo is worth: the fewer there are, the more; in the last turns it is there to be fired."""
        scarce = AMMO / (1.0 + 0.1 * self.view["ammo"])
        return scarce * min(1.0, self.turns_left / 6)

    def supplies_price(self) -> float:
        """What a supplies is worth."""
        if not self.has_infection:
            return 0.0
        return SUPPLIES / (1.0 + 0.4 * self.view["supplies"]) * min(1.0, 0.2 + self.turns_left / 8)

    def infection_costs(self, by: int) -> float:
        """What a change of infection costs."""
        if not self.has_infection:
            return 0.0
        now = self.view["infection"]
        return infection_price(now + by) - infection_price(now)


P = TypeVar("P", Guard, Foe)


def _by_track(pieces: Iterable[P]) -> dict[str, list[P]]:
    found: dict[str, list[P]] = {}
    for piece in pieces:
        found.setdefault(SPACES[piece.place].track, []).append(piece)
    return found


def _reserve(guards: Iterable[Guard]) -> int:
    """The best that could come from Town Center."""
    return max((guard.strength + guard.edge for guard in guards if guard.place == TOWN_CENTER), default=0)


def _edge(name: str, marks: Sequence[str]) -> int:
    return EDGES.get(name, 0) + sum(EDGE_MARKS.get(mark, 0) for mark in marks)


@lru_cache(maxsize=4096)
def _post(name: str, left: int, edge: int) -> Post:
    """What a unit is as a defender."""
    if name == HARDLY_DEFENDS:
        return Post((1,), -3, 0.0)
    profile = unit_profile(name, max(1, left))
    return Post(profile, edge, unit_worth(name, left) / len(profile))
