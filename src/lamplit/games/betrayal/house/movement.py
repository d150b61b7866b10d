"""Moving through the house: how far, at what cost, by which ways, and what happens on leaving and entering."""

from ....engine import ALL, ask
from ..data.rooms import ROOMS, Leaving
from ..explorers.cards import take
from ..explorers.dice import trait_roll
from ..explorers.traits import lose
from ..occasions import (
    ALLOWANCE,
    CANNOT_ACT,
    CANNOT_MOVE,
    DANGER,
    ENEMIES,
    ENTERED,
    ENTERING,
    KEEPS,
    LEAVE_COST,
    LEAVING,
    NO_ENTRY,
    NOT_SLOWED,
    ONE_SPACE,
    SPARED_BY_ROOM,
    WAYS,
    call,
    first,
    gathered,
    seat_of,
    total,
)
from ..state import FAR, HERO, NEAR, TRAITOR, Explorer, Figure, Monster, Table
from .plan import BACK, CHUTE, LANDING, printed

STAIRS, ELEVATOR, VAULT = "stairs_from_basement", "mystic_elevator", "vault"
VAULT_EMPTY = "vault_empty"
USED_ELEVATOR = "elevator"
"""Noted in a turn in which the Elevator has moved."""
BELOW = "below_collapsed_room"
SWITCH = "wall_switch"
COLLAPSED = "collapsed_room"
CLIMBS = {LANDING: CHUTE, "gallery": "ballroom", "ballroom": "gallery"}
"""Where a monster climbs or drops, besides the hole of the Collapsed Room."""
JOINED = ("secret_passage", "secret_stairs")
"""Tokens that join the two rooms in which they lie."""
LEADING = frozenset({*JOINED, SWITCH, BELOW})
"""All tokens that lead anywhere, for some figures at least."""


# -- who is against whom ---------------------------------------------------------------------------------------------


def enemies(t: Table, one: Figure, other: Figure) -> bool:
    """Whether two figures are opponents: heroes against traitors and monsters, unless the haunt says otherwise."""
    if not t.haunted or one is other:
        return False
    said = total(t, ENEMIES, one, other)
    return said > 0 or (said == 0 and side(one) != side(other))


def side(one: Figure) -> str:
    """Return the side on which a figure fights."""
    return TRAITOR if isinstance(one, Monster) or one.role == TRAITOR else HERO


def together(t: Table, one: Figure, other: Figure) -> bool:
    """Whether two figures are in one room with no barrier between them."""
    return one.place == other.place and bool(one.place) and (one.part == other.part or not parted(t, one.place))


def figures(t: Table) -> list[Figure]:
    """Return all living explorers and monsters."""
    return [one for one in (*t.explorers.values(), *t.monsters.values()) if one.alive]


def foes_beside(t: Table, one: Figure) -> list[Figure]:
    """Return the opponents in the room of a figure, on the same side of a barrier."""
    return [other for other in beside(t, one) if enemies(t, one, other) and together(t, one, other)]


def beside(t: Table, one: Figure) -> list[Figure]:
    """Return all other figures in the room of a figure."""
    return [other for other in figures(t) if one.place and other.place == one.place and other is not one]


# -- barriers --------------------------------------------------------------------------------------------------------


def parted(t: Table, room: str) -> bool:
    """Whether a barrier divides a room. The Vault has none once it has been opened."""
    return ROOMS[room].barrier is not None and VAULT_EMPTY not in t.tokens_in(room)


def part_of_door(t: Table, room: str, on: str) -> str:
    """Return the part of a room behind one of its doors."""
    barrier = ROOMS[room].barrier
    if barrier is None:
        return ""
    return NEAR if printed(on, t.plan.spots[room].turn) in barrier.parts[0] else FAR


def ignores_barriers(t: Table, one: Figure) -> bool:
    """Whether a figure crosses barriers without a roll: monsters do, and traitors too, but for the Vault."""
    return isinstance(one, Monster) or (one.role == TRAITOR and not locked(one.place))


