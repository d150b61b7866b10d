"""The 45 item cards, each kind by its name: how many there are, what they do, what they cost, what is heard."""

from typing import Any

import pytest

from lamplit import Illegal
from lamplit.games.terrorscape.data.items import ITEMS

from .evening import Evening

TEAM = ("sophia", "marco", "johnson")
COUNTS = {
    "key": (2, 5), "toolbox": (2, 2), "whiskey": (3, 1), "hatchet": (3, 1), "herbs": (3, 1), "limestone": (1, 1),
    "ammo": (3, 0), "revolver": (2, 0), "sedatives": (3, 0), "adrenaline": (3, 0), "firecracker": (1, 0),
    "shortsword": (1, 0), "longsword": (1, 0), "amulet": (1, 0), "secret_map": (1, 0), "flashlight": (1, 0),
    "trap_parts": (1, 0), "medical_kit": (0, 0), "camera": (0, 0),
}  # fmt: skip
LOUD = ("key", "toolbox", "longsword", "amulet")


def here(*items: str, who: str = "anna", place: str = "R4", killer: str = "G1", **options: Any) -> Evening:
    """The Survivors' turn: one Survivor with these items in a place of their own, the others in the Main Hall."""
    team = ("anna", "marco", "william") if who in ("anna", "marco", "william") else ("anna", who, "william")
    return Evening("butcher", team, **options).at(killer=killer, **{who: place}).holds(who, *items).survivors_act()


def attacked(*items: str, dice: tuple[int, ...] = (0, 0, 0, 0), **options: Any) -> Evening:
    """The Butcher, strength 5, finds Anna with these items in the Den; she is about to choose one."""
    evening = Evening("butcher", **options).at(killer="R4", anna="R4").holds("anna", *items).hand("pursue")
    return evening.deck("sense", "pursue", "pursue", "sense").dice(*dice).killer_acts().does("killer", "search")


def defence(evening: Evening) -> int:
    """What the last defence came to."""
    return evening.told("killer", "defence")[-1]["total"]


# -- all cards -------------------------------------------------------------------------------------------------------


def test_the_list_of_cards_is_the_list_of_this_file() -> None:
    assert set(COUNTS) == set(ITEMS)
    assert sum(map(sum, COUNTS.values())) + 2 == 45


@pytest.mark.rule("TS-COMP-ITEM")
@pytest.mark.parametrize("item", COUNTS)
def test_so_many_of_each_lie_in_the_decks(item: str) -> None:
    table = Evening(team=TEAM).table
    assert (table.discover.count(item), table.search.count(item)) == COUNTS[item]
    assert (len(table.discover), len(table.search)) == (32, 11)


@pytest.mark.rule("TS-NOISE-ITEM-1")
@pytest.mark.parametrize("item", [item for item, (discover, _) in COUNTS.items() if discover])
def test_only_these_are_heard_when_discovered(item: str) -> None:
    evening = Evening().at(anna="R4").discover_deck(item, "herbs", "ammo").discover().does("anna", "discover:anna")
    assert evening.table.noises == (["R4"] if item in LOUD else [])


# -- keys and the radio ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ITEM-KEY-1")
def test_key_goes_to_the_stand_and_everybody_can_count_it() -> None:
    evening = Evening().at(anna="R2").holds("anna", "ammo", "herbs", "whiskey").search_deck("key")
    evening.survivors_act().does("anna", "search", "keep:key")
    assert evening.table.stand == ["key"]
    assert evening.who("anna").items == ["ammo", "herbs", "whiskey"]
    assert evening.sees("killer")["keys"] == 1


@pytest.mark.rule("TS-SETUP-S-5")
def test_key_with_the_coloured_back_is_the_last_card_of_the_search_deck() -> None:
    for seed in "abcde":
        assert Evening(seed=seed).table.search[0] == "key"


@pytest.mark.rule("TS-SURV-TOOLBOX-1", "TS-SURV-TOOLBOX-3", "TS-SURV-SPEC-1", "TS-SURV-SPEC-2")
def test_toolbox_repairs_two_loudly_and_is_gone() -> None:
    evening = here("toolbox", place="B1").does("anna", "use:toolbox")
    assert evening.table.progress == 2
    assert evening.table.noises == ["B1"]
    assert evening.who("anna").items == []
    assert evening.table.discard.count("toolbox") == 1
    assert evening.forbids("anna", "move:B2") == "TS-SURV-ACT-1"


@pytest.mark.rule("TS-MAP-RADIO")
def test_toolbox_works_at_the_radio_only() -> None:
    evening = here("toolbox", place="B2")
    assert evening.forbids("anna", "use:toolbox") == "TS-MAP-RADIO"
    with pytest.raises(Illegal):
        evening.does("anna", "use:toolbox")


