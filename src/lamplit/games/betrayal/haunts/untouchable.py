"""`immunity`: monsters that nothing touches, and that are in nobody's way."""

from ..occasions import ATTACK_FORBIDDEN, HURT_MONSTER
from ..state import Monster, Table
from ..turn.attacks import Attack
from . import blocks
from .form import Haunt


def enter(haunt: Haunt, kind: str, rule: str) -> None:
    """Nobody attacks a monster of this kind, as `rule` says, nor harms it in any other way, and it slows nobody."""

    @haunt.on(ATTACK_FORBIDDEN)
    def not_attacked(_t: Table, attack: Attack) -> str:
        return rule if isinstance(attack.other, Monster) and attack.other.kind == kind else ""

    @haunt.on(HURT_MONSTER)
    async def unmoved(_t: Table, monster: Monster, _amount: int, _attack: Attack | None) -> bool:
        return monster.kind == kind

    blocks.slows_nobody(haunt, lambda foe: isinstance(foe, Monster) and foe.kind == kind)
