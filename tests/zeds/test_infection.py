"""The Infection Phase, Outbreaks and Unchecked Outbreaks."""

import pytest

from lamplit.games.zeds.data.units import SUPER
from lamplit.games.zeds.state import REDUCED

from .siege import Siege


def phase(siege: Siege, tab: str = "finale_b1") -> Siege:
    """The Infection Phase of an event with dice on its tab; its Zeds Phase ends the game."""
    return siege.event(tab).begin("infection_phase")


def rolled(siege: Siege, why: str) -> list[list[int]]:
    """The dice rolled for something."""
    return [told["dice"] for told in siege.told("rolled") if told["why"] == why]


@pytest.mark.rule("DZ-INF-1", "DZ-INF-3")
def test_only_infectors_off_their_start_raise_infection_before_the_roll() -> None:
    siege = phase(Siege("I").zed("F4", "vermin").zed("M7", "noelle").store(infection=2).rolls((6, 6)))
    assert siege.table.infection == 3
    assert siege.story("infection", "rolled")[:2] == ["infection", "rolled"]


@pytest.mark.rule("DZ-INF-2")
def test_without_dice_on_the_tab_there_is_no_roll() -> None:
    siege = Siege("I").unit("hunt", "TC").zed("F3", "vermin").store(infection=5)
    phase(siege, "hunting_cabin")
    assert siege.told("infection")[0] == {"by": 1, "infection": 6}
    assert rolled(siege, "infection") == []


@pytest.mark.rule("DZ-INF-4")
def test_above_infection_nothing_happens() -> None:
    siege = phase(Siege("I").store(infection=6).rolls((3, 4)))
    assert siege.table.infection == 6
    assert siege.told("outbreak") == []


@pytest.mark.rule("DZ-INF-5")
def test_the_roll_that_starts_an_outbreak_also_lowers_infection() -> None:
    siege = phase(Siege("I").store(infection=6).rolls((3, 3)).fate("iron_will"))
    assert siege.table.infection == 0
    assert len(siege.told("outbreak")) == 1
    assert len(siege.told("rolled")) == 1


@pytest.mark.rule("DZ-INF-6")
@pytest.mark.parametrize("zed", ["zed1", "oozer"])
def test_at_the_end_of_the_track_an_outbreak_goes_unchecked_once(zed: str) -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", zed).store(infection=12).rolls((6, 6), (3, 4)).fate("iron_will")
    siege.begin().does("move:hunt:F2")
    assert max(told["infection"] for told in siege.told("infection")) == 13
    assert len(siege.told("unchecked")) == 1


@pytest.mark.rule("DZ-INF-7", "DZ-SAVE-3")
def test_the_fight_is_finished_before_an_unchecked_outbreak() -> None:
    siege = Siege("I").unit("civilians1", "F1", side=REDUCED).zed("F2", 9).store(infection=12).fate("iron_will")
    siege.rolls((1, 1), (5,), (1, 1)).activate("F").does("roll")
    assert siege.story("fight", "result", "saved", "unchecked", "outbreak") == [
        "fight",
        "result",
        "saved",
        "unchecked",
        "outbreak",
    ]


@pytest.mark.rule("DZ-INF-8", "DZ-INF-9")
def test_an_unchecked_outbreak_lowers_infection_and_brings_a_super_zed() -> None:
    siege = phase(Siege("I").store(infection=13).change(unchecked=1).rolls((3, 4), (6, 6)).fate("iron_will"))
    assert siege.table.infection == 6
    assert siege.names_at("H5")[0] in SUPER
    assert len(siege.table.bag) == 34


@pytest.mark.rule("DZ-INF-10")
def test_every_fight_raises_infection_and_gunfire_does_not() -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", 4).actions(2).rolls((1, 1), (6, 6)).begin()
    siege.does(f"fire:hunt:{siege.names_at('F2')[0]}")
    assert siege.table.infection == 0
    siege.does("move:hunt:F2")
    assert siege.table.infection == 1
    attacked = Siege("I").unit("hunt", "F1").zed("F2", 4).rolls((6, 6)).activate("F")
    assert attacked.table.infection == 1


