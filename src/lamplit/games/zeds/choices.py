"""Questions about the Zeds, and the chances that are shown with a question."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from ...engine import ask, ask_team
from .chances import Chances
from .data.units import FIGURES
from .settings import HORDE, Audience
from .state import Piece, Table

T = TypeVar("T")
Odds = Callable[[], Mapping[str, Chances]]
"""Returns the chances of answers by their names."""


def leaders(t: Table) -> Audience:
    """Return the leaders of the Zeds: the players, or in a versus game the seat of the Zeds."""
    return (HORDE,) if t.settings.versus else t.seats


def ask_horde(t: Table, prompt: str, choices: Mapping[str, T], /, **args: Any) -> Awaitable[T]:
    """Ask the leaders of the Zeds."""
    if t.settings.versus:
        return ask(HORDE, prompt, choices, **args)
    return ask_team(t.seats, prompt, choices, **args)


def look(t: Table, zed: Piece) -> tuple[Any, ...]:
    """Return everything by which a Zed differs from others. A choice between two equal ones would be no decision."""
    figures = FIGURES[zed.name]
    printed = (figures.kind, figures.strength, figures.hits, figures.abilities)
    return (*printed, zed.place, zed.side, zed.hits, zed.marks, zed.name in t.to_move, zed.name in t.pressed)


async def one_of(t: Table, prompt: str, zeds: list[Piece], kind: str = "zed", /, **args: Any) -> Piece:
    """Let the leaders of the Zeds choose one of them. If all are alike, the first is taken."""
    if len({look(t, zed) for zed in zeds}) == 1:
        return zeds[0]
    return await ask_horde(t, prompt, {f"{kind}:{zed.name}": zed for zed in zeds}, **args)


async def staked(t: Table, seats: Audience, asking: Awaitable[T], odds: Odds) -> T:
    """Wait for an answer. Until then these seats see the chances; no other seat sees those of the horde."""
    t.stakes.append((seats, odds))
    answer = await asking
    t.stakes.pop()
    return answer
