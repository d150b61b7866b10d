"""The Séance: Peter has the Spirit Board upstairs; Ox and Zoe are in the Pentagram Chamber, or on their way to it."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.seance.rules import Seance

from ..house import House


def circle(room: str = "pentagram_chamber", ghost: str = "", **state: Any) -> House:
    """Ox and Zoe are in a room; the Ghost, if it is there, does what `obeys` says."""
    house = House().lay("pentagram_chamber", "basement_landing", "W").lay("crypt", "basement_landing", "N")
    house.lay("attic", "upper_landing", "N").lay("stairs_from_basement", "basement_landing", "S")
    house.haunted(traitor="peter", number=2, run=True).change(scenario=Seance(**state)).holds("peter", "spirit_board")
    house.at("ox", room).at("zoe", room)
    if ghost:
        house.monster("ghost", ghost, speed=4, sanity=6)
        if state["obeys"] == "heroes":
            house.table.monsters["ghost"].lead = ""
    for one in house.table.explorers.values():
        one.books.append("seance/traitor" if one.role == "traitor" else "seance/heroes")
    return house


@pytest.mark.rule("BH-H2-T-SETUP")
def test_the_chamber_lies_far_away_and_the_traitor_has_the_board() -> None:
    house = House().haunted(traitor="ox", number=2, run=True).at("ox", "basement_landing").holds("zoe", "spirit_board")
    house.lay("dusty_hallway", "basement_landing", "N").lay("creaky_hallway", "dusty_hallway", "N")
    house.begin(step="haunt_set_up")
    assert (house.cards("ox"), house.cards("zoe")) == (["spirit_board"], [])
    assert {door.split(":")[1] for door in house.may("door:")} == {"creaky_hallway"}
    house.does(sorted(house.may("door:"))[0])
    assert "pentagram_chamber" in house.table.plan


@pytest.mark.rule("BH-H2-T-SETUP")
def test_five_spaces_away_are_enough() -> None:
    house = House().haunted(traitor="ox", number=2, run=True).at("ox", "basement_landing").holds("ox", "spirit_board")
    beside = "basement_landing"
    for room in ("dusty_hallway", "creaky_hallway", "junk_room", "servants_quarters", "abandoned_room"):
        house.lay(room, beside, "N")
        beside = room
    house.begin(step="haunt_set_up")
    assert {door.split(":")[1] for door in house.may("door:")} == {"servants_quarters", "abandoned_room"}


@pytest.mark.rule("BH-H2-TRUCE")
def test_nobody_attacks_before_the_ghost_has_come() -> None:
    house = circle("entrance_hall").begin()
    assert house.refuses("attack:peter_akimoto") == "BH-H2-TRUCE"
    assert "attack:peter_akimoto" in circle("entrance_hall", "attic", obeys="traitor").begin().may("attack:")


@pytest.mark.rule("BH-H2-T-CALL", "BH-H2-GHOST")
def test_one_success_of_each_kind_brings_the_ghost_to_the_traitor() -> None:
    house = circle(heard=["knowledge"]).begin("peter")
    assert house.may("task:") == {"task:seance-call:sanity"}
    house.rolls((2, 2, 1, 0)).does("task:seance-call:sanity")
    ghost = house.table.monsters["ghost"]
    assert (ghost.place, ghost.lead, ghost.traits) == ("entrance_hall", "explorer3", {"speed": 4, "sanity": 6})
    assert (house.table.pack()["scenario"]["obeys"], house.told("seance-with-traitor")) == ("traitor", [{}])
    without = circle()
    without.one("peter").cards.clear()
    assert without.begin("peter").refuses("task:seance-call:sanity", "peter") == "BH-H2-T-CALL"


@pytest.mark.rule("BH-H2-H-CALL", "BH-H2-GHOST")
@pytest.mark.parametrize(("players", "needed"), [(3, 1), (6, 3)])
def test_half_as_many_successes_as_players_bring_it_to_the_heroes(players: int, needed: int) -> None:
    house = circle(answers=needed - 1).change(settings=House(players).table.settings)
    house.rolls((2, 2, 1, 0, 0)).begin("zoe").does("task:seance-gather:sanity")
    assert house.table.monsters["ghost"].place == "pentagram_chamber"
    assert house.refuses("attack:ghost:sanity", "zoe") == "BH-H2-GHOST"
    assert circle("entrance_hall").begin().refuses("task:seance-gather:sanity") == "BH-H2-H-CALL"


@pytest.mark.rule("BH-H2-H-TIME")
def test_it_waits_for_four_more_turns_of_its_caller() -> None:
    house = circle(ghost="pentagram_chamber", obeys="heroes", caller="ox_bellows", track=3).begin().does("end")
    assert house.last("seance-track") == {"left": 1}
    assert house.table.monsters["ghost"].lead == ""
    house = circle(ghost="pentagram_chamber", obeys="heroes", caller="ox_bellows", track=4).begin().does("end")
    assert house.table.monsters["ghost"].lead == "explorer3"
    assert "abyss" not in str(house.table.tokens)


@pytest.mark.rule("BH-H2-H-FIND", "BH-H2-H-BURY", "BH-H2-H-AIM")
def test_the_bones_are_found_carried_and_buried() -> None:
    house = circle("attic", "pentagram_chamber", obeys="heroes", caller="zoe_ingstrom").begin()
    house.rolls((2, 2, 1)).does("task:seance-search")
    assert house.cards("ox") == ["token-bones"]
    house = circle("crypt", "pentagram_chamber", obeys="heroes", caller="zoe_ingstrom", found=True)
    assert house.begin().refuses("task:seance-bury") == "BH-H2-H-BURY"
    house = circle("crypt", "pentagram_chamber", obeys="heroes", caller="zoe_ingstrom", found=True)
    house.holds("ox", "token-bones").rolls((2, 2, 1)).begin().does("task:seance-bury")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "seance-buried")
    late = circle("attic", "pentagram_chamber", obeys="traitor").begin()
    assert late.refuses("task:seance-search") == "BH-H2-H-FIND"


@pytest.mark.rule("BH-H2-T-HUNT", "BH-H2-GONE")
def test_the_ghost_walks_through_walls_and_is_not_hurt_by_its_own_attack() -> None:
    house = circle("crypt", "pentagram_chamber", obeys="traitor").token("abyss", "basement_landing")
    house.one("zoe").alive = False
    house.rolls((1, 1, 0, 0), (0, 0, 0, 0, 0, 0), (2, 2, 2)).begin("peter", "monsters_begin")
    assert (house.table.monsters["ghost"].place, house.table.monsters["ghost"].stunned) == ("crypt", 0)
    assert house.last("attacks")["trait"] == "sanity"
    stuck = circle("crypt", "pentagram_chamber", obeys="traitor").token("abyss", "basement_landing").begin()
    assert stuck.refuses("go:basement_landing") == "BH-MOVE-7"


@pytest.mark.rule("BH-H2-H-DESTROY", "BH-H2-GHOST", "BH-H2-H-AIM")
def test_it_is_destroyed_with_sanity_in_the_chamber_or_with_the_ring() -> None:
    house = circle(ghost="pentagram_chamber", obeys="traitor").begin()
    house.rolls((2, 2, 2), (0, 0, 0, 0, 0, 0)).does("attack:ghost:sanity")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "seance-destroyed")
    assert circle("crypt", "crypt", obeys="traitor").begin().may("attack:") == set()
    assert circle("crypt", "crypt", obeys="traitor").holds("ox", "ring").begin().may("attack:") == {"attack:ghost:ring"}


@pytest.mark.rule("BH-H2-GHOST")
def test_no_bullet_touches_it() -> None:
    house = circle(ghost="pentagram_chamber", obeys="traitor").holds("ox", "revolver", "ring").begin()
    assert house.may("attack:") == {"attack:ghost:sanity", "attack:ghost:ring"}
    assert house.refuses("attack:ghost:revolver") == "BH-H2-GHOST"


@pytest.mark.rule("BH-H2-T-FALL", "BH-H2-GONE")
def test_the_house_falls_from_the_attic_down() -> None:
    house = circle(ghost="entrance_hall", obeys="traitor").at("zoe", "attic").pile("attic", "axe").begin("peter")
    house.does("end")
    assert house.table.tokens == {"attic": ["abyss"]}
    assert not house.one("zoe").alive
    assert house.table.removed == ["axe"]
    house = circle(ghost="entrance_hall", obeys="traitor", falling=True).token("abyss", "attic").begin().does("end")
    assert house.table.tokens["upper_landing"] == ["abyss"]
    house = circle(ghost="entrance_hall", obeys="traitor", falling=True).token("abyss", "attic", "upper_landing")
    assert house.begin().does("end").table.tokens["grand_staircase"] == ["abyss"]


@pytest.mark.rule("BH-H2-GONE")
def test_the_elevator_stops_at_no_door_of_a_fallen_room() -> None:
    house = circle(obeys="traitor").lay("mystic_elevator", "entrance_hall", "N").begin("peter")
    assert house.does("go:mystic_elevator").may("floor:") == {"floor:ground", "floor:upper"}
    house = circle(obeys="traitor").lay("mystic_elevator", "entrance_hall", "N").token("abyss", "upper_landing")
    assert house.begin("peter").does("go:mystic_elevator").may("floor:") == {"floor:ground"}


@pytest.mark.rule("BH-H2-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = circle("attic", "entrance_hall", obeys="traitor").begin("peter").does("end")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "seance-all-dead")
