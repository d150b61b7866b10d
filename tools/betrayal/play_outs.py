"""Plays one side of a haunt of Betrayal by play-outs, to see how much depends on what that side decides.

python tools/betrayal/play_outs.py 16                          the others, against heroes by rules of thumb
python tools/betrayal/play_outs.py 28 --side heroes            the heroes, against others by rules of thumb
python tools/betrayal/play_outs.py 34 --games 16 --first 256   these games alone

Whenever somebody of that side is asked, every option but drops and trades is tried in copies of the match, in which all
play on by rules of thumb to the end with other dice; the one that wins most often is taken. The copies hold all that is
hidden, and the piles as they lie: this is no fair player, but a hint of how much could be made of that chair.
"""

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

import lamplit
from betrayal.two_sides import MOST_ANSWERS, SEATS, TwoSided, by_chance, heroes_won
from lamplit.bots import MatchRunner, Player
from lamplit.engine import Match, Question, Told
from lamplit.lab import Share

BY_THUMB = {"heroes": "thumb", "traitor": "thumb"}
OTHERS = "traitor"
NEVER_TRIED = ("drop", "trade")
"""What is hardly ever the point, and offered in many ways."""


class Wishes(NamedTuple):
    """Which chair of which haunt is played, and how many play-outs an option has at first."""

    haunt: int
    side: str
    times: int


class Foreseeing(TwoSided):
    """Plays by rules of thumb until the haunt begins, and on the other side; on its own it tries what comes of all."""

    def __init__(self, match: Match, seat: str, seed: str, wishes: Wishes, otherwise: Counter[str]) -> None:
        super().__init__(match, seat, BY_THUMB, seed)
        self._wishes = wishes
        self._otherwise = otherwise
        self._asked = 0

    def choose(self, question: Question, view: Any, events: Sequence[Told]) -> str | None:
        """The option after which this side wins most often; the one of the thumb if none is better."""
        usual = super().choose(question, view, events)
        mine = (self._wishes.side == OTHERS) == self._turned()
        if usual is None or not mine or not self._match.table.haunt or len(question.options) == 1:
            return usual
        self._asked += 1
        best = self._tried(question, usual)
        if best != usual:
            self._otherwise[f"{_verb(usual)} → {_verb(best)}"] += 1
        return best

    def _tried(self, question: Question, usual: str) -> str:
        """Plays on after each option; the better half is tried again twice as often, until two are left."""
        others = (name for name in question.names if _verb(name) not in NEVER_TRIED)
        left = [usual, *(name for name in others if name != usual)]
        wins = dict.fromkeys(left, 0)
        tried, times = 0, self._wishes.times
        while len(left) > 1:
            for name in left:
                wins[name] += sum(self._wins_after(question.seat, name, n) for n in range(tried, tried + times))
            left = sorted(left, key=lambda name: (-wins[name], name != usual))
            if wins[left[0]] == wins[left[-1]] or len(left) == 2:
                break
            left = left[: (len(left) + 1) // 2]
            tried, times = tried + times, 2 * times
        return left[0]

    def _wins_after(self, seat: str, name: str, number: int) -> bool:
        twin = self._match.branch(f"play-out {self._asked} {number}")
        twin.answer(seat, name)
        to_the_end(twin, {each: TwoSided(twin, each, BY_THUMB, f"play-out {number}") for each in twin.seats}, number)
        return bool(twin.result) and (twin.result["side"] == "heroes") == (self._wishes.side == "heroes")


def _verb(name: str) -> str:
    return name.partition(":")[0]


def to_the_end(match: Match, players: Mapping[str, Player], seed: Any) -> None:
    """Lets players play on, as long as games last."""
    runner = MatchRunner(match, players, random.Random(f"{seed} company"))
    for _ in range(MOST_ANSWERS):
        if runner.step() is None:
            break


def foreseen(wishes: Wishes, number: int) -> tuple[bool, Counter[str]]:
    """Whether the heroes win one of the games, and what was decided otherwise than by rules of thumb."""
    seed, otherwise = f"sides-{number}", Counter[str]()
    match = lamplit.new("betrayal", seed, {"haunt": wishes.haunt, "players": 3 + number % 4, "explorers": "random"})
    players = {seat: Foreseeing(match, seat, seed, wishes, otherwise) for seat in SEATS if seat in match.seats}
    to_the_end(match, players, seed)
    return bool(match.result) and match.result["side"] == "heroes", otherwise


def main() -> None:
    """Play the games by play-outs, by thumb and by chance, and tell how often the heroes win."""
    parser = argparse.ArgumentParser(description="How much depends on what one side of a haunt of Betrayal decides.")
    parser.add_argument("haunt", type=int, help="its number")
    parser.add_argument("--side", choices=["others", "heroes"], default="others", help="whose chair (others)")
    parser.add_argument("--games", type=int, default=32, help="how many (32)")
    parser.add_argument("--first", type=int, default=0, help="which game comes first (0)")
    parser.add_argument("--times", type=int, default=6, help="play-outs of an option before the first choice (6)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    given = parser.parse_args()
    side = OTHERS if given.side == "others" else given.side
    games, began, wins, otherwise = range(given.first, given.first + given.games), time.monotonic(), 0, Counter[str]()
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        play = partial(foreseen, Wishes(given.haunt, side, given.times))
        for done, (won, decided) in enumerate(pool.imap(play, games), 1):
            wins, otherwise = wins + won, otherwise + decided
            print(f"{done} games, heroes won {wins}, {time.monotonic() - began:.0f} s", flush=True)
        found = {"play-outs": Share(wins, given.games)}
        for kind in ("thumb", "random"):
            kinds = BY_THUMB | {side: kind}
            won_by = partial(heroes_won, given.haunt, kinds["heroes"], kinds[OTHERS])
            found[kind] = Share(sum(pool.map(won_by, games, chunksize=4)), given.games)
    for kind, share in found.items():
        more, less = (share, found["random"]) if side == "heroes" else (found["random"], share)
        chance = by_chance(more, less)
        print(f"{given.side} by {kind}: heroes win {share.count} of {share.of}, beside chance p = {chance:.4f}")
    print("decided otherwise:", ", ".join(f"{what} {count}" for what, count in otherwise.most_common(12)))


if __name__ == "__main__":
    main()
