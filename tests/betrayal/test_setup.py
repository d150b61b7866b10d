"""What is in the box, and how the table is set up."""

import re
from pathlib import Path

import pytest

from lamplit import BadOption
from lamplit.engine import Match
from lamplit.engine.matches.match import start
from lamplit.engine.settings import dated, settle
from lamplit.games.betrayal import GAME, setup
from lamplit.games.betrayal.data.cards import CLIPS, DICE, EVENTS, ITEMS, OMENS, SQUARE_TOKENS, TOKENS
from lamplit.games.betrayal.data.explorers import EXPLORERS, TRAITS, start_values
from lamplit.games.betrayal.data.rooms import STACK
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.house.plan import Plan

from .house import House

HAUNTS_AT = Path(setup.__file__).parent / "haunts"


def opened(**options: object) -> Match:
    """A new table at which the explorers are still to be chosen."""
    return start(GAME, "set-up", {"players": 3, **options})


def chosen(*names: str, **options: object) -> Match:
    """A table at which these explorers have been chosen."""
    match = opened(players=len(names), **options)
    for name in names:
        match.answer(match.questions[0].seat, f"explorer:{name}")
    return match


@pytest.mark.rule("BH-COMP-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play_with_an_explorer_each(players: int) -> None:
    match = opened(players=players, explorers="random")
    assert len(match.table.seats) == players
    assert sorted(one.seat for one in match.table.explorers.values()) == sorted(match.table.seats)


@pytest.mark.rule("BH-COMP-1")
@pytest.mark.parametrize("players", [2, 7])
def test_fewer_than_three_or_more_than_six_are_refused(players: int) -> None:
    with pytest.raises(BadOption):
        settle(GAME.settings, {"players": players})


@pytest.mark.rule("BH-COMP-4", "BH-SETUP-2")
def test_everybody_chooses_a_side_of_a_card_that_nobody_has() -> None:
    match = opened()
    seat = match.questions[0].seat
    assert set(match.questions[0].names) == {f"explorer:{name}" for name in EXPLORERS}
    match.answer(seat, "explorer:ox_bellows")
    other_side = next(
        name for name, row in EXPLORERS.items() if row.colour == EXPLORERS["ox_bellows"].colour and name != "ox_bellows"
    )
    then = match.questions[0]
    assert then.seat != seat
    assert {"explorer:ox_bellows", f"explorer:{other_side}"}.isdisjoint(then.names)
    assert len(then.names) == 10
    refused = match.why_not(then.seat, f"explorer:{other_side}")
    assert refused is not None
    assert refused.rule == "BH-COMP-4"


@pytest.mark.rule("BH-COMP-5")
def test_no_roll_uses_more_than_eight_dice() -> None:
    assert DICE == 8
    house = House().haunted(traitor="zoe").holds("ox", "blood_dagger").steps("ox", might=7).begin()
    assert house.value("ox", "might") == 8
    assert house.odds("attack:zoe_ingstrom:blood_dagger")["mine"] == 8
    house.does("attack:zoe_ingstrom:blood_dagger")
    assert len(next(roll for roll in house.told("rolled") if roll["kind"] == "attack")["dice"]) == 8


@pytest.mark.rule("BH-COMP-8", "BH-COMP-11")
def test_shapes_of_tokens_and_clips_are_those_of_the_box() -> None:
    assert set(TOKENS) == {"large_monster", "small_monster", "square", "item", "trait_roll"}
    left_by_cards = {card.token for card in EVENTS if card.token}
    assert set(SQUARE_TOKENS) == left_by_cards | {"below_collapsed_room", "vault_empty"}
    assert CLIPS == 30 >= 6 * len(TRAITS)
    for haunt in HAUNTS.values():
        assert all(set(kind.traits) <= set(TRAITS) for kind in haunt.kinds.values())


@pytest.mark.rule("BH-COMP-10")
def test_every_haunt_has_a_book_for_each_side_or_one_for_all() -> None:
    for haunt in HAUNTS.values():
        parts = {folder.name for folder in (HAUNTS_AT / haunt.name / "books").iterdir() if folder.is_dir()}
        assert parts >= {"traitor", "heroes"} or haunt.open_to_all, haunt.name


@pytest.mark.rule("BH-SETUP-1")
def test_nobody_reads_a_book_before_the_haunt() -> None:
    match = chosen("ox_bellows", "zoe_ingstrom", "peter_akimoto")
    assert all(one.books == [] for one in match.table.explorers.values())
    assert all(not match.books(seat) for seat in match.table.seats)
    assert match.view("explorer1")["haunt"] == 0


@pytest.mark.rule("BH-SETUP-3", "BH-SETUP-7")
def test_all_begin_in_the_entrance_hall_on_their_green_numbers() -> None:
    match = chosen("ox_bellows", "zoe_ingstrom", "peter_akimoto")
    for name, one in match.table.explorers.items():
        assert one.place == "entrance_hall"
        assert {trait: one.value(trait) for trait in TRAITS} == start_values(name)


@pytest.mark.rule("BH-SETUP-4", "BH-SETUP-6", "BH-CARD-9")
def test_three_decks_and_a_stack_are_shuffled_and_nobody_knows_their_order() -> None:
    match, other = chosen("ox_bellows", "zoe_ingstrom", "peter_akimoto"), start(GAME, "other", {"players": 3})
    for name in ("ox_bellows", "zoe_ingstrom", "peter_akimoto"):
        other.answer(other.questions[0].seat, f"explorer:{name}")
    for deck, whole in (
        ("omen_deck", [card.name for card in OMENS]),
        ("item_deck", [card.name for card in ITEMS]),
        ("event_deck", [card.name for card in EVENTS]),
        ("rooms", list(STACK)),
    ):
        dealt = getattr(match.table, deck)
        assert sorted(dealt) == sorted(whole)
        assert dealt != whole
        assert dealt != getattr(other.table, deck)
    piles = match.view("explorer1")["piles"]
    assert (piles["omens"], piles["items"], piles["events"], piles["rooms"]) == (13, 22, 45, 42)
    for seat in match.table.seats:
        shown = re.findall(r"[a-z_]+", str(match.view(seat)))
        assert not {card.name for card in (*ITEMS, *EVENTS)} & set(shown)


@pytest.mark.rule("BH-SETUP-5", "BH-ROOM-HALL-1")
def test_start_tile_and_landings_lie_on_a_floor_each() -> None:
    plan: Plan = opened().table.plan
    assert {room: plan.floor_of(room) for room in plan.spots} == {
        "grand_staircase": "ground",
        "foyer": "ground",
        "entrance_hall": "ground",
        "basement_landing": "basement",
        "upper_landing": "upper",
    }
    assert plan.passages["foyer"] == {"E": "entrance_hall", "W": "grand_staircase"}


@pytest.mark.rule("BH-SETUP-9")
def test_the_next_birthday_begins_and_today_counts() -> None:
    people = ("ox_bellows", "zoe_ingstrom", "peter_akimoto")
    days = sorted((EXPLORERS[name].birthday, name) for name in people)
    for before, (birthday, name) in zip([days[-1], *days], days, strict=False):
        month, day = birthday
        assert chosen(*people, month=month, day=day).table.active.name == name
        month, day = before[0]
        after = chosen(*people, month=month, day=day + 1) if day < 31 else None
        assert after is None or after.table.active.name == name


@pytest.mark.rule("BH-SETUP-9")
def test_the_client_that_opens_a_table_fills_in_todays_date() -> None:
    assert {setting.name: setting.today for setting in GAME.settings if setting.today} == {
        "month": "month",
        "day": "day",
    }
    assert dated(GAME.settings, 11, 19) == {"month": 11, "day": 19}
    assert settle(GAME.settings, {})["month"] == 0, "the library knows no calendar"


@pytest.mark.rule("BH-SETUP-9")
def test_without_a_date_the_first_player_is_drawn_by_lot() -> None:
    firsts = {start(GAME, str(seed), {"explorers": "random"}).table.turn for seed in range(20)}
    assert len(firsts) == 4


@pytest.mark.rule("BH-GOAL-1")
def test_before_the_haunt_nobody_can_win() -> None:
    house = House().steps("ox", might=7, speed=7, sanity=7, knowledge=7).begin()
    assert house.does("end").result is None
    dead = House().haunted(traitor="ox", run=True)
    for who in ("zoe", "peter"):
        dead.one(who).alive = False
    dead.monster("mummy", "foyer", speed=3, might=8, sanity=5).begin().does("go:foyer")
    assert dead.result is not None
    assert dead.result["side"] == "traitor"
