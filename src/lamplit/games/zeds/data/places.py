"""Sets of spaces as numbers, with a bit for each space.

What stands where is asked for every unit at every question: whether two such sets meet is one operation on numbers.
"""

from collections.abc import Iterable

from .board import SPACES

Places = int

BIT: dict[str, Places] = {name: 1 << number for number, name in enumerate(SPACES)}


def places(names: Iterable[str]) -> Places:
    """These spaces.

    >>> places(["F7", "F5", "F7"])
    5
    """
    found = 0
    for name in names:
        found |= BIT[name]
    return found
