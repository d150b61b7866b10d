"""Golden games: records of whole games, one folder for each game, and what holds for all of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import lamplit
from lamplit.engine import SPECTATOR

FOLDER = Path(__file__).parent / "records"
LARGEST = 150_000


def records(game: str) -> dict[str, str]:
    """The golden games of a game by name, none of them large."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in sorted((FOLDER / game).glob("*.jsonl"))}
    assert max(len(text.encode()) for text in found.values()) < LARGEST
    return found


def are_what_their_names_say(found: Mapping[str, str], expected: Mapping[str, Mapping[str, Any]]) -> bool:
    """Whether there is a game for each name, played with its options."""
    options = {name: lamplit.read(text).header["options"] for name, text in found.items()}
    return options.keys() == expected.keys() and all(expected[name].items() <= options[name].items() for name in found)


def comes_out_the_same(text: str) -> None:
    """Played again, it ends the same and gives the same record; everybody is told what they were told."""
    match, story = lamplit.load(text), lamplit.read(text)
    assert match.over
    assert match.result
    assert match.result == story.result
    assert match.record() == text
    for seat in (*match.seats, SPECTATOR):
        assert match.events(seat)
        assert match.events(seat) == story.events(seat)
