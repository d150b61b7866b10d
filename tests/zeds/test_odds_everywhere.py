"""Whatever is left to dice says so before anybody commits to it, with exact chances."""

from itertools import product
from random import Random

import pytest

import lamplit
from lamplit.games.zeds.odds.columns import read_fight

from .siege import Siege

OF_UNITS = ("fight", "gunfire", "forage", "research", "saving", "catacombs", "hoses", "assassin", "charge", "traps")
OF_CARDS = ("stealth", "quick-tests", "drone", "gunship", "sneak-attack", "decoy", "breakdown")
OWN_DICE = frozenset((*OF_UNITS, *OF_CARDS))
"""Dice that follow a decision; those of phases and events are rolled anyway."""
LEAD_ON = frozenset(
    ("fated-track", "horde-card", "after-roll", "discharge", "any-time", "guard-track", "another-start")
)
"""Questions after which the turn just goes on."""
LEFT_AT_THAT = frozenset(("keep", "decline", "go-on", "stay", "no-bed"))
CHAPTERS = frozenset(("phase", "event", "activated", "zeds-moved", "fate"))
"""What is told between an answer and dice that it did not lead to."""


def dice_of(match: lamplit.Match, seat: str, name: str) -> str:
    """What dice are rolled for at once if this is answered, or nothing."""
    tried = match.clone()
    before = tried.heard("spectator")
    tried.answer(seat, name)
    for event in tried.events("spectator", after=before):
        if event["kind"] in CHAPTERS:
            return ""
        if event["kind"] == "rolled":
            return event["args"]["why"]
    return ""


@pytest.mark.parametrize(("level", "seed"), [("I", 3), ("II", 5), ("III", 7), ("IV", 9), ("V", 11)])
def test_every_answer_that_leads_to_dice_tells_its_odds(level: str, seed: int) -> None:
    match, luck = lamplit.new("zeds", seed, {"level": level, "players": 2}), Random(seed)
    tried: dict[tuple[str, str], int] = {}
    for _ in range(150):
        if match.over:
            return
        question = luck.choice(match.questions)
        names, odds = [option.name for option in question.options], match.view(question.seat).get("odds", {})
        for name in [] if question.prompt in LEAD_ON else sorted({*names} - {*odds} - LEFT_AT_THAT):
            kind = (
                question.prompt,
                ":".join(name.split(":")[: 2 if name.startswith(("ability", "card", "event")) else 1]),
            )
            tried[kind] = tried.get(kind, 0) + 1
            if tried[kind] <= 3:
                assert dice_of(match, question.seat, name) not in OWN_DICE, f"{name} tells no odds ({kind[0]})"
        match.answer(question.seat, luck.choice([name for name in names if name != "end"] or names))


def test_the_way_out_of_the_catacombs() -> None:
    siege = Siege("IV").unit("civilians7", "T3").unit("hunt", "T5").begin()
    assert siege.odds("move:civilians7:T2") == {"chance": 0.5, "lost": 0.1667}
    assert "move:hunt:T4" not in siege.match.view("red")["odds"], "who knows the plant needs no die"
    lost = Siege("IV").unit("civilians7", "T3").zed("T2", 5).begin().odds("move:civilians7:T2")
    sure = Siege("IV").unit("civilians7", "T1").zed("T2", 5).begin().odds("move:civilians7:T2")
    assert (lost["win"], lost["chance"]) == (pytest.approx(sure["win"] / 2, abs=1e-4), 0.5)


def test_a_saving_roll() -> None:
    siege = Siege("I").unit("civilians7", "F3", side=1, hits=1).zed("F4", 9).rolls((1, 1)).activate("F")
    assert siege.asked() == "saving-roll"
    assert siege.odds("roll") == {"chance": 0.5}
    siege = Siege("II").unit("staub", "F3", side=1).zed("F4", 9).rolls((1, 1), (1,)).activate("F")
    assert siege.asked() == "saving-roll"
    assert siege.odds("roll") == {"chance": 0.75}, "the lucky one rolls two dice"


