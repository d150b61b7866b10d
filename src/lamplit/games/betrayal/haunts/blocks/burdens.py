"""`carry_deliver`: burdens. An explorer carries one at a time, the Dog carries none, and some are heavy."""

from ...occasions import GETTING, KEEPS, LEAVE_COST
from ...state import Explorer, Figure, Table
from ..form import Haunt
from .sides import is_hero


def burden_of(one: Figure, token: str) -> str:
    """Return the burden of this kind that a figure carries."""
    return next((card for card in one.cards if card.startswith(token)), "")


def register(haunt: Haunt, token: str, rule: str, cost: int = 0) -> None:
    """Cards whose names begin with the token are carried like items, with the limits of `rule`. Leaving a room with one
    costs `cost` more."""

    @haunt.on(KEEPS)
    def one_only(_t: Table, card: str, one: Explorer, how: str) -> str:
        if not card.startswith(token):
            return ""
        return rule if how == "dog" or (how in GETTING and burden_of(one, token)) else ""

    @haunt.on(LEAVE_COST)
    def heavy(_t: Table, one: Figure, _room: str) -> int:
        return cost if cost and burden_of(one, token) else 0


def shuns_the_traitor(haunt: Haunt, card: str, rule: str) -> None:
    """A companion does not go with the traitor, as `rule` says."""

    @haunt.on(KEEPS)
    def not_with(_t: Table, taken: str, one: Figure, how: str) -> str:
        return rule if taken == card and how == "take" and not is_hero(one) else ""
