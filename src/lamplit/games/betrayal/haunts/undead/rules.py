"""Haunt 21: the oldest explorer was dead all along, and calls the dead of the house. Heroes who fall join them."""

from typing import ClassVar

from .....engine import ALL, Zone, ask, items, mapping, plain
from ...data.cards import WEAPONS
from ...effects.weapons import EXTRA_DICE as EXTRA
from ...explorers.cards import refill, take
from ...explorers.decks import draw_top
from ...explorers.dice import ATTACK, Roll
from ...explorers.roles import turn_traitor
from ...explorers.traits import die
from ...house.movement import ELEVATOR
from ...occasions import DIED, DRAWN, EXTRA_DICE, HURT_MONSTER, INSTEAD_OF_DRAWING, NO_ENTRY, SEAT_OVER, WON, call_card
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, turncoats
from ..form import Aim, Haunt, Kind, Traitor

WALKER, LORD, MEDALLION, SYMBOL = "walker", "zombie_lord", "medallion", "holy_symbol"
RING, REVOLVER = "ring", "revolver"
GRAVES = (
    *("crypt", "graveyard", "entrance_hall", "underground_lake", "gardens", "chapel", "conservatory"),
    "pentagram_chamber",
)
DEADLY = 7
"""How much damage destroys the Zombie Lord."""
FINDS = 3
"""How many items a hero looks at to keep one."""


@plain
class Undead(turncoats.Turncoats):
    """The Zombie Lord's damage, whether he is destroyed, and the fallen: how many of their turns end before they rise.
    `offered` are the items a hero chooses from."""

    module: ClassVar[str] = "undead"

    wounds: int = 0
    destroyed: bool = False
    fallen: dict[str, int] = mapping()
    offered: list[str] = items()


state = blocks.state_as(Undead)

BLOCKS = "spawn traitor_replaced immunity kill_on_defeat hit_track key_weapon convert_hero explore_mod"
KINDS = {WALKER: Kind(speed=2, might=5, sanity=2, many=True), LORD: Kind(speed=3, might=7, sanity=2)}
HAUNT = haunt = Haunt(21, "undead", Undead, tuple(BLOCKS.split()), KINDS)
haunt.turns = Traitor("oldest", spares_revealer=True)
blocks.strikes_with(haunt, MEDALLION, lambda _t, attack: attack.other.name == LORD)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Zombie Lord stands in the traitor's place; Zombies rise from graves in turn."""
    traitor = t.explorers[t.traitor]
    await die(t, traitor)
    blocks.spawn(t, haunt, LORD, [traitor.place])
    graves = [room for room in GRAVES if room in t.plan]
    rise = [graves[number % len(graves)] for number in range(len(t.seats))]
    blocks.spawn(t, haunt, WALKER, [*rise, *dict.fromkeys(rise)])


# -- the dead --------------------------------------------------------------------------------------------------------


@haunt.on(HURT_MONSTER)
async def struck_down(t: Table, monster: Monster, amount: int, attack: Attack | None) -> bool:
    """A weapon in an attack with Might, or Dynamite, destroys a Zombie; anything else stuns it. Only the holder of the
    Medallion hurts the Lord."""
    if monster.kind == LORD:
        return wounded(t, monster, amount, attack)
    by_weapon = attack is None or (attack.way.card in WEAPONS and attack.way.trait == "might")
    if by_weapon and (attack is None or attack.winner is attack.one):
        remove(t, monster)
        return True
    return False


def wounded(t: Table, lord: Monster, amount: int, attack: Attack | None) -> bool:
    """Damage to the Lord adds up, and each hit stuns him. Return whether he is not stunned."""
    if attack is None or attack.winner is None or not attack.helped_by(MEDALLION, attack.winner):
        t.tell(ALL, "undead-unhurt")
        return True
    state(t).wounds += amount
    t.tell(ALL, "undead-wounded", wounds=state(t).wounds, need=DEADLY)
    state(t).destroyed = state(t).wounds >= DEADLY
    if state(t).destroyed:
        remove(t, lord)
    return state(t).destroyed


@haunt.on(NO_ENTRY)
def no_elevator(_t: Table, one: Figure, room: str) -> str:
    """Zombies do not use the Elevator."""
    return "BH-H21-ZOMBIES" if room == ELEVATOR and isinstance(one, Monster) and one.kind == WALKER else ""


@haunt.on(EXTRA_DICE)
def holy(t: Table, roll: Roll) -> int:
    """Zombies roll two dice less against the holder of the Holy Symbol."""
    attacker = t.monsters.get(roll.who)
    if attacker is None or attacker.kind != WALKER or roll.kind != ATTACK or roll.trait != "might":
        return 0
    return -2 if roll.why in t.explorers and SYMBOL in t.explorers[roll.why].cards else 0


