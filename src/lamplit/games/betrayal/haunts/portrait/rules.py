"""Haunt 19: a portrait ages instead of the traitor. The heroes look for paint to paint over it."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.explorers import STEPS, TRAITS
from ...data.rooms import ROOMS
from ...explorers.cards import give_up, lay_down, serves
from ...explorers.dice import trait_roll
from ...explorers.traits import Harm, hurt_by_dice, lift_to_start, move_clip
from ...house.movement import distance
from ...occasions import DISCOVERED, ENTERED, TURN_STARTS, UNHURT, WON
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import burdens, is_hero
from ..blocks.burdens import burden_of
from ..form import LEFT, Aim, Haunt

GALLERY, PAINT, AMULET = "gallery", "token-paint", "amulet_of_the_ages"
STUDIOS = (
    *("attic", "abandoned_room", "collapsed_room", "patio"),
    *("statuary_corridor", "storeroom", "wine_cellar"),
)
"""The rooms where paint can be found."""
RUINED = 3


@plain
class Portrait(Scenario):
    """The room of the portrait, and how many pots of paint were laid out, were destroyed, and are on the portrait."""

    module: ClassVar[str] = "portrait"

    hangs: str = GALLERY
    laid: int = 0
    destroyed: int = 0
    painted: int = 0


state = blocks.state_as(Portrait)
BLOCKS = "scatter_tokens traitor_boost steal_objective task_counter carry_deliver key_weapon upkeep_effect"
HAUNT = haunt = Haunt(19, "portrait", Portrait, (*BLOCKS.split(), "traitor_protected", "explore_mod"), rules=2)
haunt.turns = LEFT
burdens.register(haunt, PAINT, "BH-H19-PAINT")


def heroes_at_first(t: Table) -> int:
    """How many heroes there were at the start of the haunt."""
    return len(t.seats) - 1


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor grows stronger, and paint stands in old rooms, as far from everybody as possible."""
    traitor = t.explorers[t.traitor]
    await blocks.place_room(t, t.left_of(traitor.seat)[0], GALLERY)
    state(t).hangs = GALLERY if GALLERY in t.plan else t.omen_room
    await lift_to_start(t, traitor, *TRAITS)
    for _ in range(heroes_at_first(t)):
        await bloom(t, traitor)
    rooms = [room for room in STUDIOS if room in t.plan]
    for room in sorted(rooms, key=lambda room: -min(distance(t, one.place, room) for one in t.living())):
        lay_paint(t, room)


async def bloom(t: Table, traitor: Explorer) -> None:
    """The traitor's trait that is least above its start rises. Among equals the traitor chooses."""
    above = {trait: traitor.steps[trait] - traitor.start(trait) for trait in TRAITS if traitor.steps[trait] < STEPS - 1}
    least = {f"trait:{trait}": trait for trait in above if above[trait] == min(above.values())}
    if least:
        move_clip(t, traitor, await ask(traitor.seat, "portrait-bloom", least), 1)


def lay_paint(t: Table, room: str) -> None:
    """A pot of paint stands in a room, while there is any left."""
    if room in STUDIOS and state(t).laid < heroes_at_first(t) + 2:
        state(t).laid += 1
        lay_down(t, room, f"{PAINT}-{state(t).laid}")
        t.tell(ALL, "portrait-paint", room=room)


@haunt.on(DISCOVERED)
async def found(t: Table, _one: Explorer, room: str) -> None:
    """The other pots stand in rooms that are discovered."""
    lay_paint(t, room)


# -- the traitor -----------------------------------------------------------------------------------------------------


blocks.strikes_with(haunt, AMULET, lambda t, attack: attack.other.name == t.traitor)


def by_the_amulet(t: Table, harm: Harm) -> bool:
    """Return whether the wearer of the Amulet of the Ages did the harm. In defence it always helps, even after it was
    used."""
    wearer = t.explorers.get(t.holder(AMULET))
    return wearer is not None and harm.why == wearer.name and (t.turn != wearer.seat or serves(t, AMULET))


@haunt.on(UNHURT)
async def ageless(t: Table, one: Explorer, harm: Harm) -> bool:
    """Nothing harms the traitor but the portrait and the wearer of the Amulet of the Ages."""
    return one.role == TRAITOR and harm.why != GALLERY and not by_the_amulet(t, harm)


@haunt.on(ENTERED)
async def comes_in(t: Table, one: Figure, room: str) -> None:
    """The traitor faces the portrait when entering its room."""
    if isinstance(one, Explorer):
        await faces_it(t, one, room)


