"""Foraging: dice, finds, and the choice between them."""

from ....engine import ask_team
from ..data.board import SPACES
from ..data.tables import FORAGE
from ..dice import in_vain, roll
from ..occasions import FORAGE_DICE, FORAGE_MORE, FORAGING, total
from ..state import Piece, Table
from .stores import gain_ammo, gain_supplies

Finds = tuple[tuple[int, int], ...]
"""Supplies and ammo; where there are two of them, one or the other."""


async def forage(t: Table, unit: Piece) -> None:
    """A unit searches the space it is in. Of several dice the players choose one, unless another is all that it is."""
    dice = roll(t, "forage", 1 + total(t, FORAGE_DICE, unit), unit=unit.name)
    doubled = len(dice) > 1 and dice[0] == dice[1]
    finds = {die: finds_of(t, unit, die) for die in dice}
    best = {die: found for die, found in finds.items() if not any(outdone(found, other) for other in finds.values())}
    found = next(iter(best.values()))
    if len(set(best.values())) > 1:
        choices = {f"die:{die}:{called(found)}": found for die, found in best.items()}
        found = await ask_team(t.seats, "which-die", choices)
    if not found:
        in_vain(t, "forage")
    for _ in range(1 + doubled):
        await take_find(t, found)
    gain_supplies(t, total(t, FORAGE_MORE, unit))


def finds_of(t: Table, unit: Piece, die: int) -> Finds:
    """Return what a die finds where a unit forages, without supplies on levels that do not use them."""
    found = FORAGE[SPACES[unit.place].forage].get(min(6, die + total(t, FORAGING, unit)), ())
    return tuple(find for find in found if t.settings.infection or find[1])


def outdone(found: Finds, other: Finds) -> bool:
    """Whether other finds include all of these, and more.

    >>> outdone((), ((0, 1),)), outdone(((1, 0),), ((1, 0), (0, 1))), outdone(((1, 0),), ((0, 1),))
    (True, True, False)
    """
    return found != other and all(any(a <= c and b <= d for c, d in other) for a, b in found)


def called(found: Finds) -> str:
    """Name finds in short, for the choice between dice."""
    if len(found) == 1:
        supplies, ammo = found[0]
        return f"{supplies + ammo}:{'ammo' if ammo else 'supplies'}"
    return "1:either" if found else "0:nothing"


async def take_find(t: Table, found: Finds) -> None:
    """Gain what was found. Where it is one thing or another, the players choose."""
    if found:
        choices = {"take:ammo" if ammo else "take:supplies": (supplies, ammo) for supplies, ammo in found}
        supplies, ammo = await ask_team(t.seats, "found", choices)
        gain_supplies(t, supplies)
        gain_ammo(t, ammo)
