"""A card serves once a turn, also in what a haunt does with it: to exorcise, gaze, spray or study with it is to use it.

Each row is a task, who does it, with which card, and the table on which it can be done.
"""

from collections.abc import Callable

import pytest

from lamplit.games.betrayal.explorers.cards import handled

from ..house import PEOPLE, House
from . import test_abyss as abyss
from . import test_airborne as airborne
from . import test_banshee as banshee
from . import test_bride as bride
from . import test_checkmate as checkmate
from . import test_dance as dance
from . import test_dracula as dracula
from . import test_dragon as dragon
from . import test_dream as dream
from . import test_firebats as firebats
from . import test_flesh as flesh
from . import test_flood as flood
from . import test_invisible as invisible
from . import test_invocation as invocation
from . import test_ivy as ivy
from . import test_jack as jack
from . import test_lost as lost
from . import test_mummy as mummy
from . import test_portrait as portrait
from . import test_seance as seance
from . import test_sickness as sickness
from . import test_solomon as solomon
from . import test_specters as specters
from . import test_stars as stars
from . import test_statue as statue
from . import test_stew as stew
from . import test_tentacles as tentacles
from . import test_treasure as treasure
from . import test_twins as twins
from . import test_undead as undead
from . import test_web as web
from . import test_werewolf as werewolf
from . import test_wind as wind
from . import test_worm as worm

OX, ZOE, PETER = PEOPLE["ox"], PEOPLE["zoe"], PEOPLE["peter"]
Row = tuple[str, str, str, Callable[[], House]]


def beside_symbol() -> House:
    """Ox and Zoe are in the Pentagram Chamber, and Ox has the Holy Symbol."""
    house = dance.ball().at("zoe", "pentagram_chamber").at("ox", "pentagram_chamber")
    return house.holds("ox", "holy_symbol")


def study() -> House:
    """Ox studies the Axe that Zoe has."""
    return jack.woodshed(weapon="axe").holds("zoe", "axe")


