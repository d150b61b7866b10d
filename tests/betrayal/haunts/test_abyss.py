"""The abyss gazes back: Ox has turned; Zoe and Peter speak against the dark, and the house falls."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.abyss.rules import Abyss

from ..house import PEOPLE, House

OX, ZOE = PEOPLE["ox"], PEOPLE["zoe"]


def brink(ruling: str = "falls", **state_of: Any) -> House:
    """The Crypt lies north of the Basement Landing and the Chapel north of the Foyer; the abyss opens in the Crypt."""
    house = House(abyss_traitor=ruling).lay("crypt", "basement_landing", "N").lay("chapel", "foyer", "N")
    house.haunted("ox", 22, run=True)
    house.change(scenario=Abyss(**{"start": "crypt", **state_of}))
    for one in house.table.explorers.values():
        one.books.append("abyss/traitor" if one.role == "traitor" else "abyss/heroes")
    return house


def state(house: House) -> Abyss:
    """The haunt's own state."""
    assert isinstance(house.table.scenario, Abyss)
    return house.table.scenario


@pytest.mark.rule("BH-H22-START", "BH-H22-T-KNOWN", "BH-H22-H-KNOWN")
def test_the_traitor_names_a_room_of_the_basement_with_a_symbol() -> None:
    house = House().lay("crypt", "basement_landing", "N").lay("kitchen", "basement_landing", "E")
    house.haunted("ox", 22, run=True).begin(step="haunt_set_up")
    assert house.may() == {"room:crypt", "room:kitchen"}
    assert state(house.does("room:kitchen")).start == "kitchen"
    house = House().next_cards("wine_cellar", "catacombs").haunted("ox", 22, run=True).begin(step="haunt_set_up")
    while house.asked() in ("place-room", "turn-room"):
        house.does(sorted(house.may())[0])
    assert state(house).start == "catacombs", "none was there: the first with a symbol is laid"


@pytest.mark.rule("BH-H22-TRACK")
def test_after_the_traitors_first_turn_the_named_room_is_gone() -> None:
    house = brink().begin().does("end")
    assert house.table.tokens_in("crypt") == ["abyss"]
    assert state(house).track == 1
    house = brink(track=1).begin("zoe")
    house.table.explorers[OX].alive = False
    house.does("end", "end")
    assert state(house).track == 2, "dead or alive"


@pytest.mark.rule("BH-H22-FALL", "BH-H22-EDGE")
def test_then_every_turn_ends_with_a_fall_beside_what_is_gone() -> None:
    house = brink(track=2).lay("wine_cellar", "basement_landing", "S").token("abyss", "crypt").begin("zoe").does("end")
    assert house.table.tokens_in("basement_landing") == ["abyss"], "only it shares a wall with the Crypt"
    house = brink(track=3).lay("wine_cellar", "basement_landing", "S").token("abyss", "crypt").rolls((1, 1))
    house.begin("zoe").does("end")
    assert house.table.tokens_in("wine_cellar") == ["abyss"], "two dice, two rooms"
    house = brink(track=2).token("abyss", "crypt", "basement_landing").begin("zoe").does("end")
    assert house.table.tokens_in("foyer") == ["abyss"], "the floor above: an empty room with an unopened door"


@pytest.mark.rule("BH-H22-TRAITOR-FALLS")
def test_the_traitors_turn_ends_with_a_fall_too() -> None:
    house = brink(track=1).token("abyss", "crypt").begin().does("end")
    assert house.table.tokens_in("basement_landing") == ["abyss"]


@pytest.mark.rule("BH-H22-TRAITOR-STANDS")
def test_or_only_the_first_one_does() -> None:
    assert brink("stands").begin().does("end").table.tokens_in("crypt") == ["abyss"]
    house = brink("stands", track=1).token("abyss", "crypt").begin().does("end")
    assert (state(house).track, house.table.tokens_in("basement_landing")) == (2, [])
    assert house.does("end").table.tokens_in("basement_landing") == ["abyss"], "after a hero's turn"


@pytest.mark.rule("BH-H22-JUMP")
def test_explorers_who_are_there_jump_or_fall() -> None:
    house = brink().at("zoe", "crypt").rolls((2, 2, 0, 0)).begin().does("end")
    assert house.where("zoe") == "basement_landing"
    house = brink().at("zoe", "crypt").holds("zoe", "axe").rolls((2, 1, 0, 0)).begin().does("end")
    assert not house.one("zoe").alive
    assert "axe" in house.table.removed


