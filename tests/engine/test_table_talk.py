"""Talk and pencil marks: beside the rules, never in them."""

from dataclasses import replace
from typing import Any

import pytest

from lamplit.engine import SPECTATOR, Illegal, LamplitError, Match, UnknownSeat, start
from lamplit.engine.matches.loading import load
from lamplit.engine.matches.table_talk import LONGEST_WORDS

from .games import seance


def sit_down() -> Match:
    return start(seance.GAME, "1", {})


def again(match: Match) -> Match:
    return load(match.record(), lambda _name: seance.GAME)


def test_what_ada_says_aloud_everybody_hears():
    match = sit_down()
    match.table_talk.say("ada", "  Who  is\nthere? ")
    for seat in (*match.seats, SPECTATOR):
        assert match.table_talk.talk(seat) == [("ada", "Who is there?")]


def test_what_ada_says_to_her_circle_the_medium_does_not_hear():
    match = sit_down()
    match.say("ada", "she cheats", team=True)
    assert match.table_talk.talk("bo") == [("ada", "she cheats")]
    assert match.table_talk.talk("medium") == match.table_talk.talk(SPECTATOR) == []


def test_words_command_nobodys_terminal():
    match = sit_down()
    match.say("ada", "Look:\x1b]0;title\x07\x9b2J")
    match.say("ada", "\x1b")
    assert match.table_talk.talk("bo") == [("ada", "Look:\ufffd]0;title\ufffd\ufffd2J"), ("ada", "\ufffd")]
    assert again(match).table_talk.talk("bo") == match.table_talk.talk("bo")


def test_whoever_a_rule_silences_says_nothing():
    def silenced(_table: Any, seat: str) -> str:
        return "seance.trance" if seat == "medium" else ""

    match = start(replace(seance.GAME, silenced=silenced), "1", {})
    match.say("ada", "say something")
    with pytest.raises(Illegal) as caught:
        match.say("medium", "mmh")
    assert (caught.value.message, caught.value.rule) == ("error-illegal-rule", "seance.trance")
    with pytest.raises(UnknownSeat):
        match.say("dora", "boo")
    assert match.table_talk.talk("bo") == [("ada", "say something")]


@pytest.mark.parametrize("words", ["", "  \n", "x" * (LONGEST_WORDS + 1), "half a \ud83d", None, 7, b"boo", ["boo"]])
def test_words_that_are_none_are_refused(words: Any):
    match = sit_down()
    with pytest.raises(Illegal) as caught:
        match.table_talk.say("ada", words)
    assert caught.value.message == "error-words"
    assert match.table_talk.talk("ada") == []


def test_pencil_marks_are_private_and_few():
    match = sit_down()
    pencil = match.table_talk.pencil
    pencil("medium", "suspicion", "ada")
    pencil("medium", "suspicion", "bo")
    with pytest.raises(Illegal) as caught:
        pencil("medium", "suspicion", "ada")
    assert (caught.value.message, caught.value.arguments["most"]) == ("error-pencil-out", 2)
    match.table_talk.rub_out("medium", "suspicion", "ada")
    pencil("medium", "suspicion", "deck")
    assert match.table_talk.marks("medium") == {"suspicion": ["bo", "deck"]}
    assert match.table_talk.marks("ada") == {"guess": []}
    assert match.table_talk.marks("bo") == {}


def test_the_only_marker_of_its_kind_is_moved():
    match = sit_down()
    match.table_talk.pencil("ada", "guess", "candle")
    match.table_talk.pencil("ada", "guess", "mirror")
    assert match.table_talk.marks("ada") == {"guess": ["mirror"]}


@pytest.mark.parametrize(
    ("seat", "kind", "place", "message"),
    [
        ("ada", "suspicion", "bo", "error-pencil-kind"),
        ("ada", ["guess"], "bo", "error-pencil-kind"),
        ("bo", "guess", "ada", "error-pencil-never"),
        ("ada", "guess", "", "error-pencil-place"),
        ("ada", "guess", 5, "error-pencil-place"),
        ("ada", "guess", "x" * 100, "error-pencil-place"),
        ("ada", "guess", "\ud800", "error-pencil-place"),
    ],
)
def test_marks_that_cannot_be_are_refused(seat: Any, kind: Any, place: Any, message: str):
    match = sit_down()
    with pytest.raises(Illegal) as caught:
        match.table_talk.pencil(seat, kind, place)
    assert caught.value.message == message
    assert match.table_talk.pack() == []


