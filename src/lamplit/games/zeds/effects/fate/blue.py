"""The blue Fate cards, those of the Basic Game and level I."""

from typing import Any

from .....engine import Effect
from ...combat.arrivals import available, enter_play, place_aside, place_mob, place_zed
from ...combat.fights import tell_result
from ...data.board import START
from ...occasions import ACTION_CARD, AFTER_ROLL, BEFORE_FIGHT, CATALOGUE, FATE, IF_PLAYED, on
from ...odds.columns import Fight, Outcome, Prelude, is_best_column
from ...phases.fate import fated_track, play_card
from ...state import Table
from ...town.stores import gain_ammo, gain_event_actions, gain_supplies
from ..choosing import of_kind
from ..events.blue import put_mark

# -- played at once --------------------------------------------------------------------------------------------------


@on(FATE, "fate:lake_zeds")
async def lake_zeds(t: Table, _owner: str, _track: str) -> None:
    """A new Zed at the Campground."""
    await place_zed(t, "M2")


@on(FATE, "fate:vermin")
async def vermin(t: Table, _owner: str, _track: str) -> None:
    """The infected vermin come to the Start of the track with most Zeds."""
    if "vermin" in t.aside:
        await place_aside(t, "vermin", START[await fated_track(t, "most_zeds")])


@on(FATE, "fate:graveyard")
async def graveyard(t: Table, _owner: str, _track: str) -> None:
    """Two new Zeds together in St. Thomas."""
    await place_mob(t, "F4", 2)


@on(FATE, "fate:bad_stock")
async def bad_stock(t: Table, _owner: str, _track: str) -> None:
    """Two supplies and one ammo are lost, as far as they are there."""
    gain_supplies(t, -2)
    gain_ammo(t, -1)


# -- held ------------------------------------------------------------------------------------------------------------


def only_own_attack(t: Table, owner: str, fight: Fight) -> str:
    """For a player unit that attacks."""
    return "DZ-FATE-6" if fight.zeds_attack else is_best_column(t, owner, fight)


BULLDOZER = Prelude(given=(("fate:bulldozer", 2),))


@on(BEFORE_FIGHT, "fate:bulldozer", forbids=only_own_attack)
async def bulldozer(t: Table, _owner: str, fight: Fight, _chosen: None) -> None:
    """Two columns to the right for a unit that attacks."""
    play_card(t, "bulldozer")
    fight.take(BULLDOZER)


@on(IF_PLAYED, "fate:bulldozer")
def bulldozer_gives(t: Table, _owner: str, _fight: Fight, _chosen: None) -> Prelude:
    """What it would give."""
    return BULLDOZER


def leaderless(t: Table, *_args: Any) -> dict[str, str]:
    """Normal civilians on the map."""
    return {unit.name: unit.name for unit in of_kind(t, "civilians")}


def fighting(t: Table, _owner: str, fight: Fight) -> dict[str, str]:
    """Normal civilians that are about to fight: all others get their leader no later when they are."""
    return {unit.name: unit.name for unit in of_kind(t, "civilians") if unit.name == fight.unit.name}


async def lead_in_fight(t: Table, _owner: str, _fight: Fight, unit: str) -> None:
    """Before any fight."""
    play_card(t, "civ_leader")
    lead(t, unit)


async def lead_in_actions(t: Table, _owner: str, _seat: str, unit: str) -> None:
    """In the Action Phase, where the card is played for the effect."""
    lead(t, unit)


def lead(t: Table, unit: str) -> None:
    """The marker of the leader on a normal civilians unit."""
    put_mark(t, t.units[unit], "civilian_leader")


@on(IF_PLAYED, "fate:civ_leader", choices=fighting)
def leader_gives(t: Table, _owner: str, _fight: Fight, _unit: str) -> Prelude:
    """What it would give."""
    return Prelude(given=(("mark:civilian_leader", 1),))


CATALOGUE.add(
    Effect("fate:civ_leader", BEFORE_FIGHT, lead_in_fight, choices=fighting),
    Effect("fate:civ_leader", ACTION_CARD, lead_in_actions, choices=leaderless),
)


@on(ACTION_CARD, "fate:adrenaline")
async def adrenaline(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """Two more Event Actions."""
    gain_event_actions(t, 2)


def civilians_to_come(t: Table, *_args: Any) -> dict[str, str]:
    """Civilians, normal or heroic, that may still come."""
    return {name: name for name in (*available(t, "civilians"), *available(t, "heroic"))}


@on(ACTION_CARD, "fate:organizer", choices=civilians_to_come)
async def organizer(t: Table, _owner: str, _seat: str, unit: str) -> None:
    """Civilians of the players' choice come to Town Center."""
    await enter_play(t, unit)


def only_lost_defence(t: Table, _owner: str, fight: Fight, outcome: Outcome) -> str:
    """After Zeds attacked and won."""
    lost = fight.zeds_attack and not fight.against_raiders and not outcome.human_wins
    return "" if lost else "DZ-FATE-6"


@on(AFTER_ROLL, "fate:iron_will", forbids=only_lost_defence)
async def iron_will(t: Table, _owner: str, fight: Fight, outcome: Outcome, _chosen: None) -> None:
    """A lost defence is held: the Zeds take one hit and retreat, the defender takes none."""
    play_card(t, "iron_will")
    outcome.human_wins, outcome.zed_hits, outcome.human_hits = True, 1, 0
    tell_result(t, fight, outcome)
