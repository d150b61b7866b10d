"""What the tools play of Escape."""

from collections.abc import Iterator, Mapping
from typing import Any

from lamplit.lab import Share
from win_rates import Wishes, percent, played, won

from . import Options, Tables, Values

GOLDEN: Options = {
    "one-player": {"players": 1},
    **{f"{name}-players": {"players": n} for n, name in enumerate(("two", "three", "four"), 2)},
    "all-five": {"players": 5},
    "curses": {"players": 3, "curses": True},
    "treasures": {"players": 3, "treasures": True},
    "sand-with-everything": {"players": 3, "curses": True, "treasures": True, "sand": True},
    "skilled": {"players": 2, "difficulty": "skilled"},
    "expert": {"players": 2, "difficulty": "expert"},
    "without-locks": {"players": 2, "roll_lock": 0, "action_lock": 0},
}

VARIED: Values = {
    "players": (1, 2, 3, 4, 5),
    "difficulty": ("normal", "skilled", "expert"),
    "curses": (False, True),
    "treasures": (False, True),
    "sand": (False, True),
}

NEVER_BY_CHANCE = ("practice",)
"""Practice in the temple goes on until people have had enough."""

MODULES: Options = {
    "none": {},
    "Curses": {"curses": True},
    "Treasures": {"treasures": True},
    "Curses and Treasures": {"curses": True, "treasures": True},
    "Sand of Fortune": {"sand": True},
}


def players(wishes: Wishes) -> Iterator[str]:
    """How often a team gets out, by its size and the difficulty."""
    yield "| players | normal | skilled | expert |"
    yield "|---|---|---|---|"
    for number in range(1, 6):
        cells = [_escape({"players": number, "difficulty": level}, wishes) for level in ("normal", "skilled", "expert")]
        yield f"| {number} | {' | '.join(cells)} |"


def modules(wishes: Wishes) -> Iterator[str]:
    """What the modules change, at normal difficulty."""
    yield "| modules | 2 players | 3 players | 4 players | 5 players |"
    yield "|---|---|---|---|---|"
    for module, options in MODULES.items():
        cells = [_escape({"players": players, **options}, wishes) for players in range(2, 6)]
        yield f"| {module} | {' | '.join(cells)} |"


def explorer(wishes: Wishes) -> Iterator[str]:
    """How often a team gets out of which one only explores."""
    yield "| players | all bots | one only explores |"
    yield "|---|---|---|"
    for players in range(2, 6):
        teams = ({"both": "thumb"}, {"both": "thumb", "red": "explorer"})
        cells = [_escape({"players": players}, wishes, team) for team in teams]
        yield f"| {players} | {' | '.join(cells)} |"


def beginners(wishes: Wishes) -> Iterator[str]:
    """How often people get out who play for the first time, at the usual pace and at theirs."""
    yield "| players | usual pace | beginners' pace |"
    yield "|---|---|---|"
    for players in range(1, 6):
        cells = [
            _escape({"players": players, "stretch": stretch}, wishes, {"both": "beginner"}) for stretch in (100, 200)
        ]
        yield f"| {players} | {' | '.join(cells)} |"


THUMBS = {"both": "thumb"}


def _escape(options: Mapping[str, Any], wishes: Wishes, bots: Mapping[str, str] = THUMBS) -> str:
    report = played("escape", bots, options, wishes)
    return percent(Share(report.played - won(report, "temple").count, report.played))


TABLES: Tables = {"players": players, "modules": modules, "explorer": explorer, "beginners": beginners}
