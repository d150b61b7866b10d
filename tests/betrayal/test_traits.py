"""Traits rise and fall, and damage is shared out."""

import pytest

from lamplit.games.betrayal.data.explorers import SKULL

from .house import House


def in_library() -> House:
    """Ox is in the Library, which lifts Knowledge."""
    return House().lay("library", "foyer", "N").at("ox", "library")


def in_basement(room: str) -> House:
    """Ox is in a room beside the Basement Landing."""
    return House().lay(room, "basement_landing", "N").at("ox", room)


def struck(by: int, dice: int = 3) -> House:
    """Ox beats Zoe, the traitor, by this much; so many dice defend her."""
    house = House().haunted(traitor="zoe").rolls((2,) * (by // 2) + (1,) * (by % 2) + (0,) * (5 - by // 2 - by % 2))
    return house.rolls((0,) * dice)


@pytest.mark.rule("BH-TRAIT-2")
def test_a_step_between_equal_numbers_changes_no_value_yet() -> None:
    house = in_library().begin()
    assert house.value("ox", "knowledge") == 3
    house.does("end")
    assert (house.changes(), house.value("ox", "knowledge")) == ({"knowledge": 1}, 3)
    again = in_library().steps("ox", knowledge=3).begin().does("end")
    assert again.value("ox", "knowledge") == 5


@pytest.mark.rule("BH-TRAIT-3")
def test_nothing_rises_above_the_highest_number() -> None:
    house = House().steps("ox", sanity=7).pile("entrance_hall", "bell").begin().does("take:bell")
    assert (house.one("ox").steps["sanity"], house.value("ox", "sanity")) == (7, 7)


@pytest.mark.rule("BH-TRAIT-4")
def test_physical_damage_is_shared_as_its_victim_likes() -> None:
    house = struck(3).begin().does("attack:zoe_ingstrom")
    assert (house.asks(), house.asked()) == ("zoe", "split-physical")
    assert house.may() == {"split:0:3", "split:1:2", "split:2:1", "split:3:0"}
    house.does("split:1:2")
    assert house.changes("zoe") == {"speed": -1, "might": -2}


@pytest.mark.rule("BH-TRAIT-5")
def test_mental_damage_is_shared_by_sanity_and_knowledge() -> None:
    house = in_basement("crypt").begin().does("end")
    assert house.asked() == "split-mental"
    assert house.may() == {"split:0:1", "split:1:0"}
    assert house.does("split:1:0").changes() == {"sanity": -1}
    assert in_basement("crypt").begin().does("end", "split:0:1").changes() == {"knowledge": -1}


@pytest.mark.rule("BH-TRAIT-6")
def test_after_the_haunt_one_trait_at_the_skull_is_death() -> None:
    house = struck(1, 2).steps("zoe", might=0).begin().does("attack:zoe_ingstrom", "split:0:1")
    assert house.one("zoe").steps["might"] == SKULL
    assert not house.one("zoe").alive
    assert house.last("died") == {"who": "zoe_ingstrom"}
    alive = struck(1, 2).steps("zoe", might=0).begin().does("attack:zoe_ingstrom", "split:1:0")
    assert alive.one("zoe").alive


@pytest.mark.rule("BH-TRAIT-7", "BH-TRAIT-8")
def test_before_the_haunt_damage_goes_where_it_still_can_and_the_rest_is_lost() -> None:
    house = House().rolls((2, 2, 2, 2), (0,) * 5).draws("bite", "junk_room")
    assert house.last("damage")["amount"] == 8
    assert house.one("ox").steps == {"speed": 0, "might": 0, "sanity": 2, "knowledge": 2}
    assert house.one("ox").alive
    low = in_basement("furnace_room").steps("ox", speed=0).begin().does("end")
    assert low.asks() == "zoe"
    assert low.changes() == {"speed": -4, "might": -1}
    lowest = in_basement("furnace_room").steps("ox", speed=0, might=0).begin().does("end")
    assert lowest.changes() == {"speed": -4, "might": -2}
    assert lowest.one("ox").alive


@pytest.mark.rule("BH-TRAIT-9")
def test_losing_a_trait_is_no_damage_and_not_shared() -> None:
    house = House().lay("junk_room", "entrance_hall", "N").at("ox", "junk_room").holds("ox", "armor")
    house.rolls((0,) * 5).begin().does("go:entrance_hall")
    assert house.changes() == {"speed": -1}
    assert house.asked() == "act"
    assert not house.told("damage")


def zoe_drinks(*dice: int) -> House:
    """Zoe empties the Bottle, and this comes of it."""
    return House().haunted(traitor="peter").holds("zoe", "bottle").rolls(dice).begin("zoe").does("use:bottle")


@pytest.mark.rule("BH-EX-TRAIT-UP")
def test_two_steps_up_give_zoe_might_4() -> None:
    assert House().value("zoe", "might") == 3
    assert zoe_drinks(2, 2, 1).value("zoe", "might") == 4


@pytest.mark.rule("BH-EX-TRAIT-DOWN")
def test_two_steps_down_leave_zoe_sanity_3() -> None:
    assert House().value("zoe", "sanity") == 5
    assert zoe_drinks(2, 0, 0).value("zoe", "sanity") == 3


@pytest.mark.rule("BH-EX-TRAIT-DEATH")
def test_a_third_step_down_kills_her_only_after_the_haunt() -> None:
    house = House().haunted(traitor="peter").lay("crypt", "basement_landing", "N").at("zoe", "crypt")
    house.holds("zoe", "bottle").rolls((2, 0, 0)).begin("zoe").does("use:bottle", "end")
    assert house.one("zoe").alive
    house.does("split:1:0")
    assert not house.one("zoe").alive
    before = House().lay("crypt", "basement_landing", "N").at("zoe", "crypt").steps("zoe", sanity=0, knowledge=0)
    before.begin("zoe").does("end")
    assert before.one("zoe").alive
    assert before.value("zoe", "sanity") == 3
