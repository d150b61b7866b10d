"""Haunt 5: the Dog's master becomes a werewolf, and explorers who are bitten may follow. Silver ends it."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.explorers import STEPS, TRAITS
from ...effects.outcomes import choose_trait
from ...explorers.cards import take
from ...explorers.dice import trait_roll
from ...explorers.roles import turn_traitor
from ...explorers.traits import die, gain, hurt, lift_to_start
from ...house.movement import ELEVATOR
from ...occasions import DAMAGE_LESS, NO_ENTRY, TURN_STARTS, WON, WON_ATTACK, WOULD_DIE
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, shedding, turncoats
from ..form import Aim, Haunt, Kind

WEREWOLF, DOG, REVOLVER, BULLETS = "werewolf", "dog", "revolver", "token-bullets"
BITTEN = "bitten"
GUN_ROOMS = ("attic", "game_room", "junk_room", "master_bedroom", "vault")
FORGES = ("research_laboratory", "furnace_room")


@plain
class Lycanthropy(turncoats.Turncoats):
    """Whether the Silver Bullets have been made."""

    module: ClassVar[str] = WEREWOLF

    made: bool = False


state = blocks.state_as(Lycanthropy)

BLOCKS = "spawn traitor_boost fetch_card scaling_stats search_token key_weapon upkeep_effect convert_hero"
HAUNT = haunt = Haunt(
    5, WEREWOLF, Lycanthropy, (*BLOCKS.split(), "traitor_protected"), {DOG: Kind(speed=4, might=4, sanity=3)}
)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor is the first Werewolf, and the Dog is a monster at their side."""
    traitor = t.explorers[t.traitor]
    if await blocks.take_out(t, DOG):
        t.removed.append(DOG)
    await changes(t, traitor)
    blocks.spawn(t, haunt, DOG, [traitor.place])


async def changes(t: Table, one: Explorer) -> None:
    """An explorer becomes a Werewolf: drops everything, is healed, and gains a point for each hero."""
    await shedding.shed(t, one)
    await lift_to_start(t, one, *TRAITS)
    for _ in range(len(t.seats) - 1):
        await grows(t, one, *TRAITS)
    t.tell(ALL, "werewolf-changed", who=one.name)


async def grows(t: Table, one: Explorer, *traits: str) -> None:
    """One of these traits rises, unless all are at the end of their track."""
    able = [trait for trait in traits if one.steps[trait] < STEPS - 1]
    if able:
        await gain(t, one, await choose_trait(t, one, able, "raise-trait", WEREWOLF))


def is_wolf(one: Figure) -> bool:
    """Return whether a figure is a Werewolf."""
    return isinstance(one, Explorer) and one.role == TRAITOR


# -- Werewolves and Dog ----------------------------------------------------------------------------------------------


@haunt.on(TURN_STARTS)
async def moon(t: Table, one: Explorer) -> None:
    """A Werewolf grows every turn. A bitten explorer needs Sanity 4, or becomes one."""
    if is_wolf(one):
        await grows(t, one, "might", "speed")
    elif BITTEN in one.marks and await trait_roll(t, one, "sanity", "werewolf-bite", 4) < 4:
        one.unmark(BITTEN)
        turn_traitor(t, one)
        await changes(t, one)


@haunt.on(WON_ATTACK)
async def bites(t: Table, attack: Attack) -> bool:
    """A Werewolf or the Dog that does damage bites its victim. They steal nothing."""
    beast, victim = attack.winner, attack.loser
    if beast is None or victim is None or is_hero(beast) or not isinstance(victim, Explorer):
        return False
    if await hurt(t, victim, attack.kind, attack.by, beast.name) and victim.alive and BITTEN not in victim.marks:
        victim.mark(BITTEN)
        t.tell(ALL, "werewolf-bitten", who=victim.name)
    return True


blocks.strikes_with(haunt, BULLETS, lambda _t, attack: attack.way.card == REVOLVER)


