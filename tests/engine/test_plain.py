"""Plain state: copies are independent, packs come back, nonsense does not."""

import json
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from lamplit.engine import (
    Plain,
    items,
    mapping,
    omit_if_empty,
    open_kinds,
    packed_as,
    plain,
    recorded_as,
    transient,
    unchanging,
)
from lamplit.engine.state.bounds import Fields, Number, Pile, undeclared


@plain
class Coin:
    worth: int
    side: Literal["heads", "tails"] = "heads"


@plain
class Note:
    worth: int
    signed: list[str] = items()


@plain
class Purse:
    owner: str
    open: bool = False
    weight: float = 0.0
    best: Coin | None = None
    nickname: str | None = None
    price: int | str = 0
    coins: list[Coin] = items()
    stacks: dict[str, list[Coin]] = mapping()
    grid: list[list[int]] = items()
    corner: tuple[int, str] = (0, "")
    path: tuple[str, ...] = ()
    rows: tuple[tuple[int, int], ...] = ()
    extra: Any = None
    pledge: Coin | Note | None = None
    debts: list[Coin | Note] = items()
    news: list[str] = transient()


def full_purse() -> Purse:
    return Purse(
        owner="ann",
        open=True,
        weight=1.5,
        best=Coin(worth=5),
        nickname="old",
        price="dear",
        coins=[Coin(worth=1), Coin(worth=2, side="tails")],
        stacks={"left": [Coin(worth=3)], "right": []},
        grid=[[1, 2], [3]],
        corner=(4, "x"),
        path=("a", "b"),
        rows=((1, 2), (3, 4)),
        extra={"any": ["thing"]},
        pledge=Note(worth=20, signed=["ann"]),
        debts=[Note(worth=5), Coin(worth=5)],
        news=["old news"],
    )


def test_a_copy_shares_nothing_that_can_change():
    purse = full_purse()
    packed = json.dumps(purse.pack())  # type: ignore[attr-defined]
    twin: Any = purse.copy()  # type: ignore[attr-defined]
    assert twin == purse
    twin.best.worth = 9
    twin.coins[0].worth = 9
    twin.coins.append(Coin(worth=7))
    twin.stacks["left"][0].worth = 9
    twin.stacks["new"] = []
    twin.grid[0].append(9)
    twin.pledge.signed.append("ben")
    twin.debts[1].worth = 9
    assert json.dumps(purse.pack()) == packed  # type: ignore[attr-defined]


def test_what_never_changes_is_shared_by_copies():
    @unchanging
    @dataclass(frozen=True, slots=True)
    class Switches(Plain):
        loud: bool = False

    @plain
    class Radio:
        switches: Switches

    radio: Any = Radio(switches=Switches(loud=True))
    assert radio.copy().switches is radio.switches is radio.switches.copy()
    assert Radio.unpack(radio.pack()) == radio  # type: ignore[attr-defined]


def test_only_what_cannot_change_may_be_shared():
    @dataclass
    class Dial:
        turned: int = 0

    with pytest.raises(TypeError, match="Dial can change"):
        unchanging(Dial)


@pytest.mark.parametrize("packed", [{"loud": "yes"}, {"loud": 1}, {"quiet": True}, [], None, {"loud": True, "x": 1}])
def test_what_is_shared_is_unpacked_as_warily_as_all_else(packed: Any):
    @unchanging
    @dataclass(frozen=True)
    class Switches(Plain):
        loud: bool

    with pytest.raises((TypeError, ValueError)):
        Switches.unpack(packed)


def test_a_class_may_say_itself_what_it_cannot_be():
    @plain
    class Lamp(Plain):
        oil: int
        most: int = 9

        def check_unpacked(self) -> None:
            if not 0 <= self.oil <= self.most:
                raise ValueError("more oil than it holds")

    assert Lamp.unpack({"oil": 9}).oil == 9
    with pytest.raises(ValueError, match="more oil"):
        Lamp.unpack({"oil": 10})


def test_what_was_packed_comes_back():
    purse: Any = full_purse()
    assert Purse.unpack(json.loads(json.dumps(purse.pack()))) == purse  # type: ignore[attr-defined]


def test_what_lasts_one_step_is_neither_copied_nor_packed():
    purse: Any = full_purse()
    assert purse.copy().news == []
    assert "news" not in purse.pack()
    assert Purse.unpack(purse.pack()).news == []  # type: ignore[attr-defined]


def test_a_field_younger_than_the_save_takes_its_default():
    assert Purse.unpack({"owner": "ann"}) == Purse(owner="ann")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "change",
    [
        {"owner": 5},
        {"owner": None},
        {"open": 1},
        {"weight": "heavy"},
        {"weight": True},
        {"weight": float("nan")},
        {"weight": float("inf")},
        {"best": []},
        {"best": {"worth": "much"}},
        {"best": {}},
        {"best": {"worth": 1, "side": "edge"}},
        {"best": {"worth": True}},
        {"nickname": 5},
        {"price": 1.5},
        {"price": None},
        {"coins": {}},
        {"coins": [5]},
        {"coins": None},
        {"stacks": []},
        {"stacks": {"left": {}}},
        {"grid": [1]},
        {"corner": [1]},
        {"corner": ["x", 1]},
        {"corner": "1x"},
        {"path": "ab"},
        {"path": [1]},
        {"rows": [[1, 2, 3]]},
        {"pledge": {"worth": 5}},
        {"pledge": {"kind": "Purse", "owner": "ann"}},
        {"pledge": {"kind": "Coin", "worth": 5, "signed": []}},
        {"pledge": {"kind": "Note", "worth": "much"}},
        {"pledge": {"kind": ["Note"], "worth": 5}},
        {"pledge": ["Note", {"worth": 5}]},
        {"debts": [None]},
        {"debts": [{"worth": 1}]},
        {"wings": 2},
        {"news": []},
    ],
)
def test_nonsense_does_not_come_back(change: dict[str, Any]):
    purse: Any = full_purse()
    with pytest.raises((TypeError, ValueError)):
        Purse.unpack(purse.pack() | change)  # type: ignore[attr-defined]