@haunt.on(TURN_STARTS)
async def wakes_there(t: Table, one: Explorer) -> None:
    """The traitor faces the portrait when a turn begins in its room."""
    await faces_it(t, one, one.place)


async def faces_it(t: Table, one: Explorer, room: str) -> None:
    """The traitor needs Sanity 4 before the portrait, or loses a die of mental damage."""
    if one.role == TRAITOR and room == state(t).hangs and await trait_roll(t, one, "sanity", "portrait-face", 4) < 4:
        await hurt_by_dice(t, one, "mental", 1, GALLERY)


def pot_of(_t: Table, one: Figure, _no: None) -> tuple[str, ...]:
    """The pot of paint that a figure uses."""
    return (burden_of(one, PAINT),)


def ruin_forbidden(t: Table, one: Explorer) -> str:
    """It takes the place of the attack."""
    able = one.role == TRAITOR and burden_of(one, PAINT) and f"attack:{one.name}" not in t.done
    return "" if able else "BH-H19-T-RUIN"


@haunt.task("ruin", ruin_forbidden, card=pot_of)
async def ruin(t: Table, one: Explorer) -> None:
    """The traitor pours out a pot of paint."""
    t.done.append(f"attack:{one.name}")
    await give_up(t, one, burden_of(one, PAINT))
    state(t).destroyed += 1
    t.tell(ALL, "portrait-ruined", who=one.name, destroyed=state(t).destroyed)


def build_forbidden(t: Table, one: Explorer) -> str:
    """The traitor may lay a room once a turn, while any are left."""
    able = one.role == TRAITOR and (t.rooms or t.room_discard) and "task:portrait-build" not in t.done
    return "" if able else "BH-H19-T-BUILD"


@haunt.task("build", build_forbidden)
async def build(t: Table, one: Explorer) -> None:
    """After moving, the traitor may lay any room from the stack. Everybody can tell which rooms are left."""
    t.moving = False
    left = sorted((*t.rooms, *t.room_discard))
    fits = [room for room in left if any(t.plan.places(room, floor) for floor in ROOMS[room].floors)]
    if fits:
        room = await ask(one.seat, "portrait-which", {f"room:{room}": room for room in fits})
        await blocks.place_room(t, one.seat, room)
        lay_paint(t, room)


# -- heroes ----------------------------------------------------------------------------------------------------------


def painting_forbidden(t: Table, one: Explorer) -> str:
    """It takes a hero before the portrait with paint."""
    return "" if is_hero(one) and one.place == state(t).hangs and burden_of(one, PAINT) else "BH-H19-H-OVER"


@haunt.task("over", painting_forbidden, roll=("knowledge", 4), card=pot_of)
async def paint_over(t: Table, one: Explorer) -> None:
    """Knowledge 4 covers the portrait with another layer."""
    if await blocks.task_roll(t, one, "portrait-over"):
        await give_up(t, one, burden_of(one, PAINT))
        state(t).painted += 1
        t.tell(ALL, "portrait-covered", who=one.name, painted=state(t).painted, need=heroes_at_first(t))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the portrait is covered or the traitor is dead, the traitor when too much paint is gone."""
    if state(t).painted >= heroes_at_first(t):
        return Win(HEROES, "portrait-covered")
    if not t.explorers[t.traitor].alive:
        return Win(HEROES, "portrait-aged")
    return Win(TRAITOR, "portrait-ruined") if state(t).destroyed >= RUINED else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Both sides look for paint: heroes carry it to the portrait, the traitor pours it out."""
    pots = [card for pile in t.floor_piles.values() for card in pile if card.startswith(PAINT)]
    lying = [] if burden_of(one, PAINT) else [Aim("take", pot, 4) for pot in pots]
    if not is_hero(one):
        carrying = [Aim("attack", hero.name, 4 if burden_of(hero, PAINT) else 1) for hero in t.heroes()]
        return [Aim("task", "portrait-ruin", 6), Aim("avoid", state(t).hangs, 1), *lying, *carrying]
    look = [Aim("explore", room, 1) for room in STUDIOS if room not in t.plan and state(t).laid < len(t.seats) + 1]
    there = [Aim("go", state(t).hangs, 6)] if burden_of(one, PAINT) else [*lying, *look]
    return [Aim("task", "portrait-over", 7), Aim("avoid", t.traitor, 1), *there]


haunt.aims = aims
haunt.counters = lambda t: {"portrait-painted": (state(t).painted, heroes_at_first(t))}
