"""Pieces that come to the map: new Zeds, and units that join the players."""

from ....engine import ALL, ask_team
from ..data.board import START, STARTS, TOWN_CENTER
from ..data.units import FIGURES, UNITS
from ..occasions import DRAWS_TWO, ENTERING_PLAY, RISEN, call, heard, is_so, renew
from ..state import FULL, Piece, Table
from .retreats import room_outward, zeds_turn_up


def draw_zed(t: Table, super_zed: bool = False) -> str:
    """A regular Zed, or a Super-Zed, at random; the other kind where there is none of it, or nothing at all."""
    pool = zeds_to_draw(t, super_zed)
    if not pool:
        return ""
    zed = t.chance.pick("bag", pool)
    pool.remove(zed)
    return zed


def zeds_to_draw(t: Table, super_zed: bool = False) -> list[str]:
    """Where the next Zed comes from."""
    if super_zed:
        return t.super_pool or t.bag
    return t.bag or (t.super_pool if t.settings.infection else [])


async def place_zed(t: Table, place: str, side: int = FULL, super_zed: bool = False) -> Piece | None:
    """A new Zed in a space, or in the next one with room toward Start. Where it meets player units it attacks."""
    if not zeds_to_draw(t, super_zed):
        return None
    there = await room_outward(t, place)
    return await put_zed(t, await choose_drawn(t, super_zed), there, side) if there else None


async def choose_drawn(t: Table, super_zed: bool = False) -> str:
    """A Zed to be placed: research may let the players choose one of two."""
    pool = zeds_to_draw(t, super_zed)
    if len(pool) < 2 or not is_so(t, DRAWS_TWO):
        return draw_zed(t, super_zed)
    first = t.chance.pick("bag", pool)
    second = t.chance.pick("bag", [name for name in pool if name != first])
    zed = await ask_team(t.seats, "one-of-two", {f"zed:{name}": name for name in (first, second)})
    pool.remove(zed)
    return zed


async def place_aside(t: Table, name: str, place: str) -> Piece | None:
    """An infector comes to a space. It needs no room."""
    if name not in t.aside:
        return None
    t.aside.remove(name)
    return await put_zed(t, name, place)


async def put_zed(t: Table, name: str, place: str, side: int = FULL) -> Piece | None:
    """A Zed that was drawn is put down. Where it meets player units it attacks. Nothing if it does not survive that."""
    piece = t.zeds[name] = Piece(name=name, place=place, side=side)
    t.tell(ALL, "zed-placed", zed=name, place=place)
    if FIGURES[name].abilities:
        renew(t)
    if place not in STARTS:
        await zeds_turn_up(t, t.zeds_at(place), place)
    return piece if name in t.zeds else None


async def place_mob(t: Table, place: str, number: int) -> None:
    """So many new Zeds in a space at once: those who find room there attack together."""
    together: list[Piece] = []
    for _ in range(number):
        if t.room_for_zeds(place) <= 0:
            await place_zed(t, place)
        elif zeds_to_draw(t):
            name = await choose_drawn(t)
            t.zeds[name] = Piece(name=name, place=place)
            together.append(t.zeds[name])
            t.tell(ALL, "zed-placed", zed=name, place=place)
    renew(t)
    if together:
        await zeds_turn_up(t, t.zeds_at(place), place)


async def let_rise(t: Table) -> None:
    """The Zeds that were to appear when what was going on is over."""
    while t.rising:
        zed = await place_zed(t, t.rising.pop(0))
        if zed:
            await call(t, RISEN, zed)


async def place_at_start(t: Table, track: str) -> Piece | None:
    """A new Zed on the Start of a track."""
    return await place_zed(t, START[track])


async def enter_play(t: Table, name: str, place: str = TOWN_CENTER, side: int = FULL) -> Piece:
    """An available unit joins the players. What it brings along is heard."""
    t.pool.remove(name)
    unit = t.units[name] = Piece(name=name, place=place, side=side)
    if UNITS[name].kind == "hero":
        give_owner(t, name)
    t.tell(ALL, "joined", unit=name, place=place)
    renew(t)
    for owner, effect in heard(t.in_force, ENTERING_PLAY):
        if owner == name:
            await effect.do(t, owner)
    return unit


def give_owner(t: Table, hero: str) -> None:
    """A hero belongs to the player with the fewest, from the lead player on."""
    seats = t.seats[t.lead :] + t.seats[: t.lead]
    heroes = list(t.owners.values())
    t.owners[hero] = min(seats, key=heroes.count)


def available(t: Table, kind: str) -> list[str]:
    """The units of a kind that may still come, by the level of the game."""
    return [name for name in t.pool if UNITS[name].kind == kind and UNITS[name].level <= max(1, t.settings.level)]