# -- noises ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-EXTRA-1", "TS-SURV-EXTRA-2")
def test_whiskey_bottle_sounds_next_door_and_leaves_the_action() -> None:
    evening = here("whiskey", "whiskey", place="R4").does("anna", "use:whiskey:R5", "use:whiskey:B5", "move:R5")
    assert evening.table.noises == ["R5", "B5"]
    assert evening.who("anna").items == []
    assert evening.table.discard.count("whiskey") == 2


@pytest.mark.rule("TS-FAQ-7")
def test_whiskey_bottle_flies_past_a_block() -> None:
    evening = Evening().at(anna="B3", killer="G1").holds("anna", "whiskey").blocks("B3-B4").survivors_act()
    assert evening.does("anna", "use:whiskey:B4").table.noises == ["B4"]


def test_whiskey_bottle_flies_no_further_than_next_door() -> None:
    evening = here("whiskey", place="B1")
    assert [name for name in evening.may("anna") if name.startswith("use")] == ["use:whiskey:B2", "use:whiskey:R1"]
    for place in ("B1", "B3", "G2"):
        with pytest.raises(Illegal):
            evening.does("anna", f"use:whiskey:{place}")


@pytest.mark.rule("TS-NOISE-2", "TS-FAQ-4")
def test_firecracker_drowns_every_other_noise() -> None:
    evening = Evening().at(anna="R4", killer="G1").holds("anna", "firecracker", "whiskey").quiet_discoveries()
    evening.survivors_act().does("anna", "use:whiskey:R5", "use:firecracker", "move:R5").end_survivors_turn()
    assert evening.told("killer", "firecracker") == [{"place": "G1"}]
    assert evening.told("killer", "noises") == []
    assert evening.sees("killer")["firecracker"] is True
    assert evening.sees("killer")["noises"] == []
    assert "firecracker" in evening.table.discard


def test_firecracker_is_over_when_the_survivors_begin_again() -> None:
    evening = Evening().at(killer="G1").holds("anna", "firecracker").quiet_discoveries().survivors_act()
    evening.does("anna", "use:firecracker").end_survivors_turn().end_killers_turn()
    assert evening.table.round == 2
    assert evening.sees("killer")["firecracker"] is False


@pytest.mark.parametrize(("reading", "asked"), [("extra", "act"), ("special", "")])
def test_firecracker_costs_the_action_only_by_another_reading(reading: str, asked: str) -> None:
    evening = here("firecracker", firecracker=reading).does("anna", "use:firecracker")
    assert evening.asked("anna") == asked
    assert evening.who("anna").acted is (reading == "special")


def test_sophias_camera_sounds_where_she_is_once() -> None:
    evening = here("camera", who="sophia", place="R4").does("sophia", "use:camera")
    assert evening.table.noises == ["R4"]
    assert evening.who("sophia").items == []
    assert not evening.who("sophia").acted


def test_sophias_camera_by_another_reading_lasts_and_works_once_a_turn() -> None:
    evening = Evening(team=TEAM, camera="lasting").at(sophia="R4", killer="G1").holds("sophia", "camera")
    evening.quiet_discoveries().survivors_act().does("sophia", "use:camera")
    assert evening.who("sophia").items == ["camera"]
    assert evening.match.why_not(evening.seat("sophia"), "use:camera") is not None
    evening.end_survivors_turn().end_killers_turn()
    assert "use:camera" in evening.may("sophia")


def test_sophias_camera_is_of_no_use_to_others() -> None:
    evening = Evening(team=TEAM).holds("sophia").holds("marco", "camera").survivors_act()
    refused = evening.match.why_not(evening.seat("marco"), "use:camera")
    assert refused is not None
    assert refused.message == "error-item-now"


# -- healing and fear ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-HEAL-1", "TS-KW-HEAL-2-V2")
@pytest.mark.parametrize("patient", ["anna", "marco"])
def test_herbal_medicine_heals_oneself_or_a_neighbour_with_a_noise(patient: str) -> None:
    evening = Evening().at(anna="R4", marco="R4", killer="G1").holds("anna", "herbs").health(**{patient: 1})
    evening.survivors_act().does("anna", f"use:herbs:{patient}")
    assert evening.who(patient).health == 2
    assert evening.table.noises == ["R4"]
    assert evening.who("anna").acted
    assert "herbs" in evening.table.discard


