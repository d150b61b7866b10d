"""Let Them In: Peter has turned; the Madman stands in the Foyer, and somebody waits at the front door."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.specters.rules import KINDS, WAITS, Specters

from ..house import House

TRAITS: dict[str, dict[str, Any]] = {name: kind.traits for name, kind in KINDS.items()}


def storm(madman: str = "foyer", waits: tuple[str, ...] = ("entrance_hall",), **state: Any) -> House:
    """Ox and Zoe are in the Entrance Hall, Peter is upstairs."""
    house = House().haunted(traitor="peter", number=11, run=True).at("peter", "upper_landing")
    house.change(scenario=Specters(**state)).monster("madman", madman, **TRAITS["madman"])
    house.table.monsters["madman"].lead = house.one("peter").seat
    for room in waits:
        house.token(WAITS, room)
    for one in house.table.explorers.values():
        one.books.append("specters/traitor" if one.role == "traitor" else "specters/heroes")
    return house


def with_specter(place: str = "entrance_hall", **state: Any) -> House:
    """One is inside."""
    house = storm(waits=("grand_staircase",), opened=["entrance_hall"], **state)
    house.monster("specter", place, **TRAITS["specter"])
    house.table.monsters["specter"].lead = house.one("peter").seat
    return house


@pytest.mark.rule("BH-H11-T-SETUP", "BH-H11-WINDOWS", "BH-H11-MADMAN")
def test_something_waits_behind_the_front_door_and_at_every_window() -> None:
    house = House().lay("chapel", "foyer", "N").haunted(traitor="peter", number=11, run=True).holds("peter", "madman")
    house.begin(step="haunt_set_up")
    assert house.cards("peter") == []
    assert house.table.monsters["madman"].traits == KINDS["madman"].traits
    waits = {room for room, tokens in house.table.tokens.items() if WAITS in tokens}
    windows = {room for room, sides in house.table.plan.windows.items() if "outside" in sides.values()}
    assert waits == {"entrance_hall", *windows}
    assert "chapel" in windows


@pytest.mark.rule("BH-H11-WINDOWS")
def test_a_room_behind_a_window_leaves_nobody_waiting() -> None:
    house = storm(waits=()).lay("bedroom", "upper_landing", "N", turn=0).token(WAITS, "bedroom")
    assert house.table.plan.windows["bedroom"] == {"S": "false"}
    house.next_cards("gardens", "angry_being").at("ox", "foyer").begin().does("open:N")
    assert house.table.tokens_in("bedroom") == []
    assert house.table.tokens_in("grand_staircase") == [WAITS]


@pytest.mark.rule("BH-H11-T-OPEN", "BH-H11-SPECTERS")
def test_the_traitor_opens_for_a_space_of_movement() -> None:
    house = storm().at("peter", "entrance_hall").begin("peter").does("task:specters-open")
    assert house.table.used == 1
    assert house.table.tokens_in("entrance_hall") == []
    assert house.table.monsters["specter-1"].traits == KINDS["specter"].traits
    assert storm().begin().may("task:") == set(), "no hero lets them in"
    assert storm().begin("peter").refuses("task:specters-open", "peter") == "BH-H11-T-OPEN"


@pytest.mark.rule("BH-H11-T-MADMAN", "BH-H11-T-OPEN")
def test_the_madman_goes_to_the_nearest_and_what_he_lets_in_acts_at_once() -> None:
    house = storm(waits=("entrance_hall", "grand_staircase")).at("ox", "upper_landing")
    house.at("zoe", "upper_landing").rolls((1, 1, 0, 0, 0, 0, 0)).begin(step="monsters_begin")
    assert house.last("specters-open")["who"] == "madman"
    assert house.last("specters-open")["room"] == "entrance_hall"
    assert house.view("peter")["acting"]["who"] == "specter-1"


@pytest.mark.rule("BH-H11-T-OPEN", "BH-MON-2")
def test_what_he_lets_in_rolls_for_its_movement_like_any_monster() -> None:
    house = storm(waits=("entrance_hall", "grand_staircase")).at("ox", "upper_landing").at("zoe", "upper_landing")
    house.rolls((1, 1, 0, 0, 0, 0, 0), (2, 1, 0, 0)).begin(step="monsters_begin")
    assert house.view("peter")["acting"] | {"who": "specter-1", "left": 3} == house.view("peter")["acting"]


@pytest.mark.rule("BH-H11-WINDOWS", "BH-H11-T-MADMAN")
def test_something_waits_at_a_window_that_the_madman_finds() -> None:
    house = storm("foyer", (), opened=["entrance_hall", "grand_staircase"]).next_cards("chapel")
    house.at("ox", "upper_landing").at("zoe", "upper_landing").rolls((1, 1, 0, 0, 0, 0, 0))
    house.begin(step="monsters_begin").does("task:specters-burrow:N")
    assert house.last("discovered")["room"] == "chapel"
    assert house.told("token") == [{"token": WAITS, "room": "chapel"}]
    assert house.last("specters-open")["room"] == "chapel", "and he lets it in with the space that is left to him"


@pytest.mark.rule("BH-H11-T-MADMAN")
def test_where_no_way_leads_to_a_window_he_looks_for_one() -> None:
    house = storm("basement_landing").rolls((1,) * 7).begin(step="monsters_begin")
    assert house.asks() == "peter"
    assert house.may("task:specters-burrow") == {f"task:specters-burrow:{side}" for side in "NESW"}


@pytest.mark.rule("BH-H11-WINDOWS")
def test_something_waits_again_as_soon_as_a_room_behind_a_window_is_gone() -> None:
    house = storm(waits=()).lay("mystic_elevator", "foyer", "N").at("ox", "entrance_hall")
    assert house.begin().does("go:foyer").table.tokens_in("grand_staircase") == [WAITS]


@pytest.mark.rule("BH-H11-T-MADMAN")
def test_he_attacks_nobody_while_there_is_anything_left_to_open() -> None:
    house = storm("entrance_hall", ()).rolls((1,) * 7).begin(step="monsters_begin")
    assert house.asks() == "peter"
    assert house.may("attack:") == set()
    assert house.refuses("attack:ox_bellows", "peter") == "BH-H11-T-MADMAN"


@pytest.mark.rule("BH-H11-SPECTERS")
def test_nothing_but_sanity_touches_a_specter() -> None:
    house = with_specter().holds("ox", "revolver", "ring").begin()
    assert house.may("attack:specter") == {"attack:specter:ring"}


@pytest.mark.rule("BH-H11-H-RING")
def test_the_ring_banishes_and_a_lost_attack_of_its_own_stuns() -> None:
    house = with_specter().holds("ox", "ring").rolls((2, 2, 2), (0,) * 6).begin().does("attack:specter:ring")
    assert "specter" not in house.table.monsters
    assert house.table.scenario == Specters(opened=["entrance_hall"], banished=1)


@pytest.mark.rule("BH-H11-H-EXORCISE", "BH-H11-H-AIM")
def test_as_many_rites_as_players_end_it_and_each_source_helps_once() -> None:
    house = storm(spent=["chapel", "ring"]).holds("ox", "book", "ring").rolls((2, 2, 2)).begin()
    assert house.may("task:") == {"task:specters-exorcise:book"}
    result = house.does("task:specters-exorcise:book").result
    assert result is not None
    assert (result["side"], result["how"]) == ("heroes", "specters-exorcised")
    assert storm().begin().refuses("task:specters-exorcise:book") == "BH-H11-H-EXORCISE"


@pytest.mark.rule("BH-H11-H-AIM")
def test_all_banished_with_the_ring_is_a_victory_once_nothing_can_come_any_more() -> None:
    house = with_specter().holds("ox", "ring").rolls((2, 2, 2), (0,) * 6)
    house.lay("chapel", "foyer", "N").lay("dining_room", "foyer", "S")
    house.lay("bedroom", "upper_landing", "N").lay("master_bedroom", "upper_landing", "E")
    house.table.tokens.clear()
    result = house.begin().does("attack:specter:ring").result
    assert result is not None
    assert (result["side"], result["how"]) == ("heroes", "specters-banished")


@pytest.mark.rule("BH-H11-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = with_specter().steps("ox", sanity=0, knowledge=0).at("zoe", "foyer")
    house.one("zoe").alive = False
    house.table.monsters["madman"].stunned = 2
    house.rolls((1, 1, 1, 1), (2,) * 6, (0, 0)).begin(step="monsters_begin").does("attack:ox_bellows:specter")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "specters-all-dead")
