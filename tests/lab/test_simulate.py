"""Simulations."""

import pytest

from lamplit import new
from lamplit.bots import UnknownLevel, UnknownSide
from lamplit.engine import BadOption
from lamplit.lab import Report, simulate
from lamplit.lab.plan import Plan
from lamplit.lab.simulation import simulate as run_simulation
from lamplit.lab.trial import run

RANDOM = {"killer": "random", "survivors": "random"}


def outcomes(report: Report) -> list[tuple[object, ...]]:
    return [(t.number, t.seed, t.options, t.result, t.labels, t.answers, t.rounds) for t in report.trials]


def test_the_number_of_jobs_changes_nothing() -> None:
    alone, together = (simulate("terrorscape", 6, "7", RANDOM, jobs=jobs) for jobs in (1, 2))
    assert outcomes(alone) == outcomes(together)
    assert alone.played == 6


def test_another_seed_gives_other_games() -> None:
    assert outcomes(simulate("terrorscape", 3, "7", RANDOM)) != outcomes(simulate("terrorscape", 3, "8", RANDOM))


def test_a_game_can_be_repeated_from_its_seed() -> None:
    plan = Plan("terrorscape", 3, "7", RANDOM)
    assert plan.match(2).view("killer") == new("terrorscape", seed=plan.seed_of(2)).view("killer")


def test_options_take_turns() -> None:
    report = simulate("terrorscape", 6, "7", RANDOM, {"killer": ["butcher", "spectre"], "edition": "*"})
    assert [(t.options["killer"], t.options["edition"]) for t in report.trials[:4]] == [
        ("butcher", "v2"),
        ("butcher", "v1.05"),
        ("spectre", "v2"),
        ("spectre", "v1.05"),
    ]
    assert report.trials[4].options == report.trials[0].options
    groups = report.groups()
    assert sum(group.games.count for group in groups["edition"]) == 6


def test_games_are_sorted_by_the_killer() -> None:
    report = simulate("terrorscape", 4, "7", RANDOM, {"killer": ["butcher", "spectre"]})
    assert {group.value for group in report.groups()["killer"]} == {"butcher", "spectre"}


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate("terrorscape", 3, "7", RANDOM, progress=told.append)
    assert told == [1, 2, 3]


def test_a_simulation_that_is_broken_off_gives_what_there_is() -> None:
    def interrupt(played: int) -> None:
        if played == 2:
            raise KeyboardInterrupt

    report = simulate("terrorscape", 50, "7", RANDOM, progress=interrupt)
    assert report.played == 2
    assert not report.complete


def test_a_game_that_breaks_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamplit.lab.trial.MOST_ANSWERS", 3)
    report = run_simulation("terrorscape", 2, "7", RANDOM)
    assert [failure["seed"] for failure in report.pack()["failures"]] == ["7-0", "7-1"]
    assert report.played == 0
    assert "no end" in (run(Plan("terrorscape", 1, "7", RANDOM), 0).failure or "")


@pytest.mark.parametrize(
    ("bots", "options", "error"),
    [
        ({"killer": "genius"}, {}, UnknownLevel),
        ({"ghosts": "random"}, {}, UnknownSide),
        (RANDOM, {"colour": "red"}, BadOption),
        (RANDOM, {"edition": "v9"}, BadOption),
        (RANDOM, {"separate_ways": True, "players": [4, 3]}, BadOption),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_played(
    bots: dict[str, str], options: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate("terrorscape", 5, "7", bots, options)