def test_hoses() -> None:
    siege = Siege("II").unit("fire129", "F2").zed("F3", 5).begin()
    enough = sum(sum(dice) >= 5 for dice in product(range(1, 7), repeat=2)) / 36
    assert siege.odds(f"ability:hoses:fire129:{siege.names_at('F3')[0]}")["chance"] == pytest.approx(enough, abs=1e-4)


def test_a_leader_of_civilians_counts_for_those_who_fight() -> None:
    siege = Siege("I").unit("civilians7", "F3").unit("civilians1", "TC").zed("F4", 5).holds("civ_leader").activate("F")
    bare, led = siege.odds("go-on"), siege.odds("card:civ_leader:civilians7")
    assert led["column"] == bare["column"] + 1
    assert ["mark:civilian_leader", 1] in led["shifts"]
    assert siege.may("card:") == {"card:civ_leader:civilians7"}
    siege.does("card:civ_leader:civilians7")


def test_what_is_thrown() -> None:
    siege = Siege("IV").unit("civilians7", "F3").zed("F4", 5).zed("F4", 2).holds("throw_it").activate("F")
    weak, strong = siege.names_at("F3")[1], siege.names_at("F3")[0]
    card = siege.odds("card:throw_it")
    siege.does("card:throw_it")
    assert siege.odds(f"unit:{weak}")["kill"] == card["kill"] >= siege.odds(f"unit:{strong}")["kill"]


def test_a_free_step_into_zeds_shows_the_fight() -> None:
    siege = Siege("II").unit("rangers", "F2").zed("F3", 5).begin("rangers_step")
    assert siege.asked() == "free-step"
    assert siege.odds("step:F3")["win"] > 0
    assert "step:F1" not in siege.match.view("red")["odds"]


def test_who_is_attacked_out_of_nowhere() -> None:
    siege = Siege().event("underfoot").unit("hunt", "F1").unit("civilians7", "F3").fate("bad_stock")
    siege.begin("zeds_phase_event")
    assert siege.asked() == "sneak-attack"
    hits = [read_fight(4, sum(dice)).human_hits for dice in product(range(1, 7), repeat=2)]
    assert siege.odds("unit:civilians7")["hurt"] == pytest.approx(sum(hits) / 36, abs=1e-4)


def test_a_drone_shows_what_it_would_hit() -> None:
    siege = Siege("IV").event("drone").zed("F3", 5, side=1, hits=1).zed("M3", 5).begin("zeds_phase_event")
    assert siege.asked() == "drone"
    assert siege.odds("place:M3") == {"hits": 2.0, "kill": 0.0}
    assert siege.odds("place:F3")["kill"] == pytest.approx(4 / 6, abs=1e-4)


def test_a_decoy_may_be_kept() -> None:
    siege = Siege("II").zed("F3", 5).holds("decoy").activate("F")
    assert siege.odds("card:decoy") == {"kept": 0.5}


def test_hunger_shows_whom_it_would_kill() -> None:
    siege = Siege("I").unit("hunt", "TC").unit("civilians7", "F3", side=1, hits=1).store(supplies=0)
    siege.event("odd_smell").begin("eat_phase")
    assert siege.asked() == "shortage"
    assert siege.odds("unit:civilians7")["last"] == 1.0
    assert siege.odds("unit:hunt")["hurt"] == 0.5, "tough units ignore every other hit"


def test_each_track_shows_the_fight_that_comes_first() -> None:
    siege = Siege().event("kidding").unit("hunt", "F1").zed("F2", 5).zed("M3", 5).activate("ALL")
    assert siege.asked() == "next-track"
    assert siege.odds("track:F")["win"] > 0
    assert "track:M" not in siege.match.view("red")["odds"], "nobody is in their way"


def test_only_the_horde_is_told_the_odds_of_its_cards() -> None:
    siege = Siege(mode="versus").unit("hunt", "F1").zed("F2", 5).change(horde_hand=["horde_surge"])
    match = siege.begin("zeds_phase_begins").match
    assert match.view("zeds")["odds"]["card:horde_surge:F"]["win"] > 0
    for seat in ("red", "spectator"):
        assert match.view(seat)["odds"] == {}
