"""A hidden traitor, as in haunt 34: Zoe has number 1, and nobody else knows."""

import pytest

from lamplit.engine import SPECTATOR
from lamplit.games.betrayal.haunts.guillotines.rules import Guillotines
from lamplit.games.betrayal.house.movement import leave_cost

from .house import PEOPLE, House

NUMBERS = {PEOPLE["ox"]: ["2"], PEOPLE["zoe"]: ["1"], PEOPLE["peter"]: ["3"]}
SHOW = "task:guillotines-reveal"


def hidden(**state: object) -> House:
    """The numbers are dealt, and nobody wears a collar any more."""
    house = House().haunted(number=34, run=True)
    return house.change(scenario=Guillotines(**{"tokens": NUMBERS, "collars": {PEOPLE["peter"]: 9}, **state}))


def in_furnace() -> House:
    """Zoe stands in the Furnace Room."""
    return hidden().lay("furnace_room", "basement_landing", "N").at("zoe", "furnace_room").begin("zoe")


@pytest.mark.rule("BH-HID-4")
def test_players_see_their_own_number_alone() -> None:
    house = hidden().begin("zoe")
    for who in ("ox", "peter"):
        seen = house.view(who)
        assert seen["modules"]["guillotines"]["tokens"] == NUMBERS[PEOPLE[who]]
        assert seen["traitor"] == ""
        assert {one["role"] for one in seen["explorers"].values()} == {"hero"}
    assert house.match.view(SPECTATOR)["modules"]["guillotines"]["shown"] == {}


@pytest.mark.rule("BH-HID-7", "BH-HID-8")
def test_a_traitor_suffers_like_anybody_while_hidden_and_not_once_shown() -> None:
    suffers = in_furnace().does("end")
    assert (suffers.asks(), suffers.asked()) == ("zoe", "split-physical")
    shown = in_furnace().does(SHOW, "end")
    assert shown.changes("zoe") == {}
    assert shown.asks() != "zoe"


@pytest.mark.rule("BH-HID-8")
def test_a_hidden_traitor_cannot_turn_an_event_away() -> None:
    house = hidden().next_cards("conservatory", "skeletons").rolls((1,)).begin("zoe").does("open:N", "pass")
    assert house.asked() == "split-mental"
    shown = hidden().next_cards("conservatory", "skeletons").begin("zoe").does(SHOW, "open:N")
    assert shown.asked() == "bear-card"


@pytest.mark.rule("BH-HID-7", "BH-HID-8")
def test_a_traitor_in_danger_may_step_forward_and_turn_it_away() -> None:
    house = hidden().next_cards("conservatory", "skeletons").begin("zoe").does("open:N")
    assert (house.asked(), house.may()) == ("bear-or-show", {"show-side", "pass"})
    house.does("show-side")
    assert house.asked() == "bear-card"
    assert house.table.traitor == PEOPLE["zoe"]


@pytest.mark.rule("BH-HID-7", "BH-HID-10")
def test_a_hero_in_danger_is_asked_as_well_and_can_only_bear_it() -> None:
    house = hidden().next_cards("conservatory", "skeletons").rolls((1,)).begin("ox").does("open:N")
    assert (house.asked(), house.may()) == ("bear-or-show", {"pass"})
    assert house.does("pass").asked() == "split-mental"


@pytest.mark.rule("BH-HID-7", "BH-HID-8")
def test_a_traitor_may_step_forward_before_the_floor_gives_way_and_stand() -> None:
    def finds(who: str) -> House:
        return hidden().next_cards("collapsed_room").begin(who).does("open:N")

    house = finds("zoe")
    assert (house.asked(), house.may()) == ("bear-or-show", {"show-side", "pass"})
    house.does("show-side")
    assert (house.where("zoe"), house.told("rolled")) == ("collapsed_room", [])
    assert finds("ox").may() == {"pass"}, "a hero is asked as well"
    falls = hidden().next_cards("collapsed_room", "wine_cellar").rolls((0,) * 4, (1,)).begin("zoe")
    falls.does("open:N", "pass")
    assert [told["why"] for told in falls.told("rolled")] == ["collapsed_room"]


@pytest.mark.rule("BH-HID-7", "BH-HID-8")
def test_before_the_elevator_drops_everybody_in_it_is_asked() -> None:
    def drops() -> House:
        house = hidden().lay("mystic_elevator", "foyer", "N").at("peter", "mystic_elevator").at("zoe", "foyer")
        house.rolls((0, 0), (1,), (1,)).begin("zoe").does("go:mystic_elevator")
        return house.does(sorted(house.may())[0])

    house = drops()
    assert house.asked() == "bear-or-show"
    while house.asked() == "bear-or-show":
        house.does("show-side" if house.asks() == "zoe" else "pass")
    assert (house.asked(), house.asks()) == ("split-physical", "peter")
    assert house.table.traitor == PEOPLE["zoe"]


@pytest.mark.rule("BH-HID-7", "BH-HID-8")
def test_an_explorer_called_out_of_a_room_with_a_roll_is_asked_first() -> None:
    house = hidden().lay("junk_room", "foyer", "N").at("zoe", "junk_room").at("ox", "foyer").holds("ox", "bell")
    house.rolls((2, 2, 1)).begin().does("use:bell", "closer:zoe_ingstrom:foyer")
    assert (house.asked(), house.asks()) == ("bear-or-show", "zoe")
    house.does("show-side")
    assert (house.where("zoe"), house.changes("zoe")) == ("foyer", {})
    assert [told["why"] for told in house.told("rolled")] == ["bell"]


@pytest.mark.rule("BH-HID-7")
def test_an_explorer_who_leaves_such_a_room_on_their_turn_is_not_asked() -> None:
    house = hidden().lay("junk_room", "foyer", "N").at("zoe", "junk_room").rolls((2, 1, 0)).begin("zoe")
    house.does("go:foyer")
    assert (house.asked(), house.where("zoe")) == ("act", "foyer")
    assert [told["why"] for told in house.told("rolled", "zoe")] == ["junk_room"]


@pytest.mark.rule("BH-HID-10", "BH-HID-11")
@pytest.mark.parametrize("who", ["ox", "peter"])
def test_nobody_else_can_turn_over_a_number(who: str) -> None:
    house = hidden().begin(who)
    assert not house.may(SHOW)
    assert house.refuses(SHOW, who) == "BH-HID-7"


@pytest.mark.rule("BH-HID-12", "BH-HID-14")
def test_until_the_traitor_is_known_all_may_fight_and_nobody_slows_anybody() -> None:
    house = hidden().begin()
    assert house.may("attack:") == {f"attack:{PEOPLE[who]}" for who in ("zoe", "peter")}
    assert [leave_cost(house.table, one) for one in house.table.explorers.values()] == [1, 1, 1]
    known = hidden().begin("zoe").does(SHOW)
    assert leave_cost(known.table, known.one("ox")) == 2
    assert leave_cost(known.table, known.one("zoe")) == 3
    known.does("end")
    assert known.asks() == "peter"
    assert known.may("attack:") == {f"attack:{PEOPLE['zoe']}"}
