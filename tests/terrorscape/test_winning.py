"""How the Survivors get out of the house."""

from typing import Any

import pytest

from .evening import Evening


def ending(evening: Evening) -> dict[str, Any]:
    """How the game ended."""
    assert evening.match.result is not None
    return evening.match.result


@pytest.mark.rule("TS-WIN-1-V2")
@pytest.mark.parametrize("keys", [5, 6, 7])
def test_with_five_keys_or_more_all_three_leave_by_the_main_exit(keys: int) -> None:
    evening = Evening().keys(keys).all_at("R1").survivors_turn()
    assert ending(evening)["how"] == "main-exit"
    assert ending(evening)["side"] == "survivors"
    assert ending(evening)["winners"] == ["survivor1", "survivor2", "survivor3"]


@pytest.mark.rule("TS-WIN-1-V105")
@pytest.mark.parametrize("keys", [5, 6])
def test_in_the_german_rules_at_least_five_keys_open_the_main_exit(keys: int) -> None:
    evening = Evening(edition="v1.05").keys(keys).all_at("R1").survivors_turn()
    assert ending(evening)["how"] == "main-exit"


@pytest.mark.rule("TS-WIN-1-V2", "TS-WIN-1-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_four_keys_do_not_open_the_main_exit(edition: str) -> None:
    evening = Evening(edition=edition).keys(4).all_at("R1").survivors_turn()
    assert not evening.match.over


@pytest.mark.rule("TS-WIN-1-V2", "TS-WIN-1-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_nobody_leaves_without_the_others(edition: str) -> None:
    evening = Evening(edition=edition).keys(5).all_at("R1").at(marco="R2").survivors_turn()
    assert not evening.match.over


@pytest.mark.rule("TS-WIN-2")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
@pytest.mark.parametrize("bearer", ["anna", "marco", "william"])
def test_with_the_secret_map_all_three_leave_by_the_hidden_exit(bearer: str, edition: str) -> None:
    evening = Evening(edition=edition).keys(5).all_at("G5").at(killer="R1").holds(bearer, "secret_map")
    assert ending(evening.survivors_turn())["how"] == "hidden-exit"


@pytest.mark.rule("TS-WIN-2")
def test_without_the_secret_map_the_hidden_exit_stays_hidden() -> None:
    evening = Evening().keys(5).all_at("G5").survivors_turn()
    assert not evening.match.over


@pytest.mark.rule("TS-WIN-2")
def test_the_hidden_exit_needs_five_keys_and_all_three() -> None:
    for keys, marco in ((4, "G5"), (5, "G3")):
        evening = Evening().keys(keys).all_at("G5").at(marco=marco).holds("anna", "secret_map").survivors_turn()
        assert not evening.match.over


def test_a_hidden_exit_map_a_discarded_map_is_of_no_use() -> None:
    evening = Evening().quiet_discoveries().keys(5).all_at("G5").at(killer="R1").holds("anna", "secret_map")
    evening.survivors_act().does("anna", "drop:secret_map").next_round()
    assert not evening.match.over


@pytest.mark.rule("TS-WIN-5")
@pytest.mark.parametrize("place", ["R1", "G5"])
def test_the_killer_in_the_doorway_does_not_hold_them_back(place: str) -> None:
    evening = Evening().keys(5).all_at(place).at(killer=place).holds("anna", "secret_map").survivors_turn()
    assert ending(evening)["side"] == "survivors"


def test_a_victory_order_rescue_comes_before_the_exit() -> None:
    evening = Evening().keys(5).all_at("R1").change(rescue=1).survivors_turn()
    assert ending(evening)["how"] == "rescue"


def test_a_victory_order_the_exit_comes_before_a_plan() -> None:
    evening = Evening(plans=True).keys(5).all_at("R1").at(killer="B1").change(plans=["P03", "P04"], plan_done="P03")
    assert ending(evening.survivors_turn())["how"] == "main-exit"
    alone = Evening(plans=True).all_at("R1").at(killer="B1").change(plans=["P03", "P04"], plan_done="P03")
    assert ending(alone.survivors_turn())["how"] == "P03"
