"""Guillotines: Ox, Zoe and Peter wear collars, and Zoe's is a dummy."""

from typing import Any

import pytest

from lamplit.engine import SPECTATOR
from lamplit.games.betrayal.haunts.guillotines.rules import ROOMS_WITH_KEYS, Guillotines
from lamplit.games.betrayal.victory import progress

from ..house import PEOPLE, House
from ..test_bots import chosen

OX, ZOE, PETER = PEOPLE["ox"], PEOPLE["zoe"], PEOPLE["peter"]
KEYS = ("token-key-1", "token-key-2")


def collared(**state_of: Any) -> House:
    """Everybody wears a collar: Ox number 1, Zoe 2, Peter 3. Zoe is the traitor, and nobody else knows."""
    house = House().haunted(number=34, run=True)
    tokens = {OX: ["2"], ZOE: ["1"], PETER: ["3"]}
    collars = {OX: 1, ZOE: 2, PETER: 3}
    return house.change(scenario=Guillotines(**{"tokens": tokens, "collars": collars, **state_of}))


def key_in(room: str, beside: str, side: str, part: str = "") -> House:
    """Ox stands in a room with a key."""
    return collared().lay(room, beside, side).token("key", room).at("ox", room, part)


def state(house: House) -> Guillotines:
    """The haunt's own state."""
    assert isinstance(house.table.scenario, Guillotines)
    return house.table.scenario


@pytest.mark.rule("BH-H34-SIDES", "BH-H34-COLLARS", "BH-H34-START", "BH-HID-1", "BH-HID-2", "BH-HID-3", "BH-HID-4")
def test_sides_are_dealt_in_secret_and_collars_in_the_open() -> None:
    house = House().lay("tower", "upper_landing", "N").haunted(number=34, run=True).begin(step="haunt_set_up")
    dealt = state(house)
    assert sorted(token for tokens in dealt.tokens.values() for token in tokens) == ["1", "2", "3"]
    assert sorted(dealt.collars.values()) == [1, 2, 3]
    assert dealt.track == 0
    assert house.table.tokens == {"tower": ["key"]}
    seen = [house.view(who)["modules"]["guillotines"]["tokens"] for who in ("ox", "zoe", "peter")]
    assert sorted(map(tuple, seen)) == [("1",), ("2",), ("3",)]
    assert house.match.view(SPECTATOR)["modules"]["guillotines"]["tokens"] == []
    assert [len(house.told("your-side", who)) for who in ("ox", "zoe", "peter")] == [1, 1, 1]
    assert state(House(players=5).haunted(number=34, run=True).begin(step="haunt_set_up")).track == 1


@pytest.mark.rule("BH-HID-5", "BH-HID-6", "BH-HID-12", "BH-HID-14")
def test_anybody_may_attack_anybody_and_nobody_slows_anybody() -> None:
    house = House().haunted(number=34, run=True).begin(step="haunt_set_up")
    assert house.asks() == "zoe"
    assert house.may("attack:") == {f"attack:{OX}", f"attack:{PETER}"}
    assert house.view("zoe")["books"] == house.view("ox")["books"] == ["guillotines"]
    assert house.does("go:foyer").view("zoe")["acting"]["used"] == 1


@pytest.mark.rule("BH-HID-7", "BH-HID-10", "BH-HID-11", "BH-H34-GONE")
def test_the_traitor_alone_may_show_it_and_has_the_powers_of_one_from_then_on() -> None:
    house = collared().begin()
    assert house.refuses("task:guillotines-reveal") == "BH-HID-7"
    house = collared().begin("zoe").does("task:guillotines-reveal")
    assert house.one("zoe").role == "traitor"
    assert house.last("shows-side") == {"who": ZOE, "traitor": True}
    assert house.may("attack:") == {f"attack:{OX}", f"attack:{PETER}"}
    assert collared(shown=[ZOE]).change(traitor=ZOE).begin().may("attack:") <= {f"attack:{ZOE}"}


@pytest.mark.rule("BH-HID-9")
def test_an_explorer_who_dies_shows_which_side_it_was() -> None:
    house = collared(track=5, collars={OX: 1, PETER: 9}).rolls((0, 0, 0)).begin(step="seat_over")
    assert not house.one("ox").alive
    assert house.told("shows-side", "zoe") == [{"who": OX, "traitor": False}]