@pytest.mark.rule("TS-KW-HEAL-2-V2", "TS-KW-HEAL-2-V105")
def test_herbal_medicine_reaches_far_in_the_older_rules_only() -> None:
    for edition, allowed in (("v2", False), ("v1.05", True)):
        evening = Evening(edition=edition).at(anna="R4", marco="G2").holds("anna", "herbs").health(marco=1)
        assert ("use:herbs:marco" in evening.survivors_act().may("anna")) is allowed
    evening = Evening(heal_scope="anywhere").at(anna="R4", marco="G2").holds("anna", "herbs").health(marco=1)
    assert "use:herbs:marco" in evening.survivors_act().may("anna")


@pytest.mark.rule("TS-KW-HEAL-3")
def test_herbal_medicine_is_not_for_the_healthy() -> None:
    assert here("herbs").forbids("anna", "use:herbs:anna") == "TS-KW-HEAL-3"


@pytest.mark.rule("TS-KW-HEAL-1", "TS-KW-HEAL-3")
def test_marcos_medical_kit_heals_and_calms_at_once_without_a_sound() -> None:
    evening = Evening().all_at("R4").at(killer="G1").health(anna=1).fear(anna=2, william=1).survivors_act()
    assert {"use:medical_kit:anna", "use:medical_kit:william"} <= set(evening.may("marco"))
    assert "use:medical_kit:marco" not in evening.may("marco")
    evening.does("marco", "use:medical_kit:anna")
    assert (evening.who("anna").health, evening.who("anna").fear) == (2, 0)
    assert evening.table.noises == []
    assert evening.who("marco").items == []
    assert evening.who("marco").acted


@pytest.mark.rule("TS-ITEM-KIT")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_marcos_medical_kit_is_of_no_use_to_others(edition: str) -> None:
    evening = Evening(edition=edition).all_at("R4").holds("marco").holds("anna", "medical_kit").health(anna=1)
    evening.survivors_act()
    assert not any(name.startswith("use") for name in evening.may("anna"))
    assert evening.refuses("anna", "use:medical_kit:anna") == "TS-ITEM-KIT"
    assert evening.refuses("anna", "use:medical_kit:william") == "TS-ITEM-KIT"


