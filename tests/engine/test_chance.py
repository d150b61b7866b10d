"""Luck: fair, in streams of its own, repeatable and written down."""

from collections import Counter

import pytest

from lamplit.engine import BadOption, start
from lamplit.engine.state.chance import Chance, commitment, from_seed

from .games import lanterns

DIE = (1, 2, 3, 4, 5, 6)


def test_the_same_seed_gives_the_same_luck_and_another_seed_another():
    assert from_seed("7").roll("dice", DIE, 50) == from_seed("7").roll("dice", DIE, 50)
    assert from_seed("7").roll("dice", DIE, 50) != from_seed("8").roll("dice", DIE, 50)


def test_the_first_rolls_of_a_seed_are_the_same_on_every_machine():
    assert from_seed("lamplit").roll("dice", DIE, 12) == [6, 4, 4, 6, 4, 3, 2, 3, 6, 1, 5, 2]


def test_rolling_dice_does_not_stir_the_deck():
    calm, busy = from_seed("7"), from_seed("7")
    busy.roll("dice", DIE, 100)
    decks = [[f"card{n}" for n in range(20)] for _ in range(2)]
    calm.shuffle("deck", decks[0])
    busy.shuffle("deck", decks[1])
    assert decks[0] == decks[1]


def test_dice_are_fair():
    counts = Counter(from_seed("fair").roll("dice", DIE, 60_000))
    assert all(9_500 < counts[face] < 10_500 for face in DIE)


def test_every_order_of_a_pile_is_as_likely():
    chance = from_seed("fair")
    orders: Counter[str] = Counter()
    for _ in range(6_000):
        pile = ["a", "b", "c"]
        chance.shuffle("pile", pile)
        orders["".join(pile)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_every_outcome_is_written_down():
    chance = from_seed("7")
    pile = ["a", "b"]
    rolled = chance.roll("dice", DIE, 2)
    picked = chance.pick("omen", ["owl", "cat"])
    chance.shuffle("pile", pile)
    shuffled = pile[:]
    drawn = chance.draw("pile", pile)
    number = chance.below("number", 10)
    assert chance.dealt == [
        ["roll", "dice", rolled],
        ["pick", "omen", picked],
        ["shuffle", "pile", shuffled],
        ["draw", "pile", drawn],
        ["below", "number", number],
    ]
    assert drawn == shuffled[-1]
    rolled.clear()
    assert chance.dealt[0][2] != []


def test_a_copy_goes_on_where_the_original_stands_with_nothing_written_yet():
    chance = from_seed("7")
    chance.roll("dice", DIE, 3)
    twin = chance.copy()
    again = Chance.unpack(chance.pack())
    assert twin.dealt == again.dealt == []
    assert chance.roll("dice", DIE, 9) == twin.roll("dice", DIE, 9) == again.roll("dice", DIE, 9)


def test_what_is_foretold_comes_out_once_in_its_own_stream_and_only_if_it_fits():
    chance = from_seed("7")
    shuffled = [["draw", "pile", "x"], ["shuffle", "pile", ["b", "a"]]]
    chance.foretell([["roll", "dice", [6, 6]], *shuffled, ["pick", "omen", "owl"]])
    pile = ["a", "b"]
    chance.shuffle("pile", pile)
    assert pile == ["b", "a"]
    assert chance.pick("omen", ["cat", "owl"]) == "owl"
    assert chance.roll("other", DIE, 2) == from_seed("7").roll("other", DIE, 2)
    assert chance.roll("dice", DIE, 2) == [6, 6]
    assert chance.roll("dice", DIE, 2) == from_seed("7").roll("dice", DIE, 2)
    chance.foretell([["roll", "dice", [6, 6]], ["shuffle", "pile", ["x", "y"]], ["pick", "omen", "dog"]])
    assert len(chance.roll("dice", DIE, 3)) == 3
    chance.shuffle("pile", pile)
    assert sorted(pile) == ["a", "b"]
    assert chance.pick("omen", ["cat", "owl"]) in ("cat", "owl")


def test_the_promise_hides_the_key():
    assert from_seed("7").key not in commitment("7")
    assert commitment("7") not in from_seed("7").key


def test_a_seed_that_cannot_be_written_down_is_refused():
    with pytest.raises(BadOption) as caught:
        start(lanterns.GAME, "\ud800", {})
    assert caught.value.message == "error-seed"
