"""Events that change the house or move explorers through it."""

from ....engine import ALL, ask
from ..data.cards import CARDS
from ..data.rooms import FLOORS, ROOMS, SIDES
from ..explorers.cards import declined, draw
from ..explorers.dice import plain_roll, trait_roll
from ..explorers.traits import gain, hurt_by_dice
from ..house.discovery import draw_room, enter_new, find_elsewhere, lay, move_room, tiles_left, without
from ..house.movement import chosen_part, leave, put
from ..house.plan import AHEAD, FIXED, Cell, beyond
from ..occasions import EVENT, on, renew
from ..state import Explorer, Table
from .outcomes import choose_room, in_order, lay_token, put_in

HALL, SWITCH = "entrance_hall", "wall_switch"

# -- tokens ----------------------------------------------------------------------------------------------------------


@on(EVENT, "a_moment_of_hope", "closet_door", "drip_drip_drip", "locked_safe", "smoke")
async def leaves_token(t: Table, card: str, one: Explorer) -> None:
    """The event leaves a token in the room. What that does stands with the token."""
    lay_token(t, CARDS[card].token, one.place, one.part)


@on(EVENT, "skeletons")
async def skeletons(t: Table, card: str, one: Explorer) -> None:
    """The Skeletons lie here, and the explorer has seen them."""
    lay_token(t, CARDS[card].token, one.place, one.part)
    await hurt_by_dice(t, one, "mental", 1, card)


@on(EVENT, "secret_passage")
async def secret_passage(t: Table, card: str, one: Explorer) -> None:
    """It leads from here to a room on the floor that three dice name."""
    if t.room_with(card):
        return
    shown = await plain_roll(t, one, 3, card)
    floors = FLOORS if shown >= 6 else (FLOORS[2 if shown >= 4 else 1 if shown >= 2 else 0],)
    rooms = [room for room in t.plan.spots if t.plan.floor_of(room) in floors and room != one.place]
    await join_rooms(t, one, card, rooms)


@on(EVENT, "secret_stairs")
async def secret_stairs(t: Table, card: str, one: Explorer) -> None:
    """They lead from here to a room on another floor. An explorer who takes them at once draws an event there."""
    floor = t.plan.floor_of(one.place)
    rooms = [room for room in t.plan.spots if t.plan.floor_of(room) != floor]
    if not t.room_with(card) and await join_rooms(t, one, card, rooms) and one.alive:
        await draw(t, one, "event")


async def join_rooms(t: Table, one: Explorer, token: str, rooms: list[str]) -> bool:
    """Two tokens join this room with another, and the explorer may go there at once. True if they did."""
    other = await choose_room(t, one, rooms, token)
    if not other:
        return False
    part = await chosen_part(t, one, other)
    lay_token(t, token, one.place, one.part)
    lay_token(t, token, other, part)
    if not await ask(one.seat, "use-now", {"go-there": True, "stay": False}, who=one.name, card=token, room=other):
        return False
    await put(t, one, other, part)
    return True


# -- Mystic Slide ----------------------------------------------------------------------------------------------------


@on(EVENT, "mystic_slide")
async def mystic_slide(t: Table, card: str, one: Explorer) -> None:
    """It opens under the first explorer who is not in the basement, from the drawer on to the left."""
    victim = next((other for other in in_order(t, one) if t.plan.floor_of(other.place) != "basement"), None)
    if not t.plan.on_floor("basement"):
        return
    if victim is None or (victim is not one and await declined(t, victim, card)):
        return
    lay_token(t, CARDS[card].token, victim.place, victim.part)
    await slide(t, victim, card)


async def slide(t: Table, one: Explorer, card: str) -> None:
    """With Might 5 the explorer chooses where to come out. Else they fall into the basement, into a new room if there
    is one."""
    shown = await trait_roll(t, one, "might", card, 5)
    if not one.alive:
        return
    lower = FLOORS[: FLOORS.index(t.plan.floor_of(one.place))]
    if shown >= 5:
        room = await choose_room(t, one, [room for floor in lower for room in t.plan.on_floor(floor)], card)
        await put(t, one, room)
        return
    if not await find_elsewhere(t, one, "basement"):
        await put(t, one, await choose_room(t, one, t.plan.on_floor("basement"), card))
    await hurt_by_dice(t, one, "physical", 1, card)


