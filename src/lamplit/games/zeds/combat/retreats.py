"""Attacks and retreats. A retreat into enemies is an attack, so both stand here."""

from ....engine import ALL, ask_team
from ..choices import ask_horde
from ..data.board import CATACOMBS, INWARD, OUTWARD, START, STARTS
from ..data.units import FIGURES
from ..occasions import ATTACKED, HIDING, call, renew
from ..odds.columns import Fight, Outcome, strength
from ..state import DEFIANT, Piece, Table
from ..town.movement import is_collapsed
from ..town.superweapon import equip
from .control import drive_out, fall, zeds_hold
from .fights import hand_to_hand

# -- attacks ---------------------------------------------------------------------------------------------------------


async def attack_zeds(t: Table, unit: Piece, way_back: list[str]) -> None:
    """Let a unit fight the enemies in its space. If it loses, it goes back along `way_back`, nearest space first."""
    place = unit.place
    if await call(t, HIDING, unit):
        return
    while unit.name in t.units and unit.place == place and (zeds := t.zeds_at(place) or t.raiders_at(place)):
        if place in CATACOMBS:
            t.battle, t.fighter = place, unit.name
            choices = {f"zed:{zed.name}": zed for zed in zeds}
            zeds = [await ask_team(t.seats, "whom-to-fight", choices, unit=unit.name, place=place)]
        outcome = await hand_to_hand(t, Fight(unit, zeds, place, zeds_attack=False, way_back=way_back))
        if outcome is None:
            return
        left = still_there(t, zeds, place)
        if not outcome.human_wins:
            if unit.name in t.units and unit.place == place:
                await go_back(t, unit, way_back)
            if t.settings.chaos:
                fall(t, place)
            return
        if left or place not in CATACOMBS:
            await drive_off(t, t.zeds_at(place) if place in CATACOMBS else left, place)
            return


async def attack_units(t: Table, zeds: list[Piece], place: str, chosen: Piece | None = None) -> bool:
    """Zeds or Raiders attack the player units of a space; one of these fights. True if the attackers win and live.

    A unit that is `chosen` fights first, unless it hides. Where one gets away without a fight, the next has to fight.
    """
    if place in CATACOMBS and len(zeds) > 1:
        return await attack_one_by_one(t, zeds, place)
    defenders = t.units_at(place)
    for unit in defenders:
        if unit.marks:
            provoke(t, unit)
    defenders = [unit for unit in defenders if not await call(t, HIDING, unit)]
    while True:
        zeds = still_there(t, zeds, place)
        defenders = [unit for unit in defenders if unit.name in t.units and unit.place == place]
        if not zeds or not defenders:
            return False
        fight = Fight(await _defender(t, zeds, defenders, place, chosen), zeds, place, zeds_attack=True)
        outcome = await hand_to_hand(t, fight)
        if outcome is not None:
            break
    if await call(t, ATTACKED, fight):
        again = await attack_again(t, zeds, defenders, place)
        if again is None:
            return not outcome.human_wins and bool(still_there(t, zeds, place))
        outcome = again
    left = still_there(t, zeds, place)
    if outcome.human_wins:
        await drive_off(t, left, place)
        return False
    await fall_back(t, [unit for unit in defenders if unit.name in t.units and unit.place == place])
    return bool(left)


async def _defender(t: Table, zeds: list[Piece], units: list[Piece], place: str, chosen: Piece | None) -> Piece:
    if chosen is not None and chosen.name in [unit.name for unit in units]:
        return chosen
    t.battle, t.foes = place, [zed.name for zed in zeds]
    return await ask_team(t.seats, "defender", {f"unit:{unit.name}": unit for unit in units}, place=place)


async def attack_again(t: Table, zeds: list[Piece], defenders: list[Piece], place: str) -> Outcome | None:
    """Zeds that could not retreat attack those who could not either. Nothing where one side is gone."""
    left = still_there(t, zeds, place)
    units = [unit for unit in defenders if unit.name in t.units and unit.place == place]
    if not left or not units:
        return None
    unit = await _defender(t, left, units, place, None)
    return await hand_to_hand(t, Fight(unit, left, place, zeds_attack=True, forced=True))


