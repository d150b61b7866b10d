"""What the rule-of-thumb team reckons with: who wears out whom, and what the Zeds of a road cost."""

import pytest

from lamplit.bots import make
from lamplit.engine import Told
from lamplit.games.zeds.bots.choices import Choices
from lamplit.games.zeds.bots.duels import duel, mob_profile, unit_profile, zed_profile
from lamplit.games.zeds.bots.roads import Post, Road, cost, soon
from lamplit.games.zeds.bots.town import Town
from lamplit.games.zeds.state import REDUCED

from .siege import Siege

OPEN_ROAD = Road((2, 0, 0, 1, 1, 0, 0), (0.0,) * 7)
ZED = zed_profile("zed20", 6)


def test_a_unit_gets_weaker_hit_by_hit_and_a_tough_one_more_slowly() -> None:
    assert unit_profile("civilians1", 4) == (1, 1, 3, 3)
    assert unit_profile("hunt", 2) == (3, 3, 5, 5)
    assert unit_profile("darling", 2) == (2, 2, 3)


def test_in_a_mob_those_fall_first_that_can_take_least() -> None:
    assert zed_profile("zed1", 4) == (1, 1, 1, 2)
    assert mob_profile((("zed1", 2), ("zed20", 3))) == (3, 3, 3, 4, 4)


@pytest.mark.parametrize("shift", range(-3, 4))
def test_a_duel_adds_up(shift: int) -> None:
    met = duel(unit_profile("civilians1", 4), ZED, shift)
    assert 0 <= met.killed < 1
    assert met.hurt <= 4
    assert 0 < met.passed <= 6
    assert 0 <= met.standing < 4
    assert met.rounds >= 1


def test_the_better_the_place_the_more_zeds_are_killed() -> None:
    killed = [duel(unit_profile("furies", 4), ZED, shift).killed for shift in range(-2, 3)]
    assert killed == sorted(killed)
    assert killed[-1] > killed[0] + 0.2


def test_a_last_hit_on_both_sides_kills_the_zeds() -> None:
    """Strength one against one: every result from 7 on wins and kills a Zed that can take two hits."""
    met = duel((1,), (1, 1), 3)
    assert met.killed > 0.97
    assert met.passed < 2


def test_a_danger_fades_with_every_step_and_ends_with_the_game() -> None:
    weights = soon(10)
    assert list(weights) == sorted(weights, reverse=True)
    assert soon(1)[6] < soon(10)[6] / 10


def test_a_road_is_safer_with_a_unit_on_it_and_safest_with_walls_around_it() -> None:
    def with_post(number: int | None) -> float:
        post = Post(unit_profile("furies", 4), 0, 1.0)
        return cost(OPEN_ROAD, () if number is None else ((number, post),), ((3, ZED),), 0, 10)

    assert with_post(0) < with_post(1) < with_post(None)


def test_where_an_outbreak_would_come_close_the_road_is_less_safe() -> None:
    costs = [cost(OPEN_ROAD._replace(breach=number), (), (), 0, 10) for number in (None, 5, 2)]
    assert costs == sorted(costs)
    assert costs[0] < costs[1] < costs[2]


def answers(siege: Siege) -> str | None:
    """What the bot of the only seat does now."""
    question = siege.match.question("red")
    assert question is not None
    return make("zeds", "thumb", "red", "1").choose(question, siege.match.view("red"), [])


def test_the_wounded_stay_in_bed_until_they_are_well() -> None:
    siege = Siege(level="I").unit("civilians1", "B1", side=REDUCED, hits=1).actions(0).begin().does("heal:civilians1")
    assert (siege.asked(), answers(siege)) == ("discharge", "go-on")
    almost = Siege(level="I").unit("civilians1", "B1", hits=1).actions(0).begin().does("heal:civilians1")
    assert (almost.asked(), answers(almost)) == ("discharge", "discharge:civilians1")
    early = Siege(level="I").unit("civilians1", "B1", hits=1).actions(1).begin().does("heal:civilians1")
    assert (early.asked(), answers(early)) == ("action", "discharge:civilians1")


@pytest.mark.parametrize(("infection", "answer"), [(2, "roll"), (9, "decline")])
def test_refugees_are_saved_unless_too_many_are_sick(infection: int, answer: str) -> None:
    siege = Siege(level="II").folk("villagers1", "F2", side=REDUCED).unit("hunt", "TC").zed("F3", 5)
    assert answers(siege.store(infection=infection).activate("F")) == answer


def test_refugees_give_their_bed_to_a_fighter() -> None:
    siege = Siege(level="II").folk("villagers1", "B1", side=REDUCED).unit("hunt", "TC").begin()
    town, names = Town(siege.match.view("red")), ["bury:villagers1", "no-bed"]
    assert Choices(town, "free-bed", {"piece": "hunt"}, names).answer() == "bury:villagers1"
    assert Choices(town, "free-bed", {"piece": "villagers2"}, names).answer() == "no-bed"


@pytest.mark.parametrize(
    ("guard", "place", "answer"),
    [
        ("civilians4", "F1", "card:decoy"),
        ("furies", "F1", "go-on"),
        ("civilians4", "F5", "go-on"),
    ],
)
def test_a_card_stops_zeds_that_would_come_through_and_no_others(guard: str, place: str, answer: str) -> None:
    siege = Siege(level="II").holds("decoy").unit(guard, "F0").zed(place, 6).activate("F")
    assert answers(siege) == answer


def test_no_card_is_played_for_zeds_that_have_moved_already() -> None:
    siege = Siege(level="II").holds("decoy").unit("civilians4", "F0").zed("F1", 6).zed("F5", 6)
    siege.rolls((3, 4)).activate("F").does("go-on")
    assert siege.zeds_at("F0")
    assert answers(siege) == "go-on"


