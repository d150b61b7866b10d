"""Exact chances of moves: of player units that meet enemies or leave Catacombs, and of Zeds that meet player units."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from ..chances import DIGITS, Chances, rounded
from ..data.board import INWARD, SPACES, STARTS
from ..data.units import FIGURES
from ..occasions import UNSEEN, is_so
from ..odds.columns import strongest_first
from ..state import Piece, Table
from ..town.catacombs import goes_alone, must_roll
from .columns import Fight
from .dice import way_out_odds
from .fights import fight_odds, opponents

PER_MOVE: tuple[Literal["win", "hits", "hurt", "last"], ...] = ("win", "hits", "hurt", "last")
"""The chances of a fight that are chances of the whole move."""


def ways_out(piece: Piece, path: Sequence[str]) -> int:
    """How often a piece has to find its way out of Catacombs on a path."""
    return sum(must_roll(piece, place) for place in (piece.place, *path[:-1]))


def going_odds(t: Table, unit: Piece, path: Sequence[str]) -> Chances:
    """Return what a unit risks on a path: to get lost, and the fight at its end. Empty where there is no risk.

    The chances of the fight are those of the whole move; who gets lost may come to fight elsewhere, which is left out.
    """
    goal, tries = path[-1], ways_out(unit, path)
    meets = goal not in STARTS and t.enemies_at(goal)
    fight: Chances = {}
    if meets:
        fight = fight_odds(t, Fight(unit, opponents(t, goal), goal, zeds_attack=False))
    if not tries:
        return fight
    way = way_out_odds(tries)
    for name in PER_MOVE if fight else ():
        fight[name] = round(way.get("chance", 0.0) * fight.get(name, 0.0), DIGITS)
    fight.pop("ways", None)
    return {**fight, **way}


def odds_of_ways(t: Table, unit: Piece, goals: Mapping[str, Sequence[str]]) -> dict[str, Chances]:
    """Return what a unit risks on the way to each of several goals, by the names of options."""
    return {f"place:{goal}": going_odds(t, unit, path) for goal, path in goals.items()}


# -- Zeds ------------------------------------------------------------------------------------------------------------


def assault_odds(t: Table, zeds: list[Piece]) -> Chances:
    """Return the chances of the fight that Zeds meet with their next step, against the best defender."""
    goal = INWARD[zeds[0].place]
    units = [unit for unit in t.units.values() if unit.place == goal and not is_so(t, UNSEEN, unit)]
    if not units or goal in t.no_entry:
        return {}
    fights = [fight_odds(t, Fight(unit, [*t.zeds_at(goal), *zeds], goal, zeds_attack=True)) for unit in units]
    return max(fights, key=_win)


def _win(odds: Chances) -> float:
    return odds.get("win", 0.0)


def newcomer_odds(t: Table, units: list[Piece], drawn: list[str], side: int) -> Chances:
    """The fight against a Zed that is drawn among units, who defend as best they can: the mean over all it may be."""
    kinds = Counter((FIGURES[name].strength, FIGURES[name].hits) for name in drawn)
    example = {(FIGURES[name].strength, FIGURES[name].hits): name for name in drawn}
    sums: dict[str, float] = dict.fromkeys(PER_MOVE, 0.0)
    for kind, number in kinds.items() if units else ():
        zed = Piece(name=example[kind], place=units[0].place, side=side)
        mob = [*t.zeds_at(zed.place), zed]
        odds = max((fight_odds(t, Fight(one, mob, zed.place, True)) for one in units), key=_win)
        for name in PER_MOVE:
            sums[name] += odds.get(name, 0.0) * number / len(drawn)
    return rounded(**sums) if units and drawn else {}


def track_odds(t: Table, track: str) -> Chances:
    """The first fight of a track that is activated, as it stands: the Zeds nearest to Town Center move first."""
    zeds = [] if track in t.calm else strongest_first(t, t.zeds_on(track))
    for number in dict.fromkeys(SPACES[zed.place].number for zed in zeds):
        group = [zed for zed in zeds if SPACES[zed.place].number == number]
        odds = assault_odds(t, group[:1] if goes_alone(group[0].place) else group)
        if odds:
            return odds
    return {}
