"""The end: won at the Finale, lost in Town Center, and what it was worth (the Epilogue)."""

from typing import NoReturn

from ...engine import ALL
from .data.board import CAMP
from .data.tables import RATINGS
from .data.units import FOLK
from .settings import HORDE
from .state import Table

ENOUGH = 2
"""Supplies or ammo that are worth a point."""
LITTLE_INFECTION = 6
FOLK_POINTS = 3
MUCH_CHAOS = (6, 9)
MANY_RESCUED = (0, 2)


def win(t: Table) -> NoReturn:
    """The players have held out."""
    _end(t, "held-out", won=True)


def lose(t: Table, how: str) -> NoReturn:
    """The town is lost."""
    _end(t, how, won=False)


def _end(t: Table, how: str, won: bool) -> NoReturn:
    points = score(t, won)
    total = sum(points.values())
    told = {"how": how, "points": points, "score": total, "rating": rating(total), "lines": closing_lines(t)}
    t.tell(ALL, "epilogue", won=won, **told)
    winners = list(t.seats) if won else [HORDE] if t.settings.versus else []
    t.end(side="town" if won else "zeds", winners=winners, turns=t.turn, **told)


def score(t: Table, won: bool) -> dict[str, int]:
    """The points of the Epilogue by what they are for."""
    folk = sum(name in FOLK for name in t.folk)
    points = {
        "units": len(t.units),
        "folk": FOLK_POINTS * folk,
        "supplies": int(t.settings.infection and t.supplies >= ENOUGH),
        "ammo": int(t.ammo >= ENOUGH),
        "infection": int(t.settings.infection and t.infection <= LITTLE_INFECTION),
        "antidote": int(t.antidote > 1),
        "components": len(t.components),
        "chaos": -sum(t.chaos.values()),
        "unrevealed": 0 if won else -len(t.event_deck),
    }
    return points


def closing_lines(t: Table) -> list[str]:
    """What else there is to tell when all is over, from the level on that has it."""
    lines: list[str] = []
    if t.settings.chaos:
        rescued = sum(piece.place == CAMP for piece in t.folk.values())
        lines.append(("few-chaos", "some-chaos", "much-chaos")[_step(sum(t.chaos.values()), MUCH_CHAOS)])
        lines.append(("no-folk", "few-folk", "many-folk")[_step(rescued, MANY_RESCUED)])
    if t.antidote > 1:
        lines.append("cured")
    if t.components:
        lines.append("armed")
    return lines


def _step(number: int, highest: tuple[int, int]) -> int:
    """0, 1 or 2: up to the first number, up to the second, or more."""
    return sum(number > most for most in highest)


def rating(points: int) -> int:
    """The rating from 1 to 5.

    >>> [rating(points) for points in (0, 1, 5, 6, 12, 13, 20, 21)]
    [1, 2, 2, 3, 3, 4, 4, 5]
    """
    return 1 + sum(points > highest for highest in RATINGS)
