"""Haunt 34: everybody wears a collar with a blade in it, and one of them knows that the own is harmless."""

from typing import ClassVar

from ....engine import ALL, items, mapping, plain
from ..cards import give_up, take
from ..data.rooms import ROOMS
from ..dice import plain_roll, trait_roll
from ..effects.rooms import fall
from ..movement import VAULT, VAULT_EMPTY, put
from ..occasions import DIED, DISCOVERED, SEAT_OVER, TURN_ENDS, WON
from ..state import TRAITOR, Explorer, Figure, Table
from ..traits import die, hurt_by_dice, lose
from ..victory import HEROES, Win
from . import blocks, hidden
from .form import Aim, Haunt

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


@plain
class Guillotines(hidden.Dealt):
    """The numbers of the collars that are still worn, how far the blades are, and which rooms have given their key."""

    module: ClassVar[str] = "guillotines"

    collars: dict[str, int] = mapping()
    track: int = 0
    placed: list[str] = items()


BLOCKS = "scatter_tokens search_token carry_deliver rescue_ally turn_track dice_timer hero_status secret_info"
HAUNT = haunt = Haunt(34, "guillotines", Guillotines, (*BLOCKS.split(), "hidden_traitor"))
hidden.enter(haunt)


def state(t: Table) -> Guillotines:
    """The haunt's own state."""
    return blocks.state_of(t, Guillotines)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Sides are dealt in secret, collars in the open; keys lie in rooms that hurt."""
    hidden.deal(t)
    numbers = [str(number) for number in range(1, len(t.explorers) + 1)]
    t.chance.shuffle("collars", numbers)
    for one in t.explorers.values():
        if one.alive:
            state(t).collars[one.name] = int(numbers.pop())
    t.tell(ALL, "guillotines-collars", collars=dict(state(t).collars))
    state(t).track = 0 if len(t.explorers) < 5 else 1
    for room in ROOMS_WITH_KEYS:
        if room in t.plan:
            place_key(t, room)


def place_key(t: Table, room: str) -> None:
    """A key lies in a room, once."""
    if room not in state(t).placed:
        state(t).placed.append(room)
        blocks.scatter(t, "key", [room])


@haunt.on(DISCOVERED)
async def found(t: Table, _one: Explorer, room: str) -> None:
    """Rooms found later have their keys too."""
    if room in ROOMS_WITH_KEYS:
        place_key(t, room)


# -- keys ------------------------------------------------------------------------------------------------------------


async def get_key(t: Table, one: Explorer, room: str) -> None:
    """Somebody has a key, and stops."""
    blocks.lift_token(t, "key", room)
    t.moving = False
    await take(t, one, f"{KEY}-{ROOMS_WITH_KEYS.index(room) + 1}")
    t.tell(ALL, "guillotines-key", who=one.name, room=room)


def key_forbidden(t: Table, one: Explorer) -> str:
    """A key is there, and one can get at it: some have to be reached first, some wait for the end of the turn."""
    room = one.place
    if "key" not in t.tokens_in(room) or room in ENDED_IN:
        return "BH-H34-KEY"
    if room in CROSSED:
        return "" if f"crossed:{room}" in t.done else "BH-H34-CROSS"
    return "BH-H34-GALLERY" if room == "gallery" and "ballroom" not in t.plan else ""


@haunt.task("key", lambda t, one: key_forbidden(t, one) or ("BH-DICE-10" if "tried-key" in t.done else ""))
async def reach_for_key(t: Table, one: Explorer) -> None:
    """What each room asks for its key."""
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


@haunt.on(TURN_ENDS)
async def ends_turn(t: Table, one: Explorer) -> None:
    """Crypt and Furnace Room give their key to who has borne them, the open Vault to the first who stays."""
    room = one.place
    if one.alive and room in ENDED_IN and "key" in t.tokens_in(room):
        if room != VAULT or VAULT_EMPTY in t.tokens_in(VAULT):
            await get_key(t, one, room)


def opened(t: Table, one: Explorer) -> dict[str, str]:
    """Whose collars somebody can open: the own not with keys that have just come from somebody else."""
    keys = [card for card in one.cards if card.startswith(KEY)]
    own = [card for card in keys if f"card:{card}" not in t.done]
    near = [other.name for other in t.explorers_in(one.place, one.part) if other.name in state(t).collars]
    return {name: name for name in near if len(own if name == one.name else keys) >= 2}


@haunt.task("unlock", choices=opened)
async def unlock(t: Table, one: Explorer, whom: str) -> None:
    """Two keys open a collar."""
    keys = [card for card in one.cards if card.startswith(KEY)]
    if whom == one.name:
        keys = [card for card in keys if f"card:{card}" not in t.done]
    for key in keys[:2]:
        await give_up(t, one, key)
    t.tell(ALL, "guillotines-opened", who=one.name, whom=whom)
    state(t).collars.pop(whom, None)


# -- the blades ------------------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def clicks(t: Table, seat: str) -> None:
    """After the revealer's turn the blades move on, and may fall."""
    if seat != t.explorers[t.revealer].seat:
        return
    state(t).track += 1
    track = state(t).track
    t.tell(ALL, "guillotines-click", track=track)
    for one in t.living():
        number = state(t).collars.get(one.name, 99)
        if number <= track and await plain_roll(t, one, 3, "guillotines-blade") < track:
            state(t).collars.pop(one.name)
            if hidden.is_traitor(t, one):
                hidden.show(t, one)
            else:
                t.tell(ALL, "guillotines-fell", who=one.name)
                await die(t, one)


@haunt.on(DIED)
async def dies(t: Table, one: Explorer) -> None:
    """Nobody fears for the dead."""
    state(t).collars.pop(one.name, None)


# -- the end ---------------------------------------------------------------------------------------------------------


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """More than half of the heroes dead; or all collars off and at least half of them alive."""
    if not state(t).tokens:
        return None
    heroes = [one for one in t.explorers.values() if not hidden.is_traitor(t, one)]
    traitors = tuple(one.name for one in t.explorers.values() if hidden.is_traitor(t, one))
    dead = sum(not one.alive for one in heroes)
    if 2 * dead > len(heroes):
        return Win(TRAITOR, "guillotines-heads", traitors)
    worn = [name for name in state(t).collars if name not in t.explorers or not shown_traitor(t, name)]
    if not worn:
        return Win(HEROES, "guillotines-free", tuple(one.name for one in heroes))
    return None


def shown_traitor(t: Table, name: str) -> bool:
    """The collar of a traitor who is known counts no more."""
    return name in state(t).shown and hidden.is_traitor(t, t.explorers[name])


def aims(t: Table, one: Figure) -> list[Aim]:
    """Keys, and two of them to a collar; a traitor looks for the weak."""
    if isinstance(one, Explorer) and one.role == TRAITOR:
        return [Aim("attack", hero.name, 3) for hero in t.heroes()]
    keys = [room for room in ROOMS_WITH_KEYS if "key" in t.tokens_in(room)]
    found = [Aim("go", room, 4) for room in keys]
    found += [Aim("task", "guillotines-key", 4), Aim("task", "guillotines-unlock", 8)]
    found += [Aim("cross", room, 4) for room in CROSSED if room in keys]
    return found


haunt.aims = aims
haunt.counters = lambda t: {
    "guillotines-track": (state(t).track, 6),
    "guillotines-collars": (len(state(t).collars), len(t.explorers)),
}
own_view = haunt.view
haunt.view = lambda t, seat: {**own_view(t, seat), "collars": dict(state(t).collars), "track": state(t).track}
