"""Plans: the work is divided among adventurers, and each works out the same division from the open table."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from ..data.figures import BLACK, GOLD
from ..temple import ORIGIN
from ..view.types import AdventurerView, ChamberView, View
from .dice_policy import Demand
from .team import FRESH, Regard, groups, inside
from .timing import is_time_to_leave, stones_may_be_found
from .ways import exit_of, free_openings, routes

NEAR = 4
"""From how far away a friend is waited for."""

CALLED_FROM = 6
"""From so many steps away a call is followed."""

NOT_TOO_FAR = 6
"""From farther away no stones are fetched while nearer ones may be found."""

NOWHERE = (float("inf"), "")
"""Where a group has no stones to go for, the others choose theirs first."""

PATIENCE = 20.0
"""How many seconds friends are waited for at a stone."""

LONG_ENOUGH = 60.0
"""After so many seconds at a stone, fewer stones than hoped for will do."""

REACH = 0.7
"""The share of dice that can be made to show one symbol in a few rolls."""


class Errand(NamedTuple):
    """A plan for the next moments: the command to give, the dice it takes, and whether all is ready for it.

    `rescue` is the seat of an adventurer to be freed with a golden mask; `goal` the chamber aimed at, so many `steps`
    away; `call` what the others are to be told.
    """

    command: str
    wanted: Demand
    ready: bool = True
    rescue: str = ""
    goal: str = ""
    steps: int = 0
    call: str = ""


WAIT_AT_HOME = Errand("", (("adventurer", 2),), ready=False)
"""In the start chamber: gather adventurers for the way out."""


def errand(view: View, seat: str, regard: Regard = FRESH) -> Errand | None:
    """Return an adventurer's next errand: home at a slam, then friends in need, then the exit, then work."""
    me = next(a for a in view["adventurers"] if a["seat"] == seat)
    ways = routes(view, me["place"])
    if regard.homeward:
        if stones := _reached(view, me):
            return Errand(f"activate:{stones}", ((view["chambers"][me["place"]]["symbol"], len(me["dice"])),))
        return _walk(view, me, ways, ORIGIN) if me["place"] != ORIGIN else WAIT_AT_HOME
    friend = friend_in_need(view, me, regard)
    if friend is not None:
        return _rescue(view, me, ways, friend)
    return _leave(view, me, ways, regard) or _work(view, me, ways, regard)


def _leave(view: View, me: AdventurerView, ways: dict[str, list[str]], regard: Regard) -> Errand | None:
    """To the exit and out of it, when it is known and the time has come."""
    exit_at = exit_of(view)
    if exit_at is None or not is_time_to_leave(view, regard):
        return None
    if me["place"] == exit_at:
        return Errand("escape", _keys(view))
    return _walk(view, me, ways, exit_at, call="out")


def _keys(view: View) -> Demand:
    """Return the keys that the exit takes."""
    return (("key", view["tray"] + 1),)


def explore_alone(view: View, seat: str, regard: Regard = FRESH) -> Errand | None:
    """Return the errand of an adventurer who only explores: new chambers, home at a slam, out with the others.

    When there is nothing left to explore, friends in need get help.
    """
    me = next(a for a in view["adventurers"] if a["seat"] == seat)
    ways = routes(view, me["place"])
    if regard.homeward:
        return _walk(view, me, ways, ORIGIN) if me["place"] != ORIGIN else WAIT_AT_HOME
    friend = None if view["piles"]["stack"] else friend_in_need(view, me, regard)
    if friend is not None:
        return _rescue(view, me, ways, friend)
    return _leave(view, me, ways, regard) or _explore(view, me, ways, ())


def _walk(view: View, me: AdventurerView, ways: dict[str, list[str]], goal: str, call: str = "") -> Errand | None:
    way = ways.get(goal)
    if not way:
        return None
    entry = view["chambers"][way[0]]["entry"]
    return Errand(f"enter:{way[0]}", _as_demand(entry), goal=goal, steps=len(way), call=call)


def _as_demand(symbols: Sequence[str]) -> Demand:
    return tuple(sorted({symbol: symbols.count(symbol) for symbol in symbols}.items()))


# -- helping ---------------------------------------------------------------------------------------------------------


def friend_in_need(view: View, me: AdventurerView, regard: Regard = FRESH) -> AdventurerView | None:
    """Return an adventurer who needs help, if I am the nearest who can and does help.

    Adventurers need help when every die is blocked, or when two are and they have called for help. When the team is
    leaving, a single free die is too few, and beside me as many as the exit takes are needed.
    """
    leaving = exit_of(view) is not None and is_time_to_leave(view, regard)
    team = inside(view)
    helping = [a for a in team if a["seat"] not in regard.elsewhere and not a["absent"] and not _is_blocked(a, 1)]
    for other in team:
        called = other["seat"] == regard.in_trouble and other["dice"].count(BLACK) >= 2
        least = 1 if not leaving else view["tray"] + 1 if other["place"] == me["place"] else 2
        if other["seat"] == me["seat"] or not (called or _is_blocked(other, least)):
            continue
        far = routes(view, other["place"])
        helpers = [a for a in helping if a is not other]
        nearest = min(helpers, key=lambda a: (len(far.get(a["place"], ["far"] * 20)), a["seat"]), default=None)
        if nearest is not None and nearest["seat"] == me["seat"] and me["place"] in far:
            return other
    return None


