"""Attacks and damage with rules of their own."""

from collections.abc import Callable

from .....engine import ALL
from ...data.explorers import SKULL, TRAITS
from ...explorers.traits import Harm, lessened, look_for_skull, move_clip
from ...occasions import ATTACK_AIDS, ATTACK_FORBIDDEN, UNHURT
from ...state import Explorer, Figure, Table
from ...turn.attacks import Attack
from ..form import Haunt

DYNAMITE = "dynamite"


def strikes_with(haunt: Haunt, card: str, at: Callable[[Table, Attack], bool]) -> None:
    """`key_weapon`: a card that helps its holder in certain attacks, in addition to a weapon, and counts as used."""

    @haunt.on(ATTACK_AIDS)
    def aids(t: Table, attack: Attack) -> dict[str, bool]:
        return {card: True} if card in attack.one.cards and at(t, attack) else {}


async def hurt_in_order(t: Table, one: Explorer, amount: int, why: str, *order: tuple[str, int]) -> None:
    """`special_damage`: physical damage taken from traits in a fixed order, each down to a given step; the victim does
    not choose."""
    harm = await lessened(t, one, Harm(one.name, "physical", amount, why))
    if harm.amount <= 0:
        return
    t.tell(ALL, "damage", who=one.name, kind=harm.kind, amount=harm.amount, why=why)
    left = harm.amount
    for trait, lowest in order:
        by = min(left, one.steps[trait] - lowest)
        if by > 0:
            move_clip(t, one, trait, -by)
            left -= by
    await look_for_skull(t, one)


def lift_from_skull(t: Table, one: Explorer) -> None:
    """Keep an explorer who must not die on the lowest step of each trait."""
    for trait in TRAITS:
        if one.steps[trait] == SKULL:
            move_clip(t, one, trait, 1)


def out_of_reach(haunt: Haunt, rule: str, safe: Callable[[Table, Figure], bool]) -> None:
    """`traitor_protected`: figures that are `safe` cannot be attacked, as `rule` says, and Dynamite from another room
    does not harm them."""

    @haunt.on(ATTACK_FORBIDDEN)
    def not_attacked(t: Table, attack: Attack) -> str:
        return rule if safe(t, attack.other) else ""

    @haunt.on(UNHURT)
    async def unscathed(t: Table, one: Explorer, harm: Harm) -> bool:
        return harm.why == DYNAMITE and safe(t, one)
