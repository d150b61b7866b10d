"""Players by rules of thumb: clearly better than chance on both sides, and blind to all but their own seat."""

import random
from collections.abc import Mapping, Sequence
from types import FunctionType, ModuleType
from typing import Any

import pytest

import lamplit
from lamplit.bots import Player, make, play
from lamplit.engine import SPECTATOR, Match, Question, Table, Told
from lamplit.lab import Share

SIDES = ("killer", "survivors")


def evening(killer: str, survivors: str, number: int, **options: Any) -> Match:
    """A game between two levels of players."""
    match = lamplit.new("terrorscape", f"evening {number}", options)
    levels = {seat: killer if seat == "killer" else survivors for seat in match.seats}
    play(
        match, {seat: make("terrorscape", levels[seat], seat, f"{number} {seat}") for seat in match.seats}, luck(number)
    )
    return match


def luck(number: int) -> random.Random:
    return random.Random(f"luck {number}")


def wins(killer: str, survivors: str, side: str, games: int = 120) -> Share:
    """How often a side wins, over all killers."""
    results = [evening(killer, survivors, number).result for number in range(games)]
    return Share(sum(result is not None and result["side"] == side for result in results), games)


def test_a_killer_by_rules_of_thumb_beats_one_who_plays_at_random():
    """Against the same Survivors: the whole 95 % interval of the one lies above that of the other."""
    thumb, chance = wins("thumb", "thumb", "killer"), wins("random", "thumb", "killer")
    assert thumb.interval[0] > chance.interval[1] + 0.1


def test_survivors_by_rules_of_thumb_beat_those_who_play_at_random():
    thumb, chance = wins("thumb", "thumb", "survivors"), wins("thumb", "random", "survivors")
    assert thumb.interval[0] > chance.interval[1] + 0.1


def test_rules_of_thumb_beat_chance_on_either_side():
    assert wins("thumb", "random", "killer", 60).interval[0] > 0.8
    assert wins("random", "thumb", "survivors", 60).interval[0] > 0.8


@pytest.mark.parametrize("options", [{}, {"separate_ways": True}, {"plans": True}, {"traits": "nightmare"}])
def test_a_game_among_players_by_rules_of_thumb_comes_to_its_end(options: dict[str, Any]):
    for number in range(3):
        assert evening("thumb", "thumb", number, **options).over


def test_equal_seeds_play_alike():
    assert evening("thumb", "thumb", 5).record() == evening("thumb", "thumb", 5).record()


# -- what a player gets to see ---------------------------------------------------------------------------------------


class Spied:
    """A player whose every question, view and event is compared with what its seat may know."""

    def __init__(self, match: Match, seat: str) -> None:
        self.player: Player = make("terrorscape", "thumb", seat, seat)
        self.match = match
        self.seat = seat
        self.heard = 0
        self.asked = 0

    def choose(self, question: Question, view: Mapping[str, Any], events: Sequence[Told]) -> str | None:
        assert question.seat == self.seat
        assert view == self.match.view(self.seat)
        assert view is not self.match.view(self.seat)
        assert list(events) == self.match.events(self.seat, after=self.heard)
        self.heard += len(events)
        self.asked += 1
        before = self.match.table.pack()
        answer = self.player.choose(question, view, events)
        assert self.match.table.pack() == before
        return answer


def in_reach(thing: Any, depth: int = 12) -> list[Any]:
    """All that can be reached from a thing by attributes and elements, code and modules aside."""
    seen: dict[int, Any] = {}
    edge = [thing]
    for _ in range(depth):
        beyond: list[Any] = []
        for one in edge:
            if id(one) in seen or isinstance(one, (str, int, float, bytes, type, FunctionType, ModuleType, type(None))):
                continue
            seen[id(one)] = one
            if isinstance(one, Mapping):
                beyond += [*one.keys(), *one.values()]
            elif isinstance(one, (list, tuple, set, frozenset)):
                beyond += one
            slots = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
            beyond += [getattr(one, name, None) for name in (*slots, *getattr(one, "__dict__", ()))]
        edge = beyond
    return list(seen.values())


@pytest.mark.parametrize("options", [{}, {"separate_ways": True, "plans": True, "traits": "hard"}])
def test_players_see_views_only(options: dict[str, Any]):
    match = lamplit.new("terrorscape", "spied", options)
    spies = {seat: Spied(match, seat) for seat in match.seats}
    play(match, spies, luck(1))
    assert match.over
    assert all(spy.asked for spy in spies.values())
    for spy in spies.values():
        assert not [thing for thing in in_reach(spy.player) if isinstance(thing, (Table, Match))]


class TellTale(Match):
    """A match whose truth is out of bounds: it gives a player its own seat's view and events, and no more."""

    __slots__ = ()

    @property
    def table(self) -> Any:
        raise AssertionError("the player looked at the table")

    @property
    def checkpoint(self) -> Any:
        raise AssertionError("the player looked at the checkpoint")

    def record(self) -> str:
        raise AssertionError("the player read the record")

    def clone(self) -> Any:
        raise AssertionError("the player copied the match")


def test_a_game_is_played_without_anybody_touching_the_truth():
    plain = lamplit.new("terrorscape", "spied")
    match = TellTale(plain.game, plain.options, plain.seed, plain.origin)
    play(match, {seat: make("terrorscape", "thumb", seat, seat) for seat in match.seats}, luck(1))
    assert match.over
    assert match.view(SPECTATOR)["result"] == match.result
