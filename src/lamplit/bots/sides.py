"""Names of sides and seats, as people type them."""

from collections.abc import Mapping, Sequence

from ..engine import Sides
from ..engine.errors import LamplitError

EVERYBODY = "both"


class UnknownSide(LamplitError):
    """No side or seat has this name."""


def parts(sides: Sides, seats: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return what one person can choose to play: a whole side, or a single seat if all seats are on one side.

    >>> parts(Sides({"killer": ("killer",), "survivors": ("ann", "ben")}), ("killer", "ann", "ben"))
    {'killer': ('killer',), 'survivors': ('ann', 'ben')}
    >>> parts(Sides({"all": ("ann", "ben")}), ("ann", "ben"))
    {'ann': ('ann',), 'ben': ('ben',)}
    """
    found = sides.all_of(seats)
    return found if len(found) > 1 else {seat: (seat,) for seat in seats}


def seats_of(name: str, sides: Sides, seats: Sequence[str]) -> tuple[str, ...]:
    """Return the seats that a side's name, a seat's name or "both" stands for.

    >>> seats_of("survivors", Sides({"survivors": ("ann", "ben")}), ("killer", "ann", "ben"))
    ('ann', 'ben')
    """
    known = {**sides.all_of(seats), **{seat: (seat,) for seat in seats}, EVERYBODY: tuple(seats)}
    if name not in known:
        raise UnknownSide("error-side", side=name, known=", ".join(known))
    return known[name]


def by_seat(given: Mapping[str, str], sides: Sides, seats: Sequence[str], default: str) -> dict[str, str]:
    """Return a level for every seat, from levels given by side or seat.

    >>> by_seat({"survivors": "thumb"}, Sides({"survivors": ("ann", "ben")}), ("killer", "ann", "ben"), "random")
    {'killer': 'random', 'ann': 'thumb', 'ben': 'thumb'}
    """
    chosen = dict.fromkeys(seats, default)
    for name, level in given.items():
        for seat in seats_of(name, sides, seats):
            chosen[seat] = level
    return chosen