# -- Revolving Wall --------------------------------------------------------------------------------------------------


def behind_the_wall(t: Table, room: str) -> dict[str, Cell]:
    """Return what lies behind each side of a room without an exit, and behind each corner."""
    plan, facts = t.plan, ROOMS[room]
    cell = plan.spots[room].cell
    exits = {*plan.passages[room], *plan.open_doors[room], facts.front_door}
    found = {f"side:{side}": beyond(cell, side) for side in SIDES if side not in exits}
    floor, x, y = cell
    for along in "NS":
        for across in "EW":
            found[f"corner:{along}{across}"] = (floor, x + AHEAD[across][0], y + AHEAD[along][1])
    return found


@on(EVENT, "revolving_wall")
async def revolving_wall(t: Table, card: str, one: Explorer) -> None:
    """A wall turns, and the explorer stands in the room behind it. If there was none, one is found."""
    if t.room_with(SWITCH):
        return
    floor = t.plan.floor_of(one.place)
    left = tiles_left(t, floor)
    cells = {
        name: cell
        for name, cell in behind_the_wall(t, one.place).items()
        if cell in t.plan.cells or any(t.plan.turns(room, cell, "") for room in left)
    }
    if not cells:
        return
    cell = await ask(one.seat, "place-switch", cells, who=one.name, card=card, room=one.place)
    there = t.plan.cells.get(cell)
    here = one.place
    if there is not None:
        part = await chosen_part(t, one, there)
        join_by_switch(t, (here, one.part), (there, part))
        await put(t, one, there, part)
        return
    room = await draw_room(t, one.seat, floor, lambda name: bool(t.plan.turns(name, cell, "")))
    await lay(t, one.seat, room, cell, "")
    part = await chosen_part(t, one, room)
    join_by_switch(t, (here, one.part), (room, part))
    await leave(t, one)
    if one.alive:
        t.tell(ALL, "discovered", who=one.name, room=room)
        await enter_new(t, one, room, part, card=t.turn == one.seat)


def join_by_switch(t: Table, *ends: tuple[str, str]) -> None:
    """The switch joins two rooms. It is noted in both, with the part in which a figure comes out."""
    for room, part in ends:
        t.tokens.setdefault(room, []).append(SWITCH)
        if part:
            t.halves[f"{room}:{SWITCH}"] = part
        t.tell(ALL, "token", token=SWITCH, room=room)
    renew(t)


# -- lost ------------------------------------------------------------------------------------------------------------


@on(EVENT, "the_lost_one")
async def the_lost_one(t: Table, card: str, one: Explorer) -> None:
    """Knowledge 5, or she leads the explorer astray."""
    if await trait_roll(t, one, "knowledge", card, 5) >= 5:
        await gain(t, one, "knowledge")
        return
    shown = await plain_roll(t, one, 3, card)
    if shown >= 4:
        await put_in(HALL if shown >= 6 else "upper_landing")(t, one, card)
    elif not await find_elsewhere(t, one, "upper" if shown >= 2 else "basement"):
        await put_in(HALL)(t, one, card)


@on(EVENT, "the_walls")
async def the_walls(t: Table, _card: str, one: Explorer) -> None:
    """The explorer stands in the next room of the stack, wherever it may lie."""
    await find_elsewhere(t, one)


@on(EVENT, "what_the")
async def what_the(t: Table, _card: str, one: Explorer) -> None:
    """The room with all that is in it moves to another open door, on this floor if there is one."""
    room = one.place
    if room in FIXED:
        return
    spot, rest = t.plan.spots[room], without(t, room)
    floors = (spot.floor, *(floor for floor in ROOMS[room].floors if floor != spot.floor))
    for floor in floors:
        places = {
            (beside, side): turns
            for (beside, side), turns in rest.places(room, floor).items()
            if beyond(rest.spots[beside].cell, side) != spot.cell
        }
        if places:
            await move_room(t, one.seat, room, places)
            return
