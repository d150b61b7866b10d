"""Golden games: records of whole games, one folder per game, and checks for all of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import lamplit
from lamplit.engine import SPECTATOR

FOLDER = Path(__file__).parent / "records"
LARGEST = 150_000


def records(game: str) -> dict[str, str]:
    """Return the golden games of a game by name."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in sorted((FOLDER / game).glob("*.jsonl"))}
    assert max(len(text.encode()) for text in found.values()) < LARGEST
    return found


def are_what_their_names_say(found: Mapping[str, str], expected: Mapping[str, Mapping[str, Any]]) -> bool:
    """Whether there is a record for each name, played with its options."""
    options = {name: lamplit.read(text).header["options"] for name, text in found.items()}
    return options.keys() == expected.keys() and all(expected[name].items() <= options[name].items() for name in found)


def comes_out_the_same(text: str) -> None:
    """Check that a replay gives the same record, result and events."""
    match, story = lamplit.load(text), lamplit.read(text)
    assert match.over
    assert match.result
    assert match.result == story.result
    assert match.record() == text
    for seat in (*match.seats, SPECTATOR):
        assert match.events(seat)
        assert match.events(seat) == story.events(seat)
