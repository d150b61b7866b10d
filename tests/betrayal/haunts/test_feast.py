"""The Feast: Ox has invited; Zoe and Peter are in the Foyer, Cannibals and Victims wherever they are needed."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.feast.rules import Feast, aims

from ..house import House


def dinner(
    heroes: str = "foyer", victims: tuple[str, ...] = (), cannibals: tuple[str, ...] = (), **state: Any
) -> House:
    """Heroes, Victims (who look north) and Cannibals are in these rooms; Ox stands on the Upper Landing."""
    names = ["victim", "victim-2"][: len(victims)]
    facing = state.pop("facing", dict.fromkeys(names, "N"))
    house = House().lay("dining_room", "entrance_hall", "N").haunted(traitor="ox", number=46, run=True)
    house.change(scenario=Feast(facing=facing, **state)).at("ox", "upper_landing")
    house.at("zoe", heroes).at("peter", heroes)
    for name, room in zip(names, victims, strict=True):
        house.monster(name, room, speed=2, might=3, sanity=3)
        house.table.monsters[name].lead = ""
    for name, room in zip(("cannibal", "cannibal-2"), cannibals, strict=False):
        house.monster(name, room, speed=2, might=4, sanity=4)
    for one in house.table.explorers.values():
        one.books.append("feast/traitor" if one.role == "traitor" else "feast/heroes")
    return house


def ended(house: House) -> tuple[str, str]:
    """Who has won, and how."""
    assert house.result is not None
    return house.result["side"], house.result["how"]


@pytest.mark.rule("BH-H46-T-SETUP", "BH-H46-H-SETUP", "BH-H46-CANNIBALS", "BH-H46-VICTIMS")
@pytest.mark.parametrize("players", [3, 6])
def test_the_table_is_laid_and_the_victims_are_under_the_roof(players: int) -> None:
    house = House(players).haunted(traitor="ox", number=46, run=True).begin(step="haunt_set_up")
    while house.asked() != "feast-facing":
        house.does(min(house.may()))
    assert house.asks() == "zoe"
    by_kind = {kind: [m for m in house.table.monsters.values() if m.kind == kind] for kind in ("cannibal", "victim")}
    assert [m.place for m in by_kind["cannibal"]] == ["dining_room"] * (players - 1)
    assert [m.place for m in by_kind["victim"]] == ["attic"] * (players - 1)
    assert by_kind["cannibal"][0].traits == {"speed": 2, "might": 4, "sanity": 4}
    assert by_kind["victim"][0].traits == {"speed": 2, "might": 3, "sanity": 3}
    assert house.table.plan.floor_of("dining_room") == "ground"


@pytest.mark.rule("BH-H46-WALK")
def test_victims_walk_two_rooms_and_turn_left_where_there_is_no_door() -> None:
    house = dinner("basement_landing", ("entrance_hall",), ("dining_room",), facing={"victim": "E"})
    house.begin("zoe", "turn_begins")
    assert [move["to"] for move in house.told("moved")] == ["dining_room", "entrance_hall"]
    house = dinner("basement_landing", ("entrance_hall",), ("dining_room",), facing={"victim": "W"})
    house.begin("peter", "turn_begins")
    assert house.told("moved") == [], "only when Zoe’s turn begins"


@pytest.mark.rule("BH-H46-WALK")
def test_victims_stop_with_a_hero_and_walk_though_the_player_is_dead() -> None:
    house = dinner("foyer", ("grand_staircase", "foyer"), ("dining_room",), facing={"victim": "E", "victim-2": "E"})
    house.begin("zoe", "turn_begins")
    assert [move["to"] for move in house.told("moved")] == ["foyer"]
    house = dinner("basement_landing", ("grand_staircase",), facing={"victim": "E"}).monster("cannibal", "dining_room")
    house.one("zoe").alive = False
    house.begin("ox", "next_turn")
    assert [move["to"] for move in house.told("moved")] == ["foyer", "entrance_hall"]


@pytest.mark.rule("BH-H46-VICTIMS")
def test_victims_are_in_nobodys_way_and_harm_nobody() -> None:
    house = dinner(victims=("upper_landing",), cannibals=("dining_room",)).begin("ox")
    house.rolls((0,) * house.value("ox", "might"), (2, 2, 2)).does("attack:victim")
    assert house.told("damage") == []
    house.does("go:grand_staircase")
    assert house.view()["acting"]["used"] == 1
    assert dinner(victims=("foyer",)).begin("zoe").refuses("attack:victim", "zoe") == "BH-ATT-4"


@pytest.mark.rule("BH-H46-VICTIMS", "BH-H46-CANNIBALS", "BH-H46-BODIES")
def test_a_beaten_figure_dies_and_only_victims_and_heroes_leave_bodies() -> None:
    house = dinner(victims=("upper_landing",), cannibals=("foyer",)).begin("ox")
    house.rolls((2,) * house.value("ox", "might"), (0, 0, 0)).does("attack:victim")
    assert "victim" not in house.table.monsters
    assert house.table.tokens == {"upper_landing": ["dead_victim"]}
    house = dinner(victims=("upper_landing",), cannibals=("foyer", "dining_room")).begin("zoe")
    house.rolls((2,) * house.value("zoe", "might"), (0, 0, 0, 0)).does("attack:cannibal")
    assert "cannibal" not in house.table.monsters
    assert house.table.tokens == {}
    house = dinner(cannibals=("foyer",)).steps("zoe", might=0, speed=0).begin("zoe")
    house.rolls((0,) * house.value("zoe", "might"), (2, 2, 2, 2)).does("attack:cannibal")
    assert not house.one("zoe").alive
    assert house.table.tokens == {"foyer": ["dead_hero"]}


@pytest.mark.rule("BH-H46-T-FEAST")
def test_the_traitor_feasts_for_a_whole_turn_and_grows() -> None:
    house = dinner(cannibals=("dining_room",)).token("dead_hero", "upper_landing").begin("ox")
    house.does("task:feast-eat:dead_hero")
    assert house.changes() == {"speed": 1, "might": 1, "sanity": 1, "knowledge": 1}
    assert (house.table.tokens, house.table.turn) == ({}, "monsters")
    late = (
        dinner(cannibals=("dining_room",)).token("dead_hero", "grand_staircase").begin("ox").does("go:grand_staircase")
    )
    assert late.refuses("task:feast-eat:dead_hero") == "BH-H46-T-FEAST"
    watched = dinner("upper_landing", cannibals=("dining_room",)).token("dead_hero", "upper_landing").begin("ox")
    assert watched.refuses("task:feast-eat:dead_hero") == "BH-H46-T-FEAST"


@pytest.mark.rule("BH-H46-T-FEAST")
def test_a_cannibal_feasts_and_rolls_alone_from_then_on() -> None:
    house = dinner(cannibals=("dining_room", "entrance_hall")).token("dead_victim", "dining_room")
    house.rolls((1, 1)).begin("ox", "monsters_begin").does("move:cannibal", "task:feast-devour:dead_victim")
    eater = house.table.monsters["cannibal"]
    assert eater.traits == {"speed": 3, "might": 5, "sanity": 5}
    assert eater.moves_as != house.table.monsters["cannibal-2"].moves_as
    assert house.table.acting == "cannibal-2", "the turn of the first is over"
    assert house.table.monsters["cannibal-2"].traits["might"] == 4


@pytest.mark.rule("BH-H46-H-LEAD")
def test_a_hero_who_begins_with_a_victim_leads_it_first() -> None:
    house = dinner(victims=("foyer",), cannibals=("dining_room",)).begin("zoe", "turn_begins")
    house.does("task:feast-lead:victim")
    assert "room:upper_landing" in house.may()
    assert "room:dining_room" in house.may()
    house.does("room:upper_landing", "face:W")
    assert house.table.monsters["victim"].place == "upper_landing"
    assert house.refuses("task:feast-lead:victim", "zoe") == "BH-H46-H-LEAD"
    house = dinner(victims=("foyer",), cannibals=("dining_room",)).begin("zoe").does("task:feast-home:victim")
    assert house.table.monsters["victim"].place == "entrance_hall"
    house = dinner("grand_staircase", ("foyer",), ("dining_room",)).begin("zoe").does("go:foyer")
    assert house.refuses("task:feast-lead:victim", "zoe") == "BH-H46-H-LEAD", "she came to it only now"


@pytest.mark.rule("BH-H46-H-DOOR")
def test_five_opens_the_front_door_and_ends_the_turn() -> None:
    house = dinner("entrance_hall", ("entrance_hall",), ("dining_room",)).next_cards("silence").begin("zoe")
    assert house.refuses("task:feast-leave:victim", "zoe") == "BH-H46-H-LEAVE"
    dice = house.value("zoe", "knowledge")
    house.rolls((2, 2, 1, *(0,) * (dice - 3))).does("task:feast-door:knowledge")
    assert house.last("feast-door") == {"who": "zoe_ingstrom"}
    assert isinstance(house.table.scenario, Feast)
    assert house.table.scenario.door


@pytest.mark.rule("BH-H46-H-LEAVE")
def test_out_with_a_victim_and_back_for_the_next() -> None:
    house = dinner("entrance_hall", ("entrance_hall", "foyer"), ("dining_room",), door=True).begin("zoe")
    house.does("task:feast-leave:victim")
    assert (house.asked(), house.where("zoe")) == ("feast-return", "")
    assert house.view()["tasks"] == {"feast-saved": [1, 2]}
    house.does("come-back")
    assert (house.where("zoe"), house.view()["acting"]["used"]) == ("entrance_hall", 2)
    waiting = dinner("entrance_hall", ("foyer",), ("dining_room",), door=True, saved=1, out=["zoe_ingstrom"])
    waiting.one("zoe").place = ""
    waiting.begin("zoe", "turn_begins").does("stay-outside")
    assert waiting.asks() == "peter"


@pytest.mark.rule("BH-H46-H-LEAVE")
def test_once_an_explorer_has_died_nobody_stays_outside() -> None:
    house = dinner("entrance_hall", ("foyer",), ("dining_room",), door=True, blood=True, out=["zoe_ingstrom"])
    house.one("zoe").place = ""
    house.begin("zoe", "turn_begins")
    assert house.where("zoe") == "entrance_hall"
    assert not house.may("task:feast-leave"), "and nobody leaves alone"


@pytest.mark.rule("BH-H46-H-AIM")
def test_all_out_and_nobody_dead_is_a_victory() -> None:
    house = dinner("entrance_hall", ("entrance_hall",), ("dining_room",), door=True, saved=1, out=["peter_akimoto"])
    house.one("peter").place = ""
    house.begin("zoe").does("task:feast-leave:victim")
    assert ended(house) == ("heroes", "feast-out")


@pytest.mark.rule("BH-H46-H-AIM")
def test_nobody_left_at_the_table_is_a_victory() -> None:
    house = dinner(victims=("dining_room",), cannibals=("foyer",), blood=True)
    house.one("ox").alive = False
    house.begin("zoe").rolls((2,) * house.value("zoe", "might"), (0, 0, 0, 0)).does("attack:cannibal")
    assert ended(house) == ("heroes", "feast-ended")


@pytest.mark.rule("BH-H46-T-AIM")
def test_all_victims_eaten_is_a_defeat_but_not_once_one_has_escaped() -> None:
    house = dinner(cannibals=("dining_room",), eaten=1, blood=True).token("dead_victim", "upper_landing").begin("ox")
    house.does("task:feast-eat:dead_victim")
    assert ended(house) == ("traitor", "feast-eaten")
    house = dinner(cannibals=("dining_room",), saved=1, blood=True).token("dead_victim", "upper_landing").begin("ox")
    assert house.does("task:feast-eat:dead_victim").result is None


@pytest.mark.rule("BH-H46-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = dinner(cannibals=("foyer",)).steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.begin("zoe").rolls((0,) * house.value("zoe", "might"), (2, 2, 2, 2)).does("attack:cannibal")
    assert ended(house) == ("traitor", "feast-all-dead")


def test_bots_lead_victims_to_the_door_until_blood_is_shed() -> None:
    house = dinner(victims=("foyer",), cannibals=("dining_room",))
    wanted = {aim.target for aim in aims(house.table, house.one("zoe"))}
    assert {"feast-home", "feast-door", "foyer"} <= wanted
    house = dinner(victims=("foyer",), cannibals=("dining_room",), blood=True)
    assert ("attack", "cannibal") in {(aim.what, aim.target) for aim in aims(house.table, house.one("zoe"))}


@pytest.mark.rule("BH-H46-WALK")
def test_no_bell_draws_a_victim_closer() -> None:
    house = dinner("foyer", ("grand_staircase",), ("dining_room",)).holds("zoe", "bell").rolls((0,) * 5).begin("zoe")
    assert house.does("use:bell").may() == {"closer:cannibal:entrance_hall", "go-on"}
