"""Haunt 35: everybody is as small as a mouse, and cats hunt them. Somewhere lies a toy airplane that flies."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.explorers import TRAITS
from ...data.rooms import ROOMS
from ...effects.outcomes import choose_trait
from ...explorers.dice import trait_roll
from ...explorers.traits import die
from ...occasions import (
    ATTACK_FORBIDDEN,
    CANNOT_ACT,
    DIED,
    HURT_MONSTER,
    MONSTERS_START,
    NO_ENTRY,
    TURN_STARTS,
    WON,
    WON_ATTACK,
)
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..blocks.grabbing import held, holder
from ..form import Aim, Haunt, Kind, Traitor
from . import flight, shrunk

CAT, START = "cat", "entrance_hall"


@plain
class Small(flight.Flight):
    """How many heroes there were at first."""

    module: ClassVar[str] = "small"

    heroes: int = 0


state = blocks.state_as(Small)

BLOCKS = "spawn grab_capture search_token exit_house rescue_ally ally_unit hero_status move_mod explore_mod"
KINDS = {CAT: Kind(speed=6, might=7, sanity=5, knowledge=5)}
HAUNT = haunt = Haunt(35, "small", Small, tuple(BLOCKS.split()), KINDS)
haunt.turns = Traitor("highest", "knowledge")


shrunk.register(haunt, "BH-H35-SMALL", flight.flies)
flight.register(haunt)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """A cat comes in, or two with many players. The Gymnasium is too big for anybody."""
    state(t).heroes = len(t.heroes())
    room = t.omen_room or t.explorers[t.revealer].place
    blocks.spawn(t, haunt, CAT, [START] if len(t.seats) < 5 else [START, room])
    for one in t.explorers.values():
        one.gained.append("gymnasium")


# -- cats ------------------------------------------------------------------------------------------------------------


@haunt.on(WON_ATTACK)
async def catches(t: Table, attack: Attack) -> bool:
    """A cat that wins holds the loser in its claws; a cat that already holds somebody does nothing."""
    cat, victim = attack.winner, attack.loser
    if not isinstance(cat, Monster) or not isinstance(victim, Explorer):
        return False
    if held(t, cat) is None and holder(t, victim) is None:
        cat.mark(victim.name)
        flight.step_out(t, victim)
        t.tell(ALL, "small-caught", who=victim.name, monster=cat.name)
    return True


def let_go(t: Table, cat: Monster) -> None:
    """A cat lets go of its victim."""
    victim = held(t, cat)
    if victim is not None:
        cat.unmark(victim.name)
        t.tell(ALL, "small-freed", who=victim.name)


@haunt.on(HURT_MONSTER)
async def beaten(t: Table, cat: Monster, _amount: int, _attack: Attack | None) -> bool:
    """A cat that is beaten is stunned and lets go."""
    let_go(t, cat)
    return False


@haunt.on(TURN_STARTS)
async def wriggles(t: Table, one: Explorer) -> None:
    """A held hero chooses a trait and is free with a higher roll than the cat's."""
    cat = holder(t, one)
    if cat is None:
        return
    trait = await choose_trait(t, one, TRAITS, "small-wriggle", "small")
    mine = await trait_roll(t, one, trait, "small-wriggle")
    if mine > await trait_roll(t, cat, trait, "small-hold"):
        let_go(t, cat)


@haunt.on(CANNOT_ACT)
def in_claws(t: Table, one: Figure) -> str:
    """A held hero can do nothing."""
    return "BH-H35-CAUGHT" if holder(t, one) is not None else ""


@haunt.on(NO_ENTRY)
def no_bell(t: Table, one: Figure, _room: str) -> str:
    """No card calls a held hero, a passenger of the plane, or a cat that holds somebody."""
    if held(t, one) is not None or holder(t, one) is not None:
        return "BH-H35-CAUGHT"
    return "BH-H35-FLIGHT" if flight.flies(t, one) and one.name != state(t).pilot else ""


@haunt.on(MONSTERS_START)
async def swallows(t: Table) -> None:
    """A cat eats a hero who is still in its claws."""
    for cat in t.monsters.values():
        victim = held(t, cat)
        if victim is not None:
            t.tell(ALL, "small-swallowed", who=victim.name, monster=cat.name)
            await die(t, victim)


@haunt.on(DIED)
async def slips_away(t: Table, one: Explorer) -> None:
    """A cat lets go of the dead."""
    cat = holder(t, one)
    if cat is not None:
        cat.unmark(one.name)


@haunt.on(ATTACK_FORBIDDEN)
def no_fight(t: Table, attack: Attack) -> str:
    """The traitor attacks nobody. A cat attacks only while it holds nobody, and nobody whom another cat holds."""
    one, other = attack.one, attack.other
    if isinstance(one, Explorer):
        return "" if is_hero(one) else "BH-H35-T-PEACE"
    return "BH-H35-CAUGHT" if held(t, one) is not None or holder(t, other) is not None else ""


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when at least half of them are out, the traitor when more than half are dead."""
    if state(t).out:
        return Win(HEROES, "small-out")
    lost = state(t).heroes - len(t.heroes())
    return Win(TRAITOR, "small-eaten") if 2 * lost > state(t).heroes else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Cats hunt, and bat at the plane as the traitor does; heroes look for it, gather in it, and fly out."""
    plane = t.room_with(flight.PLANE)
    if not is_hero(one):
        down = [Aim("task", "small-bat", 6), Aim("task", "small-knock", 6)]
        air = [Aim("go", plane, 3)] if state(t).flying else []
        prey = [hero for hero in t.heroes() if isinstance(one, Monster) and holder(t, hero) is None]
        return [*down, *air, *(Aim("attack", hero.name, 3) for hero in prey)]
    fear = [Aim("avoid", cat.name, 4) for cat in t.monsters.values() if held(t, cat) is None]
    if flight.flies(t, one):
        left = [hero.place for hero in t.heroes() if hero.name not in state(t).aboard]
        ways_out = [room for room in t.plan.spots if flight.leads_out(t, room)]
        done = [Aim("task", "small-leave", 20), Aim("task", "small-pull", 9)]
        return [*done, *fear, *(Aim("go", room, 6) for room in left or ways_out)]
    if one.name in state(t).aboard and state(t).pilot:
        return [Aim("stay", plane, 9)]
    rescue = [Aim("strike", cat.name, 5) for cat in t.monsters.values() if held(t, cat)]
    tasks = [Aim("task", f"small-{task}", 9) for task in ("search", "start", "board")]
    if plane:
        return [*tasks, *rescue, *fear, Aim("go", plane, 6)]
    chests = [Aim(what, room, 5 if ROOMS[room].windows else 3) for room in flight.CHESTS for what in ("go", "explore")]
    return [*tasks, *rescue, *fear, *chests]


haunt.aims = aims
haunt.counters = lambda t: {"small-aboard": (len(state(t).aboard), len(t.heroes()))}
