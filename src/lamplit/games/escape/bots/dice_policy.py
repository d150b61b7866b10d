"""The dice policy: which dice to hold on the way to a demand, solved exactly as a small Markov decision process.

A demand is a number of dice for each wanted symbol. What matters of a set of dice is how many show each wanted symbol,
how many golden masks there are, and how many dice are blocked; the rest is rolled. `expectation` follows the plain
policy (keep what is wanted, roll the rest, use gold at once); `best` looks for the cheapest way, in which a golden
mask may also be held back, and counts being stuck as so many rolls lost.
"""

from functools import cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from ..data.figures import FACES

STUCK = 40.0
"""What it costs to have every die blocked, in rolls: until a friend comes, or a turn of fate and its stone."""

STUCK_FOR_GOOD = 300.0
"""What it costs where no friend will come and no turn of fate is left."""

MOST_GOLD_HELD = 2
PRECISION = 1e-7
CLOSE_ENOUGH = 1e-3

Demand = tuple[tuple[str, int], ...]
"""Symbols, and how many dice are to show each."""

Shape = tuple[tuple[int, int], ...]
"""A demand by what matters of it: on how many faces each symbol is, and how many dice are to show it."""

Kept = tuple[int, ...]
Standing = tuple[Kept, int, int]
"""Dice kept of each wanted symbol, golden masks, blocked dice."""


class Expectation(NamedTuple):
    """How many rolls a demand takes if it is met, and how likely it is to get stuck first."""

    rolls: float
    stuck: float


class Hold(NamedTuple):
    """A decision about a roll: how many golden masks to use, which dice to keep. The rest is rolled."""

    gold_used: int
    kept: Kept
    gold_kept: int


def demand(**symbols: int) -> Demand:
    """A demand, as in `demand(adventurer=1, key=1)`."""
    return tuple(sorted(symbols.items()))


@cache
def _outcomes(faces: tuple[int, ...], dice: int) -> tuple[tuple[Kept, int, int, float], ...]:
    """Return the outcomes of a roll with their chances: symbols by their faces, golden masks, black masks."""
    kinds = (*faces, FACES.count("gold"), FACES.count("black"))
    chances = [each / len(FACES) for each in kinds]
    rest = 1.0 - sum(chances)
    found: list[tuple[Kept, int, int, float]] = []
    for counts in product(range(dice + 1), repeat=len(kinds)):
        left = dice - sum(counts)
        if left < 0:
            continue
        ways, room = 1, dice
        for count in counts:
            ways *= comb(room, count)
            room -= count
        chance = ways * prod(p**count for p, count in zip(chances, counts, strict=True)) * rest**left
        found.append((counts[:-2], counts[-2], counts[-1], chance))
    return tuple(found)


# -- the plain policy ------------------------------------------------------------------------------------------------


@cache
def expectation(wanted: Demand, dice: int) -> Expectation:
    """Rolls given success, and the chance to get stuck, of the plain policy with dice that are all unrolled.

    >>> two = expectation(demand(adventurer=2), 5)
    >>> round(two.rolls, 2), round(100 * two.stuck, 1)
    (1.7, 0.8)
    """
    faces = tuple([FACES.count(symbol) for symbol, _need in wanted])
    needs = tuple([need for _symbol, need in wanted])
    start = (tuple([0] * len(needs)), 0)
    succeeds: dict[tuple[Kept, int], float] = {}
    rolls: dict[tuple[Kept, int], float] = {}
    states = [
        (kept, blocked)
        for kept in product(*[range(need + 1) for need in needs])
        for blocked in range(dice + 1)
        if sum(kept) + blocked <= dice and kept != needs
    ]
    while True:
        change = 0.0
        for state in states:
            success, length = _plain_step(state, faces, needs, dice, succeeds, rolls)
            change = max(change, abs(success - succeeds.get(state, 0.0)), abs(length - rolls.get(state, 0.0)))
            succeeds[state], rolls[state] = success, length
        if change < PRECISION:
            break
    return Expectation(rolls[start] / succeeds[start], 1.0 - succeeds[start])


def _plain_step(
    state: tuple[Kept, int],
    faces: tuple[int, ...],
    needs: Kept,
    dice: int,
    succeeds: dict[tuple[Kept, int], float],
    rolls: dict[tuple[Kept, int], float],
) -> tuple[float, float]:
    """One roll of the plain policy: the chance of success from here, and the rolls spent on the ways that succeed."""
    kept, blocked = state
    if blocked == dice:
        return 0.0, 0.0
    if sum(kept) + blocked == dice:
        kept = tuple([0] * len(needs))
    success = length = 0.0
    for shown, gold, black, chance in _outcomes(faces, dice - sum(kept) - blocked):
        now = tuple([min(need, have + more) for need, have, more in zip(needs, kept, shown, strict=True)])
        if now == needs:
            success += chance
            length += chance
            continue
        after = (now, max(0, blocked + black - 2 * gold))
        success += chance * succeeds.get(after, 0.0)
        length += chance * (rolls.get(after, 0.0) + succeeds.get(after, 0.0))
    return success, length


