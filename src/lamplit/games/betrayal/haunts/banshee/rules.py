"""Haunt 8: the Banshee walks along the walls and wails. An exorcism silences her."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...data.rooms import SIDES
from ...explorers.cards import take
from ...explorers.dice import plain_roll, trait_roll
from ...explorers.traits import hurt_by_dice
from ...house.movement import ELEVATOR, arrive, distance, linked
from ...occasions import MONSTER_ACTS, WON
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import exorcism, is_hero, wall_walk
from ..form import Aim, Haunt, Kind

BANSHEE, BOARD, FARTHEST = "banshee", "spirit_board", 8
HANDS = {1: wall_walk.LEFT, 2: wall_walk.STRAIGHT, 3: wall_walk.RIGHT}
"""By what two dice show: the hand she keeps to. On 0 she appears elsewhere; on 4 she is led."""
WAIL = ((6, 1), (3, 2), (0, 4))
"""By the result of the Sanity roll: how many dice of mental damage the wail does."""


@plain
class Banshee(Scenario):
    """The side she faces, and the sources the exorcism has used."""

    module: ClassVar[str] = BANSHEE

    facing: str = "N"
    spent: list[str] = items()


state = blocks.state_as(Banshee)

BLOCKS = "spawn ai_forced immunity area_effect task_counter one_use_sources"
HAUNT = haunt = Haunt(8, BANSHEE, Banshee, tuple(BLOCKS.split()), {BANSHEE: Kind(speed=8)})


@haunt.setting_up
async def set_up(t: Table) -> None:
    """She stands beside the traitor, who gets the Spirit Board and chooses the side she faces."""
    traitor = t.explorers[t.traitor]
    if BOARD not in traitor.cards and await blocks.take_out(t, BOARD):
        await take(t, traitor, BOARD)
    blocks.spawn(t, haunt, BANSHEE, [traitor.place])
    await turn_to(t, traitor.seat)


async def turn_to(t: Table, seat: str) -> None:
    """Her leader chooses the side she faces."""
    state(t).facing = await ask(seat, "banshee-facing", {f"face:{side}": side for side in SIDES})


blocks.nothing_touches(haunt, BANSHEE, "BH-H8-BANSHEE")


# -- her walk --------------------------------------------------------------------------------------------------------


@haunt.on(MONSTER_ACTS)
async def walks(t: Table, banshee: Monster) -> bool:
    """Two dice decide how she walks; her roll says exactly how far."""
    shown = await plain_roll(t, banshee, 2, "banshee-walk")
    if shown == 0:
        await appear(t, banshee, await ask(banshee.lead, "banshee-where", within(t, banshee, FARTHEST)))
        await wail(t, banshee, t.explorers_in(banshee.place))
    elif shown in HANDS:
        await along(t, banshee, HANDS[shown])
    else:
        await led(t, banshee)
    return True


def within(t: Table, banshee: Monster, far: int) -> dict[str, str]:
    """The rooms within so many spaces, without using the Elevator."""
    rooms = [room for room in t.plan.spots if distance(t, banshee.place, room) <= far and room != ELEVATOR]
    return {f"room:{room}": room for room in rooms or [banshee.place]}


async def appear(t: Table, banshee: Monster, room: str) -> None:
    """She appears in a room without passing through others."""
    if room != banshee.place:
        await arrive(t, banshee, room)


async def along(t: Table, banshee: Monster, hand: str) -> None:
    """Her leader chooses the first room; walls and doors decide the rest. Stairs and secret ways are allowed."""
    first = {f"room:{room}": side for side, room in wall_walk.exits(t, banshee.place).items()}
    for number in range(max(t.moves.get(BANSHEE, 1), 1)):
        stairs = [t.plan.stairs[banshee.place]] if banshee.place in t.plan.stairs else []
        across = [*stairs, *linked(t, banshee, banshee.place, banshee.part)]
        ways = first if number == 0 and first else {"walk-on": ""}
        chosen = await ask(banshee.lead, "banshee-way", ways | {f"across:{room}": room for room in across})
        if chosen in across:
            await arrive(t, banshee, chosen)
            await turn_to(t, banshee.lead)
        else:
            side = chosen or wall_walk.next_side(t, banshee.place, state(t).facing, hand)
            if not side:
                return
            state(t).facing = side
            await wall_walk.step(t, banshee, side)
            banshee.part = ""
        await wail(t, banshee, t.explorers_in(banshee.place))


async def led(t: Table, banshee: Monster) -> None:
    """Her leader moves her anywhere, but only one explorer hears her."""
    reach = max(t.moves.get(BANSHEE, 1), 1)
    near = [one for one in t.living() if distance(t, banshee.place, one.place) <= reach]
    if near:
        victim = await ask(banshee.lead, "banshee-whom", {f"hear:{one.name}": one for one in near})
        reach -= distance(t, banshee.place, victim.place)
        await appear(t, banshee, victim.place)
        await wail(t, banshee, [victim])
    await appear(t, banshee, await ask(banshee.lead, "banshee-where", within(t, banshee, reach)))
    await turn_to(t, banshee.lead)


async def wail(t: Table, banshee: Monster, heard_by: list[Explorer]) -> None:
    """Everybody who hears it rolls Sanity; a worse roll costs more. The Spirit Board protects only the traitor."""
    for one in [one for one in heard_by if is_hero(one) or BOARD not in one.cards]:
        rolled = await trait_roll(t, one, "sanity", "banshee-wail")
        dice = next(dice for need, dice in WAIL if rolled >= need)
        await hurt_by_dice(t, one, "mental", dice, BANSHEE)


# -- the exorcism ----------------------------------------------------------------------------------------------------


def sources(t: Table, one: Explorer) -> dict[str, str]:
    """The sources an explorer could use now."""
    return exorcism.open_sources(one, state(t).spent, exorcism.BOARD_SOURCES)


@haunt.task(
    "exorcise",
    lambda t, one: "" if is_hero(one) and sources(t, one) else "BH-H8-H-EXORCISE",
    sources,
    roll=exorcism.needed,
    card=exorcism.taken,
)
async def exorcise(t: Table, one: Explorer, source: str) -> None:
    """Sanity or Knowledge 5 succeeds and uses up the room or card."""
    if await exorcism.attempt(t, one, source, "banshee-exorcise", state(t).spent):
        t.tell(ALL, "banshee-rite", who=one.name, done=len(state(t).spent), need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with as many rites as there are players."""
    return Win(HEROES, "banshee-silent") if len(state(t).spent) >= len(t.seats) else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes go from source to source; the traitor hunts them and wants the Spirit Board."""
    if not is_hero(one):
        return [Aim("take", BOARD, 3), *(Aim("attack", hero.name, 2) for hero in t.heroes())]
    board = [] if BOARD in state(t).spent or blocks.held_by_hero(t, BOARD) else [Aim("attack", t.traitor, 1)]
    return [*exorcism.aims(t, state(t).spent, "banshee-exorcise", exorcism.BOARD_SOURCES), *board]


haunt.aims = aims
haunt.counters = lambda t: {"banshee-rites": (len(state(t).spent), len(t.seats))}
haunt.view = lambda t, _seat: {"facing": {BANSHEE: state(t).facing}}
