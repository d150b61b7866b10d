"""The Action Phase: who may do what, and what it costs."""

import pytest

from lamplit.games.zeds.state import DEFIANT, REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-ACT-2")
def test_event_actions_above_four_are_lost() -> None:
    siege = Siege().unit("schmidt", "TC").holds("adrenaline").actions(3).begin()
    siege.does("card:adrenaline")
    assert siege.table.event_actions == 4
    assert siege.table.fate_discard == ["adrenaline"]


@pytest.mark.rule("DZ-ACT-4")
def test_a_unit_may_act_again_and_again() -> None:
    siege = Siege().unit("hunt", "F1").zed("F3", 4).actions(2).rolls((1, 1), (1, 1)).begin()
    zed = siege.names_at("F3")[0]
    siege.does(f"fire:hunt:{zed}", "move:hunt:F2", f"fire:hunt:{zed}")
    assert siege.table.ammo == 2


@pytest.mark.rule("DZ-ACT-7")
def test_nobody_commands_the_zeds() -> None:
    siege = Siege().unit("hunt", "F1").zed("F3", 4).begin()
    assert siege.refuses(f"move:{siege.names_at('F3')[0]}:F4") == "DZ-ACT-7"


@pytest.mark.rule("DZ-ACT-3", "DZ-ACT-1")
def test_a_character_action_costs_nothing() -> None:
    siege = Siege().unit("schmidt", "TC").unit("hunt", "TC").begin()
    siege.does("ability:initiative:schmidt", "move:schmidt:F0", "move:hunt:M0")
    assert siege.table.own_actions == []
    assert {siege.piece("schmidt").place, siege.piece("hunt").place} == {"F0", "M0"}


@pytest.mark.rule("DZ-COOP-2")
def test_everybody_may_move_any_hero_but_only_its_owner_uses_its_character_action() -> None:
    siege = Siege(players=2).unit("schmidt", "TC").unit("hunt", "TC").unit("furies", "TC").begin()
    assert siege.table.owners == {"schmidt": "red", "hunt": "blue"}
    assert siege.refuses("ability:initiative:schmidt", who="blue") == "DZ-COOP-2"
    siege.does("move:schmidt:F0", who="blue")
    assert siege.table.own_actions == ["red"]
    assert siege.refuses("move:schmidt:F1", who="blue") == "DZ-ACT-1"


@pytest.mark.rule("DZ-COOP-2")
def test_the_lead_passes_each_turn() -> None:
    siege = Siege(players=2).unit("schmidt", "TC").next_events("night_m").begin("housekeeping")
    assert siege.table.lead == 1


@pytest.mark.rule("DZ-MOVE-1")
def test_a_unit_moves_up_to_its_movement() -> None:
    siege = Siege().unit("schmidt", "F4").begin()
    assert siege.may("move:") == {f"move:schmidt:F{number}" for number in (6, 5, 3, 2, 1, 0)}
    assert siege.refuses("move:schmidt:TC") == "DZ-MOVE-1"


@pytest.mark.rule("DZ-MOVE-2", "DZ-HTH-1")
def test_zeds_stop_a_move_and_are_fought_by_the_one_who_moved() -> None:
    siege = Siege().unit("furies", "F0").unit("schmidt", "F0").zed("F2", 4).rolls((6, 6)).begin()
    assert siege.refuses("move:furies:F3") == "DZ-MOVE-2"
    assert siege.refuses("move:furies:F5") == "DZ-MOVE-1"
    siege.does("move:furies:F2")
    told = siege.last("fight")
    assert (told["unit"], told["zeds_attack"], told["first"]) == ("furies", False, 4)
    assert siege.piece("furies").place == "F2"


@pytest.mark.parametrize(
    ("on_the_way", "why"), [({"bridge": "collapsed"}, "DZ-TURN-8"), ({"no_entry": ["S1"]}, "DZ-ZED-7")]
)
def test_a_refusal_names_what_closes_the_way(on_the_way: dict[str, object], why: str) -> None:
    siege = Siege("II").unit("hunt", "S0").change(**on_the_way).begin()
    assert siege.refuses("move:hunt:S2") == why


@pytest.mark.rule("DZ-MOVE-3", "DZ-MOVE-4")
def test_a_full_space_is_passed_and_not_stopped_in() -> None:
    siege = Siege().unit("schmidt", "F0").unit("hunt", "F1").unit("furies", "F1").begin()
    assert siege.refuses("move:schmidt:F1") == "DZ-MOVE-3"
    siege.does("move:schmidt:F2")
    assert siege.piece("schmidt").place == "F2"


@pytest.mark.rule("DZ-MOVE-3")
def test_town_center_holds_everybody() -> None:
    siege = Siege().unit("schmidt", "F0").begin()
    for name in ("hunt", "furies", "piazza"):
        siege = Siege().unit("schmidt", "F0").unit(name, "TC").unit("hernandez", "TC").begin()
        siege.does("move:schmidt:TC")
        assert siege.piece("schmidt").place == "TC"


@pytest.mark.rule("DZ-DEF-1")
def test_the_defiant_do_not_move_until_they_are_attacked() -> None:
    siege = Siege().unit("civilians7", "S3", marks=(DEFIANT,)).zed("S2", 4).actions(1).begin()
    zed = siege.names_at("S2")[0]
    assert siege.refuses("move:civilians7:S2") == "DZ-DEF-1"
    assert {f"fire:civilians7:{zed}", "forage:civilians7"} <= siege.may()
    siege = Siege().unit("civilians7", "S3", marks=(DEFIANT,)).zed("S4", 4).rolls((6, 6)).activate("S")
    assert siege.piece("civilians7").marks == ()
    assert siege.may("move:civilians7")


