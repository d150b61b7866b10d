"""The Killer's level and strength, and the Survivors' health: what lies on the screen for all to see."""

import pytest

from .evening import Evening
from .opening import EVERYBODY


def strengths(evening: Evening) -> set[tuple[int, int]]:
    """Level and strength as everybody sees them: one pair if all see the same."""
    seen = [evening.sees(seat)["killer"] for seat in EVERYBODY]
    return {(killer["level"], killer["strength"]) for killer in seen}


def tiles(evening: Evening) -> list[list[int]]:
    """The health tiles as everybody sees them: one list if all see the same."""
    found: list[list[int]] = []
    for seat in EVERYBODY:
        health = [tile["health"] for tile in evening.sees(seat)["survivors"]]
        if health not in found:
            found.append(health)
    return found


def attacked(evening: Evening, *dice: int) -> Evening:
    """The Killer attacks Marco, alone with him in R2 and with nothing to defend himself."""
    evening.at(anna="B1", marco="R2", william="B1", killer="R2").holds("marco").hand("pursue").killer_acts()
    return evening.dice(*dice).does("killer", "search")


# -- strength and level ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-LVL-1")
def test_madness_brings_a_strength_of_nine_to_ten_and_no_further() -> None:
    evening = Evening().at(marco="R2", killer="R2").holds("marco").level(3, strength=9)
    evening.hand("madness", "pursue", "pursue").killers_turn()
    evening.does("killer", "card:madness", "door:R2-R3")
    assert strengths(evening) == {(3, 10)}
    evening.dice(3, 3, 3, 1).does("killer", "search")
    assert evening.told("marco", "defence") == [{"who": "marco", "total": 10, "strength": 10, "held": True}]


@pytest.mark.rule("TS-LVL-1")
def test_an_attack_card_does_not_lift_a_ten() -> None:
    evening = Evening("murderer").at(marco="R2", killer="R2").holds("marco").level(4, strength=10).hand("stalk")
    evening.killer_acts().dice(3, 3, 3, 1).does("killer", "search", "card:stalk")
    assert evening.told("marco", "attack-card") == [{"card": "stalk", "strength": 10}]
    assert evening.told("marco", "defence")[0]["held"]


@pytest.mark.rule("TS-LVL-2")
def test_everybody_sees_a_new_level_and_its_strength_at_once() -> None:
    evening = Evening().hand("pursue").deck("sense")
    assert evening.killer_draws().told("anna", "level") == [{"level": 2, "strength": 6}]
    assert strengths(evening) == {(2, 6)}
    assert evening.told("spectator", "level") == evening.told("killer", "level") == evening.told("anna", "level")


@pytest.mark.rule("TS-LVL-2")
def test_everybody_sees_strength_come_and_go() -> None:
    evening = Evening().at(killer="R2").hand("madness", "pursue", "pursue").killers_turn()
    evening.does("killer", "card:madness", "door:R2-R3")
    assert strengths(evening) == {(1, 7)}
    assert evening.told("spectator", "strength") == evening.told("anna", "strength") == [{"strength": 7}]
    evening.end_killers_turn()
    assert strengths(evening) == {(1, 5)}
    assert evening.told("anna", "strength")[-1] == {"strength": 5}


@pytest.mark.rule("TS-LVL-2")
def test_everybody_sees_the_strength_of_an_attack_before_the_dice_fall() -> None:
    evening = Evening("murderer").at(anna="R2", marco="R2", killer="R2").hand("stalk").killer_acts()
    evening.does("killer", "search", "card:stalk")
    assert evening.asked("anna") == "choose-defender"
    assert strengths(evening) == {(1, 5)}


@pytest.mark.rule("TS-LVL-3")
@pytest.mark.parametrize(("level", "works"), [(3, False), (4, True)])
def test_the_chainsaw_is_fast_from_level_four(level: int, works: bool) -> None:
    evening = Evening().level(level).hand("chainsaw", "pursue", "pursue").killers_turn()
    assert ("card:chainsaw" in evening.may("killer")) is works


@pytest.mark.rule("TS-LVL-3")
@pytest.mark.parametrize(("level", "works"), [(1, False), (2, True)])
def test_the_spectre_can_search_after_whizzing_by_from_level_two(level: int, works: bool) -> None:
    evening = whizzed_by(Evening("spectre").level(level))
    assert (evening.asked("killer") == "whizz-search") is works


@pytest.mark.rule("TS-LVL-3")
@pytest.mark.parametrize(("level", "strength"), [(1, 4), (2, 7)])
def test_the_murderer_jumps_out_stronger_from_level_two(level: int, strength: int) -> None:
    assert strengths(reappeared(Evening("murderer").level(level))) == {(level, strength)}


@pytest.mark.rule("TS-LVL-3")
@pytest.mark.parametrize(("level", "works"), [(2, False), (3, True)])
def test_the_spectre_can_injure_the_terrified_from_level_three(level: int, works: bool) -> None:
    assert (terrified(Evening("spectre").level(level)).asked("killer") == "drain-the-terrified") is works


