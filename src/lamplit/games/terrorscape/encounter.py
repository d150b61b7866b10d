"""An encounter: the Killer attacks the Survivors found until a defence holds or all have failed."""

from collections.abc import Mapping

from ...engine import ALL, Offer, ask, ask_any, ask_team
from ...engine.occasions import Effect
from .data import mansion
from .data.items import DEFENCE_DIE
from .harm import injure
from .keywords import go, names, put_away, strength
from .killer.deck import discard_from_deck
from .occasions import (
    ATTACK_CARD,
    BEFORE_ATTACKS,
    CATALOGUE,
    DEFENCE_FAILS,
    DEFENCE_ITEM,
    DEFENCE_ITEM_SHOWN,
    DEFENDED,
    DEFENDS,
    FLED,
    FLEE_STEPS,
    IS_FOUND,
    MEETS,
    call,
    given_by,
    helping,
    of_killer,
    settle,
)
from .state import KILLER, TEAM, Survivor, Table

TRAP_DEFENCE = 2


def facing(t: Table) -> list[Survivor]:
    """Return the Survivors found who have not been attacked yet."""
    return [s for n, s in enumerate(t.survivors) if n in t.found and n not in t.attacked and not s.out]


# -- before the first attack -----------------------------------------------------------------------------------------


async def spares(t: Table) -> bool:
    """Return whether the Killer lets the Survivors found go, by something that allows it."""
    return bool(await call(t, of_killer(t), MEETS))


async def cover_others(t: Table) -> None:
    """Let one of the Survivors found cover the others, by something that allows it."""
    for s in facing(t):
        for effect in helping(t, s, IS_FOUND):
            if await effect.do(t, s):
                return


async def dread(t: Table) -> None:
    """Some Killers frighten those they meet; from level 5 every Killer injures them before the first attack."""
    await call(t, of_killer(t), BEFORE_ATTACKS)
    if t.killer.level == 5:
        for s in facing(t):
            await injure(t, s, in_encounter=True)


# -- one attack ------------------------------------------------------------------------------------------------------


async def attack(t: Table) -> bool:
    """Attack once, in five steps. Return whether the defence held and the encounter is over."""
    card = await use_attack_card(t)
    defender = await choose_defender(t)
    item, bonus = await use_item(t, defender)
    # The Longsword gives the Killer a card, a card may bring a level, and a level may be the defender's end.
    held = not defender.out and await defend(t, defender, item, bonus)
    if card:
        put_away(t, card)
    return held


async def defend(t: Table, defender: Survivor, item: str, bonus: int) -> bool:
    """Roll and settle the defence. Return whether it held."""
    for effect in helping(t, defender, DEFENDS, item):
        bonus += await effect.do(t, defender, item)
    dice = t.chance.roll("defence", DEFENCE_DIE, 4 - defender.fear)
    t.tell(ALL, "rolled", who=defender.who, dice=dice)
    total = sum(dice) + bonus + spring_trap(t)
    held = total >= strength(t) or given_by(t, defender, DEFENCE_FAILS, dice) > 0
    margin = total - strength(t)
    t.tell(ALL, "defence", who=defender.who, total=total, strength=strength(t), held=held)
    t.killer.attack_bonus = 0
    t.attacked.append(t.survivors.index(defender))
    if held:
        settle(t, (t.plan_done,), DEFENDED, item, margin)
        await discard_from_deck(t, 2)
    else:
        await injure(t, defender, in_encounter=True)
    return held


async def use_attack_card(t: Table) -> str:
    """Let the Killer use one attack card. It lies open until the attack is over."""
    killer = t.killer
    for_attacks = CATALOGUE.cards_for(ATTACK_CARD)
    cards = {f"card:{card}": card for card in killer.hand if card in for_attacks}
    card = await ask(KILLER, "attack-card", {**cards, "none": ""}, who=names(facing(t)))
    if card:
        killer.hand.remove(card)
        killer.playing.append(card)
        for_attacks[card].do(t, card)
        t.tell(ALL, "attack-card", card=card, strength=strength(t))
    return card


async def choose_defender(t: Table) -> Survivor:
    """Let the Survivors choose who defends."""
    defenders = facing(t)
    deciders = tuple([s.seat for s in defenders]) if t.separate else TEAM
    choices = {f"survivor:{s.who}": s for s in defenders}
    defender = await ask_team(deciders, "choose-defender", choices, strength=strength(t))
    t.tell(ALL, "defends", who=defender.who)
    return defender


def defence_items(t: Table, s: Survivor) -> dict[str, Effect]:
    """Return what can raise a Survivor's defence, what is free first."""
    usable = sorted(helping(t, s, DEFENCE_ITEM), key=lambda effect: effect.cost)
    return {name: effect for effect in usable for name in effect.choices(t, s)}


async def use_item(t: Table, s: Survivor) -> tuple[str, int]:
    """Let the defender use one item. Return its name, if any, and what it adds."""
    choices = {**defence_items(t, s), "none": None}
    effect = await ask(s.seat, "defence-item", choices, who=s.who, strength=strength(t))
    if effect is None:
        return "", 0
    bonus: int = await effect.do(t, s)
    t.tell(ALL, "defence-item", who=s.who, item=effect.name, bonus=bonus)
    for shown in helping(t, s, DEFENCE_ITEM_SHOWN, effect.name):
        await shown.do(t, s, effect.name)
    return effect.name, bonus


def spring_trap(t: Table) -> int:
    """Spring the trap in the first attack in its place, after the roll, needed or not. Return what it adds."""
    if not t.trap or t.trap != t.encounter_at or t.attacked:
        return 0
    t.trap = ""
    t.tell(ALL, "trap-sprung", place=t.encounter_at)
    return TRAP_DEFENCE


# -- afterwards ------------------------------------------------------------------------------------------------------


def may_flee(t: Table) -> list[Survivor]:
    """Return the Survivors who may flee: those who are there, or all whom the SEARCH found, wherever they are now."""
    if t.settings.flee_who == "in_place":
        return t.at(t.encounter_at)
    return [s for n, s in enumerate(t.survivors) if n in t.found + t.slipped and not s.out]


def steps_away(t: Table, s: Survivor, steps: int) -> Mapping[str, str]:
    """Return the ways from where a Survivor stands, staying included."""
    ways = mansion.reachable(s.place, steps, tuple(t.blocks))
    return {"stay": "", **{f"move:{place}": place for place in ways if place != s.place}}


async def flee(t: Table) -> None:
    """Let one of the Survivors flee or stay. Nobody tells the Killer."""
    waiting = [t.survivors[n] for n in t.found]
    offers = {
        s.seat: Offer(s.seat, "flee", steps_away(t, s, 1 + given_by(t, s, FLEE_STEPS)), {"who": s.who}) for s in waiting
    }
    seat, place = await ask_any(offers)
    s = t.by_seat(seat)
    t.found.remove(t.survivors.index(s))
    if place:
        go(t, s, place)
    for effect in helping(t, s, FLED):
        effect.do(t, s)
