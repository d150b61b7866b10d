"""Haunt 6: a spaceship has landed in the house. Explorers who meet the aliens' gaze walk aboard."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.rooms import ROOMS
from ...explorers.traits import hurt
from ...house.movement import allowance, arrive, distance, joined, part_of_door, together
from ...house.plan import BACK
from ...occasions import ATTACK_FORBIDDEN, CANNOT_ACT, ENEMIES, SPARED_BY_ROOM, TURN_STARTS, WON, WON_ATTACK, renew
from ...state import NEAR, TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, Way, attacked, fight
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind, Traitor

ALIEN, SHIP = "alien", "spaceship"
CONTROLLED, UNSWAYED = "controlled", "unswayed"
"""The marks of explorers who are controlled, and of those who were freed and cannot be controlled again."""


@plain
class Aliens(Scenario):
    """How many parts of the ship are broken."""

    module: ClassVar[str] = "aliens"

    broken: int = 0


state = blocks.state_as(Aliens)

BLOCKS = "spawn traitor_replaced immunity special_damage area_effect task_counter rescue_ally hero_status"
HAUNT = haunt = Haunt(6, "aliens", Aliens, tuple(BLOCKS.split()), {ALIEN: Kind(speed=4, might=6, sanity=6)})
haunt.turns = Traitor("lowest", "sanity")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The ship stands where the haunt began, with one or two aliens. The traitor is aboard."""
    blocks.scatter(t, SHIP, [t.omen_room])
    blocks.spawn(t, haunt, ALIEN, [t.omen_room] * (1 if len(t.seats) < 5 else 2))
    board(t, t.explorers[t.traitor])


def board(t: Table, one: Explorer) -> None:
    """An explorer leaves the game with everything they carry."""
    t.removed += [card for card in one.cards if not card.startswith("token-")]
    t.event_discard += one.kept
    one.cards, one.kept, one.marks, one.wasted, one.alive = [], [], (), {}, False
    renew(t)
    t.tell(ALL, "aliens-aboard", who=one.name)


# -- the gaze --------------------------------------------------------------------------------------------------------


def obeys(one: Figure) -> bool:
    """Return whether a figure is controlled."""
    return CONTROLLED in one.marks


def in_reach(t: Table, alien: Monster) -> list[Explorer]:
    """The heroes in the alien's room who can still be controlled."""
    return [one for one in t.heroes() if together(t, alien, one) and not obeys(one) and UNSWAYED not in one.marks]


@haunt.task(
    "gaze",
    lambda t, alien: "" if in_reach(t, alien) and not attacked(t, alien) else "BH-H6-T-GAZE",
    for_monsters=True,
)
async def gaze(t: Table, alien: Monster) -> None:
    """Instead of attacking, an alien attacks each hero in its room with Sanity, one after another."""
    t.done.append(f"attack:{alien.name}")
    for one in in_reach(t, alien):
        await fight(t, Attack(alien, one, Way("sanity")))


@haunt.on(WON_ATTACK)
async def swayed(t: Table, attack: Attack) -> bool:
    """The gaze does no damage. A hero who loses is controlled; a hero who wins harms nobody."""
    if not isinstance(attack.one, Monster) or attack.way.trait != "sanity":
        return False
    if attack.loser is attack.other:
        attack.other.mark(CONTROLLED)
        t.tell(ALL, "aliens-swayed", who=attack.other.name)
    return True


@haunt.on(ATTACK_FORBIDDEN)
def immune(_t: Table, attack: Attack) -> str:
    """Aliens cannot be attacked with Speed."""
    return "BH-H6-ALIENS" if isinstance(attack.other, Monster) and attack.way.trait == "speed" else ""


# -- those who obey --------------------------------------------------------------------------------------------------


@haunt.on(TURN_STARTS)
async def marches(t: Table, one: Explorer) -> None:
    """A controlled explorer walks towards the ship as far as possible, and boards it when a turn begins there."""
    if not obeys(one):
        return
    ship = t.room_with(SHIP)
    t.done.append("end")
    if one.place == ship:
        board(t, one)
        return
    for _ in range(allowance(t, one)):
        far = distance(t, one.place, ship)
        closer = {room: part for room, part in beside(t, one.place).items() if distance(t, room, ship) < far}
        for room, part in list(closer.items())[:1]:
            t.used += 1
            await arrive(t, one, room, part)


def beside(t: Table, room: str) -> dict[str, str]:
    """The neighbouring rooms, each with the part that is entered. Nothing in a room stops a controlled explorer."""
    found = {other: part_of_door(t, other, BACK[side]) for side, other in t.plan.passages[room].items()}
    linked = [to for start, to in (*t.plan.stairs.items(), *joined(t)) if start == room]
    return {other: NEAR if ROOMS[other].barrier else "" for other in linked} | found


@haunt.on(CANNOT_ACT)
def does_nothing_else(_t: Table, one: Figure) -> str:
    """A controlled explorer only walks."""
    return "BH-H6-OBEY" if obeys(one) else ""


@haunt.on(SPARED_BY_ROOM)
def unfeeling(_t: Table, one: Figure, _room: str) -> bool:
    """Rooms do not harm a controlled explorer."""
    return obeys(one)


@haunt.on(ENEMIES)
def turned(_t: Table, one: Figure, other: Figure) -> int:
    """Heroes may attack a controlled explorer; aliens and traitor may not."""
    if obeys(one) == obeys(other):
        return 0
    return -1 if isinstance(one, Monster) or isinstance(other, Monster) else 1


@haunt.on(WON_ATTACK)
async def wakes(t: Table, attack: Attack) -> bool:
    """A controlled explorer who loses to a hero is freed for good and takes half the damage."""
    other = attack.other
    if not isinstance(other, Explorer) or not obeys(other) or attack.winner is not attack.one:
        return False
    other.unmark(CONTROLLED)
    other.mark(UNSWAYED)
    t.tell(ALL, "aliens-freed", who=other.name)
    await hurt(t, other, attack.kind, attack.by // 2, attack.one.name)
    return True


# -- the ship --------------------------------------------------------------------------------------------------------


@haunt.task(
    "break",
    lambda t, one: "" if is_hero(one) and SHIP in t.tokens_in(one.place) else "BH-H6-H-BREAK",
    roll=("might", 5),
)
async def break_ship(t: Table, one: Explorer) -> None:
    """Might 5 breaks a part of the ship."""
    if await blocks.task_roll(t, one, "aliens-break"):
        state(t).broken += 1
        t.tell(ALL, "aliens-broken", who=one.name, done=state(t).broken, need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the ship is wrecked, the traitor when no free hero is left."""
    if state(t).broken >= len(t.seats):
        return Win(HEROES, "aliens-grounded")
    return Win(TRAITOR, "aliens-all-dead") if all(obeys(hero) for hero in t.heroes()) else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Aliens look for heroes they can control; heroes break the ship and free their friends."""
    if isinstance(one, Monster):
        free = [hero for hero in t.heroes() if not obeys(hero)]
        sway = [hero for hero in free if UNSWAYED not in hero.marks]
        return [Aim("task", "aliens-gaze", 5), *(Aim("attack", hero.name, 3) for hero in sway or free)]
    lost = [Aim("strike", hero.name, 3) for hero in t.heroes() if obeys(hero)]
    fear = [] if UNSWAYED in one.marks else [Aim("avoid", foe.name, 0.4) for foe in t.monsters.values()]
    return [Aim("task", "aliens-break", 8), Aim("go", t.room_with(SHIP), 5), *lost, *fear]


haunt.aims = aims
haunt.counters = lambda t: {"aliens-broken": (state(t).broken, len(t.seats))}
