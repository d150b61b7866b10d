"""Tick, tick, tick: Ox sits in the Foyer and builds; Zoe and Peter wear bombs."""

import pytest

from lamplit.games.betrayal.haunts.bombs.rules import Bombs

from ..house import House


def workshop(track: int = 1, worn: tuple[str, ...] = ("zoe", "peter"), players: int = 3) -> House:
    """The Chapel lies beyond the Foyer and shares a wall with it, the Kitchen beyond the Chapel; Zoe and Peter are
    upstairs."""
    house = House(players).lay("chapel", "foyer", "N").at("ox", "foyer").at("zoe", "upper_landing")
    house.at("peter", "upper_landing").haunted("ox", 45, run=True).change(scenario=Bombs(track=track))
    for who in worn:
        house.one(who).mark("time_bomb")
    return house


def alive(house: House) -> list[str]:
    """Who lives."""
    return [who for who in ("ox", "zoe", "peter") if house.one(who).alive]


@pytest.mark.rule("BH-H45-BOMBS", "BH-H45-T-DYNAMITE")
@pytest.mark.parametrize("where", ["deck", "hand", "discard", "own"])
def test_heroes_wear_bombs_and_the_traitor_takes_the_dynamite(where: str) -> None:
    house = workshop(worn=())
    if where in ("hand", "own"):
        house.holds("zoe" if where == "hand" else "ox", "dynamite")
    elif where == "discard":
        house.table.item_deck.remove("dynamite")
        house.table.item_discard.append("dynamite")
    house.begin(step="haunt_set_up")
    assert (house.cards("ox"), house.cards("zoe")) == (["dynamite"], [])
    assert [who for who in ("ox", "zoe", "peter") if "time_bomb" in house.one(who).marks] == ["zoe", "peter"]


@pytest.mark.rule("BH-H45-NEAR", "BH-H45-EXPLODES")
def test_a_bomb_that_comes_too_near_kills_all_heroes_in_the_room() -> None:
    house = workshop(players=4).at("zoe", "grand_staircase").at("peter", "upper_landing").at("vivian", "entrance_hall")
    house.begin("zoe").does("go:foyer")
    assert alive(house) == ["ox", "peter"]
    house = workshop().at("zoe", "upper_landing").begin("zoe").does("go:grand_staircase")
    assert alive(house) == ["ox", "peter"], "it shares a wall with the Foyer"
    house = workshop(track=0).at("zoe", "grand_staircase").begin("zoe").does("go:foyer")
    assert alive(house) == ["ox", "zoe", "peter"], "not before the traitor's first turn"
    house = workshop(worn=("peter",)).at("zoe", "grand_staircase").begin("zoe").does("go:foyer")
    assert alive(house) == ["ox", "zoe", "peter"]


@pytest.mark.rule("BH-H45-EXPLODES")
def test_what_they_carry_is_destroyed() -> None:
    house = workshop().holds("zoe", "axe").begin("zoe").does("go:grand_staircase")
    assert house.table.removed == ["axe"]
    assert house.table.floor_piles == {}


@pytest.mark.rule("BH-H45-STAYS")
def test_the_traitor_stays_and_so_does_the_elevator() -> None:
    house = workshop().begin()
    assert house.may("go:") | house.may("open:") == set()
    assert house.refuses("go:entrance_hall") == "BH-H45-STAYS"
    house = workshop(worn=()).lay("mystic_elevator", "entrance_hall", "N").at("ox", "mystic_elevator")
    house.at("zoe", "entrance_hall").begin("zoe").does("go:mystic_elevator")
    assert house.told("rolled") == []
    assert house.where("zoe") == "mystic_elevator"


