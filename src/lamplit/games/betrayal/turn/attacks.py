"""Attacks: who may attack whom with what, the two rolls, and what the loser suffers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ....engine import ALL, ask
from ..data.cards import CARDS
from ..data.explorers import PHYSICAL
from ..explorers.cards import give_up, handle, handled, serves, take, use_again
from ..explorers.dice import ATTACK, DEFENCE, Roll, against, dice_for, plain_roll, throw
from ..explorers.traits import hurt, hurt_monster
from ..house.movement import enemies, figures, part_of_door, parted, together
from ..house.plan import BACK
from ..occasions import (
    AFTER_ATTACK,
    ATTACK_AIDS,
    ATTACK_FORBIDDEN,
    ATTACK_WAYS,
    CANNOT_ACT,
    DAMAGE_LESS,
    KEEPS,
    STOLEN,
    WON_ATTACK,
    call,
    call_card,
    first,
    gathered,
    total,
)
from ..shapes import Odds
from ..state import Explorer, Figure, Monster, Table


@dataclass(slots=True)
class Way:
    """A way to attack: with which trait, with how many extra dice, and whether from afar.

    `card` is the weapon, `uses` another card that is used up by it. `before(table, figure, attack)` is awaited first
    and may cancel the attack.
    """

    trait: str = "might"
    dice: int = 0
    ranged: bool = False
    card: str = ""
    uses: str = ""
    before: Any = None

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards that are used in it."""
        return tuple(filter(None, (self.card, self.uses)))


@dataclass(slots=True)
class Attack:
    """An attack that is about to be made or has just been made. `aids` are cards that take part besides the weapon.
    Once it is settled, `winner`, `loser` and the difference `by` are set."""

    one: Figure
    other: Figure
    way: Way
    mine: int = 0
    theirs: int = 0
    winner: Figure | None = None
    loser: Figure | None = None
    by: int = 0
    aids: tuple[str, ...] = ()

    def helped_by(self, card: str, one: Figure) -> bool:
        """Whether a card of attacker or defender takes part. In defence it does so whatever has been done with it
        before."""
        return card in one.cards and (one is not self.one or card in (*self.way.cards, *self.aids))

    @property
    def far(self) -> bool:
        """Whether the attack is a ranged one on a target in another room."""
        return self.way.ranged and self.one.place != self.other.place

    @property
    def kind(self) -> str:
        """The kind of damage it does."""
        return "physical" if self.way.trait in PHYSICAL else "mental"


def ways_to_attack(t: Table, one: Figure, other: Figure) -> dict[str, Way]:
    """Return the ways to attack by name: bare Might, weapons, and what cards and haunts add."""
    return {"": Way(), **gathered(t, ATTACK_WAYS, one, other)}


def attack_forbidden(t: Table, attack: Attack) -> str:
    """Return the rule against an attack, or nothing."""
    return attacks_nobody(t, attack.one) or target_forbidden(t, attack)


def attacks_nobody(t: Table, one: Figure) -> str:
    """Return the rule that keeps a figure from attacking anybody now, or nothing."""
    if not t.haunted:
        return "BH-ATT-1"
    stopped = first(t, CANNOT_ACT, one)
    if stopped:
        return stopped
    if attacked(t, one):
        return "BH-ATT-2" if isinstance(one, Explorer) else "BH-MON-7"
    return ""


def target_forbidden(t: Table, attack: Attack) -> str:
    """Return the rule against attacking this target in this way, or nothing."""
    one, other = attack.one, attack.other
    if not enemies(t, one, other):
        return "BH-ATT-4"
    if attack.far:
        if not in_sight(t, one, other):
            return "BH-RANGE-2"
    elif not together(t, one, other):
        return "BH-ATT-3" if one.place != other.place else "BH-ROOM-BARRIER-7"
    if not other.has(attack.way.trait) or not one.has(attack.way.trait):
        return "BH-ATT-11"
    if not all(serves(t, card) for card in attack.way.cards):
        return "BH-ITEM-15"
    return first(t, ATTACK_FORBIDDEN, attack) or ""


