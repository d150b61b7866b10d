"""The Killer's turn: its steps, its actions, and what the Survivors get to know of it."""

from typing import Any

import pytest

import lamplit
from lamplit import Illegal

from .evening import Evening

SURVIVORS = ("anna", "marco", "william")


def alone(killer: str = "butcher", place: str = "R4", **options: Any) -> Evening:
    """The Killer is somewhere with nobody near: the Survivors are on the Trail."""
    return Evening(killer, **options).all_at("G1").at(killer=place)


# -- one Killer, five steps ------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-COUNT")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_killer_however_many_play(players: int) -> None:
    match = lamplit.new("terrorscape", seed=1, options={"players": players})
    assert [seat for seat in match.seats if seat.startswith("killer")] == ["killer"]
    assert len(match.seats) == 4


@pytest.mark.rule("TS-KILL-ORDER")
def test_the_turn_goes_fast_special_slow_draw() -> None:
    evening = alone().hand("pursue", "chainsaw", "barricade").killers_turn()
    prompts = []
    while evening.asked("killer"):
        prompts.append(evening.asked("killer"))
        evening.does("killer", "done")
    assert prompts == ["fast-card", "special-or-actions", "slow-card"]
    assert len(evening.table.killer.hand) == 5
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-KILL-ORDER")
def test_reappearing_comes_before_the_fast_cards() -> None:
    evening = alone("spectre").hand("pursue").stealth("vanish", at="R4", last_seen="R5").killers_turn()
    assert evening.asked("killer") == "fast-card"
    assert evening.kinds("killer") == ["killers-turn", "reappeared", "search"]


@pytest.mark.rule("TS-KILL-ORDER")
@pytest.mark.parametrize("early", ["step", "search", "card:barricade", "card:chainsaw"])
def test_actions_special_and_slow_cards_wait_until_the_fast_step_is_over(early: str) -> None:
    evening = alone().hand("pursue", "sense", "chainsaw", "barricade").killers_turn()
    assert evening.forbids("killer", early) == "TS-KILL-ORDER"
    with pytest.raises(Illegal):
        evening.does("killer", early)


@pytest.mark.rule("TS-KILL-ORDER")
def test_a_fast_card_after_an_action_is_refused() -> None:
    evening = alone().hand("pursue", "barricade").killer_acts().does("killer", "step", "to:R5")
    assert evening.forbids("killer", "card:pursue") == "TS-KILL-ORDER"
    assert evening.forbids("killer", "card:barricade") == "TS-KILL-ORDER"
    with pytest.raises(Illegal):
        evening.does("killer", "card:pursue")


@pytest.mark.rule("TS-KILL-ORDER")
def test_in_the_slow_step_it_is_too_late_for_an_action() -> None:
    evening = alone().hand("barricade", "pursue").killer_acts().does("killer", "done")
    assert evening.asked("killer") == "slow-card"
    assert evening.forbids("killer", "step") == "TS-KILL-ORDER"
    assert evening.forbids("killer", "card:pursue") == "TS-KILL-ORDER"


# -- the hand --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-HAND-V2")
def test_only_the_killer_sees_the_hand() -> None:
    rich = alone().hand("madness", "stay", "sense").killers_turn()
    poor = alone().hand("pursue").killers_turn()
    assert "madness" in str(rich.sees("killer"))
    for who in (*SURVIVORS, "spectator"):
        assert rich.sees(who) == poor.sees(who)


@pytest.mark.rule("TS-KILL-HAND-V105")
def test_in_the_older_rules_the_hand_is_open_to_the_killer_alone() -> None:
    rich = alone(edition="v1.05").hand("madness", "stay", "sense").killers_turn()
    poor = alone(edition="v1.05").hand("pursue").killers_turn()
    assert rich.sees("killer")["hidden_cards"]["hand"] != poor.sees("killer")["hidden_cards"]["hand"]
    for who in (*SURVIVORS, "spectator"):
        assert rich.sees(who) == poor.sees(who)


# -- fast cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-FAST-1")
def test_three_fast_cards_in_a_row() -> None:
    evening = alone().hand("pursue", "pursue", "sense", "barricade").killers_turn()
    evening.does("killer", "card:pursue", "to:R5", "card:sense", "zone:red", "card:pursue", "to:G4")
    assert evening.asked("killer") == "special-or-actions"
    assert evening.table.killer.place == "G4"
    assert evening.table.killer.actions == 2


