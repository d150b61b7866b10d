"""Haunt 4: a spider has laid its eggs in the revealer, who hangs in its web. The heroes have until the eggs hatch."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.cards import FACES
from ...explorers.cards import discard
from ...explorers.dice import ATTACK, Roll
from ...explorers.traits import die
from ...occasions import ATTACK_FORBIDDEN, CANNOT_MOVE, DICE_LIE, MONSTER_ACTS, SEAT_OVER, WON, WON_ATTACK, WOULD_DIE
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import exits, is_hero
from ..form import Aim, Haunt, Kind, Traitor

SPIDER, WEB, KIT, SALVE = "spider", "web", "medical_kit", "healing_salve"
HATCH = 9
GROWTH = {1: (0, 2), 2: (1, 2), 3: (2, 4), 4: (4, 4), 5: (5, 5), 6: (6, 7), 7: (6, 8)}
"""Speed and Might of the spider, by turns."""


@plain
class Web(exits.Doorway):
    """The turn it is, how much of the web is torn, and whether the eggs live."""

    module: ClassVar[str] = "web"

    track: int = 1
    torn: int = 0
    eggs: bool = True


state = blocks.state_as(Web)


BLOCKS = "spawn traitor_replaced fetch_card ai_forced hit_track scaling_stats task_counter exit_house rescue_ally"
HAUNT = haunt = Haunt(
    4,
    "web",
    Web,
    (*BLOCKS.split(), "turn_track", "hero_status"),
    {SPIDER: Kind(speed=0, might=2, sanity=5), WEB: Kind(might=4)},
)
haunt.turns = Traitor("highest", "might", spares_revealer=True)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Spider and web are in the revealer's room. With fewer than five players the traitor is eaten."""
    room = t.explorers[t.revealer].place
    blocks.spawn(t, haunt, SPIDER, [room])
    blocks.spawn(t, haunt, WEB, [room], lead="")
    if len(t.seats) < 5:
        t.tell(ALL, "web-eaten", who=t.traitor)
        await die(t, t.explorers[t.traitor])


# -- spider, web and eggs --------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def grows(t: Table, seat: str) -> None:
    """The spider grows after each turn of the traitor, until the eggs hatch."""
    if seat == t.explorers[t.traitor].seat:
        state(t).track += 1
        speed, might = GROWTH[min(state(t).track, 7)]
        t.monsters[SPIDER].traits |= {"speed": speed, "might": might}
        t.tell(ALL, "web-turn", turn=state(t).track, left=HATCH - state(t).track)


@haunt.on(MONSTER_ACTS)
async def hunts(t: Table, spider: Monster) -> bool:
    """The spider goes for an explorer other than its prey, and attacks if it can."""
    if spider.kind != SPIDER:
        return True
    prey = t.revealer if state(t).eggs else ""
    await blocks.hunt(t, spider, [one for one in t.heroes() if one.name != prey], haunt)
    return True


@haunt.on(DICE_LIE)
async def rolls_again(t: Table, roll: Roll) -> None:
    """The spider rerolls the blank dice of an attack: that can only help, so it always does."""
    if roll.who == SPIDER and roll.kind == ATTACK and 0 in roll.shown:
        again = t.chance.roll("dice", FACES, roll.shown.count(0))
        roll.shown = [*(pips for pips in roll.shown if pips), *again]


@haunt.on(ATTACK_FORBIDDEN)
def guarded(t: Table, attack: Attack) -> str:
    """Nobody attacks the revealer while the eggs live."""
    return "BH-H4-GUARD" if attack.other.name == t.revealer and state(t).eggs else ""


@haunt.on(WOULD_DIE)
async def kept_alive(t: Table, one: Explorer) -> bool:
    """The eggs need their host: the revealer does not die."""
    if one.name != t.revealer or not state(t).eggs:
        return False
    blocks.lift_from_skull(t, one)
    return True