@pytest.mark.rule("BH-H34-TRACK")
def test_after_the_revealers_turn_the_collars_click_and_may_fall() -> None:
    house = collared(track=1).rolls((2, 0, 0), (1, 0, 0)).begin(step="seat_over")
    assert house.one("ox").alive, "2 of 2"
    assert house.one("zoe").role == "traitor", "1 of 2: a traitor has to show it"
    assert house.one("zoe").alive
    assert state(house).track == 2
    assert len(house.told("rolled")) == 2, "Peter's number is higher"
    assert state(collared().begin("zoe", step="seat_over")).track == 0


@pytest.mark.rule("BH-H34-KEY")
def test_keys_lie_in_twelve_rooms_also_in_those_found_later() -> None:
    assert len(ROOMS_WITH_KEYS) == 12
    house = (
        collared().at("ox", "upper_landing").next_cards("attic", "night_view").rolls((0,) * 4).begin().does("open:N")
    )
    assert house.table.tokens_in("attic") == ["key"]


@pytest.mark.rule("BH-H34-ROLL")
def test_in_the_attic_the_roll_of_leaving_decides() -> None:
    house = key_in("attic", "upper_landing", "N").rolls((2, 1, 0, 0)).begin().does("task:guillotines-key")
    assert house.cards("ox") == ["token-key-1"]
    assert house.may("go:") == set(), "whoever takes a key stops"
    house = key_in("attic", "upper_landing", "N").rolls((1, 1, 0, 0)).begin().does("task:guillotines-key")
    assert house.cards("ox") == []
    assert house.changes() == {"might": -1}
    assert house.refuses("task:guillotines-key") == "BH-DICE-10"


@pytest.mark.rule("BH-H34-CROSS")
def test_at_a_barrier_one_has_to_cross_first() -> None:
    house = key_in("tower", "upper_landing", "E").begin()
    assert house.refuses("task:guillotines-key") == "BH-H34-CROSS"
    house.rolls((2, 1, 0, 0, 0)).does("cross", "task:guillotines-key")
    assert len(house.cards("ox")) == 1


@pytest.mark.rule("BH-H34-GALLERY")
def test_in_the_gallery_one_jumps_for_it() -> None:
    house = key_in("gallery", "upper_landing", "N").begin()
    assert house.refuses("task:guillotines-key") == "BH-H34-GALLERY"
    house = key_in("gallery", "upper_landing", "N").lay("ballroom", "foyer", "N").rolls((0,)).begin()
    assert house.does("task:guillotines-key").where("ox") == "ballroom"
    assert len(house.cards("ox")) == 1


@pytest.mark.rule("BH-H34-FALL")
def test_in_the_collapsed_room_one_must_not_fall() -> None:
    house = key_in("collapsed_room", "foyer", "N").rolls((2, 2, 1, 0)).begin().does("task:guillotines-key")
    assert len(house.cards("ox")) == 1
    house = key_in("collapsed_room", "foyer", "N").token("below_collapsed_room", "basement_landing")
    house.rolls((0, 0, 0, 0), (0,)).begin().does("task:guillotines-key")
    assert (house.where("ox"), house.cards("ox")) == ("basement_landing", [])


@pytest.mark.rule("BH-H34-LAB")
def test_in_the_laboratory_all_four_traits_are_tried_and_it_hurts_in_any_case() -> None:
    good = [(2, 1, 0, 0, 0), (2, 1, 0, 0), (2, 1, 0), (2, 1, 0), (0, 0)]
    house = key_in("operating_laboratory", "upper_landing", "E").rolls(*good).begin().does("task:guillotines-key")
    assert len(house.cards("ox")) == 1
    bad = [(2, 1, 0, 0, 0), (2, 0, 0, 0), (2, 1, 0), (2, 1, 0), (1, 0)]
    house = key_in("operating_laboratory", "upper_landing", "E").rolls(*bad).begin()
    house.does("task:guillotines-key", "split:1:0")
    assert (house.cards("ox"), house.changes()) == ([], {"speed": -1})


