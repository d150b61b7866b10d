"""The haunt roll, the chart, and who turns."""

from typing import Any

import pytest

from lamplit import BadOption
from lamplit.engine.settings import settle
from lamplit.games.betrayal import GAME, haunting
from lamplit.games.betrayal.data.chart import CHART, HAUNT_DICE
from lamplit.games.betrayal.data.explorers import EXPLORERS
from lamplit.games.betrayal.haunting import who_turns
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.setup import rematch_options

from .house import PEOPLE, House


def haunt_dice(total: int) -> tuple[int, ...]:
    """Six dice that come to this."""
    return (2,) * (total // 2) + (1,) * (total % 2) + (0,) * (6 - total // 2 - total % 2)


def fifth_omen(total: int) -> House:
    """Four omens are drawn; Ox finds the fifth, ends the turn and rolls this."""
    house = House(haunt=1).change(omens=4).draws("ring", "charred_room")
    return house.rolls(haunt_dice(total)).does("end")


@pytest.mark.rule("BH-HAUNT-ROLL-1", "BH-HAUNT-ROLL-2", "BH-HAUNT-ROLL-5")
def test_an_explorer_who_drew_an_omen_rolls_six_dice_at_the_end_of_the_turn() -> None:
    house = House().draws("ring", "charred_room")
    assert not house.told("haunt-roll")
    house.rolls(haunt_dice(6)).does("end")
    assert HAUNT_DICE == 6
    assert house.last("rolled") | {"who": "ox_bellows", "kind": "haunt", "dice": [2, 2, 2, 0, 0, 0]} == house.last(
        "rolled"
    )
    assert fifth_omen(0).table.revealer == "ox_bellows"
    assert House().begin().does("end").told("haunt-roll") == []


@pytest.mark.rule("BH-HAUNT-ROLL-3", "BH-EX-HAUNT-ROLL")
def test_with_five_omens_4_or_less_begins_the_haunt() -> None:
    begun, not_yet = fifth_omen(4), fifth_omen(5)
    assert begun.last("haunt-roll") == {"who": "ox_bellows", "total": 4, "omens": 5, "begins": True}
    assert begun.table.haunted
    assert not not_yet.table.haunted
    assert not_yet.asks() == "zoe"


def test_a_haunt_that_was_chosen_brings_the_omen_it_begins_with() -> None:
    house = House(haunt=28).change(omens=4).draws("girl", "charred_room").rolls(haunt_dice(0)).does("end")
    ox = house.one("ox")
    assert (house.table.omen, ox.cards) == ("ring", ["ring"]), "the Girl is back in the stack"
    assert "girl" in house.table.omen_deck
    assert house.last("omen-instead") == {"who": "ox_bellows", "card": "ring"}


def test_an_omen_that_an_explorer_has_stays_with_them() -> None:
    house = House(haunt=28).holds("zoe", "ring").change(omens=4, omens_drawn=["ring"]).draws("girl", "charred_room")
    house.rolls(haunt_dice(0)).does("end")
    assert (house.table.omen, house.one("ox").cards, house.one("zoe").cards) == ("girl", ["girl"], ["ring"])
    assert not house.told("omen-instead")


@pytest.mark.rule("BH-HAUNT-ROLL-4")
def test_all_omens_count_wherever_they_are() -> None:
    house = fifth_omen(5)
    assert sum(len(one.cards) for one in house.table.explorers.values()) == 1
    assert house.table.omens == 5
    gone = House().change(omens=2, removed=["bite", "dog"]).draws("ring", "charred_room").rolls(haunt_dice(2))
    assert gone.does("end").table.haunted


@pytest.mark.rule("BH-HAUNT-ROLL-6")
def test_after_it_has_begun_omens_call_for_no_roll() -> None:
    house = House().haunted(traitor="zoe").change(omens=8).draws("ring", "charred_room").does("end")
    assert "ring" in house.cards("ox")
    assert not house.told("haunt-roll")


@pytest.mark.rule("BH-HAUNT-ROLL-7")
def test_any_omen_that_is_drawn_counts() -> None:
    house = House().next_cards("conservatory", "charred_room", "the_walls", "ring").begin().does("open:N")
    while house.asked() != "act":
        house.does(sorted(house.may())[0])
    assert house.cards("ox") == ["ring"]
    assert house.table.due == ["ring:charred_room"]
    assert house.rolls(haunt_dice(4)).does("end").told("haunt-roll")


@pytest.mark.rule("BH-HAUNT-ROLL-8", "BH-HAUNT-CHART-2")
def test_each_omen_has_its_roll_in_order_and_the_one_that_begins_the_haunt_counts_on_the_chart() -> None:
    house = House(haunt=1).change(omens=3, due=["ring:charred_room", "girl:catacombs", "book:kitchen"])
    house.rolls(haunt_dice(5), haunt_dice(2)).begin().does("end")
    assert [roll["total"] for roll in house.told("haunt-roll")] == [5, 2]
    assert {roll["omens"] for roll in house.told("haunt-roll")} == {3}
    assert (house.table.omen, house.table.omen_room) == ("girl", "catacombs")
    assert house.where("ox") == "entrance_hall"


@pytest.mark.rule("BH-HAUNT-ROLL-9")
def test_at_the_end_of_a_turn_come_the_room_then_kept_events_then_the_haunt_roll() -> None:
    house = House().at("ox", "basement_landing").draws("ring", "furnace_room").rolls(haunt_dice(4))
    house.does("end", "split:1:0")
    kinds = [event["kind"] for event in house.match.events("explorer1")]
    assert kinds.index("damage") < kinds.index("haunt-roll")
    dark = House().keeps("ox", "lights_out").change(omens=1, due=["ring:charred_room"]).at("zoe", "entrance_hall")
    dark.rolls(haunt_dice(4)).begin().does("end")
    kinds = [event["kind"] for event in dark.match.events("explorer1")]
    assert dark.kept("ox") == []
    assert kinds.index("discarded") < kinds.index("haunt-roll")


@pytest.mark.rule("BH-HAUNT-ROLL-1")
def test_a_table_may_roll_at_once_and_the_turn_goes_on() -> None:
    house = House(haunt_roll="at_once").holds("ox", "puzzle_box").rolls(haunt_dice(4)).draws("ring", "charred_room")
    assert house.last("haunt-roll")["begins"] is False
    assert (house.asks(), house.asked()) == ("ox", "act")
    assert "use:puzzle_box" in house.may()
    house.does("end")
    assert (len(house.told("haunt-roll")), house.asks()) == (1, "zoe")
    begun = House(haunt_roll="at_once", haunt=1).change(omens=4).rolls(haunt_dice(1)).draws("ring", "charred_room")
    assert begun.asked() == "ready"


# -- the chart -------------------------------------------------------------------------------------------------------


def revealed(omen: str, room: str, **options: Any) -> House:
    """Ox has drawn an omen in a room and is about to begin the haunt."""
    house = House(**options).change(omens=13, due=[f"{omen}:{room}"], omens_drawn=[omen])
    return house.rolls(haunt_dice(0))


@pytest.mark.rule("BH-HAUNT-CHART-1", "BH-EX-CHART-1", "BH-HAUNT-CHART-7")
def test_omen_and_room_give_the_number_and_all_know_it_and_the_traitor() -> None:
    house = revealed("girl", "catacombs").begin(step="haunt_roll")
    assert house.table.haunt == CHART["girl", "catacombs"] == 1
    for who in ("ox", "zoe", "peter"):
        told = house.last("haunt", who)
        assert told | {"number": 1, "revealer": "ox_bellows", "traitor": "ox_bellows"} == told
        assert (house.view(who)["haunt"], house.view(who)["traitor"]) == (1, "ox_bellows")


@pytest.mark.rule("BH-HAUNT-CHART-7")
def test_a_hidden_traitor_is_not_named() -> None:
    house = revealed("book", "kitchen", haunt=34).begin(step="haunt_roll")
    for who in ("ox", "zoe", "peter"):
        assert house.last("haunt", who)["traitor"] == house.view(who)["traitor"] == ""


@pytest.mark.rule("BH-EX-CHART-2")
def test_cells_of_the_chart() -> None:
    omens = ("bite", "book", "crystal_ball", "dog", "girl")
    assert {room: tuple(CHART[omen, room] for omen in omens) for room in ROWS} == ROWS


ROWS = {
    "abandoned_room": (18, 7, 12, 38, 1),
    "balcony": (24, 7, 32, 5, 16),
    "catacombs": (4, 7, 23, 46, 1),
    "charred_room": (24, 33, 23, 38, 30),
}


def turns(number: int, revealer: str = "ox", **steps: dict[str, int]) -> str:
    """Who turns traitor in a haunt, if these traits have changed."""
    house = House()
    for who, changed in steps.items():
        house.steps(who, **changed)
    return who_turns(house.change(haunt=number, revealer=PEOPLE[revealer]).table)


@pytest.mark.rule("BH-HAUNT-CHART-3", "BH-HAUNT-CHART-4")
def test_the_list_says_who_turns_and_it_need_not_be_the_revealer() -> None:
    assert turns(1) == PEOPLE["ox"]
    assert turns(16) == PEOPLE["zoe"]
    assert turns(16, "peter") == PEOPLE["ox"]
    assert turns(4) in (PEOPLE["zoe"], PEOPLE["peter"])
    assert turns(25) == PEOPLE["zoe"]
    assert turns(34) == turns(9) == turns(50) == ""


@pytest.mark.rule("BH-HAUNT-CHART-3", "BH-HAUNT-CHART-4")
def test_the_oldest_the_youngest_or_the_highest_or_lowest_trait_turns() -> None:
    ages = {who: EXPLORERS[PEOPLE[who]].age for who in ("ox", "zoe", "peter")}
    assert sorted(ages, key=lambda who: ages[who]) == ["zoe", "peter", "ox"]
    assert (turns(21), turns(21, "zoe")) == (PEOPLE["peter"], PEOPLE["ox"]), "the oldest of the others"
    assert (turns(44), turns(44, "zoe")) == (PEOPLE["zoe"], PEOPLE["peter"]), "the youngest of the others"
    assert turns(32, ox={"sanity": 1}, zoe={"sanity": 7}, peter={"sanity": 1}) == PEOPLE["zoe"]
    assert turns(37, ox={"might": 7}, zoe={"might": 7}, peter={"might": 0}) == PEOPLE["peter"]


@pytest.mark.rule("BH-HAUNT-CHART-5", "BH-HAUNT-CHART-6")
def test_among_equals_the_revealer_turns_or_the_first_to_the_left() -> None:
    assert {House().value(who, "speed") for who in ("ox", "zoe", "peter")} == {4}
    for revealer in ("ox", "zoe", "peter"):
        assert turns(24, revealer) == PEOPLE[revealer]
    assert turns(24, "ox", ox={"speed": 5}) == PEOPLE["zoe"]
    assert turns(24, "zoe", zoe={"speed": 4}) == PEOPLE["peter"]
    assert turns(24, "peter", peter={"speed": 4}) == PEOPLE["ox"]


# -- another haunt ---------------------------------------------------------------------------------------------------


@pytest.fixture
def four_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if only these were in the house."""
    monkeypatch.setattr(haunting, "HAUNTS", {number: HAUNTS[number] for number in (1, 4, 24, 34)})


@pytest.mark.rule("BH-VAR-HAUNT-1")
@pytest.mark.usefixtures("four_haunts")
def test_a_haunt_that_is_left_out_is_read_again_with_the_nearest_omen_room() -> None:
    house = revealed("bite", "catacombs", not_again=4).lay("catacombs", "basement_landing", "N")
    house.lay("balcony", "upper_landing", "N").begin(step="haunt_roll")
    assert house.table.haunt == CHART["bite", "balcony"] == 24
    again = revealed("bite", "catacombs").lay("catacombs", "basement_landing", "N").begin(step="haunt_roll")
    assert again.table.haunt == 4


@pytest.mark.rule("BH-VAR-HAUNT-1")
@pytest.mark.usefixtures("four_haunts")
def test_of_equally_near_rooms_the_revealer_chooses() -> None:
    house = revealed("bite", "catacombs", not_again=4).lay("charred_room", "foyer", "N").at("ox", "grand_staircase")
    house.lay("balcony", "upper_landing", "N").begin(step="haunt_roll")
    assert (house.asks(), house.asked()) == ("ox", "read-chart")
    assert house.may() == {"room:balcony", "room:charred_room"}
    assert house.does("room:balcony").table.haunt == 24


@pytest.mark.rule("BH-VAR-HAUNT-2")
@pytest.mark.usefixtures("four_haunts")
def test_the_chart_is_read_from_room_to_room() -> None:
    house = revealed("bite", "catacombs", not_again=4).lay("abandoned_room", "entrance_hall", "N")
    house.lay("balcony", "upper_landing", "N").begin(step="haunt_roll")
    assert CHART["bite", "abandoned_room"] == 18
    assert house.table.haunt == 24


@pytest.mark.rule("BH-VAR-HAUNT-3")
@pytest.mark.usefixtures("four_haunts")
def test_then_the_chart_is_read_with_the_omen_drawn_before() -> None:
    house = revealed("bite", "catacombs", not_again=4).lay("catacombs", "basement_landing", "N")
    house.change(omens_drawn=["girl", "bite"]).begin(step="haunt_roll")
    assert house.table.haunt == CHART["girl", "catacombs"] == 1


@pytest.mark.rule("BH-VAR-HAUNT-3")
@pytest.mark.usefixtures("four_haunts")
def test_the_haunt_is_drawn_by_lot_if_the_chart_gives_none_or_any_may_come() -> None:
    none = revealed("bite", "catacombs", not_again=4).picks("haunts", "34").begin(step="haunt_roll")
    assert none.table.haunt == 34
    anyone = revealed("girl", "catacombs", haunts="any").picks("haunts", "24").begin(step="haunt_roll")
    assert anyone.table.haunt == 24


@pytest.mark.rule("BH-VAR-HAUNT-2")
@pytest.mark.usefixtures("four_haunts")
def test_haunts_that_were_played_do_not_come_while_there_are_others() -> None:
    house = revealed("bite", "catacombs", haunts="new", played="4+24").lay("catacombs", "basement_landing", "N")
    house.lay("balcony", "upper_landing", "N").picks("haunts", "34").begin(step="haunt_roll")
    assert house.table.haunt == 34, "the chart gives 4 and 24 alone"
    some = revealed("bite", "catacombs", haunts="chart", played="4").lay("catacombs", "basement_landing", "N")
    assert some.begin(step="haunt_roll").table.haunt == 4, "nobody asked for new ones"
    every = (
        revealed("bite", "catacombs", haunts="new", played="1+4+24+34").picks("haunts", "1").begin(step="haunt_roll")
    )
    assert every.table.haunt == 1


def test_a_rematch_brings_another_haunt_unless_a_certain_one_was_chosen() -> None:
    ended = {"side": "heroes", "haunt": 12}
    again = rematch_options({"players": 3, "haunts": "new", "played": "4"}, ended)
    assert (again["not_again"], again["played"]) == (12, "4+12")
    assert rematch_options({"haunt": 12}, ended) == {"haunt": 12}
    assert rematch_options({"players": 3}, {}) == {"players": 3}


@pytest.mark.parametrize("played", ["1+", "0", "1+x", "100", "-1", 1.5, ["1"], True, "1" * 999])
def test_a_malformed_list_of_haunts_is_refused(played: object) -> None:
    with pytest.raises(BadOption):
        settle(GAME.settings, {"played": played})


def test_nothing_is_counted_before_the_haunt_is_set_up() -> None:
    house = revealed("girl", "catacombs", haunt=12).begin(step="haunt_roll")
    assert house.asked() == "ready"
    assert house.view("ox")["tasks"] == {}, "no Twin has been destroyed where none has come"


def test_a_haunt_is_in_force_while_its_books_are_read() -> None:
    house = revealed("girl", "catacombs", haunt=12).begin(step="haunt_roll")
    assert (house.asked(), house.table.in_force[-1]) == ("ready", "haunt:twins")
