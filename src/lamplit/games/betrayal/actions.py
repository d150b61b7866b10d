"""What somebody can do on the own turn: one short function each, and the list of all that is open now."""

from collections.abc import Awaitable, Callable
from typing import Any

from ...engine import ALL, Effect
from .attacks import attacks_of, make
from .data.rooms import SIDES
from .discovery import discover, discovery_forbidden
from .monsters import search_forbidden, search_stairs
from .movement import affordable, cross, cross_forbidden, go, ways
from .occasions import CANNOT_ACT, FREE, MONSTER_TASK, MUST_ATTACK, ROOM_ACTION, TASK, USE, first, heard, options
from .state import Explorer, Figure, Monster, Table
from .trading import DROPPING, TAKING, drop_card, droppable, pick_up, takeable, trade, trades

SEARCH = "search-stairs"
Action = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...]]
"""What an option does, and what it is given besides the table."""


def open_to(t: Table, one: Explorer) -> dict[str, Action]:
    """All that an explorer may do now, by the names of options."""
    found: dict[str, Action] = {}
    stopped = first(t, CANNOT_ACT, one)
    if not stopped:
        if not affordable(t, one):
            for room in ways(t, one):
                found[f"go:{room}"] = (go, (one, room))
            for side in SIDES:
                if not discovery_forbidden(t, one, side):
                    found[f"open:{side}"] = (discover, (one, side))
        if not cross_forbidden(t, one):
            found["cross"] = (cross, (one,))
        if t.haunted:
            for name, attack in attacks_of(t, one).items():
                found[name] = (make, (attack,))
            offered(t, found, "task", TASK, one)
            if t.monsters and not search_forbidden(t, one):
                found[SEARCH] = (search_stairs, (one,))
        offered(t, found, "room", ROOM_ACTION, one)
        offered(t, found, "use", USE, one)
        handling(t, found, one)
    offered(t, found, "free", FREE, one)
    found["end"] = (end_turn, ())
    return found


def offered(t: Table, found: dict[str, Action], verb: str, occasion: str, one: Figure) -> None:
    """Adds what cards, rooms, tokens and the haunt offer."""
    if heard(t.in_force, occasion):
        for name, (owner, effect, value) in options(t, verb, occasion, one).items():
            found[name] = (use, (owner, effect, one, value))


def handling(t: Table, found: dict[str, Action], one: Explorer) -> None:
    """Adds trading, dropping and picking up."""
    if one.cards or t.floor_piles:
        for card in droppable(t, one):
            found[f"drop:{card}"] = (drop_card, (one, card))
        for card in takeable(t, one):
            found[f"take:{card}"] = (pick_up, (one, card))
    for name, (card, other, wanted) in trades(t, one).items():
        found[name] = (trade, (one, card, other, wanted))


async def use(t: Table, owner: str, effect: Effect, one: Figure, value: Any) -> None:
    """Uses a card, a token, a room or a task; each works once a turn, and effects that do more say so themselves."""
    if effect.occasion == USE:
        t.done.append(f"card:{owner}")
        t.tell(ALL, "used", who=one.name, card=owner)
    elif effect.occasion != FREE:
        t.done.append(f"{effect.occasion}:{effect.name}")
    await effect.do(t, owner, one, value)


def used(t: Table, effect_name: str, occasion: str) -> bool:
    """Whether a task, room or token was used this turn."""
    return f"{occasion}:{effect_name}" in t.done


async def end_turn(t: Table) -> None:
    """No more is done in this turn."""
    t.done.append("end")


def open_to_monster(t: Table, monster: Monster) -> dict[str, Action]:
    """All that a monster may do now."""
    found: dict[str, Action] = {}
    if not affordable(t, monster):
        for room in ways(t, monster):
            found[f"go:{room}"] = (go, (monster, room))
    if not cross_forbidden(t, monster):
        found["cross"] = (cross, (monster,))
    attacks = attacks_of(t, monster)
    for name, attack in attacks.items():
        found[name] = (make, (attack,))
    offered(t, found, "task", MONSTER_TASK, monster)
    if not attacks or not first(t, MUST_ATTACK, monster):
        found["next"] = (end_turn, ())
    return found


def note_handling(t: Table, name: str) -> None:
    """Any number may be dropped or picked up once a turn: whatever else is done ends it."""
    verb = name.partition(":")[0]
    for how in (DROPPING, TAKING):
        if verb == how and f"{how}-begun" not in t.done:
            t.done.append(f"{how}-begun")
        elif verb != how and f"{how}-begun" in t.done and how not in t.done:
            t.done.append(how)