# -- gunfire ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-GUN-1")
def test_a_shot_costs_an_action_and_an_ammo() -> None:
    siege = Siege().unit("schmidt", "F1").zed("F2", 4).store(ammo=1).actions(1).rolls((1, 1)).begin()
    zed = siege.names_at("F2")[0]
    siege.does(f"fire:schmidt:{zed}")
    assert (siege.table.ammo, siege.table.event_actions, siege.table.own_actions) == (0, 1, [])
    assert siege.refuses(f"fire:schmidt:{zed}") == "DZ-GUN-1"


@pytest.mark.rule("DZ-GUN-1")
def test_who_has_no_guns_is_refused_for_that() -> None:
    siege = Siege("II").unit("riot", "F1").unit("hunt", "M1").zed("F2", 4).begin()
    zed = siege.names_at("F2")[0]
    assert siege.refuses(f"fire:riot:{zed}") == "DZ-GUN-1"
    assert siege.refuses(f"fire:hunt:{zed}") == "DZ-GUN-2"


@pytest.mark.rule("DZ-GUN-2")
def test_a_shot_goes_into_the_next_space_of_the_track() -> None:
    siege = Siege().unit("schmidt", "F0").zed("F2", 4).zed("M0", 5).begin()
    for place in ("F2", "M0"):
        assert siege.refuses(f"fire:schmidt:{siege.names_at(place)[0]}") == "DZ-GUN-2"


@pytest.mark.rule("DZ-GUN-3")
def test_town_center_sees_every_town_space() -> None:
    siege = Siege().unit("schmidt", "TC").zed("F0", 4).zed("S0", 5).zed("H1", 6).begin()
    assert {name.split(":")[2] for name in siege.may("fire:")} == {*siege.names_at("F0"), *siege.names_at("S0")}


@pytest.mark.rule("DZ-GUN-4")
def test_long_range_runs_along_one_track() -> None:
    siege = Siege().unit("piazza", "F1")
    for place in ("F0", "F2", "F3", "F4", "F5", "M0"):
        siege.zed(place, 5)
    siege.begin()
    seen = {siege.table.zeds[name.split(":")[2]].place for name in siege.may("fire:")}
    assert seen == {"F0", "F2", "F3", "F4"}


@pytest.mark.rule("DZ-GUN-5")
def test_a_shot_hits_its_target_and_nothing_else_happens() -> None:
    siege = Siege().unit("hunt", "F3").zed("F4", 7).zed("F4", 4).rolls((4, 3)).begin()
    one, other = siege.names_at("F4")
    siege.does(f"fire:hunt:{one}")
    assert siege.last("gunfire")["column"] == 4
    assert (siege.table.zeds[one].hits, siege.table.zeds[other].hits) == (2, 0)
    assert siege.told("fight") == []


# -- foraging --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-FORAGE-1")
@pytest.mark.parametrize(
    ("place", "die", "ammo", "supplies"),
    [("M4", 3, 0, 0), ("M4", 4, 1, 0), ("M4", 6, 2, 0), ("F3", 6, 0, 2), ("F3", 4, 0, 1), ("F4", 6, 1, 0)],
)
def test_what_is_found_depends_on_the_place_and_the_die(place: str, die: int, ammo: int, supplies: int) -> None:
    siege = Siege("I").unit("schmidt", place).store(ammo=0, supplies=0).rolls((die,)).actions(1).begin()
    siege.does("forage:schmidt")
    assert (siege.table.ammo, siege.table.supplies) == (ammo, supplies)


@pytest.mark.rule("DZ-FORAGE-1")
def test_only_places_with_a_name_are_foraged() -> None:
    siege = Siege().unit("schmidt", "F2").begin()
    assert siege.refuses("forage:schmidt") == "DZ-FORAGE-1"


@pytest.mark.rule("DZ-FORAGE-1", "DZ-TURN-6")
def test_in_the_basic_game_there_are_no_supplies_to_find() -> None:
    siege = Siege().unit("schmidt", "F0").rolls((6,)).actions(1).begin()
    siege.does("forage:schmidt")
    assert (siege.table.ammo, siege.table.supplies) == (5, 0)


def test_in_town_a_six_is_one_or_the_other() -> None:
    siege = Siege("I").unit("schmidt", "F0").store(supplies=3).rolls((6,)).actions(1).begin()
    siege.does("forage:schmidt")
    assert siege.may() == {"take:ammo", "take:supplies"}
    siege.does("take:supplies")
    assert (siege.table.ammo, siege.table.supplies) == (4, 4)


@pytest.mark.rule("DZ-RES-CAP-1")
def test_there_is_room_for_twenty() -> None:
    siege = Siege().unit("schmidt", "M4").store(ammo=19).rolls((6,)).actions(1).begin()
    siege.does("forage:schmidt")
    assert siege.table.ammo == 20


def test_a_comatose_unit_does_nothing() -> None:
    siege = Siege("I").unit("schmidt", "TC", side=REDUCED, marks=("ekg",)).unit("hunt", "TC").begin()
    assert siege.refuses("move:schmidt:F0") == "DZ-COMA-1"