@pytest.mark.rule("BH-H34-STAY")
def test_in_the_crypt_it_is_for_an_explorer_who_bears_the_end_of_the_turn() -> None:
    house = key_in("crypt", "basement_landing", "N").begin()
    assert house.refuses("task:guillotines-key") == "BH-H34-KEY"
    house.does("end", "split:1:0")
    assert len(house.cards("ox")) == 1
    house = key_in("vault", "basement_landing", "N").begin().does("end")
    assert house.cards("ox") == [], "the Vault is closed"
    house = key_in("vault", "basement_landing", "N").token("vault_empty", "vault").begin().does("end")
    assert len(house.cards("ox")) == 1


@pytest.mark.rule("BH-H34-UNLOCK")
def test_two_keys_open_a_collar_in_the_room() -> None:
    house = collared().begin()
    house.one("ox").cards += KEYS
    house = collared()
    house.one("ox").cards += KEYS
    assert house.begin().may("task:guillotines-unlock") == {
        f"task:guillotines-unlock:{who}" for who in (OX, ZOE, PETER)
    }
    house.does(f"task:guillotines-unlock:{PETER}")
    assert state(house).collars == {OX: 1, ZOE: 2}
    assert house.cards("ox") == []
    just_traded = collared().change(done=[f"card:{KEYS[0]}"])
    just_traded.one("ox").cards += KEYS
    assert f"task:guillotines-unlock:{OX}" not in just_traded.begin().may()


@pytest.mark.rule("BH-H34-HEROES")
def test_with_all_collars_gone_and_half_of_them_alive_the_heroes_have_won() -> None:
    house = collared(collars={OX: 1})
    house.one("ox").cards += KEYS
    result = house.begin().does(f"task:guillotines-unlock:{OX}").result
    assert result is not None
    assert (result["how"], result["winners"]) == ("guillotines-free", ["explorer1", "explorer3"])


@pytest.mark.rule("BH-H34-TRAITOR")
def test_with_more_than_half_of_the_heroes_dead_the_traitor_has_won() -> None:
    house = collared(track=5, collars={OX: 1, PETER: 2}).rolls((0, 0, 0), (0, 0, 0)).begin(step="seat_over")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("guillotines-heads", ["explorer2"])


def test_when_it_is_over_all_show_what_they_hold_and_the_traitor_is_counted_as_one() -> None:
    house = collared(collars={OX: 1})
    house.one("ox").cards += KEYS
    house.begin().does(f"task:guillotines-unlock:{OX}")
    assert [(event["who"], event["traitor"]) for event in house.told("shows-side")] == [
        (OX, False),
        (ZOE, True),
        (PETER, False),
    ]
    assert house.match.sides.named == {"heroes": ("explorer1", "explorer3"), "traitor": ("explorer2",)}


@pytest.mark.rule("BH-WIN-6")
def test_they_do_so_too_when_nobody_has_won() -> None:
    house = collared().begin("zoe")
    house.table.round, house.table.last_progress = 199, progress(house.table)
    house.does("end")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("stalemate", [])
    assert [event["traitor"] for event in house.told("shows-side")] == [False, True, False]


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("asked", "says"), [("zoe", "refuse"), ("peter", "agree")])
def test_a_bot_gives_its_key_to_an_explorer_who_asks_unless_it_is_the_traitor(asked: str, says: str) -> None:
    house = collared().holds(asked, KEYS[0]).begin().does(f"trade:{PEOPLE[asked]}", f"want:{KEYS[0]}")
    assert chosen(house, asked) == says


def test_a_traitor_who_is_a_bot_goes_after_explorers_with_keys_and_does_not_wait_at_a_closed_vault() -> None:
    house = collared().lay("vault", "basement_landing", "N").token("key", "vault").holds("ox", KEYS[0])
    house.at("ox", "basement_landing").at("zoe", "vault").begin("zoe")
    assert chosen(house, "zoe") == "go:basement_landing"


def test_a_traitor_who_is_a_bot_strikes_at_who_has_keys_and_robs_them() -> None:
    house = collared().holds("ox", KEYS[0]).begin("zoe").rolls((2, 2, 2), (0,) * 5)
    assert chosen(house, "zoe") == f"attack:{OX}"
    assert chosen(house.does(f"attack:{OX}"), "zoe") == f"steal:{KEYS[0]}"


def test_a_traitor_who_is_a_bot_finds_no_rooms_with_keys_for_the_others() -> None:
    assert (chosen(collared().at("ox", "upper_landing").begin(), "ox") or "").startswith("open:")
    assert chosen(collared().at("zoe", "upper_landing").begin("zoe"), "zoe") == "go:grand_staircase"
