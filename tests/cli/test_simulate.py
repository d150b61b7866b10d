"""`lamplit simulate`."""

import json

import pytest

from .conftest import Run

FEW = ("simulate", "terrorscape", "--games", "3", "--seed", "7", "--bots", "killer=random,survivors=random")


def test_results_as_tables_in_both_languages(run: Run) -> None:
    english, german = run(*FEW), run(*FEW, "--lang", "de")
    assert english.code == german.code == 0
    assert "Who won" in english.out
    assert "decisions per second per core" in english.flat
    assert "Wer gewonnen hat" in german.out
    assert "Entscheidungen je Sekunde und Kern" in german.flat


def test_results_as_json(run: Run) -> None:
    outcome = run(*FEW, "--json")
    report = json.loads(outcome.out)
    assert report["played"] == 3
    assert report["bots"] == {"killer": "random", "survivors": "random"}
    assert sum(share["count"] for share in report["wins"].values()) == 3


def test_options_with_several_values_are_compared(run: Run) -> None:
    outcome = run(*FEW, "--option", "edition=*", "--option", "killer=butcher,spectre", "--json")
    report = json.loads(outcome.out)
    assert report["options"] == {"edition": ["v2", "v1.05"], "killer": ["butcher", "spectre"]}
    assert set(report["groups"]["killer"]) == {"butcher", "spectre"}


def test_the_same_on_two_cores(run: Run) -> None:
    one, two = (json.loads(run(*FEW, "--json", "--jobs", jobs).out) for jobs in ("1", "2"))
    for report in (one, two):
        del report["speed"]
    assert one == two


def test_broken_games_are_named_with_their_seeds(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamplit.lab.trial.MOST_ANSWERS", 2)
    outcome = run(*FEW)
    assert outcome.code == 1
    assert "seed 7-0" in outcome.flat
