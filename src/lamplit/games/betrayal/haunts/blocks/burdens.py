"""`carry_deliver`: something to be carried, one for each pair of hands, and not by the Dog. Some of it is heavy."""

from ...occasions import GETTING, KEEPS, LEAVE_COST
from ...state import Explorer, Figure, Table
from ..form import Haunt
from .sides import is_hero


def burden_of(one: Figure, token: str) -> str:
    """What somebody carries of it."""
    return next((card for card in one.cards if card.startswith(token)), "")


def register(haunt: Haunt, token: str, rule: str, cost: int = 0) -> None:
    """Cards that begin with the name of the token are carried like items, but for what `rule` says. To leave a room
    with one costs so many spaces more."""

    @haunt.on(KEEPS)
    def one_only(_t: Table, card: str, one: Explorer, how: str) -> str:
        if not card.startswith(token):
            return ""
        return rule if how == "dog" or (how in GETTING and burden_of(one, token)) else ""

    @haunt.on(LEAVE_COST)
    def heavy(_t: Table, one: Figure, _room: str) -> int:
        return cost if cost and burden_of(one, token) else 0


def shuns_the_traitor(haunt: Haunt, card: str, rule: str) -> None:
    """A companion who does not go with the traitor: `rule`."""

    @haunt.on(KEEPS)
    def not_with(_t: Table, taken: str, one: Figure, how: str) -> str:
        return rule if taken == card and how == "take" and not is_hero(one) else ""
