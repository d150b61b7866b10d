"""Haunt 4: a spider has laid its eggs in the revealer, who hangs in its web. The heroes have until they hatch."""

from typing import ClassVar

from ....engine import ALL, ask, plain
from ..attacks import Attack, attacks_of, make
from ..cards import discard, draw
from ..data.cards import FACES
from ..data.explorers import SKULL, TRAITS
from ..dice import ATTACK, Roll
from ..monsters import remove
from ..movement import affordable, distance
from ..occasions import (
    ATTACK_FORBIDDEN,
    CANNOT_MOVE,
    DICE_LIE,
    INSTEAD_OF_DRAWING,
    MONSTER_ACTS,
    NOT_SLOWED,
    SEAT_OVER,
    WON,
    WON_ATTACK,
    WOULD_DIE,
)
from ..state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ..traits import die, move_clip
from ..victory import HEROES, Win
from . import blocks
from .blocks import is_hero, state_of
from .form import Aim, Haunt, Kind

SPIDER, WEB, KIT, SALVE, DOOR = "spider", "web", "medical_kit", "healing_salve", "entrance_hall"
HATCH = 9
GROWTH = {1: (0, 2), 2: (1, 2), 3: (2, 4), 4: (4, 4), 5: (5, 5), 6: (6, 7), 7: (6, 8)}
"""Speed and Might of the spider, by turns."""


@plain
class Web(Scenario):
    """The turn it is, how much of the web is torn, and what has been done: eggs dead, door open, somebody out."""

    module: ClassVar[str] = "web"

    track: int = 1
    torn: int = 0
    eggs: bool = True
    door: bool = False
    out: bool = False


BLOCKS = "spawn traitor_replaced fetch_card ai_forced hit_track scaling_stats task_counter exit_house rescue_ally"
HAUNT = haunt = Haunt(
    4,
    "web",
    Web,
    (*BLOCKS.split(), "turn_track", "hero_status"),
    {SPIDER: Kind(speed=0, might=2, sanity=5), WEB: Kind(might=4)},
)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Spider and web are in the revealer's room. In a small company the traitor is eaten."""
    room = t.explorers[t.revealer].place
    blocks.spawn(t, haunt, SPIDER, [room])
    blocks.spawn(t, haunt, WEB, [room], lead="")
    if len(t.seats) < 5:
        t.tell(ALL, "web-eaten", who=t.traitor)
        await die(t, t.explorers[t.traitor])


# -- spider, web and eggs --------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def grows(t: Table, seat: str) -> None:
    """After each turn of the traitor the spider grows, until the eggs hatch."""
    if seat == t.explorers[t.traitor].seat:
        state = state_of(t, Web)
        state.track += 1
        speed, might = GROWTH[min(state.track, 7)]
        t.monsters[SPIDER].traits |= {"speed": speed, "might": might}
        t.tell(ALL, "web-turn", turn=state.track, left=HATCH - state.track)


@haunt.on(MONSTER_ACTS)
async def hunts(t: Table, spider: Monster) -> bool:
    """It goes for somebody other than its prey, and attacks if it can."""
    if spider.kind != SPIDER:
        return True
    prey = t.revealer if state_of(t, Web).eggs else ""
    near = [one for one in t.heroes() if one.name != prey and distance(t, spider.place, one.place) < 99]
    if near:
        hunted = await ask(spider.lead, "web-hunt", {f"hunt:{one.name}": one for one in near})
        await blocks.walk_towards(t, spider, hunted.place)
    attacks = attacks_of(t, spider)
    if attacks:
        await make(t, await ask(spider.lead, "web-bite", attacks))
    return True


@haunt.on(DICE_LIE)
async def rolls_again(t: Table, roll: Roll) -> None:
    """It rolls the blank dice of an attack again: that can only help, so it always does."""
    if roll.who == SPIDER and roll.kind == ATTACK and 0 in roll.shown:
        again = t.chance.roll("dice", FACES, roll.shown.count(0))
        roll.shown = [*(pips for pips in roll.shown if pips), *again]


@haunt.on(ATTACK_FORBIDDEN)
def guarded(t: Table, attack: Attack) -> str:
    """Nobody of its side attacks the prey while the eggs live."""
    return "BH-H4-GUARD" if attack.other.name == t.revealer and state_of(t, Web).eggs else ""


@haunt.on(WOULD_DIE)
async def kept_alive(t: Table, one: Explorer) -> bool:
    """The eggs need their host: no trait of the prey goes to the skull."""
    if one.name != t.revealer or not state_of(t, Web).eggs:
        return False
    for trait in TRAITS:
        if one.steps[trait] == SKULL:
            move_clip(t, one, trait, 1)
    return True


def hangs(t: Table) -> bool:
    """Whether the revealer is in the web. Whatever takes somebody out of the room frees them too."""
    return WEB in t.monsters and t.monsters[WEB].place == t.explorers[t.revealer].place


@haunt.on(CANNOT_MOVE)
def trapped(t: Table, one: Figure) -> str:
    """Whoever hangs in the web stays there."""
    return "BH-H4-WEB" if one.name == t.revealer and hangs(t) else ""