def test_what_is_not_there_cannot_be_rubbed_out():
    match = sit_down()
    for place in ("candle", None, ["candle"]):
        with pytest.raises(Illegal) as caught:
            match.table_talk.rub_out("ada", "guess", place)  # type: ignore[arg-type]
        assert caught.value.message == "error-pencil-none"


@pytest.mark.parametrize("stranger", ["dora", SPECTATOR, None, ["ada"]])
def test_strangers_say_and_note_nothing(stranger: Any):
    table_talk = sit_down().table_talk
    with pytest.raises(UnknownSeat):
        table_talk.say(stranger, "boo")
    with pytest.raises(UnknownSeat):
        table_talk.pencil(stranger, "guess", "x")
    with pytest.raises(LamplitError):
        table_talk.rub_out(stranger, "guess", "x")
    with pytest.raises(UnknownSeat):
        table_talk.marks(stranger)


def test_talk_and_marks_change_no_view_event_or_question():
    quiet, loud = sit_down(), sit_down()
    loud.table_talk.say("medium", "hello")
    loud.table_talk.pencil("medium", "suspicion", "ada")
    for seat in (*quiet.seats, SPECTATOR):
        assert quiet.view(seat) == loud.view(seat)
        assert quiet.events(seat) == loud.events(seat)
    assert [q.pack() for q in quiet.questions] == [q.pack() for q in loud.questions]


def test_a_record_keeps_talk_and_marks():
    match = sit_down()
    match.table_talk.say("ada", "wer ist da? 🕯")
    match.say("bo", "psst", team=True)
    match.table_talk.pencil("medium", "suspicion", "ada")
    loaded = again(match)
    assert loaded.table_talk.talk("ada") == [("ada", "wer ist da? 🕯"), ("bo", "psst")]
    assert loaded.table_talk.talk("medium") == [("ada", "wer ist da? 🕯")]
    assert loaded.table_talk.marks("medium") == {"suspicion": ["ada"]}
    assert loaded.record() == match.record()


def test_marks_that_lie_there_from_the_start_can_be_moved_and_rubbed_out_for_good():
    game = replace(seance.GAME, pencilled={"medium": {"suspicion": ["ada", "bo"]}, "ada": {"guess": ["echo"]}})
    match = start(game, "1", {})
    assert match.table_talk.pack() == []
    assert match.table_talk.marks("medium") == {"suspicion": ["ada", "bo"]}
    match.table_talk.rub_out("medium", "suspicion", "ada")
    match.table_talk.rub_out("ada", "guess", "echo")
    loaded = load(match.record(), lambda _name: game)
    assert loaded.table_talk.marks("medium") == {"suspicion": ["bo"]}
    assert loaded.table_talk.marks("ada") == {"guess": []}
    assert start(game, "1", {}).table_talk.marks("ada") == {"guess": ["echo"]}


def test_a_clone_has_notes_of_its_own():
    match = sit_down()
    match.table_talk.pencil("medium", "suspicion", "ada")
    twin = match.clone()
    twin.table_talk.pencil("medium", "suspicion", "bo")
    twin.table_talk.say("ada", "boo")
    assert match.table_talk.marks("medium") == {"suspicion": ["ada"]}
    assert match.table_talk.talk("ada") == []


def test_an_imagined_world_holds_only_what_its_seat_has_heard_and_noted():
    match = sit_down()
    match.say("ada", "secret", team=True)
    match.table_talk.say("ada", "open")
    match.table_talk.pencil("medium", "suspicion", "ada")
    match.table_talk.pencil("ada", "guess", "candle")
    world = match.sample("medium", "1")
    assert world.table_talk.talk("ada") == [("ada", "open")]
    assert world.table_talk.marks("ada") == {"guess": []}
    assert world.table_talk.marks("medium") == {"suspicion": ["ada"]}


def test_who_is_silenced_by_a_rule_says_nothing_until_it_ends():
    game = replace(seance.GAME, silenced=lambda _table, seat: "SE-HUSH" if seat == "ada" else "")
    match = start(game, "1", {})
    with pytest.raises(Illegal) as caught:
        match.say("ada", "boo")
    assert caught.value.rule == "SE-HUSH"
    with pytest.raises(UnknownSeat):
        match.say("nobody", "boo")
    match.say("bo", "hush", team=True)
    assert match.table_talk.talk("ada") == [("bo", "hush")]
    assert match.table_talk.talk("medium") == []
