"""Drawing skill cards, the hand limit, and the level that comes when the deck runs out."""

import random
from typing import Any

import pytest

import lamplit

from .evening import Evening

EVERYBODY = ("anna", "marco", "william", "killer", "spectator")
FIVE = (3, 1, 1, 0)
OLDER = {"edition": "v1.05"}


def butcher(*hand: str, **options: Any) -> Evening:
    """The Butcher in the Den with these cards in hand; the Survivors are on the Trail."""
    return Evening("butcher", **options).all_at("G1").at(killer="R4").hand(*hand)


def holds_out(evening: Evening) -> Evening:
    """Marco is found in the Den and defends with success."""
    return evening.at(marco="R4").holds("marco").rolls(FIVE).killer_acts().does("killer", "search")


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-DRAW-1")
def test_the_turn_ends_with_three_cards() -> None:
    evening = butcher("sense").deck("pursue", "stay", "madness", "pursue").killer_draws()
    assert evening.table.killer.hand == ["sense", "pursue", "stay", "madness"]
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-KILL-DRAW-2")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
@pytest.mark.parametrize("seed", range(3))
def test_the_hand_never_has_more_than_five_cards_when_the_survivors_turn_comes(edition: str, seed: int) -> None:
    match = lamplit.new("terrorscape", seed=seed, options={"edition": edition})
    luck = random.Random(seed)
    sizes = set()
    while not match.over:
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
        seen = match.view("killer")
        assert seen["you"] == "killer"
        if seen["turn"] == "survivors":
            sizes.add(len(seen["hidden_cards"]["hand"]))
    assert max(sizes) <= 5


@pytest.mark.rule("TS-KILL-DRAW-3-V2")
def test_what_is_drawn_with_a_full_hand_goes_at_once_without_a_choice() -> None:
    evening = butcher("sense", "sense", "stay", "madness").deck("pursue", "barricade", "chainsaw", "pursue")
    evening.killer_draws()
    assert evening.table.killer.hand == ["sense", "sense", "stay", "madness", "pursue"]
    assert evening.table.killer.discard[-2:] == ["barricade", "chainsaw"]
    assert evening.table.turn == "survivors"
    order = [kind for kind in evening.kinds("killer") if kind in ("drew-skill", "threw-away")]
    assert order == ["drew-skill", "drew-skill", "threw-away", "drew-skill", "threw-away"]


@pytest.mark.rule("TS-KILL-DRAW-3-V105")
@pytest.mark.parametrize("options", [OLDER, {"hand_limit": "after_drawing"}])
def test_in_the_older_rules_the_newest_cards_go_after_drawing(options: dict[str, Any]) -> None:
    evening = butcher("sense", "sense", "stay", "madness", **options).deck("pursue", "barricade", "chainsaw", "pursue")
    evening.killer_draws()
    assert evening.table.killer.hand == ["sense", "sense", "stay", "madness", "pursue"]
    assert sorted(evening.table.killer.discard[-2:]) == ["barricade", "chainsaw"]
    order = [kind for kind in evening.kinds("killer") if kind in ("drew-skill", "threw-away")]
    assert order == ["drew-skill", "drew-skill", "drew-skill", "threw-away", "threw-away"]


@pytest.mark.rule("TS-KILL-DRAW-3-V105")
def test_in_the_older_rules_a_card_thrown_away_is_not_in_the_deck_shuffled_meanwhile() -> None:
    evening = butcher("sense", "sense", "stay", "pursue", **OLDER).deck("barricade", "madness").killer_draws()
    assert "madness" in evening.table.killer.discard
    assert "madness" not in evening.table.killer.deck


def test_a_hand_draw_outside_the_own_turn_keeps_to_the_limit_too() -> None:
    evening = butcher("sense", "sense", "stay", "pursue", "pursue").deck("madness", "pursue")
    evening.at(marco="R4").holds("marco", "longsword").killer_acts().does("killer", "search")
    evening.does("marco", "item:longsword")
    assert evening.told("killer", "threw-away")[0] == {"card": "madness"}
    assert evening.table.killer.hand == ["sense", "sense", "stay", "pursue", "pursue"]


# -- when a level comes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-LEVEL-1-V2")
def test_discarding_from_an_empty_deck_levels_up_too() -> None:
    evening = holds_out(butcher("sense").deck("stay"))
    killer = evening.table.killer
    assert killer.level == 2
    told = [kind for kind in evening.kinds("killer") if kind in ("milled", "level", "reshuffled")]
    assert told == ["milled", "level", "reshuffled", "milled"]
    assert len(killer.discard) == 1
    assert len(killer.deck) == 10


@pytest.mark.rule("TS-KILL-LEVEL-1-V2")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_drawing_from_an_empty_deck_levels_up(edition: str) -> None:
    evening = butcher("sense", edition=edition).deck().killer_draws()
    assert evening.table.killer.level == 2
    assert len(evening.table.killer.hand) == 4