@pytest.mark.rule("BH-H45-T-TICK")
def test_the_next_bomb_to_the_left_goes_off_with_an_8() -> None:
    house = workshop(track=1).at("zoe", "entrance_hall").rolls((2, 2, 2, 2)).begin(step="seat_over")
    assert alive(house) == ["ox", "peter"]
    house = workshop(track=1).rolls((2, 2, 2, 1)).begin(step="seat_over")
    assert alive(house) == ["ox", "zoe", "peter"]
    house = workshop(track=8, worn=("peter",)).rolls((2, 2, 2, 2, 0, 0, 0, 0)).begin(step="seat_over")
    assert len(house.last("rolled")["dice"]) == 8
    assert alive(house) == ["ox"], "Zoe wears none any more, but stands beside Peter"


@pytest.mark.rule("BH-H45-T-TICK")
def test_only_the_traitor_is_told_the_time() -> None:
    house = workshop(track=3).rolls((0,) * 6).begin(step="seat_over")
    assert house.told("bombs-clock", "ox") == [{"left": 8}]
    assert house.told("bombs-clock", "zoe") == []


@pytest.mark.rule("BH-H45-T-AIM")
def test_at_the_end_of_the_twelfth_turn_everything_is_over() -> None:
    house = workshop(track=11).begin(step="seat_over")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "bombs-big")


@pytest.mark.rule("BH-H45-T-BLAST")
def test_the_traitor_may_use_the_dynamite_in_his_own_room() -> None:
    house = workshop(worn=()).at("zoe", "foyer").holds("ox", "dynamite").begin().rolls((0, 0, 0, 0))
    house.does("task:bombs-blast")
    assert house.last("damage")["who"] == "zoe_ingstrom"
    assert house.last("damage")["amount"] == 4
    assert (house.changes("ox"), house.cards("ox")) == ({}, [])


@pytest.mark.rule("BH-H45-H-DEFUSE")
def test_a_bomb_is_defused_with_7_or_with_the_madmans_help_with_5() -> None:
    house = workshop().steps("zoe", knowledge=5).begin("zoe")
    assert house.may("task:") == {"task:bombs-defuse:zoe_ingstrom", "task:bombs-defuse:peter_akimoto"}
    dice = house.value("zoe", "knowledge")
    house.rolls((2, 2, 2, *(0,) * (dice - 3))).does("task:bombs-defuse:zoe_ingstrom")
    assert "time_bomb" in house.one("zoe").marks
    assert house.may("task:") == set()
    house = workshop().holds("zoe", "madman").begin("zoe").rolls((2, 2, 1)).does("task:bombs-defuse:peter_akimoto")
    assert (house.asks(), house.asked()) == ("peter", "bombs-agree")
    house.does("agree")
    assert house.one("peter").marks == ()
    house = workshop().begin("zoe").does("task:bombs-defuse:peter_akimoto", "refuse")
    assert "time_bomb" in house.one("peter").marks


@pytest.mark.rule("BH-H45-H-DEFUSE")
def test_a_result_of_2_or_less_sets_it_off() -> None:
    house = workshop().begin("zoe").rolls((1, 1, 0)).does("task:bombs-defuse:zoe_ingstrom")
    assert alive(house) == ["ox"]
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "bombs-all-dead")


@pytest.mark.rule("BH-H45-H-AIM")
def test_with_the_traitor_dead_the_heroes_have_won() -> None:
    house = workshop(worn=("peter",)).at("zoe", "foyer").steps("ox", might=0, speed=0)
    house.begin("zoe").rolls((2, 2, 2), (0,) * house.value("ox", "might")).does("attack:ox_bellows")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "bombs-silent")


@pytest.mark.rule("BH-H45-H-DEFUSE", "BH-H45-EXPLODES")
def test_a_bomb_set_off_at_work_spares_nobody_in_the_room() -> None:
    house = workshop().at("zoe", "foyer").holds("ox", "axe").begin("zoe").rolls((1, 1, 0))
    house.does("task:bombs-defuse:zoe_ingstrom")
    assert (alive(house), house.table.removed) == (["peter"], ["axe"])
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "bombs-silent")
