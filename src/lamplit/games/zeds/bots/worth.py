"""The worth of fights, units, hits and infection to a bot."""

from functools import lru_cache
from math import fsum
from typing import NamedTuple

from ..data.board import OUTWARD
from ..data.tables import LAST_COLUMN, MOST_INFECTION
from ..data.units import FIGURES, UNITS
from ..odds.columns import clamped, column_of, read_fight
from ..odds.fights import totals

PROWESS, DEEDS = 0.7, 4.0
"""What the strength of a unit is worth, squared, and what a hero's abilities are."""


class Guard(NamedTuple):
    """A player unit, as far as it matters in a fight. `edge` are the columns it gets besides its strength."""

    name: str
    place: str
    strength: int
    left: int
    edge: int

    def at(self, place: str) -> "Guard":
        """This unit in another space."""
        return Guard(self.name, place, self.strength, self.left, self.edge)

    def hurt(self, hits: int) -> "Guard | None":
        """This unit after so many hits, or None."""
        return Guard(self.name, self.place, self.strength, self.left - hits, self.edge) if hits < self.left else None


class Foe(NamedTuple):
    """A Zed, where it is, and the hits it can still take."""

    name: str
    place: str
    left: int

    def at(self, place: str) -> "Foe":
        """This Zed in another space."""
        return Foe(self.name, place, self.left)

    def hurt(self, hits: int) -> "Foe | None":
        """This Zed after so many hits, or None."""
        return Foe(self.name, self.place, self.left - hits) if hits < self.left else None

    @property
    def driven_back(self) -> "Foe":
        """This Zed after a retreat."""
        return self.at(OUTWARD.get(self.place, self.place))


class Odds(NamedTuple):
    """What a column brings: the chance to win, and the hits on either side where the fight is won, and where lost."""

    win: float
    won: tuple[float, float]
    lost: tuple[float, float]
    hurt: float


def _column(column: int) -> Odds:
    sums = {True: [0.0, 0.0, 0.0], False: [0.0, 0.0, 0.0]}
    for dice, chance in totals(2).items():
        outcome = read_fight(column, dice)
        of = sums[outcome.human_wins]
        for number, part in enumerate((1, outcome.zed_hits, outcome.human_hits)):
            of[number] += chance * part
    won, lost = sums[True], sums[False]
    losing = lost[0] or 1.0
    hurt = won[2] + lost[2]
    return Odds(won[0], (won[1] / won[0], won[2] / won[0]), (lost[1] / losing, lost[2] / losing), hurt)


COLUMNS = tuple(_column(column) for column in range(LAST_COLUMN + 1))


def column_against(strength: int, mob: int, shift: int) -> int:
    """The column of a fight."""
    return clamped(column_of(max(strength, 1), max(mob, 1)) + shift)


def holds(strength: int, mob: int, shift: int) -> float:
    """How likely a defender of this strength wins."""
    return COLUMNS[column_against(strength, mob, shift)].win


@lru_cache(maxsize=1024)
def zed_strength(name: str, left: int) -> int:
    """How strong a Zed is that can take so many more hits; one that is almost dead counts for less."""
    figures = FIGURES[name]
    reduced = figures.hits[1]
    if left > reduced:
        return figures.strength[0]
    return max(1, figures.strength[1] - (left == 1 < reduced))


def base_worth(name: str) -> float:
    """What a unit at its best is worth: the strong hold a road, the weak only hold it up."""
    figures = FIGURES[name]
    return 2.0 + PROWESS * max(figures.strength) ** 2 + DEEDS * (figures.kind == "hero")


def unit_worth(name: str, left: int) -> float:
    """What a unit is worth that can take so many more hits."""
    return base_worth(name) * (max(0, left) / sum(UNITS[name].hits)) ** 0.6 if left > 0 else 0.3 * base_worth(name)


def hit_price(name: str, left: int, hits: float) -> float:
    """What so many hits on a unit cost."""
    whole = int(hits)
    now, then = unit_worth(name, left), unit_worth(name, left - whole)
    return now - then + (hits - whole) * (then - unit_worth(name, left - whole - 1))


CHANCE_OF_OUTBREAK = tuple(fsum(p for dice, p in totals(2).items() if dice <= level) for level in range(14))
OUTBREAK, POINT, BRINK = 16.0, 0.3, 3.0
"""What an Outbreak costs, each point of infection besides, and each that is near an Unchecked Outbreak."""


def infection_price(level: int) -> float:
    """What an infection level costs."""
    level = max(0, min(MOST_INFECTION, level))
    return OUTBREAK * CHANCE_OF_OUTBREAK[level] + POINT * level + BRINK * max(0, level - 10)
