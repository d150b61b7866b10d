"""The red Fate cards, those of level V."""

from functools import partial
from typing import Any

from .....engine import ALL, Effect, ask_team
from ...chances import Chances, rounded
from ...choices import staked
from ...combat.gunfire import free_shot
from ...combat.harm import hurt_zed
from ...data.board import LINKS, SPACES, SURFACE, TOWN_CENTER, TUNNEL
from ...data.tables import DIE
from ...data.units import FIGURES, SCIENTISTS
from ...dice import roll
from ...occasions import ACTION_CARD, ANY_TIME, CATALOGUE, FATE, ODDS, ZEDS_CARD, on
from ...odds.columns import strength
from ...odds.fights import free_shot_odds
from ...odds.moves import odds_of_ways
from ...phases.actions import act_forbidden, pay, walk
from ...phases.fate import fated_track, play_card
from ...phases.infection import outbreak
from ...phases.zeds import activate_now
from ...state import REDUCED, Piece, Table
from ...town.hospital import free_bed, may_discharge
from ...town.movement import FOR_SCIENTISTS, move_context, points_of
from ...town.research import set_back
from ...town.stores import gain_ammo, gain_supplies
from ...town.superweapon import lose_component
from ..choosing import choose_piece, choose_zed, heal_markers, of_kind, replace_zed
from ..events.blue import put_mark
from .green import take_back

# -- played at once --------------------------------------------------------------------------------------------------


@on(FATE, "fate:alpha_zed")
async def alpha_zed(t: Table, _owner: str, _track: str) -> None:
    """The strongest regular Zed, the nearest of them, leads from now on, and its track is activated."""
    regular = [zed for zed in t.zeds.values() if FIGURES[zed.name].kind == "zed"]
    best = max(((strength(t, zed), -SPACES[zed.place].number) for zed in regular), default=(0, 0))
    found = [zed for zed in regular if (strength(t, zed), -SPACES[zed.place].number) == best]
    zed = await choose_zed(t, "strongest", found)
    if zed:
        put_mark(t, zed, "leader")
        await activate_now(t, SPACES[zed.place].track)


@on(FATE, "fate:deadly")
async def deadly(t: Table, _owner: str, _track: str) -> None:
    """An Unchecked Outbreak, but infection stays as it is; and a unit in Town Center comes into a Bed."""
    t.tell(ALL, "unchecked")
    await outbreak(t, super_zed=True)
    if t.units_at(TOWN_CENTER) and not free_bed(t):
        await may_discharge(t)
    bed = free_bed(t)
    unit = await choose_piece(t, "deadly", t.units_at(TOWN_CENTER)) if bed else None
    if unit:
        unit.place, unit.side, unit.hits = bed, REDUCED, FIGURES[unit.name].hits[REDUCED] - 1
        t.tell(ALL, "moved", unit=unit.name, place=bed)


@on(FATE, "fate:blooming")
async def blooming(t: Table, _owner: str, _track: str) -> None:
    """The weakest Zeds are replaced by new ones; all Zeds lose their hit markers."""
    least = min((strength(t, zed) for zed in t.zeds.values()), default=0)
    for zed in [zed for zed in t.zeds.values() if strength(t, zed) == least]:
        replace_zed(t, zed)
    heal_markers(t)


@on(FATE, "fate:malfunction")
async def malfunction(t: Table, _owner: str, _track: str) -> None:
    """A component is lost; where there is none, research is set back or the track with fewest Zeds is activated."""
    if lose_component(t):
        return
    if await ask_team(t.seats, "malfunction", {"set-back": True, "activate": False}):
        set_back(t)
    else:
        await activate_now(t, await fated_track(t, "fewest_zeds"))


# -- held ------------------------------------------------------------------------------------------------------------


NO_PASSENGER = "pickles"


def passengers(t: Table, _owner: str, seat: str) -> dict[str, Piece]:
    """Heroes above ground who can act and may move."""
    return {
        unit.name: unit
        for unit in of_kind(t, "hero")
        if not act_forbidden(t, seat, unit)
        and points_of(t, unit)
        and unit.name != NO_PASSENGER
        and SPACES[unit.place].track != TUNNEL
    }


