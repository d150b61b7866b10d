"""Villagers and Refugees: how they flee, are devoured, reach the Camp, and take up arms."""

import asyncio

import pytest

from lamplit.games.zeds.combat.folk import hurt_folk
from lamplit.games.zeds.state import FULL, REDUCED
from lamplit.games.zeds.victory import score

from .siege import Siege


@pytest.mark.rule("DZ-VIL-1")
@pytest.mark.parametrize(("level", "villages"), [("I", []), ("II", ["F4", "M5", "H5", "S5", "S3"])])
def test_villagers_live_in_the_villages(level: str, villages: list[str]) -> None:
    siege = Siege(level).begin("set_up")
    if siege.asked() == "choose-hero":
        siege.does("hero:hunt")
    assert sorted(piece.place for piece in siege.table.folk.values()) == sorted(villages)


@pytest.mark.rule("DZ-VIL-2")
def test_villagers_need_no_room_and_do_nothing() -> None:
    siege = Siege("II").unit("hunt", "F3").unit("furies", "F4").folk("villagers1", "F4").begin()
    assert "move:hunt:F4" in siege.may("move:hunt")
    assert siege.refuses("move:villagers1:F3") == "DZ-VIL-2"
    assert siege.refuses("forage:villagers1") == "DZ-VIL-2"


@pytest.mark.rule("DZ-VIL-3")
def test_villagers_are_never_hit() -> None:
    table = Siege("II").folk("villagers1", "F4").table
    asyncio.run(hurt_folk(table, table.folk["villagers1"]))
    assert table.folk["villagers1"].side == FULL


@pytest.mark.rule("DZ-VIL-4")
def test_villagers_flee_from_zeds() -> None:
    siege = Siege("II").folk("villagers1", "F4").zed("F5", 4).activate("F")
    fled = siege.piece("villagers1")
    assert (fled.place, fled.side) == ("F3", REDUCED)
    assert siege.table.chaos == {"F4": 1}
    assert siege.table.infection == 0


@pytest.mark.rule("DZ-VIL-5")
@pytest.mark.parametrize(("dice", "side", "place"), [((6, 6), FULL, "F4"), ((1, 1), REDUCED, "F3")])
def test_defended_villagers_flee_only_if_the_zeds_win(dice: tuple[int, int], side: int, place: str) -> None:
    siege = Siege("II").unit("furies", "F4").folk("villagers1", "F4").zed("F5", 4)
    siege.rolls(dice, *[(6,)] * 6).activate("F")
    assert (siege.piece("villagers1").side, siege.piece("villagers1").place) == (side, place)


@pytest.mark.rule("DZ-VIL-5")
def test_villagers_stay_where_nobody_is_left_alive() -> None:
    siege = Siege("II").unit("civilians3", "F4", side=REDUCED, hits=1).folk("villagers1", "F4")
    siege.zed("F5", 3, side=REDUCED, hits=2).rolls((4, 4)).activate("F").does("decline")
    assert siege.zeds_at("F4") == []
    assert siege.piece("villagers1").side == FULL


@pytest.mark.rule("DZ-VIL-6")
def test_who_has_fled_may_be_devoured_by_the_next_step() -> None:
    siege = Siege("II").folk("villagers1", "F4").zed("F5", 4).rolls((1,)).activate("F", "F").does("roll")
    assert "villagers1" in siege.table.cemetery


@pytest.mark.rule("DZ-ZED-9")
def test_chaos_first_then_villagers_flee_then_refugees_are_devoured() -> None:
    siege = Siege("II").folk("villagers1", "F4").folk("villagers2", "F4", side=REDUCED).zed("F5", 4).rolls((1,))
    siege.activate("F").does("roll")
    assert siege.story("chaos", "fled", "devoured") == ["chaos", "fled", "devoured"]
    assert siege.last("devoured")["piece"] == "villagers2"
    assert siege.piece("villagers1").place == "F3"


@pytest.mark.rule("DZ-RUL-2")
def test_villagers_between_zeds_stay_and_are_not_devoured_yet() -> None:
    siege = Siege("II").folk("villagers1", "F4").zed("F3", 4).zed("F5", 4).change(no_entry=["F2"]).activate("F")
    assert (siege.piece("villagers1").place, siege.piece("villagers1").side) == ("F4", REDUCED)
    assert siege.told("devoured") == []


@pytest.mark.rule("DZ-RUL-2")
def test_villagers_who_flee_from_town_reach_the_camp() -> None:
    siege = Siege("II").folk("villagers1", "F0").zed("F1", 4).activate("F")
    assert siege.piece("villagers1").place == "CAMP"
    assert siege.table.infection == 1