@pytest.mark.rule("TS-KILL-LEVEL-1-V105")
@pytest.mark.parametrize("options", [OLDER, {"levelup_trigger": "draw"}])
@pytest.mark.parametrize("deck", [(), ("stay",)])
def test_in_the_older_rules_discarding_just_stops_at_an_empty_deck(
    options: dict[str, Any], deck: tuple[str, ...]
) -> None:
    evening = holds_out(butcher("sense", **options).deck(*deck))
    assert evening.table.killer.level == 1
    assert len(evening.told("killer", "milled")) == len(deck)
    assert evening.table.killer.deck == []
    assert "reshuffled" not in evening.kinds("killer")


@pytest.mark.rule("TS-KILL-LEVEL-1-V105")
def test_in_the_older_rules_drawing_from_an_empty_deck_levels_up() -> None:
    evening = butcher("sense", **OLDER).deck("stay").killer_draws()
    assert evening.table.killer.level == 2


@pytest.mark.rule("TS-KILL-LEVEL-2")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_a_deck_that_is_just_used_up_brings_no_level_yet(edition: str) -> None:
    evening = butcher("sense", edition=edition).deck("stay", "pursue", "madness").killer_draws()
    assert evening.table.killer.deck == []
    assert evening.table.killer.level == 1
    evening.end_survivors_turn("anna").end_killers_turn()
    assert evening.table.killer.level == 2


