"""The Survivors' turn from its start to the noise report: who, in what order, how often."""

import pytest

import lamplit

from .evening import Evening


@pytest.mark.rule("TS-SURV-COUNT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_survivors_are_hunted_whatever_the_number_of_players(players: int) -> None:
    match = lamplit.new("terrorscape", seed=3, options={"players": players, "killer": "butcher", "team": "first"})
    assert [one["who"] for one in match.view("killer")["survivors"]] == ["anna", "marco", "william"]
    assert {question.seat for question in match.questions} == {"survivor1", "survivor2", "survivor3"}


@pytest.mark.rule("TS-SURV-COUNT-2")
@pytest.mark.parametrize(("players", "holders"), [(2, [1, 1, 1]), (3, [1, 1, 2]), (4, [1, 2, 3])])
def test_few_people_hold_several_survivors(players: int, holders: list[int]) -> None:
    evening = Evening(players=players).survivors_act()
    assert [one["held_by"] for one in evening.sees("killer")["survivors"]] == holders
    evening.does("william", "calm").does("anna", "calm").does("marco", "calm")
    assert all(survivor.acted for survivor in evening.table.survivors)


# -- the order -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-ORDER-1")
def test_the_turn_goes_from_silence_to_actions_to_discovering_to_the_report() -> None:
    evening = Evening().quiet_discoveries().at(anna="B1").holds("marco").change(noises=["R4"], heard=["R4"])
    evening.survivors_turn()
    assert evening.table.noises == []
    evening.does("anna", "repair").does("marco", "calm")
    assert evening.forbids("william", "discover:anna") == "TS-SURV-DISCOVER-2"
    evening.does("william", "calm")
    assert evening.asked("anna") == "choose-discoverer"
    assert evening.told("killer", "noises") == []
    evening.does("anna", "discover:anna", "discard:both")
    assert evening.told("killer", "noises") == [{"places": ["B1"]}]
    assert evening.table.turn == "killer"


@pytest.mark.rule("TS-SURV-ORDER-1")
def test_an_extra_action_may_come_after_ones_own_action_and_before_anothers() -> None:
    evening = Evening().at(anna="R1", marco="R1").holds("anna", "hatchet").blocks("R1-R3").survivors_act()
    evening.does("anna", "calm", "use:hatchet:R1-R3")
    evening.does("marco", "move:R3")
    assert evening.who("marco").place == "R3"


@pytest.mark.rule("TS-SURV-ORDER-1")
def test_an_exchange_may_come_after_ones_own_action_and_before_anothers() -> None:
    evening = Evening().at(anna="R1", marco="B2").holds("anna", "sedatives").holds("marco").fear(marco=2)
    evening.survivors_act().does("anna", "move:B2", "trade:marco", "give:sedatives")
    evening.does("marco", "use:sedatives", "move:B3")
    assert evening.who("marco").fear == 0
    assert evening.who("marco").place == "B3"


def test_a_order_survivors_act_in_any_order_but_never_in_the_middle_of_a_draw() -> None:
    evening = Evening().at(william="R2", killer="G5").holds("anna", "whiskey").search_deck("herbs").survivors_act()
    evening.does("william", "search")
    assert evening.asked("william") == "keep-item"
    assert evening.may("anna") == evening.may("marco") == []
    evening.does("william", "keep:herbs").does("marco", "calm").does("anna", "use:whiskey:R2", "calm")
    assert evening.table.noises == ["R2"]


def test_a_order_who_is_done_is_asked_again_when_another_has_acted() -> None:
    evening = Evening().at(anna="R1").holds("anna", "whiskey").survivors_act()
    evening.does("anna", "calm", "done")
    assert evening.may("anna") == []
    evening.does("marco", "calm")
    assert "use:whiskey:R2" in evening.may("anna")


def test_a_order_everybody_says_for_themselves_that_they_are_done() -> None:
    evening = Evening().at(anna="R1").holds("anna", "whiskey").holds("marco", "whiskey").survivors_act()
    evening.does("anna", "calm").does("marco", "calm").does("william", "calm").does("anna", "done")
    assert evening.may("anna") == []
    assert "use:whiskey:R2" in evening.may("marco"), "her word does not end his extra actions"
    evening.does("marco", "use:whiskey:R2")
    assert evening.asked("marco") == "choose-discoverer", "nobody has anything left to do"
    assert evening.table.noises == ["R2"]


def test_a_order_a_gift_asks_again_who_was_done() -> None:
    evening = Evening().all_at("R1").holds("anna", "whiskey").holds("marco", "ammo").survivors_act()
    evening.does("anna", "calm").does("marco", "calm").does("william", "calm").does("marco", "done")
    assert evening.may("marco") == []
    evening.does("anna", "trade:marco", "give:whiskey")
    assert "use:whiskey:R2" in evening.may("marco")


def test_a_order_only_to_throw_something_away_nobody_is_asked_again() -> None:
    evening = Evening().at(anna="B1", marco="B3", william="G1").holds("anna", "toolbox").holds("marco").survivors_act()
    evening.does("anna", "calm").does("marco", "calm").does("william", "calm")
    assert evening.asked("anna") == "choose-discoverer"


# -- in strict order -------------------------------------------------------------------------------------------------


def strict() -> Evening:
    """All in the Main Hall: Anna has a bottle and Sedatives and is afraid, Marco has a hatchet, a door is blocked."""
    evening = Evening(order="strict").all_at("R1").holds("anna", "whiskey", "sedatives").holds("marco", "hatchet")
    return evening.fear(anna=1).blocks("R1-R3").survivors_turn()


@pytest.mark.rule("TS-SURV-ORDER-2")
def test_in_strict_order_exchanges_come_first_then_extra_actions_then_the_actions() -> None:
    evening = strict()
    assert [evening.asked(who) for who in ("anna", "marco", "william")] == ["exchange", "exchange", ""]
    for later in ("use:whiskey:R2", "move:R2"):
        assert evening.refuses("anna", later) == "TS-SURV-ORDER-2"
    evening.does("anna", "trade:william", "give:whiskey").does("anna", "done").does("marco", "done")
    assert evening.asked("william") == "exchange", "he has something to give now"
    evening.does("william", "done")
    assert [evening.asked(who) for who in ("anna", "marco", "william")] == ["extra-action"] * 3
    for wrong in ("trade:marco", "move:R2"):
        assert evening.refuses("anna", wrong) == "TS-SURV-ORDER-2"
    evening.does("anna", "use:sedatives").does("marco", "done").does("william", "done")
    assert [evening.asked(who) for who in ("anna", "marco", "william")] == ["act"] * 3
    for too_late, who in (("use:hatchet:R1-R3", "marco"), ("use:whiskey:R2", "william"), ("trade:anna", "marco")):
        assert evening.refuses(who, too_late) == "TS-SURV-ORDER-2"


@pytest.mark.rule("TS-SURV-ORDER-2")
def test_in_strict_order_nobody_exchanges_with_one_who_has_acted() -> None:
    evening = strict().all_wait()
    assert evening.asked("anna") == "choose-discoverer"
    evening = strict()
    evening.does("anna", "done").does("marco", "done", "done").does("anna", "done").does("anna", "calm")
    assert not [name for name in evening.may("marco") if name.startswith(("trade", "use"))]
    assert evening.may("anna") == []


@pytest.mark.rule("TS-SURV-ORDER-2")
def test_in_strict_order_one_who_is_done_does_not_end_the_step_for_the_others() -> None:
    evening = strict().does("marco", "done")
    assert evening.asked("anna") == "exchange"
    evening.does("anna", "trade:marco", "give:whiskey")
    assert evening.asked("marco") == "exchange", "the gift asks him again"


@pytest.mark.rule("TS-SURV-ORDER-2")
def test_in_strict_order_only_those_who_can_do_something_are_asked() -> None:
    evening = Evening(order="strict").at(anna="R1", marco="B2", william="G1").holds("anna", "toolbox").holds("marco")
    assert [evening.survivors_turn().asked(who) for who in ("anna", "marco", "william")] == ["act"] * 3


# -- after discovering -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-ORDER-2")
def test_what_is_discovered_helps_before_the_report_only_if_the_table_plays_it_so() -> None:
    for order, asked in (("free", ""), ("strict", ""), ("until_report", "act-more")):
        evening = Evening(order=order).at(anna="B1").holds("marco").discover_deck("firecracker", "ammo")
        evening.change(noises=["B1"]).discover().does("anna", "discover:anna", "keep:firecracker")
        assert evening.asked("anna") == asked
    evening.does("anna", "use:firecracker")
    assert evening.told("killer", "firecracker") != []
    assert evening.told("killer", "noises") == []
    assert evening.table.turn == "killer"


@pytest.mark.rule("TS-SURV-ORDER-2")
def test_after_discovering_everybody_may_leave_it_at_that() -> None:
    evening = Evening(order="until_report").at(anna="G1").holds("anna", "whiskey").discover_deck("herbs", "ammo")
    evening.survivors_act().all_wait().does("anna", "discover:marco").does("marco", "discard:both")
    assert evening.asked("anna") == "act-more"
    assert evening.told("killer", "noises") == []
    evening.all_wait()
    assert evening.table.turn == "killer"


# -- the start of the turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-START-1-V2")
def test_the_noise_of_both_turns_is_gone_when_the_survivors_begin() -> None:
    evening = Evening(killer="spectre").quiet_discoveries().at(anna="B1", marco="R5", william="G2", killer="R4")
    evening.fear(marco=2).hand("scream").survivors_act().does("anna", "repair").does("marco", "move:R5")
    evening.end_survivors_turn().does("killer", "card:scream")
    assert evening.sees("killer")["noises"] == ["B1", "R5"]
    assert sorted(evening.table.noises) == ["B1", "R5"]
    evening.end_killers_turn()
    assert evening.sees("killer")["noises"] == []
    assert evening.sees("anna")["noises"] == evening.sees("anna")["made_noises"] == []


@pytest.mark.rule("TS-SURV-START-1-V2", "TS-SURV-START-1-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_a_firecracker_is_over_on_both_maps_when_the_survivors_begin_again(edition: str) -> None:
    evening = Evening(edition=edition).quiet_discoveries().holds("anna", "firecracker").survivors_act()
    evening.does("anna", "use:firecracker").end_survivors_turn()
    assert evening.sees("killer")["firecracker"]
    assert evening.sees("anna")["firecracker"]
    evening.end_killers_turn()
    assert not evening.sees("killer")["firecracker"]
    assert not evening.sees("anna")["firecracker"]
    evening.end_survivors_turn()
    assert evening.told("killer", "noises") == [{"places": []}]


@pytest.mark.rule("TS-SURV-START-1-V105")
def test_in_the_german_rules_all_noise_goes_as_well() -> None:
    evening = Evening(edition="v1.05").change(noises=["R1", "B2"], heard=["R1", "B2"]).survivors_turn()
    assert evening.table.noises == []
    assert evening.sees("killer")["noises"] == []


@pytest.mark.rule("TS-SURV-START-2")
def test_help_comes_one_slot_nearer_at_the_start_of_a_survivors_turn() -> None:
    evening = Evening().change(rescue=4).survivors_turn()
    assert evening.sees("killer")["rescue"] == 3
    evening.end_survivors_turn()
    assert evening.table.rescue == 3
    evening.end_killers_turn()
    assert evening.table.rescue == 2


@pytest.mark.rule("TS-SURV-START-2")
def test_without_a_call_no_help_comes_nearer() -> None:
    evening = Evening().survivors_turn()
    assert evening.table.rescue == 0
    assert not evening.match.over


@pytest.mark.rule("TS-SURV-START-3")
def test_reaching_the_exit_with_all_keys_wins_only_when_the_next_turn_begins() -> None:
    evening = Evening().quiet_discoveries().keys(5).all_at("R1").at(anna="B1").survivors_turn()
    evening.does("anna", "move:R1").end_survivors_turn()
    assert not evening.match.over
    evening.end_killers_turn()
    assert evening.match.result is not None
    assert evening.match.result["how"] == "main-exit"


@pytest.mark.rule("TS-SURV-START-3")
def test_finding_the_last_key_wins_only_when_the_next_turn_begins() -> None:
    evening = Evening().keys(4).all_at("R1").discover_deck("key", "herbs", "ammo").discover()
    evening.does("anna", "discover:anna", "keep:key")
    assert evening.table.turn == "killer"
    assert not evening.match.over
    evening.end_killers_turn()
    assert evening.match.result is not None
    assert evening.match.result["side"] == "survivors"


def test_a_escape_active_the_killer_has_one_turn_to_catch_them_at_the_exit() -> None:
    evening = Evening().quiet_discoveries().keys(5).all_at("R1").at(anna="B1", killer="R1").hand("sense")
    evening.survivors_turn().does("anna", "move:R1").end_survivors_turn()
    evening.does("killer", "done", "search")
    assert evening.table.encounter_at == "R1"
    assert len(evening.told("killer", "encounter")[0]["who"]) == 3


# -- one action each -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-ACT-1")
def test_each_survivor_has_one_action_and_no_second() -> None:
    evening = Evening().holds("marco").at(anna="R2").holds("anna", "whiskey").survivors_act()
    evening.does("anna", "move:R1")
    for second in ("move:R3", "calm", "search", "repair"):
        assert evening.forbids("anna", second) == "TS-SURV-ACT-1"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "move:R3")
    evening.does("marco", "calm").does("william", "move:R3")
    assert [survivor.acted for survivor in evening.table.survivors] == [True, True, True]


@pytest.mark.rule("TS-SURV-ACT-1")
def test_in_the_next_turn_everybody_may_act_again() -> None:
    evening = Evening().survivors_turn().next_round()
    assert [evening.asked(who) for who in ("anna", "marco", "william")] == ["act"] * 3


def test_a_must_act_nobody_can_skip_the_action_but_anybody_can_pass() -> None:
    evening = Evening().holds("anna", "whiskey").survivors_act()
    assert "done" not in evening.may("anna")
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "done")
    before = evening.who("anna").place
    evening.does("anna", "calm")
    assert evening.who("anna").acted
    assert evening.who("anna").place == before


