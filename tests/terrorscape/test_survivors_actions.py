"""What Survivors do with their turn: moving, calming down, special and extra actions, clearing doors."""

import pytest

import lamplit

from .evening import Evening


def ways(evening: Evening, who: str, verb: str) -> set[str]:
    """Return the options of a Survivor that begin with these words."""
    return {name for name in evening.may(who) if name.startswith(verb)}


# -- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-MOVE-1")
def test_a_move_is_one_step_or_two_but_not_three() -> None:
    evening = Evening().at(anna="R1", killer="R2").survivors_act()
    assert {"move:R2", "move:G1"} <= set(evening.may("anna"))
    assert evening.forbids("anna", "move:G2") == "TS-SURV-MOVE-1"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "move:G2")
    evening.does("anna", "move:G1")
    assert evening.who("anna").place == "G1"


@pytest.mark.rule("TS-SURV-MOVE-2")
@pytest.mark.parametrize(
    ("place", "next_door"),
    [
        ("R4", {"B5", "R5"}),
        ("G3", {"G2", "G4", "G5"}),
        ("B1", {"B2", "R1"}),
        ("G5", {"B4", "G3"}),
    ],
)
def test_only_a_door_or_a_dotted_line_makes_two_locations_adjacent(place: str, next_door: set[str]) -> None:
    evening = Evening().at(anna=place).holds("anna", "adrenaline").survivors_act()
    one_step = {name.split(":")[2] for name in evening.may("anna") if name.startswith("use:adrenaline")}
    assert one_step == next_door


@pytest.mark.rule("TS-SURV-MOVE-3")
def test_the_killer_learns_nothing_of_a_move() -> None:
    evening = Evening().at(anna="B4", killer="G5").survivors_act()
    seen, told = evening.sees("killer"), evening.told("killer")
    evening.does("anna", "move:G5")
    assert evening.sees("killer") == seen
    assert evening.told("killer") == told
    assert evening.told("marco", "moved") == [{"who": "anna", "place": "G5"}]


@pytest.mark.rule("TS-SURV-MOVE-4")
def test_a_block_stops_a_survivor_but_not_a_bottle() -> None:
    evening = Evening().at(anna="B4").blocks("B3-B4").holds("anna", "whiskey").survivors_act()
    assert evening.forbids("anna", "move:B3") == "TS-KW-MOVE-2"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "move:B3")
    evening.does("anna", "use:whiskey:B3")
    assert evening.table.noises == ["B3"]
    assert evening.table.blocks == ["B3-B4"]


@pytest.mark.rule("TS-SURV-MOVE-4")
def test_two_steps_may_lead_around_a_block_but_not_through_it() -> None:
    evening = Evening().at(anna="R1", marco="R4").blocks("R1-R3", "R4-R5").survivors_act()
    assert evening.forbids("marco", "move:R5") == "TS-KW-MOVE-2"
    assert evening.forbids("marco", "move:G4") == "TS-KW-MOVE-2"
    evening.does("anna", "move:R3")
    assert evening.who("anna").place == "R3"


@pytest.mark.rule("TS-EX-MOVE-1")
def test_anna_goes_from_the_shed_to_the_graveyard() -> None:
    evening = Evening().at(anna="G3").survivors_act().does("anna", "move:G2")
    assert evening.who("anna").place == "G2"


@pytest.mark.rule("TS-EX-MOVE-2")
def test_william_goes_from_the_dining_room_to_the_kitchen() -> None:
    evening = Evening().at(william="B2").survivors_act().does("william", "move:B3")
    assert evening.who("william").place == "B3"


def test_a_move_min_a_move_may_end_where_it_began() -> None:
    evening = Evening().at(anna="R4").survivors_act().does("anna", "move:R4")
    assert evening.who("anna").place == "R4"
    assert evening.who("anna").acted


def test_a_move_min_nobody_can_go_there_and_back_out_of_a_locked_room() -> None:
    evening = Evening().at(anna="R4").blocks("B5-R4", "R4-R5").survivors_act()
    assert not ways(evening, "anna", "move:")
    assert "calm" in evening.may("anna")


def test_a_walk_into_killer_meeting_the_killer_starts_nothing() -> None:
    evening = Evening().at(anna="R2", killer="R3").survivors_act().does("anna", "move:R3")
    assert evening.who("anna").health == 2
    assert evening.sees("anna")["encounter"] is None
    assert evening.asked("marco") == "act"