def test_two_cards_are_not_played_against_the_same_zeds() -> None:
    siege = Siege(level="V").holds("decoy", "mesmerized").unit("civilians4", "F0").zed("F1", 6).zed("F5", 6)
    siege.rolls((1,)).activate("F")
    assert answers(siege) == "card:decoy"
    assert answers(siege.does("card:decoy")) == "go-on"


def test_who_may_act_for_free_does_so_first() -> None:
    assert answers(Siege(level="IV").unit("jones", "TC").begin()) == "ability:own_plans:jones"


def test_ammo_is_there_to_be_fired() -> None:
    match = Siege(level="I").unit("hunt", "H5").zed("H6", 5).store(ammo=5, supplies=5).begin().match
    question = match.question("red")
    assert question is not None
    chosen = make("zeds", "thumb", "red", "1").choose(question, match.view("red"), [])
    assert (chosen or "").startswith("fire:hunt:")


def test_the_strong_do_not_wait_in_town_center_while_a_mob_stands_before_the_gate() -> None:
    siege = Siege(level="II").unit("santana", "TC").unit("civilians4", "H0")
    siege.zed("H1", 5).zed("H1", 6).zed("F3", 5).zed("S4", 4).zed("M4", 5)
    assert answers(siege.store(ammo=0).begin()) == "move:santana:H0"


def test_who_is_needed_on_another_road_sets_out_even_if_it_takes_two_actions() -> None:
    siege = Siege(level="II").unit("hunt", "S5").unit("civilians4", "H0").zed("H1", 5).zed("H1", 6)
    chosen = answers(siege.store(ammo=0).begin()) or ""
    assert chosen.startswith("move:hunt:S")
    assert int(chosen[-1]) <= 2


def test_nobody_walks_to_and_fro_in_one_turn() -> None:
    match = Siege(level="I").unit("furies", "TC").zed("H2", 5).store(ammo=0).begin().match
    question = match.question("red")
    assert question is not None
    view = match.view("red")
    there = make("zeds", "thumb", "red", "1").choose(question, view, []) or ""
    assert there.startswith("move:furies:H")
    came: Told = {"kind": "went", "args": {"unit": "furies", "path": [there[-2:], "TC"], "place": "TC"}}
    assert make("zeds", "thumb", "red", "1").choose(question, view, [came]) != there


def test_the_strong_hold_the_gate_and_the_cheap_take_the_hits_of_a_lost_cause() -> None:
    gate = Siege(level="I").unit("furies", "H0").unit("civilians4", "H0").zed("H1", 5)
    assert answers(gate.activate("H")) == "unit:furies"
    lost_cause = Siege(level="I").unit("hunt", "F4", side=REDUCED).unit("civilians4", "F4").zed("F5", "giant")
    assert answers(lost_cause.activate("F")) == "unit:civilians4"


def advice(siege: Siege, prompt: str, *names: str, **args: str) -> str:
    """What a bot would answer to a question like this."""
    return Choices(Town(siege.begin().match.view("red")), prompt, args, list(names)).answer()


@pytest.mark.parametrize("prompt", ["clean-up", "less-chaos"])
def test_chaos_is_ended_where_zeds_do_not_bring_it_back(prompt: str) -> None:
    siege = Siege(level="III").chaos("F3").chaos("H3").zed("F4", 5)
    assert advice(siege, prompt, "place:F3", "place:H3") == "place:H3"


@pytest.mark.parametrize(("infection", "answer"), [(1, "place:H3"), (12, "go-on")])
def test_chaos_is_ended_for_infection_only_where_there_is_little_of_it(infection: int, answer: str) -> None:
    siege = Siege(level="III").chaos("H3").store(infection=infection).change(chaos_left=9)
    assert advice(siege, "bucket-line", "place:H3", "go-on") == answer


def test_refugees_are_missed_least() -> None:
    siege = Siege(level="III").folk("villagers1", "F2", side=REDUCED).unit("civilians1", "F3")
    assert advice(siege, "takes-a-village", "unit:civilians1", "unit:villagers1") == "unit:villagers1"


def test_the_unit_that_holds_the_road_best_stops_farther_out() -> None:
    siege = Siege(level="I").unit("hunt", "F3").unit("civilians4", "F3", side=REDUCED).zed("F4", 5)
    assert advice(siege, "who-stops", "unit:civilians4", "unit:hunt", place="F2") == "unit:hunt"


def test_the_healed_stand_where_there_is_danger() -> None:
    siege = Siege(level="III").zed("H3", 6).zed("H4", 6)
    assert advice(siege, "out-of-bed", "place:F1", "place:H1", "place:H2") == "place:H1"


@pytest.mark.parametrize("prompt", ["which-zed", "first-to-leave"])
def test_of_equal_zeds_the_hurt_one_goes_first(prompt: str) -> None:
    siege = Siege(level="III").zed("F4", 5).zed("F4", 5)
    well, hurt = siege.names_at("F4")
    siege.piece(hurt).hits = 1
    assert advice(siege, prompt, f"zed:{well}", f"zed:{hurt}") == f"zed:{hurt}"


def test_it_is_thrown_at_the_zed_that_falls() -> None:
    siege = Siege(level="III").zed("F4", 5).begin()
    view = siege.match.view("red") | {"odds": {"unit:a": {"kill": 0.2}, "unit:b": {"kill": 0.5}}}
    assert Choices(Town(view), "throw-it", {}, ["unit:a", "unit:b"]).answer() == "unit:b"
