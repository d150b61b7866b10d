"""Hellbeasts: Peter has turned; the room of the haunt is the Foyer."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.firebats.rules import Firebats

from ..house import House


def blaze(bats: int = 1, at: str = "foyer", **state: Any) -> House:
    """Some Firebats are in a room; all explorers stand in the Entrance Hall."""
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="peter", number=38, run=True)
    house.change(scenario=Firebats(**state), omen_room="foyer")
    for number in range(1, bats + 1):
        house.monster(f"firebat-{number}", at, speed=3)
    for one in house.table.explorers.values():
        one.books.append("firebats/traitor" if one.role == "traitor" else "firebats/heroes")
    return house


@pytest.mark.rule("BH-H38-T-SETUP", "BH-H38-FIREBATS")
@pytest.mark.parametrize(("players", "bats"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_as_many_as_players_come_into_the_room_of_the_haunt(players: int, bats: int) -> None:
    house = House(players).haunted(traitor="peter", number=38, run=True).change(omen_room="foyer")
    house.begin(step="haunt_set_up")
    assert [(bat.place, bat.traits) for bat in house.table.monsters.values()] == [("foyer", {"speed": 3})] * bats


@pytest.mark.rule("BH-H38-T-SWARM", "BH-MON-2")
def test_the_roll_for_movement_brings_as_many_new_ones_that_wait_a_turn() -> None:
    house = blaze(1, "chapel").rolls((2, 1, 0)).begin(step="monsters_begin")
    assert [bat.place for bat in house.table.monsters.values()] == ["chapel", "foyer", "foyer", "foyer"]
    assert house.view()["acting"]["who"] == "firebat-1"
    assert house.view()["acting"]["left"] == 3
    house.does("next")
    assert house.table.turn == "explorer1"


@pytest.mark.rule("BH-H38-BURN")
def test_all_heroes_beside_them_burn_by_one_roll() -> None:
    house = blaze(2, "entrance_hall").rolls((1, 1)).begin(step="monsters_end")
    assert house.asked() == "split-physical"
    house.does("split:1:1", "split:0:2")
    assert (house.changes("ox"), house.changes("zoe"), house.changes("peter")) == (
        {"speed": -1, "might": -1},
        {"might": -2},
        {},
    )


@pytest.mark.rule("BH-H38-BURN", "BH-COMP-5")
def test_nine_of_them_roll_eight_dice() -> None:
    house = blaze(9, "entrance_hall").rolls((1, 0, 0, 0, 0, 0, 0, 0)).begin(step="monsters_end")
    assert house.last("rolled")["dice"] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert house.asked() == "split-physical"


@pytest.mark.rule("BH-H38-FIREBATS", "BH-ATT-11")
def test_they_cannot_be_attacked_and_slow_nobody() -> None:
    house = blaze(3, "entrance_hall").holds("ox", "revolver").begin()
    assert house.refuses("attack:firebat-1") == "BH-ATT-11"
    assert house.refuses("attack:firebat-1:revolver") == "BH-H38-FIREBATS"
    house.one("peter").place = "chapel"
    assert house.does("go:foyer").view()["acting"]["used"] in (1, 2)


@pytest.mark.rule("BH-H38-H-EXORCISE", "BH-DICE-10")
def test_each_room_and_card_serves_once() -> None:
    house = blaze().at("zoe", "chapel").holds("zoe", "book").begin("zoe")
    assert house.may("task:") == {"task:firebats-exorcise:chapel", "task:firebats-exorcise:book"}
    assert house.odds("task:firebats-exorcise:book", "zoe")["trait"] == "knowledge"
    house.rolls((2, 2, 1, 0, 0)).does("task:firebats-exorcise:chapel")
    assert house.view()["tasks"] == {"firebats-rites": [1, 3]}
    assert house.refuses("task:firebats-exorcise:book", "zoe") == "BH-DICE-10"
    house = blaze(spent=["chapel"]).at("zoe", "chapel").begin("zoe")
    assert house.refuses("task:firebats-exorcise:chapel", "zoe") == "BH-H38-H-EXORCISE"


@pytest.mark.rule("BH-H38-H-AIM", "BH-HTURN-11")
def test_as_many_rites_as_players_quench_the_fire() -> None:
    house = blaze(spent=["ring", "book"]).at("zoe", "chapel").begin("zoe").rolls((2, 2, 1, 0, 0))
    house.does("task:firebats-exorcise:chapel")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "firebats-quenched")


@pytest.mark.rule("BH-H38-T-AIM")
def test_with_all_heroes_burnt_the_traitor_has_won() -> None:
    house = blaze(1, "entrance_hall").steps("zoe", might=0, speed=0)
    house.one("ox").alive = False
    house.rolls((1,)).begin(step="monsters_end").does("split:0:1")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "firebats-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = blaze().begin()
    assert house.view("peter")["books"] == ["firebats/traitor", "firebats"]
    assert house.view("ox")["books"] == ["firebats/heroes", "firebats"]
    assert blaze().at("peter", "chapel").begin("peter").refuses("task:firebats-exorcise:chapel", "peter") is None
