"""Task rolls, and what a hero may do once a turn."""

from typing import Any

from ...explorers.dice import TASK, trait_roll
from ...state import Explorer, Figure, Table
from ..form import needed_for


async def task_roll(t: Table, one: Explorer, task: str, chosen: Any = None) -> bool:
    """Whether the roll of a task succeeds: as many dice as the trait, tried once a turn."""
    trait, need = needed_for(t, task, one, chosen)
    return await trait_roll(t, one, trait, task, need, TASK) >= need


def step_taken(t: Table, one: Figure) -> bool:
    """`staged_quest`: whether somebody has done in this turn what the heroes do one of in a turn."""
    return f"step:{one.name}" in t.done


def take_step(t: Table, one: Figure) -> None:
    """Notes that it is done."""
    t.done.append(f"step:{one.name}")
