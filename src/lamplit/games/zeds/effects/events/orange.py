"""The orange events, from level IV on."""

from functools import partial

from .....engine import ALL, ask_team
from ...chances import Chances
from ...choices import staked
from ...combat.arrivals import available, enter_play, place_at_start, place_zed, zeds_to_draw
from ...combat.control import remove_chaos
from ...combat.folk import become_refugees
from ...combat.getting_lost import lose_zed
from ...combat.harm import hurt, spread_hits
from ...combat.retreats import fall_back, zeds_arrive
from ...data.board import OFFICES, SPACES, START, SURFACE, TUNNEL, VILLAGES
from ...data.units import FIGURES
from ...dice import roll
from ...occasions import ACTIONS_END, ELWOOD, GROUNDED, TURN_ENDS, ZEDS_END, ZEDS_START, on, renew, takes_effect
from ...odds.columns import strongest_first
from ...odds.dice import by_die
from ...odds.moves import newcomer_odds
from ...state import FULL, Piece, Table
from ...town.catacombs import LEAVES, LOST, catacomb_roll, must_roll
from ...town.hospital import in_beds, may_discharge, put_to_bed
from ...town.research import reveal, set_back
from ...town.stores import infect
from ..choosing import ANY_CIVILIANS, choose_piece, heal_markers, of_kind, out_on_tracks
from .green import strike_odds

# -- act 1 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:heroic_help")
async def heroic_help(t: Table, _owner: str) -> None:
    """Random Heroic Civilians come to Town Center."""
    units = available(t, "heroic")
    if units:
        await enter_play(t, t.chance.pick("heroic", units))


@on(ZEDS_START, "event:bats")
async def bats(t: Table, _owner: str) -> None:
    """The unit of the Tunnel that is farthest from Town Center takes a hit and retreats, and infection rises."""
    units = out_on_tracks(t, TUNNEL)
    far = max((SPACES[unit.place].number for unit in units), default=0)
    unit = await choose_piece(t, "bats", [unit for unit in units if SPACES[unit.place].number == far])
    if unit:
        place = unit.place
        await hurt(t, unit, 1)
        if unit.name in t.units and unit.place == place:
            await fall_back(t, [unit])
        infect(t, 1)


# -- act 2 -----------------------------------------------------------------------------------------------------------

SAFE_ON = 6


async def accident(t: Table) -> None:
    """Research is set back, but for a six."""
    if roll(t, "lab-accident")[0] != SAFE_ON:
        set_back(t)


@on(ZEDS_START, "event:lab_accident")
async def lab_accident(t: Table, _owner: str) -> None:
    """An accident in the Lab."""
    await accident(t)


@on(GROUNDED, "event:airborne")
def airborne(t: Table, _owner: str) -> bool:
    """Nobody moves above ground in the Action Phase."""
    return t.phase == "actions"


def without(t: Table, piece: Piece) -> Chances:
    """The fight that the others in a space would come to."""
    others = [unit for unit in t.units_at(piece.place) if unit is not piece]
    return newcomer_odds(t, others, zeds_to_draw(t), FULL)


@on(ZEDS_START, "event:takes_a_village")
async def takes_a_village(t: Table, _owner: str) -> None:
    """Civilians, Villagers or Refugees on a track fall ill: they come into a Bed, and a Zed stands in their place."""
    people = [piece for piece in (*of_kind(t, *ANY_CIVILIANS), *t.folk.values()) if SPACES[piece.place].track]
    piece = await choose_piece(t, "takes-a-village", people, partial(without, t))
    if piece is None:
        return
    place = piece.place
    if piece.name in t.folk and piece.side == FULL:
        become_refugees(t, piece)
    await put_to_bed(t, piece)
    await place_zed(t, place)


WAYS_UP = {"T7": "S4", "T6": "H3", "T5": "F3", "T4": "M4", "T3": "F3"}
"""Where Zeds of the Tunnel come to the surface."""


@on(ZEDS_END, "event:sewer_zeds", "event:from_below")
async def sewer_zeds(t: Table, _owner: str) -> None:
    """The Zeds of the Tunnel come up where there is room, those nearest to Town Center first."""
    for zed in strongest_first(t, t.zeds_on(TUNNEL)):
        if zed.place in WAYS_UP:
            await come_up(t, zed, WAYS_UP[zed.place])


