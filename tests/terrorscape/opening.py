"""A real match from its first question on: the characters are chosen, the table is laid."""

from typing import Any

import lamplit
from lamplit.engine import SPECTATOR, Match, census
from lamplit.games.terrorscape import GAME
from lamplit.games.terrorscape.state import KILLER, TEAM, Table

EVERYBODY = (KILLER, *TEAM, SPECTATOR)
"""All who look at the table."""


def opening(
    killer: str = "butcher",
    team: tuple[str, str, str] = ("anna", "marco", "william"),
    seed: int = 1,
    **options: Any,
) -> Match:
    """A match in which these have been chosen and nobody has acted yet."""
    match = lamplit.new("terrorscape", seed, options)
    match.answer(KILLER, f"killer:{killer}")
    for seat, who in zip(TEAM, team, strict=True):
        match.answer(seat, f"survivor:{who}")
    return match


def truth(match: Match) -> Table:
    """The true table of a match."""
    table = match.table
    assert isinstance(table, Table)
    return table


def cards(table: Table, family: str) -> dict[str, int]:
    """How many copies of each card of a family there are, wherever they lie."""
    return {card: copies for card, copies in census(GAME.zones(table), table)[family].items() if copies}
