"""The Stars Are Right: Ox leads the cultists in the cellar; Zoe and Peter carry paint."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.stars.rules import Stars

from ..house import House


def cellar(room: str = "basement_landing", **state: Any) -> House:
    """All are in a room; the Chamber lies beside the landing, and a cultist stands in it."""
    house = House().lay("pentagram_chamber", "basement_landing", "W").lay("larder", "basement_landing", "N")
    house.haunted(traitor="ox", number=14, run=True).change(scenario=Stars(**state))
    house.monster("cultist", "pentagram_chamber", speed=4, might=4, sanity=4)
    for who in ("ox", "zoe", "peter"):
        house.at(who, room)
    for one in house.table.explorers.values():
        one.books.append("stars/traitor" if one.role == "traitor" else "stars/heroes")
    return house


def offering(house: House, *cards: str) -> House:
    """The monster turn, in which the cultist of the Chamber carries something."""
    house.table.monsters["cultist"].cards = list(cards)
    return house.rolls((1, 1, 0, 0)).begin("ox", "monsters_begin")


@pytest.mark.rule("BH-H14-T-SETUP", "BH-H14-CULTISTS", "BH-H14-H-SETUP")
@pytest.mark.parametrize("players", [3, 6])
def test_cultists_stand_in_the_chamber_and_paint_in_the_stores(players: int) -> None:
    house = House(players).lay("pentagram_chamber", "basement_landing", "W").lay("larder", "basement_landing", "N")
    house.lay("kitchen", "entrance_hall", "N").haunted(traitor="ox", number=14, run=True).begin(step="haunt_set_up")
    cultists = list(house.table.monsters.values())
    assert [one.place for one in cultists] == ["pentagram_chamber"] * (players - 1)
    assert cultists[0].traits == {"speed": 4, "might": 4, "sanity": 4}
    paint = [f"token-paint-{number}" for number in range(1, players + 1)]
    assert house.table.floor_piles == {"kitchen": paint[::2], "larder": paint[1::2]}


@pytest.mark.rule("BH-H14-T-SETUP", "BH-H14-H-SETUP")
def test_missing_rooms_are_searched_out() -> None:
    house = House().haunted(traitor="ox", number=14, run=True).begin(step="haunt_set_up")
    house.does(sorted(house.may("door:"))[0])
    assert (house.asked(), house.asks()) == ("stars-store", "zoe")
    house.does("room:larder")
    house.does(sorted(house.may("door:"))[0])
    assert len(house.table.floor_piles["larder"]) == 3


@pytest.mark.rule("BH-H14-T-OFFER")
@pytest.mark.parametrize(("card", "worth"), [("axe", 1), ("girl", 2), ("token-remains-1", 4)])
def test_what_a_sacrifice_counts_for(card: str, worth: int) -> None:
    house = cellar("pentagram_chamber").holds("ox", card).begin("ox").does(f"task:stars-offer:{card}")
    assert house.last("stars-offered", "zoe") == {"who": "ox_bellows", "card": card, "total": worth}
    assert house.table.removed == ([card] if worth < 4 else [])
    assert house.cards("ox") == []
    away = cellar().holds("ox", card).begin("ox")
    assert away.refuses(f"task:stars-offer:{card}") == "BH-H14-T-OFFER"


@pytest.mark.rule("BH-H14-T-OFFER", "BH-H14-T-AIM")
def test_thirteen_are_enough_and_cultists_sacrifice_too() -> None:
    house = offering(cellar(offered=8), "axe", "token-remains-1")
    assert house.does("task:stars-bring:axe").result is None
    house.does("task:stars-bring:token-remains-1")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "stars-right")


@pytest.mark.rule("BH-H14-H-KNOWN")
def test_how_much_it_takes_is_in_no_counter() -> None:
    assert cellar(offered=11).begin("zoe").view("zoe")["tasks"] == {"stars-thrown": [0, 3]}


@pytest.mark.rule("BH-H14-T-CARRY", "BH-H14-BODIES")
def test_the_dead_stay_and_are_heavy() -> None:
    house = cellar().at("peter", "entrance_hall").steps("zoe", might=0, speed=0).begin("ox")
    house.rolls((2, 2, 2, 2, 2), (0, 0)).does("attack:zoe_ingstrom")
    assert house.table.floor_piles["basement_landing"] == ["token-remains-1"]
    house.does("take:token-remains-1", "go:larder")
    assert house.view()["acting"]["used"] == 2
    hero = cellar().pile("basement_landing", "token-remains-1").begin("zoe")
    assert hero.may("take:") == set()


@pytest.mark.rule("BH-H14-T-CARRY")
def test_cultists_carry_things_but_no_paint() -> None:
    house = cellar().pile("pentagram_chamber", "axe", "token-paint-1").rolls((1, 1, 0, 0)).begin("ox", "monsters_begin")
    assert house.may("task:") == {"task:stars-carry:axe"}
    house = cellar("pentagram_chamber").holds("ox", "axe").begin("ox").does("task:stars-hand-over:axe")
    assert house.table.monsters["cultist"].cards == ["axe"]


@pytest.mark.rule("BH-H14-T-CARRY", "BH-DEATH-3")
def test_no_companion_follows_a_cultist() -> None:
    house = cellar().change(waiting={"pentagram_chamber": ["dog"]}).rolls((1, 1, 0, 0)).begin("ox", "monsters_begin")
    assert house.may("task:") == set()


@pytest.mark.rule("BH-H14-T-STEAL", "BH-H14-PAINT")
def test_a_cultist_robs_but_never_of_paint() -> None:
    house = cellar("pentagram_chamber").holds("zoe", "axe", "token-paint-1").rolls((1, 1, 0, 0), (2, 2, 2, 2), (0,) * 3)
    house.begin("ox", "monsters_begin").does("attack:zoe_ingstrom")
    assert house.may() == {"harm", "steal:axe"}
    house.does("steal:axe")
    assert house.table.monsters["cultist"].cards == ["axe"]


@pytest.mark.rule("BH-H14-PAINT")
def test_each_hero_carries_one_bucket() -> None:
    house = cellar().pile("basement_landing", "token-paint-1", "token-paint-2").begin("zoe").does("take:token-paint-1")
    assert house.may("take:") == set()
    held = cellar().holds("zoe", "token-paint-1").begin("zoe")
    assert held.refuses("trade:token-paint-1", "zoe") == "BH-H14-PAINT"
    assert cellar().pile("basement_landing", "token-paint-1").begin("ox").may("take:") == set()


@pytest.mark.rule("BH-H14-H-THROW", "BH-H14-H-AIM")
def test_paint_is_thrown_through_the_door_and_all_of_it_wins() -> None:
    far = cellar("larder").holds("zoe", "token-paint-1").begin("zoe")
    assert far.refuses("task:stars-throw", "zoe") == "BH-H14-H-THROW"
    house = cellar(thrown=1).holds("zoe", "token-paint-1").begin("zoe").does("task:stars-throw")
    assert (house.result, house.cards("zoe"), house.view()["acting"]["used"]) == (None, [], 1)
    house = cellar(thrown=2).holds("zoe", "token-paint-1").begin("zoe").does("task:stars-throw")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "stars-spoiled")


@pytest.mark.rule("BH-H14-T-AIM")
def test_with_all_heroes_dead_the_stars_are_right_anyway() -> None:
    house = cellar().steps("zoe", might=0, speed=0).begin("ox").rolls((2, 2, 2, 2, 2), (0, 0))
    house.one("peter").alive = False
    house.does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "stars-all-dead")
