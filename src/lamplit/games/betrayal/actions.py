"""What somebody can do on the own turn: one short function each, and the list of all that is open now."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ...engine import ALL, DONE, Effect
from ...engine.occasions import Heard
from .attacks import attacks_of, make
from .data.rooms import ROOMS, SIDES
from .discovery import discover, doors_to_open
from .monsters import search_forbidden, search_stairs
from .movement import STAIRS, allowance, beside, cross, cross_forbidden, go, leave_cost, ways
from .occasions import (
    CANNOT_ACT,
    CANNOT_MOVE,
    FREE,
    MONSTER_TASK,
    MUST_ATTACK,
    ROOM_ACTION,
    TASK,
    USE,
    first,
    listed,
    listeners,
)
from .state import Explorer, Figure, Monster, Table
from .trading import DROPPING, TAKING, TRADING, drop_card, droppable, pick_up, takeable, trade, trades

SEARCH = "search-stairs"
GO = {room: f"go:{room}" for room in ROOMS}
OPEN = {side: f"open:{side}" for side in SIDES}
Action = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...]]
"""What an option does, and what it is given besides the table."""


def open_to(t: Table, one: Explorer) -> dict[str, Action]:
    """All that an explorer may do now, by the names of options."""
    found: dict[str, Action] = {}
    listening = listeners(t.in_force)
    if CANNOT_ACT not in listening or not first(t, CANNOT_ACT, one):
        others = beside(t, one)
        if t.moving:
            moving(t, found, one, others)
        if t.haunt:
            for name, attack in attacks_of(t, one, others).items():
                found[name] = (make, (attack,))
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
        found[SEARCH] = (search_stairs, (one,))
    if FREE in listening:
        offered(t, found, "free", listening[FREE], one)
    found["end"] = (end_turn, ())
    return found


def moving(t: Table, found: dict[str, Action], one: Figure, others: Sequence[Figure]) -> None:
    """Adds the ways that are open to somebody who may act, and has not ended movement this turn."""
    if CANNOT_MOVE in listeners(t.in_force) and first(t, CANNOT_MOVE, one):
        return
    cost = leave_cost(t, one, others) if t.used else 0
    if not t.used or t.used + cost <= allowance(t, one):
        for room, by in ways(t, one).items():
            found[GO[room]] = (go, (one, room, by, cost))
        if isinstance(one, Explorer):
            for side in doors_to_open(t, one):
                found[OPEN[side]] = (discover, (one, side))
    if ROOMS[one.place].barrier is not None and not cross_forbidden(t, one):
        found["cross"] = (cross, (one,))


def offered(t: Table, found: dict[str, Action], verb: str, listening: Sequence[Heard], one: Figure) -> None:
    """Adds what cards, rooms, tokens and the haunt offer."""
    for name, (owner, effect, value) in listed(t, verb, listening, one).items():
        found[name] = (use, (owner, effect, one, value))


def handling(t: Table, found: dict[str, Action], one: Explorer, others: Sequence[Figure]) -> None:
    """Adds trading, dropping and picking up."""
    if one.cards:
        for card in droppable(t, one):
            found[f"drop:{card}"] = (drop_card, (one, card))
    if one.place in t.floor_piles:
        for card in takeable(t, one):
            found[f"take:{card}"] = (pick_up, (one, card))
    if others and TRADING not in t.done:
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


def end_turn(t: Table) -> Awaitable[None]:
    """No more is done in this turn."""
    t.done.append("end")
    return DONE


def open_to_monster(t: Table, monster: Monster) -> dict[str, Action]:
    """All that a monster may do now."""
    found: dict[str, Action] = {}
    listening, others = listeners(t.in_force), beside(t, monster)
    if t.moving and not (CANNOT_ACT in listening and first(t, CANNOT_ACT, monster)):
        moving(t, found, monster, others)
    attacks = attacks_of(t, monster, others)
    for name, attack in attacks.items():
        found[name] = (make, (attack,))
    if MONSTER_TASK in listening:
        offered(t, found, "task", listening[MONSTER_TASK], monster)
    if not attacks or not first(t, MUST_ATTACK, monster):
        found["next"] = (end_turn, ())
    return found


HANDLING = {DROPPING: (drop_card, "drop-begun"), TAKING: (pick_up, "take-begun")}
"""What may be done several times in a row, and how it is noted that it has begun."""


def note_handling(t: Table, do: Callable[..., Awaitable[Any]]) -> None:
    """Any number may be dropped or picked up once a turn: whatever else is done ends it."""
    done = t.done
    if not done and do is not drop_card and do is not pick_up:
        return
    for how, (doing, begun) in HANDLING.items():
        if do is doing:
            if begun not in done:
                done.append(begun)
        elif begun in done and how not in done:
            done.append(how)
