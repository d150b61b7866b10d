"""Better with friends: Ox wants company below; Zoe and Peter have a boat to carry upstairs."""

import pytest

from lamplit.games.betrayal.haunts.flood.rules import Flood

from ..house import House

BOAT = "token-rowboat"


def deluge(track: int = 0, holes: int = 0, players: int = 3, ruling: str = "dry") -> House:
    """Attic and Balcony lie beside the Upper Landing, where Zoe is; Peter is in the Attic, Ox in the Entrance Hall."""
    house = House(players, flood_traitor=ruling).lay("attic", "upper_landing", "N").lay("balcony", "upper_landing", "S")
    house.at("zoe", "upper_landing").at("peter", "attic").haunted("ox", 36, run=True)
    return house.change(scenario=Flood(track=track, holes=holes))


@pytest.mark.rule("BH-H36-BOAT")
def test_the_boat_lies_in_the_attic_now_or_when_it_is_found() -> None:
    assert deluge().begin(step="haunt_set_up").table.floor_piles == {"attic": [BOAT]}
    house = House().at("zoe", "upper_landing").haunted("ox", 36, run=True).next_cards("attic", "spider")
    assert house.begin("zoe").table.floor_piles == {}
    assert house.does("open:N").table.floor_piles == {"attic": [BOAT]}


@pytest.mark.rule("BH-H36-BOAT")
def test_it_is_heavy_and_not_for_the_dog() -> None:
    house = deluge().steps("peter", speed=2).holds("peter", "dog").pile("attic", BOAT).begin("peter")
    assert house.may("use:dog") == set()
    house.does(f"take:{BOAT}", "go:upper_landing")
    assert house.view("peter")["acting"]["used"] == 2


@pytest.mark.rule("BH-H36-RISES")
@pytest.mark.parametrize(("track", "slower"), [(1, 2), (2, 4), (4, 4)])
def test_the_water_rises_after_the_traitors_turn_floor_by_floor(track: int, slower: int) -> None:
    house = deluge(track - 1).begin(step="seat_over")
    assert house.told("flood-rises") == [{"turn": track}]
    house = deluge(track).at("zoe", "basement_landing").begin("zoe", step="turn_begins")
    if slower == 4:
        house.does(sorted(house.may("split:"))[0])
    left = house.view("zoe")["acting"]["left"]
    assert left == max(1, house.value("zoe", "speed") - slower)


@pytest.mark.rule("BH-H36-RISES")
def test_each_floor_has_its_turn_and_at_last_the_house_is_full() -> None:
    def slower(track: int, room: str) -> int:
        house = deluge(track).at("zoe", room).begin("zoe", step="turn_begins")
        return 4 if house.asked() == "split-physical" else 2 * ("wading-2" in house.table.done)

    assert [slower(track, "foyer") for track in range(1, 6)] == [0, 0, 2, 4, 4]
    assert [slower(track, "upper_landing") for track in range(3, 7)] == [0, 0, 2, 4]
    assert deluge(6).begin(step="seat_over").told("flood-rises") == []


@pytest.mark.rule("BH-H36-WADING")
def test_deep_water_hurts_and_nothing_lessens_it() -> None:
    house = deluge(6).holds("zoe", "armor").begin("zoe", step="turn_begins")
    assert house.last("damage") == {"who": "zoe_ingstrom", "kind": "physical", "amount": 2, "why": "flood"}
    assert house.may() == {"split:0:2", "split:1:1", "split:2:0"}


@pytest.mark.rule("BH-H36-TRAITOR-DRY")
def test_the_traitor_does_not_mind() -> None:
    house = deluge(6).begin(step="turn_begins")
    assert house.told("damage") == []
    assert house.view()["acting"]["left"] == house.value("ox", "speed")


@pytest.mark.rule("BH-H36-TRAITOR-WET")
def test_or_drowns_like_everybody() -> None:
    house = deluge(6, ruling="wet").begin(step="turn_begins")
    assert house.last("damage") == {"who": "ox_bellows", "kind": "physical", "amount": 2, "why": "flood"}
    house = deluge(3, ruling="wet").begin(step="turn_begins")
    assert house.view()["acting"]["left"] == house.value("ox", "speed") - 2


@pytest.mark.rule("BH-H36-H-MEDALLION")
def test_the_medallion_stills_the_water_once() -> None:
    assert deluge(1).holds("zoe", "medallion").begin("zoe").may("task:") == set()
    house = deluge(5).holds("zoe", "medallion").begin("zoe").does("task:flood-calm")
    assert (house.cards("zoe"), house.table.scenario) == ([], Flood(track=5, calmed=True))
    house = deluge().change(scenario=Flood(track=5, calmed=True)).begin(step="seat_over")
    assert (len(house.told("flood-still")), house.told("flood-rises")) == (1, [])


@pytest.mark.rule("BH-H36-T-SMASH", "BH-H36-T-AIM")
def test_the_traitor_knocks_holes_into_the_boat_and_the_fifth_wrecks_it() -> None:
    assert deluge().pile("attic", BOAT).begin().refuses("task:flood-smash") is None
    house = (
        deluge(holes=3).at("ox", "attic").holds("peter", BOAT).begin().rolls((2, 1, 0, 0, 0)).does("task:flood-smash")
    )
    assert house.last("flood-smashed")["holes"] == 4
    assert (house.result, house.may("attack:")) == (None, set())
    house = deluge(holes=4).at("ox", "attic").pile("attic", BOAT).begin().rolls((2, 1, 0, 0, 0))
    house.does("task:flood-smash")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "flood-wrecked")


@pytest.mark.rule("BH-H36-H-AIM")
def test_they_get_away_when_all_who_live_are_with_the_boat_on_balcony_or_tower() -> None:
    house = deluge().at("peter", "upper_landing").holds("peter", BOAT).begin("peter").does("go:balcony")
    assert house.result is None
    house = deluge().at("zoe", "balcony").at("peter", "upper_landing").holds("peter", BOAT)
    house.begin("peter").does("go:balcony")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "flood-away")


@pytest.mark.rule("BH-H36-T-AIM", "BH-H36-H-AIM")
def test_half_of_the_heroes_are_enough_but_less_are_lost() -> None:
    house = deluge(players=3).at("zoe", "upper_landing").holds("zoe", BOAT)
    house.one("peter").alive = False
    assert house.begin("zoe").does("go:balcony").result is not None
    house = deluge(players=4).at("vivian", "foyer").holds("vivian", "bell")
    house.one("peter").alive = house.one("zoe").alive = False
    house.begin("vivian").does("drop:bell")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "flood-drowned")


@pytest.mark.rule("BH-H36-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = deluge(6).steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.begin("zoe", step="turn_begins")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "flood-all-dead")
