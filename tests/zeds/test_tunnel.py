"""The Tunnel and its Catacombs: limits, the catacomb roll, and getting lost."""

import pytest

from lamplit.engine import start
from lamplit.games.zeds import GAME
from lamplit.games.zeds.data.board import SPACES, UNLIMITED
from lamplit.games.zeds.phases.infection import outbreak_place
from lamplit.games.zeds.state import REDUCED

from .siege import Siege


def catacombs() -> Siege:
    """A table of level IV with nobody on it, and an Event Action to spare."""
    return Siege("IV").actions(1)


# -- the Tunnel ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-TUN-1")
@pytest.mark.parametrize(("level", "tracks"), [("III", 4), ("IV", 5)])
def test_the_tunnel_is_there_from_level_four_on(level: str, tracks: int) -> None:
    siege = Siege(level).unit("hunt", "TC").begin()
    assert len(siege.table.settings.tracks) == tracks
    assert ("move:hunt:T0" in siege.may()) == (level == "IV")


@pytest.mark.rule("DZ-TUN-2")
def test_one_zed_to_a_space_of_the_tunnel_but_two_in_the_basement() -> None:
    siege = catacombs().zed("T2", 4).zed("T1", 5).zed("T0", 3).unit("civilians1", "T0").activate()
    assert siege.table.room_for_zeds("T2") == 0
    assert siege.table.room_for_zeds("T0") == 1
    assert SPACES["T5"].room == SPACES["T3"].room == UNLIMITED


@pytest.mark.rule("DZ-TUN-2")
def test_a_zed_finds_no_room_behind_another() -> None:
    siege = catacombs().zed("T7", 4).zed("T6", 5).zed("T5", 3).rolls((4,)).change(no_entry=["T5"]).activate("T")
    assert siege.zeds_at("T7") == [(4, 0)]
    assert siege.zeds_at("T6") == [(5, 0)]


@pytest.mark.rule("DZ-TUN-3")
def test_one_unit_to_a_space_of_the_tunnel_but_two_in_the_basement() -> None:
    siege = catacombs().unit("hunt", "T2").unit("schmidt", "T1").unit("piazza", "T0").unit("hernandez", "T3")
    siege.unit("johnson", "T3").begin()
    assert siege.refuses("move:piazza:T1") == "DZ-MOVE-3"
    assert {"move:schmidt:T0", "move:piazza:T3"} <= siege.may()


@pytest.mark.rule("DZ-TUN-4")
def test_nobody_fires_far_in_the_tunnel() -> None:
    siege = catacombs().unit("piazza", "T0").zed("T1", 4).zed("T2", 5).begin()
    assert siege.may("fire:") == {f"fire:piazza:{siege.names_at('T1')[0]}"}
    assert siege.refuses(f"fire:piazza:{siege.names_at('T2')[0]}") == "DZ-GUN-2"


@pytest.mark.rule("DZ-TUN-5")
def test_an_outbreak_in_the_tunnel_begins_at_its_start_or_in_chaos() -> None:
    assert outbreak_place(catacombs().begin().table, "T") == "T8"
    assert outbreak_place(catacombs().chaos("T4").begin().table, "T") == "T4"


@pytest.mark.rule("DZ-TUN-6")
def test_there_are_no_villages_underground() -> None:
    match = start(GAME, "villages", {"level": "IV", "heroes": "random"})
    assert not [piece for piece in match.table.folk.values() if piece.place[0] == "T"]


@pytest.mark.rule("DZ-TUN-7")
@pytest.mark.parametrize("unit", ["petras_angels", "national_guard"])
def test_some_never_enter_the_tunnel(unit: str) -> None:
    siege = catacombs().unit(unit, "TC").unit("schmidt", "TC").begin()
    assert siege.refuses(f"move:{unit}:T0") == "DZ-TUN-7"
    assert "move:schmidt:T0" in siege.may()


@pytest.mark.rule("DZ-TUN-8", "DZ-CATA-1")
def test_which_spaces_of_the_tunnel_have_a_name() -> None:
    assert {name for name, space in SPACES.items() if space.track == "T" and space.named} == {"T7", "T4", "T2", "T0"}
    siege = catacombs().unit("hunt", "T3").unit("schmidt", "T4").begin()
    assert siege.refuses("forage:hunt") == "DZ-FORAGE-1"
    assert "forage:schmidt" in siege.may()