@pytest.mark.rule("DZ-INF-11")
def test_an_unchecked_outbreak_by_infectors_comes_before_the_roll() -> None:
    siege = Siege("I").zed("F4", "vermin").store(infection=12).rolls((3, 4), (2, 3)).fate("iron_will", "adrenaline")
    phase(siege)
    assert rolled(siege, "unchecked") == [[3, 4]]
    assert rolled(siege, "infection") == [[2, 3]]
    assert siege.table.infection == 1
    assert [told["place"] for told in siege.told("outbreak")] == ["H5", "S3"]


@pytest.mark.rule("DZ-RUL-4")
def test_one_unchecked_outbreak_follows_another() -> None:
    siege = Siege("I").unit("schmidt", "H5").store(infection=13).change(unchecked=1).picks("bag", "oozer", "giant")
    siege.rolls((1, 1), (6, 6), (1, 2), (6, 6)).fate("iron_will", "adrenaline")
    phase(siege)
    assert rolled(siege, "unchecked") == [[1, 1], [1, 2]]
    assert [told["zed"] for told in siege.told("zed-placed")] == ["oozer", "giant"]
    assert siege.table.infection == 10


# -- Outbreaks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-OUT-1", "DZ-EX-INF-5")
def test_the_order_of_an_outbreak() -> None:
    siege = Siege("I").unit("civilians7", "F4").store(infection=4, supplies=5).rolls((1, 1), (6, 6)).fate("bad_stock")
    phase(siege)
    order = siege.story("fate", "zed-placed", "fight", "supplies")
    assert order == ["fate", "zed-placed", "fight", "supplies"]


@pytest.mark.rule("DZ-OUT-2")
@pytest.mark.parametrize(
    ("card", "place"), [("adrenaline", "S3"), ("organizer", "M5"), ("iron_will", "H5"), ("bad_stock", "F4")]
)
def test_the_new_zed_comes_to_the_village_nearest_to_town(card: str, place: str) -> None:
    siege = phase(Siege("I").store(infection=12).rolls((1, 1)).fate(card))
    assert [told["place"] for told in siege.told("zed-placed")] == [place]


@pytest.mark.rule("DZ-OUT-3", "DZ-ZED-11")
def test_a_full_village_takes_no_more() -> None:
    siege = Siege("I").zed("S3", 4).zed("S3", "giant").store(infection=12).rolls((1, 1)).fate("adrenaline").bag(5)
    assert phase(siege).zeds_at("S4") == [(5, 0)]


@pytest.mark.rule("DZ-OUT-4")
def test_who_stands_in_the_village_is_attacked() -> None:
    siege = Siege("I").unit("furies", "H5").store(infection=3).rolls((1, 1), (6, 6)).fate("iron_will").bag(3)
    phase(siege)
    assert siege.last("fight")["zeds_attack"]
    assert siege.last("fight")["shifts"] == [["terrain:village", 1]]
    assert siege.table.infection == 2


@pytest.mark.rule("DZ-OUT-5")
@pytest.mark.parametrize(
    ("chaos", "in_town", "place"),
    [(["F3"], True, "F3"), (["F6"], True, "F4"), (["F0", "F3"], True, "F0"), (["F0", "F3"], False, "F3")],
)
def test_chaos_nearer_to_town_than_the_village_draws_the_zed(chaos: list[str], in_town: bool, place: str) -> None:
    siege = Siege("II", outbreak_in_town=in_town).store(infection=12).rolls((1, 1)).fate("bad_stock")
    for space in chaos:
        siege.chaos(space)
    assert phase(siege).told("zed-placed")[0]["place"] == place


@pytest.mark.rule("DZ-EX-INF-1", "DZ-EX-INF-2", "DZ-EX-INF-3", "DZ-EX-INF-4")
def test_the_example_of_the_rulebook() -> None:
    siege = Siege("I").unit("civilians1", "H5").store(infection=6).rolls((1, 4), (6, 6)).fate("iron_will")
    phase(siege)
    assert [told["infection"] for told in siege.told("infection")] == [1, 2]
    assert siege.told("zed-placed")[0]["place"] == "H5"
    assert siege.last("fight")["unit"] == "civilians1"
    assert siege.story("fight", "fate-held") == ["fight", "fate-held"]


