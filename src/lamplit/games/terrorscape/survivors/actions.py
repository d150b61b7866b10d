"""What a Survivor can do in a turn: the six actions, extra actions, trading.

Each possible answer is named once here, with the function that carries it out. The functions called `…_forbidden` give
the id of the rule that stands against something, or nothing if it may be done: the same words that refuse an action
also keep it out of the choices.
"""

from ....engine import ask
from ..data import mansion
from ..data.items import KEY
from ..harm import calm
from ..keywords import go, make_noise, remove_block
from ..occasions import (
    EXTRA,
    MAIN,
    MOVE_STEPS,
    MOVED,
    Actions,
    add_actions,
    given_by,
    has_extra_action,
    helping,
    is_hushed,
    things,
)
from ..state import TEAM, Survivor, Table
from .inventory import draw_from_search, drop, fit
from .radio import advance_repair, repair_forbidden

BASIC_STEPS = 2
"""How far the move action goes."""


def open_to(t: Table, s: Survivor) -> Actions:
    """Return all actions open to a Survivor; in strict order exchanges and extra actions have been before."""
    mine = things(t, s)
    choices = {} if s.acted else main_actions(t, s, mine)
    if t.settings.order != "strict":
        extra_actions(t, s, mine, choices)
        _add_trades(t, s, choices)
    _add_drops(s, choices)
    return choices


def exchanges(t: Table, s: Survivor) -> Actions:
    """Return the actions open to a Survivor while items are exchanged in strict order."""
    choices: Actions = {}
    _add_trades(t, s, choices)
    _add_drops(s, choices)
    return choices


def extras(t: Table, s: Survivor) -> Actions:
    """Return the actions open to a Survivor while extra actions are taken in strict order."""
    choices: Actions = {}
    extra_actions(t, s, things(t, s), choices)
    _add_drops(s, choices)
    return choices


def has_more(t: Table, s: Survivor) -> bool:
    """Return whether to ask a Survivor who has acted: not just to throw something away or to ask for items."""
    return t.settings.order != "strict" and (may_give(t, s) or has_extras(t, s))


def may_give(t: Table, s: Survivor) -> bool:
    """Return whether a Survivor has an item to give, and another to give it to."""
    return bool(s.items) and any(other is not s for other in t.at(s.place))


def has_extras(t: Table, s: Survivor) -> bool:
    """Return whether an extra action is open to a Survivor."""
    return has_extra_action(t, s) or (t.separate and any(body.items or body.keys for body in bodies(t, s)))


def main_actions(t: Table, s: Survivor, mine: tuple[str, ...]) -> Actions:
    """Return the main actions of a Survivor who has all `mine`."""
    ways = mansion.reachable(s.place, basic_steps(t, s), tuple(t.blocks))
    choices: Actions = {f"move:{place}": (MAIN, move, (place,)) for place in ways}
    choices["calm"] = (MAIN, calm_down, ())
    add_actions(t, s, mine, MAIN, choices)
    for door in mansion.DOORS_OF[s.place]:
        if door in t.blocks:
            choices[f"unblock:{door}"] = (MAIN, unblock, (door,))
    if not repair_forbidden(t, s):
        choices["repair"] = (MAIN, repair, ())
    if not search_forbidden(t, s):
        choices["search"] = (MAIN, search, ())
    return choices


def extra_actions(t: Table, s: Survivor, mine: tuple[str, ...], choices: Actions) -> None:
    """Add the extra actions of a Survivor who has all `mine`."""
    add_actions(t, s, mine, EXTRA, choices)
    if t.separate:
        for body in bodies(t, s):
            for thing in dict.fromkeys(body.items + body.keys):
                choices[f"take:{body.who}:{thing}"] = (EXTRA, take_from_body, (body.who, thing))


def bodies(t: Table, s: Survivor) -> list[Survivor]:
    """Return the eliminated Survivors in the same place."""
    return [body for body in t.survivors if body.out == "eliminated" and body.place == s.place]


def _add_trades(t: Table, s: Survivor, choices: Actions) -> None:
    for other in t.in_play:
        if other.place == s.place and other is not s and (s.items or other.items):
            choices[f"trade:{other.who}"] = (EXTRA, trade, (other.who,))


def _add_drops(s: Survivor, choices: Actions) -> None:
    for item in s.items:
        choices[f"drop:{item}"] = (EXTRA, throw_away, (item,))


