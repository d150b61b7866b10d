"""Talking and keeping secrets: what is told, what is whispered, and what nobody can lie about."""

import pytest

import lamplit
from lamplit.games.terrorscape.data.people import KILLERS

from .evening import Evening
from .opening import opening

SURVIVORS_AND_GUESTS = ("anna", "marco", "william", "spectator")
SEVEN_DOORS = ("B2-B3", "B2-B5", "B3-B4", "B5-R3", "B5-R4", "R4-R5", "G3-G4")


def known_outside(evening: Evening) -> list[object]:
    """All that those who are not the Killer see and have been told."""
    return [(evening.sees(who), evening.told(who)) for who in SURVIVORS_AND_GUESTS]


# -- what the Killer says and keeps ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-COMM-K-1")
def test_nobody_can_tell_a_full_hand_from_an_empty_one() -> None:
    full = Evening().hand("pursue", "pursue", "sense", "chainsaw", "stay").killer_acts()
    empty = Evening().hand().killer_acts()
    assert full.sees("killer") != empty.sees("killer")
    assert known_outside(full) == known_outside(empty)


@pytest.mark.rule("TS-COMM-K-1")
def test_nobody_can_tell_how_many_cards_the_deck_has_left() -> None:
    thick = Evening().hand("pursue").killer_acts()
    thin = Evening().hand("pursue").deck("sense").killer_acts()
    assert thick.sees("killer")["hidden_cards"]["deck"] != thin.sees("killer")["hidden_cards"]["deck"]
    assert known_outside(thick) == known_outside(thin)


@pytest.mark.rule("TS-COMM-K-1")
def test_which_cards_are_drawn_or_paid_with_stays_secret() -> None:
    one = Evening().hand("madness", "sense", "sense", "stay").deck("pursue", "barricade", "pursue").killers_turn()
    other = Evening().hand("madness", "pursue", "pursue", "stay").deck("sense", "sense", "barricade").killers_turn()
    one.does("killer", "card:madness", "discard:sense", "discard:sense", "done").end_killers_turn()
    other.does("killer", "card:madness", "discard:pursue", "discard:pursue", "done").end_killers_turn()
    assert known_outside(one) == known_outside(other)


@pytest.mark.rule("TS-COMM-K-1")
def test_the_hand_size_is_told_only_if_all_agree_to_it() -> None:
    silent = Evening().hand("pursue", "sense", "stay").killer_acts()
    agreed = Evening(show_hand_size=True).hand("pursue", "sense", "stay").killer_acts()
    for who in SURVIVORS_AND_GUESTS:
        assert "hand_size" not in silent.sees(who)
        assert agreed.sees(who)["hand_size"] == 3


@pytest.mark.rule("TS-COMM-K-1")
def test_stealth_moves_stay_secret() -> None:
    still = Evening("murderer").at(killer="R2").hand("stalk").slow_step().does("killer", "card:stalk", "stop")
    moved = Evening("murderer").at(killer="R2").hand("stalk").slow_step().does("killer", "card:stalk", "to:R5", "to:R4")
    assert still.sees("killer")["killer_at"] != moved.sees("killer")["killer_at"]
    assert known_outside(still) == known_outside(moved)


@pytest.mark.rule("TS-COMM-K-1")
@pytest.mark.parametrize("killer", list(KILLERS))
def test_what_is_told_of_the_killer_is_true(killer: str) -> None:
    evening = Evening(killer).at(killer="R2").blocks("R2-R3").hand("pursue", "pursue").killers_turn()
    evening.does("killer", "card:pursue", "to:R3", "card:pursue", "to:B5", "step", "to:R4")
    hunter = evening.table.killer
    for who in SURVIVORS_AND_GUESTS:
        seen = evening.sees(who)
        told = [(move["came"], move["place"]) for move in evening.told(who, "killer-moved")]
        assert told == [("R2", "R3"), ("R3", "B5"), ("B5", "R4")]
        assert (seen["killer"]["place"], seen["blocks"]) == (hunter.place, []) == ("R4", [])
        assert (seen["killer"]["level"], seen["killer"]["strength"]) == (1, KILLERS[killer].strength)
        assert [card["card"] for card in evening.told(who, "card-played")] == ["pursue", "pursue"]


@pytest.mark.rule("TS-COMM-K-4")
def test_a_lifted_and_a_laid_block_show_on_all_maps_before_the_killer_goes_on() -> None:
    evening = Evening().at(killer="R1").blocks(*SEVEN_DOORS).hand("stay", "pursue", "pursue", "sense", "sense")
    evening.slow_step().does("killer", "card:stay", "discard:pursue", "discard:pursue", "door:R4-R5")
    assert evening.asked("killer") == "lift-block"
    for who in SURVIVORS_AND_GUESTS:
        assert evening.told(who, "block-lifted") == [{"door": "R4-R5"}]
        assert evening.told(who, "blocked") == [{"door": "B1-R1"}]
        assert evening.sees(who)["blocks"] == evening.sees("killer")["blocks"]
        assert evening.sees(who)["blocks"] == sorted({*SEVEN_DOORS, "B1-R1"} - {"R4-R5"})


