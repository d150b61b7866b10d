"""Tomb of Dracula: Peter is a Vampire, the Bride is at his side, and Dracula lies in the Graveyard."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.dracula.rules import Night

from ..house import House

COUNT: dict[str, Any] = {"speed": 5, "might": 8, "sanity": 6}
BRIDE: dict[str, Any] = {"speed": 4, "might": 4, "sanity": 4}


def night(dracula: str = "graveyard", bride: str = "upper_landing", ruling: str = "other", **state: Any) -> House:
    """Graveyard and Chapel lie north and west of the Foyer; Ox, Zoe and Peter are in the Entrance Hall."""
    house = House(dracula_gaze=ruling).lay("graveyard", "foyer", "N").lay("chapel", "foyer", "S")
    house.haunted(traitor="peter", number=30, run=True).change(scenario=Night(**state))
    if dracula:
        house.monster("dracula", dracula, **COUNT)
    if bride:
        house.monster("vampire_bride", bride, **BRIDE)
    for one in house.table.explorers.values():
        one.books.append("dracula/traitor" if one.role == "traitor" else "dracula/heroes")
    return house


@pytest.mark.rule("BH-H30-T-SETUP", "BH-H30-VAMPIRES")
@pytest.mark.parametrize("players", [3, 6])
def test_the_girl_is_the_bride_and_dracula_lies_in_a_tomb(players: int) -> None:
    house = House(players).lay("graveyard", "foyer", "N").holds("zoe", "girl")
    house.haunted(traitor="ox", number=30, run=True).begin(step="haunt_set_up")
    assert house.table.removed == ["girl"]
    assert house.changes("ox") == dict.fromkeys(("speed", "might", "sanity", "knowledge"), 1)
    count, bride = (house.table.monsters[name] for name in ("dracula", "vampire_bride"))
    assert (count.place, count.traits) == ("graveyard", COUNT)
    assert (bride.place, bride.traits) == ("entrance_hall", BRIDE)


@pytest.mark.rule("BH-H30-T-SETUP")
def test_without_a_tomb_he_lies_far_away() -> None:
    house = House().haunted(traitor="ox", number=30, run=True).begin(step="haunt_set_up")
    assert house.table.monsters["dracula"].place == "basement_landing"


@pytest.mark.rule("BH-H30-SLEEP", "BH-H30-H-KNOWN")
def test_dracula_sleeps_until_the_second_turn() -> None:
    house = night("foyer", track=1).rolls((1,) * 5, (1,) * 4).begin(step="monsters_begin").does("move:dracula")
    assert house.asked() == "monster"
    assert house.view("peter")["acting"]["who"] == "vampire_bride"
    awake = night("foyer", track=2).rolls((1,) * 5, (1,) * 4).begin(step="monsters_begin").does("move:dracula")
    assert "go:entrance_hall" in awake.may()


@pytest.mark.rule("BH-H30-HALLOWED")
def test_hallowed_ground_takes_a_roll() -> None:
    house = night(track=2).at("peter", "foyer").begin("peter").rolls((1, 1, 1, 1)).does("go:chapel")
    assert (house.where("peter"), house.table.used) == ("foyer", 1)
    assert "go:chapel" not in house.may()
    house = night(track=2).at("peter", "foyer").begin("peter").rolls((2, 2, 2, 0)).does("go:chapel")
    assert house.where("peter") == "chapel"
    held = night(track=2).at("peter", "foyer").holds("ox", "holy_symbol").begin("peter").rolls((0,) * 4)
    assert held.does("go:entrance_hall").where("peter") == "foyer"
    assert night().at("ox", "foyer").begin().does("go:chapel").where("ox") == "chapel"


@pytest.mark.rule("BH-H30-GAZE", "BH-H30-GAZE-OTHER")
def test_a_vampire_looks_at_the_other_sex_here_or_behind_a_door() -> None:
    assert night().begin("peter").may("attack:") == {
        *("attack:ox_bellows", "attack:zoe_ingstrom", "attack:zoe_ingstrom:dominate"),
    }
    house = night().at("peter", "foyer").begin("peter").rolls((2, 2, 0, 0), (1, 1, 0, 0, 0))
    house.does("attack:zoe_ingstrom:dominate", "dracula-call")
    assert (house.changes("zoe"), house.where("zoe")) == ({"speed": -2}, "foyer")
    lost = night().begin("peter").rolls((0,) * 4, (2,) * 5).does("attack:zoe_ingstrom:dominate")
    assert (lost.changes("peter"), lost.changes("zoe")) == ({}, {})
    far = night().at("zoe", "grand_staircase").begin("peter")
    assert far.may("attack:zoe") == set()
    assert far.refuses("attack:zoe_ingstrom:dominate", "peter") == "BH-H30-GAZE"


@pytest.mark.rule("BH-H30-GAZE-ANYBODY")
def test_or_at_anybody() -> None:
    looks = {f"attack:{who}:dominate" for who in ("ox_bellows", "zoe_ingstrom")}
    assert looks <= night(ruling="anybody").begin("peter").may("attack:")


@pytest.mark.rule("BH-H30-GAZE")
def test_a_hero_who_loses_the_last_of_speed_follows() -> None:
    house = night().steps("zoe", speed=0).begin("peter").rolls((2, 0, 0, 0), (0,) * 5)
    house.does("attack:zoe_ingstrom:dominate")
    zoe = house.one("zoe")
    assert (zoe.alive, zoe.role) == (True, "traitor")
    assert house.changes("zoe") == dict.fromkeys(("speed", "might", "sanity", "knowledge"), 1)
    killed = night().steps("zoe", speed=0, might=0).begin("peter").rolls((2,) * 4, (0,) * 2)
    assert not killed.does("attack:zoe_ingstrom").one("zoe").alive


@pytest.mark.rule("BH-H30-H-SPEAR", "BH-H30-H-AIM")
def test_the_spear_destroys_and_when_both_are_dust_the_heroes_have_won() -> None:
    house = night("", "entrance_hall").holds("ox", "spear").begin().rolls((2,) * 7, (0,) * 4)
    house.does("attack:vampire_bride:spear")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "dracula-dust")
    stunned = night("", "entrance_hall").begin().rolls((2,) * 5, (0,) * 4).does("attack:vampire_bride")
    assert stunned.table.monsters["vampire_bride"].stunned
    traitor = night().holds("ox", "spear").begin().rolls((2,) * 7, (0,) * 4).does("attack:peter_akimoto:spear")
    assert not traitor.one("peter").alive
    assert traitor.result is None


@pytest.mark.rule("BH-H30-H-SYMBOL")
def test_the_holy_symbol_drives_vampires_back() -> None:
    house = night("", "entrance_hall").holds("ox", "holy_symbol").begin().rolls((2, 0, 0, 0, 0), (0,) * 4)
    house.does("attack:vampire_bride", "room:foyer", "room:chapel")
    assert house.table.monsters["vampire_bride"].place == "chapel"
    stays = night("", "entrance_hall").holds("ox", "holy_symbol").begin().rolls((2, 0, 0, 0, 0), (0,) * 4)
    assert stays.does("attack:vampire_bride", "go-on").table.monsters["vampire_bride"].place == "entrance_hall"


@pytest.mark.rule("BH-H30-T-SUN", "BH-H30-T-KNOWN", "BH-H30-SLEEP")
def test_a_roll_below_the_turn_is_sunrise_and_then_vampires_wither() -> None:
    house = night(track=2).begin("peter", step="turn_begins").rolls((1, 1, 1))
    assert house.view()["tasks"] == {"dracula-night": [3, 7]}
    assert house.last("dracula-night")["turn"] == 3
    risen = night(track=2).rolls((1, 1, 0)).begin("peter", step="turn_begins")
    assert risen.last("dracula-sunrise")["turn"] == 3
    assert risen.changes("peter") == {}
    day = night(sunrise=True).begin("peter", step="turn_begins")
    assert set(day.changes("peter").values()) == {-1}
    assert day.table.monsters["vampire_bride"].traits == {"speed": 3, "might": 3, "sanity": 3}
    dusk = night("", sunrise=True)
    dusk.table.monsters["vampire_bride"].traits["speed"] = 1
    assert dusk.begin("peter", step="turn_begins").result is not None


@pytest.mark.rule("BH-H30-SLEEP")
def test_a_dead_traitor_does_not_stop_the_night() -> None:
    house = night(track=0)
    house.one("peter").alive = False
    house.rolls((2, 2, 2), (1,) * 5, (1,) * 4).begin("zoe").does("end")
    assert house.view()["tasks"]["dracula-night"] == [1, 7]


@pytest.mark.rule("BH-H30-T-AIM")
def test_with_no_hero_left_the_night_has_won() -> None:
    house = night().steps("zoe", might=0, speed=0)
    house.one("ox").role = "traitor"
    house.begin("peter").rolls((2,) * 4, (0,) * 2).does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "dracula-all-dead")
    assert house.result["winners"] == ["explorer3"]


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = night().begin()
    assert house.view("peter")["books"] == ["dracula/traitor", "dracula"]
    assert house.view("ox")["books"] == ["dracula/heroes", "dracula"]


@pytest.mark.rule("BH-H30-T-SETUP")
def test_far_away_is_far_from_everybody() -> None:
    house = House().lay("balcony", "upper_landing", "N").at("zoe", "upper_landing")
    house.haunted(traitor="ox", number=30, run=True).begin(step="haunt_set_up")
    assert house.table.monsters["dracula"].place == "basement_landing", "the Balcony is far from Ox, but not from Zoe"


@pytest.mark.rule("BH-H30-SLEEP", "BH-H30-T-SUN")
def test_a_night_that_ends_with_the_first_turn_does_not_keep_dracula_asleep() -> None:
    house = night("foyer", track=1, sunrise=True).begin("peter", step="turn_begins")
    assert house.view()["tasks"] == {"dracula-night": [2, 7]}
    house.rolls((1,) * 4, (1,) * 3).does("end", "move:dracula")
    assert "go:entrance_hall" in house.may()


@pytest.mark.rule("BH-H30-SLEEP")
def test_no_bell_wakes_him() -> None:
    house = night("foyer", "upper_landing", track=1).holds("ox", "bell").rolls((0,) * 3).begin().does("use:bell")
    assert house.may() == {"closer:vampire_bride:grand_staircase", "go-on"}
