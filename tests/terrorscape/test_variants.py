"""The variants as a whole: any of them together, the choice of traits, plans among rivals."""

import random
from itertools import product
from typing import Any, cast

import pytest

import lamplit
from lamplit.games.terrorscape.data.variants import KILLER_TRAITS, SURVIVOR_TRAITS
from lamplit.games.terrorscape.state import Table

from .evening import Evening

TEAM = ("survivor1", "survivor2", "survivor3")
COMBINATIONS = list(product(["none", "hard"], [False, True], [False, True]))


def started(seed: int = 1, **options: Any) -> lamplit.Match:
    """A game whose characters are fixed: the first question is one of the variants or the first turn."""
    return lamplit.new("terrorscape", seed, {"killer": "butcher", "team": "first", **options})


def offered(match: lamplit.Match, seat: str) -> list[str]:
    """What a seat may answer."""
    question = match.question(seat)
    return [] if question is None else [option.name for option in question.options]


def cards_of(names: list[str]) -> set[str]:
    """The traits that occur in these answers."""
    return {trait for name in names for trait in name.removeprefix("traits:").split("+")}


def all_choose(match: lamplit.Match) -> lamplit.Match:
    """Everybody takes the first choice of traits."""
    while match.questions and match.questions[0].prompt == "choose-traits":
        question = match.questions[0]
        match.answer(question.seat, question.options[0].name)
    return match


# -- any variants together -------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-1")
@pytest.mark.parametrize(("traits", "separate", "plans"), COMBINATIONS)
def test_any_variants_can_be_agreed_on_and_played_to_the_end(traits: str, separate: bool, plans: bool) -> None:
    options = {"traits": traits, "separate_ways": separate, "plans": plans}
    for seed in range(3):
        match = lamplit.new("terrorscape", seed, options)
        luck = random.Random(seed)
        for _ in range(20_000):
            if match.over:
                break
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
        assert match.result is not None
        assert match.result["side"] in ("killer", "survivors", "both", "nobody")
        assert set(match.result["winners"]) <= {"killer", *TEAM}
        seen = match.view("survivor1")
        assert seen["you"] == "survivor1"
        assert seen["variants"] == {"traits": traits != "none", "separate_ways": separate, "plans": plans, "players": 4}
        assert bool(seen["plans"]) is plans
        assert len(seen["killer"]["traits"]) == (2 if traits == "hard" else 0)
        assert (seen["keys"] is None) is separate


# -- drawing and choosing traits -------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-TRAIT-1")
def test_traits_are_chosen_after_all_is_set_up_and_before_the_first_turn() -> None:
    match = started(traits="normal")
    assert {question.prompt for question in match.questions} == {"choose-traits"}
    assert match.view("killer")["round"] == 0
    assert len(match.view("killer")["hidden_cards"]["hand"]) == 2, "the cards are dealt"
    all_choose(match)
    assert match.view("killer")["round"] == 1
    assert {question.prompt for question in match.questions} == {"act"}


@pytest.mark.rule(
    "TS-VAR-TRAIT-EASY", "TS-VAR-TRAIT-NORMAL", "TS-VAR-TRAIT-HARD", "TS-VAR-TRAIT-NIGHT", "TS-VAR-TRAIT-2"
)
@pytest.mark.parametrize(
    ("level", "drawn", "kept"), [("easy", 0, 0), ("normal", 2, 1), ("hard", 4, 2), ("nightmare", 6, 3)]
)
def test_the_difficulty_says_how_many_traits_are_drawn_and_kept(level: str, drawn: int, kept: int) -> None:
    match = started(traits=level)
    for seat in TEAM:
        assert len(offered(match, seat)) == len(cards_of(offered(match, seat))) == 2, "one of two"
    assert len(cards_of(offered(match, "killer")) - {""}) == drawn
    assert {name.count("+") + 1 for name in offered(match, "killer")} == ({kept} if kept else set())
    all_choose(match)
    assert [len(member["traits"]) for member in match.view("survivor1")["team"]] == [1, 1, 1]
    assert len(match.view("survivor1")["killer"]["traits"]) == kept


