"""Fly Away Home: the bats have killed Ox; Zoe, who makes music, and Peter look for the organ."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.bats.rules import Bats
from lamplit.games.betrayal.haunts.blocks import state_as

from ..house import House


def belfry(bats: int = 1, on: str = "", **state: Any) -> House:
    """Some bats are with Zoe and Peter in the Entrance Hall, the first of them on somebody."""
    house = House().lay("organ_room", "entrance_hall", "N").haunted(traitor="ox", number=24, run=True)
    house.one("ox").alive = False
    house.change(scenario=Bats(**state))
    for number in range(1, bats + 1):
        house.monster(f"bat-{number}", "entrance_hall", speed=5, might=2, sanity=1)
    if on:
        house.table.monsters["bat-1"].mark(house.one(on).name)
    for one in house.table.explorers.values():
        one.books.append("bats/traitor" if one.role == "traitor" else "bats/heroes")
    return house


def flight(house: House, come: tuple[int, ...], moves: tuple[int, ...] = (1, 1, 1, 0, 0)) -> House:
    """The monster turn: how many come in, and how far they fly."""
    return house.rolls(come, moves).begin(step="monsters_begin")


@pytest.mark.rule("BH-H24-T-SETUP", "BH-H24-H-SETUP", "BH-H24-BATS", "BH-HTURN-7")
def test_the_traitor_is_dead_bats_hang_high_and_deep_and_there_is_an_organ() -> None:
    house = House().lay("attic", "upper_landing", "N").haunted(traitor="ox", number=24, run=True).holds("ox", "axe")
    house.begin(step="haunt_set_up")
    assert not house.one("ox").alive
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    assert [bat.place for bat in house.table.monsters.values()] == ["attic"] * 3
    assert house.table.monsters["bat-1"].traits == {"speed": 5, "might": 2, "sanity": 1}
    assert (house.asked(), house.asks()) == ("choose-floor", "zoe")
    house.does("floor:ground")
    house.does(sorted(house.may("door:"))[0])
    assert "organ_room" in house.table.plan


@pytest.mark.rule("BH-H24-T-COME")
def test_as_many_come_in_as_dice_say_one_by_each_room_first() -> None:
    house = flight(belfry(0), (2, 1, 0))
    assert [bat.place for bat in house.table.monsters.values()] == ["entrance_hall", "grand_staircase"]
    house.does("room:grand_staircase")
    assert [bat.place for bat in house.table.monsters.values()][2:] == ["grand_staircase"]
    house = flight(belfry(0), (1, 0, 0))
    assert house.may() == {"room:entrance_hall", "room:grand_staircase"}


@pytest.mark.rule("BH-H24-T-COME")
def test_all_that_are_left_come_in_nearest_to_the_heroes_with_one_answer() -> None:
    house = belfry(0).lay("chapel", "upper_landing", "N").lay("bedroom", "upper_landing", "E")
    house = flight(house.at("zoe", "chapel").at("peter", "chapel"), (2, 1, 0))
    house.does("room:bedroom", "bats-nearest")
    assert [bat.place for bat in house.table.monsters.values()] == ["bedroom", "chapel", "grand_staircase"]
    house = flight(belfry(0), (1, 0, 0))
    assert "bats-nearest" not in house.may(), "for one Bat there is nothing to spare"


@pytest.mark.rule("BH-H24-T-COME")
def test_coming_in_costs_a_space() -> None:
    house = flight(belfry(0).at("zoe", "organ_room").at("peter", "organ_room"), (1, 0, 0), (1, 0, 0, 0, 0))
    house.does("room:grand_staircase")
    assert house.asked() == "act", "it has no space left"
    assert [bat.place for bat in house.table.monsters.values()] == ["grand_staircase"]
    house = flight(belfry(0).at("zoe", "organ_room").at("peter", "organ_room"), (1, 0, 0), (1, 1, 0, 0, 0))
    house.does("room:grand_staircase", "go:foyer")
    assert (house.asked(), [bat.place for bat in house.table.monsters.values()]) == ("act", ["foyer"])


@pytest.mark.rule("BH-H24-BATS")
def test_there_are_never_more_than_24() -> None:
    house = flight(belfry(23), (2, 2, 2)).does("room:entrance_hall")
    assert len(house.table.monsters) == 24


@pytest.mark.rule("BH-H24-T-BITE", "BH-H24-CLING")
def test_a_bat_that_rolls_a_2_hangs_on_and_makes_no_other_attack() -> None:
    house = flight(belfry().rolls((0, 0, 0)), (1, 1, 1, 0, 0), (2,))
    assert house.may("attack:") == set()
    assert house.refuses("attack:zoe_ingstrom", "ox") == "BH-H24-T-BITE"
    house.does("task:bats-bite:zoe_ingstrom")
    assert house.table.monsters["bat-1"].marks == ("zoe_ingstrom",)
    house = flight(belfry().rolls((0, 0, 0)), (1, 1, 1, 0, 0), (1,))
    house.does("task:bats-bite:zoe_ingstrom")
    assert house.table.monsters["bat-1"].marks == ()
    assert house.may("task:") == set()


@pytest.mark.rule("BH-H24-T-BITE", "BH-MON-1")
def test_bats_that_are_sent_bite_the_only_hero_they_meet_without_being_told() -> None:
    house = belfry(2).at("zoe", "foyer").at("peter", "grand_staircase")
    house = flight(house.rolls((0, 0, 0)), (1, 1, 1, 0, 0), (2,)).rolls((1,)).does("hunt-all")
    assert (house.asks(), house.asked()) == ("zoe", "split-physical"), "her turn begins with one of them on her"
    bats = house.table.monsters.values()
    assert [bat.place for bat in bats] == ["foyer"] * 2
    assert [bat.marks for bat in bats] == [("zoe_ingstrom",), ()]


@pytest.mark.rule("BH-H24-T-BITE", "BH-MON-1")
def test_where_bats_that_are_sent_meet_two_heroes_their_leader_chooses() -> None:
    house = flight(belfry(2).rolls((0, 0, 0)), (1, 1, 1, 0, 0), (2,)).does("hunt-all")
    assert house.may("task:") == {"task:bats-bite:zoe_ingstrom", "task:bats-bite:peter_akimoto"}


@pytest.mark.rule("BH-H24-CLING")
def test_it_drinks_at_the_start_of_a_turn_slows_its_host_and_comes_along() -> None:
    house = belfry(2, on="zoe")
    house.table.monsters["bat-2"].mark("zoe_ingstrom")
    house.begin("zoe", "turn_begins")
    assert house.last("damage") == {"who": "zoe_ingstrom", "kind": "physical", "amount": 2, "why": "bat"}
    house.does("split:0:2")
    assert house.view()["acting"]["left"] == house.value("zoe", "speed") - 2
    house.does("go:foyer")
    assert [bat.place for bat in house.table.monsters.values()] == ["foyer", "foyer"]


@pytest.mark.rule("BH-H24-BATS", "BH-PASS-1")
def test_bats_slow_nobody() -> None:
    house = belfry(3).begin("zoe").does("go:foyer")
    assert house.view()["acting"]["used"] == 1


@pytest.mark.rule("BH-H24-H-KILL", "BH-MON-4")
def test_a_bat_that_hangs_on_an_explorer_is_killed_others_are_stunned() -> None:
    house = belfry(2, on="peter").begin("zoe").rolls((2, 2, 2), (0, 0)).does("attack:bat-1")
    assert list(house.table.monsters) == ["bat-2"]
    house = belfry(2, on="peter").begin("zoe").rolls((2, 2, 2), (0, 0)).does("attack:bat-2")
    assert house.table.monsters["bat-2"].stunned


@pytest.mark.rule("BH-H24-H-ORGAN", "BH-H24-H-STEPS")
def test_the_organ_is_started_with_might() -> None:
    assert belfry().begin("zoe").refuses("task:bats-start", "zoe") == "BH-H24-H-ORGAN"
    house = belfry().at("zoe", "organ_room").begin("zoe")
    assert house.refuses("task:bats-play", "zoe") == "BH-H24-H-STEPS"
    assert house.odds("task:bats-start", "zoe")["need"] == 5
    house.rolls((2, 2, 1)).does("task:bats-start")
    assert house.view()["tasks"] == {"bats-organ": [1, 2]}
    assert house.refuses("task:bats-play", "zoe") == "BH-H24-H-STEPS"


@pytest.mark.rule("BH-H24-H-ORGAN", "BH-H24-H-AIM")
def test_musicians_play_it_on_a_5_and_free_bats_flee() -> None:
    house = belfry(2, on="peter", started=True).at("zoe", "organ_room").begin("zoe").rolls((2, 2, 1))
    house.does("task:bats-play")
    assert list(house.table.monsters) == ["bat-1"]
    assert house.result is None
    house = belfry(2, started=True).at("peter", "organ_room").begin("peter").rolls((2, 2, 1))
    house.does("task:bats-play")
    assert not state_as(Bats)(house.table).played


@pytest.mark.rule("BH-H24-H-AIM")
def test_when_the_last_bat_is_beaten_off_the_heroes_have_won() -> None:
    house = belfry(1, on="peter", started=True, played=True).begin("zoe").rolls((2, 2, 2), (0, 0)).does("attack:bat-1")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "bats-gone")


@pytest.mark.rule("BH-H24-H-AIM", "BH-H24-CLING")
def test_bats_that_let_go_of_the_dead_do_not_keep_the_living_from_their_victory() -> None:
    house = belfry(1, on="zoe", started=True, played=True).steps("zoe", might=0, speed=0)
    house.begin("zoe", "turn_begins").does("split:0:1")
    assert not house.one("zoe").alive
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "bats-gone")


@pytest.mark.rule("BH-H24-T-AIM", "BH-WIN-4")
def test_with_all_heroes_dead_the_bats_have_won() -> None:
    house = belfry(1, on="zoe").steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.begin("zoe", "turn_begins").does("split:0:1")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "bats-all-dead")
    assert house.result["winners"] == ["explorer1"]


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = belfry().begin("zoe")
    assert house.view("ox")["books"] == ["bats/traitor", "bats"]
    assert house.view("zoe")["books"] == ["bats/heroes", "bats"]
