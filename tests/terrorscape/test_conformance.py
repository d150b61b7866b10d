"""Terrorscape keeps every promise of the engine: each Killer, both rulebooks, with and without the variants."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lamplit.engine import start
from lamplit.engine.testing import conformance
from lamplit.games.terrorscape import GAME

SOURCE = Path(__file__).parent.parent.parent / "src"
KILLERS = ("butcher", "spectre", "murderer")
EDITIONS = ("v2", "v1.05")
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "traits": {"traits": "nightmare"},
    "separate": {"separate_ways": True},
    "plans": {"plans": True},
    "everything": {
        "traits": "free",
        "survivor_traits_drawn": 6,
        "survivor_traits_kept": 3,
        "killer_traits_drawn": 6,
        "killer_traits_kept": 3,
        "separate_ways": True,
        "plans": True,
    },
}

killers = pytest.mark.parametrize("killer", KILLERS)
variants = pytest.mark.parametrize("variant", VARIANTS)


@killers
@pytest.mark.parametrize("edition", EDITIONS)
@variants
def test_every_promise_is_kept(killer: str, edition: str, variant: str):
    options = {"killer": killer, "edition": edition, **VARIANTS[variant]}
    report = conformance.check(GAME, options, f"{killer} {edition} {variant}", every=24)
    assert report.worlds >= report.not_found


@pytest.mark.slow
@killers
@pytest.mark.parametrize("variant", ["plain", "everything"])
def test_every_promise_is_kept_at_nearly_every_decision(killer: str, variant: str):
    report = conformance.check(GAME, {"killer": killer, **VARIANTS[variant]}, f"close look {killer}", every=6)
    assert report.worlds >= report.not_found


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_people_keep_every_promise_too(players: int):
    conformance.check(GAME, {"players": players}, "few", every=24)


@pytest.mark.parametrize("name", [setting.name for setting in GAME.settings if setting.values])
def test_a_game_comes_to_its_end_with_every_reading(name: str):
    setting = next(setting for setting in GAME.settings if setting.name == name)
    for value in setting.values:
        extras = {} if name in VARIANTS["everything"] else VARIANTS["everything"]
        assert conformance.play(GAME, {**extras, name: value}, seed=f"{name} {value}").over


def digests(hash_seed: str) -> list[str]:
    """The digests of some games, played in a process of its own."""
    script = (
        "from lamplit.engine.testing import conformance\n"
        "from lamplit.games.terrorscape import GAME\n"
        f"for options in {list(VARIANTS.values())!r}:\n"
        "    print(conformance.digest(GAME, options, 'two processes'))\n"
    )
    path = os.pathsep.join([str(SOURCE), *sys.path])
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", script], env=surroundings, capture_output=True, text=True, check=True)
    return run.stdout.split()


def test_games_are_the_same_in_every_process():
    one, other = digests("1"), digests("2")
    assert len(set(one)) == len(VARIANTS)
    assert one == other


def test_an_imagined_set_up_leaves_the_killer_the_cards_he_is_dealt() -> None:
    """Before the first round everybody knows how many cards lie where, so that traits can still be applied."""
    options = {"killer": "spectre", "team": "first", "traits": "nightmare"}
    match = start(GAME, "set-up", options)
    for number in range(40):
        world = match.sample("spectator", f"world {number}")
        assert (len(world.table.killer.hand), len(world.table.killer.deck)) == (2, 10)
