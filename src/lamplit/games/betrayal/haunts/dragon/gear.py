"""Things to wear: a shield against fire, and an armour that takes a whole turn to put on."""

from .....engine import ALL
from ...explorers.cards import give_up, take
from ...house.movement import together
from ...occasions import AFTER_ATTACK, ALLOWANCE, DAMAGE_LESS, GETTING, KEEPS, SPARED_BY_ROOM, WON_ATTACK
from ...state import Explorer, Figure, Table
from ...turn.attacks import Attack
from .. import blocks
from ..blocks import is_hero
from ..form import Haunt

SHIELD, ARMOR = "token-shield", "token-antique_armor"
GEAR = (SHIELD, ARMOR)
BLOWS = "blows"
"""Noted during a fight: only then the Antique Armor helps."""


def register(haunt: Haunt, rule: str) -> None:
    """Register what follows from wearing them; `rule` says how the armour changes hands. Words are `dragon-dons`."""
    _register_wearing(haunt, rule)
    _register_buckling(haunt, rule)


def _register_wearing(haunt: Haunt, rule: str) -> None:
    @haunt.on(WON_ATTACK)
    async def blows(t: Table, _attack: Attack) -> bool:
        """The fight is resolved as usual, and armour counts."""
        t.done.append(BLOWS)
        return False

    @haunt.on(AFTER_ATTACK)
    async def blows_over(t: Table, _attack: Attack) -> None:
        """The fight is over, and armour no longer counts."""
        if BLOWS in t.done:
            t.done.remove(BLOWS)

    @haunt.on(DAMAGE_LESS)
    def armoured(t: Table, one: Figure, kind: str, _amount: int) -> int:
        """The Antique Armor reduces the damage of a fight by 5. The other Armor adds nothing to that."""
        return 5 - ("armor" in one.cards) if ARMOR in one.cards and kind == "physical" and BLOWS in t.done else 0

    @haunt.on(ALLOWANCE)
    def heavy(_t: Table, one: Figure) -> int:
        """Each piece costs a space of movement."""
        return -sum(gear in one.cards for gear in GEAR)

    @haunt.on(SPARED_BY_ROOM)
    def fireproof(_t: Table, one: Figure, room: str) -> bool:
        """The Shield also protects from the heat of the Furnace Room."""
        return room == "furnace_room" and SHIELD in one.cards

    @haunt.on(KEEPS)
    def buckled(_t: Table, card: str, one: Figure, how: str) -> str:
        """The Antique Armor changes hands only by its own tasks. Only heroes take gear, and the Dog carries none."""
        heavy = how == "dog" or (how in GETTING and not is_hero(one))
        return rule if card == ARMOR or (card == SHIELD and heavy) else ""


def _fresh(t: Table, one: Explorer) -> bool:
    """Return whether a hero has done nothing yet this turn."""
    return is_hero(one) and not t.used and t.moving and not t.done


def _register_buckling(haunt: Haunt, rule: str) -> None:
    @haunt.task("don", lambda t, one: "" if _fresh(t, one) and ARMOR in blocks.at_hand(t, one) else rule, card=ARMOR)
    async def don(t: Table, one: Explorer) -> None:
        """Putting it on takes a whole turn."""
        blocks.pick_card(t, ARMOR, one.place)
        await take(t, one, ARMOR)
        t.tell(ALL, "dragon-dons", who=one.name)
        t.done.append("end")

    @haunt.task(
        "hand-over",
        lambda t, one: "" if _fresh(t, one) and ARMOR in one.cards else rule,
        lambda t, one: {hero.name: hero for hero in t.heroes() if hero is not one and together(t, one, hero)},
        card=ARMOR,
    )
    async def hand_over(t: Table, one: Explorer, other: Explorer) -> None:
        """Helping another hero into it takes a whole turn."""
        await give_up(t, one, ARMOR)
        await take(t, other, ARMOR)
        t.tell(ALL, "dragon-dons", who=other.name)
        t.done.append("end")
