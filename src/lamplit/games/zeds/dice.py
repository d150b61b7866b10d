"""Dice on the table: everybody sees them fall."""

from ...engine import ALL
from .data.tables import DIE
from .state import Table


def roll(t: Table, why: str, dice: int = 1, **about: object) -> list[int]:
    """Roll dice for everybody to see."""
    shown = t.chance.roll("dice", DIE, dice)
    t.tell(ALL, "rolled", why=why, dice=shown[:], **about)
    return shown


def in_vain(t: Table, why: str, needed: int = 0) -> None:
    """Tell that a roll changes nothing, and the number it was held against."""
    t.tell(ALL, "in-vain", why=why, needed=needed)


def best_two(dice: list[int]) -> int:
    """The sum of the best two dice."""
    return sum(dice) if len(dice) == 2 else sum(sorted(dice)[-2:])