@pytest.mark.rule("DZ-OUT-6")
def test_an_outbreak_makes_villagers_flee() -> None:
    siege = Siege("II").folk("villagers3", "H5").store(infection=12).fate("iron_will").bag(4).rolls((1, 2))
    siege.begin("infection_roll")
    assert siege.table.chaos["H5"] == 1
    assert siege.piece("villagers3").place == "H4"


@pytest.mark.rule("DZ-OUT-6")
def test_a_zed_put_among_refugees_devours_them() -> None:
    siege = Siege("II").folk("villagers1", "M3", side=REDUCED).zed("M7", 3).bag(6).rolls((1,))
    siege.fate("lake_zeds").next_events("spread").turn()
    assert siege.last("devoured")["piece"] == "villagers1"


# -- Refugees --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-REF-1")
def test_refugees_need_no_room_but_a_bed() -> None:
    siege = Siege("II").unit("hunt", "F3").unit("furies", "F2").folk("villagers1", "F2", side=REDUCED)
    siege.folk("villagers2", "B1", side=REDUCED).unit("piazza", "TC").begin()
    assert "move:hunt:F2" in siege.may("move:hunt")
    assert siege.may("move:piazza:B") == {"move:piazza:B2", "move:piazza:B3"}


@pytest.mark.rule("DZ-REF-2", "DZ-REF-3")
@pytest.mark.parametrize(("dice", "devoured"), [((6, 6), 0), ((1, 1), 1)])
def test_refugees_neither_fight_nor_retreat(dice: tuple[int, int], devoured: int) -> None:
    siege = Siege("II").unit("furies", "F2").folk("villagers1", "F2", side=REDUCED).zed("F3", 4)
    siege.rolls(dice, *[(6,)] * 6).activate("F")
    assert siege.last("fight")["unit"] == "furies"
    assert len(siege.told("devoured")) == devoured


@pytest.mark.rule("DZ-REF-3", "DZ-REF-4")
@pytest.mark.parametrize(("die", "infection", "place"), [(2, 5, "cemetery"), (5, 6, "B1")])
def test_the_devoured_make_a_saving_roll(die: int, infection: int, place: str) -> None:
    siege = Siege("II").folk("villagers1", "F2", side=REDUCED).zed("F3", 4).store(infection=3).rolls((die,))
    siege.activate("F").does("roll")
    assert siege.told("infection")[-1]["infection"] == infection
    if place == "cemetery":
        assert siege.table.cemetery == ["villagers1"]
    else:
        assert (siege.piece("villagers1").place, siege.piece("villagers1").marks) == (place, ("ekg",))


@pytest.mark.rule("DZ-TURN-12")
def test_to_devour_is_not_to_win() -> None:
    siege = Siege("II").folk("villagers1", "F2", side=REDUCED).zed("F3", 4).event("brains_b1").activate("F")
    siege.does("decline")
    assert [told["place"] for told in siege.told("zeds-moved")] == ["F2"]


@pytest.mark.rule("DZ-REF-15")
def test_zeds_that_retreat_devour_too() -> None:
    siege = Siege("II").unit("furies", "F1").zed("F2", 9).folk("villagers1", "F3", side=REDUCED).rolls((6, 6))
    siege.begin().does("move:furies:F2", "decline")
    assert siege.last("devoured")["place"] == "F3"
    assert siege.table.infection == 3


@pytest.mark.rule("DZ-REF-5", "DZ-REF-6")
def test_refugees_move_a_space_toward_town_center_and_do_nothing_else() -> None:
    siege = Siege("II").folk("villagers1", "S3", side=REDUCED).zed("S4", "zed1").actions(1).begin()
    assert siege.may("move:") == {"move:villagers1:S2"}
    assert siege.refuses("move:villagers1:S1") == "DZ-REF-5"
    assert siege.refuses("move:villagers1:S4") == "DZ-REF-6"
    for what in ("forage:villagers1", "fire:villagers1:zed1", "build:villagers1:S3"):
        assert siege.refuses(what) == "DZ-REF-5"
    siege.does("move:villagers1:S2")
    assert siege.piece("villagers1").place == "S2"


@pytest.mark.rule("DZ-CHAOS-12")
def test_refugees_leave_chaos() -> None:
    siege = Siege("II").folk("villagers1", "S3", side=REDUCED).chaos("S3").begin()
    assert siege.may("move:") == {"move:villagers1:S2"}


@pytest.mark.rule("DZ-REF-7")
def test_refugees_never_move_into_zeds() -> None:
    siege = Siege("II").folk("villagers1", "S3", side=REDUCED).zed("S2", 4).begin()
    assert siege.refuses("move:villagers1:S2") == "DZ-REF-7"


