"""The green events, from level II on."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from .....engine import ALL, Effect, ask_team
from ...chances import Chances
from ...choices import staked
from ...combat.arrivals import enter_play, place_at_start, place_zed
from ...combat.control import is_controlled
from ...combat.harm import spread_hits
from ...combat.healing import heal, heal_forbidden
from ...data.board import SPACES, START, SURFACE, VILLAGES
from ...data.tables import MOST_INFECTION
from ...data.units import VIP
from ...dice import roll
from ...occasions import (
    ACTIONS_END,
    CATALOGUE,
    CHAOS_MARKERS,
    ENTERED,
    EVENT_ACTION,
    NO_TERRAIN,
    ZEDS_START,
    on,
    takes_effect,
)
from ...odds.dice import Hits, mob_odds
from ...odds.fights import totals
from ...phases.fate import draw_fate, settle_fate
from ...phases.infection import finish
from ...phases.raiders import raiders_advance, raiders_appear
from ...state import REDUCED, Piece, Table
from ...town.hospital import in_beds
from ...town.stores import gain_ammo, gain_supplies, infect
from ..choosing import choose_piece, heal_markers, strongest_regular, suffer
from .blue import held_out, hero_arrives, no_terrain, put_mark, sneak_attack

CATALOGUE.add(
    Effect("event:strays", ZEDS_START, sneak_attack),
    Effect("event:limping", ZEDS_START, sneak_attack),
    Effect("event:hero_green", ZEDS_START, hero_arrives),
    Effect("event:finale_g", ZEDS_START, held_out),
)

# -- act 1 -----------------------------------------------------------------------------------------------------------


@on(ACTIONS_END, "event:pantry")
async def pantry(t: Table, _owner: str) -> None:
    """Four supplies for those at the edge of Town toward the Forest."""
    if t.units_at("F0"):
        takes_effect(t, t.event)
        gain_supplies(t, 4)


@on(ZEDS_START, "event:bad_water")
async def bad_water(t: Table, _owner: str) -> None:
    """As many losses as a die shows: supplies, or hits."""
    await suffer(t, roll(t, "bad-water")[0], "supplies")


# -- act 2 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:rangers")
async def rangers(t: Table, _owner: str) -> None:
    """The Rangers come to the Start of the Fated track with four ammo."""
    track = await draw_fate(t)
    if "rangers" in t.pool:
        await enter_play(t, "rangers", START[track])
    gain_ammo(t, 4)
    await settle_fate(t, track)


@on(CHAOS_MARKERS, "event:utter_chaos", "event:wild_chaos")
def utter_chaos(t: Table, _owner: str, _place: str) -> int:
    """Spaces that fall to the Zeds this turn get a second Chaos marker."""
    return 1


@on(ZEDS_START, "event:toxic_zeds")
async def toxic_zeds(t: Table, _owner: str) -> None:
    """A new Zed on the Highway's Start; the strongest regular Zed gets the marker."""
    await place_at_start(t, "H")
    await mark_strongest(t, "toxic")


async def mark_strongest(t: Table, mark: str) -> None:
    """A marker for the strongest regular Zed."""
    zed = await strongest_regular(t)
    if zed:
        put_mark(t, zed, mark)


# -- act 3 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:fast_zeds")
async def fast_zeds(t: Table, _owner: str) -> None:
    """A new Zed on the Forest's Start; the strongest regular Zed gets the marker."""
    await place_at_start(t, "F")
    await mark_strongest(t, "fast")


MONSTERS_FROM = 8


@on(ZEDS_START, "event:crowd")
async def crowd(t: Table, _owner: str) -> None:
    """On the Start of the Fated track: a Super-Zed where infection is high, else the V.I.P. Survivors."""
    track = await draw_fate(t)
    if t.infection >= MONSTERS_FROM:
        await place_zed(t, START[track], super_zed=True)
    elif VIP in t.aside:
        t.aside.remove(VIP)
        t.folk[VIP] = Piece(name=VIP, place=START[track], side=REDUCED)
        t.tell(ALL, "folk-moved", piece=VIP, place=START[track])
    await settle_fate(t, track)


