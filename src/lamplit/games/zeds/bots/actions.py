"""The worth of each action to a bot."""

from collections.abc import Callable, Mapping
from math import ceil, fsum

from ..chances import Chances
from ..data.board import ALONG, BARRICADE_SHIFT, BEDS, INWARD, LAB, LINKS, OFFICES, SIGHTS, SPACES, TOWN_CENTER
from ..data.units import FIGURES, SCIENTISTS, UNITS
from ..odds.columns import read_shot
from ..odds.fights import totals
from .town import Town
from .worth import COLUMNS, Guard, hit_price, unit_worth

NOTHING = 0.0
STEP = 0.2
HEAL = 1.0
RESEARCH = 3.5
AT_WORK = 2.5
"""What a scientist in the Lab is worth."""
ON_THE_WARD = {"seaver": 4.0, "agee": 2.0, "wright": 1.0}
"""What those are worth in an Office who help the wounded."""
REST = 0.7
"""The share of a Heal's worth for which a unit goes to bed."""
CARE = 0.8
"""How much hits on the own units weigh."""
LASTS = 2.0
"""How much more a barricade is worth than against those who are in sight."""
AIM = 2.0
"""What a hit to be expected from a space is worth to a unit that goes there."""
HITS = (0.0, *(fsum(chance * read_shot(column, dice) for dice, chance in totals(2).items()) for column in range(7)))
"""The hits to expect from gunfire of each strength."""
FREE = 40.0
"""What costs nothing is done first."""
SURELY = 60.0


