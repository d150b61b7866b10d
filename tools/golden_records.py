"""Replays the golden games: whole records of bots' games, which the tests replay to the letter.

    python tools/golden_records.py                  of all games
    python tools/golden_records.py terrorscape      of one game

A change of rules or bots changes them. Then run this, look at what changed, and keep it with the change. A saved game
of a person must outlive such a change; a golden game must not: it is there to show that something is different.
"""

import argparse
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import lamplit
from games import brought
from lamplit.bots import make, play

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
LARGEST = 150_000
"""Bytes in a record: they are read in reviews and stay in the repository for ever."""


def main() -> None:
    """Write the records of the games named on the command line."""
    parser = argparse.ArgumentParser(description="Replays the golden games and writes their records.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="one of: " + ", ".join(lamplit.games()))
    for game in parser.parse_args().games or lamplit.games():
        if game not in lamplit.games():
            parser.error(f"there is no game {game!r}, only: {', '.join(lamplit.games())}")
        write_all(game)


def write_all(game: str) -> None:
    """Write the golden games of one game, and remove those that are not among them any more."""
    folder, golden = FOLDER / game, brought(game).golden
    if golden:
        folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        if old.stem not in golden:
            old.unlink()
    for name, options in golden.items():
        match = played(game, name, options)
        record = match.record()
        if len(record.encode()) > LARGEST:
            raise SystemExit(f"{game}/{name}: {len(record):,} bytes is too much; another name deals another game")
        (folder / f"{name}.jsonl").write_text(record, encoding="utf-8")
        print(f"{game}/{name}: {len(record):,} bytes, {match.result}")


def played(game: str, name: str, options: Mapping[str, Any]) -> lamplit.Match:
    """A game played to its end by rules of thumb."""
    match = lamplit.new(game, name, options)
    players = {seat: make(game, "thumb", seat, f"{name} {seat}") for seat in match.seats}
    play(match, players, random.Random(name))
    return match


if __name__ == "__main__":
    main()
