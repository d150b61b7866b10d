"""Frankenstein's Legacy: Peter has turned; the Monster is in the Kitchen, the explorers stand in the Entrance Hall."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.creature.rules import Creature

from ..house import House

TORCH = "token-torch-1"


def storm(at: str = "kitchen", **state: Any) -> House:
    """The Monster is somewhere; the Kitchen lies north of the Entrance Hall."""
    house = House().lay("kitchen", "entrance_hall", "N").lay("tower", "upper_landing", "E")
    house.haunted(traitor="peter", number=29, run=True).change(scenario=Creature(**state), omen_room="kitchen")
    house.monster("creature", at, speed=3, might=8)
    for one in house.table.explorers.values():
        one.books.append("creature/traitor" if one.role == "traitor" else "creature/heroes")
    return house


@pytest.mark.rule("BH-H29-T-SETUP", "BH-H29-CREATURE")
def test_it_wakes_in_a_laboratory_that_the_traitor_looks_for() -> None:
    house = House().haunted(traitor="peter", number=29, run=True).change(omen_room="foyer").begin(step="haunt_set_up")
    assert (house.asks(), house.may()) == ("peter", {"room:research_laboratory", "room:operating_laboratory"})
    house.does("room:operating_laboratory")
    while house.asked() != "act":
        house.does(min(house.may()))
    creature = house.table.monsters["creature"]
    assert (creature.place, creature.traits) == ("operating_laboratory", {"speed": 3, "might": 8})
    assert house.table.plan.floor_of("operating_laboratory") == "upper"


@pytest.mark.rule("BH-H29-T-SETUP")
def test_a_laboratory_in_the_house_will_do_and_of_two_the_traitor_chooses() -> None:
    house = House().lay("research_laboratory", "upper_landing", "N").lay("operating_laboratory", "upper_landing", "E")
    house.haunted(traitor="peter", number=29, run=True).begin(step="haunt_set_up")
    assert house.asked() == "creature-wakes"
    house.does("room:research_laboratory")
    assert house.table.monsters["creature"].place == "research_laboratory"


@pytest.mark.rule("BH-H29-HUNT")
def test_it_goes_for_the_nearest_hero_and_adds_two_to_its_attack() -> None:
    house = storm("foyer").at("zoe", "kitchen").at("peter", "kitchen")
    house.rolls((1, 1, 1), (1,) * 8, (2, 2, 2, 2, 2)).begin(step="monsters_begin")
    assert house.table.monsters["creature"].place == "entrance_hall"
    assert (house.last("attacked")["mine"], house.last("attacked")["theirs"]) == (10, 10)


@pytest.mark.rule("BH-H29-HUNT")
def test_attacked_it_adds_nothing() -> None:
    house = storm("entrance_hall").rolls((1,) * 5, (1,) * 8).begin().does("attack:creature")
    assert house.last("attacked")["theirs"] == 8


@pytest.mark.rule("BH-H29-SPEED")
def test_no_shot_touches_it_but_a_torch_does() -> None:
    house = storm("entrance_hall").holds("ox", "revolver", TORCH).begin()
    assert house.may("attack:creature") == {"attack:creature", f"attack:creature:{TORCH}"}
    assert house.refuses("attack:creature:revolver") == "BH-H29-SPEED"


@pytest.mark.rule("BH-H29-H-TORCH")
def test_a_torch_is_lit_where_there_is_fire_and_one_is_enough() -> None:
    house = storm("foyer").at("ox", "kitchen").begin().does("task:creature-torch")
    assert house.cards("ox") == [TORCH]
    assert house.refuses("task:creature-torch") == "BH-H29-H-TORCH"
    assert storm().begin().refuses("task:creature-torch") == "BH-H29-H-TORCH"
    assert storm("foyer").at("peter", "kitchen").begin("peter").may("task:") == set()


@pytest.mark.rule("BH-H29-H-THROW")
def test_a_hit_burns_it_and_the_torch_is_gone() -> None:
    house = storm().holds("ox", TORCH).rolls((2, 2, 0, 0), (1, 1, 1)).begin().does(f"attack:creature:{TORCH}")
    assert house.view()["tasks"] == {"creature-burns": [1, 3]}
    assert house.table.monsters["creature"].stunned == 0
    assert house.cards("ox") == []


@pytest.mark.rule("BH-H29-H-THROW")
@pytest.mark.parametrize(("mine", "kept"), [((1, 1, 1, 0), [TORCH]), ((1, 1, 0, 0), [])])
def test_a_miss_puts_it_out_and_a_tie_does_not(mine: tuple[int, ...], kept: list[str]) -> None:
    house = storm().holds("ox", TORCH).rolls(mine, (1, 1, 1)).begin().does(f"attack:creature:{TORCH}")
    assert house.cards("ox") == kept
    assert house.changes() == {}


@pytest.mark.rule("BH-H29-H-THROW")
def test_it_is_thrown_no_farther_than_the_next_room() -> None:
    house = storm().at("ox", "foyer").holds("ox", TORCH).begin()
    assert house.may("attack:creature") == set()


@pytest.mark.rule("BH-H29-H-AIM", "BH-H29-H-THROW")
def test_as_many_burns_as_players_kill_it() -> None:
    house = storm(burns=2).holds("ox", TORCH).rolls((2, 2, 0, 0), (1, 1, 1)).begin().does(f"attack:creature:{TORCH}")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "creature-dead")


@pytest.mark.rule("BH-H29-H-PUSH", "BH-H29-H-AIM")
def test_at_the_edge_somebody_strong_pushes_it_down() -> None:
    house = storm("tower").at("ox", "tower").begin()
    house.table.monsters["creature"].part = house.one("ox").part
    assert house.odds("task:creature-push")["trait"] == "might"
    house.rolls((2, 2, 1, 1, 0)).does("task:creature-push")
    assert house.result is not None
    assert house.result["side"] == "heroes"
    house = storm("entrance_hall").begin()
    assert house.refuses("task:creature-push") == "BH-H29-H-PUSH"


@pytest.mark.rule("BH-H29-T-TORCH", "BH-STEAL-1")
def test_the_traitor_wrests_a_torch_from_somebody_and_it_goes_out() -> None:
    house = storm().holds("ox", TORCH).rolls((2, 2, 2), (0, 0, 0, 0, 0)).begin("peter")
    house.does("attack:ox_bellows", f"steal:{TORCH}")
    assert (house.cards("ox"), house.cards("peter")) == ([], [])
    assert house.last("creature-torch-gone")["who"] == "peter_akimoto"


@pytest.mark.rule("BH-H29-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = storm("entrance_hall").steps("zoe", might=0, speed=0)
    house.one("ox").alive = False
    house.rolls((0, 0, 0), (1,) * 8, (0, 0)).begin(step="monsters_begin")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "creature-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = storm().begin()
    assert house.view("peter")["books"] == ["creature/traitor", "creature"]
    assert house.view("ox")["books"] == ["creature/heroes", "creature"]


@pytest.mark.rule("BH-H29-H-TORCH")
def test_nobody_gets_a_second_torch_by_trade_or_from_the_floor() -> None:
    house = storm("tower").holds("ox", "token-torch-1").holds("zoe", "token-torch-2", "axe")
    house.table.floor_piles["entrance_hall"] = ["token-torch-3"]
    house.begin()
    assert house.may("take:") == set()
    assert house.refuses("take:token-torch-3") == "BH-H29-H-TORCH"
    assert house.does("trade:zoe_ingstrom").may() == {"want:axe", "back"}
    bare = storm("tower").holds("zoe", "token-torch-2").begin().does("trade:zoe_ingstrom")
    assert bare.may() == {"want:token-torch-2", "back"}
