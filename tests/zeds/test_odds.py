"""The odds are those of the rules: shown before, and borne out by every roll there is."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from lamplit.games.zeds.odds.columns import Fight, Prelude, outcome_of, read_fight, read_shot
from lamplit.games.zeds.odds.dice import fight_hits
from lamplit.games.zeds.odds.fights import fight_odds, suffered

from .siege import Siege

NOTHING = Prelude()
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
    plain: Mapping[str, Any] = fight_odds(
        siege.table, Fight(siege.piece("civilians7"), siege.table.zeds_at("F2"), "F2", False)
    )
    assert plain.get("hurt", 0.0) > odds["hurt"]


def test_a_shot() -> None:
    siege = Siege().unit("hunt", "F1").zed("F2", 5, side=1, hits=1).begin()
    odds = siege.odds(f"fire:hunt:{siege.names_at('F2')[0]}")
    assert odds["hits"] == pytest.approx(sum(min(2, read_shot(4, dice)) for dice in ROLLS) / 36, abs=1e-4)
    assert odds["kill"] == pytest.approx(sum(read_shot(4, dice) >= 2 for dice in ROLLS) / 36, abs=1e-4)


def test_foraging() -> None:
    siege = Siege().unit("hunt", "M4").unit("schmidt", "F3").begin()
    assert siege.odds("forage:hunt")["find"] == 0.5
    assert siege.odds("forage:schmidt")["find"] == 0


def test_the_odds_of_each_defender_are_shown() -> None:
    siege = Siege().unit("furies", "F3").unit("hernandez", "F3").zed("F4", 5).activate("F")
    assert siege.odds("unit:furies")["win"] > siege.odds("unit:hernandez")["win"]
    assert siege.odds("unit:furies")["shifts"] == [["terrain:named", 1]]


# -- a die is thrown first -------------------------------------------------------------------------------------------


def plain(siege: Siege, name: str, place: str, zeds_attack: bool, prelude: Prelude = NOTHING) -> Mapping[str, Any]:
    """The odds of a fight for which no die is thrown first."""
    fight = Fight(siege.piece(name), siege.table.zeds_at(place), place, zeds_attack, forced=True)
    fight.take(prelude)
    return fight_odds(siege.table, fight)


def test_traps_are_counted_in() -> None:
    siege = Siege("I").unit("johnson", "F3").unit("civilians7", "F3").zed("F4", 5).activate("F")
    odds, fought = siege.odds("unit:johnson"), plain(siege, "johnson", "F3", True)
    assert odds["win"] == pytest.approx(fought["win"] / 2, abs=1e-4)
    assert odds["hits"] == pytest.approx((fought["hits"] + 1) / 2, abs=1e-4)
    assert odds["last"] == pytest.approx(fought["last"] / 2, abs=1e-4)
    assert [way["chance"] for way in odds["ways"]] == [0.5, 0.5]
    assert "ways" not in siege.odds("unit:civilians7")


def test_a_bull_charge_is_counted_in() -> None:
    siege = Siege("II").unit("santana", "F2").zed("F3", 9).begin()
    odds, fought = siege.odds("move:santana:F3"), plain(siege, "santana", "F3", False)
    assert odds["win"] == pytest.approx((fought["win"] + 1) / 2, abs=1e-4)
    assert odds["hurt"] == pytest.approx(fought["hurt"] / 2, abs=1e-4)
    siege = Siege("II").unit("santana", "F2").zed("F3", "giant").begin()
    assert "ways" not in siege.odds("move:santana:F3")


def test_a_silent_blade_is_counted_in() -> None:
    siege = Siege("III").unit("darling", "F2").zed("F3", 5).begin()
    odds, seen = siege.odds("move:darling:F3"), plain(siege, "darling", "F3", False)
    silent = plain(siege, "darling", "F3", False, Prelude(given=(("assassin", 2),), harmless=True))
    assert odds["win"] == pytest.approx(seen["win"] / 3 + silent["win"] * 2 / 3, abs=1e-4)
    assert odds["hurt"] == pytest.approx(seen["hurt"] / 3, abs=1e-4)
    assert odds["shifts"] == [["assassin", 2]]


def test_stealth_is_counted_in() -> None:
    siege = Siege("II").unit("pickles", "F2").zed("F3", 5).begin()
    odds, fought = siege.odds("move:pickles:F3"), plain(siege, "pickles", "F3", False)
    assert odds["last"] == pytest.approx(fought["last"] / 6, abs=1e-4)


def test_odds_with_a_die_first_are_borne_out() -> None:
    siege = Siege("I").unit("johnson", "F3").zed("F4", 5).activate()
    table = siege.table
    table.zeds[siege.names_at("F4")[0]].place = "F3"
    odds = fight_odds(table, Fight(siege.piece("johnson"), table.zeds_at("F3"), "F3", True))
    won = 0
    for first, *dice in product(range(1, 7), repeat=3):
        fight = Siege("I").unit("johnson", "F3").zed("F4", 5).rolls((first,), tuple(dice), (1,)).activate("F")
        won += first < 4 and fight.told("result")[0]["human_wins"]
    assert odds.get("win") == pytest.approx(won / 216, abs=1e-4)


# -- in the middle of a fight ----------------------------------------------------------------------------------------


def test_cards_show_what_they_would_bring() -> None:
    siege = Siege("III").unit("civilians7", "F3").zed("F4", 5).holds("drifter", "stiff_drink").activate("F")
    assert siege.asked() == "before-fight"
    bare, drifter, drink = (siege.odds(name) for name in ("go-on", "card:drifter", "card:stiff_drink"))
    assert (bare["column"], drifter["column"], drink["column"]) == (3, 6, 5)
    assert drink["hurt"] > siege.odds("card:drifter")["hurt"]
    siege.does("card:stiff_drink")
    assert siege.odds("go-on") == drink


def test_a_second_roll_shows_what_it_would_bring() -> None:
    siege = Siege().unit("hunt", "F2").zed("F3", 5).rolls((1, 1)).begin().does("move:hunt:F3")
    assert siege.asked() == "reroll"
    assert siege.odds("reroll")["win"] < siege.odds("go-on")["win"]


def test_dice_that_may_be_rolled_again_show_what_they_come_to_as_they_lie() -> None:
    for dice in ((1, 1), (4, 3)):
        siege = Siege().unit("hunt", "F2").zed("F3", 5).rolls(dice).begin().does("move:hunt:F3")
        kept, left = siege.odds("keep"), siege.piece("hunt").hits_left
        siege.does("keep")
        result = siege.last("result")
        assert (kept["win"], kept["hits"]) == (result["human_wins"], result["zed_hits"]), dice
        assert kept["hurt"] == suffered(result["human_hits"], 0.5, left), "the Sheriff shrugs off every other hit"


def test_each_zed_of_catacombs_shows_its_odds() -> None:
    siege = Siege("IV").unit("hunt", "T4").zed("T3", "zed34").zed("T3", "zed1").begin().does("move:hunt:T3")
    assert siege.may() == {"zed:zed34", "zed:zed1"}
    assert siege.odds("zed:zed1")["win"] > siege.odds("zed:zed34")["win"]


def test_the_snack_counts_for_those_who_defend() -> None:
    siege = Siege("III").unit("hunt", "F3").unit("riot", "F3").zed("F4", 5).activate("F")
    before = siege.odds("unit:riot")["hits"]
    siege = Siege("III").unit("hunt", "F3").unit("riot", "F3").zed("F4", 5).change(components=["snack"]).activate("F")
    assert siege.odds("unit:riot")["hits"] == pytest.approx(before + 1, abs=1e-4)


def test_tough_zeds_take_half_the_hits() -> None:
    siege = Siege().unit("civilians7", "F1").zed("F2", "zed9", marks=("tough",)).begin()
    tough = siege.odds("move:civilians7:F2")["hits"]
    siege = Siege().unit("civilians7", "F1").zed("F2", "zed9").begin()
    assert tough == pytest.approx(siege.odds("move:civilians7:F2")["hits"] / 2, abs=1e-4)


def test_infectors_are_killed_by_any_hit_or_by_none() -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", "vermin").begin()
    any_hit = sum(read_shot(4, dice) > 0 for dice in ROLLS) / 36
    assert siege.odds("fire:hunt:vermin")["kill"] == pytest.approx(any_hit / 2, abs=1e-4)


# -- one die ---------------------------------------------------------------------------------------------------------


def test_two_dice_for_foraging() -> None:
    siege = Siege("I").unit("johnson", "F3").unit("hunt", "M4").begin()
    assert siege.odds("forage:johnson")["find"] == 0.75
    assert siege.odds("forage:hunt") == {"find": 0.5, "supplies": 0, "ammo": 0.5}


def test_help_with_foraging() -> None:
    siege = Siege("II").unit("hernandez", "TC").unit("staub", "F0").unit("hunt", "F0").begin()
    assert siege.odds("forage:hunt") == {"find": pytest.approx(4 / 6, abs=1e-4), "supplies": 0.6667, "ammo": 0.3333}
    assert siege.odds("forage:staub")["supplies"] == 1


def test_research() -> None:
    siege = Siege("III").unit("wright", "LAB").begin()
    assert siege.odds("research:wright") == {"chance": 0.6667, "supplies": 0}
    siege = Siege("III").unit("agee", "LAB").research(current="antidote").begin()
    assert siege.odds("research:agee") == {"chance": 0.3333, "supplies": 1}


def test_healing() -> None:
    siege = Siege("III").unit("agee", "TC").unit("hunt", "B1", side=1).begin()
    assert siege.odds("heal:hunt") == {"infection": -1}
    siege = Siege("III").unit("agee", "O1").unit("hunt", "B1", side=1).begin()
    assert siege.odds("heal:hunt") == {"infection": -2}


def test_shots_by_abilities() -> None:
    siege = Siege().unit("hernandez", "TC").unit("hunt", "TC").unit("piazza", "TC").zed("F0", "zed9").actions(2).begin()
    assert siege.odds("ability:citadel:hernandez:hunt:zed9")["shifts"] == [["citadel", 1]]
    assert siege.odds("ability:handload:piazza:zed9") == siege.odds("fire:piazza:zed9")


def test_heals_by_abilities() -> None:
    siege = Siege("III").unit("johnson", "F2").unit("salvation", "F3").unit("hunt", "F2", side=1).store(supplies=2)
    siege.unit("seaver", "O1").unit("schmidt", "B1", side=1).begin()
    healed = {"infection": -1}
    assert siege.odds("ability:patch_up:johnson:hunt") == healed
    assert siege.odds("ability:field_clinic:salvation:hunt") == healed
    assert siege.odds("ability:physician:seaver:schmidt") == healed
    assert siege.odds("ability:first_aid:seaver:schmidt") == healed


def test_the_shot_of_a_card() -> None:
    siege = Siege("V").unit("hunt", "TC").zed("F1", "zed9").holds("old_cannon").begin()
    odds = siege.odds("card:old_cannon:zed9")
    assert odds["column"] == 4
    assert odds["hits"] == pytest.approx(sum(read_shot(4, dice) for dice in ROLLS) / 36, abs=1e-4)


def test_what_traps_do_to_who_may_ignore_it() -> None:
    siege = Siege("II").unit("johnson", "F1").unit("hunt", "F1").zed("F2", "ironhide").activate("F")
    trapped = next(way for way in siege.odds("unit:johnson")["ways"] if "column" not in way)
    assert (trapped["chance"], trapped["hits"]) == (0.5, 0.5)


def test_the_hit_after_a_stiff_drink_is_counted_in() -> None:
    siege = Siege("III").unit("civilians7", "F1").zed("F2", 4).holds("stiff_drink").begin().does("move:civilians7:F2")
    expected = sum(chance * hits for hits, chance in fight_hits(5).items())
    assert siege.odds("card:stiff_drink")["column"] == 5
    assert siege.odds("card:stiff_drink")["hurt"] == pytest.approx(expected + 1, abs=1e-4)


def test_dice_that_are_kept_bring_the_snack_too() -> None:
    siege = Siege("III").change(components=["snack"]).unit("hunt", "F1").zed("F2", 9).rolls((3, 4)).activate("F")
    column = siege.last("fight")["column"]
    assert siege.odds("keep")["hits"] == read_fight(column, 7).zed_hits + 1


def test_the_luck_of_two_saving_rolls() -> None:
    siege = Siege("II").unit("staub", "F3", side=1).store(supplies=0).event("well_armed").rolls((1,)).begin("eat_phase")
    assert siege.asked() == "saving-roll"
    assert siege.odds("roll") == {"chance": 0.75}


def test_hits_on_a_mob_kill_the_weakest() -> None:
    siege = Siege("II").zed("M4", "giant").zed("M4", 4, side=1, hits=2).zed("F3", 4).event("gunship")
    siege.begin("zeds_phase_begins")
    assert siege.odds("place:M4")["kill"] == 1.0
    assert siege.odds("place:F3")["kill"] == 0.0


def in_any_order(siege: Siege) -> Siege:
    """The tracks of Forest and Highway are next, in any order."""
    return siege.change(any_order=["F", "H"]).begin("activation")


def test_the_odds_of_a_track_are_those_of_its_best_defender() -> None:
    siege = in_any_order(Siege("II").unit("hunt", "F1").unit("civilians1", "F1").zed("F2", 5).zed("H3", 4))
    zeds = siege.table.zeds_at("F2")
    units = siege.table.units_at("F1")
    fights: list[Mapping[str, Any]] = [fight_odds(siege.table, Fight(unit, zeds, "F1", True)) for unit in units]
    assert siege.odds("track:F")["win"] == max(fight["win"] for fight in fights)
    assert fights[0]["win"] != fights[1]["win"]


def test_no_odds_are_told_of_fights_that_cannot_come() -> None:
    siege = Siege("II").unit("hunt", "F1").unit("riot", "H2").zed("F2", 5).zed("H3", 4).change(no_entry=["F1"])
    assert set(in_any_order(siege).match.view("red")["odds"]) == {"track:H"}
    siege = Siege("II").unit("pickles", "F1").unit("riot", "H2").zed("F2", 5).zed("H3", 4)
    assert set(in_any_order(siege).match.view("red")["odds"]) == {"track:H"}
    siege = Siege("II").unit("hunt", "F1").unit("riot", "H2").unit("wilson", "M1").zed("F2", 5).zed("H3", 4)
    siege.zed("M2", 6).change(calm=["F"], any_order=["F", "H", "M"]).begin("activation")
    assert set(siege.match.view("red")["odds"]) == {"track:H", "track:M"}
