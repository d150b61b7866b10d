"""Death doth find us all: Zoe, who is 8, has turned; Ox is 23 and Peter 13, and they will be older soon."""

import pytest

from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.haunts.years.rules import SITES, Years, ritual_forbidden

from ..house import House


def parlour(spent: int = 0, **decades: int) -> House:
    """Ox is in the Kitchen, the others in the hall; people have aged by so many decades."""
    house = House().lay("kitchen", "foyer", "S").at("ox", "kitchen").haunted("zoe", 44, run=True)
    aged = {"ox_bellows": decades.get("ox", 0), "peter_akimoto": decades.get("peter", 0)}
    return house.change(scenario=Years(spent=list(SITES[:spent]), decades=aged))


def passes(house: House, *rolls: int) -> House:
    """The traitor's turn is over, and the heroes roll for their years."""
    return house.rolls(*((roll,) for roll in rolls)).begin("zoe", step="seat_over")


@pytest.mark.rule("BH-H44-AGING", "BH-H44-DECADES")
def test_all_heroes_grow_ten_years_older_at_once() -> None:
    house = parlour().begin(step="haunt_set_up")
    assert house.told("years-older") == [
        {"who": "ox_bellows", "age": 33},
        {"who": "peter_akimoto", "age": 23},
    ]
    assert house.changes("ox") == {"sanity": 1, "knowledge": 1}
    assert house.changes("peter") == {"might": 1, "speed": 1}
    assert house.changes("zoe") == {}


@pytest.mark.rule("BH-H44-AGING", "BH-H44-DECADES")
def test_after_the_traitors_turn_everybody_ages_by_a_die_and_every_decade_counts() -> None:
    house = passes(parlour(), 2, 0)
    assert house.changes("ox") == {"sanity": 2, "knowledge": 1, "speed": -1}
    assert house.changes("peter") == {}
    assert house.view("peter")["modules"]["years"]["ages"] == {"ox_bellows": 43, "zoe_ingstrom": 8, "peter_akimoto": 13}


@pytest.mark.rule("BH-H44-DECADES")
def test_from_fifty_on_people_choose_what_they_lose_and_from_seventy_on_they_lose_everything() -> None:
    house = passes(parlour(ox=2), 1, 0)
    assert house.asked() == "years-physical"
    house.does("trait:might", "trait:sanity")
    assert house.changes("ox") == {"might": -1, "sanity": -1}
    house = passes(parlour(ox=3), 1, 0)
    assert house.asked() == "years-mental"
    house.does("trait:knowledge")
    assert house.changes("ox") == {"might": -1, "speed": -1, "knowledge": -1}
    house = passes(parlour(ox=4), 2, 0)
    assert house.changes("ox") == {"might": -2, "speed": -2, "sanity": -2, "knowledge": -2}


@pytest.mark.rule("BH-H44-DECADES")
def test_below_twenty_nothing_changes() -> None:
    house = House(4).haunted("vivian", 44, run=True).rolls((0,), (1,), (0,)).begin("vivian", step="seat_over")
    assert house.told("years-older") == [{"who": "zoe_ingstrom", "age": 18}]
    assert house.changes("zoe") == {}


@pytest.mark.rule("BH-H44-AGING")
def test_a_dead_traitor_does_not_stop_time() -> None:
    house = parlour().rolls((1,), (0,))
    house.one("zoe").alive = False
    house.begin("ox", step="next_turn")
    assert house.last("years-older")["who"] == "ox_bellows"


@pytest.mark.rule("BH-H44-H-CHAIN")
def test_the_medallion_takes_ten_years_off_each_roll_but_adds_them_with_every_death() -> None:
    house = passes(parlour().holds("ox", "medallion"), 1, 0)
    assert house.told("years-older") == []
    house = parlour(peter=9).holds("ox", "medallion").steps("peter", might=0)
    passes(house, 0, 1)
    assert house.one("peter").alive is False
    assert house.last("years-older") == {"who": "ox_bellows", "age": 33}


