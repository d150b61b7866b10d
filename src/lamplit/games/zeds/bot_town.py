"""How a sensible defender weighs the town: what threatens it, what a unit, a shot or a supplies is worth.

All is reckoned from a seat's view. One hundred is the town itself.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from .combat import clamped, column_of, read_fight
from .data.board import BARRICADE_SHIFT, OUTWARD, SHIFTS, SPACES, STRONGPOINT_SHIFT, TOWN_CENTER
from .data.tables import LAST_COLUMN, MOST_INFECTION
from .data.units import FIGURES, UNITS
from .odds import totals

Look = Mapping[str, Any]

TOWN_WORTH = 100.0
FADES = 0.78
"""How much less a danger weighs for each step that the Zeds have yet to make."""
HURRY = 0.03
"""How much less it weighs besides, for each turn that is missing from the last ten."""
RESERVE = 0.5
"""How likely somebody in Town Center gets to the edge of Town in time."""
EXPECTED = 5
"""The strength of the Zed that comes next to a track without any."""
CALLED = 2.0
"""How much more what a teammate points at weighs."""

EDGES = {"schmidt": 1, "fire129": 1, "wright": 1, "kingman": 1, "staub": 1}
"""Units that fight better than their strength says, by columns."""
EDGE_MARKS = {"well_armed": 1, "civilian_leader": 1}
STAUNCH = "veterans12"
"""Who never loses a fight against Zeds."""
HARDLY_DEFENDS = "pickles"


class Guard(NamedTuple):
    """A player unit, as far as it matters in a fight. `edge` are the columns it gets besides its strength."""

    name: str
    place: str
    strength: int
    left: int
    edge: int

    def at(self, place: str) -> "Guard":
        """The same unit elsewhere."""
        return Guard(self.name, place, self.strength, self.left, self.edge)


class Foe(NamedTuple):
    """A Zed, where it is, and the hits it can still take."""

    name: str
    place: str
    left: int

    def at(self, place: str) -> "Foe":
        """The same Zed elsewhere."""
        return Foe(self.name, place, self.left)

    def hurt(self, hits: int) -> "Foe | None":
        """The same Zed after so many hits, or nothing."""
        return Foe(self.name, self.place, self.left - hits) if hits < self.left else None

    @property
    def driven_back(self) -> "Foe":
        """The same Zed after a retreat."""
        return self.at(OUTWARD.get(self.place, self.place))


class Odds(NamedTuple):
    """What a column brings: the chance to win, and the hits on either side where the fight is won, and where lost."""

    win: float
    won: tuple[float, float]
    lost: tuple[float, float]


def _column(column: int) -> Odds:
    sums = {True: [0.0, 0.0, 0.0], False: [0.0, 0.0, 0.0]}
    for dice, chance in totals(2).items():
        outcome = read_fight(column, dice)
        of = sums[outcome.human_wins]
        for number, part in enumerate((1, outcome.zed_hits, outcome.human_hits)):
            of[number] += chance * part
    won, lost = sums[True], sums[False]
    return Odds(won[0], (won[1] / won[0], won[2] / won[0]), (lost[1] / (lost[0] or 1), lost[2] / (lost[0] or 1)))


COLUMNS = tuple(_column(column) for column in range(LAST_COLUMN + 1))


@lru_cache(maxsize=4096)
def holds(strength: int, mob: int, shift: int) -> float:
    """How likely a defender of this strength wins."""
    return COLUMNS[clamped(column_of(max(strength, 1), max(mob, 1)) + shift)].win


@lru_cache(maxsize=1024)
def zed_strength(name: str, left: int) -> int:
    """How strong a Zed is that can take so many more hits; one that is almost dead counts for less."""
    figures = FIGURES[name]
    reduced = figures.hits[1]
    if left > reduced:
        return figures.strength[0]
    return max(1, figures.strength[1] - (left == 1 < reduced))


def base_worth(name: str) -> float:
    """What a unit at its best is worth."""
    figures = FIGURES[name]
    return 4.0 + 1.6 * max(figures.strength) + 2.0 * (figures.kind == "hero")


@lru_cache(maxsize=1024)
def unit_worth(name: str, left: int) -> float:
    """What a unit is worth that can take so many more hits."""
    return base_worth(name) * (max(0, left) / sum(UNITS[name].hits)) ** 0.6 if left > 0 else 0.3 * base_worth(name)


def hit_price(name: str, left: int, hits: float) -> float:
    """What so many hits on a unit cost."""
    whole = int(hits)
    now, then = unit_worth(name, left), unit_worth(name, left - whole)
    return now - then + (hits - whole) * (then - unit_worth(name, left - whole - 1))


CHANCE_OF_OUTBREAK = tuple(sum(p for dice, p in totals(2).items() if dice <= level) for level in range(14))
OUTBREAK = 16.0


def infection_price(level: int) -> float:
    """What an infection level costs."""
    level = max(0, min(MOST_INFECTION, level))
    return OUTBREAK * CHANCE_OF_OUTBREAK[level] + 0.3 * level + 3.0 * max(0, level - 10)


class Town:
    """The town as it is, and as it would be."""

    def __init__(self, view: Look, called: Sequence[str] = ()) -> None:
        self.view = view
        self.called = called
        self.has_infection: bool = view["level"] != "basic"
        self.has_chaos: bool = bool(view["chaos_left"] or view["chaos"])
        self.turns_left: int = view["piles"]["event-deck"]
        self.fade = FADES - HURRY * max(0, 10 - self.turns_left)
        self.fall = 60.0 / (view["chaos_left"] + 1) if self.has_chaos else 0.0
        self.guards = {
            name: Guard(name, unit["place"], unit["strength"], unit["left"], _edge(name, unit["marks"]))
            for name, unit in view["units"].items()
            if "ekg" not in unit["marks"]
        }
        self.foes = {name: Foe(name, zed["place"], zed["left"]) for name, zed in view["zeds"].items()}
        self._dangers: dict[Any, float] = {}
        self.danger = self.after()

    # -- danger ------------------------------------------------------------------------------------------------------

    def after(
        self, guards: Mapping[str, Guard | None] | None = None, foes: Mapping[str, Foe | None] | None = None
    ) -> float:
        """How great the danger would be if these units and Zeds stood otherwise, or were gone."""
        units = {**self.guards, **guards} if guards else self.guards
        zeds = {**self.foes, **foes} if foes else self.foes
        posts: dict[str, list[tuple[int, int, int]]] = {track: [] for track in self.view["tracks"]}
        mobs: dict[str, dict[int, int]] = {track: {} for track in self.view["tracks"]}
        reserve = 0
        order = 0.0
        for guard in units.values():
            if guard is None:
                continue
            space = SPACES[guard.place]
            if space.track:
                posts[space.track].append((space.number, *_mettle(guard)))
                if guard.place in self.view["chaos"]:
                    order += self.fall
            elif guard.place == TOWN_CENTER:
                reserve = max(reserve, guard.strength + guard.edge)
        for foe in zeds.values():
            if foe is not None and foe.left > 0:
                space = SPACES[foe.place]
                of = mobs[space.track]
                of[space.number] = of.get(space.number, 0) + zed_strength(foe.name, foe.left)
        total = -0.8 * order
        for track in self.view["tracks"]:
            key = (track, tuple(sorted(posts[track])), tuple(sorted(mobs[track].items())), reserve)
            found = self._dangers.get(key)
            if found is None:
                found = self._dangers[key] = self._track_danger(track, posts[track], mobs[track], reserve)
            total += found
        return total

    def track_danger(self, track: str) -> float:
        """The danger on one track now."""
        posts = [(SPACES[g.place].number, *_mettle(g)) for g in self.guards.values() if SPACES[g.place].track == track]
        mobs: dict[int, int] = {}
        for foe in self.foes.values():
            if SPACES[foe.place].track == track:
                number = SPACES[foe.place].number
                mobs[number] = mobs.get(number, 0) + zed_strength(foe.name, foe.left)
        return self._track_danger(track, posts, mobs, 0)

    def _track_danger(
        self, track: str, posts: Sequence[tuple[int, int, int]], mobs: Mapping[int, int], reserve: int
    ) -> float:
        best: dict[int, tuple[int, int]] = {}
        for number, strength, edge in posts:
            if (strength, edge) > best.get(number, (0, 0)):
                best[number] = (strength, edge)
        groups = dict(mobs) or {8: EXPECTED}
        weight = CALLED if any(place[0] == track for place in self.called) else 1.0
        return weight * sum(self._mob_danger(track, number, mob, best, reserve) for number, mob in groups.items())

    def _mob_danger(
        self, track: str, start: int, mob: int, posts: Mapping[int, tuple[int, int]], reserve: int
    ) -> float:
        """What a mob costs that comes down a track: spaces that fall, and the town if nobody stops it."""
        danger, passing, weight = 0.0, 1.0, 1.0
        for number in range(min(start, 8) - 1, -1, -1):
            place = f"{track}{number}"
            if place not in SPACES:
                continue
            weight *= self.fade
            post = posts.get(number)
            if post is not None:
                passing *= 1.0 - holds(post[0], mob, self.shift(place) + post[1])
            if self.fall and SPACES[place].named and place not in self.view["chaos"]:
                danger += passing * weight * self.fall
        weight *= self.fade
        if reserve and start:
            passing *= 1.0 - RESERVE * holds(reserve, mob, SHIFTS["town"])
        return danger + TOWN_WORTH * passing * weight

    def shift(self, place: str) -> int:
        """The columns that a defender gets in a space."""
        best = SHIFTS.get(SPACES[place].kind, 0)
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
        scarce = 3.0 / (1.0 + 0.35 * self.view["ammo"])
        return scarce * min(1.0, self.turns_left / 6)

    def supplies_price(self) -> float:
        """What a supplies is worth."""
        if not self.has_infection:
            return 0.0
        return 4.0 / (1.0 + 0.4 * self.view["supplies"]) * min(1.0, 0.2 + self.turns_left / 8)

    def infection_costs(self, by: int) -> float:
        """What a change of infection costs."""
        if not self.has_infection:
            return 0.0
        now: int = self.view["infection"]
        return infection_price(now + by) - infection_price(now)


def _edge(name: str, marks: Sequence[str]) -> int:
    return EDGES.get(name, 0) + sum(EDGE_MARKS.get(mark, 0) for mark in marks)


def _mettle(guard: Guard) -> tuple[int, int]:
    """Strength and columns in a defence."""
    if guard.name == STAUNCH:
        return guard.strength + 2, LAST_COLUMN
    if guard.name == HARDLY_DEFENDS:
        return 1, -3
    return guard.strength, guard.edge
