"""What each thing that may be done in the Action Phase is worth to a sensible defender."""

from collections.abc import Callable, Mapping

from .bot_town import COLUMNS, Guard, Look, Town, hit_price, unit_worth
from .combat import read_shot
from .data.board import BARRICADE_SHIFT, BEDS, INWARD, LAB, LINKS, SIGHTS, SPACES, STRONGPOINT_SHIFT, TOWN
from .data.tables import FORAGE
from .data.units import FIGURES, SCIENTISTS, UNITS
from .odds import totals

NOTHING = 0.0
HEAL = 1.0
RESEARCH = 3.5
AT_WORK = 2.5
"""What a scientist in the Lab is worth."""
REST = 0.5
"""How much of what a Heal is worth makes somebody go to bed for it."""
SPENT = 0.4
"""How much of an ammo's worth keeps it from being fired: it was found to be fired."""
CARE = 0.8
"""How much hits on the own units weigh."""
AIM = 2.0
"""What a hit to be expected from a space is worth to a unit that goes there."""
HITS = (0.0, *(sum(chance * read_shot(column, dice) for dice, chance in totals(2).items()) for column in range(7)))
"""The hits to expect from gunfire of each strength."""
FREE = 40.0
"""What costs nothing is done first."""
SURELY = 60.0