@pytest.mark.rule("DZ-REF-8")
def test_refugees_who_wake_go_to_the_camp() -> None:
    siege = Siege("II").folk("villagers1", "F2", side=REDUCED).zed("F3", 4).store(infection=3).rolls((5,))
    siege.next_events("hunting_cabin").activate("F").does("roll", "heal:villagers1")
    assert siege.piece("villagers1").place == "CAMP"
    assert siege.table.infection == 5


@pytest.mark.rule("DZ-REF-9")
def test_a_hit_on_refugees_in_a_bed_kills() -> None:
    table = Siege("II").folk("villagers1", "B1", side=REDUCED).table
    asyncio.run(hurt_folk(table, table.folk["villagers1"]))
    assert table.cemetery == ["villagers1"]
    assert table.infection == 0


@pytest.mark.rule("DZ-REF-10", "DZ-REF-11")
def test_refugees_who_reach_town_center_go_to_the_camp() -> None:
    siege = Siege("II").folk("villagers1", "S0", side=REDUCED)
    for number in range(2, 6):
        siege.folk(f"villagers{number}", "CAMP", side=REDUCED)
    siege.begin().does("move:villagers1:TC")
    assert siege.table.infection == 1
    assert {piece.place for piece in siege.table.folk.values()} == {"CAMP"}


@pytest.mark.rule("DZ-REF-12")
def test_living_refugees_are_worth_three_points() -> None:
    with_them = Siege("II").folk("villagers1", "CAMP", side=REDUCED).folk("villagers2", "CAMP", side=REDUCED).table
    assert sum(score(with_them, True).values()) == sum(score(Siege("II").table, True).values()) + 6


@pytest.mark.rule("DZ-REF-13")
def test_refugees_are_armed_once_a_phase() -> None:
    siege = Siege("II").folk("villagers1", "CAMP", side=REDUCED).folk("villagers2", "CAMP", side=REDUCED)
    siege.table.pool.remove("civilians1")
    siege.table.pool.remove("civilians7")
    siege.change(cemetery=["civilians1", "civilians7"]).begin().does("arm:civilians7")
    armed = siege.piece("civilians7")
    assert (armed.place, armed.side) == ("TC", REDUCED)
    assert siege.table.cemetery == ["civilians1", "villagers1"]
    assert siege.table.own_actions == ["red"]
    assert siege.refuses("arm:civilians1") == "DZ-REF-13"


@pytest.mark.rule("DZ-REF-14")
def test_only_normal_civilians_come_back() -> None:
    siege = Siege("II").folk("villagers1", "CAMP", side=REDUCED)
    siege.table.pool.remove("hunt")
    siege.table.pool.remove("furies")
    siege.change(cemetery=["hunt", "furies"]).begin()
    assert siege.may("arm") == set()
    assert siege.refuses("arm:hunt") == "DZ-REF-14"


@pytest.mark.rule("DZ-EX-REF-2", "DZ-EX-REF-3", "DZ-EX-REF-4")
def test_the_mayor_brings_refugees_to_town_in_one_move_and_they_are_armed() -> None:
    siege = Siege("II").unit("hernandez", "TC").folk("villagers1", "S1", side=REDUCED)
    siege.table.pool.remove("civilians7")
    siege.change(cemetery=["civilians7"]).begin()
    assert siege.may("move:villagers1") == {"move:villagers1:S0", "move:villagers1:TC"}
    siege.does("move:villagers1:TC")
    assert siege.piece("villagers1").place == "CAMP"
    assert siege.table.infection == 1
    siege.does("arm:civilians7")
    assert siege.table.folk == {}
    assert (siege.piece("civilians7").place, siege.piece("civilians7").side) == ("TC", REDUCED)


@pytest.mark.rule("DZ-EX-REF-2")
def test_without_the_mayor_they_come_to_the_edge_of_town() -> None:
    siege = Siege("II").folk("villagers1", "S1", side=REDUCED).begin()
    assert siege.may("move:villagers1") == {"move:villagers1:S0"}


# -- eating ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-EAT-4")
@pytest.mark.parametrize(("die", "supplies"), [(3, 4), (4, 5)])
def test_refugees_in_the_camp_eat(die: int, supplies: int) -> None:
    siege = Siege("II").unit("hunt", "B1", side=REDUCED, marks=("ekg",)).store(supplies=5).rolls((die,))
    siege.folk("villagers1", "CAMP", side=REDUCED).folk("villagers2", "CAMP", side=REDUCED).begin("eat_phase")
    assert siege.table.supplies == supplies


@pytest.mark.rule("DZ-EAT-9")
def test_refugees_do_not_suffer_from_shortage() -> None:
    siege = Siege("II").unit("hunt", "TC").folk("villagers1", "CAMP", side=REDUCED).event("well_armed").rolls((1,))
    siege.begin("eat_phase")
    assert siege.last("hit")["piece"] == "hunt"
    assert siege.piece("villagers1").place == "CAMP"
