"""The Catacombs of the Tunnel: whoever wants to leave them rolls a die, and may get lost. From level IV on."""

from ...engine import ALL
from .catacombs import stray
from .choices import leaders, one_of, staked
from .combat import strength
from .data.board import CATACOMBS, INWARD, SPACES
from .data.units import FIGURES
from .harm import kill
from .hospital import bury
from .occasions import LOST, call
from .odds_dice import way_out_odds
from .retreats import attack_zeds, room_outward, zeds_turn_up
from .state import Piece, Table

ONE_BY_ONE = frozenset(place for place in INWARD if CATACOMBS.intersection((place, INWARD[place])))


def goes_alone(place: str) -> bool:
    """Whether Zeds move one by one from here: no mob leaves Catacombs, or comes into them."""
    return place in ONE_BY_ONE


async def strongest(t: Table, zeds: list[Piece]) -> Piece:
    """The Zed that tries first; the players choose among equals."""
    most = max(strength(t, zed) for zed in zeds)
    equal = [zed for zed in zeds if strength(t, zed) == most]
    asking = one_of(t, "first-to-leave", equal, place=zeds[0].place)
    return await staked(t, leaders(t), asking, lambda: {f"zed:{zed.name}": way_out_odds(1) for zed in equal})


def strongest_first(t: Table, zeds: list[Piece]) -> list[Piece]:
    """Zeds in the order in which they act: the nearest to Town Center first, of those in a space the strongest."""
    return sorted(zeds, key=lambda zed: (SPACES[zed.place].number, -strength(t, zed), zed.name))


def must_roll(piece: Piece, place: str) -> bool:
    """Whether a piece cannot simply walk out of a space. Who knows the Red Diamond plant finds the way."""
    return place in CATACOMBS and not FIGURES[piece.name].red_diamond


async def lose_zed(t: Table, zed: Piece) -> tuple[bool, str]:
    """A lost Zed turns up elsewhere, or is killed. Whether it wins a fight there, and where that is."""
    goal = stray(t, zed)
    there = await room_outward(t, goal, FIGURES[zed.name].kind == "infector") if goal else ""
    if not there:
        kill(t, zed)
        return False, ""
    zed.place = there
    t.tell(ALL, "got-lost", piece=zed.name, place=there)
    return await zeds_turn_up(t, t.zeds_at(there), there), there


async def lose_unit(t: Table, unit: Piece) -> bool:
    """A lost unit turns up elsewhere, or dies without a saving roll. True if it may go on from there."""
    came_from, there = unit.place, stray(t, unit)
    if not there:
        bury(t, unit)
        await call(t, LOST, unit, came_from)
        return False
    while t.room_for_units(there) <= 0:
        there = INWARD[there]
    unit.place = there
    t.tell(ALL, "got-lost", piece=unit.name, place=there)
    if t.zeds_at(there):
        await attack_zeds(t, unit, [came_from])
        return False
    return there not in t.chaos
