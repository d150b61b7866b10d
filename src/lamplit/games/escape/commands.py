"""A command: one thing an adventurer may do now, with the function that carries it out."""

from collections.abc import Callable
from typing import Any

from .state import Adventurer, Table

Command = tuple[Callable[..., None], tuple[Any, ...]]
"""What is done at this command, and with what. A bare tuple, as many are made and one is taken."""

Commands = dict[str, Command]
"""The commands open to an adventurer, by the names of the options."""


def acted(t: Table, a: Adventurer) -> None:
    """An action takes its time, also before the next roll."""
    a.act_at = t.now + t.pace.action_lock
    a.roll_at = max(a.roll_at, a.act_at)
