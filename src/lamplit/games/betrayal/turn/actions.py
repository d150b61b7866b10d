"""The actions of a turn: a short function for each, and the list of those that are possible now."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any

from ....engine import ALL, Effect
from ....engine.occasions import Heard
from ..data.rooms import ROOMS, SIDES
from ..explorers.cards import handle
from ..house.discovery import discover, nothing_to_find
from ..house.movement import (
    CLIMBS,
    COLLAPSED,
    LEADING,
    STAIRS,
    allowance,
    beside,
    cross,
    cross_forbidden,
    go,
    leave_cost,
    ways,
)
from ..house.plan import Plan
from ..occasions import (
    CANNOT_ACT,
    CANNOT_MOVE,
    EAGER,
    FREE,
    MONSTER_TASK,
    MUST_ATTACK,
    NO_ENTRY,
    ROOM_ACTION,
    TASK,
    USE,
    WAYS,
    first,
    listed,
    listeners,
)
from ..state import Explorer, Figure, Monster, Table
from .agreement import PROPOSE, may_propose, propose
from .attacks import Attack, attacks_of, make
from .monsters import search_forbidden, search_stairs, way_to_foe
from .trading import (
    DROPPING,
    HANDLING,
    TAKING,
    TRADING,
    drop_card,
    droppable,
    end_handling,
    partners,
    pick_up,
    takeable,
    trade,
)

SEARCH = "search-stairs"
IN_ORDER, HUNT, HUNT_ALL = "in-order", "hunt", "hunt-all"
"""Orders to monsters: the rest go one after another, this one makes for the nearest opponent, or all of its lead do."""
GO = {room: f"go:{room}" for room in ROOMS}
Listening = Mapping[str, Sequence[Heard]]
"""The effects that are heard, by occasion."""
Action = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...]]
"""What an option does, and its arguments besides the table and the figure."""


def open_to(t: Table, one: Explorer) -> dict[str, Action]:
    """Return all actions of an explorer that are possible now, by option."""
    found: dict[str, Action] = {}
    listening = listeners(t.in_force)
    if CANNOT_ACT not in listening or not first(t, CANNOT_ACT, one):
        others = beside(t, one)
        if t.moving:
            moving(t, found, one, others, listening)
        if t.haunt:
            for name, attack in attacks_of(t, one, others).items():
                found[name] = (strike, (attack,))
            if TASK in listening:
                offered(t, found, "task", listening[TASK], one)
        if ROOM_ACTION in listening:
            here = (one.place, *t.tokens.get(one.place, ()))
            owned = [each for each in listening[ROOM_ACTION] if each[0] in here]
            if owned:
                offered(t, found, "room", owned, one)
        if USE in listening and one.cards:
            owned = [each for each in listening[USE] if each[0] in one.cards]
            if owned:
                offered(t, found, "use", owned, one)
        handling(t, found, one, others)
    if t.monsters and STAIRS not in t.plan.spots and not search_forbidden(t, one):
        found[SEARCH] = (search_stairs, ())
    if FREE in listening:
        offered(t, found, "free", listening[FREE], one)
    if t.quiet and may_propose(t):
        found[PROPOSE] = (propose, ())
    found["end"] = (end_turn, ())
    return found


def moving(t: Table, found: dict[str, Action], one: Figure, others: Sequence[Figure], listening: Listening) -> None:
    """Add the ways that are open to a figure that may act and whose movement has not ended."""
    if CANNOT_MOVE in listening and first(t, CANNOT_MOVE, one):
        return
    if not t.used or t.used + leave_cost(t, one, others) <= allowance(t, one):
        plan = t.plan
        found.update(goings(t, one, plan, listening))
        if isinstance(one, Explorer):
            sides = plan.open_doors[one.place]
            if sides and not nothing_to_find(t, one):
                found.update(openings(sides))
    if ROOMS[one.place].barrier is not None and not cross_forbidden(t, one):
        found["cross"] = (cross, ())


def goings(t: Table, one: Figure, plan: Plan, listening: Listening) -> Mapping[str, Action]:
    """Return the steps into other rooms, by option."""
    here = one.place
    special = here in CLIMBS or here == COLLAPSED if isinstance(one, Monster) else ROOMS[here].barrier is not None
    joined = here in t.tokens and not LEADING.isdisjoint(t.tokens[here])
    if special or joined or WAYS in listening or NO_ENTRY in listening:
        return {GO[room]: (go, (room, by)) for room, by in ways(t, one).items()}
    found = plan.goings.get(here)
    if found is None:
        found = plan.goings[here] = {GO[room]: (go, (room, by)) for room, by in plan.near(here).items()}
    return found


@cache
def openings(sides: str) -> Mapping[str, Action]:
    """Return the doors on these sides that can be opened, by option."""
    return {f"open:{side}": (discover, (side,)) for side in SIDES if side in sides}


def offered(t: Table, found: dict[str, Action], verb: str, listening: Sequence[Heard], one: Figure) -> None:
    """Add what cards, rooms, tokens and the haunt offer."""
    for name, offer in listed(t, verb, listening, one).items():
        found[name] = (use, offer)


def handling(t: Table, found: dict[str, Action], one: Explorer, others: Sequence[Figure]) -> None:
    """Add trading, dropping and picking up."""
    if one.cards:
        for card in droppable(t, one):
            found[f"drop:{card}"] = (drop_card, (card,))
    if one.place in t.floor_piles:
        for card in takeable(t, one):
            found[f"take:{card}"] = (pick_up, (card,))
    if others and TRADING not in t.done:
        for other in partners(t, one):
            found[f"trade:{other.name}"] = (trade, (other,))


async def strike(t: Table, _one: Figure, attack: Attack) -> None:
    """Make an attack."""
    await make(t, attack)


async def use(t: Table, one: Figure, owner: str, effect: Effect, value: Any) -> None:
    """Use a card, token or room, or do a task. Each works once a turn; effects that do more say so themselves."""
    if effect.occasion == USE:
        handle(t, owner)
        t.tell(ALL, "used", who=one.name, card=owner)
    elif effect.occasion != FREE:
        t.done.append(f"{effect.occasion}:{effect.name}")
    await effect.do(t, owner, one, value)


def used(t: Table, effect_name: str, occasion: str) -> bool:
    """Whether a task, room or token was used this turn."""
    return f"{occasion}:{effect_name}" in t.done


async def end_turn(t: Table, _one: Figure) -> None:
    """End the turn."""
    t.done.append("end")


def open_to_monster(t: Table, monster: Monster) -> dict[str, Action]:
    """Return all actions of a monster that are possible now, by option."""
    found: dict[str, Action] = {}
    listening, others = listeners(t.in_force), beside(t, monster)
    if t.moving and not (CANNOT_ACT in listening and first(t, CANNOT_ACT, monster)):
        moving(t, found, monster, others, listening)
    attacks = attacks_of(t, monster, others)
    for name, attack in attacks.items():
        found[name] = (strike, (attack,))
    if MONSTER_TASK in listening:
        offered(t, found, "task", listening[MONSTER_TASK], monster)
    if t.quiet and may_propose(t):
        found[PROPOSE] = (propose, ())
    if not attacks or not first(t, MUST_ATTACK, monster):
        found["next"] = (end_turn, ())
    if t.moving and not hunts(t, monster) and has_far_to_go(t, monster, found):
        found[HUNT] = (set_on, ())
    return found


# -- monsters that make for the nearest ------------------------------------------------------------------------------


def hunts(t: Table, monster: Monster) -> bool:
    """Whether a monster has been told to make for the nearest opponent."""
    return bool(t.done) and (f"{HUNT}:{monster.name}" in t.done or f"{HUNT_ALL}:{monster.lead}" in t.done)


def has_far_to_go(t: Table, monster: Monster, open_now: Collection[str]) -> bool:
    """Whether the nearest opponent is more than one room away and the monster can take more than one step."""
    walks = any(name.startswith("go:") for name in open_now)
    if not walks or t.used + leave_cost(t, monster) >= allowance(t, monster):
        return False
    far = way_to_foe(t, monster)
    return far is not None and far[0] > 1


async def set_on(t: Table, monster: Monster) -> None:
    """Let a monster make for the nearest opponent: one answer for all its steps."""
    t.done.append(f"{HUNT}:{monster.name}")


def next_by_itself(t: Table, monster: Monster, open_now: Mapping[str, Action]) -> Action | None:
    """Return what a monster that makes for the nearest opponent does next: a step, or the end of its turn.

    Return nothing if there is something to decide: an opponent to attack, or a task other than the one it came for.
    """
    deeds = [name for name in open_now if not name.startswith("go:") and name not in ("cross", "next", PROPOSE)]
    if deeds:
        eager = len(deeds) == 1 and deeds[0].split(":")[1] in EAGER
        return open_now[deeds[0]] if eager else None
    far = way_to_foe(t, monster)
    step = "" if far is None else f"go:{far[1]}" if far[0] else "cross"
    return open_now.get(step) or open_now.get("next")


def note_handling(t: Table, do: Callable[..., Awaitable[Any]]) -> None:
    """Note that dropping or picking up has begun or ended. Turning to another explorer to trade ends nothing yet."""
    if do is trade:
        return
    how = DROPPING if do is drop_card else TAKING if do is pick_up else ""
    if how and HANDLING[how] not in t.done:
        t.done.append(HANDLING[how])
    if t.done:
        end_handling(t, but=how)