@pytest.mark.parametrize("data", [None, 5, "ann", [], [["owner", "ann"]], {}])
def test_what_is_no_purse_does_not_come_back(data: Any):
    with pytest.raises((TypeError, ValueError)):
        Purse.unpack(data)  # type: ignore[attr-defined]


@pytest.mark.parametrize("hint", [set[str], dict[int, str], bytes, Coin | str, tuple[list[int], str], frozenset[int]])
def test_what_cannot_be_packed_faithfully_cannot_be_declared(hint: Any):
    with pytest.raises(TypeError):
        plain(type("Bad", (), {"__annotations__": {"field": hint}}))


def test_of_several_kinds_what_is_packed_says_which():
    purse: Any = full_purse()
    assert purse.pack()["pledge"] == {"kind": "Note", "worth": 20, "signed": ["ann"]}
    assert Purse.unpack(purse.pack() | {"pledge": {"kind": "Coin", "worth": 20}}).pledge == Coin(worth=20)  # type: ignore[attr-defined]


def test_kinds_that_cannot_be_told_apart_cannot_be_declared():
    @plain
    class Token:
        kind: str

    class_of_the_same_name = plain(type("Coin", (), {"__annotations__": {"worth": int}}))
    for hint in (Coin | Token, Coin | class_of_the_same_name):
        with pytest.raises(TypeError, match="kind"):
            plain(type("Bad", (), {"__annotations__": {"field": hint}}))


def test_the_kinds_of_a_base_are_all_that_were_made_of_it():
    @open_kinds
    class Pet(Plain):
        name: str = ""

    @plain
    class Cat(Pet):
        lives: int = 9

    @plain
    class Basket(Plain):
        pets: list[Pet] = items()

    basket = Basket(pets=[Cat(name="minka")])
    twin = basket.copy()
    twin.pets[0].name = "maunz"
    assert basket.pets[0].name == "minka"
    assert basket.pack() == {"pets": [{"kind": "Cat", "name": "minka", "lives": 9}]}
    assert Basket.unpack(basket.pack()) == basket
    assert Cat.unpack(Cat(name="minka").pack()) == Cat(name="minka")
    for packed in ({"kind": "Pet"}, {"kind": "Dog"}, {"name": "minka"}, {"kind": "Cat", "lives": "many"}, None):
        with pytest.raises((TypeError, ValueError)):
            Pet.unpack(packed)
    with pytest.raises(ValueError, match="no kind of Cat: 'Dog'"):
        Cat.unpack({"kind": "Dog"})
    with pytest.raises(TypeError, match="two kinds are called Cat"):
        plain(type("Cat", (Pet,), {"__annotations__": {}}))
    with pytest.raises(TypeError, match="'kind' would hide"):
        plain(type("Dog", (Pet,), {"__annotations__": {"kind": str}}))
    with pytest.raises(TypeError, match="open kinds already"):
        plain(type("Bad", (), {"__annotations__": {"field": Cat | Coin}}))


@plain
class Agreed(Plain):
    """A table with something that is hardly ever said."""

    players: int = 2
    rulings: tuple[str, ...] = omit_if_empty()


def test_what_is_seldom_is_packed_only_where_there_is_any() -> None:
    assert Agreed().pack() == {"players": 2}
    assert Agreed.unpack({"players": 2}).rulings == ()
    said = Agreed(rulings=("sea=wild",))
    assert Agreed.unpack(said.pack()) == said.copy() == said


@plain
class Hut(Plain):
    """Everything in it was once called something else."""

    width: int = packed_as("size")
    doors: int = packed_as("holes", 1)
    guests: list[str] = packed_as("people", items())
    rulings: tuple[str, ...] = packed_as("said", omit_if_empty())


def test_a_field_may_be_renamed_while_records_keep_its_old_name() -> None:
    hut = Hut(width=3, guests=["ann"], rulings=("dry",))
    assert hut.pack() == {"size": 3, "holes": 1, "people": ["ann"], "said": ["dry"]}
    assert Hut.unpack(hut.pack()) == hut == hut.copy()
    assert Hut.unpack({"size": 3}) == Hut(width=3)
    assert "said" not in Hut(width=3).pack()
    with pytest.raises(ValueError, match="unknown: width"):
        Hut.unpack({"width": 3})
    with pytest.raises(ValueError, match="missing: size"):
        Hut.unpack({})
    with pytest.raises(TypeError, match="people: not a list"):
        Hut.unpack({"size": 3, "people": 2})


def test_bounds_know_a_field_by_its_name_in_records() -> None:
    said = Fields(size=Number(0, 9), holes=Number(0, 9), people=Pile(3), said=Pile(3))
    assert undeclared(Hut, said) == []
    assert undeclared(Hut, Fields(width=Number(0, 9), holes=Number(0, 9), people=Pile(3), said=Pile(3))) == ["size"]


def test_a_kind_of_state_may_be_renamed_while_records_keep_its_old_name() -> None:
    @open_kinds
    class Weather(Plain):
        pass

    @plain
    @recorded_as("Rain")
    class Downpour(Weather):
        inches: int = 0

    assert Downpour(inches=2).pack() == {"kind": "Rain", "inches": 2}
    assert Weather.unpack({"kind": "Rain", "inches": 2}) == Downpour(inches=2)