class Weighing:
    """Weighs the options of one seat at one moment."""

    def __init__(self, town: Town, names: list[str]) -> None:
        self.town = town
        self.view = town.view
        self.names = names
        self.odds: Mapping[str, Look] = town.view["odds"]
        self._foes_at = {foe.place for foe in town.foes.values()}
        self._aims: dict[tuple[str, str], float] = {}

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
        return gain + self._suits(guard, goal) - self._suits(guard, guard.place) - 0.2

    def _suits(self, guard: Guard, place: str) -> float:
        """What it is worth, besides all danger, that a unit stands in a space."""
        worth = 1.0 if any(on == place for on in self.town.called) else 0.0
        if place in BEDS and guard.left < sum(UNITS[guard.name].hits) and self.view["supplies"]:
            gain = unit_worth(guard.name, guard.left + 1) - unit_worth(guard.name, guard.left)
            worth += REST * (gain - self.town.infection_costs(-1))
        if place == LAB and guard.name in SCIENTISTS and self.view["piles"]["research-deck"]:
            worth += AT_WORK
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
        return (3.0 if close else 0.6) - (self.town.infection_costs(1) if INWARD.get(place) in TOWN else 0.0) * 0.5

    def _attack(self, guard: Guard, goal: str, odds: Look) -> float:
        """An attack: the Zeds are hurt and thrown back, or the unit is."""
        town = self.town
        names = [foe.name for foe in sorted(town.foes.values(), key=lambda foe: -foe.left) if foe.place == goal]
        if not names:
            return 4.0 * (odds["win"] - 0.5) - hit_price(guard.name, guard.left, odds["hurt"])
        column = COLUMNS[int(odds["column"])]
        win: float = odds["win"]
        moved = {guard.name: guard.at(goal)}
        won = self._thrown_back(names, column.won[0], moved)
        lost = town.after_hits(names, column.lost[0])
        hurt = hit_price(guard.name, guard.left, odds["hurt"]) + 0.5 * odds["last"] * unit_worth(guard.name, 9)
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
        return self._shot(rest[1], self.odds[name]["hits"]) - SPENT * self.town.ammo_price()

    def _shot(self, target: str, hits: float) -> float:
        if target not in self.town.foes:
            return 0.8 * hits
        return self.town.danger - self.town.after_hits([target], hits)

    def _forage(self, name: str, rest: list[str]) -> float:
        unit = rest[0]
        supplies = ammo = 0.0
        more = (unit not in ("hernandez",)) and "hernandez" in self.view["units"] and self._place(unit) in TOWN
        for die in range(1, 7):
            found = FORAGE[SPACES[self._place(unit)].forage].get(min(6, die + more), ())
            if found:
                supplies += found[0][0] / 6
                ammo += found[-1][1] / 6
        scale = 1.7 if "scavenger" in UNITS[unit].abilities else 1.0
        return scale * (supplies * self.town.supplies_price() + ammo * self.town.ammo_price()) + (unit == "staub")

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
        return self.town.danger - self.town.after_building(place, shift)

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

    # -- abilities ---------------------------------------------------------------------------------------------------

    def _ability(self, name: str, rest: list[str]) -> float:
        ability, *targets = rest
        weigh: Callable[[str, list[str]], float] | None = getattr(self, f"_ability_{ability}", None)
        return weigh(targets[0], targets[1:]) if weigh else NOTHING

    def _ability_initiative(self, owner: str, targets: list[str]) -> float:
        return FREE

    def _ability_leadership(self, owner: str, targets: list[str]) -> float:
        """Somebody acts without cost: the one who can do most."""
        return FREE / 2 + max((self.worth(name) for name in self._options_of(targets[0])), default=-FREE)

    _ability_broadcast = _ability_train = _ability_leadership

    def _options_of(self, unit: str) -> list[str]:
        listed = [name for name in self.names if name.split(":")[1:2] == [unit] and not name.startswith("bury")]
        return listed or [name for name in self.odds if name.split(":")[1:2] == [unit]]

    def _ability_speech(self, owner: str, targets: list[str]) -> float:
        """Once a game: when many are in Town, and it is needed."""
        others = [guard for guard in self.town.guards.values() if guard.place in TOWN and guard.name != owner]
        return FREE if len(others) >= 5 or (len(others) >= 3 and self.town.danger > 100) else NOTHING

    def _ability_citadel(self, owner: str, targets: list[str]) -> float:
        """A shot without an action, one column better."""
        odds = self.odds.get(f"fire:{targets[0]}:{targets[1]}")
        if odds is None:
            return NOTHING
        worth = self._shot(targets[1], odds["hits"] + 0.3) - SPENT * self.town.ammo_price()
        return FREE + worth if worth > 0 else NOTHING

    def _ability_handload(self, owner: str, targets: list[str]) -> float:
        odds = self.odds.get(f"fire:{owner}:{targets[0]}")
        return 0.5 * self._shot(targets[0], odds["hits"]) if odds and not self.view["ammo"] else NOTHING

    def _ability_physician(self, owner: str, targets: list[str]) -> float:
        return FREE + self._heal("", targets)

    def _ability_first_aid(self, owner: str, targets: list[str]) -> float:
        return self._heal("", targets) - self.town.supplies_price()

    _ability_patch_up = _ability_field_clinic = _ability_first_aid

    def _ability_overdrive(self, owner: str, targets: list[str]) -> float:
        return 1.0 if self.view["infection"] <= 1 and self.town.danger > 80 else NOTHING

    def _ability_charges(self, owner: str, targets: list[str]) -> float:
        return self.town.ammo_price() - 2 * self.town.supplies_price()

    def _ability_hoses(self, owner: str, targets: list[str]) -> float:
        """A Zed next to the unit may be driven off."""
        foe = self.town.foes[targets[0]]
        strength = self.view["zeds"][foe.name]["strength"]
        works = sum(chance for dice, chance in totals(2).items() if dice >= strength)
        return works * (self.town.danger - self.town.after(None, {foe.name: foe.driven_back}))

    def _ability_strongpoint(self, owner: str, targets: list[str]) -> float:
        return self._built(self._place(owner), STRONGPOINT_SHIFT) - 3 * self.town.supplies_price()

    def _ability_minefield(self, owner: str, targets: list[str]) -> float:
        """It fires twice, with strength seven and four."""
        track = SPACES[self._place(owner)].track
        return 0.2 * self.town.track_danger(track) - 2 * self.town.supplies_price() - self.town.ammo_price()

    # -- cards -------------------------------------------------------------------------------------------------------

    def _card(self, name: str, rest: list[str]) -> float:
        card, *targets = rest
        weigh: Callable[[list[str]], float] | None = getattr(self, f"_card_{card}", None)
        return weigh(targets) if weigh else NOTHING

    def _card_adrenaline(self, targets: list[str]) -> float:
        """When there is much to do, and nothing of it is lost."""
        return FREE if self.town.danger > 90 and self.view["actions"]["event"] <= 2 else NOTHING

    def _card_civ_leader(self, targets: list[str]) -> float:
        guard = self.town.guards.get(targets[0])
        return (
            NOTHING if guard is None else FREE + 3 * guard.left + guard.strength + 3 * bool(SPACES[guard.place].track)
        )

    def _card_organizer(self, targets: list[str]) -> float:
        return FREE + unit_worth(targets[0], 9)

    def _card_someone_there(self, targets: list[str]) -> float:
        hero, start = targets
        return FREE + unit_worth(hero, 9) - 0.05 * self.town.track_danger(start[0])

    def _card_dossier(self, targets: list[str]) -> float:
        return FREE

    _card_hero_orange = _card_dossier

    def _card_out_of_bed(self, targets: list[str]) -> float:
        return FREE + unit_worth(targets[0], 9)

    def _card_pyre(self, targets: list[str]) -> float:
        return FREE if self.view["infection"] >= 6 else NOTHING

    def _card_desperate(self, targets: list[str]) -> float:
        return FREE if self.view["infection"] >= 8 else NOTHING

    def _card_clean_up(self, targets: list[str]) -> float:
        return FREE if sum(self.view["chaos"].values()) >= 3 else NOTHING

    def _card_scouts(self, targets: list[str]) -> float:
        return FREE

    _card_airdrop = _card_scouts

    def _card_invention(self, targets: list[str]) -> float:
        ammo = int(targets[0])
        left = self.view["supplies"] - 2 * ammo
        return ammo * self.town.ammo_price() if left >= 4 else NOTHING

    def _card_old_cannon(self, targets: list[str]) -> float:
        hits = sum(chance * read_shot(4, dice) for dice, chance in totals(2).items())
        worth = self._shot(targets[0], hits)
        return worth if worth > 5 else NOTHING