def locked(room: str) -> bool:
    """Whether the barrier of a room is a locked door, as in the Vault."""
    barrier = ROOMS[room].barrier
    return barrier is not None and barrier.locked


# -- how far ---------------------------------------------------------------------------------------------------------


def allowance(t: Table, one: Figure) -> int:
    """Return how many spaces a figure may move this turn. For an explorer that is Speed as it is now."""
    spaces = t.moves.get(one.moves_as, 0) if isinstance(one, Monster) else one.value("speed")
    spaces += total(t, ALLOWANCE, one)
    return 1 if first(t, ONE_SPACE, one) else max(spaces, 1)


def cannot_move(t: Table, one: Figure) -> str:
    """Return the rule that keeps a figure where it is, or nothing."""
    return first(t, CANNOT_ACT, one) or first(t, CANNOT_MOVE, one) or ("" if t.moving else "BH-MOVE-4")


def leave_cost(t: Table, one: Figure) -> int:
    """Return what it costs a figure to leave its room: a space, and one more for each opponent there."""
    cost = 1 + sum(slows(t, one, foe) for foe in foes_beside(t, one)) + total(t, LEAVE_COST, one, one.place)
    return max(cost, 1)


def slows(t: Table, one: Figure, foe: Figure) -> bool:
    """Whether an opponent in the room costs a figure a space on leaving."""
    return not (isinstance(foe, Monster) and foe.stunned) and not first(t, NOT_SLOWED, one, foe)


def affordable(t: Table, one: Figure) -> str:
    """Return the rule by which no steps are left, or nothing. The first space of a turn is always possible."""
    forbidden = cannot_move(t, one)
    if forbidden:
        return forbidden
    if t.used and t.used + leave_cost(t, one) > allowance(t, one):
        return "BH-PASS-1" if t.used + 1 <= allowance(t, one) else "BH-MOVE-1"
    return ""


# -- ways ------------------------------------------------------------------------------------------------------------


def ways(t: Table, one: Figure, room: str = "", part: str | None = None) -> dict[str, str]:
    """Return the rooms that a figure can enter in one step, each with the side by which it is entered (none for
    links)."""
    here = room or one.place
    half = one.part if part is None else part
    if parted(t, here) and not ignores_barriers(t, one):
        doors = t.plan.passages[here].items()
        found = {other: BACK[on] for on, other in doors if part_of_door(t, here, on) == half}
    else:
        found = t.plan.near(here).copy()
    for other in (*linked(t, one, here, half), *gathered(t, WAYS, one, here)):
        found.setdefault(other, "")
    return {other: by for other, by in found.items() if not first(t, NO_ENTRY, one, other)}


def within(t: Table, token: str, room: str, part: str) -> bool:
    """Whether a token lies in a room with no barrier between it and that part of the room."""
    return token in t.tokens_in(room) and (t.halves.get(f"{room}:{token}", part) == part or not parted(t, room))


def in_reach(t: Table, thing: str, one: Figure) -> bool:
    """Whether no barrier lies between a figure and a thing in the same room."""
    half = t.halves.get(f"{one.place}:{thing}", one.part)
    return half == one.part or not parted(t, one.place)


def linked(t: Table, one: Figure, room: str, part: str) -> list[str]:
    """Return the rooms joined with a room by secret ways, and for monsters by holes and shafts."""
    found: list[str] = []
    monster = isinstance(one, Monster)
    for token in (*JOINED, SWITCH) if monster or one.role == TRAITOR else JOINED:
        if token in t.tokens_in(room) and (monster or within(t, token, room, part)):
            found += [other for other, tokens in t.tokens.items() if token in tokens and other != room]
    return [*found, *climbed(t, room)] if monster else found


def part_by_token(t: Table, start: str, to: str) -> str:
    """Return the part of a room to which a secret way leads, if it was noted where its token lies."""
    both = (token for token in (*JOINED, SWITCH) if token in t.tokens_in(start) and token in t.tokens_in(to))
    return next((t.halves[f"{to}:{token}"] for token in both if f"{to}:{token}" in t.halves), "")


