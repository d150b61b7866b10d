"""What a Killer can work out: where each Survivor may be, as weights over the places.

Everything here comes from the events his seat is told: noises, answers to SENSE and SEARCH, screams, removed blocks,
fear dealt within range. Weights need not be exact; they must follow what is possible.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from typing import Any

from ..data import mansion
from ..killer.skills import zone_places

Weights = dict[str, float]
STAYS = 0.35
"""How often a Survivor is taken to stay where they are for a turn."""

NEAR_NOISE = 0.25
"""How much a noise speaks for the places next to it: bottles are thrown there from."""

RANGED = frozenset({"scream", "chainsaw"})
"""Cards that frighten everybody within range 1 of the Killer."""


class Beliefs:
    """The Killer's picture of the house."""

    def __init__(self) -> None:
        self.where: dict[str, Weights] = {}
        self.killer_at = mansion.KILLER_START
        self._ranged: list[str] | None = None

    def likely(self, place: str) -> float:
        """How many Survivors to expect in a place."""
        return fsum(weights.get(place, 0.0) for weights in self.where.values())

    def surest(self) -> float:
        """How sure the best-known Survivor's place is."""
        return max((max(weights.values(), default=0.0) for weights in self.where.values()), default=0.0)

    def hear(self, events: Iterable[Mapping[str, Any]], blocks: Sequence[str]) -> None:
        """Takes in what the Killer was told since he last looked."""
        for event in events:
            self._take_in(event["kind"], event["args"], tuple(blocks))

    def _take_in(self, kind: str, args: Mapping[str, Any], blocks: tuple[str, ...]) -> None:
        if kind != "fear" and self._ranged is not None:
            self._settle_range()
        match kind:
            case "characters":
                self.where = {who: {mansion.SURVIVORS_START: 1.0} for who in args["who"]}
            case "killer-moved" | "killer-arrived" | "sneaked" | "reappeared":
                self.killer_at = args["place"]
            case "card-played" if args["card"] in RANGED:
                self._ranged = []
            case "fear" if self._ranged is not None:
                self._ranged.append(args["who"])
            case "noises":
                self._survivors_moved(blocks)
                self._noises(args["places"])
            case "firecracker":
                self._survivors_moved(blocks)
            case "search":
                self._named(args["who"], (args["place"],), hidden=())
            case "sensed":
                self._named(args["who"], area_places(args["area"], self.killer_at), hidden=("anna",))
            case "scream" | "betrayed-by-fear":
                self.where[args["who"]] = {args["place"]: 1.0}
            case "encounter-over":
                self._fled(blocks)
            case "eliminated" | "escaped":
                self.where.pop(args["who"], None)
            case "unblocked-by":
                self._narrow(args["who"], mansion.ends(args["door"]))
            case _:
                pass

    def _survivors_moved(self, blocks: tuple[str, ...]) -> None:
        """A Survivors' turn has passed: each may be up to two steps on."""
        for who, weights in self.where.items():
            spread: Weights = {}
            for place, weight in weights.items():
                ends = _turn_ends(who, place, blocks)
                spread[place] = spread.get(place, 0.0) + weight * STAYS
                for end in ends:
                    spread[end] = spread.get(end, 0.0) + weight * (1 - STAYS) / len(ends)
            self.where[who] = _even(spread)

    def _fled(self, blocks: tuple[str, ...]) -> None:
        """After an encounter those who were here have most likely run."""
        for who, weights in self.where.items():
            here = weights.get(self.killer_at, 0.0)
            ends = mansion.reachable(self.killer_at, 1, blocks)
            if here and ends:
                spread = dict(weights)
                spread[self.killer_at] = here * 0.25
                for end in ends:
                    spread[end] = spread.get(end, 0.0) + here * 0.75 / len(ends)
                self.where[who] = _even(spread)

    def _noises(self, places: Sequence[str]) -> None:
        """Each noisy place speaks for whoever can be there, and a little for its neighbours."""
        if not places:
            return
        factor = dict.fromkeys(mansion.PLACES, 0.5)
        for place in places:
            for near in mansion.NEIGHBOURS[place]:
                factor[near] += NEAR_NOISE
        for place in places:
            factor[place] += 4.0
        for who, weights in self.where.items():
            self.where[who] = _even({place: weight * factor[place] for place, weight in weights.items()})

    def _named(self, named: Sequence[str], places: Sequence[str], hidden: Sequence[str]) -> None:
        """These are in the area, the others are not; who cannot be sensed is not ruled out."""
        for who in self.where:
            if who in named:
                self._narrow(who, places)
            elif who not in hidden:
                self._rule_out(who, places)

    def _narrow(self, who: str, places: Sequence[str]) -> None:
        if who not in self.where:
            return
        kept = {place: weight for place, weight in self.where[who].items() if place in places}
        self.where[who] = _even(kept or dict.fromkeys(places, 1.0))

    def _rule_out(self, who: str, places: Sequence[str]) -> None:
        kept = {place: weight for place, weight in self.where[who].items() if place not in places}
        others = [place for place in mansion.PLACES if place not in places]
        self.where[who] = _even(kept or dict.fromkeys(others, 1.0))

    def _settle_range(self) -> None:
        """Who took fear from a card with range 1 is near; who did not is not, unless fear had no room."""
        assert self._ranged is not None
        near = mansion.WITHIN_1[self.killer_at]
        for who in self._ranged:
            self._narrow(who, near)
        self._ranged = None


def area_places(area: str, killer_at: str) -> tuple[str, ...]:
    """The places a SENSE asked about."""
    if area in mansion.ZONES:
        return zone_places(area)
    if area == "range":
        return mansion.WITHIN_1[killer_at]
    return mansion.ends(area) if area in mansion.LINKS else (area,)


def _turn_ends(who: str, place: str, blocks: tuple[str, ...]) -> tuple[str, ...]:
    ends = mansion.reachable(place, 3 if who == "william" else 2, blocks)
    if who == "sophia" and place in mansion.PASSAGES:
        ends = (*ends, mansion.PASSAGES[place])
    return ends or (place,)


def _even(weights: Weights) -> Weights:
    """The same weights, adding up to one; slivers are dropped."""
    total = fsum(weights.values()) or 1.0
    kept = {place: weight / total for place, weight in weights.items() if weight / total > 0.004}
    return kept or weights
