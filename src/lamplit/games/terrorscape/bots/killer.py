"""A sensible Killer by rules of thumb: goes where Survivors are likely to be, looks, and keeps cards for the kill."""

from collections.abc import Callable, Sequence
from math import fsum

from ....engine import Question, Told
from ....engine.state.chance import from_seed
from ..data import mansion
from ..view.types import KillerView
from .beliefs import Beliefs, area_places

WORTH_A_LOOK = 0.22
"""The number of Survivors to expect from which on a SEARCH is worth an action."""


class ThumbKiller:
    """Plays the Killer, from the Killer's view and events only."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self.beliefs = Beliefs()
        self._luck = from_seed(f"thumb {seed}")

    def choose(self, question: Question, view: KillerView, events: Sequence[Told]) -> str | None:
        """Return the answer of a sensible Killer."""
        self.beliefs.hear(events, view["blocks"])
        self.beliefs.killer_at = view["killer_at"]
        names = [option.name for option in question.options]
        thought: Callable[[list[str], KillerView], str] | None = getattr(
            self, f"_{question.prompt.replace('-', '_')}", None
        )
        chosen = thought(names, view) if thought else ""
        return chosen if chosen in names else self._any(names)

    def _any(self, names: list[str]) -> str:
        return self._luck.pick("any", names)

    # -- what the house looks like -----------------------------------------------------------------------------------

    def _worth(self, place: str, view: KillerView) -> float:
        """Return what a visit to a place is worth: the Survivors likely there, the injured counted twice."""
        injured = {s["who"] for s in view["survivors"] if s["health"] == 1}
        return fsum(
            weights.get(place, 0.0) * (2.0 if who in injured else 1.0) for who, weights in self.beliefs.where.items()
        )

    def _best(self, places: Sequence[str], view: KillerView) -> str:
        return max(places, key=lambda place: (self._worth(place, view), place))

    def _target(self, view: KillerView) -> str:
        """Return the place to make for: the most worth for the way."""
        here = view["killer_at"]
        return max(mansion.PLACES, key=lambda p: (self._worth(p, view) / (1.0 + 0.55 * mansion.DISTANCE[here][p]), p))

    def _towards(self, target: str, view: KillerView) -> str:
        """Return the neighbour nearest to the target; of several, the one most worth a visit."""
        here = view["killer_at"]
        return min(mansion.NEIGHBOURS[here], key=lambda p: (mansion.DISTANCE[p][target], -self._worth(p, view), p))

    # -- the turn ----------------------------------------------------------------------------------------------------

    def _fast_card(self, names: list[str], view: KillerView) -> str:
        here = view["killer_at"]
        hand = len(view["hidden_cards"]["hand"])
        target = self._target(view)
        far = mansion.DISTANCE[here][target]
        spare = hand >= 3
        if "card:sense" in names and self.beliefs.surest() < 0.75:
            return "card:sense"
        if "card:deduction" in names and spare and self.beliefs.surest() < 0.6:
            return "card:deduction"
        frightened = any(s["fear"] and not s["out"] for s in view["survivors"])
        if "card:trail_of_fear" in names and frightened and self.beliefs.surest() < 0.7:
            return "card:trail_of_fear"
        near = fsum(self.beliefs.likely(place) for place in mansion.WITHIN_1[here])
        if "card:scream" in names and near > 0.9:
            return "card:scream"
        if "card:chainsaw" in names and self._chainsaw_worth(view) > 0.75:
            return "card:chainsaw"
        if "card:pursue" in names and (far >= 2 or (far == 1 and self.beliefs.likely(here) < WORTH_A_LOOK)):
            return "card:pursue"
        if "card:madness" in names and self.beliefs.likely(here) > 0.7 and hand >= 4:
            return "card:madness"
        if "card:notice" in names and hand >= 4:
            return "card:notice"
        return "done"

    def _chainsaw_worth(self, view: KillerView) -> float:
        """Return the injuries that the Chainsaw will deal in the best place within a step."""
        return max(self._worth(place, view) for place in mansion.WITHIN_1[view["killer_at"]])

    def _special_or_actions(self, names: list[str], view: KillerView) -> str:
        here = view["killer_at"]
        frightened = [s for s in view["survivors"] if s["fear"] and not s["out"]]
        if "card:life_drain" in names and frightened:
            return "card:life_drain"
        if "card:chainsaw" in names and self._chainsaw_worth(view) > 0.8:
            return "card:chainsaw"
        best_near = max(self._worth(place, view) for place in mansion.NEIGHBOURS[here])
        if "card:brutal_rage" in names and self._worth(here, view) < WORTH_A_LOOK:
            return "card:brutal_rage"
        found_here = self._worth(here, view)
        left = view["actions"]
        if found_here >= WORTH_A_LOOK and (found_here >= 0.8 * best_near or left == 1):
            return "search"
        if "card:whizzing_by" in names and best_near < WORTH_A_LOOK and mansion.DISTANCE[here][self._target(view)] > 2:
            return "card:whizzing_by"
        if left == 2 or found_here < 0.1:
            return "step"
        return "search"

    def _slow_card(self, names: list[str], view: KillerView) -> str:
        for card in ("card:death_blossom", "card:vanish", "card:lurk", "card:stalk"):
            if card in names:
                return card
        if "card:barricade" in names and len(view["blocks"]) < 6:
            return "card:barricade"
        return "done"

    def _killer_step(self, names: list[str], view: KillerView) -> str:
        here = view["killer_at"]
        if "stop" in names and self._worth(here, view) >= self._worth(self._best(mansion.NEIGHBOURS[here], view), view):
            return "stop"
        best = self._best(mansion.NEIGHBOURS[here], view)
        if self._worth(best, view) >= WORTH_A_LOOK:
            return f"to:{best}"
        return f"to:{self._towards(self._target(view), view)}"

    def _sneak(self, names: list[str], view: KillerView) -> str:
        here = view["killer_at"]
        target = self._target(view)
        return "stop" if target == here else f"to:{self._towards(target, view)}"

    # -- what a card asks --------------------------------------------------------------------------------------------

    def _split(self, area: str, view: KillerView) -> float:
        """Return how much an answer about this area would tell: most if the chance is even."""
        places = area_places(area, view["killer_at"])
        told = 0.0
        for who, weights in self.beliefs.where.items():
            if who != "anna":
                inside = fsum(weights.get(place, 0.0) for place in places)
                told += inside * (1.0 - inside)
        return told

    def _sense_zone(self, names: list[str], view: KillerView) -> str:
        return max(names, key=lambda name: self._split(name.partition(":")[2], view))

    def _sense_pair(self, names: list[str], view: KillerView) -> str:
        return max(names, key=lambda name: self._split(name.partition(":")[2], view))

    def _sense_noise(self, names: list[str], view: KillerView) -> str:
        return max(names, key=lambda name: self._split(name.partition(":")[2], view))

    def _trait_K16(self, names: list[str], view: KillerView) -> str:
        return max((n for n in names if n != "refuse"), key=lambda name: self._split(name.partition(":")[2], view))

    def _block_door(self, names: list[str], view: KillerView) -> str:
        """Shut the way on which Survivors would run, but not the door to the likeliest place."""
        target = self._target(view)
        doors = [name for name in names if target not in name]
        return self._any(doors or names)

    def _frighten_one(self, names: list[str], view: KillerView) -> str:
        fear = {f"survivor:{s['who']}": s["fear"] for s in view["survivors"]}
        return max(names, key=lambda name: (fear.get(name, 0), name))

    def _discard_cheapest(self, names: list[str], _view: KillerView) -> str:
        order = ("barricade", "sense", "notice", "stay", "lurk", "stalk", "scream", "madness", "pursue", "whizzing_by")
        for card in order:
            if f"discard:{card}" in names:
                return f"discard:{card}"
        return names[0]

    _pay_cost = _discard_cards = _make_room = _hand_limit = _discard_cheapest

    def _lift_block(self, names: list[str], view: KillerView) -> str:
        """Lift the block farthest from the likeliest place."""
        target = self._target(view)
        doors = [name for name in names if name.startswith("door:")]
        return max(doors, key=lambda name: min(mansion.DISTANCE[place][target] for place in mansion.ends(name[5:])))

    def _attack_card(self, names: list[str], _view: KillerView) -> str:
        return next((name for name in names if name.startswith("card:")), "none")

    def _pays(self, _names: list[str], view: KillerView) -> str:
        return "pay" if len(view["hidden_cards"]["hand"]) >= 3 else "refuse"

    _drain_the_terrified = _trait_K10 = _trait_K15 = _trait_K01 = _trait_K20 = _pays

    def _whizz_search(self, _names: list[str], view: KillerView) -> str:
        return "pay" if self._worth(view["killer_at"], view) >= WORTH_A_LOOK else "refuse"

    def _rage_again(self, _names: list[str], _view: KillerView) -> str:
        return "again"

    def _trait_K02(self, _names: list[str], _view: KillerView) -> str:
        return "attack"

    def _start_trait(self, names: list[str], view: KillerView) -> str:
        unsure = self.beliefs.surest() < 0.6 and len(view["hidden_cards"]["hand"]) >= 3
        for trait in ("trait:K07", "trait:K06"):
            if trait in names and unsure:
                return trait
        return "trait:K13" if "trait:K13" in names else "done"
