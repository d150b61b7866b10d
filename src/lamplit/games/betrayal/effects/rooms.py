"""Rooms with rules of their own: the Mystic Elevator, the Collapsed Room, the Gallery, the Vault."""

from ....engine import ALL, ask
from ..data.rooms import FLOORS, VAULT_ITEMS
from ..explorers.cards import draw
from ..explorers.dice import plain_roll, trait_roll
from ..explorers.traits import hurt_by_dice
from ..house.discovery import draw_and_lay, enter_new, move_room, without
from ..house.movement import (
    BELOW,
    ELEVATOR,
    USED_ELEVATOR,
    VAULT,
    VAULT_EMPTY,
    chosen_part,
    leave,
    put,
    spared,
    turned_away,
)
from ..house.plan import Plan
from ..occasions import (
    ENTERED,
    NO_BERTH,
    NO_ENTRY,
    ROOM_ACTION,
    ROOM_IDLE,
    ROOM_TEXT,
    STUCK,
    TURN_ENDS,
    call,
    first,
    heard,
    on,
    renew,
    seat_of,
)
from ..state import TRAITOR, Explorer, Figure, Monster, Table
from .outcomes import ROLLS, lay_token

COLLAPSED = "collapsed_room"
VAULT_NEED = 6
ROLLS[VAULT] = ("knowledge", VAULT_NEED)


# -- Mystic Elevator -------------------------------------------------------------------------------------------------


def does_not_move(t: Table, elevator: str, _one: Figure, room: str) -> str:
    """It moves for a figure that comes in, once a turn."""
    return "" if room == elevator and USED_ELEVATOR not in t.done else "BH-ROOM-ELEV-1"


@on(ENTERED, ELEVATOR, forbids=does_not_move)
async def elevator_entered(t: Table, _room: str, one: Figure, _entered: str) -> None:
    """It moves as soon as a figure comes in."""
    await ride(t, one)


def no_wait_in_it(t: Table, elevator: str, one: Explorer) -> str:
    """It moves for an explorer who has stayed in it for a whole turn."""
    waited = one.place == elevator and not t.used and USED_ELEVATOR not in t.done and one.role != TRAITOR
    return "" if waited else "BH-ROOM-ELEV-1"


@on(TURN_ENDS, ELEVATOR, forbids=no_wait_in_it)
async def elevator_waits(t: Table, _room: str, one: Explorer) -> None:
    """It moves at the end of a whole turn spent in it."""
    await ride(t, one)


async def ride(t: Table, one: Figure) -> None:
    """Two dice say to which floor it goes. Traitors and monsters go wherever they like."""
    if first(t, STUCK, ELEVATOR):
        return
    t.done.append(USED_ELEVATOR)
    seat = seat_of(t, one)
    free = isinstance(one, Monster) or one.role == TRAITOR
    shown = 4 if free else await plain_roll(t, one, 2, ELEVATOR)
    floors = FLOORS if shown >= 4 else (FLOORS[max(shown, 1) - 1],)
    rest = without(t, ELEVATOR)
    open_floors = {f"floor:{floor}": floor for floor in floors if _berths(t, one, rest, floor)}
    if open_floors:
        if free:
            open_floors["stay"] = ""
        floor = await ask(seat, "choose-floor", open_floors, room=ELEVATOR) if seat else ""
        if floor:
            await move_room(t, seat, ELEVATOR, _berths(t, one, rest, floor))
    elif len(floors) == 1:
        await call(t, NO_BERTH, floors[0])
    if shown == 0:
        for aboard in [one for one in t.explorers_in(ELEVATOR) if not await turned_away(t, one, ELEVATOR)]:
            await hurt_by_dice(t, aboard, "physical", 1, ELEVATOR)


def _berths(t: Table, one: Figure, rest: Plan, floor: str) -> dict[tuple[str, str], list[int]]:
    """Return the open doors of a floor to which it can go without sealing it; no door of a room that cannot be
    entered."""
    places = rest.places(ELEVATOR, floor)
    if heard(t.in_force, NO_ENTRY):
        places = {door: turns for door, turns in places.items() if not first(t, NO_ENTRY, one, door[0])}
    return places


