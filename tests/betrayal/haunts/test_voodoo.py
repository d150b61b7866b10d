"""Voodoo: Peter has turned; Ox's doll is of wax, Zoe's of glass, and both lie where it hurts."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.voodoo.rules import Voodoo

from ..house import PEOPLE, House


def parlour(ox: str = "wax_doll", zoe: str = "", **state: Any) -> House:
    """Kitchen and Chapel lie beside the Entrance Hall; Ox's doll is in the Kitchen, Zoe's in the Chapel."""
    house = House().lay("kitchen", "entrance_hall", "N").lay("chapel", "entrance_hall", "S")
    dolls = {PEOPLE[who]: doll for who, doll in (("ox", ox), ("zoe", zoe)) if doll}
    rooms = {name: "kitchen" if name == PEOPLE["ox"] else "chapel" for name in dolls}
    house.haunted(traitor="peter", number=25, run=True)
    house.change(scenario=Voodoo(dolls=dolls, rooms=rooms, heroes=2, **state))
    for one in house.table.explorers.values():
        one.books.append("voodoo/traitor" if one.role == "traitor" else "voodoo/heroes")
    return house


@pytest.mark.rule("BH-H25-T-SETUP", "BH-H25-DOLLS")
@pytest.mark.parametrize("players", [3, 6])
def test_every_hero_gets_a_doll_and_only_the_traitor_knows_where_it_lies(players: int) -> None:
    house = House(players).lay("kitchen", "entrance_hall", "N").haunted(traitor="peter", number=25, run=True)
    house.begin(step="haunt_set_up")
    assert house.asks() == "peter"
    house.does("doll:wax_doll")
    assert house.last("voodoo-wax_doll", "zoe")["who"] == PEOPLE["ox"]
    assert house.may() == {f"doll:{doll}_doll" for doll in ("china", "stone", "glass", "rag")}, "the Kitchen is laid"
    house.does("doll:glass_doll", "hide:chapel")
    if players == 6:
        house.does("doll:china_doll", "hide:tower", "doll:stone_doll", "hide:graveyard", "hide:gardens")
    state = house.table.scenario
    assert isinstance(state, Voodoo)
    assert (len(state.dolls), state.rooms[PEOPLE["ox"]], state.rooms[PEOPLE["zoe"]]) == (
        players - 1,
        "kitchen",
        "chapel",
    )
    assert house.view("peter")["rooms"]["kitchen"]["tokens"] == ["wax_doll"]
    assert house.view("ox")["rooms"]["kitchen"]["tokens"] == []


@pytest.mark.rule("BH-H25-TRACK", "BH-H25-T-WAX", "BH-H25-T-GLASS")
def test_after_the_traitors_turn_the_dolls_hurt() -> None:
    house = parlour(zoe="glass_doll").begin("peter").does("end", "split:0:1", "split:0:1")
    assert (house.changes(), house.changes("zoe")) == ({"might": -1}, {"knowledge": -1})
    assert house.last("voodoo-track") == {"track": 1}
    dead = parlour()
    dead.one("peter").alive = False
    assert dead.begin("zoe").does("end").asked() == "split-physical", "though nobody has a turn there"


@pytest.mark.rule("BH-H25-T-CHINA")
def test_china_breaks_below_the_track() -> None:
    house = parlour("china_doll", "glass_doll", track=2).rolls((1, 1, 0, 0)).begin("peter").does("end")
    assert not house.one("ox").alive
    assert house.view()["tasks"]["voodoo-dolls"] == [1, 2]
    assert parlour("china_doll", track=2).rolls((1, 1, 1, 0)).begin("peter").does("end").one("ox").alive


@pytest.mark.rule("BH-H25-T-STONE")
def test_stone_costs_every_trait() -> None:
    house = parlour("stone_doll", track=3).rolls((1, 1, 1, 0, 0)).begin("peter").does("end")
    assert house.changes() == {"speed": -1, "might": -1, "sanity": -1, "knowledge": -1}
    assert parlour("stone_doll", track=3).rolls((1, 1, 1, 1, 0)).begin("peter").does("end").changes() == {}


@pytest.mark.rule("BH-H25-T-RAG")
def test_rags_tear_a_hero_who_does_not_see_it_coming() -> None:
    house = parlour("rag_doll", track=1).rolls((1, 0, 0)).begin("peter").does("end", "split:1:1")
    assert house.changes() == {"speed": -1, "might": -1}
    assert parlour("rag_doll", track=1).rolls((1, 1, 0)).begin("peter").does("end").changes() == {}


@pytest.mark.rule("BH-H25-H-SEARCH", "BH-H25-H-DESTROY", "BH-DICE-10")
def test_a_search_finds_and_only_the_owner_destroys() -> None:
    house = parlour(zoe="glass_doll").at("zoe", "kitchen").at("ox", "entrance_hall").rolls((1, 1, 0, 0)).begin("zoe")
    house.does("task:voodoo-search")
    assert house.last("voodoo-found", "peter")["whom"] == PEOPLE["ox"]
    assert house.view("ox")["rooms"]["kitchen"]["tokens"] == ["wax_doll"]
    assert house.refuses("task:voodoo-destroy", "zoe") == "BH-H25-H-DESTROY"
    assert house.refuses("task:voodoo-search", "zoe") == "BH-H25-H-SEARCH"
    house.does("end", "end", "split:0:1", "split:0:1", "go:kitchen", "task:voodoo-destroy")
    assert house.view()["tasks"]["voodoo-dolls"] == [1, 2]


@pytest.mark.rule("BH-H25-H-SEARCH")
def test_a_search_may_fail_or_find_nothing() -> None:
    house = parlour().at("ox", "chapel").rolls((1, 0, 0)).begin().does("task:voodoo-search")
    assert house.told("voodoo-nothing") == []
    assert house.refuses("task:voodoo-search") == "BH-DICE-10"
    house = parlour().at("ox", "chapel").rolls((1, 1, 0)).begin().does("task:voodoo-search")
    assert house.last("voodoo-nothing")["room"] == "chapel"


@pytest.mark.rule("BH-H25-WALK")
def test_a_new_room_stops_nobody_and_gives_its_card_to_an_explorer_who_stays() -> None:
    house = parlour().at("ox", "upper_landing").next_cards("bedroom", "burning_man").begin().does("open:E")
    assert house.told("drew") == []
    assert "go:upper_landing" in house.may()
    assert house.does("go:upper_landing", "end").told("drew") == []
    house = parlour().at("ox", "upper_landing").next_cards("bedroom", "burning_man").begin()
    assert house.does("open:E", "end").last("drew")["card"] == "burning_man"
    house = parlour().at("ox", "upper_landing").next_cards("bedroom", "burning_man").rolls((0, 0, 0)).begin()
    house.does("open:E", "task:voodoo-search")
    assert house.last("drew")["card"] == "burning_man"


@pytest.mark.rule("BH-H25-H-AIM")
def test_without_dolls_the_heroes_have_won() -> None:
    house = parlour().at("ox", "kitchen").rolls((1, 1, 0)).begin().does("task:voodoo-search")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "voodoo-free")


@pytest.mark.rule("BH-H25-H-AIM", "BH-H25-H-DESTROY")
def test_half_of_them_are_enough() -> None:
    house = parlour("china_doll", track=7).rolls((0, 0, 0, 0)).begin("peter").does("end")
    assert house.result is not None
    assert (house.result["side"], house.one("ox").alive) == ("heroes", False)


@pytest.mark.rule("BH-H25-T-AIM")
def test_more_than_half_of_them_dead_is_the_traitors_victory() -> None:
    house = parlour("china_doll", track=7)
    house.one("zoe").alive = False
    house.rolls((0, 0, 0, 0)).begin("peter").does("end")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "voodoo-dead")
