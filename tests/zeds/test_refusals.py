"""A refusal names the condition that failed, in words; the rule stays linked."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lamplit import text
from lamplit.games import zeds
from lamplit.games.zeds.state import DEFIANT, EKG, FULL, REDUCED

from .siege import Siege


def named() -> dict[str, str]:
    """All conditions that the rules name, with the rule of each."""
    files = sorted(Path(zeds.__file__).parent.rglob("*.py"))
    found = [match.groups() for file in files for match in re.finditer(r'"(DZ-[A-Z0-9-]+):([a-z-]+)', file.read_text())]
    return {condition.rstrip("-"): rule for rule, condition in found}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_condition_has_words(language: str) -> None:
    said = {name for name in text.messages(language, "zeds") if name.startswith("refused-")}
    conditions = {condition for condition in named() if condition != "no"} | {"no-ammo", "no-supplies"}
    elsewhen = {"before-a-fight", "after-a-roll", "before-zeds-move", "not-now"}
    assert said == {f"refused-{condition}" for condition in conditions | elsewhen}


def field(level: str = "V") -> Siege:
    return Siege(level).store(ammo=4, supplies=9).actions(3)


CASES: list[tuple[Callable[[], Siege], str, str, str]] = [
    (lambda: field().unit("civilians7", "F2"), "forage:civilians7", "open-road", "DZ-FORAGE-1"),
    (lambda: field().unit("hunt", "B1"), "forage:hunt", "nothing-to-find", "DZ-FORAGE-1"),
    (lambda: field().unit("hunt", "F4").chaos("F4"), "move:hunt:F3", "in-chaos", "DZ-CHAOS-7"),
    (lambda: field().unit("hunt", "B1", side=REDUCED, marks=(EKG,)), "move:hunt:TC", "comatose", "DZ-COMA-1"),
    (
        lambda: field().unit("piazza", "F1").zed("F2", 9).actions(0),
        "ability:handload:piazza:zed",
        "no-action",
        "DZ-ACT-1",
    ),
    (lambda: field().unit("hunt", "F1").zed("F2", "zed9").store(ammo=0), "fire:hunt:zed9", "no-ammo", "DZ-GUN-1"),
    (
        lambda: field().unit("jones", "F1").zed("F2", "zed9").store(supplies=0),
        "fire:jones:zed9",
        "no-supplies",
        "DZ-GUN-1",
    ),
    (lambda: field().unit("riot", "F1").zed("F2", "zed9"), "fire:riot:zed9", "no-guns", "DZ-GUN-1"),
    (lambda: field().unit("hunt", "F1").zed("M2", "zed9"), "fire:hunt:zed9", "out-of-range", "DZ-GUN-2"),
    (lambda: field().unit("hunt", "F6").zed("F7", "zed9"), "fire:hunt:zed9", "start-fire", "DZ-ZED-19"),
    (lambda: field().unit("hunt", "F6"), "move:hunt:F7", "start", "DZ-ZED-19"),
    (lambda: field().unit("hunt", "F6"), "move:hunt:M6", "too-far", "DZ-MOVE-1"),
    (lambda: field().unit("hunt", "F1").zed("F2", 4), "move:hunt:F3", "enemies-on-the-way", "DZ-MOVE-2"),
    (lambda: field().unit("hunt", "F5").chaos("F4"), "move:hunt:F3", "chaos-on-the-way", "DZ-CHAOS-6"),
    (lambda: field().unit("hunt", "F0").unit("riot", "F1").unit("schmidt", "F1"), "move:hunt:F1", "full", "DZ-MOVE-3"),
    (lambda: field().unit("agee", "TC").unit("seaver", "LAB"), "move:agee:LAB", "taken", "DZ-SCI-2"),
    (lambda: field().unit("hunt", "TC"), "move:hunt:LAB", "scientists-only", "DZ-SCI-1"),
    (lambda: field().unit("petras_angels", "TC"), "move:petras_angels:T1", "above-ground", "DZ-TUN-7"),
    (lambda: field().unit("civilians7", "S3", marks=(DEFIANT,)), "move:civilians7:S2", "defiant", "DZ-DEF-1"),
    (lambda: field().unit("hunt", "S0").change(no_entry=["S1"]), "move:hunt:S2", "no-entry", "DZ-ZED-7"),
    (lambda: field().unit("hunt", "S0").change(bridge="collapsed"), "move:hunt:S2", "bridge-down", "DZ-TURN-8"),
    (lambda: field().unit("hunt", "S1").change(flooded=["M"]), "move:hunt:M2", "flooded", "DZ-TURN-8"),
    (lambda: field().unit("hunt", "F2").event("airborne"), "move:hunt:F1", "grounded", "DZ-TURN-8"),
    (lambda: field().unit("hunt", "TC"), "heal:hunt", "not-in-bed", "DZ-HEAL-2"),
    (lambda: field().unit("hunt", "B1"), "heal:hunt", "not-wounded", "DZ-HEAL-1"),
    (lambda: field().unit("hunt", "B1", hits=1).change(healed=["hunt"]), "heal:hunt", "healed", "DZ-HEAL-4"),
    (lambda: field().unit("hunt", "TC"), "bury:hunt", "not-in-bed", "DZ-HOSP-2"),
    (lambda: field().unit("hunt", "B1", side=REDUCED, marks=(EKG,)), "discharge:hunt", "comatose", "DZ-HOSP-1"),
    (lambda: field().unit("pickles", "F2"), "build:pickles:F2", "builds-nothing", "DZ-BUILD-2"),
    (lambda: field().unit("hunt", "F2"), "build:hunt:F4", "builds-elsewhere", "DZ-BUILD-1"),
    (lambda: field().unit("hunt", "TC"), "build:hunt:TC", "no-building-there", "DZ-BUILD-1"),
    (lambda: field().unit("hunt", "F2").store(supplies=1), "build:hunt:F2", "no-supplies", "DZ-BUILD-1"),
    (lambda: field().unit("hunt", "F2").change(barricades=["F4"]), "build:hunt:F2", "track-built", "DZ-BUILD-5"),
    (
        lambda: field().unit("kingman", "F2").change(strongpoint="M1"),
        "ability:strongpoint:kingman",
        "strongpoint-stands",
        "DZ-BUILD-9",
    ),
    (lambda: field().unit("kingman", "TC"), "ability:minefield:kingman", "no-building-there", "DZ-BUILD-11"),
    (lambda: field().unit("kingman", "F2").store(ammo=0), "ability:minefield:kingman", "no-ammo", "DZ-BUILD-11"),
    (
        lambda: field().unit("kingman", "F2").change(spent=["minefield"]),
        "ability:minefield:kingman",
        "mines-laid",
        "DZ-BUILD-12",
    ),
    (
        lambda: field().unit("hernandez", "TC").change(spent=["speech"]),
        "ability:speech:hernandez",
        "once-a-game",
        "DZ-ACT-3",
    ),
    (
        lambda: field().unit("schmidt", "TC").change(used=["ability:initiative:schmidt"]),
        "ability:initiative:schmidt",
        "ability-used",
        "DZ-ACT-3",
    ),
    (lambda: field().unit("hunt", "F2"), "ability:leadership:hunt", "nothing-to-do-with", "DZ-ACT-3"),
    (
        lambda: field().unit("hunt", "F2").unit("civilians7", "F1").unit("civilians1", "S3"),
        "ability:leadership:hunt:civilians1",
        "not-on",
        "DZ-ACT-3",
    ),
    (lambda: field().unit("hauser", "F1"), "ability:recruit:hauser", "only-there", "DZ-ACT-3"),
    (lambda: field().unit("jones", "TC"), "ability:experiment:jones", "not-in-office", "DZ-SCI-3"),
    (
        lambda: field().unit("wright", "TC").change(foreseen=True),
        "ability:classified:wright",
        "event-known",
        "DZ-ACT-3",
    ),
    (lambda: field().unit("bauer", "TC"), "ability:bridge:bauer", "bridge-stands", "DZ-TURN-8"),
    (lambda: field().unit("bauer", "F3").change(bridge="collapsed"), "ability:bridge:bauer", "not-beside", "DZ-TURN-8"),
    (
        lambda: field().unit("johnson", "TC", hits=1).store(supplies=0),
        "ability:patch_up:johnson:johnson",
        "no-supplies",
        "DZ-HEAL-10",
    ),
    (lambda: field().unit("hunt", "TC"), "card:bulldozer", "not-in-hand", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "TC").holds("bulldozer"), "card:bulldozer", "before-a-fight", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "TC").holds("iron_will"), "card:iron_will", "after-a-roll", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "TC").holds("decoy"), "card:decoy", "before-zeds-move", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "TC").holds("pyre"), "card:pyre", "no-infection", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "TC").holds("scouts"), "card:scouts", "nobody-threatened", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "TC").holds("dossier"), "card:dossier", "nobody-there", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "TC").holds("civ_leader"), "card:civ_leader", "card-without-use", "DZ-FATE-6"),
    (lambda: field().unit("hunt", "F2").change(components=["gas"]), "component:gas", "no-zeds-near", "DZ-SW-8"),
    (lambda: field().unit("hunt", "TC"), "research:hunt", "no-scientist", "DZ-RES-2"),
    (lambda: field().unit("agee", "TC"), "research:agee", "not-in-lab", "DZ-RES-2"),
    (lambda: field().unit("agee", "LAB").change(used=["research"]), "research:agee", "researched", "DZ-RES-6"),
    (lambda: field().unit("hunt", "F1").zed("F3", "zed9"), "move:zed9:F4", "not-led", "DZ-ACT-7"),
    (lambda: field().unit("hunt", "F1"), "move:furies:F4", "not-in-play", "DZ-ACT-7"),
    (
        lambda: field().unit("hunt", "TC").folk("villagers1", "F4", side=FULL),
        "move:villagers1:F3",
        "villagers",
        "DZ-VIL-2",
    ),
    (
        lambda: field().unit("hunt", "TC").folk("villagers1", "F4", side=REDUCED),
        "forage:villagers1",
        "refugees-only-move",
        "DZ-REF-5",
    ),
    (
        lambda: field().unit("hunt", "TC").folk("villagers1", "F4", side=REDUCED),
        "move:villagers1:F5",
        "refugees-outward",
        "DZ-REF-6",
    ),
    (
        lambda: field().unit("hunt", "TC").folk("villagers1", "F4", side=REDUCED),
        "move:villagers1:F1",
        "one-space",
        "DZ-REF-5",
    ),
    (
        lambda: field().unit("hunt", "TC").folk("villagers1", "F4", side=REDUCED).zed("F3", 4),
        "move:villagers1:F3",
        "zeds-ahead",
        "DZ-REF-7",
    ),
    (
        lambda: field().unit("hunt", "TC").folk("villagers1", "CAMP", side=REDUCED),
        "move:villagers1:TC",
        "refugees-safe",
        "DZ-REF-5",
    ),
    (lambda: field().unit("hunt", "TC"), "arm:civilians1", "empty-camp", "DZ-REF-13"),
    (
        lambda: field().unit("hunt", "TC").folk("villagers1", "CAMP", side=REDUCED),
        "arm:civilians1",
        "nobody-to-arm",
        "DZ-REF-14",
    ),
]


@pytest.mark.parametrize(("laid", "name", "condition", "rule"), CASES)
def test_a_refusal_names_the_condition_that_failed(
    laid: Callable[[], Siege], name: str, condition: str, rule: str
) -> None:
    siege = laid().begin()
    refused = siege.match.why_not("red", name)
    assert refused is not None, "it is allowed"
    assert (refused.message, refused.rule) == (f"refused-{condition}", rule)
    for language in text.LANGUAGES:
        said = refused.text(language)
        assert said.endswith(f"{rule})")
        assert not re.search(r"[{}$]|\b[a-z]+_[a-z]+\b|zed\d|civilians\d|refused", said), said


def test_who_forages_on_open_road_is_told_that_it_is_open_road() -> None:
    refused = field().unit("civilians7", "F2").begin().match.why_not("red", "forage:civilians7")
    assert refused is not None
    name = text.name("civilians7", "zeds", "en")
    assert name in refused.text("en")
    assert "open road" in refused.text("en")


def test_of_two_players_only_the_owner_of_a_hero_decides_on_its_ability() -> None:
    siege = Siege("I", players=2).unit("schmidt", "TC").unit("hunt", "TC").begin()
    refused = siege.match.why_not("blue", "ability:initiative:schmidt")
    assert refused is not None
    assert refused.message == "refused-of-another"
    assert text.name("red", "zeds", "en") in refused.text("en")
