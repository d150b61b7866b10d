"""Haunt 10: the Madman's family rises to dine with the guests. Each Zombie can be trapped in one of several rooms."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from .....engine import items as pile
from ...data.rooms import ROOMS
from ...explorers.dice import trait_roll
from ...explorers.traits import die
from ...house.movement import distance, together
from ...occasions import CANNOT_ACT, ENTERED, HURT_MONSTER, MONSTER_ACTS, MONSTER_STARTS, WON
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, in_sight
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind

ZOMBIE, MADMAN, TRAPPED = "zombie", "madman", "trapped"
TRAPS = ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")
DEADLY = 5
"""How much damage kills the Madman."""


@plain
class Family(Scenario):
    """The rooms that hold a Zombie, and the Madman's damage."""

    module: ClassVar[str] = "family"

    held: list[str] = pile()
    wounds: int = 0


state = blocks.state_as(Family)

BLOCKS = "spawn traitor_replaced ai_forced hit_track task_counter"
KINDS = {ZOMBIE: Kind(speed=2, might=6, sanity=2, knowledge=3, many=True), MADMAN: Kind(speed=3, might=5, sanity=5)}
HAUNT = haunt = Haunt(10, "family", Family, tuple(BLOCKS.split()), KINDS)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Madman takes the traitor's place; Zombies rise in rooms with omens, and elsewhere if there are too few."""
    traitor = t.explorers[t.traitor]
    if await blocks.take_out(t, MADMAN):
        t.removed.append(MADMAN)
    room = traitor.place
    await die(t, traitor)
    blocks.spawn(t, haunt, MADMAN, [room])
    free = [name for name in t.plan.spots if ROOMS[name].symbol == "omen"]
    for left in range(len(t.seats), 0, -1):
        graves = free or [name for name in t.plan.spots if ROOMS[name].symbol != "event"]
        grave = await ask(traitor.seat, "family-grave", {f"room:{name}": name for name in graves}, left=left)
        blocks.spawn(t, haunt, ZOMBIE, [grave])
        if grave in free:
            free.remove(grave)


# -- Zombies ---------------------------------------------------------------------------------------------------------


@haunt.on(MONSTER_ACTS)
async def chases(t: Table, zombie: Monster) -> bool:
    """A Zombie that sees heroes goes for the nearest, and attacks if it can."""
    if zombie.kind != ZOMBIE:
        return False
    if TRAPPED in zombie.marks:
        return True
    seen = [one for one in t.heroes() if together(t, zombie, one) or in_sight(t, zombie, one)]
    if not seen:
        return False
    await blocks.hunt(t, zombie, blocks.nearest(t, zombie, seen), haunt)
    return True


@haunt.on(ENTERED)
async def remembers(t: Table, one: Figure, room: str) -> None:
    """In some rooms a Zombie may forget why it came, and is trapped. Each room holds one."""
    if not isinstance(one, Monster) or one.kind != ZOMBIE or TRAPPED in one.marks:
        return
    held = state(t).held
    if room in TRAPS and room not in held and await trait_roll(t, one, "knowledge", "family-trap", 4) < 4:
        held.append(room)
        one.mark(TRAPPED)
        t.tell(ALL, "family-trapped", monster=one.name, room=room)


@haunt.on(MONSTER_STARTS)
async def stays(t: Table, zombie: Monster) -> None:
    """A Zombie may be trapped in the room where it begins."""
    await remembers(t, zombie, zombie.place)


@haunt.on(CANNOT_ACT)
def held_fast(_t: Table, one: Figure) -> str:
    """A trapped Zombie neither moves nor fights."""
    return "BH-H10-TRAP" if isinstance(one, Monster) and TRAPPED in one.marks else ""


blocks.slows_nobody(haunt, lambda foe: TRAPPED in foe.marks)


@haunt.on(HURT_MONSTER)
async def wounded(t: Table, monster: Monster, amount: int, attack: Attack | None) -> bool:
    """The Madman is stunned as usual, but five points of physical damage kill him."""
    if monster.kind != MADMAN or (attack is not None and attack.kind != "physical"):
        return False
    here = state(t)
    here.wounds += amount
    t.tell(ALL, "family-wounded", wounds=here.wounds, need=DEADLY)
    if here.wounds < DEADLY:
        return False
    remove(t, monster)
    return True


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when every Zombie is trapped."""
    return Win(HEROES, "family-held") if len(state(t).held) >= len(t.seats) and t.heroes() else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Zombies and Madman hunt; heroes lure Zombies and wait in rooms that can trap them."""
    if not isinstance(one, Explorer) or not is_hero(one):
        return [Aim("attack", hero.name, 4) for hero in t.heroes()]
    open_traps = [room for room in TRAPS if room in t.plan and room not in state(t).held]
    unknown = [Aim("explore", room, 2.5) for room in TRAPS if room not in t.plan]
    loose = [one for one in t.monsters.values() if one.kind == ZOMBIE and TRAPPED not in one.marks]
    waits = [Aim("go", room, 3) for room in open_traps if any(distance(t, foe.place, room) < 99 for foe in loose)]
    waits = waits or [Aim("go", foe.place, 2) for foe in loose]
    return [
        *waits,
        *(unknown if len(open_traps) < len(loose) else ()),
        *(Aim("avoid", one.name, 1) for one in loose),
        Aim("attack", MADMAN, 1),
    ]


haunt.aims = aims
haunt.counters = lambda t: {
    "family-held": (len(state(t).held), len(t.seats)),
    "family-wounds": (state(t).wounds, DEADLY),
}
