"""The 4R Phase: Raiders, Rangers, Refugees and the National Guard."""

import pytest

from lamplit.games.zeds.state import REDUCED

from .siege import Siege


def phase(siege: Siege, event: str = "hunting_cabin") -> Siege:
    """Plays from the start of the 4R Phase."""
    return siege.event(event).begin("four_r")


@pytest.mark.rule("DZ-4R-1")
def test_the_four_move_in_order() -> None:
    siege = Siege("II").zed("F6", "raiders").unit("rangers", "M3").folk("villagers1", "S3", side=REDUCED)
    phase(siege.unit("national_guard", "H3"), "spread").does("step:M2", "step:H2")
    assert siege.story("raiders-moved", "folk-moved", "went")[:4] == ["raiders-moved", "went", "folk-moved", "went"]


@pytest.mark.rule("DZ-4R-1")
def test_who_is_not_in_play_is_skipped() -> None:
    siege = phase(Siege("II").unit("hunt", "TC"))
    assert siege.asked() == "action"
    assert siege.story("raiders-moved", "folk-moved", "went") == []


@pytest.mark.rule("DZ-4R-2", "DZ-4R-8")
def test_raiders_go_on_from_start_and_leave_no_chaos() -> None:
    siege = phase(Siege("II").zed("F7", "raiders").zed("H4", "bubba").unit("furies", "H3").rolls((6, 6)))
    assert siege.told("raiders-moved") == [{"raiders": "bubba", "place": "H3"}, {"raiders": "raiders", "place": "F6"}]
    assert siege.story("raiders-moved", "result")[:3] == ["raiders-moved", "result", "raiders-moved"]
    assert siege.table.chaos == {}


@pytest.mark.rule("DZ-4R-3")
def test_raiders_leave_villagers_alone() -> None:
    siege = phase(Siege("II").zed("F5", "raiders").folk("villagers1", "F4").folk("villagers2", "F4", side=REDUCED))
    assert siege.piece("raiders").place == siege.piece("villagers1").place == siege.piece("villagers2").place == "F4"
    assert siege.told("fight") == []


@pytest.mark.rule("DZ-4R-4", "DZ-4R-7", "DZ-4R-3")
def test_raiders_fight_zeds_as_humans_and_infection_rises() -> None:
    siege = phase(Siege("II").zed("F3", "raiders").zed("F2", 3).store(infection=3).rolls((6, 6)))
    fight = siege.told("fight")[0]
    assert (fight["unit"], fight["first"], fight["shifts"]) == ("raiders", 5, [])
    assert siege.table.infection == 4
    assert siege.piece("raiders").place == "F2"


@pytest.mark.rule("DZ-4R-5", "DZ-4R-3")
def test_raiders_fight_player_units_as_zeds_without_infection() -> None:
    siege = phase(Siege("II").zed("F3", "raiders").unit("piazza", "F2").rolls((6, 6)))
    fight = siege.last("fight")
    assert (fight["unit"], fight["zeds"], fight["first"]) == ("piazza", ["raiders"], 1)
    assert siege.told("infection") == []


@pytest.mark.rule("DZ-4R-6")
def test_raiders_who_defend_have_their_terrain() -> None:
    siege = Siege("II").zed("F3", "raiders").zed("F4", 4).rolls((6, 6)).activate("F")
    assert (siege.last("fight")["unit"], siege.last("fight")["shifts"]) == ("raiders", [["terrain:named", 1]])
    siege = Siege("II").zed("F3", "raiders").unit("furies", "F2").rolls((6, 6)).begin().does("move:furies:F3")
    assert siege.told("fight")[0]["shifts"] == [["terrain:named", -1]]


@pytest.mark.rule("DZ-RET-4")
def test_beaten_raiders_retreat_toward_start() -> None:
    siege = Siege("II").zed("F3", "raiders").unit("furies", "F2").rolls((6, 6)).begin().does("move:furies:F3")
    assert siege.piece("raiders").place == "F4"
    assert siege.piece("furies").place == "F3"


@pytest.mark.rule("DZ-RET-4")
def test_raiders_beaten_by_zeds_retreat_through_them() -> None:
    siege = Siege("II").zed("F3", "raiders").zed("F4", 9).rolls((1, 1)).activate("F")
    assert siege.piece("raiders").place == "F4"
    assert siege.table.chaos == {"F3": 1}


@pytest.mark.rule("DZ-GUN-6")
def test_raiders_are_shot_like_zeds() -> None:
    siege = Siege("II").zed("F3", "raiders").unit("hunt", "F2").rolls((6, 5)).begin().does("fire:hunt:raiders")
    assert (siege.piece("raiders").side, siege.piece("raiders").hits) == (REDUCED, 0)


@pytest.mark.rule("DZ-GUN-6")
def test_killed_raiders_leave_the_game() -> None:
    siege = Siege("II").zed("F3", "raiders", side=REDUCED).unit("hunt", "F2").rolls((6, 5)).begin()
    siege.does("fire:hunt:raiders")
    assert siege.table.gone == ["raiders"]


@pytest.mark.rule("DZ-CHAOS-9")
def test_chaos_does_not_hold_raiders() -> None:
    assert phase(Siege("II").zed("F3", "raiders").chaos("F3")).piece("raiders").place == "F2"


@pytest.mark.rule("DZ-4R-13")
def test_raiders_in_town_center_take_what_there_is() -> None:
    siege = phase(Siege("II").zed("F0", "raiders").unit("hunt", "TC").store(supplies=2, ammo=1))
    assert siege.last("looted") == {"raiders": "raiders", "supplies": 2, "ammo": 1}
    assert siege.table.gone == ["raiders"]
    assert siege.told("fight") == []
    assert siege.result is None