@pytest.mark.rule("DZ-TUN-SEC-1")
@pytest.mark.parametrize(("level", "places"), [("III", []), ("IV", ["T0", "T2"])])
def test_guards_of_the_plant_stand_in_the_tunnel(level: str, places: list[str]) -> None:
    table = start(GAME, "guards", {"level": level, "heroes": "random"}).table
    assert [unit.place for name, unit in table.units.items() if name.startswith("red_diamond")] == places


# -- Zeds in Catacombs -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-CATA-2", "DZ-CATA-4")
def test_a_unit_fights_the_zeds_of_catacombs_one_after_another() -> None:
    siege = catacombs().unit("hunt", "T2").zed("T3", 4, side=REDUCED, hits=2).zed("T3", 6, side=REDUCED, hits=2)
    strong, weak = siege.names_at("T3")
    siege.rolls((6, 6), (6, 6)).begin().does("move:hunt:T3")
    assert siege.may() == {f"zed:{strong}", f"zed:{weak}"}
    siege.does(f"zed:{weak}")
    assert [told["zeds"] for told in siege.told("fight")] == [[weak], [strong]]
    assert siege.table.infection == 2
    assert siege.piece("hunt").place == "T3"
    assert not siege.table.zeds


@pytest.mark.rule("DZ-CATA-4")
def test_a_beaten_zed_takes_all_others_of_the_catacombs_along() -> None:
    siege = catacombs().unit("hunt", "T2").zed("T3", 5).zed("T3", 6).rolls((6, 5)).begin().does("move:hunt:T3")
    siege.does(f"zed:{siege.names_at('T3')[0]}", "keep")
    assert siege.zeds_at("T3") == []
    assert len(siege.told("fight")) == 1
    assert len(siege.zeds_at("T4")) == 1
    assert len(siege.zeds_at("T5")) == 1


@pytest.mark.rule("DZ-CATA-4")
def test_a_unit_that_loses_leaves_the_catacombs() -> None:
    siege = catacombs().unit("furies", "T2").zed("T3", 8).zed("T3", 9).rolls((1, 1), (6,), (6,), (6,), (6,)).begin()
    siege.does("move:furies:T3", f"zed:{siege.names_at('T3')[0]}")
    assert siege.piece("furies").place == "T2"
    assert len(siege.zeds_at("T3")) == 2


@pytest.mark.rule("DZ-CATA-2")
def test_the_zeds_of_catacombs_attack_one_after_another_the_strongest_first() -> None:
    siege = catacombs().unit("furies", "T5").zed("T5", 4, side=REDUCED, hits=2).zed("T3", 6, side=REDUCED, hits=2)
    weak, strong = siege.names_at("T5") + siege.names_at("T3")
    siege.rolls((6,), (5,), (6, 6), (6, 6)).activate("T")
    assert [told["zeds"] for told in siege.told("fight")] == [[strong], [weak]]


@pytest.mark.rule("DZ-CATA-3")
def test_the_strongest_tries_to_leave_first() -> None:
    siege = catacombs().zed("T5", 4).zed("T5", 6).zed("T5", 5).rolls((4,), (5,), (4,))
    names = siege.names_at("T5")
    siege.activate("T")
    assert [told["piece"] for told in siege.told("rolled")] == names


@pytest.mark.rule("DZ-CATA-3")
def test_the_players_choose_who_of_equals_tries_first() -> None:
    siege = catacombs().zed("T5", 4).zed("T5", 4).rolls((4,), (3,))
    first, second = siege.names_at("T5")
    siege.activate("T")
    assert siege.may() == {f"zed:{first}", f"zed:{second}"}
    siege.does(f"zed:{second}")
    assert siege.piece(second).place == "T5"
    assert siege.piece(first).place == "T4"


