"""Haunt 11: Specters wait behind every window, and the Madman and the traitor let them in."""

from typing import ClassVar

from .....engine import ALL, items, plain
from ...data.rooms import ROOMS
from ...house.movement import allowance, cannot_move
from ...house.plan import OUTSIDE
from ...occasions import ATTACK_FORBIDDEN, ATTACK_WAYS, DISCOVERED, ENTERED, MONSTER_ACTS, WON, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, Way
from ...turn.monsters import remove, roads, roll_moves
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import burrowing, exorcism, is_hero
from ..form import Aim, Haunt, Kind

SPECTER, MADMAN, WAITS, RING = "specter", "madman", "specter_outside", "ring"
DOOR = "entrance_hall"
WINDOWS = tuple(name for name, room in ROOMS.items() if room.windows)
"""The rooms with a window, unless the window proves false."""
KINDS = {SPECTER: Kind(speed=4, sanity=6, many=True), MADMAN: Kind(speed=7, might=7, sanity=7)}


@plain
class Specters(Scenario):
    """The rooms that were opened, the sources the exorcism has used, and how many Specters the Ring has banished."""

    module: ClassVar[str] = "specters"

    opened: list[str] = items()
    spent: list[str] = items()
    banished: int = 0


state = blocks.state_as(Specters)

