"""The yellow events, from level III on."""

from typing import Any

from .....engine import ALL
from ...combat.arrivals import enter_play, place_aside, place_at_start
from ...combat.control import add_chaos
from ...combat.harm import hurt, hurt_zed, remove_hit
from ...combat.healing import heal, heal_forbidden
from ...data.board import BEDS, LAB, LINKS, OUTWARD, SPACES, START, TOWN_CENTER, VILLAGES
from ...data.tables import DIE, MOST_RESOURCES
from ...data.units import FIGURES
from ...dice import roll
from ...occasions import (
    ACTIONS_END,
    AMMO_NEEDED,
    ENTERED,
    EVENT_ACTION,
    GUNFIRE,
    HAND_TO_HAND,
    MOVED,
    ZEDS_END,
    ZEDS_START,
    on,
    takes_effect,
)
from ...odds.columns import Fight, Shot
from ...odds.dice import by_die, hurt_odds
from ...phases.fate import draw_fate, settle_fate
from ...phases.zeds import set_out
from ...state import FULL, Piece, Table
from ...town.hospital import discharge, in_beds
from ...town.research import in_lab, research, research_forbidden, reveal
from ...town.stores import gain_supplies, infect
from ..choosing import choose_piece, heal_markers, of_kind, suffer
from .blue import blast, held_out
from .green import mark_strongest

# -- act 1 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:noelle")
async def noelle(t: Table, _owner: str) -> None:
    """Noelle comes to the Start of the Fated track."""
    track = await draw_fate(t)
    await place_aside(t, "noelle", START[track])
    await settle_fate(t, track)


@on(ACTIONS_END, "event:granary")
async def granary(t: Table, _owner: str) -> None:
    """As many supplies as a die shows for those at the Farm."""
    if t.units_at("F3"):
        takes_effect(t, t.event)
        gain_supplies(t, roll(t, "granary")[0])


# -- act 2 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:tsunami")
async def tsunami(t: Table, _owner: str) -> None:
    """A new Zed on every Start."""
    for track in t.settings.tracks:
        await place_at_start(t, track)


@on(ACTIONS_END, "event:discovery")
async def discovery(t: Table, _owner: str) -> None:
    """The next research card is revealed by those at the University."""
    if t.units_at("S4"):
        takes_effect(t, t.event)
        await reveal(t)


def shifts(t: Table, *_args: Any) -> dict[str, Piece]:
    """Whom a Heal would help, and who could do research."""
    found = {f"heal:{piece.name}": piece for piece in in_beds(t) if not heal_forbidden(t, piece)}
    scientist = in_lab(t)
    if scientist and not research_forbidden(t, scientist):
        found["research"] = scientist
    return found


@on(EVENT_ACTION, "event:double_shift", choices=shifts, cost=3)
async def double_shift(t: Table, _owner: str, _seat: str, piece: Piece) -> None:
    """More infection for a free Heal, or for free research."""
    infect(t, 1)
    if piece.place == LAB:
        await research(t, piece)
    else:
        await heal(t, piece)


@on(ZEDS_START, "event:meltdown")
async def meltdown(t: Table, _owner: str) -> None:
    """Everybody at the power plant takes two hits and retreats; Chaos, and nobody enters it this turn."""
    await blast(t, "H3", 2)
    add_chaos(t, "H3")


BURNING = "burning"


@on(ENTERED, "event:flambe")
async def catch_fire(t: Table, _owner: str, zeds: list[Piece], place: str) -> None:
    """Zeds that come out of Chaos, or into it, burn."""
    if t.phase == "zeds" and (place in t.chaos or OUTWARD[place] in t.chaos):
        for zed in zeds:
            zed.mark(BURNING)


@on(HAND_TO_HAND, "event:flambe")
def flambe(t: Table, _owner: str, fight: Fight) -> int:
    """Two columns to the left where they attack."""
    return -2 if fight.zeds_attack and any(BURNING in zed.marks for zed in fight.zeds) else 0


@on(MOVED, "event:flambe")
async def burn_out(t: Table, _owner: str, zeds: list[Piece], _place: str) -> None:
    """When that is over they take a hit."""
    for zed in zeds:
        if BURNING in zed.marks:
            zed.unmark(BURNING)
            if t.zeds.get(zed.name) is zed:
                hurt_zed(t, zed, 1)


# -- act 3 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_END, "event:super_rage", "event:super_frenzy")
async def super_rage(t: Table, owner: str) -> None:
    """All Super-Zeds are activated, those nearest to Town Center first."""
    t.used.append(owner)
    raging = [zed for zed in t.zeds.values() if FIGURES[zed.name].kind == "super"]
    for zed in sorted(raging, key=lambda zed: SPACES[zed.place].number):
        if zed.name in t.zeds and zed.place[0] not in t.calm:
            await set_out(t, [zed])
    t.used.remove(owner)


