"""Stacked Like Cordwood: Peter has turned; Crimson Jack stands in the Entrance Hall, the explorers in the Chapel."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.jack.rules import CrimsonJack

from ..house import House


def woodshed(jack: str = "entrance_hall", **state: Any) -> House:
    """Jack is somewhere, or nowhere; everybody is in the Chapel, beside the Library."""
    house = House().lay("chapel", "entrance_hall", "N").lay("library", "upper_landing", "N")
    house.haunted(traitor="peter", number=48, run=True).change(scenario=CrimsonJack(**state))
    for who in ("ox", "zoe", "peter"):
        house.at(who, "chapel")
    if jack:
        house.monster("jack", jack, speed=3, might=3, sanity=3)
    for one in house.table.explorers.values():
        one.books.append("jack/traitor" if one.role == "traitor" else "jack/heroes")
    return house


@pytest.mark.rule("BH-H48-T-SETUP", "BH-H48-JACK")
@pytest.mark.parametrize("players", [3, 6])
def test_he_stands_in_the_entrance_hall(players: int) -> None:
    house = House(players).haunted(traitor="peter", number=48, run=True).begin(step="haunt_set_up")
    (jack,) = house.table.monsters.values()
    assert (jack.place, jack.traits) == ("entrance_hall", {"speed": 3, "might": 3, "sanity": 3})
    assert jack.lead == house.one("peter").seat


@pytest.mark.rule("BH-H48-DREAD")
def test_a_hero_who_begins_beside_him_is_worn_down() -> None:
    house = woodshed("chapel").rolls((1, 1, 0)).begin(step="turn_begins")
    house.does("trait:knowledge", "trait:speed")
    assert house.changes() == {"knowledge": -1, "speed": -1}
    armoured = woodshed("chapel").holds("ox", "armor", "skull").rolls((1, 1, 0)).begin(step="turn_begins")
    assert armoured.does("trait:sanity", "trait:might").changes() == {"sanity": -1, "might": -1}, "it is no damage"
    assert woodshed("chapel").rolls((1, 1, 1)).begin(step="turn_begins").changes() == {}
    assert woodshed("entrance_hall").begin(step="turn_begins").told("rolled") == []
    assert woodshed("chapel").begin("peter", step="turn_begins").told("rolled") == []


@pytest.mark.rule("BH-H48-RETURN", "BH-H48-H-KNOWN")
def test_beaten_he_is_gone_and_comes_back_stronger_when_the_traitor_begins() -> None:
    house = woodshed("chapel").rolls((2, 2, 2, 2, 2), (0, 0, 0)).begin().does("attack:jack")
    assert house.table.monsters == {}
    assert house.result is None
    house.does("end", "end")
    assert house.asks() == "peter"
    (jack,) = house.table.monsters.values()
    assert (jack.place, jack.traits) == ("entrance_hall", {"speed": 4, "might": 4, "sanity": 4})
    assert house.last("jack-back") == {"times": 1, "value": 4}
    again = woodshed("", returns=2).begin("peter", step="turn_begins")
    assert again.table.monsters["jack"].traits["might"] == 6


@pytest.mark.rule("BH-H48-RETURN")
def test_a_dead_traitor_does_not_keep_him_away() -> None:
    house = woodshed("", returns=1)
    house.one("peter").alive = False
    house.begin("zoe").rolls((0, 0, 0, 0, 0)).does("end")
    assert house.table.monsters["jack"].traits["might"] == 5


@pytest.mark.rule("BH-H48-H-CHOOSE")
def test_heroes_settle_on_a_weapon_once() -> None:
    house = woodshed().holds("ox", "axe").holds("zoe", "spear").begin()
    assert house.may("task:jack-choose") == {"task:jack-choose:axe"}
    house.does("task:jack-choose:axe", "end")
    assert house.last("jack-weapon", "peter")["card"] == "axe"
    assert house.refuses("task:jack-choose:spear", "zoe") == "BH-H48-H-CHOOSE"


@pytest.mark.rule("BH-H48-H-SEARCH", "BH-DICE-10")
def test_a_weapon_is_found_where_old_things_are_kept() -> None:
    house = woodshed().holds("zoe", "axe").begin()
    assert house.may("task:jack-search") == {
        f"task:jack-search:{card}" for card in ("spear", "blood_dagger", "sacrificial_dagger")
    }
    house.rolls((1, 1, 0)).does("task:jack-search:spear")
    assert house.cards("ox") == []
    assert house.refuses("task:jack-search:blood_dagger") == "BH-DICE-10"
    house = woodshed().begin().rolls((1, 1, 1)).does("task:jack-search:spear")
    assert house.cards("ox") == ["spear"]
    assert house.refuses("task:jack-search:axe") == "BH-H48-H-SEARCH"
    assert woodshed().at("ox", "entrance_hall").begin().refuses("task:jack-search:axe") == "BH-H48-H-SEARCH"


@pytest.mark.rule("BH-H48-H-SEARCH")
def test_the_vault_has_to_be_open() -> None:
    shut = woodshed().lay("vault", "basement_landing", "N").at("ox", "vault").begin()
    assert shut.may("task:jack-search") == set()
    opened = woodshed().lay("vault", "basement_landing", "N").token("vault_empty", "vault").at("ox", "vault").begin()
    assert opened.may("task:jack-search") != set()


@pytest.mark.rule("BH-H48-H-STUDY", "BH-DICE-10")
def test_the_weapon_is_studied_where_it_is() -> None:
    house = woodshed(weapon="axe").holds("zoe", "axe").begin()
    assert house.may("task:jack-study") == {"task:jack-study:might", "task:jack-study:knowledge"}
    assert house.odds("task:jack-study:might")["trait"] == "might"
    house.rolls((2, 2, 1, 0, 0)).does("task:jack-study:might")
    assert house.view()["tasks"] == {"jack-studied": [1, 3]}
    assert house.refuses("task:jack-study:knowledge") == "BH-DICE-10"
    assert woodshed(weapon="axe").pile("library", "axe").begin().refuses("task:jack-study:might") == "BH-H48-H-STUDY"
    assert woodshed(weapon="axe").pile("chapel", "axe").begin().may("task:jack-study") != set()
    assert woodshed(weapon="axe", studied=3).holds("ox", "axe").begin().may("task:jack-study") == set()


@pytest.mark.rule("BH-H48-H-AIM")
def test_the_weapon_they_understand_kills_him() -> None:
    house = woodshed("chapel", weapon="axe", studied=3).holds("ox", "axe").begin()
    house.rolls((2, 2, 2, 2, 2, 2), (0, 0, 0)).does("attack:jack:axe")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "jack-slain")


@pytest.mark.rule("BH-H48-H-AIM", "BH-H48-RETURN")
@pytest.mark.parametrize(("how", "studied"), [("attack:jack:axe", 2), ("attack:jack", 3)])
def test_nothing_less_does(how: str, studied: int) -> None:
    house = woodshed("chapel", weapon="axe", studied=studied).holds("ox", "axe").begin()
    dice = 6 if how.endswith("axe") else 5
    house.rolls((2,) * dice, (0, 0, 0)).does(how)
    assert (house.result, house.table.monsters) == (None, {})


@pytest.mark.rule("BH-H48-T-AIM", "BH-H48-T-KNOWN")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = woodshed("chapel").steps("zoe", sanity=0)
    house.one("ox").alive = False
    house.rolls((0, 0, 0)).begin("zoe", step="turn_begins").does("trait:sanity")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "jack-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = woodshed().begin()
    assert house.view("peter")["books"] == ["jack/traitor", "jack"]
    assert house.view("ox")["books"] == ["jack/heroes", "jack"]
    assert woodshed().begin("peter").refuses("task:jack-search:axe", "peter") is None
