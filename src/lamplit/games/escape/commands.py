"""A command: one thing an adventurer may do now, with the function that carries it out."""

from collections.abc import Callable, Iterator
from typing import Any

from .state import Adventurer, Table

Command = tuple[Callable[..., None], tuple[Any, ...]]
"""The function that carries out a command, and its arguments after the table and the adventurer."""

Commands = Iterator[tuple[str, Command]]
"""Commands open to an adventurer, each with the name of its option. They are found one by one, as asked for."""


def acted(t: Table, a: Adventurer) -> None:
    """An action takes its time: neither another action nor a roll is possible until then."""
    a.act_at = t.now + t.settings.action_lock
    a.roll_at = max(a.roll_at, a.act_at)
