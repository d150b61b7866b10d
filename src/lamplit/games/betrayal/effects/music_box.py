"""The Music Box: while it is open, it holds all who hear it, wherever it is carried or lies."""

from ....engine import ALL
from ..explorers.cards import drop
from ..explorers.dice import TRAIT, Roll, dice_for, trait_roll
from ..occasions import ENTERED, LYING, MONSTER_STARTS, TURN_STARTS, USE, on
from ..state import Explorer, Figure, Monster, Table
from .outcomes import unusable

BOX, NEED = "music_box", 4
LYING.add(BOX)


def open_or_close(t: Table, card: str, _one: Explorer) -> dict[str, None]:
    """An open box can be closed, and nothing else."""
    return {"close" if t.noted.get(card) else "open": None}


@on(USE, BOX, forbids=unusable, choices=open_or_close)
async def music_box(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """The box is opened or closed."""
    if t.noted.pop(card, 0):
        t.tell(ALL, "box-closed", who=one.name)
    else:
        t.noted[card] = 1
        t.tell(ALL, "box-opened", who=one.name)


def plays_in(t: Table) -> str:
    """Return the room in which the open box plays, or nothing."""
    if not t.noted.get(BOX):
        return ""
    holder = t.holder(BOX)
    return t.figure(holder).place if holder else next((room for room, pile in t.floor_piles.items() if BOX in pile), "")


def out_of_hearing(t: Table, _card: str, one: Figure, entered: str = "") -> str:
    """It is heard in its room, by figures that come in or begin a turn there."""
    return "" if t.noted.get(BOX) and plays_in(t) == (entered or one.place) else "BH-CARD-8"


@on(ENTERED, BOX, forbids=out_of_hearing)
async def hears_on_entering(t: Table, _card: str, one: Figure, _room: str) -> None:
    """A figure that comes in on its own turn hears it."""
    await listens(t, one)


@on(TURN_STARTS, BOX, forbids=out_of_hearing)
@on(MONSTER_STARTS, BOX, forbids=out_of_hearing)
async def hears_on_starting(t: Table, _card: str, one: Figure) -> None:
    """A figure that begins its turn here hears it."""
    await listens(t, one)


def runs_down(t: Table) -> bool:
    """Whether all in the house stand spellbound and no roll could ever free one of them: then the clockwork stops."""
    room = plays_in(t)
    rolls = [Roll(one.name, TRAIT, BOX, "sanity", one.value("sanity"), NEED) for one in t.indoors()]
    return all(one.place == room for one in t.indoors()) and all(2 * dice_for(t, roll) < NEED for roll in rolls)


async def listens(t: Table, one: Figure) -> None:
    """Sanity 4, or the turn is over. An explorer who carries the box then drops it."""
    at_turn = t.acting == one.name if isinstance(one, Monster) else t.turn == one.seat
    if not at_turn or not one.alive or not one.has("sanity") or "end" in t.done:
        return
    if runs_down(t):
        del t.noted[BOX]
        t.tell(ALL, "box-ran-down")
        return
    if await trait_roll(t, one, "sanity", BOX, NEED) >= NEED or not one.alive:
        return
    t.tell(ALL, "mesmerised", who=one.name)
    t.done.append("end")
    if isinstance(one, Explorer) and BOX in one.cards:
        await drop(t, one, BOX)
