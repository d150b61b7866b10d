"""Shows a record: events in words, and the board if the game can be replayed."""

import time
from collections.abc import Callable
from typing import Any

from rich.text import Text

from .. import load, new, text
from ..engine import LamplitError, Match, UnknownSeat
from ..engine.knowledge.zones import may_see
from ..engine.records.story import Story
from .game_hooks import controls, draw
from .screen import Leave, Screen
from .start import game_title

Pause = Callable[[], None]


def watch(screen: Screen, story: Story, record: str, seat: str, pause: Pause) -> None:
    """Show a record from its beginning, as one seat saw it."""
    if seat not in story.seats:
        raise UnknownSeat("error-seat", seat=seat, known=", ".join(story.seats))
    game = story.header["game"]
    screen.game = game
    screen.say("replay-title", "bold", title=game_title(game), who=text.name(seat, game), count=len(story.segments))
    match = _playable(story, record)
    if match is None:
        screen.say("replay-words-only", "dim")
    try:
        for segment in story.segments:
            _show_segment(screen, story, segment, seat, match, pause)
    except (Leave, KeyboardInterrupt):
        screen.say("replay-left", "dim")
        return
    if story.result is None:
        screen.say("replay-unfinished", "bold")
    else:
        screen.show(Text(text.result(story.result, game), style="bold green"))
        if match is None:
            screen.say("replay-unverified", "bold yellow")


def at_speed(events_per_second: float) -> Pause:
    """Return a pause of fixed length for after each item."""
    return lambda: time.sleep(1 / events_per_second) if events_per_second > 0 else None


def step_by_step(screen: Screen) -> Pause:
    """Return a pause that waits for a key after each item."""
    return lambda: _wait(screen)


def _wait(screen: Screen) -> None:
    if screen.read(screen.words("replay-step")).casefold() == "q":
        raise Leave


def _playable(story: Story, record: str) -> Match | None:
    """Return the match at its beginning if replaying it gives the same record today."""
    seed = story.header.get("seed")
    if seed is None:
        return None
    try:
        match = load(record)
        return new(match.game.name, seed, match.options) if match.seed == seed else None
    except LamplitError:
        return None


def _show_segment(
    screen: Screen, story: Story, segment: dict[str, Any], seat: str, match: Match | None, pause: Pause
) -> None:
    game = story.header["game"]
    before = None if match is None else match.view(seat)
    if match is not None:
        for who, name, *moment in segment["answers"]:
            match.answer(who, name, at=moment[0] if moment else None)
    heard = [(kind, args) for audience, kind, args in segment["events"] if may_see(tuple(audience), seat)]
    for kind, args in heard:
        screen.show(Text.assemble(("· ", "dim"), text.event({"kind": kind, "args": args}, game)))
    changed = match is not None and match.view(seat) != before
    if live := controls(game):
        changed = changed and any(kind not in live.untold for kind, _args in heard)
    if match is not None and changed:
        screen.show(draw(game, match.view(seat)))
    if heard or changed:
        pause()
