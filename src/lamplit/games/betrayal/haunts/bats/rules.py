"""Haunt 24: bats have killed the traitor, and more come every turn. Only the organ drives them away."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.explorers import EXPLORERS
from ...explorers.dice import plain_roll
from ...explorers.traits import die
from ...house.movement import distance, together
from ...occasions import ALLOWANCE, ATTACK_FORBIDDEN, CANNOT_MOVE, MONSTERS_END, MONSTERS_START, WON
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, step_taken, take_step
from ..form import Aim, Haunt, Kind, Traitor
from . import clinging
from .clinging import attached, free

BAT, ORGAN, MOST = "bat", "organ_room", 24
NESTS = (("tower", "attic"), ("chasm", "catacombs"))
ENTRIES = (
    *("tower", "chasm", "conservatory", "entrance_hall", "gardens", "graveyard", "patio", "balcony"),
    *("bedroom", "grand_staircase", "master_bedroom", "chapel", "dining_room"),
)
"""Rooms through which bats come in: those under the open sky, those that lead into the depths, and those with
windows."""
MUSIC = ("music", "gaelic_music")
CAME_IN = "came-in"
NEAREST = "bats-nearest"
"""All that are left come in as near to the heroes as they can: nobody is asked about each."""


@plain
class Bats(Scenario):
    """Whether the organ was started, and whether it was played."""

    module: ClassVar[str] = "bats"

    started: bool = False
    played: bool = False


state = blocks.state_as(Bats)

BLOCKS = "place_room spawn traitor_replaced kill_on_defeat spawner special_damage staged_quest upkeep_effect"
KINDS = {BAT: Kind(speed=5, might=2, sanity=1, many=True)}
HAUNT = haunt = Haunt(24, "bats", Bats, (*BLOCKS.split(), "hero_status", "move_mod"), KINDS, rules=3)
haunt.turns = Traitor("lowest", "speed", named="brandon_jaspers")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor is dead, bats hang in rooms above and below, and the Organ Room is in the house."""
    traitor = t.explorers[t.traitor]
    await die(t, traitor)
    for nest in NESTS:
        rooms = {f"room:{room}": room for room in nest if room in t.plan}
        if rooms:
            room = await ask(traitor.seat, "bats-nest", rooms)
            blocks.spawn(t, haunt, BAT, [room] * 3)
    await blocks.place_room(t, t.left_of(traitor.seat)[0], ORGAN)


# -- bats ------------------------------------------------------------------------------------------------------------


@haunt.on(MONSTERS_START)
async def come_in(t: Table) -> None:
    """A die for each player says how many bats come in: one through each such room, more only after all had one."""
    if state(t).played:
        return
    rolled = await plain_roll(t, None, len(t.seats), "bats-come")
    entries = [room for room in ENTRIES if room in t.plan]
    lead = t.explorers[t.traitor].seat
    unused: list[str] = []
    chosen = ""
    for left in range(min(rolled, MOST - len(t.monsters)), 0, -1):
        unused = unused or entries[:]
        if left < len(unused) and chosen != NEAREST:
            rooms = {f"room:{room}": room for room in unused}
            chosen = await ask(lead, "bats-entry", rooms | ({NEAREST: NEAREST} if left > 1 else {}), left=left)
        room = unused[0] if left >= len(unused) else nearest_entry(t, unused) if chosen == NEAREST else chosen
        unused.remove(room)
        [bat] = blocks.spawn(t, haunt, BAT, [room])
        bat.mark(CAME_IN)
        t.to_move.append(bat.name)


def nearest_entry(t: Table, rooms: list[str]) -> str:
    """Of these rooms the one that is nearest to a hero."""
    heroes = [one.place for one in t.heroes() if one.place]
    return min(rooms, key=lambda room: min((distance(t, room, place) for place in heroes), default=0))


@haunt.on(ALLOWANCE)
def came_in(_t: Table, one: Figure) -> int:
    """Coming in costs a space of movement."""
    return -1 if CAME_IN in one.marks else 0


