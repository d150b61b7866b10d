"""Noise and the report of it, fear and the scream that follows too much of it."""

from typing import Any

import pytest

from .evening import Evening

# -- fear ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FEAR-1")
def test_fear_fills_slot_after_slot_and_both_sides_see_it() -> None:
    evening = Evening(killer="spectre").at(anna="R5", marco="B1", william="B1", killer="R4").hand("scream", "scream")
    evening.killers_turn()
    for tokens in (1, 2):
        evening.does("killer", "card:scream")
        for seat in ("killer", "anna", "spectator"):
            assert [one["fear"] for one in evening.sees(seat)["survivors"]] == [tokens, 0, 0]
    assert evening.told("killer", "fear") == [{"who": "anna", "fear": 1}, {"who": "anna", "fear": 2}]


@pytest.mark.rule("TS-FEAR-2")
def test_a_third_fear_is_a_scream_and_no_token() -> None:
    evening = Evening(killer="spectre").at(anna="R5", marco="B1", william="B1", killer="R4").fear(anna=2)
    evening.hand("scream").killers_turn().does("killer", "card:scream")
    assert evening.who("anna").fear == 2
    assert evening.table.noises == ["R5"]


@pytest.mark.rule("TS-FEAR-2")
def test_a_second_fear_is_no_scream() -> None:
    evening = Evening(killer="spectre").at(anna="R5", marco="B1", william="B1", killer="R4").fear(anna=1)
    evening.hand("scream").killers_turn().does("killer", "card:scream")
    assert evening.who("anna").fear == 2
    assert evening.table.noises == []
    assert evening.told("killer", "scream") == []


@pytest.mark.rule("TS-FEAR-3")
def test_every_further_fear_is_another_scream_and_two_tokens_stay() -> None:
    evening = Evening(killer="spectre").at(anna="R5", marco="B1", william="B1", killer="R4").fear(anna=2)
    evening.hand("scream", "scream").killers_turn()
    for screams in (1, 2):
        evening.does("killer", "card:scream")
        assert evening.who("anna").fear == 2
        assert len(evening.told("killer", "scream")) == screams


@pytest.mark.rule("TS-FEAR-4")
def test_the_killer_hears_a_scream_at_once_in_his_own_turn() -> None:
    evening = Evening(killer="spectre").at(anna="R5", marco="B5", william="B1", killer="R4").fear(anna=2, marco=1)
    evening.hand("scream", "scream").killers_turn()
    assert evening.sees("killer")["noises"] == []
    evening.does("killer", "card:scream")
    assert evening.asked("killer") == "fast-card"
    assert evening.told("killer", "scream") == [{"who": "anna", "place": "R5"}]
    assert evening.sees("killer")["noises"] == ["R5"]


def test_a_fear_noise_a_scream_stays_on_the_map_until_the_survivors_turn() -> None:
    evening = Evening(killer="spectre").at(anna="R5", marco="B1", william="B1", killer="R4").fear(anna=2)
    evening.hand("scream", "sense").killers_turn().does("killer", "card:scream", "done", "done")
    assert evening.table.turn == "survivors"
    assert evening.sees("killer")["noises"] == []
    evening = Evening(killer="spectre").at(anna="R5", marco="B1", william="B1", killer="R4").fear(anna=2)
    evening.hand("scream", "sense").killers_turn().does("killer", "card:scream", "done")
    assert evening.sees("killer")["noises"] == evening.sees("anna")["made_noises"] == ["R5"]


def test_a_fear_public_fear_and_health_are_open_but_places_items_and_progress_are_not() -> None:
    def killers_view(place: str, item: str, progress: int) -> dict[str, Any]:
        evening = Evening().at(anna=place, marco="B2").holds("anna", item).fear(anna=1).health(anna=1)
        return evening.change(progress=progress).survivors_act().sees("killer")

    one, other = killers_view("R5", "whiskey", 1), killers_view("G2", "herbs", 4)
    assert one == other
    assert one["survivors"][0]["fear"] == one["survivors"][0]["health"] == 1


# -- noise -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-NOISE-1")
def test_two_noises_in_one_place_are_one_token_and_one_word() -> None:
    evening = Evening().discover_deck("toolbox", "amulet").at(anna="B1", marco="B2").holds("marco", "whiskey")
    evening.survivors_act().does("anna", "repair").does("marco", "use:whiskey:B1").all_wait()
    evening.does("anna", "discover:anna", "discard:both")
    assert evening.table.noises == ["B1"]
    assert evening.told("killer", "noises") == [{"places": ["B1"]}]