@pytest.mark.rule("BH-H44-T-FEAST")
def test_the_traitor_thrives_on_every_death() -> None:
    house = parlour(peter=9).steps("peter", might=0)
    passes(house, 0, 1)
    rolled = house.last("rolled")
    assert (rolled["why"], len(rolled["dice"])) == ("years-feast", 3)
    house = parlour(peter=9).steps("peter", might=0).rolls((0,), (1,), (1, 1, 0)).begin("zoe", step="seat_over")
    house.does("trait:might", "trait:speed")
    assert house.changes("zoe") == {"might": 1, "speed": 1}


@pytest.mark.rule("BH-H44-MEDALLION")
def test_the_traitor_cannot_take_the_medallion() -> None:
    house = parlour().at("zoe", "kitchen").pile("kitchen", "medallion").begin("zoe")
    assert "take:medallion" not in house.may()
    house = parlour().at("zoe", "kitchen").holds("ox", "medallion").begin("zoe")
    house.rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows")
    assert house.asked() == "split-physical"
    house = parlour().holds("zoe", "medallion").begin(step="haunt_set_up")
    assert house.table.floor_piles == {"entrance_hall": ["medallion"]}


@pytest.mark.rule("BH-H44-H-RITUAL", "BH-H44-H-AIM")
def test_the_ritual_succeeds_once_in_each_room_and_as_often_as_there_are_players() -> None:
    house = parlour().begin()
    assert house.may("task:") == {"task:years-ritual:sanity", "task:years-ritual:knowledge"}
    house.rolls((2, 2, 1)).does("task:years-ritual:sanity")
    assert house.table.tokens_in("kitchen") == ["spilled_sand"]
    assert house.may("task:") == set()
    assert parlour().begin("peter").may("task:") == set()
    house = parlour(spent=2).begin().rolls((2, 2, 1)).does("task:years-ritual:sanity")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "years-stopped")


@pytest.mark.rule("BH-H44-H-RITUAL")
@pytest.mark.parametrize("trait", ["sanity", "knowledge"])
def test_the_ritual_takes_5_with_the_mind_that_was_chosen(trait: str) -> None:
    assert parlour().begin().odds(f"task:years-ritual:{trait}")["need"] == 5
    house = parlour().begin().rolls((2, 2, 0)).does(f"task:years-ritual:{trait}")
    assert (house.last("rolled")["trait"], house.last("rolled")["total"]) == (trait, 4)
    assert (house.table.tokens_in("kitchen"), house.told("years-ritual")) == ([], []), "4 is not enough"
    assert house.may("task:") == set(), "once a turn"


@pytest.mark.rule("BH-H44-H-RITUAL")
def test_only_heroes_hold_the_ritual_and_only_in_rooms_that_are_left_for_it() -> None:
    assert parlour().at("zoe", "kitchen").begin("zoe").may("task:") == set(), "the traitor does not"
    assert parlour().at("ox", "foyer").begin().refuses("task:years-ritual:sanity") is None
    spent = parlour().change(scenario=Years(spent=["kitchen"])).begin()
    assert spent.may("task:") == set()
    other = parlour().change(scenario=Years(spent=["gallery"])).begin()
    assert other.may("task:") == {"task:years-ritual:sanity", "task:years-ritual:knowledge"}
    again = other.rolls((2, 2, 1)).does("task:years-ritual:sanity")
    assert again.last("years-ritual") == {"who": "ox_bellows", "done": 2, "need": 3}
    assert again.result is None


@pytest.mark.rule("BH-H44-H-RITUAL")
def test_seven_rooms_are_fit_for_the_ritual_and_no_other() -> None:
    places = {"catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower"}
    house = parlour().begin()
    for room in ROOMS:
        house.one("ox").place = room
        assert (ritual_forbidden(house.table, house.one("ox")) == "") is (room in places), room


@pytest.mark.rule("BH-H44-AGING")
def test_nobody_ages_after_the_turn_of_a_hero() -> None:
    house = parlour(ox=0).begin("ox", step="seat_over")
    assert house.told("years-older") == []


@pytest.mark.rule("BH-H44-MEDALLION")
def test_heroes_take_the_medallion_and_the_traitor_takes_other_things() -> None:
    assert parlour().pile("kitchen", "medallion").begin("ox").may("take:") == {"take:medallion"}
    assert parlour().pile("entrance_hall", "axe").begin("zoe").may("take:") == {"take:axe"}


