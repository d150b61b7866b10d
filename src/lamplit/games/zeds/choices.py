"""Who decides what the rules leave open about the Zeds: the players, or in a versus game the seat of the Zeds."""

from collections.abc import Awaitable, Mapping
from typing import Any, TypeVar

from ...engine import ask, ask_team
from .state import HORDE, Table

T = TypeVar("T")


def ask_horde(t: Table, prompt: str, choices: Mapping[str, T], /, **args: Any) -> Awaitable[T]:
    """Whoever leads the Zeds decides."""
    if t.house.versus:
        return ask(HORDE, prompt, choices, **args)
    return ask_team(t.seats, prompt, choices, **args)
