"""`scaling_stats`: a monster that grows with everything it gets, and shrinks with what it loses."""

from collections.abc import Collection

from .....engine import ALL
from ...explorers.cards import lay_down, refill
from ...explorers.decks import draw_top
from ...occasions import MONSTERS_END
from ...state import Monster, Table
from .. import blocks
from ..blocks import carriers
from ..form import Haunt

MOST = 8


def grow(t: Table, monster: Monster, by: int = 1) -> None:
    """The monster's Might rises or falls. Words are `wind-might`."""
    monster.traits["might"] = max(0, min(MOST, monster.traits["might"] + by))
    assert t.scenario is not None
    t.tell(ALL, "wind-might", might=monster.traits["might"])


def register(haunt: Haunt, kind: str, hoards: Collection[str]) -> None:
    """The monster carries things as `carriers` do, drops them by the task `wind-drop`, and finds an item when the
    monster turn ends in one of the hoards."""
    carriers.register(haunt, kind, then=grow)

    @haunt.task("drop", choices=lambda _t, monster: {card: card for card in monster.cards}, for_monsters=True)
    async def drop(t: Table, monster: Monster, card: str) -> None:
        monster.cards.remove(card)
        lay_down(t, monster.place, card, monster.part)
        t.tell(ALL, "dropped", who=monster.name, cards=[card], room=monster.place)
        grow(t, monster, -1)

    @haunt.on(MONSTERS_END)
    async def finds(t: Table) -> None:
        for monster in t.monsters.values():
            if monster.kind == kind and monster.place in hoards and refill(t, "items", t.item_discard):
                card = draw_top(t, "items")
                t.tell(ALL, "drew", who=monster.name, card=card, pile="item")
                blocks.monster_takes(t, monster, card)
                grow(t, monster)
