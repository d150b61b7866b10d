"""The odds are those of the rules: shown before, and borne out by every roll there is."""

from itertools import product

import pytest

from lamplit.games.zeds.combat import Fight, outcome_of, read_shot
from lamplit.games.zeds.odds import fight_odds

from .siege import Siege

ROLLS = [sum(dice) for dice in product(range(1, 7), repeat=2)]


def test_a_fight_without_frills() -> None:
    siege = Siege().unit("civilians7", "F1").zed("F2", 4).begin()
    odds = siege.odds("move:civilians7:F2")
    fight = Fight(siege.piece("civilians7"), siege.table.zeds_at("F2"), "F2", zeds_attack=False)
    outcomes = [outcome_of(siege.table, fight, 3, dice) for dice in ROLLS]
    assert (odds["first"], odds["column"]) == (3, 3)
    assert odds["win"] == pytest.approx(sum(outcome.human_wins for outcome in outcomes) / 36, abs=1e-4)
    assert odds["hits"] == pytest.approx(sum(outcome.zed_hits for outcome in outcomes) / 36, abs=1e-4)
    assert odds["hurt"] == pytest.approx(sum(outcome.human_hits for outcome in outcomes) / 36, abs=1e-4)
    assert odds["last"] == pytest.approx(sum(outcome.human_hits >= 4 for outcome in outcomes) / 36, abs=1e-4)


def test_tough_units_and_second_rolls_are_counted_in() -> None:
    siege = Siege().unit("hunt", "F1").unit("civilians7", "F3").zed("F2", 5).begin()
    lost = sum(3 + row < 6 for row in (0 if d == 2 else 1 if d < 5 else 2 if d < 7 else 3 for d in ROLLS)) / 36
    odds = siege.odds("move:hunt:F2")
    assert odds["win"] == pytest.approx(1 - lost * lost, abs=1e-4)
    plain = fight_odds(siege.table, Fight(siege.piece("civilians7"), siege.table.zeds_at("F2"), "F2", False))
    assert plain["hurt"] > odds["hurt"]


def test_a_shot() -> None:
    siege = Siege().unit("hunt", "F1").zed("F2", 5, side=1, hits=1).begin()
    odds = siege.odds(f"fire:hunt:{siege.names_at('F2')[0]}")
    assert odds["hits"] == pytest.approx(sum(read_shot(4, dice) for dice in ROLLS) / 36, abs=1e-4)
    assert odds["kill"] == pytest.approx(sum(read_shot(4, dice) >= 2 for dice in ROLLS) / 36, abs=1e-4)


def test_foraging() -> None:
    siege = Siege().unit("hunt", "M4").unit("schmidt", "F3").begin()
    assert siege.odds("forage:hunt")["find"] == 0.5
    assert siege.odds("forage:schmidt")["find"] == 0


def test_the_odds_of_each_defender_are_shown() -> None:
    siege = Siege().unit("furies", "F3").unit("hernandez", "F3").zed("F4", 5).activate("F")
    assert siege.odds("unit:furies")["win"] > siege.odds("unit:hernandez")["win"]
    assert siege.odds("unit:furies")["shifts"] == [["terrain:named", 1]]
