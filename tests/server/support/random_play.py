"""Tables that are ready to play, and clients that play at random."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from .guest import Guest
from .servers import AnyServer, Table

KILLER, TEAM = "killer", ("survivor1", "survivor2", "survivor3")
CAST = {"killer": "butcher", "team": "first"}
"""Options that leave no characters to choose."""


def mansion(server: AnyServer, **wishes: Any) -> tuple[Table, dict[str, Guest]]:
    """Open a table of Terrorscape with four people whose game has begun."""
    options = CAST | wishes.pop("options", {})
    table = server.table("terrorscape", **dict.fromkeys((KILLER, *TEAM), "me"), **wishes, options=options)
    return table, {seat: table.sit(seat) for seat in (KILLER, *TEAM)}


def lone_explorer(server: AnyServer, **options: Any) -> tuple[Table, Guest]:
    """Open a table of Escape with one person."""
    table = server.table("escape", red="me", options={"players": 1, "intro": 0, "roll_lock": 0, **options})
    return table, table.sit("red")


def asked(people: Mapping[str, Guest]) -> list[Guest]:
    """Return the guests with an open question."""
    for guest in people.values():
        guest.catches_up()
    return [guest for guest in people.values() if guest.question]


def play_on(people: Mapping[str, Guest], luck: random.Random, until: Callable[[], bool], most: int = 400) -> None:
    """Let guests answer at random until a condition holds."""
    for _ in range(most):
        if until():
            return
        guest = luck.choice(asked(people))
        assert guest.question is not None
        guest.answers(luck.choice(guest.question["options"]))
    raise AssertionError(f"nothing came of {most} answers")


def play_some(people: Mapping[str, Guest], luck: random.Random, count: int) -> None:
    """Let guests give `count` random answers, or fewer if the game ends."""
    for _ in range(count):
        players = asked(people)
        if not players:
            assert all(guest.result for guest in people.values()), "nobody is asked anything, and it is not over"
            return
        guest = luck.choice(players)
        assert guest.question is not None
        guest.answers(luck.choice(guest.question["options"]))