ROWS: list[Row] = [
    ("task:mummy-find-name", "zoe", "book", lambda: mummy.tomb(learned=1).holds("zoe", "book")),
    ("attack:mummy:name", "zoe", "book", lambda: mummy.tomb(learned=2).holds("peter", "book")),
    ("task:seance-call:sanity", "peter", "spirit_board", lambda: seance.circle()),
    (
        "task:seance-bury",
        "ox",
        "token-bones",
        lambda: seance.circle("crypt", "pentagram_chamber", obeys="heroes", caller=OX, found=True).holds(
            "ox", "token-bones"
        ),
    ),
    ("task:stew-break", "ox", "book", lambda: stew.beside_witch("token-root-1")),
    ("task:stew-break", "ox", "token-root-1", lambda: stew.beside_witch("token-root-1")),
    (f"task:stew-restore:{PETER}", "ox", "book", lambda: stew.hopping("ox")),
    (f"task:stew-read-burn:{OX}", "zoe", "book", lambda: stew.cooking("zoe").at("zoe", "foyer")),
    ("task:web-cut", "zoe", "medical_kit", lambda: web.web().at("zoe", "foyer").holds("zoe", "medical_kit")),
    ("task:web-salve", "zoe", "healing_salve", lambda: web.web().at("zoe", "foyer").holds("zoe", "healing_salve")),
    ("task:ivy-brew", "zoe", "book", lambda: ivy.parlour(heroes="kitchen").holds("zoe", "book")),
    ("task:ivy-spray:creeper", "zoe", "token-spray", lambda: ivy.parlour("entrance_hall").holds("zoe", "token-spray")),
    ("task:banshee-exorcise:spirit_board", "zoe", "spirit_board", lambda: board_with_a_hero()),
    ("task:dance-pray", "zoe", "holy_symbol", beside_symbol),
    ("task:specters-exorcise:book", "ox", "book", lambda: specters.storm().holds("ox", "book")),
    ("task:dream-wake:sanity", "ox", "holy_symbol", lambda: dream.bedside("chapel").holds("zoe", "holy_symbol")),
    ("task:stars-offer:axe", "ox", "axe", lambda: stars.cellar("pentagram_chamber").holds("ox", "axe")),
    ("task:stars-throw", "zoe", "token-paint-1", lambda: stars.cellar().holds("zoe", "token-paint-1")),
    ("task:wind-burn:candle", "zoe", "candle", lambda: wind.storm().holds("zoe", "candle")),
    ("task:portrait-ruin", "ox", "token-paint-1", lambda: portrait.studio().holds("ox", "token-paint-1")),
    ("task:portrait-over", "zoe", "token-paint-1", lambda: portrait.studio().holds("zoe", "token-paint-1")),
    ("task:bride-name", "zoe", "book", lambda: bride.parish().holds("zoe", "book")),
    ("task:abyss-exorcise:book", "zoe", "book", lambda: abyss.brink().holds("zoe", "book")),
    ("task:abyss-hold", "zoe", "holy_symbol", lambda: at_the_edge()),
    ("task:tentacles-gaze", "ox", "crystal_ball", lambda: tentacles.depths("gardens").holds("ox", "crystal_ball")),
    (
        "task:flesh-throw",
        "zoe",
        "token-ingredient-1",
        lambda: flesh.feast("dining_room").holds("zoe", "token-ingredient-1"),
    ),
    ("task:airborne-jump:sanity", "ox", airborne.CHUTE, lambda: airborne.aloft(0).holds("ox", airborne.CHUTE)),
    ("task:invocation-read", "ox", "book", lambda: invocation.altar()),
    ("task:invocation-burn", "zoe", "book", lambda: invocation.altar("furnace_room", "zoe")),
    ("task:flood-calm", "zoe", "medallion", lambda: flood.deluge(5).holds("zoe", "medallion")),
    (
        "task:checkmate-break:token-seal-1",
        "ox",
        "token-seal-1",
        lambda: checkmate.salon().holds("ox", "token-seal-1"),
    ),
    ("task:firebats-exorcise:holy_symbol", "zoe", "holy_symbol", lambda: firebats.blaze().holds("zoe", "holy_symbol")),
    ("task:statue-arm:axe", "zoe", "axe", lambda: statue.hall().holds("zoe", "axe")),
    ("task:sickness-self", "ox", "token-serum", lambda: sickness.with_serum()),
    ("task:worm-curse:worm_head-1", "zoe", "skull", lambda: worm.coils("entrance_hall").holds("zoe", "skull")),
    ("task:jack-study:might", "ox", "axe", study),
]


def board_with_a_hero() -> House:
    """Zoe has robbed the traitor of the Spirit Board."""
    house = banshee.corridor()
    house.one("ox").cards.remove("spirit_board")
    house.one("zoe").cards.append("spirit_board")
    return house


def at_the_edge() -> House:
    """Zoe has the Holy Symbol, at a door beyond which nothing is."""
    return abyss.brink(track=2).token("abyss", "chapel").at("zoe", "foyer").holds("zoe", "holy_symbol")


@pytest.mark.rule("BH-ITEM-15", "BH-ITEM-17")
@pytest.mark.parametrize(("task", "who", "card", "table"), ROWS, ids=[f"{row[0]}-{row[2]}" for row in ROWS])
def test_a_task_with_a_card_uses_it_and_takes_one_with_which_nothing_was_done(
    task: str, who: str, card: str, table: Callable[[], House]
) -> None:
    before = table().change(done=[f"card:{card}"]).begin(who)
    assert before.refuses(task, who) == "BH-ITEM-15"
    assert handled(table().begin(who).does(task).table, card)