# -- exchange --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-EXCH-1")
def test_an_exchange_costs_neither_of_them_the_action() -> None:
    evening = Evening().all_at("R1").holds("anna", "whiskey").holds("marco", "herbs").survivors_act()
    evening.does("anna", "trade:marco", "swap:whiskey:herbs")
    assert evening.who("anna").items == ["herbs"]
    assert evening.who("marco").items == ["whiskey"]
    evening.does("anna", "move:R2").does("marco", "move:R2")
    assert evening.who("anna").place == evening.who("marco").place == "R2"


@pytest.mark.rule("TS-SURV-EXCH-1")
def test_an_exchange_is_never_forced() -> None:
    evening = Evening().all_at("R1").holds("anna", "whiskey").survivors_act()
    evening.does("anna", "trade:marco", "back")
    assert evening.who("anna").items == ["whiskey"]
    evening.all_wait()
    assert evening.asked("anna") == "choose-discoverer"


@pytest.mark.rule("TS-SURV-EXCH-2")
def test_no_exchange_over_a_doorstep() -> None:
    evening = Evening().at(anna="R1", marco="R2").holds("anna", "whiskey").holds("marco", "herbs").survivors_act()
    assert evening.forbids("anna", "trade:marco") == "TS-SURV-EXCH-2"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "trade:marco")
    assert "trade:william" in evening.may("anna")


