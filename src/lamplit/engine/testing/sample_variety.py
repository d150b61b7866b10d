"""Variety: what a seat cannot see must differ in some of the worlds sampled for it.

Comparing worlds proves nothing where they are alike: a `sample` that does nothing would let a view show the top of the
deck. So everything hidden from a seat (the cards of a zone, their order, a hidden field) has to differ in some world
sampled for it. How soon that is to be expected follows from the cards: twenty cards in the same order are no accident,
one of two may well be.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb, factorial, prod
from typing import Any

from ..errors import NoSample
from ..knowledge.zones import Hidden, Zone, may_see
from ..matches.match import Match

ACCIDENT = 1e-6
"""Anything less likely than this is no accident."""
LUCK_OF_A_FIELD = 0.5
"""How likely at most a hidden field is to come out the same by accident."""
MOST_WORLDS = 64
"""How many more worlds are sampled where something was the same in all worlds so far."""


@dataclass
class _Doubt:
    """Something that was the same so far: how likely that is by accident, and a moment at which it may differ."""

    likely: float
    moment: Match
    luck: float


class Variety:
    """What differed and what did not in the worlds sampled from one match."""

    def __init__(self) -> None:
        self._varied: set[tuple[str, str]] = set()
        self._doubts: dict[tuple[str, str], _Doubt] = {}

    def look(self, match: Match, world: Match, watcher: str) -> None:
        """Notes what differs between the true match and a world sampled for a watcher."""
        moment: Match | None = None
        for what, read, luck in _hidden(match, watcher):
            if (watcher, what) in self._varied:
                continue
            if read(match.table) != read(world.table):
                self._varied.add((watcher, what))
                self._doubts.pop((watcher, what), None)
            elif luck < 1:
                moment = moment or match.clone()
                doubt = self._doubts.setdefault((watcher, what), _Doubt(1.0, moment, 1.0))
                doubt.likely *= luck
                if luck <= doubt.luck:
                    doubt.moment, doubt.luck = moment, luck

    def insist(self) -> None:
        """Raises `AssertionError` for what never differs, after sampling more worlds where there were few."""
        for watcher, what in list(self._doubts):
            for number in range(MOST_WORLDS):
                doubt = self._doubts.get((watcher, what))
                if doubt is None or doubt.likely < ACCIDENT:
                    break
                try:
                    world = doubt.moment.sample(watcher, f"variety {number}")
                except NoSample:
                    continue
                self.look(doubt.moment, world, watcher)
        for (watcher, what), doubt in self._doubts.items():
            assert doubt.likely >= ACCIDENT, f"{watcher} cannot see {what}, but sample never deals it anew"


def _hidden(match: Match, watcher: str) -> Iterator[tuple[str, Callable[[Any], Any], float]]:
    """Everything hidden from a watcher: its name, how to read it, and how likely it is the same by accident.

    Worlds are dealt at the checkpoint, so what the watcher could see there or can see now is left out.
    """
    game, table, save = match.game, match.table, match.checkpoint

    def unseen(thing: Zone[Any] | Hidden[Any]) -> bool:
        return not any(may_see(thing.seen_by(each), watcher) for each in (save, table))

    zones = [zone for zone in game.zones(table) if unseen(zone)]
    pools: dict[str, Counter[str]] = {}
    for zone in zones:
        pools.setdefault(zone.family, Counter()).update(zone.cards(table))
    for zone in zones:
        cards = zone.cards(table)
        same_cards, same_order = _likely_by_backs(cards, pools[zone.family], zone.back)
        yield f"what lies in {zone.name!r}", _sorted_cards(zone), same_cards
        yield f"the order of {zone.name!r}", zone.cards, same_order
    for field in game.hidden(table):
        if unseen(field):
            yield f"{field.name!r}", field.value, LUCK_OF_A_FIELD


def _sorted_cards(zone: Zone[Any]) -> Callable[[Any], list[str]]:
    return lambda table: sorted(zone.cards(table))


def _likely_by_backs(cards: Sequence[str], pool: "Counter[str]", back: Callable[[str], str]) -> tuple[float, float]:
    """How likely the same cards and order are where the backs of all cards show: an upper bound, as not all may.

    >>> _likely_by_backs(["attic", "crypt"], Counter(attic=1, crypt=1), lambda room: room[0])
    (1.0, 1.0)
    """
    chances = [
        _likely(
            [card for card in cards if back(card) == look],
            Counter({card: count for card, count in pool.items() if back(card) == look}),
        )
        for look in {back(card) for card in cards}
    ]
    return prod(same for same, _ in chances), prod(order for _, order in chances)


def _likely(cards: Sequence[str], pool: "Counter[str]") -> tuple[float, float]:
    """How likely the same cards, and the same in the same order, are dealt from a pool once more.

    >>> _likely(["key"], Counter(key=1, map=3)), _likely(["key", "map"], Counter(key=1, map=1))
    ((0.25, 0.25), (1.0, 0.5))
    """
    counts = Counter(cards)
    same = prod(comb(pool[card], count) for card, count in counts.items()) / comb(pool.total(), len(cards))
    return same, same * prod(map(factorial, counts.values())) / factorial(len(cards))