def attacked(t: Table, one: Figure) -> bool:
    """Whether a figure has attacked this turn."""
    return f"attack:{one.name}" in t.done


def in_sight(t: Table, one: Figure, other: Figure) -> bool:
    """Whether a straight line through doors joins two figures. Smoke and barriers break it."""
    way = t.plan.in_sight(one.place).get(other.place)
    if way is None or any("smoke" in t.tokens_in(room) for room in (one.place, *way)):
        return False
    return not barred(t, one, other, way)


def barred(t: Table, one: Figure, other: Figure, way: Sequence[str]) -> bool:
    """Whether a barrier lies between two figures, given the row of rooms from one to the other. A figure sees out of
    the doors on its own side of a barrier."""
    here, part = one.place, one.part
    for room in way:
        side = next(side for side, beside in t.plan.passages[here].items() if beside == room)
        if parted(t, here) and part_of_door(t, here, side) != part:
            return True
        here, part = room, part_of_door(t, room, BACK[side])
    return parted(t, here) and part != other.part


def within_sight(t: Table, one: Figure) -> list[Figure]:
    """Return all other figures in the room of a figure, or in a straight line through doors from it."""
    if not one.place:
        return []
    seen = {one.place, *t.plan.in_sight(one.place)}
    return [other for other in figures(t) if other.place in seen and other is not one]


def attacks_of(t: Table, one: Figure) -> dict[str, Attack]:
    """Return all attacks that a figure may make now, by option."""
    found: dict[str, Attack] = {}
    if attacks_nobody(t, one):
        return found
    for other in within_sight(t, one):
        for name, way in ways_to_attack(t, one, other).items():
            attack = Attack(one, other, way)
            if not target_forbidden(t, attack):
                found[f"attack:{other.name}:{name}" if name else f"attack:{other.name}"] = attack
    return found


def dice_of(t: Table, attack: Attack) -> tuple[int, int]:
    """Return how many dice attacker and defender roll."""
    trait = attack.way.trait
    mine = Roll(attack.one.name, ATTACK, attack.other.name, trait, attack.one.value(trait) + attack.way.dice)
    return dice_for(t, mine), dice_for(t, defence(attack))


def defence(attack: Attack, against_total: int = 0) -> Roll:
    """Return the roll of the defender, who is unhurt by rolling as much as the attacker."""
    trait, other = attack.way.trait, attack.other
    return Roll(other.name, DEFENCE, attack.one.name, trait, other.value(trait), against_total)


def odds_of(t: Table, attack: Attack) -> Odds:
    """Return how likely an attack is to be won, lost or tied."""
    mine, theirs = dice_of(t, attack)
    win, tie, lose = against(mine, theirs)
    return {"mine": mine, "theirs": theirs, "win": round(win, 4), "tie": round(tie, 4), "lose": round(lose, 4)}


async def make(t: Table, attack: Attack) -> None:
    """Make the attack of the turn: both roll, and the loser suffers."""
    t.done.append(f"attack:{attack.one.name}")
    await fight(t, attack)


async def fight(t: Table, attack: Attack) -> None:
    """Make an attack that does not count as the attack of the turn."""
    one, other, way = attack.one, attack.other, attack.way
    attack.aids = tuple([card for card in gathered(t, ATTACK_AIDS, attack) if serves(t, card)])
    handle(t, *way.cards, *attack.aids)
    for card in attack.aids:
        use_again(t, card)
    if way.before is not None and await way.before(t, one, attack):
        return
    if not one.alive or not other.alive:
        return
    t.tell(ALL, "attacks", who=one.name, whom=other.name, trait=way.trait, card=way.card)
    attack.mine = await throw(t, one, Roll(one.name, ATTACK, other.name, way.trait, one.value(way.trait) + way.dice))
    attack.theirs = await throw(t, other, defence(attack, attack.mine))
    await settle(t, attack)


