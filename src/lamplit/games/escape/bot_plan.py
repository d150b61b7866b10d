"""Who does what: the division of work among adventurers, worked out by each from the open table alike."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from .data.figures import BLACK, GOLD
from .holds import Demand
from .temple import AROUND, ORIGIN

Look = Mapping[str, Any]

STEP_SECONDS = 6.5
"""How long a step to the next chamber takes a person, all in all."""

COUNTDOWN = 38.0
"""How many seconds before a slam its countdown begins."""

FAR_FROM_HOME = 3
"""From this distance on it is better to lose a die than to run home."""

NEAR = 4
"""From how far away a friend is waited for."""

CALLED_FROM = 6
"""From so many steps away a call is followed."""

PATIENCE = 20.0
"""How many seconds friends are waited for at a stone."""

LONG_ENOUGH = 60.0
"""After so many seconds at a stone, fewer stones than hoped for will do."""

REACH = 0.7
"""The share of all dice that can be made to show one symbol in a few rolls."""

GROUPS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3)}
LEAVE_WITH = ((360.0, 0), (420.0, 1), (480.0, 2), (525.0, 3))
"""Until when at most so many stones may be left on the tray when the team leaves; after that, four."""

FOLLOW_WITH = 3
"""Whoever is left alone in the temple follows with at most so many stones: nobody comes to help any more."""


class Errand(NamedTuple):
    """What to do next: the command to give, the dice it takes, and whether all is ready for it.

    `rescue` is the seat of somebody to be freed with a golden mask; `goal` the chamber aimed at, so many `steps` away.
    `call` is what the others are to be told of it.
    """

    command: str
    wanted: Demand
    ready: bool = True
    rescue: str = ""
    goal: str = ""
    steps: int = 0
    call: str = ""


class Regard(NamedTuple):
    """What somebody knows of the others that the table does not show.

    `elsewhere` are the seats of those who go their own way: nobody waits for them. `waited` is for how many seconds I
    have been where I am. `called` is the chamber to which somebody calls, `in_trouble` who has called for help.
    """

    elsewhere: Collection[str] = ()
    waited: float = 0.0
    called: str = ""
    called_by: str = ""
    in_trouble: str = ""


FRESH = Regard()
"""Before anything was seen or called."""


def errand(view: Look, seat: str, regard: Regard = FRESH) -> Errand | None:
    """The next thing for this adventurer: home at a slam, then whoever needs help, then the exit, then work."""
    me = next(a for a in view["adventurers"] if a["seat"] == seat)
    ways = routes(view, me["place"])
    if goes_home(view, me, ways):
        if stones := _reached(view, me):
            return Errand(f"activate:{stones}", ((view["chambers"][me["place"]]["symbol"], len(me["dice"])),))
        return _walk(view, me, ways, ORIGIN) if me["place"] != ORIGIN else _wait_at_home(view)
    friend = friend_in_need(view, me, regard.in_trouble)
    if friend is not None:
        return _rescue(view, me, ways, friend)
    return _leave(view, me, ways) or _work(view, me, ways, regard)


def _leave(view: Look, me: Look, ways: dict[str, list[str]]) -> Errand | None:
    """To the exit and out of it, when it is known and the time has come."""
    exit_at = exit_of(view)
    if exit_at is None or not is_time_to_leave(view):
        return None
    if me["place"] == exit_at:
        return Errand("escape", (("key", view["tray"] + 1),))
    return _walk(view, me, ways, exit_at, call="out")


def exit_of(view: Look) -> str | None:
    """Where the exit lies, if it has been found."""
    return next((place for place, chamber in view["chambers"].items() if chamber["kind"] == "exit"), None)


def explore_alone(view: Look, seat: str) -> Errand | None:
    """The next thing for somebody who takes no part in the work: new chambers, home at a slam, out with the others."""
    me = next(a for a in view["adventurers"] if a["seat"] == seat)
    ways = routes(view, me["place"])
    if goes_home(view, me, ways):
        return _walk(view, me, ways, ORIGIN) if me["place"] != ORIGIN else _wait_at_home(view)
    return _leave(view, me, ways) or _explore(view, me, ways, ())


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


def slam_is_near(view: Look) -> bool:
    """Whether the countdown to a slam is running."""
    cue = view["next_cue"]
    return cue is not None and cue["kind"] == "slam" and (cue["at"] - view["now"]) / view["stretch"] <= COUNTDOWN


def goes_home(view: Look, me: Look, ways: dict[str, list[str]]) -> bool:
    """Whether a slam is near enough, and home not too far."""
    if not slam_is_near(view):
        return False
    left = (view["next_cue"]["at"] - view["now"]) / view["stretch"]
    far = len(ways.get(ORIGIN, [])) if me["place"] != ORIGIN else 0
    return far <= FAR_FROM_HOME and (far == 0 or left <= far * STEP_SECONDS + 8.0)


def _wait_at_home(view: Look) -> Errand:
    """In the start chamber: gather adventurers for the way out."""
    return Errand("", (("adventurer", 2),), ready=False)


# -- ways ------------------------------------------------------------------------------------------------------------


Layout = tuple[tuple[str, str], ...]
"""The chambers with their open sides."""


def routes(view: Look, start: str) -> dict[str, list[str]]:
    """The shortest way to every chamber that can be reached, without the start."""
    return _routes(tuple([(place, chamber["openings"]) for place, chamber in view["chambers"].items()]), start)


@lru_cache(maxsize=4096)
def _routes(layout: Layout, start: str) -> dict[str, list[str]]:
    openings = dict(layout)
    found: dict[str, list[str]] = {start: []}
    edge = [start]
    for here in edge:
        for side, there, back in AROUND[here]:
            if there not in found and side in openings[here] and back in openings.get(there, ""):
                found[there] = [*found[here], there]
                edge.append(there)
    return found


def _walk(view: Look, me: Look, ways: dict[str, list[str]], goal: str, call: str = "") -> Errand | None:
    way = ways.get(goal)
    if not way:
        return None
    entry = view["chambers"][way[0]]["entry"]
    return Errand(f"enter:{way[0]}", _as_demand(entry), goal=goal, steps=len(way), call=call)


def _as_demand(symbols: Sequence[str]) -> Demand:
    return tuple(sorted({symbol: symbols.count(symbol) for symbol in symbols}.items()))


# -- helping ---------------------------------------------------------------------------------------------------------


def friend_in_need(view: Look, me: Look, in_trouble: str = "") -> Look | None:
    """Somebody who cannot help themselves, if I am the nearest who can.

    That is whoever has every die blocked; whoever called for help with two dice blocked; and when the team is leaving,
    whoever has too few free dice for the exit.
    """
    leaving = exit_of(view) is not None and is_time_to_leave(view)
    least = view["tray"] + 1 if leaving else 1
    inside = [a for a in view["adventurers"] if not a["out"]]
    for other in inside:
        called = other["seat"] == in_trouble and other["dice"].count(BLACK) >= 2
        if other["seat"] == me["seat"] or not (called or _is_blocked(other, least)):
            continue
        far = routes(view, other["place"])
        helpers = [a for a in inside if a is not other and not a["absent"] and not _is_blocked(a, 1)]
        nearest = min(helpers, key=lambda a: (len(far.get(a["place"], ["far"] * 20)), a["seat"]), default=None)
        if nearest is not None and nearest["seat"] == me["seat"] and me["place"] in far:
            return other
    return None


def is_stuck(a: Look) -> bool:
    """Whether every die of somebody is blocked."""
    return bool(a["dice"]) and a["dice"].count(BLACK) == len(a["dice"])


def _is_blocked(a: Look, least: int) -> bool:
    """Whether black masks leave somebody fewer free dice than that."""
    black = a["dice"].count(BLACK)
    return black > 0 and len(a["dice"]) - black < least


def _rescue(view: Look, me: Look, ways: dict[str, list[str]], friend: Look) -> Errand | None:
    if friend["place"] != me["place"]:
        return _walk(view, me, ways, friend["place"], call="coming")
    return Errand(f"gold:{friend['seat']}", ((GOLD, 1),), rescue=friend["seat"])


# -- work ------------------------------------------------------------------------------------------------------------


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


def goals(view: Look, elsewhere: Collection[str] = ()) -> dict[str, str | None]:
    """The chamber each adventurer of the team goes to for stones; `None` for those who explore."""
    found: dict[str, str | None] = {}
    for group in groups(view, elsewhere):
        goal = _goal_of(view, group, [place for place in found.values() if place])
        found |= {a["seat"]: goal for a in group}
    return found


def _work(view: Look, me: Look, ways: dict[str, list[str]], regard: Regard) -> Errand | None:
    """Stones first, if some are known and nobody else is at them; else a new chamber. A call comes before both."""
    plan = goals(view, regard.elsewhere)
    if _follows(view, ways, plan, regard):
        plan = dict.fromkeys(plan, regard.called)
    goal = plan.get(me["seat"])
    if goal is None:
        return _explore(view, me, ways, [place for place in plan.values() if place])
    if goal != me["place"]:
        return _walk(view, me, ways, goal)
    along = [a for a in view["adventurers"] if plan.get(a["seat"]) == goal]
    return _activate(view, me, along, regard.waited)


def _follows(view: Look, ways: dict[str, list[str]], plan: Mapping[str, str | None], regard: Regard) -> bool:
    """Whether I follow a call: not where the caller's group works anyway, nor to the exit before its time, nor far."""
    place = regard.called
    if not 0 < len(ways.get(place, ())) <= CALLED_FROM or plan.get(regard.called_by) == place:
        return False
    return view["chambers"][place]["kind"] != "exit"


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


