"""The campaign: the levels one after the other, each with a short lesson for what is new.

Every level may be chosen at any time; the campaign only says which comes next. Its words are `campaign-<level>` (a
title), `campaign-<level>-text` (what is new) and `campaign-<level>-1`, … (the lesson, a step each).
"""

from collections.abc import Collection, Mapping
from typing import Any

from .data.levels import LENGTH_NAMES, LENGTHS, LEVELS

STEPS = {"basic": 5, "I": 5, "II": 5, "III": 4, "IV": 4, "V": 2}
"""How many steps the lesson of each level has."""


def unlocked(won: Collection[str]) -> tuple[str, ...]:
    """Return the levels that are open to a player who has won these: the first, and each after one that was won.

    >>> unlocked([]), unlocked(["basic", "III"])
    (('basic',), ('basic', 'I', 'IV'))
    """
    return tuple(
        level for level, before in zip(LEVELS, (None, *LEVELS), strict=False) if before is None or before in won
    )


def due(won: Collection[str]) -> str:
    """The level to play next: the first that is not won, or the last when all are.

    >>> due([]), due(["basic", "I"]), due(LEVELS)
    ('basic', 'II', 'V')
    """
    return next((level for level in LEVELS if level not in won), LEVELS[-1])


def lengths(level: str) -> tuple[str, ...]:
    """The lengths a level has, the usual one first.

    >>> lengths("II")
    ('normal', 'short', 'medium')
    """
    return tuple(name for name in LENGTH_NAMES if (LEVELS.index(level), name) in LENGTHS)


def best(results: Collection[tuple[Mapping[str, Any], Mapping[str, Any]]]) -> dict[str, Mapping[str, Any]]:
    """The best result of each level, from the options and results of finished games: a victory first, then the score.

    A versus game is not part of the campaign.

    >>> lost, won = {"side": "zeds", "score": 9}, {"side": "town", "score": 3}
    >>> best([({"level": "I"}, lost), ({"level": "I"}, won)])["I"]["score"]
    3
    """
    found: dict[str, Mapping[str, Any]] = {}
    for options, result in results:
        if options.get("mode") == "versus":
            continue
        level = str(options.get("level", LEVELS[0]))
        if level not in found or _worth(result) > _worth(found[level]):
            found[level] = result
    return found


def _worth(result: Mapping[str, Any]) -> tuple[bool, int]:
    score = result.get("score", 0)
    return result.get("side") == "town", score if isinstance(score, int) else 0
