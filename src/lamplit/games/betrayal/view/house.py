"""The rooms of a view, and the ways between them."""

from collections.abc import Mapping
from typing import Any

from ..data.rooms import ROOMS
from ..house.movement import BELOW, COLLAPSED, JOINED, SWITCH
from ..house.plan import CHUTE, LANDING, LOCKED, Plan
from ..state import Table
from .types import Link, RoomTile

FALLS = ((CHUTE, LANDING, "chute"), ("gallery", "ballroom", "gallery"))
"""Ways that lead down only, and their names."""
NOTHING: Mapping[str, list[str]] = {}


def as_the_house_lies(t: Table) -> Any:
    """Return all that rooms and links are made of."""
    lying = [{room: found[:] for room, found in some.items()} for some in (t.tokens, t.floor_piles, t.waiting)]
    return t.plan, lying, t.halves.copy()


def rooms(t: Table, secret: Mapping[str, list[str]] = NOTHING) -> dict[str, RoomTile]:
    """Return the house, with tokens that only some seats see if they are given."""
    found = {room: _room(t.plan, room) for room in t.plan.spots}
    for room in {**t.tokens, **t.floor_piles, **t.waiting, **secret}:
        if room not in found:
            continue
        tokens = t.tokens_in(room)
        pile = [*t.floor_piles.get(room, ()), *t.waiting.get(room, ())]
        found[room] = {
            **found[room],
            "tokens": [*tokens, *secret.get(room, ())],
            "halves": {token: part for token in (*tokens, *pile) if (part := t.halves.get(f"{room}:{token}"))},
            "pile": pile,
        }
    return found


def _room(plan: Plan, room: str) -> RoomTile:
    """Return a room with nothing in it."""
    spot, printed = plan.spots[room], ROOMS[room]
    doors = {side: plan.door(room, side) for side in (*plan.doors[room], *printed.open_sides)}
    if printed.front_door:
        doors[printed.front_door] = LOCKED
    return {
        "floor": spot.floor,
        "x": spot.x,
        "y": spot.y,
        "turn": spot.turn,
        "tokens": [],
        "halves": {},
        "pile": [],
        "doors": doors,
        "windows": plan.windows_of(room),
    }


def links(t: Table) -> list[Link]:
    """Return what joins rooms besides doors: stairs, what explorers have found, chutes and falls."""
    plan = t.plan
    stairs: list[Link] = [{"a": a, "b": b, "kind": "stairs"} for a, b in plan.stairs.items() if a < b]
    secret: list[Link] = []
    for token in (*JOINED, SWITCH):
        ends = [room for room, tokens in t.tokens.items() if token in tokens]
        if len(ends) == 2:
            secret.append({"a": ends[0], "b": ends[1], "kind": token})
    down = [*FALLS, (COLLAPSED, t.room_with(BELOW), "fall")]
    falls: list[Link] = [{"a": a, "b": b, "kind": kind} for a, b, kind in down if a in plan and b in plan]
    return [*stairs, *secret, *falls]
