"""The sides of a table: seats that differ only in their number belong together.

>>> sides(("killer", "survivor1", "survivor2"))
{'killer': ('killer',), 'survivors': ('survivor1', 'survivor2')}
>>> seats_of("survivors", ("killer", "survivor1", "survivor2"))
('survivor1', 'survivor2')
"""

from collections.abc import Mapping, Sequence

from ..engine.errors import LamplitError

EVERYBODY = "both"


class UnknownSide(LamplitError):
    """There is no side or seat of that name at this table."""


def sides(seats: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The seats of each side, by its name."""
    groups: dict[str, list[str]] = {}
    for seat in seats:
        groups.setdefault(seat.rstrip("0123456789"), []).append(seat)
    return {stem if group == [stem] else f"{stem}s": tuple(group) for stem, group in groups.items()}


def seats_of(name: str, seats: Sequence[str]) -> tuple[str, ...]:
    """The seats that a side's name, a seat's name or "both" stands for."""
    known = {**sides(seats), **{seat: (seat,) for seat in seats}, EVERYBODY: tuple(seats)}
    if name not in known:
        raise UnknownSide("error-side", side=name, known=", ".join(known))
    return known[name]


def by_seat(given: Mapping[str, str], seats: Sequence[str], default: str) -> dict[str, str]:
    """Who sits where: a level for every seat, from levels given by side or seat.

    >>> by_seat({"survivors": "thumb"}, ("killer", "survivor1", "survivor2"), "random")
    {'killer': 'random', 'survivor1': 'thumb', 'survivor2': 'thumb'}
    """
    chosen = dict.fromkeys(seats, default)
    for name, level in given.items():
        for seat in seats_of(name, seats):
            chosen[seat] = level
    return chosen
