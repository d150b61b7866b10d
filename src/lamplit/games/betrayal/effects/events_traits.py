"""Events that are a roll and what it brings to the explorer who draws them."""

from collections.abc import Iterable

from ....engine import Effect
from ..data.explorers import TRAITS
from ..explorers.dice import TRAIT, Roll, plain_roll, throw, trait_roll
from ..explorers.traits import gain, hurt_by_dice, lose
from ..occasions import CATALOGUE, EVENT, on
from ..state import Explorer, Table
from ..turn.attacks import struck
from .outcomes import (
    ALL_TRAITS,
    Rows,
    bring,
    choose_room,
    choose_trait,
    draws,
    falls,
    harmed,
    nothing,
    one_rises,
    put_in,
    rises,
    to_lowest,
    weigh,
)

STRIKES = 4
"""The dice of an attack out of nowhere."""

BY_TRAIT: dict[str, tuple[str, Rows]] = {
    "angry_being": (
        "speed",
        ((5, (rises("speed"),)), (2, (harmed("mental"),)), (0, (harmed("mental"), harmed("physical")))),
    ),
    "burning_man": (
        "sanity",
        ((4, (rises("sanity"),)), (2, (put_in("entrance_hall"),)), (0, (harmed("physical"), harmed("mental")))),
    ),
    "creepy_crawlies": ("sanity", ((5, (rises("sanity"),)), (1, (falls("sanity"),)), (0, (falls("sanity", by=2),)))),
    "night_view": ("knowledge", ((5, (rises("knowledge"),)), (0, (nothing,)))),
    "rotten": (
        "sanity",
        (
            (5, (rises("sanity"),)),
            (2, (falls("might"),)),
            (1, (falls("might", "speed"),)),
            (0, (falls("might", "speed", "knowledge", "sanity"),)),
        ),
    ),
    "something_slimy": ("speed", ((4, (rises("speed"),)), (1, (falls("might"),)), (0, (falls("might", "speed"),)))),
    "the_voice": ("knowledge", ((4, (draws("item"),)), (0, (nothing,)))),
}
"""The trait that is rolled, and what happens from which result on."""


async def by_trait(t: Table, card: str, one: Explorer) -> None:
    """A trait roll, and what stands beside its result."""
    trait, rows = BY_TRAIT[card]
    await bring(t, one, card, await trait_roll(t, one, trait, card, rows[0][0]), rows)


CATALOGUE.add(*(Effect(card, EVENT, by_trait) for card in BY_TRAIT))


@on(EVENT, "funeral")
async def funeral(t: Table, card: str, one: Explorer) -> None:
    """A Sanity roll. At worst the explorer wakes among the dead."""
    shown = await trait_roll(t, one, "sanity", card, 4)
    await bring(
        t, one, card, shown, ((4, (rises("sanity"),)), (2, (falls("sanity"),)), (0, (falls("sanity", "might"),)))
    )
    if shown < 2 and one.alive:
        room = await choose_room(t, one, [room for room in ("graveyard", "crypt") if room in t.plan], card)
        if room:
            await put_in(room)(t, one, card)


@on(EVENT, "hanged_men")
async def hanged_men(t: Table, card: str, one: Explorer) -> None:
    """One roll for each trait."""
    failed = 0
    for trait in TRAITS:
        if one.alive and await trait_roll(t, one, trait, card, 2) < 2:
            failed += 1
            await lose(t, one, trait)
    if not failed:
        await one_rises(ALL_TRAITS)(t, one, card)


async def trait_to_roll(t: Table, one: Explorer, traits: Iterable[str], card: str) -> str:
    """The explorer chooses the trait with which to reach 4."""
    choices = {f"trait:{trait}": trait for trait in traits}
    return await weigh(t, one, "roll-which", choices, {name: (trait, 4) for name, trait in choices.items()}, card)


@on(EVENT, "possession")
async def possession(t: Table, card: str, one: Explorer) -> None:
    """The trait that the explorer chooses is at stake."""
    trait = await trait_to_roll(t, one, TRAITS, card)
    if await trait_roll(t, one, trait, card, 4) >= 4:
        await one_rises(ALL_TRAITS)(t, one, card)
        return
    if one.steps[trait] <= 0:
        trait = await choose_trait(t, one, [other for other in TRAITS if one.steps[other] > 0], "lower-trait", card)
    if trait and one.alive:
        to_lowest(t, one, trait)


@on(EVENT, "spider")
async def spider(t: Table, card: str, one: Explorer) -> None:
    """A roll of Speed or Sanity, as the explorer likes."""
    trait = await trait_to_roll(t, one, ("speed", "sanity"), card)
    shown = await trait_roll(t, one, trait, card, 4)
    rows = ((4, (rises(trait),)), (1, (harmed("physical"),)), (0, (harmed("physical", 2),)))
    await bring(t, one, card, shown, rows)


@on(EVENT, "something_hidden")
async def something_hidden(t: Table, card: str, one: Explorer) -> None:
    """The explorer may look for it."""
    if not await weigh(t, one, "try-roll", {"try": True, "leave": False}, {"try": ("knowledge", 4)}, card):
        return
    shown = await trait_roll(t, one, "knowledge", card, 4)
    await bring(t, one, card, shown, ((4, (draws("item"),)), (0, (falls("sanity"),))))


# -- plain dice ------------------------------------------------------------------------------------------------------


@on(EVENT, "phone_call")
async def phone_call(t: Table, card: str, one: Explorer) -> None:
    """A roll of two dice."""
    rows = (
        (4, (rises("sanity"),)),
        (3, (rises("knowledge"),)),
        (1, (harmed("mental"),)),
        (0, (harmed("physical", 2),)),
    )
    await bring(t, one, card, await plain_roll(t, one, 2, card, need=3), rows)


@on(EVENT, "disquieting_sounds")
async def disquieting_sounds(t: Table, card: str, one: Explorer) -> None:
    """Six dice against the number of omens."""
    if await plain_roll(t, one, 6, card, need=t.omens) >= t.omens:
        await gain(t, one, "sanity")
    else:
        await hurt_by_dice(t, one, "mental", 1, card)


# -- what strikes out of nowhere -------------------------------------------------------------------------------------


@on(EVENT, "creepy_puppet")
async def creepy_puppet(t: Table, card: str, one: Explorer) -> None:
    """It attacks with Might 4. If it hurts, another explorer who has the Spear feels stronger."""
    hurt = await struck(t, one, STRIKES, card)
    holder = t.explorers.get(t.holder("spear"))
    if hurt and holder is not None and holder is not one:
        await gain(t, holder, "might", 2)


@on(EVENT, "groundskeeper")
async def groundskeeper(t: Table, card: str, one: Explorer) -> None:
    """A Knowledge roll, with fewer dice in the Gardens. An explorer who fails is attacked."""
    dice = max(one.value("knowledge") - (2 if one.place == "gardens" else 0), 1)
    shown = await throw(t, one, Roll(one.name, TRAIT, card, "knowledge", dice, 4, for_event=True))
    if shown >= 4:
        await draws("item")(t, one, card)
    else:
        await struck(t, one, STRIKES, card)
