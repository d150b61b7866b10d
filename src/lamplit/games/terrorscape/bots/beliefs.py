"""What a Killer can work out: where each Survivor may be, as weights over the places.

Everything here comes from the events that the Killer's seat is told: noises, answers to SENSE and SEARCH, screams,
removed blocks, fear dealt within range. Weights need not be exact, but they must follow what is possible.
"""

from collections.abc import Iterable, Sequence
from math import fsum

from ....engine import Told
from ..data import mansion
from ..view.events import Characters, Noises, OnePlace, OneSurvivor, Search, Sensed, SurvivorAtDoor, SurvivorAtPlace

Weights = dict[str, float]
STAYS = 0.35
"""The chance that a Survivor stays in place for a turn, as the Killer sees it."""

NEAR_NOISE = 0.25
"""How much a noise speaks for the neighbouring places: bottles are thrown from there."""

RANGED = frozenset({"scream", "chainsaw"})
"""Cards that frighten all Survivors within range 1 of the Killer."""

SLIVER = 0.004
"""Weights up to this one are dropped."""


class Beliefs:
    """The Killer's picture of the house."""

    def __init__(self) -> None:
        self.where: dict[str, Weights] = {}
        self.killer_at = mansion.KILLER_START
        self._frightened: list[str] | None = None
        """The Survivors who took fear from a card with range 1, until all of them have been named."""

    def likely(self, place: str) -> float:
        """Return the number of Survivors to expect in a place."""
        return fsum(weights.get(place, 0.0) for weights in self.where.values())

    def surest(self) -> float:
        """Return the highest weight of any Survivor in any place."""
        return max((max(weights.values(), default=0.0) for weights in self.where.values()), default=0.0)

    def hear(self, events: Iterable[Told], blocks: Sequence[str]) -> None:
        """Take in the events that the Killer was told since the last question."""
        for event in events:
            self._take_in(event, tuple(blocks))

    def _take_in(self, event: Told, blocks: tuple[str, ...]) -> None:
        kind = event["kind"]
        if kind != "fear" and self._frightened is not None:
            self._settle_range(self._frightened)
            self._frightened = None
        match kind:
            case "characters":
                characters: Characters = event["args"]
                self.where = {who: {mansion.SURVIVORS_START: 1.0} for who in characters["who"]}
            case "killer-moved" | "killer-arrived" | "sneaked" | "reappeared":
                killer: OnePlace = event["args"]
                self.killer_at = killer["place"]
            case "card-played" if event["args"]["card"] in RANGED:
                self._frightened = []
            case "fear" if self._frightened is not None:
                frightened: OneSurvivor = event["args"]
                self._frightened.append(frightened["who"])
            case "noises":
                noises: Noises = event["args"]
                self._survivors_moved(blocks)
                self._noises(noises["places"])
            case "firecracker":
                self._survivors_moved(blocks)
            case "search":
                search: Search = event["args"]
                self._named(search["who"], (search["place"],), hidden=())
            case "sensed":
                sensed: Sensed = event["args"]
                self._named(sensed["who"], area_places(sensed["area"], self.killer_at), hidden=("anna",))
            case "scream" | "betrayed-by-fear":
                shown: SurvivorAtPlace = event["args"]
                self.where[shown["who"]] = {shown["place"]: 1.0}
            case "encounter-over":
                self._fled(blocks)
            case "eliminated" | "escaped":
                gone: OneSurvivor = event["args"]
                self.where.pop(gone["who"], None)
            case "unblocked-by":
                unblocked: SurvivorAtDoor = event["args"]
                self._narrow(unblocked["who"], mansion.ends(unblocked["door"]))
            case _:
                pass

    def _survivors_moved(self, blocks: tuple[str, ...]) -> None:
        """A Survivors' turn has passed: each of them may be up to two steps on."""
        for who, weights in self.where.items():
            spread: Weights = {}
            for place, weight in weights.items():
                ends = _turn_ends(who, place, blocks)
                spread[place] = spread.get(place, 0.0) + weight * STAYS
                for end in ends:
                    spread[end] = spread.get(end, 0.0) + weight * (1 - STAYS) / len(ends)
            self.where[who] = _even(spread)

    def _fled(self, blocks: tuple[str, ...]) -> None:
        """After an encounter the Survivors who were here have most likely run."""
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
        """Each noisy place speaks for the Survivors who can be there, and a little for its neighbours."""
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
        """The named Survivors are in these places, the others are not; `hidden` ones are never named."""
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

    def _settle_range(self, frightened: Sequence[str]) -> None:
        """The Survivors who took fear from a card with range 1 are near."""
        near = mansion.WITHIN_1[self.killer_at]
        for who in frightened:
            self._narrow(who, near)


def area_places(area: str, killer_at: str) -> tuple[str, ...]:
    """Return the places that a SENSE asked about."""
    if area in mansion.ZONES:
        return mansion.zone_places(area)
    if area == "range":
        return mansion.WITHIN_1[killer_at]
    return mansion.ends(area) if area in mansion.LINKS else (area,)


def _turn_ends(who: str, place: str, blocks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the places where a Survivor's turn may end."""
    ends = mansion.reachable(place, 3 if who == "william" else 2, blocks)
    if who == "sophia" and place in mansion.PASSAGES:
        ends = (*ends, mansion.PASSAGES[place])
    return ends or (place,)


def _even(weights: Weights) -> Weights:
    """Return the weights so that they add up to one, without slivers."""
    total = fsum(weights.values()) or 1.0
    kept = {place: weight / total for place, weight in weights.items() if weight / total > SLIVER}
    return kept or weights
