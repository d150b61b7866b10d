"""The orange Fate cards, from level IV on."""

from typing import Any

from .....engine import ALL, Effect, ask_team
from ...chances import Chances
from ...combat.arrivals import available, place_at_start, place_zed
from ...combat.control import remove_chaos
from ...combat.folk import hurt_folk
from ...combat.gunfire import free_shot
from ...combat.harm import hurt, hurt_zed
from ...combat.retreats import attack_zeds, fall_back, move_to, retreat_zeds, room_outward, zeds_arrive
from ...data.board import BEDS, INWARD, SPACES, SURFACE, TOWN_CENTER, TUNNEL
from ...data.units import FIGURES
from ...dice import roll
from ...occasions import ACTION_CARD, ANY_TIME, BEFORE_FIGHT, CATALOGUE, FATE, ODDS, on, renew
from ...odds.columns import Fight
from ...odds.fights import free_shot_odds
from ...phases.fate import draw_fate, fated_track, play_card, settle_fate
from ...state import EKG, FULL, Piece, Table
from ...town.movement import is_collapsed
from ...town.research import reveal, set_back
from ...town.stores import gain_ammo, infect
from ...town.superweapon import lose_component
from ..choosing import ANY_CIVILIANS, choose_piece, of_kind, suffer
from ..events.blue import hero_arrives
from .yellow import nobody_infected

# -- played at once --------------------------------------------------------------------------------------------------

WAYS_OUT = {"T6": "H3", "T5": "S4", "T4": "M4", "T3": "F3"}
"""Where those come up whose part of the Tunnel falls in. Farther in they retreat."""


@on(FATE, "fate:cave_in")
async def cave_in(t: Table, _owner: str, _track: str) -> None:
    """A space of the Tunnel falls in: all there take a hit and escape, and nobody enters it this turn."""
    place = f"{TUNNEL}{roll(t, 'cave-in')[0]}"
    t.no_entry.append(place)
    t.tell(ALL, "cave-in", place=place)
    units, zeds = t.units_at(place), t.zeds_at(place)
    for piece in [piece for piece in t.folk.values() if piece.place == place]:
        await hurt_folk(t, piece)
    for unit in units:
        await hurt(t, unit, 1)
        if unit.name in t.units and unit.place == place:
            await unit_escapes(t, unit)
    for zed in zeds:
        hurt_zed(t, zed, 1)
        if zed.name in t.zeds and zed.place == place:
            await zed_escapes(t, zed)


async def unit_escapes(t: Table, unit: Piece) -> None:
    """A unit comes up, or retreats; where there is no room it goes on toward Town Center."""
    if unit.place not in WAYS_OUT:
        await fall_back(t, [unit])
        return
    goal = WAYS_OUT[unit.place]
    while t.room_for_units(goal) <= 0:
        goal = INWARD[goal]
    move_to(t, unit, goal)
    if t.enemies_at(goal):
        await attack_zeds(t, unit, [INWARD[goal]])


async def zed_escapes(t: Table, zed: Piece) -> None:
    """A Zed comes up, or retreats; where there is no room it goes on toward Start."""
    if zed.place not in WAYS_OUT:
        await retreat_zeds(t, [zed], zed.place)
        return
    goal = await room_outward(t, WAYS_OUT[zed.place], FIGURES[zed.name].kind == "infector")
    if goal:
        zed.place = goal
        t.tell(ALL, "zeds-moved", zeds=[zed.name], place=goal)
        await zeds_arrive(t, t.zeds_at(goal), goal)


APPEARS_UP_TO = 3


@on(FATE, "fate:doctors_plan")
async def doctors_plan(t: Table, _owner: str, _track: str) -> None:
    """Another track is Fated: on 1–3 a Zed appears in each of its spaces in Chaos; then one on every Start."""
    track = await draw_fate(t)
    for place in [place for place in t.chaos if SPACES[place].track == track]:
        if roll(t, "doctors-plan", place=place)[0] <= APPEARS_UP_TO:
            await place_zed(t, place)
    for other in t.settings.tracks:
        await place_at_start(t, other)
    await settle_fate(t, track)


@on(FATE, "fate:pro_zed")
async def pro_zed(t: Table, _owner: str, _track: str) -> None:
    """As many losses as a die shows, each of a kind the players choose."""
    await suffer(t, roll(t, "pro-zed")[0], "supplies", "ammo", "infection")


@on(FATE, "fate:rusty_lock")
async def rusty_lock(t: Table, _owner: str, _track: str) -> None:
    """A component is lost, or research set back; and a Zed comes to the Start of the track with fewest."""
    if not lose_component(t):
        set_back(t)
    await place_at_start(t, await fated_track(t, "fewest_zeds"))


# -- held ------------------------------------------------------------------------------------------------------------


