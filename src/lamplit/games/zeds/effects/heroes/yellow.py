"""The units that join from level III: Darling, Seaver, Agee, Wright, the Clarion Courier and WZED Radio."""

from .....engine import ALL, ask_team
from ...chances import Chances
from ...combat.arrivals import available, enter_play
from ...combat.fights import hand_to_hand
from ...combat.folk import refugees_out
from ...combat.healing import heal, heal_forbidden, heal_odds, within_reach
from ...combat.retreats import fall_back, go_back
from ...data.board import INWARD, OFFICES, SPACES, TOWN, TOWN_CENTER, TUNNEL
from ...dice import roll
from ...occasions import (
    ACTIONS_START,
    ATTACKED,
    BEDS_OPEN,
    CARD_PLAYED,
    CHARACTER_ACTION,
    EATEN,
    ENTERING_PLAY,
    EXTRA_DICE,
    FIRST_DIE,
    GUNFIRE,
    HAND_TO_HAND,
    HEALING,
    INFECTION_OF_FIGHT,
    MEETING,
    ODDS,
    ORDER_INFECTION,
    RESEARCH_ROLL,
    SAVING,
    SPECIAL_ACTION,
    TOWN_ENTERED,
    call,
    on,
)
from ...odds.columns import Fight, Outcome, Prelude, Shot
from ...state import Piece, Table
from ...town.hospital import in_beds
from ...town.stores import gain_event_actions, gain_supplies, infect
from ..choosing import of_kind
from .basic import let_act


def in_office(t: Table, owner: str) -> bool:
    """Whether a scientist is in an Office."""
    return t.units[owner].place in OFFICES


def office_needed(t: Table, owner: str, _seat: str) -> str:
    """Some things are done from an Office only."""
    return "" if in_office(t, owner) else "DZ-SCI-3:not-in-office"


# -- Darling ---------------------------------------------------------------------------------------------------------


STEPS_BACK_ON = 2
SILENT_FROM = 3


def meets_zeds(owner: str, fight: Fight) -> bool:
    """Whether it is her fight, and against Zeds: Raiders are none."""
    return fight.unit.name == owner and not fight.against_raiders


@on(FIRST_DIE, "assassin")
def blade_on(t: Table, owner: str, fight: Fight, die: int) -> Prelude | None:
    """What her die does. Where she may step back, she is taken to fight."""
    if not meets_zeds(owner, fight):
        return None
    return Prelude(given=(("assassin", 2),), harmless=True) if die >= SILENT_FROM else Prelude()


@on(MEETING, "assassin")
async def assassin(t: Table, owner: str, fight: Fight) -> bool:
    """When she meets Zeds: on a 2 she alone may step back; on 3–6 she fights with two shifts, and takes no hits."""
    if not meets_zeds(owner, fight):
        return False
    die = roll(t, "assassin", unit=owner)[0]
    prelude = blade_on(t, owner, fight, die)
    if prelude:
        fight.take(prelude)
    if die != STEPS_BACK_ON or fight.place == TOWN_CENTER:
        return False
    if not await ask_team(t.seats, "run-away", {"fight": False, "retreat": True}, unit=owner, place=fight.place):
        return False
    if fight.zeds_attack:
        await fall_back(t, [fight.unit])
    else:
        await go_back(t, fight.unit, fight.way_back)
    return True


@on(INFECTION_OF_FIGHT, "assassin")
def assassin_is_clean(t: Table, owner: str, fight: Fight) -> int:
    """Then the fight does not raise infection."""
    return -1 if fight.unit.name == owner and ("assassin", 2) in fight.given else 0


ZEN = "zen"
OWED = "zen:owed"


@on(CARD_PLAYED, "zen")
def zen(t: Table, owner: str) -> None:
    """Once a turn a Fate card that is played gives her an action: in this Action Phase, or in the next of the turn."""
    if ZEN not in t.used:
        t.used.append(ZEN)
        if t.phase == "actions":
            t.free.append(owner)
        else:
            t.used.append(OWED)


@on(ACTIONS_START, "zen")
async def zen_later(t: Table, owner: str) -> None:
    """The action for a card that was played before the Action Phase."""
    if OWED in t.used:
        t.used.remove(OWED)
        t.free.append(owner)


# -- Doc Seaver ------------------------------------------------------------------------------------------------------


def patients(t: Table, _owner: str, _seat: str) -> dict[str, Piece]:
    """All in the Beds who can be healed."""
    return {piece.name: piece for piece in in_beds(t) if not heal_forbidden(t, piece)}


@on(ODDS, "physician", "first_aid")
def heals(t: Table, _owner: str, piece: Piece) -> Chances:
    """What a Heal brings besides."""
    return heal_odds(t, piece)


@on(CHARACTER_ACTION, "physician", forbids=office_needed, choices=patients)
async def physician(t: Table, owner: str, _seat: str, piece: Piece) -> None:
    """From an Office he heals a patient in a Bed."""
    await heal(t, piece)


def first_aid_forbidden(t: Table, owner: str, _seat: str) -> str:
    """It takes a supplies."""
    return "" if t.supplies >= 1 else "DZ-HEAL-10:no-supplies:1"


def near_seaver(t: Table, owner: str, _seat: str) -> dict[str, Piece]:
    """The wounded in his space and next to it: Beds are next to Town Center and to the Offices."""
    return within_reach(t, owner)


