"""Carnivorous Ivy: Ox has turned; a Creeper grows in the Chapel. Zoe and Peter are in the Entrance Hall beside it."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.ivy.rules import Ivy

from ..house import House

ZOE = "zoe_ingstrom"


def parlour(tip: str = "chapel", holding: str = "", heroes: str = "entrance_hall", **state: Any) -> House:
    """A Tip is in a room, and may hold somebody; Ox is downstairs."""
    house = House().lay("chapel", "entrance_hall", "N").lay("kitchen", "entrance_hall", "S")
    house.lay("furnace_room", "basement_landing", "N").haunted(traitor="ox", number=7, run=True)
    house.change(scenario=Ivy(**{"roots": {"creeper": "chapel"}, **state})).token("ivy_root", "chapel")
    house.monster("creeper", tip, speed=2, might=5, sanity=3)
    house.at("ox", "basement_landing").at("zoe", heroes).at("peter", heroes)
    if holding:
        house.table.monsters["creeper"].mark(house.one(holding).name)
        house.at(holding, tip)
    for one in house.table.explorers.values():
        one.books.append("ivy/traitor" if one.role == "traitor" else "ivy/heroes")
    return house


@pytest.mark.rule("BH-H7-GROW", "BH-H7-CREEPERS", "BH-H7-T-BOOK")
@pytest.mark.parametrize(("players", "spare"), [(3, 4), (6, 8)])
def test_creepers_come_in_and_the_traitor_lets_go_of_the_book(players: int, spare: int) -> None:
    house = House(players).haunted(traitor="ox", number=7, run=True).holds("ox", "book").begin(step="haunt_set_up")
    assert house.table.tokens == {"entrance_hall": ["ivy_root"], "grand_staircase": ["ivy_root"]}
    assert [each.traits for each in house.table.monsters.values()] == [{"speed": 2, "might": 5, "sanity": 3}] * 2
    assert list(house.table.monsters) == ["creeper-1", "creeper-2"]
    assert (house.table.floor_piles, house.table.pack()["scenario"]["spare"]) == ({"entrance_hall": ["book"]}, spare)


@pytest.mark.rule("BH-H7-GROW")
def test_one_more_grows_where_such_a_room_is_discovered() -> None:
    house = parlour(spare=1).next_cards("gardens", "spider").at("zoe", "foyer").begin("zoe").does("open:N")
    assert house.table.tokens["gardens"] == ["ivy_root"]
    none = parlour().next_cards("gardens", "spider").at("zoe", "foyer").begin("zoe").does("open:N")
    assert "gardens" not in none.table.tokens


@pytest.mark.rule("BH-H7-HELD")
def test_a_tip_that_wins_seizes_and_drags_its_victim_home() -> None:
    house = parlour("entrance_hall").holds("zoe", "axe").at("peter", "upper_landing")
    house.rolls((1, 1), (2, 2, 2, 2, 2), (0, 0, 0)).begin("ox", "monsters_begin").does(f"attack:{ZOE}")
    assert (house.table.monsters["creeper"].marks, house.cards("zoe"), house.changes("zoe")) == ((ZOE,), [], {})
    dragged = parlour("entrance_hall", "zoe").at("peter", "upper_landing").rolls((1, 1)).begin("ox", "monsters_begin")
    assert dragged.where("zoe") == "chapel"


@pytest.mark.rule("BH-H7-HELD")
def test_a_hero_at_the_root_is_eaten() -> None:
    house = parlour("chapel", "zoe").begin("ox", "monsters_begin")
    assert not house.one("zoe").alive
    assert (house.table.monsters, house.table.tokens) == ({}, {})


@pytest.mark.rule("BH-H7-HELD")
def test_a_win_frees_the_victim_who_goes_on_and_a_loss_ends_the_turn() -> None:
    house = parlour("entrance_hall", "zoe").at("peter", "upper_landing").begin("zoe")
    assert house.may("go:") == set()
    house.rolls((2, 2, 2), (0,) * 5).does("attack:creeper")
    assert house.table.monsters["creeper"].stunned
    house.does("go:foyer")
    assert house.view()["acting"]["used"] == 1
    lost = parlour("entrance_hall", "zoe").begin("zoe").rolls((0, 0, 0), (2,) * 5).does("attack:creeper")
    assert (lost.asks(), lost.changes("zoe")) == ("peter", {})


@pytest.mark.rule("BH-H7-CREEPERS")
def test_no_card_draws_a_tip_closer() -> None:
    house = parlour("foyer").holds("zoe", "spirit_board").begin("zoe").does("use:spirit_board")
    assert house.asked() == "act"


@pytest.mark.rule("BH-H7-T-BOOK")
def test_the_traitor_never_takes_the_book() -> None:
    house = parlour().pile("basement_landing", "book", "axe").begin("ox")
    assert house.may("take:") == {"take:axe"}
    robbing = parlour(heroes="basement_landing").holds("zoe", "book", "axe").begin("ox")
    robbing.rolls((2,) * 5, (0,) * 3).does(f"attack:{ZOE}")
    assert robbing.may("steal:") == {"steal:axe"}


@pytest.mark.rule("BH-H7-T-BOOK")
def test_a_traitor_who_has_it_all_the_same_lets_go_of_it_at_the_end_of_the_turn() -> None:
    house = parlour().holds("ox", "book", "axe").begin("ox").does("end")
    assert house.cards("ox") == ["axe"]
    assert house.table.floor_piles == {"basement_landing": ["book"]}
    assert parlour().holds("zoe", "book").begin("zoe").does("end").cards("zoe") == ["book"]


@pytest.mark.rule("BH-H7-H-BREW")
def test_the_spray_is_brewed_once_with_the_book() -> None:
    assert parlour(heroes="kitchen").begin("zoe").refuses("task:ivy-brew", "zoe") == "BH-H7-H-BREW"
    house = parlour(heroes="kitchen").holds("zoe", "book").begin("zoe").rolls((2, 2, 1)).does("task:ivy-brew")
    assert house.cards("zoe") == ["book", "token-spray"]
    again = parlour(heroes="kitchen", brewed=True).holds("zoe", "book").begin("zoe")
    assert again.refuses("task:ivy-brew", "zoe") == "BH-H7-H-BREW"


@pytest.mark.rule("BH-H7-H-SPRAY", "BH-H7-H-AIM")
def test_it_kills_a_creeper_at_its_root_or_tip_instead_of_an_attack() -> None:
    house = parlour("entrance_hall", "peter").holds("zoe", "token-spray").begin("zoe").does("task:ivy-spray:creeper")
    assert (house.table.monsters, house.table.tokens, house.cards("zoe")) == ({}, {}, ["token-spray"])
    assert house.refuses("task:ivy-spray:creeper", "zoe") == "BH-H7-H-SPRAY"
    root = parlour("foyer", heroes="chapel", killed=2).holds("zoe", "token-spray").begin("zoe")
    root.does("task:ivy-spray:creeper")
    assert root.result is not None
    assert (root.result["side"], root.result["how"]) == ("heroes", "ivy-withered")


@pytest.mark.rule("BH-H7-T-DESTROY", "BH-H7-T-AIM")
def test_the_traitor_steals_the_spray_and_throws_it_away() -> None:
    house = parlour(heroes="basement_landing", brewed=True).holds("zoe", "token-spray").begin("ox")
    house.rolls((2,) * 5, (0,) * 3).does(f"attack:{ZOE}", "steal:token-spray", "go:furnace_room", "end")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "ivy-thrives")


@pytest.mark.rule("BH-H7-T-AIM")
def test_with_all_heroes_dead_the_ivy_has_won() -> None:
    house = parlour("chapel", "zoe")
    house.one("peter").alive = False
    house.begin("ox", "monsters_begin")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "ivy-all-dead")
