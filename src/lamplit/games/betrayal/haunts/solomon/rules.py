"""Haunt 28: a Demon Lord and his Demons hunt the heroes. The Ring makes Demons obey, and only the Ring breaks the
Lord."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...data.rooms import ROOMS
from ...explorers.cards import give_up
from ...explorers.dice import ATTACK, Roll
from ...house.movement import distance
from ...occasions import ATTACK_FORBIDDEN, MONSTER_ACTS, MONSTERS_START, ROLL_BONUS, TURN_STARTS, WON, WON_ATTACK
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, steal
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import hunting, is_hero
from ..form import Aim, Haunt, Kind, Traitor
from . import allies

LORD, RING = "demon_lord", "ring"
KINDS = {
    LORD: Kind(speed=2, might=7, sanity=7),
    "demon_1": Kind(speed=3, might=5, sanity=5),
    "demon_2": Kind(speed=4, might=4, sanity=4),
    "demon_3": Kind(speed=5, might=3, sanity=3),
    "demon_4": Kind(speed=6, might=2, sanity=2),
}
FAR, BLOWS, DEAR, WHOM = 4, 2, 30, ("solomon-hunt", "solomon-attack")


@plain
class Solomon(Scenario):
    """How often the Lord was beaten with the Ring, and which Demons obey it."""

    module: ClassVar[str] = "solomon"

    blows: int = 0
    obey: list[str] = items()


state = blocks.state_as(Solomon)

BLOCKS = "spawn ai_forced immunity hit_track steal_objective key_weapon ally_unit"
HAUNT = haunt = Haunt(28, "solomon", Solomon, tuple(BLOCKS.split()), KINDS, rules=2)
haunt.turns = Traitor("highest", "knowledge", spares_revealer=True)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Lord appears far from everybody, with a Demon for each hero, up to four."""
    near = {room: min(distance(t, one.place, room) for one in t.living()) for room in t.plan.spots}
    empty = {room: far for room, far in near.items() if ROOMS[room].symbol == "event" and far}
    empty = empty or {room: far for room, far in near.items() if far}
    rooms = [room for room, far in empty.items() if far >= min(FAR, max(empty.values()))]
    room = await ask(t.explorers[t.traitor].seat, "solomon-gate", {f"room:{room}": room for room in rooms})
    for kind in list(KINDS)[: 1 + len(t.heroes())]:
        blocks.spawn(t, haunt, kind, [room])


blocks.fetch_instead(haunt, "omen", RING)
blocks.strikes_with(haunt, RING, lambda _t, attack: attack.other.name == LORD)


def master(t: Table) -> Explorer | None:
    """The hero who has the Ring."""
    return next((hero for hero in t.heroes() if RING in hero.cards), None)


def obeys(t: Table, one: Figure) -> bool:
    """Return whether a figure is a Demon that obeys the Ring."""
    return one.name in state(t).obey and master(t) is not None


@haunt.on(MONSTER_ACTS)
async def hunts(t: Table, demon: Monster) -> bool:
    """Each runs to the nearest hero and attacks. Demons that obey wait to be sent."""
    if not obeys(t, demon):
        await blocks.hunt(t, demon, blocks.nearest(t, demon, t.heroes()), haunt)
    return True


@haunt.on(MONSTERS_START)
async def set_loose(t: Table) -> None:
    """When no hero has the Ring, no Demon obeys."""
    if state(t).obey and master(t) is None:
        for name in state(t).obey:
            if name in t.monsters:
                t.monsters[name].lead = t.explorers[t.traitor].seat
        state(t).obey = []
        t.tell(ALL, "solomon-loose")


@haunt.on(TURN_STARTS)
async def turn_starts(t: Table, _one: Explorer) -> None:
    """The Ring may have been put down, or its owner may be dead."""
    await set_loose(t)


@haunt.on(ATTACK_FORBIDDEN)
def immune(_t: Table, attack: Attack) -> str:
    """Speed cannot attack the Lord."""
    return "BH-H28-LORD" if attack.other.name == LORD and attack.way.trait == "speed" else ""


# -- the Ring --------------------------------------------------------------------------------------------------------


@haunt.on(ROLL_BONUS)
def power(t: Table, roll: Roll) -> int:
    """A hero who attacks the Lord with the Ring adds 2."""
    with_ring = roll.kind == ATTACK and roll.trait == "sanity" and roll.why == LORD and roll.who in t.explorers
    return 2 if with_ring and is_hero(t.explorers[roll.who]) else 0


