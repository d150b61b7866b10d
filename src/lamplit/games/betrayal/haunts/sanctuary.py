"""`traitor_protected`: a room in which somebody is out of the other side's reach."""

from collections.abc import Callable

from ..explorers.traits import Harm
from ..occasions import ATTACK_FORBIDDEN, UNHURT
from ..state import Explorer, Figure, Table
from ..turn.attacks import Attack
from .form import Haunt

DYNAMITE = "dynamite"


def enter(haunt: Haunt, rule: str, safe: Callable[[Table, Figure], bool]) -> None:
    """Nobody attacks those who are `safe`, as `rule` says, and what is thrown in from outside does them no harm."""

    @haunt.on(ATTACK_FORBIDDEN)
    def out_of_reach(t: Table, attack: Attack) -> str:
        return rule if safe(t, attack.other) else ""

    @haunt.on(UNHURT)
    async def unscathed(t: Table, one: Explorer, harm: Harm) -> bool:
        return harm.why == DYNAMITE and safe(t, one)
