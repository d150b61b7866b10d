"""Runs all checks of a haunt, one after another."""

from collections.abc import Iterator
from typing import Any

from .... import text
from ....games.betrayal.haunts import HAUNTS
from ....games.betrayal.haunts.form import Haunt
from ....games.betrayal.occasions import CATALOGUE, WON
from . import texts, trial_games
from .failures import by_players
from .findings import Finding
from .loading import LoadedHaunt

GAMES, BOT_GAMES = 40, 8


def check(loaded: LoadedHaunt, games: int = GAMES, bot_games: int = BOT_GAMES) -> Iterator[Finding]:
    """Check the module and its books, then play games at random and with bots."""
    yield from check_texts(loaded)
    yield from play(loaded.haunt, games, bot_games)


def check_texts(loaded: LoadedHaunt) -> Iterator[Finding]:
    """Check the module and its texts."""
    haunt, source = loaded.haunt, loaded.source
    yield _module(haunt, source)
    for language in text.LANGUAGES:
        missing = texts.missing_words(haunt, source, language)
        yield Finding("haunt-check-words", tuple(missing), args={"tongue": language})
        yield Finding("haunt-check-aloud", tuple(texts.unread_aloud(haunt, language)), args={"tongue": language})
    yield Finding("haunt-check-books", tuple(texts.wrong_books(haunt)))
    yield Finding("haunt-check-pictures", tuple(texts.missing_pictures(haunt)))


def play(haunt: Haunt, games: int, bot_games: int) -> Iterator[Finding]:
    """Play games at random, some of them under inspection, and games between bots."""
    yield from _random_games(haunt, games)
    yield Finding("haunt-check-promises", tuple(trial_games.under_inspection(haunt, games)))
    yield _bots(haunt, bot_games)


def _module(haunt: Haunt, source: str) -> Finding:
    """Check that the module has all its parts; report its length."""
    lines = len(source.splitlines())
    parts = {
        "setting_up": haunt.begins is not None,
        "on(WON)": WON in CATALOGUE.listeners((haunt.owner,)),
        "aims": "aims" in vars(haunt) and haunt.aims.__name__ != "<lambda>",
        "blocks": bool(haunt.blocks),
        "types": haunt.types is not None,
    }
    wrong = [f"haunt.{part}" for part, there in parts.items() if not there]
    known = {block for other in HAUNTS.values() if other is not haunt for block in other.blocks}
    wrong += [_say("unknown-block", block=block) for block in haunt.blocks if block not in known]
    return Finding("haunt-check-module", tuple(wrong), _say("lines", lines=lines))


def _random_games(haunt: Haunt, games: int) -> Iterator[Finding]:
    """Check that every random game ends and that everything in the haunt happens at least once."""
    found = trial_games.at_random(haunt, games)
    wrong = by_players(found.failures)
    if found.ends[""]:
        wrong.append(_say("endless", games=found.ends[""]))
    told = _say("ended", games=found.games, longest=found.longest)
    yield Finding("haunt-check-random", tuple(wrong), told)
    yield Finding("haunt-check-tokens", tuple(texts.unnamed_tokens(haunt, found.tokens)))
    tasks = {f"task:{task}" for task in trial_games.TASKS.get(haunt.owner, ())}
    never = ", ".join(sorted(tasks - found.done))
    yield Finding("haunt-check-tasks", tell=_say("never", tasks=never) if never else "")


def _bots(haunt: Haunt, games: int) -> Finding:
    """Check that each side wins some games between bots."""
    found = trial_games.by_bots(haunt, games)
    sides = ", ".join(
        f"{text.name(side, trial_games.GAME.name)} {won}" for side, won in found.sides.most_common() if side
    )
    wrong = by_players(found.failures)
    if len(found.sides) < 2 and found.games > 1:
        wrong.append(_say("one-sided", games=games))
    if found.sides[""]:
        wrong.append(_say("endless", games=found.sides[""]))
    return Finding("haunt-check-bots", tuple(wrong), sides)


def _say(message: str, **args: Any) -> str:
    return text.say(f"haunt-check-{message}", game=trial_games.GAME.name, **args)