@haunt.on(NOT_SLOWED)
def web_slows_nobody(_t: Table, _one: Figure, foe: Figure) -> bool:
    """The web is no opponent."""
    return foe.name == WEB


@haunt.on(WON_ATTACK)
async def tears(t: Table, attack: Attack) -> bool:
    """An attack on the web hurts nobody; every win tears it, and as many as there are players tear it apart."""
    if attack.other.name != WEB:
        return False
    if attack.winner is attack.one:
        state = state_of(t, Web)
        state.torn += 1
        t.tell(ALL, "web-torn", who=attack.one.name, torn=state.torn, need=len(t.seats))
        if state.torn >= len(t.seats):
            remove(t, t.monsters[WEB])
    return True


# -- heroes ----------------------------------------------------------------------------------------------------------


@haunt.on(INSTEAD_OF_DRAWING)
async def finds_kit(t: Table, one: Explorer, pile: str) -> bool:
    """A hero who would draw an item may take the Medical Kit out of the deck."""
    if pile != "item" or not is_hero(one) or KIT not in t.item_deck:
        return False
    fetch = await ask(one.seat, "web-kit", {"fetch:medical_kit": True, "draw-item": False}, who=one.name)
    return fetch and await blocks.fetch_card(t, one, KIT)


def cutting_forbidden(t: Table, one: Explorer, card: str) -> str:
    """The eggs are reached in the room of whoever carries them, with the right thing at hand."""
    beside = one.place == t.explorers[t.revealer].place
    return "" if is_hero(one) and state_of(t, Web).eggs and beside and card in one.cards else "BH-H4-H-EGGS"


def kill_eggs(t: Table, one: Explorer) -> None:
    """There will be no young spiders."""
    state_of(t, Web).eggs = False
    t.tell(ALL, "web-eggs", who=one.name)


@haunt.task("cut", lambda t, one: cutting_forbidden(t, one, KIT), roll=("knowledge", 4))
async def cut(t: Table, one: Explorer) -> None:
    """With the Medical Kit: Knowledge 4."""
    if await blocks.task_roll(t, one, "web-cut"):
        kill_eggs(t, one)


@haunt.task("salve", lambda t, one: cutting_forbidden(t, one, SALVE))
async def salve(t: Table, one: Explorer) -> None:
    """With the Healing Salve: without a roll."""
    await discard(t, one, SALVE)
    kill_eggs(t, one)


def door_forbidden(t: Table, one: Explorer) -> str:
    """The front door comes last."""
    state = state_of(t, Web)
    ready = is_hero(one) and one.place == DOOR and not state.eggs and not hangs(t)
    return "" if ready and not state.door else "BH-H4-H-DOOR"


@haunt.task(
    "door",
    door_forbidden,
    lambda _t, _one: {trait: trait for trait in ("knowledge", "might")},
    roll=lambda _t, _one, trait: (trait, 6),
)
async def open_door(t: Table, one: Explorer, trait: str) -> None:
    """Knowledge or Might 6 opens it; an event follows, and the turn is over."""
    if await blocks.task_roll(t, one, "web-door", trait):
        state_of(t, Web).door = True
        t.tell(ALL, "web-door", who=one.name)
        await draw(t, one, "event")
        t.done.append("end")


def leaving_forbidden(t: Table, one: Explorer) -> str:
    """An open door, and a space to go."""
    open_to = is_hero(one) and one.place == DOOR and state_of(t, Web).door
    return affordable(t, one) if open_to else "BH-H4-H-DOOR"


@haunt.task("leave", leaving_forbidden)
async def leave(t: Table, one: Explorer) -> None:
    """Out into the night."""
    state_of(t, Web).out = True
    t.tell(ALL, "web-out", who=one.name)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """Somebody is out of the house, with nothing left to hatch; or the eggs have hatched."""
    state = state_of(t, Web)
    if state.out:
        return Win(HEROES, "web-escape")
    return Win(TRAITOR, "web-hatched") if state.eggs and state.track >= HATCH else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes tear the web and look for kit or salve, then make for the door; the traitor stands in their way."""
    state, room = state_of(t, Web), t.explorers[t.revealer].place
    if not is_hero(one):
        return [Aim("attack", hero.name, 2) for hero in t.heroes() if hero.name != t.revealer or not state.eggs]
    tasks = [Aim("task", f"web-{task}", 6) for task in ("cut", "salve", "door", "leave")]
    if not state.eggs and not hangs(t):
        return [*tasks, Aim("go", DOOR, 5), Aim("avoid", SPIDER, 1)]
    helps = any(card in one.cards for card in (KIT, SALVE)) and state.eggs
    web = [Aim("attack", WEB, 4), Aim("go", room, 3 if helps or hangs(t) else 1)] if hangs(t) or helps else []
    return [*tasks, *web, Aim("take", KIT, 4), Aim("take", SALVE, 4)]


haunt.aims = aims
haunt.counters = lambda t: {
    "web-turn": (state_of(t, Web).track, HATCH),
    "web-torn": (state_of(t, Web).torn, len(t.seats)),
}
