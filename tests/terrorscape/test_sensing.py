"""SENSE and SEARCH: what the Killer may ask, and what the answer says."""

import pytest

import lamplit

from .evening import Evening


def sensing(zone: str, killer_at: str = "G5", **places: str) -> Evening:
    """The Killer SENSEs a zone; those who are not placed are far away in the green zone."""
    return sensing_by({}, zone, killer_at, **places)


def sensing_by(options: dict[str, str], zone: str, killer_at: str = "G5", **places: str) -> Evening:
    evening = Evening(team=("anna", "sophia", "william"), **options).all_at("G4").at(killer=killer_at, **places)
    return evening.hand("sense", "pursue").killers_turn().does("killer", "card:sense", f"zone:{zone}")


def answer(evening: Evening) -> list[dict[str, object]]:
    return evening.told("killer", "sensed")


# -- SENSE -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-SENSE-1")
@pytest.mark.parametrize(("zone", "who"), [("red", ["sophia"]), ("blue", ["william"]), ("green", [])])
def test_a_zone_is_answered_truthfully(zone: str, who: list[str]) -> None:
    assert answer(sensing(zone, sophia="R3", william="B5")) == [{"area": zone, "who": who}]


@pytest.mark.rule("TS-KW-SENSE-1")
def test_a_noisy_place_is_answered_for_that_place_alone() -> None:
    evening = Evening().trait("killer", "K06").at(anna="B1", marco="R4", william="R5").change(heard=["R4"])
    evening.hand("pursue").killers_turn().does("killer", "trait:K06")
    assert answer(evening) == [{"area": "R4", "who": ["marco"]}]


@pytest.mark.rule("TS-KW-SENSE-1")
def test_a_range_is_answered_for_all_in_range() -> None:
    evening = Evening().trait("killer", "K07").at(anna="B1", marco="R5", william="R4", killer="R2").hand("pursue")
    evening.killers_turn().does("killer", "trait:K07")
    assert answer(evening) == [{"area": "range", "who": ["marco"]}]


@pytest.mark.rule("TS-KW-SENSE-1")
def test_two_adjacent_places_are_answered_together() -> None:
    evening = Evening("murderer").at(anna="B1", marco="R4", william="R5").hand("deduction", "pursue").killers_turn()
    evening.does("killer", "card:deduction", "pair:R4-R5")
    assert answer(evening) == [{"area": "R4-R5", "who": ["marco", "william"]}]


@pytest.mark.rule("TS-KW-SENSE-1")
def test_two_adjacent_places_can_be_answered_room_by_room() -> None:
    evening = Evening("murderer", sense_scope="rooms").at(anna="B1", marco="R4", william="R2")
    evening.hand("deduction", "pursue").killers_turn().does("killer", "card:deduction", "pair:R4-R5")
    assert answer(evening) == [{"area": "R4", "who": ["marco"]}, {"area": "R5", "who": []}]


@pytest.mark.rule("TS-KW-SENSE-2-V2")
def test_the_answer_names_nobody_outside_the_zone() -> None:
    assert answer(sensing("red", sophia="R3", william="B5")) == [{"area": "red", "who": ["sophia"]}]


@pytest.mark.rule("TS-KW-SENSE-2-V2")
def test_the_answer_names_those_in_the_zone_and_nothing_more() -> None:
    evening = sensing("red", sophia="R3", william="R5")
    assert answer(evening) == [{"area": "red", "who": ["sophia", "william"]}]
    elsewhere = sensing("red", sophia="R1", william="R4")
    for seat in ("killer", "spectator"):
        assert evening.told(seat) == elsewhere.told(seat)
        assert evening.sees(seat) == elsewhere.sees(seat)


@pytest.mark.rule("TS-KW-SENSE-2-V105")
def test_in_the_older_rules_the_answer_gives_names_too() -> None:
    evening = sensing_by({"edition": "v1.05"}, "red", sophia="R3", william="R5")
    assert answer(evening) == [{"area": "red", "who": ["sophia", "william"]}]


