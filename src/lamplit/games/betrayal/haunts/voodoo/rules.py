"""Haunt 25: each hero has a doll somewhere in the house, and what happens to it happens to the hero."""

from typing import ClassVar

from .....engine import ALL, Chance, Hidden, ask, items, mapping, plain
from ...occasions import DIED, SEAT_OVER, WON
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Traitor
from . import walking_on
from .dolls import CRACKS, EFFECTS, PLACES


@plain
class Voodoo(Scenario):
    """The unbroken dolls and their rooms, by hero; the rooms that were searched; the track."""

    module: ClassVar[str] = "voodoo"

    dolls: dict[str, str] = mapping()
    rooms: dict[str, str] = mapping()
    searched: list[str] = items()
    heroes: int = 0
    track: int = 0


state = blocks.state_as(Voodoo)

BLOCKS = "search_token turn_track dice_timer upkeep_effect secret_info explore_mod"
HAUNT = haunt = Haunt(25, "voodoo", Voodoo, tuple(BLOCKS.split()))
haunt.turns = Traitor("highest", "knowledge", named="zoe_ingstrom")
haunt.secret_prompts = frozenset({"voodoo-hide"})
haunt.revealing = frozenset({"voodoo-found", "voodoo-nothing"})
walking_on.register(haunt)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor names a doll for each hero and hides it in secret; if only one of its rooms is in the house,
    there."""
    seat = t.explorers[t.traitor].seat
    state(t).heroes = len(t.heroes())
    for hero in t.heroes():
        left = {f"doll:{doll}": doll for doll in PLACES if doll not in state(t).dolls.values()}
        doll = await ask(seat, "voodoo-doll", left, whom=hero.name)
        state(t).dolls[hero.name] = doll
        t.tell(ALL, f"voodoo-{doll}", who=hero.name)
        laid = [room for room in PLACES[doll] if room in t.plan]
        rooms = {f"hide:{room}": room for room in (laid if len(laid) == 1 else PLACES[doll])}
        state(t).rooms[hero.name] = await ask(seat, "voodoo-hide", rooms, whom=hero.name, doll=doll)


# -- the dolls -------------------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def pains(t: Table, seat: str) -> None:
    """After each turn of the traitor the track moves on, and every doll acts."""
    if seat != t.explorers[t.traitor].seat:
        return
    state(t).track += 1
    t.tell(ALL, "voodoo-track", track=state(t).track)
    for hero in t.heroes():
        doll = state(t).dolls.get(hero.name, "")
        if doll:
            await EFFECTS[doll](t, hero, state(t).track)


@haunt.on(DIED)
async def dies(t: Table, one: Explorer) -> None:
    """The doll of a dead hero does nothing."""
    state(t).dolls.pop(one.name, None)
    state(t).rooms.pop(one.name, None)


# -- searching -------------------------------------------------------------------------------------------------------


def known_rooms(t: Table) -> dict[str, str]:
    """The rooms of the dolls that were found, by hero."""
    return {name: room for name, room in state(t).rooms.items() if room in state(t).searched}


def search_forbidden(t: Table, one: Explorer) -> str:
    """A room is searched once."""
    return "" if is_hero(one) and one.place not in state(t).searched else "BH-H25-H-SEARCH"


@haunt.task("search", search_forbidden, roll=("knowledge", 2))
async def search(t: Table, one: Explorer) -> None:
    """Knowledge 2: the traitor has to say whose doll is here. A hero destroys their own at once."""
    if await blocks.task_roll(t, one, "voodoo-search"):
        state(t).searched.append(one.place)
        whose = next((name for name, room in state(t).rooms.items() if room == one.place), "")
        if whose:
            t.tell(ALL, "voodoo-found", who=one.name, whom=whose, doll=state(t).dolls[whose], room=one.place)
        else:
            t.tell(ALL, "voodoo-nothing", who=one.name, room=one.place)
        if whose == one.name:
            await destroy(t, one)
    await walking_on.draw_at_last(t, one)


@haunt.task(
    "destroy", lambda t, one: "" if is_hero(one) and known_rooms(t).get(one.name) == one.place else "BH-H25-H-DESTROY"
)
async def destroy(t: Table, one: Explorer) -> None:
    """Only its hero can destroy a doll."""
    t.tell(ALL, "voodoo-destroyed", who=one.name, doll=state(t).dolls.pop(one.name))
    del state(t).rooms[one.name]


# -- the end ---------------------------------------------------------------------------------------------------------


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The traitor wins when more than half of the heroes are dead; the heroes, when no doll is left and at least half
    of them are alive."""
    if not state(t).heroes:
        return None
    if 2 * len(t.heroes()) < state(t).heroes:
        return Win(TRAITOR, "voodoo-dead")
    return None if state(t).dolls else Win(HEROES, "voodoo-free")


def possible(t: Table, name: str) -> list[str]:
    """The rooms where a doll may lie, as far as everybody can tell; none if there is no doll, or none any more."""
    known, doll = known_rooms(t), state(t).dolls.get(name, "")
    return [known[name]] if name in known else [r for r in PLACES.get(doll, ()) if r not in state(t).searched]


def hidden(t: Table) -> list[Hidden[Table]]:
    """The rooms of the dolls are the traitor's secret, unless only one room is possible."""
    return [
        Hidden[Table](
            f"doll:{name}",
            lambda t, n=name: state(t).rooms.get(n),
            lambda t, n=name: ALL if len(possible(t, n)) < 2 else (t.explorers[t.traitor].seat,),
        )
        for name in state(t).rooms
    ]


def sample(t: Table, seat: str, chance: Chance) -> None:
    """For other seats, a doll may lie in any possible room."""
    if seat != t.explorers[t.traitor].seat:
        state(t).rooms = {name: chance.pick("dolls", possible(t, name)) for name in state(t).rooms}


def lies_for(t: Table, seat: str) -> dict[str, list[str]]:
    """The traitor sees all dolls, other seats those that were found."""
    seen = state(t).rooms if seat == t.explorers[t.traitor].seat else known_rooms(t)
    return {room: [state(t).dolls[name]] for name, room in seen.items()}


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes search rooms where their own doll may be, then those of others; the traitor hunts them."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 2) for hero in t.heroes()]
    rooms = {room: 3.0 for name in state(t).dolls for room in possible(t, name) if room not in state(t).searched}
    rooms |= dict.fromkeys(possible(t, one.name) if one.name in state(t).dolls else (), 6.0)
    here = [Aim("task", "voodoo-search", 5)] if one.place in rooms else []
    laid = [Aim("go", room, worth) for room, worth in rooms.items() if room in t.plan]
    unknown = [Aim("explore", room, 1) for room in rooms if room not in t.plan]
    return [Aim("task", "voodoo-destroy", 9), *here, *laid, *unknown]


haunt.hidden, haunt.sample, haunt.lies_for, haunt.aims = hidden, sample, lies_for, aims
haunt.counters = lambda t: {
    "voodoo-dolls": (state(t).heroes - len(state(t).dolls), state(t).heroes),
    "voodoo-track": (state(t).track, CRACKS),
}
