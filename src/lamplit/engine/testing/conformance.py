"""Conformance: promises that every game must keep, checked by random play.

A game's tests need one line: `conformance.check(GAME, options, seed)` plays a whole game and raises `AssertionError`
with a telling message at the first broken promise. In short:

* a clone, a packed and unpacked checkpoint and a loaded record are the same match, and stay so when played on;
* what was handed out (views, events, clones, checkpoints) never changes afterwards, and looking changes nothing;
* questions offer at least one option, each once; what is not offered is refused and changes nothing;
* sides change only where a game says so; a module once in use stays in use, and its steps are taken only then;
* views, events and questions are of the types that the game declares, without a field more;
* what programs read in every game's views is there, and of the kind that `Frame` declares;
* no card is lost or made; every game ends;
* of every field the game says what it may hold at most, and every table that is played to lies within these bounds;
* secret books are secret: the spectator reads only what every seat may, no seat loses a book, and no book is open to
  all from the very beginning;
* an undone answer given again leads to the same place;
* no watcher can tell apart worlds that differ only in what the watcher may not know (see `secrecy`);
* such worlds are found, and everything hidden from a seat differs in some of them (see `sample_variety`).

One promise needs two processes: `digest` must be the same for every `PYTHONHASHSEED`.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

from ..game import Game
from ..matches.match import start
from ..state.chance import from_seed
from .inspection import Inspection, Report
from .random_play import NO_OPTIONS, play, random_answer
from .snapshots import state

__all__ = ["Report", "check", "digest", "play", "random_answer"]


def check(
    game: Game[Any],
    options: Mapping[str, Any] = NO_OPTIONS,
    seed: str = "1",
    every: int = 4,
    most: int = 5000,
    ahead: int = 12,
) -> Report:
    """Plays a game at random and checks every promise.

    The costly promises are checked at one decision in `every`, secrecy by playing two worlds up to `ahead` answers
    further. The game must be over after `most` decisions.
    """
    report = Report()
    try:
        Inspection(start(game, seed, options), from_seed(f"conformance {seed}"), report).run(every, most, ahead)
    except Exception as error:
        error.add_note(f"{game.name} {dict(options)}, seed {seed!r}, after {report.decisions} decisions")
        raise
    return report


def digest(game: Game[Any], options: Mapping[str, Any] = NO_OPTIONS, seed: str = "1", most: int = 5000) -> str:
    """A hash of all views, questions and the record of a random game."""
    match, luck = start(game, seed, options), from_seed(f"conformance {seed}")
    total = hashlib.sha256()
    for _ in range(most):
        total.update(state(match).encode())
        if match.over:
            break
        match.answer(*random_answer(match, luck))
    total.update(match.record().encode())
    return total.hexdigest()
