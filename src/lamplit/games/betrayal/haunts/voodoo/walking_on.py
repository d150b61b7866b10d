"""`explore_mod`: a new room stops nobody. Its card is drawn by an explorer who stays, or as the haunt says."""

from ...data.rooms import ROOMS
from ...explorers.cards import draw
from ...occasions import DISCOVERED, INSTEAD_OF_DRAWING, TURN_ENDS
from ...state import Explorer, Table
from ..form import Haunt

NEW, UNDRAWN = "new", "undrawn"
"""Notes: a room was just discovered; the card of a room was not drawn yet."""


async def draw_at_last(t: Table, one: Explorer) -> None:
    """An explorer draws the card of the new room they are in, if it was not drawn yet."""
    if f"{UNDRAWN}:{one.place}" in t.done and one.alive:
        t.done.remove(f"{UNDRAWN}:{one.place}")
        await draw(t, one, ROOMS[one.place].symbol)


def register(haunt: Haunt) -> None:
    """An explorer who discovers a room by walking may walk on."""

    @haunt.on(DISCOVERED)
    async def found(t: Table, one: Explorer, room: str) -> None:
        if t.turn == one.seat and t.moving:
            t.done.append(f"{NEW}:{room}")

    @haunt.on(INSTEAD_OF_DRAWING)
    async def walks_on(t: Table, one: Explorer, _pile: str) -> bool:
        if f"{NEW}:{one.place}" not in t.done:
            return False
        t.done.remove(f"{NEW}:{one.place}")
        t.done.append(f"{UNDRAWN}:{one.place}")
        t.moving = True
        return True

    @haunt.on(TURN_ENDS)
    async def stays(t: Table, one: Explorer) -> None:
        await draw_at_last(t, one)
