"""Fleshwalkers: everybody has an evil twin, and Ox has revealed the haunt."""

from typing import Any

import pytest

from lamplit.games.betrayal.data.explorers import TRAITS, start_values
from lamplit.games.betrayal.haunts.twins.rules import Twins

from ..house import PEOPLE, House


def mirror(*twins: str, **rulings: Any) -> House:
    """These have a twin in the Foyer; they themselves are in the Entrance Hall."""
    house = House(**rulings).haunted(number=12, run=True)
    for who in twins:
        house.monster(f"twin_{PEOPLE[who]}", "foyer", speed=1, might=4, sanity=3, knowledge=3)
        twin = house.table.monsters[f"twin_{PEOPLE[who]}"]
        twin.kind, twin.marks = "twin", ("alone",)
    return house


@pytest.mark.rule("BH-H12-SETUP", "BH-H12-TRAITS-NOW", "BH-HTURN-13")
def test_a_twin_of_everybody_comes_in_as_they_are_now() -> None:
    house = House(4).haunted(number=12, run=True).steps("zoe", might=0).begin(step="haunt_set_up")
    assert set(house.table.monsters) == {f"twin_{name}" for name in house.table.explorers}
    for one in house.table.explorers.values():
        twin = house.table.monsters[f"twin_{one.name}"]
        assert (twin.place, twin.lead) == ("entrance_hall", "")
        if one.name != PEOPLE["ox"]:
            assert twin.traits == {trait: one.value(trait) for trait in TRAITS}
    assert house.table.turn == "explorer2"
    assert house.cards("ox") == ["crystal_ball"]


@pytest.mark.rule("BH-H12-TRAITS-START")
def test_a_table_may_let_them_come_in_as_everybody_began() -> None:
    house = House(twins_traits="start").haunted(number=12, run=True).steps("zoe", might=0, speed=0)
    house.begin(step="haunt_set_up")
    assert house.table.monsters[f"twin_{PEOPLE['zoe']}"].traits == start_values(PEOPLE["zoe"])


@pytest.mark.rule("BH-H12-HUNT", "BH-MON-2")
def test_after_the_revealers_turn_each_goes_for_its_own_and_attacks_it_first() -> None:
    house = mirror("zoe").rolls((2,), (1, 0, 0, 0), (1, 0, 0)).begin("ox", "seat_over")
    assert house.table.monsters["twin_zoe_ingstrom"].place == "entrance_hall"
    assert [(event["who"], event["whom"]) for event in house.told("attacks")] == [("twin_zoe_ingstrom", "zoe_ingstrom")]


@pytest.mark.rule("BH-H12-HUNT")
def test_twins_roll_for_themselves_and_attack_an_explorer_there_at_random() -> None:
    house = mirror("zoe", "peter").lay("chapel", "entrance_hall", "N").at("zoe", "chapel")
    house.table.monsters["twin_peter_akimoto"].stunned = 1
    house.rolls((1,)).picks("dice", "attack:ox_bellows").rolls((0, 0, 0, 0), (0,) * 5).begin("ox", "seat_over")
    assert [event["whom"] for event in house.told("attacks")] == ["ox_bellows"]
    house = mirror("zoe", "peter").rolls((1,), (1, 0, 0, 0), (1, 0, 0), (0,)).begin("ox", "seat_over")
    moved = [(event["who"], event["total"]) for event in house.told("rolled") if event["kind"] == "movement"]
    assert moved[0] == ("twin_zoe_ingstrom", 1)
    assert moved[1][0] == "twin_peter_akimoto"


@pytest.mark.rule("BH-H12-BALL")
def test_the_ball_kills_the_own_twin_and_those_of_the_dead() -> None:
    def beats(twin: str, house: House) -> set[str]:
        house.at("zoe", "foyer").begin("zoe").rolls((2, 2, 2), (0,) * 4).does(f"attack:twin_{PEOPLE[twin]}")
        return set(house.table.monsters)

    house = mirror("zoe", "ox").holds("zoe", "crystal_ball")
    assert beats("zoe", house) == {"twin_ox_bellows"}
    assert house.told("stunned") == []
    assert house.view()["tasks"] == {"twins-gone": [2, 3]}
    house = mirror("zoe", "ox").holds("zoe", "crystal_ball")
    assert beats("ox", house) == {"twin_ox_bellows", "twin_zoe_ingstrom"}
    assert house.table.monsters["twin_ox_bellows"].stunned
    house = mirror("zoe", "ox").holds("zoe", "crystal_ball")
    house.one("ox").alive = False
    assert beats("ox", house) == {"twin_zoe_ingstrom"}