@pytest.mark.rule("DZ-CATA-3")
def test_a_mob_that_goes_on_after_a_brains_card_enters_catacombs_one_by_one() -> None:
    siege = catacombs().unit("civilians1", "T6", side=REDUCED, hits=1).zed("T7", 9).zed("T7", "vermin")
    strong = siege.names_at("T7")[0]
    siege.event("brains_b1").rolls((1, 1)).activate("T").does("decline")
    moved = [(told["zeds"], told["place"]) for told in siege.told("zeds-moved")]
    assert moved[:3] == [([strong, "vermin"], "T6"), ([strong], "T5"), (["vermin"], "T5")]


@pytest.mark.rule("DZ-CATA-5")
def test_all_units_leave_the_catacombs_if_their_defender_loses() -> None:
    siege = catacombs().unit("hunt", "T3").unit("schmidt", "T3").unit("furies", "T3").zed("T4", 9)
    siege.rolls((1, 2), (6,), (6,), (6,), (6,)).activate("T")
    assert siege.asked() == "defender"
    siege.does("unit:furies")
    while siege.asked() == "who-stops":
        siege.does(min(siege.may()))
    assert not siege.table.units_at("T3")
    assert sorted(unit.place for unit in siege.table.units.values()) == ["T0", "T1", "T2"]


@pytest.mark.rule("DZ-CATA-6")
@pytest.mark.parametrize(("die", "place"), [(1, "T4"), (3, "T4"), (4, "T5"), (5, "T5")])
def test_a_zed_leaves_catacombs_on_a_low_die(die: int, place: str) -> None:
    assert catacombs().zed("T5", 5).rolls((die,)).activate("T").zeds_at(place) == [(5, 0)]


@pytest.mark.rule("DZ-CATA-9")
@pytest.mark.parametrize(("dice", "place"), [([3], "T5"), ([6, 1], "T1")])
def test_a_zed_rolls_even_if_there_is_no_room_ahead(dice: list[int], place: str) -> None:
    siege = catacombs().zed("T4", 7).zed("T5", 5).change(no_entry=["T3"]).rolls(*((die,) for die in dice)).activate("T")
    assert siege.zeds_at(place) == [(5, 0)]


# -- player units in Catacombs ---------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-CATA-6")
def test_a_unit_rolls_in_the_middle_of_its_move() -> None:
    siege = catacombs().unit("schmidt", "T2").rolls((4,)).begin().does("move:schmidt:T4")
    assert siege.piece("schmidt").place == "T3"


@pytest.mark.rule("DZ-CATA-6")
def test_a_unit_passes_on_a_low_die_and_fights_as_usual() -> None:
    siege = catacombs().unit("schmidt", "T2").zed("T4", 4).rolls((3,), (1, 1), (6,), (6,), (6,), (6,)).begin()
    siege.does("move:schmidt:T4", "keep")
    assert siege.last("fight")["place"] == "T4"
    assert siege.piece("schmidt").place == "T3"


@pytest.mark.rule("DZ-CATA-7")
def test_a_unit_that_has_to_stay_may_try_again() -> None:
    siege = catacombs().unit("schmidt", "T3").rolls((5,), (2,)).begin().does("move:schmidt:T4")
    assert siege.piece("schmidt").place == "T3"
    assert siege.table.own_actions == []
    assert siege.last("in-vain")["why"] == "catacombs"
    assert siege.does("move:schmidt:T4").piece("schmidt").place == "T4"


@pytest.mark.rule("DZ-CATA-8")
def test_who_knows_the_plant_leaves_catacombs_without_a_roll() -> None:
    siege = catacombs().unit("hunt", "T2").begin().does("move:hunt:T6")
    assert siege.piece("hunt").place == "T6"
    assert not siege.told("rolled")


@pytest.mark.rule("DZ-CATA-10")
def test_a_retreat_out_of_catacombs_needs_no_roll() -> None:
    siege = catacombs().unit("furies", "T3").zed("T4", 9).rolls((1, 1), (6,), (6,), (6,), (6,)).activate("T")
    assert siege.piece("furies").place == "T2"
    assert "catacombs" not in [told["why"] for told in siege.told("rolled")]