@pytest.mark.rule("TS-VAR-TRAIT-2")
def test_the_numbers_of_traits_can_be_agreed_freely() -> None:
    free = {"survivor_traits_drawn": 4, "survivor_traits_kept": 2, "killer_traits_drawn": 5, "killer_traits_kept": 3}
    match = started(traits="free", **free)
    assert len(cards_of(offered(match, "survivor2"))) == 4
    assert len(cards_of(offered(match, "killer"))) == 5
    all_choose(match)
    assert [len(member["traits"]) for member in match.view("survivor1")["team"]] == [2, 2, 2]
    assert len(match.view("killer")["killer"]["traits"]) == 3
    with pytest.raises(lamplit.BadOption):
        started(traits="free", killer_traits_drawn=1, killer_traits_kept=2)


def test_nobody_is_offered_a_trait_twice_and_what_is_not_chosen_is_out_of_the_game() -> None:
    match = started(traits="hard")
    drawn = [cards_of(offered(match, seat)) for seat in TEAM]
    assert len(set().union(*drawn)) == 6
    assert set().union(*drawn) <= set(SURVIVOR_TRAITS)
    assert cards_of(offered(match, "killer")) <= set(KILLER_TRAITS)
    all_choose(match)
    table = cast(Table, match.table)
    assert len(table.survivor_traits) == 14
    assert len(table.killer_traits) == 16


@pytest.mark.rule("TS-VAR-TRAIT-3")
def test_the_killers_traits_are_open_once_both_sides_have_chosen() -> None:
    match = started(traits="hard")
    choice = offered(match, "killer")[0]
    match.answer("killer", choice)
    assert match.view("survivor1")["killer"]["traits"] == []
    assert not [event for event in match.events("survivor1") if event["kind"] == "killer-traits"]
    all_choose(match)
    chosen = choice.removeprefix("traits:").split("+")
    assert match.view("survivor1")["killer"]["traits"] == chosen
    assert match.view("spectator")["killer"]["traits"] == chosen
    told = [event["args"] for event in match.events("survivor3") if event["kind"] == "killer-traits"]
    assert told == [{"traits": chosen}]
    luck = random.Random(1)
    while not match.over:
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    assert match.view("survivor1")["killer"]["traits"] == chosen, "for the rest of the game"


@pytest.mark.rule("TS-VAR-TRAIT-3")
def test_the_survivors_never_see_what_the_killer_did_not_choose() -> None:
    match = started(traits="hard")
    drawn = cards_of(offered(match, "killer"))
    choice = offered(match, "killer")[0]
    all_choose(match)
    unseen = drawn - set(choice.removeprefix("traits:").split("+"))
    assert not [trait for trait in unseen if trait in str((match.view("survivor1"), match.events("survivor1")))]


@pytest.mark.rule("TS-VAR-TRAIT-4")
def test_the_survivors_traits_stay_secret() -> None:
    match = started(traits="nightmare")
    drawn = set().union(*(cards_of(offered(match, seat)) for seat in TEAM))
    all_choose(match)
    for seat in ("killer", "spectator"):
        known = str((match.view(seat), match.events(seat)))
        assert not [trait for trait in drawn if trait in known]
    mates = [member["traits"] for member in match.view("survivor2")["team"]]
    assert {trait for traits in mates for trait in traits} <= drawn, "among themselves they know"


@pytest.mark.rule("TS-VAR-TRAIT-5")
def test_a_used_trait_lies_turned_over_for_the_team_to_see() -> None:
    evening = Evening().trait("anna", "S13").survivors_act().does("anna", "trait:S13:B4")
    assert evening.sees("marco")["team"][0]["spent"] == ["S13"]
    assert evening.told("marco", "trait-used") == [{"who": "anna", "trait": "S13"}]


def test_a_trait_one_does_not_have_is_refused_without_naming_a_rule() -> None:
    assert Evening().survivors_act().refuses("anna", "trait:S13:B4") is None


# -- plans among rivals ----------------------------------------------------------------------------------------------


