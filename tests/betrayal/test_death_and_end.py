"""Death, and how it ends."""

from typing import Any

import pytest

from lamplit import text
from lamplit.games.betrayal.bots.thumb import PATIENT, ThumbExplorer
from lamplit.games.betrayal.data.cards import CARDS
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.haunts.mummy.rules import Mummy
from lamplit.games.betrayal.victory import progress, public_progress
from lamplit.text.rulebook import rulebook

from .house import House


def killed(*cards: str, kept: tuple[str, ...] = ()) -> House:
    """Zoe, the traitor, kills Ox in the Foyer, who had all this."""
    house = House(4).haunted(traitor="zoe").holds("ox", *cards).keeps("ox", *kept).steps("ox", might=0)
    for who in ("ox", "zoe"):
        house.at(who, "foyer")
    house.rolls((2, 2, 0), (0,) * 4).begin("zoe").does("attack:ox_bellows")
    if "harm" in house.may():
        house.does("harm")
    return house.does("split:0:4") if "split:0:4" in house.may() else house.does("split:3:1")


@pytest.mark.rule("BH-DEATH-1")
def test_the_dead_have_no_more_turns_but_their_seats_count() -> None:
    house = killed()
    assert not house.one("ox").alive
    turns = []
    for _ in range(4):
        house.does("end")
        turns.append(house.asks())
    assert turns == ["peter", "vivian", "zoe", "peter"]
    assert len(house.table.explorers) == len(house.table.seats) == 4


@pytest.mark.rule("BH-DEATH-2", "BH-DEATH-3")
def test_a_companion_stays_and_joins_the_next_who_enters() -> None:
    house = killed("dog", "axe")
    assert house.table.waiting == {"foyer": ["dog"]}
    house.does("end", "go:foyer")
    assert house.cards("peter") == ["dog"]
    assert house.changes("peter") == {"might": 1, "sanity": 1}
    assert house.table.waiting == {}


@pytest.mark.rule("BH-DEATH-4", "BH-DEATH-5")
def test_all_else_lies_in_a_pile() -> None:
    house = killed("axe", "ring", "blood_dagger", "bite", kept=("lights_out",))
    assert house.cards("ox") == house.kept("ox") == []
    assert house.table.floor_piles == {"foyer": ["axe", "ring", "blood_dagger"]}
    assert house.table.removed == ["bite"]
    assert house.table.event_discard == ["lights_out"]
    house.does("end", "go:foyer", "take:blood_dagger", "take:ring")
    assert house.cards("peter") == ["blood_dagger", "ring"]
    assert CARDS["ring"].kind == "omen"


@pytest.mark.rule("BH-WIN-2")
def test_a_goal_need_not_be_the_other_sides_death() -> None:
    house = House().haunted(traitor="ox", run=True).token("sarcophagus", "entrance_hall").holds("ox", "ring", "girl")
    house.monster("mummy", "entrance_hall", speed=3, might=8, sanity=5).begin()
    house.does("task:mummy-hand-over:girl", "task:mummy-hand-over:ring")
    assert house.result is not None
    assert (house.result["side"], house.result["winners"]) == ("traitor", ["explorer1"])
    assert all(one.alive for one in house.table.explorers.values())


@pytest.mark.rule("BH-WIN-3")
def test_heroes_do_not_win_by_what_happens_as_the_last_of_them_dies() -> None:
    """A shriek kills the last hero and the traitor alike, whose death is all that the heroes want."""
    house = House().haunted(traitor="zoe", number=41, run=True).steps("ox", sanity=0, knowledge=0)
    house.one("peter").alive = False
    house.steps("zoe", sanity=0, knowledge=0).rolls((0, 0), (2, 0), (0, 0, 0), (1, 0)).draws("hideous_shriek")
    house.does("bear", "split:0:1")
    assert house.result is not None
    assert house.result["side"] == "traitor"


@pytest.mark.rule("BH-WIN-5", "BH-GOAL-1")
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_end_of_the_story_can_be_read_out(language: str) -> None:
    house = House().haunted(traitor="ox", run=True).token("sarcophagus", "entrance_hall").holds("ox", "ring", "girl")
    house.monster("mummy", "entrance_hall", speed=3, might=8, sanity=5).begin()
    house.does("task:mummy-hand-over:girl", "task:mummy-hand-over:ring")
    assert house.result is not None
    said = text.say(f"result-{house.result['how']}", language, "betrayal")
    assert len(said.split()) > 10
    assert HAUNTS[house.result["haunt"]].name in house.result["how"]


def stands_still(turn: int) -> House:
    """A haunt in its last turn before the table looks; at its look before, all was as it is now."""
    house = House().haunted(traitor="zoe", run=True).token("sarcophagus", "entrance_hall").change(round=turn - 1)
    house.monster("mummy", "entrance_hall", speed=3, might=8, sanity=5).begin()
    house.table.last_progress = progress(house.table)
    return house