@pytest.mark.rule("DZ-4R-13")
def test_the_players_choose_what_raiders_get() -> None:
    siege = phase(Siege("II").zed("F0", "raiders", side=REDUCED).store(supplies=5, ammo=2))
    assert siege.may() == {"give:1:2", "give:2:1", "give:3:0"}
    siege.does("give:1:2")
    assert siege.table.ammo == 0


@pytest.mark.rule("DZ-4R-9")
def test_rangers_may_go_a_space_in_any_direction() -> None:
    siege = phase(Siege("II").unit("rangers", "M3"))
    assert siege.may() == {"stay", "step:M2", "step:M4"}
    siege.does("step:M4")
    assert siege.piece("rangers").place == "M4"
    assert siege.table.own_actions == ["red"]


@pytest.mark.rule("DZ-4R-9")
def test_rangers_fight_whom_they_meet() -> None:
    siege = phase(Siege("II").unit("rangers", "M3").zed("M4", 4).rolls((6, 6))).does("step:M4")
    assert siege.told("fight")[0]["unit"] == "rangers"


@pytest.mark.rule("DZ-4R-10")
def test_as_many_different_refugees_move_as_the_tab_says() -> None:
    siege = Siege("II")
    for number, place in enumerate(("S3", "M3", "F3"), 1):
        siege.folk(f"villagers{number}", place, side=REDUCED)
    phase(siege, "night_f").does("folk:villagers1")
    assert siege.may() == {"folk:villagers2", "folk:villagers3"}
    siege.does("folk:villagers3")
    assert [siege.piece(f"villagers{number}").place for number in (1, 2, 3)] == ["S2", "M3", "F2"]


@pytest.mark.rule("DZ-4R-10")
def test_one_alone_moves_once() -> None:
    siege = phase(Siege("II").folk("villagers1", "M3", side=REDUCED), "night_f")
    assert [told["place"] for told in siege.told("folk-moved")] == ["M2"]


@pytest.mark.rule("DZ-4R-11")
def test_refugees_before_zeds_stay_and_others_move() -> None:
    siege = Siege("II").folk("villagers1", "M3", side=REDUCED).zed("M2", 4).folk("villagers2", "F3", side=REDUCED)
    phase(siege, "mine_blast")
    assert [told["piece"] for told in siege.told("folk-moved")] == ["villagers2"]
    assert siege.told("devoured") == []


@pytest.mark.rule("DZ-4R-12")
def test_the_guard_may_go_a_space() -> None:
    siege = phase(Siege("IV").unit("national_guard", "TC"))
    assert siege.may() == {"stay", "step:F0", "step:M0", "step:H0", "step:S0"}
    siege = phase(Siege("II").unit("national_guard", "F0"))
    assert siege.may() == {"stay", "step:F1", "step:TC"}
    siege = phase(Siege("II").unit("national_guard", "F4").zed("F5", 4).rolls((6, 6))).does("step:F5")
    assert (siege.last("fight")["unit"], siege.last("fight")["zeds_attack"]) == ("national_guard", False)


@pytest.mark.rule("DZ-4R-14")
def test_chaos_holds_the_rangers() -> None:
    siege = phase(Siege("II").unit("rangers", "M3").chaos("M3"))
    assert siege.asked() == "action"


@pytest.mark.rule("DZ-4R-15")
@pytest.mark.parametrize(("place", "goal", "infection"), [("S1", "S0", 0), ("S0", "CAMP", 1)])
def test_the_step_of_refugees_is_one_space_even_with_the_mayor(place: str, goal: str, infection: int) -> None:
    siege = phase(Siege("II").unit("hernandez", "TC").folk("villagers1", place, side=REDUCED), "mine_blast")
    assert siege.piece("villagers1").place == goal
    assert sum(told["by"] for told in siege.told("infection")) == infection


@pytest.mark.rule("DZ-EX-REF-1")
def test_one_refugees_unit_must_move() -> None:
    siege = Siege("II").folk("villagers1", "S2", side=REDUCED).folk("villagers2", "M3", side=REDUCED)
    phase(siege, "mine_blast").does("folk:villagers1")
    assert siege.piece("villagers1").place == "S1"


@pytest.mark.rule("DZ-TURN-13")
def test_the_national_guard_is_a_turn_of_its_own() -> None:
    siege = Siege("II").fate("iron_will").next_events("national_guard", "hunting_cabin").turn()
    assert siege.piece("national_guard").place == "H7"
    assert [told["phase"] for told in siege.told("phase")][:2] == ["housekeeping", "four_r"]
    assert siege.table.hand == ["iron_will"]


@pytest.mark.rule("DZ-OUT-6")
def test_a_zed_put_among_raiders_is_fought() -> None:
    siege = Siege("II").zed("H5", "raiders").store(infection=12).fate("iron_will").bag(4).rolls((1, 2), (6, 6))
    siege.begin("infection_roll")
    assert siege.told("fight")[0]["unit"] == "raiders"


@pytest.mark.rule("DZ-TURN-13")
def test_the_national_guard_comes_once() -> None:
    siege = Siege("II").unit("national_guard", "H3").fate("iron_will").next_events("national_guard", "hunting_cabin")
    assert siege.turn().told("nobody-came") == [{"unit": "national_guard"}]
    assert siege.piece("national_guard").place == "H3"