BLOCKS = "spawn scatter_tokens ai_forced immunity kill_on_defeat spawner task_counter one_use_sources key_weapon"
HAUNT = haunt = Haunt(11, "specters", Specters, (*BLOCKS.split(), "explore_mod"), KINDS, rules=2)
burrowing.register(haunt, MADMAN, "BH-H11-T-MADMAN")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Madman leaves the traitor. A Specter waits behind the front door and behind each window."""
    if await blocks.take_out(t, MADMAN):
        t.removed.append(MADMAN)
    blocks.spawn(t, haunt, MADMAN, [t.explorers[t.traitor].place])
    look_out(t)


# -- windows ---------------------------------------------------------------------------------------------------------


def look_out(t: Table) -> None:
    """A Specter waits at each window that looks out; none where a room now lies behind it."""
    for room in (DOOR, *WINDOWS):
        real = room == DOOR or OUTSIDE in t.plan.windows.get(room, {}).values()
        waits = WAITS in t.tokens_in(room)
        if real and not waits and room in t.plan and room not in state(t).opened:
            blocks.scatter(t, WAITS, [room])
        elif waits and not real:
            blocks.lift_token(t, WAITS, room)


@haunt.on(DISCOVERED)
@haunt.on(ENTERED)
async def looks_out(t: Table, _one: Figure, _room: str) -> None:
    """Every new room may have a window or block one, and so may rooms that the Madman discovers or that move."""
    look_out(t)


def waiting(t: Table) -> list[str]:
    """The rooms at which a Specter still waits."""
    return [room for room, tokens in t.tokens.items() if WAITS in tokens]


def all_in(t: Table) -> bool:
    """Return whether all rooms with windows are in the house and no Specter waits outside."""
    return not waiting(t) and all(room in t.plan for room in WINDOWS)


def opening_forbidden(t: Table, one: Figure) -> str:
    """It takes a waiting Specter and a space of movement."""
    can = t.used < allowance(t, one) and not cannot_move(t, one)
    return "" if can and not is_hero(one) and WAITS in t.tokens_in(one.place) else "BH-H11-T-OPEN"


@haunt.task("open", opening_forbidden)
async def open_window(t: Table, one: Figure) -> None:
    """The Specter comes in, and may act in the next monster turn, or in this one."""
    t.used += 1
    state(t).opened.append(one.place)
    blocks.lift_token(t, WAITS, one.place)
    [specter] = blocks.spawn(t, haunt, SPECTER, [one.place])
    t.tell(ALL, "specters-open", who=one.name, room=one.place)
    if isinstance(one, Monster):
        t.to_move.append(specter.name)
        await roll_moves(t)


# -- monsters --------------------------------------------------------------------------------------------------------


def nearest_window(t: Table, madman: Monster) -> str:
    """The nearest reachable room at which a Specter waits, or an empty string."""
    away = roads(t, madman)
    return min((room for room in waiting(t) if room in away), key=lambda room: away[room][0], default="")


@haunt.on(MONSTER_ACTS)
async def goes_round(t: Table, monster: Monster) -> bool:
    """The Madman goes from window to window. He is led only when nothing is left to open."""
    while monster.kind == MADMAN and (near := nearest_window(t, monster)):
        await blocks.walk_towards(t, monster, near)
        if opening_forbidden(t, monster):
            return True
        await open_window(t, monster)
    return False


@haunt.on(ATTACK_WAYS)
def with_sanity(_t: Table, one: Figure, _other: Figure) -> dict[str, Way]:
    """Specters attack with Sanity."""
    return {SPECTER: Way("sanity")} if isinstance(one, Monster) and one.kind == SPECTER else {}


@haunt.on(ATTACK_FORBIDDEN)
def immune(t: Table, attack: Attack) -> str:
    """Only Sanity can attack Specters. The Madman attacks nobody until all Specters are in."""
    if isinstance(attack.other, Monster) and attack.other.kind == SPECTER and attack.way.trait != "sanity":
        return "BH-H11-SPECTERS"
    busy = isinstance(attack.one, Monster) and attack.one.kind == MADMAN and not all_in(t)
    return "BH-H11-T-MADMAN" if busy else ""


@haunt.on(WON_ATTACK)
async def banished(t: Table, attack: Attack) -> bool:
    """A hero who attacks with the Ring and wins banishes a Specter."""
    specter = attack.loser
    if attack.way.card != RING or attack.winner is not attack.one or not isinstance(specter, Monster):
        return False
    if specter.kind != SPECTER or not is_hero(attack.one):
        return False
    state(t).banished += 1
    remove(t, specter)
    return True


# -- the exorcism ----------------------------------------------------------------------------------------------------


@haunt.task(
    "exorcise",
    lambda t, one: "" if is_hero(one) and exorcism.open_sources(one, state(t).spent) else "BH-H11-H-EXORCISE",
    lambda t, one: exorcism.open_sources(one, state(t).spent),
    roll=exorcism.needed,
    card=exorcism.taken,
)
async def exorcise(t: Table, one: Explorer, source: str) -> None:
    """Sanity or Knowledge 5 succeeds and uses up the room or card."""
    if await exorcism.attempt(t, one, source, "specters-exorcise", state(t).spent):
        t.tell(ALL, "specters-rite", who=one.name, done=len(state(t).spent), need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with as many rites as there are players, or when the Ring has banished every Specter."""
    if len(state(t).spent) >= len(t.seats):
        return Win(HEROES, "specters-exorcised")
    left = any(monster.kind == SPECTER for monster in t.monsters.values())
    return Win(HEROES, "specters-banished") if state(t).banished and all_in(t) and not left else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The traitor opens windows, Specters hunt, heroes go from source to source."""
    if is_hero(one):
        near = [specter.name for specter in t.monsters.values() if specter.kind == SPECTER and RING in one.cards]
        rites = exorcism.aims(t, state(t).spent, "specters-exorcise")
        return [*rites, *(Aim("attack", name, 4) for name in near), Aim("avoid", MADMAN, 1)]
    prey = [Aim("attack", hero.name, 2) for hero in t.heroes()]
    if isinstance(one, Explorer) and one.role == TRAITOR:
        return [Aim("task", "specters-open", 6), *(Aim("go", room, 3) for room in waiting(t)), *prey]
    return [Aim("task", "specters-burrow", 3), *prey] if one.name == MADMAN else prey


haunt.aims = aims
haunt.counters = lambda t: {"specters-rites": (len(state(t).spent), len(t.seats))}
