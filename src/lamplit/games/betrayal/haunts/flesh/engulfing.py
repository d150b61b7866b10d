"""`room_spread`: flesh that grows from room to room. Explorers it swallows become part of it."""

from .....engine import ALL, plain
from ...data.cards import CARDS
from ...explorers.dice import plain_roll
from ...explorers.roles import turn_traitor
from ...house.movement import BELOW, CHUTE, ELEVATOR, LANDING, joined
from ...occasions import (
    ALLOWANCE,
    ATTACK_FORBIDDEN,
    ENTERED,
    GETTING,
    INSTEAD_OF_DRAWING,
    KEEPS,
    MONSTERS_START,
    NO_DISCOVERY,
    NO_ENTRY,
    NOT_SLOWED,
    STUCK,
    renew,
)
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...turn.attacks import Attack
from .. import blocks
from ..form import Haunt

BLOB, PERSON = "blob", "blob_person"
SPEED = 2
AGAIN = 2
"""The roll on which the flesh grows twice."""


@plain
class Growth(Scenario):
    """The room where the flesh begins, and whether it has begun to grow."""

    start: str = ""
    begun: bool = False


state = blocks.state_as(Growth)


def engulfed(t: Table, room: str) -> bool:
    """Return whether a room is full of flesh."""
    return BLOB in t.tokens_in(room)


def beside(t: Table, room: str) -> list[str]:
    """The rooms flesh can grow into from a room: through doors, stairs, shafts, holes and secret ways."""
    found = list(t.plan.passages[room].values())
    if room in t.plan.stairs:
        found.append(t.plan.stairs[room])
    holes = [(CHUTE, LANDING), ("gallery", "ballroom"), ("collapsed_room", t.room_with(BELOW))]
    for a, b in (*holes, *((b, a) for a, b in holes), *joined(t)):
        if a == room and b in t.plan:
            found.append(b)
    return found


def body(t: Table) -> list[str]:
    """The rooms of flesh connected with the room where it began. Only these grow."""
    found = [state(t).start] if engulfed(t, state(t).start) else []
    for room in found:
        found += [other for other in dict.fromkeys(beside(t, room)) if engulfed(t, other) and other not in found]
    return found


def edge(t: Table) -> list[str]:
    """The rooms the flesh grows into next."""
    near = (other for room in body(t) for other in beside(t, room))
    return [room for room in dict.fromkeys(near) if not engulfed(t, room)]


def layers(t: Table) -> dict[str, int]:
    """By room, how many times the flesh has to grow to reach it."""
    start = state(t).start
    found = dict.fromkeys(body(t), 0) if state(t).begun else dict.fromkeys((start, *beside(t, start)), 1)
    for room in (queue := list(found)):
        for other in beside(t, room):
            if other not in found:
                found[other] = found[room] + 1
                queue.append(other)
    return found


async def swallow(t: Table, room: str) -> None:
    """The flesh fills a room and swallows the explorers in it."""
    if not engulfed(t, room):
        blocks.scatter(t, BLOB, [room])
        renew(t)
    for one in t.explorers_in(room):
        become(t, one)


def become(t: Table, one: Explorer) -> None:
    """An explorer becomes part of the flesh: on the traitor's side, with empty hands."""
    if PERSON in one.marks:
        return
    for card in one.cards:
        (t.item_discard if card in CARDS and CARDS[card].kind == "item" else t.removed).append(card)
    t.removed = [card for card in t.removed if card in CARDS]
    one.cards, one.wasted = [], {}
    renew(t)
    t.tell(ALL, "flesh-caught", who=one.name)
    if one.role != TRAITOR:
        turn_traitor(t, one)
    one.mark(PERSON)


def register(haunt: Haunt, rule: str) -> None:
    """The flesh grows when the monsters' turn begins. `rule` says what explorers that are part of it cannot do. Words
    are `flesh-…`."""
    _register_growth(haunt)
    _register_people(haunt, rule)


def _register_growth(haunt: Haunt) -> None:
    @haunt.on(MONSTERS_START)
    async def grows(t: Table) -> None:
        """It grows from its explorers, then from its body, and on a roll of 2 once more. The first time it grows where
        it began."""
        for one in t.living():
            if PERSON in one.marks:
                await swallow(t, one.place)
        if not state(t).begun:
            state(t).begun = True
            for room in (state(t).start, *beside(t, state(t).start)):
                await swallow(t, room)
            return
        for room in edge(t):
            await swallow(t, room)
        if await plain_roll(t, None, 1, "flesh-grow") == AGAIN:
            for room in edge(t):
                await swallow(t, room)

    @haunt.on(ENTERED)
    async def walks_in(t: Table, one: Figure, room: str) -> None:
        if isinstance(one, Explorer) and one.alive and engulfed(t, room):
            become(t, one)

    @haunt.on(STUCK)
    def clogged(t: Table, room: str) -> bool:
        return engulfed(t, room)


def _register_people(haunt: Haunt, rule: str) -> None:
    @haunt.on(ATTACK_FORBIDDEN)
    def no_fight(_t: Table, attack: Attack) -> str:
        return rule if PERSON in (*attack.one.marks, *attack.other.marks) else ""

    @haunt.on(ALLOWANCE)
    def oozes(_t: Table, one: Figure) -> int:
        return SPEED - one.value("speed") if PERSON in one.marks else 0

    @haunt.on(NOT_SLOWED)
    def yields(_t: Table, one: Figure, foe: Figure) -> bool:
        return PERSON in (*one.marks, *foe.marks)

    @haunt.on(NO_DISCOVERY)
    def no_discovery(_t: Table, one: Figure) -> str:
        return rule if PERSON in one.marks else ""

    @haunt.on(NO_ENTRY)
    def no_elevator(_t: Table, one: Figure, room: str) -> str:
        return rule if PERSON in one.marks and room == ELEVATOR else ""

    @haunt.on(INSTEAD_OF_DRAWING)
    async def draws_nothing(_t: Table, one: Explorer, _pile: str) -> bool:
        return PERSON in one.marks

    @haunt.on(KEEPS)
    def takes_nothing(_t: Table, _card: str, one: Explorer, how: str) -> str:
        return rule if how in GETTING and PERSON in one.marks else ""
