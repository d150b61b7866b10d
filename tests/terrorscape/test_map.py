"""The course of the game and the map: whose turn it is, what each side knows, where one can do what."""

import pytest

import lamplit
from lamplit import text
from lamplit.games.terrorscape.data import mansion

from .evening import Evening
from .opening import EVERYBODY, opening

LETTERS = {"red": "R", "green": "G", "blue": "B"}
CODES = [f"{letter}{number}" for letter in "RGB" for number in range(1, 6)]
ITEM_PLACES = ("R2", "B4", "G4")


# -- the course of the game ------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FLOW-1")
def test_the_survivors_begin() -> None:
    match = opening()
    assert {question.seat for question in match.questions} == {"survivor1", "survivor2", "survivor3"}
    with pytest.raises(lamplit.Illegal) as refused:
        match.answer("killer", "search")
    assert refused.value.rule == "TS-FLOW-1"


@pytest.mark.rule("TS-FLOW-1")
def test_then_the_killer_then_the_survivors_again() -> None:
    evening = Evening().hand("pursue").survivors_turn().end_survivors_turn()
    assert [question.seat for question in evening.match.questions] == ["killer"]
    assert evening.forbids("anna", "calm") == "TS-FLOW-1"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "calm")
    evening.end_killers_turn()
    assert evening.asked("killer") == ""
    assert evening.asked("anna") == "act"


@pytest.mark.rule("TS-FLOW-2")
def test_after_the_end_nobody_can_do_anything() -> None:
    evening = Evening().health(marco=1).at(marco="R2", killer="R2").hand("pursue").killer_acts()
    evening.dice(0, 0, 0, 0).does("killer", "search")
    assert evening.match.over
    assert evening.match.questions == []
    for seat in evening.match.seats:
        for wish in ("calm", "search", "done", "move:R1"):
            with pytest.raises(lamplit.Illegal):
                evening.match.answer(seat, wish)


@pytest.mark.rule("TS-FLOW-2")
def test_until_a_side_has_won_the_game_goes_on() -> None:
    evening = Evening().health(anna=1, marco=1, william=1).keys(5).at(anna="R2").survivors_turn()
    for _ in range(3):
        evening.end_survivors_turn().end_killers_turn()
    assert not evening.match.over
    assert evening.match.questions


@pytest.mark.rule("TS-FLOW-3")
def test_the_killer_sees_the_same_wherever_the_survivors_are() -> None:
    here = Evening().at(anna="R4", marco="B1", william="G2").survivors_turn()
    there = Evening().at(anna="B5", marco="G4", william="R3").survivors_turn()
    assert here.sees("anna") != there.sees("anna")
    for seat in ("killer", "spectator"):
        assert here.sees(seat) == there.sees(seat)
        assert here.told(seat) == there.told(seat)


@pytest.mark.rule("TS-FLOW-3")
@pytest.mark.parametrize(
    ("who", "answer"),
    [("anna", "move:B5"), ("william", "use:adrenaline:R2"), ("sophia", "passage:G2"), ("sophia", "trade:william")],
)
def test_nothing_stirs_for_the_killer_while_a_survivor_acts(who: str, answer: str) -> None:
    evening = Evening(team=("anna", "sophia", "william")).at(anna="B2", sophia="B1", william="B1")
    evening.holds("william", "adrenaline").survivors_act()
    if answer == "use:adrenaline:R2":
        evening.does("william", "move:R1")
    before = {seat: (evening.sees(seat), evening.told(seat)) for seat in ("killer", "spectator")}
    evening.does(who, answer)
    assert {seat: (evening.sees(seat), evening.told(seat)) for seat in ("killer", "spectator")} == before


@pytest.mark.rule("TS-FLOW-3")
def test_what_a_rule_reveals_the_killer_learns() -> None:
    evening = Evening().at(marco="R2", killer="R2").hand("pursue").killer_acts().does("killer", "search")
    assert evening.told("killer", "search") == [{"place": "R2", "who": ["marco"]}]


@pytest.mark.rule("TS-FLOW-5")
def test_the_survivors_see_every_open_move_of_the_killer() -> None:
    evening = Evening().at(killer="R2").hand("pursue", "pursue").killers_turn()
    for answer, place in (
        (("card:pursue", "to:R5"), "R5"),
        (("card:pursue", "to:G4"), "G4"),
        (("step", "to:G3"), "G3"),
    ):
        evening.does("killer", *answer)
        for seat in ("anna", "marco", "william", "spectator"):
            assert evening.sees(seat)["killer"]["place"] == place


@pytest.mark.rule("TS-FLOW-5")
def test_the_survivors_do_not_see_a_killer_in_stealth() -> None:
    evening = Evening("spectre").at(killer="R2").hand("vanish", "pursue").slow_step()
    evening.does("killer", "card:vanish", "to:R5", "to:G4")
    for seat in ("anna", "marco", "william", "spectator"):
        assert evening.sees(seat)["killer"]["place"] == ""
        assert "G4" not in str(evening.told(seat))