# -- lost ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-TUN-LOST-1")
def test_who_is_lost_turns_up_anywhere_in_the_tunnel() -> None:
    siege = catacombs().unit("schmidt", "T5").rolls((6,), (1,)).begin().does("move:schmidt:T6", "stay")
    assert siege.piece("schmidt").place == "T1"
    assert catacombs().zed("T5", 5).rolls((6,), (1,)).activate("T").zeds_at("T1") == [(5, 0)]


@pytest.mark.rule("DZ-TUN-LOST-2")
def test_who_is_lost_where_it_was_dies() -> None:
    siege = catacombs().unit("schmidt", "T5").rolls((6,), (5,)).begin().does("move:schmidt:T6")
    assert siege.table.cemetery == ["schmidt"]
    assert siege.table.infection == 0
    siege = catacombs().zed("T5", 5).zed("T3", "giant").rolls((6,), (3,), (6,), (5,))
    siege.activate("T")
    assert siege.table.zeds == {}
    assert siege.table.gone == ["giant"]
    assert len(siege.table.bag) == 34


@pytest.mark.rule("DZ-TUN-LOST-3")
def test_who_is_lost_needs_room() -> None:
    siege = catacombs().zed("T5", 5).zed("T6", 4).change(no_entry=["T5"]).rolls((6,), (6,)).activate("T")
    assert siege.zeds_at("T7") == [(5, 0)]
    siege = catacombs().unit("schmidt", "T5").unit("hunt", "T4").rolls((6,), (4,)).begin()
    siege.does("move:schmidt:T6", "stay")
    assert siege.piece("schmidt").place == "T3"


@pytest.mark.rule("DZ-TUN-LOST-4")
def test_a_lost_unit_attacks_whom_it_meets() -> None:
    siege = catacombs().unit("schmidt", "T3").zed("T4", 5).rolls((6,), (4,), (1, 1), (6,), (6,), (6,), (6,)).begin()
    siege.does("move:schmidt:T2", "keep")
    assert not siege.last("fight")["zeds_attack"]
    assert ["terrain:named", 1] not in siege.last("fight")["shifts"]
    assert siege.piece("schmidt").place == "T3"


@pytest.mark.rule("DZ-TUN-LOST-4")
def test_a_lost_zed_attacks_whom_it_meets() -> None:
    siege = catacombs().unit("furies", "T2").zed("T5", 4).rolls((6,), (2,), (6, 6)).activate("T")
    assert siege.last("fight")["zeds_attack"]
    assert ["terrain:named", 1] in siege.last("fight")["shifts"]


@pytest.mark.rule("DZ-TUN-LOST-5")
@pytest.mark.parametrize(("times", "place"), [(1, "T6"), (2, "T5")])
def test_a_lost_zed_does_not_move_again_in_the_same_activation(times: int, place: str) -> None:
    siege = catacombs().zed("T3", 5).zed("T5", 4).rolls((6,), (6,), (4,), (4,)).activate(*["T"] * times)
    assert (5, 0) in siege.zeds_at(place)


@pytest.mark.rule("DZ-TUN-LOST-6")
def test_a_lost_unit_may_go_on() -> None:
    siege = catacombs().unit("schmidt", "T3").chaos("T2").rolls((6,), (1,)).begin().does("move:schmidt:T4")
    assert "place:T2" in siege.may()
    assert "place:F0" in siege.may()
    assert "place:F1" not in siege.may()
    assert siege.does("place:F0").piece("schmidt").place == "F0"
    siege = catacombs().unit("schmidt", "T3").chaos("T2").rolls((6,), (2,)).begin().does("move:schmidt:T4")
    assert siege.asked() != "walk-on"


@pytest.mark.rule("DZ-TUN-LOST-6")
def test_a_lost_k10_has_a_step_left() -> None:
    siege = catacombs().zed("T5", "k10").rolls((6,), (2,)).activate("T")
    assert siege.piece("k10").place == "T1"


@pytest.mark.rule("DZ-LV5-1")
def test_level_five_has_the_rules_of_level_four() -> None:
    four, five = Siege("IV").table.settings, Siege("V").table.settings
    for rule in ("infection", "chaos", "research", "tracks"):
        assert getattr(four, rule) == getattr(five, rule)


