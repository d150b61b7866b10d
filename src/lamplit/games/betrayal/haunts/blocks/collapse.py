"""`room_spread`: the house falls, room by room. A token marks each room that has fallen."""

from collections.abc import Callable, Iterable

from .....engine import ALL, ask
from ...explorers.dice import trait_roll
from ...explorers.traits import die
from ...house.movement import put, ways
from ...occasions import ENTERED, NO_ENTRY, renew
from ...state import Explorer, Figure, Table
from ..form import Haunt
from .rooms import scatter

ABYSS = "abyss"
JUMP = 4
"""The Speed roll that saves an explorer in a room that falls."""


def fallen(t: Table, room: str) -> bool:
    """Return whether a room has fallen."""
    return ABYSS in t.tokens_in(room)


def at_the_edge(t: Table, room: str) -> bool:
    """Return whether a room is empty and has an open door."""
    return bool(t.plan.open_doors[room]) and not t.explorers_in(room)


def next_to_fall(t: Table, floors: Iterable[str], begins: Callable[[Table, str], bool] = at_the_edge) -> list[str]:
    """The rooms next to fallen ones; once a floor has fallen, the rooms where the next floor begins to fall."""
    for floor in floors:
        standing = [room for room in t.plan.on_floor(floor) if not fallen(t, room)]
        if not standing:
            continue
        edge = [room for room in standing if any(fallen(t, other) for other in t.plan.adjacent(room).values())]
        return edge or [room for room in standing if begins(t, room)] or standing
    return []


async def fall(t: Table, room: str, may_jump: bool = True) -> None:
    """A room falls. If there is time, explorers in it may jump to a room that stands; the others fall with it.

    Words are `<haunt>-jump`, `<haunt>-jump-where` and `<haunt>-swallows`.
    """
    told = _name(t)
    scatter(t, ABYSS, [room])
    for piles in (t.floor_piles, t.waiting):
        t.removed += piles.pop(room, [])
    renew(t)
    for one in t.explorers_in(room):
        safe = {f"room:{other}": other for other in ways(t, one)} if may_jump else {}
        if safe and await trait_roll(t, one, "speed", f"{told}-jump", JUMP) >= JUMP:
            await put(t, one, await ask(one.seat, f"{told}-jump-where", safe, who=one.name))
        else:
            await swallow(t, one)


async def swallow(t: Table, one: Explorer) -> None:
    """An explorer falls, with everything they carry."""
    t.tell(ALL, f"{_name(t)}-swallows", who=one.name)
    t.removed += one.cards
    one.cards = []
    renew(t)
    await die(t, one)


def _name(t: Table) -> str:
    assert t.scenario is not None
    return t.scenario.module


def register(haunt: Haunt, rule: str, floats: Callable[[Figure], bool] = lambda _one: False) -> None:
    """Nobody walks into a fallen room, as `rule` says, except figures that float. Explorers who are moved there
    fall."""

    @haunt.on(NO_ENTRY)
    def gone(t: Table, one: Figure, room: str) -> str:
        return rule if fallen(t, room) and not floats(one) else ""

    @haunt.on(ENTERED)
    async def thrown_in(t: Table, one: Figure, room: str) -> None:
        if fallen(t, room) and isinstance(one, Explorer) and one.alive:
            await swallow(t, one)
