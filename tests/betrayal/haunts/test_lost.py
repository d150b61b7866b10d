"""Lost: Peter has turned; the Organ Room lies north of the Entrance Hall, and Ox sits in it."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.lost.rules import Lost

from ..house import House


def elsewhere(players: int = 3, **state: Any) -> House:
    """The Library lies at the top of the stairs."""
    house = House(players).lay("organ_room", "entrance_hall", "N").lay("library", "upper_landing", "N")
    house.haunted(traitor="peter", number=32, run=True).change(scenario=Lost(**state)).at("ox", "organ_room")
    for one in house.table.explorers.values():
        one.books.append("lost/traitor" if one.role == "traitor" else "lost/heroes")
    return house


@pytest.mark.rule("BH-H32-HOUSE", "BH-H32-T-SETUP")
@pytest.mark.parametrize("players", [3, 6])
def test_only_the_first_rooms_are_left_and_those_with_people(players: int) -> None:
    house = House(players).lay("chapel", "entrance_hall", "N").lay("ballroom", "foyer", "N").lay("patio", "foyer", "S")
    house.lay("kitchen", "ballroom", "N")
    house.at("ox", "kitchen").pile("chapel", "axe").token("secret_passage", "chapel", "foyer")
    house.haunted(traitor="peter", number=32, run=True).begin(step="haunt_set_up")
    assert set(house.table.plan.spots) == {
        *("grand_staircase", "foyer", "entrance_hall", "upper_landing", "basement_landing", "kitchen")
    }
    assert (house.asks(), house.asked()) == ("peter", "move-room")
    house.does(sorted(house.may("door:"))[0])
    house.does("floor:upper", "door:upper_landing:N")
    assert house.table.plan.spots["organ_room"].floor == "upper"
    assert set(house.table.plan.passages["kitchen"].values()) <= {"foyer", "entrance_hall"}
    assert {"chapel", "ballroom", "patio"} <= set(house.table.rooms)
    assert (house.table.floor_piles, house.table.tokens, house.where("ox")) == ({}, {}, "kitchen")


@pytest.mark.rule("BH-H32-HOUSE")
def test_a_vault_that_was_opened_stays_empty() -> None:
    house = House().lay("vault", "upper_landing", "N").token("vault_empty", "vault")
    house.haunted(traitor="peter", number=32, run=True).begin(step="haunt_set_up")
    assert "vault" not in house.table.plan
    assert house.table.tokens == {"vault": ["vault_empty"]}


@pytest.mark.rule("BH-H32-AIR")
def test_the_air_wears_heroes_down() -> None:
    house = elsewhere().rolls((1, 1)).begin(step="turn_begins").does("trait:sanity", "trait:speed")
    assert house.changes() == {"sanity": -1, "speed": -1}
    assert elsewhere().begin("peter", step="turn_begins").asked() == "act"


@pytest.mark.rule("BH-H32-H-ORGAN")
def test_all_that_helps_at_the_organ() -> None:
    assert elsewhere().begin().odds("task:lost-play")["need"] == 15
    assert elsewhere(learned=["library", "tower"]).begin().odds("task:lost-play")["need"] == 11
    assert elsewhere(spoiled=["chapel"]).begin().odds("task:lost-play")["need"] == 18
    assert elsewhere().lay("dining_room", "foyer", "N").begin().odds("task:lost-play")["need"] == 14
    assert elsewhere().holds("ox", "madman").pile("organ_room", "book").begin().odds("task:lost-play")["need"] == 11
    assert elsewhere().at("zoe", "organ_room").begin("zoe").odds("task:lost-play", "zoe")["need"] == 13, "a musician"
    assert elsewhere().at("ox", "library").begin().refuses("task:lost-play") == "BH-H32-H-ORGAN"


@pytest.mark.rule("BH-H32-H-AIM")
@pytest.mark.parametrize(("players", "need"), [(3, 15), (4, 16), (5, 18), (6, 20)])
def test_the_organ_brings_the_house_home(players: int, need: int) -> None:
    house = elsewhere(players, learned=["library"] * 7).steps("ox", knowledge=5)
    assert house.begin().odds("task:lost-play")["need"] == need - 14
    dice = house.value("ox", "knowledge")
    house.rolls((2,) * (dice - 1) + (0,)).does("task:lost-play")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "lost-home")


@pytest.mark.rule("BH-H32-H-LEARN", "BH-DICE-10")
def test_rooms_know_parts_of_the_melody() -> None:
    house = elsewhere().at("ox", "library").rolls((2, 2, 0)).begin().does("task:lost-learn")
    assert house.refuses("task:lost-learn") == "BH-DICE-10"
    house = elsewhere().at("ox", "library").rolls((2, 2, 1)).begin().does("task:lost-learn")
    assert house.view()["tasks"] == {"lost-melody": [1, 3]}
    assert house.refuses("task:lost-learn") == "BH-H32-H-LEARN"
    game = elsewhere().lay("game_room", "foyer", "N").at("ox", "game_room").begin()
    assert game.odds("task:lost-learn")["trait"] == "sanity"


@pytest.mark.rule("BH-H32-T-SPOIL")
def test_the_traitor_puts_the_organ_out_of_tune() -> None:
    house = elsewhere().lay("chapel", "foyer", "N").at("peter", "chapel").rolls((2, 1, 1, 0)).begin("peter")
    house.does("task:lost-spoil")
    assert house.last("lost-spoiled")["room"] == "chapel"
    assert house.refuses("task:lost-spoil", "peter") == "BH-H32-T-SPOIL"
    assert "task:lost-spoil" not in elsewhere().lay("chapel", "foyer", "N").at("ox", "chapel").begin().may()


@pytest.mark.rule("BH-H32-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = elsewhere().steps("ox", speed=0)
    house.one("zoe").alive = False
    house.rolls((1, 0)).begin(step="turn_begins").does("trait:speed")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "lost-all-dead")
