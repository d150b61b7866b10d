"""Family Gathering: Ox is dead, and the Madman stands in his place."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.family.rules import Family

from ..house import House


def dinner(at: str = "foyer", **state: Any) -> House:
    """A Zombie is in a room; Zoe and Peter are in the Entrance Hall, the Chapel lies north of it."""
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="ox", number=10, run=True)
    house.one("ox").alive = False
    house.change(scenario=Family(**state)).monster("zombie", at, speed=2, might=6, sanity=2, knowledge=3)
    for one in house.table.explorers.values():
        one.books.append("family/traitor" if one.role == "traitor" else "family/heroes")
    return house


@pytest.mark.rule("BH-H10-T-SETUP", "BH-H10-FAMILY", "BH-HTURN-7")
def test_the_madman_takes_the_traitors_place_and_zombies_rise_in_omen_rooms_first() -> None:
    house = (
        House(4).lay("kitchen", "foyer", "N").haunted(traitor="ox", number=10, run=True).holds("ox", "madman", "axe")
    )
    house.begin(step="haunt_set_up")
    assert house.table.monsters["zombie-1"].place == "kitchen"
    assert "room:entrance_hall" in house.may()
    house.does("room:foyer", "room:foyer", "room:upper_landing")
    assert [one.place for one in house.table.monsters.values() if one.kind == "zombie"] == [
        *("kitchen", "foyer", "foyer", "upper_landing"),
    ]
    assert house.table.monsters["madman"].place == "entrance_hall"
    assert not house.one("ox").alive
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    assert house.table.removed == ["madman"]


@pytest.mark.rule("BH-H10-T-CHASE")
def test_a_zombie_that_sees_a_hero_goes_for_the_closest_and_attacks() -> None:
    house = dinner("grand_staircase").at("zoe", "foyer").rolls((1, 1), (0,) * 6, (0,) * 3).begin(step="monsters_begin")
    assert house.table.monsters["zombie"].place == "foyer"
    assert [event["whom"] for event in house.told("attacks")] == ["zoe_ingstrom"]


@pytest.mark.rule("BH-H10-T-CHASE")
def test_one_that_sees_nobody_goes_as_it_is_led() -> None:
    house = (
        dinner("grand_staircase").at("zoe", "chapel").at("peter", "chapel").rolls((1, 1)).begin(step="monsters_begin")
    )
    assert {"go:foyer", "go:upper_landing", "next"} <= house.may()


@pytest.mark.rule("BH-H10-H-ROOMS", "BH-H10-TRAP")
def test_a_favourite_room_holds_one_zombie_for_good() -> None:
    house = dinner("chapel").rolls((1, 1), (1, 1, 1)).begin(step="monsters_begin")
    assert house.table.monsters["zombie"].marks == ("trapped",)
    assert house.told("attacks") == []
    assert house.view("zoe")["tasks"]["family-held"] == [1, 3]
    house = dinner("chapel", held=["chapel"]).rolls((1, 1), (0,) * 6, (0,) * 3).begin(step="monsters_begin")
    assert house.table.monsters["zombie"].marks == ()


@pytest.mark.rule("BH-H10-H-ROOMS")
def test_one_that_remembers_why_it_came_goes_on() -> None:
    house = dinner("chapel").rolls((1, 1), (2, 2, 0)).begin(step="monsters_begin")
    assert house.may() == {"hunt:zoe_ingstrom", "hunt:peter_akimoto"}
    house.does("hunt:zoe_ingstrom")
    assert house.table.monsters["zombie"].marks == ()
    assert house.table.monsters["zombie"].place == "entrance_hall"


@pytest.mark.rule("BH-H10-MADMAN")
def test_five_points_kill_the_madman_less_stuns_him() -> None:
    def beaten(wounds: int) -> House:
        house = dinner(wounds=wounds).monster("madman", "entrance_hall", speed=3, might=5, sanity=5).begin("zoe")
        return house.rolls((2, 1, 0), (0,) * 5).does("attack:madman")

    assert beaten(1).table.monsters["madman"].stunned
    assert "madman" not in beaten(2).table.monsters


@pytest.mark.rule("BH-H10-H-AIM")
def test_when_all_are_held_the_heroes_have_won() -> None:
    house = dinner("chapel", held=["attic", "library"]).rolls((1, 1), (0, 0, 0)).begin(step="monsters_begin")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "family-held")


@pytest.mark.rule("BH-H10-T-AIM", "BH-WIN-4")
def test_with_all_heroes_dead_the_family_has_dined() -> None:
    house = dinner("entrance_hall").steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.rolls((1, 1), (2, 2, 2, 2, 0, 0), (0, 0)).begin(step="monsters_begin")
    while house.result is None:
        house.does(sorted(house.may())[0])
    assert (house.result["side"], house.result["how"]) == ("traitor", "family-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = dinner().begin("zoe")
    assert house.view("ox")["books"] == ["family/traitor", "family"]
    assert house.view("zoe")["books"] == ["family/heroes", "family"]
