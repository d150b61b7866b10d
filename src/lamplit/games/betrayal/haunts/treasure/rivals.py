"""`no_traitor`: everybody for themselves. Everybody may fight everybody, and nobody dies of it."""

from ...occasions import AFTER_ATTACK, ENEMIES, WON_ATTACK, WOULD_DIE
from ...state import Explorer, Figure, Table
from ...turn.attacks import Attack
from .. import blocks
from ..form import Haunt

DUEL = "duel"
"""Noted while the loser of a fight takes damage."""


def register(haunt: Haunt) -> None:
    """Register that everybody is everybody's opponent."""

    @haunt.on(ENEMIES)
    def rivals(_t: Table, one: Figure, other: Figure) -> int:
        return int(one is not other)

    @haunt.on(WON_ATTACK)
    async def duel(t: Table, _attack: Attack) -> bool:
        """The fight is resolved as usual, but its loser does not die."""
        t.done.append(DUEL)
        return False

    @haunt.on(WOULD_DIE)
    async def spared(t: Table, one: Explorer) -> bool:
        if DUEL in t.done:
            blocks.lift_from_skull(t, one)
        return DUEL in t.done

    @haunt.on(AFTER_ATTACK)
    async def over(t: Table, _attack: Attack) -> None:
        if DUEL in t.done:
            t.done.remove(DUEL)
