"""Choices that many cards leave to the players."""

from collections.abc import Callable, Iterable
from functools import partial

from ....engine import ALL, ask_team
from ..chances import Chances
from ..choices import one_of, staked
from ..combat.arrivals import draw_zed
from ..combat.harm import hurt, take_off
from ..data.board import SPACES, STARTS
from ..data.tables import MOST_INFECTION
from ..data.units import FIGURES, UNITS
from ..occasions import renew
from ..odds.columns import strength
from ..odds.dice import one_hit
from ..state import Piece, Table
from ..town.stores import gain_ammo, gain_supplies, infect


def no_dice(_piece: Piece) -> Chances:
    """Nothing is left to chance."""
    return {}


async def choose_piece(
    t: Table, prompt: str, pieces: Iterable[Piece], odds: Callable[[Piece], Chances] = no_dice
) -> Piece | None:
    """Let the players choose one of these pieces. Return None if there is none. `odds` gives the chances for each."""
    choices = {f"unit:{piece.name}": piece for piece in pieces}
    if not choices:
        return None
    asking = ask_team(t.seats, prompt, choices)
    return await staked(t, t.seats, asking, lambda: {name: odds(piece) for name, piece in choices.items()})


ANY_CIVILIANS = ("civilians", "heroic", "special")
"""All player units that are no heroes: where a card says "civilians", and not which, it means these."""


def of_kind(t: Table, *kinds: str) -> list[Piece]:
    """The player units of these kinds on the map."""
    return [unit for unit in t.units.values() if UNITS[unit.name].kind in kinds]


def out_on_tracks(t: Table, track: str = "") -> list[Piece]:
    """The player units on tracks, or on this one: not in Town Center or a building, and not on a Start."""
    return [
        unit
        for unit in t.units.values()
        if SPACES[unit.place].track and unit.place not in STARTS and (not track or SPACES[unit.place].track == track)
    ]


async def choose_zed(t: Table, prompt: str, zeds: Iterable[Piece]) -> Piece | None:
    """Let the leaders of the Zeds choose one of them. Return None if there is none."""
    found = [*zeds]
    return await one_of(t, prompt, found, "unit") if found else None


async def strongest_regular(t: Table) -> Piece | None:
    """The strongest regular Zed on the map; the players choose among equals."""
    regular = [zed for zed in t.zeds.values() if FIGURES[zed.name].kind == "zed"]
    most = max((strength(t, zed) for zed in regular), default=0)
    return await choose_zed(t, "strongest", [zed for zed in regular if strength(t, zed) == most])


def heal_markers(t: Table) -> None:
    """All hit markers are taken off the Zeds; sides stay as they are."""
    for zed in t.zeds.values():
        if zed.hits:
            zed.hits = 0
            t.tell(ALL, "mended", piece=zed.name, side=zed.side, hits=0)


def replace_zed(t: Table, zed: Piece) -> None:
    """A new Zed takes the place of one that goes."""
    place = zed.place
    take_off(t, zed)
    name = draw_zed(t)
    if name:
        t.zeds[name] = Piece(name=name, place=place)
        t.tell(ALL, "zed-replaced", old=zed.name, zed=name, place=place)
    renew(t)


async def suffer(t: Table, losses: int, *kinds: str) -> None:
    """So many losses, each of a kind the players choose: supplies, ammo, infection, or a hit on a unit."""
    for left in range(losses, 0, -1):
        have = {"supplies": t.supplies > 0, "ammo": t.ammo > 0, "infection": t.infection < MOST_INFECTION}
        choices = {f"lose:{kind}": kind for kind in kinds if have[kind]}
        chosen = {**choices, **{f"unit:{name}": name for name in t.units}}
        if not chosen:
            return
        asking = ask_team(t.seats, "suffer", chosen, left=left)
        lost = await staked(t, t.seats, asking, partial(one_hit, t, t.units.values()))
        if lost == "supplies":
            gain_supplies(t, -1)
        elif lost == "ammo":
            gain_ammo(t, -1)
        elif lost == "infection":
            infect(t, 1)
        else:
            await hurt(t, t.units[lost], 1)
