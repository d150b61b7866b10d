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
from ..state import Explorer, Figure, Table

TRAIT, TASK, ATTACK, DEFENCE, DAMAGE, HAUNT_ROLL, PLAIN = (
    "trait",
    "task",
    "attack",
    "defence",
    "damage",
    "haunt",
    "plain",
)
"""Kinds of roll. Only the first two are trait rolls; a task roll is one that a haunt offers."""


@dataclass(slots=True)
class Roll:
    """A roll that is about to be made or has just been made: the figure, the kind, and what it is for (a card, a room,
    a task, an opponent).

    `need` is the sum to be reached, if there is one. `for_event` says that the event being played asks for it. `result`
    is set if a card decides it instead of the dice.
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
        """The result of the roll."""
        return self.result if self.result is not None else sum(self.shown) + self.bonus


def dice_for(t: Table, roll: Roll) -> int:
    """Return how many dice are thrown, with all that adds to them: at most eight, and at least one in a trait roll."""
    dice = roll.dice + total(t, EXTRA_DICE, roll)
    if dice > DICE and not first(t, NO_DICE_LIMIT, roll):
        dice = DICE
    return max(dice, 1 if roll.of_trait and roll.dice else 0)


async def throw(t: Table, one: Figure | None, roll: Roll) -> int:
    """Make a roll, with all that may be used before and after it, and tell everybody the result."""
    if isinstance(one, Explorer):
        await offered(t, one, BEFORE_ROLL, roll)
    if roll.result is None:
        roll.dice = dice_for(t, roll)
        roll.shown = t.chance.roll("dice", FACES, roll.dice)
        await call(t, DICE_LIE, roll)
        roll.bonus += total(t, ROLL_BONUS, roll)
        if isinstance(one, Explorer) and heard(t.in_force, AFTER_ROLL):
            tell(t, roll, "threw")
            await offered(t, one, AFTER_ROLL, roll)
    tell(t, roll, "rolled")
    return roll.total


async def offered(t: Table, one: Figure, occasion: str, roll: Roll) -> None:
    """Let the roller use cards, while everybody sees what the roll is for."""
    t.rolling.append(roll)
    await offer(t, one, occasion, roll, kind=roll.kind, why=roll.why, need=roll.need, total=roll.total)
    t.rolling.remove(roll)


def tell(t: Table, roll: Roll, kind: str) -> None:
    """Tell everybody the dice."""
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
    """A figure rolls as many dice as the trait has points now."""
    event = kind == TRAIT and why in t.playing
    return await throw(t, one, Roll(one.name, kind, why, trait, one.value(trait), need, event))


async def plain_roll(t: Table, one: Figure | None, dice: int, why: str, kind: str = PLAIN, need: int = 0) -> int:
    """A figure rolls so many dice, whatever its traits are."""
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
    """Return how likely so many dice are to reach this sum."""
    return sum(chances(dice)[max(need, 0) :])


@cache
def against(mine: int, theirs: int) -> tuple[float, float, float]:
    """Return how likely so many dice are to beat, to equal and to lose to so many others."""
    win = tie = 0.0
    for a, p in enumerate(chances(mine)):
        for b, q in enumerate(chances(theirs)):
            win += p * q if a > b else 0
            tie += p * q if a == b else 0
    return win, tie, 1 - win - tie