@pytest.mark.rule("BH-ITEM-15")
def test_the_holy_symbol_is_not_handed_on_after_an_exorcism_nor_used_after_it_was_taken() -> None:
    house = firebats.blaze().holds("zoe", "holy_symbol").begin("zoe").rolls((2, 2, 1, 0, 0))
    house.does("task:firebats-exorcise:holy_symbol")
    assert house.may("trade:") == house.may("drop:") == set()
    assert house.refuses("drop:holy_symbol", "zoe") == "BH-ITEM-15"
    taken = firebats.blaze().pile("entrance_hall", "book").begin("zoe").does("take:book")
    assert taken.refuses("task:firebats-exorcise:book", "zoe") == "BH-ITEM-15"
    asked = firebats.blaze().holds("ox", "book").begin("zoe").does(f"trade:{OX}", "want:book", "agree")
    assert asked.refuses("task:firebats-exorcise:book", "zoe") == "BH-ITEM-15"


@pytest.mark.rule("BH-ITEM-15", "BH-H2-T-CALL")
def test_the_spirit_board_shows_a_room_or_calls() -> None:
    house = seance.circle().begin("peter").does("use:spirit_board")
    assert house.refuses("task:seance-call:sanity", "peter") == "BH-ITEM-15"


@pytest.mark.rule("BH-ITEM-15", "BH-H23-H-BALL")
def test_after_a_gaze_the_crystal_ball_is_dark() -> None:
    house = tentacles.depths("gardens").holds("ox", "crystal_ball").begin().rolls((1, 1, 0)).does("task:tentacles-gaze")
    assert house.refuses("use:crystal_ball") == "BH-ITEM-15"
    assert house.may("trade:") == set()


@pytest.mark.rule("BH-ITEM-15", "BH-H3-H-BREAK")
def test_of_two_roots_the_one_that_lay_in_the_pocket_is_used() -> None:
    house = stew.beside_witch("token-root-1", "token-root-2").change(done=["card:token-root-1"])
    house.begin().rolls((2, 2, 2)).does("task:stew-break")
    assert house.cards("ox") == ["book", "token-root-1"]


@pytest.mark.rule("BH-ITEM-15", "BH-H20-H-NAME")
def test_where_records_are_kept_the_book_is_not_needed() -> None:
    house = bride.parish().at("zoe", "library").holds("zoe", "book")
    house.change(done=["card:book"]).begin("zoe")
    assert "task:bride-name" in house.may()
    unused = bride.parish().at("zoe", "library").holds("zoe", "book")
    assert not handled(unused.begin("zoe").does("task:bride-name").table, "book")


@pytest.mark.rule("BH-ITEM-15", "BH-H33-T-RITE")
def test_where_the_book_has_been_it_may_be_put_away() -> None:
    house = invocation.altar(altars=["chapel"]).change(done=["card:book"]).begin("ox")
    assert "task:invocation-read" in house.may()


@pytest.mark.rule("BH-ITEM-15", "BH-H14-T-OFFER")
def test_what_a_cultist_has_just_got_is_not_offered_in_the_same_turn() -> None:
    house = stars.cellar("larder").pile("pentagram_chamber", "axe").rolls((1, 1, 0, 0)).begin("ox", "monsters_begin")
    house.does("task:stars-carry:axe")
    assert "task:stars-bring:axe" not in house.may()


# -- attacks that a card helps ---------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ITEM-17", "BH-H5-H-SILVER")
@pytest.mark.parametrize(("done", "slain"), [([], True), (["card:token-bullets"], False)])
def test_silver_bullets_that_have_just_changed_hands_are_not_loaded(done: list[str], slain: bool) -> None:
    house = werewolf.full_moon().holds("ox", "revolver").change(done=done)
    house.one("ox").cards.append("token-bullets")
    house.rolls((2, 2, 0, 0, 0), (0,) * 4).begin().does(f"attack:{PETER}:revolver")
    assert house.one("peter").alive is not slain
    assert handled(house.table, "token-bullets")


