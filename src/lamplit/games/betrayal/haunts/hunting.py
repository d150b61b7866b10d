"""How bots hunt heroes: where they are likely to win, the frail first, and far away from all what must not be found."""

from collections.abc import Callable

from ..house.movement import distance
from ..state import Explorer, Figure, Table
from .form import Aim

DANGEROUS = 1.5
FARTHEST = 12
"""Beyond that many spaces, or with no way at all, nothing is further away."""


def the_weaker(t: Table, one: Figure, worth: Callable[[Explorer], float]) -> list[Aim]:
    """Heroes who are no mightier are hunted, each for what they are worth; from the others one keeps away."""
    might = one.value("might")
    return [
        Aim("attack", hero.name, worth(hero)) if hero.value("might") <= might else Aim("avoid", hero.name, DANGEROUS)
        for hero in t.heroes()
    ]


def the_frail(t: Table, dear: Callable[[Explorer], float], *prompts: str) -> list[Aim]:
    """For questions that ask for a hero: whom it takes least to kill by Might, unless others are dearer."""
    found: list[Aim] = []
    for hero in t.heroes():
        lasts = hero.value("might") + min(hero.steps["might"], hero.steps["speed"])
        found += [Aim("answer", f"{prompt}:{hero.name}", dear(hero) - lasts) for prompt in prompts]
    return found


def far_away(t: Table, prompt: str) -> list[Aim]:
    """For a question that asks for a room: the further away from all heroes, the better."""
    away = {room: [distance(t, hero.place, room) for hero in t.heroes()] for room in t.plan.spots}
    return [
        Aim("answer", f"{prompt}:{room}", sum(min(far, FARTHEST) for far in spaces)) for room, spaces in away.items()
    ]
