"""Things that are worn: a shield against fire, and an armour that takes a whole turn to put on."""

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
"""Noted while somebody suffers for a fight: only then the Antique Armor helps."""


def register(haunt: Haunt, rule: str) -> None:
    """All that follows from wearing them; `rule` says how the armour changes hands. Words are `dragon-dons`."""
    _register_wearing(haunt, rule)
    _register_buckling(haunt, rule)


def _register_wearing(haunt: Haunt, rule: str) -> None:
    @haunt.on(WON_ATTACK)
    async def blows(t: Table, _attack: Attack) -> bool:
        """A fight goes on as always, but armour counts."""
        t.done.append(BLOWS)
        return False

    @haunt.on(AFTER_ATTACK)
    async def blows_over(t: Table, _attack: Attack) -> None:
        """Nothing more comes of it."""
        if BLOWS in t.done:
            t.done.remove(BLOWS)

    @haunt.on(DAMAGE_LESS)
    def armoured(t: Table, one: Figure, kind: str, _amount: int) -> int:
        """The Antique Armor takes 5 points of a blow; the other Armor adds nothing to it."""
        return 5 - ("armor" in one.cards) if ARMOR in one.cards and kind == "physical" and BLOWS in t.done else 0

    @haunt.on(ALLOWANCE)
    def heavy(_t: Table, one: Figure) -> int:
        """Each piece costs a space."""
        return -sum(gear in one.cards for gear in GEAR)

    @haunt.on(SPARED_BY_ROOM)
    def fireproof(_t: Table, one: Figure, room: str) -> bool:
        """The Shield keeps off the heat of the Furnace Room too."""
        return room == "furnace_room" and SHIELD in one.cards

    @haunt.on(KEEPS)
    def buckled(_t: Table, card: str, one: Figure, how: str) -> str:
        """The Antique Armor changes hands in its own way only; gear is for heroes, and too heavy for the Dog."""
        heavy = how == "dog" or (how in GETTING and not is_hero(one))
        return rule if card == ARMOR or (card == SHIELD and heavy) else ""


def _fresh(t: Table, one: Explorer) -> bool:
    """Whether a hero has done nothing yet this turn."""
    return is_hero(one) and not t.used and t.moving and not t.done


def _register_buckling(haunt: Haunt, rule: str) -> None:
    @haunt.task("don", lambda t, one: "" if _fresh(t, one) and ARMOR in blocks.at_hand(t, one) else rule, card=ARMOR)
    async def don(t: Table, one: Explorer) -> None:
        """To put it on takes a whole turn."""
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
        """And so does helping somebody else into it."""
        await give_up(t, one, ARMOR)
        await take(t, other, ARMOR)
        t.tell(ALL, "dragon-dons", who=other.name)
        t.done.append("end")
