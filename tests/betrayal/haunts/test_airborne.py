"""Airborne: nobody has turned; the house flies, and there is one parachute for three of them."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.airborne.rules import Airborne
from lamplit.games.betrayal.victory import progress

from ..house import PEOPLE, House

CHUTE = "token-parachute-1"
OX, ZOE = PEOPLE["ox"], PEOPLE["zoe"]


def aloft(left: int = 1, **state: Any) -> House:
    """The Dining Room lies north of the Entrance Hall, the basement nowhere."""
    house = House().lay("dining_room", "entrance_hall", "N").haunted(number=31, run=True)
    table = house.table
    table.layout = tuple(laid for laid in table.layout if not laid.startswith("basement_landing"))
    table.room_discard.append("basement_landing")
    return house.change(scenario=Airborne(left=left, **state))


@pytest.mark.rule("BH-H31-SETUP")
@pytest.mark.parametrize(("players", "left"), [(3, 1), (6, 3)])
def test_the_basement_has_stayed_behind(players: int, left: int) -> None:
    house = House(players).lay("crypt", "basement_landing", "N").at("zoe", "crypt").pile("crypt", "axe")
    house.haunted(number=31, run=True).begin(step="haunt_set_up")
    assert house.asks() == "ox"
    house.does("door:foyer:N")
    assert house.where("zoe") == "mystic_elevator"
    assert house.table.plan.on_floor("basement") == []
    assert "axe" in house.table.removed
    assert isinstance(house.table.scenario, Airborne)
    assert house.table.scenario.left == left


@pytest.mark.rule("BH-H31-SETUP")
def test_an_elevator_that_is_in_the_house_comes_up_with_them() -> None:
    house = House().lay("mystic_elevator", "basement_landing", "N").at("zoe", "basement_landing")
    house.haunted(number=31, run=True).begin(step="haunt_set_up").does("door:foyer:N")
    assert house.where("zoe") == "mystic_elevator"
    assert house.table.plan.floor_of("mystic_elevator") == "ground"


@pytest.mark.rule("BH-H31-SETUP")
def test_nothing_leads_down_any_more() -> None:
    house = aloft().lay("coal_chute", "foyer", "N").at("ox", "foyer").begin().does("go:coal_chute")
    assert house.where("ox") == "coal_chute"
    house = aloft().lay("collapsed_room", "foyer", "N").at("ox", "collapsed_room").begin()
    assert house.may("room:") == set()
    slide = aloft().token("slide", "entrance_hall").begin()
    assert slide.may("room:") == set()


@pytest.mark.rule("BH-H31-SEARCH", "BH-DICE-10")
def test_a_parachute_is_found_in_rooms_with_omens() -> None:
    house = aloft().at("ox", "dining_room").rolls((1, 1, 1, 0)).begin().does("task:airborne-search:speed")
    assert house.refuses("task:airborne-search:knowledge") == "BH-DICE-10"
    house = aloft(2).at("ox", "dining_room").rolls((2, 2, 0, 0)).begin().does("task:airborne-search:speed")
    assert house.cards("ox") == ["token-parachute-2"]
    assert house.may("go:") == set(), "that was all of the way"
    assert house.refuses("task:airborne-search:speed") == "BH-H31-SEARCH"
    assert aloft().begin().refuses("task:airborne-search:speed") == "BH-H31-SEARCH"
    assert aloft(0).at("ox", "dining_room").begin().refuses("task:airborne-search:speed") == "BH-H31-SEARCH"
    second = aloft(1, empty=["dining_room"]).at("ox", "dining_room").begin()
    assert second.refuses("task:airborne-search:speed") == "BH-H31-SEARCH"


@pytest.mark.rule("BH-H31-WREST", "BH-H31-RIVALS")
@pytest.mark.parametrize(("how", "trait"), [("grab", "might"), ("trick", "knowledge")])
def test_it_is_taken_by_force_or_by_guile(how: str, trait: str) -> None:
    mine, theirs = (aloft().value(who, trait) for who in ("ox", "zoe"))
    house = aloft().holds("zoe", CHUTE).rolls((2,) + (0,) * (mine - 1), (1,) + (0,) * (theirs - 1)).begin()
    house.does(f"attack:{ZOE}:{how}")
    assert (house.cards("ox"), house.changes("zoe"), house.asks()) == ([CHUTE], {}, "zoe")
    lost = aloft().holds("zoe", CHUTE).rolls((0,) * mine, (2,) + (0,) * (theirs - 1)).begin()
    lost.does(f"attack:{ZOE}:{how}")
    assert (lost.cards("zoe"), lost.changes(), lost.asks()) == ([CHUTE], {}, "zoe")


@pytest.mark.rule("BH-H31-RIVALS")
def test_all_are_against_all() -> None:
    house = aloft().begin()
    assert house.may("attack:") == {f"attack:{ZOE}", f"attack:{PEOPLE['peter']}"}
    assert house.view()["reach"]["foyer"] == 3, "two of them are in the way"


@pytest.mark.rule("BH-H31-JUMP", "BH-H31-AIM")
def test_an_explorer_who_jumps_has_won_and_the_rest_has_lost() -> None:
    house = aloft(0).holds("ox", CHUTE).rolls((2, 2, 0)).begin().does("task:airborne-jump:knowledge")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("airborne-saved", [house.one("ox").seat])


@pytest.mark.rule("BH-H31-JUMP", "BH-H31-AIM")
def test_it_goes_on_while_there_is_another_parachute() -> None:
    house = aloft(1).holds("ox", "token-parachute-2").rolls((2, 2, 0)).begin().does("task:airborne-jump:knowledge")
    assert (house.result, house.asks(), house.view()["tasks"]) == (None, "zoe", {"airborne-out": [1, 1]})
    house.does("end", "end")
    assert house.asks() == "zoe", "who is out has no more turns"
    saved = house.view("zoe")["explorers"]["ox_bellows"]
    assert (saved["alive"], saved["place"], saved["marks"]) == (True, "", ["out"])


@pytest.mark.rule("BH-H31-JUMP")
def test_a_jump_may_fail_and_costs_a_space() -> None:
    house = aloft(0).holds("ox", CHUTE).rolls((1, 1, 0)).begin().does("task:airborne-jump:knowledge")
    assert (house.result, house.table.used) == (None, 1)
    assert house.refuses("task:airborne-jump:sanity") == "BH-DICE-10"
    assert aloft(0).holds("ox", CHUTE).at("ox", "foyer").begin().refuses("task:airborne-jump:sanity") == "BH-H31-JUMP"
    assert aloft().begin().refuses("task:airborne-jump:sanity") == "BH-H31-JUMP"


@pytest.mark.rule("BH-H31-AIM")
def test_of_the_dead_nobody_wins() -> None:
    house = aloft().lay("attic", "upper_landing", "N").at("ox", "attic").steps("ox", might=0)
    house.one("peter").alive = house.one("zoe").alive = False
    house.rolls((0, 0, 0, 0)).begin().does("go:upper_landing")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("airborne-all-dead", [])


@pytest.mark.rule("BH-WIN-6", "BH-H31-AIM")
def test_an_explorer_who_is_out_has_won_though_the_others_never_move_again() -> None:
    house = aloft(1).holds("ox", "token-parachute-2").rolls((2, 2, 0)).begin().does("task:airborne-jump:knowledge")
    house.table.round, house.table.last_progress = 199, progress(house.table)
    house.does("end")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("airborne-saved", [house.one("ox").seat])


@pytest.mark.rule("BH-H31-WREST")
def test_nobody_takes_a_second_or_wins_one_in_an_ordinary_fight() -> None:
    second = aloft().holds("ox", CHUTE).pile("entrance_hall", "token-parachute-2", "axe").begin()
    assert second.may("take:") == {"take:axe"}
    assert aloft().pile("entrance_hall", CHUTE).begin().may("take:") == {f"take:{CHUTE}"}
    fight = aloft().holds("zoe", CHUTE, "axe").rolls((2, 2, 2, 2, 2), (0, 0, 0)).begin().does(f"attack:{ZOE}")
    assert fight.may("steal:") == {"steal:axe"}
