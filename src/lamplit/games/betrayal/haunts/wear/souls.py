"""`hero_status`: heroes whose bodies lie unconscious while their Souls wander. The explorer stands for the Soul."""

from .....engine import ALL
from ...data.explorers import MENTAL, PHYSICAL
from ...data.rooms import ROOMS
from ...house.movement import climbed
from ...occasions import (
    ATTACK_FORBIDDEN,
    ATTACK_WAYS,
    DAMAGE_AS,
    INSTEAD_OF_DRAWING,
    KEEPS,
    NO_DISCOVERY,
    SPARED_BY_ROOM,
    WAYS,
    WOULD_DIE,
    renew,
)
from ...state import Explorer, Figure, Table
from ...turn.attacks import Attack, Way
from .. import blocks
from ..blocks import is_hero
from ..form import Haunt

BODY = "body"
FOR_THE_BODY = [room.name for room in ROOMS.values() if room.gain in PHYSICAL]
"""Rooms that give nothing to Souls."""


def register(haunt: Haunt, rules: str) -> None:
    """Register how Souls move, fight and handle things. The ids of their rules begin with `rules`; words are
    `wear-gone`."""
    _register_ways(haunt, f"{rules}-SOUL")
    _register_fights(haunt, f"{rules}-FIGHT")
    _register_things(haunt, f"{rules}-THINGS")


def _register_ways(haunt: Haunt, rule: str) -> None:
    blocks.walks_through_walls(haunt, lambda _t, one: is_hero(one))

    @haunt.on(WAYS)
    def up_and_down(t: Table, one: Figure, room: str) -> dict[str, str]:
        """Where others fall down, a Soul goes both ways."""
        return dict.fromkeys(climbed(t, room), "") if is_hero(one) else {}

    @haunt.on(SPARED_BY_ROOM)
    def untouched(_t: Table, one: Figure, room: str) -> bool:
        """Rooms do no physical damage to a Soul, but mental damage counts."""
        leaving = ROOMS[room].leaving
        of_the_mind = ROOMS[room].harm == "mental" or (leaving is not None and leaving.trait in MENTAL)
        return is_hero(one) and not of_the_mind

    @haunt.on(NO_DISCOVERY)
    def opens_no_door(_t: Table, one: Figure) -> str:
        return rule if is_hero(one) else ""


def _register_fights(haunt: Haunt, rule: str) -> None:
    @haunt.on(ATTACK_WAYS)
    def of_the_mind(_t: Table, one: Figure, other: Figure) -> dict[str, Way]:
        minds = [trait for trait in MENTAL if one.has(trait) and other.has(trait)]
        return {trait: Way(trait) for trait in minds}

    @haunt.on(ATTACK_FORBIDDEN)
    def not_of_the_body(_t: Table, attack: Attack) -> str:
        return "" if attack.way.trait in MENTAL else rule

    @haunt.on(DAMAGE_AS)
    def in_the_mind(_t: Table, one: Explorer, _kind: str) -> str:
        return "mental" if is_hero(one) else ""


def _register_things(haunt: Haunt, rule: str) -> None:
    @haunt.on(KEEPS)
    def no_hands(_t: Table, _card: str, one: Figure, _how: str) -> str:
        return rule if is_hero(one) else ""

    @haunt.on(INSTEAD_OF_DRAWING)
    async def finds_nothing(_t: Table, one: Explorer, pile: str) -> bool:
        """A Soul cannot pick up what it finds."""
        return pile in ("item", "omen") and is_hero(one)

    @haunt.on(WOULD_DIE)
    async def goes_out(t: Table, one: Explorer) -> bool:
        """What a destroyed Soul had is gone, but not what others have left in the room."""
        if is_hero(one) and one.cards:
            t.tell(ALL, "wear-gone", who=one.name, cards=one.cards[:])
            t.removed += one.cards
            one.cards = []
            renew(t)
        return False
