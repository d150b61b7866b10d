"""The blue events, those of the Basic Game and level I."""

from functools import partial

from .....engine import ALL, Effect, ask_team
from ...chances import Chances
from ...choices import ask_horde
from ...combat.arrivals import available, choose_drawn, enter_play, place_at_start, place_zed, zeds_to_draw
from ...combat.folk import hurt_folk
from ...combat.harm import hurt, hurt_zed
from ...combat.retreats import fall_back, provoke, retreat_raiders, retreat_zeds, still_there, zeds_turn_up
from ...data.board import CATACOMBS, SPACES, START, TOWN_CENTER
from ...data.tables import EQUAL
from ...data.units import FIGURES, UNITS
from ...dice import roll
from ...occasions import (
    ACTIONS_END,
    ACTIONS_START,
    CATALOGUE,
    LOST,
    MEETING,
    NO_TERRAIN,
    ZEDS_END,
    ZEDS_START,
    on,
    renew,
    takes_effect,
)
from ...odds.columns import Fight, clamped, read_fight, strength, terrain
from ...odds.dice import fight_hits, hurt_odds
from ...odds.moves import newcomer_odds
from ...phases.fate import draw_fate, settle_fate
from ...state import FULL, REDUCED, Piece, Table
from ...town.stores import gain_ammo, infect
from ...victory import win
from ..choosing import choose_piece, heal_markers, of_kind, out_on_tracks, replace_zed, strongest_regular

# -- act 1 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:rule_seven")
async def rule_seven(t: Table, _owner: str) -> None:
    """A new Zed on an empty Start, or where the weakest stands."""
    starts = [START[track] for track in t.settings.tracks]
    empty = [start for start in starts if not t.zeds_at(start)]
    if not empty:
        weakest = {start: min(strength(t, zed) for zed in t.zeds_at(start)) for start in starts}
        empty = [start for start in starts if weakest[start] == min(weakest.values())]
    await place_zed(t, await ask_horde(t, "which-start", {f"place:{start}": start for start in empty}))


@on(MEETING, "event:rule_seven")
async def run_away(t: Table, _owner: str, fight: Fight) -> bool:
    """This turn a unit that is entered upon may retreat instead of fighting; others of its space are still attacked."""
    if not fight.zeds_attack or t.phase != "zeds" or fight.unit.name not in t.units or fight.place == TOWN_CENTER:
        return False
    ways = {"fight": False, "retreat": True}
    if not await ask_team(t.seats, "run-away", ways, unit=fight.unit.name, place=fight.place):
        return False
    await fall_back(t, [fight.unit])
    return True


@on(ACTIONS_END, "event:hunting_cabin")
async def hunting_cabin(t: Table, _owner: str) -> None:
    """Two ammo for those at the Campground."""
    if t.units_at("M2"):
        takes_effect(t, t.event)
        gain_ammo(t, 2)


@on(ZEDS_START, "event:well_armed")
async def well_armed(t: Table, _owner: str) -> None:
    """A marker for normal civilians."""
    unit = await choose_piece(t, "well-armed", of_kind(t, "civilians"))
    if unit:
        put_mark(t, unit, "well_armed")


def put_mark(t: Table, piece: Piece, mark: str) -> None:
    """A marker on a piece."""
    piece.mark(mark)
    t.tell(ALL, "marked", piece=piece.name, mark=mark)
    renew(t)


# -- night raids: acts 2 and 4 ---------------------------------------------------------------------------------------


async def night_raid(track: str, t: Table, _owner: str) -> None:
    """Infection for each Zed on the track, and a new one on its Start."""
    infect(t, len(t.zeds_on(track)))
    await place_at_start(t, track)


def no_terrain(t: Table, _owner: str, fight: Fight) -> bool:
    """No terrain shift in this Zeds Phase."""
    return t.phase == "zeds" and fight.zeds_attack


for _name, _track in (("night_m", "M"), ("night_s", "S"), ("night_f", "F"), ("night_h", "H"), ("nightfall", "H")):
    CATALOGUE.add(
        Effect(f"event:{_name}", ZEDS_START, partial(night_raid, _track)),
        Effect(f"event:{_name}", NO_TERRAIN, no_terrain),
    )

# -- act 2 -----------------------------------------------------------------------------------------------------------


def ambushed_in(t: Table, unit: Piece) -> int:
    """The column in which a unit is attacked out of nowhere."""
    return clamped(EQUAL + terrain(t, unit.place)[1])


def ambush_odds(t: Table, unit: Piece) -> Chances:
    """What it would mean to a unit."""
    return hurt_odds(t, unit, fight_hits(ambushed_in(t, unit)))


async def sneak_attack(t: Table, _owner: str) -> None:
    """A unit on the Fated track is attacked on the equal column: it takes hits, and that is all."""
    track = await draw_fate(t)
    unit = await choose_piece(t, "sneak-attack", out_on_tracks(t, track), partial(ambush_odds, t))
    if unit:
        provoke(t, unit)
        column = ambushed_in(t, unit)
        dice = sum(roll(t, "sneak-attack", 2, column=column, unit=unit.name))
        await hurt(t, unit, read_fight(column, dice).human_hits)
    await settle_fate(t, track)


CATALOGUE.add(Effect("event:underfoot", ZEDS_START, sneak_attack))


