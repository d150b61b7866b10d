"""I Was a Teenage Lycanthrope: Peter has become a Werewolf, and the Dog is with him."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.werewolf.rules import Lycanthropy

from ..house import House


def full_moon(dog: str = "foyer", **state: Any) -> House:
    """All three are in the Entrance Hall; the Attic and the Research Laboratory lie upstairs."""
    house = House().lay("attic", "upper_landing", "N").lay("research_laboratory", "upper_landing", "W")
    house.haunted(traitor="peter", number=5, run=True).change(scenario=Lycanthropy(**state))
    house.monster("dog", dog, speed=4, might=4, sanity=3)
    for one in house.table.explorers.values():
        one.books.append("werewolf/traitor" if one.role == "traitor" else "werewolf/heroes")
    return house


@pytest.mark.rule("BH-H5-T-SETUP", "BH-ROOM-BARRIER-7")
def test_what_a_werewolf_lets_fall_lies_on_that_side_of_a_barrier() -> None:
    house = House().lay("chasm", "basement_landing", "N").haunted(traitor="ox", number=5, run=True)
    house.holds("ox", "girl", "axe").at("ox", "chasm", "far").begin(step="haunt_set_up")
    assert house.table.halves == {"chasm:axe": "far", "chasm:girl": "far"}


@pytest.mark.rule("BH-H5-T-SETUP", "BH-H5-DOG")
@pytest.mark.parametrize("players", [3, 6])
def test_the_first_werewolf_lets_all_fall_and_grows_by_a_point_for_each_hero(players: int) -> None:
    house = House(players).haunted(traitor="ox", number=5, run=True).holds("ox", "dog", "girl", "axe")
    house.steps("ox", might=0, speed=0).begin(step="haunt_set_up")
    for _ in range(players - 1):
        house.does("trait:might")
    assert (house.cards("ox"), house.by("ox", "might"), house.by("ox", "speed")) == ([], players - 1, 0)
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    assert house.table.waiting == {"entrance_hall": ["girl"]}
    assert house.table.removed == ["dog"]
    dog = house.table.monsters["dog"]
    assert (dog.place, dog.traits) == ("entrance_hall", {"speed": 4, "might": 4, "sanity": 3})


@pytest.mark.rule("BH-H5-T-GROW", "BH-H5-H-KNOWN")
def test_a_werewolf_grows_with_every_turn() -> None:
    house = full_moon().begin("peter", step="turn_begins")
    assert house.may() == {"trait:might", "trait:speed"}
    assert house.does("trait:speed").changes("peter") == {"speed": 1}


@pytest.mark.rule("BH-H5-BITE")
def test_an_explorer_it_hurts_is_bitten_and_may_become_like_it() -> None:
    house = full_moon().holds("ox", "axe").rolls((0,) * 5, (1, 0, 0)).begin().does("attack:peter_akimoto")
    house.does("split:1:0")
    assert house.view("peter")["explorers"]["ox_bellows"]["marks"] == ["bitten"]
    house = full_moon().holds("ox", "axe")
    house.one("ox").mark("bitten")
    house.rolls((1, 1, 0)).begin(step="turn_begins").does("trait:might", "trait:sanity")
    assert house.one("ox").role == "traitor"
    assert (house.cards("ox"), house.changes("ox")) == ([], {"might": 1, "sanity": 1})
    assert house.view("ox")["books"] == ["werewolf/traitor", "werewolf/heroes", "werewolf"]
    assert list(house.table.monsters) == ["dog"]


@pytest.mark.rule("BH-H5-BITE")
def test_a_strong_mind_withstands_it_for_another_turn() -> None:
    house = full_moon()
    house.one("ox").mark("bitten")
    house.rolls((2, 2, 0)).begin(step="turn_begins")
    assert (house.one("ox").role, house.one("ox").marks) == ("hero", ("bitten",))


@pytest.mark.rule("BH-H5-BEASTS")
def test_beasts_carry_nothing_and_keep_out_of_the_elevator() -> None:
    house = full_moon("entrance_hall").lay("mystic_elevator", "entrance_hall", "N").holds("ox", "axe")
    house.pile("entrance_hall", "bell").change(waiting={"foyer": ["girl"]}).begin("peter")
    assert house.may("take:") == set()
    assert "go:mystic_elevator" not in house.may()
    house.does("go:foyer")
    assert (house.cards("peter"), house.table.waiting) == ([], {"foyer": ["girl"]})
    assert full_moon("entrance_hall").holds("ox", "axe").begin("peter").may("trade:") == set()
    assert full_moon().holds("ox", "axe").begin().may("trade:") == {"trade:zoe_ingstrom"}
    found = full_moon().next_cards("bloody_room").begin("peter").does("open:N")
    assert (found.where("peter"), found.cards("peter")) == ("bloody_room", [])


@pytest.mark.rule("BH-H5-T-HIDE")
def test_it_takes_half_of_all_damage_and_does_not_die_of_it() -> None:
    house = full_moon().rolls((2, 1, 0, 0, 0), (0,) * 3).begin().does("attack:peter_akimoto", "split:1:1")
    assert house.changes("peter") == {"speed": -1, "might": -1}
    house = full_moon().steps("peter", speed=0, might=0).rolls((2, 2, 2, 2, 0), (0, 0)).begin()
    house.does("attack:peter_akimoto")
    assert house.one("peter").alive
    assert house.value("peter", "might") > 0


@pytest.mark.rule("BH-H5-H-REVOLVER", "BH-DICE-10")
def test_the_revolver_is_searched_for_where_it_may_have_been_left() -> None:
    house = full_moon().at("ox", "attic").begin().rolls((2, 2, 0)).does("task:werewolf-revolver")
    assert house.refuses("task:werewolf-revolver") == "BH-DICE-10"
    house = full_moon().at("ox", "attic").begin().rolls((2, 2, 1)).does("task:werewolf-revolver")
    assert house.cards("ox") == ["revolver"]
    assert full_moon().begin().refuses("task:werewolf-revolver") == "BH-H5-H-REVOLVER"
    held = full_moon().holds("zoe", "revolver").at("ox", "attic").begin()
    assert held.refuses("task:werewolf-revolver") == "BH-H5-H-REVOLVER"


@pytest.mark.rule("BH-H5-H-BULLETS", "BH-DICE-10")
def test_silver_is_cast_once() -> None:
    house = full_moon().at("ox", "research_laboratory").begin().rolls((2, 2, 1)).does("task:werewolf-bullets")
    assert house.cards("ox") == ["token-bullets"]
    assert house.refuses("task:werewolf-bullets") == "BH-H5-H-BULLETS"


@pytest.mark.rule("BH-H5-H-SILVER", "BH-H5-H-AIM")
def test_silver_kills_and_with_the_last_werewolf_the_heroes_have_won() -> None:
    house = full_moon("entrance_hall").holds("ox", "revolver").rolls((2,) * 5, (0,) * 3)
    house.one("ox").cards.append("token-bullets")
    house.begin().does("attack:dog:revolver")
    assert house.table.monsters == {}
    assert house.result is None
    house = full_moon().holds("ox", "revolver").rolls((2,) * 5, (0,) * 4)
    house.one("ox").cards.append("token-bullets")
    house.begin().does("attack:peter_akimoto:revolver")
    assert not house.one("peter").alive
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "werewolf-slain")


@pytest.mark.rule("BH-H5-H-SILVER")
def test_lead_does_not() -> None:
    house = full_moon().holds("ox", "revolver").rolls((1, 1) + (0,) * 3, (0,) * 4).begin()
    house.does("attack:peter_akimoto:revolver")
    assert house.asked() == "split-physical"


@pytest.mark.rule("BH-H5-T-AIM")
def test_an_explorer_who_came_over_wins_only_after_having_killed_a_hero() -> None:
    def last_fight(killer: str) -> dict[str, Any]:
        house = full_moon().steps("zoe", might=0, speed=0)
        house.one("ox").role = "traitor"
        house.rolls((2, 2, 2, 2), (0, 0)).begin(killer).does("attack:zoe_ingstrom")
        assert house.result is not None
        assert (house.result["side"], house.result["how"]) == ("traitor", "werewolf-all-dead")
        return house.result

    assert last_fight("peter")["winners"] == ["explorer3"]
    assert last_fight("ox")["winners"] == ["explorer1", "explorer3"]


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = full_moon().begin()
    assert house.view("peter")["books"] == ["werewolf/traitor", "werewolf"]
    assert house.view("ox")["books"] == ["werewolf/heroes", "werewolf"]
