"""`carry_deliver`: a monster that carries things away, and a traitor who hands it some."""

from collections.abc import Callable

from .....engine import ALL
from ...data.cards import CARDS, COMPANIONS
from ...explorers.cards import give_up
from ...house.movement import together
from ...occasions import KEEPS, first
from ...state import TRAITOR, Explorer, Monster, Table
from ...turn.trading import TAKING
from ..form import Haunt, chosen
from .cards import lying_in, pick_card
from .monsters import monster_takes


def nothing_else(_t: Table, _monster: Monster) -> None:
    """Nothing more happens when a monster gets a card."""


def register(haunt: Haunt, kind: str, *more: str, then: Callable[[Table, Monster], None] = nothing_else) -> None:
    """Monsters of this kind pick up cards in their room, and the traitor may hand them items there; both hold for the
    cards in `more` too. Other companions do not follow them. `then` is called for each card they get. Tasks are
    `<haunt>-carry` and `<haunt>-hand-over`, words `<haunt>-given`."""

    def lying(t: Table, monster: Monster) -> dict[str, str]:
        near = lying_in(t, monster.place) if monster.kind == kind else ()
        found = [card for card in near if card in more or card not in COMPANIONS]
        return {card: card for card in found if not first(t, KEEPS, card, monster, TAKING)}

    @haunt.task("carry", choices=lying, for_monsters=True, card=chosen)
    async def carry(t: Table, monster: Monster, card: str) -> None:
        pick_card(t, card, monster.place)
        monster_takes(t, monster, card)
        t.tell(ALL, "picked-up", who=monster.name, card=card, room=monster.place)
        then(t, monster)

    def beside(t: Table, one: Explorer) -> Monster | None:
        return next((m for m in t.monsters.values() if m.kind == kind and together(t, one, m)), None)

    def to_hand_over(t: Table, one: Explorer) -> dict[str, str]:
        if one.role != TRAITOR or beside(t, one) is None:
            return {}
        return {card: card for card in one.cards if card in more or (card in CARDS and CARDS[card].droppable)}

    @haunt.task("hand-over", choices=to_hand_over, card=chosen)
    async def hand_over(t: Table, one: Explorer, card: str) -> None:
        monster = beside(t, one)
        assert monster is not None
        await give_up(t, one, card)
        monster_takes(t, monster, card)
        t.tell(ALL, f"{haunt.name}-given", who=one.name, card=card)
        then(t, monster)
