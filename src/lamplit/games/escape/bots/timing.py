"""How long things take, and what follows from it: when it is time to leave, and when to run home."""

from collections.abc import Collection
from math import inf

from ..data.figures import LENGTH, SOLO_DICE
from ..data.tiles import BASE, MODULE, SINGLE_LEVEL, STONE
from ..temple import ORIGIN
from ..view.types import AdventurerView, View
from .dice_policy import best, demand
from .team import FRESH, Regard, groups, inside
from .ways import exit_of, free_openings, routes

ROLL_SECONDS = 4.0
"""How long a roll takes a person, all in all."""

STEP_SECONDS = 12.0
"""How long a step to the next chamber takes."""

HURRIED_STEP_SECONDS = 8.0
"""How long a step takes in a countdown, when nobody hesitates."""

SLACK = 6.0
"""Seconds to spare on the way home."""

COUNTDOWN = 38.0
"""How many seconds before a slam its countdown begins."""

FAR_FROM_HOME = 4
"""From farther away it is better to lose a die than to run home."""

CAUTION = 1.3
"""By how much longer than expected leaving may take."""


def time_of(view: View) -> float:
    """Seconds since the call, as the temple counts them."""
    return view["time"] / view["stretch"]


# -- leaving ---------------------------------------------------------------------------------------------------------


def is_time_to_leave(view: View, regard: Regard = FRESH) -> bool:
    """Whether everybody is out sooner without one more stone, or there is none, or no time left for one.

    Once an adventurer calls to the exit, it is enough that all have dice for it. Without a clock nobody is in a hurry:
    then the others are waited for.
    """
    stones = view["tray"]
    nothing_left = not stones_can_be_had(view) and not stones_may_be_found(view)
    now = leaving_takes(view, stones)
    if now == inf:
        return nothing_left
    if regard.called_out or regard.outward:
        return True
    if view["practice"]:
        return _others_are_leaving(view, regard.elsewhere)
    if nothing_left:
        return True
    stone, then = stone_takes(view, regard.elsewhere), leaving_takes(view, stones - 1)
    return now <= stone + then or stone + CAUTION * then > LENGTH - time_of(view)


def _others_are_leaving(view: View, elsewhere: Collection[str]) -> bool:
    """Whether an adventurer is out, or all have come to the exit but those who go their own way."""
    exit_at = exit_of(view)
    return any(a["out"] for a in view["adventurers"]) or all(
        a["place"] == exit_at for a in inside(view) if a["seat"] not in elsewhere
    )


def stones_can_be_had(view: View) -> bool:
    """Whether stones are left on the tray, and a chamber for some that the dice of all are enough for."""
    dice = sum(len(a["dice"]) for a in inside(view))
    return view["tray"] > 0 and any(
        chamber["levels"] and not chamber["stones"] and chamber["levels"][0][0] <= dice
        for chamber in view["chambers"].values()
    )


def stones_may_be_found(view: View) -> bool:
    """Whether the stack holds a chamber for stones, as everybody can tell from those that lie there."""
    modules = view["modules"]
    laid = {chamber["tile"] for chamber in view["chambers"].values()}
    pool = {**STONE, **(MODULE if modules["curses"] or modules["treasures"] else BASE)}
    hidden = any(tile.levels for name, tile in pool.items() if name not in laid)
    opening = any(free_openings(view, place) for place in view["chambers"])
    return view["tray"] > 0 and view["piles"]["stack"] > 0 and hidden and opening


def most_stones_to_leave_with(view: View) -> int:
    """With how many stones on the tray everybody still has dice enough: the way out takes a key more than that."""
    return min((len(a["dice"]) for a in inside(view)), default=1) - 1


def leaving_takes(view: View, stones: int) -> float:
    """Return the seconds until the last is out with so many stones on the tray; endless if dice are too few."""
    team = inside(view)
    if stones > most_stones_to_leave_with(view):
        return inf
    ways = routes(view, exit_of(view) or ORIGIN)
    steps = max((len(ways.get(a["place"], ())) for a in team), default=0)
    rolls = max((_rolls_to_leave(view, a, stones + 1) for a in team), default=0.0)
    # The last of several takes so many times as long as any one of them.
    last = sum(1 / number for number in range(1, len(team) + 1))
    return steps * STEP_SECONDS + last * rolls * ROLL_SECONDS


def _rolls_to_leave(view: View, a: AdventurerView, keys: int) -> float:
    """Return how many rolls an adventurer needs for the keys; those shown at the exit are kept."""
    kept = min(keys, a["dice"].count("key")) if a["place"] == exit_of(view) else 0
    return _rolls(keys - kept, len(a["dice"]) - kept) if keys > kept else 0.0


def stone_takes(view: View, elsewhere: Collection[str] = ()) -> float:
    """Seconds until the team has one more stone, each group at its own."""
    working = [group for group in groups(view, elsewhere) if group]
    dice = max((sum(len(a["dice"]) for a in group) for group in working), default=0)
    rolls = _rolls(SINGLE_LEVEL[0][0], dice)
    return (rolls * ROLL_SECONDS + STEP_SECONDS) / max(1, len(working))


def _rolls(symbols: int, dice: int) -> float:
    return best(demand(key=symbols), min(dice, SOLO_DICE)).cost() if symbols <= dice else inf


# -- running home ----------------------------------------------------------------------------------------------------


def until_slam(view: View) -> float:
    """Seconds until the door falls shut the next time; its countdown is known to follow the gong."""
    cue = view["next_cue"]
    if cue is None or cue["kind"] == "collapse" or (cue["kind"] == "gong" and cue["number"] > 2):
        return inf
    left = (cue["at"] - view["now"]) / view["stretch"]
    return left + COUNTDOWN if cue["kind"] == "gong" else left


def slam_is_near(view: View) -> bool:
    """Whether the countdown to a slam is running."""
    return until_slam(view) <= COUNTDOWN


def goes_home(view: View, me: AdventurerView, regard: Regard = FRESH) -> bool:
    """Whether it is time to run home, and home not too far."""
    left = until_slam(view)
    way = routes(view, me["place"]).get(ORIGIN)
    if way is None or left > _home_takes(FAR_FROM_HOME):
        return False
    if regard.homeward:
        return True
    if not way:
        return left <= _home_takes(2)
    return len(way) <= FAR_FROM_HOME and left <= _home_takes(len(way))


def _home_takes(steps: int) -> float:
    return steps * HURRIED_STEP_SECONDS + SLACK
