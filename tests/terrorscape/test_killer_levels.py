"""What each level brings each Killer: nothing one level before, everything from that level on."""

from typing import Any

import pytest

from .evening import Evening

NOTHING = (0, 0, 0, 0)
KILLERS = ("butcher", "spectre", "murderer")


def alone(killer: str, level: int, strength: int | None = None, **options: Any) -> Evening:
    """A Killer of some level in the Den, with the Survivors on the Trail, empty-handed."""
    evening = Evening(killer, **options).all_at("G1").at(killer="R4").level(level, strength)
    return evening.holds("anna").holds("marco").holds("william")


def reaches(killer: str, level: int, strength: int, *hand: str, **options: Any) -> Evening:
    """A Killer draws with the deck used up and so reaches this level."""
    return alone(killer, level - 1, strength, **options).hand(*hand).deck().killer_draws()


# -- the Butcher -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "before", "after"), [(2, 5, 6), (3, 6, 6), (4, 6, 6), (5, 6, 6)])
def test_the_butcher_is_stronger_by_one_from_level_two_on(level: int, before: int, after: int) -> None:
    evening = reaches("butcher", level, before)
    assert evening.table.killer.level == level
    assert evening.sees("anna")["killer"]["strength"] == after


@pytest.mark.parametrize(("level", "unlocked"), [(2, False), (3, True)])
def test_level_three_unlocks_brutal_rage(level: int, unlocked: bool) -> None:
    killer = reaches("butcher", level, 5).table.killer
    assert ("brutal_rage" in killer.hand) == unlocked
    assert ("brutal_rage" in killer.locked) != unlocked


@pytest.mark.rule("TS-KILL-MAIN-7")
@pytest.mark.parametrize(("level", "fast"), [(3, False), (4, True)])
def test_level_four_makes_the_chainsaw_fast(level: int, fast: bool) -> None:
    evening = alone("butcher", level).hand("chainsaw", "sense", "pursue", "pursue").killers_turn()
    assert ("card:chainsaw" in evening.may("killer")) == fast
    evening.does("killer", "done")
    assert ("card:chainsaw" in evening.may("killer")) != fast


def test_a_fast_chainsaw_leaves_both_actions() -> None:
    evening = alone("butcher", 4).hand("chainsaw", "sense", "pursue").killers_turn()
    evening.does("killer", "card:chainsaw", "discard:sense", "stop")
    assert evening.asked("killer") == "special-or-actions"
    assert evening.table.killer.actions == 2


# -- the Spectre -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("killer", "fear"), [("spectre", 1), ("butcher", 0), ("murderer", 0)])
def test_the_spectre_frightens_those_she_meets_before_the_first_attack(killer: str, fear: int) -> None:
    evening = alone(killer, 1).hand().at(anna="R4", marco="R4").killer_acts().does("killer", "search")
    assert evening.asked("anna") == "choose-defender"
    assert [s.fear for s in evening.table.survivors] == [fear, fear, 0]


def test_the_fear_of_the_meeting_costs_a_die_at_once() -> None:
    evening = alone("spectre", 1).hand().at(marco="R4").killer_acts().does("killer", "search")
    assert len(evening.told("marco", "rolled")[0]["dice"]) == 3


@pytest.mark.parametrize(("level", "asked"), [(1, "slow-card"), (2, "whizz-search")])
def test_level_two_lets_the_spectre_search_after_whizzing_by(level: int, asked: str) -> None:
    evening = alone("spectre", level).hand("whizzing_by", "sense", "vanish").killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "stop")
    assert evening.asked("killer") == asked


def test_the_search_after_whizzing_by_needs_two_cards() -> None:
    evening = alone("spectre", 2).hand("whizzing_by", "sense").killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "stop")
    assert evening.told("killer", "search") == []
    assert evening.table.turn == "survivors"


def screams(level: int, *hand: str) -> Evening:
    """Marco has two fear tokens already when the Spectre screams."""
    evening = alone("spectre", level).at(marco="R5").fear(marco=2).hand("scream", *hand).killers_turn()
    return evening.does("killer", "card:scream")


@pytest.mark.parametrize(("level", "asked"), [(2, "fast-card"), (3, "drain-the-terrified")])
def test_level_three_lets_the_spectre_drain_whom_fear_overwhelms(level: int, asked: str) -> None:
    assert screams(level, "sense", "sense", "pursue").asked("killer") == asked


def test_a_overfear_cost_is_three_cards_for_one_injury() -> None:
    evening = screams(3, "sense", "sense", "pursue", "vanish").does("killer", "pay")
    evening.does("killer", "discard:sense", "discard:sense", "discard:pursue")
    assert evening.who("marco").health == 1
    assert evening.table.killer.hand == ["vanish"]
    assert evening.asked("killer") == "special-or-actions"


def test_a_overfear_cost_may_be_refused_and_cannot_be_paid_with_two_cards() -> None:
    assert screams(3, "sense", "sense", "pursue").does("killer", "refuse").who("marco").health == 2
    assert screams(3, "sense", "pursue").asked("killer") == "fast-card"


def test_a_overfear_cost_is_asked_for_each_one_at_once() -> None:
    evening = alone("spectre", 3).at(anna="R5", marco="R5").fear(anna=2, marco=2)
    evening.hand("scream", "sense", "sense", "pursue", "vanish").killers_turn().does("killer", "card:scream", "refuse")
    assert evening.asked("killer") == "drain-the-terrified"
    assert evening.match.questions[0].args["who"] == "marco"


