"""Perchance to Dream: Peter sleeps in the Entrance Hall, and Nightmares stand around him."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.dream.rules import Dream

from ..house import House

NIGHTMARE: dict[str, Any] = {"speed": 5, "might": 4, "sanity": 4}


def bedside(nightmare: str = "entrance_hall", **state: Any) -> House:
    """One Nightmare is in a room; all three are in the Entrance Hall, and the Chapel lies north of it."""
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="peter", number=13, run=True)
    house.change(scenario=Dream(**{"goal": 3, **state})).monster("nightmare", nightmare, **NIGHTMARE)
    for one in house.table.explorers.values():
        one.books.append("dream/traitor" if one.role == "traitor" else "dream/heroes")
    return house


@pytest.mark.rule("BH-H13-T-SETUP", "BH-H13-NIGHTMARES")
@pytest.mark.parametrize("players", [3, 6])
def test_the_sleeper_lets_all_fall_and_ways_out_are_added(players: int) -> None:
    house = House(players).haunted(traitor="peter", number=13, run=True).holds("peter", "axe", "madman")
    house.holds("ox", "holy_symbol").begin(step="haunt_set_up")
    while house.asked() == "dream-exit":
        house.does(sorted(house.may())[0])
        while house.asked() != "dream-exit" and house.asked() in ("choose-floor", "place-room"):
            house.does(sorted(house.may())[0])
    assert (house.cards("peter"), house.table.removed) == ([], ["madman"])
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    nightmares = list(house.table.monsters.values())
    assert [one.place for one in nightmares] == ["entrance_hall"] * players
    assert nightmares[0].traits == NIGHTMARE
    assert house.last("dream-goal", "peter") == {"goal": players}
    assert house.view("peter")["modules"]["dream"] == {"goal": players}


@pytest.mark.rule("BH-H13-H-KNOWN", "BH-H13-T-SETUP")
def test_nobody_else_learns_the_number() -> None:
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="peter", number=13, run=True)
    house.begin(step="haunt_set_up")
    assert house.last("dream-goal", "peter") == {"goal": 3}
    assert house.told("dream-goal", "ox") == []
    assert house.view("ox")["modules"]["dream"] == {}
    assert house.cards("ox") == ["holy_symbol"]


@pytest.mark.rule("BH-H13-SLEEP")
def test_the_sleeper_does_nothing_and_cannot_be_hurt() -> None:
    assert bedside("chapel").begin("peter").may() == {"end"}
    house = bedside("chapel").begin()
    assert house.refuses("attack:peter_akimoto") == "BH-H13-SLEEP"
    house.does("go:foyer")
    assert house.table.used == 1


@pytest.mark.rule("BH-H13-SLEEP")
def test_nothing_kills_the_dreamer() -> None:
    house = bedside("chapel").steps("peter", might=0, speed=0).keeps("peter", "grave_dirt")
    house.begin("peter", "turn_begins")
    assert house.last("damage")["who"] == "peter_akimoto"
    assert house.one("peter").alive
    assert (house.one("peter").steps["might"], house.one("peter").steps["speed"]) == (0, 0)


@pytest.mark.rule("BH-H13-T-SETUP")
def test_with_fewer_rooms_left_there_are_fewer_ways_out() -> None:
    house = House(6).only_rooms("attic").lay("chapel", "entrance_hall", "N")
    house.haunted(traitor="peter", number=13, run=True).begin(step="haunt_set_up")
    assert house.last("dream-goal", "peter") == {"goal": 3}


@pytest.mark.rule("BH-H13-T-SETUP")
def test_if_the_holy_symbol_was_never_found_the_revealer_gets_it() -> None:
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="peter", number=13, run=True)
    assert house.begin(step="haunt_set_up").cards("ox") == ["holy_symbol"]


@pytest.mark.rule("BH-MON-21")
def test_asleep_one_still_looks_for_stairs_when_nightmares_are_caught_below() -> None:
    assert bedside("basement_landing").begin("peter").may() == {"search-stairs", "end"}


@pytest.mark.rule("BH-H13-T-ESCAPE", "BH-H13-DISPEL")
def test_a_nightmare_escapes_once_from_each_way_out_and_another_comes() -> None:
    house = bedside("chapel").at("peter", "foyer").rolls((1,) * 5).begin(step="monsters_begin")
    house.does("task:dream-escape")
    assert [one.place for one in house.table.monsters.values()] == ["foyer"]
    assert house.table.tokens == {"chapel": ["opened"]}
    assert house.asks() == "ox"
    used = bedside("chapel").token("opened", "chapel").rolls((1,) * 5).begin(step="monsters_begin")
    assert used.may("task:") == set()
    tired = bedside("foyer").rolls((0, 0, 0, 0, 1)).begin(step="monsters_begin").does("go:entrance_hall")
    assert tired.may("task:") == set()


@pytest.mark.rule("BH-H13-NIGHTMARES")
def test_their_blows_hurt_the_mind() -> None:
    house = bedside().rolls((1,) * 5, (2, 0, 0, 0), (0,) * 5).begin(step="monsters_begin")
    house.does("attack:ox_bellows", "split:1:1")
    assert house.changes("ox") == {"sanity": -1, "knowledge": -1}


@pytest.mark.rule("BH-H13-DISPEL")
def test_beaten_by_an_attack_it_is_gone_beaten_in_its_own_it_is_stunned() -> None:
    house = bedside().at("peter", "foyer").rolls((2,) * 5, (0,) * 4).begin().does("attack:nightmare")
    assert [one.place for one in house.table.monsters.values()] == ["foyer"]
    house = bedside().rolls((1,) * 5, (0,) * 4, (2,) * 5).begin(step="monsters_begin").does("attack:ox_bellows")
    assert house.table.monsters["nightmare"].stunned


@pytest.mark.rule("BH-H13-H-WAKE", "BH-DICE-10")
def test_with_the_holy_symbol_at_hand_all_there_may_try_to_wake_the_dreamer() -> None:
    house = bedside("chapel").holds("zoe", "holy_symbol").begin()
    assert house.may("task:") == {"task:dream-wake:sanity", "task:dream-wake:might"}
    house.rolls((2, 2, 1, 0, 0)).does("task:dream-wake:might")
    assert house.view("peter")["tasks"] == {"dream-waking": [1, 3]}
    assert house.refuses("task:dream-wake:sanity") == "BH-DICE-10"
    assert bedside().begin().refuses("task:dream-wake:might") == "BH-H13-H-WAKE"
    away = bedside().holds("zoe", "holy_symbol").at("ox", "foyer").begin()
    assert away.refuses("task:dream-wake:might") == "BH-H13-H-WAKE"


@pytest.mark.rule("BH-H13-H-AIM")
def test_awake_the_heroes_have_won() -> None:
    house = bedside("chapel", waking=2).holds("ox", "holy_symbol").begin().rolls((2, 2, 1, 0, 0))
    house.does("task:dream-wake:might")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "dream-awake")


@pytest.mark.rule("BH-H13-T-AIM", "BH-H13-T-KNOWN")
def test_when_enough_are_out_the_traitor_has_won() -> None:
    house = bedside("chapel", escaped=2).rolls((1,) * 5).begin(step="monsters_begin").does("task:dream-escape")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "dream-out")
    lost = bedside().change(removed=["holy_symbol"]).begin().does("go:foyer")
    assert lost.result is not None
    assert (lost.result["side"], lost.result["how"]) == ("traitor", "dream-lost")


@pytest.mark.rule("BH-H13-T-AIM")
def test_with_all_heroes_dead_too() -> None:
    house = bedside().steps("zoe", sanity=0, knowledge=0)
    house.one("ox").alive = False
    house.rolls((1,) * 5, (2,) * 4, (0,) * 3).begin(step="monsters_begin").does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "dream-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = bedside().begin()
    assert house.view("peter")["books"] == ["dream/traitor", "dream"]
    assert house.view("ox")["books"] == ["dream/heroes", "dream"]