def climbed(t: Table, room: str) -> list[str]:
    """Return where a monster climbs or drops: the Coal Chute, the Collapsed Room, the Gallery.

    Until an explorer has fallen through it, the hole leads a monster to any room of the basement.
    """
    plan = t.plan
    found = [CLIMBS[room]] if room in CLIMBS and CLIMBS[room] in plan.spots else []
    if room == COLLAPSED:
        below = t.room_with(BELOW)
        found += [below] if below else plan.on_floor("basement")
    elif COLLAPSED in plan.spots and BELOW in t.tokens_in(room):
        found.append(COLLAPSED)
    return found


def joined(t: Table) -> list[tuple[str, str]]:
    """Return all pairs of rooms joined by secret ways, both ways round: for distances."""
    found: list[tuple[str, str]] = []
    for token in (*JOINED, SWITCH):
        ends = [room for room, tokens in t.tokens.items() if token in tokens]
        if len(ends) == 2:
            found += [(ends[0], ends[1]), (ends[1], ends[0])]
    return found


def distance(t: Table, start: str, to: str) -> int:
    """Return how many spaces lie between two rooms; 99 if no way leads there."""
    return t.plan.distances(start, joined(t)).get(to, 99)


# -- going -----------------------------------------------------------------------------------------------------------


async def go(t: Table, one: Figure, to: str, by: str | None = None) -> None:
    """A figure takes one step into a room that is joined to its own, by that side of it if it is known."""
    await step(t, one, to, leave_cost(t, one), by)


async def step(t: Table, one: Figure, to: str, cost: int = 0, by: str | None = None) -> None:
    """A figure takes one step at a given cost. A step that a card asks for costs nothing."""
    if by is None:
        by = ways(t, one)[to]
    start = one.place
    if await call(t, ENTERING, one, to):
        t.used += cost
        return
    await leave(t, one)
    if not one.alive or one.place != start:
        return
    t.used += cost
    part = part_of_door(t, to, by) if by else part_by_token(t, start, to) or await chosen_part(t, one, to)
    await arrive(t, one, to, part)


async def leave(t: Table, one: Figure) -> None:
    """A figure leaves its room, for whatever reason. Some rooms call for a roll."""
    roll = ROOMS[one.place].leaving
    if roll is not None and not spared(t, one):
        await roll_to_leave(t, one, roll)
    if one.alive:
        await call(t, LEAVING, one, one.place)


async def roll_to_leave(t: Table, one: Figure, roll: Leaving) -> None:
    """A roll decides whether leaving a room costs something."""
    assert isinstance(one, Explorer)
    unasked = t.turn != one.seat
    if unasked and await turned_away(t, one, one.place):
        return
    if await trait_roll(t, one, roll.trait, one.place, roll.target) < roll.target:
        await lose(t, one, roll.lost)


def spared(t: Table, one: Figure) -> bool:
    """Whether the bad text of a room does not touch a figure: monsters, traitors, and those who are protected."""
    return isinstance(one, Monster) or one.role == TRAITOR or bool(first(t, SPARED_BY_ROOM, one, one.place))


async def turned_away(t: Table, one: Figure, room: str) -> bool:
    """Let a hidden traitor step forward before a room touches a figure. True if the figure is spared."""
    if not spared(t, one):
        await call(t, DANGER, one, room)
    return spared(t, one)


async def put(t: Table, one: Figure, room: str, part: str = "") -> None:
    """An effect puts a figure into a room, into that part of it if it was named. That costs no movement."""
    if one.place:
        await leave(t, one)
    if one.alive:
        await arrive(t, one, room, part or await chosen_part(t, one, room))


