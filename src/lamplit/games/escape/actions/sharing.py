"""Sharing: whether an adventurer's dice count when others activate stones, and others may use their golden masks."""

from ....engine import ALL
from ..commands import Commands
from ..state import Adventurer, Table


def ways_to_share(a: Adventurer) -> Commands:
    """In company, an adventurer may keep the dice, or share them again."""
    yield "share:off" if a.shares else "share:on", (share, (not a.shares,))


def share(t: Table, a: Adventurer, shares: bool) -> None:
    """From now on the dice count along, or not."""
    a.shares = shares
    t.tell(ALL, "shares" if shares else "keeps-dice", who=a.seat)