@pytest.mark.rule("TS-KILL-LEVEL-1-V2", "TS-KILL-LEVEL-1-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_a_level_max_at_level_five_the_deck_is_only_shuffled(edition: str) -> None:
    evening = butcher("sense", edition=edition).level(5, 6).deck().killer_draws()
    assert evening.table.killer.level == 5
    assert len(evening.table.killer.hand) == 4
    assert "level" not in evening.kinds("killer")


# -- what a level does -----------------------------------------------------------------------------------------------

FULL = ("sense", "sense", "stay", "pursue", "madness")


def kinds_of_level_up(evening: Evening) -> list[str]:
    return [kind for kind in evening.kinds("killer") if kind in ("drew-skill", "level", "reshuffled", "unlocked")]


@pytest.mark.rule("TS-KILL-LEVEL-3-V2")
def test_first_the_level_then_the_shuffle_then_the_draw_goes_on() -> None:
    evening = butcher("sense").deck("stay").killer_draws()
    assert kinds_of_level_up(evening) == ["drew-skill", "level", "reshuffled", "drew-skill", "drew-skill"]


@pytest.mark.rule("TS-KILL-LEVEL-3-V2")
def test_the_card_given_up_for_the_unlocked_one_is_shuffled_in() -> None:
    evening = butcher(*FULL).level(2, 6).deck("pursue", "barricade").killer_draws().does("killer", "discard:madness")
    killer = evening.table.killer
    assert len(killer.discard) == 1
    assert "madness" in killer.deck + killer.discard


@pytest.mark.rule("TS-KILL-LEVEL-3-V105")
@pytest.mark.parametrize("options", [OLDER, {"levelup_order": "shuffle_first"}])
def test_in_the_older_rules_the_level_comes_last(options: dict[str, Any]) -> None:
    evening = butcher("sense", **options).deck("stay").killer_draws()
    assert kinds_of_level_up(evening) == ["drew-skill", "reshuffled", "drew-skill", "drew-skill", "level"]


@pytest.mark.rule("TS-KILL-LEVEL-3-V105")
def test_in_the_older_rules_the_card_given_up_stays_in_the_discard_pile() -> None:
    evening = butcher(*FULL, **OLDER).level(2, 6).deck("pursue", "barricade").killer_draws()
    evening.does("killer", "discard:madness")
    assert "madness" in evening.table.killer.discard
    assert "madness" not in evening.table.killer.deck


@pytest.mark.rule("TS-KILL-LEVEL-4")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
@pytest.mark.parametrize("who", EVERYBODY)
def test_everybody_sees_the_new_level_and_strength_at_once(who: str, edition: str) -> None:
    evening = butcher("sense", edition=edition).deck().killer_draws()
    assert evening.told(who, "level") == [{"level": 2, "strength": 6}]
    assert (evening.sees(who)["killer"]["level"], evening.sees(who)["killer"]["strength"]) == (2, 6)


@pytest.mark.rule("TS-KILL-LEVEL-5")
def test_the_unlocked_card_comes_to_the_hand() -> None:
    evening = butcher("sense").level(2, 6).deck().killer_draws()
    assert "brutal_rage" in evening.table.killer.hand
    assert evening.table.killer.locked == []
    assert len(evening.table.killer.hand) == 5


@pytest.mark.rule("TS-KILL-LEVEL-6-V2")
def test_with_a_full_hand_one_of_the_other_five_makes_room() -> None:
    evening = butcher(*FULL).level(2, 6).deck().killer_draws()
    assert evening.asked("killer") == "make-room"
    assert set(evening.may("killer")) == {*(f"discard:{card}" for card in FULL), "forgo"}
    with pytest.raises(lamplit.Illegal):
        evening.does("killer", "discard:brutal_rage")
    evening.does("killer", "discard:stay")
    assert evening.table.killer.hand == ["sense", "sense", "pursue", "madness", "brutal_rage"]


@pytest.mark.rule("TS-KILL-LEVEL-6-V2")
def test_who_keeps_a_full_hand_leaves_the_card_locked_until_the_next_level() -> None:
    evening = butcher(*FULL).level(2, 6).deck().killer_draws().does("killer", "forgo")
    assert evening.table.killer.hand == list(FULL)
    assert evening.sees("anna")["cards"]["locked"] == ["brutal_rage"]
    assert evening.told("killer", "unlocked") == []
    assert evening.told("anna", "stays-locked") == [{"card": "brutal_rage"}], "everybody sees where it lies"
    evening = butcher(*FULL[:4]).level(3, 6).deck().killer_draws()
    assert "brutal_rage" in evening.table.killer.hand, "at level 4 there is room for it"


@pytest.mark.rule("TS-KILL-LEVEL-6-V2")
def test_a_table_may_want_one_of_the_others_to_go_in_any_case() -> None:
    evening = butcher(*FULL, unlock_overflow="others").level(2, 6).deck().killer_draws()
    assert set(evening.may("killer")) == {f"discard:{card}" for card in FULL}


@pytest.mark.rule("TS-KILL-LEVEL-6-V105")
@pytest.mark.parametrize("options", [OLDER, {"unlock_overflow": "any"}])
def test_in_the_older_rules_any_of_the_six_may_go(options: dict[str, Any]) -> None:
    evening = butcher(*FULL, **options).level(2, 6).deck().killer_draws()
    assert set(evening.may("killer")) == {f"discard:{card}" for card in (*FULL, "brutal_rage")}
    evening.does("killer", "discard:brutal_rage")
    assert evening.table.killer.hand == list(FULL)
    assert evening.table.killer.locked == []


@pytest.mark.rule("TS-KILL-LEVEL-6-V105")
def test_in_the_older_rules_no_other_draw_asks_which_card_goes() -> None:
    evening = butcher(*FULL, **OLDER).deck().killer_draws()
    assert evening.table.killer.hand == list(FULL)
    assert evening.table.turn == "survivors"


@pytest.mark.rule("TS-KILL-LEVEL-7")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_the_draw_is_completed_from_the_new_deck(edition: str) -> None:
    evening = butcher("sense", edition=edition).deck("stay").killer_draws()
    assert len(evening.told("killer", "drew-skill")) == 3
    assert evening.table.killer.hand[:2] == ["sense", "stay"]
    assert len(evening.table.killer.hand) == 4
    assert len(evening.table.killer.deck) == 8


@pytest.mark.rule("TS-EX-LEVELUP")
def test_the_butcher_of_level_two_draws_his_way_to_brutal_rage() -> None:
    evening = butcher("sense", "sense", "stay", "pursue").level(2, 6).deck("madness", "chainsaw").killer_draws()
    assert evening.asked("killer") == "make-room"
    assert evening.table.killer.hand == ["sense", "sense", "stay", "pursue", "madness"]
    assert evening.table.killer.discard[-1] == "chainsaw"
    evening.does("killer", "discard:stay")
    killer = evening.table.killer
    assert killer.level == 3
    assert killer.hand == ["sense", "sense", "pursue", "madness", "brutal_rage"]
    assert len(killer.discard) == 1
    assert evening.told("killer", "threw-away")[-1] == {"card": killer.discard[0]}
    assert sorted(killer.deck + killer.discard) == [
        "barricade", "barricade", "barricade", "chainsaw", "chainsaw", "pursue", "pursue", "stay",
    ]  # fmt: skip


def test_a_levelup_draw_stops_without_a_level_if_there_is_no_card_at_all() -> None:
    evening = butcher("sense").deck()
    evening.table.killer.discard.clear()
    evening.killer_draws()
    assert evening.table.killer.level == 1
    assert evening.table.killer.hand == ["sense"]


def test_a_longsword_draw_may_level_up_and_the_strength_counts_at_once() -> None:
    evening = butcher("sense").deck().at(marco="R4").holds("marco", "longsword").rolls((1, 1, 0, 0))
    evening.killer_acts().does("killer", "search").does("marco", "item:longsword")
    order = [kind for kind in evening.kinds("marco") if kind in ("longsword-draw", "level", "rolled")]
    assert order == ["longsword-draw", "level", "rolled"]
    assert evening.told("marco", "defence") == [{"who": "marco", "total": 5, "strength": 6, "held": False}]
    assert len(evening.told("killer", "drew-skill")) == 1
