"""The team: who works with whom, and what an adventurer knows of the others beyond the table."""

from collections.abc import Collection
from typing import NamedTuple

from ..data.figures import BLACK
from ..view.types import AdventurerView, ChamberView, View

GROUPS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3)}


class Regard(NamedTuple):
    """What an adventurer knows of the others that the table does not show.

    `elsewhere` are the seats of those who go their own way: nobody waits for them. `waited` is for how many seconds I
    have been where I am. `called` is the chamber to which an adventurer calls, `in_trouble` who has called for help,
    and `called_out` whether everybody is called to the exit. `homeward` and `outward` are whether I have set out for
    home, to be there before a slam, or for the exit.
    """

    elsewhere: Collection[str] = ()
    waited: float = 0.0
    called: str = ""
    called_by: str = ""
    in_trouble: str = ""
    called_out: bool = False
    homeward: bool = False
    outward: bool = False


FRESH = Regard()
"""Before anything was seen or called."""


def inside(view: View) -> list[AdventurerView]:
    """Those who are still in the temple."""
    return [a for a in view["adventurers"] if not a["out"]]


def is_alone(view: View, seat: str, regard: Regard) -> bool:
    """Whether nobody works with me."""
    return all(a["seat"] == seat or a["seat"] in regard.elsewhere for a in inside(view))


def is_stuck(a: AdventurerView) -> bool:
    """Whether every die of an adventurer is blocked."""
    return bool(a["dice"]) and a["dice"].count(BLACK) == len(a["dice"])


def groups(view: View, elsewhere: Collection[str] = ()) -> list[list[AdventurerView]]:
    """Return the groups that work together: all in one for great stones. Those who are out leave a smaller group."""
    everybody = [a for a in view["adventurers"] if a["seat"] not in elsewhere and not a["absent"]]
    if len(everybody) > 3 and view["tray"] >= 3 and any(_is_great(chamber) for chamber in view["chambers"].values()):
        return [[a for a in everybody if not a["out"]]]
    found: list[list[AdventurerView]] = []
    for size in GROUPS.get(len(everybody), ()):
        part, everybody = everybody[:size], everybody[size:]
        found.append([a for a in part if not a["out"]])
    return found


def _is_great(chamber: ChamberView) -> bool:
    """A chamber with several stones still to be had."""
    return len(chamber["levels"]) > 1 and not chamber["stones"]
