"""The Zeds Phase: tracks are activated one after another, on each the group nearest to Town Center moves first."""

from ....engine import ALL
from ..choices import ask_horde, leaders, one_of, staked
from ..combat.arrivals import place_at_start
from ..combat.getting_lost import lose_zed
from ..combat.minefield import set_off
from ..combat.retreats import zeds_arrive
from ..data.board import INWARD, SPACES, TOWN_CENTER
from ..data.events import EVENTS
from ..data.units import FIGURES
from ..occasions import (
    ACTIVATED,
    ANOTHER_STEP,
    ENTERED,
    ENTERING,
    LEAVING,
    MOVED,
    STEPPED,
    TOWN_ENTERED,
    ZEDS_CARD,
    call,
    is_so,
    offer_one,
)
from ..odds.columns import strength, together
from ..odds.dice import way_out_odds
from ..odds.moves import assault_odds, track_odds
from ..state import DAZED, Piece, Table
from ..town.building import tear_down
from ..town.catacombs import LEAVES, LOST, catacomb_roll, goes_alone, must_roll
from ..victory import lose
from . import track_order

ALL_TRACKS = "ALL"
NO_PRESSURE = "none"


def list_activations(t: Table) -> None:
    """The tracks of the current event, without those that are not in play. The Fated track is not known yet."""
    tracks = EVENTS[t.event].tracks.split()
    t.activations = [track for track in tracks if track == ALL_TRACKS or track in t.settings.tracks] + t.surging
    t.surging = []
    t.pressure, t.pressed = driven_on(t) if EVENTS[t.event].pressure else 0, []


def driven_on(t: Table) -> int:
    """How many groups pressure drives on: one for every two players; a horde that is led has its cards besides."""
    groups = 0 if t.settings.pressure == NO_PRESSURE else t.settings.players // 2
    return max(0, groups - 1) if t.settings.versus else groups


def open_order(t: Table) -> None:
    """Where an event activates all tracks next, they come in any order."""
    if not t.any_order and t.activations and t.activations[0] == ALL_TRACKS:
        t.activations.pop(0)
        t.any_order = list(t.settings.tracks)


async def next_track(t: Table) -> str:
    """The track to be activated now, or nothing when all are done. Of those that come in any order it is chosen."""
    open_order(t)
    if not t.any_order:
        return t.activations.pop(0) if t.activations else ""
    if track_order.is_indifferent(t):
        return t.any_order.pop(0)
    tracks = {f"track:{track}": track for track in t.any_order}
    asking = ask_horde(t, "next-track", tracks)
    track = await staked(t, leaders(t), asking, lambda: {name: track_odds(t, track) for name, track in tracks.items()})
    t.any_order.remove(track)
    return track


async def activate(t: Table, track: str) -> None:
    """All Zeds of a track are to move. A track without Zeds gets one on its Start."""
    if track in t.calm:
        return
    t.tell(ALL, "activated", track=track)
    zeds = t.zeds_on(track)
    if zeds:
        t.to_move = [zed.name for zed in zeds if DAZED not in zed.marks]
    else:
        await place_at_start(t, track)


async def move_next_group(t: Table) -> None:
    """Of the Zeds that have yet to move, the group nearest to Town Center moves, and all that follows is settled."""
    group = nearest_group(t)
    if not group:
        t.to_move = []
        return
    if len(group) > 1 and goes_alone(group[0].place):
        group = [await strongest(t, group)]
    for zed in group:
        t.to_move.remove(zed.name)
    await set_out(t, group)


async def set_out(t: Table, group: list[Piece]) -> None:
    """A group is activated, unless a card keeps it where it is."""
    group = await not_held_back(t, group)
    for zed in group:
        await call(t, ACTIVATED, zed)
    if group:
        await move(t, group)


async def not_held_back(t: Table, group: list[Piece]) -> list[Piece]:
    """Offer cards, and return the Zeds of a group that may still move afterwards."""
    await offer_cards(t, group)
    return [zed for zed in group if zed.name in t.zeds and zed.place[0] not in t.calm]


async def offer_cards(t: Table, group: list[Piece]) -> None:
    """Cards may be played as long as there is a group that is about to move."""
    while group and await offer_one(t, ZEDS_CARD, group, place=group[0].place):
        pass


def nearest_group(t: Table) -> list[Piece]:
    """Of the Zeds that have yet to move, and live, those nearest to Town Center."""
    group: list[Piece] = []
    nearest = 0
    for name in t.to_move:
        zed = t.zeds.get(name)
        if zed is not None:
            number = SPACES[zed.place].number
            if not group or number < nearest:
                group, nearest = [zed], number
            elif number == nearest:
                group.append(zed)
    return group


async def activate_now(t: Table, track: str) -> None:
    """A track is activated in the middle of something else."""
    waiting, t.to_move = t.to_move, []
    await activate(t, track)
    while t.to_move:
        await move_next_group(t)
    t.to_move = waiting


async def move(t: Table, group: list[Piece]) -> None:
    """A group moves on; after a BRAINS! card again and again, as long as it wins."""
    if len(group) > 1 and goes_alone(group[0].place):
        for zed in sorted(group, key=lambda zed: -strength(t, zed)):
            await move(t, [zed])
        return
    won, goal = await step(t, group)
    arrived = [zed for zed in group if zed.name in t.zeds and zed.place == goal]
    if won and t.brains and arrived:
        await move(t, arrived)
        return
    for zed in arrived:
        await go_on(t, zed, goal, won)