# -- calming down ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-CALM-1")
def test_calming_down_takes_all_of_ones_own_fear_and_nobody_elses() -> None:
    evening = Evening().holds("marco").fear(anna=2, marco=1).survivors_act().does("anna", "calm")
    assert evening.who("anna").fear == 0
    assert evening.who("marco").fear == 1
    assert evening.forbids("anna", "move:R2") == "TS-SURV-ACT-1"


@pytest.mark.rule("TS-SURV-CALM-1")
def test_calming_down_without_fear_is_a_way_to_pass() -> None:
    evening = Evening().fear(anna=0).survivors_act().does("anna", "calm")
    assert evening.who("anna").acted
    assert evening.told("killer") == []


@pytest.mark.rule("TS-EX-CALM")
def test_william_calms_down_before_he_would_scream() -> None:
    evening = Evening(killer="spectre").quiet_discoveries().at(william="R5", killer="R4").fear(william=2)
    evening.hand("scream").survivors_act().does("william", "calm")
    assert evening.who("william").fear == 0
    evening.end_survivors_turn().does("killer", "card:scream")
    assert evening.who("william").fear == 1
    assert evening.table.noises == []
    assert evening.told("killer", "scream") == []


# -- special actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-SPEC-1")
@pytest.mark.parametrize(
    ("who", "answer"), [("anna", "use:trap_parts"), ("anna", "use:herbs:anna"), ("william", "sprint:G2")]
)
def test_a_special_action_is_the_one_action_of_the_turn(who: str, answer: str) -> None:
    evening = Evening().all_at("R1").health(anna=1).holds("anna", "trap_parts", "herbs").holds("william", "whiskey")
    evening.survivors_act().does(who, answer)
    assert evening.forbids(who, "move:R2") == "TS-SURV-ACT-1"
    with pytest.raises(lamplit.Illegal):
        evening.does(who, "calm")


@pytest.mark.rule("TS-SURV-SPEC-1")
def test_who_has_acted_cannot_use_a_special_action() -> None:
    evening = Evening().health(anna=1).holds("anna", "trap_parts", "herbs").survivors_act().does("anna", "calm")
    assert evening.forbids("anna", "use:trap_parts") == "TS-SURV-SPEC-1"
    assert evening.forbids("anna", "use:herbs:anna") == "TS-SURV-SPEC-1"


@pytest.mark.rule("TS-SURV-SPEC-2")
def test_a_special_item_is_discarded_after_use() -> None:
    evening = Evening().at(anna="R5").holds("anna", "trap_parts", "herbs").survivors_act()
    evening.does("anna", "use:trap_parts")
    assert evening.table.trap == "R5"
    assert evening.who("anna").items == ["herbs"]
    assert evening.table.discard[-1] == "trap_parts"


@pytest.mark.rule("TS-SURV-SPEC-2", "TS-ITEM-1")
def test_the_flashlight_stays_after_every_special_action() -> None:
    evening = Evening().at(anna="B5").holds("anna", "flashlight").survivors_act().does("anna", "passage:G5")
    assert evening.who("anna").items == ["flashlight"]
    evening.next_round().does("anna", "passage:B5")
    assert evening.who("anna").place == "B5"
    assert evening.who("anna").items == ["flashlight"]


def test_a_passage_leads_unheard_through_one_passage_whatever_is_blocked() -> None:
    evening = Evening().quiet_discoveries().at(anna="B5", killer="R1").holds("anna", "flashlight")
    evening.blocks("B2-B5", "B5-R3", "B5-R4", "B4-G5").survivors_act()
    assert ways(evening, "anna", "passage") == {"passage:G5"}
    seen = evening.sees("killer")
    evening.does("anna", "passage:G5")
    assert evening.who("anna").place == "G5"
    assert evening.sees("killer") == seen
    assert evening.told("killer") == []
    evening.end_survivors_turn()
    assert evening.told("killer", "noises") == [{"places": []}]


def test_a_passage_needs_a_flashlight_or_sophia() -> None:
    evening = Evening(team=("anna", "marco", "sophia")).all_at("B1").survivors_act()
    assert evening.forbids("anna", "passage:G2") == "TS-MAP-PASS-2"
    assert "passage:G2" in evening.may("sophia")
    assert "move:G2" not in evening.may("sophia")