@pytest.mark.rule("TS-ITEM-KIT", "TS-KW-HEAL-2-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_marcos_medical_kit_keeps_to_his_own_place_by_its_own_rule_in_both_editions(edition: str) -> None:
    evening = Evening(edition=edition).at(marco="R4", anna="R4", william="G2").health(anna=1, william=1)
    evening.survivors_act()
    assert evening.refuses("marco", "use:medical_kit:william") == "TS-ITEM-KIT"
    evening.does("marco", "use:medical_kit:anna")
    assert evening.who("anna").health == 2


def test_marcos_medical_kit_by_another_reading_lasts() -> None:
    evening = Evening(medkit="lasting").all_at("R4").health(anna=1).survivors_act()
    evening.does("marco", "use:medical_kit:anna")
    assert evening.who("marco").items == ["medical_kit"]


@pytest.mark.parametrize(("reach", "allowed"), [("same_place", False), ("anywhere", True)])
def test_marcos_medical_kit_reaches_far_by_another_reading(reach: str, allowed: bool) -> None:
    evening = Evening(medkit_reach=reach).at(marco="R4", anna="G2").health(anna=1).survivors_act()
    assert ("use:medical_kit:anna" in evening.may("marco")) is allowed


@pytest.mark.rule("TS-SURV-EXTRA-2")
def test_sedatives_take_all_fear_and_leave_the_action() -> None:
    evening = Evening().fear(anna=2, marco=1).holds("anna", "sedatives").survivors_act().does("anna", "use:sedatives")
    assert (evening.who("anna").fear, evening.who("marco").fear) == (0, 1)
    assert "sedatives" in evening.table.discard
    assert evening.asked("anna") == "act"


def test_sedatives_need_fear() -> None:
    refused = here("sedatives").match.why_not("survivor1", "use:sedatives")
    assert refused is not None
    assert refused.message == "error-item-now"


# -- getting about ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-EXTRA-1", "TS-SURV-EXTRA-2")
def test_adrenaline_is_one_step_more() -> None:
    evening = here("adrenaline", place="R4").does("anna", "use:adrenaline:R5", "move:R1")
    assert evening.who("anna").place == "R1"
    assert "adrenaline" in evening.table.discard
    assert evening.told("killer", "moved") == []


@pytest.mark.rule("TS-KW-MOVE-2")
def test_adrenaline_breaks_no_block() -> None:
    evening = Evening().at(anna="R4").holds("anna", "adrenaline").blocks("R4-R5").survivors_act()
    assert evening.forbids("anna", "use:adrenaline:R5") == "TS-KW-MOVE-2"


@pytest.mark.parametrize(("steps", "furthest"), [(1, "R5"), (2, "G4"), (4, "G5")])
def test_adrenaline_goes_further_by_another_reading(steps: int, furthest: str) -> None:
    evening = here("adrenaline", place="R4", adrenaline=steps)
    assert f"use:adrenaline:{furthest}" in evening.may("anna")
    assert ("use:adrenaline:G5" in evening.may("anna")) is (steps == 4)


@pytest.mark.rule("TS-MAP-PASS-1-V2", "TS-MAP-PASS-2", "TS-MAP-PASS-4", "TS-ITEM-1")
def test_flashlight_leads_through_a_passage_and_stays() -> None:
    evening = here("flashlight", place="B1").does("anna", "passage:G2")
    assert evening.who("anna").place == "G2"
    assert evening.who("anna").items == ["flashlight"]
    assert evening.who("anna").acted
    assert evening.table.noises == []
    assert here(place="B1").forbids("anna", "passage:G2") == "TS-MAP-PASS-2"


def test_flashlight_finds_no_passage_where_there_is_none() -> None:
    assert not any(name.startswith("passage") for name in here("flashlight", place="R4").may("anna"))


@pytest.mark.rule("TS-SURV-UNBLOCK-2")
def test_hatchet_clears_a_block_here_beside_the_action() -> None:
    evening = Evening().at(anna="R4", killer="G1").holds("anna", "hatchet").blocks("R4-R5", "B5-R3").survivors_act()
    assert evening.forbids("anna", "use:hatchet:B5-R3") == "TS-SURV-UNBLOCK-2"
    evening.does("anna", "use:hatchet:R4-R5")
    assert evening.table.blocks == ["B5-R3"]
    assert evening.told("killer", "unblocked") == [{"door": "R4-R5"}]
    assert "hatchet" in evening.table.discard
    assert not evening.who("anna").acted


@pytest.mark.rule("TS-WIN-2")
@pytest.mark.parametrize(("keys", "carried", "won"), [(5, True, True), (5, False, False), (4, True, False)])
def test_secret_map_opens_the_hidden_exit(keys: int, carried: bool, won: bool) -> None:
    evening = Evening().all_at("G5").at(killer="R1").keys(keys).holds("marco", *(["secret_map"] if carried else []))
    evening.survivors_turn()
    assert evening.match.over is won
    if won:
        assert evening.match.result is not None
        assert evening.match.result["how"] == "hidden-exit"


# -- defence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-ITEM-1")
def test_hatchet_adds_one_to_a_defence_and_is_gone() -> None:
    evening = attacked("hatchet").does("anna", "item:hatchet")
    assert defence(evening) == 1
    assert evening.who("anna").items == []


@pytest.mark.rule("TS-ENC-ITEM-1")
def test_limestone_powder_adds_two_and_is_gone() -> None:
    evening = attacked("limestone", dice=(1, 1, 1, 0)).does("anna", "item:limestone")
    assert defence(evening) == 5
    assert evening.told("killer", "defence")[-1]["held"] is True
    assert "limestone" in evening.table.discard


@pytest.mark.rule("TS-ENC-ITEM-2", "TS-FAQ-1", "TS-ITEM-1")
def test_ammo_pack_adds_four_with_a_revolver_which_stays() -> None:
    evening = attacked("revolver", "ammo", "ammo").does("anna", "item:revolver")
    assert defence(evening) == 4
    assert evening.who("anna").items == ["revolver", "ammo"]


@pytest.mark.rule("TS-ENC-ITEM-2")
def test_ammo_pack_alone_is_no_weapon() -> None:
    evening = attacked("ammo", "shortsword")
    assert evening.may("anna") == ["item:shortsword", "none"]
    assert evening.forbids("anna", "item:ammo") == "TS-ENC-ITEM-2"


@pytest.mark.rule("TS-ENC-ITEM-2")
def test_revolver_alone_is_no_weapon() -> None:
    evening = attacked("revolver", "shortsword")
    assert evening.may("anna") == ["item:shortsword", "none"]
    assert evening.forbids("anna", "item:revolver") == "TS-ENC-ITEM-2"


@pytest.mark.rule("TS-ITEM-1")
def test_shortsword_adds_one_and_stays() -> None:
    evening = attacked("shortsword").does("anna", "item:shortsword")
    assert defence(evening) == 1
    assert evening.who("anna").items == ["shortsword"]


@pytest.mark.parametrize("adds", [3, 2])
def test_longsword_adds_three_or_by_another_reading_two_and_stays(adds: int) -> None:
    evening = attacked("longsword", longsword=adds).does("anna", "item:longsword")
    assert defence(evening) == adds
    assert evening.who("anna").items == ["longsword"]


def test_longsword_lets_the_killer_draw_before_the_roll() -> None:
    evening = attacked("longsword").does("anna", "item:longsword")
    kinds = [event["kind"] for event in evening.told("killer")]
    assert kinds.index("longsword-draw") < kinds.index("drew-skill") < kinds.index("rolled")
    assert evening.table.killer.hand == ["pursue", "sense"]
    assert evening.told("marco", "drew-skill") == []


@pytest.mark.rule("TS-FAQ-1")
def test_shortsword_and_hatchet_do_not_help_together() -> None:
    evening = attacked("shortsword", "hatchet").does("anna", "item:shortsword")
    assert defence(evening) == 1
    assert evening.who("anna").items == ["shortsword", "hatchet"]


# -- the amulet and the trap -----------------------------------------------------------------------------------------


def chainsaw(answer: str) -> Evening:
    """The chainsaw has found Anna with the amulet."""
    evening = Evening("butcher").at(killer="R4", anna="R4").holds("anna", "amulet").hand("chainsaw", "stay", "sense")
    return evening.killer_acts().does("killer", "card:chainsaw", "discard:stay", "stop").does("anna", answer)


@pytest.mark.rule("TS-ITEM-AMULET")
def test_ancient_amulet_takes_an_injury_outside_an_encounter_and_is_gone() -> None:
    evening = chainsaw("amulet")
    assert evening.who("anna").health == 2
    assert evening.who("anna").items == []
    assert evening.told("killer", "amulet") == [{"who": "anna"}]


def test_ancient_amulet_may_be_kept_back() -> None:
    evening = chainsaw("refuse")
    assert evening.who("anna").health == 1
    assert evening.who("anna").items == ["amulet"]


@pytest.mark.rule("TS-ITEM-AMULET")
def test_the_amulet_is_refused_by_its_own_rule_in_the_own_turn_and_in_an_attack() -> None:
    evening = Evening().holds("anna", "amulet", "secret_map", "limestone").survivors_act()
    assert evening.refuses("anna", "use:amulet") == "TS-ITEM-AMULET"
    assert evening.refuses("anna", "use:secret_map") == "TS-WIN-2"
    assert evening.refuses("anna", "use:limestone") == "TS-ENC-ITEM-1"
    evening = attacked("amulet", "hatchet")
    assert evening.refuses("anna", "item:amulet") == "TS-ITEM-AMULET"
    assert evening.refuses("anna", "item:limestone") == "TS-ENC-ITEM-1"


@pytest.mark.rule("TS-ITEM-AMULET")
def test_ancient_amulet_is_no_help_in_an_attack() -> None:
    evening = attacked("amulet")
    assert evening.asked("anna") == "flee"
    assert evening.who("anna").health == 1
    assert evening.who("anna").items == ["amulet"]


@pytest.mark.rule("TS-FAQ-6", "TS-SURV-SPEC-1")
def test_trap_parts_become_a_trap_here_that_the_killer_does_not_see() -> None:
    evening = here("trap_parts", place="R4").does("anna", "use:trap_parts")
    assert evening.table.trap == "R4"
    assert evening.who("anna").acted
    assert "trap_parts" in evening.table.discard
    assert evening.sees("marco")["trap"] == "R4"
    assert "trap" not in evening.sees("killer")
    assert evening.told("killer", "trap-set") == []


@pytest.mark.rule("TS-FAQ-6-ORDER", "TS-ENC-TRAP-1")
def test_trap_parts_add_two_in_the_first_attack_only() -> None:
    evening = Evening("butcher").at(killer="R4", anna="R4", marco="R4").change(trap="R4").dice(0, 0, 0, 0)
    evening.killer_acts().does("killer", "search").does("anna", "survivor:anna")
    first, second = evening.told("killer", "defence")
    assert first["total"] == 2
    assert second["total"] == sum(evening.told("killer", "rolled")[1]["dice"])
    assert evening.table.trap == ""
    assert evening.told("killer", "trap-sprung") == [{"place": "R4"}]


@pytest.mark.rule("TS-ENC-TRAP-1")
def test_trap_parts_elsewhere_do_nothing() -> None:
    evening = Evening("butcher").at(killer="R4", anna="R4").change(trap="R5").dice(0, 0, 0, 0).killer_acts()
    assert defence(evening.does("killer", "search")) == 0
    assert evening.table.trap == "R5"