async def attack_one_by_one(t: Table, zeds: list[Piece], place: str) -> bool:
    """No mobs form in Catacombs: the strongest Zed attacks first, then the next, as long as units are there."""
    won = False
    for zed in sorted(zeds, key=lambda zed: (-strength(t, zed), zed.name)):
        if t.units_at(place) and still_there(t, [zed], place):
            won = await attack_units(t, [zed], place)
    return won


async def zeds_arrive(t: Table, zeds: list[Piece], place: str) -> bool:
    """Zeds enter a space: they fight the units there, and hold it if they can. Return whether they win a fight."""
    won = await _meet(t, zeds, place)
    if t.settings.chaos:
        await zeds_hold(t, place)
    return won


async def zeds_turn_up(t: Table, zeds: list[Piece], place: str, chosen: Piece | None = None) -> bool:
    """Zeds are put into a space, get lost or retreat there. Whether that is entering it is a setting of the table.

    Of the units there one may be `chosen` to be attacked.
    """
    won = await _meet(t, zeds, place, chosen)
    if t.settings.chaos:
        await (zeds_hold if won or not t.settings.chaos_by_advance else drive_out)(t, place)
    return won


async def _meet(t: Table, zeds: list[Piece], place: str, chosen: Piece | None = None) -> bool:
    won = False
    if t.raiders and t.raiders_at(place):
        won = await zeds_fight_raiders(t, zeds, place)
    if t.units_at(place):
        left = still_there(t, zeds, place)
        if left:
            won = await attack_units(t, left, place, chosen)
    return won


async def zeds_fight_raiders(t: Table, zeds: list[Piece], place: str) -> bool:
    """Zeds attack Raiders, who stand on the human side. True if the Zeds win and live."""
    raiders = t.raiders_at(place)
    outcome = await hand_to_hand(t, Fight(raiders[0], zeds, place, zeds_attack=True))
    left = still_there(t, zeds, place)
    if outcome is None or outcome.human_wins:
        await retreat_zeds(t, left, place)
        return False
    await retreat_raiders(t, still_there(t, raiders, place), place)
    return bool(left)


async def raiders_meet(t: Table, raiders: Piece) -> None:
    """Raiders have come into a space: they attack Zeds on the human side, and player units on that of the Zeds."""
    place = raiders.place
    zeds = t.zeds_at(place)
    if zeds:
        outcome = await hand_to_hand(t, Fight(raiders, zeds, place, zeds_attack=False))
        if outcome is None or outcome.human_wins:
            await retreat_zeds(t, still_there(t, zeds, place), place)
        else:
            await retreat_raiders(t, still_there(t, [raiders], place), place)
            fall(t, place)
    if still_there(t, [raiders], place) and t.units_at(place):
        await attack_units(t, [raiders], place)


def still_there(t: Table, zeds: list[Piece], place: str) -> list[Piece]:
    """Return the Zeds or Raiders of a fight that are still in the space."""
    return [zed for zed in zeds if (zed.name in t.zeds or zed.name in t.raiders) and zed.place == place]


def provoke(t: Table, unit: Piece) -> None:
    """End a unit's defiance: it may move from now on."""
    if DEFIANT in unit.marks:
        unit.unmark(DEFIANT)
        renew(t)


# -- player units ----------------------------------------------------------------------------------------------------


async def go_back(t: Table, unit: Piece, way_back: list[str]) -> None:
    """An attacker that lost: back to the space it came from, farther along its path where there is no room."""
    came_from = unit.place
    way = [place for place in way_back if not is_collapsed(t, place)] or [_beyond(came_from, way_back[-1])]
    for number, place in enumerate(way):
        if t.enemies_at(place) and place not in STARTS:
            move_to(t, unit, place, "retreated")
            await attack_zeds(t, unit, [came_from, *way[number + 1 :]])
            return
        if t.room_for_units(place) > 0 or number == len(way) - 1:
            move_to(t, unit, place, "retreated")
            return


