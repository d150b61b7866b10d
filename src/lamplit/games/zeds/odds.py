"""Exact chances of what could be chosen, from the same functions as the rules themselves.

Where dice may be rolled once more, the chances are those of players who do so whenever they would lose; where either
of two dice may be used, of players who take what they find. In Catacombs, where one Zed is fought after the other, a
move shows the fight against the strongest.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import comb
from typing import Any, NamedTuple

from .combat import (
    Fight,
    Prelude,
    Shifts,
    Shot,
    dice_of,
    fight_column,
    final,
    ignored_on,
    outcome_of,
    read_fight,
    read_shot,
    shot_column,
    strength,
)
from .data.board import CATACOMBS, SPACES, STARTS
from .data.research import RESEARCH
from .data.tables import DIE, FORAGE, LAST_COLUMN, SAVED_FROM
from .data.units import FIGURES
from .dice import best_two
from .gunfire import in_sight
from .healing import lowers_infection
from .hospital import in_beds
from .movement import ground, reach
from .occasions import (
    CHARACTER_ACTION,
    FIRST_DIE,
    FORAGE_DICE,
    FORAGE_MORE,
    FORAGING,
    HITS_AFTER,
    IF_PLAYED,
    REROLL,
    RESEARCH_ROLL,
    RESULT,
    SHOT_BY_CARD,
    SPECIAL_ACTION,
    heard,
    is_so,
    option_name,
    options,
    total,
)
from .research import BEST_DIE, in_lab
from .state import Piece, Table

Chances = dict[str, Any]

DIGITS = 4
KILLED = sum(die >= SAVED_FROM for die in DIE) / len(DIE)
"""How likely an infector that was hit is killed."""
SHOOTING = ("citadel", "handload")
"""Abilities that let somebody fire."""
HEALERS = ("physician", "first_aid", "patch_up", "field_clinic")
"""Abilities that heal."""


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


# -- fights ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Sums:
    """What a fight comes to: the chances to win it and to take the last hit, and the hits to expect on either side."""

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

    def shown(self) -> Chances:
        """For people."""
        sums = {"win": self.win, "hits": self.hits, "hurt": self.hurt, "last": self.last}
        return {name: round(value, DIGITS) for name, value in sums.items()}


def fight_odds(t: Table, fight: Fight) -> Chances:
    """Column, shifts with their reasons, and what the fight comes to.

    Where a die is thrown first, `ways` are its results with their chances; column and shifts are those of the likeliest
    way that is a fight.
    """
    ways = list(preludes(t, fight))
    found = [_way(t, fight, prelude) for prelude, _ in ways]
    sums = Sums()
    for (_, chance), (_, one) in zip(ways, found, strict=True):
        sums.add(one, chance)
    fights = [(chance, way) for (_, chance), (way, _) in zip(ways, found, strict=True) if way]
    shown = max(fights, key=lambda one: one[0])[1] | sums.shown()
    if len(ways) > 1:
        shown["ways"] = [
            {"chance": round(chance, DIGITS), **way, **one.shown()}
            for (_, chance), (way, one) in zip(ways, found, strict=True)
        ]
    return shown


def preludes(t: Table, fight: Fight) -> Iterator[tuple[Prelude, float]]:
    """What a die that is thrown first leads to, with the chances; one thing for sure where none is thrown."""
    for owner, effect in () if fight.forced else heard(t.in_force, FIRST_DIE):
        counts: dict[Prelude, int] = {}
        for die in DIE:
            prelude: Prelude | None = effect.do(t, owner, fight, die)
            if prelude is not None:
                counts[prelude] = counts.get(prelude, 0) + 1
        if counts:
            yield from ((prelude, count / len(DIE)) for prelude, count in counts.items())
            return
    yield Prelude(), 1.0


def _way(t: Table, fight: Fight, prelude: Prelude) -> tuple[Chances, Sums]:
    """One way: column and shifts, nothing where there is no fight, and what it comes to."""
    spared = 1 - shrugged_off(t, fight.zeds)
    if prelude.instead:
        return {}, Sums(win=float(prelude.human_wins), hits=prelude.hits * spared)
    fight = replace(fight)
    fight.take(prelude)
    first, shifts = fight_column(t, fight)
    column = final(first, shifts)
    rolled = dice_of(t, fight)
    known: Outcomes = results_of(column)
    if heard(t.in_force, RESULT):
        outcomes = {dice: outcome_of(t, fight, column, dice) for dice in totals(2)}
        known = tuple((dice, one.human_wins, one.zed_hits, one.human_hits) for dice, one in outcomes.items())
    again = not fight.settled and is_so(t, REROLL, fight)
    own = len(ignored_on(t, fight.unit)) / len(DIE)
    taken_by = Taking(fight.harmless, fight.hits_after, own, fight.unit.hits_left)
    sums = add_up(known, rolled, again, taken_by, total(t, HITS_AFTER, fight), spared)
    return {"first": first, "shifts": [list(shift) for shift in shifts], "column": column}, sums


Outcomes = tuple[tuple[int, bool, int, int], ...]
"""For each total of the dice: whether the humans win, the hits on Zeds, and those on the unit."""


class Taking(NamedTuple):
    """How a unit takes its hits: whether the fight does it no harm, hits that come after it, the share it ignores, and
    how many it can take."""

    harmless: bool
    after: int
    ignored: float
    left: int


@lru_cache(maxsize=16)
def results_of(column: int) -> Outcomes:
    """What the dice say in a column, where no ability has its say."""
    found = {dice: read_fight(column, dice) for dice in totals(2)}
    return tuple((dice, one.human_wins, one.zed_hits, one.human_hits) for dice, one in found.items())


@lru_cache(maxsize=16384)
def add_up(outcomes: Outcomes, rolled: int, again: bool, taking: Taking, more: int, spared: float) -> Sums:
    """What a fight comes to, with so many dice, which may be rolled again, and so many more hits on the Zeds."""
    chances = totals(rolled)
    lost = sum(chances[dice] for dice, wins, _, _ in outcomes if not wins)
    sums = Sums()
    for dice, wins, zed_hits, human_hits in outcomes:
        chance = chances[dice] * (lost + wins) if again else chances[dice]
        hits = (0 if taking.harmless else human_hits) + taking.after
        last = sum(taken(hits, taking.ignored)[taking.left :])
        sums.add(Sums(float(wins), (zed_hits + more) * spared, hits * (1 - taking.ignored), last), chance)
    return sums


def shrugged_off(t: Table, zeds: list[Piece]) -> float:
    """How likely a hit is ignored; on a mob hits go where they count most."""
    return min((len(ignored_on(t, zed)) / len(DIE) for zed in zeds), default=0.0)


def opponents(t: Table, place: str) -> list[Piece]:
    """Whom a unit would fight in a space: in Catacombs one at a time, and the odds are those against the strongest."""
    zeds = t.zeds_at(place) or t.raiders_at(place)
    return [max(zeds, key=lambda zed: strength(t, zed))] if zeds and place in CATACOMBS else zeds


# -- shots -----------------------------------------------------------------------------------------------------------


def shot_odds(t: Table, shot: Shot) -> Chances:
    """Column, shifts with their reasons, the hits to expect, and the chance to kill. Any hit may kill an infector."""
    first, shifts = shot_column(t, shot)
    column = final(first, shifts)
    return _shown_shot(t, shot.target, first, shifts, column)


def _shown_shot(t: Table, target: Piece, first: int, shifts: Shifts, column: int) -> Chances:
    infector = FIGURES[target.name].kind == "infector"
    expected, kill = expected_hits(column, len(ignored_on(t, target)) / len(DIE), target.hits_left, infector)
    return {
        "first": first,
        "shifts": [list(shift) for shift in shifts],
        "column": column,
        "hits": expected,
        "kill": kill,
    }


@lru_cache(maxsize=1024)
def expected_hits(column: int, ignored: float, left: int, infector: bool) -> tuple[float, float]:
    """The hits to expect from a shot, and the chance that it kills."""
    expected = kill = 0.0
    for dice, chance in totals(2).items():
        hits = read_shot(column, dice)
        if infector:
            expected += chance * min(hits, 1)
            kill += chance * min(hits, 1) * KILLED
        else:
            expected += chance * hits * (1 - ignored)
            kill += chance * sum(taken(hits, ignored)[left:])
    return round(expected, DIGITS), round(kill, DIGITS)


# -- what needs one die ----------------------------------------------------------------------------------------------


def forage_odds(t: Table, unit: Piece) -> Chances:
    """The chance to find something, and those that supplies or ammo can be taken."""
    besides = bool(t.house.infection and total(t, FORAGE_MORE, unit))
    dice, more = 1 + total(t, FORAGE_DICE, unit), total(t, FORAGING, unit)
    return dict(find_odds(SPACES[unit.place].forage, dice, more, besides, t.house.infection))


@lru_cache(maxsize=256)
def find_odds(kind: str, number: int, more: int, besides: bool, eating: bool) -> Mapping[str, float]:
    """The same for so many dice in a kind of space, where supplies are found besides, or are of no use at all."""
    table, rolls = FORAGE[kind], list(product(DIE, repeat=number))
    finds = [{find for die in dice for find in table.get(min(BEST_DIE, die + more), ())} for dice in rolls]
    supplies = [besides or (eating and any(found for found, _ in find)) for find in finds]
    ammo = [any(found for _, found in find) for find in finds]
    either = [one or other for one, other in zip(supplies, ammo, strict=True)]
    shares = {"find": either, "supplies": supplies, "ammo": ammo}
    return {name: round(sum(share) / len(rolls), DIGITS) for name, share in shares.items()}


def research_odds(t: Table, scientist: Piece) -> Chances:
    """The chance to reveal the next card, and the supplies that are gone in any case."""
    current = RESEARCH[t.research_done[-1]]
    more = total(t, RESEARCH_ROLL, scientist)
    enough = sum(min(BEST_DIE, die + more) >= current.next_roll for die in DIE)
    return {"chance": round(enough / len(DIE), DIGITS), "supplies": current.next_supplies}


# -- all that is offered ---------------------------------------------------------------------------------------------


def offered(t: Table) -> dict[str, Chances]:
    """The chances of what may be chosen now, by the names of the options."""
    if t.battle:
        return in_battle(t)
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
    if t.house.infection:
        found |= {f"heal:{piece.name}": {"infection": -lowers_infection(t, piece)} for piece in in_beds(t)}
    scientist = in_lab(t) if t.house.research else None
    if scientist is not None and t.research_deck:
        found[f"research:{scientist.name}"] = research_odds(t, scientist)
    return found | by_abilities(t) | by_cards(t)


def by_abilities(t: Table) -> dict[str, Chances]:
    """Shots and Heals that abilities allow."""
    found: dict[str, Chances] = {}
    for occasion in (CHARACTER_ACTION, SPECIAL_ACTION):
        for owner, effect in heard(t.in_force, occasion):
            if effect.name in SHOOTING and not effect.forbids(t, owner, t.seats[0]):
                for name, shot in options(t, owner, effect, t.seats[0]).items():
                    found[name] = shot_odds(t, shot)
            elif effect.name in HEALERS:
                for name, piece in options(t, owner, effect, t.seats[0]).items():
                    found[name] = {"infection": -lowers_infection(t, piece)}
    return found


def by_cards(t: Table) -> dict[str, Chances]:
    """Shots that held cards allow."""
    found: dict[str, Chances] = {}
    for owner, effect in heard(t.in_force, SHOT_BY_CARD):
        column = min(effect.do(t, owner), LAST_COLUMN + 1) - 1
        for name, zed in options(t, owner, effect).items():
            found[name] = _shown_shot(t, zed, column, [], column)
    return found


def in_battle(t: Table) -> dict[str, Chances]:
    """In the middle of a fight: of all who might defend or be fought, of going on, of cards, and of rolling again."""
    place = t.battle
    here = t.zeds_at(place) or t.raiders_at(place)
    foes = [zed for zed in here if zed.name in t.foes] or here
    unit = t.units.get(t.fighter)
    if not foes:
        return {}
    if unit is None:
        return {f"unit:{one.name}": fight_odds(t, Fight(one, foes, place, True)) for one in t.units_at(place)}
    if not t.foes:
        return {f"zed:{zed.name}": fight_odds(t, Fight(unit, [zed], place, False)) for zed in foes}
    fight = Fight(unit, foes, place, t.defending, [*t.given.items()], t.harmless, t.hits_after, forced=True)
    found = {"go-on": fight_odds(t, fight)}
    if is_so(t, REROLL, fight):
        found["reroll"] = fight_odds(t, replace(fight, settled=True))
    for owner, effect in heard(t.in_force, IF_PLAYED):
        played = replace(fight)
        played.take(effect.do(t, owner, fight))
        found[option_name(owner, effect)] = fight_odds(t, played)
    return found