@pytest.mark.rule("BH-ITEM-17", "BH-H12-BALL")
@pytest.mark.parametrize(("done", "stands"), [([], False), (["card:crystal_ball"], True)])
def test_the_crystal_ball_breaks_a_twin_if_it_was_not_traded_this_turn(done: list[str], stands: bool) -> None:
    house = twins.mirror("ox").at("ox", "foyer").holds("ox", "crystal_ball").change(done=done)
    house.rolls((2, 2, 2, 0, 0), (0,) * 4).begin().does(f"attack:twin_{OX}")
    assert (f"twin_{OX}" in house.table.monsters) is stands
    assert bool(house.told("twins-mirror")) is stands, "it did not protect Ox either"
    assert handled(house.table, "crystal_ball")


@pytest.mark.rule("BH-ITEM-17", "BH-H15-H-SPEAR")
@pytest.mark.parametrize(("done", "blow"), [([], 8), (["card:spear"], 4)])
def test_the_spear_slays_only_if_nothing_else_was_done_with_it(done: list[str], blow: int) -> None:
    house = dragon.lair().holds("ox", "spear").change(done=done).begin().rolls((2, 2, 0, 0, 0), (1,) * 8)
    assert house.does("attack:dragon").last("attacked")["mine"] == blow
    assert handled(house.table, "spear")


@pytest.mark.rule("BH-ITEM-17", "BH-H21-H-MEDALLION")
@pytest.mark.parametrize(("done", "wounds"), [([], 2), (["card:medallion"], 0)])
def test_the_medallion_wounds_the_lord_if_it_was_not_traded_this_turn(done: list[str], wounds: int) -> None:
    house = undead.graveyard(lord="entrance_hall").holds("zoe", "medallion").change(done=done)
    house.rolls((2, 1, 0), (1, *(0,) * 6)).begin("zoe").does("attack:zombie_lord")
    assert house.table.pack()["scenario"].get("wounds", 0) == wounds
    assert handled(house.table, "medallion")


@pytest.mark.rule("BH-ITEM-17", "BH-H19-H-AMULET")
@pytest.mark.parametrize(("done", "hurt"), [([], True), (["card:amulet_of_the_ages"], False)])
def test_the_amulet_hurts_the_traitor_if_it_was_not_traded_this_turn(done: list[str], hurt: bool) -> None:
    house = portrait.studio().at("ox", "storeroom").holds("peter", "amulet_of_the_ages").change(done=done)
    house.rolls((1, 0, 0), (0,) * 5).begin("peter").does(f"attack:{OX}")
    assert (house.asked() == "split-physical") is hurt
    while house.asked() == "split-physical":
        house.does(sorted(house.may())[0])
    assert house.refuses("drop:amulet_of_the_ages", "peter") == "BH-ITEM-15"


@pytest.mark.rule("BH-ITEM-17", "BH-H19-H-AMULET")
def test_in_defence_the_amulet_hurts_whatever_has_been_done_with_it() -> None:
    house = portrait.studio().at("ox", "storeroom").holds("peter", "amulet_of_the_ages")
    house.change(done=["card:amulet_of_the_ages"]).rolls((0,) * 5, (1, 0, 0)).begin().does(f"attack:{PETER}")
    assert house.asked() == "split-physical"


@pytest.mark.rule("BH-ITEM-17", "BH-H28-H-LORD")
@pytest.mark.parametrize(("done", "blows"), [([], 1), (["card:ring"], 0)])
def test_the_ring_breaks_the_lord_if_it_was_not_traded_this_turn(done: list[str], blows: int) -> None:
    house = solomon.gate().at("ox", "kitchen").holds("ox", "ring").change(done=done)
    house.rolls((2, 2, 0, 0, 0), (0,) * 7).begin().does("attack:demon_lord")
    assert house.table.pack()["scenario"].get("blows", 0) == blows
    assert handled(house.table, "ring")


