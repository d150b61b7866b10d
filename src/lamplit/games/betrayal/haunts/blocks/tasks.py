"""Task rolls, and what a hero may do once a turn."""

from typing import Any

from ...explorers.dice import TASK, trait_roll
from ...state import Explorer, Figure, Table
from ..form import needed_for


async def task_roll(t: Table, one: Explorer, task: str, chosen: Any = None) -> bool:
    """Roll for a task with the dice of its trait, once a turn. Return whether it succeeds."""
    trait, need = needed_for(t, task, one, chosen)
    return await trait_roll(t, one, trait, task, need, TASK) >= need


def step_taken(t: Table, one: Figure) -> bool:
    """`staged_quest`: return whether a figure has taken its step of this turn; heroes may take one each turn."""
    return f"step:{one.name}" in t.done


def take_step(t: Table, one: Figure) -> None:
    """Note that a figure has taken its step of this turn."""
    t.done.append(f"step:{one.name}")