@haunt.on(CANNOT_MOVE)
def spent(t: Table, one: Figure) -> str:
    """A bat that has just come in may have no movement left."""
    return "BH-H24-T-COME" if isinstance(one, Monster) and CAME_IN in one.marks and t.moves.get(BAT, 0) <= 1 else ""


@haunt.on(MONSTERS_END)
async def all_are_in(t: Table) -> None:
    """From the next turn on, new bats move like all others."""
    for bat in t.monsters.values():
        bat.unmark(CAME_IN)


@haunt.on(ATTACK_FORBIDDEN)
def no_fight(_t: Table, attack: Attack) -> str:
    """Bats do not fight."""
    return "BH-H24-T-BITE" if isinstance(attack.one, Monster) else ""


def in_reach(t: Table, bat: Monster) -> dict[str, Explorer]:
    """The heroes a bat can fly at. It tries once a turn."""
    if f"bite:{bat.name}" in t.done:
        return {}
    return {one.name: one for one in t.heroes() if together(t, bat, one)}


@haunt.task("bite", choices=in_reach, for_monsters=True, eager=True)
async def bite(t: Table, bat: Monster, one: Explorer) -> None:
    """It rolls one die and clings to the hero on a 2."""
    t.done.append(f"bite:{bat.name}")
    if await plain_roll(t, bat, 1, "bats-bite") == 2:
        bat.mark(one.name)
        t.tell(ALL, "bats-hangs", monster=bat.name, who=one.name)


clinging.register(haunt, BAT, "BH-H24-H-STEPS")
blocks.slows_nobody(haunt, lambda foe: isinstance(foe, Monster))


# -- the organ -------------------------------------------------------------------------------------------------------


def organ_forbidden(t: Table, one: Explorer, started: bool) -> str:
    """It takes a hero in the Organ Room, and one step of the two at a time."""
    if not is_hero(one) or state(t).played or state(t).started != started or step_taken(t, one):
        return "BH-H24-H-STEPS"
    return "" if one.place == ORGAN else "BH-H24-H-ORGAN"


@haunt.task("start", lambda t, one: organ_forbidden(t, one, False), roll=("might", 5))
async def start(t: Table, one: Explorer) -> None:
    """Might 5 fills the bellows."""
    take_step(t, one)
    if await blocks.task_roll(t, one, "bats-start"):
        state(t).started = True
        t.tell(ALL, "bats-started", who=one.name)


@haunt.task(
    "play",
    lambda t, one: organ_forbidden(t, one, True),
    roll=lambda _t, one, _chosen: ("knowledge", 5 if any(art in EXPLORERS[one.name].hobbies for art in MUSIC) else 6),
)
async def play(t: Table, one: Explorer) -> None:
    """Knowledge 6, or 5 for musicians, drives away all bats that cling to nobody; no more come."""
    take_step(t, one)
    if await blocks.task_roll(t, one, "bats-play"):
        state(t).played = True
        t.tell(ALL, "bats-played", who=one.name)
        for bat in [bat for bat in t.monsters.values() if free(t, bat)]:
            remove(t, bat)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the organ was played and no bat clings to anybody. Bats that let go of the dead do not
    count."""
    rid = state(t).played and all(free(t, bat) for bat in t.monsters.values())
    return Win(HEROES, "bats-gone") if rid and t.heroes() else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Bats fly at heroes; heroes make for the organ and beat off the bats that cling to them."""
    if not is_hero(one):
        return [Aim("task", "bats-bite", 5), *(Aim("go", hero.place, 2) for hero in t.heroes())]
    clinging = [Aim("attack", bat.name, 6) for hero in t.heroes() for bat in attached(t, hero)]
    if state(t).played:
        return [*clinging, *(Aim("go", hero.place, 3) for hero in t.heroes() if attached(t, hero))]
    return [Aim("task", "bats-start", 6), Aim("task", "bats-play", 6), Aim("go", ORGAN, 6), *clinging]


haunt.aims = aims
haunt.counters = lambda t: {"bats-organ": (state(t).started + state(t).played, 2)}