@pytest.mark.rule("TS-SURV-EXCH-3")
@pytest.mark.parametrize("apart", [False, True])
def test_one_with_empty_hands_may_ask_and_the_other_decides(apart: bool) -> None:
    evening = Evening(separate_ways=apart).all_at("R1").holds("anna").holds("marco", "herbs").survivors_act()
    evening.does("anna", "trade:marco", "ask:herbs")
    assert evening.asked("marco") == "asked-for"
    evening.does("marco", "no")
    assert evening.who("marco").items == ["herbs"]
    assert evening.told("anna", "trade-refused") == [{"who": "anna", "other": "marco"}]
    evening.does("anna", "trade:marco", "ask:herbs").does("marco", "yes")
    assert (evening.who("anna").items, evening.who("marco").items) == (["herbs"], [])
    assert evening.told("william", "gave") == [{"who": "marco", "item": "herbs", "other": "anna"}]
    assert not evening.reaches("killer", "herbs")


@pytest.mark.rule("TS-EX-EXCH")
def test_marco_hands_johnson_the_ammo_for_his_revolver_in_the_main_hall() -> None:
    evening = Evening(team=("anna", "marco", "johnson")).at(marco="R1", johnson="R1", anna="B1")
    evening.holds("marco", "medical_kit", "ammo").holds("johnson", "revolver").survivors_act()
    evening.does("marco", "trade:johnson", "give:ammo")
    assert sorted(evening.who("johnson").items) == ["ammo", "revolver"]
    assert evening.who("marco").items == ["medical_kit"]


