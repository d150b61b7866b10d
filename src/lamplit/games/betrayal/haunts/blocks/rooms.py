"""Finding rooms, and placing tokens in them."""

from collections.abc import Iterable

from .....engine import ALL
from ...house.discovery import bring_room
from ...occasions import DISCOVERED
from ...state import Explorer, Table
from ..form import Haunt

place_room = bring_room
"""`place_room`: if a room is not in the house, search the stack for it, and let a seat choose where it is laid."""


def scatter(t: Table, token: str, rooms: Iterable[str]) -> None:
    """`scatter_tokens`: lay a token in each of these rooms."""
    for room in rooms:
        t.tokens.setdefault(room, []).append(token)
        t.tell(ALL, "token", token=token, room=room)


def scatter_as_found(haunt: Haunt, token: str, rooms: Iterable[str]) -> None:
    """Lay a token in each of these rooms that is discovered during the haunt."""
    awaited = frozenset(rooms)

    @haunt.on(DISCOVERED)
    async def found(t: Table, _one: Explorer, room: str) -> None:
        if room in awaited:
            scatter(t, token, [room])


def lift_token(t: Table, token: str, room: str) -> None:
    """Take a token off a room."""
    t.tokens[room].remove(token)
    if not t.tokens[room]:
        del t.tokens[room]
    t.tell(ALL, "token-gone", token=token, room=room)