class Actions:
    """Weighs the options of one seat at one moment."""

    def __init__(self, town: Town, names: list[str]) -> None:
        self.town = town
        self.view = town.view
        self.names = names
        self.odds: Mapping[str, Chances] = town.view.get("odds", {})
        self._foes_at = {foe.place for foe in town.foes.values()}
        self._aims: dict[tuple[str, str], float] = {}
        self._gates: dict[str, dict[str, float]] = {}
        lying = (*self.view["units"].values(), *self.view["folk"].values())
        self._patients = any(piece["place"] in BEDS for piece in lying)

    def best(self) -> tuple[str, float]:
        """The best option, and what it is worth; nothing where all would do more harm than good."""
        best, most = "", NOTHING
        for name in self.names:
            worth = self.worth(name)
            if worth > most:
                best, most = name, worth
        return best, most

    def worth(self, name: str) -> float:
        """What one option is worth."""
        verb, _, rest = name.partition(":")
        weigh: Callable[[str, list[str]], float] | None = getattr(self, f"_{verb}", None)
        return weigh(name, rest.split(":")) if weigh else NOTHING

    # -- actions -----------------------------------------------------------------------------------------------------

    def _move(self, name: str, rest: list[str]) -> float:
        unit, goal = rest
        if unit in self.view["folk"]:
            return self._lead_refugees(unit)
        guard = self.town.guards.get(unit)
        if guard is None:
            return NOTHING
        if "win" in self.odds.get(name, ()):
            return self._attack(guard, goal, self.odds[name])
        gain = self.town.danger - self.town.after({unit: guard.at(goal)})
        gain += self._suits(guard, goal) - self._suits(guard, guard.place)
        return max(gain, self._on_the_way(guard, goal)) - STEP

    def _on_the_way(self, guard: Guard, goal: str) -> float:
        """Who is needed at the edge of Town on another road sets out, even if it takes several actions."""
        space = SPACES[goal]
        if not (space.track or goal == TOWN_CENTER) or goal in self.view["chaos"]:
            return NOTHING
        needed = max((gain for track, gain in self._elsewhere(guard).items() if track != space.track), default=NOTHING)
        steps = space.number + 2 if space.track else 1
        return needed / (1 + ceil(steps / UNITS[guard.name].move)) - 0.02 * steps

    def _elsewhere(self, guard: Guard) -> Mapping[str, float]:
        """What a unit would be worth at the edge of Town on each road."""
        found = self._gates.get(guard.name)
        if found is None:
            found = self._gates[guard.name] = {}
            for track in self.view["tracks"]:
                gate = ALONG[track][-1]
                if gate in self._foes_at:
                    continue
                if sum(other.place == gate for other in self.town.guards.values()) < SPACES[gate].room:
                    found[track] = self.town.danger - self.town.after({guard.name: guard.at(gate)})
        return found

    def _suits(self, guard: Guard, place: str) -> float:
        """What it is worth, besides all danger, that a unit stands in a space."""
        worth = 1.0 if any(on == place for on in self.town.called) else 0.0
        if place in BEDS and guard.left < sum(UNITS[guard.name].hits):
            gain = unit_worth(guard.name, guard.left + 1) - unit_worth(guard.name, guard.left)
            worth += REST * (gain - self.town.infection_costs(-1))
        if place == LAB and guard.name in SCIENTISTS and self.view["piles"]["research-deck"]:
            worth += AT_WORK
        if place in OFFICES and self._patients:
            worth += ON_THE_WARD.get(guard.name, 0.0)
        if self.view["ammo"]:
            worth += AIM * self._aim(guard, place)
        return worth

    def _aim(self, guard: Guard, place: str) -> float:
        """The hits to expect from the best shot that a unit would have from a space."""
        key = (guard.name, place)
        found = self._aims.get(key)
        if found is None:
            fire = UNITS[guard.name].fire
            ranges = {there: far for there, far in SIGHTS.get(place, ()) if far <= len(fire)}
            side: int = self.view["units"][guard.name]["side"]
            best = max((fire[ranges[p] - 1][side] for p in self._foes_at if p in ranges), default=0)
            found = self._aims[key] = HITS[min(best, len(HITS) - 1)]
        return found

    def _lead_refugees(self, unit: str) -> float:
        place = self.view["folk"][unit]["place"]
        close = any(foe.place in LINKS.get(place, ()) for foe in self.town.foes.values())
        return (3.0 if close else 0.6) - (
            self.town.infection_costs(1) if INWARD.get(place) == TOWN_CENTER else 0.0
        ) * 0.5

    def _attack(self, guard: Guard, goal: str, odds: Chances) -> float:
        """An attack: the Zeds are hurt and thrown back, or the unit is."""
        town = self.town
        names = [foe.name for foe in sorted(town.foes.values(), key=lambda foe: -foe.left) if foe.place == goal]
        if not names:
            return 4.0 * (odds.get("win", 0.0) - 0.5) - hit_price(guard.name, guard.left, odds.get("hurt", 0.0))
        column = COLUMNS[odds.get("column", 0)]
        win = odds.get("win", 0.0)
        moved = {guard.name: guard.at(goal)}
        won = self._thrown_back(names, column.won[0], moved)
        lost = town.after_hits(names, column.lost[0])
        hurt = hit_price(guard.name, guard.left, odds.get("hurt", 0.0))
        hurt += 0.5 * odds.get("last", 0.0) * unit_worth(guard.name, 9)
        gain = town.danger - win * won - (1 - win) * lost
        return gain - CARE * hurt - town.infection_costs(1) + win * self._suits(guard, goal)

    def _thrown_back(self, names: list[str], hits: float, moved: Mapping[str, Guard | None]) -> float:
        """The danger after a fight that was won."""
        changed = self.town.hit(names, hits)
        for name, foe in changed.items():
            if foe is not None:
                changed[name] = foe.driven_back
        return self.town.after(moved, changed)

    def _fire(self, name: str, rest: list[str]) -> float:
        return self._shot(rest[1], self.odds[name].get("hits", 0.0)) - self.town.ammo_price()

    def _shot(self, target: str, hits: float) -> float:
        if target not in self.town.foes:
            return 0.8 * hits
        return self.town.danger - self.town.after_hits([target], hits)

    def _forage(self, name: str, rest: list[str]) -> float:
        """What may be found; of what can be had instead of something else, the dearer."""
        odds = self.odds[name]
        supplies, ammo = odds.get("supplies", 0.0), odds.get("ammo", 0.0)
        prices = self.town.supplies_price(), self.town.ammo_price()
        either = supplies + ammo - odds.get("find", 0.0)
        return supplies * prices[0] + ammo * prices[1] - either * min(prices)

    def _place(self, unit: str) -> str:
        return self.view["units"][unit]["place"]

    def _heal(self, name: str, rest: list[str]) -> float:
        piece = rest[0]
        unit = self.view["units"].get(piece)
        if unit is None:
            return HEAL - self.town.infection_costs(-1)
        gain = unit_worth(piece, unit["left"] + 1) - unit_worth(piece, unit["left"])
        return HEAL + gain - self.town.infection_costs(-1)

    def _discharge(self, name: str, rest: list[str]) -> float:
        unit = self.view["units"].get(rest[0])
        if unit is None:
            return 1.0
        return SURELY if unit["left"] >= sum(UNITS[rest[0]].hits) else NOTHING

    def _build(self, name: str, rest: list[str]) -> float:
        unit, place = rest
        price = 1 if unit == "bauer" else 2
        return self._built(place, BARRICADE_SHIFT) - price * self.town.supplies_price()

    def _built(self, place: str, shift: int) -> float:
        return LASTS * (self.town.danger - self.town.after_building(place, shift))

    def _research(self, name: str, rest: list[str]) -> float:
        return RESEARCH

    def _arm(self, name: str, rest: list[str]) -> float:
        return SURELY + FIGURES[rest[0]].strength[1]

    def _component(self, name: str, rest: list[str]) -> float:
        """Gas."""
        place = rest[-1]
        names = [foe.name for foe in self.town.foes.values() if foe.place == place]
        return self.town.danger - self.town.after_hits(names, 4) - self.town.fall

    def _ferry(self, name: str, rest: list[str]) -> float:
        return 0.5

    def _event(self, name: str, rest: list[str]) -> float:
        """What the event offers: all but sending patients to the Cemetery."""
        if rest[0] == "real_monster":
            return NOTHING
        return 2.0 - (self.town.infection_costs(1) if rest[0] == "double_shift" else 0.0)