async def come_up(t: Table, zed: Piece, goal: str) -> None:
    """A Zed tries to surface. From Catacombs it has to find its way, and it stays where there is no room."""
    if t.zeds.get(zed.name) is not zed:
        return
    if must_roll(zed, zed.place):
        found = catacomb_roll(t, zed)
        if found == LOST:
            await lose_zed(t, zed)
        if found != LEAVES:
            return
    needs_none = FIGURES[zed.name].kind == "infector"
    closed = goal in t.no_entry or SPACES[goal].track in t.flooded
    if closed or not (needs_none or t.room_for_zeds(goal) > 0):
        return
    zed.place = goal
    t.tell(ALL, "zeds-moved", zeds=[zed.name], place=goal)
    await zeds_arrive(t, t.zeds_at(goal), goal)


@on(ZEDS_START, "event:doctor_in_town")
async def doctor_in_town(t: Table, _owner: str) -> None:
    """His creature comes to his office; all Zeds lose their hit markers."""
    await creature(t)
    heal_markers(t)


async def creature(t: Table) -> None:
    """In the doctor's office: a Super-Zed if none is on the map, else a regular one."""
    await place_zed(t, "T4", super_zed=not any(FIGURES[name].kind == "super" for name in t.zeds))


# -- act 3 -----------------------------------------------------------------------------------------------------------


@on(ACTIONS_END, "event:materials")
async def materials(t: Table, _owner: str) -> None:
    """The next research card is revealed by those at the power plant."""
    if t.units_at("H3"):
        takes_effect(t, t.event)
        await reveal(t)


@on(ACTIONS_END, "event:bucket_line")
async def bucket_line(t: Table, _owner: str) -> None:
    """Chaos may be taken from villages; each time infection rises."""
    if any(place in t.chaos for place in VILLAGES):
        takes_effect(t, t.event)
    while places := {f"place:{place}": place for place in VILLAGES if place in t.chaos}:
        place = await ask_team(t.seats, "bucket-line", {**places, "go-on": ""})
        if not place:
            return
        remove_chaos(t, place)
        infect(t, 1)


@on(ZEDS_START, "event:elwood")
async def elwood(t: Table, _owner: str) -> None:
    """Elwood Berra comes to stay."""
    t.elwood = True
    t.tell(ALL, "elwood", here=True)
    renew(t)


@on(TURN_ENDS, ELWOOD)
async def elwood_helps(t: Table, _owner: str) -> None:
    """Infection falls by one at the end of every turn."""
    infect(t, -1)


@on(ZEDS_START, "event:mystery_doc")
async def mystery_doc(t: Table, _owner: str) -> None:
    """A held Fate card is lost, infection rises by a die, and a new Zed comes to every Start."""
    if t.hand:
        card = await ask_team(t.seats, "lose-card", {f"card:{card}": card for card in t.hand})
        t.hand.remove(card)
        t.fate_discard.append(card)
        t.tell(ALL, "fate-lost", card=card)
        renew(t)
    infect(t, roll(t, "mystery-doc")[0])
    for track in t.settings.tracks:
        await place_at_start(t, track)


# -- act 4 -----------------------------------------------------------------------------------------------------------

DRONE_HITS = (0, 1, 1, 2, 2, 3, 3)


@on(ZEDS_START, "event:drone")
async def drone(t: Table, _owner: str) -> None:
    """Zeds of a space above ground take hits by a die."""
    found = {zed.place: None for zed in t.zeds.values() if SPACES[zed.place].track in SURFACE}
    places = {f"place:{place}": place for place in found if place not in START.values()}
    if places:
        asking = ask_team(t.seats, "drone", places)
        place = await staked(t, t.seats, asking, partial(strike_odds, t, places, by_die(DRONE_HITS[1:])))
        await spread_hits(t, t.zeds_at(place), DRONE_HITS[roll(t, "drone", place=place)[0]])


@on(ZEDS_START, "event:ward_filth", "event:doc_trouble")
async def ward_filth(t: Table, _owner: str) -> None:
    """Infection rises for everybody in the Hospital, and Elwood Berra leaves."""
    t.kept = []
    await may_discharge(t)
    infect(t, len(in_beds(t)) + sum(unit.place in OFFICES for unit in t.units.values()))
    if t.elwood:
        t.elwood = False
        t.tell(ALL, "elwood", here=False)
        renew(t)
