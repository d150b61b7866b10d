"""What abilities and held cards are worth to a sensible defender, besides the actions that everybody has."""

from collections.abc import Callable
from math import fsum

from ..data.board import SPACES, STRONGPOINT_SHIFT, TOWN
from ..odds.columns import read_shot
from ..odds.fights import totals
from .actions import FREE, NOTHING, Actions
from .worth import unit_worth


class Weighing(Actions):
    """Weighs all options of one seat at one moment."""

    # -- abilities ---------------------------------------------------------------------------------------------------

    def _ability(self, name: str, rest: list[str]) -> float:
        ability, *targets = rest
        weigh: Callable[[str, list[str]], float] | None = getattr(self, f"_ability_{ability}", None)
        return weigh(targets[0], targets[1:]) if weigh else NOTHING

    def _ability_initiative(self, owner: str, targets: list[str]) -> float:
        return FREE

    _ability_own_plans = _ability_initiative

    def _ability_leadership(self, owner: str, targets: list[str]) -> float:
        """The unit that can do most acts without cost."""
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
        worth = self._shot(targets[1], odds.get("hits", 0.0) + 0.3) - self.town.ammo_price()
        return FREE + worth if worth > 0 else NOTHING

    def _ability_handload(self, owner: str, targets: list[str]) -> float:
        odds = self.odds.get(f"fire:{owner}:{targets[0]}")
        return 0.5 * self._shot(targets[0], odds.get("hits", 0.0)) if odds and not self.view["ammo"] else NOTHING

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
        works = fsum(chance for dice, chance in totals(2).items() if dice >= strength)
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
        hits = fsum(chance * read_shot(4, dice) for dice, chance in totals(2).items())
        worth = self._shot(targets[0], hits)
        return worth if worth > 5 else NOTHING