@pytest.mark.rule("TS-KW-SENSE-2-V105")
@pytest.mark.parametrize(("place", "found"), [("R3", True), ("B3", False)])
def test_a_table_may_agree_to_hear_only_whether_anybody_is_there(place: str, found: bool) -> None:
    evening = sensing_by({"sense_answer": "anyone"}, "red", sophia=place)
    assert evening.told("killer", "sensed-anyone") == [{"area": "red", "found": found}]
    assert answer(evening) == []


@pytest.mark.rule("TS-KW-SENSE-3")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_anna_alone_in_the_zone_is_nobody(edition: str) -> None:
    evening = sensing_by({"edition": edition}, "red", anna="R4")
    assert answer(evening) == [{"area": "red", "who": []}]
    empty = sensing_by({"edition": edition}, "red", anna="B1")
    assert evening.told("killer") == empty.told("killer")
    assert evening.sees("killer") == empty.sees("killer")


@pytest.mark.rule("TS-KW-SENSE-3")
def test_anna_beside_others_is_left_out() -> None:
    assert answer(sensing("red", anna="R4", sophia="R4")) == [{"area": "red", "who": ["sophia"]}]


@pytest.mark.rule("TS-KW-SENSE-3")
def test_anna_is_nobody_where_only_yes_or_no_is_answered() -> None:
    evening = sensing_by({"sense_answer": "anyone"}, "red", anna="R4")
    assert evening.told("killer", "sensed-anyone") == [{"area": "red", "found": False}]


@pytest.mark.rule("TS-KW-SENSE-3")
def test_anna_does_not_wake_the_traits_of_a_killer_who_has_scented_her() -> None:
    evening = Evening().trait("killer", "K15").all_at("G4").at(anna="R4").hand("sense", "pursue").killers_turn()
    evening.does("killer", "card:sense", "zone:red")
    assert evening.asked("killer") == "fast-card"


@pytest.mark.rule("TS-KW-SENSE-4")
@pytest.mark.parametrize("killer_at", ["G3", "B5", "R4"])
def test_the_killer_need_not_be_in_the_zone(killer_at: str) -> None:
    assert answer(sensing("red", killer_at, sophia="R1")) == [{"area": "red", "who": ["sophia"]}]


# -- SEARCH ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-SEARCH-1")
@pytest.mark.parametrize(
    ("places", "found"),
    [
        ({"anna": "R2"}, ["anna"]),
        ({"anna": "R2", "marco": "R2"}, ["anna", "marco"]),
        ({"anna": "R3", "marco": "R5", "william": "G1"}, []),
    ],
)
def test_a_search_finds_all_in_the_killers_place_and_nobody_next_door(places: dict[str, str], found: list[str]) -> None:
    evening = Evening().all_at("B4").at(killer="R2", **places).hand("pursue").killer_acts().does("killer", "search")
    assert evening.told("killer", "search") == [{"place": "R2", "who": found}]


@pytest.mark.rule("TS-KW-SEARCH-2")
def test_who_is_found_must_be_attacked() -> None:
    evening = Evening().all_at("B4").at(marco="R2", anna="R2", killer="R2").hand("pursue").killer_acts()
    evening.does("killer", "search")
    assert evening.asked("anna") == "choose-defender"
    for excuse in ("done", "refuse", "spare", "step"):
        with pytest.raises(lamplit.Illegal):
            evening.does("killer", excuse)
    evening.dice(3, 3, 0, 0).does("anna", "survivor:marco")
    assert [fought["who"] for fought in evening.told("killer", "defence")] == ["marco"]


@pytest.mark.rule("TS-KW-SEARCH-2")
def test_going_without_an_attack_card_is_no_way_out() -> None:
    evening = Evening("murderer").all_at("B4").at(marco="R2", killer="R2").hand("stalk").killer_acts()
    evening.does("killer", "search")
    assert evening.may("killer") == ["card:stalk", "none"]
    evening.does("killer", "none")
    assert [fought["who"] for fought in evening.told("killer", "defence")] == ["marco"]
