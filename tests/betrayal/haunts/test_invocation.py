"""An Invocation of Darkness: Ox reads from the Book; Zoe and Peter want it."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.invocation.rules import Invocation

from ..house import House


def altar(room: str = "chapel", book: str = "ox", **state: Any) -> House:
    """All are in a room; somebody has the Book."""
    house = House().lay("chapel", "entrance_hall", "N").lay("furnace_room", "basement_landing", "N")
    house.haunted(traitor="ox", number=33, run=True).change(scenario=Invocation(**state))
    for who in ("ox", "zoe", "peter"):
        house.at(who, room)
    if book:
        house.holds(book, "book")
    for one in house.table.explorers.values():
        one.books.append("invocation/traitor" if one.role == "traitor" else "invocation/heroes")
    return house


@pytest.mark.rule("BH-H33-T-SETUP", "BH-H33-STRENGTH", "BH-H33-H-SETUP")
def test_the_traitor_has_the_book_and_a_turn_at_once_and_an_altar_is_laid() -> None:
    house = House().haunted(traitor="ox", number=33, run=True).holds("zoe", "book").steps("ox", might=0, speed=5)
    house.rolls(*[(1, 1)] * 4).begin(step="haunt_set_up")
    assert (house.cards("ox"), house.asks()) == (["book"], "zoe")
    house.does("room:pentagram_chamber")
    house.does(sorted(house.may("door:"))[0])
    assert "pentagram_chamber" in house.table.plan
    assert (house.asks(), house.asked()) == ("ox", "act")


@pytest.mark.rule("BH-H33-H-SETUP")
def test_an_altar_that_is_there_will_do() -> None:
    house = altar().begin(step="haunt_set_up")
    assert (house.asks(), house.asked()) == ("ox", "act")


@pytest.mark.rule("BH-H33-STRENGTH")
def test_each_trait_of_the_traitor_goes_back_to_its_start_and_rises_by_two_dice() -> None:
    house = altar("entrance_hall").steps("ox", might=0, speed=5).rolls((1, 1), (0, 2), (0, 0), (1, 0))
    house.begin(step="haunt_set_up")
    assert [len(rolled["dice"]) for rolled in house.told("rolled")] == [2] * 4
    assert sorted(house.by("ox", trait) for trait in ("speed", "might", "sanity", "knowledge")) == [0, 1, 2, 3]
    assert house.odds("attack:zoe_ingstrom")["mine"] == house.value("ox", "might"), "and its rolls have no more dice"


@pytest.mark.rule("BH-H33-T-RITE")
def test_a_verse_takes_a_space_and_the_book_is_needed_once() -> None:
    house = altar().begin("ox").rolls((2, 2, 1), (0, 0, 0))
    house.does("task:invocation-read", "task:invocation-read")
    assert house.view()["tasks"] == {"invocation-verses": [1, 5]}
    assert house.view()["acting"]["used"] == 2
    assert altar(book="").begin("ox").refuses("task:invocation-read") == "BH-H33-T-RITE"
    assert "task:invocation-read" in altar(book="", altars=["chapel"]).begin("ox").may("task:")
    brought = altar().at("ox", "entrance_hall").begin("ox").does("go:chapel").does("end")
    assert brought.rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows", "steal:book").cards("zoe") == ["book"]
    assert "task:invocation-read" in brought.does("end", "end").may("task:"), "it was there once"
    spent = altar().change(used=5).begin("ox")
    assert spent.refuses("task:invocation-read") is not None
    assert altar().begin("zoe").refuses("task:invocation-read", "zoe") is None


@pytest.mark.rule("BH-H33-T-GOD", "BH-H33-GOD")
@pytest.mark.parametrize("players", [3, 6])
def test_the_fifth_verse_brings_the_god_and_costs_the_traitor_their_life(players: int) -> None:
    house = altar(verses=4).change(settings=House(players).table.settings).begin("ox").rolls((2, 2, 1))
    house.rolls(*[(1,) * players]).does("task:invocation-read")
    god = house.table.monsters["elder_god"]
    assert (god.place, god.traits) == ("chapel", {"might": 12, "sanity": 7, "speed": players})
    assert (house.one("ox").alive, house.table.floor_piles["chapel"]) == (False, ["book"])
    assert (house.result, house.asks()) == (None, "zoe"), "it does nothing in the turn in which it comes"


@pytest.mark.rule("BH-H33-GOD", "BH-MON-4")
def test_the_god_can_be_stunned() -> None:
    house = altar(risen=True, book="").monster("elder_god", "chapel", might=12, sanity=7, speed=3)
    house.one("ox").alive = False
    house.begin("zoe").rolls((2, 2, 2), (0,) * 8).does("attack:elder_god")
    assert house.table.monsters["elder_god"].stunned


@pytest.mark.rule("BH-H33-H-BURN", "BH-H33-H-AIM")
def test_the_holder_of_the_book_throws_it_into_the_fire() -> None:
    assert altar(book="zoe").begin("zoe").refuses("task:invocation-burn", "zoe") == "BH-H33-H-BURN"
    house = altar("furnace_room", "zoe").begin("zoe").does("task:invocation-burn")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "invocation-burnt")


@pytest.mark.rule("BH-H33-H-BURN")
def test_the_book_can_be_stolen_from_the_traitor() -> None:
    house = altar().begin("zoe").rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows", "steal:book")
    assert house.cards("zoe") == ["book"]


@pytest.mark.rule("BH-H33-H-AIM")
def test_a_traitor_who_dies_before_the_god_comes_has_lost() -> None:
    house = altar(book="").steps("ox", might=0, speed=0).begin("zoe").rolls((2, 2, 2), (0,) * 4)
    house.does("attack:ox_bellows")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "invocation-stopped")


@pytest.mark.rule("BH-H33-T-AIM")
def test_with_all_heroes_dead_the_god_has_won() -> None:
    house = altar(risen=True, book="").monster("elder_god", "chapel", might=12, sanity=7, speed=3)
    house.one("ox").alive = house.one("peter").alive = False
    house.steps("zoe", might=0, speed=0).begin("ox", "monsters_begin").rolls((2,) * 8, (0, 0))
    house.does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "invocation-all-dead")
