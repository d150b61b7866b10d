"""Plays the golden games anew: whole records, by bots, that the tests play again to the letter.

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
from lamplit.bots import make, play

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
LARGEST = 150_000
"""Bytes of a record: they are read in reviews and live in the repository for ever."""

Cases = Mapping[str, Mapping[str, Any]]

EVERY_TRAIT = {
    "traits": "free",
    "survivor_traits_drawn": 6,
    "survivor_traits_kept": 3,
    "killer_traits_drawn": 6,
    "killer_traits_kept": 3,
}

TERRORSCAPE: Cases = {
    **{
        f"{killer}-{edition}": {"killer": killer, "edition": edition}
        for killer in ("butcher", "spectre", "murderer")
        for edition in ("v2", "v1.05")
    },
    **{f"traits-{level}": {"traits": level} for level in ("easy", "normal", "hard", "nightmare")},
    "traits-free": EVERY_TRAIT,
    "separate-ways": {"separate_ways": True},
    "plans": {"plans": True},
    "everything": {**EVERY_TRAIT, "separate_ways": True, "plans": True},
}

ESCAPE: Cases = {
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

CASES: dict[str, Cases] = {"terrorscape": TERRORSCAPE, "escape": ESCAPE}
"""For each game its golden games: a name, which is the seed too, and the options of the table."""


def main() -> None:
    """Write the records of the games named on the command line."""
    parser = argparse.ArgumentParser(description="Plays the golden games anew.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="one of: " + ", ".join(CASES))
    for game in parser.parse_args().games or CASES:
        if game not in CASES:
            parser.error(f"there are no golden games of {game!r}, only of: {', '.join(CASES)}")
        write_all(game)


def write_all(game: str) -> None:
    """Write the golden games of one game, and remove those that are not in the table any more."""
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        if old.stem not in CASES[game]:
            old.unlink()
    for name, options in CASES[game].items():
        match = played(game, name, options)
        record = match.record()
        if len(record.encode()) > LARGEST:
            raise SystemExit(f"{game}/{name}: {len(record):,} bytes are too many; another name deals another game")
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
