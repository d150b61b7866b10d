"""The turn: phases in their order, BRAINS! cards, Housekeeping, and how it all ends."""

import pytest

from .siege import Siege


@pytest.mark.rule("DZ-TURN-1", "DZ-TURN-5", "DZ-TURN-6")
def test_a_basic_turn_is_event_zeds_actions_housekeeping() -> None:
    siege = Siege().unit("schmidt", "TC").zed("F7", 4).next_events("night_f", "well_armed").turn()
    siege.does("end")
    assert siege.story("event", "phase")[:4] == ["event", "phase", "phase", "phase"]
    assert [told["phase"] for told in siege.told("phase")][:3] == ["zeds", "actions", "housekeeping"]
    assert (siege.table.infection, siege.table.supplies) == (0, 0)


@pytest.mark.rule("DZ-TURN-9")
def test_a_text_for_the_end_of_the_actions_waits_for_it() -> None:
    siege = Siege().unit("schmidt", "M2").begin("action_phase")
    assert siege.table.ammo == 4
    siege.does("end")
    assert siege.told("ammo") == [{"by": 2, "ammo": 6}]


@pytest.mark.rule("DZ-TURN-10")
def test_brains_activates_every_track_in_an_order_the_players_choose() -> None:
    siege = Siege().unit("civilians3", "F4").zed("F5", 9).rolls((1, 1), (1,))
    siege.next_events("brains_b1", "well_armed").turn()
    assert siege.asked() == "next-track"
    siege.does("track:S", "track:H", "track:F")
    assert [told["track"] for told in siege.told("activated")][:4] == ["S", "H", "F", "M"]
    assert [told["phase"] for told in siege.told("phase")][:2] == ["zeds", "housekeeping"]


@pytest.mark.rule("DZ-TURN-11")
def test_in_a_brains_turn_who_wins_advances_at_once() -> None:
    siege = Siege().event("brains_b1").unit("civilians3", "F4").zed("F5", 9).rolls((1, 1), (1,)).activate("F")
    assert siege.table.cemetery == ["civilians3"]
    assert siege.zeds_at("F3") == [(9, 0)]


@pytest.mark.rule("DZ-END-1", "DZ-RUL-9")
def test_the_finale_is_won_when_its_zeds_phase_begins() -> None:
    siege = Siege().unit("schmidt", "TC").zed("S0", 4).next_events("finale_b1").turn()
    assert siege.result is not None
    assert (siege.result["side"], siege.result["winners"]) == ("town", ["red"])
    assert siege.told("activated") == []


@pytest.mark.rule("DZ-END-2")
@pytest.mark.parametrize(("place", "side"), [("H1", "zeds"), ("H2", "town")])
def test_the_other_finale_is_won_after_its_activations(place: str, side: str) -> None:
    siege = Siege().unit("schmidt", "TC").zed(place, 4).fate("iron_will").next_events("finale_b2").turn()
    assert siege.result is not None
    assert siege.result["side"] == side


@pytest.mark.rule("DZ-END-3")
def test_zeds_in_town_center_end_the_game_at_once() -> None:
    siege = Siege().unit("schmidt", "TC").zed("F0", 4).activate("F", "M")
    assert siege.result is not None
    assert (siege.result["side"], siege.result["how"]) == ("zeds", "overrun")
    assert [told["track"] for told in siege.told("activated")] == ["F"]


@pytest.mark.rule("DZ-END-6", "DZ-EPI-1", "DZ-EPI-2")
def test_a_lost_game_is_scored_with_a_point_off_for_each_event_to_come() -> None:
    siege = Siege().unit("schmidt", "TC").unit("civilians1", "TC").zed("F0", 4).change(event_deck=["finale_b1"] * 6)
    siege.activate("F")
    told = siege.last("epilogue")
    assert told["points"]["unrevealed"] == -6
    assert (told["points"]["units"], told["points"]["ammo"], told["score"], told["rating"]) == (2, 1, -3, 1)


@pytest.mark.rule("DZ-HOUSE-1", "DZ-HOUSE-2", "DZ-ACT-3", "DZ-ACT-5")
def test_housekeeping_turns_everything_back() -> None:
    siege = Siege().unit("schmidt", "TC").actions(2).next_events("well_armed").begin()
    siege.does("ability:initiative:schmidt")
    assert siege.refuses("ability:initiative:schmidt") == "DZ-ACT-3"
    siege.does("end")
    assert siege.table.event_discard == ["hunting_cabin"]
    assert (siege.table.event, siege.table.event_actions) == ("well_armed", 2)
    assert "ability:initiative:schmidt" in siege.may()
