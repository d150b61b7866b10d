"""The keys of the collars: each lies in a dangerous room, and each room has its own price."""

from .....engine import ALL
from ...data.rooms import ROOMS
from ...effects.rooms import fall
from ...explorers.cards import take
from ...explorers.dice import trait_roll
from ...explorers.traits import hurt_by_dice, lose
from ...house.movement import VAULT, VAULT_EMPTY, put
from ...occasions import TURN_ENDS
from ...state import Explorer, Table
from .. import blocks
from ..form import Haunt

KEY = "token-key"
LEFT_BY_ROLL = ("attic", "junk_room", "pentagram_chamber")
CROSSED = ("catacombs", "chasm", "tower")
ENDED_IN = ("crypt", "furnace_room", VAULT)
ROOMS_WITH_KEYS = (
    *LEFT_BY_ROLL,
    *CROSSED,
    *ENDED_IN,
    "collapsed_room",
    "gallery",
    "operating_laboratory",
)
TRAITS = ("might", "speed", "sanity", "knowledge")


async def get_key(t: Table, one: Explorer, room: str) -> None:
    """An explorer gets a key and stops moving."""
    blocks.lift_token(t, "key", room)
    t.moving = False
    await take(t, one, f"{KEY}-{ROOMS_WITH_KEYS.index(room) + 1}")
    t.tell(ALL, "guillotines-key", who=one.name, room=room)


def key_forbidden(t: Table, one: Explorer) -> str:
    """A key lies in the room and can be reached. Some keys lie beyond a barrier; some are given at the end of a
    turn."""
    room = one.place
    if "key" not in t.tokens_in(room) or room in ENDED_IN:
        return "BH-H34-KEY"
    if room in CROSSED and f"crossed:{room}" not in t.done:
        return "BH-H34-CROSS"
    if room == "gallery" and "ballroom" not in t.plan:
        return "BH-H34-GALLERY"
    return "BH-DICE-10" if "tried-key" in t.done else ""


async def reach_for_key(t: Table, one: Explorer) -> None:
    """Pay what the room asks for its key."""
    room = one.place
    t.done.append("tried-key")
    t.moving = False
    if room in LEFT_BY_ROLL:
        trait, need, lost = ROOMS[room].leaving or ("", 0, "")
        if await trait_roll(t, one, trait, room, need) < need:
            await lose(t, one, lost)
            return
    elif room == "gallery":
        await put(t, one, "ballroom")
        await hurt_by_dice(t, one, "physical", 1, room)
    elif room == "collapsed_room":
        if await trait_roll(t, one, "speed", room, 5) < 5:
            await fall(t, one)
            return
    elif room == "operating_laboratory":
        rolls = [await trait_roll(t, one, trait, room, 3) >= 3 for trait in TRAITS]
        await hurt_by_dice(t, one, "physical", 2, room)
        if not all(rolls):
            return
    if one.alive:
        await get_key(t, one, room)


async def ends_turn(t: Table, one: Explorer) -> None:
    """Crypt and Furnace Room give their key to an explorer who survives the end of a turn there, the open Vault to the
    first who stays."""
    room = one.place
    if one.alive and room in ENDED_IN and "key" in t.tokens_in(room):
        if room != VAULT or VAULT_EMPTY in t.tokens_in(VAULT):
            await get_key(t, one, room)


def register(haunt: Haunt) -> None:
    """Rooms discovered later have keys too. Explorers reach for a key, or stay where that is enough."""
    blocks.scatter_as_found(haunt, "key", ROOMS_WITH_KEYS)
    haunt.task("key", key_forbidden)(reach_for_key)
    haunt.on(TURN_ENDS)(ends_turn)