# -- Collapsed Room and Gallery --------------------------------------------------------------------------------------


@on(ROOM_TEXT, COLLAPSED)
async def collapses(t: Table, _room: str, one: Explorer, room: str) -> None:
    """An explorer who discovers it has to get hold of something."""
    if room != COLLAPSED or await turned_away(t, one, COLLAPSED):
        return
    if await trait_roll(t, one, "speed", COLLAPSED, 5) < 5:
        await fall(t, one)


def no_basement(t: Table, room: str, one: Explorer) -> str:
    """There has to be a basement to drop into."""
    return "" if one.place == room and t.plan.on_floor("basement") else "BH-DISC-24"


@on(ROOM_ACTION, COLLAPSED, forbids=no_basement)
async def drop_down(t: Table, _room: str, one: Explorer, _chosen: None) -> None:
    """Later visitors may drop into the basement."""
    await fall(t, one)


async def fall(t: Table, one: Explorer) -> None:
    """An explorer falls into the basement, if there is one. The first finds a room there, and all others land in the
    same."""
    if not t.plan.on_floor("basement"):
        return
    lands_softly = spared(t, one)
    below = t.room_with(BELOW)
    if below:
        await put(t, one, below, t.halves.get(f"{below}:{BELOW}", ""))
    else:
        await fall_first(t, one)
    if not lands_softly:
        await hurt_by_dice(t, one, "physical", 1, COLLAPSED)


async def fall_first(t: Table, one: Explorer) -> None:
    """A new room of the basement is found, or any is chosen if none is left. It is marked, and all others will land
    there."""
    below = await draw_and_lay(t, one.seat, "basement")
    found = bool(below)
    if not found:
        rooms = {f"room:{room}": room for room in t.plan.on_floor("basement")}
        below = await ask(one.seat, "choose-room", rooms, who=one.name, card="")
    part = await chosen_part(t, one, below)
    lay_token(t, BELOW, below, part)
    if not found:
        await put(t, one, below, part)
        return
    await leave(t, one)
    if one.alive:
        t.tell(ALL, "discovered", who=one.name, room=below)
        await enter_new(t, one, below, part)


def no_ballroom(t: Table, room: str, one: Explorer) -> str:
    """There has to be a Ballroom to land in."""
    if one.place != room or "ballroom" not in t.plan:
        return "BH-DISC-24"
    return first(t, ROOM_IDLE, one, room) or ""


@on(ROOM_ACTION, "gallery", forbids=no_ballroom)
async def drop_to_ballroom(t: Table, _room: str, one: Explorer, _chosen: None) -> None:
    """The explorer drops into the Ballroom."""
    lands_softly = spared(t, one)
    await put(t, one, "ballroom")
    if not lands_softly:
        await hurt_by_dice(t, one, "physical", 1, "gallery")


# -- Vault -----------------------------------------------------------------------------------------------------------


def vault_forbidden(t: Table, _room: str, one: Explorer) -> str:
    """Return the rule against trying the door of the Vault, or nothing."""
    if one.place != VAULT or VAULT_EMPTY in t.tokens_in(VAULT):
        return "BH-ROOM-VAULT-2"
    if f"{ROOM_ACTION}:{VAULT}" in t.done:
        return "BH-ROOM-BARRIER-3"
    return first(t, ROOM_IDLE, one, VAULT) or ""


@on(ROOM_ACTION, VAULT, forbids=vault_forbidden)
async def open_vault(t: Table, _room: str, one: Explorer, _chosen: None) -> None:
    """Knowledge 6 opens it: two items lie inside. A failure ends movement."""
    if await trait_roll(t, one, "knowledge", VAULT, VAULT_NEED) < VAULT_NEED:
        t.moving = False
        return
    t.tokens.setdefault(VAULT, []).append(VAULT_EMPTY)
    renew(t)
    t.tell(ALL, "token", token=VAULT_EMPTY, room=VAULT)
    for _ in range(VAULT_ITEMS):
        await draw(t, one, "item")