@pytest.mark.parametrize("meeting", [False, True])
def test_a_overfear_cost_the_amulet_helps_only_outside_encounters(meeting: bool) -> None:
    evening = alone("spectre", 3).at(marco="R4").fear(marco=2).holds("marco", "amulet")
    if meeting:
        evening.hand("sense", "sense", "pursue").killer_acts().does("killer", "search")
    else:
        evening.hand("scream", "sense", "sense", "pursue").killers_turn().does("killer", "card:scream")
    evening.does("killer", "pay", "discard:sense", "discard:sense")
    assert (evening.asked("marco") == "use-amulet") != meeting
    assert (evening.told("anna", "injured") == [{"who": "marco"}]) == meeting


@pytest.mark.parametrize(("level", "unlocked"), [(3, False), (4, True)])
def test_level_four_unlocks_life_drain(level: int, unlocked: bool) -> None:
    killer = reaches("spectre", level, 2).table.killer
    assert ("life_drain" in killer.hand) == unlocked
    assert ("life_drain" in killer.locked) != unlocked


# -- the Murderer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "strength"), [(1, 4), (2, 7)])
def test_level_two_makes_the_murderer_stronger_by_three_when_he_springs_out(level: int, strength: int) -> None:
    evening = alone("murderer", level).hand().at(marco="R4").stealth("stalk", at="R4", last_seen="R5").killers_turn()
    assert evening.told("anna", "defence")[0]["strength"] == strength


def test_springing_out_at_nobody_makes_him_no_stronger() -> None:
    evening = alone("murderer", 2).hand().stealth("stalk", at="R4", last_seen="R5").killers_turn()
    assert evening.sees("anna")["killer"]["strength"] == 4


def test_an_ordinary_search_makes_him_no_stronger() -> None:
    evening = alone("murderer", 2).hand().at(marco="R4").killer_acts().does("killer", "search")
    assert evening.told("anna", "defence")[0]["strength"] == 4


@pytest.mark.parametrize(("level", "unlocked"), [(2, False), (3, True)])
def test_level_three_unlocks_death_blossom(level: int, unlocked: bool) -> None:
    killer = reaches("murderer", level, 4).table.killer
    assert ("death_blossom" in killer.hand) == unlocked
    assert ("death_blossom" in killer.locked) != unlocked


@pytest.mark.parametrize(("level", "strength", "asked"), [(3, 4, ""), (4, 6, "block-up-to")])
def test_level_four_gives_the_murderer_two_strength_and_four_blocks(level: int, strength: int, asked: str) -> None:
    evening = reaches("murderer", level, 4)
    assert evening.sees("anna")["killer"]["strength"] == strength
    assert evening.asked("killer") == asked


def test_by_another_reading_level_four_gives_him_one_strength() -> None:
    assert reaches("murderer", 4, 4, murderer_l4=1).sees("anna")["killer"]["strength"] == 5


def test_a_murderer_l4_blocks_are_up_to_four_doors_anywhere_before_the_shuffle() -> None:
    evening = reaches("murderer", 4, 4).does("killer", "door:B1-B2", "door:R4-R5", "door:B4-G5")
    assert "reshuffled" not in evening.kinds("killer")
    assert "door:R4-R5" not in evening.may("killer")
    evening.does("killer", "door:G1-R2")
    assert evening.sees("anna")["blocks"] == ["B1-B2", "B4-G5", "G1-R2", "R4-R5"]
    assert [told["door"] for told in evening.told("anna", "blocked")] == ["B1-B2", "R4-R5", "B4-G5", "G1-R2"]
    assert "reshuffled" in evening.kinds("killer")


def test_a_murderer_l4_blocks_may_be_fewer() -> None:
    evening = reaches("murderer", 4, 4).does("killer", "door:B1-B2", "stop")
    assert evening.table.blocks == ["B1-B2"]
    assert evening.table.turn == "survivors"


# -- the fifth level of all three ------------------------------------------------------------------------------------


@pytest.mark.parametrize("killer", KILLERS)
@pytest.mark.parametrize(("level", "health"), [(4, 2), (5, 1)])
def test_level_five_injures_all_who_are_met_before_the_attacks(killer: str, level: int, health: int) -> None:
    evening = alone(killer, level).hand().at(anna="R4", marco="R4").killer_acts().does("killer", "search")
    assert evening.asked("anna") == "choose-defender"
    assert [s.health for s in evening.table.survivors] == [health, health, 2]


def test_the_spectre_first_frightens_then_injures_then_attacks() -> None:
    evening = alone("spectre", 5).hand().at(anna="R4", marco="R4").killer_acts().does("killer", "search")
    evening.does("anna", "survivor:anna")
    order = [kind for kind in evening.kinds("anna") if kind in ("encounter", "fear", "injured", "defends")]
    assert order[:6] == ["encounter", "fear", "fear", "injured", "injured", "defends"]


def test_a_level5_damage_can_win_before_any_attack() -> None:
    evening = alone("butcher", 5).hand().at(marco="R4").health(marco=1).killer_acts().does("killer", "search")
    assert evening.match.over
    assert "rolled" not in evening.kinds("marco")


def test_a_level5_damage_cannot_be_taken_by_the_amulet() -> None:
    evening = alone("butcher", 5).hand().at(marco="R4").holds("marco", "amulet").rolls((3, 3, 3, 0)).killer_acts()
    evening.does("killer", "search")
    assert evening.who("marco").health == 1
    assert evening.who("marco").items == ["amulet"]
    assert evening.asked("marco") == "flee"
