"""Finding rooms, and tokens that lie in them."""

from collections.abc import Iterable

from .....engine import ALL
from ...house.discovery import bring_room
from ...occasions import DISCOVERED
from ...state import Explorer, Table
from ..form import Haunt

place_room = bring_room
"""`place_room`: searches a room out of the stack, if it is not in the house, and lays it where somebody likes."""


def scatter(t: Table, token: str, rooms: Iterable[str]) -> None:
    """`scatter_tokens`: lays a token in each of these rooms."""
    for room in rooms:
        t.tokens.setdefault(room, []).append(token)
        t.tell(ALL, "token", token=token, room=room)


def scatter_as_found(haunt: Haunt, token: str, rooms: Iterable[str]) -> None:
    """The same in those of these rooms that are found while the haunt goes on."""
    awaited = frozenset(rooms)

    @haunt.on(DISCOVERED)
    async def found(t: Table, _one: Explorer, room: str) -> None:
        if room in awaited:
            scatter(t, token, [room])


def lift_token(t: Table, token: str, room: str) -> None:
    """Takes a token off a room."""
    t.tokens[room].remove(token)
    if not t.tokens[room]:
        del t.tokens[room]
    t.tell(ALL, "token-gone", token=token, room=room)
