"""The units of the Basic Game: Piazza, Hernandez, Schmidt, Hunt and the Furies.

Piazza's *sniper* and the Furies' *derby* are figures (`data.units`): the strengths of gunfire by range.
"""

from typing import Any

from .....engine import ALL, ask_team
from ...chances import Chances
from ...combat.folk import become_refugees, go_to, refugees_out, step_forbidden
from ...combat.gunfire import affordable, ammo_needed, fire, in_sight
from ...combat.retreats import move_to
from ...data.board import INWARD, LINKS, SPACES, TOWN, TOWN_CENTER
from ...data.units import UNITS
from ...occasions import (
    AFTER_GUNFIRE,
    CHARACTER_ACTION,
    FORAGING,
    FREE_TOWN_CENTER,
    GUNFIRE,
    HAND_TO_HAND,
    IGNORED_ON,
    ODDS,
    REROLL,
    SPECIAL_ACTION,
    on,
    renew,
)
from ...odds.columns import Fight, Shot
from ...odds.fights import shot_odds
from ...state import DEFIANT, FULL, Piece, Table

NOBODY: frozenset[int] = frozenset()
TOUGH = frozenset({4, 5, 6})

# -- several heroes --------------------------------------------------------------------------------------------------


@on(IGNORED_ON, "tough")
def tough(t: Table, owner: str, piece: Piece) -> frozenset[int]:
    """Each hit is ignored on 4–6."""
    return TOUGH if piece.name == owner else NOBODY


@on(REROLL, "martial_arts")
def martial_arts(t: Table, owner: str, fight: Fight) -> bool:
    """Both dice may be rolled once more in each fight."""
    return fight.unit.name == owner


# -- Captain Piazza --------------------------------------------------------------------------------------------------


@on(AFTER_GUNFIRE, "overwatch")
async def overwatch(t: Table, owner: str, shot: Shot, _hits: int) -> None:
    """After each of her shots she may step toward Town Center, and others of her space with her."""
    unit = shot.unit
    if unit.name != owner or unit.place == TOWN_CENTER:
        return
    place, goal = unit.place, INWARD[unit.place]
    if step_forbidden(t, place) or t.enemies_at(goal) or t.room_for_units(goal) < 1:
        return
    ways: dict[str, list[Piece]] = {"stay": [], "step:alone": [unit]}
    others = [other for other in t.units_at(place) if other is not unit]
    if others and t.room_for_units(goal) > len(others):
        ways["step:together"] = [unit, *others]
    folk = [piece for piece in t.folk.values() if piece.place == place]
    if folk:
        ways["step:folk"] = [unit, *folk]
        if "step:together" in ways:
            ways["step:all"] = [unit, *others, *folk]
    for goer in await ask_team(t.seats, "overwatch", ways, place=goal):
        if goer.name in t.units:
            goer.unmark(DEFIANT)
            move_to(t, goer, goal)
            continue
        if goer.side == FULL:
            become_refugees(t, goer)
        await go_to(t, goer, goal)
    renew(t)


def shots_of(t: Table, owner: str, _seat: str) -> dict[str, Any]:
    """What the owner could fire at."""
    return {shot.target.name: shot for shot in in_sight(t, t.units[owner])}


@on(ODDS, "handload", "citadel")
def shot_as_chosen(t: Table, _owner: str, shot: Shot) -> Chances:
    """What the shot would bring."""
    return shot_odds(t, shot)


@on(SPECIAL_ACTION, "handload", choices=shots_of, cost=2)
async def handload(t: Table, owner: str, _seat: str, shot: Shot) -> None:
    """For two actions she fires without spending ammo."""
    await fire(t, shot, 0)


# -- Mayor Hernandez -------------------------------------------------------------------------------------------------


@on(FORAGING, "keys")
def keys(t: Table, owner: str, unit: Piece) -> int:
    """Other units in Town add 1 when they forage."""
    return int(unit.name != owner and unit.place in TOWN)


@on(FREE_TOWN_CENTER, "traffic")
def traffic(t: Table, owner: str) -> bool:
    """Entering Town Center costs nobody any movement."""
    return True


def shots_from_town_center(t: Table, owner: str, _seat: str) -> dict[str, Any]:
    """What the others in Town Center could fire at, if there is ammo for it."""
    return {
        f"{unit.name}:{shot.target.name}": Shot(unit, shot.target, shot.range, [("citadel", 1)])
        for unit in t.units.values()
        if unit.place == TOWN_CENTER and unit.name != owner
        for shot in affordable(t, unit)
    }


@on(CHARACTER_ACTION, "citadel", choices=shots_from_town_center)
async def citadel(t: Table, owner: str, _seat: str, shot: Shot) -> None:
    """Another unit in Town Center fires, for ammo but without an action, one column to the right."""
    await fire(t, shot, ammo_needed(t, shot))


def speech_forbidden(t: Table, owner: str, _seat: str) -> str:
    """Once a game."""
    return "DZ-ACT-3:once-a-game" if "speech" in t.spent else ""


@on(CHARACTER_ACTION, "speech", forbids=speech_forbidden)
async def speech(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """Every other unit in Town, Refugees too, may act once without cost; with WZED Radio every one above ground."""
    t.spent.append("speech")
    everywhere = "wzed" in t.units
    for unit in (*t.units.values(), *refugees_out(t)):
        if unit.name != owner and (unit.place in TOWN or (everywhere and SPACES[unit.place].track in "FMHS")):
            t.free.append(unit.name)


# -- Deputy Schmidt --------------------------------------------------------------------------------------------------


@on(CHARACTER_ACTION, "initiative")
async def initiative(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """He may act once without cost."""
    t.free.append(owner)


@on(HAND_TO_HAND, "scout")
def scout(t: Table, owner: str, fight: Fight) -> int:
    """One column to the right in his fights."""
    return int(fight.unit.name == owner)


# -- Sheriff Hunt ----------------------------------------------------------------------------------------------------


LED = frozenset(name for name, unit in UNITS.items() if unit.kind in ("civilians", "heroic"))


def led_by(t: Table, owner: str, _seat: str) -> dict[str, str]:
    """Civilians and Refugees in the space of the owner, or next to it."""
    place = t.units[owner].place
    near = (place, *LINKS.get(place, ()))
    found = {name: name for name in filter(LED.__contains__, t.units) if t.units[name].place in near}
    if t.folk:
        found.update({piece.name: piece.name for piece in refugees_out(t) if piece.place in near})
    return found


@on(CHARACTER_ACTION, "leadership", choices=led_by)
async def leadership(t: Table, owner: str, _seat: str, unit: str) -> None:
    """Civilians or Refugees near him may act once without cost."""
    let_act(t, unit)


def let_act(t: Table, unit: str) -> None:
    """A unit may act once without cost."""
    t.free.append(unit)
    t.tell(ALL, "may-act", unit=unit)


@on(GUNFIRE, "long_range")
def long_range(t: Table, owner: str, shot: Shot) -> int:
    """At a range of two he fires one column to the left."""
    return -1 if shot.unit.name == owner and shot.range == 2 else 0
