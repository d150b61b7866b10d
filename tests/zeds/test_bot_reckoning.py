"""What the rule-of-thumb team reckons with: who wears out whom, and what the Zeds of a road cost."""

import pytest

from lamplit.bots import make
from lamplit.games.zeds.bot_duels import duel, mob_profile, unit_profile, zed_profile
from lamplit.games.zeds.bot_roads import Post, Road, cost, soon

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


def test_a_road_is_safer_with_somebody_on_it_and_most_where_they_meet_the_zeds_soon() -> None:
    def with_post(number: int | None) -> float:
        post = Post(unit_profile("furies", 4), 0, 1.0)
        return cost(OPEN_ROAD, () if number is None else ((number, post),), ((6, ZED),), 0, 10)

    assert with_post(4) < with_post(0) < with_post(None)


def test_ammo_is_there_to_be_fired() -> None:
    match = Siege(level="I").unit("hunt", "H5").zed("H6", 5).store(ammo=5, supplies=5).begin().match
    question = match.question("red")
    assert question is not None
    chosen = make("zeds", "thumb", "red", "1").choose(question, match.view("red"), [])
    assert (chosen or "").startswith("fire:hunt:")
