"""Items that are used on an explorer's turn, and those that work by themselves. Weapons and cards that change rolls
stand elsewhere."""

from collections.abc import Mapping

from ....engine import ALL, ask
from ..data.explorers import PHYSICAL, TRAITS
from ..explorers.cards import discard, lift, lower, raised
from ..explorers.dice import plain_roll, trait_roll
from ..explorers.traits import hurt, lift_to_start, move_clip
from ..house.movement import arrive, leave, part_of_door, parted, put, step, ways
from ..house.plan import BACK
from ..occasions import (
    DAMAGE_LESS,
    GAINED,
    HIDING,
    LOST,
    USE,
    gathered,
    on,
)
from ..state import TRAITOR, Explorer, Figure, Table
from ..turn.attacks import steal, stealable
from .outcomes import (
    ALL_TRAITS,
    MENTAL_TRAITS,
    PHYSICAL_TRAITS,
    ROLLS,
    beside,
    bring,
    choose_room,
    draws,
    falls,
    lure,
    monsters_come,
    named,
    one_rises,
    others_beside,
    rises,
    to_lowest,
    unusable,
    unusable_before_haunt,
)

AMULET, SET = "amulet_of_the_ages", ("bell", "book", "candle")
SET_MARK = "bell-book-candle"
DYNAMITE_DAMAGE = 4

ROLLS.update(
    {
        "bell": ("sanity", 5),
        "bottle": (3, 3),
        "dark_dice": (3, 2),
        "medical_kit": ("knowledge", 4),
        "puzzle_box": ("knowledge", 6),
    }
)

# -- what works by itself --------------------------------------------------------------------------------------------


@on(GAINED, AMULET)
async def amulet(t: Table, card: str, one: Explorer) -> None:
    """Every trait rises by 1."""
    await lift(t, one, card, dict.fromkeys(TRAITS, 1))


@on(LOST, AMULET)
async def amulet_lost(t: Table, card: str, one: Explorer) -> None:
    """Every trait falls by 3."""
    await lower(t, one, card, dict.fromkeys(TRAITS, 3))


@on(DAMAGE_LESS, "armor")
def armor(_t: Table, card: str, one: Figure, kind: str, _amount: int) -> int:
    """It takes 1 point off all physical damage."""
    return int(kind == "physical" and card in one.cards)


@on(GAINED, *SET)
async def set_complete(t: Table, _card: str, one: Explorer) -> None:
    """Bell, Book and Candle together raise every trait by 2."""
    if SET_MARK not in one.marks and all(card in one.cards for card in SET):
        one.mark(SET_MARK)
        t.tell(ALL, "set-complete", who=one.name)
        await lift(t, one, "candle", dict.fromkeys(TRAITS, 2))


@on(LOST, *SET)
async def set_broken(t: Table, _card: str, one: Explorer) -> None:
    """An explorer who then loses one of the three loses that again."""
    if SET_MARK in one.marks:
        one.unmark(SET_MARK)
        await lower(t, one, "candle", dict.fromkeys(TRAITS, 2))


# -- healing ---------------------------------------------------------------------------------------------------------


def below_start(one: Explorer, *traits: str) -> bool:
    """Whether one of these traits stands below the step on which it began."""
    return any(one.steps[trait] < one.start(trait) for trait in traits)


def hurt_in_body(t: Table, _card: str, one: Explorer) -> Mapping[str, Explorer]:
    """Return all explorers here whose Speed or Might stands below its start."""
    return named(other for other in beside(t, one) if below_start(other, *PHYSICAL))


def confused(t: Table, _card: str, one: Explorer) -> Mapping[str, Explorer]:
    """Return all explorers here whose Knowledge stands below its start."""
    return named(other for other in beside(t, one) if below_start(other, "knowledge"))


@on(USE, "healing_salve", forbids=unusable, choices=hurt_in_body)
async def healing_salve(t: Table, card: str, one: Explorer, patient: Explorer) -> None:
    """Might and Speed of an explorer here go back to where they began."""
    await discard(t, one, card)
    await lift_to_start(t, patient, *PHYSICAL)
    await raised(t, patient, card)


@on(USE, "smelling_salts", forbids=unusable, choices=confused)
async def smelling_salts(t: Table, card: str, one: Explorer, patient: Explorer) -> None:
    """Knowledge of an explorer here goes back to where it began."""
    await discard(t, one, card)
    await lift_to_start(t, patient, "knowledge")
    await raised(t, patient, card)


@on(USE, "medical_kit", forbids=unusable, choices=hurt_in_body)
async def medical_kit(t: Table, card: str, one: Explorer, patient: Explorer) -> None:
    """A Knowledge roll says how many points of physical damage are healed."""
    shown = await trait_roll(t, one, "knowledge", card, 4)
    points = 3 if shown >= 8 else 2 if shown >= 6 else 1 if shown >= 4 else 0
    speed, might = (max(patient.start(trait) - patient.steps[trait], 0) for trait in PHYSICAL)
    points = min(points, speed + might)
    if not points or not one.alive:
        return
    ways_to_heal = [(a, points - a) for a in range(points + 1) if a <= speed and points - a <= might]
    choices = {f"heal:{a}:{b}": (a, b) for a, b in ways_to_heal}
    healed = await ask(one.seat, "heal", choices, who=one.name, whom=patient.name, amount=points)
    for trait, by in zip(PHYSICAL, healed, strict=True):
        if by:
            move_clip(t, patient, trait, by)
    await raised(t, patient, card)


