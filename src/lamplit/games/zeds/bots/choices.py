"""A bot's answers to all questions besides its own actions."""

from ..data.board import INWARD, SPACES, TOWN_CENTER
from ..data.units import UNITS
from .fights import NEAR, FightChoices
from .weighing import Weighing
from .worth import Foe, hit_price, holds, unit_worth, zed_strength

SICK = 8
"""The infection from which on Refugees are not saved."""
HELD = 0.6
"""How likely Zeds must be held for no card to be played against them."""
FAR = 99
"""The distance of Zeds where there are none."""
HEROES_FIRST = ("hunt", "schmidt", "piazza", "kingman", "santana", "staub", "johnson", "wright", "darling")
COMPONENTS_FIRST = ("snack", "hypno", "knuckles", "phosphor", "gas")


class Choices(FightChoices):
    """Answers any question to the team."""

    # -- cards and steps of the Zeds Phase ---------------------------------------------------------------------------

    def _overwatch(self) -> str:
        """A step back, if the town is none the worse for it."""
        unit = self.town.guards.get("piazza")
        if unit is None or "step:alone" not in self.names:
            return "stay"
        after = self.town.after({unit.name: unit.at(self.args["place"])})
        return "step:alone" if after <= self.town.danger + 0.5 else "stay"

    def _zeds_card(self) -> str:
        """Cards that stop Zeds are for those that are near, and about to come through."""
        place: str = self.args["place"]
        near = SPACES[place].number
        if near > NEAR or self._held_against(place) >= HELD:
            return "go-on"
        wanted = ["card:decoy", f"card:mesmerized:{place[0]}"] if near < NEAR else ["card:decoy"]
        return next((name for name in wanted if name in self.names), "go-on")

    def _held_against(self, place: str) -> float:
        """How likely those win who stand in the way of the Zeds in a space."""
        goal = INWARD[place]
        mob = sum(zed_strength(foe.name, foe.left) for foe in self.town.foes.values() if foe.place == place)
        shift = self.town.shift(goal) if goal != TOWN_CENTER else 0
        posts = [guard for guard in self.town.guards.values() if guard.place == goal != TOWN_CENTER]
        return max((holds(guard.strength, mob, shift + guard.edge) for guard in posts), default=0.0)

    def _any_time(self) -> str:
        """Cards against infection and Chaos, when there is enough of it."""
        weighing = Weighing(self.town, [name for name in self.names if name.startswith("card:")])
        return weighing.best()[0] or "go-on"

    # -- who suffers -------------------------------------------------------------------------------------------------

    def _price(self, name: str) -> float:
        unit = self.view["units"].get(self._target(name))
        return 99.0 if unit is None else hit_price(self._target(name), unit["left"], 1)

    def _shortage(self) -> str:
        return min(self.names, key=self._price)

    def _takes_a_village(self) -> str:
        """The unit that is missed least where it stands; Refugees before all others."""
        return min(self.names, key=self._worth)

    _sneak_attack = _odd_smell = _breakdown = _deadly = _shortage

    def _stench(self) -> str:
        """Raiders, if there are any, then the unit that bears a hit best."""
        return min(self.names, key=lambda name: (self._target(name) not in self.view["raiders"], self._price(name)))

    def _suffer(self) -> str:
        """What costs least."""
        prices = {
            "lose:supplies": self.town.supplies_price(),
            "lose:ammo": self.town.ammo_price(),
            "lose:infection": self.town.infection_costs(1),
        }
        return min(self.names, key=lambda name: prices[name] if name in prices else self._price(name))

    def _loot(self) -> str:
        """Raiders get what is worth less."""

        def price(name: str) -> float:
            _, supplies, ammo = name.split(":")
            return int(supplies) * self.town.supplies_price() + int(ammo) * self.town.ammo_price()

        return min(self.names, key=price)

    def _saving_roll(self) -> str:
        """Refugees are not worth an Outbreak, nor the Bed of a fighter."""
        if self.args["piece"] in self.view["units"]:
            return "roll"
        return "roll" if self.view["infection"] < SICK and len(self._free_beds()) > 1 else "decline"

    def _free_beds(self) -> set[str]:
        lying = (*self.view["units"].values(), *self.view["folk"].values())
        return set(self.view["beds"]) - {piece["place"] for piece in lying}

    # -- who gains ---------------------------------------------------------------------------------------------------

    def _worth(self, name: str) -> float:
        """What a unit is worth, more where there is danger."""
        unit = self._target(name)
        guard = self.town.guards.get(unit)
        if guard is None:
            return unit_worth(unit, 9) if unit in UNITS else 0.0
        track = SPACES[guard.place].track
        return unit_worth(unit, guard.left) + (0.1 * self.town.track_danger(track) if track else 0.0)

    def _well_armed(self) -> str:
        return self._most(self._worth)

    _keep_cool = _leaflets = _other_way = _good_ward = _back_from_cemetery = _well_armed

    def _choose_hero(self) -> str:
        return next((f"hero:{name}" for name in HEROES_FIRST if f"hero:{name}" in self.names), "")

    def _which_component(self) -> str:
        wanted = (f"component:{name}" for name in COMPONENTS_FIRST)
        return next((name for name in wanted if name in self.names), "")

    def _found(self) -> str:
        return "take:ammo" if self.town.ammo_price() > self.town.supplies_price() else "take:supplies"

    def _which_die(self) -> str:
        return max(self.names)

    # -- the Hospital ------------------------------------------------------------------------------------------------

    def _free_bed(self) -> str:
        """Who can walk makes room; else Refugees give theirs up, but no unit is buried for another."""
        well = [name for name in self.names if name.startswith("discharge:")]
        if well:
            return self._most(self._worth, well)
        folk = [name for name in self.names if name.startswith("bury:") and self._target(name) in self.view["folk"]]
        return folk[0] if folk and self.args["piece"] in self.view["units"] else "no-bed"

    def _discharge(self) -> str:
        """The wounded stay: they can get up at any time."""
        well = [name for name in self.names if name.startswith("discharge:") and self._is_well(self._target(name))]
        return well[0] if well else "go-on"

    def _is_well(self, name: str) -> bool:
        unit = self.view["units"].get(name)
        return unit is not None and unit["left"] >= sum(UNITS[name].hits)

    # -- Zeds and tracks ---------------------------------------------------------------------------------------------

    def _fated_track(self) -> str:
        """Where it hurts least."""
        return min(self.names, key=lambda name: self.town.track_danger(self._target(name)))

    _next_track = _fated_track

    def _guard_track(self) -> str:
        return max(self.names, key=lambda name: self.town.track_danger(self._target(name)))

    def _which_start(self) -> str:
        return min(self.names, key=lambda name: self.town.track_danger(self._target(name)[0]))

    _another_start = _which_start

    def _strongest(self) -> str:
        return self._most(lambda name: SPACES[self.view["zeds"][self._target(name)]["place"]].number)

    def _weakest(self) -> str:
        return min(self.names, key=lambda name: SPACES[self.view["zeds"][self._target(name)]["place"]].number)

    def _anti_growth(self) -> str:
        zeds = [name for name in self.names if name != "go-on"]
        return min(zeds, key=lambda name: SPACES[self.view["zeds"][self._target(name)]["place"]].number)

    def _gunship(self) -> str:
        return self._most(lambda name: self.town.danger - self.town.after_hits(self._at(self._target(name)), 2))

    def _music(self) -> str:
        def worth(name: str) -> float:
            back: dict[str, Foe | None] = {}
            for zed in self._at(self._target(name)):
                back[zed] = self.town.foes[zed].driven_back
            return self.town.danger - self.town.after(None, back)

        return self._most(worth)

    def _distraction(self) -> str:
        return "go-on"

    def _malfunction(self) -> str:
        return "set-back"

    def _which_zed(self) -> str:
        """Of equals the one that is hurt."""
        return min(self.names, key=lambda name: self.town.foes[self._target(name)].left)

    _first_to_leave = _which_zed

    def _throw_it(self) -> str:
        """At the Zed that falls most easily."""
        return self._most(lambda name: self.view.get("odds", {}).get(name, {}).get("kill", 0.0))

    # -- Chaos -------------------------------------------------------------------------------------------------------

    def _clean_up(self) -> str:
        return self._most(self._peace)

    _less_chaos = _clean_up

    def _bucket_line(self) -> str:
        """As long as order is worth the infection."""
        places = [name for name in self.names if name != "go-on"]
        return self._most(self._peace, places) if self.town.order > 0 else "go-on"

    def _peace(self, name: str) -> float:
        """How far Zeds are from a space in Chaos: they bring it back; at equal distance the nearer to Town."""
        place = SPACES[self._target(name)]
        there = [SPACES[foe.place].number for foe in self.town.foes.values() if foe.place[0] == place.track]
        steps = [number - place.number for number in there if number >= place.number]
        return min(steps, default=FAR) - place.number / 100

    # -- where to go -------------------------------------------------------------------------------------------------

    def _hero_arrives(self) -> str:
        return f"place:{TOWN_CENTER}"

    def _walk_on(self) -> str:
        return self._best_place(self.args["unit"], "stay")

    def _news_copter(self) -> str:
        return self._best_place(self.args["unit"], "")

    def _free_step(self) -> str:
        """A step where it makes the town safer; into Zeds only where it is likely to win."""
        return self._best_place(self.args["unit"], "stay")

    def _best_place(self, name: str, otherwise: str) -> str:
        guard = self.town.guards.get(name)
        if guard is None:
            return otherwise
        best, most = otherwise, 0.3 if otherwise else -1e9
        for option in self.names:
            place = self._target(option)
            if not place:
                continue
            mob = [foe for foe in self.town.foes.values() if foe.place == place]
            gain = self.town.danger - self.town.after({name: guard.at(place)})
            if mob:
                wins = holds(guard.strength, sum(zed_strength(foe.name, foe.left) for foe in mob), guard.edge)
                back = {foe.name: foe.driven_back.hurt(min(2, foe.left - 1)) for foe in mob}
                after = self.town.after({name: guard.at(place)}, back)
                gain = wins * (self.town.danger - after) - 8 * (1 - wins)
            if gain > most:
                best, most = option, gain
        return best

    def _who_stops(self) -> str:
        """Of the units that retreat, the one that leaves the town safest by staying while the others go on."""
        place: str = self.args["place"]
        onward = {unit: self.town.guards[unit].at(INWARD[place]) for unit in map(self._target, self.names)}

        def danger(name: str) -> float:
            unit = onward[self._target(name)]
            return self.town.after({**onward, unit.name: unit.at(place)})

        return min(self.names, key=danger)

    def _out_of_bed(self) -> str:
        """Where there is most danger, and near Town."""
        spaces = {name: SPACES[self._target(name)] for name in self.names}
        return self._most(lambda name: self.town.track_danger(spaces[name].track) - spaces[name].number / 100)

    def _which_refugees(self) -> str:
        """Those with Zeds behind them first."""
        return max(self.names, key=lambda name: SPACES[self.view["folk"][self._target(name)]["place"]].number)
