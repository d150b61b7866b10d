"""Whether anybody can ever act again. Where nobody can, there is nothing to wait for."""

from .actions import add_actions
from .clock import is_collapsing
from .commands import Commands
from .data.figures import BLACK, REMOVAL_RELIEF
from .data.tiles import EXIT
from .modules import add_free_uses
from .state import Adventurer, Table
from .votes import fate_forbidden


def is_lost(t: Table) -> bool:
    """Whether every die in the temple is blocked for good: nothing frees one, and nobody gets out without dice.

    As long as a choice is due (a die may still be given), a turn of fate can be called for, or a treasure is of use to
    somebody, it is not. Whoever is away may come back, and counts like the others.
    """
    for a in t.adventurers:
        if a.choosing or (not a.out and a.dice.count(BLACK) < len(a.dice)):
            return False
    if is_collapsing(t) or not fate_forbidden(t):
        return False
    return not any(_has_something_to_do(t, a) for a in t.inside) and not _can_be_won_by_leaving(t)


def _has_something_to_do(t: Table, a: Adventurer) -> bool:
    """Whether treasures are left to use, or let somebody act without dice; locks end."""
    commands: Commands = {}
    add_free_uses(t, a, commands)
    add_actions(t, a, commands)
    return bool(commands)


def _can_be_won_by_leaving(t: Table) -> bool:
    """Whether it would be won if the team went on without some of them: those who leave the table can be let go.

    Then the escaped are enough, or one at the exit whose treasure opens it once the tray holds fewer stones.
    """
    if not t.pace.absence:
        return False
    if any(a.out == "escaped" for a in t.adventurers):
        return True
    tray, players = t.tray, len([a for a in t.adventurers if a.out != "removed"])
    for _ in t.inside[1:]:
        tray, players = max(0, tray - REMOVAL_RELIEF[players]), players - 1
    return any(t.chambers[a.place].tile == EXIT and a.bonus_key > tray for a in t.inside)
