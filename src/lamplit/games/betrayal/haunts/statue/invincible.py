"""`traitor_protected`: a traitor who cannot be attacked, robbed, hurt or slowed, and whose traits do not change."""

from collections.abc import Callable

from ...explorers.traits import Harm
from ...occasions import ATTACK_FORBIDDEN, FROZEN, KEEPS, NOT_SLOWED, UNHURT, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Table
from ...turn.attacks import Attack
from ..form import Haunt


def register(haunt: Haunt, rule: str, frozen: Callable[[Table], bool]) -> None:
    """Register all of this, as `rule` says. His traits do not change while they are `frozen`."""

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
        """He takes no damage even when he loses an attack of his own."""
        return attack.loser is not None and attack.loser.name == t.traitor
