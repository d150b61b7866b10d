"""Raiders: they come down a track like Zeds, fight Zeds and player units alike, and plunder the town."""

from ....engine import ALL, ask_team
from ..combat.harm import take_off
from ..combat.retreats import raiders_meet
from ..data.board import INWARD, SPACES, START, STARTS, SURFACE, TOWN_CENTER
from ..occasions import LEAVING, LOOTED, call, renew
from ..odds.columns import strength
from ..state import Piece, Table
from ..town.movement import is_collapsed
from ..town.stores import gain_ammo, gain_supplies
from .fate import fated_track


async def move_raiders(t: Table) -> None:
    """All Raiders go on, the nearest to Town Center first; each fight is over before the next go."""
    for raiders in sorted(t.raiders.values(), key=lambda piece: SPACES[piece.place].number):
        if raiders.name in t.raiders:
            await raiders_advance(t, raiders)


async def raiders_appear(t: Table, name: str, where: str) -> Piece | None:
    """Raiders come to a Start above ground: of the track with most or fewest of something."""
    if name not in t.aside:
        return None
    track = await fated_track(t, where, SURFACE)
    t.aside.remove(name)
    piece = t.raiders[name] = Piece(name=name, place=START[track])
    t.tell(ALL, "raiders-appeared", raiders=name, place=piece.place)
    renew(t)
    return piece


async def raiders_advance(t: Table, raiders: Piece) -> None:
    """One space toward Town Center. Villagers and Refugees are left alone."""
    place = raiders.place
    goal = INWARD[place]
    if SPACES[place].track in t.flooded or is_collapsed(t, goal):
        return
    if await call(t, LEAVING, [raiders], place) or goal in t.no_entry:
        return
    if goal == TOWN_CENTER:
        t.tell(ALL, "raiders-moved", raiders=raiders.name, place=goal)
        await loot(t, raiders)
        return
    raiders.place = goal
    t.tell(ALL, "raiders-moved", raiders=raiders.name, place=goal)
    if goal not in STARTS:
        await raiders_meet(t, raiders)


async def loot(t: Table, raiders: Piece) -> None:
    """In Town Center they take supplies and ammo up to their strength, as far as there are any, and are gone."""
    most = min(strength(t, raiders), t.supplies + t.ammo)
    mixes = {
        f"give:{supplies}:{most - supplies}": supplies
        for supplies in range(max(0, most - t.ammo), min(most, t.supplies) + 1)
    }
    supplies = await ask_team(t.seats, "loot", mixes, raiders=raiders.name, number=most)
    t.tell(ALL, "looted", raiders=raiders.name, supplies=supplies, ammo=most - supplies)
    gain_supplies(t, -supplies)
    gain_ammo(t, supplies - most)
    await call(t, LOOTED, raiders)
    take_off(t, raiders)
