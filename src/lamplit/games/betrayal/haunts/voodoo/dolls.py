"""The five voodoo dolls: where each may lie, and what it does to its hero."""

from collections.abc import Awaitable, Callable, Mapping

from .....engine import ALL
from ...data.explorers import TRAITS
from ...explorers.dice import plain_roll, trait_roll
from ...explorers.traits import die, hurt, lose
from ...state import Explorer, Table

WAX, CHINA, STONE, GLASS, RAG = "wax_doll", "china_doll", "stone_doll", "glass_doll", "rag_doll"
PLACES: Mapping[str, tuple[str, str]] = {
    WAX: ("furnace_room", "kitchen"),
    CHINA: ("balcony", "tower"),
    STONE: ("underground_lake", "graveyard"),
    GLASS: ("pentagram_chamber", "chapel"),
    RAG: ("gardens", "conservatory"),
}
"""The two rooms of each doll. The traitor secretly chooses one."""
CRACKS = 9
"""From this track value on, even eight pips do not save the hero of the china doll."""


async def melts(t: Table, hero: Explorer, _track: int) -> None:
    """Wax: a point of physical damage."""
    await hurt(t, hero, "physical", 1, WAX)


async def cracks(t: Table, hero: Explorer, track: int) -> None:
    """China: death, if four dice show less than the track."""
    if await plain_roll(t, hero, 4, "voodoo-china", need=track) < track:
        t.tell(ALL, "voodoo-cracks", who=hero.name)
        await die(t, hero)


async def stiffens(t: Table, hero: Explorer, track: int) -> None:
    """Stone: a Might roll below the track costs a step of every trait."""
    if await trait_roll(t, hero, "might", "voodoo-stone", track) < track:
        for trait in TRAITS:
            await lose(t, hero, trait)


async def clouds(t: Table, hero: Explorer, _track: int) -> None:
    """Glass: a point of mental damage."""
    await hurt(t, hero, "mental", 1, GLASS)


async def tears(t: Table, hero: Explorer, track: int) -> None:
    """Rags: a Knowledge roll below the track costs two points of physical damage."""
    if await trait_roll(t, hero, "knowledge", "voodoo-rag", track) < track:
        await hurt(t, hero, "physical", 2, RAG)


EFFECTS: Mapping[str, Callable[[Table, Explorer, int], Awaitable[None]]] = {
    WAX: melts,
    CHINA: cracks,
    STONE: stiffens,
    GLASS: clouds,
    RAG: tears,
}
