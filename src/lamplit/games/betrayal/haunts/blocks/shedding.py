"""`traitor_replaced`: an explorer who becomes something else loses everything they carry."""

from collections.abc import Callable

from .....engine import ALL
from ...data.cards import CARDS
from ...explorers.cards import give_up, lay_down
from ...occasions import GETTING, INSTEAD_OF_DRAWING, KEEPS
from ...state import Explorer, Figure, Table
from ..form import Haunt


async def shed(t: Table, one: Explorer, companions_wait: bool = True) -> None:
    """An explorer leaves all their items in the room. Companions wait there for somebody else, or leave the game."""
    for card in one.cards[:]:
        if card not in one.cards or card == "bite":
            continue
        await give_up(t, one, card)
        if card not in CARDS or not CARDS[card].companion:
            lay_down(t, one.place, card, one.part)
            t.tell(ALL, "dropped", who=one.name, cards=[card], room=one.place)
        elif companions_wait:
            t.lay(card, one.place, one.part, waits=True)
            t.tell(ALL, "left-behind", who=one.name, cards=[card], room=one.place)
        else:
            t.removed.append(card)
            t.tell(ALL, "discarded", who=one.name, card=card)


def register(haunt: Haunt, bare: Callable[[Explorer], bool], rule: str) -> None:
    """These explorers carry nothing, as `rule` says: they pick up nothing, and draw neither items nor omens."""

    @haunt.on(KEEPS)
    def takes_nothing(_t: Table, _card: str, one: Figure, how: str) -> str:
        return rule if how in GETTING and isinstance(one, Explorer) and bare(one) else ""

    @haunt.on(INSTEAD_OF_DRAWING)
    async def finds_nothing(_t: Table, one: Explorer, pile: str) -> bool:
        return pile in ("item", "omen") and bare(one)
