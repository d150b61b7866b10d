"""Who works with whom, and what one knows of the others beyond what lies on the table."""

from collections.abc import Collection
from typing import NamedTuple

from .bot_ways import Look
from .data.figures import BLACK

GROUPS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3)}


class Regard(NamedTuple):
    """What somebody knows of the others that the table does not show.

    `elsewhere` are the seats of those who go their own way: nobody waits for them. `waited` is for how many seconds I
    have been where I am. `called` is the chamber to which somebody calls, `in_trouble` who has called for help, and
    `called_out` whether somebody calls everybody to the exit. `homeward` and `outward` are whether I have set out for
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


def inside(view: Look) -> list[Look]:
    """Those who are still in the temple."""
    return [a for a in view["adventurers"] if not a["out"]]


def is_alone(view: Look, seat: str, regard: Regard) -> bool:
    """Whether nobody works with me."""
    return all(a["seat"] == seat or a["seat"] in regard.elsewhere for a in inside(view))


def is_stuck(a: Look) -> bool:
    """Whether every die of somebody is blocked."""
    return bool(a["dice"]) and a["dice"].count(BLACK) == len(a["dice"])


def groups(view: Look, elsewhere: Collection[str] = ()) -> list[list[Look]]:
    """The team in groups that work together, for the great stones in one; who is out leaves a smaller one."""
    everybody = [a for a in view["adventurers"] if a["seat"] not in elsewhere and not a["absent"]]
    if len(everybody) > 3 and view["tray"] >= 3 and any(_is_great(chamber) for chamber in view["chambers"].values()):
        return [[a for a in everybody if not a["out"]]]
    found: list[list[Look]] = []
    for size in GROUPS.get(len(everybody), ()):
        part, everybody = everybody[:size], everybody[size:]
        found.append([a for a in part if not a["out"]])
    return found


def _is_great(chamber: Look) -> bool:
    """A chamber with several stones still to be had."""
    return len(chamber["levels"]) > 1 and not chamber["stones"]
