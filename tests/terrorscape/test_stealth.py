"""Stealth and reappearing: out of sight, then back with an effect and a SEARCH."""

from typing import Any

import pytest

from lamplit import Illegal

from .evening import Evening

NOTHING = (0, 0, 0, 0)
SIX = (3, 3, 0, 0)


def hidden(card: str = "stalk", killer: str = "murderer", **options: Any) -> Evening:
    """The Killer vanished in the Banquet Hall and is in the Den now; the Survivors are in the Graveyard."""
    evening = Evening(killer, **options).all_at("G2").holds("anna").holds("marco").holds("william")
    return evening.hand("pursue").stealth(card, at="R4", last_seen="B5")


def back_again(evening: Evening, *shown: str) -> list[str]:
    """Which of these kinds of event the Survivors were told, in order."""
    return [kind for kind in evening.kinds("anna") if kind in shown]


# -- reappearing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-REAP-1")
def test_the_killer_shows_the_place_then_the_effect_comes_then_the_search() -> None:
    evening = hidden("vanish", "spectre").at(marco="R5").killers_turn()
    assert back_again(evening, "reappeared", "fear", "search") == ["reappeared", "fear", "search"]


@pytest.mark.rule("TS-KILL-REAP-2")
def test_reappearing_shows_the_true_place_to_all_and_ends_the_stealth() -> None:
    evening = hidden()
    assert evening.begin("tell_noises").told("anna", "reappeared") == [{"place": "R4"}]
    for who in ("anna", "marco", "william", "killer", "spectator"):
        seen = evening.sees(who)["killer"]
        assert (seen["place"], seen["last_seen"], seen["stealth"]) == ("R4", "R4", False)


@pytest.mark.rule("TS-KILL-REAP-2")
def test_before_that_the_survivors_see_only_where_the_killer_vanished() -> None:
    seen = hidden().survivors_act().sees("anna")["killer"]
    assert (seen["place"], seen["last_seen"], seen["stealth"]) == ("", "B5", True)


@pytest.mark.rule("TS-KILL-REAP-3")
def test_the_effect_counts_from_the_new_place() -> None:
    evening = hidden("vanish", "spectre").at(anna="B2", marco="R5").killers_turn()
    assert [s.fear for s in evening.table.survivors] == [0, 1, 0]


@pytest.mark.rule("TS-KILL-REAP-3")
def test_a_card_without_such_an_effect_brings_none() -> None:
    evening = hidden("stalk").at(anna="R4", marco="R5").rolls(SIX).killers_turn()
    assert [s.fear for s in evening.table.survivors] == [0, 0, 0]


@pytest.mark.rule("TS-KILL-REAP-3")
def test_lurking_threat_frightens_one_of_the_killers_choice_wherever_they_are() -> None:
    evening = hidden("lurk").at(william="B1").killers_turn()
    assert evening.may("killer") == ["survivor:anna", "survivor:marco", "survivor:william"]
    assert evening.told("anna", "search") == []
    evening.does("killer", "survivor:william")
    assert [s.fear for s in evening.table.survivors] == [0, 0, 1]
    assert evening.told("anna", "search") == [{"place": "R4", "who": []}]


@pytest.mark.rule("TS-KILL-REAP-4")
def test_the_search_comes_by_itself_and_costs_no_action() -> None:
    evening = hidden().killers_turn()
    assert evening.told("anna", "search") == [{"place": "R4", "who": []}]
    evening.does("killer", "done").does("killer", "step", "to:R5", "step", "to:G4")
    assert evening.table.killer.place == "G4"


@pytest.mark.rule("TS-KILL-REAP-5")
def test_if_nobody_is_found_the_fast_cards_follow() -> None:
    evening = hidden().killers_turn()
    assert evening.asked("killer") == "fast-card"
    assert evening.may("killer") == ["card:pursue", "done"]


@pytest.mark.rule("TS-KILL-REAP-6-V2")
@pytest.mark.parametrize("dice", [NOTHING, (3, 3, 3, 0)])
def test_if_a_survivor_is_found_nothing_but_the_draw_is_left_of_the_turn(dice: tuple[int, ...]) -> None:
    evening = hidden().at(marco="R4").rolls(dice).killers_turn().does("marco", "stay")
    assert evening.table.turn == "survivors"
    assert len(evening.table.killer.hand) == 4


@pytest.mark.rule("TS-KILL-REAP-6-V105")
@pytest.mark.parametrize("dice", [NOTHING, (3, 3, 3, 0)])
def test_in_the_older_rules_too_only_the_draw_follows(dice: tuple[int, ...]) -> None:
    evening = hidden(edition="v1.05").at(marco="R4").rolls(dice).killers_turn().does("marco", "stay")
    assert evening.table.turn == "survivors"
    assert len(evening.table.killer.hand) == 4


@pytest.mark.rule("TS-EX-VANISH")
def test_the_spectre_vanishes_and_comes_back_two_rooms_on() -> None:
    evening = Evening("spectre").at(anna="G4", marco="R2", william="G1", killer="B5").hand("vanish", "sense", "pursue")
    evening.slow_step().does("killer", "card:vanish", "discard:sense", "to:R4", "to:R5")
    assert evening.sees("anna")["killer"]["last_seen"] == "B5"
    assert evening.sees("anna")["killer"]["place"] == ""
    evening.end_survivors_turn("william")
    assert evening.told("anna", "reappeared") == [{"place": "R5"}]
    assert [s.fear for s in evening.table.survivors] == [1, 1, 0]
    assert evening.told("anna", "search") == [{"place": "R5", "who": []}]
    assert evening.asked("killer") == "fast-card"
    assert evening.table.killer.actions == 2


