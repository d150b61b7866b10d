"""Sides: who belongs together at this moment, and who looks through the same eyes.

Both are state: they follow from the table, and may change while a game runs.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from .table import ALL, SPECTATOR, Audience


class Sides:
    """The sides that everybody at the table can tell, and who shares eyes. Never changed once made.

    `named` gives each visible side its seats: they are its *team*, and hear what is said to it. A seat on no visible
    side is a team of one. `eyes` names the groups that know the same: all of a group have the same view but for its
    `you`, are told the same, and know each other's answers. Who is in no group has eyes of its own. The spectator may
    share eyes, where everybody sees all.

    A hidden traitor is not named here: it sits on the side that everybody takes it to be on, and nobody there shares
    eyes with anybody.

    >>> sides = Sides({"killer": ("killer",), "survivors": ("ann", "ben")}, eyes={"survivors": ("ann", "ben")})
    >>> sides.side("ann"), sides.team("ann"), sides.eyes("ann"), sides.mates("ann")
    ('survivors', ('ann', 'ben'), 'survivors', ('ann', 'ben'))
    >>> sides.side("spectator"), sides.team("spectator"), sides.eyes("spectator"), sides.mates("spectator")
    ('', ('spectator',), 'spectator', ('spectator',))
    """

    __slots__ = ("_eyes", "_groups", "_largest", "_side", "named")

    def __init__(self, named: Mapping[str, Audience] | None = None, eyes: Mapping[str, Audience] | None = None) -> None:
        self.named: dict[str, Audience] = dict(named or {})
        self._groups: dict[str, Audience] = dict(eyes or {})
        self._side = _by_seat(self.named)
        self._eyes = _by_seat(self._groups)
        self._largest = max((sum(seat != SPECTATOR for seat in seats) for seats in self._groups.values()), default=1)
        strangers = [name for name in self._groups if name in self._side and self._eyes.get(name) != name]
        if strangers:
            raise ValueError(f"eyes that are called like a seat with other eyes: {strangers}")

    def side(self, seat: str) -> str:
        """The side a seat is on, as far as everybody can tell; empty if it is on none."""
        return self._side.get(seat, "")

    def team(self, seat: str) -> Audience:
        """All of a seat's side, itself included: who hears what it says to its team."""
        side = self._side.get(seat)
        return (seat,) if side is None else self.named[side]

    def eyes(self, seat: str) -> str:
        """Through whose eyes a seat looks: those of its group, or its own."""
        return self._eyes.get(seat, seat)

    def mates(self, seat: str) -> Audience:
        """All who look through a seat's eyes, itself included."""
        eyes = self._eyes.get(seat)
        return (seat,) if eyes is None else self._groups[eyes]

    def apart(self, seats: Sequence[str]) -> bool:
        """Whether not all of the seats look through the same eyes."""
        return self._largest < len(seats)

    def all_of(self, seats: Sequence[str]) -> dict[str, Audience]:
        """The sides by name, in the order of the seats; who is on none is there by its own name.

        >>> Sides({"circle": ("ada", "bo")}).all_of(("medium", "ada", "bo"))
        {'medium': ('medium',), 'circle': ('ada', 'bo')}
        """
        return {self.side(seat) or seat: self.team(seat) for seat in seats}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sides) and (self.named, self._groups) == (other.named, other._groups)

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __repr__(self) -> str:
        return f"Sides({self.named!r}, eyes={self._groups!r})"


def _by_seat(groups: Mapping[str, Audience]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, seats in groups.items():
        if not seats or seats == ALL:
            raise ValueError(f"{name}: the seats have to be named")
        for seat in seats:
            if seat in found:
                raise ValueError(f"{seat} belongs to {found[seat]} and to {name}")
            found[seat] = name
    return found


@cache
def together(seats: Audience) -> Sides:
    """All are on one side, and everybody sees the same, spectators too.

    >>> together(("ann", "ben")).team("ann"), together(("ann", "ben")).mates("spectator")
    (('ann', 'ben'), ('ann', 'ben', 'spectator'))
    """
    return Sides({"all": seats}, eyes={"all": (*seats, SPECTATOR)})


ALONE = Sides()
"""Everybody for themselves, each with eyes of their own."""
