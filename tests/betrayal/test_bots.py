"""Explorers by rules of thumb: they play whole games on both sides, and do what the haunt is about."""

import random
from typing import Any

import pytest

from lamplit.bots import MatchRunner, make
from lamplit.engine import Match, start
from lamplit.games.betrayal import GAME
from lamplit.games.betrayal.bots.thumb import ThumbExplorer
from lamplit.games.betrayal.haunts import HAUNTS

from .house import House


def played(seed: str, **options: Any) -> Match:
    """A whole game of bots."""
    match = start(GAME, seed, {"explorers": "random", **options})
    players = {seat: make("betrayal", "thumb", seat, f"{seed} {seat}") for seat in match.seats}
    runner = MatchRunner(match, players, random.Random(seed))
    while runner.step() is not None:
        pass
    return match


def chosen(house: House, who: str) -> str | None:
    """What a bot would do now in the place of an explorer."""
    seat = house.one(who).seat
    question = house.match.question(seat)
    assert question is not None
    return make("betrayal", "thumb", seat, "1").choose(question, house.match.view(seat), [])


@pytest.mark.slow
@pytest.mark.parametrize("number", sorted(HAUNTS))
def test_bots_play_every_haunt_to_its_end(number: int) -> None:
    result = played("1", haunt=number, players=3 + number % 4).result
    assert result is not None
    assert result["haunt"] == number


def test_before_the_haunt_bots_open_doors() -> None:
    assert (chosen(House().begin(), "ox") or "").startswith("open:")


def test_damage_is_split_so_that_nobody_dies_of_it() -> None:
    house = House().steps("ox", might=0, speed=3).haunted("zoe").rolls((2, 2, 1, 0), (0,) * 5).begin("zoe")
    house.does("attack:ox_bellows")
    assert house.asked() == "split-physical"
    assert chosen(house, "ox") == "split:3:0:physical" or (chosen(house, "ox") or "").endswith(":0:physical")


def test_bots_do_what_the_haunt_is_about() -> None:
    house = House().lay("library", "foyer", "N").at("zoe", "library").haunted("ox", 1, run=True)
    house.token("sarcophagus", "entrance_hall").monster("mummy", "entrance_hall", speed=3, might=8, sanity=5)
    assert chosen(house.begin("zoe"), "zoe") == "task:mummy-learn"


def test_heroes_prefer_an_attack_that_they_will_win() -> None:
    weak = House().haunted("zoe").steps("zoe", might=0).begin()
    strong = House().haunted("ox").steps("zoe", might=0).begin("zoe")
    assert chosen(weak, "ox") == "attack:zoe_ingstrom"
    assert chosen(strong, "zoe") != "attack:ox_bellows"


@pytest.mark.parametrize(("traitor", "heals"), [("peter", True), ("zoe", False)])
def test_nobody_heals_an_opponent(traitor: str, heals: bool) -> None:
    house = House().only_rooms().haunted(traitor).at("peter", "upper_landing")
    house.holds("ox", "healing_salve").steps("zoe", might=7, speed=0).begin()
    assert house.may("use") == {"use:healing_salve:zoe_ingstrom"}
    assert (chosen(house, "ox") == "use:healing_salve:zoe_ingstrom") is heals


def test_rivals_rob_the_explorer_with_clues() -> None:
    house = House().haunted("", 50, run=True).token("clue_taken", "foyer")
    for who, clues in (("ox", ("token-clue-1",)), ("zoe", ("token-clue-2", "token-clue-3"))):
        house.one(who).cards.extend(clues)
    house.steps("zoe", might=0).begin().rolls((2, 2, 2, 2, 2), (0, 0, 0)).does("attack:zoe_ingstrom")
    assert house.asked() == "harm-or-steal"
    assert (chosen(house, "ox") or "").startswith("steal:token-clue-")


