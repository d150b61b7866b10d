"""`traitor_protected`: a traitor whom nobody can attack, rob, hurt or hold up, and whose traits stay as they are."""

from collections.abc import Callable

from ...explorers.traits import Harm
from ...occasions import ATTACK_FORBIDDEN, FROZEN, KEEPS, NOT_SLOWED, UNHURT, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Table
from ...turn.attacks import Attack
from ..form import Haunt


def register(haunt: Haunt, rule: str, frozen: Callable[[Table], bool]) -> None:
    """All of it, from the beginning; `rule` says so. His traits stay where they are while they are `frozen`."""

    @haunt.on(FROZEN)
    def unchanging(t: Table, one: Explorer) -> bool:
        return one.role == TRAITOR and frozen(t)

    @haunt.on(UNHURT)
    async def unharmed(_t: Table, one: Explorer, _harm: Harm) -> bool:
        return one.role == TRAITOR

    @haunt.on(ATTACK_FORBIDDEN)
    def untouchable(t: Table, attack: Attack) -> str:
        return rule if attack.other.name == t.traitor else ""

    @haunt.on(KEEPS)
    def his_own(_t: Table, _card: str, one: Explorer, how: str) -> str:
        return rule if how == "steal" and one.role == TRAITOR else ""

    @haunt.on(NOT_SLOWED)
    def strides(t: Table, one: Figure, foe: Figure) -> bool:
        return one.name == t.traitor and isinstance(foe, Explorer)

    @haunt.on(WON_ATTACK)
    async def loses_nothing(t: Table, attack: Attack) -> bool:
        """Even an attack of his own that fails does him no harm."""
        return attack.loser is not None and attack.loser.name == t.traitor