# -- dice and boxes --------------------------------------------------------------------------------------------------


@on(USE, "bell", forbids=unusable_before_haunt)
async def bell(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """With Sanity 5 it calls the heroes, else the monsters."""
    if await trait_roll(t, one, "sanity", card, 5) >= 5:
        await lure(t, one, one.seat, [hero for hero in t.heroes() if hero is not one], card)
    else:
        await monsters_come(t, one, card)


BOTTLE = (
    (5, (rises("might", "speed", by=2),)),
    (4, (rises("knowledge", "sanity", by=2),)),
    (3, (rises("knowledge"), falls("might"))),
    (2, (falls("knowledge", "sanity", by=2),)),
    (1, (falls("might", "speed", by=2),)),
    (0, (falls(*ALL_TRAITS, by=2),)),
)


@on(USE, "bottle", forbids=unusable_before_haunt)
async def bottle(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """Three dice say what drinking it does."""
    shown = await plain_roll(t, one, 3, card)
    await discard(t, one, card)
    if shown < 6:
        await bring(t, one, card, shown, BOTTLE)
    elif one.alive:
        await put(t, one, await choose_room(t, one, t.plan.spots, card))


@on(USE, "dark_dice", forbids=unusable)
async def dark_dice(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """Three dice are rolled, and each number does something else."""
    shown = await plain_roll(t, one, 3, card)
    if not one.alive:
        return
    if shown >= 6:
        await join_explorer(t, one, card)
    elif shown == 5:
        await push_explorer(t, one, card)
    elif shown == 3:
        rooms = {f"go:{room}": room for room in ways(t, one)}
        if rooms:
            await step(t, one, await ask(one.seat, "step-free", rooms, who=one.name, card=card))
    elif shown == 0:
        for trait in TRAITS:
            to_lowest(t, one, trait)
        await discard(t, one, card)
    else:
        outcome = {4: one_rises(PHYSICAL_TRAITS), 2: one_rises(MENTAL_TRAITS), 1: draws("event")}[shown]
        await outcome(t, one, card)


async def join_explorer(t: Table, one: Explorer, card: str) -> None:
    """The explorer goes to any other in the house who is not known to be the traitor."""
    others = [other for other in t.indoors() if other is not one and other.role != TRAITOR]
    choices = {f"explorer:{other.name}": other for other in others}
    if choices:
        other = await ask(one.seat, "join-explorer", choices, who=one.name, card=card)
        await leave(t, one)
        if one.alive and other.alive:
            await arrive(t, one, other.place, other.part)


async def push_explorer(t: Table, one: Explorer, card: str) -> None:
    """Another explorer here goes into a room beside this one."""
    moves = {f"push:{other.name}:{room}": (other, room) for other in others_beside(t, one) for room in ways(t, other)}
    if moves:
        await step(t, *await ask(one.seat, "push-explorer", moves, who=one.name, card=card))


@on(USE, "puzzle_box", forbids=unusable)
async def puzzle_box(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """Knowledge 6 opens it: two items."""
    if await trait_roll(t, one, "knowledge", card, 6) >= 6:
        await discard(t, one, card)
        await draws("item", 2)(t, one, card)


# -- against others --------------------------------------------------------------------------------------------------


def dynamite_forbidden(t: Table, card: str, one: Explorer) -> str:
    """It takes the place of the attack."""
    return unusable_before_haunt(t, card, one) or ("BH-ATT-2" if f"attack:{one.name}" in t.done else "")


def rooms_by_door(t: Table, _card: str, one: Explorer) -> dict[str, tuple[str, str]]:
    """Return the rooms behind the doors of this one, with the part of each that lies there."""
    halved = parted(t, one.place)
    found: dict[str, tuple[str, str]] = {}
    for side, room in t.plan.passages[one.place].items():
        if not halved or part_of_door(t, one.place, side) == one.part:
            found[room] = (room, part_of_door(t, room, BACK[side]) if parted(t, room) else "")
    return found


@on(USE, "dynamite", forbids=dynamite_forbidden, choices=rooms_by_door)
async def dynamite(t: Table, card: str, one: Explorer, target: tuple[str, str]) -> None:
    """Each figure in the next room jumps aside with Speed 5, or takes 4 points of damage."""
    room, part = target
    t.done.append(f"attack:{one.name}")
    await discard(t, one, card)
    there: list[Figure] = [*t.explorers_in(room), *t.monsters_in(room), *gathered(t, HIDING, room).values()]
    for figure in there:
        caught = not part or figure.part == part
        if caught and figure.alive and figure.has("might") and figure.has("speed"):
            if await trait_roll(t, figure, "speed", card, 5) < 5:
                await hurt(t, figure, "physical", DYNAMITE_DAMAGE, card)


def pockets(t: Table, _card: str, one: Explorer) -> dict[str, tuple[Explorer, str]]:
    """Return what can be taken from other explorers here."""
    return {
        f"{other.name}:{card}": (other, card) for other in others_beside(t, one) for card in stealable(t, one, other)
    }


@on(USE, "pickpockets_gloves", forbids=unusable, choices=pockets)
async def pickpockets_gloves(t: Table, card: str, one: Explorer, loot: tuple[Explorer, str]) -> None:
    """The explorer takes a card from another here."""
    await discard(t, one, card)
    await steal(t, one, *loot)
