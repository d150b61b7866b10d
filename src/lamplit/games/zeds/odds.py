"""Exact chances of what could be chosen, from the same functions as the rules themselves.

Where dice may be rolled once more, the chances are those of players who do so whenever they would lose.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from math import comb
from typing import Any

from .combat import Fight, Shot, dice_of, fight_column, final, ignored_on, outcome_of, read_shot, shot_column, strength
from .data.board import CATACOMBS, SPACES, STARTS
from .data.tables import DIE, FORAGE
from .dice import best_two
from .gunfire import in_sight
from .movement import ground, reach
from .occasions import FORAGING, REROLL, is_so, total
from .state import Piece, Table

Chances = dict[str, Any]

DIGITS = 4


@lru_cache(maxsize=8)
def totals(dice: int) -> Mapping[int, float]:
    """How likely each sum of the best two of so many dice is.

    >>> totals(2)[7] == 1 / 6
    True
    """
    counts = dict.fromkeys(range(2, 13), 0)
    for shown in product(DIE, repeat=dice):
        counts[best_two([*shown])] += 1
    return {sum_: count / len(DIE) ** dice for sum_, count in counts.items()}


@lru_cache(maxsize=256)
def taken(hits: int, ignored: float) -> tuple[float, ...]:
    """How likely it is that 0, 1, … of so many hits are not ignored."""
    return tuple(comb(hits, n) * (1 - ignored) ** n * ignored ** (hits - n) for n in range(hits + 1))


def fight_odds(t: Table, fight: Fight) -> Chances:
    """Column, shifts with their reasons, the chances to win and to take the last hit, and the hits to expect."""
    first, shifts = fight_column(t, fight)
    column = final(first, shifts)
    chances = {dice: chance for dice, chance in totals(dice_of(t, fight)).items() if chance}
    outcomes = {dice: outcome_of(t, fight, column, dice) for dice in chances}
    if is_so(t, REROLL, fight):
        lost = sum(chance for dice, chance in chances.items() if not outcomes[dice].human_wins)
        chances = {dice: chance * (lost + outcomes[dice].human_wins) for dice, chance in chances.items()}
    own = len(ignored_on(t, fight.unit)) / len(DIE)
    win = expected = suffered = last = 0.0
    for dice, chance in chances.items():
        outcome = outcomes[dice]
        hits = 0 if fight.harmless else outcome.human_hits
        win += chance * outcome.human_wins
        expected += chance * outcome.zed_hits
        suffered += chance * hits * (1 - own)
        last += chance * sum(taken(hits, own)[fight.unit.hits_left :])
    return {
        "first": first,
        "shifts": [list(shift) for shift in shifts],
        "column": column,
        "win": round(win, DIGITS),
        "hits": round(expected, DIGITS),
        "hurt": round(suffered, DIGITS),
        "last": round(last, DIGITS),
    }


def shot_odds(t: Table, shot: Shot) -> Chances:
    """Column, shifts with their reasons, the hits to expect, and the chance to kill."""
    first, shifts = shot_column(t, shot)
    column = final(first, shifts)
    ignored = len(ignored_on(t, shot.target)) / len(DIE)
    expected = kill = 0.0
    for dice, chance in totals(2).items():
        hits = read_shot(column, dice)
        expected += chance * hits * (1 - ignored)
        kill += chance * sum(taken(hits, ignored)[shot.target.hits_left :])
    shown = [list(shift) for shift in shifts]
    expected, kill = round(expected, DIGITS), round(kill, DIGITS)
    return {"first": first, "shifts": shown, "column": column, "hits": expected, "kill": kill}


def forage_odds(t: Table, unit: Piece) -> Chances:
    """The chance to find something: a die for those who forage with one."""
    table, more = FORAGE[SPACES[unit.place].forage], total(t, FORAGING, unit)
    finds = [table.get(min(6, die + more), ()) for die in DIE]
    useful = [any(t.house.infection or ammo for _supplies, ammo in find) for find in finds]
    return {"find": round(sum(useful) / len(DIE), DIGITS)}


def opponents(t: Table, place: str) -> list[Piece]:
    """Whom a unit would fight in a space: in Catacombs one at a time, and the odds are those against the strongest."""
    zeds = t.zeds_at(place) or t.raiders_at(place)
    return [max(zeds, key=lambda zed: strength(t, zed))] if zeds and place in CATACOMBS else zeds


def offered(t: Table) -> dict[str, Chances]:
    """The chances of what may be chosen now, by the names of the options."""
    if t.battle:
        zeds = opponents(t, t.battle)
        if not zeds:
            return {}
        return {f"unit:{unit.name}": fight_odds(t, Fight(unit, zeds, t.battle, True)) for unit in t.units_at(t.battle)}
    if t.phase != "actions":
        return {}
    found: dict[str, Chances] = {}
    meeting = {zed.place for zed in (*t.zeds.values(), *t.raiders.values())} - STARTS
    lie_of_the_land = ground(t)
    for unit in t.units.values():
        for goal in reach(t, unit, lie_of_the_land) if meeting else ():
            if goal in meeting:
                found[f"move:{unit.name}:{goal}"] = fight_odds(t, Fight(unit, opponents(t, goal), goal, False))
        for shot in in_sight(t, unit):
            found[f"fire:{unit.name}:{shot.target.name}"] = shot_odds(t, shot)
        if SPACES[unit.place].forage:
            found[f"forage:{unit.name}"] = forage_odds(t, unit)
    return found
