"""Haunt 7: ivy has come in through the windows and devours people. The Book tells how to brew a spray that kills it."""

from typing import ClassVar

from .....engine import ALL, plain
from ...explorers.cards import drop, give_up, take
from ...occasions import DEAF, DISCOVERED, KEEPS, TURN_ENDS, WON
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import attacked
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import grabbing, is_hero
from ..form import Aim, Haunt, Kind, Traitor

CREEPER, ROOT, BOOK, SPRAY = "creeper", "ivy_root", "book", "token-spray"
WALLS = (
    *("entrance_hall", "balcony", "bedroom", "chapel", "conservatory", "dining_room", "gardens"),
    *("grand_staircase", "graveyard", "master_bedroom", "patio", "tower"),
)
"""The rooms through which the ivy comes in."""
KITCHENS, DEPTHS = ("research_laboratory", "kitchen"), ("chasm", "furnace_room", "underground_lake")
MOST = 10


@plain
class Ivy(grabbing.Rooted):
    """How many creepers are left to grow, how many were killed, and what has become of the spray."""

    module: ClassVar[str] = "ivy"

    spare: int = 0
    killed: int = 0
    brewed: bool = False
    lost: bool = False


state = blocks.state_as(Ivy)

BLOCKS = "spawn scatter_tokens grab_capture steal_objective task_counter search_token key_weapon rescue_ally"
KINDS = {CREEPER: Kind(speed=2, might=5, sanity=3, many=True)}
HAUNT = haunt = Haunt(7, "ivy", Ivy, tuple(BLOCKS.split()), KINDS)
haunt.turns = Traitor("highest", "sanity", named="father_rhinehardt")
grabbing.register(haunt, CREEPER, ROOT, "BH-H7-HELD", comes_back=False)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Two creepers for each player grow in rooms through which they come in. The traitor drops the Book."""
    traitor = t.explorers[t.traitor]
    if BOOK in traitor.cards:
        await drop(t, traitor, BOOK)
    state(t).spare = min(2 * len(t.seats), MOST)
    for room in WALLS:
        if room in t.plan:
            grow(t, room)


def grow(t: Table, room: str) -> None:
    """Another creeper comes in, if any is left."""
    if state(t).spare:
        state(t).spare -= 1
        grabbing.grow(t, haunt, CREEPER, ROOT, room)


@haunt.on(DISCOVERED)
async def found(t: Table, _one: Explorer, room: str) -> None:
    """Other creepers come in with rooms that are discovered."""
    if room in WALLS:
        grow(t, room)


@haunt.on(DEAF)
def deaf(_t: Table, monster: Monster) -> bool:
    """No card draws a creeper closer."""
    return monster.kind == CREEPER


# -- Book and spray --------------------------------------------------------------------------------------------------


@haunt.on(KEEPS)
def abhors(_t: Table, card: str, one: Figure, how: str) -> str:
    """The traitor never takes the Book."""
    return "BH-H7-T-BOOK" if card == BOOK and (how == "steal" or (how == "take" and not is_hero(one))) else ""


@haunt.on(TURN_ENDS)
async def throws_away(t: Table, one: Explorer) -> None:
    """A traitor who ends a turn in such a depth destroys the spray. The traitor always drops the Book."""
    if one.role != TRAITOR:
        return
    if BOOK in one.cards:
        await drop(t, one, BOOK)
    if SPRAY in one.cards and one.place in DEPTHS:
        await give_up(t, one, SPRAY)
        state(t).lost = True


def brewing_forbidden(t: Table, one: Explorer) -> str:
    """It takes the Book and a room with bottles, and is possible once."""
    there = is_hero(one) and one.place in KITCHENS and BOOK in one.cards
    return "" if there and not state(t).brewed else "BH-H7-H-BREW"


@haunt.task("brew", brewing_forbidden, roll=("knowledge", 5), card=BOOK)
async def brew(t: Table, one: Explorer) -> None:
    """Knowledge 5 makes the spray."""
    if await blocks.task_roll(t, one, "ivy-brew"):
        state(t).brewed = True
        await take(t, one, SPRAY)
        t.tell(ALL, "ivy-brewed", who=one.name)


def in_reach(t: Table, one: Figure) -> dict[str, Monster]:
    """The creepers whose tip or root is in a figure's room."""
    tips = [monster for monster in t.monsters.values() if monster.kind == CREEPER]
    return {tip.name: tip for tip in tips if one.place in (tip.place, state(t).roots[tip.name])}


def spraying_forbidden(t: Table, one: Explorer) -> str:
    """It takes the spray, and replaces the attack."""
    able = is_hero(one) and SPRAY in one.cards and not attacked(t, one) and in_reach(t, one)
    return "" if able else "BH-H7-H-SPRAY"


@haunt.task("spray", spraying_forbidden, in_reach, card=SPRAY)
async def spray(t: Table, one: Explorer, creeper: Monster) -> None:
    """The spray kills a creeper, and never runs out."""
    t.done.append(f"attack:{one.name}")
    victim = grabbing.held(t, creeper)
    grabbing.uproot(t, creeper, ROOT)
    state(t).killed += 1
    t.tell(ALL, "ivy-sprayed", who=one.name, done=state(t).killed, need=len(t.seats))
    if victim is not None:
        t.tell(ALL, "ivy-freed", who=victim.name)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when as many creepers are dead as there are players, the traitor when the spray is gone for
    good."""
    if state(t).killed >= len(t.seats):
        return Win(HEROES, "ivy-withered")
    return Win(TRAITOR, "ivy-thrives") if state(t).lost else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Creepers seize heroes; heroes fetch the Book, brew, and go from root to root."""
    if not is_hero(one):
        if SPRAY in one.cards:
            return [Aim("go", room, 8) for room in DEPTHS if room in t.plan]
        loose = [hero for hero in t.heroes() if grabbing.holder(t, hero) is None]
        return [Aim("take", SPRAY, 5), *(Aim("attack", hero.name, 5 if SPRAY in hero.cards else 3) for hero in loose)]
    grip = grabbing.holder(t, one)
    if grip is not None:
        return [Aim("strike", grip.name, 8)]
    captured = [tip for tip in t.monsters.values() if grabbing.held(t, tip)]
    rescue = [Aim("strike", tip.name, 5) for tip in captured]
    fear = [Aim("avoid", tip.name, 1) for tip in t.monsters.values() if tip not in captured]
    if SPRAY in one.cards:
        roots = [Aim("go", room, 5) for room in state(t).roots.values()]
        return [Aim("task", "ivy-spray", 9), *roots, *(Aim("go", tip.place, 7) for tip in captured)]
    if state(t).brewed:
        return [Aim("take", SPRAY, 0 if blocks.held_by_hero(t, SPRAY) else 6), *rescue, *fear]
    if BOOK in one.cards:
        brew = [Aim("go", room, 6) for room in KITCHENS if room in t.plan]
        look = [Aim("explore", room, 2.5) for room in KITCHENS if not brew]
        return [Aim("task", "ivy-brew", 8), *brew, *look, *fear]
    look = [Aim("explore", "omen", 2)] if BOOK in t.omen_deck else []
    return [Aim("take", BOOK, 0 if blocks.held_by_hero(t, BOOK) else 5), *look, *rescue, *fear]


haunt.aims = aims
haunt.counters = lambda t: {"ivy-killed": (state(t).killed, len(t.seats))}
