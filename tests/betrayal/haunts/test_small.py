"""Small Change: Ox has made everybody small; Zoe and Peter look for a toy airplane, and a cat for them."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.blocks import state_as
from lamplit.games.betrayal.haunts.small.rules import Small
from lamplit.games.betrayal.house.movement import allowance, ways

from ..house import House

ZOE, PETER = "zoe_ingstrom", "peter_akimoto"


def nursery(cat: str = "", claws: str = "", plane: str = "", **state: Any) -> House:
    """A cat somewhere, perhaps with somebody in its claws, and perhaps the plane."""
    house = House().haunted(traitor="ox", number=35, run=True).change(scenario=Small(heroes=2, **state))
    house.lay("game_room", "entrance_hall", "N")
    if cat:
        house.monster("cat", cat, speed=6, might=7, sanity=5, knowledge=5)
    if claws:
        house.table.monsters["cat"].mark(claws)
    if plane:
        house.token("toy_plane", plane)
    for one in house.table.explorers.values():
        one.books.append("small/traitor" if one.role == "traitor" else "small/heroes")
    return house


@pytest.mark.rule("BH-H35-CATS")
@pytest.mark.parametrize(("players", "cats"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_cat_comes_in_with_many_players_two(players: int, cats: int) -> None:
    house = House(players).haunted(traitor="ox", number=35, run=True).begin(step="haunt_set_up")
    assert state_as(Small)(house.table).heroes == players - 1
    assert [cat.place for cat in house.table.monsters.values()] == ["entrance_hall"] * cats
    assert {one.gained[0] for one in house.table.explorers.values()} == {"gymnasium"}
    traits = {"speed": 6, "might": 7, "sanity": 5, "knowledge": 5}
    assert house.table.monsters["cat" if players < 5 else "cat-1"].traits == traits


@pytest.mark.rule("BH-H35-SMALL")
def test_doorways_are_spaces_and_one_may_stop_in_them() -> None:
    house = nursery().at("zoe", "foyer").steps("zoe", speed=4).begin("zoe").does("go:grand_staircase", "go:foyer")
    assert house.view()["acting"]["used"] == 4
    assert house.may("go:") == set()
    house.does("task:small-doorway:entrance_hall")
    assert (house.where("zoe"), house.view()["acting"]["used"]) == ("foyer", 5)


def in_doorway(cat: str = "") -> House:
    """Zoe is on her way from the Foyer to the Entrance Hall."""
    house = nursery(cat).at("zoe", "foyer")
    house.one("zoe").mark("doorway:entrance_hall")
    return house.begin("zoe")


@pytest.mark.rule("BH-H35-SMALL")
def test_from_a_doorway_one_goes_on_or_turns_back() -> None:
    house = in_doorway(cat="foyer")
    assert (house.may("go:"), house.may("open:")) == ({"go:entrance_hall"}, set())
    house.does("go:entrance_hall")
    assert (house.view()["acting"]["used"], house.one("zoe").marks) == (1, ())
    house = in_doorway().does("task:small-back")
    assert (house.where("zoe"), house.view()["acting"]["used"]) == ("foyer", 1)
    assert house.may("go:") == {"go:entrance_hall", "go:grand_staircase"}


@pytest.mark.rule("BH-H35-SMALL")
def test_an_explorer_who_is_too_slow_gets_as_far_as_the_doorway() -> None:
    house = nursery("foyer").at("zoe", "foyer").steps("zoe", speed=0)
    house.one("zoe").steps["speed"] = -1  # slow as the dead, so that one space is all there is
    house.begin("zoe")
    assert house.may("open:") == set()
    house.does("go:entrance_hall")
    assert (house.where("zoe"), house.one("zoe").marks) == ("foyer", ("doorway:entrance_hall",))
    assert house.may("go:") == set()


@pytest.mark.rule("BH-H35-SMALL")
def test_cats_stop_in_doorways_too() -> None:
    house = nursery("entrance_hall").at("zoe", "grand_staircase").rolls((2, 1, 1, 0, 0, 0)).begin(step="monsters_begin")
    house.does("go:foyer", "task:small-threshold:grand_staircase")
    assert house.table.monsters["cat"].marks == ("doorway:grand_staircase",)
    house = nursery("foyer").rolls((0,) * 6)
    house.table.monsters["cat"].mark("doorway:grand_staircase")
    house.begin(step="monsters_begin").does("task:small-retreat")
    assert house.table.monsters["cat"].marks == ()


@pytest.mark.rule("BH-H35-SMALL")
def test_no_card_is_drawn_and_big_rooms_do_nothing() -> None:
    house = nursery().at("zoe", "game_room").next_cards("conservatory").begin("zoe")
    house.does(sorted(house.may("open:"))[0])
    assert (house.cards("zoe"), house.asks()) == ([], "peter")
    house = nursery().lay("vault", "upper_landing", "N").at("zoe", "vault").begin("zoe")
    assert house.refuses("room:vault", "zoe") == "BH-H35-SMALL"
    house = nursery().lay("ballroom", "game_room", "W").lay("gallery", "upper_landing", "N").at("zoe", "gallery")
    assert house.begin("zoe").refuses("room:gallery", "zoe") == "BH-H35-SMALL"


@pytest.mark.rule("BH-H35-SMALL", "BH-H35-FLIGHT")
@pytest.mark.parametrize("flying", [True, False])
def test_nobody_on_foot_comes_into_the_collapsed_room_and_nobody_into_the_elevator(flying: bool) -> None:
    house = nursery(plane="foyer", pilot=ZOE, aboard=[ZOE], flying=flying).at("zoe", "foyer")
    house.lay("collapsed_room", "foyer", "N").lay("mystic_elevator", "foyer", "S").begin("zoe")
    assert ("go:collapsed_room" in house.may(), "go:mystic_elevator" in house.may()) == (flying, False)


@pytest.mark.rule("BH-H35-T-KNOCK")
def test_a_cat_bats_it_down_and_may_attack() -> None:
    house = nursery("entrance_hall", plane="entrance_hall", pilot=ZOE, aboard=[ZOE], flying=True).rolls((1,) * 6)
    house.begin(step="monsters_begin")
    assert house.refuses(f"attack:{ZOE}") == "BH-H35-FLIGHT"
    house.rolls((2, 2, 2, 1, 0, 0)).does("task:small-bat")
    assert f"attack:{ZOE}" in house.may()
    assert "task:small-bat" not in house.may()


@pytest.mark.rule("BH-H35-T-KNOCK")
def test_a_cat_that_misses_does_not_try_again() -> None:
    house = nursery("entrance_hall", plane="entrance_hall", pilot=ZOE, aboard=[ZOE], flying=True).rolls((1,) * 6)
    house.begin(step="monsters_begin").rolls((2, 2, 2, 0, 0, 0)).does("task:small-bat")
    assert state_as(Small)(house.table).flying
    assert "task:small-bat" not in house.may()


@pytest.mark.rule("BH-H35-SMALL")
def test_stairs_need_might() -> None:
    house = nursery().at("zoe", "grand_staircase").begin("zoe").rolls((0, 0, 0)).does("go:upper_landing")
    assert (house.where("zoe"), house.asks()) == ("grand_staircase", "peter")
    house = nursery().at("zoe", "grand_staircase").begin("zoe").rolls((2, 1, 0)).does("go:upper_landing")
    assert house.where("zoe") == "upper_landing"


@pytest.mark.rule("BH-H35-CAUGHT")
def test_a_hero_who_loses_to_a_cat_is_caught_and_swallowed() -> None:
    house = nursery("entrance_hall").begin("zoe").rolls((0, 0, 0), (2, 0, 0, 0, 0, 0, 0)).does("attack:cat")
    assert house.table.monsters["cat"].marks == (ZOE,)
    assert house.changes("zoe") == {}
    house = nursery("entrance_hall", claws=ZOE).rolls((0,) * 6).begin(step="monsters_begin")
    assert not house.one("zoe").alive
    assert house.table.monsters["cat"].marks == ()


@pytest.mark.rule("BH-H35-CAUGHT")
def test_a_better_roll_than_the_cats_frees() -> None:
    house = nursery("entrance_hall", claws=ZOE).begin("zoe", "turn_begins").rolls((2, 2, 2), (0,) * 7)
    house.does("trait:might")
    assert house.table.monsters["cat"].marks == ()
    assert "go:foyer" in house.may()


@pytest.mark.rule("BH-H35-CAUGHT")
def test_a_hero_who_does_not_wriggle_free_can_do_nothing() -> None:
    house = nursery("entrance_hall", claws=ZOE).begin("zoe", "turn_begins").rolls((1, 0, 0), (1, *(0,) * 6))
    house.does("trait:might")
    assert house.table.monsters["cat"].marks == (ZOE,)
    assert (house.asks(), house.may()) == ("zoe", {"end"})


@pytest.mark.rule("BH-H35-CAUGHT")
def test_a_beaten_cat_lets_go_and_is_stunned() -> None:
    house = nursery("entrance_hall", claws=ZOE).begin("peter").rolls((2, 1, 0), (0,) * 7).does("attack:cat")
    cat = house.table.monsters["cat"]
    assert (cat.marks, cat.stunned) == ((), 1)


@pytest.mark.rule("BH-H35-CAUGHT")
def test_a_cat_with_full_claws_catches_nobody_else() -> None:
    house = nursery("entrance_hall", claws=ZOE).begin("peter").rolls((0, 0, 0), (2, *(0,) * 6)).does("attack:cat")
    assert (house.table.monsters["cat"].marks, house.changes("peter")) == ((ZOE,), {})
    house = nursery("entrance_hall").rolls((1,) * 6).begin(step="monsters_begin")
    house.rolls((2,) * 7, (0,) * house.value("zoe", "might")).does(f"attack:{ZOE}")
    assert house.asked() != "monster", "there is nothing that it could do"
    assert house.table.monsters["cat"].place == "entrance_hall"


@pytest.mark.rule("BH-H35-CAUGHT")
def test_no_bell_calls_anybody_out_of_its_claws() -> None:
    house = nursery("entrance_hall", claws=ZOE).at("peter", "foyer").holds("peter", "bell").begin("peter")
    assert ways(house.table, house.one("zoe")) == {}


@pytest.mark.rule("BH-H35-CAUGHT", "BH-H35-FLIGHT")
def test_a_hero_who_is_caught_has_left_the_plane() -> None:
    house = nursery("entrance_hall", plane="entrance_hall", pilot=ZOE, aboard=[ZOE, PETER]).rolls((1,) * 6)
    house.begin(step="monsters_begin").rolls((2,) * 7, (0,) * house.value("zoe", "might")).does(f"attack:{ZOE}")
    plane = state_as(Small)(house.table)
    assert (plane.aboard, plane.pilot) == ([PETER], "")


@pytest.mark.rule("BH-H35-H-SEARCH", "BH-H35-H-START")
def test_the_plane_is_found_started_and_boarded() -> None:
    house = nursery().at("zoe", "game_room").at("peter", "game_room").begin("zoe").rolls((2, 2, 0), (2, 2, 0))
    house.does("task:small-search", "task:small-start", "end")
    house.does("task:small-board")
    plane = state_as(Small)(house.table)
    assert (plane.aboard, plane.pilot, plane.flying) == ([ZOE, PETER], ZOE, False)
    assert nursery().begin("zoe").refuses("task:small-search", "zoe") == "BH-H35-H-SEARCH"


@pytest.mark.rule("BH-H35-FLIGHT", "BH-H35-H-OUT", "BH-H35-H-AIM")
def test_it_carries_all_aboard_and_out_by_a_window() -> None:
    house = nursery("foyer", plane="foyer", pilot=ZOE, aboard=[ZOE, PETER]).at("zoe", "foyer").at("peter", "foyer")
    house.begin("zoe", "turn_begins")
    assert allowance(house.table, house.one("zoe")) == 5
    assert house.refuses("attack:cat", "zoe") == "BH-H35-FLIGHT"
    assert house.refuses("task:small-leave", "zoe") == "BH-H35-H-OUT"
    house.does("go:grand_staircase")
    assert (house.where("peter"), house.table.room_with("toy_plane")) == ("grand_staircase", "grand_staircase")
    assert house.view()["acting"]["used"] == 2
    house.does("task:small-leave")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "small-out")


@pytest.mark.rule("BH-H35-H-OUT")
def test_nobody_alive_is_left_behind() -> None:
    house = nursery(plane="grand_staircase", pilot=ZOE, aboard=[ZOE], flying=True).at("zoe", "grand_staircase")
    assert house.begin("zoe").refuses("task:small-leave", "zoe") == "BH-H35-H-OUT"
    house = nursery(plane="grand_staircase", pilot=ZOE, aboard=[ZOE], flying=True).at("zoe", "grand_staircase")
    house.one("peter").alive = False
    assert house.begin("zoe").does("task:small-leave").match.over


@pytest.mark.rule("BH-H35-FLIGHT")
def test_riders_sit_still_and_stairs_are_no_cliffs() -> None:
    house = nursery(plane="grand_staircase", pilot=ZOE, aboard=[ZOE, PETER], flying=True)
    house.at("zoe", "grand_staircase").at("peter", "grand_staircase").begin("zoe").does("go:upper_landing", "end")
    assert (house.where("peter"), house.may("go:"), house.may("open:")) == ("upper_landing", set(), set())


@pytest.mark.rule("BH-H35-FLIGHT")
def test_no_room_harms_flyers() -> None:
    house = nursery(plane="attic", pilot=ZOE, aboard=[ZOE], flying=True).lay("attic", "upper_landing", "N")
    house.at("zoe", "attic").begin("zoe").does("go:upper_landing")
    assert house.told("rolled") == []


@pytest.mark.rule("BH-H35-H-START")
def test_an_explorer_who_walks_away_from_the_plane_has_left_it() -> None:
    house = nursery(plane="entrance_hall", pilot=ZOE, aboard=[ZOE, PETER]).begin("peter").does("go:foyer")
    assert (state_as(Small)(house.table).aboard, state_as(Small)(house.table).pilot) == ([ZOE], ZOE)


@pytest.mark.rule("BH-H35-FLIGHT")
def test_without_its_pilot_the_plane_comes_down() -> None:
    house = nursery(plane="entrance_hall", pilot=ZOE, aboard=[ZOE, PETER]).steps("zoe", speed=0, might=0)
    house.at("ox", "foyer").holds("ox", "dynamite")
    house.begin("ox").rolls((0,) * 4, (2, 2, 1, 0)).does("use:dynamite:entrance_hall")
    plane = state_as(Small)(house.table)
    assert (plane.aboard, plane.pilot) == ([PETER], "")


@pytest.mark.rule("BH-H35-H-START")
def test_a_plane_that_comes_down_stands_in_no_doorway_and_keeps_its_seats() -> None:
    house = nursery(plane="entrance_hall", pilot=ZOE, aboard=[ZOE, PETER], flying=True)
    house.one("zoe").mark("doorway:foyer")
    house.begin("ox").rolls((2, 2, 1, *(0,) * (house.value("ox", "speed") - 3))).does("task:small-knock")
    plane = state_as(Small)(house.table)
    assert (plane.aboard, plane.pilot, house.one("zoe").marks) == ([ZOE, PETER], "", ())


@pytest.mark.rule("BH-H35-FLIGHT")
@pytest.mark.parametrize("flying", [True, False])
def test_only_flyers_pass_the_chasm(flying: bool) -> None:
    house = (
        nursery(pilot=ZOE, aboard=[ZOE], flying=flying)
        .lay("chasm", "basement_landing", "W")
        .token("toy_plane", "chasm")
    )
    house.at("zoe", "chasm", "near").begin("zoe")
    assert ("go:basement_landing" in house.may()) == flying


@pytest.mark.rule("BH-H35-H-PULL")
@pytest.mark.parametrize(
    ("dice", "aboard", "flying"), [((2, 2), True, True), ((2, 0), False, True), ((1, 0), False, False)]
)
def test_an_explorer_is_pulled_in_in_flight(dice: tuple[int, ...], aboard: bool, flying: bool) -> None:
    house = nursery(plane="entrance_hall", pilot=ZOE, aboard=[ZOE], flying=True).begin("zoe")
    house.rolls((*dice, *(0,) * (house.value("zoe", "speed") - 2))).does(f"task:small-pull:{PETER}")
    assert ((PETER in state_as(Small)(house.table).aboard), state_as(Small)(house.table).flying) == (aboard, flying)


@pytest.mark.rule("BH-H35-T-KNOCK", "BH-H35-T-PEACE")
def test_the_traitor_knocks_it_down_but_strikes_nobody() -> None:
    house = nursery(plane="entrance_hall", pilot=ZOE, aboard=[ZOE], flying=True).begin("ox")
    assert house.refuses(f"attack:{PETER}") == "BH-H35-T-PEACE"
    house.rolls((2, 2, 1, *(0,) * (house.value("ox", "speed") - 3))).does("task:small-knock")
    assert not state_as(Small)(house.table).flying
    house = nursery(plane="foyer", pilot=ZOE, aboard=[ZOE], flying=True).begin("ox")
    assert house.refuses("task:small-knock") == "BH-H35-T-KNOCK"


@pytest.mark.rule("BH-H35-T-AIM")
def test_with_more_than_half_eaten_the_traitor_has_won() -> None:
    house = nursery("entrance_hall", claws=ZOE)
    house.one("peter").alive = False
    house.begin(step="monsters_begin")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "small-eaten")


@pytest.mark.rule("BH-H35-T-AIM")
def test_half_of_them_are_not_enough() -> None:
    house = nursery("entrance_hall", claws=ZOE).rolls((0,) * 6).begin(step="monsters_begin")
    assert house.result is None


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = nursery().begin("zoe")
    assert house.view("ox")["books"] == ["small/traitor", "small"]
    assert house.view("zoe")["books"] == ["small/heroes", "small"]