@pytest.mark.rule("TS-KILL-FAST-1")
def test_no_fast_card_at_all() -> None:
    evening = alone().hand("pursue", "sense").killers_turn().does("killer", "done")
    assert evening.asked("killer") == "special-or-actions"
    assert evening.table.killer.hand == ["pursue", "sense"]


@pytest.mark.rule("TS-KILL-FAST-2")
@pytest.mark.parametrize(
    ("step", "card", "then"),
    [("begin_killers_turn", "pursue", "to:R5"), ("slow_card", "barricade", "door:R4-R5")],
)
def test_a_used_card_is_discarded(step: str, card: str, then: str) -> None:
    evening = alone().hand(card, "sense").begin(step).does("killer", f"card:{card}", then)
    assert card not in evening.table.killer.hand
    assert evening.table.killer.discard == [card]


@pytest.mark.rule("TS-KILL-FAST-3")
def test_sense_and_pursue_are_fast_cards() -> None:
    evening = alone().hand("sense", "pursue").killers_turn()
    assert evening.asked("killer") == "fast-card"
    assert evening.may("killer") == ["card:sense", "card:pursue", "done"]


def test_a_fast_step_shows_what_a_card_found_before_the_next_is_chosen() -> None:
    evening = alone().at(marco="B3").hand("sense", "pursue").killers_turn().does("killer", "card:sense", "zone:blue")
    assert evening.asked("killer") == "fast-card"
    assert evening.told("killer", "sensed") == [{"area": "blue", "who": ["marco"]}]


# -- a special card or two actions -----------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-MAIN-1-V2")
def test_the_killer_may_do_neither() -> None:
    evening = alone().hand("chainsaw", "sense", "pursue").killer_acts().does("killer", "done")
    assert evening.table.killer.place == "R4"
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-KILL-MAIN-1-V2")
def test_a_special_card_after_an_action_is_refused() -> None:
    evening = alone().hand("chainsaw", "sense", "pursue").killer_acts().does("killer", "step", "to:R5")
    assert evening.may("killer") == ["step", "search", "done"]
    assert evening.forbids("killer", "card:chainsaw") == "TS-KILL-MAIN-1-V2"
    with pytest.raises(Illegal):
        evening.does("killer", "card:chainsaw")


@pytest.mark.rule("TS-KILL-MAIN-1-V2")
def test_a_third_action_is_refused() -> None:
    evening = alone().hand("barricade").killer_acts().does("killer", "search", "search")
    assert evening.forbids("killer", "step") == "TS-KILL-MAIN-1-V2"
    with pytest.raises(Illegal):
        evening.does("killer", "step")


@pytest.mark.rule("TS-KILL-MAIN-1-V105")
def test_in_the_older_rules_it_is_card_or_actions_and_actions_may_be_left() -> None:
    evening = alone(edition="v1.05").hand("chainsaw", "sense", "pursue", "barricade").killer_acts()
    evening.does("killer", "step", "to:R5")
    assert evening.forbids("killer", "card:chainsaw") == "TS-KILL-MAIN-1-V105"
    with pytest.raises(Illegal):
        evening.does("killer", "card:chainsaw")
    evening.does("killer", "done")
    assert evening.asked("killer") == "slow-card"


def test_a_actions_optional_one_action_is_enough() -> None:
    evening = alone().hand("barricade").killer_acts().does("killer", "step", "to:R5", "done")
    assert evening.asked("killer") == "slow-card"
    assert evening.table.killer.place == "R5"


@pytest.mark.rule("TS-KILL-MAIN-2")
def test_after_a_special_card_there_are_no_actions() -> None:
    evening = alone().hand("chainsaw", "sense", "pursue", "barricade").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:sense", "discard:pursue", "stop")
    assert evening.asked("killer") == "slow-card"
    for action in ("step", "search"):
        assert evening.forbids("killer", action) == "TS-KILL-MAIN-2"
        with pytest.raises(Illegal):
            evening.does("killer", action)


@pytest.mark.rule("TS-KILL-MAIN-3")
def test_a_second_special_card_is_refused() -> None:
    evening = alone("spectre").hand("whizzing_by", "whizzing_by", "vanish", "pursue").killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "stop")
    assert evening.asked("killer") == "slow-card"
    assert evening.forbids("killer", "card:whizzing_by") == "TS-KILL-MAIN-3"
    with pytest.raises(Illegal):
        evening.does("killer", "card:whizzing_by")