# -- in stealth ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FAQ-2")
def test_the_killer_in_stealth_leaves_every_block_standing() -> None:
    evening = Evening("murderer").all_at("G2").at(killer="B5").hand("stalk").blocks("B5-R4", "R4-R5")
    evening.slow_step().does("killer", "card:stalk", "to:R4", "to:R5")
    assert evening.table.killer.place == "R5"
    assert evening.table.blocks == ["B5-R4", "R4-R5"]
    assert "block-broken" not in evening.kinds("anna")


@pytest.mark.rule("TS-FAQ-2")
def test_the_survivors_cannot_tell_one_sneaking_from_another() -> None:
    def sneaks(*steps: str) -> Evening:
        evening = Evening("murderer").all_at("G2").at(killer="B5").hand("stalk").blocks("B5-R4")
        return evening.slow_step().does("killer", "card:stalk", *steps)

    far, near = sneaks("to:R4", "to:R5"), sneaks("stop")
    for who in ("anna", "spectator"):
        assert far.sees(who) == near.sees(who)
        assert far.told(who) == near.told(who)


def test_a_stealth_zero_looks_the_same_and_the_path_may_come_back() -> None:
    evening = Evening("murderer").all_at("G2").at(killer="B5").hand("stalk").slow_step()
    evening.does("killer", "card:stalk", "to:R4", "to:B5")
    assert evening.table.killer.place == "B5"
    assert evening.sees("anna")["killer"] == {
        **evening.sees("anna")["killer"],
        "place": "",
        "last_seen": "B5",
        "stealth": True,
    }


def test_a_stealth_of_three_steps_is_refused() -> None:
    evening = Evening("murderer").all_at("G2").at(killer="B5").hand("stalk").slow_step()
    evening.does("killer", "card:stalk", "to:R4")
    assert evening.forbids("killer", "to:G4") == "TS-KW-STEALTH-1"
    evening.does("killer", "to:R5")
    assert evening.table.turn == "survivors"


def test_a_stealth_turn_lasts_until_the_next_turn_of_the_killer_whether_he_likes_or_not() -> None:
    evening = hidden().survivors_turn().end_survivors_turn("anna")
    assert evening.table.killer.stealth == ""
    assert evening.told("anna", "reappeared") == [{"place": "R4"}]


@pytest.mark.parametrize(("reading", "offered"), [("apply", ["trait:K07", "done"]), ("lost", [])])
def test_a_stealth_turn_traits_of_the_start_come_after_reappearing(reading: str, offered: list[str]) -> None:
    evening = hidden(stealth_traits=reading).trait("killer", "K07").killers_turn()
    assert evening.kinds("killer")[:3] == ["killers-turn", "reappeared", "search"]
    assert (evening.may("killer") if evening.asked("killer") == "start-trait" else []) == offered


# -- what reappearing brings -----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FAQ-8")
def test_the_amulet_does_not_protect_against_death_blossom() -> None:
    evening = hidden("death_blossom").at(marco="R5").holds("marco", "amulet").killers_turn()
    assert evening.match.over
    assert evening.told("marco", "eliminated") == [{"who": "marco"}]
    assert "amulet" not in evening.kinds("marco")
    assert evening.who("marco").items == ["amulet"]


def test_death_blossom_spares_those_two_rooms_away() -> None:
    evening = hidden("death_blossom").all_at("G4").killers_turn()
    assert not evening.match.over
    assert [s.health for s in evening.table.survivors] == [2, 2, 2]


def test_a_reappear_effects_death_blossom_comes_before_the_search() -> None:
    evening = hidden("death_blossom", separate_ways=True).at(marco="R4", william="R5").killers_turn()
    told = back_again(evening, "reappeared", "eliminated", "search")
    assert told == ["reappeared", "eliminated", "eliminated", "search"]
    assert evening.told("anna", "search") == [{"place": "R4", "who": []}]


def test_a_search_hidden_in_reappearing_is_an_encounter_like_any_other() -> None:
    evening = hidden().at(marco="R4").holds("marco", "hatchet").killers_turn()
    assert evening.told("anna", "encounter") == [{"place": "R4", "who": ["marco"]}]
    assert evening.asked("marco") == "defence-item"


def test_a_murderer_plus3_holds_from_the_first_attack_to_the_end_of_the_turn() -> None:
    evening = hidden().level(2, 4).at(anna="R4", marco="R4").rolls(NOTHING, NOTHING).killers_turn()
    assert evening.sees("anna")["killer"]["strength"] == 7
    evening.does("anna", "survivor:anna")
    assert [told["strength"] for told in evening.told("anna", "defence")] == [7, 7]
    evening.does("anna", "stay").does("marco", "stay")
    assert evening.sees("anna")["killer"]["strength"] == 4


def test_a_murderer_plus3_is_cut_at_ten() -> None:
    evening = hidden().level(4, 6).hand("stalk", "stalk").at(marco="R4").killers_turn().does("killer", "card:stalk")
    assert evening.told("anna", "attack-card") == [{"card": "stalk", "strength": 10}]
    stronger = hidden().level(4, 8).at(marco="R4").killers_turn()
    assert stronger.told("anna", "defence")[0]["strength"] == 10


def test_the_killer_cannot_choose_not_to_search_on_reappearing() -> None:
    evening = hidden().at(marco="R4").holds("marco", "hatchet").killers_turn()
    with pytest.raises(Illegal):
        evening.does("killer", "done")
    assert evening.sees("killer")["encounter"]["found"] == ["marco"]