@pytest.mark.rule("BH-H12-MIRROR")
def test_fighting_the_own_twin_without_the_ball_costs_a_step_of_every_trait() -> None:
    house = mirror("zoe", "ox").at("zoe", "foyer").begin("zoe")
    house.rolls((2, 2, 2), (0,) * 4).does("attack:twin_zoe_ingstrom")
    assert house.table.monsters["twin_zoe_ingstrom"].stunned
    assert house.changes("zoe") == dict.fromkeys(TRAITS, -1)
    house = mirror("zoe", "ox").at("zoe", "foyer").begin("zoe")
    house.rolls((2, 2, 2), (0,) * 4).does("attack:twin_ox_bellows")
    assert house.changes("zoe") == {}


@pytest.mark.rule("BH-H12-MIRROR")
def test_it_costs_the_same_in_attack_and_defence_in_victory_and_defeat() -> None:
    lost = mirror("zoe").at("zoe", "foyer").begin("zoe").rolls((0, 0, 0), (1, 0, 0, 0)).does("attack:twin_zoe_ingstrom")
    lost.does("split:1:0")
    assert lost.changes("zoe") == {**dict.fromkeys(TRAITS, -1), "speed": -2}
    tied = mirror("zoe").at("zoe", "foyer").begin("zoe").rolls((1, 0, 0), (1, 0, 0, 0)).does("attack:twin_zoe_ingstrom")
    assert tied.changes("zoe") == dict.fromkeys(TRAITS, -1)
    attacked = mirror("zoe").rolls((2,), (1, 0, 0, 0), (1, 0, 0)).begin("ox", "seat_over")
    assert attacked.changes("zoe") == dict.fromkeys(TRAITS, -1)
    assert attacked.told("twins-mirror", "ox") == [{"who": PEOPLE["zoe"]}]


@pytest.mark.rule("BH-H12-MIRROR")
def test_the_ball_in_ones_own_hand_spares_one() -> None:
    def costs(holder: str) -> dict[str, int]:
        house = mirror("zoe", "ox").holds(holder, "crystal_ball").at("zoe", "foyer").begin("zoe")
        return house.rolls((1, 0, 0), (1, 0, 0, 0)).does("attack:twin_zoe_ingstrom").changes("zoe")

    assert costs("zoe") == {}
    assert costs("ox") == dict.fromkeys(TRAITS, -1)


@pytest.mark.rule("BH-H12-MIRROR")
def test_an_explorer_who_dies_of_the_fight_loses_no_more_and_nobody_else_does() -> None:
    house = mirror("zoe").steps("zoe", might=0, speed=0).at("zoe", "foyer").at("ox", "foyer").begin("zoe")
    house.rolls((0,) * 3, (2, 2, 2, 2)).does("attack:twin_zoe_ingstrom")
    while house.asked() == "split-physical":
        house.does(sorted(house.may())[0])
    assert not house.one("zoe").alive
    assert (house.told("twins-mirror"), house.changes("ox")) == ([], {})


@pytest.mark.rule("BH-H12-SETUP")
def test_each_twin_stands_for_itself_and_the_ball_is_left_with_its_holder() -> None:
    house = House().haunted(number=12, run=True).holds("peter", "crystal_ball").begin(step="haunt_set_up")
    assert (house.cards("ox"), house.cards("peter")) == ([], ["crystal_ball"])
    assert all(twin.marks == ("alone",) for twin in house.table.monsters.values())


@pytest.mark.rule("BH-H12-DEAD", "BH-HTURN-12")
def test_the_dead_lead_their_twins() -> None:
    house = mirror("zoe", "ox").at("zoe", "foyer").steps("zoe", might=0, speed=0).begin("zoe")
    house.rolls((0,) * 3, (2, 2, 2, 2)).does("attack:twin_ox_bellows")
    while house.asked() == "split-physical":
        house.does(sorted(house.may())[0])
    assert not house.one("zoe").alive
    assert house.one("zoe").role == "traitor"
    assert house.table.monsters["twin_zoe_ingstrom"].lead == "explorer2"
    assert house.table.monsters["twin_ox_bellows"].lead == ""


