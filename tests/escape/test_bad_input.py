"""Commands that cannot be: refused with the rule that forbids them, politely, quickly, and without a trace."""

import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplit import Illegal, LamplitError, UnknownSeat

from .expedition import NO_LOCKS, Expedition

PAIR = ("adventurer", "adventurer", "key", "torch", "black")
MOST_SECONDS = 5.0
"""How long a thousand commands may take at most, on the slowest machine under the heaviest load."""


def trip(**options: Any) -> Expedition:
    return Expedition(**options).shows("red", *PAIR).shows("blue", *PAIR)


# -- dice one does not have, chambers one is not in ------------------------------------------------------------------


@pytest.mark.parametrize("name", ["roll:6", "roll:0", "roll:1+6", "roll:99", "roll:-1", "roll:1+2+3+4+5+6+7"])
def test_dice_that_are_not_there_cannot_be_rolled(name: str) -> None:
    found = trip().begin()
    assert found.refuses("red", name) is None
    refused = found.match.why_not("red", name)
    assert refused is not None
    assert refused.message in ("error-no-such-die", "error-illegal-unknown")
    assert "5" in refused.reason or name in refused.reason


@pytest.mark.rule("ES-DICE-BLACK-2")
@pytest.mark.parametrize("name", ["roll:5", "roll:1+5", "roll:1+2+3+4+5"])
def test_a_blocked_die_cannot_be_rolled(name: str) -> None:
    assert trip().begin().refuses("red", name) == "ES-DICE-BLACK-2"


@pytest.mark.parametrize("name", ["lose:6", "lose:0", "lose:", "lose:x"])
@pytest.mark.rule("ES-DIG-LOSS")
def test_a_die_that_is_not_there_cannot_be_lost(name: str) -> None:
    found = trip().at(red="1,0").time(217).begin().until(218)
    assert found.refuses("red", name) == "ES-DIG-LOSS"


@pytest.mark.rule("ES-HELP-2", "ES-ACT-ENTER-1", "ES-ACT-DISC-1", "ES-ACT-STONE-1", "ES-ACT-EXIT-1")
@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("gold:blue", "ES-HELP-2"),
        ("enter:2,0", "ES-ACT-ENTER-1"),
        ("discover:3,0", "ES-ACT-DISC-1"),
        ("activate:1", "ES-ACT-STONE-1"),
        ("escape", "ES-ACT-EXIT-1"),
    ],
)
def test_what_must_be_done_in_another_chamber_cannot_be_done_from_here(name: str, rule: str) -> None:
    found = trip().chamber("2,0", "S2", "1,0").at(blue="2,0").shows("red", "gold", *["adventurer"] * 4)
    found.shows("blue", "black", *["key"] * 4).tray(0 if name == "escape" else 5).begin()
    assert found.refuses("red", name) == rule


# -- twice, too late, at the wrong time ------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-ROLL-LOCK", "ES-DIG-ACTION-LOCK", "ES-DICE-GOLD-1")
def test_the_same_command_sent_twice_counts_once() -> None:
    found = trip().shows("red", "gold", "black", "key", "adventurer", "adventurer").next_roll("torch").begin()
    found.does("red", "roll:3")
    assert found.refuses("red", "roll:3") == "ES-DIG-ROLL-LOCK"
    found.does("red", "gold:red")
    assert found.refuses("red", "gold:red") == "ES-DICE-GOLD-1"
    found.does("red", "enter:1,0")
    assert found.refuses("red", "enter:1,0") == "ES-DIG-ACTION-LOCK"
    found.until(2)
    assert found.refuses("red", "enter:1,0") == "ES-ACT-ENTER-1"


@pytest.mark.rule("ES-ACT-EXIT-5", "ES-ACT-STONE-7")
def test_nobody_escapes_or_activates_twice() -> None:
    found = trip(**NO_LOCKS).tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").begin().does("red", "escape")
    assert found.refuses("red", "escape") == "ES-ACT-EXIT-5"
    found = trip(**NO_LOCKS).chamber("-1,0", "B03").at(red="-1,0").shows("red", *["torch"] * 5).begin()
    found.does("red", "activate:1").shows("red", *["torch"] * 5)
    assert found.refuses("red", "activate:1") == "ES-ACT-STONE-7"


@pytest.mark.parametrize("name", ["roll", "roll:1", "escape", "give:blue", "fate", "nonsense"])
def test_after_the_end_nothing_counts_any_more(name: str) -> None:
    found = trip().begin().until(600)
    assert found.match.over
    assert found.refuses("red", name) is None
    refused = found.match.why_not("red", name)
    assert refused is not None
    assert refused.message == "error-over"


@pytest.mark.parametrize(
    ("at", "message"),
    [
        (9.9, "error-time-past"),
        (0.0, "error-time-past"),
        (-5.0, "error-time-past"),
        (180.1, "error-time-future"),
        (1e9, "error-time-future"),
        (float("inf"), "error-time-number"),
        (float("nan"), "error-time-number"),
        ("now", "error-time-number"),
        (True, "error-time-number"),
    ],
)
def test_a_command_of_the_past_or_the_future_changes_nothing(at: Any, message: str) -> None:
    found = trip().time(10).begin()
    before = found.table.pack()
    with pytest.raises(Illegal) as caught:
        found.match.answer("red", "roll:1", at=at)
    assert caught.value.message == message
    assert found.table.pack() == before
    found.does("red", "roll:1", at=10.0)