@on(HAND_TO_HAND, "event:super_rage", "event:super_frenzy")
def rage(t: Table, owner: str, fight: Fight) -> int:
    """Two columns to the left while they attack then."""
    raging = owner in t.used and any(FIGURES[zed.name].kind == "super" for zed in fight.zeds)
    return -2 if raging and fight.zeds_attack else 0


CLOSE = 2


@on(ZEDS_START, "event:despair")
async def despair(t: Table, _owner: str) -> None:
    """As many losses as there are Zeds close to Town Center."""
    close = [zed for zed in t.zeds.values() if SPACES[zed.place].number <= CLOSE]
    await suffer(t, len(close), "supplies", "ammo")


@on(ZEDS_START, "event:bikers")
async def bikers(t: Table, _owner: str) -> None:
    """Petra's Angels come to Town Center, and eat."""
    if "petras_angels" in t.pool:
        await enter_play(t, "petras_angels")
    gain_supplies(t, -1)


@on(ZEDS_END, "event:smart_zeds")
async def smart_zeds(t: Table, _owner: str) -> None:
    """A new Zed on the Start of the Suburbs; the strongest regular Zed gets the marker."""
    await place_at_start(t, "S")
    await mark_strongest(t, "smart")


def patients(t: Table, *_args: Any) -> dict[str, Piece]:
    """Who lies in a Bed."""
    return {piece.name: piece for piece in in_beds(t)}


@on(EVENT_ACTION, "event:real_monster", choices=patients, cost=2)
async def real_monster(t: Table, _owner: str, _seat: str, piece: Piece) -> None:
    """A patient goes from a Bed to the Cemetery, and the next research card is revealed."""
    discharge(t, piece, to_town=False)
    await reveal(t)


@on(GUNFIRE, "event:mercs")
def mercs(t: Table, _owner: str, _shot: Shot) -> int:
    """One column to the right for all gunfire of the Action Phase."""
    return int(t.phase == "actions")


@on(AMMO_NEEDED, "event:mercs")
def own_bullets(t: Table, _owner: str, _shot: Shot) -> int:
    """And it costs no ammo, not even that of those whose guns need more."""
    return -MOST_RESOURCES if t.phase == "actions" else 0


@on(ACTIONS_END, "event:mercs")
async def pay_mercs(t: Table, _owner: str) -> None:
    """At its end as many losses as a die shows: supplies, or hits."""
    takes_effect(t, t.event)
    await suffer(t, roll(t, "mercs")[0], "supplies")


@on(ZEDS_START, "event:still_more")
async def still_more(t: Table, _owner: str) -> None:
    """Zeds in named spaces are back on their full side; all Zeds lose their hit markers."""
    heal_markers(t)
    for zed in t.zeds.values():
        if SPACES[zed.place].named and zed.side != FULL:
            zed.side = FULL
            t.tell(ALL, "mended", piece=zed.name, side=zed.side, hits=zed.hits)


# -- act 4 -----------------------------------------------------------------------------------------------------------

BREAKDOWN_HITS = {1: 2, 6: 0}


@on(ZEDS_START, "event:breakdown")
async def breakdown(t: Table, _owner: str) -> None:
    """A hero in Town Center or next to it, but not in a Bed, takes hits by a die."""
    near = {TOWN_CENTER, *LINKS[TOWN_CENTER]}.difference(BEDS)
    heroes = [unit for unit in of_kind(t, "hero") if unit.place in near]
    hits = by_die(BREAKDOWN_HITS.get(die, 1) for die in DIE)
    hero = await choose_piece(t, "breakdown", heroes, lambda one: hurt_odds(t, one, hits))
    if hero:
        await hurt(t, hero, BREAKDOWN_HITS.get(roll(t, "breakdown", piece=hero.name)[0], 1))


@on(ZEDS_START, "event:diner_bells")
async def diner_bells(t: Table, _owner: str) -> None:
    """Zeds in or next to Town spaces and villages without player units lose a hit, Super-Zeds too."""
    feed(t, "zed", "super")


@on(ZEDS_START, "event:do_not_feed")
async def do_not_feed(t: Table, _owner: str) -> None:
    """The chances of the strike, for regular Zeds only."""
    feed(t, "zed")


def feed(t: Table, *kinds: str) -> None:
    """Zeds of these kinds mend where they find Town spaces or villages that nobody guards."""
    towns = [place for place, space in SPACES.items() if space.kind == "town"]
    left = [place for place in (*towns, *VILLAGES) if not t.units_at(place)]
    near = {there for place in left for there in (place, *LINKS[place])}
    for zed in t.zeds.values():
        wounded = zed.hits or zed.side != FULL
        if zed.place in near and FIGURES[zed.name].kind in kinds and wounded:
            remove_hit(t, zed)


on(ZEDS_START, "event:finale_y", "event:finale_o", "event:finale_r")(held_out)
