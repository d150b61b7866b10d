"""Haunt 42: nothing can harm the traitor, who needs a sacrifice. But a Statue has waited for him."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.explorers import TRAITS
from ...explorers.cards import discard
from ...explorers.dice import TASK, trait_roll
from ...explorers.traits import lift_to_start, look_for_skull, move_clip
from ...house.movement import distance, joined, put, together
from ...occasions import ENEMIES, MONSTERS_START, TURN_STARTS, WON, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind, Traitor, chosen
from . import invincible, sacrifice
from .sacrifice import MINDS, is_weapon

STATUE, DAZED, DRAINS = "statue", "dazed", "drains"
FORMS = {"holy_symbol": "speed", "axe": "might", "crystal_ball": "sanity", "book": "knowledge"}
"""What can be put into the Statue's hand, and the trait the traitor then loses."""


@plain
class Statue(sacrifice.Sacrifice):
    """Whether the traitor is at his best, and what the Statue holds."""

    module: ClassVar[str] = STATUE

    frozen: bool = False
    form: str = ""


state = blocks.state_as(Statue)
BLOCKS = "scatter_tokens traitor_boost fetch_card carry_deliver key_weapon ally_unit upkeep_effect traitor_ritual"
HAUNT = haunt = Haunt(
    42,
    STATUE,
    Statue,
    (*BLOCKS.split(), "traitor_protected", "move_mod"),
    {STATUE: Kind(speed=8, might=8, sanity=8, knowledge=8)},
    rules=2,
)
haunt.turns = Traitor("highest", "might")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor is at his best and armed; the Statue stands where the omen was found."""
    traitor = t.explorers[t.traitor]
    await lift_to_start(t, traitor, *TRAITS)
    blocks.spawn(t, haunt, STATUE, [t.omen_room], lead="")
    piles = {"item": t.item_deck, "omen": t.omen_deck}
    armed = {f"draw-{pile}": deck for pile, deck in piles.items() if any(map(is_weapon, deck))}
    if armed and not any(map(is_weapon, traitor.cards)):
        deck = await ask(traitor.seat, "statue-weapon", armed)
        await blocks.fetch_card(t, traitor, next(filter(is_weapon, reversed(deck))))
    state(t).frozen = True


invincible.register(haunt, "BH-H42-TRAITOR", lambda t: state(t).frozen and DRAINS not in t.done)
sacrifice.register(haunt, "BH-H42-BODY", "BH-H42-T-GATE")
blocks.hears_no_call(haunt, lambda _t, monster: monster.name == STATUE)


# -- the Statue ------------------------------------------------------------------------------------------------------


@haunt.on(ENEMIES)
def friend(_t: Table, one: Figure, other: Figure) -> int:
    """The Statue is on the heroes' side."""
    for stone, foe in ((one, other), (other, one)):
        if stone.name == STATUE:
            return -1 if is_hero(foe) else 1
    return 0


@haunt.on(WON_ATTACK)
async def dazed(t: Table, attack: Attack) -> bool:
    """A beaten Statue is only dazed."""
    if attack.loser is None or attack.loser.name != STATUE:
        return False
    attack.loser.mark(DAZED)
    t.tell(ALL, "statue-dazed", who=attack.one.name)
    return True


@haunt.on(MONSTERS_START)
async def stands_still(t: Table) -> None:
    """The Statue has no turn of its own."""
    t.to_move = []


def beside(t: Table, one: Explorer) -> bool:
    """Return whether a hero is with the Statue."""
    return is_hero(one) and together(t, one, t.monsters[STATUE])


@haunt.task(
    "arm",
    lambda t, one: "" if beside(t, one) and not state(t).form else "BH-H42-H-ARM",
    lambda _t, one: {card: card for card in FORMS if card in one.cards},
    card=chosen,
)
async def arm(t: Table, one: Explorer, card: str) -> None:
    """What the Statue holds decides which trait it drains."""
    await discard(t, one, card)
    state(t).form = card
    t.tell(ALL, "statue-armed", who=one.name, card=card)


def guiding_forbidden(t: Table, one: Explorer) -> str:
    """The Statue moves only once it holds something, and once a turn."""
    guided = any(f"task:statue-{task}" in t.done for task in ("guide", "chase"))
    return "" if beside(t, one) and state(t).form and not guided else "BH-H42-H-GUIDE"


async def walks(t: Table, one: Explorer, mind: str, task: str, need: int = 0) -> dict[str, int]:
    """Roll for how far it goes. Return the rooms it can reach."""
    spaces = await trait_roll(t, one, mind, f"statue-{task}", need, TASK)
    away = t.plan.distances(t.monsters[STATUE].place, joined(t))
    return {room: far for room, far in away.items() if far <= spaces}


@haunt.task("guide", guiding_forbidden, lambda _t, _one: {mind: mind for mind in MINDS})
async def guide(t: Table, one: Explorer, mind: str) -> None:
    """A hero sends the Statue to a room within the roll."""
    rooms = await walks(t, one, mind, "guide")
    await put(t, t.monsters[STATUE], await ask(one.seat, "statue-where", {f"room:{room}": room for room in rooms}))


def to_the_traitor(t: Table, _one: Figure, mind: str) -> tuple[str, int]:
    """The roll needed to reach the traitor: his distance."""
    return (mind, distance(t, t.monsters[STATUE].place, t.explorers[t.traitor].place))


@haunt.task("chase", guiding_forbidden, lambda _t, _one: {mind: mind for mind in MINDS}, roll=to_the_traitor)
async def chase(t: Table, one: Explorer, mind: str) -> None:
    """A hero sends the Statue as close to the traitor as the roll allows."""
    rooms = await walks(t, one, mind, "chase", to_the_traitor(t, one, mind)[1])
    his = t.explorers[t.traitor].place
    await put(t, t.monsters[STATUE], min(rooms, key=lambda room: distance(t, room, his)))


@haunt.on(TURN_STARTS)
async def drains(t: Table, one: Explorer) -> None:
    """If his turn begins beside the Statue, the traitor loses a point of its trait, unless he has just beaten it."""
    statue: Monster = t.monsters[STATUE]
    if one.name != t.traitor or not together(t, one, statue) or not state(t).form:
        return
    if DAZED in statue.marks:
        statue.unmark(DAZED)
        return
    t.done.append(DRAINS)
    move_clip(t, one, FORMS[state(t).form], -1)
    await look_for_skull(t, one)
    t.done.remove(DRAINS)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the traitor is dead, the traitor when the gate is open."""
    if not t.explorers[t.traitor].alive:
        return Win(HEROES, "statue-slain")
    return Win(TRAITOR, "statue-gate") if state(t).open else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The traitor kills, carries a body and opens the gate; heroes arm the Statue and send it after him."""
    statue, traitor = t.monsters.get(STATUE), t.explorers[t.traitor]
    if statue is None:
        return []
    if not is_hero(one):
        return [*sacrifice.aims(t, one, haunt), Aim("avoid", STATUE, 2)]
    flee = [Aim("avoid", t.traitor, 2)]
    if state(t).form:
        send = [Aim("task", "statue-chase", 8)] if statue.place != traitor.place else []
        return [*send, Aim("go", statue.place, 4), *flee]
    if any(card in one.cards for card in FORMS):
        return [Aim("task", "statue-arm", 9), Aim("go", statue.place, 8), *flee]
    look = [Aim("explore", symbol, 1.5) for symbol in ("omen", "item")]
    return [*flee, *look, *(Aim("take", card, 4) for card in FORMS if not blocks.held_by_hero(t, card))]


haunt.aims = aims