def test_a_marco_discard_equipped_takes_used_and_unused_cards_from_the_pile() -> None:
    evening = Evening().fear(anna=1).holds("anna", "sedatives").holds("william", "adrenaline", "herbs").survivors_act()
    assert not ways(evening, "marco", "equip")
    evening.does("anna", "use:sedatives").does("william", "drop:adrenaline", "drop:herbs")
    assert ways(evening, "marco", "equip") == {"equip:sedatives", "equip:adrenaline"}
    evening.does("marco", "equip:sedatives")
    assert "sedatives" in evening.who("marco").items
    assert "sedatives" not in evening.table.discard
    assert evening.forbids("marco", "move:R2") == "TS-SURV-ACT-1"


def test_a_marco_discard_used_items_that_left_the_game_are_out_of_his_reach() -> None:
    evening = Evening(used_items="removed").fear(anna=1).holds("anna", "sedatives").holds("william", "adrenaline")
    evening.survivors_act().does("anna", "use:sedatives").does("william", "drop:adrenaline")
    assert ways(evening, "marco", "equip") == {"equip:adrenaline"}


def test_a_trap_the_survivors_see_it_and_the_killer_does_not() -> None:
    evening = Evening().at(anna="R3", killer="R2").holds("anna", "trap_parts").survivors_act()
    seen = evening.sees("killer")
    evening.does("anna", "use:trap_parts")
    assert evening.sees("william")["trap"] == "R3"
    assert evening.sees("killer") == seen
    assert evening.told("killer") == []


def test_a_trap_another_one_moves_it() -> None:
    evening = Evening().at(anna="R3").change(trap="B1").holds("anna", "trap_parts").survivors_act()
    evening.does("anna", "use:trap_parts")
    assert evening.sees("anna")["trap"] == "R3"


def test_a_trap_the_killer_walks_over_it_unharmed() -> None:
    evening = Evening().all_at("B1").at(killer="R2").change(trap="R3").killer_acts()
    evening.does("killer", "step", "to:R3", "search")
    assert evening.sees("anna")["trap"] == "R3"
    assert evening.told("killer", "trap-sprung") == []


def test_a_trap_springs_in_the_first_attack_there_whether_needed_or_not() -> None:
    evening = Evening().all_at("B1").at(anna="R3", killer="R3").change(trap="R3").dice(3, 3, 1, 1).killer_acts()
    evening.does("killer", "search")
    assert evening.told("killer", "defence")[0]["total"] == 10
    assert evening.told("killer", "trap-sprung") == [{"place": "R3"}]
    assert evening.sees("anna")["trap"] == ""


def test_a_healthy_heal_herbs_need_an_injured_survivor() -> None:
    evening = Evening().all_at("R1").health(marco=1).fear(anna=2).holds("anna", "herbs").survivors_act()
    assert evening.forbids("anna", "use:herbs:anna") == "TS-KW-HEAL-3"
    evening.does("anna", "use:herbs:marco")
    assert evening.who("marco").health == 2


def test_a_healthy_heal_the_kit_also_calms_a_healthy_survivor() -> None:
    evening = Evening().all_at("R1").fear(anna=2).survivors_act()
    assert evening.forbids("marco", "use:medical_kit:william") == "TS-KW-HEAL-3"
    evening.does("marco", "use:medical_kit:anna")
    assert evening.who("anna").fear == 0
    assert evening.who("anna").health == 2


# -- extra actions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-EXTRA-1")
def test_several_extra_actions_and_the_action_fit_in_one_turn() -> None:
    evening = Evening().at(anna="R1").fear(anna=2).holds("anna", "whiskey", "sedatives", "adrenaline").survivors_act()
    evening.does("anna", "use:sedatives", "use:whiskey:B1", "move:G1", "use:adrenaline:G2")
    assert evening.who("anna").fear == 0
    assert evening.table.noises == ["B1"]
    assert evening.who("anna").place == "G2"


