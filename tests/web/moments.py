"""Moments of games that were begun elsewhere, so that a test need not play its way there in a browser."""

from collections.abc import Callable
from random import Random
from typing import Any

import lamplit
from lamplit.bots import make

TEMPLE = {"players": 3, "intro": 0, "roll_lock": 0, "action_lock": 0}
A_MOMENT = 0.05
LONGEST = 5_000
MOST_GAMES = 40


def mansion(until: Callable[[lamplit.Match], bool], seed: int = 1, **options: Any) -> lamplit.Match:
    """A game of Terrorscape, played anyhow until something holds: the first in which it comes to that."""
    for tried in range(seed, seed + MOST_GAMES):
        match, luck = lamplit.new("terrorscape", tried, {"killer": "butcher", "team": "first"} | options), Random(tried)
        while not match.over and not until(match):
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
        if until(match):
            return match
    raise AssertionError("it never came to that")


def temple(until: Callable[[lamplit.Match], bool], seed: int = 1, **options: Any) -> lamplit.Match:
    """A game of Escape, played by people in a hurry until something holds: the first in which it comes to that."""
    for tried in range(seed, seed + MOST_GAMES):
        match = lamplit.new("escape", tried, TEMPLE | options)
        minds = {seat: make("escape", "thumb", seat, seat) for seat in match.seats}
        for _ in range(LONGEST):
            for seat, mind in minds.items():
                if until(match):
                    return match
                question = match.question(seat)
                wish = None if question is None else mind.choose(question, match.view(seat), [])
                if wish is not None:
                    match.answer(seat, wish, match.now + A_MOMENT)
            if match.over:
                break
    raise AssertionError("it never came to that")


def asks(*prompts: str) -> Callable[[lamplit.Match], bool]:
    """Whether one of these questions is open."""
    return lambda match: any(question.prompt in prompts for question in match.questions)


def offers(option: str) -> Callable[[lamplit.Match], bool]:
    """Whether somebody could answer that."""
    return lambda match: any(option in question for question in match.questions)


def just_before(until: Callable[[lamplit.Match], bool], seed: int = 1) -> tuple[lamplit.Match, str, str]:
    """A game of Terrorscape one answer before something holds; who gives that answer, and which it is."""
    match = mansion(until, seed)
    match.take_back(1)
    for question in match.questions:
        for option in question.options:
            tried = match.clone()
            tried.answer(question.seat, option.name)
            if until(tried):
                return match, question.seat, option.name
    raise AssertionError("no answer leads there")


def before_the_end(seed: int = 1) -> tuple[lamplit.Match, str, str]:
    """A game of Terrorscape, which Survivor ends it, and with which answer."""
    for tried in range(seed, seed + MOST_GAMES):
        match, seat, option = just_before(lambda match: match.over, tried)
        if seat != "killer":
            return match, seat, option
    raise AssertionError("no Survivor ends a game")