@on(CHARACTER_ACTION, "first_aid", forbids=first_aid_forbidden, choices=near_seaver)
async def first_aid(t: Table, owner: str, _seat: str, piece: Piece) -> None:
    """For a supplies he heals a piece near him, himself included."""
    gain_supplies(t, -1)
    await heal(t, piece)


@on(BEDS_OPEN, "admin")
def admin(t: Table, owner: str) -> int:
    """While he is in an Office there is a fourth Bed."""
    return int(in_office(t, owner))


# -- Professor Agee --------------------------------------------------------------------------------------------------


@on(HEALING, "ward")
def ward(t: Table, owner: str, _piece: Piece) -> int:
    """While she is in an Office a Heal lowers infection by two."""
    return int(in_office(t, owner))


@on(RESEARCH_ROLL, "lab")
def lab(t: Table, owner: str, unit: Piece) -> int:
    """One more on her die for research. The last component needs her too (`weapon`)."""
    return int(unit.name == owner)


@on(ORDER_INFECTION, "mother_of_science")
def mother_of_science(t: Table, owner: str) -> int:
    """With a component, restoring order lowers infection by two instead of raising it by one."""
    return -3 if t.components else 0


@on(CHARACTER_ACTION, "overdrive")
async def overdrive(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """Infection rises by three for an Event Action."""
    infect(t, 3)
    gain_event_actions(t, 1)


# -- Special Agent Wright --------------------------------------------------------------------------------------------


@on(HAND_TO_HAND, "team")
def team(t: Table, owner: str, fight: Fight) -> int:
    """One column to the right in his fights."""
    return int(fight.unit.name == owner)


@on(GUNFIRE, "team")
def team_fires(t: Table, owner: str, shot: Shot) -> int:
    """And in his gunfire."""
    return int(shot.unit.name == owner)


def already_seen(t: Table, _owner: str, _seat: str) -> str:
    """There has to be a card that nobody has seen."""
    if t.foreseen:
        return "DZ-ACT-3:event-known"
    return "" if t.event_deck else "DZ-ACT-3:no-event-left"


@on(SPECIAL_ACTION, "classified", forbids=already_seen, cost=1)
async def classified(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """For an action the players look at the next event card."""
    t.foreseen = True
    t.tell(ALL, "foreseen", card=t.event_deck[-1])


@on(SAVING, "office")
def office(t: Table, owner: str, _unit: Piece) -> int:
    """While he is in an Office saving rolls get one more."""
    return int(in_office(t, owner))


# -- the Clarion Courier ---------------------------------------------------------------------------------------------


@on(ENTERING_PLAY, "newsroom")
async def newsroom(t: Table, owner: str) -> None:
    """They bring another random Heroic Civilians unit."""
    others = available(t, "heroic")
    if others:
        await enter_play(t, t.chance.pick("heroic", others))


@on(TOWN_ENTERED, "last_stand")
async def last_stand(t: Table, owner: str, zeds: list[Piece]) -> bool:
    """Zeds that come to Town Center have to win a fight against the units there. If they do not, they go back."""
    if not t.units_at(TOWN_CENTER):
        return False
    fight, outcome = await stand(t, zeds)
    left = at_the_gates(t, zeds)
    if left and outcome is not None and await call(t, ATTACKED, fight) and t.units_at(TOWN_CENTER):
        _, outcome = await stand(t, left, forced=True)
        left = at_the_gates(t, zeds)
    if outcome is not None and not outcome.human_wins and left:
        return False
    if left:
        t.tell(ALL, "zeds-retreated", zeds=[zed.name for zed in left], place=left[0].place)
    return True


async def stand(t: Table, zeds: list[Piece], forced: bool = False) -> tuple[Fight, Outcome | None]:
    """One fight in Town Center. The Zeds are still in front of it."""
    choices = {f"unit:{unit.name}": unit for unit in t.units_at(TOWN_CENTER)}
    t.battle, t.foes = TOWN_CENTER, [zed.name for zed in zeds]
    unit = await ask_team(t.seats, "defender", choices, place=TOWN_CENTER)
    fight = Fight(unit, zeds, TOWN_CENTER, zeds_attack=True, forced=forced)
    return fight, await hand_to_hand(t, fight)


def at_the_gates(t: Table, zeds: list[Piece]) -> list[Piece]:
    """Those of some Zeds that live, without infectors that are back on their Start."""
    return [zed for zed in zeds if zed.name in t.zeds and INWARD[zed.place] == TOWN_CENTER]


@on(EATEN, "thrift")
def thrift(t: Table, owner: str, needed: int) -> int:
    """The second supplies of the Eat Phase is not paid."""
    return -1 if needed > 1 else 0


# -- WZED Radio ------------------------------------------------------------------------------------------------------


def listeners(t: Table, _owner: str, _seat: str) -> dict[str, str]:
    """Normal civilians and refugees above ground."""
    pieces = [*of_kind(t, "civilians"), *refugees_out(t)]
    return {piece.name: piece.name for piece in pieces if SPACES[piece.place].track != TUNNEL}


@on(CHARACTER_ACTION, "broadcast", choices=listeners)
async def broadcast(t: Table, owner: str, _seat: str, unit: str) -> None:
    """One of them may act once without cost."""
    let_act(t, unit)


@on(EXTRA_DICE, "warning")
def warning(t: Table, owner: str, fight: Fight) -> int:
    """Who defends Town rolls one more die; the best two count."""
    return int(fight.zeds_attack and fight.place in TOWN and fight.unit.name in t.units)
