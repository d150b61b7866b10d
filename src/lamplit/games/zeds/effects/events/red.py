"""The red events, those of level V."""

from typing import Any

from .....engine import ask_team
from ...chances import Chances, rounded
from ...combat.arrivals import place_zed
from ...combat.folk import hurt_folk
from ...combat.gunfire import free_shot
from ...combat.harm import hurt, hurt_zed, kill
from ...combat.retreats import provoke
from ...data.board import ALONG, CATACOMBS, LAB, LINKS, SPACES, STARTS, TUNNEL, UNLIMITED
from ...data.tables import DIE
from ...dice import roll
from ...occasions import ATTACKED, EVENT_ACTION, LOST, ODDS, RISEN, ZEDS_END, ZEDS_START, on
from ...odds.columns import Fight, strongest_first
from ...odds.dice import hurt_odds
from ...phases.fate import draw_fate, settle_fate
from ...state import DAZED, Piece, Table
from ...town.research import reveal
from ...town.stores import infect
from ..choosing import choose_piece, of_kind, strongest_regular
from .blue import put_mark, turn
from .orange import accident, come_up, creature

# -- acts 1 and 2 ----------------------------------------------------------------------------------------------------

on(LOST, "event:local_outbreak")(turn)


@on(RISEN, "event:local_outbreak")
async def local_outbreak(t: Table, _owner: str, zed: Piece) -> None:
    """Zeds that appear where civilians were lost do not move this turn."""
    put_mark(t, zed, DAZED)


@on(ZEDS_START, "event:experiments")
async def experiments(t: Table, _owner: str) -> None:
    """An accident in the Lab, and infection rises by a die."""
    await accident(t)
    infect(t, roll(t, "experiments")[0])


@on(ZEDS_START, "event:artifact")
async def artifact(t: Table, _owner: str) -> None:
    """A Super-Zed somewhere on the Fated track, and the next research card is revealed."""
    track = await draw_fate(t)
    await place_zed(t, f"{track}{roll(t, 'artifact')[0]}", super_zed=True)
    await reveal(t)
    await settle_fate(t, track)


NEW_ZEDS = {1: 2, 6: 0}


@on(ZEDS_END, "event:dark_fair")
async def dark_fair(t: Table, _owner: str) -> None:
    """New Zeds in the Catacombs by a die for each."""
    for place in (place for place in ALONG[TUNNEL] if place in CATACOMBS):
        for _ in range(NEW_ZEDS.get(roll(t, "dark-fair", place=place)[0], 1)):
            await place_zed(t, place)


# -- act 3 -----------------------------------------------------------------------------------------------------------


@on(ZEDS_START, "event:once_more")
async def once_more(t: Table, _owner: str) -> None:
    """A marker of a Zed that is gone comes to the strongest regular Zed."""
    zed = await strongest_regular(t) if t.used_marks else None
    if zed:
        mark = await ask_team(t.seats, "once-more", {f"mark:{mark}": mark for mark in t.used_marks})
        t.used_marks.remove(mark)
        put_mark(t, zed, mark)


@on(ZEDS_START, "event:from_the_lab")
async def from_the_lab(t: Table, _owner: str) -> None:
    """The doctor's creature comes to his office."""
    await creature(t)


BURST = 4


@on(ZEDS_START, "event:bloated")
async def bloated(t: Table, _owner: str) -> None:
    """The nearest Zed of the Fated track bursts: all in the spaces next to it are fired at with strength four."""
    track = await draw_fate(t)
    zeds = [zed for zed in t.zeds_on(track) if zed.place not in STARTS]
    near = min((SPACES[zed.place].number for zed in zeds), default=0)
    zed = await choose_piece(t, "bloated", [zed for zed in zeds if SPACES[zed.place].number == near])
    if zed:
        kill(t, zed)
        for place in LINKS[zed.place]:
            if place not in STARTS:
                await burst(t, place)
    await settle_fate(t, track)


async def burst(t: Table, place: str) -> None:
    """All pieces in a space are fired at, on both sides."""
    for foe in (*t.zeds_at(place), *t.raiders_at(place)):
        hurt_zed(t, foe, free_shot(t, BURST, foe))
    for unit in t.units_at(place):
        provoke(t, unit)
        await hurt(t, unit, free_shot(t, BURST, unit))
    for piece in [piece for piece in t.folk.values() if piece.place == place]:
        if free_shot(t, BURST, piece):
            await hurt_folk(t, piece)


def heroes_in_lab(t: Table, *_args: Any) -> dict[str, Piece]:
    """Heroes in the Lab, while there is something to find out."""
    return {unit.name: unit for unit in of_kind(t, "hero") if unit.place == LAB} if t.research_deck else {}


FAILS_ON = 1


@on(ODDS, "event:quick_tests")
def quick_tests_succeed(t: Table, _owner: str, hero: Piece) -> Chances:
    """How likely a card is revealed, and what it costs the hero."""
    return hurt_odds(t, hero, {1: 1.0}) | rounded(chance=1 - 1 / len(DIE))


@on(EVENT_ACTION, "event:quick_tests", choices=heroes_in_lab, cost=UNLIMITED)
async def quick_tests(t: Table, _owner: str, _seat: str, hero: Piece) -> None:
    """As often as the players like: a hero in the Lab takes a hit, and but for a one the next card is revealed."""
    await hurt(t, hero, 1)
    if roll(t, "quick-tests", piece=hero.name)[0] != FAILS_ON:
        await reveal(t)


@on(ATTACKED, "event:no_way_out")
async def no_way_out(t: Table, owner: str, fight: Fight) -> bool:
    """In the first attack of the Zeds Phase nobody retreats, and the same Zeds attack again."""
    if t.phase != "zeds" or fight.against_raiders or owner in t.used:
        return False
    t.used.append(owner)
    return True


DUCTS = {1: "H3", 2: "H3", 3: "F3", 4: "F3", 5: "F3"}


@on(ZEDS_END, "event:steam_ducts")
async def steam_ducts(t: Table, _owner: str) -> None:
    """A die for each Zed in the Catacombs: it tries to come up here or there, or stays."""
    for zed in strongest_first(t, [zed for zed in t.zeds.values() if zed.place in CATACOMBS]):
        goal = DUCTS.get(roll(t, "steam-ducts", piece=zed.name)[0])
        if goal and zed.place in CATACOMBS:
            await come_up(t, zed, goal)
