"""Traits rise and fall, damage is split, explorers die."""

from dataclasses import dataclass

from ....engine import ALL, ask
from ..data.cards import CARDS
from ..data.explorers import MENTAL, PHYSICAL, SKULL, STEPS
from ..occasions import (
    BEFORE_DAMAGE,
    DAMAGE_AS,
    DAMAGE_LESS,
    DIED,
    FROZEN,
    HURT_MONSTER,
    UNHURT,
    WOULD_DIE,
    call,
    first,
    offer,
    renew,
    total,
)
from ..state import Explorer, Figure, Monster, Table
from .dice import DAMAGE, plain_roll

KINDS = {"physical": PHYSICAL, "mental": MENTAL}


@dataclass(slots=True)
class Harm:
    """Damage that is about to be taken: by which explorer, of which kind, how much, and from what (a card, a room, an
    opponent)."""

    who: str
    kind: str
    amount: int
    why: str = ""


def lowest(t: Table) -> int:
    """Return the step below which nothing falls: before the haunt nobody can die."""
    return SKULL if t.haunted else 0


def move_clip(t: Table, one: Explorer, trait: str, by: int, card: str = "") -> None:
    """Move a clip along its track, as far as it goes. What a card would add above the track is noted with it."""
    if first(t, FROZEN, one):
        return
    old = one.steps[trait]
    new = min(max(old + by, lowest(t)), STEPS - 1)
    if card and old + by > new:
        one.wasted[f"{card}:{trait}"] = old + by - new
    one.steps[trait] = new
    t.tell(ALL, "trait", who=one.name, trait=trait, by=new - old, to=new, value=one.value(trait))


async def gain(t: Table, one: Explorer, trait: str, by: int = 1) -> None:
    """A trait rises."""
    move_clip(t, one, trait, by)


async def lose(t: Table, one: Explorer, trait: str, by: int = 1) -> None:
    """A trait falls. That is no damage: nothing lessens it, and it cannot be split."""
    if not one.alive:
        return
    move_clip(t, one, trait, -by)
    await look_for_skull(t, one)


async def lift_to_start(t: Table, one: Explorer, *traits: str) -> None:
    """Traits below the step on which they began go back there."""
    for trait in traits:
        if one.steps[trait] < one.start(trait):
            move_clip(t, one, trait, one.start(trait) - one.steps[trait])


async def hurt(t: Table, one: Figure, kind: str, amount: int, why: str = "") -> int:
    """A figure takes damage: an explorer splits it between two traits, a monster is stunned. Return how much it was."""
    if amount <= 0 or not one.alive:
        return 0
    if isinstance(one, Monster):
        await hurt_monster(t, one, amount)
        return amount
    harm = await lessened(t, one, Harm(one.name, kind, amount, why))
    if harm.amount <= 0:
        return 0
    await bear(t, one, harm)
    return harm.amount


async def bear(t: Table, one: Explorer, harm: Harm) -> None:
    """An explorer splits damage that nothing lessens any more."""
    t.tell(ALL, "damage", who=one.name, kind=harm.kind, amount=harm.amount, why=harm.why)
    first_trait, second = KINDS[harm.kind]
    a, b = await ask(one.seat, f"split-{harm.kind}", splits(t, one, harm), who=one.name, amount=harm.amount)
    if a:
        move_clip(t, one, first_trait, -a)
    if b:
        move_clip(t, one, second, -b)
    await look_for_skull(t, one)


async def lessened(t: Table, one: Explorer, harm: Harm) -> Harm:
    """Return what is left of damage after all that the explorer may use against it, and all that lessens it by
    itself."""
    if await call(t, UNHURT, one, harm):
        harm.amount = 0
        return harm
    harm.kind = first(t, DAMAGE_AS, one, harm.kind) or harm.kind
    await offer(t, one, BEFORE_DAMAGE, harm, kind=harm.kind, amount=harm.amount)
    harm.amount -= total(t, DAMAGE_LESS, one, harm.kind, harm.amount)
    return harm


def splits(t: Table, one: Explorer, harm: Harm) -> dict[str, tuple[int, int]]:
    """Return the ways to split damage: as many steps as there are points, as far as both traits can fall."""
    a_room, b_room = (one.steps[trait] - lowest(t) for trait in KINDS[harm.kind])
    amount = min(harm.amount, a_room + b_room)
    found = [(a, amount - a) for a in range(amount + 1) if a <= a_room and amount - a <= b_room]
    return {f"split:{a}:{b}:{harm.kind}": (a, b) for a, b in found}


async def hurt_by_dice(t: Table, one: Figure, kind: str, dice: int, why: str = "") -> int:
    """A figure takes as much damage as dice show. Return how much it was."""
    if not one.alive:
        return 0
    return await hurt(t, one, kind, await plain_roll(t, one, dice, why, DAMAGE), why)


async def hurt_monster(t: Table, monster: Monster, amount: int, attack: object = None) -> None:
    """A monster that takes damage is stunned, unless the haunt says otherwise."""
    if not await call(t, HURT_MONSTER, monster, amount, attack):
        stun(t, monster)


def stun(t: Table, monster: Monster) -> None:
    """A monster lies still through the next monster turn and drops what it carries."""
    monster.stunned = 2 if t.turn == "monsters" else 1
    t.tell(ALL, "stunned", monster=monster.name)
    if monster.cards:
        t.tell(ALL, "dropped", who=monster.name, cards=monster.cards[:], room=monster.place)
        leave_behind(t, monster)
        renew(t)


async def look_for_skull(t: Table, one: Explorer) -> None:
    """After the haunt has begun, an explorer with a trait at the skull dies."""
    if one.alive and t.haunted and min(one.steps.values()) == SKULL and not await call(t, WOULD_DIE, one):
        await die(t, one)


async def die(t: Table, one: Explorer) -> None:
    """An explorer dies. Companions wait in the room, other cards lie in a pile; kept events are discarded."""
    one.alive = False
    t.tell(ALL, "died", who=one.name)
    drop_all(t, one)
    for card in one.kept:
        t.event_discard.append(card)
        t.noted.pop(card, None)
    one.kept, one.marks, one.wasted = [], (), {}
    renew(t)
    await call(t, DIED, one)


def drop_all(t: Table, one: Explorer) -> None:
    """All cards of an explorer stay in the room."""
    if one.cards:
        t.tell(ALL, "left-behind", who=one.name, cards=one.cards[:], room=one.place)
    leave_behind(t, one)


def leave_behind(t: Table, one: Figure) -> None:
    """The cards of a figure stay in its room: companions wait there, and some cards leave play."""
    for card in one.cards:
        facts = CARDS.get(card)
        if facts is not None and facts.companion:
            t.lay(card, one.place, one.part, waits=True)
        elif facts is not None and facts.leaves_play:
            t.removed.append(card)
        else:
            t.lay(card, one.place, one.part)
    one.cards = []
