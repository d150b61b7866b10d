"""Here There Be Dragons: Peter has turned; the Dragon is in the Entrance Hall, and so are Ox and Zoe."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.dragon.rules import Lair

from ..house import House

DRAGON: dict[str, Any] = {"speed": 3, "might": 8, "sanity": 6}
SHIELD, ARMOR = "token-shield", "token-antique_armor"


def lair(dragon: str = "entrance_hall", **state: Any) -> House:
    """Peter is upstairs, out of the way."""
    house = House().haunted(traitor="peter", number=15, run=True).change(scenario=Lair(**state))
    house.monster("dragon", dragon, **DRAGON).at("peter", "upper_landing")
    for one in house.table.explorers.values():
        one.books.append("dragon/traitor" if one.role == "traitor" else "dragon/heroes")
    return house


def wears(house: House, who: str, *gear: str) -> House:
    """Gives somebody pieces of the gear."""
    house.one(who).cards += gear
    return house


@pytest.mark.rule("BH-H15-T-SETUP", "BH-H15-DRAGON", "BH-H15-H-KNOWN")
@pytest.mark.parametrize("players", [3, 6])
def test_the_dragon_is_in_the_hall_and_gear_lies_in_the_deep(players: int) -> None:
    house = House(players).lay("crypt", "basement_landing", "N").haunted(traitor="peter", number=15, run=True)
    house.next_cards("catacombs", "bite").begin(step="haunt_set_up")
    dragon = house.table.monsters["dragon"]
    assert (dragon.place, dragon.traits) == ("entrance_hall", DRAGON)
    assert house.table.floor_piles == {"crypt": [SHIELD]}
    found = lair(missing=[ARMOR]).next_cards("catacombs").at("ox", "basement_landing").begin().does("open:N")
    assert found.table.floor_piles["catacombs"] == [ARMOR]


@pytest.mark.rule("BH-H15-T-SETUP")
def test_where_both_rooms_are_laid_the_traitor_chooses() -> None:
    house = House().lay("crypt", "basement_landing", "N").lay("chasm", "basement_landing", "S")
    house.haunted(traitor="peter", number=15, run=True).begin(step="haunt_set_up").does("room:chasm")
    assert house.table.floor_piles == {"chasm": [SHIELD]}


@pytest.mark.rule("BH-H15-FIRE", "BH-H15-DRAGON")
def test_it_bites_and_breathes_in_one_turn() -> None:
    house = lair().at("zoe", "foyer").at("peter", "foyer").rolls((1,) * 3).begin(step="monsters_begin")
    house.rolls((1, 1, 1, 1), (1, 1, 1, 1), (0, 0, 0, 0), (1, 0)).does("task:dragon-fire", "split:1:0")
    rolled = [(one["who"], one["kind"]) for one in house.told("rolled") if one["why"] == "dragon-fire"]
    people = ("ox_bellows", "zoe_ingstrom", "peter_akimoto")
    assert rolled == [*((who, "trait") for who in people), ("peter_akimoto", "damage")]
    assert house.changes("peter") == {"speed": -1}
    assert house.may("attack:") == {"attack:ox_bellows"}
    assert house.may("task:") == set()


@pytest.mark.rule("BH-H15-FIRE")
def test_items_take_the_heat() -> None:
    house = lair().holds("ox", "bell", "axe").at("zoe", "upper_landing").rolls((1,) * 3).begin(step="monsters_begin")
    house.rolls((0,) * 4, (2, 2, 1, 0)).does("task:dragon-fire")
    assert house.may() == {"burn:bell", "burn:axe", "go-on"}
    house.does("burn:axe", "burn:bell", "split:1:0")
    assert (house.cards("ox"), house.table.item_discard) == ([], ["axe", "bell"])
    assert house.by("ox", "speed") == -1
    assert "attack:ox_bellows" in house.may()
    assert house.may("task:") == set()


@pytest.mark.rule("BH-H15-H-SHIELD")
def test_the_shield_covers_all_heroes_in_the_room() -> None:
    house = wears(lair(), "zoe", SHIELD).rolls((1,) * 3).begin(step="monsters_begin").does("task:dragon-fire")
    assert [one for one in house.told("rolled") if one["why"] == "dragon-fire"] == []
    house = wears(lair("foyer").lay("furnace_room", "basement_landing", "N"), "ox", SHIELD)
    house.at("ox", "furnace_room").begin().does("end")
    assert house.changes("ox") == {}
    assert lair().pile("upper_landing", "bell").begin("peter").may("take:") == {"take:bell"}


@pytest.mark.rule("BH-H15-SCALES", "BH-H15-H-AIM")
def test_it_takes_two_points_less_and_dies_of_as_many_as_there_are_players() -> None:
    house = lair().rolls((2, 2, 0, 0, 0), (0,) * 8).begin().does("attack:dragon")
    assert house.view()["tasks"] == {"dragon-wounds": [2, 3]}
    assert not house.table.monsters["dragon"].stunned
    assert house.table.monsters["dragon"].traits == DRAGON
    ring = lair().holds("ox", "ring").rolls((2, 2, 0), (0,) * 6).begin().does("attack:dragon:ring")
    assert ring.view()["tasks"] == {"dragon-wounds": [2, 3]}
    slain = lair(wounds=2).rolls((2, 1, 0, 0, 0), (0,) * 8).begin().does("attack:dragon")
    assert slain.result is not None
    assert (slain.result["side"], slain.result["how"]) == ("heroes", "dragon-slain")
    assert slain.view()["aims"] == []


@pytest.mark.rule("BH-H15-SCALES")
def test_speed_does_not_touch_it() -> None:
    assert lair().holds("ox", "revolver").begin().refuses("attack:dragon:revolver") == "BH-H15-SCALES"


@pytest.mark.rule("BH-H15-H-SPEAR")
def test_the_spear_gives_four_more_in_attack_and_defence() -> None:
    house = lair().holds("ox", "spear").rolls((0,) * 7, (0,) * 8).begin().does("attack:dragon:spear")
    assert house.view()["tasks"] == {"dragon-wounds": [2, 3]}
    bitten = lair().holds("ox", "spear").rolls((1,) * 3, (1,) * 4 + (0,) * 4, (0,) * 5).begin(step="monsters_begin")
    assert bitten.does("attack:ox_bellows").changes("ox") == {}


@pytest.mark.rule("BH-H15-H-ARMOR")
def test_the_antique_armor_takes_a_whole_turn_and_five_points_of_a_blow() -> None:
    house = lair("foyer").pile("entrance_hall", "bell")
    house.table.floor_piles["entrance_hall"].append(ARMOR)
    house.begin()
    assert house.may("take:") == {"take:bell"}
    moved = lair("foyer").at("ox", "foyer")
    moved.table.floor_piles["entrance_hall"] = [ARMOR]
    moved.begin().does("go:entrance_hall")
    assert moved.refuses("task:dragon-don") == "BH-H15-H-ARMOR"
    house.does("task:dragon-don")
    assert house.cards("ox") == [ARMOR]
    assert house.asks() == "zoe"
    bitten = wears(lair(), "ox", ARMOR).rolls((1,) * 3, (1,) * 6 + (0,) * 2, (0,) * 5).begin(step="monsters_begin")
    assert bitten.does("attack:ox_bellows", "split:1:0").changes("ox") == {"speed": -1}
    both = wears(lair().holds("ox", "armor"), "ox", ARMOR)
    both.rolls((1,) * 3, (1,) * 6 + (0,) * 2, (0,) * 5).begin(step="monsters_begin")
    assert both.does("attack:ox_bellows", "split:1:0").changes("ox") == {"speed": -1}


@pytest.mark.rule("BH-H15-H-ARMOR")
def test_it_does_not_help_against_fire_and_slows() -> None:
    house = wears(lair().at("zoe", "upper_landing"), "ox", ARMOR).rolls((1,) * 3).begin(step="monsters_begin")
    house.rolls((0,) * 4, (1, 0, 0, 0)).does("task:dragon-fire", "split:1:0")
    assert house.changes("ox") == {"speed": -1}
    assert wears(lair("foyer"), "ox", ARMOR, SHIELD).begin().view()["acting"]["left"] == 2


@pytest.mark.rule("BH-H15-H-ARMOR")
def test_it_is_handed_over_in_a_whole_turn_and_never_stolen() -> None:
    house = wears(lair("foyer"), "ox", ARMOR).begin()
    assert house.may("trade:") == house.may("drop:") == set()
    house.does("task:dragon-hand-over:zoe_ingstrom")
    assert (house.cards("zoe"), house.asks()) == ([ARMOR], "zoe")
    robbed = wears(lair("foyer").at("peter", "entrance_hall"), "ox", ARMOR).begin("peter")
    robbed.rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows")
    assert robbed.asked() != "harm-or-steal"


@pytest.mark.rule("BH-H15-T-AIM", "BH-H15-T-KNOWN")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = lair().steps("zoe", might=0, speed=0)
    house.one("ox").alive = False
    house.rolls((1,) * 3, (2,) * 8, (0, 0)).begin(step="monsters_begin").does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "dragon-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = lair().begin()
    assert house.view("peter")["books"] == ["dragon/traitor", "dragon"]
    assert house.view("ox")["books"] == ["dragon/heroes", "dragon"]
