"""The green Fate cards, from level II on."""

from typing import Any

from .....engine import ALL
from ...chances import Chances, rounded
from ...combat.arrivals import available, draw_zed, enter_play, put_zed
from ...combat.folk import devour, go_to, refugees_out
from ...combat.harm import remove_hit
from ...combat.retreats import retreat_zeds, room_outward
from ...data.board import OUTWARD, SPACES, START, SURFACE, TUNNEL
from ...data.tables import DIE
from ...data.units import FIGURES
from ...dice import roll
from ...occasions import ACTION_CARD, BEFORE_FIGHT, FATE, IF_PLAYED, ODDS, ZEDS_CARD, on, renew
from ...odds.columns import Fight, Prelude, is_best_column
from ...phases.fate import play_card
from ...phases.zeds import advance
from ...state import Piece, Table
from ...town.movement import COLLAPSED, TRUCKS
from ...town.stores import gain_ammo, gain_supplies
from ..choosing import of_kind
from ..events.blue import put_mark

# -- played at once --------------------------------------------------------------------------------------------------

LOST_ON = {1: 2, 2: 2, 3: 1, 4: 1, 5: 1, 6: 0}


@on(FATE, "fate:cooked_books")
async def cooked_books(t: Table, _owner: str, _track: str) -> None:
    """A die says how many supplies are lost, another how much ammo."""
    gain_supplies(t, -LOST_ON[roll(t, "cooked-books")[0]])
    gain_ammo(t, -LOST_ON[roll(t, "cooked-books")[0]])


@on(FATE, "fate:zed_call")
async def zed_call(t: Table, _owner: str, _track: str) -> None:
    """For each space in Chaos a Zed is drawn: it comes if it is weaker than the number of the space."""
    for place in list(t.chaos):
        there = await room_outward(t, place)
        name = draw_zed(t) if there else ""
        if name and FIGURES[name].strength[0] < SPACES[place].number:
            await put_zed(t, name, there)
        elif name:
            (t.bag if FIGURES[name].kind == "zed" else t.super_pool).append(name)
            t.tell(ALL, "zed-stays-away", zed=name, place=place)


@on(FATE, "fate:bridge_down")
async def bridge_down(t: Table, _owner: str, _track: str) -> None:
    """The bridge of the Suburbs collapses: no player unit enters it until there is a ferry."""
    t.bridge = COLLAPSED
    t.tell(ALL, "bridge", state=t.bridge)


SLIDES_UP_TO = 2
PUSHED_BACK_ON = 6


@on(FATE, "fate:downpour")
async def downpour(t: Table, _owner: str, _track: str) -> None:
    """Each Zed on the Mountain slides, stays or is pushed back; nobody moves there for the rest of the turn."""
    for zed in sorted(t.zeds_on("M"), key=lambda zed: SPACES[zed.place].number):
        if zed.name not in t.zeds:
            continue
        die = roll(t, "downpour", piece=zed.name)[0]
        if die <= SLIDES_UP_TO:
            await advance(t, [zed])
        elif die == PUSHED_BACK_ON and zed.place in OUTWARD:
            await retreat_zeds(t, [zed], zed.place)
    t.flooded.append("M")
    t.calm.append("M")


@on(FATE, "fate:left_behind")
async def left_behind(t: Table, _owner: str, _track: str) -> None:
    """All Refugees on tracks go a space back; who comes upon Zeds is devoured."""
    for piece in refugees_out(t):
        if piece.place in OUTWARD:
            goal = OUTWARD[piece.place]
            await go_to(t, piece, goal)
            if piece.name in t.folk and piece.place == goal and t.zeds_at(goal):
                await devour(t, piece)


# -- held ------------------------------------------------------------------------------------------------------------


DRIFTER = Prelude(given=(("fate:drifter", 3),))


@on(BEFORE_FIGHT, "fate:drifter", forbids=is_best_column)
async def drifter(t: Table, _owner: str, fight: Fight, _chosen: None) -> None:
    """Three columns to the right in any fight."""
    play_card(t, "drifter")
    fight.take(DRIFTER)


@on(IF_PLAYED, "fate:drifter")
def drifter_gives(t: Table, _owner: str, _fight: Fight, _chosen: None) -> Prelude:
    """What it would give."""
    return DRIFTER


def heroes_and_starts(t: Table, *_args: Any) -> dict[str, tuple[str, str]]:
    """Each hero that may still come, at each Start above ground."""
    return {f"{hero}:{START[track]}": (hero, START[track]) for hero in available(t, "hero") for track in SURFACE}


@on(ACTION_CARD, "fate:someone_there", choices=heroes_and_starts)
async def someone_there(t: Table, _owner: str, _seat: str, chosen: tuple[str, str]) -> None:
    """A hero of the players' choice comes to a Start above ground."""
    await enter_play(t, *chosen)


def only_a_group(t: Table, _owner: str, group: list[Piece]) -> str:
    """Before Zeds move in the Zeds Phase."""
    return "" if group and t.phase == "zeds" else "DZ-FATE-6"


KEPT_FROM = 4


@on(ODDS, "fate:decoy")
def decoy_lasts(t: Table, _owner: str, _chosen: None) -> Chances:
    """How likely the card is kept."""
    return rounded(kept=sum(die >= KEPT_FROM for die in DIE) / len(DIE))


@on(ZEDS_CARD, "fate:decoy", forbids=only_a_group)
async def decoy(t: Table, _owner: str, group: list[Piece], _chosen: None) -> None:
    """A group does not move, and mends; a die says whether the card is kept."""
    play_card(t, "decoy")
    for zed in group:
        if is_wounded_zed(zed):
            remove_hit(t, zed)
    group.clear()
    if roll(t, "decoy")[0] >= KEPT_FROM:
        take_back(t, "decoy")


def is_wounded_zed(zed: Piece) -> bool:
    """Whether there is a hit to take off."""
    return bool(zed.side or zed.hits)


def take_back(t: Table, card: str) -> None:
    """A card that was played is not discarded after all."""
    t.fate_discard.remove(card)
    t.hand.append(card)
    t.tell(ALL, "fate-held", card=card)
    renew(t)


NO_DRIVERS = ("pickles", "horatius")


def drivers(t: Table, *_args: Any) -> dict[str, Piece]:
    """Heroes above ground who can drive."""
    heroes = [unit for unit in of_kind(t, "hero") if unit.name not in NO_DRIVERS and TRUCKS not in unit.marks]
    return {unit.name: unit for unit in heroes if SPACES[unit.place].track != TUNNEL}


@on(ACTION_CARD, "fate:trucks", choices=drivers)
async def trucks(t: Table, _owner: str, _seat: str, unit: Piece) -> None:
    """A hero goes three spaces farther in its next Move action of this turn."""
    put_mark(t, unit, TRUCKS)