@on(ACTION_CARD, "fate:news_copter", choices=passengers)
async def news_copter(t: Table, _owner: str, seat: str, unit: Piece) -> None:
    """The Move action of a hero goes from anywhere above ground to anywhere else there."""
    context = move_context(t)
    barred = context.full | (context.closed - FOR_SCIENTISTS if unit.name in SCIENTISTS else context.closed)
    goals = [place for place, space in SPACES.items() if space.track in SURFACE or place in LINKS[TOWN_CENTER]]
    goals = [place for place in (*goals, TOWN_CENTER) if SPACES[place].track != TUNNEL]
    open_to = [place for place in goals if place != unit.place and place not in barred]
    asking = ask_team(t.seats, "news-copter", {f"place:{place}": place for place in open_to}, unit=unit.name)
    goal = await staked(t, t.seats, asking, partial(odds_of_ways, t, unit, {place: (place,) for place in open_to}))
    pay(t, seat, unit.name)
    await walk(t, unit, (goal,), 1)


async def airdrop_at_once(t: Table, _owner: str, _chosen: None) -> None:
    """At any time."""
    play_card(t, "airdrop")
    drop(t)


async def airdrop(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """In the Action Phase."""
    drop(t)


def drop(t: Table) -> None:
    """Two supplies and two ammo."""
    gain_supplies(t, 2)
    gain_ammo(t, 2)


CATALOGUE.add(
    Effect("fate:airdrop", ANY_TIME, airdrop_at_once),
    Effect("fate:airdrop", ACTION_CARD, airdrop),
)


def only_in_zeds_phase(t: Table, *_args: Any) -> str:
    """Zeds may be activated at other times, too."""
    return "" if t.phase == "zeds" else "DZ-FATE-6"


def tracks_to_calm(t: Table, _owner: str, _group: list[Piece]) -> dict[str, str]:
    """Tracks on which Zeds may still move this turn."""
    return {track: track for track in t.settings.tracks if track not in t.calm}


@on(ZEDS_CARD, "fate:mesmerized", forbids=only_in_zeds_phase, choices=tracks_to_calm)
async def mesmerized(t: Table, _owner: str, _group: list[Piece], track: str) -> None:
    """The Zeds of a track are not activated any more this turn."""
    play_card(t, "mesmerized")
    t.calm.append(track)


PRICE = 2


def ammo_to_make(t: Table, *_args: Any) -> dict[str, int]:
    """As much ammo as there are supplies for."""
    return {str(ammo): ammo for ammo in range(1, t.supplies // PRICE + 1)}


@on(ACTION_CARD, "fate:invention", choices=ammo_to_make)
async def invention(t: Table, _owner: str, _seat: str, ammo: int) -> None:
    """Ammo is made, each of two supplies."""
    gain_supplies(t, -PRICE * ammo)
    gain_ammo(t, ammo)


CANNON = 5
CANNON_KEPT_ON = 6


def near_town(t: Table, *_args: Any) -> dict[str, Piece]:
    """Zeds and Raiders above ground next to Town Center, or one space farther."""
    near = {name: foe for name, foe in (t.zeds | t.raiders).items() if SPACES[foe.place].number <= 1}
    return {name: foe for name, foe in near.items() if SPACES[foe.place].track != TUNNEL}


@on(ODDS, "fate:old_cannon")
def cannon_fires(t: Table, _owner: str, zed: Piece) -> Chances:
    """What the shot would bring, and whether the cannon can be used again."""
    return free_shot_odds(t, CANNON, zed) | rounded(kept=1 / len(DIE))


@on(ACTION_CARD, "fate:old_cannon", choices=near_town)
async def old_cannon(t: Table, _owner: str, _seat: str, zed: Piece) -> None:
    """A shot of strength five; a die says whether the cannon holds."""
    hurt_zed(t, zed, free_shot(t, CANNON, zed))
    if roll(t, "old-cannon")[0] == CANNON_KEPT_ON:
        take_back(t, "old_cannon")