def _activate(view: Look, me: Look, along: Sequence[Look], waited: float) -> Errand:
    """As many stones as the dice here can reasonably give; the sum of all decides.

    Friends who come along and are near are waited for, but not for ever; and what lies there already is taken.
    """
    chamber = view["chambers"][me["place"]]
    symbol, tray = chamber["symbol"], view["tray"]
    ways = routes(view, me["place"])
    here = [a for a in along if a["place"] == me["place"]]
    coming = [a for a in along if a["place"] != me["place"] and len(ways.get(a["place"], ["far"] * 9)) <= NEAR]
    waits = waited <= PATIENCE
    need, stones = _level(chamber, [*here, *coming] if waits else here, tray)
    others = _shown_by_others(view, me, symbol)
    reached = _reached(view, me)
    wanted = max(1, min(len(me["dice"]), need - others))
    ready = reached >= (stones if waited <= LONG_ENOUGH else 1)
    call = "" if not coming else "join" if waits else "ahead"
    return Errand(f"activate:{reached}", ((symbol, wanted),), ready=ready, call=call)


def _reached(view: Look, me: Look) -> int:
    """How many stones the dice that lie here can activate now."""
    chamber = view["chambers"][me["place"]]
    if chamber["stones"] or not chamber["levels"]:
        return 0
    shown = me["dice"].count(chamber["symbol"]) + _shown_by_others(view, me, chamber["symbol"])
    return max((stones for need, stones in chamber["levels"] if need <= shown and stones <= view["tray"]), default=0)


def _shown_by_others(view: Look, me: Look, symbol: str) -> int:
    return sum(a["dice"].count(symbol) for a in view["adventurers"] if _counts_along(a, me))


def _counts_along(a: Look, me: Look) -> bool:
    """Whether somebody's dice count when I activate stones."""
    beside_me = a["place"] == me["place"] and a["seat"] != me["seat"] and not a["out"]
    return beside_me and a["shares"] and not a["absent"]


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