@pytest.mark.rule("TS-SURV-EXTRA-2")
@pytest.mark.parametrize(
    ("item", "answer"),
    [
        ("whiskey", "use:whiskey:R2"),
        ("hatchet", "use:hatchet:R1-R2"),
        ("sedatives", "use:sedatives"),
        ("adrenaline", "use:adrenaline:B1"),
        ("firecracker", "use:firecracker"),
    ],
)
def test_an_item_is_discarded_after_its_extra_action(item: str, answer: str) -> None:
    evening = Evening().at(anna="R1").fear(anna=1).blocks("R1-R2").holds("anna", item, "shortsword").survivors_act()
    evening.does("anna", answer)
    assert evening.who("anna").items == ["shortsword"]
    assert evening.table.discard[-1] == item
    assert evening.asked("anna") == "act"


@pytest.mark.rule("TS-SURV-EXTRA-2", "TS-SURV-EXTRA-3")
def test_sophia_with_a_flashlight_slips_through_and_still_acts_and_keeps_it() -> None:
    evening = Evening(team=("anna", "marco", "sophia")).at(sophia="B1").holds("sophia", "flashlight").survivors_act()
    evening.does("sophia", "passage:G2")
    assert evening.asked("sophia") == "act"
    evening.does("sophia", "move:G3")
    assert evening.who("sophia").place == "G3"
    assert evening.who("sophia").items == ["flashlight"]


@pytest.mark.rule("TS-SURV-EXTRA-3")
def test_sophia_without_a_flashlight_spends_her_action_in_the_passage() -> None:
    evening = Evening(team=("anna", "marco", "sophia")).at(sophia="B1").holds("sophia", "whiskey").survivors_act()
    evening.does("sophia", "passage:G2")
    assert evening.who("sophia").place == "G2"
    assert evening.forbids("sophia", "move:G3") == "TS-SURV-ACT-1"


def test_a_whiskey_target_is_next_door_and_never_ones_own_place() -> None:
    evening = Evening().at(anna="G2").holds("anna", "whiskey").survivors_act()
    assert ways(evening, "anna", "use:whiskey") == {"use:whiskey:G1", "use:whiskey:G3"}
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "use:whiskey:G2")


# -- doors -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-UNBLOCK-1")
def test_clearing_a_door_takes_the_action_and_one_block() -> None:
    evening = Evening().at(anna="B3").blocks("B2-B3", "B3-B4").holds("anna", "whiskey").survivors_act()
    evening.does("anna", "unblock:B2-B3")
    assert evening.table.blocks == ["B3-B4"]
    assert evening.forbids("anna", "unblock:B3-B4") == "TS-SURV-ACT-1"


@pytest.mark.rule("TS-SURV-UNBLOCK-2")
def test_a_door_elsewhere_cannot_be_cleared() -> None:
    evening = Evening().at(anna="B3").blocks("B2-B3", "B1-B2").survivors_act()
    assert ways(evening, "anna", "unblock") == {"unblock:B2-B3"}
    assert evening.forbids("anna", "unblock:B1-B2") == "TS-SURV-UNBLOCK-2"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "unblock:B1-B2")


@pytest.mark.parametrize("place", ["B2", "B3"])
def test_a_block_remove_a_door_can_be_cleared_from_either_side(place: str) -> None:
    evening = Evening().at(anna=place).blocks("B2-B3").survivors_act().does("anna", "unblock:B2-B3")
    assert evening.table.blocks == []


@pytest.mark.rule("TS-SURV-UNBLOCK-3-V2", "TS-SURV-UNBLOCK-3-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_the_killer_is_told_which_block_is_gone_before_anybody_else_acts(edition: str) -> None:
    evening = Evening(edition=edition).at(anna="B3").blocks("B2-B3", "B3-B4").survivors_act()
    evening.does("anna", "unblock:B2-B3")
    assert evening.asked("marco") == "act"
    assert evening.told("killer", "unblocked") == [{"door": "B2-B3"}]
    assert evening.sees("killer")["blocks"] == ["B3-B4"]


@pytest.mark.rule("TS-EX-UNBLOCK")
@pytest.mark.parametrize("place", ["B3", "B4"])
def test_anna_clears_the_door_between_kitchen_and_storage_on_both_maps(place: str) -> None:
    evening = Evening().at(anna=place).blocks("B3-B4").survivors_act().does("anna", "unblock:B3-B4")
    assert evening.sees("anna")["blocks"] == evening.sees("killer")["blocks"] == []
