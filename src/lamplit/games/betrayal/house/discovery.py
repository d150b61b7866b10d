"""Rooms are drawn and laid, and their symbols give cards."""

from collections.abc import Callable, Collection

from ....engine import ALL, ask
from ..data.rooms import ROOMS, SIDES
from ..explorers.cards import draw
from ..explorers.decks import draw_top, shuffle
from ..occasions import CATALOGUE, DISCOVERED, NO_DISCOVERY, ROOM_TEXT, call, first, renew
from ..state import Explorer, Figure, Table
from .movement import LANDING, arrive, cannot_move, chosen_part, leave, leave_cost, part_of_door
from .plan import BACK, FIXED, Cell, Plan, Spot, beyond, plan_of

PASSED = "room-passed"
"""The stream of rooms that are drawn and stay face down."""
Places = dict[tuple[str, str], list[int]]
"""Open doors (room and side) at which a room may be laid, each with the ways it may lie there."""


def tiles_left(t: Table, floor: str = "") -> list[str]:
    """Return the rooms that can still be found, on a floor or on any. Everybody can tell, as all others lie in the
    house."""
    return [room for room in t.plan.not_laid(floor) if room not in t.removed]


def belongs(room: str, floor: str) -> bool:
    """Whether a room may lie on a floor, or on any if none is named."""
    return not floor or floor in ROOMS[room].floors


def discovery_forbidden(t: Table, one: Figure, side: str) -> str:
    """Return the rule against discovering a room on that side of this room, or nothing."""
    if side not in t.plan.open_doors[one.place]:
        return no_way_out(t, one.place, side)
    return nothing_to_find(t, one) or cannot_move(t, one)


def nothing_to_find(t: Table, one: Figure) -> str:
    """Return the rule against discovering anything from the room of a figure, or nothing."""
    if not tiles_left(t, t.plan.floor_of(one.place)):
        return "BH-DISC-16"
    return first(t, NO_DISCOVERY, one) or ""


def doors_to_open(t: Table, one: Explorer) -> list[str]:
    """Return the sides of the room on which an explorer who may move can discover another."""
    sides = [side for side in SIDES if side in t.plan.open_doors[one.place]]
    return [] if sides and nothing_to_find(t, one) else sides


def no_way_out(t: Table, room: str, side: str) -> str:
    """Return the rule by which nothing can be discovered on a side without an open door."""
    if side in t.plan.doors[room]:
        return "BH-DISC-9"
    if side in ROOMS[room].front_door:
        return "BH-MOVE-9"
    return "BH-MOVE-14" if side in t.plan.windows.get(room, {}) else "BH-MOVE-7"


async def discover(t: Table, one: Explorer, side: str) -> None:
    """Through an open door: a room is drawn, laid and entered, and its symbol gives a card."""
    start, cell = one.place, beyond(t.plan.spots[one.place].cell, side)
    floor = cell[0]
    cost = leave_cost(t, one)
    room = await draw_room(t, one.seat, floor, lambda name: bool(t.plan.turns(name, cell, BACK[side])))
    if not room:
        await rearrange(t, one, floor)
        return
    await leave(t, one)
    if not one.alive or one.place != start:
        put_back(t, room)
        return
    t.used += cost
    await lay(t, one.seat, room, cell, BACK[side])
    t.tell(ALL, "discovered", who=one.name, room=room)
    await enter_new(t, one, room, part_of_door(t, room, BACK[side]))


async def enter_new(t: Table, one: Explorer, room: str, part: str, card: bool = True) -> None:
    """An explorer is the first in a room: the card comes first, then the text of the room."""
    await call(t, DISCOVERED, one, room)
    await arrive(t, one, room, part)
    if not one.alive or one.place not in (room, LANDING):
        return
    symbol = ROOMS[room].symbol
    if symbol and card:
        await draw(t, one, symbol)
    if one.alive and one.place == room:
        await call(t, ROOM_TEXT, one, room)


async def find_elsewhere(t: Table, one: Explorer, floor: str = "") -> bool:
    """An effect makes an explorer discover a room at any open door of a floor, or of any floor. False if none is left.

    Only an explorer on their own turn draws the card of its symbol.
    """
    room = await draw_and_lay(t, one.seat, floor)
    if not room:
        return False
    await leave(t, one)
    if one.alive:
        t.tell(ALL, "discovered", who=one.name, room=room)
        await enter_new(t, one, room, await chosen_part(t, one, room), card=t.turn == one.seat)
    return True


async def bring_room(
    t: Table, seat: str, room: str, floors: Collection[str] = (), far_from: str = "", enough: int = 99
) -> bool:
    """Take a certain room out of the stack and lay it where a seat likes. False if it is laid already or fits nowhere.

    With `floors` it may lie on these only; with `far_from` as far from that room as possible, or at least `enough`
    spaces away.
    """
    if not await search_room(t, room):
        return False
    allowed = [floor for floor in (floors or ROOMS[room].floors) if floor in ROOMS[room].floors]
    open_floors = {f"floor:{floor}": floor for floor in allowed if t.plan.places(room, floor)}
    if not open_floors:
        put_back(t, room)
        return False
    floor = await ask(seat, "choose-floor", open_floors, room=room)
    return await lay_somewhere(t, seat, room, floor, far_from, enough)


