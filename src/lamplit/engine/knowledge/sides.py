"""Sides: which seats belong together at this moment, and which share a viewpoint.

Both are state: they follow from the table, and may change while a game runs.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from ..state.table import ALL, SPECTATOR, Audience


class Sides:
    """The sides that are known to all seats, and the seats that share a viewpoint. Never changed once made.

    `named` gives each visible side its seats: they are its *team*, and hear what is said to it. A seat on no visible
    side is a team of one. `viewpoints` names the groups of seats that know the same: all of a group have the same view
    but for its `you`, are told the same, and know each other's answers. A seat in no group has a viewpoint of its own.
    The spectator may share a viewpoint where everybody sees all.

    A hidden traitor is not named here: it is on the side that the others believe it to be on, and no two seats of that
    side share a viewpoint.

    >>> sides = Sides({"killer": ("killer",), "survivors": ("ann", "ben")}, viewpoints={"survivors": ("ann", "ben")})
    >>> sides.side("ann"), sides.team("ann"), sides.viewpoint("ann"), sides.mates("ann")
    ('survivors', ('ann', 'ben'), 'survivors', ('ann', 'ben'))
    >>> sides.side("spectator"), sides.team("spectator"), sides.viewpoint("spectator"), sides.mates("spectator")
    ('', ('spectator',), 'spectator', ('spectator',))
    """

    __slots__ = ("_groups", "_largest", "_side", "_viewpoint", "named")

    def __init__(
        self, named: Mapping[str, Audience] | None = None, viewpoints: Mapping[str, Audience] | None = None
    ) -> None:
        self.named: dict[str, Audience] = dict(named or {})
        self._groups: dict[str, Audience] = dict(viewpoints or {})
        self._side = _by_seat(self.named)
        self._viewpoint = _by_seat(self._groups)
        self._largest = max((sum(seat != SPECTATOR for seat in seats) for seats in self._groups.values()), default=1)
        strangers = [name for name in self._groups if name in self._side and self._viewpoint.get(name) != name]
        if strangers:
            raise ValueError(f"viewpoints that are called like a seat that does not share them: {strangers}")

    def side(self, seat: str) -> str:
        """The visible side of a seat; empty if it is on none."""
        return self._side.get(seat, "")

    def team(self, seat: str) -> Audience:
        """The seats of a seat's side, itself included: they hear what it says to its team."""
        side = self._side.get(seat)
        return (seat,) if side is None else self.named[side]

    def viewpoint(self, seat: str) -> str:
        """The viewpoint of a seat: the name of its group, or its own name."""
        return self._viewpoint.get(seat, seat)

    def mates(self, seat: str) -> Audience:
        """The seats that share a seat's viewpoint, itself included."""
        viewpoint = self._viewpoint.get(seat)
        return (seat,) if viewpoint is None else self._groups[viewpoint]

    def viewpoints_differ(self, seats: Sequence[str]) -> bool:
        """Whether the seats have more than one viewpoint."""
        return self._largest < len(seats)

    def all_of(self, seats: Sequence[str]) -> dict[str, Audience]:
        """The sides by name, in the order of the seats. A seat on no side is listed under its own name.

        >>> Sides({"circle": ("ada", "bo")}).all_of(("medium", "ada", "bo"))
        {'medium': ('medium',), 'circle': ('ada', 'bo')}
        """
        return {self.side(seat) or seat: self.team(seat) for seat in seats}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sides) and (self.named, self._groups) == (other.named, other._groups)

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __repr__(self) -> str:
        return f"Sides({self.named!r}, viewpoints={self._groups!r})"


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
    """One side for all seats, and one viewpoint for them and the spectator.

    >>> together(("ann", "ben")).team("ann"), together(("ann", "ben")).mates("spectator")
    (('ann', 'ben'), ('ann', 'ben', 'spectator'))
    """
    return Sides({"all": seats}, viewpoints={"all": (*seats, SPECTATOR)})


ALONE = Sides()
"""No sides: each seat plays for itself and has a viewpoint of its own."""