# -- the best policy -------------------------------------------------------------------------------------------------


class Plan:
    """The best way to all demands of one shape with so many dice."""

    def __init__(self, shape: Shape, dice: int, frees: int, stuck: float) -> None:
        self._faces = tuple([faces for faces, _need in shape])
        self._needs = tuple([need for _faces, need in shape])
        self._dice = dice
        self._frees = frees
        self._stuck = stuck
        self._costs: dict[Standing, float] = {}
        self._solve()

    def hold(self, shown: Kept, gold: int, blocked: int) -> Hold:
        """Return the best decision for dice that show these numbers of wanted symbols, golden masks and black masks."""
        return min(self._ways(self._capped(shown), min(gold, self._dice), blocked), key=self._cost_of)[1]

    def cost(self) -> float:
        """The rolls to expect from unrolled dice, with being stuck counted in."""
        return self._costs[(tuple([0] * len(self._needs)), 0, 0)]

    def _capped(self, shown: Kept) -> Kept:
        return tuple([min(need, have) for need, have in zip(self._needs, shown, strict=True)])

    def _cost_of(self, way: tuple[Standing, Hold]) -> float:
        return self._costs.get(way[0], self._stuck)

    def _ways(self, kept: Kept, gold: int, blocked: int) -> list[tuple[Standing, Hold]]:
        """Every way to go on: golden masks used, symbols and golden masks kept."""
        ways: list[tuple[Standing, Hold]] = []
        most_used = min(gold, -(-blocked // self._frees)) if self._frees else 0
        for used in range(most_used + 1):
            still = max(0, blocked - self._frees * used)
            for held in range(min(MOST_GOLD_HELD, gold - used) + 1):
                for part in product(*[range(have, -1, -1) for have in kept]):
                    if sum(part) + held + still < self._dice:
                        ways.append(((part, held, still), Hold(used, part, held)))
        return ways or [((kept, 0, self._dice), Hold(0, kept, 0))]

    def _solve(self) -> None:
        """Sweeps over all standings until none gets dearer. Each has a number, the last being stuck."""
        dice = self._dice
        states = [
            (kept, gold, blocked)
            for kept in product(*[range(need + 1) for need in self._needs])
            for gold in range(MOST_GOLD_HELD + 1)
            for blocked in range(dice)
            if sum(kept) + gold + blocked < dice and kept != self._needs
        ]
        # Nearest to the goal first: what a roll leads to is then mostly known when it is asked for.
        states.sort(key=lambda state: (-sum(state[0]), state[2]))
        numbers = {state: number for number, state in enumerate(states)}
        follows = [self._following(state) for state in states]
        rolls = dict.fromkeys(after for each in follows for after, _chance in each)
        rolled = {after: number for number, after in enumerate(rolls)}
        stuck = len(states)
        ways = [[numbers.get(way, stuck) for way, _hold in self._ways(*after)] for after in rolled]
        leads = [([rolled[after] for after, _chance in each], [chance for _after, chance in each]) for each in follows]
        costs = [0.0] * stuck + [self._stuck]
        change = 1.0
        while change >= CLOSE_ENOUGH:
            change = 0.0
            best = [min([costs[way] for way in each]) for each in ways]
            for number, (after, chances) in enumerate(leads):
                cost = 1.0 + sum([chance * best[roll] for roll, chance in zip(after, chances, strict=True)])
                change = max(change, abs(cost - costs[number]))
                costs[number] = cost
        self._costs = dict(zip(states, costs, strict=False))

    def _following(self, state: Standing) -> list[tuple[Standing, float]]:
        """Return the standings that a roll can lead to, short of success, with their chances."""
        kept, gold, blocked = state
        chances: dict[Standing, float] = {}
        for shown, more_gold, black, chance in _outcomes(self._faces, self._dice - sum(kept) - gold - blocked):
            now = self._capped(tuple([have + more for have, more in zip(kept, shown, strict=True)]))
            if now != self._needs:
                after = (now, gold + more_gold, blocked + black)
                chances[after] = chances.get(after, 0.0) + chance
        return list(chances.items())


def best(wanted: Demand, dice: int, frees: int = 2, stuck: float = STUCK) -> Plan:
    """The best way to a demand; `frees` is how many blocked dice a golden mask frees, `stuck` what being stuck costs.

    >>> best(demand(adventurer=2), 5).cost() < 2.1
    True
    """
    return _plan(tuple([(FACES.count(symbol), need) for symbol, need in wanted]), dice, frees, stuck)


@cache
def _plan(shape: Shape, dice: int, frees: int, stuck: float) -> Plan:
    """Keys and torches are as likely: what is solved for one holds for the other."""
    return Plan(shape, dice, frees, stuck)