@pytest.mark.rule("BH-H22-GONE")
def test_nobody_walks_into_nothing_and_explorers_who_are_put_there_fall() -> None:
    house = brink(track=1).token("abyss", "chapel").pile("chapel", "bell").at("zoe", "foyer").begin("zoe")
    assert "go:chapel" not in house.may()
    house = brink(track=1).lay("coal_chute", "entrance_hall", "N").token("abyss", "basement_landing").begin("zoe")
    assert not house.does("go:coal_chute").one("zoe").alive


@pytest.mark.rule("BH-H22-GONE")
def test_an_explorer_who_rides_to_a_floor_that_is_gone_falls() -> None:
    house = brink().lay("mystic_elevator", "foyer", "S").at("zoe", "foyer").at("peter", "mystic_elevator")
    house.token("abyss", "crypt", "basement_landing").rolls((1, 0)).begin("zoe").does("go:mystic_elevator")
    assert (house.one("zoe").alive, house.one("peter").alive) == (False, False)
    assert house.told("abyss-swallows") != []
    house = brink().lay("mystic_elevator", "foyer", "S").at("zoe", "foyer").token("abyss", "crypt").rolls((1, 0))
    house.begin("zoe").does("go:mystic_elevator")
    assert house.one("zoe").alive, "the Basement Landing still stands"


@pytest.mark.rule("BH-H22-H-EXORCISE", "BH-H22-H-AIM", "BH-DICE-10")
def test_each_source_serves_once_and_as_many_as_players_win() -> None:
    house = brink(spent=["library"]).at("zoe", "chapel").holds("zoe", "book").begin("zoe")
    assert house.may("task:") == {"task:abyss-exorcise:chapel", "task:abyss-exorcise:book"}
    assert house.odds("task:abyss-exorcise:chapel", "zoe")["trait"] == "sanity"
    house.rolls((2, 2, 1, 0, 0)).does("task:abyss-exorcise:chapel")
    assert state(house).spent == ["library", "chapel"]
    assert house.may("task:") == set(), "once a turn"
    house = brink(spent=["library", "crypt"]).at("zoe", "chapel").rolls((2, 2, 1, 0, 0)).begin("zoe")
    result = house.does("task:abyss-exorcise:chapel").result
    assert result is not None
    assert (result["side"], result["how"]) == ("heroes", "abyss-closed")


@pytest.mark.rule("BH-H22-H-SYMBOL")
def test_the_holy_symbol_holds_it_back_until_the_end_of_the_next_turn() -> None:
    house = brink(track=2).token("abyss", "chapel").at("zoe", "foyer").holds("zoe", "holy_symbol").begin("zoe")
    house.does("task:abyss-hold", "end")
    assert house.table.tokens == {"chapel": ["abyss"]}
    assert state(house).held_by == ZOE
    house.does("end", "end")
    assert house.table.tokens == {"chapel": ["abyss"]}, "nor in Peter's turn, nor in the traitor's"
    house.does("end")
    assert state(house).held_by == ""


@pytest.mark.rule("BH-H22-H-SYMBOL")
def test_it_is_held_back_no_longer_by_an_explorer_who_has_died() -> None:
    house = brink(track=2).token("abyss", "chapel").at("zoe", "foyer").holds("zoe", "holy_symbol").begin("zoe")
    house.does("task:abyss-hold", "end")
    house.one("zoe").alive = False
    house.does("end", "end")
    assert state(house).held_by == "", "where her next turn would have ended"


@pytest.mark.rule("BH-H22-H-SYMBOL")
def test_the_holy_symbol_is_of_use_only_where_nothing_is_beyond_the_door() -> None:
    assert brink().token("abyss", "crypt").at("zoe", "foyer").holds("zoe", "holy_symbol").begin("zoe").may("task:") <= {
        "task:abyss-exorcise:holy_symbol"
    }


@pytest.mark.rule("BH-H22-T-FETCH")
def test_in_the_basement_the_traitor_may_take_a_secret_way() -> None:
    house = brink().at("ox", "basement_landing").next_cards("underground_lake", "night_view").begin().does("open:E")
    assert house.may() == {"draw", "card:secret_stairs", "card:secret_passage"}
    house.does("card:secret_stairs")
    assert house.last("drew")["card"] == "secret_stairs"


@pytest.mark.rule("BH-H22-T-AIM")
def test_with_all_heroes_fallen_the_traitor_has_won() -> None:
    house = brink().at("zoe", "crypt").at("peter", "crypt").rolls((0,) * 4, (0,) * 4).begin().does("end")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "abyss-all-dead")
