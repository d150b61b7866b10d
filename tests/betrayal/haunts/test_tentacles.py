"""Tentacled Horror: Peter is dead; an Arm grows in the Gardens, north of the Foyer."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.tentacles.rules import Tentacles

from ..house import House

SUCKER: dict[str, Any] = {"speed": 2, "might": 4, "sanity": 7}
OX = "ox_bellows"


def depths(sucker: str = "entrance_hall", holding: str = "", **state: Any) -> House:
    """Ox and Zoe are in the Entrance Hall, and so is the Sucker, unless it is elsewhere."""
    house = House().lay("gardens", "foyer", "N").haunted(traitor="peter", number=23, run=True)
    house.change(scenario=Tentacles(**{"roots": {"sucker": "gardens"}, **state})).token("arm", "gardens")
    house.one("peter").alive = False
    house.monster("sucker", sucker, **SUCKER)
    if holding:
        house.table.monsters["sucker"].mark(house.one(holding).name)
        house.at(holding, sucker)
    for one in house.table.explorers.values():
        one.books.append("tentacles/traitor" if one.role == "traitor" else "tentacles/heroes")
    return house


@pytest.mark.rule("BH-H23-T-SETUP", "BH-H23-SUCKERS")
@pytest.mark.parametrize("players", [3, 6])
def test_as_many_arms_as_players_grow_each_in_a_room_of_its_own(players: int) -> None:
    house = House(players).lay("gardens", "foyer", "N").haunted(traitor="peter", number=23, run=True)
    house.holds("peter", "axe").holds("ox", "crystal_ball").begin(step="haunt_set_up")
    while house.asked() != "act":
        house.does(sorted(house.may())[0])
    assert not house.one("peter").alive
    arms = [room for room, tokens in house.table.tokens.items() if "arm" in tokens]
    assert len(arms) == players
    assert sorted(monster.place for monster in house.table.monsters.values()) == sorted(arms)
    assert {tuple(monster.traits.values()) for monster in house.table.monsters.values()} == {(2, 4, 7)}


@pytest.mark.rule("BH-H23-T-SETUP")
def test_if_the_ball_was_never_found_the_revealer_gets_it() -> None:
    house = House().lay("gardens", "foyer", "N").haunted(traitor="peter", number=23, run=True)
    house.begin(step="haunt_set_up")
    while house.asked() != "act":
        house.does(sorted(house.may())[0])
    assert house.cards("ox") == ["crystal_ball"]


@pytest.mark.rule("BH-H23-TRACK")
@pytest.mark.parametrize(("turn", "traits"), [(1, (2, 4, 7)), (2, (3, 5, 7)), (4, (3, 7, 7)), (7, (4, 8, 8))])
def test_it_grows_stronger(turn: int, traits: tuple[int, ...]) -> None:
    house = depths("gardens", track=turn).begin("zoe").does("end")
    assert tuple(house.table.monsters["sucker"].traits.values()) == traits


@pytest.mark.rule("BH-H23-GRAB")
def test_a_hero_who_loses_to_a_sucker_is_held_and_lets_everything_fall() -> None:
    house = depths().holds("ox", "axe").rolls((1, 1), (2,) * 4, (0,) * 5).begin(step="monsters_begin")
    house.does(f"attack:{OX}")
    assert house.table.monsters["sucker"].marks == (OX,)
    assert (house.changes("ox"), house.cards("ox")) == ({}, [])
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    assert house.asks() == "ox"


@pytest.mark.rule("BH-H23-GRAB", "BH-H23-DEVOUR", "BH-H23-H-KNOWN")
def test_it_is_dragged_to_the_arm_and_devoured_there() -> None:
    house = depths(holding="ox").rolls((1, 1)).begin(step="monsters_begin")
    assert (house.where("ox"), house.table.monsters["sucker"].place) == ("gardens", "gardens")
    assert house.one("ox").alive
    climbing = depths("basement_landing", holding="ox").lay("coal_chute", "foyer", "S").rolls((1, 1))
    assert climbing.begin(step="monsters_begin").where("ox") == "foyer"
    cut_off = depths("basement_landing", holding="ox").begin(step="monsters_begin")
    assert not cut_off.one("ox").alive
    eaten = depths("gardens", holding="ox").begin(step="monsters_begin")
    assert not eaten.one("ox").alive
    assert (eaten.table.monsters, eaten.table.tokens) == ({}, {})


@pytest.mark.rule("BH-H23-GRAB")
def test_no_other_sucker_attacks_a_held_hero() -> None:
    house = depths(holding="ox").at("zoe", "upper_landing").monster("sucker-2", "entrance_hall", **SUCKER)
    house.table.scenario.roots["sucker-2"] = "gardens"  # type: ignore[union-attr]
    house.rolls((1, 1)).begin(step="monsters_begin").does("move:sucker-2")
    assert house.may("attack:") == set()


@pytest.mark.rule("BH-H23-HELD", "BH-H23-SUCKERS")
def test_a_hero_who_wins_is_free_but_slow_and_the_sucker_is_back_at_its_arm() -> None:
    house = depths(holding="ox").pile("entrance_hall", "bell").rolls((2,) * 5, (0,) * 4).begin()
    assert house.may("go:") == house.may("take:") == set()
    house.does("attack:sucker")
    sucker = house.table.monsters["sucker"]
    assert (sucker.marks, sucker.place, bool(sucker.stunned)) == ((), "gardens", True)
    house.does("go:foyer")
    assert house.table.used == 2


@pytest.mark.rule("BH-H23-HELD")
@pytest.mark.parametrize("theirs", [(2, 2, 2, 2), (1, 0, 0, 0)])
def test_a_hero_who_does_not_ends_the_turn(theirs: tuple[int, ...]) -> None:
    house = depths(holding="ox").rolls((1, 0, 0, 0, 0), theirs).begin().does("attack:sucker")
    assert (house.changes("ox"), house.asks()) == ({}, "zoe")
    assert house.table.monsters["sucker"].marks == (OX,)


@pytest.mark.rule("BH-H23-SUCKERS", "BH-H23-GRAB")
def test_others_can_free_a_held_hero_and_lose_nothing_by_trying() -> None:
    house = depths(holding="ox").rolls((2,) * 3, (0,) * 4).begin("zoe").does("attack:sucker")
    assert house.table.monsters["sucker"].marks == ()
    house = depths(holding="ox").holds("zoe", "axe").rolls((0,) * 3, (2,) * 4).begin("zoe").does("attack:sucker")
    assert (house.changes("zoe"), house.cards("zoe")) == ({}, ["axe"])
    assert house.table.monsters["sucker"].marks == (OX,)


@pytest.mark.rule("BH-H23-SUCKERS")
def test_no_card_draws_a_sucker_closer() -> None:
    house = depths("foyer").holds("ox", "spirit_board").begin().does("use:spirit_board")
    assert (house.asked(), house.table.monsters["sucker"].place) == ("act", "foyer")


@pytest.mark.rule("BH-H23-SUCKERS")
def test_only_suckers_slow() -> None:
    def cost(sucker: str) -> int:
        house = depths(sucker).monster("tentacle_head", "entrance_hall", might=6).begin().does("go:foyer")
        return house.table.used

    assert (cost("gardens"), cost("entrance_hall")) == (1, 2)


@pytest.mark.rule("BH-H23-SUCKERS")
def test_a_sucker_in_the_elevator_blocks_it() -> None:
    house = House().lay("mystic_elevator", "foyer", "N")
    house.haunted(traitor="peter", number=23, run=True).change(scenario=Tentacles())
    house.monster("sucker", "mystic_elevator", **SUCKER).at("ox", "foyer").begin().does("go:mystic_elevator")
    assert house.told("rolled") == []


@pytest.mark.rule("BH-H23-H-BALL", "BH-DICE-10")
def test_the_crystal_ball_shows_where_the_head_is() -> None:
    house = depths("gardens").lay("kitchen", "foyer", "S").holds("ox", "crystal_ball").begin()
    house.rolls((2, 2, 0), (1, 0, 0, 0)).does("task:tentacles-gaze")
    assert (house.cards("ox"), house.table.removed) == ([], ["crystal_ball"])
    head = house.table.monsters["tentacle_head"]
    assert (head.place, head.traits) == ("kitchen", {"might": 6})
    missed = depths("gardens").holds("ox", "crystal_ball").begin().rolls((0, 0, 0)).does("task:tentacles-gaze")
    assert missed.changes("ox") == {"sanity": -2}
    assert missed.refuses("task:tentacles-gaze") == "BH-DICE-10"
    assert depths("gardens").begin().refuses("task:tentacles-gaze") == "BH-H23-H-BALL"


@pytest.mark.rule("BH-H23-H-BALL")
def test_a_missing_room_is_laid_by_the_traitor() -> None:
    house = depths("gardens").holds("ox", "crystal_ball").begin()
    house.rolls((2, 2, 0), (0, 0, 0, 0)).does("task:tentacles-gaze")
    while house.asked() != "act":
        assert house.asks() == "peter"
        house.does(sorted(house.may())[0])
    assert house.table.monsters["tentacle_head"].place == "larder"


@pytest.mark.rule("BH-H23-HEAD", "BH-H23-H-AIM")
def test_three_hits_destroy_the_head() -> None:
    house = depths("gardens", hits=1).monster("tentacle_head", "entrance_hall", might=6)
    house.table.monsters["tentacle_head"].kind = "tentacle_head"
    house.holds("ox", "revolver").rolls((2,) * 5, (0,) * 6).begin()
    assert house.refuses("attack:tentacle_head:revolver") == "BH-ATT-11"
    house.does("attack:tentacle_head")
    assert house.view()["tasks"] == {"tentacles-hits": [2, 3]}
    assert not house.table.monsters["tentacle_head"].stunned
    house.rolls((2,) * 3, (0,) * 6).does("end", "attack:tentacle_head")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "tentacles-headless")


@pytest.mark.rule("BH-H23-HEAD")
def test_the_head_stays_where_it_is_and_attacks_heroes_who_come() -> None:
    house = depths("gardens").monster("tentacle_head", "entrance_hall", might=6)
    house.table.monsters["tentacle_head"].kind = "tentacle_head"
    house.rolls((1, 1)).begin(step="monsters_begin").does("move:tentacle_head")
    assert house.may() == {"attack:ox_bellows", "attack:zoe_ingstrom", "next"}


@pytest.mark.rule("BH-H23-T-AIM", "BH-H23-T-KNOWN")
def test_with_all_heroes_dead_the_creature_has_won() -> None:
    house = depths("gardens", holding="ox")
    house.one("zoe").alive = False
    house.begin(step="monsters_begin")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "tentacles-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = depths().begin()
    assert house.view("peter")["books"] == ["tentacles/traitor", "tentacles"]
    assert house.view("ox")["books"] == ["tentacles/heroes", "tentacles"]
