"""What is told comes in the order in which one thing leads to another, in sentences that say who does it."""

import pytest

from lamplit import text
from lamplit.games.zeds.state import EKG, REDUCED

from .siege import Siege


def told(siege: Siege, language: str = "en") -> list[str]:
    """Everything that was told, in words."""
    return [text.event(event, "zeds", language) for event in siege.match.events("red")]


def test_a_shot_is_told_before_the_ammo_it_costs() -> None:
    siege = Siege().unit("hunt", "F1").zed("F2", 4).rolls((1, 1)).begin()
    siege.does(f"fire:hunt:{siege.names_at('F2')[0]}")
    assert siege.story("gunfire", "ammo", "rolled", "shot") == ["gunfire", "ammo", "rolled", "shot"]


@pytest.mark.parametrize(
    ("unit", "built"),
    [("hunt", "build:hunt:F1"), ("kingman", "ability:strongpoint:kingman"), ("kingman", "ability:minefield:kingman")],
)
def test_what_is_built_is_told_before_what_it_costs(unit: str, built: str) -> None:
    siege = Siege("II").unit(unit, "F1").store(supplies=9).actions(2).begin().does(built)
    assert siege.story("built", "supplies") == ["built", "supplies"]


def test_research_is_told_before_what_it_costs_and_what_it_finds() -> None:
    siege = Siege("III").unit("agee", "LAB").research("jerky", current="rumours_of_hope").store(supplies=5)
    siege.rolls((6,)).actions(2).begin().does("research:agee")
    story = siege.story("rolled", "supplies", "research")
    assert story.index("rolled") < story.index("research")
    assert story[0] == "rolled"


def test_refugees_reach_the_camp_before_infection_rises() -> None:
    siege = Siege("II").unit("hunt", "TC").folk("villagers1", "F0", side=REDUCED).actions(2).begin()
    siege.does("move:villagers1:TC")
    assert siege.story("folk-moved", "infection") == ["folk-moved", "infection"]


def test_who_is_healed_wakes_and_then_goes_to_the_camp() -> None:
    siege = Siege("II").folk("villagers1", "B1", side=REDUCED).store(infection=3)
    siege.table.folk["villagers1"].mark(EKG)
    siege.actions(2).begin().does("heal:villagers1")
    assert siege.story("woke", "folk-moved", "infection") == ["woke", "folk-moved", "infection"]


def test_raiders_plunder_before_the_stores_shrink() -> None:
    siege = Siege("II").zed("F0", "raiders").store(supplies=2, ammo=0).unit("hunt", "M3").begin("four_r")
    if siege.asked() == "loot":
        siege.does(*siege.may())
    assert siege.story("looted", "supplies") == ["looted", "supplies"]


def test_a_card_is_named_before_its_text_takes_effect() -> None:
    siege = Siege("II").unit("hunt", "F0").event("pantry").begin().does("end")
    assert siege.story("takes-effect", "supplies")[:2] == ["takes-effect", "supplies"]
    quiet = Siege("II").unit("hunt", "F2").event("pantry").begin().does("end")
    assert {"card": "pantry"} not in quiet.told("takes-effect")


def test_the_text_of_a_fate_card_is_announced_after_what_asked_for_it() -> None:
    siege = Siege("I").unit("hunt", "TC").event("spread").fate("lake_zeds").begin("zeds_phase_event")
    siege.does(*sorted(siege.may("track:"))[:1])
    assert siege.story("takes-effect", "fate", "zed-placed")[:5] == [
        "takes-effect",
        "fate",
        "zed-placed",
        "takes-effect",
        "zed-placed",
    ]
    assert [told["card"] for told in siege.told("takes-effect")][:2] == ["spread", "lake_zeds"]


def test_what_a_card_makes_of_a_fight_is_told() -> None:
    siege = Siege("I").unit("civilians7", "F3").unit("hunt", "TC").zed("F4", 9).holds("iron_will").rolls((1, 1))
    siege.activate("F")
    while siege.asked() != "after-roll":
        siege.does(next(iter(siege.may("unit:") or siege.may("go-on"))))
    siege.does("card:iron_will")
    results = [(one["human_wins"], one["zed_hits"], one["human_hits"]) for one in siege.told("result")]
    assert results[-1] == (True, 1, 0)
    assert not results[0][0]
    assert siege.story("fate-played", "result") == ["result", "fate-played", "result"]


def test_who_gets_what_a_card_brings_is_told() -> None:
    siege = Siege("II").unit("hunt", "TC").holds("trucks").begin().does("card:trucks:hunt")
    assert siege.last("marked") == {"piece": "hunt", "mark": "trucks"}


def test_who_may_act_without_cost_is_told() -> None:
    siege = Siege("I").unit("hunt", "TC").unit("civilians7", "TC").begin().does("ability:leadership:hunt:civilians7")
    assert siege.last("may-act") == {"unit": "civilians7"}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_dice_that_may_ignore_a_hit_are_a_sentence(language: str) -> None:
    siege = Siege("II").unit("johnson", "F1").zed("F2", "ironhide").rolls((6, 6), (1,), (6,)).actions(2).begin()
    siege.does("fire:johnson:ironhide")
    said = [line for line in told(siege, language) if line.endswith(": 1.")]
    name = text.name("ironhide", "zeds", language)
    assert len(said) == 1
    assert name in said[0]
    assert "?" not in said[0]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_unit_that_rolls_is_named(language: str) -> None:
    siege = Siege("I").unit("hunt", "F3").rolls((1,)).actions(2).begin().does("forage:hunt")
    assert any("Sheriff Hunt" in line and line.endswith(": 1.") for line in told(siege, language))


def test_an_article_in_the_midst_of_a_sentence_is_that_of_the_sentence() -> None:
    siege = Siege("I").unit("civilians7", "F3").zed("F4", 9).rolls((1, 1)).activate("F")
    said = next(line for line in told(siege, "de") if "Spalte" in line)
    assert text.name("civilians7", "zeds", "de") in said
    assert not any(article in said for article in (" Der ", " Die ", " Das "))


@pytest.mark.rule("DZ-COOP-2")
def test_only_where_several_play_one_is_told_to_be_done() -> None:
    alone = Siege().unit("hunt", "TC").next_events("night_m").begin().does("end")
    assert alone.told("done") == []
    together = Siege(players=2).unit("hunt", "TC").unit("schmidt", "TC").next_events("night_m").begin().does("end")
    assert together.told("done") == [{"seat": "red"}]


@pytest.mark.rule("DZ-HOSP-3")
def test_nobody_is_asked_twice_in_a_turn_who_leaves_the_hospital() -> None:
    siege = Siege("I").unit("hunt", "B1", side=REDUCED).unit("piazza", "TC").store(supplies=0)
    siege.rolls((1,), (6,)).event("hunting_cabin").begin("eat_phase")
    assert siege.asked() == "discharge"
    siege.does("go-on")
    assert siege.asked() == "shortage"


def test_trained_civilians_show_the_strength_they_fight_with() -> None:
    siege = Siege("IV").unit("hauser", "TC").unit("civilians7", "TC").actions(2).begin()
    before = siege.match.view("red")["units"]["civilians7"]["strength"]
    siege.does("ability:train:hauser:civilians7")
    assert siege.match.view("red")["units"]["civilians7"]["strength"] == before + 2