# -- zones and places ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-MAP-ZONE")
@pytest.mark.parametrize("place", CODES)
def test_every_place_lies_in_exactly_one_of_three_zones(place: str) -> None:
    answers: dict[str, list[str]] = {}
    for zone in LETTERS:
        evening = Evening().at(anna="R1", marco=place, william="R1").hand("sense").killers_turn()
        assert evening.does("killer", "card:sense").may("killer") == ["zone:red", "zone:blue", "zone:green"]
        evening.does("killer", f"zone:{zone}")
        answers[zone] = [who for who in evening.told("killer", "sensed")[0]["who"] if who == "marco"]
    assert [zone for zone, found in answers.items() if found] == [
        z for z, letter in LETTERS.items() if place[0] == letter
    ]


@pytest.mark.rule("TS-MAP-ZONE")
def test_there_are_fifteen_places() -> None:
    assert sorted(mansion.PLACES) == sorted(CODES)


@pytest.mark.rule("TS-MAP-ZONE-2")
def test_a_zone_effect_concerns_all_in_the_zone_and_nobody_elsewhere() -> None:
    evening = Evening(team=("johnson", "marco", "william")).at(johnson="R1", marco="R5", william="B5")
    evening.hand("sense").killers_turn().does("killer", "card:sense", "zone:red")
    assert evening.told("killer", "sensed") == [{"area": "red", "who": ["johnson", "marco"]}]


@pytest.mark.rule("TS-MAP-LOC-1")
@pytest.mark.parametrize(("language", "name"), [("en", "Banquet Hall"), ("de", "Bankettsaal")])
def test_every_code_has_a_name_of_its_own(language: str, name: str) -> None:
    names = [text.name(code, "terrorscape", language) for code in CODES]
    assert text.name("B5", "terrorscape", language) == name
    assert len(set(names)) == len(set(CODES)) == 15
    assert not set(names) & set(CODES)


@pytest.mark.rule("TS-MAP-LOC-2")
def test_all_three_and_the_killer_fit_in_one_place() -> None:
    evening = Evening().at(anna="R1", marco="R3", william="R5", killer="G1").hand("pursue").survivors_act()
    for who in ("anna", "marco", "william"):
        evening.does(who, "move:R2")
    evening.end_survivors_turn().does("killer", "card:pursue", "to:R2")
    assert [own["place"] for own in evening.sees("anna")["team"]] == ["R2", "R2", "R2"]
    assert evening.sees("anna")["killer"]["place"] == "R2"


@pytest.mark.rule("TS-MAP-ITEM")
@pytest.mark.parametrize("place", CODES)
def test_only_item_places_can_be_searched(place: str) -> None:
    evening = Evening().at(marco=place, killer="R3").survivors_act()
    if place in ITEM_PLACES:
        evening.does("marco", "search")
        assert evening.told("marco", "drew-item")
    else:
        assert evening.forbids("marco", "search") == "TS-MAP-ITEM"
        with pytest.raises(lamplit.Illegal):
            evening.does("marco", "search")


@pytest.mark.rule("TS-MAP-RADIO")
@pytest.mark.parametrize("place", CODES)
def test_only_the_radio_in_the_living_room_can_be_repaired(place: str) -> None:
    evening = Evening().at(marco=place, killer="R3").holds("marco", "toolbox").survivors_act()
    if place == "B1":
        assert evening.does("marco", "repair").sees("marco")["progress"] == 1
    else:
        for way in ("repair", "use:toolbox"):
            assert evening.forbids("marco", way) == "TS-MAP-RADIO"
            with pytest.raises(lamplit.Illegal):
                evening.does("marco", way)


# -- secret passages -------------------------------------------------------------------------------------------------


def through_the_passage(edition: str) -> Evening:
    """Marco, in the Living Room with a Flashlight, goes to the Graveyard."""
    evening = Evening(edition=edition).at(marco="B1").holds("marco", "flashlight").survivors_act()
    wrong = evening.forbids("marco", "passage:G5")
    assert wrong == ("TS-MAP-PASS-1-V2" if edition == "v2" else "TS-MAP-PASS-1-V105")
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", "passage:G5")
    return evening.does("marco", "passage:G2")


@pytest.mark.rule("TS-MAP-PASS-1-V2")
def test_a_flashlight_leads_through_the_passage_as_a_special_action_and_is_kept() -> None:
    evening = through_the_passage("v2")
    assert (evening.who("marco").place, evening.who("marco").items) == ("G2", ["flashlight"])
    assert evening.forbids("marco", "calm") == "TS-SURV-ACT-1"


@pytest.mark.rule("TS-MAP-PASS-1-V105")
def test_in_the_older_rules_holding_a_flashlight_is_enough() -> None:
    evening = through_the_passage("v1.05")
    assert (evening.who("marco").place, evening.who("marco").items) == ("G2", ["flashlight"])
    assert "flashlight" not in evening.table.discard + evening.table.removed
    assert evening.forbids("marco", "calm") == "TS-SURV-ACT-1"