async def chosen_part(t: Table, one: Figure, room: str) -> str:
    """Ask on which side of a barrier a figure comes to stand. At the Vault it is always outside."""
    if ROOMS[room].barrier is None:
        return ""
    seat = seat_of(t, one)
    if locked(room) or not seat:
        return NEAR
    return await ask(seat, "choose-part", {f"part:{part}": part for part in (NEAR, FAR)}, who=one.name, room=room)


async def arrive(t: Table, one: Figure, room: str, part: str = "") -> None:
    """A figure is in a room from now on, and what waits there happens."""
    start, one.place, one.part = one.place, room, part
    t.tell(ALL, "moved", who=one.name, start=start, to=room)
    await meet_companions(t, one)
    if not (start == LANDING and climbs(t, one)) and slides(t, one):
        await meet_companions(t, one)
    await call(t, ENTERED, one, one.place)


def climbs(t: Table, one: Figure) -> bool:
    """Whether a figure that comes up the Coal Chute can stand in it."""
    return isinstance(one, Monster) or bool(first(t, SPARED_BY_ROOM, one, CHUTE))


def slides(t: Table, one: Figure) -> bool:
    """A figure in the Coal Chute slides down: one that climbs up may stand there in passing, but none ends a turn
    there."""
    if one.place != CHUTE or LANDING not in t.plan:
        return False
    one.place, one.part = LANDING, ""
    t.tell(ALL, "slid", who=one.name, start=CHUTE, to=LANDING)
    return True


async def meet_companions(t: Table, one: Figure) -> None:
    """Companions of the dead join the next explorer who comes into their room."""
    if isinstance(one, Monster):
        return
    near = [card for card in t.waiting.get(one.place, ()) if in_reach(t, card, one)]
    for card in [card for card in near if not first(t, KEEPS, card, one, "take")]:
        t.lift(card, one.place)
        t.tell(ALL, "joined", who=one.name, card=card)
        await take(t, one, card)


async def cross(t: Table, one: Figure) -> None:
    """A figure crosses a barrier by a roll. That costs no movement, and a failure ends it. Monsters stand where they
    like."""
    barrier = ROOMS[one.place].barrier
    assert barrier is not None
    t.done.append(f"cross:{one.place}")
    if ignores_barriers(t, one) or await trait_roll(t, one, barrier.trait, one.place, barrier.target) >= barrier.target:
        one.part = FAR if one.part == NEAR else NEAR
        t.done.append(f"crossed:{one.place}")
        t.tell(ALL, "crossed", who=one.name, room=one.place, part=one.part)
        await meet_companions(t, one)
        await call(t, ENTERED, one, one.place)
    else:
        t.moving = False


def cross_forbidden(t: Table, one: Figure) -> str:
    """Return the rule against crossing, or nothing."""
    if not parted(t, one.place) or locked(one.place):
        return "BH-ROOM-BARRIER-1"
    if f"cross:{one.place}" in t.done:
        return "BH-ROOM-BARRIER-3"
    return cannot_move(t, one)


def reach(t: Table, one: Figure) -> dict[str, int]:
    """Return the rooms that a figure can walk to this turn without a roll, with what it costs to get there."""
    if cannot_move(t, one) or not one.place:
        return {}
    most = allowance(t, one)
    found = {one.place: t.used}
    halves = {one.place: one.part}
    edge = [one.place]
    for room in edge:
        cost = found[room] + (leave_cost(t, one) if room == one.place else step_cost(t, one, room))
        if cost > most and not (room == one.place and t.used == 0):
            continue
        for other, by in ways(t, one, room, halves[room]).items():
            if other not in found:
                found[other] = cost
                halves[other] = part_of_door(t, other, by) if by else ""
                edge.append(other)
    del found[one.place]
    return found


def step_cost(t: Table, one: Figure, room: str) -> int:
    """Return what leaving a room on the way will cost."""
    foes = [foe for foe in figures(t) if foe.place == room and enemies(t, one, foe)]
    return max(1 + sum(slows(t, one, foe) for foe in foes) + total(t, LEAVE_COST, one, room), 1)