def test_a_noise_unique_screams_and_other_noises_merge() -> None:
    evening = Evening(killer="spectre").at(anna="R5", marco="B1", william="B1", killer="R4").fear(anna=2)
    evening.change(noises=["R5"], heard=["R5"]).hand("scream").killers_turn().does("killer", "card:scream")
    assert evening.table.noises == ["R5"]
    assert evening.sees("killer")["noises"] == ["R5"]


@pytest.mark.rule("TS-NOISE-2")
def test_a_firecracker_hides_every_real_noise() -> None:
    def with_repair(repairs: bool) -> Evening:
        evening = Evening().quiet_discoveries().at(anna="B1", killer="R3").holds("anna", "firecracker")
        evening.survivors_act().does("anna", "use:firecracker", "repair" if repairs else "calm")
        return evening.end_survivors_turn()

    noisy, silent = with_repair(True), with_repair(False)
    assert noisy.told("killer", "firecracker") == [{"place": "R3"}]
    assert noisy.told("killer", "noises") == []
    assert noisy.sees("killer") == silent.sees("killer")
    assert noisy.told("killer") == silent.told("killer")


def test_a_firecracker_info_every_place_counts_as_noisy() -> None:
    evening = Evening().quiet_discoveries().trait("killer", "K06").at(anna="B1", killer="R3")
    evening.holds("anna", "firecracker").hand("pursue").survivors_act().does("anna", "use:firecracker")
    evening.end_survivors_turn().does("killer", "trait:K06")
    assert len(evening.may("killer")) == 15
    assert evening.sees("killer")["firecracker"]


def test_a_firecracker_info_it_can_be_played_as_a_special_action() -> None:
    evening = Evening(firecracker="special").holds("anna", "firecracker", "whiskey").survivors_act()
    evening.does("anna", "use:firecracker")
    assert evening.forbids("anna", "calm") == "TS-SURV-ACT-1"


# -- the report ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-INFORM-1")
def test_the_killer_is_told_every_noisy_place_and_no_other() -> None:
    evening = Evening().quiet_discoveries().at(anna="B1", marco="R5", william="G3").holds("marco", "whiskey", "whiskey")
    evening.survivors_act().does("anna", "repair").does("marco", "use:whiskey:R4", "use:whiskey:G4")
    evening.end_survivors_turn()
    assert evening.told("killer", "noises") == [{"places": ["B1", "G4", "R4"]}]
    assert evening.sees("killer")["noises"] == ["B1", "G4", "R4"]


@pytest.mark.rule("TS-SURV-INFORM-1")
def test_silence_is_reported_too() -> None:
    evening = Evening().quiet_discoveries().survivors_act().end_survivors_turn()
    assert evening.told("killer", "noises") == [{"places": []}]


@pytest.mark.rule("TS-SURV-INFORM-2")
def test_the_report_tells_neither_who_made_a_noise_nor_why() -> None:
    def heard(*answers: tuple[str, str]) -> tuple[object, object]:
        evening = Evening().quiet_discoveries().at(anna="B1", marco="B2", william="B2").holds("marco", "whiskey")
        evening.survivors_act()
        for who, answer in answers:
            evening.does(who, answer)
        evening.end_survivors_turn()
        return evening.told("killer"), evening.sees("killer")

    assert heard(("anna", "repair")) == heard(("marco", "use:whiskey:B1"), ("anna", "calm"))


@pytest.mark.rule("TS-SURV-INFORM-3")
def test_noise_is_reported_at_the_end_of_the_turn_and_not_before() -> None:
    evening = Evening().discover_deck("key", "herbs").at(anna="B1").holds("marco").survivors_act()
    evening.does("anna", "repair")
    assert evening.sees("marco")["made_noises"] == ["B1"]
    assert evening.sees("killer")["noises"] == []
    evening.does("marco", "calm").does("william", "calm").does("anna", "discover:anna")
    assert evening.sees("killer")["noises"] == []
    assert evening.told("killer") == []
    evening.does("anna", "keep:herbs")
    assert evening.sees("killer")["noises"] == ["B1"]


@pytest.mark.rule("TS-SURV-INFORM-4")
def test_the_noise_of_the_round_before_is_only_an_echo() -> None:
    evening = Evening().quiet_discoveries().trait("killer", "K06").at(anna="B1", marco="R5")
    evening.holds("marco", "whiskey", "whiskey").hand("pursue").survivors_act().does("anna", "repair").next_round()
    assert evening.sees("killer")["echoes"] == ["B1"]
    assert evening.sees("killer")["noises"] == []
    evening.does("marco", "use:whiskey:R4", "use:whiskey:G4").end_survivors_turn()
    assert evening.told("killer", "noises")[-1] == {"places": ["G4", "R4"]}
    evening.does("killer", "trait:K06", "discard:pursue")
    assert set(evening.may("killer")) == {"place:G4", "place:R4"}