@haunt.on(DIED)
async def falls(t: Table, one: Explorer) -> None:
    """A dead hero rises at the end of their next turn."""
    if is_hero(one):
        state(t).fallen[one.name] = int(t.turn == one.seat)


@haunt.on(SEAT_OVER)
async def rises(t: Table, seat: str) -> None:
    """The fallen hero is a Zombie, on the other side, and the same player moves it."""
    one = t.explorer_of(seat)
    wait = state(t).fallen.get(one.name, -1)
    if wait > 0:
        state(t).fallen[one.name] = wait - 1
    elif wait == 0:
        del state(t).fallen[one.name]
        turn_traitor(t, one)
        blocks.spawn(t, haunt, WALKER, [one.place], lead=seat)
        t.tell(ALL, "undead-rises", who=one.name)


turncoats.register(haunt)


# -- the living ------------------------------------------------------------------------------------------------------


@haunt.on(INSTEAD_OF_DRAWING)
async def rummages(t: Table, one: Explorer, pile: str) -> bool:
    """Heroes look at three items and keep one; the others go under the deck."""
    if pile != "item" or not is_hero(one):
        return False
    offered = state(t).offered
    while len(offered) < FINDS and refill(t, "items", t.item_discard):
        offered.append(draw_top(t, "items"))
    if not offered:
        return False
    t.tell(ALL, "undead-finds", who=one.name, cards=offered[:])
    card = await ask(one.seat, "undead-keep", {f"card:{card}": card for card in offered}, who=one.name)
    t.item_deck[:0] = [other for other in offered if other != card]
    state(t).offered = []
    t.tell(ALL, "drew", who=one.name, card=card, pile="item")
    await take(t, one, card)
    await call_card(t, card, DRAWN, one)
    return True


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the Lord is destroyed or no Zombie is left, the other side when no hero is left."""
    if state(t).destroyed:
        return Win(HEROES, "undead-lord")
    left = any(monster.kind == WALKER for monster in t.monsters.values())
    return None if left or not t.heroes() else Win(HEROES, "undead-none")


def strength(one: Explorer) -> int:
    """How many dice more than the Lord an explorer can attack with. His mind is weak, and he is slow."""
    armed = max((EXTRA.get(card, 0) for card in one.cards), default=0)
    ways = (("might", armed, True), ("sanity", 0, RING in one.cards), ("speed", 1, REVOLVER in one.cards))
    return max(one.value(trait) + more - KINDS[LORD].traits[trait] for trait, more, open_to in ways if open_to)


def aims(t: Table, one: Figure) -> list[Aim]:
    """The dead hunt. The strongest hero gets the Medallion and attacks the Lord; armed heroes destroy Zombies."""
    if not isinstance(one, Explorer) or not is_hero(one):
        return [Aim("attack", hero.name, 3) for hero in t.heroes()]
    champion = max(t.heroes(), key=strength, default=one)
    lord, bearer = t.monsters.get(LORD), next((hero for hero in t.heroes() if MEDALLION in hero.cards), None)
    if one is bearer and one is champion and lord is not None:
        return [Aim("attack", LORD, 12), Aim("strike", LORD, 9 * bool(lord.stunned)), Aim("go", lord.place, 4)]
    handing = [Aim("go", champion.place, 4)] if one is bearer else []
    if one is champion:
        handing = [Aim("take", MEDALLION, 7), *([Aim("go", bearer.place, 4)] if bearer else ())]
    handing += [Aim("take", card, 6) for card in (RING, REVOLVER) if not blocks.held_by_hero(t, card)]
    walkers = [monster for monster in t.monsters.values() if monster.kind == WALKER]
    if any(card in EXTRA for card in one.cards):
        down = [Aim("strike", foe.name, 6) for foe in walkers if foe.stunned]
        hunt = [aim for foe in walkers for aim in (Aim("attack", foe.name, 5), Aim("go", foe.place, 2))]
        return [*handing, *down, *hunt, Aim("avoid", LORD, 3)]
    flee = [Aim("avoid", LORD, 3), *(Aim("avoid", monster.name, 1.5) for monster in walkers)]
    weapons = [Aim("take", card, 4) for card in EXTRA if not blocks.held_by_hero(t, card)]
    return [*handing, *flee, *weapons, Aim("explore", "item", 2), Aim("explore", "omen", 1 if bearer else 2)]


haunt.aims = aims
OFFERED = Zone[Table]("undead:offered", "item", lambda t: state(t).offered, lambda _t: ALL)
haunt.zones = lambda _t: [OFFERED]
haunt.counters = lambda t: {"undead-wounds": (state(t).wounds, DEADLY)}
