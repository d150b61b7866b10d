"""The type of all chances that are shown, and how they are rounded."""

from typing import TypedDict

DIGITS = 4

Shift = list[str | int]
"""A reason and its column shift. Right, and so plus, is good for the humans."""


class Risks(TypedDict, total=False):
    """What a fight comes to."""

    win: float
    """The chance that the humans win."""
    hits: float
    """The hits that the Zeds are to expect."""
    hurt: float
    """The hits that the unit is to expect."""
    last: float
    """The chance that the unit takes its last hit."""


class Column(TypedDict, total=False):
    """The column of a fight or shot. It is missing where no fight is fought."""

    first: int
    """The column by strength alone, from 0 on."""
    shifts: list[Shift]
    """The reasons and column shifts."""
    column: int
    """The column in which the dice are read."""


class FightWay(Risks, Column):
    """One of several results of the die that comes before a fight."""

    chance: float
    """The chance of this result."""


class Chances(Risks, Column, total=False):
    """What an option may lead to. Only the fields that matter for the option are there."""

    ways: list[FightWay]
    """The results of a die that is rolled before the fight."""
    kill: float
    """The chance that at least one target is killed."""
    chance: float
    """The chance that it works: a saving roll, research, a way out of Catacombs, an ability."""
    lost: float
    """The chance to get lost in Catacombs."""
    kept: float
    """The chance that the card may be used again."""
    find: float
    """The chance to find anything."""
    supplies: float
    """The chance to find supplies; of research, the supplies that it costs."""
    ammo: float
    """The chance to find ammo."""
    infection: int
    """The change of the infection level."""


def rounded(**chances: float) -> Chances:
    """Round chances for people.

    >>> rounded(chance=1 / 3)
    {'chance': 0.3333}
    """
    found: dict[str, float] = {name: round(chance, DIGITS) for name, chance in chances.items()}
    return Chances(**found)  # pyright: ignore
