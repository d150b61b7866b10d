"""Exact chances of what a die or two decide: hits that are taken, saving rolls, finds, research, the Catacombs.

Where either of two dice may be used, the chances are those of players who take what they find.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product

from ..chances import DIGITS, Chances, rounded
from ..data.board import SPACES
from ..data.research import RESEARCH
from ..data.tables import DIE, FORAGE, LAST_COLUMN, SAVED_FROM
from ..data.units import FIGURES
from ..occasions import FORAGE_DICE, FORAGE_MORE, FORAGING, RESEARCH_ROLL, SAVING, SAVING_DICE, total
from ..state import Piece, Table
from ..town.catacombs import LEAVES_TO
from .columns import ignored_on, read_fight, read_shot
from .fights import KILLED, mob_of, spread_over, suffered, taken, totals

BEST_DIE = max(DIE)
LOST = 1 / len(DIE)
"""How likely it is to get lost at each try to leave Catacombs."""
FINDS_OUT = LEAVES_TO / len(DIE)

Hits = Mapping[int, float]
"""How likely so many hits are."""


def by_die(hits: Iterable[int]) -> Hits:
    """The hits that each face of a die means."""
    counted = Counter(hits)
    return {number: faces / len(DIE) for number, faces in counted.items()}


# -- hits ------------------------------------------------------------------------------------------------------------


def hurt_odds(t: Table, unit: Piece, hits: Hits) -> Chances:
    """Return how many hits a unit is to expect, and the chance that its last one is among them."""
    ignored = len(ignored_on(t, unit)) / len(DIE)
    expected = sum(chance * suffered(number, ignored, unit.hits_left) for number, chance in hits.items())
    return rounded(hurt=expected, last=_last(t, unit, hits))


def _last(t: Table, unit: Piece, hits: Hits) -> float:
    """The chance that hits include a unit's last one."""
    ignored = len(ignored_on(t, unit)) / len(DIE)
    return sum(chance * sum(taken(number, ignored)[unit.hits_left :]) for number, chance in hits.items())


def one_hit(t: Table, units: Iterable[Piece]) -> dict[str, Chances]:
    """Return what one hit means to each of these units, by the names of options."""
    return {f"unit:{unit.name}": hurt_odds(t, unit, {1: 1.0}) for unit in units}


def fight_hits(column: int) -> Hits:
    """The hits on a unit that is attacked in a column."""
    found: dict[int, float] = {}
    for dice, chance in totals(2).items():
        hits = read_fight(column, dice).human_hits
        found[hits] = found.get(hits, 0.0) + chance
    return found


def shot_hits(strong: int) -> Hits:
    """The hits of a shot of some strength."""
    found: dict[int, float] = {}
    for dice, chance in totals(2).items():
        hits = read_shot(min(strong, LAST_COLUMN + 1) - 1, dice)
        found[hits] = found.get(hits, 0.0) + chance
    return found


def mob_odds(t: Table, zeds: list[Piece], hits: Hits) -> Chances:
    """Hits on Zeds that go where they kill soonest: how many to expect, and how likely one of them falls."""
    regular = [zed for zed in zeds if FIGURES[zed.name].kind != "infector"]
    if not regular:
        struck = 1 - hits.get(0, 0.0)
        return rounded(hits=struck, kill=struck * KILLED)
    weakest = min(regular, key=lambda zed: (zed.hits_left, len(ignored_on(t, zed))))
    mob = mob_of(t, zeds)
    expected = sum(chance * spread_over(number, mob) for number, chance in hits.items())
    return rounded(hits=expected, kill=_last(t, weakest, hits))


def split_odds(t: Table, split: str) -> Chances:
    """Hits that are spread over a mob, as in `hits:zed3+zed3+zed7`: how many to expect, and how likely one falls."""
    shares = Counter(split.partition(":")[2].split("+"))
    expected, alive = 0.0, 1.0
    for name, hits in shares.items():
        odds = hurt_odds(t, t.zeds.get(name) or t.raiders[name], {hits: 1.0})
        expected += odds.get("hurt", 0.0)
        alive *= 1 - odds.get("last", 0.0)
    return rounded(hits=expected, kill=1 - alive)


def saving_odds(t: Table, piece: Piece) -> Chances:
    """Return the chance that a saving roll saves a piece."""
    dice, more = 1 + total(t, SAVING_DICE, piece), total(t, SAVING, piece)
    fails = sum(die + more < SAVED_FROM for die in DIE) / len(DIE)
    return rounded(chance=1 - fails**dice)


# -- finds -----------------------------------------------------------------------------------------------------------


def forage_odds(t: Table, unit: Piece) -> Chances:
    """The chance to find something, and those that supplies or ammo can be taken."""
    besides = bool(t.settings.infection and total(t, FORAGE_MORE, unit))
    dice, more = 1 + total(t, FORAGE_DICE, unit), total(t, FORAGING, unit)
    return find_odds(SPACES[unit.place].forage, dice, more, besides, t.settings.infection)


def find_odds(kind: str, number: int, more: int, besides: bool, eating: bool) -> Chances:
    """The chances of so many dice in a kind of space, where supplies are found besides, or are of no use at all."""
    table, rolls = FORAGE[kind], list(product(DIE, repeat=number))
    finds = [{find for die in dice for find in table.get(min(BEST_DIE, die + more), ())} for dice in rolls]
    supplies = [besides or (eating and any(found for found, _ in find)) for find in finds]
    ammo = [any(found for _, found in find) for find in finds]
    either = [one or other for one, other in zip(supplies, ammo, strict=True)]
    number = len(rolls)
    return rounded(find=sum(either) / number, supplies=sum(supplies) / number, ammo=sum(ammo) / number)


def research_odds(t: Table, scientist: Piece) -> Chances:
    """The chance to reveal the next card, and the supplies that are gone in any case."""
    current = RESEARCH[t.research_done[-1]]
    more = total(t, RESEARCH_ROLL, scientist)
    enough = sum(min(BEST_DIE, die + more) >= current.next_roll for die in DIE)
    return {"chance": round(enough / len(DIE), DIGITS), "supplies": current.next_supplies}


# -- the Catacombs ---------------------------------------------------------------------------------------------------


def way_out_odds(tries: int) -> Chances:
    """Return the chance to leave so many spaces of the Catacombs, and the chance to get lost on the way.

    >>> way_out_odds(1)
    {'chance': 0.5, 'lost': 0.1667}
    """
    found = FINDS_OUT**tries
    return rounded(chance=found, lost=LOST * (1 - found) / (1 - FINDS_OUT))
