"""Chances, exact, before somebody commits: attacks, barriers, and what cards, rooms and tasks roll for."""

from typing import Any

from .attacks import attacks_of, odds_of
from .data.rooms import ROOMS
from .dice import TASK as TASK_ROLL
from .dice import TRAIT, Roll, at_least, dice_for
from .haunts.form import TESTS, needed_for
from .movement import cross_forbidden
from .occasions import TASK, heard, options
from .state import Explorer, Figure, Table


def offered(t: Table, one: Figure) -> dict[str, Any]:
    """By the names of options: how likely each is to succeed."""
    found: dict[str, Any] = {name: odds_of(t, attack) for name, attack in attacks_of(t, one).items()}
    if isinstance(one, Explorer):
        barrier = ROOMS[one.place].barrier
        if barrier is not None and not cross_forbidden(t, one):
            found["cross"] = of_roll(t, one, barrier.trait, barrier.target, one.place)
        if t.haunted and heard(t.in_force, TASK):
            for name, (_owner, effect, chosen) in options(t, "task", TASK, one).items():
                if effect.name in TESTS:
                    found[name] = of_roll(t, one, *needed_for(t, effect.name, one, chosen), effect.name, TASK_ROLL)
    return found


def of_roll(t: Table, one: Figure, trait: str, need: int, why: str, kind: str = TRAIT) -> dict[str, Any]:
    """How likely a trait roll is to reach a number."""
    dice = dice_for(t, Roll(one.name, kind, why, trait, one.value(trait), need))
    return {"dice": dice, "need": need, "trait": trait, "chance": round(at_least(dice, need), 4)}
