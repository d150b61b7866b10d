"""Plays games by bots and writes down what a seat was told and saw after every answer.

A test holds the client's own reckoning of a view, event by event, against it. Run it from the repository's root when
events or views change:  python web/tests/make_played.py
"""

import json
import random
from pathlib import Path
from typing import Any

import lamplit
from lamplit.bots import Company, make
from lamplit.server.patch import difference

HERE = Path(__file__).parent / "played"
GAMES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "terrorscape": [
        ("killer", {"killer": "butcher"}),
        ("survivor1", {"killer": "spectre"}),
        ("spectator", {"killer": "murderer"}),
    ],
    "betrayal": [("explorer1", {"players": 3}), ("spectator", {"players": 4})],
}
FIRST_ANSWERS = {"betrayal": 160}
"""Where games are long, so many show all that is to be shown."""


def played(game: str, seat: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    """One game through the eyes of a seat: how its view changed with every answer, and what it was told."""
    seed = f"{seat} {options}"
    match = lamplit.new(game, seed=seed, options=options)
    players = {each: make(game, "thumb", each, f"{seed} {each}") for each in match.seats}
    company = Company(match, players, random.Random(seed))
    frames: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    heard = 0
    while True:
        now = json.loads(json.dumps(match.view(seat)))
        frames.append({"patch": difference(view, now), "events": match.events(seat, after=heard)})
        view, heard = now, match.heard(seat)
        if len(frames) == FIRST_ANSWERS.get(game) or company.step() is None:
            return frames


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for game, plans in GAMES.items():
        games = [played(game, seat, options) for seat, options in plans]
        (HERE / f"{game}.json").write_text(json.dumps(games, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
