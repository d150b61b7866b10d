"""The Clues: the rooms each leads to, and how much it helps there."""

from ...data.explorers import TRAITS
from ...effects.outcomes import choose_trait
from ...explorers.cards import serves, use_again
from ...explorers.dice import DAMAGE, plain_roll, trait_roll
from ...explorers.traits import hurt_by_dice, lose
from ...occasions import KEEPS, TURN_STARTS
from ...state import Explorer, Figure, Table
from ..form import Haunt

WINDOWS = ("bedroom", "grand_staircase", "master_bedroom", "chapel", "dining_room")
LEADS: dict[str, tuple[tuple[str, ...], int | tuple[str, ...]]] = {
    "1": (("catacombs",), 7),
    "2": (("wine_cellar",), 7),
    "3": (("library",), 7),
    "4": (("dining_room",), 7),
    "5": (("conservatory", "underground_lake"), 6),
    "6": (("crypt", "chapel"), 6),
    "7": (("attic", "kitchen", "storeroom", "larder"), 5),
    "10": (("operating_laboratory", "research_laboratory"), ("knowledge",)),
    "11": (("organ_room",), ("knowledge",)),
    "12": (("game_room",), ("knowledge",)),
    "13": (("statuary_corridor",), ("might",)),
    "14": (("furnace_room",), ("sanity",)),
    "15": (("tower", "balcony", *WINDOWS), 6),
    "16": (("chasm",), ("might", "sanity")),
}
"""By number: the rooms, and what is added there: a number, or the best of some traits."""
BELOW, ANYWHERE = "8", "9"
"""These help everywhere in the basement, and in every room."""
DARING = ("15", "16")
"""These help only explorers who dare."""
CURSE, DART, GAS, BOX = TRAPS = ("17", "18", "19", "20")


def clues_of(one: Explorer) -> list[str]:
    """The numbers of an explorer's Clues."""
    return [card.rpartition("-")[2] for card in one.cards if card.startswith("token-clue-")]


def is_named(one: Explorer, room: str, among: tuple[str, ...] = tuple(LEADS)) -> bool:
    """Return whether one of an explorer's Clues leads to a room."""
    return any(number in among and room in LEADS.get(number, ((), 0))[0] for number in clues_of(one))


def bonus(t: Table, one: Explorer, dares: bool = False, room: str = "") -> int:
    """What is added to a search here, or in another room: one for each Clue but traps, and what the Clues say of the
    room."""
    where = room or one.place
    own = [number for number in clues_of(one) if number not in TRAPS and serves(t, f"token-clue-{number}")]
    found = len(own)
    for number in own:
        rooms, more = LEADS.get(number, ((), 0))
        if where in rooms and (dares or number not in DARING):
            found += more if isinstance(more, int) else max(one.value(trait) for trait in more)
    found += 4 if BELOW in own and t.plan.floor_of(where) == "basement" else 0
    return found + (3 if ANYWHERE in own else 0)


def study(t: Table, one: Explorer) -> None:
    """The Clues an explorer has used may be used again, but not passed on."""
    for number in clues_of(one):
        if number not in TRAPS and serves(t, f"token-clue-{number}"):
            use_again(t, f"token-clue-{number}")


# -- traps -----------------------------------------------------------------------------------------------------------


async def dart(t: Table, one: Explorer) -> None:
    """Might or Speed 4 avoids 3 dice of physical damage."""
    trait = max(("might", "speed"), key=one.value)
    if await trait_roll(t, one, trait, "treasure-dart", 4) < 4:
        await hurt_by_dice(t, one, "physical", 3, "treasure-dart")


async def gas(t: Table, one: Explorer) -> None:
    """Everybody on the floor needs Might 3, or loses 3 dice of any traits."""
    floor = t.plan.floor_of(one.place)
    for other in [other for other in t.living() if t.plan.floor_of(other.place) == floor]:
        if await trait_roll(t, other, "might", "treasure-gas", 3) < 3:
            await wither(t, other, await plain_roll(t, other, 3, "treasure-gas", DAMAGE))


async def wither(t: Table, one: Explorer, steps: int) -> None:
    """An explorer loses steps of any traits they choose."""
    for _ in range(steps):
        if one.alive:
            await lose(t, one, await choose_trait(t, one, TRAITS, "lower-trait", "treasure-trap"))


def register_curse(haunt: Haunt, rule: str) -> None:
    """One Clue costs its holder a step every turn, and nobody gets rid of it, as `rule` says."""

    @haunt.on(TURN_STARTS)
    async def cursed(t: Table, one: Explorer) -> None:
        if CURSE in clues_of(one):
            await wither(t, one, 1)

    @haunt.on(KEEPS)
    def clings(_t: Table, card: str, _one: Figure, _how: str) -> str:
        return rule if card == f"token-clue-{CURSE}" else ""