def _is_blocked(a: AdventurerView, least: int) -> bool:
    """Whether black masks leave an adventurer fewer free dice than `least`."""
    black = a["dice"].count(BLACK)
    return black > 0 and len(a["dice"]) - black < least


def _rescue(view: View, me: AdventurerView, ways: dict[str, list[str]], friend: AdventurerView) -> Errand | None:
    if friend["place"] != me["place"]:
        return _walk(view, me, ways, friend["place"], call="coming")
    return Errand(f"gold:{friend['seat']}", ((GOLD, 1),), rescue=friend["seat"])


# -- work ------------------------------------------------------------------------------------------------------------


def goals(view: View, elsewhere: Collection[str] = ()) -> dict[str, str | None]:
    """Return the chamber each adventurer of the team goes to for stones; `None` for those who explore.

    The group that is nearest to its stones goes first: nobody walks away from them while others cross the temple.
    """
    found: dict[str, str | None] = {}
    left = groups(view, elsewhere)
    while left:
        taken = [place for place in found.values() if place]
        nearest = [_goal_of(view, group, taken) for group in left]
        number = min(range(len(left)), key=lambda each: nearest[each] or NOWHERE)
        goal = nearest[number]
        found |= {a["seat"]: goal and goal[1] for a in left.pop(number)}
    return found


def _work(view: View, me: AdventurerView, ways: dict[str, list[str]], regard: Regard) -> Errand | None:
    """Stones first, if some are known and nobody else is at them; else a new chamber. A call comes before both.

    Once few enough stones are left, it is the exit that has to be found.
    """
    plan = goals(view, regard.elsewhere)
    if is_time_to_leave(view, regard) and exit_of(view) is None:
        plan = dict.fromkeys(plan)
    if _follows(view, ways, plan, regard):
        plan = dict.fromkeys(plan, regard.called)
    goal = plan.get(me["seat"])
    if goal is None:
        return _explore(view, me, ways, [place for place in plan.values() if place])
    if goal != me["place"]:
        return _walk(view, me, ways, goal)
    along = [a for a in view["adventurers"] if plan.get(a["seat"]) == goal]
    return _activate(view, me, along, regard.waited)


def _follows(view: View, ways: dict[str, list[str]], plan: Mapping[str, str | None], regard: Regard) -> bool:
    """Whether I follow a call: not where the caller's group works anyway, nor to the exit before its time, nor far."""
    place = regard.called
    if not 0 < len(ways.get(place, ())) <= CALLED_FROM or plan.get(regard.called_by) == place:
        return False
    return view["chambers"][place]["kind"] != "exit"


def _goal_of(view: View, group: Sequence[AdventurerView], taken: Sequence[str]) -> tuple[float, str] | None:
    """The stones a group goes for, and how far they are: the nearest, not too far while nearer ones may be found."""
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
    if best is None or (best[0] > NOT_TOO_FAR and stones_may_be_found(view)):
        return None
    return best


def _activate(view: View, me: AdventurerView, along: Sequence[AdventurerView], waited: float) -> Errand:
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


def _reached(view: View, me: AdventurerView) -> int:
    """How many stones the dice that lie here can activate now."""
    chamber = view["chambers"][me["place"]]
    if chamber["stones"] or not chamber["levels"]:
        return 0
    shown = me["dice"].count(chamber["symbol"]) + _shown_by_others(view, me, chamber["symbol"])
    return max((stones for need, stones in chamber["levels"] if need <= shown and stones <= view["tray"]), default=0)


def _shown_by_others(view: View, me: AdventurerView, symbol: str) -> int:
    return sum(a["dice"].count(symbol) for a in view["adventurers"] if _counts_along(a, me))


def _counts_along(a: AdventurerView, me: AdventurerView) -> bool:
    """Whether another adventurer's dice count when I activate stones."""
    beside_me = a["place"] == me["place"] and a["seat"] != me["seat"] and not a["out"]
    return beside_me and a["shares"] and not a["absent"]


def _level(chamber: ChamberView, present: Sequence[AdventurerView], tray: int) -> tuple[int, int]:
    """The level that so many dice can reasonably reach."""
    dice = sum(len(a["dice"]) for a in present)
    best = chamber["levels"][0]
    for need, stones in chamber["levels"]:
        if need <= REACH * dice and stones <= tray:
            best = (need, stones)
    return best[0], best[1]


def _explore(view: View, me: AdventurerView, ways: dict[str, list[str]], taken: Sequence[str]) -> Errand | None:
    """To the nearest opening with nothing behind it, and look. When all is done, to the exit, and out with the keys."""
    exit_at = exit_of(view)
    openings = {place: free for place in ways if (free := free_openings(view, place))}
    if not openings or not view["piles"]["stack"] or (exit_at and not view["tray"]):
        if exit_at == me["place"]:
            return Errand("escape", _keys(view), ready=not view["practice"])
        return _walk(view, me, ways, exit_at) if exit_at else None
    nearest = min(openings, key=lambda place: (len(ways[place]), place in taken, place))
    if nearest == me["place"]:
        return Errand(f"discover:{openings[nearest][0]}", (("adventurer", 2),))
    return _walk(view, me, ways, nearest)
