"""Haunt 18: what was one of the explorers absorbs them, one after another. Only burning the whole house ends it."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...data.explorers import PHYSICAL
from ...explorers.dice import Roll, trait_roll
from ...explorers.traits import Harm
from ...house.movement import STAIRS, affordable, joined, put
from ...occasions import (
    ALLOWANCE,
    CANNOT_ACT,
    DIED,
    EXTRA_DICE,
    SEAT_OVER,
    TURN_STARTS,
    UNHURT,
    WON,
    WON_ATTACK,
    WOULD_DIE,
)
from ...state import TRAITOR, Explorer, Figure, Table
from ...turn.attacks import Attack
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import escape, exits, is_hero
from ..blocks.exits import DOOR
from ..form import Aim, Haunt
from . import fire, outside
from .fire import FURNACE
from .outside import OPENINGS, escaped

DYNAMITE, DAZED = "dynamite", "dazed"
MIGHT, ENOUGH = 5, 2
"""Its Might at first, and how many explorers it has to absorb before it may leave."""


@plain
class United(fire.Blaze):
    """Its Might and Speed, how far it can still move, whom it has absorbed, and whether it has left."""

    module: ClassVar[str] = "united"

    might: int = MIGHT
    speed: int = 0
    spaces: int = 0
    absorbed: list[str] = items()
    gone: bool = False


state = blocks.state_as(United)
BLOCKS = "place_room traitor_boost special_damage task_counter exit_house room_spread traitor_protected move_mod"
HAUNT = haunt = Haunt(18, "united", United, tuple(BLOCKS.split()))
fire.register(haunt, "BH-H18-ASHES")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """It is strong and quick, and there is a way up from the basement."""
    traitor = t.explorers[t.traitor]
    state(t).speed = len(t.seats) + 1
    await blocks.place_room(t, t.left_of(traitor.seat)[0], STAIRS, ("basement",))
    t.tell(ALL, "united-grown", who=t.traitor, might=state(t).might, speed=state(t).speed)


# -- what the traitor is ---------------------------------------------------------------------------------------------


@haunt.on(EXTRA_DICE)
def many_arms(t: Table, roll: Roll) -> int:
    """It rolls the dice of its present Might and Speed, whatever its card says."""
    if roll.who != t.traitor or roll.trait not in PHYSICAL:
        return 0
    return getattr(state(t), roll.trait) - t.explorers[t.traitor].value(roll.trait)


@haunt.on(TURN_STARTS)
async def rolls_on(t: Table, one: Explorer) -> None:
    """A Speed roll says how far it moves."""
    if one.name == t.traitor:
        state(t).spaces = await trait_roll(t, one, "speed", "united-move")


@haunt.on(ALLOWANCE)
def spaces(t: Table, one: Figure) -> int:
    """It moves by the roll instead of its Speed."""
    return state(t).spaces - one.value("speed") if one.name == t.traitor and t.turn in t.seats else 0


@haunt.on(UNHURT)
async def closes_again(t: Table, one: Explorer, harm: Harm) -> bool:
    """Nothing wounds it. Dynamite dazes it for a turn."""
    if one.name == t.traitor and harm.why == DYNAMITE:
        one.mark(DAZED)
        t.tell(ALL, "united-dazed", who=one.name)
    return one.name == t.traitor


@haunt.on(WOULD_DIE)
async def holds_together(t: Table, one: Explorer) -> bool:
    """Losing traits does not kill it."""
    if one.name == t.traitor:
        blocks.lift_from_skull(t, one)
    return one.name == t.traitor


@haunt.on(CANNOT_ACT)
def lies_still(_t: Table, one: Figure) -> str:
    """A dazed traitor does nothing."""
    return "BH-H18-DYNAMITE" if DAZED in one.marks else ""


@haunt.on(SEAT_OVER)
async def comes_to(t: Table, seat: str) -> None:
    """It is dazed for one turn."""
    t.explorer_of(seat).unmark(DAZED)


@haunt.on(WON_ATTACK)
async def driven_back(t: Table, attack: Attack) -> bool:
    """A hero who wins a mental attack moves it away by up to as many spaces."""
    loser, winner = attack.loser, attack.winner
    if loser is None or loser.name != t.traitor or attack.kind != "mental" or not isinstance(winner, Explorer):
        return False
    away = t.plan.distances(loser.place, joined(t))
    rooms = {f"room:{room}": room for room, far in away.items() if far <= attack.by and not fire.burned(t, room)}
    await put(t, loser, await ask(winner.seat, "united-drive", rooms, who=loser.name))
    return True


@haunt.on(DIED)
async def takes_in(t: Table, one: Explorer) -> None:
    """Every dead hero makes it stronger and slower."""
    if one.name != t.traitor:
        state(t).might += 1
        state(t).speed = max(1, state(t).speed - 1)
        state(t).absorbed.append(one.name)
        t.tell(ALL, "united-grown", who=t.traitor, might=state(t).might, speed=state(t).speed)


outside.register(haunt, "BH-H18-T-PULL")


def flight_forbidden(t: Table, one: Explorer) -> str:
    """It may leave when it has absorbed enough explorers."""
    able = one.role == TRAITOR and one.place == DOOR and len(state(t).absorbed) >= ENOUGH
    return affordable(t, one) if able else "BH-H18-T-AIM"


@haunt.task("flee", flight_forbidden)
async def flee(t: Table, _one: Explorer) -> None:
    """It leaves, and no door stops it."""
    state(t).gone = True


# -- heroes ----------------------------------------------------------------------------------------------------------


def heating_forbidden(t: Table, one: Explorer) -> str:
    """The furnace is heated in the Furnace Room, once."""
    return "" if is_hero(one) and one.place == FURNACE and not state(t).stoker else "BH-H18-H-FURNACE"


@haunt.task("heat", heating_forbidden, roll=("knowledge", 5))
async def heat(t: Table, one: Explorer) -> None:
    """Knowledge 5 overheats the furnace."""
    if await blocks.task_roll(t, one, "united-heat"):
        fire.light(t, one)
        t.tell(ALL, "united-heated", who=one.name)


exits.register(haunt, lambda _t: True, "BH-H18-H-DOOR", needed=4, then=lambda _t, one: escape.step_out(one))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when it has burned; the traitor, when it is outside or almost everybody is dead."""
    if not t.explorers[t.traitor].alive:
        return Win(HEROES, "united-burned")
    if state(t).gone:
        return Win(TRAITOR, "united-gone")
    return Win(TRAITOR, "united-one") if len(t.heroes()) == 1 and len(t.seats) > 2 else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes heat the furnace and run for the door; the traitor hunts them, and reaches for heroes outside."""
    if not is_hero(one):
        hunt = [Aim("attack", hero.name, 3) for hero in t.heroes() if hero.place]
        reach = [Aim("go", room, 2) for room in OPENINGS if room in t.plan and escaped(t)]
        return [Aim("task", "united-flee", 9), Aim("task", "united-pull", 6), *hunt, *reach]
    avoid = [Aim("avoid", t.traitor, 3), *(Aim("avoid", room, 5) for room in fire.next_to_burn(t))]
    door = [Aim("task", "united-door", 6), Aim("go", DOOR, 5)]
    if state(t).stoker:
        return [*avoid, *door, Aim("task", "united-leave", 9), Aim("avoid", FURNACE, 5)]
    best = max(t.heroes(), key=lambda hero: hero.value("knowledge"))
    heat = [Aim("task", "united-heat", 8), Aim("go", FURNACE, 5), Aim("explore", FURNACE, 2)]
    return [*avoid, *(heat if one is best or state(t).door else door)]


haunt.aims = aims
haunt.values = lambda t, one: {"might": state(t).might, "speed": state(t).speed} if one.name == t.traitor else {}