@pytest.mark.rule("TS-KILL-MAIN-5")
def test_an_action_is_a_step_or_a_search() -> None:
    evening = alone().hand("pursue").killer_acts()
    assert evening.may("killer") == ["step", "search", "done"]
    evening.does("killer", "step", "to:R5")
    assert evening.table.killer.place == "R5"
    assert evening.asked("killer") == "special-or-actions"


@pytest.mark.rule("TS-KILL-MAIN-6")
@pytest.mark.parametrize(
    ("first", "second", "ends"),
    [
        (("step", "to:R5"), ("step", "to:G4"), "G4"),
        (("search",), ("search",), "R4"),
        (("step", "to:R5"), ("search",), "R5"),
        (("search",), ("step", "to:R5"), "R5"),
    ],
)
def test_two_actions_in_any_mix(first: tuple[str, ...], second: tuple[str, ...], ends: str) -> None:
    evening = alone().hand("barricade").killer_acts().does("killer", *first, *second)
    assert evening.asked("killer") == "slow-card"
    assert evening.table.killer.place == ends
    assert len(evening.told("anna", "search")) == [*first, *second].count("search")


@pytest.mark.rule("TS-KILL-MAIN-7")
@pytest.mark.parametrize(("killer", "card"), [("butcher", "chainsaw"), ("spectre", "whizzing_by")])
def test_chainsaw_and_whizzing_by_are_special_cards(killer: str, card: str) -> None:
    evening = alone(killer).hand(card, "sense", "pursue").killers_turn()
    assert f"card:{card}" not in evening.may("killer")
    evening.does("killer", "done")
    assert f"card:{card}" in evening.may("killer")


# -- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-MOVE-1")
def test_a_move_is_one_step_to_a_neighbouring_room() -> None:
    evening = alone().killer_acts().does("killer", "step")
    assert sorted(evening.may("killer")) == ["to:B5", "to:R5"]
    assert evening.forbids("killer", "to:G4") == "TS-KILL-MOVE-1"
    with pytest.raises(Illegal):
        evening.does("killer", "to:G4")


@pytest.mark.rule("TS-KILL-MOVE-1")
def test_the_killer_knows_no_secret_passages() -> None:
    evening = alone(place="B5").killer_acts().does("killer", "step")
    assert evening.forbids("killer", "to:G5") == "TS-KILL-MOVE-1"


@pytest.mark.rule("TS-KILL-MOVE-3-V2")
def test_the_survivors_see_the_path_room_by_room() -> None:
    evening = alone().hand().killer_acts().does("killer", "step", "to:R5", "step", "to:G4")
    for who in SURVIVORS:
        assert evening.told(who, "killer-moved") == [{"came": "R4", "place": "R5"}, {"came": "R5", "place": "G4"}]
        assert evening.sees(who)["killer"]["place"] == "G4"


@pytest.mark.rule("TS-KILL-MOVE-3-V105")
@pytest.mark.parametrize("options", [{"edition": "v1.05"}, {"move_told": "arrival"}])
def test_in_the_older_rules_each_arrival_is_told(options: dict[str, Any]) -> None:
    evening = alone(**options).killer_acts().does("killer", "step", "to:R5")
    assert evening.sees("anna")["killer"]["place"] == "R5"
    evening.does("killer", "step", "to:G4")
    assert evening.told("anna", "killer-arrived") == [{"place": "R5"}, {"place": "G4"}]
    assert evening.told("anna", "killer-moved") == []


@pytest.mark.rule("TS-KILL-MOVE-4")
def test_walking_in_on_marco_starts_nothing_and_tells_nothing() -> None:
    caught = alone().hand("barricade").at(marco="R5").killer_acts().does("killer", "search", "step", "to:R5")
    missed = alone().hand("barricade").at(marco="B1").killer_acts().does("killer", "search", "step", "to:R5")
    assert caught.asked("killer") == "slow-card"
    assert caught.sees("killer") == missed.sees("killer")
    assert caught.told("killer") == missed.told("killer")


@pytest.mark.rule("TS-EX-KMOVE")
def test_den_library_greenhouse_takes_both_actions() -> None:
    evening = alone(place="R4").hand("barricade").killer_acts().does("killer", "step", "to:R5", "step", "to:G4")
    assert evening.table.killer.place == "G4"
    assert evening.asked("killer") == "slow-card"


