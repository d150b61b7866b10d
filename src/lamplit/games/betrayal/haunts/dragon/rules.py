"""Haunt 15: a dragon came in by the front door. It bites and breathes fire; old gear lies deep below the house."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...data.cards import CARDS
from ...explorers.cards import discard, lay_down, serves
from ...explorers.dice import ATTACK, DAMAGE, DEFENCE, Roll, plain_roll, trait_roll
from ...explorers.traits import hurt
from ...occasions import ATTACK_FORBIDDEN, DISCOVERED, HURT_MONSTER, MONSTER_TASK, ROLL_BONUS, WON
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind, Traitor
from . import gear
from .gear import ARMOR, SHIELD

DRAGON, SPEAR, FIRE = "dragon", "spear", "dragon-fire"
HOARDS = {SHIELD: ("chasm", "crypt"), ARMOR: ("catacombs", "underground_lake")}
"""Each piece of gear, and the rooms where it may lie."""
NEAR_DICE, DOOR_DICE, JUMP = 4, 2, 4


@plain
class Lair(Scenario):
    """The Dragon's damage, whether it is dead, and the gear not yet found."""

    module: ClassVar[str] = DRAGON

    wounds: int = 0
    dead: bool = False
    missing: list[str] = items()


state = blocks.state_as(Lair)

BLOCKS = "spawn scatter_tokens immunity hit_track special_damage area_effect key_weapon move_mod"
HAUNT = haunt = Haunt(15, DRAGON, Lair, tuple(BLOCKS.split()), {DRAGON: Kind(speed=3, might=8, sanity=6)})
haunt.turns = Traitor("lowest", "speed", spares_revealer=True)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Dragon stands in the Entrance Hall; Shield and Antique Armor lie in the basement, or will be found there."""
    blocks.spawn(t, haunt, DRAGON, ["entrance_hall"])
    for piece, rooms in HOARDS.items():
        laid = {f"room:{room}": room for room in rooms if room in t.plan}
        if laid:
            appears(t, piece, await ask(t.explorers[t.traitor].seat, "dragon-hoard", laid, card=piece))
        else:
            state(t).missing.append(piece)


def appears(t: Table, piece: str, room: str) -> None:
    """A piece of gear lies in a room."""
    lay_down(t, room, piece)
    t.tell(ALL, "dragon-gear", card=piece, room=room)


@haunt.on(DISCOVERED)
async def found(t: Table, _one: Explorer, room: str) -> None:
    """Gear lies in the first of its two rooms that is discovered."""
    for piece in [piece for piece in state(t).missing if room in HOARDS[piece]]:
        state(t).missing.remove(piece)
        appears(t, piece, room)


# -- the Dragon ------------------------------------------------------------------------------------------------------


def breathed_on(t: Table, dragon: Monster) -> dict[str, int]:
    """The explorers its breath reaches, here or behind a door, and with how many dice."""
    doors = t.plan.passages[dragon.place].values()
    dice = {one.name: NEAR_DICE if one.place == dragon.place else DOOR_DICE for one in t.living()}
    return {name: dice[name] for name in dice if t.explorers[name].place in (dragon.place, *doors)}


def breath_forbidden(t: Table, dragon: Monster) -> str:
    """It breathes fire once a turn, in addition to its bite."""
    return "BH-H15-FIRE" if f"{MONSTER_TASK}:{FIRE}" in t.done or not breathed_on(t, dragon) else ""


@haunt.task("fire", breath_forbidden, for_monsters=True)
async def breathe(t: Table, dragon: Monster) -> None:
    """Speed 4 avoids the flames. The Shield covers its bearer and heroes beside them."""
    for name, dice in breathed_on(t, dragon).items():
        one = t.explorers[name]
        covered = any(SHIELD in hero.cards for hero in t.heroes() if hero.place == one.place) and is_hero(one)
        if not covered and SHIELD not in one.cards and await trait_roll(t, one, "speed", FIRE, JUMP) < JUMP:
            await burns(t, one, dice)


async def burns(t: Table, one: Explorer, dice: int) -> None:
    """Each item the victim throws into the flames takes 2 points off the damage."""
    amount = await plain_roll(t, one, dice, FIRE, DAMAGE)
    while amount > 0 and one.alive:
        fuel = {f"burn:{card}": card for card in one.cards if card in CARDS and CARDS[card].item}
        card = await ask(one.seat, "dragon-burn", {**fuel, "go-on": ""}, who=one.name, amount=amount) if fuel else ""
        if not card:
            break
        await discard(t, one, card)
        amount -= 2
    await hurt(t, one, "physical", amount, FIRE)


@haunt.on(HURT_MONSTER)
async def wounded(t: Table, dragon: Monster, amount: int, _attack: Attack | None) -> bool:
    """Its scales reduce each hit by 2. As much damage as there are players kills it; it is never stunned."""
    state(t).wounds += max(amount - 2, 0)
    t.tell(ALL, "dragon-wounded", wounds=state(t).wounds, need=len(t.seats))
    if state(t).wounds >= len(t.seats):
        state(t).dead = True
        remove(t, dragon)
    return True


@haunt.on(ATTACK_FORBIDDEN)
def immune(_t: Table, attack: Attack) -> str:
    """Speed cannot attack it."""
    return "BH-H15-SCALES" if attack.other.name == DRAGON and attack.way.trait == "speed" else ""


@haunt.on(ROLL_BONUS)
def dragon_slayer(t: Table, roll: Roll) -> int:
    """The Spear adds 4 against it, in attack and defence."""
    fights = roll.kind in (ATTACK, DEFENCE) and roll.trait == "might" and roll.why == DRAGON
    holds = fights and roll.who in t.explorers and SPEAR in t.explorers[roll.who].cards
    return 4 if holds and (roll.kind == DEFENCE or serves(t, SPEAR)) else 0


blocks.strikes_with(haunt, SPEAR, lambda _t, attack: attack.other.name == DRAGON and attack.way.trait == "might")


gear.register(haunt, "BH-H15-H-ARMOR")


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when it is dead."""
    return Win(HEROES, "dragon-slain") if state(t).dead else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The Dragon burns and bites; heroes fetch the gear, and the hero with the Spear attacks first."""
    if one.name == DRAGON:
        return [Aim("task", FIRE, 4), *(Aim("attack", hero.name, 3) for hero in t.heroes())]
    if not is_hero(one):
        return [Aim("avoid", DRAGON, 1), *(Aim("attack", hero.name, 2) for hero in t.heroes())]
    dragon = t.monsters.get(DRAGON)
    if dragon is None:
        return []
    ready = not state(t).missing and not any(piece in pile for pile in t.floor_piles.values() for piece in HOARDS)
    if SPEAR in one.cards or ARMOR in one.cards:
        bold = ready or t.round > 40 or (ARMOR in one.cards and SPEAR in one.cards)
        fight = [Aim("attack", DRAGON, 12), Aim("go", dragon.place, 4 if bold else 0.5)]
    else:
        fight = [Aim("avoid", DRAGON, 2), *(Aim("go", hero.place, 0.5) for hero in t.heroes() if SHIELD in hero.cards)]
    look = [Aim("explore", room, 2) for piece in state(t).missing for room in HOARDS[piece]]
    lying = [Aim("take", SPEAR, 5), Aim("take", SHIELD, 4), Aim("task", "dragon-don", 8)]
    rooms = [Aim("go", room, 4) for room, pile in t.floor_piles.items() if ARMOR in pile]
    return [*fight, *look, *lying, *rooms]


haunt.aims = aims
haunt.counters = lambda t: {"dragon-wounds": (state(t).wounds, len(t.seats))}
