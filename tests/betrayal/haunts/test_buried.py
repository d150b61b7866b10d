"""Buried Alive: Peter has turned; the grave is in the Crypt, north of the Basement Landing."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.buried.rules import Buried

from ..house import House


def cellars(**state: Any) -> House:
    """Ox is in the Crypt, Zoe on the Basement Landing, Peter upstairs."""
    house = House().lay("crypt", "basement_landing", "N").haunted(traitor="peter", number=40, run=True)
    known = {"rooms": ["basement_landing", "crypt"], "grave": "crypt", **state}
    house.change(scenario=Buried(**known)).at("ox", "crypt").at("zoe", "basement_landing").at("peter", "upper_landing")
    for one in house.table.explorers.values():
        one.books.append("buried/traitor" if one.role == "traitor" else "buried/heroes")
    return house


@pytest.mark.rule("BH-H40-T-SETUP", "BH-H40-H-KNOWN")
@pytest.mark.parametrize("players", [3, 6])
def test_the_basement_is_filled_and_the_traitor_notes_a_room_in_secret(players: int) -> None:
    house = House(players).haunted(traitor="peter", number=40, run=True).holds("ox", "spirit_board")
    house.begin(step="haunt_set_up")
    while house.asked() != "buried-where":
        house.does(sorted(house.may())[0])
    assert house.asks() == "peter"
    below = house.table.plan.on_floor("basement")
    assert len(below) == 5
    assert house.may() == {f"room:{room}" for room in below}
    house.does("room:basement_landing")
    assert house.view("peter")["rooms"]["basement_landing"]["tokens"] == ["grave"]
    assert house.view("ox")["rooms"]["basement_landing"]["tokens"] == []


@pytest.mark.rule("BH-H40-T-SETUP")
def test_if_the_board_was_never_found_the_revealer_gets_it() -> None:
    house = House().haunted(traitor="peter", number=40, run=True).begin(step="haunt_set_up")
    while house.asked() != "buried-where":
        house.does(sorted(house.may())[0])
    assert house.cards("ox") == ["spirit_board"]


@pytest.mark.rule("BH-H40-AIR", "BH-H40-T-AIM")
def test_after_each_turn_of_the_traitor_it_is_worse() -> None:
    house = cellars(track=2, harm=5).rolls((2, 1, 1)).begin("peter").does("end")
    assert house.last("buried-worse") == {"harm": 9, "need": 12}
    late = cellars(track=2, harm=7).rolls((2, 2, 1)).begin("peter").does("end")
    assert late.result is not None
    assert (late.result["side"], late.result["how"]) == ("traitor", "buried-dead")
    dead = cellars()
    dead.one("peter").alive = False
    assert dead.rolls((1,)).begin("zoe").does("end").view()["tasks"]["buried-harm"] == [1, 12]


@pytest.mark.rule("BH-H40-H-SEARCH", "BH-DICE-10")
def test_a_hero_who_searches_well_is_told_the_truth() -> None:
    house = cellars().holds("zoe", "spirit_board").begin().rolls((1, 1, 1)).does("task:buried-search")
    assert house.last("buried-found", "zoe")["room"] == "crypt"
    assert house.table.tokens == {"crypt": ["grave"]}
    assert (house.cards("zoe"), house.table.removed) == ([], ["spirit_board"])
    house = cellars().begin("zoe").rolls((1, 1, 1)).does("task:buried-search")
    assert house.last("buried-empty")["room"] == "basement_landing"
    assert house.refuses("task:buried-search", "zoe") == "BH-H40-H-SEARCH"
    missed = cellars().begin().rolls((1, 1, 0)).does("task:buried-search")
    assert missed.told("buried-found") == missed.told("buried-empty") == []
    assert missed.refuses("task:buried-search") == "BH-DICE-10"
    later = cellars().lay("larder", "basement_landing", "S").at("ox", "larder").begin()
    assert later.refuses("task:buried-search") == "BH-H40-H-SEARCH"


@pytest.mark.rule("BH-H40-H-DIG", "BH-H40-H-AIM", "BH-DICE-10")
def test_where_it_is_found_heroes_dig_until_the_victim_is_out() -> None:
    house = cellars(found=True).begin().rolls((2, 2, 0, 0, 0)).does("task:buried-dig")
    assert house.view()["tasks"]["buried-dug"] == [1, 3]
    assert house.refuses("task:buried-dig") == "BH-DICE-10"
    assert cellars().begin().refuses("task:buried-dig") == "BH-H40-H-DIG"
    saved = cellars(found=True, dug=2).begin().rolls((2, 2, 0, 0, 0)).does("task:buried-dig")
    assert saved.result is not None
    assert (saved.result["side"], saved.result["how"]) == ("heroes", "buried-saved")


@pytest.mark.rule("BH-H40-H-BOARD")
def test_the_spirits_answer_as_the_mind_is_strong() -> None:
    def asked(*shown: int) -> House:
        house = cellars(harm=6).holds("zoe", "spirit_board").steps("zoe", sanity=3).begin("zoe")
        assert house.value("zoe", "sanity") == len(shown)
        return house.rolls(shown).does("task:buried-board")

    assert asked(1, 1, 0, 0, 0).told("buried-found") == []
    moved = asked(1, 1, 1, 0, 0).does("explorer:ox_bellows", "room:basement_landing")
    assert moved.where("ox") == "basement_landing"
    healing = cellars(harm=6).holds("zoe", "spirit_board").steps("zoe", sanity=3).begin("zoe")
    healing.rolls((2, 2, 1, 0, 0), (2, 1)).does("task:buried-board")
    assert healing.last("buried-better")["harm"] == 3
    told = asked(2, 2, 2, 1, 0)
    assert told.last("buried-found")["room"] == "crypt"
    assert told.cards("zoe") == []


@pytest.mark.rule("BH-H40-H-BOARD")
def test_asking_takes_a_whole_turn_and_the_board_is_not_given_away() -> None:
    house = cellars().holds("zoe", "spirit_board").at("ox", "basement_landing").begin("zoe")
    assert house.may("trade:") == house.may("drop:") == set()
    house.does("go:crypt")
    assert house.refuses("task:buried-board", "zoe") == "BH-H40-H-BOARD"
    asked = cellars().holds("zoe", "spirit_board").begin("zoe").rolls((0,) * 5).does("task:buried-board")
    assert asked.asks() == "peter"


@pytest.mark.rule("BH-H40-T-BREAK")
def test_the_traitor_may_break_the_board() -> None:
    house = cellars().holds("ox", "spirit_board").at("peter", "crypt").begin("peter")
    house.rolls((2, 0, 0), (0,) * 5).does("attack:ox_bellows", "buried-breaks")
    assert (house.cards("ox"), house.changes("ox")) == ([], {})
    weak = cellars().holds("ox", "spirit_board").at("peter", "crypt").begin("peter")
    weak.rolls((1, 0, 0), (0,) * 5).does("attack:ox_bellows")
    assert weak.asked() == "split-physical"


@pytest.mark.rule("BH-H40-T-AIM", "BH-H40-T-KNOWN")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = cellars().steps("zoe", might=0, speed=0).at("peter", "basement_landing")
    house.one("ox").alive = False
    house.rolls((2,) * 3, (0, 0)).begin("peter").does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "buried-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = cellars().begin()
    assert house.view("peter")["books"] == ["buried/traitor", "buried"]
    assert house.view("ox")["books"] == ["buried/heroes", "buried"]