@pytest.mark.rule("TS-EX-KMOVE-2")
def test_from_den_to_banquet_hall_and_said_so() -> None:
    evening = alone(place="R4").killer_acts().does("killer", "step", "to:B5")
    assert evening.told("marco", "killer-moved") == [{"came": "R4", "place": "B5"}]


# -- searching -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-SRCH-2-V2")
def test_a_search_for_nothing_leaves_the_other_action() -> None:
    evening = alone().hand("barricade").killer_acts().does("killer", "search")
    assert evening.may("killer") == ["step", "search", "done"]
    evening.does("killer", "search")
    assert evening.asked("killer") == "slow-card"


@pytest.mark.rule("TS-KILL-SRCH-2-V105")
def test_in_the_older_rules_a_search_for_nothing_leaves_the_other_action_too() -> None:
    evening = alone(edition="v1.05").killer_acts().does("killer", "search")
    assert evening.may("killer") == ["step", "search", "done"]


@pytest.mark.rule("TS-KILL-SRCH-2-V2")
def test_a_table_may_agree_that_a_search_for_nothing_ends_the_actions() -> None:
    evening = alone(failed_search="ends_actions").hand("barricade").killer_acts().does("killer", "search")
    assert evening.asked("killer") == "slow-card"


# -- slow cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-SLOW-1")
def test_one_slow_card_and_no_second() -> None:
    evening = alone().hand("barricade", "barricade").slow_step().does("killer", "card:barricade", "door:R4-R5")
    assert evening.table.turn == "survivors"
    assert "barricade" in evening.table.killer.hand
    with pytest.raises(Illegal):
        evening.does("killer", "card:barricade")


@pytest.mark.rule("TS-KILL-SLOW-1")
def test_no_slow_card_at_all() -> None:
    evening = alone().hand("barricade").slow_step().does("killer", "done")
    assert evening.table.blocks == []
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-KILL-SLOW-2", "TS-KILL-END-1")
@pytest.mark.parametrize("dice", [(0, 0, 0, 0), (3, 3, 0, 0)])
def test_an_encounter_ends_the_turn_with_three_cards_whatever_its_result(dice: tuple[int, ...]) -> None:
    evening = alone().at(marco="R4").hand("barricade").rolls(dice).killer_acts().does("killer", "search")
    evening.does("marco", "stay")
    assert evening.table.turn == "survivors"
    assert len(evening.table.killer.hand) == 4
    assert evening.table.killer.actions == 1
    assert "card-played" not in evening.kinds("killer")


@pytest.mark.rule("TS-KILL-SLOW-3")
def test_barricade_and_stay_are_slow_cards() -> None:
    evening = alone().hand("barricade", "stay", "sense", "sense", "pursue").slow_step()
    assert evening.may("killer") == ["card:barricade", "card:stay", "done"]


# -- notes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-TOOL-1")
def test_assistance_tokens_change_nothing_and_the_survivors_do_not_see_them() -> None:
    evening = alone().killer_acts()
    seen, choices = [evening.sees(who) for who in SURVIVORS], evening.may("killer")
    notes = evening.match.table_talk
    notes.pencil("killer", "assist", "R1")
    notes.pencil("killer", "assist", "B5")
    assert [evening.sees(who) for who in SURVIVORS] == seen
    assert evening.may("killer") == choices
    assert notes.marks("killer")["assist"] == ["R1", "B5"]
    assert not any(notes.marks(evening.seat(who)) for who in SURVIVORS)


@pytest.mark.rule("TS-KILL-TOOL-1")
def test_assistance_tokens_can_be_taken_away_again() -> None:
    notes = alone().killer_acts().match.table_talk
    notes.pencil("killer", "assist", "R1")
    notes.rub_out("killer", "assist", "R1")
    assert notes.marks("killer")["assist"] == []


@pytest.mark.rule("TS-KILL-TOOL-2")
def test_the_repair_marker_is_the_killers_own_guess() -> None:
    evening = alone().change(progress=2).killer_acts()
    notes = evening.match.table_talk
    for guess in ("4", "1"):
        notes.pencil("killer", "repair", guess)
        assert notes.marks("killer")["repair"] == [guess]
    assert "progress" not in evening.sees("killer")
    assert evening.sees("anna")["progress"] == 2
