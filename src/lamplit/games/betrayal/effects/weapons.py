"""Weapons and the Ring: ways to attack besides bare Might. One of them serves in an attack, and none in defence."""

from ....engine import ALL
from ..explorers.dice import trait_roll
from ..explorers.traits import hurt_by_dice, lose
from ..occasions import ATTACK_WAYS, STOLEN, on
from ..state import Explorer, Figure, Table
from ..turn.attacks import Attack, Way, attacked
from .outcomes import MENTAL_TRAITS, one_falls

EXTRA_DICE = {"axe": 1, "spear": 2, "blood_dagger": 3, "sacrificial_dagger": 3}
"""How many dice a weapon adds to an attack with Might."""
THEFT_DICE = 2


def carried(card: str, one: Figure) -> bool:
    """Only explorers use what they carry."""
    return isinstance(one, Explorer) and card in one.cards


@on(ATTACK_WAYS, "axe", "spear")
def plain_weapon(_t: Table, card: str, one: Figure, _other: Figure) -> dict[str, Way]:
    """It adds dice."""
    return {card: Way("might", EXTRA_DICE[card], card=card)} if carried(card, one) else {}


@on(ATTACK_WAYS, "blood_dagger")
def blood_dagger(_t: Table, card: str, one: Figure, _other: Figure) -> dict[str, Way]:
    """It adds dice and drinks from its user."""
    return {card: Way("might", EXTRA_DICE[card], card=card, before=drinks)} if carried(card, one) else {}


async def drinks(t: Table, one: Explorer, _attack: Attack) -> bool:
    """Using it costs 1 Speed."""
    await lose(t, one, "speed")
    return not one.alive


@on(STOLEN, "blood_dagger")
async def torn_away(t: Table, card: str, one: Explorer) -> None:
    """An explorer from whom it is stolen is hurt."""
    await hurt_by_dice(t, one, "physical", THEFT_DICE, card)


@on(ATTACK_WAYS, "sacrificial_dagger")
def sacrificial_dagger(_t: Table, card: str, one: Figure, _other: Figure) -> dict[str, Way]:
    """It adds dice and calls for a roll first."""
    return {card: Way("might", EXTRA_DICE[card], card=card, before=demands)} if carried(card, one) else {}


async def demands(t: Table, one: Explorer, _attack: Attack) -> bool:
    """Knowledge 6: nothing happens. From 3 on a mental trait falls; below that it cuts, and there is no attack this
    turn."""
    shown = await trait_roll(t, one, "knowledge", "sacrificial_dagger", 6)
    if shown < 3:
        await hurt_by_dice(t, one, "physical", 2, "sacrificial_dagger")
        if not attacked(t, one):  # an event may have forced an attack already
            t.done.append(f"attack:{one.name}")
        t.tell(ALL, "no-attack", who=one.name, card="sacrificial_dagger")
        return True
    if shown < 6:
        await one_falls(MENTAL_TRAITS)(t, one, "sacrificial_dagger")
    return not one.alive


@on(ATTACK_WAYS, "revolver")
def revolver(_t: Table, card: str, one: Figure, _other: Figure) -> dict[str, Way]:
    """It attacks with Speed, as far as one can see."""
    return {card: Way("speed", 1, ranged=True, card=card)} if carried(card, one) else {}


@on(ATTACK_WAYS, "ring")
def ring(_t: Table, card: str, one: Figure, other: Figure) -> dict[str, Way]:
    """It attacks with Sanity, against figures that have any."""
    return {card: Way("sanity", card=card)} if carried(card, one) and other.has("sanity") else {}