def no_dossier(t: Table, *_args: Any) -> str:
    """With a unit where the dossier lies, and while there is something to find out."""
    if not t.units_at("T4"):
        return "DZ-FATE-6:nobody-there:T4"
    return "" if t.research_deck else "DZ-RES-4:nothing-to-find-out"


@on(ACTION_CARD, "fate:dossier", forbids=no_dossier)
async def dossier(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """The next research card is revealed without cost."""
    await reveal(t)


def no_hero_left(t: Table, *_args: Any) -> str:
    """While there is a hero to come."""
    return "" if available(t, "hero") else "DZ-FATE-6:no-hero-left"


@on(ACTION_CARD, "fate:hero_orange", forbids=no_hero_left)
async def hero_orange(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """A random hero comes to Town Center or to a Start."""
    await hero_arrives(t, owner)


def civilians_in_bed(t: Table, *_args: Any) -> dict[str, Piece]:
    """Civilians who lie in a Bed, if there is a place for them."""
    found = [unit for unit in of_kind(t, *ANY_CIVILIANS) if unit.place in BEDS]
    return {unit.name: unit for unit in found} if safe_places(t) else {}


def safe_places(t: Table) -> list[str]:
    """Town Center, and named spaces above ground that are open and have room, without enemies and without Chaos."""
    return [
        place
        for place, space in SPACES.items()
        if (place == TOWN_CENTER or (space.named and space.track in SURFACE))
        and place not in t.chaos
        and place not in t.no_entry
        and not is_collapsed(t, place)
        and not t.enemies_at(place)
        and t.room_for_units(place) > 0
    ]


@on(ACTION_CARD, "fate:out_of_bed", choices=civilians_in_bed)
async def out_of_bed(t: Table, _owner: str, _seat: str, unit: Piece) -> None:
    """Civilians in a Bed are healed altogether, and stand in a safe space of the players' choice."""
    unit.unmark(EKG)
    unit.side, unit.hits = FULL, 0
    renew(t)
    unit.place = await ask_team(t.seats, "out-of-bed", {f"place:{place}": place for place in safe_places(t)})
    t.tell(ALL, "moved", unit=unit.name, place=unit.place)
    infect(t, -1)


def no_desperation(t: Table, *_args: Any) -> str:
    """It costs ammo."""
    return nobody_infected(t) if t.ammo else "DZ-GUN-1:no-ammo:1"


def take_measures(t: Table) -> None:
    """One ammo, and infection falls by five."""
    gain_ammo(t, -1)
    infect(t, -5)


async def desperate_at_once(t: Table, _owner: str, _chosen: None) -> None:
    """At any time."""
    play_card(t, "desperate")
    take_measures(t)


async def desperate(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """In the Action Phase."""
    take_measures(t)


def no_chaos(t: Table, *_args: Any) -> str:
    """Where there is Chaos."""
    return "" if t.chaos else "DZ-FATE-6:no-chaos"


async def tidy(t: Table) -> None:
    """Two Chaos markers are taken away."""
    for _ in range(2):
        if t.chaos:
            place = await ask_team(t.seats, "clean-up", {f"place:{place}": place for place in t.chaos})
            remove_chaos(t, place)


async def clean_up_at_once(t: Table, _owner: str, _chosen: None) -> None:
    """At any time."""
    play_card(t, "clean_up")
    await tidy(t)


async def clean_up(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """In the Action Phase."""
    await tidy(t)


CATALOGUE.add(
    Effect("fate:desperate", ANY_TIME, desperate_at_once, forbids=no_desperation),
    Effect("fate:desperate", ACTION_CARD, desperate, forbids=no_desperation),
    Effect("fate:clean_up", ANY_TIME, clean_up_at_once, forbids=no_chaos),
    Effect("fate:clean_up", ACTION_CARD, clean_up, forbids=no_chaos),
)


def only_when_attacked(t: Table, _owner: str, fight: Fight) -> str:
    """For a unit that is attacked."""
    return "" if fight.zeds_attack else "DZ-FATE-6"


THROWN = 2


@on(ODDS, "fate:throw_it")
def thrown_at(t: Table, _owner: str, _chosen: None) -> Chances:
    """What it would do to the attacker who falls most easily."""
    shots = [free_shot_odds(t, THROWN, t.zeds[name]) for name in t.foes if name in t.zeds]
    return max(shots, key=lambda odds: odds.get("kill", 0.0)) if shots else {}


@on(BEFORE_FIGHT, "fate:throw_it", forbids=only_when_attacked)
async def throw_it(t: Table, _owner: str, fight: Fight, _chosen: None) -> None:
    """One of the attackers is fired at with strength two before the fight."""
    play_card(t, "throw_it")
    target = await choose_piece(t, "throw-it", fight.zeds, lambda zed: free_shot_odds(t, THROWN, zed))
    if target:
        hurt_zed(t, target, free_shot(t, THROWN, target))
