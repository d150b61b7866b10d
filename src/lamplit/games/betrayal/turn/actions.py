"""The actions of a turn: a short function for each, and the list of those that are possible now."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

from ....engine import ALL, Effect
from ..explorers.cards import handle
from ..house.discovery import discover, doors_to_open
from ..house.movement import affordable, allowance, cross, cross_forbidden, go, leave_cost, ways
from ..occasions import CANNOT_ACT, EAGER, FREE, MONSTER_TASK, MUST_ATTACK, ROOM_ACTION, TASK, USE, first, options
from ..state import Explorer, Figure, Monster, Table
from .agreement import PROPOSE, may_propose, propose
from .attacks import Attack, attacks_of, make
from .monsters import search_forbidden, search_stairs, way_to_foe
from .trading import (
    DROPPING,
    HANDLING,
    TAKING,
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
Action = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...]]
"""What an option does, and its arguments besides the table and the figure."""


def open_to(t: Table, one: Explorer) -> dict[str, Action]:
    """Return all actions of an explorer that are possible now, by option."""
    found: dict[str, Action] = {}
    if not first(t, CANNOT_ACT, one):
        found |= moves(t, one) | strikes(t, one)
        found |= offered(t, "task", TASK, one) | offered(t, "room", ROOM_ACTION, one) | offered(t, "use", USE, one)
        found |= handling(t, one)
    if not search_forbidden(t, one):
        found[SEARCH] = (search_stairs, ())
    found |= offered(t, "free", FREE, one)
    if may_propose(t):
        found[PROPOSE] = (propose, ())
    found["end"] = (end_turn, ())
    return found


def moves(t: Table, one: Figure) -> dict[str, Action]:
    """Return the ways that are open to a figure: into other rooms, through open doors, across a barrier."""
    found: dict[str, Action] = {}
    if not affordable(t, one):
        found |= {f"go:{room}": (go, (room, by)) for room, by in ways(t, one).items()}
        if isinstance(one, Explorer):
            found |= {f"open:{side}": (discover, (side,)) for side in doors_to_open(t, one)}
    if not cross_forbidden(t, one):
        found["cross"] = (cross, ())
    return found


def strikes(t: Table, one: Figure) -> dict[str, Action]:
    """Return the attacks that a figure may make."""
    return {name: (strike, (attack,)) for name, attack in attacks_of(t, one).items()}


def offered(t: Table, verb: str, occasion: str, one: Figure) -> dict[str, Action]:
    """Return what cards, rooms, tokens and the haunt offer a figure."""
    return {name: (use, offer) for name, offer in options(t, verb, occasion, one).items()}


def handling(t: Table, one: Explorer) -> dict[str, Action]:
    """Return what an explorer may drop, pick up and trade."""
    found: dict[str, Action] = {f"drop:{card}": (drop_card, (card,)) for card in droppable(t, one)}
    found |= {f"take:{card}": (pick_up, (card,)) for card in takeable(t, one)}
    return found | {f"trade:{other.name}": (trade, (other,)) for other in partners(t, one)}


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
    attacks = strikes(t, monster)
    found = moves(t, monster) | attacks | offered(t, "task", MONSTER_TASK, monster)
    if may_propose(t):
        found[PROPOSE] = (propose, ())
    if not attacks or not first(t, MUST_ATTACK, monster):
        found["next"] = (end_turn, ())
    if t.moving and not hunts(t, monster) and has_far_to_go(t, monster, found):
        found[HUNT] = (set_on, ())
    return found


# -- monsters that make for the nearest ------------------------------------------------------------------------------


def hunts(t: Table, monster: Monster) -> bool:
    """Whether a monster has been told to make for the nearest opponent."""
    return f"{HUNT}:{monster.name}" in t.done or f"{HUNT_ALL}:{monster.lead}" in t.done


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
    others = [name for name in open_now if not name.startswith("go:") and name not in ("cross", "next", PROPOSE)]
    if others:
        eager = len(others) == 1 and others[0].split(":")[1] in EAGER
        return open_now[others[0]] if eager else None
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
    end_handling(t, but=how)
