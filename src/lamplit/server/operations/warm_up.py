"""Reads messages and secret rules of all games in advance.

Otherwise the first request that needs them would wait, and all tables with it.
"""

import asyncio

from ... import game, games
from ...engine import Illegal
from ...engine.settings import settle
from ...text import LANGUAGES
from ...text.rulebook import secret_rules, whole_rulebook

A_WHILE = 3.0
"""Seconds after the start; people who reconnect come first."""


async def warm_up() -> None:
    """Read everything in a thread, one game after another."""
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
