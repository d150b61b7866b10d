"""The outcome of repeated fights between a defender and Zeds, until one side is gone or gives way."""

from functools import lru_cache
from typing import NamedTuple

from ..data.tables import LAST_COLUMN
from ..data.units import FIGURES
from ..odds.columns import clamped, column_of, read_fight
from ..odds.fights import totals

Profile = tuple[int, ...]
"""The strength of one side by the hits it can still take: the first number is that of its last hit."""

SHRUGS_OFF = {"tough": 2.0, "hardened": 1.5}
"""How many times as many hits those can take who ignore some."""


class Duel(NamedTuple):
    """What comes of it: the chance that the Zeds are killed, and the hits on the defender by then.

    Where they are not killed, `passed` and `standing` are the hits that either side can still take; `rounds` is how
    often they fight.
    """

    killed: float
    hurt: float
    passed: float
    standing: float
    rounds: float


def _results(column: int) -> tuple[tuple[float, int, int, bool], ...]:
    found: dict[tuple[int, int, bool], float] = {}
    for dice, chance in totals(2).items():
        outcome = read_fight(column, dice)
        key = (outcome.zed_hits, outcome.human_hits, outcome.human_wins)
        found[key] = found.get(key, 0.0) + chance
    return tuple((chance, *key) for key, chance in found.items())


RESULTS = tuple(_results(column) for column in range(LAST_COLUMN + 1))
"""The results of each column with their chances: hits on Zeds, hits on the defender, whether the defender wins."""


def unit_profile(name: str, left: int) -> Profile:
    """The strength of a player unit, hit by hit."""
    figures = FIGURES[name]
    times = max((SHRUGS_OFF.get(ability, 1.0) for ability in figures.abilities), default=1.0)
    reduced = round(figures.hits[1] * times)
    return tuple(figures.strength[hit <= reduced] for hit in range(1, round(left * times) + 1))


def zed_profile(name: str, left: int) -> Profile:
    """The strength of a Zed, hit by hit."""
    figures = FIGURES[name]
    return tuple(figures.strength[hit <= figures.hits[1]] for hit in range(1, left + 1))


@lru_cache(maxsize=65536)
def mob_profile(zeds: tuple[tuple[str, int], ...]) -> Profile:
    """The strength of a mob, hit by hit, if those fall first that can take least."""
    found: list[int] = []
    for name, left in sorted(zeds, key=lambda zed: -zed[1]):
        base = found[-1] if found else 0
        found += [base + strength for strength in zed_profile(name, left)]
    return tuple(found)


@lru_cache(maxsize=65536)
def duel(unit: Profile, mob: Profile, shift: int) -> Duel:
    """A defender, with so many columns for the place and besides, against a mob."""
    table: dict[tuple[int, int], tuple[float, float, float, float, float]] = {}
    for human in range(1, len(unit) + 1):
        for zeds in range(1, len(mob) + 1):
            killed = hurt = passed = standing = 0.0
            rounds = 1.0
            column = clamped(column_of(max(1, unit[human - 1]), max(1, mob[zeds - 1])) + shift)
            for chance, zed_hits, human_hits, wins in RESULTS[column]:
                hurt += chance * min(human_hits, human)
                left, still = zeds - zed_hits, human - human_hits
                if left <= 0:
                    killed += chance
                elif still <= 0:
                    passed += chance * left
                elif wins:
                    more = table[still, left]
                    killed += chance * more[0]
                    hurt += chance * more[1]
                    passed += chance * more[2]
                    standing += chance * more[3]
                    rounds += chance * more[4]
                else:
                    passed += chance * left
                    standing += chance * still
            table[human, zeds] = (killed, hurt, passed, standing, rounds)
    killed, hurt, passed, standing, rounds = table[len(unit), len(mob)]
    lost = 1.0 - killed
    if lost < 1e-9:
        return Duel(1.0, hurt, 0.0, float(len(unit)), rounds)
    return Duel(killed, hurt, passed / lost, standing / lost, rounds)
