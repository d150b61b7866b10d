"""A bot's answers in fights: who defends, where hits go, what is rolled again."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..data.board import INWARD, SPACES
from ..data.units import FIGURES
from ..odds.columns import read_fight
from .town import Town
from .worth import COLUMNS, Foe, Guard, hit_price, holds, zed_strength

NEAR = 2
"""The number of a space from which on Zeds are near."""
HURTS = 0.6
"""How much hits on a defender weigh."""


class FightChoices:
    """One question that is put to the team, with the town it is about; here those of fights."""

    def __init__(self, town: Town, prompt: str, args: dict[str, Any], names: list[str]) -> None:
        self.town = town
        self.view = town.view
        self.prompt = prompt
        self.args = args
        self.names = names

    def answer(self) -> str:
        """The name of an option, or nothing where there is no rule of thumb."""
        thought: Callable[[], str] | None = getattr(self, f"_{self.prompt.replace('-', '_')}", None)
        return thought() if thought else ""

    def _most(self, worth: Callable[[str], float], names: list[str] | None = None) -> str:
        return max(self.names if names is None else names, key=worth)

    def _target(self, name: str) -> str:
        return name.partition(":")[2]

    def _at(self, place: str) -> list[str]:
        return [foe.name for foe in self.town.foes.values() if foe.place == place]

    # -- fights ------------------------------------------------------------------------------------------------------

    def _defender(self) -> str:
        """The unit that leaves the town safest, whether the fight is won or lost."""
        return self._most(self._defence)

    def _defence(self, name: str) -> float:
        """What it is worth that one of those in a space fights for it."""
        odds, unit = self.view.get("odds", {}).get(name), self._target(name)
        place: str = self.view["battle"]
        if odds is None or unit not in self.town.guards:
            return 0.0
        column, win = COLUMNS[odds.get("column", 0)], odds.get("win", 0.0)
        foes = self._at(place)
        hurt = hit_price(unit, self.town.guards[unit].left, odds.get("hurt", 0.0))
        held = self._after_defence(unit, foes, column.won, True)
        given_up = self._after_defence(unit, foes, column.lost, False)
        return -win * held - (1 - win) * given_up - HURTS * hurt

    def _after_defence(self, unit: str, foes: list[str], hits: tuple[float, float], won: bool) -> float:
        """The danger after a fight that brings so many hits on either side: the losers fall back."""
        place: str = self.view["battle"]
        changed = self.town.hit(foes, hits[0])
        guards: dict[str, Guard | None] = {}
        for guard in self.town.guards.values():
            if guard.place == place:
                stays = place if won else INWARD.get(place, place)
                guards[guard.name] = guard.at(stays).hurt(round(hits[1]) if guard.name == unit else 0)
        if won:
            changed = {name: foe and foe.driven_back for name, foe in changed.items()}
        return self.town.after(guards, changed)

    def _reroll(self) -> str:
        """A fight that would be lost is rolled once more."""
        dice = sorted(self.args["dice"])[-2:]
        return "keep" if read_fight(self.args["column"], sum(dice)).human_wins else "reroll"

    def _spread_hits(self) -> str:
        """As it takes most danger from the town; at equal danger whom it kills."""
        if len(self.names) == 1:
            return self.names[0]

        def worth(name: str) -> float:
            changed: dict[str, Foe | None] = {}
            killed = 0
            for zed, hits in Counter(self._target(name).split("+")).items():
                foe = self.town.foes.get(zed)
                if foe is not None:
                    changed[zed] = foe.hurt(hits)
                    killed += changed[zed] is None
            return self.town.danger - self.town.after(None, changed) + 2.0 * killed

        return self._most(worth)

    def _run_away(self) -> str:
        """Who would probably lose goes, as long as it is not far from the edge of Town."""
        place = self.args["place"]
        mob = sum(zed_strength(foe.name, foe.left) for foe in self.town.foes.values() if foe.place == place)
        unit = self.town.guards.get(self.args["unit"])
        wins = 0.5 if unit is None else holds(unit.strength, mob, self.town.shift(place) + unit.edge)
        return "retreat" if wins < 0.4 and SPACES[place].number >= NEAR else "fight"

    def _before_fight(self) -> str:
        """A card where a fight is likely to be lost, or where Town is near."""
        cards = [name for name in self.names if name.startswith("card:")]
        place = self.view["battle"]
        if not cards or not place:
            return "go-on"
        here = [odds.get("win", 0.0) for odds in self.view.get("odds", {}).values() if "win" in odds]
        needed = SPACES[place].number <= NEAR or max(here, default=0.5) < 0.5
        return cards[0] if needed else "go-on"

    def _after_roll(self) -> str:
        return next((name for name in self.names if name != "go-on"), "go-on")

    def _whom_to_fight(self) -> str:
        return self._most(lambda name: -FIGURES[self._target(name)].strength[0])

    def _one_of_two(self) -> str:
        """The weaker Zed."""
        return self._most(lambda name: -sum(FIGURES[self._target(name)].strength))
