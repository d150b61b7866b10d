"""Who hears what, who sees what, and worlds as a seat may imagine them."""

import json
from typing import Any

import pytest

from lamplit.engine import (
    ALL,
    ALONE,
    NOBODY,
    SPECTATOR,
    Fault,
    Match,
    NoSample,
    Offer,
    UnknownSeat,
    ask,
    ask_all,
    ask_any,
    census,
    commitment,
    deal_anew,
    may_see,
    shown,
    start,
)
from lamplit.engine.state.chance import from_seed

from .games import lanterns, seance
from .games.corner import SEATS, Corner, rest, sit_down, zones

YES_OR_NO = {"yes": "yes", "no": "no"}


def kinds(match: Match, seat: str, after: int = 0) -> list[tuple[int, str]]:
    """What a seat heard, with its numbers."""
    return [(event["n"], event["kind"]) for event in match.events(seat, after)]


async def whispers(t: Corner) -> Any:
    t.tell(ALL, "bell")
    t.tell(("ann",), "whisper")
    await ask("ben", "go-on", YES_OR_NO)
    t.tell(NOBODY, "nothing")
    t.tell(("ann", "ben"), "plan")
    await ask("ben", "go-on", YES_OR_NO)
    t.tell(ALL, "bell")
    return whispers


def test_everybody_hears_what_is_meant_for_them_and_counts_only_that():
    match = sit_down(whispers, sides=lambda _table: ALONE)
    match.answer("ben", "yes")
    match.answer("ben", "yes")
    assert kinds(match, "ann") == [(1, "bell"), (2, "whisper"), (3, "plan"), (4, "bell"), (5, "bell"), (6, "whisper")]
    assert kinds(match, "ben") == [(1, "bell"), (2, "plan"), (3, "bell"), (4, "bell")]
    assert kinds(match, "cat") == kinds(match, SPECTATOR) == [(1, "bell"), (2, "bell"), (3, "bell")]


def test_whoever_comes_back_gets_what_was_missed():
    match = sit_down(whispers)
    match.answer("ben", "yes")
    assert kinds(match, "ben", after=1) == [(2, "plan")]
    match.answer("ben", "yes")
    assert kinds(match, "ben", after=1) == [(2, "plan"), (3, "bell"), (4, "bell")]
    assert kinds(match, "ben", after=4) == []
    assert kinds(match, "ben", after=99) == []
    assert kinds(match, "ben", after=-1) == kinds(match, "ben")


@pytest.mark.parametrize("stranger", ["dora", "clock", "", "*", None, 7, ["ann"], b"ann"])
def test_strangers_are_shown_nothing(stranger: Any):
    match = sit_down(whispers)
    for look in (match.view, match.events, lambda seat: match.sample(seat, "x")):
        with pytest.raises(UnknownSeat):
            look(stranger)


def test_cards_are_shown_counted_or_hidden_by_zone():
    match = sit_down(whispers)
    table = match.table.copy()
    assert isinstance(table, Corner)
    table.hands["ann"] = ["card9"]
    assert shown(zones(table), table, "ann") == {"pile": 6, "ann": ["card9"], "ben": []}
    assert shown(zones(table), table, "cat") == {"pile": 6, "cat": []}
    assert may_see(ALL, "cat")
    assert not may_see(NOBODY, "cat")


def test_dealing_anew_moves_only_what_the_seat_cannot_see():
    match = sit_down(whispers)
    table = match.table.copy()
    assert isinstance(table, Corner)
    table.hands = {"ann": ["a1", "a2"], "ben": ["b1"], "cat": ["c1", "c2"]}
    before = census(zones(table), table)
    dealt: set[str] = set()
    for n in range(50):
        deal_anew(zones(table), table, "cat", from_seed(str(n)))
        assert table.hands["cat"] == ["c1", "c2"]
        assert [len(table.hands[s]) for s in SEATS] == [2, 1, 2]
        assert census(zones(table), table) == before
        dealt.add(table.hands["ben"][0])
    assert {"b1", "a1", "a2"} < dealt


async def secret_vote(t: Corner) -> Any:
    votes = await ask_all({s: Offer(s, "vote", YES_OR_NO) for s in ("cat", "ann", "ben")})
    t.noted += votes.values()
    return rest


def votes_of_cat(match: Match, seat: str) -> set[str]:
    """What the others may think cat has voted."""
    found: set[str] = set()
    for n in range(30):
        world = match.sample(seat, str(n))
        world.answer("ann", "yes")
        world.answer("ben", "yes")
        assert world.result is not None
        found.add(world.result["noted"][0])
    return found


def test_a_secret_vote_is_no_secret_to_the_one_who_gave_it_and_to_nobody_else():
    match = sit_down(secret_vote)
    match.answer("cat", "no")
    assert votes_of_cat(match, "cat") == {"no"}
    assert votes_of_cat(match, "ann") == votes_of_cat(match, SPECTATOR) == {"yes", "no"}


