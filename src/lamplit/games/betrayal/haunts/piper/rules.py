"""Haunt 26: a piper calls the rats of the house and plays to them in the Pentagram Chamber. Kill the rats."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.explorers import TRAITS
from ...data.rooms import ROOMS
from ...explorers.traits import gain, lift_to_start
from ...house.movement import STAIRS, put, together, ways
from ...occasions import ENTERED, HURT_MONSTER, NO_ENTRY, WON, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, Way, attacked, fight
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import LEFT, Aim, Haunt, Kind

RAT, CHAMBER = "rat", "pentagram_chamber"


@plain
class Piper(Scenario):
    """How far the ritual is, whether the traitor has reached the chamber, and the room that serves as the chamber."""

    module: ClassVar[str] = "piper"

    ritual: int = 0
    reached: bool = False
    chamber: str = CHAMBER


state = blocks.state_as(Piper)

BLOCKS = "spawn traitor_boost kill_on_defeat spawner special_damage traitor_ritual traitor_protected"
KINDS = {RAT: Kind(speed=3, might=2, sanity=1, many=True)}
HAUNT = haunt = Haunt(26, "piper", Piper, tuple(BLOCKS.split()), KINDS, rules=2)
haunt.turns = LEFT


def needed(t: Table) -> int:
    """How many times the ritual has to succeed."""
    return 5 if len(t.seats) < 5 else 4


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The chamber is cleared, the traitor gains strength, and rats appear."""
    traitor = t.explorers[t.traitor]
    if CHAMBER not in t.plan:
        await blocks.place_room(t, traitor.seat, CHAMBER)
        await blocks.place_room(t, traitor.seat, STAIRS)
    if CHAMBER not in t.plan:
        state(t).chamber = t.omen_room
    for one in t.explorers_in(state(t).chamber):
        await leaves_chamber(t, one)
    await lift_to_start(t, traitor, *TRAITS)
    for trait in TRAITS:
        await gain(t, traitor, trait)
    await rats_come(t, traitor.seat)


async def leaves_chamber(t: Table, one: Explorer) -> None:
    """An explorer in the chamber is moved to a room beside it, with or without a door between."""
    beside = t.plan.adjacent(one.place).values() or ways(t, one)
    rooms = {f"room:{room}": room for room in beside}
    if rooms:
        await put(t, one, await ask(one.seat, "piper-leave", rooms, who=one.name))


async def rats_come(t: Table, seat: str) -> None:
    """Two rats for each player appear in empty rooms with a symbol, a second one in a room only after all have one."""
    laid = [room for room in t.plan.spots if room != state(t).chamber]
    empty = [room for room in laid if ROOMS[room].symbol and not t.explorers_in(room)] or laid
    unused: list[str] = []
    for left in range(2 * len(t.seats), 0, -1):
        unused = unused or empty[:]
        rooms = {f"room:{room}": room for room in unused}
        room = unused[0] if left >= len(unused) else await ask(seat, "piper-rat", rooms, left=left)
        unused.remove(room)
        blocks.spawn(t, haunt, RAT, [room])


# -- rats ------------------------------------------------------------------------------------------------------------


@haunt.on(HURT_MONSTER)
async def dies(t: Table, rat: Monster, _amount: int, _attack: Attack | None) -> bool:
    """A rat that is beaten dies."""
    remove(t, rat)
    return True


def pack(t: Table, rat: Monster) -> list[Monster]:
    """The rats that can attack together with this one."""
    return [other for other in t.monsters.values() if together(t, rat, other) and not attacked(t, other)]


def prey(t: Table, rat: Monster) -> dict[str, Explorer]:
    """The heroes that a pack of two or more can attack."""
    if attacked(t, rat) or len(pack(t, rat)) < 2:
        return {}
    return {hero.name: hero for hero in t.heroes() if together(t, rat, hero)}


@haunt.task("pack", choices=prey, for_monsters=True)
async def attack_in_pack(t: Table, rat: Monster, hero: Explorer) -> None:
    """All rats in a room attack with their Might together."""
    others = [other for other in pack(t, rat) if other is not rat]
    t.done += [f"attack:{other.name}" for other in (rat, *others)]
    await fight(t, Attack(rat, hero, Way("might", sum(other.value("might") for other in others))))


@haunt.on(WON_ATTACK)
async def too_many(_t: Table, attack: Attack) -> bool:
    """A pack that loses is not hurt."""
    return isinstance(attack.one, Monster) and attack.way.dice > 0 and attack.loser is attack.one


# -- the chamber -----------------------------------------------------------------------------------------------------


@haunt.on(NO_ENTRY)
def barred(t: Table, one: Figure, room: str) -> str:
    """Only the traitor may enter the chamber."""
    return "BH-H26-CHAMBER" if room == state(t).chamber and one.name != t.traitor else ""


@haunt.on(ENTERED)
async def arrives(t: Table, one: Figure, room: str) -> None:
    """Other explorers who are moved into the chamber leave it at once."""
    if room != state(t).chamber or not isinstance(one, Explorer):
        return
    if one.name == t.traitor:
        state(t).reached = True
    else:
        await leaves_chamber(t, one)


blocks.out_of_reach(haunt, "BH-H26-CHAMBER", lambda t, one: one.place == state(t).chamber)


@haunt.task(
    "ritual",
    lambda t, one: "" if one.name == t.traitor and one.place == state(t).chamber else "BH-H26-T-RITUAL",
    roll=("sanity", 3),
)
async def ritual(t: Table, one: Explorer) -> None:
    """Sanity 3: the ritual goes on, and a rat appears beside the chamber."""
    if not await blocks.task_roll(t, one, "piper-ritual"):
        return
    state(t).ritual += 1
    t.tell(ALL, "piper-ritual", who=one.name, done=state(t).ritual, need=needed(t))
    rooms = {f"room:{room}": room for room in t.plan.adjacent(one.place).values()}
    if rooms:
        blocks.spawn(t, haunt, RAT, [await ask(one.seat, "piper-rat", rooms, left=1)])


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when all rats are dead, or the traitor is dead without having reached the chamber; the traitor,
    when the ritual is complete."""
    if state(t).ritual >= needed(t):
        return Win(TRAITOR, "piper-complete")
    if not t.explorers[t.traitor].alive and not state(t).reached:
        return Win(HEROES, "piper-unheard")
    return None if t.monsters or not t.heroes() else Win(HEROES, "piper-rats")


def aims(t: Table, one: Figure) -> list[Aim]:
    """The traitor makes for the chamber, rats gather where heroes are; heroes attack rats and the traitor."""
    if not is_hero(one):
        if isinstance(one, Explorer):
            look = [] if state(t).chamber in t.plan.distances(one.place) else [Aim("explore", STAIRS, 2)]
            return [Aim("task", "piper-ritual", 9), Aim("go", state(t).chamber, 9), *look]
        alone = [Aim("attack", hero.name, -12) for hero in t.heroes()]
        return [*alone, Aim("task", "piper-pack", 5), *(Aim("go", hero.place, 2) for hero in t.heroes())]
    rats = [aim for rat in t.monsters.values() for aim in (Aim("attack", rat.name, 5), Aim("go", rat.place, 3))]
    return rats if state(t).reached else [*rats, Aim("attack", t.traitor, 3)]


haunt.aims = aims
haunt.counters = lambda t: {"piper-ritual": (state(t).ritual, needed(t))}
