"""`one_use_sources`: an exorcism. Each holy or learned thing or place helps once."""

from collections.abc import Mapping

from ...data.rooms import ROOMS
from ...state import Explorer, Figure, Table
from ..form import Aim
from .cards import held_by_hero
from .tasks import task_roll

SANITY, KNOWLEDGE = "sanity", "knowledge"
SOURCES: Mapping[str, str] = {
    "chapel": SANITY,
    "crypt": SANITY,
    "pentagram_chamber": SANITY,
    "holy_symbol": SANITY,
    "ring": SANITY,
    "library": KNOWLEDGE,
    "research_laboratory": KNOWLEDGE,
    "book": KNOWLEDGE,
    "crystal_ball": KNOWLEDGE,
}
"""The rooms and cards that help, each with the trait that is rolled."""
BOARD_SOURCES: Mapping[str, str] = {
    **{source: trait for source, trait in SOURCES.items() if source != "ring"},
    "spirit_board": SANITY,
}
"""The sources of haunts in which the Spirit Board helps instead of the Ring."""
NEEDED = 5


def open_sources(one: Explorer, spent: list[str], sources: Mapping[str, str] = SOURCES) -> dict[str, str]:
    """The unused sources an explorer has: the room they are in and the cards they hold."""
    near = [source for source in sources if source == one.place or source in one.cards]
    return {source: source for source in near if source not in spent}


def taken(_t: Table, _one: Figure, source: str) -> tuple[str, ...]:
    """The card a source uses; none if the source is a room."""
    return () if source in ROOMS else (source,)


def needed(_t: Table, _one: Figure, source: str) -> tuple[str, int]:
    """The trait and the sum of the roll."""
    return ({**SOURCES, **BOARD_SOURCES}[source], NEEDED)


async def attempt(t: Table, one: Explorer, source: str, task: str, spent: list[str]) -> bool:
    """Roll for a source. A success uses it up."""
    if not await task_roll(t, one, task, source):
        return False
    spent.append(source)
    return True


def aims(t: Table, spent: list[str], task: str, sources: Mapping[str, str] = SOURCES) -> list[Aim]:
    """Aims of bots: the task, the rooms where it can be done, and cards that help."""
    rooms = [source for source in sources if source in t.plan and source not in spent]
    cards = [source for source in sources if source not in ROOMS and source not in spent]
    return [
        Aim("task", task, 6),
        *(Aim("explore", source, 0.6) for source in sources if source in ROOMS and source not in t.plan),
        *(Aim("explore", "omen", 0.6) for card in cards if card in t.omen_deck),
        *(Aim("go", room, 4) for room in rooms),
        *(Aim("take", card, 2) for card in cards if not held_by_hero(t, card)),
    ]
