"""The Music Box: open, it holds everybody who hears it, wherever it is carried or lies."""

from ....engine import ALL
from ..cards import drop
from ..dice import trait_roll
from ..occasions import ENTERED, LYING, MONSTER_STARTS, TURN_STARTS, USE, on
from ..state import Explorer, Figure, Monster, Table
from .deeds import unusable

BOX = "music_box"
LYING.add(BOX)


@on(USE, BOX, forbids=unusable)
async def music_box(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """It is opened, or closed."""
    if t.noted.pop(card, 0):
        t.tell(ALL, "box-closed", who=one.name)
    else:
        t.noted[card] = 1
        t.tell(ALL, "box-opened", who=one.name)


def plays_in(t: Table) -> str:
    """The room in which the open box plays, or nothing."""
    if not t.noted.get(BOX):
        return ""
    holder = t.holder(BOX)
    return t.figure(holder).place if holder else next((room for room, pile in t.floor_piles.items() if BOX in pile), "")


@on(ENTERED, BOX)
async def hears_on_entering(t: Table, _card: str, one: Figure, room: str) -> None:
    """Whoever comes in on their own turn hears it."""
    if plays_in(t) == room:
        await listens(t, one)


@on(TURN_STARTS, BOX)
@on(MONSTER_STARTS, BOX)
async def hears_on_starting(t: Table, _card: str, one: Figure) -> None:
    """Whoever begins here hears it."""
    if plays_in(t) == one.place:
        await listens(t, one)


async def listens(t: Table, one: Figure) -> None:
    """Sanity 4, or the turn is over. Whoever carries the box then drops it."""
    at_turn = t.acting == one.name if isinstance(one, Monster) else t.turn == one.seat
    if not at_turn or not one.alive or not one.has("sanity") or "end" in t.done:
        return
    if await trait_roll(t, one, "sanity", BOX, 4) >= 4 or not one.alive:
        return
    t.tell(ALL, "mesmerised", who=one.name)
    t.done.append("end")
    if isinstance(one, Explorer) and BOX in one.cards:
        await drop(t, one, BOX)