# -- the six actions -------------------------------------------------------------------------------------------------


def basic_steps(t: Table, s: Survivor) -> int:
    """Return how far the move action goes: two steps, unless something lets a Survivor go farther."""
    return BASIC_STEPS + given_by(t, s, MOVE_STEPS)


async def move(t: Table, s: Survivor, place: str) -> None:
    """MOVE ×1–2. Nobody tells the Killer."""
    go(t, s, place)
    for effect in helping(t, s, MOVED):
        effect.do(t, s)


async def calm_down(t: Table, s: Survivor) -> None:
    """Remove all own fear. Without any it is a way to wait."""
    if s.fear:
        calm(t, s)
    else:
        t.tell(TEAM, "waited", who=s.who)


async def unblock(t: Table, s: Survivor, door: str) -> None:
    """Remove a block of the own location; the Killer is told at once which one."""
    remove_block(t, s, door)


async def repair(t: Table, s: Survivor) -> None:
    """Repair the radio by one, with a noise."""
    if not is_hushed(t, s, "repair"):
        make_noise(t, s.place)
    await advance_repair(t, s, 1)


def search_forbidden(t: Table, s: Survivor) -> str:
    """Return the rule that forbids searching here."""
    if s.place not in mansion.ITEM_PLACES:
        return "TS-MAP-ITEM"
    if s.place == t.killer_at:
        return "TS-SURV-SEARCH-2"
    return "" if t.search else "TS-SURV-SEARCH-3"


async def search(t: Table, s: Survivor) -> None:
    """Draw one card of the search deck."""
    t.tell(TEAM, "searched", who=s.who, place=s.place)
    await draw_from_search(t, s, quiet=is_hushed(t, s, "search"))


# -- trading ---------------------------------------------------------------------------------------------------------


async def trade(t: Table, s: Survivor, who: str) -> None:
    """Give an item to a Survivor in the same location, swap one for one, or ask for one and offer nothing.

    A Survivor who is asked for an item need not give it. Going separate ways no Survivor loses an item against their
    will; a gift too can be made to need consent. A Survivor who is given an item may act once more.
    """
    other = t.by_name(who)
    choices: dict[str, tuple[str, str]] = {f"give:{mine}": (mine, "") for mine in s.items}
    choices |= {f"swap:{mine}:{theirs}": (mine, theirs) for mine in s.items for theirs in other.items}
    choices |= {f"ask:{theirs}": ("", theirs) for theirs in other.items}
    choices["back"] = ("", "")
    mine, theirs = await ask(s.seat, "trade", choices, who=s.who, other=who)
    if not mine and not theirs:
        return
    if not await _agreed(t, s, other, mine, theirs):
        t.tell(TEAM, "trade-refused", who=s.who, other=who)
        return
    if mine:
        s.items.remove(mine)
        other.items.append(mine)
        other.ready = False
    if theirs:
        other.items.remove(theirs)
        s.items.append(theirs)
    if mine and theirs:
        t.tell(TEAM, "swapped", who=s.who, item=mine, other=who, theirs=theirs)
    elif mine:
        t.tell(TEAM, "gave", who=s.who, item=mine, other=who)
    else:
        t.tell(TEAM, "gave", who=who, item=theirs, other=s.who)
    await fit(t, other)
    await fit(t, s)


async def _agreed(t: Table, s: Survivor, other: Survivor, mine: str, theirs: str) -> bool:
    """Return whether the other Survivor agrees, where they are asked at all."""
    answers = {"yes": True, "no": False}
    if not mine:
        return await ask(other.seat, "asked-for", answers, who=s.who, item=theirs, other=other.who)
    if t.separate and (theirs or t.settings.sw_trade == "agreed"):
        return await ask(other.seat, "agree", answers, who=s.who, item=mine, other=theirs or "nothing")
    return True


async def take_from_body(t: Table, s: Survivor, who: str, thing: str) -> None:
    """Take an item or a key from an eliminated Survivor in the same location."""
    body = t.by_name(who)
    if thing == KEY:
        body.keys.remove(thing)
        s.keys.append(thing)
    else:
        body.items.remove(thing)
        s.items.append(thing)
    t.tell(TEAM, "took-from-body", who=s.who, item=thing, other=who)
    await fit(t, s)


async def throw_away(t: Table, s: Survivor, item: str) -> None:
    """Throw an item away."""
    drop(t, s, item)
