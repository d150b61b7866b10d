"""Monsters that hunt by themselves, and how bots value prey."""

from collections.abc import Callable, Iterable

from .....engine import ask
from ...house.movement import affordable, cross, cross_forbidden, distance, go, together, ways
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import attacks_of, make
from ...turn.monsters import roads
from ..form import Aim, Haunt

DANGEROUS = 1.5
FARTHEST = 12
"""Distances beyond this count as this many spaces, and so does a room without a way."""


def nearest(t: Table, monster: Monster, figures: Iterable[Figure]) -> list[Figure]:
    """The figures that are the fewest spaces away, by the ways a monster can go."""
    away = roads(t, monster)
    found = [(away[one.place][0], one) for one in figures if one.place in away]
    return [one for far, one in found if far == min(found, key=lambda pair: pair[0])[0]]


async def walk_towards(t: Table, one: Figure, room: str) -> None:
    """`ai_forced`: a figure walks a shortest way towards a room, as far as its movement lasts."""
    while one.alive and one.place != room and not affordable(t, one):
        step = next_step(t, one, room)
        if not step:
            return
        before = one.place
        await go(t, one, step)
        if one.place == before:
            return


def next_step(t: Table, one: Figure, room: str) -> str:
    """The first step of a shortest way to a room, or an empty string. Monsters may also use holes and shafts."""
    if isinstance(one, Monster):
        return roads(t, one, (room,)).get(room, (0, ""))[1]
    here = distance(t, one.place, room)
    return next((other for other in ways(t, one) if distance(t, other, room) < here), "")


async def stand_by(t: Table, monster: Monster, other: Figure) -> None:
    """A monster in the same room crosses the barrier to a figure, if there is one between them."""
    if monster.place == other.place and not together(t, monster, other) and not cross_forbidden(t, monster):
        await cross(t, monster)


async def hunt(t: Table, monster: Monster, prey: Iterable[Figure], haunt: Haunt) -> None:
    """`ai_forced`: a monster walks to the nearest prey and attacks if it can. Its leader chooses among equals."""
    there = roads(t, monster)
    near = {f"hunt:{one.name}": one for one in prey if one.place in there}
    if near:
        hunted = await ask(monster.lead, f"{haunt.name}-hunt", near)
        await walk_towards(t, monster, hunted.place)
        await stand_by(t, monster, hunted)
    attacks = attacks_of(t, monster)
    if attacks:
        await make(t, await ask(monster.lead, f"{haunt.name}-attack", attacks))


# -- for bots --------------------------------------------------------------------------------------------------------


def the_weaker(t: Table, one: Figure, worth: Callable[[Explorer], float]) -> list[Aim]:
    """Attack heroes with no more Might, each for what they are `worth`, and avoid the others."""
    might = one.value("might")
    return [
        Aim("attack", hero.name, worth(hero)) if hero.value("might") <= might else Aim("avoid", hero.name, DANGEROUS)
        for hero in t.heroes()
    ]


def the_frail(t: Table, dear: Callable[[Explorer], float], *prompts: str) -> list[Aim]:
    """Answers to questions that ask for a hero: the one whom Might kills soonest, unless another is dearer."""
    found: list[Aim] = []
    for hero in t.heroes():
        lasts = hero.value("might") + min(hero.steps["might"], hero.steps["speed"])
        found += [Aim("answer", f"{prompt}:{hero.name}", dear(hero) - lasts) for prompt in prompts]
    return found


def far_away(t: Table, prompt: str) -> list[Aim]:
    """Answers to a question that asks for a room: the farther from all heroes, the better."""
    away = {room: [distance(t, hero.place, room) for hero in t.heroes()] for room in t.plan.spots}
    return [
        Aim("answer", f"{prompt}:{room}", sum(min(far, FARTHEST) for far in spaces)) for room, spaces in away.items()
    ]
