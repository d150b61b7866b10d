"""Shares, intervals, lengths."""

import json
from typing import Any

import pytest

from lamplit.lab import Report, wilson
from lamplit.lab.plan import Plan
from lamplit.lab.trial import Trial

PLAN = Plan("terrorscape", 4, "7", {})


def trial(number: int, side: str, how: str, answers: int, **labels: str) -> Trial:
    return Trial(number, f"7-{number}", {}, {"side": side, "how": how}, labels, answers, answers // 10, 0.5)


REPORT = Report(
    PLAN,
    [
        trial(0, "killer", "elimination", 100, killer="butcher"),
        trial(1, "killer", "no-cards", 200, killer="spectre"),
        trial(2, "survivors", "rescue", 300, killer="butcher"),
        Trial(3, "7-3", {"edition": "v2"}, failure="ValueError: broken"),
    ],
    seconds=2.0,
    jobs=1,
    complete=True,
)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_wilson_intervals_as_in_the_tables(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


def test_games_that_broke_count_for_nobody() -> None:
    wins = REPORT.wins()
    assert (wins["killer"].count, wins["killer"].of) == (2, 3)
    assert (wins["survivors"].count, wins["survivors"].of) == (1, 3)
    assert [t.seed for t in REPORT.failures] == ["7-3"]


def test_games_are_grouped_by_their_end_and_their_labels() -> None:
    groups = REPORT.groups()
    assert [(group.value, group.games.count) for group in groups["how"]] == [
        ("elimination", 1),
        ("no-cards", 1),
        ("rescue", 1),
    ]
    butcher = groups["killer"][0]
    assert (butcher.value, butcher.games.count, butcher.wins["survivors"].rate) == ("butcher", 2, 0.5)


def test_lengths_and_speed() -> None:
    assert REPORT.answers() == {"mean": 200.0, "median": 200, "least": 100, "most": 300}
    assert REPORT.rounds()["most"] == 30
    assert REPORT.decisions_per_second() == pytest.approx(400)
    assert REPORT.games_per_second() == pytest.approx(1.5)


def test_a_report_is_json_ready() -> None:
    packed: dict[str, Any] = json.loads(json.dumps(REPORT.pack()))
    assert packed["wins"]["killer"]["rate"] == pytest.approx(0.6667)
    assert packed["groups"]["killer"]["butcher"]["wins"]["killer"]["count"] == 1
    assert packed["failures"] == [
        {"game": 3, "seed": "7-3", "options": {"edition": "v2"}, "error": "ValueError: broken"}
    ]


def test_a_report_of_nothing_says_so() -> None:
    empty = Report(PLAN, [], 0.0, 1, complete=False)
    assert empty.pack()["played"] == 0
    assert empty.answers() == {}
    assert empty.decisions_per_second() == 0