@haunt.on(WON_ATTACK)
async def silver(t: Table, attack: Attack) -> bool:
    """The Revolver with Silver Bullets kills a Werewolf it beats."""
    loser = attack.loser
    if attack.winner is not attack.one or BULLETS not in attack.aids:
        return False
    if isinstance(loser, Monster):
        remove(t, loser)
    elif loser is not None:
        await die(t, loser)
    return True


@haunt.on(WOULD_DIE)
async def tough(t: Table, one: Explorer) -> bool:
    """Nothing else kills a Werewolf."""
    if not is_wolf(one):
        return False
    blocks.lift_from_skull(t, one)
    return True


@haunt.on(DAMAGE_LESS)
def thick_hide(_t: Table, one: Figure, _kind: str, amount: int) -> int:
    """A Werewolf takes half of all damage, rounded up."""
    return amount // 2 if is_wolf(one) else 0


@haunt.on(NO_ENTRY)
def no_elevator(_t: Table, one: Figure, room: str) -> str:
    """Werewolves do not enter the Elevator."""
    return "BH-H5-BEASTS" if room == ELEVATOR and not is_hero(one) else ""


shedding.register(haunt, is_wolf, "BH-H5-BEASTS")
turncoats.register(haunt)


# -- silver ----------------------------------------------------------------------------------------------------------


def searching_forbidden(t: Table, one: Explorer) -> str:
    """Heroes search where a gun may have been left, while nobody has it."""
    there = REVOLVER in t.item_deck or REVOLVER in t.item_discard
    return "" if is_hero(one) and one.place in GUN_ROOMS and there else "BH-H5-H-REVOLVER"


@haunt.task("revolver", searching_forbidden, roll=("knowledge", 5))
async def revolver(t: Table, one: Explorer) -> None:
    """Knowledge 5 finds the Revolver."""
    if await blocks.task_roll(t, one, "werewolf-revolver"):
        await blocks.fetch_card(t, one, REVOLVER)


def casting_forbidden(t: Table, one: Explorer) -> str:
    """The bullets are made where silver can be melted, once."""
    return "" if is_hero(one) and one.place in FORGES and not state(t).made else "BH-H5-H-BULLETS"


@haunt.task("bullets", casting_forbidden, roll=("knowledge", 5))
async def bullets(t: Table, one: Explorer) -> None:
    """Knowledge 5 makes the Silver Bullets."""
    if await blocks.task_roll(t, one, "werewolf-bullets"):
        state(t).made = True
        await take(t, one, BULLETS)
        t.tell(ALL, "werewolf-bullets", who=one.name)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when no Werewolf is left, the other side when no hero is left."""
    return None if any(is_wolf(one) for one in t.living()) else Win(HEROES, "werewolf-slain")


def aims(t: Table, one: Figure) -> list[Aim]:
    """Beasts hunt; heroes find gun and bullets, bring them together and then hunt."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 3) for hero in t.heroes()]
    wolves = [wolf for wolf in t.living() if is_wolf(wolf)]
    if REVOLVER in one.cards and BULLETS in one.cards:
        return [aim for wolf in wolves for aim in (Aim("attack", wolf.name, 8), Aim("go", wolf.place, 4))]
    tasks = [Aim("task", "werewolf-revolver", 6), Aim("task", "werewolf-bullets", 6)]
    flee = [Aim("avoid", beast, 1) for beast in (*(wolf.name for wolf in wolves), DOG)]
    gun = REVOLVER in t.item_deck or REVOLVER in t.item_discard
    wanted = [*(GUN_ROOMS if gun else ()), *(() if state(t).made else FORGES)]
    rooms = [Aim("go", room, 4) if room in t.plan else Aim("explore", room, 2) for room in wanted]
    keeper = next((hero for hero in t.heroes() if BULLETS in hero.cards), None)
    meet = [Aim("go", keeper.place, 5)] if keeper and REVOLVER in one.cards else []
    lying = [Aim("take", card, 5) for card in (REVOLVER, BULLETS) if not blocks.held_by_hero(t, card)]
    asks = [Aim("take", BULLETS, 5)] if REVOLVER in one.cards else []
    return [*tasks, *flee, *rooms, *meet, *lying, *asks]


haunt.aims = aims
