"""What each side has beside its map when the game starts, found out by using it."""

from typing import Any

import pytest

from .evening import Evening
from .opening import cards, opening, truth

EIGHT_DOORS = ("B1-B2", "B1-R1", "B2-B3", "B3-B4", "B5-R3", "B5-R4", "R2-R3", "R4-R5")


# -- the Killer's side -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SETUP-TRAY-K")
def test_the_killers_side_starts_with_cards_tiles_trackers_and_notes() -> None:
    match = opening("murderer")
    seen = match.view("killer")
    assert len(seen["hidden_cards"]["hand"]) + seen["hidden_cards"]["deck"] + len(seen["cards"]["locked"]) == 13
    assert [tile["health"] for tile in seen["survivors"]] == [2, 2, 2]
    assert (seen["killer"]["level"], seen["killer"]["strength"]) == (1, 4)
    assert match.table_talk.marks("killer") == {"assist": [], "repair": ["0"]}


@pytest.mark.rule("TS-SETUP-TRAY-K")
def test_none_of_the_killers_tokens_is_on_the_map_yet() -> None:
    seen = opening("murderer").view("killer")
    assert (seen["blocks"], seen["noises"], seen["firecracker"], seen["killer"]["stealth"]) == ([], [], False, False)


@pytest.mark.rule("TS-SETUP-TRAY-K")
def test_the_killer_has_seven_blocks_to_put_down() -> None:
    blocks: list[str] = []
    for door in EIGHT_DOORS:
        assert len(blocks) < 7 or door == EIGHT_DOORS[-1]
        evening = Evening().at(killer=door[:2]).blocks(*blocks).hand("barricade").slow_step()
        evening.does("killer", "card:barricade", f"door:{door}")
        if evening.asked("killer") == "lift-block":
            break
        blocks = evening.sees("killer")["blocks"]
    assert blocks == sorted(EIGHT_DOORS[:7])


@pytest.mark.rule("TS-SETUP-TRAY-K")
def test_noises_and_the_firecracker_lie_on_the_killers_map_too() -> None:
    noisy = Evening().change(noises=["B4", "G1"]).begin("tell_noises")
    assert noisy.sees("killer")["noises"] == ["B4", "G1"]
    cracking = Evening().change(noises=["B4", "G1"], firecracker=True).begin("tell_noises")
    assert (cracking.sees("killer")["firecracker"], cracking.sees("killer")["noises"]) == (True, [])


@pytest.mark.rule("TS-SETUP-TRAY-K")
def test_the_killer_has_the_stealth_token_from_the_first_turn_on() -> None:
    evening = Evening("murderer").hand("stalk").slow_step().does("killer", "card:stalk", "stop")
    assert evening.sees("killer")["killer"]["stealth"]


# -- the Survivors' side ---------------------------------------------------------------------------------------------


def tray(edition: str) -> dict[str, Any]:
    """How much of everything the Survivors' side has."""
    match = opening("murderer", ("anna", "johnson", "william"), edition=edition)
    seen = match.view("survivor1")
    blocked = Evening(edition=edition).blocks(*EIGHT_DOORS[:7]).at(killer="R4").hand("barricade").slow_step()
    blocked.does("killer", "card:barricade", "door:R4-R5", "door:B1-B2")
    afraid = Evening("murderer", edition=edition).fear(anna=2, marco=2, william=2).hand("notice", "pursue")
    afraid.killers_turn().does("killer", "card:notice")
    hidden = Evening("murderer", edition=edition).at(killer="R2").hand("stalk", "pursue").slow_step()
    hidden.does("killer", "card:stalk", "to:R3", "stop")
    repaired = Evening(edition=edition).at(marco="B1").holds("marco", "toolbox").change(progress=4).survivors_act()
    repaired.does("marco", "use:toolbox")
    return {
        "item cards": sum(cards(truth(match), "item").values()),
        "boards": len(seen["team"]),
        "blocks": len(blocked.sees("anna")["blocks"]),
        "fear": sum(tile["fear"] for tile in afraid.sees("anna")["survivors"]),
        "stealth token at": hidden.sees("anna")["killer"]["last_seen"],
        "repair": repaired.sees("marco")["progress"],
        "rescue": repaired.sees("marco")["rescue"],
    }


TRAY = {"item cards": 45, "boards": 3, "blocks": 7, "fear": 6, "stealth token at": "R2", "repair": 5, "rescue": 5}


@pytest.mark.rule("TS-SETUP-TRAY-S-V2")
def test_the_tray_of_the_survivors_in_the_newer_rules() -> None:
    assert tray("v2") == TRAY


@pytest.mark.rule("TS-SETUP-TRAY-S-V105")
def test_the_tray_of_the_survivors_in_the_older_rules() -> None:
    assert tray("v1.05") == TRAY


@pytest.mark.rule("TS-SETUP-TRAY-S-V2", "TS-SETUP-TRAY-S-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_nothing_of_the_survivors_tray_is_on_the_map_yet(edition: str) -> None:
    seen = opening(edition=edition).view("survivor1")
    lying = [seen["progress"], seen["trap"], seen["rescue"], seen["firecracker_used"], seen["made_noises"]]
    assert lying == [0, "", 0, False, []]
    assert [tile["fear"] for tile in seen["survivors"]] == [0, 0, 0]


@pytest.mark.rule("TS-SETUP-TRAY-S-V2", "TS-SETUP-TRAY-S-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_firecracker_trap_and_noise_lie_ready(edition: str) -> None:
    evening = Evening(edition=edition).at(anna="R2", marco="R3").holds("anna", "trap_parts", "whiskey")
    evening.holds("marco", "firecracker").survivors_act()
    evening.does("anna", "use:whiskey:R5", "use:trap_parts").does("marco", "use:firecracker")
    seen = evening.sees("anna")
    assert (seen["trap"], seen["made_noises"], seen["firecracker_used"]) == ("R2", ["R5"], True)
