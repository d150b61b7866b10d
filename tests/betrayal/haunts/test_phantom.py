"""The Phantom's Embrace: Peter has turned; the Phantom has taken the Girl below, and a bomb ticks."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.phantom.rules import Embrace

from ..house import House
from ..test_bots import chosen

PHANTOM: dict[str, Any] = {"might": 6, "sanity": 5}


def opera(rulings: dict[str, Any] | None = None, **state: Any) -> House:
    """Ox and Zoe are on the Basement Landing, Peter is upstairs, and the Girl is set aside."""
    house = House(**(rulings or {})).haunted(traitor="peter", number=16, run=True).change(scenario=Embrace(**state))
    house.at("ox", "basement_landing").at("zoe", "basement_landing").at("peter", "upper_landing")
    house.table.omen_deck.remove("girl")
    house.table.removed.append("girl")
    for one in house.table.explorers.values():
        one.books.append("phantom/traitor" if one.role == "traitor" else "phantom/heroes")
    return house


def with_girl(house: House, who: str) -> House:
    """Gives somebody the Girl."""
    house.table.removed.remove("girl")
    house.one(who).cards.append("girl")
    return house


@pytest.mark.rule("BH-H16-T-SETUP")
@pytest.mark.parametrize("players", [3, 6])
def test_the_girl_is_taken_from_her_holder(players: int) -> None:
    house = House(players).haunted(traitor="peter", number=16, run=True).holds("zoe", "girl")
    house.begin(step="haunt_set_up")
    assert (house.cards("zoe"), house.table.removed) == ([], ["girl"])
    assert house.by("zoe", "sanity") == -1


@pytest.mark.rule("BH-H16-APPEAR", "BH-H16-GIRL", "BH-H16-PHANTOM")
def test_a_hero_who_finds_the_right_room_attacks_instead_of_drawing() -> None:
    house = opera().next_cards("crypt").rolls((2,) * 5, (0,) * 6).begin().does("open:N")
    assert house.cards("ox") == ["girl"]
    assert (house.table.monsters, house.table.scenario.bomb) == ({}, "crypt")  # type: ignore[union-attr]
    assert house.table.tokens == {"crypt": ["phantom_trace"]}
    assert house.told("drew") == []
    armed = opera().holds("ox", "axe").next_cards("crypt").begin().does("open:N")
    assert armed.may() == {"attack:phantom", "attack:phantom:axe"}


@pytest.mark.rule("BH-H16-PHANTOM")
def test_the_loser_is_hurt_and_it_flees_with_the_girl() -> None:
    house = opera().next_cards("crypt").rolls((0,) * 5, (1,) + (0,) * 5).begin().does("open:N", "split:1:0")
    assert house.changes("ox") == {"speed": -1}
    assert house.table.monsters == {}
    assert house.told("phantom-flees") == [{}]


@pytest.mark.rule("BH-H16-UNBEATEN-STAYS")
def test_a_table_may_let_an_unbeaten_phantom_stay() -> None:
    house = opera({"phantom_unbeaten": "stays"}).next_cards("statuary_corridor").rolls((0,) * 5, (0,) * 6)
    house.begin().does("open:N", "end")
    assert house.table.monsters["phantom"].place == "statuary_corridor"
    house.does("end", "end")
    assert house.table.monsters["phantom"].place == "statuary_corridor"


@pytest.mark.rule("BH-H16-UNBEATEN-STAYS")
def test_one_that_stays_is_not_put_elsewhere() -> None:
    house = opera({"phantom_unbeaten": "stays"}).only_rooms("attic").lay("crypt", "basement_landing", "N")
    house.monster("phantom", "crypt", **PHANTOM).begin(step="monsters_begin")
    assert house.table.monsters["phantom"].place == "crypt"


@pytest.mark.rule("BH-H16-APPEAR", "BH-H16-UNBEATEN-FLEES")
def test_an_unbeaten_phantom_is_gone_with_the_turn_and_other_rooms_are_empty() -> None:
    house = opera().next_cards("statuary_corridor").rolls((0,) * 5, (0,) * 6).begin().does("open:N")
    assert "phantom" in house.table.monsters
    assert house.does("end").table.monsters == {}
    assert opera().next_cards("larder", "bell").begin().does("open:N").cards("ox") == ["bell"]
    upstairs = opera().at("ox", "upper_landing").next_cards("attic").begin().does("open:N")
    assert upstairs.table.monsters == {}
    traitor = opera().at("peter", "basement_landing").next_cards("crypt").begin("peter").does("open:N")
    assert traitor.table.monsters == {}


@pytest.mark.rule("BH-H16-T-PLACE")
def test_when_nothing_is_left_to_find_the_traitor_puts_it_where_it_has_not_been() -> None:
    house = opera().only_rooms("attic").lay("crypt", "basement_landing", "N").token("phantom_trace", "crypt")
    house.begin(step="monsters_begin")
    assert house.table.monsters["phantom"].place == "basement_landing"
    assert house.asks() == "ox"
    house.rolls((2,) * 5, (0,) * 6).does("attack:phantom")
    assert house.cards("ox") == ["girl"]
    full = opera().only_rooms("attic").lay("crypt", "basement_landing", "N")
    full.token("phantom_trace", "crypt", "basement_landing").begin(step="monsters_begin")
    assert full.may() == {"room:crypt", "room:basement_landing"}
    assert full.table.tokens == {}
    assert opera().begin(step="monsters_begin").table.monsters == {}


@pytest.mark.rule("BH-H16-T-PLACE")
@pytest.mark.parametrize(("heroes", "chooses"), [("basement_landing", "larder"), ("larder", "basement_landing")])
def test_a_traitor_by_rules_of_thumb_puts_it_where_no_hero_is_near(heroes: str, chooses: str) -> None:
    house = opera().only_rooms("attic").lay("crypt", "basement_landing", "N").lay("larder", "crypt", "N")
    house.at("ox", heroes).at("zoe", heroes).begin(step="monsters_begin")
    assert house.may() == {"room:crypt", "room:larder", "room:basement_landing"}
    assert chosen(house, "peter") == f"room:{chooses}"
    assert [aim for aim in house.match.view(house.one("zoe").seat)["aims"] if aim["what"] == "answer"] == []


@pytest.mark.rule("BH-H16-T-AIM")
@pytest.mark.parametrize(("might", "hunts"), [(1, False), (6, True)])
def test_a_traitor_by_rules_of_thumb_seeks_out_only_the_weaker(might: int, hunts: bool) -> None:
    house = opera().at("peter", "entrance_hall").at("ox", "foyer").at("zoe", "foyer")
    house.steps("peter", might=might).begin("peter")
    assert (chosen(house, "peter") == "go:foyer") == hunts


@pytest.mark.rule("BH-H16-H-AIM")
@pytest.mark.parametrize("defused", [True, False])
def test_heroes_by_rules_of_thumb_leave_a_bomb_that_is_quiet_for_the_girl(defused: bool) -> None:
    house = opera(bomb="basement_landing", defused=defused).lay("wine_cellar", "basement_landing", "N")
    house.lay("larder", "wine_cellar", "N").lay("dusty_hallway", "larder", "N").lay("crypt", "dusty_hallway", "N")
    house.table.removed.remove("girl")
    house.change(waiting={"crypt": ["girl"]}, done=["task:phantom-defuse"]).begin()
    assert (chosen(house, "ox") == "go:wine_cellar") == defused


@pytest.mark.rule("BH-H16-BOMB", "BH-H16-T-AIM")
@pytest.mark.parametrize(("shown", "over"), [((2, 2, 2, 2), True), ((2, 2, 2, 1), False)])
def test_the_bomb_may_go_off_after_each_turn_of_the_traitor(shown: tuple[int, ...], over: bool) -> None:
    house = opera(track=3).rolls(shown).begin("peter").does("end")
    assert (house.result is not None) == over
    if over:
        assert house.result is not None
        assert (house.result["side"], house.result["how"]) == ("traitor", "phantom-explosion")
    else:
        assert house.view()["tasks"] == {"phantom-bomb": [4, 8]}


@pytest.mark.rule("BH-H16-H-DEFUSE", "BH-H16-H-AIM", "BH-DICE-10")
def test_defused_with_the_girl_at_hand_all_is_well() -> None:
    house = with_girl(opera(bomb="basement_landing"), "zoe").steps("ox", knowledge=7).begin()
    house.rolls((2, 2, 2, 1, 0, 0)).does("task:phantom-defuse")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "phantom-quiet")
    failed = opera(bomb="basement_landing").steps("ox", knowledge=7).begin()
    failed.rolls((2, 2, 2, 0, 0, 0)).does("task:phantom-defuse")
    assert failed.refuses("task:phantom-defuse") == "BH-DICE-10"
    assert opera(bomb="crypt").begin().refuses("task:phantom-defuse") == "BH-H16-H-DEFUSE"
    quiet = opera(defused=True, track=5).begin("peter").does("end")
    assert quiet.told("phantom-bomb") == []


@pytest.mark.rule("BH-H16-H-EXIT-ALL")
def test_a_table_may_want_all_of_them_out() -> None:
    house = with_girl(opera({"phantom_exit": "all"}, door=True, bomb="crypt"), "ox").at("ox", "entrance_hall")
    house.at("zoe", "entrance_hall").begin().does("task:phantom-leave")
    assert (house.where("ox"), house.result, house.asks()) == ("", None, "zoe")
    house.does("task:phantom-leave")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "phantom-escape")
    alone = opera({"phantom_exit": "all"}, door=True).at("ox", "entrance_hall").begin()
    assert alone.refuses("task:phantom-leave") == "BH-H16-H-DOOR"


@pytest.mark.rule("BH-H16-H-DOOR", "BH-H16-H-AIM", "BH-H16-H-EXIT-GIRL")
def test_out_with_the_girl_is_a_victory_too() -> None:
    house = with_girl(opera(door=True, bomb="crypt"), "ox").at("ox", "entrance_hall").begin()
    house.does("task:phantom-leave")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "phantom-escape")
    alone = opera(door=True).at("ox", "entrance_hall").begin()
    assert alone.refuses("task:phantom-leave") == "BH-H16-H-DOOR"


@pytest.mark.rule("BH-H16-H-DOOR", "BH-DICE-10")
def test_the_door_takes_a_roll_and_an_event() -> None:
    house = opera().at("ox", "entrance_hall").next_cards("rotten").begin().rolls((2, 2, 2, 0, 0), (2, 2, 2))
    house.does("task:phantom-door:might")
    assert house.last("drew")["card"] == "rotten"
    while house.asks() == "ox" and house.asked() != "act":
        house.does(sorted(house.may())[0])
    assert house.asks() == "zoe"
    assert house.table.scenario.door  # type: ignore[union-attr]


@pytest.mark.rule("BH-H16-GIRL")
def test_the_girl_does_not_go_with_the_traitor() -> None:
    house = opera().change(waiting={"foyer": ["girl"]}).at("peter", "entrance_hall").begin("peter").does("go:foyer")
    assert house.cards("peter") == []
    robbed = with_girl(opera(), "ox").at("peter", "basement_landing").begin("peter")
    robbed.rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows")
    assert robbed.asked() != "harm-or-steal"


@pytest.mark.rule("BH-H16-T-AIM", "BH-H16-T-KNOWN", "BH-H16-H-KNOWN")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = opera().steps("zoe", might=0, speed=0).at("peter", "basement_landing")
    house.one("ox").alive = False
    house.rolls((2,) * 3, (0, 0)).begin("peter").does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "phantom-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = opera().begin()
    assert house.view("peter")["books"] == ["phantom/traitor", "phantom"]
    assert house.view("ox")["books"] == ["phantom/heroes", "phantom"]
