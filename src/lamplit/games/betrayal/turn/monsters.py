"""The monster turn: when it comes, how far monsters go, and which seats lead them."""

from collections.abc import Collection

from ....engine import ALL, ask
from ..data.rooms import ROOMS
from ..explorers.dice import Roll, throw
from ..explorers.traits import leave_behind
from ..house.discovery import lay_somewhere, search_room
from ..house.movement import CHUTE, LANDING, STAIRS, enemies, ways
from ..occasions import MONSTERS_DISCOVER, MONSTERS_START, first, heard, renew
from ..state import NEAR, TRAITOR, Explorer, Monster, Table


def turn_after(t: Table) -> str:
    """Return the seat after whose turn the monsters move: the traitor's, or the revealer's if there is none."""
    who = t.traitor or t.revealer
    return t.explorers[who].seat if who else ""


def follow(t: Table, seat: str) -> bool:
    """Whether the monsters move now."""
    if not t.haunted or seat != turn_after(t):
        return False
    return any(monster.alive for monster in t.monsters.values()) or bool(heard(t.in_force, MONSTERS_START))


def list_movers(t: Table) -> None:
    """Note the monsters that will move: all that are not stunned, but for things without Speed that no seat leads."""
    t.to_move = [
        monster.name
        for monster in t.monsters.values()
        if monster.alive and not monster.stunned and (monster.lead or monster.has("speed"))
    ]


def takes_turn(t: Table, seat: str) -> bool:
    """Whether a seat has a turn though its explorer is dead: a haunt may say so by a mark."""
    return "turns" in t.explorer_of(seat).marks


async def roll_moves(t: Table) -> None:
    """Roll for movement: monsters of a kind together, with as many dice as their Speed. Some roll alone."""
    for name in t.to_move:
        monster = t.monsters[name]
        kind = monster.moves_as
        if kind not in t.moves and monster.has("speed"):
            roll = Roll(name, "movement", monster.kind, "speed", monster.value("speed"))
            t.moves[kind] = await throw(t, monster, roll)


def wake(t: Table) -> None:
    """At the end of the monster turn monsters wake that were stunned before it."""
    for monster in t.monsters.values():
        if monster.stunned:
            monster.stunned -= 1
            if not monster.stunned:
                t.tell(ALL, "awake", monster=monster.name)


# -- caught in the basement ------------------------------------------------------------------------------------------


def search_forbidden(t: Table, one: Explorer) -> str:
    """Return the rule against searching for the stairs, or nothing: a monster is caught below, and no way leads to a
    hero."""
    if one.role != TRAITOR or not t.plan.places(STAIRS, "basement"):
        return "BH-MON-21"
    if STAIRS in t.plan or first(t, MONSTERS_DISCOVER):
        return "BH-MON-22"
    led = [monster for monster in t.monsters.values() if monster.alive and monster.lead == one.seat]
    below = [monster for monster in led if monster.place and t.plan.floor_of(monster.place) == "basement"]
    if not below:
        return "BH-MON-21"
    return "BH-MON-22" if any(can_reach_foe(t, monster) for monster in below) else ""


def can_reach_foe(t: Table, monster: Monster) -> bool:
    """Whether any way leads from a monster to one of its opponents."""
    foes = {other.place for other in t.living() if enemies(t, monster, other)}
    return bool(foes) and not foes.isdisjoint(roads(t, monster, foes))


def way_to_foe(t: Table, monster: Monster) -> tuple[int, str] | None:
    """Return how far away the nearest opponent of a monster is, and the first step there; or nothing."""
    foes = {other.place for other in t.living() if other.place and enemies(t, monster, other)}
    away = roads(t, monster, foes) if foes else {}
    return min((away[room] for room in foes if room in away), default=None)


def roads(t: Table, monster: Monster, goals: Collection[str] = ()) -> dict[str, tuple[int, str]]:
    """Return how far each room is by all ways of a monster, holes and shafts too, and the first step of a shortest way.

    The search ends at the nearest of the `goals`.
    """
    found = {monster.place: (0, "")}
    edge = [monster.place]
    for room in edge:
        if room in goals:
            break
        far, step = found[room]
        for other in ways(t, monster, room):
            stands = LANDING if other == CHUTE and room != LANDING and LANDING in t.plan else other
            if stands not in found:
                found[stands] = (far + 1, step or other)
                edge.append(stands)
    return found


async def search_stairs(t: Table, one: Explorer) -> None:
    """The traitor takes the stairs out of the rooms that are left and lays them at an open door of the basement."""
    if await search_room(t, STAIRS):
        await lay_somewhere(t, one.seat, STAIRS, "basement")


async def search_for_the_dead(t: Table) -> None:
    """Ask a dead traitor, who has no turn but leads the monsters, for the stairs when the monster turn begins."""
    traitor = t.explorers.get(t.traitor)
    if traitor is not None and not traitor.alive and not search_forbidden(t, traitor):
        if await ask(traitor.seat, "caught-below", {"search-stairs": True, "go-on": False}):
            await search_stairs(t, traitor)


def appear(
    t: Table, name: str, kind: str, room: str, traits: dict[str, int], lead: str = "", part: str = ""
) -> Monster:
    """A monster comes into the house. In a room with a barrier it stands in that part, or where an explorer is."""
    if ROOMS[room].barrier is not None and not part:
        part = next((one.part for one in t.explorers_in(room) if one.part), NEAR)
    monster = Monster(name=name, kind=kind, place=room, traits=dict(traits), lead=lead, part=part)
    t.monsters[name] = monster
    t.tell(ALL, "appeared", monster=name, kind=kind, room=room)
    return monster


def remove(t: Table, monster: Monster) -> None:
    """A monster is gone for good."""
    del t.monsters[monster.name]
    leave_behind(t, monster)
    renew(t)
    t.tell(ALL, "gone", monster=monster.name, kind=monster.kind, room=monster.place)
