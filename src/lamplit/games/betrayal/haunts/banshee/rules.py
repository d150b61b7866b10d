"""Haunt 8: the Banshee walks along the walls and wails. Only an exorcism makes her silent."""

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
"""By what two dice show: how she keeps her way. On 0 she is simply elsewhere, on 4 she is led."""
WAIL = ((6, 1), (3, 2), (0, 4))
"""The Sanity roll, and how many dice of mental damage it leaves."""


@plain
class Banshee(Scenario):
    """Which way she looks, and what has served for the exorcism."""

    module: ClassVar[str] = BANSHEE

    facing: str = "N"
    spent: list[str] = items()


state = blocks.state_as(Banshee)

BLOCKS = "spawn ai_forced immunity area_effect task_counter one_use_sources"
HAUNT = haunt = Haunt(8, BANSHEE, Banshee, tuple(BLOCKS.split()), {BANSHEE: Kind(speed=8)})


@haunt.setting_up
async def set_up(t: Table) -> None:
    """She stands beside the traitor, who has the Spirit Board, and looks where they say."""
    traitor = t.explorers[t.traitor]
    if BOARD not in traitor.cards and await blocks.take_out(t, BOARD):
        await take(t, traitor, BOARD)
    blocks.spawn(t, haunt, BANSHEE, [traitor.place])
    await turn_to(t, traitor.seat)


async def turn_to(t: Table, seat: str) -> None:
    """Whoever leads her says which way she looks."""
    state(t).facing = await ask(seat, "banshee-facing", {f"face:{side}": side for side in SIDES})


blocks.nothing_touches(haunt, BANSHEE, "BH-H8-BANSHEE")


# -- her walk --------------------------------------------------------------------------------------------------------


@haunt.on(MONSTER_ACTS)
async def walks(t: Table, banshee: Monster) -> bool:
    """Two dice say how she goes; then she goes as far as her roll says, no more and no less."""
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
    """The rooms that are no farther away, without the Elevator."""
    rooms = [room for room in t.plan.spots if distance(t, banshee.place, room) <= far and room != ELEVATOR]
    return {f"room:{room}": room for room in rooms or [banshee.place]}


async def appear(t: Table, banshee: Monster, room: str) -> None:
    """She is in a room, and has passed none on the way."""
    if room != banshee.place:
        await arrive(t, banshee, room)


async def along(t: Table, banshee: Monster, hand: str) -> None:
    """The first room is chosen, all others follow from walls and doors; stairs and secret ways may be taken."""
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
    """She goes wherever she is led, but only one hears her."""
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
    """Everybody rolls Sanity; the worse the roll, the worse it is. The Spirit Board protects the traitor alone."""
    for one in [one for one in heard_by if is_hero(one) or BOARD not in one.cards]:
        rolled = await trait_roll(t, one, "sanity", "banshee-wail")
        dice = next(dice for need, dice in WAIL if rolled >= need)
        await hurt_by_dice(t, one, "mental", dice, BANSHEE)


# -- the exorcism ----------------------------------------------------------------------------------------------------


def sources(t: Table, one: Explorer) -> dict[str, str]:
    """What somebody could use now."""
    return exorcism.open_sources(one, state(t).spent, exorcism.BOARD_SOURCES)


@haunt.task(
    "exorcise",
    lambda t, one: "" if is_hero(one) and sources(t, one) else "BH-H8-H-EXORCISE",
    sources,
    roll=exorcism.needed,
    card=exorcism.taken,
)
async def exorcise(t: Table, one: Explorer, source: str) -> None:
    """Sanity or Knowledge 5: a room or card has done its part."""
    if await exorcism.attempt(t, one, source, "banshee-exorcise", state(t).spent):
        t.tell(ALL, "banshee-rite", who=one.name, done=len(state(t).spent), need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """As many rites as players. All heroes dead is a defeat in every haunt."""
    return Win(HEROES, "banshee-silent") if len(state(t).spent) >= len(t.seats) else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes go from one holy or learned place to the next; the traitor hunts them, and wants the Board."""
    if not is_hero(one):
        return [Aim("take", BOARD, 3), *(Aim("attack", hero.name, 2) for hero in t.heroes())]
    board = [] if BOARD in state(t).spent or blocks.held_by_hero(t, BOARD) else [Aim("attack", t.traitor, 1)]
    return [*exorcism.aims(t, state(t).spent, "banshee-exorcise", exorcism.BOARD_SOURCES), *board]


haunt.aims = aims
haunt.counters = lambda t: {"banshee-rites": (len(state(t).spent), len(t.seats))}
haunt.view = lambda t, _seat: {"facing": {BANSHEE: state(t).facing}}
