"""The campaign at the start screen: which level is due, what is new there, and what came of those played before."""

from collections.abc import Mapping
from typing import Any

from rich.padding import Padding
from rich.text import Text

from ... import text
from ...games.zeds import campaign
from ...games.zeds.data.levels import LEVELS
from ..saves import finished
from ..screen import Screen
from . import words

MOST_PLAYERS = 4
MODES = ("team", "versus")


def choose_options(screen: Screen) -> dict[str, Any]:
    """Level, length, number of players and kind of game, as the person wants them; and the lesson of the level."""
    best = campaign.best(finished(words.GAME))
    won = [level for level, result in best.items() if result.get("side") == "town"]
    listed = [(level, _line(level, best.get(level), won)) for level in LEVELS]
    level = screen.choose(screen.words("campaign-title"), listed, LEVELS.index(campaign.due(won)))
    teach(screen, level)
    lengths = [(name, screen.words(f"setting-length-{name}")) for name in campaign.lengths(level)]
    length = screen.choose(screen.words("setting-length"), lengths)
    numbers = [(str(number), str(number)) for number in range(1, MOST_PLAYERS + 1)]
    players = int(screen.choose(screen.words("setting-players"), numbers))
    modes = [(mode, screen.words(f"setting-mode-{mode}")) for mode in MODES]
    return {
        "level": level,
        "length": length,
        "players": players,
        "mode": screen.choose(screen.words("setting-mode"), modes),
    }


def teach(screen: Screen, level: str) -> None:
    """The lesson of a level."""
    screen.blank()
    screen.say("campaign-lesson", "bold yellow")
    for step in range(1, campaign.STEPS[level] + 1):
        screen.show(Padding(Text(screen.words(f"campaign-{level.lower()}-{step}")), (0, 0, 0, 2)))


def _line(level: str, result: Mapping[str, Any] | None, won: list[str]) -> str:
    named = text.name(level, words.GAME)
    title = text.say(f"campaign-{level.lower()}", game=words.GAME)
    return f"{named}, {title} – {_state(level, result, won)}"


def _state(level: str, result: Mapping[str, Any] | None, won: list[str]) -> str:
    if result is not None:
        state = "won" if level in won else "lost"
        args = {"score": result.get("score", 0), "rating": result.get("rating", 1)}
        return text.compose(f"campaign-{state}", args, game=words.GAME)
    state = "next" if level in campaign.unlocked(won) else "later"
    return text.say(f"campaign-{state}", game=words.GAME)