@pytest.mark.rule("BH-ITEM-17", "BH-H30-H-SYMBOL")
def test_the_holy_symbol_pushes_once_a_turn_or_changes_hands() -> None:
    def struck(*done: str) -> House:
        house = dracula.night(bride="entrance_hall").holds("ox", "holy_symbol").change(done=[*done])
        return house.rolls((1, 0, 0, 0, 0), (0,) * 4).begin().does("attack:vampire_bride")

    house = struck()
    assert house.asked() == "dracula-push"
    house.does(sorted(house.may("room:"))[0])
    assert handled(house.table, "holy_symbol")
    assert struck("card:holy_symbol").asked() != "dracula-push"


# -- cards that help with a roll -------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ITEM-17", "BH-H32-H-ORGAN")
def test_the_book_helps_at_the_organ_unless_something_else_was_done_with_it() -> None:
    def need(*done: str) -> int:
        return lost.elsewhere().holds("ox", "book").change(done=[*done]).begin().odds("task:lost-play")["need"]

    assert need("card:book") == need() + 2
    house = lost.elsewhere().holds("ox", "book").begin().does("task:lost-play")
    assert house.refuses("drop:book") == "BH-ITEM-15"


@pytest.mark.rule("BH-ITEM-17", "BH-H43-LAB")
def test_the_book_helps_one_researcher_a_turn() -> None:
    def lab(*done: str) -> House:
        house = sickness.sick().at("ox", "research_laboratory").holds("ox", "book")
        return house.change(done=[*done]).begin()

    task = "task:sickness-research"
    assert lab().odds(task)["dice"] == lab("card:book").odds(task)["dice"] + 1
    assert handled(lab().does(task).table, "book")


@pytest.mark.rule("BH-ITEM-17", "BH-H50-SUM")
def test_clues_help_again_and_again_but_are_not_passed_on() -> None:
    def need(*done: str) -> int:
        return treasure.hunt(9).change(done=[*done]).begin().odds(treasure.SEARCH)["need"]

    assert need("card:token-clue-9") > need() == need("card:token-clue-9", "again:token-clue-9")
    house = treasure.hunt(9).rolls((0, 0, 0)).begin().does(treasure.SEARCH)
    assert house.refuses("drop:token-clue-9") == "BH-ITEM-15"
    assert treasure.SEARCH in house.may()


@pytest.mark.rule("BH-ITEM-17", "BH-H41-H-STRIKE")
def test_a_shot_into_an_empty_room_is_a_shot() -> None:
    house = invisible.empty_air("gardens").holds("zoe", "revolver").begin("zoe")
    shots = sorted(name for name in house.may("task:invisible-shoot:") if "gardens" not in name)
    assert handled(house.does(shots[0]).table, "revolver")
    tired = invisible.empty_air("gardens").holds("zoe", "revolver").change(done=["card:revolver"]).begin("zoe")
    assert tired.refuses(shots[0], "zoe") == "BH-ITEM-15"


@pytest.mark.rule("BH-ITEM-15")
def test_the_skull_takes_one_blow_a_turn() -> None:
    house = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").holds("ox", "skull").begin().does("end")
    house.does("card:skull")
    assert handled(house.table, "skull")


@pytest.mark.rule("BH-ITEM-15", "BH-H43-INJECT")
def test_the_serum_is_not_passed_on_after_an_injection() -> None:
    house = sickness.with_serum().begin().does(f"task:sickness-inject:{PETER}", "agree")
    assert house.refuses("drop:token-serum") == "BH-ITEM-15"


@pytest.mark.rule("BH-ITEM-15", "BH-H14-T-OFFER")
def test_what_a_cultist_has_just_robbed_is_not_offered_in_the_same_turn() -> None:
    house = stars.cellar("pentagram_chamber").holds("zoe", "axe").rolls((1, 1, 0, 0), (2, 2, 2, 2), (0,) * 3)
    house.begin("ox", "monsters_begin").does(f"attack:{ZOE}", "steal:axe")
    assert house.table.monsters["cultist"].cards == ["axe"]
    assert "task:stars-bring:axe" not in house.may()