@on(ZEDS_START, "event:spread")
async def spread(t: Table, _owner: str) -> None:
    """A new Zed on the Start of the Fated track."""
    track = await draw_fate(t)
    await place_at_start(t, track)
    await settle_fate(t, track)


BEFORE_IT_IS_READ = frozenset(("four_r", "infection", "eat"))
"""The phases before the one in which the text of the card takes effect."""


@on(LOST, "event:spread")
async def spread_further(t: Table, owner: str, unit: Piece, place: str) -> None:
    """From the Zeds Phase on lost normal civilians leave a Zed where they stood."""
    if t.phase not in BEFORE_IT_IS_READ:
        await turn(t, owner, unit, place)


async def turn(t: Table, _owner: str, unit: Piece, place: str) -> None:
    """Lost normal civilians leave a Zed where they stood."""
    if UNITS[unit.name].kind == "civilians" and SPACES[place].track:
        t.rising.append(place)


@on(ZEDS_START, "event:kidding")
async def kidding(t: Table, _owner: str) -> None:
    """A new Zed on every Start; all Zeds lose their hit markers."""
    for track in t.settings.tracks:
        await place_at_start(t, track)
    heal_markers(t)


# -- act 3 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:hero_blue")
async def hero_arrives(t: Table, _owner: str) -> None:
    """A random hero comes to Town Center or to a Start."""
    heroes = available(t, "hero")
    if not heroes:
        return
    hero = t.chance.pick("heroes", heroes)
    t.tell(ALL, "hero-drawn", hero=hero)
    places = [TOWN_CENTER, *(START[track] for track in t.settings.tracks)]
    chosen = await ask_team(t.seats, "hero-arrives", {f"place:{place}": place for place in places}, hero=hero)
    await enter_play(t, hero, chosen)


@on(ZEDS_START, "event:mine_blast")
async def mine_blast(t: Table, _owner: str) -> None:
    """Everybody in the Lucky Strike Mine takes a hit and retreats, and nobody enters it this turn."""
    await blast(t, "M4", 1)


async def blast(t: Table, place: str, hits: int) -> None:
    """Each unit of any side takes so many hits and retreats; No Entry."""
    zeds, raiders, units = t.zeds_at(place), t.raiders_at(place), t.units_at(place)
    for foe in (*zeds, *raiders):
        hurt_zed(t, foe, hits)
    for unit in units:
        provoke(t, unit)
        await hurt(t, unit, hits)
    for piece in [piece for piece in t.folk.values() if piece.place == place]:
        await hurt_folk(t, piece)
    t.no_entry.append(place)
    await fall_back(t, [unit for unit in units if unit.name in t.units and unit.place == place])
    await retreat_zeds(t, still_there(t, zeds, place), place)
    await retreat_raiders(t, still_there(t, raiders, place), place)


@on(ZEDS_START, "event:tough_zeds")
async def tough_zeds(t: Table, _owner: str) -> None:
    """A new Zed on the Mountain's Start; the strongest regular Zed gets the marker."""
    await place_at_start(t, "M")
    zed = await strongest_regular(t)
    if zed:
        put_mark(t, zed, "tough")


def smelt_by(t: Table, unit: Piece) -> Chances:
    """The fight a unit would come to."""
    return newcomer_odds(t, [unit], zeds_to_draw(t), REDUCED)


@on(ZEDS_END, "event:odd_smell")
async def odd_smell(t: Table, _owner: str) -> None:
    """A Zed appears on its reduced side among the players' units and attacks the one they choose."""
    unit = await choose_piece(t, "odd-smell", out_on_tracks(t), partial(smelt_by, t))
    name = await choose_drawn(t) if unit else ""
    if unit is None or not name:
        return
    place = unit.place
    zed = t.zeds[name] = Piece(name=name, place=place, side=REDUCED)
    t.tell(ALL, "zed-placed", zed=name, place=place)
    renew(t)
    won = await zeds_turn_up(t, [zed] if place in CATACOMBS else t.zeds_at(place), place, unit)
    if won and name in t.zeds:
        zed.side = FULL


# -- act 4 -----------------------------------------------------------------------------------------------------------

WEAK = 3


@on(ZEDS_START, "event:hate_that")
async def hate_that(t: Table, _owner: str) -> None:
    """Weak regular Zeds are replaced by new ones, those nearest to Town Center first."""
    weak = [zed for zed in t.zeds.values() if FIGURES[zed.name].kind == "zed" and strength(t, zed) <= WEAK]
    for zed in sorted(weak, key=lambda zed: SPACES[zed.place].number):
        replace_zed(t, zed)


@on(ZEDS_START, "event:keep_cool")
async def keep_cool(t: Table, _owner: str) -> None:
    """A hero attacks better this turn."""
    unit = await choose_piece(t, "keep-cool", of_kind(t, "hero"))
    if unit:
        put_mark(t, unit, "keep_cool")


# -- Finales ---------------------------------------------------------------------------------------------------------


async def held_out(t: Table, _owner: str) -> None:
    """The players win."""
    win(t)


@on(ZEDS_START, "event:finale_b2")
async def last_bullet(t: Table, _owner: str) -> None:
    """The Fated track is activated twice."""
    track = await draw_fate(t)
    t.activations[:0] = [track, track]
    await settle_fate(t, track)


CATALOGUE.add(
    Effect("event:finale_b1", ZEDS_START, held_out),
    Effect("event:finale_b2", ACTIONS_START, held_out),
)
