"""Cards that change a roll, before it is made or when the dice lie.

What a card makes of a roll is a function of the roll alone, so that the chances it would bring can be shown.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

from ....engine import ask
from ..data.cards import FACES
from ..explorers.cards import discard, discard_kept, handle, handled
from ..explorers.dice import ATTACK, DEFENCE, PLAIN, Roll, dice_for
from ..explorers.traits import lose
from ..occasions import AFTER_ROLL, BEFORE_ROLL, EXTRA_DICE, on
from ..state import Table

BEFORE: dict[str, Callable[[Table, Roll, Any], Roll]] = {}
"""What a card makes of a roll that has not been made yet."""
AFTER: dict[str, Callable[[Roll, Any], list[tuple[int, int]]]] = {}
"""For a roll that has been made: what can stay of it, and how many dice are then rolled again."""

ADRENALINE, FEATHER, IDOL, STONE, FOOT = "adrenaline_shot", "angel_feather", "idol", "lucky_stone", "rabbits_foot"
MEANT = "it_is_meant_to_be"
FEATHER_MOST = 8


def not_mine(t: Table, card: str, roll: Roll) -> str:
    """A card works on the rolls of its owner, once a turn, as long as nothing has settled them."""
    if handled(t, card):
        return "BH-ITEM-15"
    return "" if roll.result is None and t.holder(card) == roll.who else "BH-CARD-8"


def change(roll: Roll, other: Roll) -> None:
    """Make a roll like another."""
    roll.dice, roll.bonus, roll.result = other.dice, other.bonus, other.result


# -- before a roll ---------------------------------------------------------------------------------------------------


def adrenaline_forbidden(t: Table, card: str, roll: Roll) -> str:
    """It works in trait rolls only."""
    return not_mine(t, card, roll) or ("" if roll.of_trait else "BH-CARD-8")


@on(BEFORE_ROLL, ADRENALINE, forbids=adrenaline_forbidden)
async def adrenaline_shot(t: Table, card: str, roll: Roll, chosen: None) -> None:
    """4 is added to a trait roll; then it is used up."""
    change(roll, BEFORE[card](t, roll, chosen))
    await discard(t, t.explorers[roll.who], card)


BEFORE[ADRENALINE] = lambda _t, roll, _chosen: replace(roll, bonus=roll.bonus + 4)


def feather_numbers(_t: Table, _card: str, _roll: Roll) -> dict[str, int]:
    """Return the numbers that may be named, whatever the dice could show."""
    return {str(number): number for number in range(FEATHER_MOST + 1)}


@on(BEFORE_ROLL, FEATHER, forbids=not_mine, choices=feather_numbers)
async def angel_feather(t: Table, card: str, roll: Roll, number: int) -> None:
    """The explorer names the result of any roll; then it is used up."""
    change(roll, BEFORE[card](t, roll, number))
    await discard(t, t.explorers[roll.who], card)


BEFORE[FEATHER] = lambda _t, roll, number: replace(roll, result=number)


def idol_forbidden(t: Table, card: str, roll: Roll) -> str:
    """It works in trait rolls, attack, defence and plain rolls of events. Nobody may die of it in the middle of a
    roll."""
    forbidden = not_mine(t, card, roll)
    if forbidden:
        return forbidden
    helps = roll.of_trait or roll.kind in (ATTACK, DEFENCE) or (roll.kind == PLAIN and roll.why in t.playing)
    deadly = t.haunted and t.explorers[roll.who].steps["sanity"] == 0
    return "" if helps and not deadly else "BH-CARD-8"


@on(BEFORE_ROLL, IDOL, forbids=idol_forbidden)
async def idol(t: Table, card: str, roll: Roll, chosen: None) -> None:
    """2 more dice, for 1 Sanity."""
    handle(t, card)
    change(roll, BEFORE[card](t, roll, chosen))
    await lose(t, t.explorers[roll.who], "sanity")


BEFORE[IDOL] = lambda _t, roll, _chosen: replace(roll, dice=roll.dice + 2)


def nothing_noted(t: Table, card: str, roll: Roll) -> str:
    """A number has to be noted."""
    return not_mine(t, card, roll) or ("" if card in t.noted else "BH-CARD-8")


@on(BEFORE_ROLL, MEANT, forbids=nothing_noted)
async def it_is_meant_to_be(t: Table, card: str, roll: Roll, chosen: None) -> None:
    """The number noted is the result, as far as the dice could show it."""
    change(roll, BEFORE[card](t, roll, chosen))
    del t.noted[card]
    discard_kept(t, t.explorers[roll.who], card)


BEFORE[MEANT] = lambda t, roll, _chosen: replace(roll, result=min(t.noted[MEANT], 2 * dice_for(t, roll)))


@on(EXTRA_DICE, "candle")
def candle(t: Table, card: str, roll: Roll) -> int:
    """1 more die in the trait rolls of an event that its owner has drawn."""
    return int(roll.for_event and roll.who == t.holder(card) and t.explorers[roll.who].seat == t.turn)


# -- after a roll ----------------------------------------------------------------------------------------------------


def reroll(t: Table, roll: Roll, faces: list[int]) -> None:
    """Dice with these faces are rolled again, and the second result stands."""
    for face in faces:
        roll.shown.remove(face)
    roll.shown += t.chance.roll("dice", FACES, len(faces))


def foot_forbidden(t: Table, card: str, roll: Roll) -> str:
    """It works on its owner's turn only."""
    return not_mine(t, card, roll) or ("" if t.explorers[roll.who].seat == t.turn else "BH-ITEM-2")


def faces_shown(_t: Table, _card: str, roll: Roll) -> dict[str, int]:
    """Return the dice that may be chosen: those that show the same are alike."""
    return {str(face): face for face in sorted({*roll.shown})}


@on(AFTER_ROLL, FOOT, forbids=foot_forbidden, choices=faces_shown)
async def rabbits_foot(t: Table, card: str, roll: Roll, face: int) -> None:
    """One die is rolled again."""
    handle(t, card)
    reroll(t, roll, [face])


AFTER[FOOT] = lambda roll, face: [(roll.total - face, 1)]


def handfuls(roll: Roll) -> dict[str, list[int]]:
    """Return all ways to pick dice up again, by how many of them show 0, 1 and 2."""
    counts = [range(roll.shown.count(face) + 1) for face in (0, 1, 2)]
    return {
        f"reroll:{nils}:{ones}:{twos}": [0] * nils + [1] * ones + [2] * twos
        for nils, ones, twos in product(*counts)
        if nils + ones + twos
    }


def stone_forbidden(t: Table, card: str, roll: Roll) -> str:
    """There have to be dice."""
    return not_mine(t, card, roll) or ("" if roll.shown else "BH-CARD-8")


@on(AFTER_ROLL, STONE, forbids=stone_forbidden)
async def lucky_stone(t: Table, card: str, roll: Roll, _chosen: None) -> None:
    """Any number of dice are rolled again; then it is used up."""
    one = t.explorers[roll.who]
    await discard(t, one, card)
    reroll(t, roll, await ask(one.seat, "pick-dice", handfuls(roll), who=one.name, card=card))


AFTER[STONE] = lambda roll, _chosen: [(roll.total - sum(faces), len(faces)) for faces in handfuls(roll).values()]
