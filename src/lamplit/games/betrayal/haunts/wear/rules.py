"""Haunt 49: the heroes' bodies lie asleep and their Souls walk the house. A Spirit wants one of the empty bodies."""

from typing import ClassVar

from .....engine import ALL, items, mapping, plain
from ...explorers.cards import drop
from ...explorers.dice import trait_roll
from ...explorers.traits import hurt_by_dice
from ...house.movement import STAIRS
from ...occasions import HURT_MONSTER, TURN_STARTS, WON, WON_ATTACK
from ...state import STARTS, TRACKS, TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, attacked
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind, Traitor
from . import souls
from .souls import BODY

SPIRIT, DAZED = "astral_spirit", "dazed"
POSSESSING = "possessing"
"""Noted once the Spirit has tried it in a turn."""


@plain
class Wear(Scenario):
    """The rooms of the bodies, the bodies that were destroyed, hits on the Spirit, and its steps into each body."""

    module: ClassVar[str] = "wear"

    bodies: dict[str, str] = mapping()
    ruined: list[str] = items()
    hits: int = 0
    claims: dict[str, int] = mapping()


state = blocks.state_as(Wear)

BLOCKS = "place_room spawn immunity hit_track special_damage phasing hero_status traitor_ritual explore_mod"
KINDS = {SPIRIT: Kind(speed=3, sanity=6, knowledge=6)}
HAUNT = haunt = Haunt(49, "wear", Wear, tuple(BLOCKS.split()), KINDS, rules=3)
haunt.turns = Traitor("highest", "knowledge", named="heather_granville")
blocks.walks_through_walls(haunt, lambda _t, one: isinstance(one, Monster))
souls.register(haunt, "BH-H49")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Spirit appears beside the traitor. Every hero leaves their body behind, and the Skull with it."""
    traitor = t.explorers[t.traitor]
    blocks.spawn(t, haunt, SPIRIT, [traitor.place])
    for hero in t.heroes():
        state(t).bodies[hero.name] = hero.place
        hero.gained += souls.FOR_THE_BODY
        if "skull" in hero.cards:
            await drop(t, hero, "skull")
    blocks.scatter(t, BODY, state(t).bodies.values())
    if STAIRS not in t.plan:
        await blocks.place_room(t, traitor.seat, STAIRS, ("basement",))


# -- fights ----------------------------------------------------------------------------------------------------------


@haunt.on(WON_ATTACK)
async def beaten(t: Table, attack: Attack) -> bool:
    """Successful attacks by Souls hit the Spirit; nothing else harms it. A beaten traitor is dazed. Souls take damage
    as usual, but not from attacking the Spirit."""
    loser = attack.loser
    if loser is not None and loser.name == SPIRIT and attack.winner is attack.one:
        state(t).hits += 1
        t.tell(ALL, "wear-hit", who=attack.one.name, done=state(t).hits, need=len(t.explorers))
    if isinstance(loser, Explorer) and loser.role == TRAITOR:
        loser.mark(DAZED)
        t.tell(ALL, "wear-dazed", who=loser.name)
    return attack.other.name == SPIRIT or not (isinstance(loser, Explorer) and is_hero(loser))


@haunt.on(HURT_MONSTER)
async def never_stunned(_t: Table, monster: Monster, _amount: int, _attack: Attack | None) -> bool:
    """Nothing stuns the Spirit."""
    return monster.kind == SPIRIT


@haunt.on(TURN_STARTS)
async def dazed(t: Table, one: Explorer) -> None:
    """A dazed traitor misses a turn."""
    if DAZED in one.marks:
        one.unmark(DAZED)
        t.done.append("end")


# -- bodies ----------------------------------------------------------------------------------------------------------


def within_reach(t: Table, one: Explorer) -> dict[str, str]:
    """The bodies of living heroes in the traitor's room."""
    if is_hero(one) or attacked(t, one):
        return {}
    return {name: name for name, room in state(t).bodies.items() if room == one.place and t.explorers[name].alive}


@haunt.task("strike", lambda t, one: "" if within_reach(t, one) else "BH-H49-T-STRIKE", within_reach)
async def strike(t: Table, one: Explorer, name: str) -> None:
    """Two dice, no defence. A body killed like this is of no use to the Spirit."""
    t.done.append(f"attack:{one.name}")
    hero = t.explorers[name]
    t.tell(ALL, "wear-struck", who=one.name, whom=name)
    await hurt_by_dice(t, hero, "mental", 2, BODY)
    if not hero.alive:
        state(t).ruined.append(name)


def empty_bodies(t: Table) -> dict[str, str]:
    """The bodies that can be possessed, and their rooms."""
    left = [name for name in state(t).bodies if not t.explorers[name].alive and name not in state(t).ruined]
    return {name: state(t).bodies[name] for name in left}


def beside(t: Table, spirit: Monster) -> dict[str, str]:
    """The empty bodies in the Spirit's room. It tries once a turn."""
    if POSSESSING in t.done:
        return {}
    return {name: name for name, room in empty_bodies(t).items() if room == spirit.place}


@haunt.task("possess", choices=beside, for_monsters=True)
async def possess(t: Table, spirit: Monster, name: str) -> None:
    """It takes a Sanity roll above that explorer's Sanity at the start."""
    t.done.append(POSSESSING)
    start = TRACKS[name]["sanity"][STARTS[name]["sanity"]]
    if await trait_roll(t, spirit, "sanity", "wear-possess", start + 1) > start:
        state(t).claims[name] = state(t).claims.get(name, 0) + 1
        t.tell(ALL, "wear-claimed", whom=name, done=state(t).claims[name], need=len(t.explorers))


# -- the end ---------------------------------------------------------------------------------------------------------


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with as many hits as there are players, the traitor with as many steps into one body."""
    if state(t).hits >= len(t.explorers):
        return Win(HEROES, "wear-dispelled")
    inside = any(steps >= len(t.explorers) for steps in state(t).claims.values())
    return Win(TRAITOR, "wear-possessed") if inside else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Souls attack the Spirit; the Spirit goes for Souls or an empty body, the traitor for bodies."""
    if isinstance(one, Monster):
        bodies = [Aim("go", room, 5) for room in empty_bodies(t).values()]
        return [Aim("task", "wear-possess", 9), *bodies, *(Aim("attack", hero.name, 2) for hero in t.heroes())]
    if is_hero(one):
        return [Aim("strike", SPIRIT, 6), Aim("go", t.monsters[SPIRIT].place, 4)] if SPIRIT in t.monsters else []
    lying = [room for name, room in state(t).bodies.items() if t.explorers[name].alive]
    return [Aim("task", "wear-strike", 5), *(Aim("go", room, 3) for room in lying)]


haunt.aims = aims
haunt.counters = lambda t: {"wear-hits": (state(t).hits, len(t.explorers))}
