"""Play of Lamplit's games and of catanatron's Catan, as work to be measured."""

from collections.abc import Sequence
from importlib.metadata import version
from itertools import cycle
from random import Random

from catanatron.game import TURNS_LIMIT, Game  # pyright: ignore[reportMissingImports]
from catanatron.models.player import Color, RandomPlayer  # pyright: ignore[reportMissingImports]

import lamplit
from lamplit.bots import MatchRunner, make
from lamplit.engine import CLOCK
from pairing import Work

PEER = f"catanatron {version('catanatron')}"
SELF = f"lamplit {lamplit.__version__}"

KEPT_ONE_IN = 20
"""A sample of positions takes one in so many as they come up in play, so that it is spread over many games."""


def play_at_random(game: str, luck: Random) -> Work:
    """Game after game, all that can be chosen left to chance, the clock's answers too.

    Counts decisions, real choices and whole games.
    """
    while True:
        match = lamplit.new(game, seed=luck.getrandbits(64))
        while not match.over:
            question = luck.choice(match.questions)
            options = question.options
            match.answer(question.seat, luck.choice(options).name)
            yield 1, len(options) > 1, match.over


def play_by_thumb(game: str, luck: Random) -> Work:
    """Game after game by the bots that play by rules of thumb, on the virtual clock.

    Counts the players' answers, whole games, and milliseconds of the time that people would have taken.
    """
    while True:
        seed = luck.getrandbits(64)
        match = lamplit.new(game, seed=seed)
        runner = MatchRunner(match, {seat: make(game, "thumb", seat, f"{seed} {seat}") for seat in match.seats}, luck)
        before = 0.0
        while (answer := runner.step()) is not None:
            yield answer[0] != CLOCK, match.over, round(1000 * (match.now - before))
            before = match.now


def play_catan(luck: Random) -> Work:
    """Game after game of four random players. Counts decisions, real choices and whole games."""
    while True:
        game = new_catan(luck)
        over = False
        while not over:
            choices = len(game.state.playable_actions)
            game.play_tick()
            over = not going_on(game)
            yield 1, choices > 1, over


def new_catan(luck: Random) -> Game:
    """A game of Catan for four."""
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    return Game(players, seed=luck.getrandbits(62) + 1)


def going_on(game: Game) -> bool:
    """Whether a game of Catan still runs; random players may never finish one."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def positions(game: str, luck: Random, count: int) -> list[lamplit.Match]:
    """Matches that wait for a real choice in the middle of a step, where a clone must play answers again."""
    kept: list[lamplit.Match] = []
    while len(kept) < count:
        match = lamplit.new(game, seed=luck.getrandbits(64))
        while not match.over:
            question, checkpoint = luck.choice(match.questions), match.checkpoint
            match.answer(question.seat, luck.choice(question.options).name)
            in_mid_step = match.checkpoint is checkpoint
            if in_mid_step and any(len(q.options) > 1 for q in match.questions) and not luck.randrange(KEPT_ONE_IN):
                kept.append(match.clone())
    return kept


def catan_positions(luck: Random, count: int) -> list[Game]:
    """Games of Catan that wait for a real choice."""
    kept: list[Game] = []
    while len(kept) < count:
        game = new_catan(luck)
        while going_on(game):
            game.play_tick()
            if len(game.state.playable_actions) > 1 and not luck.randrange(KEPT_ONE_IN):
                kept.append(game.copy())
    return kept


def clone(positions: Sequence[lamplit.Match]) -> Work:
    """Clone each in turn, up to the point where it knows who is asked."""
    for match in cycle(positions):
        _ = match.clone().questions
        yield (1,)


def clone_with_options(positions: Sequence[lamplit.Match]) -> Work:
    """Clone each in turn, up to the point where it knows all that may be answered, as a copied Catan does."""
    for match in cycle(positions):
        _ = [[*question.options] for question in match.clone().questions]
        yield (1,)


def copy(positions: Sequence[Game]) -> Work:
    """Copy each in turn."""
    for game in cycle(positions):
        game.copy()
        yield (1,)


def view(positions: Sequence[lamplit.Match]) -> Work:
    """Build the views of each match in turn. A match that is shown again at the same point would not."""
    for match in cycle(positions):
        for seat in match.seats:
            match.game.view(match.table, seat)
            yield (1,)