def test_nobody_hurries_the_clock() -> None:
    found = trip().begin()
    with pytest.raises(Illegal) as caught:
        found.match.answer("clock", "pass", at=179.0)
    assert caught.value.message == "error-time-early"
    assert found.match.now == 0.0


@pytest.mark.parametrize("seat", ["green", "spectator", "", None, 7, "red "])
def test_only_those_at_the_table_give_commands(seat: Any) -> None:
    found = trip().begin()
    before = found.table.pack()
    with pytest.raises(UnknownSeat):
        found.match.answer(seat, "roll:1")
    with pytest.raises(UnknownSeat):
        found.match.say(seat, "Let me in!")
    assert found.table.pack() == before


def test_nobody_gives_the_commands_of_another() -> None:
    found = trip().shows("blue", "key").begin()
    assert found.refuses("blue", "enter:1,0") == "ES-ROOM-2"
    found.does("red", "enter:1,0")
    assert found.who("blue").place == "0,0"


@pytest.mark.parametrize(
    "name", ["roll:１", "roll:1+", "roll:+", "roll:1,2", "roll:2+1", "roll:1+1", "ROLL", "enter:0"]
)
def test_commands_that_nearly_are_some_are_refused(name: str) -> None:
    found = trip().begin()
    before = found.table.pack()
    with pytest.raises(Illegal):
        found.match.answer("red", name)
    assert found.table.pack() == before


VERBS = ("roll", "enter", "discover", "activate", "escape", "gold", "fate", "use", "open", "lift", "lose", "give")
MORE_VERBS = ("share", "pause", "resume", "away", "back", "remove", "pass", "")


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(["red", "blue", "clock"]),
    st.sampled_from([*VERBS, *MORE_VERBS]),
    st.text(max_size=12)
    | st.sampled_from(["red", "blue", "1,0", "-1,0", "0,0", "1", "1+2", "teleport:0,0", "healing"]),
)
def test_no_command_whatever_it_says_breaks_anything(seat: str, verb: str, rest: str) -> None:
    found = trip(curses=True, treasures=True, pauses=1, absence=True).begin()
    before, name = found.table.pack(), f"{verb}:{rest}"
    refused = found.match.why_not(seat, name)
    try:
        found.match.answer(seat, name)
    except LamplitError:
        assert refused is not None
        assert found.table.pack() == before
    else:
        assert refused is None


# -- a thousand commands in a second ---------------------------------------------------------------------------------


def refused_at(found: Expedition, who: str, names: list[str], second: float) -> dict[str | None, int]:
    """Sends all these commands within one second, and counts the rules by which they are refused."""
    rules: dict[str | None, int] = {}
    for number, name in enumerate(names):
        try:
            found.match.answer(who, name, at=second + number / len(names))
        except Illegal as error:
            rules[error.rule] = rules.get(error.rule, 0) + 1
    return rules


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
def test_of_a_thousand_rolls_in_a_second_one_counts() -> None:
    found = trip().next_roll("key", "torch", "gold", "key").begin()
    began = time.process_time()
    refused = refused_at(found, "red", ["roll:1+2+3+4"] * 1000, 10.0)
    assert time.process_time() - began < MOST_SECONDS
    assert refused == {"ES-DIG-ROLL-LOCK": 999}
    assert len(found.told("blue", "rolled")) == 1


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
def test_a_thousand_refusals_leave_no_trace_and_hold_up_nobody() -> None:
    found = trip().next_roll("torch").begin().does("red", "roll:1", at=10.0)
    before, record = found.table.pack(), len(found.match.record())
    refused_at(found, "red", ["roll:1", "enter:9,9", "x" * 10_000, "roll:6", "open"] * 200, 10.0)
    assert found.table.pack() == before
    assert len(found.match.record()) == record
    began = time.process_time()
    found.does("blue", "roll:1", at=10.0)
    assert time.process_time() - began < MOST_SECONDS / 1000 * 10
    assert found.told("red", "rolled")[-1]["who"] == "blue"


@pytest.mark.rule("ES-DIG-NO-LOCKS")
def test_without_locks_a_thousand_rolls_in_a_second_are_a_thousand_rolls() -> None:
    found = trip(**NO_LOCKS).shows("red", "key").begin()
    began = time.process_time()
    for number in range(1000):
        face = found.who("red").dice[0]
        if face == "black":
            found.shows("red", "key")
        found.does("red", "roll:1", at=10 + number / 1000)
    assert time.process_time() - began < MOST_SECONDS
    assert len(found.told("blue", "rolled")) == 1000
    found.does("blue", "enter:1,0")
    assert found.who("blue").place == "1,0"


@pytest.mark.rule("ES-DIG-NO-LOCKS")
def test_without_locks_a_thousand_impossible_commands_leave_no_trace_either() -> None:
    found = trip(**NO_LOCKS).shows("red", *["black"] * 5).begin()
    before = found.table.pack()
    began = time.process_time()
    refused = refused_at(found, "red", ["roll:1", "enter:1,0"] * 500, 10.0)
    assert time.process_time() - began < MOST_SECONDS
    assert refused == {"ES-DICE-BLACK-2": 500, "ES-ROOM-2": 500}
    assert found.table.pack() == before


@pytest.mark.rule("ES-DIG-SHARE")
def test_a_thousand_changes_of_mind_change_only_the_mind() -> None:
    found = trip().begin()
    before = found.table.pack()["adventurers"]
    for number in range(1000):
        found.does("red", "share:on" if number % 2 else "share:off")
    assert found.table.pack()["adventurers"] == before
    assert found.may("blue")
