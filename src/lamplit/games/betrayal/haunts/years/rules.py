"""Haunt 44: the heroes age ten years at a time, and the traitor lives on what they lose."""

from collections.abc import Mapping
from typing import ClassVar

from .....engine import ALL, ask, items, mapping, plain
from ...data.explorers import EXPLORERS, STEPS, TRAITS
from ...explorers.cards import drop
from ...explorers.dice import plain_roll
from ...explorers.traits import KINDS, look_for_skull, move_clip
from ...occasions import DIED, GETTING, KEEPS, SEAT_OVER, WON
from ...state import Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Traitor

MEDALLION, SAND = "medallion", "spilled_sand"
SITES = ("catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower")
"""The rooms where the ritual is possible, once in each."""
MINDS = ("sanity", "knowledge")
AGES: Mapping[int, tuple[tuple[str, int], ...]] = {
    2: (("might", 1), ("speed", 1)),
    3: (("sanity", 1), ("knowledge", 1)),
    4: (("speed", -1), ("sanity", 1)),
    5: (("physical", -1), ("mental", -1)),
    6: (("might", -1), ("speed", -1), ("mental", -1)),
}
"""What each new decade brings, by its number."""
OLD = tuple((trait, -1) for trait in TRAITS)
"""What every decade brings from the seventies on."""
FEAST = 3
"""How many dice the traitor rolls for every hero who dies."""


@plain
class Years(Scenario):
    """By how many decades everybody has aged, and the rooms where the ritual has succeeded."""

    module: ClassVar[str] = "years"

    decades: dict[str, int] = mapping()
    spent: list[str] = items()


state = blocks.state_as(Years)
BLOCKS = "scaling_stats task_counter one_use_sources turn_track upkeep_effect"
HAUNT = haunt = Haunt(44, "years", Years, tuple(BLOCKS.split()))
haunt.turns = Traitor("youngest", spares_revealer=True)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """All heroes age ten years at once."""
    await let_go(t)
    for hero in t.heroes():
        await grow_older(t, hero, 1)


# -- age -------------------------------------------------------------------------------------------------------------


def age_of(t: Table, one: Figure) -> int:
    """Return an explorer's present age."""
    return EXPLORERS[one.name].age + 10 * state(t).decades.get(one.name, 0)


async def grow_older(t: Table, one: Explorer, decades: int) -> None:
    """An explorer ages decade by decade, with everything each brings."""
    for _ in range(decades):
        if one.alive:
            state(t).decades[one.name] = state(t).decades.get(one.name, 0) + 1
            t.tell(ALL, "years-older", who=one.name, age=age_of(t, one))
            decade = age_of(t, one) // 10
            for what, by in OLD if decade > max(AGES) else AGES.get(decade, ()):
                move_clip(t, one, await chosen(t, one, what), by)
            await look_for_skull(t, one)


async def chosen(t: Table, one: Explorer, what: str) -> str:
    """Return the trait itself; for body or mind, the trait that its explorer chooses to lose."""
    if what in TRAITS:
        return what
    return await ask(one.seat, f"years-{what}", {f"trait:{trait}": trait for trait in KINDS[what]}, who=one.name)


@haunt.on(SEAT_OVER)
async def time_passes(t: Table, seat: str) -> None:
    """After each turn of the traitor, or where it would have ended, every hero ages by a die; the Medallion helps."""
    if seat != t.explorers[t.traitor].seat:
        return
    await let_go(t)
    for hero in t.heroes():
        if hero.alive:
            rolled = await plain_roll(t, hero, 1, "years-pass")
            await grow_older(t, hero, rolled - (1 if MEDALLION in hero.cards else 0))


@haunt.on(DIED)
async def lives_on(t: Table, dead: Explorer) -> None:
    """When a hero dies, the holder of the Medallion ages and the traitor gains strength."""
    if dead.name == t.traitor:
        return
    for hero in t.heroes():
        if MEDALLION in hero.cards:
            await grow_older(t, hero, 1)
    traitor = t.explorers[t.traitor]
    if traitor.alive:
        for _ in range(await plain_roll(t, traitor, FEAST, "years-feast")):
            open_to = {f"trait:{trait}": trait for trait in TRAITS if traitor.steps[trait] < STEPS - 1}
            if open_to:
                move_clip(t, traitor, await ask(traitor.seat, "years-rises", open_to), 1)


# -- the Medallion ---------------------------------------------------------------------------------------------------


@haunt.on(KEEPS)
def burns(t: Table, card: str, one: Explorer, how: str) -> str:
    """The traitor cannot take the Medallion, from the floor or from anybody."""
    return "BH-H44-MEDALLION" if card == MEDALLION and how in GETTING and not is_hero(one) else ""


async def let_go(t: Table) -> None:
    """If the traitor has got the Medallion all the same, it falls to the floor."""
    traitor = t.explorers[t.traitor]
    if MEDALLION in traitor.cards:
        await drop(t, traitor, MEDALLION)


# -- the ritual ------------------------------------------------------------------------------------------------------


def ritual_forbidden(t: Table, one: Explorer) -> str:
    """The ritual is possible in a few rooms, once in each."""
    return "" if is_hero(one) and one.place in SITES and one.place not in state(t).spent else "BH-H44-H-RITUAL"


@haunt.task(
    "ritual",
    ritual_forbidden,
    lambda _t, _one: {trait: trait for trait in MINDS},
    roll=lambda _t, _one, mind: (mind, 5),
)
async def ritual(t: Table, one: Explorer, trait: str) -> None:
    """Sanity or Knowledge 5 succeeds."""
    if await blocks.task_roll(t, one, "years-ritual", trait):
        state(t).spent.append(one.place)
        blocks.scatter(t, SAND, [one.place])
        t.tell(ALL, "years-ritual", who=one.name, done=len(state(t).spent), need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with as many successes as there are players."""
    return Win(HEROES, "years-stopped") if len(state(t).spent) >= len(t.seats) else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes go where the ritual is possible and look for more such rooms; the traitor hunts the oldest."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 2 + age_of(t, hero) / 50) for hero in t.heroes()]
    left = [room for room in SITES if room not in state(t).spent]
    look = [Aim("explore", room, 1.5) for room in left if room not in t.plan]
    helps = [] if blocks.held_by_hero(t, MEDALLION) else [Aim("take", MEDALLION, 2)]
    return [Aim("task", "years-ritual", 8), *(Aim("go", room, 4) for room in left if room in t.plan), *look, *helps]


haunt.aims = aims
haunt.counters = lambda t: {"years-ritual": (len(state(t).spent), len(t.seats))}
haunt.view = lambda t, _seat: {"ages": {one.name: age_of(t, one) for one in t.living()}}
