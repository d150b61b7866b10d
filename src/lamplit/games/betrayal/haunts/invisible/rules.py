"""Haunt 41: the traitor wears the Ring and is invisible. Heroes strike at the air."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...explorers.cards import take
from ...explorers.dice import FACES, TRAIT, Roll, dice_for, trait_roll
from ...explorers.traits import hurt_by_dice
from ...house.movement import together
from ...occasions import ATTACK_FORBIDDEN, WON
from ...state import Explorer, Figure, Table
from ...turn.attacks import Attack, attacked, attacks_of, make, steal, stealable
from ...victory import HEROES, Win
from .. import blocks
from ..form import Aim, Haunt
from . import seeking, unseen

RING = "ring"
DEFT = 4
"""The Speed roll that steals something. Less fails, and everybody notices a roll of nothing."""
SENSED, FOUND = 3, 5
"""The Knowledge rolls that tell a hero whether the traitor has left, and where to."""


@plain
class Invisible(unseen.Unseen):
    """Whether the traitor has tried to steal this turn, and whom they attacked."""

    module: ClassVar[str] = "invisible"

    tried: bool = False
    struck: list[str] = items()


state = blocks.state_as(Invisible)

BLOCKS = "traitor_replaced special_damage steal_objective search_token secret_info"
HAUNT = haunt = Haunt(41, "invisible", Invisible, tuple(BLOCKS.split()))
haunt.secret_prompts = frozenset({"invisible-where"})
haunt.revealing = frozenset(f"invisible-{what}" for what in ("fumbled", "here", "left", "room"))


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor gets the Ring and writes down a room."""
    one = t.explorers[t.traitor]
    if RING not in one.cards and await blocks.take_out(t, RING):
        await take(t, one, RING)
    unseen.hide(t, await ask(one.seat, "invisible-where", {f"room:{room}": room for room in t.plan.spots}))


# -- what the traitor does -------------------------------------------------------------------------------------------


def actions(t: Table, one: Explorer) -> dict[str, unseen.Action]:
    """The traitor may attack, sneak up with bare hands, or steal."""
    found: dict[str, unseen.Action] = {}
    for name, attack in attacks_of(t, one).items():
        found[name] = (strikes, (attack,)) if attack.way.card else (sneaks, (one, attack.other))
    if not state(t).tried:
        for hero in [hero for hero in t.heroes() if together(t, one, hero)]:
            for card in stealable(t, one, hero):
                found[f"task:invisible-steal:{hero.name}:{card}"] = (steals, (one, hero, card))
    return found


async def strikes(t: Table, attack: Attack) -> None:
    """With a weapon, both roll as in any attack."""
    state(t).struck.append(attack.other.name)
    await unseen.noticed(t, lambda: make(t, attack))


async def sneaks(t: Table, one: Explorer, victim: Explorer) -> None:
    """Without a weapon there is no defence: one die for every two players."""
    state(t).struck.append(victim.name)
    t.done.append(f"attack:{one.name}")
    await unseen.noticed(t, lambda: hurt_by_dice(t, victim, "physical", len(t.seats) // 2, "invisible-sneak"))


async def steals(t: Table, one: Explorer, victim: Explorer, card: str) -> None:
    """The theft ends the traitor's movement. Only the thief sees the dice."""
    state(t).tried, state(t).used = True, unseen.STILL
    dice = dice_for(t, Roll(one.name, TRAIT, "invisible-steal", "speed", one.value("speed"), DEFT))
    shown = t.chance.roll("theft", FACES, dice)
    t.tell((one.seat,), "invisible-theft", dice=shown, total=sum(shown))
    if sum(shown) >= DEFT:
        await unseen.noticed(t, lambda: steal(t, one, victim, card))
        state(t).fixed = True
    elif sum(shown) == 0:
        t.tell(ALL, "invisible-fumbled", whom=victim.name)
        state(t).noticed, state(t).fixed = state(t).room, True


@haunt.on(ATTACK_FORBIDDEN)
def no_ring(_t: Table, attack: Attack) -> str:
    """The Ring cannot be used in attacks: it only hides its wearer."""
    return "BH-H41-RING" if attack.way.card == RING else ""


async def withdraws(t: Table) -> None:
    """Heroes who survived an attack may sense where the traitor has gone."""
    now = state(t)
    for hero in [t.explorers[name] for name in now.struck if t.explorers[name].alive]:
        shown = await trait_roll(t, hero, "knowledge", "invisible-sense")
        if shown >= FOUND:
            now.possible = [now.room]
            t.tell(ALL, "invisible-room", room=now.room)
        elif shown >= SENSED and now.room == hero.place:
            now.possible = [now.room]
            t.tell(ALL, "invisible-here", room=now.room)
        elif shown >= SENSED:
            now.possible = [room for room in now.possible if room != hero.place]
            t.tell(ALL, "invisible-left", start=hero.place, room=now.left_by)
    now.tried, now.struck = False, []


unseen.register(haunt, actions, withdraws)


seeking.register(haunt, "BH-H41-H-STRIKE", "BH-H41-H-ASK")


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the traitor is dead."""
    return None if t.explorers[t.traitor].alive else Win(HEROES, "invisible-slain")


def aims(t: Table, one: Figure) -> list[Aim]:
    """The traitor strikes and slips away; heroes strike where the traitor may be, and stay together."""
    if one.name == t.traitor:
        taken = {hero.place for hero in t.heroes()}
        away = [Aim("go", room, 3) for room in t.plan.spots if room not in taken]
        prey = [Aim("attack", hero.name, 5) for hero in t.heroes()]
        return [*away, Aim("task", "invisible-steal")] if attacked(t, one) else prey
    tasks = [Aim("task", "invisible-skull", 3), Aim("task", "invisible-board", 3)]
    rooms = state(t).possible
    hunt = [Aim("go", room, 5 / len(rooms)) for room in rooms] if len(rooms) < 6 else []
    near = [Aim("go", hero.place, 1) for hero in t.heroes() if hero.name != one.name]
    return [*tasks, Aim("task", "invisible-strike", 2 if one.place in rooms else 0), *hunt, *near]


haunt.aims = aims
