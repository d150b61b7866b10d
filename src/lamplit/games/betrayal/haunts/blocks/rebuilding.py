"""`explore_mod`: rooms leave the house and are laid anew at its first rooms."""

from collections.abc import Collection

from .....engine import ALL, ask
from ...data.rooms import ROOMS
from ...explorers.decks import forget, shuffle
from ...house.discovery import Places, lay, move_room, put_back, search_room, without
from ...house.movement import JOINED, SWITCH, VAULT_EMPTY
from ...house.plan import BACK, FIXED, beyond
from ...occasions import renew
from ...state import Table


def take_away(t: Table, rooms: Collection[str]) -> None:
    """Rooms leave the house and lie face down beside the stack. What lies in them is lost, and so are secret ways. An
    opened Vault stays open."""
    gone = [room for room in t.plan.spots if room in rooms]
    t.layout = tuple(laid for laid in t.layout if laid.partition(":")[0] not in gone)
    ways = {token for room in gone for token in t.tokens_in(room) if token in (*JOINED, SWITCH)}
    for room in gone:
        if VAULT_EMPTY in t.tokens.pop(room, []):
            t.tokens[room] = [VAULT_EMPTY]
        for piles in (t.floor_piles, t.waiting):
            t.removed += [card for card in piles.pop(room, []) if not card.startswith("token-")]
    for room, tokens in list(t.tokens.items()):
        t.tokens[room] = [token for token in tokens if token not in ways]
        if not t.tokens[room]:
            del t.tokens[room]
    lost = [key for key in t.halves if key.partition(":")[0] in gone or key.partition(":")[2] in ways]
    for key in lost:
        del t.halves[key]
    forget(t, "rooms")
    t.room_discard += gone
    renew(t)
    t.tell(ALL, "rooms-gone", rooms=gone)


def shuffle_in(t: Table) -> None:
    """The rooms beside the stack are shuffled into it."""
    t.rooms += t.room_discard
    t.room_discard = []
    shuffle(t, "rooms")


async def shift_to_start(t: Table, seat: str, room: str) -> None:
    """A room in the house moves to a door of the first rooms of its floor, with everybody in it."""
    await move_room(t, seat, room, _at_start(without(t, room).places(room, t.plan.floor_of(room))))


async def attach_to_start(t: Table, seat: str, room: str) -> None:
    """A room is searched for and laid at a door of the first rooms. The seat chooses the floor and the door."""
    if not await search_room(t, room):
        return
    floors = {f"floor:{floor}": floor for floor in ROOMS[room].floors if _doors(t, room, floor)}
    if not floors:
        put_back(t, room)
        return
    floor = await ask(seat, "choose-floor", floors, room=room)
    beside, side = await ask(seat, "place-room", _doors(t, room, floor), room=room, floor=floor)
    await lay(t, seat, room, beyond(t.plan.spots[beside].cell, side), BACK[side])


def _doors(t: Table, room: str, floor: str) -> dict[str, tuple[str, str]]:
    """The doors of the first rooms on a floor where a room fits, by option name."""
    return {f"door:{beside}:{side}": (beside, side) for beside, side in t.plan.places(room, floor) if beside in FIXED}


def _at_start(places: Places) -> Places:
    """The doors of the first rooms; if the room fits at none of them, all doors."""
    return {door: turns for door, turns in places.items() if door[0] in FIXED} or places
