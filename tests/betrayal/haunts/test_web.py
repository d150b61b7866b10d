"""The Web of Destiny: Ox hangs in the web in the Foyer, Peter has turned, Zoe wants to help."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.blocks import state_as
from lamplit.games.betrayal.haunts.web.rules import GROWTH, Web

from ..house import House


def web(players: int = 3, **state: Any) -> House:
    """The Spider sits beside Ox and the web in the Foyer; the others stand in the Entrance Hall."""
    house = House(players).haunted(traitor="peter", number=4, run=True).at("ox", "foyer").change(scenario=Web(**state))
    house.monster("spider", "foyer", speed=1, might=2, sanity=5)
    if state.get("torn", 0) < 3:
        house.monster("web", "foyer", might=4)
        house.table.monsters["web"].lead = ""
    for one in house.table.explorers.values():
        one.books.append("web/traitor" if one.role == "traitor" else "web/heroes")
    return house


def hunt(house: House, moves: tuple[int, ...] = (1,)) -> House:
    """The monster turn."""
    return house.rolls(moves).begin(step="monsters_begin")


@pytest.mark.rule("BH-H4-T-SETUP", "BH-H4-TRACK", "BH-HTURN-7")
@pytest.mark.parametrize(("players", "eaten"), [(3, True), (4, True), (5, False), (6, False)])
def test_the_spider_sits_beside_the_revealer_and_eats_the_traitor_of_a_small_company(players: int, eaten: bool) -> None:
    house = House(players).haunted(traitor="peter", number=4, run=True).at("ox", "foyer").holds("peter", "axe")
    house.begin(step="haunt_set_up")
    assert {name: (one.place, one.lead) for name, one in house.table.monsters.items()} == {
        "spider": ("foyer", "explorer3"),
        "web": ("foyer", ""),
    }
    assert house.table.monsters["spider"].traits == {"speed": 0, "might": 2, "sanity": 5}
    assert house.one("peter").alive is not eaten
    assert house.table.floor_piles == ({"entrance_hall": ["axe"]} if eaten else {})


@pytest.mark.rule("BH-H4-TRACK")
def test_it_grows_after_each_turn_of_the_traitor() -> None:
    house = web().at("zoe", "foyer").at("peter", "foyer").begin("peter", "seat_over")
    assert house.view()["tasks"]["web-turn"] == [2, 9]
    assert [house.table.monsters["spider"].value(trait) for trait in ("speed", "might")] == list(GROWTH[2])
    house = web(track=7).begin("peter", "seat_over")
    assert [house.table.monsters["spider"].value(trait) for trait in ("speed", "might")] == [6, 8]


@pytest.mark.rule("BH-H4-T-AIM", "BH-WIN-4")
def test_the_eggs_hatch_on_the_ninth_turn_even_if_the_traitor_is_dead() -> None:
    house = web(track=8)
    house.one("peter").alive = False
    house.begin("zoe", "seat_over")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "web-hatched")


@pytest.mark.rule("BH-H4-T-HUNT", "BH-H4-GUARD")
def test_it_goes_for_another_explorer_than_its_prey_and_rolls_blank_dice_again() -> None:
    house = hunt(web(), (1,))
    assert house.table.monsters["spider"].place == "entrance_hall"
    assert [event["who"] for event in house.told("attacks")] == ["spider"]
    house = web().at("zoe", "foyer")
    house.rolls((1,), (0, 2), (2,), (0, 0, 0)).begin(step="monsters_begin")
    told = [event["dice"] for event in house.told("rolled") if event["who"] == "spider" and event["kind"] == "attack"]
    assert told == [[2, 2]]


@pytest.mark.rule("BH-H4-GUARD")
def test_nobody_of_its_side_attacks_the_prey_while_the_eggs_live() -> None:
    assert web(5).at("peter", "foyer").begin("peter").refuses("attack:ox_bellows", "peter") == "BH-H4-GUARD"
    assert "attack:ox_bellows" in web(5, eggs=False).at("peter", "foyer").begin("peter").may()


@pytest.mark.rule("BH-H4-GUARD")
def test_the_prey_cannot_die_while_the_eggs_live() -> None:
    house = web().steps("ox", might=0, speed=0).lay("chapel", "foyer", "N").keeps("ox").begin("ox")
    house.rolls((2, 2, 2, 2), (0,) * 4).does("attack:spider")
    assert house.one("ox").alive
    assert house.one("ox").steps["might"] == 0


@pytest.mark.rule("BH-H4-GUARD")
def test_what_would_kill_the_prey_leaves_it_at_its_last_step_while_the_eggs_live() -> None:
    def struck(**state: Any) -> House:
        house = web(**state).steps("ox", might=0, speed=0).begin("ox")
        return house.rolls((0,) * 4, (1,) * 2).does("attack:spider")

    house = struck()
    assert house.one("ox").alive
    assert (house.one("ox").steps["might"], house.one("ox").steps["speed"]) == (0, 0)
    assert not struck(eggs=False, torn=3).one("ox").alive


@pytest.mark.rule("BH-H4-WEB")
def test_an_explorer_in_the_web_cannot_move_but_may_trade_and_attack_it() -> None:
    house = web().holds("ox", "axe").at("zoe", "foyer").begin()
    assert house.may("go:") == house.may("open:") == set()
    assert {"attack:web", "trade:zoe_ingstrom"} <= house.may()
    assert house.refuses("go:entrance_hall") == "BH-H4-WEB"


@pytest.mark.rule("BH-H4-H-TEAR", "BH-HTURN-11")
def test_as_many_wins_as_players_tear_the_web_and_nobody_is_hurt() -> None:
    house = web(torn=1).begin().rolls((0, 0, 0, 0, 0), (2, 2, 2, 2)).does("attack:web")
    assert house.changes() == {}
    assert house.view()["tasks"]["web-torn"] == [1, 3]
    house = web(torn=2).begin().rolls((2, 2, 2, 2, 2), (0, 0, 0, 0)).does("attack:web")
    assert "web" not in house.table.monsters
    assert "go:entrance_hall" in house.may()


@pytest.mark.rule("BH-H4-H-EGGS")
def test_eggs_are_cut_out_with_the_kit_or_killed_with_the_salve() -> None:
    house = web().holds("zoe", "medical_kit").begin("zoe")
    assert house.refuses("task:web-cut", "zoe") == "BH-H4-H-EGGS"
    house = web().at("zoe", "foyer").holds("zoe", "medical_kit").begin("zoe").rolls((2, 2, 0)).does("task:web-cut")
    assert not state_as(Web)(house.table).eggs
    house = web().at("zoe", "foyer").holds("zoe", "healing_salve").begin("zoe").does("task:web-salve")
    assert not state_as(Web)(house.table).eggs
    assert house.cards("zoe") == []


@pytest.mark.rule("BH-H4-H-KIT")
def test_a_hero_may_take_the_kit_instead_of_drawing_an_item() -> None:
    house = (
        web().lay("larder", "basement_landing", "N").at("zoe", "larder").next_cards("wine_cellar", "axe").begin("zoe")
    )
    house.does(f"open:{house.table.plan.open_doors['larder'][0]}")
    assert house.may() == {"fetch:medical_kit", "draw-item"}
    assert house.does("fetch:medical_kit").cards("zoe") == ["medical_kit"]


@pytest.mark.rule("BH-H4-H-DOOR", "BH-H4-H-AIM")
def test_the_door_opens_last_and_explorers_who_leave_win() -> None:
    assert web(torn=3).begin("zoe").refuses("task:web-door:might", "zoe") == "BH-H4-H-DOOR"
    house = web(torn=3, eggs=False).next_cards("the_voice").begin("zoe")
    assert house.may("task:") == {"task:web-door:knowledge", "task:web-door:might"}
    assert house.odds("task:web-door:knowledge", "zoe")["need"] == 6
    house.rolls((2, 2, 2)).does("task:web-door:knowledge")
    assert state_as(Web)(house.table).door
    house = web(torn=3, eggs=False, door=True).begin("zoe").does("task:web-leave")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "web-escape")
    assert house.result["winners"] == ["explorer1", "explorer2"]


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = web().begin()
    assert house.view("ox")["books"] == ["web/heroes", "web"]
    assert house.view("peter")["books"] == ["web/traitor", "web"]
    assert web(5, torn=3).begin("peter").refuses("task:web-door:might", "peter") is None
