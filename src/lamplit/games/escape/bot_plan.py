"""Who does what: the division of work among adventurers, worked out by each from the open table alike."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .data.figures import BLACK, GOLD
from .holds import Demand
from .temple import AROUND, ORIGIN

Look = Mapping[str, Any]

STEP_SECONDS = 6.5
"""How long a step to the next chamber takes a person, all in all."""

FAR_FROM_HOME = 3
"""From this distance on it is better to lose a die than to run home."""

NEAR = 4
"""From how far away a friend is waited for."""

REACH = 0.62
"""The share of all dice that can be made to show one symbol in a few rolls."""

GROUPS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3)}
LEAVE_WITH = ((360.0, 0), (420.0, 1), (480.0, 2), (525.0, 3))
"""Until when at most so many stones may be left on the tray when the team leaves; after that, four."""

FOLLOW_WITH = 3
"""Whoever is left alone in the temple follows with at most so many stones: nobody comes to help any more."""


class Errand(NamedTuple):
    """What to do next: the command to give, the dice it takes, and whether all is ready for it.

    `rescue` is the seat of somebody to be freed with a golden mask; `goal` the chamber aimed at, so many `steps` away.
    """

    command: str
    wanted: Demand
    ready: bool = True
    rescue: str = ""
    goal: str = ""
    steps: int = 0


def errand(view: Look, seat: str) -> Errand | None:
    """The next thing for this adventurer."""
    me = next(a for a in view["adventurers"] if a["seat"] == seat)
    ways = routes(view, me["place"])
    if goes_home(view, me, ways):
        return _walk(view, me, ways, ORIGIN) if me["place"] != ORIGIN else _wait_at_home(view)
    exit_at = next((place for place, chamber in view["chambers"].items() if chamber["kind"] == "exit"), None)
    if exit_at is not None and is_time_to_leave(view):
        if me["place"] == exit_at:
            return Errand("escape", (("key", view["tray"] + 1),))
        return _walk(view, me, ways, exit_at)
    stuck = _stuck_friend(view, me)
    if stuck is not None:
        return _rescue(view, me, ways, stuck)
    return _work(view, me, ways)


# -- the clock -------------------------------------------------------------------------------------------------------


def time_of(view: Look) -> float:
    """Seconds since the call, as the temple counts them."""
    return view["time"] / view["stretch"]


def most_stones_to_leave_with(inside: Sequence[Look]) -> int:
    """With how many stones on the tray everybody still has dice enough: the way out takes a key more than that."""
    return min((len(a["dice"]) for a in inside), default=1) - 1


def is_time_to_leave(view: Look) -> bool:
    """Whether few enough stones are left for this hour, or no more can be had."""
    now = time_of(view)
    most = next((stones for until, stones in LEAVE_WITH if now < until), 4)
    inside = [a for a in view["adventurers"] if not a["out"]]
    if len(inside) == 1 < len(view["adventurers"]):
        most = max(most, FOLLOW_WITH)
    most = min(most, most_stones_to_leave_with(inside))
    open_stones = any(chamber["levels"] and not chamber["stones"] for chamber in view["chambers"].values())
    return view["tray"] <= most or (not open_stones and not view["piles"]["stack"])


def goes_home(view: Look, me: Look, ways: dict[str, list[str]]) -> bool:
    """Whether a slam is near enough, and home not too far."""
    cue = view["next_cue"]
    if cue is None or cue["kind"] != "slam":
        return False
    left = (cue["at"] - view["now"]) / view["stretch"]
    far = len(ways.get(ORIGIN, [])) if me["place"] != ORIGIN else 0
    warned = left <= 38.0
    return warned and far <= FAR_FROM_HOME and (far == 0 or left <= far * STEP_SECONDS + 8.0)


def _wait_at_home(view: Look) -> Errand:
    """In the start chamber: gather adventurers for the way out."""
    return Errand("", (("adventurer", 2),), ready=False)


# -- ways ------------------------------------------------------------------------------------------------------------


def neighbours(view: Look, place: str) -> Iterator[str]:
    """The chambers one can walk to."""
    chambers = view["chambers"]
    for side, there, back in AROUND[place]:
        if side in chambers[place]["openings"] and there in chambers and back in chambers[there]["openings"]:
            yield there


def routes(view: Look, start: str) -> dict[str, list[str]]:
    """The shortest way to every chamber, without the start."""
    found: dict[str, list[str]] = {start: []}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in neighbours(view, here):
            if there not in found:
                found[there] = [*found[here], there]
                edge.append(there)
    return found


def _walk(view: Look, me: Look, ways: dict[str, list[str]], goal: str) -> Errand | None:
    way = ways.get(goal)
    if not way:
        return None
    entry = view["chambers"][way[0]]["entry"]
    return Errand(f"enter:{way[0]}", _as_demand(entry), goal=goal, steps=len(way))


def _as_demand(symbols: Sequence[str]) -> Demand:
    return tuple(sorted({symbol: symbols.count(symbol) for symbol in symbols}.items()))


# -- helping ---------------------------------------------------------------------------------------------------------


def _stuck_friend(view: Look, me: Look) -> Look | None:
    """Somebody with every die blocked, if I am the nearest who can help."""
    for other in view["adventurers"]:
        if other["out"] or other["seat"] == me["seat"] or not other["dice"]:
            continue
        if other["dice"].count(BLACK) < len(other["dice"]):
            continue
        helpers = [a for a in view["adventurers"] if not a["out"] and a["dice"].count(BLACK) < len(a["dice"])]
        far = routes(view, other["place"])
        nearest = min(helpers, key=lambda a: (len(far.get(a["place"], [])), a["seat"]), default=None)
        if nearest is not None and nearest["seat"] == me["seat"]:
            return other
    return None


def _rescue(view: Look, me: Look, ways: dict[str, list[str]], friend: Look) -> Errand | None:
    if friend["place"] != me["place"]:
        return _walk(view, me, ways, friend["place"])
    return Errand(f"gold:{friend['seat']}", ((GOLD, 1),), rescue=friend["seat"])


# -- work ------------------------------------------------------------------------------------------------------------


def groups(view: Look) -> list[list[Look]]:
    """The team in groups that work together, for the great stones in one; who is out leaves a smaller one."""
    everybody = list(view["adventurers"])
    if len(everybody) > 3 and view["tray"] >= 3 and any(_is_great(chamber) for chamber in view["chambers"].values()):
        return [[a for a in everybody if not a["out"]]]
    found: list[list[Look]] = []
    for size in GROUPS[len(everybody)]:
        part, everybody = everybody[:size], everybody[size:]
        found.append([a for a in part if not a["out"]])
    return found


def _is_great(chamber: Look) -> bool:
    """A chamber with several stones still to be had."""
    return len(chamber["levels"]) > 1 and not chamber["stones"]


def _work(view: Look, me: Look, ways: dict[str, list[str]]) -> Errand | None:
    """Stones first, if some are known and nobody else is at them; else a new chamber."""
    taken: list[str] = []
    for group in groups(view):
        goal = _goal_of(view, group, taken)
        if any(a["seat"] == me["seat"] for a in group):
            if goal is None:
                return _explore(view, me, ways, taken)
            if goal != me["place"]:
                return _walk(view, me, ways, goal)
            return _activate(view, me, group)
        if goal is not None:
            taken.append(goal)
    return None


def _goal_of(view: Look, group: Sequence[Look], taken: Sequence[str]) -> str | None:
    """The stones a group goes for: the nearest that are still to be had."""
    if not group or not view["tray"]:
        return None
    best: tuple[float, str] | None = None
    for place, chamber in view["chambers"].items():
        if not chamber["levels"] or chamber["stones"] or place in taken:
            continue
        far = routes(view, place)
        steps = sum(len(far.get(a["place"], ["far"] * 20)) for a in group) / len(group)
        worth = steps - (1.5 if len(chamber["levels"]) > 1 and len(group) > 1 else 0.0)
        if best is None or (worth, place) < best:
            best = (worth, place)
    return None if best is None or best[0] > 6 else best[1]


def _activate(view: Look, me: Look, group: Sequence[Look]) -> Errand:
    """As many stones as the dice here can reasonably give; the sum of all decides. Friends near by are waited for."""
    chamber = view["chambers"][me["place"]]
    symbol = chamber["symbol"]
    here = [a for a in view["adventurers"] if not a["out"] and a["place"] == me["place"]]
    ways = routes(view, me["place"])
    coming = [a for a in group if a["place"] != me["place"] and len(ways.get(a["place"], ["far"] * 9)) <= NEAR]
    now, later = _level(chamber, here, view["tray"]), _level(chamber, [*here, *coming], view["tray"])
    need, stones = now
    shown = sum(a["dice"].count(symbol) for a in here)
    others = shown - me["dice"].count(symbol)
    wanted = max(1, min(len(me["dice"]), later[0] - others))
    return Errand(f"activate:{stones}", ((symbol, wanted),), ready=shown >= need and later == now)


def _level(chamber: Look, present: Sequence[Look], tray: int) -> tuple[int, int]:
    """The level that so many dice can reasonably reach."""
    dice = sum(len(a["dice"]) for a in present)
    best = chamber["levels"][0]
    for need, stones in chamber["levels"]:
        if need <= REACH * dice and stones <= tray:
            best = (need, stones)
    return best[0], best[1]


def _explore(view: Look, me: Look, ways: dict[str, list[str]], taken: Sequence[str]) -> Errand | None:
    """To the nearest opening with nothing behind it, and look."""
    if not view["piles"]["stack"]:
        exit_at = next((place for place, chamber in view["chambers"].items() if chamber["kind"] == "exit"), None)
        return _walk(view, me, ways, exit_at) if exit_at else None
    openings = {place: free for place in ways if (free := _free_openings(view, place))}
    if not openings:
        return None
    nearest = min(openings, key=lambda place: (len(ways[place]), place in taken, place))
    if nearest == me["place"]:
        return Errand(f"discover:{openings[nearest][0]}", (("adventurer", 2),))
    return _walk(view, me, ways, nearest)


def _free_openings(view: Look, place: str) -> list[str]:
    chambers = view["chambers"]
    return [
        there for side, there, _back in AROUND[place] if side in chambers[place]["openings"] and there not in chambers
    ]
