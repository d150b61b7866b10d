"""Who decides what the rules leave open about the Zeds, and what is at stake where a choice leads to dice."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from ...engine import ask, ask_team
from .chances import Chances
from .data.units import FIGURES
from .settings import HORDE, Audience
from .state import Piece, Table

T = TypeVar("T")
Odds = Callable[[], Mapping[str, Chances]]
"""Gives the chances of answers, by their names."""


def leaders(t: Table) -> Audience:
    """Who leads the Zeds: the players, or in a versus game the seat of the Zeds."""
    return (HORDE,) if t.house.versus else t.seats


def ask_horde(t: Table, prompt: str, choices: Mapping[str, T], /, **args: Any) -> Awaitable[T]:
    """Whoever leads the Zeds decides."""
    if t.house.versus:
        return ask(HORDE, prompt, choices, **args)
    return ask_team(t.seats, prompt, choices, **args)


def look(t: Table, zed: Piece) -> tuple[Any, ...]:
    """All by which a Zed differs from others. To choose between two that look the same would be no decision."""
    figures = FIGURES[zed.name]
    printed = (figures.kind, figures.strength, figures.hits, figures.abilities)
    return (*printed, zed.place, zed.side, zed.hits, zed.marks, zed.name in t.to_move, zed.name in t.pressed)


async def one_of(t: Table, prompt: str, zeds: list[Piece], kind: str = "zed", /, **args: Any) -> Piece:
    """One of these Zeds, by choice of whoever leads them; the first if all look the same."""
    if len({look(t, zed) for zed in zeds}) == 1:
        return zeds[0]
    return await ask_horde(t, prompt, {f"{kind}:{zed.name}": zed for zed in zeds}, **args)


async def staked(t: Table, seats: Audience, asking: Awaitable[T], odds: Odds) -> T:
    """What is answered. Until then the chances are told to whoever looks, those of the Zeds to them alone."""
    t.stakes.append((seats, odds))
    answer = await asking
    t.stakes.pop()
    return answer