@pytest.mark.rule("BH-H12-AIM")
def test_the_living_win_when_the_last_twin_dies() -> None:
    house = mirror("zoe").at("zoe", "foyer").holds("zoe", "crystal_ball")
    house.one("peter").alive = False
    house.begin("zoe").rolls((2, 2, 2), (0,) * 4).does("attack:twin_zoe_ingstrom")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("twins-gone", ["explorer1", "explorer2"])


@pytest.mark.rule("BH-H12-FALLEN-TOGETHER", "BH-H12-FALLEN-NOBODY")
@pytest.mark.parametrize(("ruling", "winners"), [("together", ["explorer1", "explorer3"]), ("nobody", [])])
def test_when_the_last_of_the_living_falls_those_win_who_died_before_or_nobody(ruling: str, winners: list[str]) -> None:
    house = mirror("zoe", "ox", twins_dead=ruling).at("zoe", "foyer").steps("zoe", might=0, speed=0)
    house.change(scenario=Twins(fallen=[PEOPLE["ox"], PEOPLE["peter"]]))
    house.one("ox").alive = house.one("peter").alive = False
    house.begin("zoe").rolls((0,) * 3, (2, 2, 2, 2)).does("attack:twin_ox_bellows")
    while house.result is None:
        house.does(sorted(house.may())[0])
    assert (house.result["how"], house.result["winners"]) == ("twins-all-dead", winners)


@pytest.mark.rule("BH-HSET-2")
def test_everybody_reads_the_same_book() -> None:
    house = mirror("zoe").begin()
    assert {tuple(house.view(who)["books"]) for who in ("ox", "zoe", "peter")} == {("twins",)}


@pytest.mark.rule("BH-H12-BALL")
def test_what_is_no_attack_stuns_a_twin() -> None:
    house = mirror("zoe").holds("zoe", "crystal_ball", "dynamite").rolls((0,)).begin("zoe").does("use:dynamite:foyer")
    assert house.told("stunned") == [{"monster": "twin_zoe_ingstrom"}]


@pytest.mark.rule("BH-H12-HUNT")
def test_a_twin_that_reaches_nobody_attacks_nobody() -> None:
    house = mirror("zoe").at("zoe", "basement_landing").rolls((0,)).begin("ox", "seat_over")
    assert (house.told("attacks"), house.asks()) == ([], "zoe")


@pytest.mark.rule("BH-H12-HUNT", "BH-ROOM-BARRIER-8")
def test_no_barrier_keeps_a_twin_from_its_own() -> None:
    house = mirror("zoe").lay("chasm", "basement_landing", "W").at("zoe", "chasm", "far")
    house.table.monsters["twin_zoe_ingstrom"].place = "chasm"
    house.table.monsters["twin_zoe_ingstrom"].part = "near"
    house.rolls((0,), (1, 0, 0, 0), (1, 0, 0)).begin("ox", "seat_over")
    assert [event["whom"] for event in house.told("attacks")] == ["zoe_ingstrom"]


@pytest.mark.rule("BH-H12-DEAD")
def test_a_twin_goes_where_the_dead_lead_it() -> None:
    house = mirror("zoe").at("peter", "foyer").rolls((1,))
    dead = house.one("zoe")
    dead.alive, dead.role, dead.place = False, "traitor", ""
    house.table.monsters["twin_zoe_ingstrom"].lead = dead.seat
    house.begin("ox", "seat_over")
    assert (house.asks(), house.asked(), house.told("attacks")) == ("zoe", "monster", [])
    assert "attack:peter_akimoto" in house.may()


@pytest.mark.rule("BH-H12-DEAD")
def test_an_explorer_who_dies_after_the_own_twin_leads_nobody() -> None:
    house = mirror("ox").at("zoe", "foyer").steps("zoe", might=0, speed=0).begin("zoe")
    house.rolls((0,) * 3, (2, 2, 2, 2)).does("attack:twin_ox_bellows")
    while house.asked() == "split-physical":
        house.does(sorted(house.may())[0])
    assert not house.one("zoe").alive
    assert house.table.monsters["twin_ox_bellows"].lead == ""