@pytest.mark.rule("TS-COMM-K-4")
def test_a_broken_block_is_gone_from_all_maps_at_once() -> None:
    evening = Evening().at(killer="R2").blocks("R2-R5", "R4-R5").hand("pursue").killers_turn()
    evening.does("killer", "card:pursue", "to:R5")
    for who in (*SURVIVORS_AND_GUESTS, "killer"):
        assert evening.told(who, "block-broken") == [{"door": "R2-R5"}]
        assert evening.sees(who)["blocks"] == ["R4-R5"]


# -- what the Survivors say ------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-COMM-S-1")
def test_survivors_whisper_and_the_killer_hears_nothing() -> None:
    match = opening()
    before = (match.view("killer"), match.events("killer"))
    match.say("survivor1", "I am off to the Living Room", team=True)
    for seat in ("survivor1", "survivor2", "survivor3"):
        assert match.table_talk.talk(seat) == [("survivor1", "I am off to the Living Room")]
    assert match.table_talk.talk("killer") == []
    assert match.table_talk.talk("spectator") == []
    assert (match.view("killer"), match.events("killer")) == before


@pytest.mark.rule("TS-COMM-S-1")
def test_what_is_said_openly_everybody_hears() -> None:
    match = opening()
    match.table_talk.say("survivor2", "You will never find us")
    for seat in (*match.seats, "spectator"):
        assert match.table_talk.talk(seat) == [("survivor2", "You will never find us")]


@pytest.mark.rule("TS-COMM-S-1")
def test_survivors_may_talk_in_the_killers_turn_and_nothing_waits_for_it() -> None:
    evening = Evening().hand("pursue").killers_turn()
    asked = evening.match.questions[0].pack()
    evening.match.say(evening.seat("marco"), "Quiet now", team=True)
    assert evening.match.questions[0].pack() == asked
    assert evening.match.table_talk.talk(evening.seat("anna")) == [(evening.seat("marco"), "Quiet now")]


@pytest.mark.rule("TS-COMM-S-2")
def test_nobody_has_to_answer_what_the_killer_asks_in_talk() -> None:
    evening = Evening().at(anna="R1").survivors_act()
    asked = [question.pack() for question in evening.match.questions]
    evening.match.say("killer", "Anna, are you in the Mansion's west?")
    assert evening.match.table_talk.talk(evening.seat("anna")) == [("killer", "Anna, are you in the Mansion's west?")]
    assert [question.pack() for question in evening.match.questions] == asked, "nobody is asked anything by that"
    evening.end_survivors_turn()
    assert evening.table.turn == "killer", "the game has gone on"
    assert evening.match.table_talk.talk("killer") == [("killer", "Anna, are you in the Mansion's west?")]


# -- what nobody can lie about ---------------------------------------------------------------------------------------


@pytest.mark.rule("TS-COMM-S-5")
def test_a_sense_is_answered_by_the_table_and_not_by_the_survivors() -> None:
    evening = Evening().at(anna="R1", marco="R4", william="G1").hand("sense", "sense").killers_turn()
    evening.does("killer", "card:sense", "zone:red")
    assert evening.told("killer", "sensed") == [{"area": "red", "who": ["marco"]}]
    assert [question.seat for question in evening.match.questions] == ["killer"]
    for lie in ("nobody", "refuse", "who:william"):
        with pytest.raises(lamplit.Illegal):
            evening.does("marco", lie)


@pytest.mark.rule("TS-COMM-S-5")
@pytest.mark.parametrize(("place", "found"), [("R2", ["anna"]), ("R3", [])])
def test_a_search_is_answered_by_where_people_are(place: str, found: list[str]) -> None:
    evening = Evening().at(anna="R2", marco="B1", william="B1", killer=place).hand("pursue").killer_acts()
    evening.does("killer", "search")
    assert evening.told("killer", "search") == [{"place": place, "who": found}]


@pytest.mark.rule("TS-COMM-S-5")
def test_direct_damage_finds_those_it_says() -> None:
    evening = Evening().at(anna="R3", marco="R3", william="R5", killer="R2")
    evening.hand("chainsaw", "pursue", "pursue", "barricade").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:pursue", "discard:pursue", "to:R3")
    assert [hurt["who"] for hurt in evening.told("killer", "injured")] == ["anna", "marco"]
    assert [question.seat for question in evening.match.questions] == ["killer"]


@pytest.mark.rule("TS-COMM-S-5")
def test_the_trail_of_fear_betrays_the_true_place() -> None:
    evening = Evening("spectre").at(anna="G2", marco="B5", william="R4").fear(anna=1, william=2)
    evening.hand("trail_of_fear", "pursue").killers_turn().does("killer", "card:trail_of_fear")
    told = [(one["who"], one["place"]) for one in evening.told("killer", "betrayed-by-fear")]
    assert told == [("anna", "G2"), ("william", "R4")]