@pytest.mark.rule("TS-MAP-PASS-1-V2")
def test_who_has_acted_goes_through_no_passage() -> None:
    evening = Evening().at(marco="B1").holds("marco", "flashlight", "adrenaline").survivors_act()
    evening.does("marco", "calm")
    assert "passage:G2" not in evening.may("marco")
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", "passage:G2")


@pytest.mark.rule("TS-MAP-PASS-2")
@pytest.mark.parametrize(("start", "end"), list(mansion.PASSAGES.items()))
def test_without_a_flashlight_the_passage_is_closed(start: str, end: str) -> None:
    evening = Evening().at(marco=start).holds("marco", "hatchet").survivors_act()
    assert evening.forbids("marco", f"passage:{end}") == "TS-MAP-PASS-2"
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", f"passage:{end}")


@pytest.mark.rule("TS-MAP-PASS-2")
def test_a_passage_makes_no_two_places_adjacent() -> None:
    evening = Evening().at(marco="B5", killer="B1").holds("marco", "flashlight", "whiskey").hand("pursue")
    evening.survivors_act()
    assert not {"move:G5", "use:whiskey:G5"} & {*evening.may("marco")}
    evening.end_survivors_turn().does("killer", "card:pursue")
    assert evening.may("killer") == ["to:B2", "to:R1"]


@pytest.mark.rule("TS-MAP-PASS-3")
def test_sophia_needs_no_flashlight() -> None:
    evening = Evening(team=("anna", "marco", "sophia")).at(sophia="B5").holds("sophia").survivors_act()
    evening.does("sophia", "passage:G5")
    assert evening.who("sophia").place == "G5"


@pytest.mark.rule("TS-MAP-PASS-4")
@pytest.mark.parametrize("edition", ["v1.05", "v2"])
def test_living_room_and_graveyard_are_joined_in_both_directions(edition: str) -> None:
    evening = Evening(edition=edition).at(marco="B1", william="G2").holds("marco", "flashlight")
    evening.survivors_act().does("marco", "passage:G2", "trade:william", "give:flashlight").does(
        "william", "passage:B1"
    )
    assert (evening.who("marco").place, evening.who("william").place) == ("G2", "B1")


# -- the places of the plans -----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-MAP-PLAN")
def test_without_plans_the_marked_places_are_like_any_other() -> None:
    evening = Evening().at(anna="R4", marco="G2", william="G3").holds("marco").survivors_act()
    own_deeds = ("move:", "calm", "sprint:")
    for who in ("anna", "marco", "william"):
        assert all(name.startswith(own_deeds) for name in evening.may(who))
    evening.all_wait().does("anna", "discover:anna", "discard:both")
    assert evening.table.turn == "killer"
    assert evening.sees("anna")["plans"] == []


@pytest.mark.rule("TS-MAP-PLAN")
@pytest.mark.parametrize(("place", "plan"), [("R4", "P16"), ("G2", "P15"), ("G3", "P12"), ("R2", "")])
def test_with_plans_they_are_what_the_cards_ask_for(place: str, plan: str) -> None:
    evening = Evening(plans=True).change(plans=["P16", "P15", "P12"]).at(anna=place).discover()
    evening.does("anna", "discover:anna", "discard:both")
    assert [name for name in evening.may("anna") if name != "decline"] == ([f"advance:{plan}"] if plan else [])


@pytest.mark.rule("TS-MAP-PLAN")
def test_the_library_can_be_made_the_knowledge_location() -> None:
    evening = Evening(plans=True, knowledge_location="R5").change(plans=["P16", "P12"]).at(anna="R5", marco="R4")
    evening.discover().does("anna", "discover:anna", "discard:both", "advance:P16")
    assert evening.told("anna", "plan-advanced") == [{"plan": "P16", "line": 1}]


# -- discard piles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-DISC-1")
def test_each_side_looks_through_its_own_discard_pile_in_anybodys_turn() -> None:
    evening = Evening().holds("anna", "whiskey", "herbs").hand("pursue", "sense").deck("barricade", "stay")
    thrown = evening.table.killer.discard[:]
    evening.survivors_act().does("anna", "drop:herbs")
    left = evening.table.discard[:]
    assert "herbs" in left
    for _turn in ("survivors", "killer"):
        assert evening.sees("killer")["hidden_cards"]["skill-discard"] == thrown
        assert evening.sees("marco")["hidden_cards"]["discard"][: len(left)] == left
        evening.end_survivors_turn()


@pytest.mark.rule("TS-DISC-1")
def test_nobody_looks_through_the_other_sides_pile() -> None:
    evening = (
        Evening().holds("anna", "herbs").hand("pursue").deck("barricade").survivors_act().does("anna", "drop:herbs")
    )
    assert evening.table.killer.discard
    assert "discard" not in evening.sees("killer")["hidden_cards"]
    assert "skill-discard" not in evening.sees("anna")["hidden_cards"]
    for seat in EVERYBODY:
        assert not {"discard", "skill-discard"} & evening.sees(seat)["cards"].keys()
    assert "hidden_cards" not in evening.sees("spectator")
