"""Events that stay with an explorer: Webs and Debris, Grave Dirt, Lights Out, It Is Meant to Be."""

from itertools import permutations

from ....engine import ALL, ask
from ..explorers.cards import discard_kept, keep
from ..explorers.decks import DECKS, deck_of, look, put_on_top
from ..explorers.dice import plain_roll, trait_roll
from ..explorers.traits import gain, hurt, hurt_by_dice
from ..house.movement import together
from ..occasions import CANNOT_ACT, EVENT, FREE, GAINED, ONE_SPACE, RAISED, TURN_ENDS, TURN_STARTS, first, on
from ..state import Explorer, Figure, Table
from .outcomes import ROLLS

WEBS, DEBRIS, DIRT, DARK, MEANT = "webs", "debris", "grave_dirt", "lights_out", "it_is_meant_to_be"
FREE_NEED, MOST_FAILURES = 4, 3
CLEAN = ("balcony", "gardens", "graveyard", "gymnasium", "larder", "patio", "tower")
"""Rooms in which an explorer gets rid of Grave Dirt."""
LOOKED_AT = 3

ROLLS.update({WEBS: ("might", FREE_NEED), DEBRIS: ("might", FREE_NEED)})

# -- stuck and buried ------------------------------------------------------------------------------------------------


@on(EVENT, WEBS)
async def webs(t: Table, card: str, one: Explorer) -> None:
    """Might 4 tears them; else the explorer is stuck."""
    if await trait_roll(t, one, "might", card, 4) >= 4:
        await gain(t, one, "might")
    elif one.alive:
        hold(t, one, card)


@on(EVENT, DEBRIS)
async def debris(t: Table, card: str, one: Explorer) -> None:
    """Speed 3 gets the explorer out of the way; else they are hurt and buried."""
    shown = await trait_roll(t, one, "speed", card, 3)
    if shown >= 3:
        await gain(t, one, "speed")
        return
    await hurt_by_dice(t, one, "physical", 1 if shown else 2, card)
    if one.alive:
        hold(t, one, card)


def hold(t: Table, one: Explorer, card: str) -> None:
    """An explorer can do nothing until freed."""
    t.noted[card] = 0
    keep(t, one, card)
    t.tell(ALL, "held", who=one.name, card=card)


@on(CANNOT_ACT, WEBS, DEBRIS)
def held(t: Table, card: str, one: Figure) -> str:
    """An explorer who is stuck can do nothing else."""
    return "BH-CARD-8" if t.holder(card) == one.name else ""


def freeing_forbidden(t: Table, card: str, one: Explorer) -> str:
    """Each explorer in the room may try once a turn, the victim too, but none who is held by another card."""
    victim = t.holder(card)
    if not victim or not together(t, one, t.explorers[victim]):
        return "BH-CARD-8"
    if victim != one.name and first(t, CANNOT_ACT, one):
        return "BH-CARD-8"
    return "BH-DICE-3" if f"free:{card}" in t.done else ""


@on(FREE, WEBS, DEBRIS, forbids=freeing_forbidden)
async def set_free(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """Might 4 frees the victim. Three failures, no matter whose, wear the card out. In Webs a failure also holds the
    helper for the turn."""
    t.done.append(f"free:{card}")
    victim = t.explorers[t.holder(card)]
    if await trait_roll(t, one, "might", card, FREE_NEED) >= FREE_NEED:
        release(t, victim, card)
        return
    t.noted[card] = t.noted.get(card, 0) + 1
    if card == WEBS:
        t.moving = False


@on(TURN_STARTS, WEBS, DEBRIS)
async def wears_out(t: Table, card: str, one: Explorer) -> None:
    """After three failures the victim is free on their next turn."""
    if t.holder(card) == one.name and t.noted.get(card, 0) >= MOST_FAILURES:
        release(t, one, card)


def release(t: Table, one: Explorer, card: str) -> None:
    """An explorer is free again."""
    t.noted.pop(card, None)
    t.tell(ALL, "freed", who=one.name, card=card)
    discard_kept(t, one, card)


# -- Grave Dirt ------------------------------------------------------------------------------------------------------


@on(EVENT, DIRT)
async def grave_dirt(t: Table, card: str, one: Explorer) -> None:
    """Might 4, or the dirt clings to the explorer."""
    if await trait_roll(t, one, "might", card, 4) >= 4:
        await gain(t, one, "might")
    elif one.alive:
        keep(t, one, card)
        t.tell(ALL, "held", who=one.name, card=card)


@on(TURN_STARTS, DIRT)
async def dirt_hurts(t: Table, card: str, one: Explorer) -> None:
    """The dirt does 1 point of physical damage at the start of each turn."""
    if card in one.kept:
        await hurt(t, one, "physical", 1, card)


@on(RAISED, DIRT)
async def dirt_healed(t: Table, card: str, one: Explorer) -> None:
    """An item card that raises a trait ends it."""
    if card in one.kept:
        discard_kept(t, one, card)


@on(TURN_ENDS, DIRT)
async def dirt_washed_off(t: Table, card: str, one: Explorer) -> None:
    """Fresh air, food or exercise end it too."""
    if card in one.kept and one.place in CLEAN:
        discard_kept(t, one, card)


# -- Lights Out ------------------------------------------------------------------------------------------------------


@on(EVENT, DARK)
async def lights_out(t: Table, card: str, one: Explorer) -> None:
    """It stays unless the explorer has a Candle."""
    if "candle" not in one.cards:
        keep(t, one, card)
        t.tell(ALL, "held", who=one.name, card=card)


@on(ONE_SPACE, DARK)
def gropes(_t: Table, card: str, one: Figure) -> bool:
    """The explorer moves one space a turn."""
    return isinstance(one, Explorer) and card in one.kept


@on(GAINED, "candle")
async def candle_lit(t: Table, _card: str, one: Explorer) -> None:
    """A Candle ends it."""
    if DARK in one.kept:
        discard_kept(t, one, DARK)


@on(TURN_ENDS, DARK)
async def light_again(t: Table, card: str, one: Explorer) -> None:
    """It is over where another explorer is, or by the fire of the Furnace Room."""
    if card in one.kept and (one.place == "furnace_room" or len(t.explorers_in(one.place)) > 1):
        discard_kept(t, one, card)


# -- It Is Meant to Be -----------------------------------------------------------------------------------------------


@on(EVENT, MEANT)
async def it_is_meant_to_be(t: Table, card: str, one: Explorer) -> None:
    """The explorer looks at what comes, or rolls a number for later."""
    choices: dict[str, str] = {f"pile:{pile}": pile for pile in DECKS if deck_of(t, pile)}
    pile = await ask(one.seat, "look-or-note", {**choices, "note": ""}, who=one.name, card=card)
    if pile:
        await rearrange_top(t, one, pile)
    else:
        t.noted[card] = await plain_roll(t, one, 4, card)
        keep(t, one, card)


async def rearrange_top(t: Table, one: Explorer, pile: str) -> None:
    """An explorer looks at the top of a pile in secret and puts it back in any order."""
    t.tell(ALL, "looks", who=one.name, pile=pile)
    top = look(t, one.seat, pile, LOOKED_AT)
    orders = {f"order:{':'.join(map(str, order))}": order for order in permutations(range(1, len(top) + 1))}
    order = await ask(one.seat, "reorder-pile", orders, who=one.name, pile=pile)
    deck = deck_of(t, pile)
    del deck[-len(top) :]
    put_on_top(t, one.seat, pile, [top[number - 1] for number in order])
