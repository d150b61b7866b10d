"""What level I adds to the turn, to the set-up and to what the Basic Game knows already."""

import pytest

from lamplit.engine import start
from lamplit.games.zeds import GAME
from lamplit.games.zeds.data.levels import LEVELS
from lamplit.games.zeds.data.units import UNITS

from .siege import Siege


@pytest.mark.rule("DZ-TURN-2", "DZ-TURN-4")
@pytest.mark.parametrize("level", ["I", "II"])
def test_infection_and_eating_come_before_the_zeds(level: str) -> None:
    siege = (
        Siege(level).unit("schmidt", "TC").zed("F7", 4).store(supplies=9).next_events("night_f", "well_armed").turn()
    )
    while siege.table.phase != "actions":
        siege.does(sorted(siege.may())[0])
    siege.does("end")
    assert siege.story("event", "phase")[0] == "event"
    phases = [told["phase"] for told in siege.told("phase")]
    start_at = phases.index("infection")
    assert phases[start_at : start_at + 5] == ["infection", "eat", "zeds", "actions", "housekeeping"]


@pytest.mark.rule("DZ-TURN-7")
@pytest.mark.parametrize(("level", "infection", "supplies"), [("basic", 0, 0), ("I", 7, 6)])
def test_from_level_one_infection_and_supplies_count(level: str, infection: int, supplies: int) -> None:
    stores = {"infection": 5, "supplies": 4} if level == "I" else {}
    siege = Siege(level).unit("schmidt", "TC").zed("M6", 4).zed("M5", 5).store(**stores).holds("organizer")
    siege.event("night_m").begin("zeds_phase_begins").does("card:organizer:salvation")
    assert (siege.table.infection, siege.table.supplies) == (infection, supplies)


@pytest.mark.rule("DZ-TURN-14")
def test_every_level_has_all_that_the_lower_ones_have() -> None:
    flags = [
        (settings.infection, settings.chaos, settings.research, "T" in settings.tracks)
        for settings in (Siege(level).table.settings for level in LEVELS)
    ]
    assert flags == [(level >= 1, level >= 2, level >= 3, level >= 4) for level in range(len(LEVELS))]


@pytest.mark.rule("DZ-HTH-7")
def test_a_fight_raises_infection_before_its_hits() -> None:
    siege = Siege("I").unit("furies", "F1").zed("F2", 4).actions(1).rolls((6, 6)).begin().does("move:furies:F2")
    assert siege.story("infection", "hit")[:2] == ["infection", "hit"]


@pytest.mark.rule("DZ-FORAGE-2")
@pytest.mark.parametrize(("level", "supplies"), [("basic", 0), ("I", 1)])
def test_foraging_brings_supplies(level: str, supplies: int) -> None:
    siege = Siege(level).unit("hunt", "F0").actions(1).rolls((4,)).begin().does("forage:hunt")
    assert (siege.table.supplies, siege.table.ammo) == (supplies, 4)


@pytest.mark.rule("DZ-ZED-13")
def test_an_infector_adds_its_strength_to_the_mob() -> None:
    siege = Siege("I").unit("schmidt", "F1").zed("F2", 4).zed("F2", 3).begin()
    assert siege.odds("move:schmidt:F2")["first"] == 2
    joined = Siege("I").unit("schmidt", "F1").zed("F2", 4).zed("F2", 3).zed("F2", "vermin").begin()
    assert joined.odds("move:schmidt:F2")["first"] == 1


# -- set-up ----------------------------------------------------------------------------------------------------------


def units_of(seed: str, kind: str, hero: str = "") -> set[str]:
    """The units of a kind with which a game of level I begins."""
    match = start(GAME, seed, {"level": "I"})
    match.answer("red", f"hero:{hero}")
    return {name for name in match.table.units if UNITS[name].kind == kind}


@pytest.mark.rule("DZ-SETUP-4")
def test_one_hero_is_chosen_and_three_come_by_chance() -> None:
    blue = {name for name, unit in UNITS.items() if unit.kind == "hero" and unit.level == 1}
    heroes = [units_of(str(seed), "hero", "johnson") for seed in range(8)]
    assert all(len(four) == 4 and "johnson" in four and four <= blue for four in heroes)
    assert len({frozenset(four) for four in heroes}) > 1


@pytest.mark.rule("DZ-SETUP-4")
def test_heroic_civilians_come_by_chance() -> None:
    heroic = [units_of(str(seed), "heroic", "hunt") for seed in range(8)]
    assert all(len(one) == 1 for one in heroic)
    assert set[str]().union(*heroic) <= {"furies", "salvation", "veterans12"}
    assert len({frozenset(one) for one in heroic}) > 1


@pytest.mark.rule("DZ-SETUP-5")
def test_two_dice_fill_the_stores() -> None:
    match = start(GAME, "stores", {"level": "I"})
    match.answer("red", "hero:hunt")
    events = match.events("red")
    dice = next(event["args"]["dice"] for event in events if event["args"].get("why") == "stores")
    ready = next(event["args"] for event in events if event["kind"] == "ready")
    names = {event["args"]["unit"] for event in events if event["kind"] == "joined"}
    brought = (2 * ("johnson" in names) + 2 * ("salvation" in names), 3 * ("johnson" in names))
    assert (ready["supplies"], ready["ammo"]) == (sum(dice) + brought[0], 6 - min(dice) + brought[1])