def _beyond(came_from: str, place: str) -> str:
    """The space behind one that nobody can retreat to."""
    return OUTWARD[place] if came_from == INWARD[place] else INWARD[place]


async def fall_back(t: Table, units: list[Piece]) -> None:
    """Defenders that lost: together one space toward Town Center, farther where there is no room."""
    going = [unit for unit in units if unit.place in INWARD]
    passed: list[str] = []
    while going:
        came_from = going[0].place
        place = INWARD[came_from]
        if came_from not in passed:
            passed.insert(0, came_from)
        if t.enemies_at(place) and not is_collapsed(t, place):
            unit, *others = going
            move_to(t, unit, place, "retreated")
            await attack_zeds(t, unit, passed)
            going = [one for one in others if one.name in t.units and one.place == came_from]
            continue
        stopping = await _who_stops(t, going, place)
        for unit in going:
            move_to(t, unit, place, "retreated")
        going = [unit for unit in going if unit not in stopping]


async def _who_stops(t: Table, units: list[Piece], place: str) -> list[Piece]:
    """Return the units that stop in a space, chosen where not all find room. None stops on a collapsed bridge."""
    room = 0 if is_collapsed(t, place) else t.room_for_units(place)
    if room >= len(units):
        return units
    stopping: list[Piece] = []
    while len(stopping) < room:
        left = {f"unit:{unit.name}": unit for unit in units if unit not in stopping}
        stopping.append(await ask_team(t.seats, "who-stops", left, place=place))
    return stopping


def move_to(t: Table, unit: Piece, place: str, how: str = "moved") -> None:
    """A unit is put into another space."""
    unit.place = place
    equip(t, unit, place)
    t.tell(ALL, how, unit=unit.name, place=place)


# -- Zeds ------------------------------------------------------------------------------------------------------------


async def drive_off(t: Table, foes: list[Piece], place: str) -> None:
    """Zeds or Raiders that lost against a player unit retreat."""
    if foes and foes[0].name in t.raiders:
        await retreat_raiders(t, foes, place)
    else:
        await retreat_zeds(t, foes, place)


async def retreat_raiders(t: Table, raiders: list[Piece], place: str) -> None:
    """One space toward Start, farther where the bridge is down; what they meet there they attack."""
    for piece in raiders:
        behind = OUTWARD[place]
        piece.place = OUTWARD[behind] if is_collapsed(t, behind) else behind
        t.tell(ALL, "raiders-retreated", raiders=piece.name, place=piece.place)
        if piece.place not in STARTS:
            await raiders_meet(t, piece)


async def retreat_zeds(t: Table, zeds: list[Piece], place: str) -> None:
    """One space toward Start, the strongest nearest to Town Center, others on to the next space with room."""
    arrived: dict[str, list[Piece]] = {}
    for zed in sorted(zeds, key=lambda zed: (-strength(t, zed), zed.name)):
        there = await room_outward(t, OUTWARD[place], FIGURES[zed.name].kind == "infector")
        if there:
            zed.place = there
            arrived.setdefault(there, []).append(zed)
    for there, group in arrived.items():
        t.tell(ALL, "zeds-retreated", zeds=[zed.name for zed in group], place=there)
        if there not in STARTS:
            await zeds_turn_up(t, group, there)


async def room_outward(t: Table, place: str, needs_none: bool = False) -> str:
    """The first space with room for a Zed from here toward Start, or another Start that the players choose."""
    there: str | None = place
    while there is not None:
        if needs_none or t.room_for_zeds(there) > 0:
            return there
        there = OUTWARD.get(there)
    free = [START[track] for track in t.settings.tracks if t.room_for_zeds(START[track]) > 0]
    if not free:
        return ""
    return await ask_horde(t, "another-start", {f"place:{start}": start for start in free})