def test_a_exchange_any_number_of_gifts_but_no_keys() -> None:
    evening = Evening().all_at("R1").keys(2).holds("anna", "whiskey", "herbs", "ammo").holds("marco").survivors_act()
    evening.does("anna", "trade:marco", "give:whiskey", "trade:william", "give:herbs")
    evening.does("marco", "trade:william", "give:whiskey")
    assert sorted(evening.who("william").items) == ["herbs", "whiskey"]
    evening.does("anna", "trade:william")
    swaps = ["swap:ammo:herbs", "swap:ammo:whiskey"]
    assert sorted(evening.may("anna")) == ["ask:herbs", "ask:whiskey", "back", "give:ammo", *swaps]


def test_a_exchange_the_doctors_kit_and_the_camera_work_in_their_owners_hands_only() -> None:
    evening = Evening(team=("anna", "marco", "sophia")).all_at("R1").health(anna=1).survivors_act()
    assert "use:camera" in evening.may("sophia")
    evening.does("marco", "trade:anna", "give:medical_kit").does("sophia", "trade:anna", "give:camera")
    assert evening.who("anna").items == ["medical_kit", "camera"]
    assert not [name for name in evening.may("anna") if name.startswith("use:")]
    evening.does("anna", "trade:marco", "give:medical_kit")
    assert "use:medical_kit:anna" in evening.may("marco")


def test_a_discard_voluntary_items_may_be_thrown_away_without_a_sound() -> None:
    evening = Evening().holds("anna", "toolbox").survivors_act().does("anna", "drop:toolbox")
    assert evening.who("anna").items == []
    assert evening.sees("anna")["hidden_cards"]["discard"][-1] == "toolbox"
    assert evening.table.noises == []
    assert evening.asked("anna") == "act"