def hangs(t: Table) -> bool:
    """Return whether the revealer is in the web. Anything that moves them out of the room frees them."""
    return WEB in t.monsters and t.monsters[WEB].place == t.explorers[t.revealer].place


@haunt.on(CANNOT_MOVE)
def trapped(t: Table, one: Figure) -> str:
    """The revealer cannot leave the web."""
    return "BH-H4-WEB" if one.name == t.revealer and hangs(t) else ""


blocks.slows_nobody(haunt, lambda foe: foe.name == WEB)


@haunt.on(WON_ATTACK)
async def tears(t: Table, attack: Attack) -> bool:
    """Attacks on the web hurt nobody. Each win tears it; as many as there are players tear it apart."""
    if attack.other.name != WEB:
        return False
    if attack.winner is attack.one:
        state(t).torn += 1
        t.tell(ALL, "web-torn", who=attack.one.name, torn=state(t).torn, need=len(t.seats))
        if state(t).torn >= len(t.seats):
            remove(t, t.monsters[WEB])
    return True


# -- heroes ----------------------------------------------------------------------------------------------------------


blocks.fetch_instead(haunt, "item", KIT, "web-kit")


def cutting_forbidden(t: Table, one: Explorer, card: str) -> str:
    """It takes the right card, in the room of the explorer with the eggs."""
    beside = one.place == t.explorers[t.revealer].place
    return "" if is_hero(one) and state(t).eggs and beside and card in one.cards else "BH-H4-H-EGGS"


def kill_eggs(t: Table, one: Explorer) -> None:
    """The eggs are dead."""
    state(t).eggs = False
    t.tell(ALL, "web-eggs", who=one.name)


@haunt.task("cut", lambda t, one: cutting_forbidden(t, one, KIT), roll=("knowledge", 4), card=KIT)
async def cut(t: Table, one: Explorer) -> None:
    """The Medical Kit needs Knowledge 4."""
    if await blocks.task_roll(t, one, "web-cut"):
        kill_eggs(t, one)


@haunt.task("salve", lambda t, one: cutting_forbidden(t, one, SALVE), card=SALVE)
async def salve(t: Table, one: Explorer) -> None:
    """The Healing Salve needs no roll."""
    await discard(t, one, SALVE)
    kill_eggs(t, one)


exits.register(haunt, lambda t: not state(t).eggs and not hangs(t), "BH-H4-H-DOOR")


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when somebody is out and the eggs are dead, the traitor when the eggs have hatched."""
    if state(t).out:
        return Win(HEROES, "web-escape")
    return Win(TRAITOR, "web-hatched") if state(t).eggs and state(t).track >= HATCH else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes tear the web and look for kit or salve, then make for the door; the traitor stops them."""
    eggs, room = state(t).eggs, t.explorers[t.revealer].place
    if not is_hero(one):
        return [Aim("attack", hero.name, 2) for hero in t.heroes() if hero.name != t.revealer or not eggs]
    tasks = [Aim("task", f"web-{task}", 6) for task in ("cut", "salve", "door", "leave")]
    if not eggs and not hangs(t):
        return [*tasks, Aim("go", exits.DOOR, 5), Aim("avoid", SPIDER, 1)]
    helps = any(card in one.cards for card in (KIT, SALVE)) and eggs
    web = [Aim("strike", WEB, 4), Aim("go", room, 6 if helps else 1)] if hangs(t) or helps else []
    look = [Aim("explore", "item", 2)] if eggs and not helps and KIT in t.item_deck else []
    things = [Aim("take", card, 6) for card in (KIT, SALVE) if not blocks.held_by_hero(t, card)]
    return [*tasks, *web, *look, *things, Aim("avoid", SPIDER, 1)]


haunt.aims = aims
haunt.counters = lambda t: {
    "web-turn": (state(t).track, HATCH),
    "web-torn": (state(t).torn, len(t.seats)),
}
