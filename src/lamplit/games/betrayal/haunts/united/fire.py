"""`room_spread`: a fire that every turn carries on. Walls do not stop it, and explorers in a burning room die."""

from .....engine import ALL, ask, plain
from ...explorers.traits import die
from ...house.movement import BELOW, CHUTE, LANDING, STAIRS
from ...occasions import ENTERED, NO_ENTRY, SEAT_OVER, renew
from ...state import Explorer, Figure, Table
from .. import blocks
from ..blocks import exits
from ..form import Haunt

FIRE, FURNACE = "fire", "furnace_room"
HEART = ("foyer", "entrance_hall", "grand_staircase")
"""When these have burned, the house falls."""


@plain
class Blaze(exits.Doorway):
    """Who has overheated the furnace and for how many of their turns it holds, whether it burns, and who has left."""

    stoker: str = ""
    holds: int = 0
    burns: bool = False


state = blocks.state_as(Blaze)


def burned(t: Table, room: str) -> bool:
    """Return whether a room has burned."""
    return FIRE in t.tokens_in(room)


def next_to_burn(t: Table) -> list[str]:
    """The rooms that share a wall with one that has burned. Fire climbs stairs and shafts."""
    fires = [room for room in t.plan.spots if burned(t, room)]
    found = [other for room in fires for other in t.plan.adjacent(room).values()]
    for a, b in ((STAIRS, "foyer"), (LANDING, CHUTE), (t.room_with(BELOW), "collapsed_room")):
        if a in fires and b in t.plan:
            found.append(b)
    return [room for room in dict.fromkeys(found) if not burned(t, room)]


async def burn(t: Table, room: str) -> None:
    """A room burns, with everybody in it. With the last of its heart, the whole house burns."""
    blocks.scatter(t, FIRE, [room])
    for piles in (t.floor_piles, t.waiting):
        t.removed += piles.pop(room, [])
    renew(t)
    victims = t.explorers_in(room)
    if all(burned(t, part) for part in HEART):
        victims = [one for one in t.living() if one.place]
    for one in victims:
        await perish(t, one)


async def perish(t: Table, one: Explorer) -> None:
    """An explorer burns, with everything they carry."""
    assert t.scenario is not None
    t.tell(ALL, "united-burns", who=one.name)
    t.removed += one.cards
    one.cards = []
    renew(t)
    await die(t, one)


def light(t: Table, one: Explorer) -> None:
    """The furnace holds until the end of the explorer's next turn."""
    state(t).stoker, state(t).holds = one.name, 2


def register(haunt: Haunt, rule: str) -> None:
    """The furnace explodes, and then every turn ends with a fire. Nobody enters burned rooms, as `rule` says. Words are
    `united-burn`, `united-explodes` and `united-burns`."""

    @haunt.on(SEAT_OVER)
    async def spreads(t: Table, seat: str) -> None:
        one, here = t.explorer_of(seat), state(t)
        if here.burns:
            edge = next_to_burn(t) if one.alive or one.name == t.traitor else []
            if edge:
                await burn(t, await ask(seat, "united-burn", {f"room:{room}": room for room in edge}))
        elif here.stoker == one.name:
            here.holds -= 1
            if not here.holds:
                here.burns = True
                t.tell(ALL, "united-explodes")
                await burn(t, FURNACE)

    @haunt.on(NO_ENTRY)
    def ashes(t: Table, _one: Figure, room: str) -> str:
        return rule if burned(t, room) else ""

    @haunt.on(ENTERED)
    async def thrown_in(t: Table, one: Figure, room: str) -> None:
        if burned(t, room) and isinstance(one, Explorer) and one.alive:
            await perish(t, one)
