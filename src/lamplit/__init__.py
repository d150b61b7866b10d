"""Lamplit: a table for games about surviving the night.

The library in ten lines, the same for every game:

>>> import random, lamplit
>>> match = lamplit.new("terrorscape", seed=7, options={"edition": "v2"})
>>> luck = random.Random(7)
>>> while not match.over:
...     question = luck.choice(match.questions)
...     match.answer(question.seat, luck.choice(question.options).name)
>>> sorted(match.result)
['how', 'side', 'title', 'winners']
>>> lamplit.load(match.record()).result == match.result
True
"""

import secrets
from collections.abc import Mapping
from typing import Any

from . import text
from .engine import (
    BadOption,
    BadRecord,
    Fault,
    Game,
    Illegal,
    LamplitError,
    Match,
    NewerRecord,
    NoSample,
    Option,
    Question,
    UnknownGame,
    UnknownSeat,
    start,
)
from .engine.errors import speaks
from .engine.matches.loading import load as _load
from .engine.records.story import Story
from .engine.records.story import read as _read
from .games import GAMES, typed_by_name

__version__ = "1.0.0"

__all__ = [
    "BadOption",
    "BadRecord",
    "Fault",
    "Illegal",
    "LamplitError",
    "Match",
    "NewerRecord",
    "NoSample",
    "Option",
    "Question",
    "Story",
    "UnknownGame",
    "UnknownSeat",
    "game",
    "games",
    "load",
    "new",
    "read",
]

speaks(text.error)


def games() -> list[str]:
    """Return the names of the games.

    >>> "terrorscape" in games()
    True
    """
    return list(GAMES)


def game(name: str) -> Game[Any]:
    """Return a game by its name: its settings, seats and rules.

    >>> game("terrorscape").settings[0].name
    'edition'
    """
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise UnknownGame("error-game", game=str(name), known=", ".join(GAMES)) from None


@typed_by_name
def new(game: str, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Match:
    """Start a new match. Equal seeds, options and answers give equal games everywhere; without a seed the game is
    random.

    >>> match = new("terrorscape", seed=1)
    >>> match.seats
    ('killer', 'survivor1', 'survivor2', 'survivor3')
    >>> question = match.questions[0]
    >>> question.seat, question.prompt
    ('killer', 'choose-killer')
    >>> [option.name for option in question.options]
    ['killer:butcher', 'killer:spectre', 'killer:murderer']
    >>> match.answer("killer", "killer:butcher")

    Where the name stands in the code, type checkers know the type of the match's views.
    """
    chosen = secrets.token_hex(16) if seed is None else str(seed)
    return start(_game(game), chosen, {} if options is None else options)


def load(record: str) -> Match:
    """Load the match in a record, ready to continue. Raise `BadRecord` if the record is damaged.

    >>> match = new("terrorscape", seed=1)
    >>> match.answer("killer", "killer:butcher")
    >>> load(match.record()).events("killer") == match.events("killer")
    True
    """
    return _load(record, _game)


def read(record: str) -> Story:
    """Read a record for watching, without replaying the game: what every seat was told.

    >>> story = read(new("terrorscape", seed=1).record())
    >>> story.header["game"], story.result
    ('terrorscape', None)
    """
    return _read(record)


_game = game