def test_the_basic_game_knows_no_infection() -> None:
    siege = Siege().store(infection=12)
    phase(siege)
    assert siege.told("rolled") == []
    assert {told["phase"] for told in siege.told("phase")} == {"zeds"}


# -- Super-Zeds and infectors on the map -----------------------------------------------------------------------------


@pytest.mark.rule("DZ-ZED-12")
def test_infectors_need_no_room() -> None:
    siege = Siege("I").zed("F3", "vermin").zed("F2", 4).zed("F2", 5).change(no_entry=["F1"]).activate("F")
    assert siege.names_at("F2")[-1] == "vermin"
    crowd = Siege("I").zed("F2", "vermin").zed("F2", 5).zed("F3", 4).change(no_entry=["F1"]).activate("F")
    assert len(crowd.names_at("F2")) == 3


@pytest.mark.rule("DZ-ZED-11")
def test_super_zeds_count_with_the_others() -> None:
    siege = Siege("I").zed("F2", "giant").zed("F2", 5).zed("F3", 4).change(no_entry=["F1"]).activate("F")
    assert siege.zeds_at("F3") == [(4, 0)]


@pytest.mark.rule("DZ-ZED-21")
def test_an_empty_bag_gives_super_zeds() -> None:
    siege = Siege("I").picks("bag", "sleeper")
    table = siege.table
    table.bag, table.gone = [], table.bag
    siege.activate("F")
    assert siege.names_at("F7") == ["sleeper"]


@pytest.mark.rule("DZ-ZED-21")
def test_without_any_zeds_nothing_is_placed() -> None:
    siege = Siege("I").next_events("finale_b1")
    table = siege.table
    table.gone, table.bag, table.super_pool = [*table.bag, *table.super_pool], [], []
    siege.activate("F")
    assert siege.table.zeds == {}


@pytest.mark.rule("DZ-ZED-21")
def test_without_super_zeds_an_unchecked_outbreak_brings_a_regular_one() -> None:
    siege = Siege("I").store(infection=13).change(unchecked=1).rolls((6, 6), (6, 6)).fate("iron_will").bag(9)
    table = siege.table
    table.gone, table.super_pool = table.super_pool, []
    assert phase(siege).zeds_at("H5") == [(9, 0)]


@pytest.mark.rule("DZ-ZED-22")
def test_killed_zeds_go_into_the_bag_and_killed_super_zeds_out_of_the_game() -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", 4, side=REDUCED, hits=2).zed("F2", "k10", side=REDUCED, hits=2)
    siege.actions(3).rolls((6, 6), (6, 6)).begin()
    bag = len(siege.table.bag)
    for zed in siege.names_at("F2"):
        siege.does(f"fire:hunt:{zed}")
    assert len(siege.table.bag) == bag + 1
    assert siege.table.gone == ["k10"]
    assert "k10" not in siege.table.super_pool


@pytest.mark.rule("DZ-ZED-23")
def test_infectors_and_super_zeds_move_with_the_others() -> None:
    siege = Siege("I").zed("F4", "vermin").zed("F6", "giant").activate("F")
    assert (siege.piece("vermin").place, siege.piece("giant").place) == ("F3", "F5")


@pytest.mark.rule("DZ-SAVE-9", "DZ-SAVE-10")
@pytest.mark.parametrize(("die", "lives"), [(1, True), (3, True), (4, False)])
def test_an_infector_rolls_once_for_any_number_of_hits(die: int, lives: bool) -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", "vermin").rolls((6, 6), (die,)).begin()
    siege.does("move:hunt:F2")
    assert siege.last("result")["zed_hits"] > 1
    assert rolled(siege, "infector") == [[die]]
    assert ("vermin" in siege.table.zeds) is lives
    if lives:
        assert siege.piece("vermin").place == "F7"
    else:
        assert siege.table.gone == ["vermin"]


@pytest.mark.rule("DZ-RUL-7")
def test_a_blast_hits_mob_and_infector_alike() -> None:
    siege = Siege("I").zed("M4", 4).zed("M4", 5).zed("M4", "vermin").rolls((2,)).event("mine_blast")
    siege.begin("zeds_phase_begins")
    assert [told["hits"] for told in siege.told("hit")] == [1, 1]
    assert rolled(siege, "infector") == [[2]]
