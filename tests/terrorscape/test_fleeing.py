"""Fleeing: what those who were found may do when an encounter is over, and that nobody tells the Killer."""

from typing import Any

import pytest

from lamplit import Illegal

from .evening import Evening

NOTHING = (0, 0, 0, 0)
FIVE = (3, 1, 1, 0)


def caught(*who: str, place: str = "R4", **options: Any) -> Evening:
    """The Butcher is in a room with these Survivors; the others are on the Trail. Nobody holds anything."""
    evening = Evening("butcher", **options).all_at("G1").at(killer=place, **dict.fromkeys(who, place))
    return evening.holds("anna").holds("marco").holds("william")


def searches(evening: Evening) -> Evening:
    return evening.killer_acts().does("killer", "search")


@pytest.mark.rule("TS-FLEE-1-V2")
def test_all_who_are_there_may_flee_attacked_or_not() -> None:
    evening = searches(caught("anna", "marco").rolls(FIVE)).does("anna", "survivor:anna")
    assert evening.may("anna") == ["stay", "move:B5", "move:R5"]
    assert evening.may("marco") == ["stay", "move:B5", "move:R5"]
    assert evening.may("william") == []
    evening.does("marco", "move:R5").does("anna", "move:B5")
    assert (evening.who("marco").place, evening.who("anna").place) == ("R5", "B5")


@pytest.mark.rule("TS-FLEE-1-V105")
def test_in_the_older_rules_all_who_were_found_may_flee_attacked_or_not() -> None:
    evening = searches(caught("anna", "marco", edition="v1.05").rolls(FIVE)).does("anna", "survivor:anna")
    assert "move:R5" in evening.may("anna")
    assert "move:R5" in evening.may("marco")
    assert evening.may("william") == []


def saved_by_a_hero(**options: Any) -> Evening:
    """William covers Marco, who slips away to the Library; then William holds out."""
    evening = caught("marco", "william", **options).trait("william", "S12").rolls(FIVE)
    return searches(evening).does("william", "save").does("marco", "move:R5")


@pytest.mark.rule("TS-FLEE-1-V2")
def test_who_slipped_away_before_the_attack_does_not_flee_again() -> None:
    evening = saved_by_a_hero()
    assert evening.asked("william") == "flee"
    assert evening.may("marco") == []


@pytest.mark.rule("TS-FLEE-1-V105")
@pytest.mark.parametrize("options", [{"edition": "v1.05"}, {"flee_who": "involved"}])
def test_in_the_older_rules_who_slipped_away_was_part_of_it_and_flees_too(options: dict[str, Any]) -> None:
    evening = saved_by_a_hero(**options)
    assert "move:G4" in evening.may("marco")
    evening.does("marco", "move:G4").does("william", "stay")
    assert evening.who("marco").place == "G4"
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-FLEE-2")
def test_fleeing_is_free_to_refuse() -> None:
    evening = searches(caught("marco").rolls(FIVE)).does("marco", "stay")
    assert evening.who("marco").place == "R4"
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-FLEE-2")
def test_two_steps_are_too_far_to_flee() -> None:
    evening = searches(caught("marco").rolls(FIVE))
    assert evening.forbids("marco", "move:G4") == "TS-FLEE-2"
    with pytest.raises(Illegal):
        evening.does("marco", "move:G4")


@pytest.mark.rule("TS-FLEE-2")
def test_a_block_stops_the_flight() -> None:
    evening = searches(caught("marco").blocks("R4-R5").rolls(FIVE))
    assert evening.may("marco") == ["stay", "move:B5"]
    assert evening.forbids("marco", "move:R5") == "TS-KW-MOVE-2"
    with pytest.raises(Illegal):
        evening.does("marco", "move:R5")


@pytest.mark.rule("TS-FLEE-2")
def test_a_secret_passage_is_no_way_to_flee_even_with_the_flashlight() -> None:
    evening = searches(caught("marco", place="B5").holds("marco", "flashlight").rolls(FIVE))
    assert evening.asked("marco") == "flee"
    assert evening.forbids("marco", "passage:G5") == "TS-FLEE-2"
    assert evening.forbids("marco", "move:G5") == "TS-FLEE-2"
    with pytest.raises(Illegal):
        evening.does("marco", "passage:G5")


@pytest.mark.rule("TS-FLEE-2")
def test_nobody_flees_from_a_room_that_is_shut_on_all_sides() -> None:
    evening = searches(caught("marco").blocks("R4-R5", "B5-R4").rolls(FIVE))
    assert evening.who("marco").place == "R4"
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-FLEE-3")
def test_the_killer_cannot_tell_who_fled_from_who_stayed() -> None:
    stayed = searches(caught("marco").rolls(FIVE)).does("marco", "stay")
    fled = searches(caught("marco").rolls(FIVE)).does("marco", "move:R5")
    assert stayed.sees("killer") == fled.sees("killer")
    assert stayed.told("killer") == fled.told("killer")


def test_a_flee_info_those_found_are_no_longer_shown_once_they_may_have_left() -> None:
    evening = caught("marco").holds("marco", "hatchet").rolls(FIVE)
    searches(evening)
    assert evening.sees("killer")["encounter"]["found"] == ["marco"]
    evening.does("marco", "none")
    assert evening.sees("killer")["encounter"] is None


@pytest.mark.rule("TS-FLEE-4")
def test_nobody_flees_between_two_attacks() -> None:
    evening = searches(caught("anna", "marco", "william").rolls(NOTHING, NOTHING, FIVE))
    evening.does("anna", "survivor:marco")
    assert evening.asked("marco") == "choose-defender"
    with pytest.raises(Illegal):
        evening.does("marco", "move:R5")
    evening.does("anna", "survivor:anna")
    assert evening.asked("marco") == "flee"


def test_a_flee_goes_in_the_order_the_survivors_like() -> None:
    evening = searches(caught("anna", "marco").rolls(NOTHING, FIVE)).does("anna", "survivor:anna")
    evening.does("marco", "stay").does("anna", "move:R5")
    assert (evening.who("anna").place, evening.who("marco").place) == ("R5", "R4")
