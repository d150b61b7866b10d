"""A stalemate: nobody can ever act again, so there is nothing to wait for."""

from .clock import is_collapsing
from .data.figures import REMOVAL_RELIEF
from .data.tiles import EXIT
from .effects.treasures import ways_to_use
from .offers import ways_to_act
from .state import Adventurer, Table
from .votes.fate import fate_forbidden


def is_stalemate(t: Table) -> bool:
    """Whether every die in the temple is blocked for good: nothing frees one, and nobody gets out without dice.

    It is none as long as a choice is due (a die may still be given), a turn of fate can be called for, or a treasure
    is of use to an adventurer. Players who are away may come back, and count like the others.
    """
    if any(a.choosing or (a.inside and a.can_roll) for a in t.adventurers):
        return False
    if is_collapsing(t) or not fate_forbidden(t):
        return False
    return not any(_has_something_to_do(t, a) for a in t.inside) and not _can_be_won_by_leaving(t)


def _has_something_to_do(t: Table, a: Adventurer) -> bool:
    """Whether treasures are left to use, or let the adventurer act without dice once the locks end."""
    return any(True for _ in (*ways_to_use(t, a), *ways_to_act(t, a)))


def _can_be_won_by_leaving(t: Table) -> bool:
    """Whether the team would win without some of them: players who leave the table can be let go.

    Then the escaped are enough, or one at the exit whose treasure opens it once the tray holds fewer stones.
    """
    if not t.settings.absence:
        return False
    if any(a.out == "escaped" for a in t.adventurers):
        return True
    tray, players = t.tray, len([a for a in t.adventurers if a.out != "removed"])
    for _ in t.inside[1:]:
        tray, players = max(0, tray - REMOVAL_RELIEF[players]), players - 1
    return any(t.chambers[a.place].tile == EXIT and a.bonus_key > tray for a in t.inside)
