"""Dawn of the Zeds keeps every promise of the engine, with any number of players."""

import pytest

from lamplit.engine import conformance, start
from lamplit.engine.chance import from_seed
from lamplit.games.zeds import GAME
from lamplit.games.zeds.occasions import in_force

MOST = 20_000


@pytest.mark.parametrize(
    ("level", "players", "length"),
    [("basic", 1, "normal"), ("basic", 2, "short"), ("basic", 4, "normal"), ("I", 1, "short"), ("I", 3, "normal")],
)
def test_every_promise_is_kept(level: str, players: int, length: str) -> None:
    options = {"level": level, "players": players, "length": length}
    report = conformance.check(GAME, options, f"{players} {length}", every=25, most=MOST)
    assert report.worlds > 0
    assert report.not_found == 0


def test_what_is_in_force_is_always_up_to_date() -> None:
    for seed, level in enumerate(("basic", "I", "I")):
        match, luck = start(GAME, str(seed), {"players": 2, "level": level}), from_seed(f"in force {seed}")
        while not match.over:
            assert match.table.in_force == in_force(match.table)
            match.answer(*conformance.random_answer(match, luck))
