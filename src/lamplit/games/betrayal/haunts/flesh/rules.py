"""Haunt 27: flesh runs wild from the room of the Crystal Ball. The heroes find out what harms it."""

from typing import ClassVar

from .....engine import ALL, items, plain
from ...explorers.cards import give_up, take, unhandled
from ...house.movement import VAULT, allowance, cannot_move, parted
from ...occasions import WON
from ...state import TRAITOR, Explorer, Figure, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Traitor, chosen
from . import engulfing
from .engulfing import PERSON, edge, engulfed, layers

BALL, INGREDIENT = "crystal_ball", "token-ingredient"
STORES = (
    *("attic", "conservatory", "furnace_room", "gardens", "library", "research_laboratory", "operating_laboratory"),
    *("junk_room", "kitchen", "larder", "storeroom", "vault", "wine_cellar"),
)
"""The rooms where something that harms it may be found."""
WAY_BACK = 3
"""How far bots keep away from it, and how much movement they need to look at it and get away."""


@plain
class Flesh(engulfing.Growth):
    """How much the heroes have found out, the rooms they have emptied, and how much they have thrown."""

    module: ClassVar[str] = "flesh"

    examined: int = 0
    emptied: list[str] = items()
    thrown: int = 0


state = blocks.state_as(Flesh)
BLOCKS = "steal_objective task_counter one_use_sources staged_quest search_token carry_deliver convert_hero room_spread"
HAUNT = haunt = Haunt(27, "flesh", Flesh, tuple(BLOCKS.split()))
haunt.turns = Traitor("highest", "knowledge", spares_revealer=True)
engulfing.register(haunt, "BH-H27-PERSON")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Crystal Ball is gone. The flesh begins in the omen's room."""
    if await blocks.take_out(t, BALL):
        t.removed.append(BALL)
    state(t).start = t.omen_room
    t.tell(ALL, "flesh-begins", room=t.omen_room)


def understood(t: Table) -> bool:
    """Return whether the heroes know what harms it."""
    return state(t).examined >= len(t.seats)


def within_reach(t: Table, one: Explorer) -> bool:
    """Return whether the flesh is behind a door of a hero's room."""
    return is_hero(one) and any(engulfed(t, room) for room in t.plan.passages[one.place].values())


def examining_forbidden(t: Table, one: Explorer) -> str:
    """Heroes examine it from the next room, until they know enough."""
    return "" if within_reach(t, one) and not understood(t) else "BH-H27-H-EXAMINE"


@haunt.task("examine", examining_forbidden, roll=("knowledge", 3))
async def examine(t: Table, one: Explorer) -> None:
    """Knowledge 3 teaches the heroes a little more."""
    if await blocks.task_roll(t, one, "flesh-examine"):
        state(t).examined += 1
        t.tell(ALL, "flesh-examined", who=one.name, done=state(t).examined, need=len(t.seats))


def open_stores(t: Table) -> list[str]:
    """The rooms where something can still be found. The Vault has to be open."""
    shut = VAULT in t.plan and parted(t, VAULT)
    return [room for room in STORES if room not in state(t).emptied and not (room == VAULT and shut)]


def search_forbidden(t: Table, one: Explorer) -> str:
    """Heroes search each room once, when they know what to look for."""
    return "" if is_hero(one) and understood(t) and one.place in open_stores(t) else "BH-H27-H-SEARCH"


@haunt.task("search", search_forbidden, roll=("knowledge", 3))
async def search(t: Table, one: Explorer) -> None:
    """Knowledge 3 finds something that harms it."""
    if await blocks.task_roll(t, one, "flesh-search"):
        state(t).emptied.append(one.place)
        t.tell(ALL, "flesh-found", who=one.name, room=one.place)
        await take(t, one, f"{INGREDIENT}-{len(state(t).emptied)}")


def ingredients(one: Figure) -> list[str]:
    """What a figure has to throw."""
    return [card for card in one.cards if card.startswith(INGREDIENT)]


def throwing_forbidden(t: Table, one: Explorer) -> str:
    """Heroes throw from the next room, for a space of movement."""
    if not within_reach(t, one) or not ingredients(one):
        return "BH-H27-H-THROW"
    return cannot_move(t, one) or ("BH-MOVE-1" if t.used and t.used >= allowance(t, one) else "")


@haunt.task(
    "throw",
    throwing_forbidden,
    lambda t, one: {"": unhandled(t, ingredients(one))},
    card=chosen,
)
async def throw(t: Table, one: Explorer, card: str) -> None:
    """Throwing needs no roll."""
    t.used += 1
    await give_up(t, one, card)
    state(t).thrown += 1
    t.tell(ALL, "flesh-thrown", who=one.name, done=state(t).thrown, need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when they have thrown enough, the traitor when the flesh has swallowed everybody."""
    if state(t).thrown >= len(t.seats):
        return Win(HEROES, "flesh-withers")
    caught = any(PERSON in one.marks and one.name != t.traitor for one in t.living())
    return Win(TRAITOR, "flesh-one") if not t.heroes() and caught else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes examine the flesh, fetch what harms it and throw it, but do not stay near; explorers in the flesh
    spread it."""
    away = layers(t) if state(t).start else {}
    if not is_hero(one):
        if PERSON in one.marks:
            return [Aim("go", hero.place, 2) for hero in t.heroes()]
        return [*(Aim("attack", hero.name, 2) for hero in t.heroes()), *(Aim("avoid", room, 1) for room in edge(t))]
    tasks = [Aim("task", "flesh-throw", 9), Aim("task", "flesh-examine", 6), Aim("task", "flesh-search", 6)]
    ready = ingredients(one) or (state(t).begun and not understood(t) and "task:flesh-examine" not in t.done)
    blob = [Aim("avoid", room, 9) for room, far in away.items() if far == 0]
    if ready and away.get(one.place, 9) <= 2 and allowance(t, one) - t.used >= WAY_BACK:
        return [*tasks, *(Aim("go", room, 6) for room in edge(t)), *blob]
    stores = open_stores(t) if understood(t) or not state(t).begun else ()
    fetch = [Aim("go", room, 5) for room in stores if away.get(room, 9) > 1 and room in t.plan and not ready]
    look = [Aim("explore", room, 2) for room in stores if room not in t.plan and not ready and understood(t)]
    hurry = 6 if away.get(one.place, 9) < WAY_BACK and not fetch else 2
    wait = [Aim("go", room, 4 if ready and far == WAY_BACK else hurry) for room, far in away.items() if far >= WAY_BACK]
    return [*tasks, *fetch, *look, *wait, *blob]


haunt.aims = aims
haunt.counters = lambda t: {
    "flesh-examined": (state(t).examined, len(t.seats)),
    "flesh-thrown": (state(t).thrown, len(t.seats)),
}
