"""Building the temple: real matches, looked at before anybody has rolled."""

from typing import Any

import pytest

import lamplit
from lamplit.engine import Match

from .printed import PRINTED

STONE = {"S1", "S2", "S3", "S4"}
BASE = {f"B{number:02}" for number in range(1, 14)}
EVERY_NUMBER = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
FEW = pytest.mark.parametrize("players", [1, 2])
MANY = pytest.mark.parametrize("players", [3, 4, 5])
SEEDS = range(60)


def table_for(players: int, seed: int = 1, **options: Any) -> Match:
    """A real match that has just been set up."""
    return lamplit.new("escape", seed=seed, options={"players": players, **options})


def from_the_top(match: Match) -> list[str]:
    """The face-down stack, the next chamber first."""
    return match.table.stack[::-1]


def as_shuffled(match: Match) -> list[str]:
    """The chambers as they were first shuffled, the top one first."""
    shuffles = [luck for segment in match.story() for luck in segment.dealt if luck[:2] == ["shuffle", "chambers"]]
    assert len(shuffles) == 1
    return shuffles[0][2][::-1]


def laid(match: Match) -> dict[str, str]:
    """The chambers on the table."""
    return {place: chamber["tile"] for place, chamber in match.view("red")["chambers"].items()}


# -- chambers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-SETUP-1")
@EVERY_NUMBER
def test_exactly_the_six_main_and_the_thirteen_base_chambers_are_used(players: int) -> None:
    match = table_for(players)
    used = [*laid(match).values(), *from_the_top(match)]
    assert len(used) == 19
    assert set(used) == {"START", "EXIT"} | STONE | BASE


@pytest.mark.rule("ES-SETUP-2")
@EVERY_NUMBER
def test_seventeen_chambers_are_shuffled_without_start_and_exit(players: int) -> None:
    shuffled = as_shuffled(table_for(players))
    assert len(shuffled) == 17
    assert set(shuffled) == STONE | BASE


@pytest.mark.rule("ES-SETUP-2")
def test_every_game_has_another_stack_and_the_same_seed_the_same() -> None:
    assert as_shuffled(table_for(4, seed=7)) == as_shuffled(table_for(4, seed=7))
    assert len({tuple(as_shuffled(table_for(4, seed=seed))) for seed in SEEDS}) == len(SEEDS)
    assert {as_shuffled(table_for(4, seed=seed))[0] for seed in range(200)} == STONE | BASE, "any may be on top"


@pytest.mark.rule("ES-SETUP-2")
def test_the_stack_lies_face_down() -> None:
    match = table_for(4)
    assert match.view("red")["piles"]["stack"] == 16


@pytest.mark.rule("ES-SETUP-3")
@EVERY_NUMBER
def test_the_start_chamber_lies_open_in_the_middle(players: int) -> None:
    for seed in range(5):
        start = table_for(players, seed).view("red")["chambers"]["0,0"]
        assert (start["tile"], set(start["openings"])) == ("START", {"W", "E"})


@pytest.mark.rule("ES-SETUP-4")
@EVERY_NUMBER
def test_the_top_two_chambers_are_laid_on_either_side_of_the_start(players: int) -> None:
    for seed in SEEDS:
        match = table_for(players, seed)
        assert set(laid(match)) == {"0,0", "-1,0", "1,0"}
        assert {laid(match)["-1,0"], laid(match)["1,0"]} == set(as_shuffled(match)[:2])


@pytest.mark.rule("ES-SETUP-4")
def test_both_chambers_beside_the_start_have_their_stairs_towards_it() -> None:
    for seed in SEEDS:
        chambers = table_for(2, seed).view("red")["chambers"]
        for place, towards_the_start in (("-1,0", "E"), ("1,0", "W")):
            printed = PRINTED[chambers[place]["tile"]]
            assert towards_the_start in chambers[place]["openings"]
            assert set(chambers[place]["openings"]) == printed.open_when_stairs_point(towards_the_start)


@pytest.mark.rule("ES-SETUP-5")
@MANY
def test_with_three_or_more_the_exit_and_the_next_four_chambers_go_to_the_bottom(players: int) -> None:
    for seed in SEEDS:
        match = table_for(players, seed)
        shuffled, stack = as_shuffled(match), from_the_top(match)
        assert stack[:11] == shuffled[6:]
        assert set(stack[11:]) == {*shuffled[2:6], "EXIT"}


@pytest.mark.rule("ES-SETUP-5")
@MANY
def test_with_three_or_more_the_exit_may_have_any_of_the_last_five_places(players: int) -> None:
    bottoms = [from_the_top(table_for(players, seed))[11:] for seed in SEEDS]
    assert {bottom.index("EXIT") for bottom in bottoms} == {0, 1, 2, 3, 4}


