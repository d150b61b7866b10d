"""`area_effect`, `phasing`: spells. Each caster casts one a turn: a curse, fire, or flight."""

from collections.abc import Awaitable, Callable

from .....engine import ALL
from ...explorers.dice import DAMAGE, plain_roll, trait_roll
from ...explorers.traits import Harm, bear
from ...house.movement import put, together
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import in_sight
from ..form import Haunt

CAST = "cast"
FIRE = 2
WORTH = {"curse": 7, "burn": 4, "fly": 0.1, "read-curse": 7, "read-burn": 3}
"""What spells are worth to bots. They take the first flight offered: to a hero, when they reach nobody on foot."""


def register(
    haunt: Haunt,
    casts: Callable[[Table, Figure], bool],
    exposed: Callable[[Table, Explorer], bool],
    cursed: Callable[[Table, Explorer], Awaitable[None]],
    book: str,
) -> None:
    """Register the tasks `curse`, `burn` and `fly` of monsters and `read-curse` and `read-burn` of explorers who cast,
    against heroes who are exposed. `cursed` is called for a cursed hero; `book` is the card explorers read from. Words
    are `stew-spell` and `stew-fire`."""

    def ready(t: Table, one: Figure) -> bool:
        return CAST not in t.done and casts(t, one)

    def beside(t: Table, one: Figure) -> dict[str, Explorer]:
        near = [hero for hero in t.heroes() if together(t, one, hero) and exposed(t, hero)]
        return {hero.name: hero for hero in near} if ready(t, one) else {}

    def in_reach(t: Table, one: Figure) -> dict[str, Explorer]:
        near = [hero for hero in t.heroes() if hero.place == one.place or in_sight(t, one, hero)]
        return {hero.name: hero for hero in near if exposed(t, hero)} if ready(t, one) else {}

    async def curse(t: Table, one: Figure, hero: Explorer) -> None:
        """A curse is Sanity against Sanity."""
        t.done.append(CAST)
        t.tell(ALL, "stew-casts", who=one.name, whom=hero.name)
        mine = await trait_roll(t, one, "sanity", "stew-spell")
        if await trait_roll(t, hero, "sanity", "stew-spell", mine) < mine:
            await cursed(t, hero)

    async def burn(t: Table, one: Figure, hero: Explorer) -> None:
        """Fire does two dice of damage that nothing lessens."""
        t.done.append(CAST)
        t.tell(ALL, "stew-burns", who=one.name, whom=hero.name)
        amount = await plain_roll(t, one, FIRE, "stew-fire", DAMAGE)
        if amount:
            await bear(t, hero, Harm(hero.name, "physical", amount, "stew-fire"))

    haunt.task("curse", choices=beside, for_monsters=True)(curse)
    haunt.task("burn", choices=in_reach, for_monsters=True)(burn)
    haunt.task("read-curse", choices=beside, card=book)(curse)
    haunt.task("read-burn", choices=in_reach, card=book)(burn)

    def flights(t: Table, one: Monster) -> dict[str, tuple[Figure, str]]:
        traitor = t.explorers[t.traitor]
        who: list[Figure] = [one, traitor] if traitor.alive and together(t, one, traitor) else [one]
        taken = [hero.place for hero in t.heroes() if exposed(t, hero)]
        rooms = [room for room in dict.fromkeys((*taken, *t.plan.spots)) if room and room != one.place]
        return {f"{each.name}:{room}": (each, room) for each in who for room in rooms} if ready(t, one) else {}

    @haunt.task("fly", choices=flights, for_monsters=True)
    async def fly(t: Table, _one: Monster, flight: tuple[Figure, str]) -> None:
        """The caster, or the traitor beside it, flies to any room."""
        t.done.append(CAST)
        await put(t, *flight)