async def go_on(t: Table, zed: Piece, goal: str, won: bool) -> None:
    """Some make another step, alone, unless they were stopped or thrown back."""
    steps = 1
    while zed.name in t.zeds and zed.place == goal and is_so(t, ANOTHER_STEP, zed, steps, won):
        steps += 1
        won, goal = await step(t, [zed])


async def step(t: Table, group: list[Piece]) -> tuple[bool, str]:
    """A group makes a step, or gets lost in the Catacombs. Whether it wins a fight, and where it comes to be."""
    place = group[0].place
    if must_roll(group[0], place):
        found = catacomb_roll(t, group[0])
        if found == LOST:
            return await lose_zed(t, group[0])
        if found != LEAVES:
            return False, ""
    return await advance(t, group), INWARD[place]


async def advance(t: Table, group: list[Piece]) -> bool:
    """A group moves one space toward Town Center, as many as there is room for. True if it wins a fight there."""
    if not group:
        return False
    place = group[0].place
    goal = INWARD[place]
    if await call(t, LEAVING, group, place):
        return False
    movers = await who_moves(t, group, goal)
    if not movers or await call(t, ENTERING, movers, goal) or goal in t.no_entry:
        return False
    if goal == TOWN_CENTER:
        t.tell(ALL, "zeds-moved", zeds=[zed.name for zed in movers], place=goal)
        if not await call(t, TOWN_ENTERED, movers):
            lose(t, "overrun")
        return False
    tear_down(t, place)
    for zed in movers:
        zed.place = goal
    t.tell(ALL, "zeds-moved", zeds=[zed.name for zed in movers], place=goal)
    if goal == t.minefield:
        await set_off(t, movers, goal)
    await call(t, ENTERED, movers, goal)
    if not (t.zeds_at(goal) and (t.units_at(goal) or t.raiders_at(goal))):
        await call(t, STEPPED, movers, goal)
    zeds = t.zeds_at(goal)
    won = bool(zeds) and await zeds_arrive(t, zeds, goal)
    await call(t, MOVED, movers, goal)
    return won


async def who_moves(t: Table, group: list[Piece], goal: str) -> list[Piece]:
    """All for whom there is room: the stronger first, and infectors always."""
    room = t.room_for_zeds(goal)
    if room >= len(group):
        return group
    infectors = [zed for zed in group if FIGURES[zed.name].kind == "infector"]
    others = [zed for zed in group if zed not in infectors]
    if room >= len(others):
        return group
    if room <= 0:
        return infectors
    most = max(strength(t, zed) for zed in others)
    strongest = [zed for zed in others if strength(t, zed) == most]
    return [await one_of(t, "which-zed", strongest, place=goal), *infectors]


# -- pressure --------------------------------------------------------------------------------------------------------


async def press(t: Table) -> None:
    """The strongest group that can move, and has not been pressed in this phase, makes a step."""
    t.pressure -= 1
    able = {name: group for name, group in groups(t).items() if able_to_move(t, group)}
    most = max((together(t, able_to_move(t, group)) for group in able.values()), default=0)
    strongest = {name: group for name, group in able.items() if together(t, able_to_move(t, group)) == most}
    if not strongest:
        return
    asking = ask_horde(t, "pressure", strongest)
    group = await staked(t, leaders(t), asking, lambda: {name: assault_odds(t, one) for name, one in strongest.items()})
    t.pressed += [zed.name for zed in group]
    t.tell(ALL, "pressure", zeds=[zed.name for zed in group], place=group[0].place)
    group = await not_held_back(t, group)
    if group:
        await step(t, group)


def groups(t: Table) -> dict[str, list[Piece]]:
    """The Zeds of each space, and each Zed by itself where none go together."""
    found: dict[str, list[Piece]] = {}
    for zed in t.zeds.values():
        if zed.name not in t.pressed:
            name = f"zed:{zed.name}" if goes_alone(zed.place) else f"place:{zed.place}"
            found.setdefault(name, []).append(zed)
    return found


def able_to_move(t: Table, group: list[Piece]) -> list[Piece]:
    """Those of a group that could make a step: the stronger first, and infectors always."""
    place = group[0].place
    goal = INWARD[place]
    if place[0] in t.calm or goal in t.no_entry:
        return []
    awake = [zed for zed in group if DAZED not in zed.marks]
    infectors = [zed for zed in awake if FIGURES[zed.name].kind == "infector"]
    others = sorted((zed for zed in awake if zed not in infectors), key=lambda zed: -strength(t, zed))
    return [*others[: max(0, t.room_for_zeds(goal))], *infectors]


async def strongest(t: Table, zeds: list[Piece]) -> Piece:
    """The Zed that tries first; the players choose among equals."""
    most = max(strength(t, zed) for zed in zeds)
    equal = [zed for zed in zeds if strength(t, zed) == most]
    asking = one_of(t, "first-to-leave", equal, place=zeds[0].place)
    return await staked(t, leaders(t), asking, lambda: {f"zed:{zed.name}": way_out_odds(1) for zed in equal})