async def draw_room(t: Table, seat: str, floor: str, fits: Callable[[str], bool]) -> str:
    """Take rooms from the stack until one belongs on the floor and fits. Nothing if there is none.

    Without a floor any room will do.
    """
    if not any(belongs(room, floor) and fits(room) for room in reversed((*t.room_discard, *t.rooms))):
        return ""
    while True:
        if not t.rooms:
            t.rooms, t.room_discard = t.room_discard, []
            shuffle(t, "rooms")
            t.tell(ALL, "shuffled", pile="rooms")
        room = t.rooms[-1]
        # A room of another floor is put aside face down: nobody learns which it is.
        draw_top(t, "rooms", "room" if belongs(room, floor) else PASSED)
        if belongs(room, floor) and fits(room):
            t.drawn_room = [room]
            t.tell(ALL, "turned-up", room=room, back=back_of_stack(t))
            return room
        t.room_discard.append(room)
        if belongs(room, floor):
            t.tell(ALL, "does-not-fit", room=room)
        else:
            t.tell(ALL, "passed", back=list(ROOMS[room].floors))


def back_of_stack(t: Table) -> list[str]:
    """Return the floors on the back of the top room, which everybody sees."""
    return list(ROOMS[t.rooms[-1]].floors) if t.rooms else []


def put_back(t: Table, room: str) -> None:
    """A room that was drawn in vain goes to the discards."""
    t.drawn_room = []
    t.room_discard.append(room)


async def search_room(t: Table, room: str) -> bool:
    """Take a room out of the stack or the discards, which are shuffled. False if it is in the house already."""
    for pile in (t.rooms, t.room_discard):
        if room in pile:
            pile.remove(room)
            t.drawn_room = [room]
            t.rooms += t.room_discard
            t.room_discard = []
            shuffle(t, "rooms")
            t.tell(ALL, "searched", room=room, back=back_of_stack(t))
            return True
    return False


async def lay(t: Table, seat: str, room: str, cell: Cell, entrance: str) -> None:
    """Lay a drawn room into a cell, turned as its finder likes."""
    turns = t.plan.turns(room, cell, entrance)
    floor, x, y = cell
    turn = await ask(seat, "turn-room", {f"turn:{turn}": turn for turn in turns}, room=room, floor=floor, x=x, y=y)
    t.drawn_room = []
    t.layout = (*t.layout, str(Spot(room, floor, x, y, turn)))
    if room in CATALOGUE.names:
        renew(t)
    t.tell(ALL, "laid", room=room, floor=floor, x=x, y=y, turn=turn)


async def lay_somewhere(t: Table, seat: str, room: str, floor: str, far_from: str = "", enough: int = 99) -> bool:
    """Lay a drawn room at any open door of a floor, as a seat likes. If it fits nowhere it is discarded: False.

    With `far_from` only doors count that are as far as possible from that room, or at least `enough` spaces away.
    """
    places = t.plan.places(room, floor)
    if far_from and places:
        away = t.plan.distances(far_from)
        farthest = min(max(away.get(beside, 99) for beside, _ in places), enough - 1)
        places = {door: turns for door, turns in places.items() if away.get(door[0], 99) >= farthest}
    if not places:
        put_back(t, room)
        return False
    doors = {f"door:{beside}:{side}": (beside, side) for beside, side in places}
    beside, side = await ask(seat, "place-room", doors, room=room, floor=floor)
    await lay(t, seat, room, beyond(t.plan.spots[beside].cell, side), BACK[side])
    return True


async def draw_and_lay(t: Table, seat: str, floor: str) -> str:
    """Draw until a room of a floor comes, and lay it at any open door there. Nothing if none is left.

    Without a floor the first room that fits anywhere is taken.
    """

    def floors_for(name: str) -> dict[str, str]:
        allowed = (floor,) if floor else ROOMS[name].floors
        return {f"floor:{level}": level for level in allowed if t.plan.places(name, level)}

    room = await draw_room(t, seat, floor, lambda name: bool(floors_for(name)))
    if room:
        await lay_somewhere(t, seat, room, await ask(seat, "choose-floor", floors_for(room), room=room))
    return room


def without(t: Table, room: str) -> Plan:
    """Return the plan of the house without this room."""
    return plan_of(rest_of_house(t, room))


def rest_of_house(t: Table, room: str) -> tuple[str, ...]:
    """Return all rooms that are laid but this one, as they lie."""
    lies = str(t.plan.spots[room])
    return tuple([laid for laid in t.layout if laid != lies])


async def move_room(t: Table, seat: str, room: str, places: Places) -> None:
    """Move a room with all that is in it to an open door, turned as a seat likes."""
    doors = {f"door:{beside}:{side}": (beside, side) for beside, side in places}
    beside, side = await ask(seat, "move-room", doors, room=room)
    rest = without(t, room)
    cell = beyond(rest.spots[beside].cell, side)
    floor, x, y = cell
    turns = {f"turn:{turn}": turn for turn in places[beside, side]}
    turn = await ask(seat, "turn-room", turns, room=room, floor=floor, x=x, y=y)
    assert room not in FIXED
    laid = str(Spot(room, floor, x, y, turn))
    if laid not in t.layout:  # a room that is put back as it lay keeps its place in the order of rooms
        t.layout = (*rest_of_house(t, room), laid)
        renew(t)
    t.tell(ALL, "room-moved", room=room, floor=floor, x=x, y=y, turn=turn)


async def rearrange(t: Table, one: Explorer, floor: str) -> None:
    """Every room left would seal the floor: rooms move, one at a time, until there is a door at which one fits.

    The start tile and the landings stay where they are.
    """
    moved: list[str] = []
    while True:
        loose = [room for room in t.plan.on_floor(floor) if room not in FIXED and room not in moved]
        movable = {f"shift:{room}": room for room in loose if without(t, room).places(room, floor)}
        if not movable:
            t.tell(ALL, "floor-closed", floor=floor)
            t.moving = False
            return
        room = await ask(one.seat, "rearrange", movable, floor=floor)
        moved.append(room)
        await move_room(t, one.seat, room, without(t, room).places(room, floor))
        if any(t.plan.places(name, floor) for name in tiles_left(t, floor)):
            return
