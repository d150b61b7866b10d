"""Haunt 47: the traitor is a worm with two heads that closes around the house. Only the Skull makes it mortal."""

from typing import ClassVar

from .....engine import ALL, mapping, plain
from ...explorers.cards import lay_down
from ...explorers.traits import die
from ...house.movement import ELEVATOR, JOINED, distance, together
from ...occasions import ATTACK_FORBIDDEN, HURT_MONSTER, LEAVE_COST, LEAVING, NO_ENTRY, NOT_SLOWED, WON
from ...state import ALONE, TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import burrowing, is_hero, shedding
from ..form import Aim, Haunt, Kind

HEAD, BODY, SKULL = "worm_head", "worm_body", "skull"
LENGTH = 16
"""How many body tokens there are."""
MORTAL = "mortal"
"""The mark of a head that can be attacked."""


@plain
class Worm(Scenario):
    """How often each head was hit."""

    module: ClassVar[str] = "worm"

    hits: dict[str, int] = mapping()


state = blocks.state_as(Worm)

BLOCKS = "spawn traitor_replaced immunity hit_track staged_quest carry_deliver move_mod explore_mod"
HAUNT = haunt = Haunt(47, "worm", Worm, tuple(BLOCKS.split()), {HEAD: Kind(speed=1, might=6)})
burrowing.register(haunt, HEAD, "BH-H47-HEADS", ELEVATOR)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Two heads appear where the traitor stood; the Skull lies between them."""
    traitor = t.explorers[t.traitor]
    await shedding.shed(t, traitor, companions_wait=False)
    if SKULL not in blocks.lying_in(t, traitor.place) and await blocks.take_out(t, SKULL):
        lay_down(t, traitor.place, SKULL)
    await die(t, traitor)
    for head in blocks.spawn(t, haunt, HEAD, [traitor.place] * 2):
        head.mark(ALONE)


# -- the worm --------------------------------------------------------------------------------------------------------


def length(t: Table) -> int:
    """How many rooms the body fills."""
    return sum(BODY in tokens for tokens in t.tokens.values())


@haunt.on(LEAVING)
async def grows(t: Table, one: Figure, room: str) -> None:
    """A head leaves a body token in each room it leaves."""
    if isinstance(one, Monster) and BODY not in t.tokens_in(room) and length(t) < LENGTH:
        blocks.scatter(t, BODY, [room])


@haunt.on(NO_ENTRY)
def too_thick(t: Table, one: Figure, room: str) -> str:
    """The heads use neither the Elevator nor secret ways."""
    if not isinstance(one, Monster):
        return ""
    secret = any(token in t.tokens_in(one.place) and token in t.tokens_in(room) for token in JOINED)
    by_door = room in t.plan.passages[one.place].values() or t.plan.stairs.get(one.place) == room
    return "BH-H47-HEADS" if room == ELEVATOR or (secret and not by_door) else ""


@haunt.on(NOT_SLOWED)
def unhindered(_t: Table, one: Figure, _foe: Figure) -> bool:
    """Nothing slows a head."""
    return isinstance(one, Monster)


@haunt.on(LEAVE_COST)
def in_the_way(t: Table, one: Figure, room: str) -> int:
    """The body slows heroes."""
    return int(is_hero(one) and BODY in t.tokens_in(room))


@haunt.on(ATTACK_FORBIDDEN)
def immortal(_t: Table, attack: Attack) -> str:
    """A head can be attacked only when it is mortal, and never with Speed."""
    if not isinstance(attack.other, Monster):
        return ""
    return "" if MORTAL in attack.other.marks and attack.way.trait != "speed" else "BH-H47-IMMUNE"


@haunt.on(HURT_MONSTER)
async def hit(t: Table, head: Monster, _amount: int, attack: Attack | None) -> bool:
    """A head is never stunned. Half as many hits as there are players, rounded up, kill a mortal head."""
    if MORTAL not in head.marks or attack is None:
        return True
    hits = state(t).hits[head.name] = state(t).hits.get(head.name, 0) + 1
    t.tell(ALL, "worm-hit", monster=head.name, hits=hits, need=needed(t))
    if hits >= needed(t):
        remove(t, head)
    return True


def needed(t: Table) -> int:
    """The hits that kill a head."""
    return (len(t.seats) + 1) // 2


# -- the Skull -------------------------------------------------------------------------------------------------------


def immortal_beside(t: Table, one: Explorer) -> dict[str, Monster]:
    """The heads in an explorer's room that are not mortal yet."""
    return {head.name: head for head in t.monsters.values() if MORTAL not in head.marks and together(t, one, head)}


@haunt.task(
    "curse",
    lambda t, one: "" if is_hero(one) and SKULL in one.cards and immortal_beside(t, one) else "BH-H47-H-SKULL",
    immortal_beside,
    roll=("sanity", 5),
    card=SKULL,
)
async def curse(t: Table, one: Explorer, head: Monster) -> None:
    """Sanity 5 with the Skull makes a head mortal and sets its Might to 5."""
    if await blocks.task_roll(t, one, "worm-curse", head):
        head.mark(MORTAL)
        head.traits["might"] = 5
        t.tell(ALL, "worm-mortal", who=one.name, monster=head.name)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when both heads are dead, the traitor when the whole body is in the house."""
    if not t.monsters:
        return Win(HEROES, "worm-dead")
    return Win(TRAITOR, "worm-closed") if length(t) >= LENGTH else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heads go where no body is; heroes fetch the Skull, curse the heads and attack."""
    if isinstance(one, Monster):
        fresh = [room for room in t.plan.spots if BODY not in t.tokens_in(room) and room != one.place]
        near = sorted(fresh, key=lambda room: distance(t, one.place, room))[:4]
        return [Aim("task", "worm-burrow", 2), *(Aim("go", room, 3) for room in near)]
    mortal = [head for head in t.monsters.values() if MORTAL in head.marks]
    strike = [aim for head in mortal for aim in (Aim("attack", head.name, 12), Aim("go", head.place, 5))]
    if SKULL in one.cards:
        others = [Aim("go", head.place, 6) for head in t.monsters.values() if head not in mortal]
        return [Aim("task", "worm-curse", 9), *others, *strike]
    holder = next((hero for hero in t.heroes() if SKULL in hero.cards), None)
    better = holder is None or holder.value("sanity") < one.value("sanity")
    skull = [Aim("take", SKULL, 7), *([Aim("go", holder.place, 4)] if holder else ())] if better else []
    return [*skull, *strike, *(Aim("go", head.place, 2) for head in t.monsters.values() if head not in mortal)]


haunt.aims = aims
haunt.counters = lambda t: {"worm-length": (length(t), LENGTH)}