@haunt.on(WON_ATTACK)
async def beaten(t: Table, attack: Attack) -> bool:
    """The second defeat by the Ring breaks the Lord, and the Ring makes other Demons obey. Stolen items can be won
    back."""
    hero, demon = attack.winner, attack.loser
    if not isinstance(hero, Explorer) or not isinstance(demon, Monster) or not is_hero(hero):
        return False
    if RING in demon.cards and attack.kind == "physical" and attack.by >= 2:
        await steal(t, hero, demon, RING)
        return True
    if demon.name == LORD and attack.helped_by(RING, hero):
        state(t).blows += 1
        t.tell(ALL, "solomon-blow", who=hero.name, blows=state(t).blows)
        if state(t).blows >= BLOWS:
            remove(t, demon)
        return state(t).blows >= BLOWS
    if attack.way.card == RING and hero is attack.one and demon.name != LORD:
        state(t).obey.append(demon.name)
        demon.lead = hero.seat
        t.tell(ALL, "solomon-obeys", who=hero.name, monster=demon.name)
        return True
    return False


@haunt.on(WON_ATTACK)
async def robs(t: Table, attack: Attack) -> bool:
    """A Demon may steal the Ring instead of doing damage. It cannot use it."""
    demon, hero = attack.winner, attack.loser
    if not isinstance(demon, Monster) or not isinstance(hero, Explorer) or RING not in hero.cards:
        return False
    choices = {"harm": False, f"steal:{RING}": True}
    if not await ask(demon.lead, "harm-or-steal", choices, who=demon.name, whom=hero.name, amount=attack.by):
        return False
    await give_up(t, hero, RING)
    blocks.monster_takes(t, demon, RING)
    t.tell(ALL, "stole", who=demon.name, whom=hero.name, card=RING)
    return True


allies.register(haunt, obeys, master, "BH-H28-H-OBEY")


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the Lord is broken."""
    return Win(HEROES, "solomon-broken") if state(t).blows >= BLOWS else None


def passing_on(t: Table, one: Figure) -> list[Aim]:
    """Bots give the Ring to the hero with by far the strongest mind."""
    bearer = master(t)
    mind = max(t.heroes(), key=lambda hero: hero.value("sanity"), default=None)
    if bearer is None or mind is None or mind.value("sanity") < bearer.value("sanity") + 2:
        return []
    if one is mind:
        return [Aim("take", RING, 7), Aim("go", bearer.place, 4)]
    return [Aim("go", mind.place, 5)] if one is bearer else []


def aims(t: Table, one: Figure) -> list[Aim]:
    """The hero with the Ring goes for the Lord, and takes Demons on the way; the others stay alive, or fetch it."""
    lord = t.monsters.get(LORD)
    if not is_hero(one) or lord is None:
        return [*hunting.the_weaker(t, one, lambda hero: 5 if RING in hero.cards else 2), Aim("take", RING, 9)]
    free = [demon for demon in t.monsters.values() if not obeys(t, demon)]
    weak = [demon for demon in free if demon is not lord and demon.value("might") <= one.value("might")]
    if one is master(t):
        servants = [Aim("attack", demon.name, 9 - demon.value("sanity")) for demon in free if demon is not lord]
        near = min((demon for demon in free), key=lambda demon: (demon.value("sanity"), demon.name))
        sent = [Aim("task", "solomon-send", 9), Aim("strike", LORD, 6), *servants, Aim("go", near.place, 3)]
        return [*passing_on(t, one), Aim("keep", "sanity"), *sent]
    thief = next((demon for demon in free if RING in demon.cards), None)
    if thief is not None:
        return [Aim("attack", thief.name, 6), Aim("go", thief.place, 3)]
    lost = [] if blocks.held_by_hero(t, RING) else [Aim("take", RING, 6), Aim("explore", "omen", 4)]
    return [*passing_on(t, one), *lost, *(Aim("attack", demon.name, 3) for demon in weak), Aim("avoid", LORD, 3)]


def answers(t: Table, seat: str) -> list[Aim]:
    """The Lord appears far from everybody and avoids the Ring. His Demons go for the Ring, then for frail heroes."""
    if is_hero(t.explorer_of(seat)):
        return [Aim("steal", RING)]
    dear = -DEAR if t.acting == LORD else DEAR
    gate = hunting.far_away(t, "solomon-gate") if LORD not in t.monsters else []
    return [Aim("steal", RING), *gate, *hunting.the_frail(t, lambda hero: dear * (RING in hero.cards), *WHOM)]


haunt.aims, haunt.answers = aims, answers
haunt.counters = lambda t: {"solomon-blows": (state(t).blows, BLOWS)}
