"""Dice: six faces with 0, 1 or 2 pips, at most eight in a roll, and the kinds of roll that rules tell apart."""

from dataclasses import dataclass, field
from functools import cache

from ....engine import ALL
from ..data.cards import DICE, FACES
from ..occasions import (
    AFTER_ROLL,
    BEFORE_ROLL,
    DICE_LIE,
    EXTRA_DICE,
    NO_DICE_LIMIT,
    ROLL_BONUS,
    call,
    first,
    heard,
    offer,
    total,
)
from ..state import Figure, Monster, Table

TRAIT, TASK, ATTACK, DEFENCE, DAMAGE, HAUNT_ROLL, PLAIN = (
    "trait",
    "task",
    "attack",
    "defence",
    "damage",
    "haunt",
    "plain",
)
"""Kinds of roll. Only the first two are trait rolls: a task roll is one that a haunt lets people try."""


@dataclass(slots=True)
class Roll:
    """A roll about to be made, or just made: who rolls, of which kind, for what (a card, a room, a task, a foe).

    `need` is the sum to be reached, where there is one. `for_event`: the card that is being played asks for it.
    `result` is set where a card says what comes out instead of the dice.
    """

    who: str
    kind: str
    why: str
    trait: str = ""
    dice: int = 0
    need: int = 0
    for_event: bool = False
    bonus: int = 0
    shown: list[int] = field(default_factory=list[int])
    result: int | None = None

    @property
    def of_trait(self) -> bool:
        """Whether it is a trait roll."""
        return self.kind in (TRAIT, TASK)

    @property
    def total(self) -> int:
        """What it comes to."""
        return self.result if self.result is not None else sum(self.shown) + self.bonus


def dice_for(t: Table, roll: Roll) -> int:
    """How many dice are thrown, with all that adds to them: never more than eight, and one at least in a trait roll."""
    dice = roll.dice
    if heard(t.in_force, EXTRA_DICE):
        dice += total(t, EXTRA_DICE, roll)
    if dice > DICE and not first(t, NO_DICE_LIMIT, roll):
        dice = DICE
    return max(dice, 1 if roll.of_trait and roll.dice else 0)


async def throw(t: Table, one: Figure | None, roll: Roll) -> int:
    """Makes a roll, with all that its roller may use before and after it, and tells everybody what came out."""
    if one is not None and not isinstance(one, Monster) and heard(t.in_force, BEFORE_ROLL):
        await offered(t, one, BEFORE_ROLL, roll)
    if roll.result is None:
        roll.dice = dice_for(t, roll)
        roll.shown = t.chance.roll("dice", FACES, roll.dice)
        if heard(t.in_force, DICE_LIE):
            await call(t, DICE_LIE, roll)
        if heard(t.in_force, ROLL_BONUS):
            roll.bonus += total(t, ROLL_BONUS, roll)
        if one is not None and not isinstance(one, Monster) and heard(t.in_force, AFTER_ROLL):
            tell(t, roll, "threw")
            await offered(t, one, AFTER_ROLL, roll)
    tell(t, roll, "rolled")
    return roll.total


async def offered(t: Table, one: Figure, occasion: str, roll: Roll) -> None:
    """Lets the roller use what may be used, while everybody sees for what the roll is."""
    t.rolling.append(roll)
    await offer(t, one, occasion, roll, kind=roll.kind, why=roll.why, need=roll.need, total=roll.total)
    t.rolling.remove(roll)


def tell(t: Table, roll: Roll, kind: str) -> None:
    """Everybody sees the dice."""
    t.tell(
        ALL,
        kind,
        who=roll.who,
        kind=roll.kind,
        why=roll.why,
        trait=roll.trait,
        dice=roll.shown[:],
        bonus=roll.bonus,
        total=roll.total,
        need=roll.need,
    )


async def trait_roll(t: Table, one: Figure, trait: str, why: str, need: int = 0, kind: str = TRAIT) -> int:
    """Somebody rolls as many dice as the trait stands at now."""
    event = kind == TRAIT and why in t.playing
    return await throw(t, one, Roll(one.name, kind, why, trait, one.value(trait), need, event))


async def plain_roll(t: Table, one: Figure | None, dice: int, why: str, kind: str = PLAIN, need: int = 0) -> int:
    """So many dice, whatever somebody's traits are."""
    return await throw(t, one, Roll("" if one is None else one.name, kind, why, dice=dice, need=need))


@cache
def chances(dice: int) -> tuple[float, ...]:
    """How likely each sum of so many dice is.

    >>> [round(chance, 3) for chance in chances(2)]
    [0.111, 0.222, 0.333, 0.222, 0.111]
    """
    if dice <= 0:
        return (1.0,)
    before = chances(dice - 1)
    return tuple(
        sum(before[total - pips] for pips in (0, 1, 2) if 0 <= total - pips < len(before)) / 3
        for total in range(2 * dice + 1)
    )


@cache
def at_least(dice: int, need: int) -> float:
    """How likely so many dice are to come to that much, or more."""
    return sum(chances(dice)[max(need, 0) :])


@cache
def against(mine: int, theirs: int) -> tuple[float, float, float]:
    """How likely so many dice are to beat, to equal and to lose to so many others."""
    win = tie = 0.0
    for a, p in enumerate(chances(mine)):
        for b, q in enumerate(chances(theirs)):
            win += p * q if a > b else 0
            tie += p * q if a == b else 0
    return win, tie, 1 - win - tie