@pytest.mark.rule("ES-SETUP-5")
def test_the_four_chambers_beside_the_exit_are_shuffled_too() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        match = table_for(3, seed)
        fellows = [tile for tile in from_the_top(match)[11:] if tile != "EXIT"]
        orders.add(tuple(as_shuffled(match)[2:6].index(tile) for tile in fellows))
    assert len(orders) > 12, "of 24 orders"


@pytest.mark.rule("ES-EX-STACK")
@MANY
def test_example_17_shuffled_2_laid_15_left_and_the_exit_is_discovered_12th_at_the_earliest(players: int) -> None:
    places: set[int] = set()
    for seed in SEEDS:
        match = table_for(players, seed)
        stack = from_the_top(match)
        assert len(as_shuffled(match)) == 17
        assert len([tile for tile in stack if tile != "EXIT"]) == 15
        assert len(stack) == 16
        places.add(stack.index("EXIT") + 1)
    assert min(places) == 12


@pytest.mark.rule("ES-SETUP-6")
@FEW
def test_with_one_or_two_the_exit_is_the_6th_to_10th_chamber(players: int) -> None:
    places: set[int] = set()
    for seed in SEEDS:
        match = table_for(players, seed)
        stack = from_the_top(match)
        assert len(stack) == 16
        assert [tile for tile in stack if tile != "EXIT"] == as_shuffled(match)[2:]
        places.add(stack.index("EXIT") + 1)
    assert places == {6, 7, 8, 9, 10}


# -- stones, dice, figures -------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-SETUP-STONES-12")
@FEW
def test_one_or_two_have_7_stones_on_the_tray(players: int) -> None:
    assert table_for(players).view("red")["tray"] == 7


@pytest.mark.rule("ES-SETUP-STONES-3")
def test_three_have_11_stones_on_the_tray() -> None:
    assert table_for(3).view("red")["tray"] == 11


@pytest.mark.rule("ES-SETUP-STONES-4")
def test_four_have_14_stones_on_the_tray() -> None:
    assert table_for(4).view("red")["tray"] == 14


@pytest.mark.rule("ES-SETUP-STONES-5")
def test_five_have_16_stones_on_the_tray() -> None:
    assert table_for(5).view("red")["tray"] == 16


@pytest.mark.rule("ES-SETUP-SPARE")
@pytest.mark.parametrize(("players", "tray"), [(1, 7), (2, 7), (3, 11), (4, 14), (5, 16)])
def test_two_more_stones_lie_beside_the_tray_whatever_the_number_of_players(players: int, tray: int) -> None:
    match = table_for(players)
    assert (match.view("red")["beside"], match.table.stone_box) == (2, 25 - tray - 2)


@pytest.mark.rule("ES-SETUP-DICE")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_five_dice(players: int) -> None:
    match = table_for(players)
    assert [len(a["dice"]) for a in match.view("red")["adventurers"]] == [5] * players


@pytest.mark.rule("ES-SETUP-SOLO-DICE")
def test_who_plays_alone_starts_with_seven_dice_and_rolls_them_all() -> None:
    match = table_for(1, intro=0)
    assert len(match.view("red")["adventurers"][0]["dice"]) == 7
    match.answer("red", "roll")
    assert "blank" not in match.view("red")["adventurers"][0]["dice"]


@pytest.mark.rule("ES-SETUP-FIGURE")
@EVERY_NUMBER
def test_all_figures_start_in_the_start_chamber(players: int) -> None:
    match = table_for(players)
    places = [a["place"] for a in match.view("red")["adventurers"]]
    assert [match.view("red")["chambers"][place]["tile"] for place in places] == ["START"] * players


@pytest.mark.rule("ES-SETUP-TOKEN")
def test_everybody_sees_their_own_colour_and_that_of_all_others() -> None:
    match = table_for(5)
    for who in match.seats:
        seen = match.view(who)
        assert seen["you"] == who
        assert [a["seat"] for a in seen["adventurers"]] == list(match.seats)


@pytest.mark.rule("ES-SETUP-TRACK")
def test_either_version_of_the_soundtrack_brings_the_same_gongs_and_slams() -> None:
    heard: list[list[tuple[str, float]]] = []
    for track in ("a", "b"):
        match = lamplit.new("escape", seed="track", options={"players": 1, "track": track})
        assert match.view("red")["track"] == track
        moments: list[tuple[str, float]] = []
        while not match.over:
            before = match.heard("red")
            match.answer("clock", "pass")
            moments += [(event["kind"], match.now) for event in match.events("red", after=before)]
        heard.append(moments)
    assert heard[0] == heard[1]
    assert [kind for kind, _now in heard[0] if kind == "gong"] == ["gong"] * 3