async def hidden_walk(t: Corner) -> Any:
    for _ in range(3):
        step = await ask("cat", "walk", {f"to:{room}": room for room in ("attic", "cellar", "hall")})
        t.hands["cat"].append(step)
        if step == "hall":
            t.tell(ALL, "creak")
    await ask("ann", "listen", YES_OR_NO)
    return rest


def test_imagined_walks_fit_what_was_heard():
    match = sit_down(hidden_walk)
    for room in ("attic", "hall", "cellar"):
        match.answer("cat", f"to:{room}")
    walks = {tuple(match.sample("ann", str(n)).table.hands["cat"]) for n in range(60)}  # type: ignore[attr-defined]
    assert all(walk[1] == "hall" and "hall" not in (walk[0], walk[2]) for walk in walks)
    assert len(walks) == 4


async def open_dice(t: Corner) -> Any:
    rolled = t.chance.roll("dice", range(1000), 3)
    t.tell(ALL, "rolled", dice=rolled)
    t.noted = [str(die) for die in rolled]
    await ask("ann", "dice", YES_OR_NO)
    t.noted = [str(die) for die in t.chance.roll("dice", range(1000), 3)]
    return rest


def test_dice_on_the_table_lie_the_same_in_every_imagined_world_and_fall_anew_afterwards():
    match = sit_down(open_dice, open_streams=frozenset({"dice"}))
    world = match.sample("cat", "1")
    assert world.view("cat") == match.view("cat")
    twin = world.clone()
    for each in (match, world, twin):
        each.answer("ann", "yes")
    assert world.result != match.result
    assert world.result == twin.result


def test_without_a_fitting_world_there_is_no_sample():
    match = sit_down(open_dice)
    with pytest.raises(NoSample) as caught:
        match.sample("cat", "1")
    assert caught.value.arguments == {"seat": "cat"}


def test_luck_that_an_imagined_world_did_not_call_for_does_not_come_out_later():
    async def cat_may_roll(t: Corner) -> Any:
        if await ask("cat", "roll", {"roll": True, "rest": False}):
            t.chance.roll("dice", range(1000), 1)
        await ask("ann", "wait", YES_OR_NO)
        t.noted = [str(die) for die in t.chance.roll("dice", range(1000), 1)]
        return rest

    match = sit_down(cat_may_roll, open_streams=frozenset({"dice"}))
    match.answer("cat", "roll")
    rolled = match.table.chance.dealt[0][2]
    for n in range(20):
        world = match.sample("ann", str(n))
        world.answer("ann", "yes")
        assert world.result is not None
        assert world.result["noted"] != [str(rolled[0])]


def test_imagined_worlds_agree_on_how_often_the_seat_was_asked():
    async def cat_may_tease(t: Corner) -> Any:
        if await ask("cat", "tease", {"tease": True, "rest": False}):
            await ask_any({s: Offer(s, "teased", YES_OR_NO) for s in ("ann", "cat")})
        else:
            await ask("cat", "resting", YES_OR_NO)
        await ask("ann", "wait", YES_OR_NO)
        return rest

    match = sit_down(cat_may_tease)
    match.answer("cat", "rest")
    match.answer("cat", "yes")
    for n in range(20):
        question = match.sample("ann", str(n)).question("ann")
        assert question is not None
        assert question.id == "ann-1"


def test_a_card_drawn_in_a_step_that_asks_nothing_is_known_from_then_on():
    async def deal(t: Corner) -> Any:
        t.hands["ann"].append(t.chance.draw("pile", t.pile))
        t.tell(("ann",), "drew", card=t.hands["ann"][0])
        return look

    async def look(_t: Corner) -> Any:
        await ask("ann", "look", YES_OR_NO)
        return rest

    match = sit_down(deal, look)
    for n in range(20):
        assert match.sample("ann", str(n), tries=1).view("ann") == match.view("ann")


def test_a_rule_that_fails_in_an_imagined_world_is_a_fault_and_no_lack_of_worlds():
    async def fragile(t: Corner) -> Any:
        if t.noted:
            raise KeyError
        await ask("ann", "wait", YES_OR_NO)
        return rest

    def sample(table: Corner, _seat: str, _chance: Any) -> None:
        table.noted.append("impossible")

    with pytest.raises(Fault):
        sit_down(fragile, sample=sample).sample("ann", "1")


def test_an_imagined_world_shows_the_seat_the_same_and_can_be_played_and_recorded():
    match = start(seance.GAME, "3", {})
    world = match.sample("ada", "1")
    assert json.dumps(world.view("ada")) == json.dumps(match.view("ada"))
    assert world.seed is None
    assert world.commitment is None
    hands = {match.sample("ada", str(n)).table.hands["medium"][0] for n in range(40)}  # type: ignore[attr-defined]
    assert len(hands) > 3


def test_the_seed_is_promised_before_and_can_be_checked_after():
    match = start(lanterns.GAME, "1", {})
    promised = match.commitment
    match.answer("ann", "draw")
    assert match.seed is not None
    assert promised == match.commitment == commitment(match.seed)
    assert promised != start(lanterns.GAME, "2", {}).commitment