@on(ZEDS_START, "event:raiders")
async def raiders(t: Table, _owner: str) -> None:
    """Raiders come to the Start of the track above ground with most Chaos, and go on at once."""
    piece = await raiders_appear(t, "raiders", "most_chaos")
    if piece:
        await raiders_advance(t, piece)


GUNSHIP_HITS = ((5, 1), (9, 2), (12, 3))


def gunship_hits(dice: int) -> int:
    """What two dice mean."""
    return next(hits for most, hits in GUNSHIP_HITS if dice <= most)


GUNSHIP: Hits = {
    hits: sum(chance for dice, chance in totals(2).items() if gunship_hits(dice) == hits) for _, hits in GUNSHIP_HITS
}


def strike_odds(t: Table, places: Mapping[str, str], hits: Hits) -> dict[str, Chances]:
    """What hits on the Zeds of each of these spaces would bring."""
    return {name: mob_odds(t, t.zeds_at(place), hits) for name, place in places.items()}


@on(ZEDS_START, "event:gunship")
async def gunship(t: Table, _owner: str) -> None:
    """Zeds of a space above ground are fired at."""
    found = {zed.place: None for zed in t.zeds.values() if SPACES[zed.place].track in SURFACE}
    places = {f"place:{place}": place for place in found if place not in START.values()}
    if places:
        asking = ask_team(t.seats, "gunship", places)
        place = await staked(t, t.seats, asking, partial(strike_odds, t, places, GUNSHIP))
        dice = sum(roll(t, "gunship", 2, place=place))
        await spread_hits(t, t.zeds_at(place), gunship_hits(dice))


@on(ZEDS_START, "event:all_appear")
async def all_appear(t: Table, _owner: str) -> None:
    """A new Zed in every village that Zeds control; all Zeds lose their hit markers."""
    for place in [place for place in VILLAGES if is_controlled(t, place)]:
        await place_zed(t, place)
    heal_markers(t)


# -- act 4 -----------------------------------------------------------------------------------------------------------


@on(ENTERED, "event:hard_heads", "event:unstoppable")
async def hard_heads(t: Table, _owner: str, _zeds: list[Piece], place: str) -> None:
    """Zeds tear down the barricade of a space they enter."""
    if t.phase == "zeds" and place in t.barricades:
        t.barricades.remove(place)
        t.tell(ALL, "torn-down", place=place)


on(NO_TERRAIN, "event:hard_heads", "event:unstoppable")(no_terrain)

WARD = {"two-heals": (2, 0), "infection": (0, 2), "both": (1, 1)}


def ward(t: Table, *_args: Any) -> dict[str, tuple[int, int]]:
    """Heals, and by how much infection falls."""
    return WARD


@on(EVENT_ACTION, "event:good_ward", choices=ward, cost=1)
async def good_ward(t: Table, _owner: str, _seat: str, chosen: tuple[int, int]) -> None:
    """Free Heals in the Hospital that do not change infection, or less infection, or some of both."""
    heals, less = chosen
    infect(t, -less)
    for _ in range(heals):
        piece = await choose_piece(t, "good-ward", [one for one in in_beds(t) if not heal_forbidden(t, one)])
        if piece:
            await heal(t, piece, lowers=False)


@on(ZEDS_START, "event:this_is_bad")
async def this_is_bad(t: Table, _owner: str) -> None:
    """A new Zed close to Town on the Fated track; all Zeds lose their hit markers."""
    track = await draw_fate(t)
    await place_zed(t, f"{track}1")
    heal_markers(t)
    await settle_fate(t, track)


@on(ZEDS_START, "event:what_is_that")
async def what_is_that(t: Table, _owner: str) -> None:
    """Infection rises to its end, and there is an Unchecked Outbreak; all Zeds lose their hit markers."""
    if t.infection == MOST_INFECTION:
        t.unchecked += 1
    infect(t, MOST_INFECTION)
    await finish(t)
    heal_markers(t)