async def settle(t: Table, attack: Attack) -> None:
    """The figure that rolled less suffers by the difference; a tie hurts nobody."""
    one, other = attack.one, attack.other
    attack.by = abs(attack.mine - attack.theirs)
    if attack.mine > attack.theirs:
        attack.winner, attack.loser = one, other
    elif attack.mine < attack.theirs:
        attack.winner, attack.loser = other, one
    winner = "" if attack.winner is None else attack.winner.name
    t.tell(
        ALL,
        "attacked",
        who=one.name,
        whom=other.name,
        mine=attack.mine,
        theirs=attack.theirs,
        winner=winner,
        tie=not winner,
    )
    if attack.loser is not None and not harmless(attack) and not await call(t, WON_ATTACK, attack):
        await suffer(t, attack)
    await call(t, AFTER_ATTACK, attack)


def harmless(attack: Attack) -> bool:
    """Whether the loser is unhurt: attackers suffer nothing from a target in another room or from a stunned monster."""
    if attack.loser is not attack.one:
        return False
    return attack.far or (isinstance(attack.other, Monster) and attack.other.stunned > 0)


async def suffer(t: Table, attack: Attack) -> None:
    """The loser takes the difference as damage, or the winner steals something instead."""
    loser, winner = attack.loser, attack.winner
    assert loser is not None
    assert winner is not None
    if winner is attack.one and await may_steal(t, attack):
        return
    if isinstance(loser, Monster):
        await hurt_monster(t, loser, attack.by, attack)
    else:
        await hurt(t, loser, attack.kind, attack.by, winner.name)


# -- stealing --------------------------------------------------------------------------------------------------------


def stealable(t: Table, one: Figure, other: Figure) -> list[str]:
    """Return the cards that can be stolen from a figure."""
    found: list[str] = []
    for card in other.cards:
        facts = CARDS.get(card)
        free = (facts is None or facts.stealable) and not handled(t, card)
        if free and not first(t, KEEPS, card, other, "steal") and not first(t, KEEPS, card, one, "loot"):
            found.append(card)
    return found


def would_do(t: Table, attack: Attack) -> int:
    """Return how much damage the attack would do to the loser, less what lessens it by itself."""
    assert attack.loser is not None
    return attack.by - total(t, DAMAGE_LESS, attack.loser, attack.kind, attack.by)


async def may_steal(t: Table, attack: Attack) -> bool:
    """Ask an explorer who would do 2 or more points of physical damage whether to steal something instead. True if a
    card was stolen."""
    one, other = attack.one, attack.other
    if not isinstance(one, Explorer) or attack.far or attack.kind != "physical" or would_do(t, attack) < 2:
        return False
    loot = stealable(t, one, other)
    if not loot:
        return False
    choices: dict[str, str] = {"harm": "", **{f"steal:{card}": card for card in loot}}
    card = await ask(one.seat, "harm-or-steal", choices, who=one.name, whom=other.name, amount=attack.by)
    if not card:
        return False
    await steal(t, one, other, card)
    return True


async def steal(t: Table, one: Explorer, other: Figure, card: str) -> None:
    """A card is stolen. The thief can do nothing else with it this turn."""
    handle(t, card)
    t.tell(ALL, "stole", who=one.name, whom=other.name, card=card)
    if isinstance(other, Explorer):
        await give_up(t, other, card)
    else:
        other.cards.remove(card)
    await take(t, one, card)
    if isinstance(other, Explorer):
        await call_card(t, card, STOLEN, other)


async def struck(t: Table, one: Explorer, dice: int, why: str) -> int:
    """Something that is not in the house attacks an explorer with so many dice of Might, and cannot be hurt itself.

    Return how much damage it did.
    """
    mine = await plain_roll(t, None, dice, why, ATTACK)
    theirs = await throw(t, one, Roll(one.name, DEFENCE, why, "might", one.value("might"), mine))
    return await hurt(t, one, "physical", mine - theirs, why)