def test_bots_leave_a_vault_that_they_cannot_open() -> None:
    house = House().lay("vault", "basement_landing", "N").at("ox", "vault").steps("ox", knowledge=0).begin()
    assert house.odds("room:vault")["chance"] == 0
    assert chosen(house, "ox") != "room:vault"


def test_what_the_haunt_needs_is_given_up_last() -> None:
    house = House().lay("organ_room", "foyer", "N").at("ox", "organ_room").haunted("zoe", 32, run=True)
    house.steps("ox", knowledge=5, might=1, speed=0, sanity=0).rolls((1, 0)).begin(step="turn_begins")
    assert house.asked() == "lower-trait"
    assert chosen(house, "ox") == "trait:might"


def test_a_card_is_spent_where_it_makes_success_likely() -> None:
    house = House().lay("library", "foyer", "N").at("zoe", "library").haunted("ox", 1, run=True)
    house.token("sarcophagus", "entrance_hall").monster("mummy", "entrance_hall", speed=3, might=8, sanity=5)
    house.holds("zoe", "angel_feather").steps("zoe", knowledge=0).begin("zoe").does("task:mummy-learn")
    assert house.asked() == "before-roll"
    assert (chosen(house, "zoe") or "").startswith("card:angel_feather:")


def test_the_ring_of_solomon_goes_to_the_strongest_mind() -> None:
    house = House().holds("ox", "ring").haunted("peter", 28, run=True).steps("ox", sanity=0)
    house.lay("kitchen", "entrance_hall", "N").monster("demon_lord", "kitchen", speed=2, might=7, sanity=7)
    assert chosen(house.begin("zoe"), "zoe") == "trade:ox_bellows"
    assert chosen(house.does("trade:ox_bellows"), "zoe") == "want:ring"


def test_a_bot_that_is_cut_off_from_its_goal_looks_for_a_way() -> None:
    house = House().lay("organ_room", "basement_landing", "N").haunted("zoe", 32, run=True).begin()
    assert (chosen(house, "ox") or "").startswith(("open:", "go:"))


def test_bots_do_not_break_up_what_is_strong() -> None:
    house = House().haunted("zoe", 17, run=True).lay("charred_room", "foyer", "N")
    house.monster("poltergeist", "foyer", speed=3, might=6, sanity=4).begin("zoe", "monsters_begin")
    assert house.asked() == "wind-form"
    assert chosen(house, "zoe") == "wind-stay"


def test_bots_look_for_a_room_on_the_floor_where_it_may_be() -> None:
    house = House().at("ox", "foyer").haunted("zoe", 36, run=True).begin()
    assert chosen(house, "ox") == "go:grand_staircase", "attic, balcony and tower are upstairs"


def test_bots_open_no_doors_while_there_is_something_to_do_in_their_room() -> None:
    house = House().lay("library", "foyer", "N").at("zoe", "library").haunted("ox", 1, run=True)
    house.token("sarcophagus", "entrance_hall").monster("mummy", "entrance_hall", speed=3, might=8, sanity=5)
    house.steps("zoe", knowledge=0).rolls((0, 0, 0, 0)).begin("zoe").does("task:mummy-learn")
    assert not (chosen(house, "zoe") or "").startswith("open:")


def test_a_bot_that_cannot_get_what_it_wants_does_not_ask_for_ever() -> None:
    """Ox has used the Ring this turn of Zoe's: it cannot change hands, and a Bell is all that could be had."""
    house = House().holds("ox", "ring", "bell").haunted("peter", 28, run=True).steps("ox", sanity=0)
    house.lay("kitchen", "entrance_hall", "N").monster("demon_lord", "kitchen", speed=2, might=7, sanity=7)
    house.change(done=["card:ring"]).begin("zoe")
    bot = ThumbExplorer("explorer2", "1")
    answers: list[str] = []
    while (question := house.match.question("explorer2")) is not None and question.prompt in ("act", "bargain"):
        answers.append(bot.choose(question, house.match.view("explorer2"), []) or "")
        house.match.answer("explorer2", answers[-1])
    assert answers.count("trade:ox_bellows") <= 1