def whizzed_by(evening: Evening) -> Evening:
    evening.at(anna="B4", marco="B4", william="B4", killer="R2").hand("whizzing_by", "sense", "sense").killer_acts()
    return evening.does("killer", "card:whizzing_by", "to:R3", "stop")


def reappeared(evening: Evening) -> Evening:
    """The Murderer reappears where Anna and Marco are."""
    evening.at(anna="R2", marco="R2", william="B4").hand("pursue")
    return evening.stealth("stalk", at="R2", last_seen="R3").killers_turn()


def terrified(evening: Evening) -> Evening:
    """Marco, full of fear, hears a Scream."""
    evening.at(anna="B4", marco="R2", william="B4", killer="R2").fear(marco=2)
    return evening.hand("scream", "sense", "sense", "pursue").killers_turn().does("killer", "card:scream")


@pytest.mark.rule("TS-LVL-4")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_effects_of_level_two_stay(level: int) -> None:
    assert whizzed_by(Evening("spectre", edition="v1.05").level(level)).asked("killer") == "whizz-search"
    assert strengths(reappeared(Evening("murderer", edition="v1.05").level(level))) == {(level, 7)}


@pytest.mark.rule("TS-LVL-4")
@pytest.mark.parametrize("level", [4, 5])
def test_effects_of_level_three_stay(level: int) -> None:
    assert terrified(Evening("spectre", edition="v1.05").level(level)).asked("killer") == "drain-the-terrified"


@pytest.mark.rule("TS-LVL-4")
def test_the_butcher_keeps_strength_and_chainsaw_up_to_level_five() -> None:
    evening = Evening(edition="v1.05").hand("pursue").deck("sense").killer_draws()
    assert strengths(evening) == {(2, 6)}
    evening = Evening(edition="v1.05").level(4, strength=6).hand("chainsaw", "brutal_rage").deck("sense")
    assert strengths(evening.killer_draws()) == {(5, 6)}
    evening.end_survivors_turn()
    assert "card:chainsaw" in evening.may("killer")


# -- health ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-HURT-1")
def test_the_first_injury_turns_the_tile() -> None:
    evening = attacked(Evening(), 0, 0, 0, 0)
    assert tiles(evening) == [[2, 1, 2]]
    assert evening.told("anna", "injured") == [{"who": "marco"}]


@pytest.mark.rule("TS-HURT-1")
def test_a_defence_that_holds_turns_no_tile() -> None:
    assert tiles(attacked(Evening(), 3, 3, 0, 0)) == [[2, 2, 2]]


@pytest.mark.rule("TS-HURT-3")
def test_a_second_injury_eliminates() -> None:
    evening = attacked(Evening().health(marco=1), 0, 0, 0, 0)
    assert evening.told("anna", "eliminated") == [{"who": "marco"}]
    assert evening.who("marco").out == "eliminated"


@pytest.mark.rule("TS-HURT-3")
def test_one_injury_eliminates_nobody() -> None:
    evening = attacked(Evening(), 0, 0, 0, 0)
    assert evening.told("anna", "eliminated") == []
    assert not evening.match.over


@pytest.mark.rule("TS-HURT-4")
def test_an_elimination_by_an_attack_wins_for_the_killer() -> None:
    evening = attacked(Evening().health(marco=1), 0, 0, 0, 0)
    assert evening.match.result is not None
    assert (evening.match.result["side"], evening.match.result["how"]) == ("killer", "elimination")


@pytest.mark.rule("TS-HURT-4")
@pytest.mark.parametrize(
    ("killer", "card", "answers"), [("butcher", "chainsaw", ["stop"]), ("spectre", "life_drain", [])]
)
def test_an_elimination_by_a_card_wins_as_well(killer: str, card: str, answers: list[str]) -> None:
    evening = Evening(killer).at(anna="B1", marco="R2", william="B1", killer="R2").health(marco=1).fear(marco=1)
    evening.hand(card, "pursue", "sense").killer_acts()
    evening.does("killer", f"card:{card}", "discard:pursue", *answers)
    assert evening.match.result is not None
    assert evening.match.result["winners"] == ["killer"]


@pytest.mark.rule("TS-HURT-4")
def test_going_separate_ways_the_others_play_on() -> None:
    evening = attacked(Evening(separate_ways=True).health(marco=1), 0, 0, 0, 0)
    assert evening.told("killer", "eliminated") == [{"who": "marco"}]
    assert not evening.match.over


@pytest.mark.rule("TS-HURT-5")
def test_everybody_sees_who_is_injured() -> None:
    evening = Evening().health(anna=1, william=1).survivors_act()
    assert tiles(evening) == [[1, 2, 1]]


@pytest.mark.rule("TS-HURT-5")
def test_everybody_sees_who_is_healed_though_not_where() -> None:
    evening = (
        Evening().at(anna="G2").health(anna=1).holds("anna", "herbs").survivors_act().does("anna", "use:herbs:anna")
    )
    assert tiles(evening) == [[2, 2, 2]]
    assert evening.told("killer", "healed") == [{"who": "anna"}]
    assert "G2" not in str(evening.told("killer")) + str(evening.sees("killer"))
