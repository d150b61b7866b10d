"""Escape keeps every promise of the engine, with any number of players, with and without the modules."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lamplit.engine import CLOCK, Match, start
from lamplit.engine.state.chance import from_seed
from lamplit.engine.testing import conformance
from lamplit.games.escape import GAME

SOURCE = Path(__file__).parent.parent.parent / "src"
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "curses": {"curses": True},
    "treasures": {"treasures": True},
    "everything": {"curses": True, "treasures": True, "sand": True, "difficulty": "skilled"},
    "without locks": {"roll_lock": 0, "action_lock": 0, "late_grace": 0},
}
LEAVING = {"absence": True, "pauses": 2, "roll_lock": 5000, "action_lock": 5000}
MOST = 20_000

variants = pytest.mark.parametrize("variant", VARIANTS)


@pytest.mark.parametrize("players", [1, 2, 3])
@variants
def test_every_promise_is_kept(players: int, variant: str) -> None:
    options = {"players": players, **VARIANTS[variant]}
    report = conformance.check(GAME, options, f"{players} {variant}", every=120 * players, most=MOST)
    assert report.not_found == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("variant", ["plain", "everything"])
def test_full_tables_keep_every_promise_too(players: int, variant: str) -> None:
    report = conformance.check(GAME, {"players": players, **VARIANTS[variant]}, variant, every=400, most=MOST)
    assert report.not_found == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_every_promise_is_kept_where_people_may_leave(players: int) -> None:
    report = conformance.check(GAME, {"players": players, **LEAVING}, "leaving", every=300, most=MOST)
    assert report.not_found == 0


@pytest.mark.slow
@variants
def test_every_promise_is_kept_at_nearly_every_decision(variant: str) -> None:
    report = conformance.check(GAME, {"players": 2, **VARIANTS[variant]}, "close look", every=12, most=MOST)
    assert report.worlds > 0
    assert report.not_found == 0


def options_of(match: Match) -> dict[str, list[str]]:
    return {q.seat: [option.name for option in q.options] for q in match.questions if q.seat != CLOCK}


@pytest.mark.parametrize("variant", [*VARIANTS, "people may leave"])
def test_what_is_offered_is_what_a_fresh_look_at_the_table_would_offer(variant: str) -> None:
    """What is offered follows from the table alone, whatever came before."""
    match = start(GAME, variant, {"players": 3, **VARIANTS.get(variant, LEAVING)})
    luck = from_seed(f"fresh look {variant}")
    for _ in range(400):
        if match.over:
            break
        assert options_of(match) == options_of(Match(GAME, match.options, None, match.table.copy()))
        match.answer(*conformance.random_answer(match, luck))


def digests(hash_seed: str) -> list[str]:
    """The digests of some games, played in a process of its own."""
    options = [{"players": 2, **variant} for variant in VARIANTS.values()]
    script = (
        "from lamplit.engine.testing import conformance\n"
        "from lamplit.games.escape import GAME\n"
        f"for options in {options!r}:\n"
        f"    print(conformance.digest(GAME, options, 'two processes', most={MOST}))\n"
    )
    path = os.pathsep.join([str(SOURCE), *sys.path])
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", script], env=surroundings, capture_output=True, text=True, check=True)
    return run.stdout.split()


def test_games_are_the_same_in_every_process() -> None:
    one, other = digests("1"), digests("2")
    assert len(set(one)) == len(VARIANTS)
    assert one == other
