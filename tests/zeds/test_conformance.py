"""Dawn of the Zeds keeps every promise of the engine, with any number of players."""

import pytest

from lamplit.engine import conformance, start
from lamplit.engine.chance import from_seed
from lamplit.games.zeds import GAME
from lamplit.games.zeds.occasions import in_force

MOST = 20_000


@pytest.mark.parametrize(("players", "length"), [(1, "normal"), (2, "short"), (4, "normal")])
def test_every_promise_is_kept(players: int, length: str) -> None:
    options = {"players": players, "length": length}
    report = conformance.check(GAME, options, f"{players} {length}", every=25, most=MOST)
    assert report.worlds > 0
    assert report.not_found == 0


def test_what_is_in_force_is_always_up_to_date() -> None:
    for seed in range(3):
        match, luck = start(GAME, str(seed), {"players": 2}), from_seed(f"in force {seed}")
        while not match.over:
            assert match.table.in_force == in_force(match.table)
            match.answer(*conformance.random_answer(match, luck))
