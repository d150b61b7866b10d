"""Choices that are due: a die to lose by a curse, a die to give after an escape, an opening for a chamber."""

from ..commands import Commands
from ..effects.curses import lose_die, ways_to_lose
from ..state import Adventurer, Table
from .discovering import lay_anywhere, ways_to_lay
from .escaping import give_to_the_neediest, ways_to_give


def ways_to_choose(t: Table, a: Adventurer) -> Commands:
    """List what the adventurer may choose."""
    if a.choosing == "lay":
        yield from ways_to_lay(t, a)
    elif a.choosing == "gift":
        yield from ways_to_give(t)
    else:
        yield from ways_to_lose(a)


def choose_by_default(t: Table, a: Adventurer) -> None:
    """The time to choose is over."""
    if a.choosing == "lay":
        lay_anywhere(t, a)
    elif a.choosing == "gift":
        give_to_the_neediest(t, a)
    else:
        lose_die(t, a, a.least_useful_die)
