"""`phasing`: figures that no wall stops, and how a figure finds its way by all that is open to it."""

from collections.abc import Callable, Iterable

from ....engine import ask
from ..attacks import attacks_of, make
from ..movement import affordable, go, ways
from ..occasions import WAYS
from ..state import Figure, Monster, Table
from .blocks import stand_by
from .form import Haunt


def enter(haunt: Haunt, which: Callable[[Figure], bool]) -> None:
    """Some go through walls, though not from floor to floor."""

    @haunt.on(WAYS)
    def through_walls(t: Table, one: Figure, room: str) -> dict[str, str]:
        return {other: side for side, other in t.plan.adjacent(room).items()} if which(one) else {}


def routes(t: Table, one: Figure) -> dict[str, list[str]]:
    """All rooms that a figure can walk to, each with the rooms of a shortest way there. The nearest come first."""
    found: dict[str, list[str]] = {one.place: []}
    edge = [one.place]
    for room in edge:
        for other in ways(t, one, room):
            if other not in found:
                found[other] = [*found[room], other]
                edge.append(other)
    return found


async def walk(t: Table, one: Figure, room: str) -> None:
    """`ai_forced`: a figure goes towards a room by a shortest of its own ways, as far as movement lasts."""
    while one.alive and one.place != room and not affordable(t, one):
        way = routes(t, one).get(room)
        if not way:
            return
        await go(t, one, way[0])
        if one.place != way[0]:
            return


async def hunt(t: Table, monster: Monster, prey: Iterable[Figure], haunt: Haunt) -> None:
    """`ai_forced`: like `blocks.hunt`, by the monster's own ways."""
    known = routes(t, monster)
    near = {f"hunt:{one.name}": one for one in prey if one.place in known}
    if near:
        hunted = await ask(monster.lead, f"{haunt.name}-hunt", near)
        await walk(t, monster, hunted.place)
        await stand_by(t, monster, hunted)
    attacks = attacks_of(t, monster)
    if attacks:
        await make(t, await ask(monster.lead, f"{haunt.name}-attack", attacks))