def rivals(*plans: str, **options: Any) -> Evening:
    """Separate Ways with plans; Marco holds the first player token, the Killer is in the Storage."""
    evening = Evening(separate_ways=True, plans=True, **options).change(plans=list(plans), first_player=1)
    return evening.at(killer="B4").all_at("B2")


@pytest.mark.rule("TS-VAR-BOTH-1")
@pytest.mark.parametrize("reading", ["may", "must"])
def test_the_first_player_alone_decides_whether_a_plan_goes_on(reading: str) -> None:
    evening = rivals("P15", plan_progress=reading).at(william="G2").begin("check_plans")
    assert evening.may("william") == evening.may("anna") == []
    assert evening.may("marco") == ["advance:P15", "decline"]
    evening.does("marco", "decline")
    assert evening.table.plan_lines == 0


@pytest.mark.rule("TS-VAR-BOTH-2")
def test_the_first_player_alone_decides_which_plan_goes_on() -> None:
    evening = rivals("P15", "P12").at(william="G2", anna="G3").begin("check_plans")
    assert evening.may("william") == evening.may("anna") == []
    assert evening.may("marco") == ["advance:P15", "advance:P12", "decline"]
    evening.does("marco", "advance:P12")
    assert evening.table.plan == "P12"


@pytest.mark.rule("TS-VAR-BOTH-1")
def test_a_first_player_who_is_out_decides_nothing_even_if_nothing_is_left_to_discover() -> None:
    evening = rivals("P15").gone(marco="eliminated").at(william="G2").discover_deck().change(rescue=3).discover()
    assert evening.may("marco") == []
    assert evening.may("william") == ["advance:P15", "decline"]


@pytest.mark.rule("TS-VAR-BOTH-3")
def test_everybody_may_use_a_complete_plan_and_a_single_use_goes_to_the_first() -> None:
    evening = rivals("P09").change(plan="P09", plan_lines=2, plan_done="P09").survivors_act()
    for who in ("anna", "marco", "william"):
        assert "plan:P09:B1" in evening.may(who)
    evening.does("william", "plan:P09:B1")
    assert evening.refuses("anna", "plan:P09:B1") == "TS-VAR-PLAN-8"
    assert evening.refuses("marco", "plan:P09:B1") == "TS-VAR-PLAN-8"


@pytest.mark.rule("TS-VAR-BOTH-4")
def test_all_survivors_on_a_plan_are_those_still_alive() -> None:
    evening = rivals("P09").change(plan="P09", plan_lines=1).gone(william="eliminated").at(william="G1")
    assert "advance:P09" in evening.begin("check_plans").may("marco")
    evening = rivals("P14").gone(william="eliminated").at(anna="B3", william="B3")
    assert "advance:P14" in evening.begin("check_plans").may("marco")
    alive = rivals("P09").change(plan="P09", plan_lines=1).at(william="G1").begin("check_plans")
    assert alive.may("marco") == []


@pytest.mark.rule("TS-VAR-BOTH-4")
@pytest.mark.parametrize("lines", [1, 2])
def test_the_last_one_alive_is_both_together_and_apart(lines: int) -> None:
    evening = rivals("P14").change(plan="P14", plan_lines=lines).gone(william="eliminated", anna="eliminated")
    assert "advance:P14" in evening.begin("check_plans").may("marco")


@pytest.mark.rule("TS-VAR-BOTH-5")
def test_a_plan_that_wins_beats_the_killer_however_many_he_has_eliminated() -> None:
    evening = rivals("P03").change(plan="P03", plan_lines=4, plan_done="P03").at(marco="B3")
    evening.gone(william="eliminated", anna="eliminated").survivors_turn()
    assert evening.match.result == {"side": "survivors", "how": "P03", "winners": ["survivor2"], "title": ""}


@pytest.mark.rule("TS-VAR-BOTH-5", "TS-VAR-SEP-WIN-2")
def test_who_escaped_before_a_plan_won_has_won_as_well() -> None:
    evening = rivals("P03").change(plan="P03", plan_lines=4, plan_done="P03").at(marco="B3")
    evening.gone(william="escaped", anna="eliminated").survivors_turn()
    assert evening.match.result is not None
    assert evening.match.result["winners"] == ["survivor2", "survivor3"]
