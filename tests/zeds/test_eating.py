"""The Eat Phase, and shortage."""

import pytest

from lamplit.games.zeds.state import EKG, REDUCED

from .siege import Siege


def eaten(siege: Siege, card: str) -> Siege:
    """The Eat Phase of an event."""
    return siege.event(card).begin("eat_phase")


@pytest.mark.rule("DZ-EAT-1", "DZ-EAT-2")
@pytest.mark.parametrize(("card", "left"), [("keep_cool", 5), ("rule_seven", 4), ("odd_smell", 3)])
def test_the_tab_says_what_is_eaten(card: str, left: int) -> None:
    assert eaten(Siege("I").unit("hunt", "TC").store(supplies=5), card).table.supplies == left


@pytest.mark.rule("DZ-EAT-3")
@pytest.mark.parametrize(("die", "left"), [(2, 4), (3, 5)])
def test_units_in_beds_eat_by_a_die(die: int, left: int) -> None:
    siege = Siege("I").unit("hunt", "B1").unit("furies", "B2", side=REDUCED, marks=(EKG,)).unit("schmidt", "TC")
    eaten(siege.store(supplies=5).rolls((die,)), "hunting_cabin").does("go-on")
    assert siege.table.supplies == left


@pytest.mark.rule("DZ-EAT-3")
def test_with_empty_beds_nothing_is_eaten() -> None:
    siege = eaten(Siege("I").unit("hunt", "TC").store(supplies=5), "hunting_cabin")
    assert siege.table.supplies == 5
    assert siege.told("rolled") == []


@pytest.mark.rule("DZ-EAT-4")
@pytest.mark.parametrize(("die", "left"), [(3, 4), (4, 5)])
def test_refugees_in_the_camp_eat_too(die: int, left: int) -> None:
    siege = Siege("II").unit("hunt", "B1").folk("villagers1", "CAMP", side=REDUCED)
    siege.folk("villagers2", "CAMP", side=REDUCED).store(supplies=5).rolls((die,))
    eaten(siege, "hunting_cabin").does("go-on")
    assert siege.table.supplies == left


@pytest.mark.rule("DZ-EAT-5", "DZ-EAT-6", "DZ-EAT-9")
@pytest.mark.parametrize(("supplies", "hits"), [(0, 2), (1, 1), (2, 0)])
def test_for_each_missing_supplies_a_unit_takes_a_hit(supplies: int, hits: int) -> None:
    siege = Siege("II").unit("civilians1", "TC").unit("hernandez", "TC").unit("furies", "B1", marks=(EKG,))
    siege.folk("villagers1", "CAMP", side=REDUCED).store(supplies=supplies)
    eaten(siege, "odd_smell")
    for _ in range(hits):
        assert (siege.asked(), siege.may()) == ("shortage", {"unit:civilians1", "unit:hernandez"})
        siege.does("unit:civilians1")
    assert siege.asked() != "shortage"
    assert [told["piece"] for told in siege.told("hit")] == ["civilians1"] * hits


@pytest.mark.rule("DZ-EAT-6")
def test_a_wounded_unit_in_a_bed_may_be_chosen() -> None:
    siege = Siege("I").unit("civilians1", "B1", hits=1).unit("hernandez", "TC")
    eaten(siege, "rule_seven").does("go-on")
    assert siege.may() == {"unit:civilians1", "unit:hernandez"}


@pytest.mark.rule("DZ-EAT-9", "DZ-REF-9")
@pytest.mark.parametrize(("die", "infection"), [(5, 1), (2, 0)])
def test_refugees_on_a_track_may_be_chosen_and_roll_at_once(die: int, infection: int) -> None:
    siege = Siege("II").unit("hernandez", "TC").folk("villagers1", "F2", side=REDUCED).folk("villagers2", "H5")
    eaten(siege.folk("villagers3", "CAMP", side=REDUCED).rolls((die,)), "rule_seven")
    assert siege.may() == {"unit:hernandez", "unit:villagers1"}
    assert siege.odds("unit:villagers1") == {"hurt": 1.0, "last": 1.0}
    siege.does("unit:villagers1", "roll")
    assert siege.table.infection == infection
    assert siege.told("hit") == []
    assert ("villagers1" in siege.table.cemetery) == (not infection)


@pytest.mark.rule("DZ-EAT-7")
def test_a_last_hit_by_hunger_is_rolled_for() -> None:
    siege = Siege("I").unit("hernandez", "F3", side=REDUCED).rolls((5,))
    eaten(siege, "rule_seven").does("roll")
    assert siege.piece("hernandez").place == "B1"
    assert siege.table.infection == 1


@pytest.mark.rule("DZ-EAT-8")
def test_losing_what_is_there_causes_no_hits() -> None:
    siege = Siege("I").unit("hernandez", "TC").store(infection=12).rolls((1, 1)).fate("bad_stock").event("finale_b1")
    siege.begin("infection_phase")
    assert siege.told("hit") == []


def test_nobody_is_left_to_go_hungry() -> None:
    siege = Siege("I").unit("hernandez", "B1", side=REDUCED, marks=(EKG,)).store(supplies=0)
    eaten(siege, "odd_smell")
    assert siege.told("hit") == []


def test_thrift_spares_the_second_supplies() -> None:
    assert eaten(Siege("III").unit("clarion", "TC").store(supplies=5), "odd_smell").table.supplies == 4
    assert eaten(Siege("III").unit("clarion", "TC").store(supplies=5), "rule_seven").table.supplies == 4
