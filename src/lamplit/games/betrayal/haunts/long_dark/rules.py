"""Haunt 51, which is in no box: the lamps of the house go out one by one, and shades rise where it is dark."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.rooms import ROOMS
from ...occasions import HURT_MONSTER, NO_ENTRY, SEAT_OVER, WON
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..form import Aim, Haunt, Kind

LAMP, SHADE = "lamp", "shade"
NIGHT = 7
"""How often the dark deepens before it stays."""


@plain
class LongDark(Scenario):
    """How often the dark has deepened."""

    module: ClassVar[str] = "long_dark"

    dark: int = 0


state = blocks.state_as(LongDark)

BLOCKS = ("spawn", "scatter_tokens", "kill_on_defeat", "spawner", "task_counter", "turn_track", "move_mod")
HAUNT = haunt = Haunt(51, "long_dark", LongDark, BLOCKS, {SHADE: Kind(speed=3, might=3, sanity=3, many=True)})


@haunt.setting_up
async def set_up(t: Table) -> None:
    """One lamp still burns, where the evening began."""
    blocks.scatter(t, LAMP, ["entrance_hall"])


def lit(t: Table, room: str) -> bool:
    """Whether a lamp burns in a room."""
    return LAMP in t.tokens_in(room)


def burning(t: Table) -> int:
    """How many lamps burn."""
    return sum(LAMP in tokens for tokens in t.tokens.values())


def needed(t: Table) -> int:
    """How many it takes for the house to be bright."""
    return len(t.explorers) + 2


# -- lamps -----------------------------------------------------------------------------------------------------------


def can_burn(t: Table, room: str) -> bool:
    """A lamp hangs wherever the house has an event in store; one that burns need not be lit."""
    return ROOMS[room].symbol == "event" and not lit(t, room)


def lighting_forbidden(t: Table, one: Explorer) -> str:
    """Heroes light lamps."""
    return "" if blocks.is_hero(one) and can_burn(t, one.place) else "BH-H51-H-LIGHT"


@haunt.task("light", lighting_forbidden, roll=("knowledge", 5))
async def light(t: Table, one: Explorer) -> None:
    """Knowledge 5 gets an old lamp to burn, and no shade stays where one does."""
    if await blocks.task_roll(t, one, "long_dark-light"):
        blocks.scatter(t, LAMP, [one.place])
        for shade in [monster for monster in t.monsters.values() if monster.place == one.place]:
            remove(t, shade)


def snuffing_forbidden(t: Table, one: Explorer) -> str:
    """The traitor puts lamps out, where no hero watches over them."""
    watched = any(hero.place == one.place for hero in t.heroes())
    return "" if one.role == TRAITOR and lit(t, one.place) and not watched else "BH-H51-T-SNUFF"


@haunt.task("snuff", snuffing_forbidden, roll=("sanity", 3))
async def snuff(t: Table, one: Explorer) -> None:
    """Sanity 3 bears to put out a light in this house."""
    if await blocks.task_roll(t, one, "long_dark-snuff"):
        blocks.lift_token(t, LAMP, one.place)


# -- the dark --------------------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def deepens(t: Table, seat: str) -> None:
    """After each turn of the traitor it gets darker, and a shade rises, while there are fewer than heroes."""
    if seat != t.explorers[t.traitor].seat:
        return
    state(t).dark += 1
    t.tell(ALL, "long_dark-deeper", dark=state(t).dark)
    taken = {hero.place for hero in t.heroes()}
    dark = [room for room in t.plan.spots if can_burn(t, room) and room not in taken]
    if dark and len(t.monsters) < len(t.heroes()):
        room = await ask(seat, "long_dark-rises", {f"room:{room}": room for room in dark})
        blocks.spawn(t, haunt, SHADE, [room])


@haunt.on(NO_ENTRY)
def shuns_light(t: Table, one: Figure, room: str) -> str:
    """Shades do not come into the light."""
    return "BH-H51-SHADE" if isinstance(one, Monster) and lit(t, room) else ""


@haunt.on(HURT_MONSTER)
async def scatters(t: Table, shade: Monster, _amount: int, _attack: Attack | None) -> bool:
    """One that is beaten is gone."""
    remove(t, shade)
    return True


# -- how it ends -----------------------------------------------------------------------------------------------------


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """Two lamps more than there are players, or a night without end. All heroes dead is a defeat in every haunt."""
    if burning(t) >= needed(t):
        return Win(HEROES, "long_dark-dawn")
    return Win(TRAITOR, "long_dark-night") if state(t).dark >= NIGHT else None


haunt.counters = lambda t: {"long_dark-lamps": (burning(t), needed(t))}


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes light lamps; the traitor puts them out; shades hunt."""
    prey = [Aim("attack", hero.name, 2) for hero in t.heroes()]
    if not isinstance(one, Explorer):
        return prey
    if blocks.is_hero(one):
        unlit = [Aim("go", room, 3) for room in t.plan.spots if can_burn(t, room)]
        return [Aim("task", "long_dark-light", 6), *unlit, Aim("explore", "event", 2)]
    return [*prey, Aim("task", "long_dark-snuff", 6), *(Aim("go", room, 3) for room in t.plan.spots if lit(t, room))]


haunt.aims = aims