# -- Refugees in the Catacombs ---------------------------------------------------------------------------------------


def vips(*rolls: tuple[int, ...]) -> Siege:
    """The V.I.P. Survivors want to leave Catacombs."""
    siege = Siege("IV").folk("vip", "T5", side=REDUCED).unit("hunt", "TC").actions(1).rolls(*rolls).begin()
    return siege.does("move:vip:T4")


@pytest.mark.rule("DZ-CATA-6")
@pytest.mark.parametrize(("die", "place"), [(3, "T4"), (4, "T5")])
def test_refugees_have_to_find_their_way_out_of_catacombs(die: int, place: str) -> None:
    assert vips((die,)).piece("vip").place == place


@pytest.mark.rule("DZ-CATA-6")
def test_refugees_see_how_likely_they_find_their_way() -> None:
    siege = Siege("IV").folk("vip", "T5", side=REDUCED).unit("hunt", "TC").actions(1).begin()
    assert siege.odds("move:vip:T4") == {"chance": 0.5, "lost": 0.1667}


@pytest.mark.rule("DZ-TUN-LOST-1", "DZ-TUN-LOST-2")
def test_refugees_get_lost() -> None:
    assert vips((6,), (1,)).piece("vip").place == "T1"
    assert vips((6,), (5,)).table.cemetery == ["vip"]


@pytest.mark.rule("DZ-TUN-LOST-1")
@pytest.mark.parametrize(("guarded", "devoured"), [(False, True), (True, False)])
def test_refugees_who_turn_up_among_zeds_are_devoured_unless_a_unit_is_there(guarded: bool, devoured: bool) -> None:
    siege = Siege("IV").folk("vip", "T5", side=REDUCED).unit("hunt", "T3" if guarded else "TC").zed("T3", 5)
    siege.actions(1).rolls((6,), (3,)).begin().does("move:vip:T4")
    assert siege.piece("vip").place == "T3"
    assert (siege.asked() == "saving-roll") == devoured


@pytest.mark.rule("DZ-CATA-6", "DZ-4R-10")
def test_refugees_roll_in_the_4r_phase_too() -> None:
    siege = Siege("IV").folk("vip", "T3", side=REDUCED).unit("hunt", "TC").event("spread").rolls((5,)).begin("four_r")
    assert siege.told("rolled")[0]["why"] == "catacombs"
    assert siege.told("folk-moved") == []


# -- out of the Catacombs --------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-RET-2")
def test_as_many_stop_as_there_are_places() -> None:
    siege = catacombs().unit("furies", "T3").zed("T4", 9).rolls((1, 2), (6,), (6,), (6,), (6,))
    for other in ("civilians1", "civilians2", "civilians3", "civilians4"):
        siege.unit(other, "T3")
    siege.activate("T").does("unit:furies")
    stops = ["civilians1", "civilians2", "civilians3", "civilians4"]
    siege.does(*(f"unit:{name}" for name in stops))
    assert [siege.piece(name).place for name in (*stops, "furies")] == ["T2", "T1", "T0", "T0", "TC"]


@pytest.mark.rule("DZ-RET-2", "DZ-RET-5")
def test_who_falls_back_into_enemies_that_another_has_driven_off_needs_room() -> None:
    siege = catacombs().unit("furies", "T3").unit("hunt", "T3").zed("T4", 9).zed("T2", 2, side=REDUCED, hits=2)
    siege.change(no_entry=["T1"]).rolls((1, 2), (6,), (6,), (6,), (6,), (6, 6)).activate("T")
    siege.does("unit:furies")
    assert sorted(unit.place for unit in siege.table.units.values()) == ["T1", "T2"]


@pytest.mark.parametrize("card", ["spread", "local_outbreak"])
def test_civilians_who_die_lost_in_catacombs_rise_like_any_others(card: str) -> None:
    siege = (
        Siege("V").unit("civilians1", "T3").unit("hunt", "TC").event(card).rolls((6,), (3,)).bag(5).actions(1).begin()
    )
    siege.does("move:civilians1:T2")
    assert siege.table.cemetery == ["civilians1"]
    assert siege.zeds_at("T3") == [(5, 0)]
