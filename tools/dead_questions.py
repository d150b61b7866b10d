"""Counts the questions in which every answer comes to the same: nobody should be asked those.

    python tools/dead_questions.py                      100 games of each game
    python tools/dead_questions.py betrayal --games 20 --but act monster

Bots play by rules of thumb. At every question of a single seat, or of a team that answers as one, each answer is tried
on a copy of the match, with the same luck to come, and the copy goes on with the first of its answers until the step is
over. If the tables are then all alike, and so is what is asked next, the question was dead: nobody could have decided
anything. `WHAT_COUNTS` of a game in `tools/games` says what of its table makes a difference. Questions that are put to
several at once, to be answered in secret, are left out: there the silence would tell something.
"""

import argparse
import itertools
import json
import random
from collections import Counter
from collections.abc import Container, Mapping
from typing import Any

import lamplit
from games import brought
from lamplit.bots import MatchRunner, make
from lamplit.engine import LamplitError, Match, Question
from ten_thousand import go_together

UNTIL_DECIDED = 12
"""So many answers may be given until a step is over; what takes longer is not dead."""
TOO_MANY = 60
"""With more answers than this somebody surely has something to decide; trying them all would take too long."""


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Counts questions whose answers all come to the same.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="one of: " + ", ".join(lamplit.games()))
    parser.add_argument("--games", type=int, default=100, help="how many of each (100)")
    parser.add_argument("--seed", default="dead questions")
    parser.add_argument("--but", nargs="*", default=[], metavar="PROMPT", help="prompts that are only counted")
    wishes = parser.parse_args()
    for game in wishes.games_named or lamplit.games():
        asked: Counter[str] = Counter()
        dead: Counter[str] = Counter()
        for number in range(wishes.games):
            count(game, f"{wishes.seed} {number}", number, asked, dead, wishes.but)
        print(in_words(game, wishes.games, asked, dead), flush=True)


def count(
    game: str, seed: str, number: int, asked: Counter[str], dead: Counter[str], untried: Container[str] = ()
) -> None:
    """Plays a game to its end, and counts its questions by their prompts."""
    match = lamplit.new(game, seed, options_of(game, number))
    players = {seat: make(game, "thumb", seat, f"{seed} {seat}") for seat in match.seats}
    runner = MatchRunner(match, players, random.Random(seed))
    while not match.over:
        question = the_only_one(match)
        if question is not None and len(question.options) > 1:
            asked[question.prompt] += 1
            if question.prompt not in untried and is_dead(match):
                dead[question.prompt] += 1
        if runner.step() is None:
            break


def the_only_one(match: Match) -> Question | None:
    """What is asked now, if it is a single question: of one seat, or of a team that any of them answers for all."""
    first, *others = match.questions
    if first.deadline is not None or (others and not match.together):
        return None
    return first


def options_of(game: str, number: int) -> dict[str, Any]:
    """The options of the games take turns over all that is varied."""
    varied = brought(game).varied
    combinations = [
        options
        for values in itertools.product(*varied.values())
        if go_together(game, options := dict(zip(varied, values, strict=True)))
    ]
    return combinations[random.Random(f"{game} {number}").randrange(len(combinations))]


def is_dead(match: Match) -> bool:
    """Whether all answers to the only open question lead to the same table."""
    question = match.questions[0]
    if len(question.options) > TOO_MANY:
        return False
    first = None
    for option in question.options:
        found = comes_to(match, question.seat, option.name)
        if found is None or (first is not None and found != first):
            return False
        first = found
    return True


def comes_to(match: Match, seat: str, name: str) -> str | None:
    """What lies on the table and what is asked when the step is over in which this is answered."""
    copy = match.clone()
    try:
        copy.answer(seat, name)
        for _ in range(UNTIL_DECIDED):
            if copy.over or copy.unfinished is None or not copy.unfinished.answers:
                break
            question = copy.questions[0]
            copy.answer(question.seat, question.options[0].name)
        else:
            return None
    except LamplitError:
        return None
    table = copy.table.pack()
    table.pop("asked")
    questions = [question.pack() | {"id": ""} for question in copy.questions]
    return json.dumps([brought(match.game.name).what_counts(table), questions], sort_keys=True, default=str)


def in_words(game: str, games: int, asked: Mapping[str, int], dead: Mapping[str, int]) -> str:
    """The figures of a game for people."""
    all_asked, all_dead = sum(asked.values()), sum(dead.values())
    share = all_dead / all_asked if all_asked else 0
    lines = [f"{game}: {games} games, {all_asked:,} questions, {all_dead:,} dead ({share:.2%})"]
    lines += [f"  {prompt}: {dead[prompt]} of {asked[prompt]}" for prompt in sorted(dead, key=lambda p: -dead[p])]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