@pytest.mark.rule("BH-H44-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = parlour(peter=9).steps("peter", might=0)
    house.one("ox").alive = False
    house.rolls((1,), (0, 0, 0)).begin("zoe", step="seat_over")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "years-all-dead")


def feasted(house: House) -> list[str]:
    """Who has rolled for a death."""
    return [roll["who"] for roll in house.told("rolled") if roll["why"] == "years-feast"]


@pytest.mark.rule("BH-H44-MEDALLION")
def test_the_traitor_lets_go_of_the_medallion_at_the_end_of_the_turn() -> None:
    house = passes(parlour().holds("zoe", "medallion"), 0, 0)
    assert (house.cards("zoe"), house.table.floor_piles) == ([], {"entrance_hall": ["medallion"]})


@pytest.mark.rule("BH-H44-MEDALLION")
def test_the_traitor_steals_anything_but_the_medallion() -> None:
    house = parlour().at("zoe", "kitchen").holds("ox", "medallion", "axe").begin("zoe")
    house.rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows")
    assert house.may() == {"harm", "steal:axe"}
    assert (
        parlour().at("zoe", "kitchen").pile("kitchen", "medallion").begin("zoe").refuses("take:medallion", "zoe")
        == "BH-H44-MEDALLION"
    )


@pytest.mark.rule("BH-H44-T-FEAST", "BH-H44-H-CHAIN")
def test_the_death_of_the_traitor_is_no_feast_and_no_grief() -> None:
    house = parlour().at("ox", "entrance_hall").holds("ox", "medallion").steps("zoe", might=0, speed=0)
    house.rolls((2,) * 5, (0, 0)).begin().does("attack:zoe_ingstrom")
    while house.asked() in ("harm-or-steal", "split-physical"):
        house.does(min(house.may()))
    assert not house.one("zoe").alive
    assert (house.told("years-older"), feasted(house)) == ([], [])


@pytest.mark.rule("BH-H44-T-FEAST", "BH-H44-H-CHAIN")
def test_a_dead_traitor_does_not_feast_and_only_the_holder_of_the_medallion_grieves() -> None:
    house = parlour(peter=9).steps("peter", might=0).rolls((0,), (1,))
    house.one("zoe").alive = False
    house.begin("ox", step="next_turn")
    assert [older["who"] for older in house.told("years-older")] == ["peter_akimoto"]
    assert feasted(house) == []


@pytest.mark.rule("BH-H44-AGING", "BH-H44-H-CHAIN")
def test_the_dead_grow_no_older() -> None:
    house = House(4).haunted("zoe", 44, run=True).holds("peter", "medallion").steps("ox", might=0)
    house.steps("peter", might=0).change(scenario=Years(decades={"ox_bellows": 9, "peter_akimoto": 9}))
    house.rolls((2,), (0,) * 3, (0,) * 3, (0,)).begin("zoe", step="seat_over")
    assert [older["who"] for older in house.told("years-older")] == ["ox_bellows", "peter_akimoto"], "a decade each"
    passed = [roll["who"] for roll in house.told("rolled") if roll["why"] == "years-pass"]
    assert passed == ["ox_bellows", "vivian_lopez"], "Peter has died of grief before his roll"


@pytest.mark.rule("BH-H44-T-FEAST", "BH-TRAIT-3")
def test_nothing_rises_above_the_top_of_its_track() -> None:
    house = parlour(peter=9).steps("peter", might=0).steps("zoe", might=7, speed=6)
    house.rolls((0,), (1,), (1, 1, 0)).begin("zoe", step="seat_over")
    assert house.may() == {"trait:speed", "trait:sanity", "trait:knowledge"}
    assert house.does("trait:speed").may() == {"trait:sanity", "trait:knowledge"}
    full = parlour(peter=9).steps("peter", might=0).steps("zoe", speed=7, might=7, sanity=7, knowledge=7)
    assert full.rolls((0,), (1,), (1, 0, 0)).begin("zoe", step="seat_over").told("trait")[-1]["who"] == "peter_akimoto"


@pytest.mark.rule("BH-H44-H-CHAIN")
def test_the_medallion_takes_off_ten_years_and_no_more() -> None:
    house = passes(parlour().holds("ox", "medallion"), 2, 0)
    assert house.told("years-older") == [{"who": "ox_bellows", "age": 33}]