@pytest.mark.rule("BH-WIN-6")
def test_a_haunt_in_which_nothing_changes_any_more_is_won_by_nobody() -> None:
    house = stands_still(200)
    house.does("go:foyer", "end")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("stalemate", [])


@pytest.mark.rule("BH-WIN-6")
def test_it_goes_on_if_anything_has_changed_or_it_is_not_yet_time() -> None:
    hurt = stands_still(200)
    hurt.one("peter").steps["might"] -= 1
    assert hurt.does("end").result is None
    assert stands_still(199).does("end").result is None


@pytest.mark.rule("BH-WIN-6")
@pytest.mark.parametrize(("track", "changed"), [(29, True), (30, False), (400, False)])
def test_a_track_that_moves_on_by_itself_keeps_no_haunt_going(track: int, changed: bool) -> None:
    house = House().haunted(traitor="zoe", number=22, run=True).begin()
    scenario: Any = house.table.scenario
    scenario.track = track
    before = progress(house.table)
    scenario.track += 1
    assert (progress(house.table) != before) is changed
    assert scenario.track == track + 1, "it is not turned back"


def wanders(turn: int, players: int = 4) -> House:
    """Ox, the traitor, leads the Mummy; Peter is dead. It is the turn before the table looks again, and nothing has
    changed since it looked last."""
    house = (
        House(players).haunted(traitor="ox", run=True).token("sarcophagus", "entrance_hall").at("ox", "upper_landing")
    )
    house.monster("mummy", "upper_landing", speed=3, might=8, sanity=5)
    house.one("peter").alive = False
    house.change(round=turn - 1).begin("ox")
    house.table.last_public_progress = public_progress(house.table)
    return house


def quiet() -> House:
    """It is Zoe's turn, and nothing has changed for twenty turns."""
    house = wanders(140).rolls((0, 0, 0)).does("end", "next")
    assert (house.asks(), house.table.round) == ("zoe", 140)
    return house


@pytest.mark.rule("BH-WIN-7")
def test_players_who_can_only_wander_may_agree_to_a_draw() -> None:
    house = quiet().does("propose-draw")
    assert (house.asked(), house.asks()) == ("agree-to-draw", "vivian")
    house.does("agree")
    assert house.asks() == "ox", "the dead are not asked"
    house.does("agree")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"], house.result["side"]) == ("agreed", [], "")


@pytest.mark.rule("BH-WIN-7")
def test_a_refused_draw_lets_the_game_go_on() -> None:
    house = quiet().does("propose-draw", "agree", "refuse")
    assert (house.result, house.asks()) == (None, "zoe")
    assert house.told("draw-refused", "zoe") == [{"who": "ox_bellows"}]
    assert house.may("propose") == set(), "it is not asked again and again"


@pytest.mark.rule("BH-WIN-7")
def test_a_traitor_who_is_dead_is_asked_for_the_monsters() -> None:
    house = quiet()
    house.one("ox").alive = False
    house.does("propose-draw", "agree")
    assert (house.asked(), house.asks()) == ("agree-to-draw", "ox")


@pytest.mark.rule("BH-WIN-7")
def test_a_draw_is_proposed_only_where_nothing_has_changed_for_long() -> None:
    for turn in (130, 139, 141, 150):
        assert wanders(turn).rolls((0, 0, 0)).does("end", "next").may("propose") == set(), "nobody has looked yet"
    hurt = wanders(140)
    hurt.one("vivian").steps["might"] -= 1
    assert hurt.rolls((0, 0, 0)).does("end", "next").may("propose") == set()
    nearer = wanders(140)
    nearer.table.scenario = Mummy(learned=1)
    assert nearer.rolls((0, 0, 0)).does("end", "next").may("propose") == set(), "the haunt counts something"
    house = quiet()
    house.one("zoe").steps["might"] -= 1
    assert house.refuses("propose-draw", "zoe") is None, "something has changed since"


def test_bots_agree_to_a_draw_once_they_have_nothing_left_to_do() -> None:
    bot, house = ThumbExplorer("explorer4", "1"), quiet().does("propose-draw")
    question = house.match.question("explorer4")
    assert question is not None
    assert bot.choose(question, house.view("vivian"), []) == "refuse"
    bot._idle["vivian_lopez"] = PATIENT
    assert bot.choose(question, house.view("vivian"), []) == "agree"


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_draw_is_told_in_words(language: str) -> None:
    house = quiet().does("propose-draw", "agree", "agree")
    assert house.result is not None
    assert len(text.result(house.result, "betrayal", language).split()) > 10
    assert text.has("ending-agreed", language, "betrayal")


@pytest.mark.rule("BH-NORULE-1")
def test_what_the_rules_leave_open_is_told_as_our_own_ruling() -> None:
    rule = rulebook("betrayal").rule("BH-NORULE-1")
    assert rule.not_digital is not None
    rulings = [found for found in rulebook("betrayal") if "Our ruling:" in found.words("en")]
    assert len(rulings) > 30
    assert all("Unsere Festlegung:" in found.words("de") for found in rulings)
