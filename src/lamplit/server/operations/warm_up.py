"""What is read in advance: the words and secret rules of all games.

Whoever is the first to need them would wait while they are read, and everybody else at all tables with them.
"""

import asyncio

from ... import game, games
from ...engine import Illegal
from ...engine.settings import settle
from ...text import LANGUAGES
from ...text.rulebook import secret_rules, whole_rulebook

A_WHILE = 3.0
"""Seconds after the start: people who come back come first."""


async def warm_up() -> None:
    """Reads it beside the event loop, one game after another."""
    await asyncio.sleep(A_WHILE)
    for name in games():
        await asyncio.to_thread(_read, name)


def _read(name: str) -> None:
    secret_rules(name)
    rule = next(iter(whole_rulebook(name))).id
    found = game(name)
    seat = next(iter(found.seats(settle(found.settings, {}))))
    for language in LANGUAGES:
        Illegal("error-illegal-rule", seat=seat, name="", game=name, rule=rule).text(language)
