"""The Floating Eye: Ox is aboard the ship in the Chapel; Zoe and Peter are in the Entrance Hall beside it."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.aliens.rules import Aliens

from ..house import House

ZOE, PETER = "zoe_ingstrom", "peter_akimoto"


def landing(alien: str = "chapel", obeys: str = "", heroes: str = "entrance_hall", **state: Any) -> House:
    """An Alien is in a room; somebody may obey."""
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="ox", number=6, run=True)
    house.change(scenario=Aliens(**state)).token("spaceship", "chapel")
    house.monster("alien", alien, speed=4, might=6, sanity=6)
    house.one("ox").alive = False
    house.at("zoe", heroes).at("peter", heroes)
    if obeys:
        house.one(obeys).mark("controlled")
    for one in house.table.explorers.values():
        one.books.append("aliens/traitor" if one.role == "traitor" else "aliens/heroes")
    return house


@pytest.mark.rule("BH-H6-T-SETUP", "BH-H6-ALIENS")
@pytest.mark.parametrize(("players", "aliens"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_ship_lands_and_the_traitor_is_aboard(players: int, aliens: int) -> None:
    house = House(players).lay("chapel", "entrance_hall", "N").haunted(traitor="ox", number=6, run=True)
    house.holds("ox", "axe").change(omen_room="chapel").begin(step="haunt_set_up")
    assert [alien.place for alien in house.table.monsters.values()] == ["chapel"] * aliens
    assert house.table.monsters["alien" if players < 5 else "alien-1"].traits == {"speed": 4, "might": 6, "sanity": 6}
    assert house.table.tokens == {"chapel": ["spaceship"]}
    assert (house.one("ox").alive, house.table.removed, house.asks()) == (False, ["axe"], "zoe")


@pytest.mark.rule("BH-H6-T-GAZE")
def test_it_gazes_at_all_in_its_room_and_losers_obey_unhurt() -> None:
    house = landing("entrance_hall").begin("ox", "monsters_begin")
    house.rolls((2, 2, 2, 2, 0, 0), (0,) * 5, (0,) * 6, (2, 2, 2, 2)).does("task:aliens-gaze")
    assert (house.one("zoe").marks, house.one("peter").marks) == (("controlled",), ())
    assert (house.changes("zoe"), house.table.monsters["alien"].stunned) == ({}, 0)
    assert house.may("attack:") == set()


@pytest.mark.rule("BH-H6-T-GAZE")
def test_nobody_is_controlled_twice() -> None:
    house = landing("entrance_hall")
    house.one("zoe").mark("unswayed")
    house.one("peter").mark("unswayed")
    assert house.begin("ox", "monsters_begin").may("task:") == set()


@pytest.mark.rule("BH-H6-ALIENS")
def test_speed_does_not_touch_it() -> None:
    house = landing("entrance_hall").holds("zoe", "revolver").begin("zoe")
    assert house.may("attack:alien") == {"attack:alien"}


@pytest.mark.rule("BH-H6-OBEY")
def test_a_controlled_explorer_walks_to_the_ship_and_does_nothing_else() -> None:
    house = landing(obeys="zoe", heroes="foyer").begin("zoe", "turn_begins")
    assert (house.where("zoe"), house.asks()) == ("chapel", "peter")
    slow = landing(obeys="peter", heroes="upper_landing").steps("peter", speed=0).begin("peter", "turn_begins")
    assert slow.where("peter") == "entrance_hall"


@pytest.mark.rule("BH-H6-OBEY")
def test_no_room_hinders_a_controlled_explorer() -> None:
    house = landing(obeys="zoe").lay("graveyard", "foyer", "N").at("zoe", "graveyard").begin("zoe", "turn_begins")
    assert house.told("rolled") == []
    assert house.where("zoe") == "chapel"


@pytest.mark.rule("BH-H6-OBEY")
def test_an_explorer_who_begins_a_turn_at_the_ship_boards_it() -> None:
    house = landing(obeys="zoe").at("zoe", "chapel").holds("zoe", "axe").begin("zoe", "turn_begins")
    assert (house.one("zoe").alive, house.table.removed, house.result) == (False, ["axe"], None)


@pytest.mark.rule("BH-H6-T-AIM")
def test_with_nobody_left_whose_will_is_free_the_ship_leaves() -> None:
    last = landing("entrance_hall", obeys="zoe").at("zoe", "foyer").begin("ox", "monsters_begin")
    last.rolls((2, 2, 2, 2, 0, 0), (0,) * 4).does("task:aliens-gaze")
    assert last.result is not None
    assert (last.result["side"], last.result["how"]) == ("traitor", "aliens-all-dead")


@pytest.mark.rule("BH-H6-H-FREE")
def test_a_friend_who_wins_wakes_them_for_half_the_damage() -> None:
    house = landing(obeys="zoe").begin("peter").rolls((2, 2, 1), (0, 0, 0)).does(f"attack:{ZOE}", "split:1:1")
    assert house.one("zoe").marks == ("unswayed",)
    lost = landing(obeys="zoe").begin("peter").rolls((0, 0, 0), (2, 0, 0)).does(f"attack:{ZOE}", "split:2:0")
    assert (lost.one("zoe").marks, lost.changes("peter")) == (("controlled",), {"speed": -2})
    ring = landing(obeys="zoe").holds("peter", "ring").begin("peter")
    assert ring.may("attack:") == {f"attack:{ZOE}", f"attack:{ZOE}:ring"}
    assert landing().begin("peter").may("attack:") == set()


@pytest.mark.rule("BH-H6-OBEY")
def test_aliens_leave_a_controlled_explorer_alone() -> None:
    house = landing("entrance_hall", obeys="zoe").at("peter", "upper_landing").begin("ox", "monsters_begin")
    assert house.may("attack:") == set()


@pytest.mark.rule("BH-H6-H-BREAK", "BH-H6-H-AIM")
def test_the_ship_is_broken_with_might_in_its_room() -> None:
    assert landing().begin("zoe").refuses("task:aliens-break", "zoe") == "BH-H6-H-BREAK"
    house = landing("foyer", heroes="chapel", broken=1).begin("zoe").rolls((2, 2, 1)).does("task:aliens-break")
    assert house.view()["tasks"] == {"aliens-broken": [2, 3]}
    house = landing("foyer", heroes="chapel", broken=2).begin("zoe").rolls((2, 2, 1)).does("task:aliens-break")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "aliens-grounded")
