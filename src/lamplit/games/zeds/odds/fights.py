"""Exact chances of fights and shots, from the same functions as the rules themselves.

Where dice may be rolled once more, the chances are those of players who do so whenever they would lose. In Catacombs,
where one Zed is fought after the other, a move shows the fight against the strongest. What needs no more than a die or
two stands in `dice`, what is offered now in `view.odds`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import comb
from typing import NamedTuple

from ..chances import DIGITS, Chances, Column, FightWay, Risks, Shift
from ..data.board import CATACOMBS
from ..data.tables import DIE, LAST_COLUMN, SAVED_FROM
from ..data.units import FIGURES
from ..dice import best_two
from ..occasions import FIRST_DIE, HITS_AFTER, REROLL, heard, is_so, total
from ..state import Piece, Table
from .columns import (
    Fight,
    Prelude,
    Shifts,
    Shot,
    dice_of,
    fight_column,
    final,
    ignored_on,
    outcome_of,
    read_shot,
    shot_column,
    strength,
)

TWO_DICE = range(2, 13)
"""The totals of two dice."""
KILLED = sum(die >= SAVED_FROM for die in DIE) / len(DIE)
"""How likely an infector that was hit is killed."""


def totals(dice: int) -> Mapping[int, float]:
    """How likely each sum of the best two of so many dice is.

    >>> totals(2)[7] == 1 / 6
    True
    """
    counts = dict.fromkeys(TWO_DICE, 0)
    for shown in product(DIE, repeat=dice):
        counts[best_two([*shown])] += 1
    return {sum_: count / len(DIE) ** dice for sum_, count in counts.items()}


@lru_cache(maxsize=256)
def taken(hits: int, ignored: float) -> tuple[float, ...]:
    """How likely it is that 0, 1, … of so many hits are not ignored."""
    return tuple(comb(hits, n) * (1 - ignored) ** n * ignored ** (hits - n) for n in range(hits + 1))


def suffered(hits: int, ignored: float, left: int) -> float:
    """The hits to expect of so many, none of which is wasted on a piece that is gone after `left` of them.

    >>> suffered(5, 0.0, 2), suffered(1, 0.5, 2), suffered(2, 0.5, 1)
    (2.0, 0.5, 0.75)
    """
    return sum(chance * min(number, left) for number, chance in enumerate(taken(hits, ignored)))


Mob = tuple[tuple[int, float], ...]
"""How many hits each of several Zeds takes, and how likely it ignores one: in the order in which hits go to them."""


def mob_of(t: Table, zeds: list[Piece]) -> Mob:
    """Zeds that are hit together: hits go where they count most, and to infectors, one for each, when all others have
    as many as they can take."""
    regular = [zed for zed in zeds if FIGURES[zed.name].kind != "infector"]
    found = sorted((len(ignored_on(t, zed)) / len(DIE), zed.hits_left) for zed in regular)
    return (*((left, ignored) for ignored, left in found), *[(1, 0.0)] * (len(zeds) - len(regular)))


def spread_over(hits: int, mob: Mob) -> float:
    """The hits to expect on a mob of so many that are spread over it.

    >>> spread_over(3, ((2, 0.0), (2, 0.5))), spread_over(9, ((2, 0.0), (2, 0.5)))
    (2.5, 3.0)
    """
    expected = 0.0
    for left, ignored in mob:
        share = min(hits, left)
        expected += share * (1 - ignored)
        hits -= share
    return expected


def hit_twice(first: int, more: int, mob: Mob) -> float:
    """The hits to expect on a mob that takes so many, and, as far as it is still there, some more."""
    if not more or len(mob) != 1:
        return spread_over(first + more, mob)
    [(left, ignored)] = mob
    chances = enumerate(taken(min(first, left), ignored))
    return sum(chance * (number + spread_over(more, ((left - number, ignored),))) for number, chance in chances)


# -- fights ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Sums:
    """The sums of a fight: the chances to win it and to take the last hit, and the hits to expect on either side."""

    win: float = 0.0
    hits: float = 0.0
    hurt: float = 0.0
    last: float = 0.0

    def add(self, other: "Sums", chance: float) -> None:
        """Adds what happens with some chance."""
        self.win += chance * other.win
        self.hits += chance * other.hits
        self.hurt += chance * other.hurt
        self.last += chance * other.last

    def shown(self) -> Risks:
        """Round the sums for people."""
        return {
            "win": round(self.win, DIGITS),
            "hits": round(self.hits, DIGITS),
            "hurt": round(self.hurt, DIGITS),
            "last": round(self.last, DIGITS),
        }


def fight_odds(t: Table, fight: Fight) -> Chances:
    """Column, shifts with their reasons, and what the fight comes to.

    Where a die is thrown first, `ways` are its results with their chances; column and shifts are those of the likeliest
    way that is a fight.
    """
    ways = preludes(t, fight)
    if len(ways) == 1:
        return one_way(t, fight, ways[0][0])
    found = [_way(t, fight, prelude) for prelude, _ in ways]
    sums = Sums()
    for (_, chance), (_, one) in zip(ways, found, strict=True):
        sums.add(one, chance)
    fights = [(chance, way) for (_, chance), (way, _) in zip(ways, found, strict=True) if way]
    likeliest = max(fights, key=lambda one: one[0])[1]
    told: list[FightWay] = [
        {"chance": round(chance, DIGITS), **way, **one.shown()}
        for (_, chance), (way, one) in zip(ways, found, strict=True)
    ]
    return {**likeliest, **sums.shown(), "ways": told}


def one_way(t: Table, fight: Fight, prelude: Prelude) -> Chances:
    """The chances of a fight before which only one thing can happen, or nothing."""
    way, sums = _way(t, fight, prelude)
    return {**way, **sums.shown()}


NOTHING_FIRST = Prelude()
FOR_SURE = [(NOTHING_FIRST, 1.0)]


def preludes(t: Table, fight: Fight) -> Sequence[tuple[Prelude, float]]:
    """Return what the die before a fight leads to, with the chances; a single sure thing where no die is rolled."""
    for owner, effect in () if fight.forced else heard(t.in_force, FIRST_DIE):
        if effect.do(t, owner, fight, DIE[0]) is None:
            continue  # whether it is thrown does not depend on what it shows
        counts: dict[Prelude, int] = {}
        for die in DIE:
            prelude: Prelude = effect.do(t, owner, fight, die)
            counts[prelude] = counts.get(prelude, 0) + 1
        return [(prelude, count / len(DIE)) for prelude, count in counts.items()]
    return FOR_SURE


def _way(t: Table, fight: Fight, prelude: Prelude) -> tuple[Column, Sums]:
    """One way: column and shifts, nothing where there is no fight, and what it comes to."""
    mob = mob_of(t, fight.zeds)
    if prelude.instead:
        return {}, Sums(win=float(prelude.human_wins), hits=spread_over(prelude.hits, mob))
    if prelude is not NOTHING_FIRST:
        fight = replace(fight)
        fight.take(prelude)
    first, shifts = fight_column(t, fight)
    column = final(first, shifts)
    outcomes = {dice: outcome_of(t, fight, column, dice) for dice in TWO_DICE}
    known = tuple([(dice, one.human_wins, one.zed_hits, one.human_hits) for dice, one in outcomes.items()])
    again = not fight.settled and is_so(t, REROLL, fight)
    own = len(ignored_on(t, fight.unit)) / len(DIE)
    taken_by = Taking(fight.harmless, fight.hits_after, own, fight.unit.hits_left)
    sums = add_up(known, dice_of(t, fight), again, taken_by, total(t, HITS_AFTER, fight), mob)
    return {"first": first, "shifts": shown_shifts(shifts), "column": column}, sums


Outcomes = tuple[tuple[int, bool, int, int], ...]
"""For each total of the dice: whether the humans win, the hits on Zeds, and those on the unit."""


class Taking(NamedTuple):
    """How a unit takes its hits: whether the fight does it no harm, hits that come after it, the share it ignores, and
    how many it can take."""

    harmless: bool
    after: int
    ignored: float
    left: int


@lru_cache(maxsize=16384)
def add_up(outcomes: Outcomes, rolled: int, again: bool, taking: Taking, more: int, mob: Mob) -> Sums:
    """What a fight comes to, with so many dice, which may be rolled again, and so many more hits on the Zeds."""
    chances = totals(rolled)
    lost = sum(chances[dice] for dice, wins, _, _ in outcomes if not wins)
    sums = Sums()
    for dice, wins, zed_hits, human_hits in outcomes:
        chance = chances[dice] * (lost + wins) if again else chances[dice]
        sums.add(come_to(wins, hit_twice(zed_hits, more, mob), human_hits, taking), chance)
    return sums


def come_to(wins: bool, zed_hits: float, human_hits: int, taking: Taking) -> Sums:
    """What one total of the dice comes to."""
    hits = (0 if taking.harmless else human_hits) + taking.after
    last = sum(taken(hits, taking.ignored)[taking.left :])
    return Sums(float(wins), zed_hits, suffered(hits, taking.ignored, taking.left), last)


def as_they_lie(t: Table, fight: Fight, column: int, dice: int) -> Chances:
    """What a fight comes to if the dice are left as they lie."""
    outcome = outcome_of(t, fight, column, dice)
    ignored = len(ignored_on(t, fight.unit)) / len(DIE)
    taking = Taking(fight.harmless, fight.hits_after, ignored, fight.unit.hits_left)
    zed_hits = hit_twice(outcome.zed_hits, total(t, HITS_AFTER, fight), mob_of(t, fight.zeds))
    return {**come_to(outcome.human_wins, zed_hits, outcome.human_hits, taking).shown()}


def opponents(t: Table, place: str) -> list[Piece]:
    """Whom a unit would fight in a space: in Catacombs one at a time, and the odds are those against the strongest."""
    zeds = t.zeds_at(place) or t.raiders_at(place)
    return [max(zeds, key=lambda zed: strength(t, zed))] if zeds and place in CATACOMBS else zeds


def shown_shifts(shifts: Shifts) -> list[Shift]:
    """Column shifts as they are shown."""
    return [[reason, by] for reason, by in shifts]


# -- shots -----------------------------------------------------------------------------------------------------------


def shot_odds(t: Table, shot: Shot) -> Chances:
    """Column, shifts with their reasons, the hits to expect, and the chance to kill. Any hit may kill an infector."""
    first, shifts = shot_column(t, shot)
    column = final(first, shifts)
    return _shown_shot(t, shot.target, first, shifts, column)


def free_shot_odds(t: Table, strong: int, target: Piece) -> Chances:
    """The chances of a shot that is no unit's gunfire action: its strength alone counts."""
    column = min(strong, LAST_COLUMN + 1) - 1
    return _shown_shot(t, target, column, [], column)


def _shown_shot(t: Table, target: Piece, first: int, shifts: Shifts, column: int) -> Chances:
    infector = FIGURES[target.name].kind == "infector"
    expected, kill = expected_hits(column, len(ignored_on(t, target)) / len(DIE), target.hits_left, infector)
    return {
        "first": first,
        "shifts": shown_shifts(shifts),
        "column": column,
        "hits": expected,
        "kill": kill,
    }


def expected_hits(column: int, ignored: float, left: int, infector: bool) -> tuple[float, float]:
    """The hits to expect from a shot, and the chance that it kills."""
    expected = kill = 0.0
    for dice, chance in totals(2).items():
        hits = read_shot(column, dice)
        if infector:
            expected += chance * min(hits, 1)
            kill += chance * min(hits, 1) * KILLED
        else:
            expected += chance * suffered(hits, ignored, left)
            kill += chance * sum(taken(hits, ignored)[left:])
    return round(expected, DIGITS), round(kill, DIGITS)
